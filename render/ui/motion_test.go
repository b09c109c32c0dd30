package ui

import (
	"math"
	"testing"
)

// TestEases checks that every ease goes from 0 to 1, and that only Swing goes beyond 1.
func TestEases(t *testing.T) {
	for _, e := range []Ease{Settle, Glide, Swing, Drop} {
		if e.At(0) > 1e-9 || math.Abs(e.At(1)-1) > 1e-9 || e.At(-3) != e.At(0) || e.At(7) != e.At(1) {
			t.Errorf("ease %d goes from %v to %v", e, e.At(0), e.At(1))
		}
		most := 0.0
		for i := range 101 {
			most = math.Max(most, e.At(float64(i)/100))
		}
		if over := most > 1+1e-9; over != (e == Swing) {
			t.Errorf("ease %d comes as far as %v", e, most)
		}
	}
}

// fly steps a sprite until it has arrived, and returns the seconds it took.
func fly(t *testing.T, s *Sprite, plain bool, each func(Pose)) float64 {
	t.Helper()
	for i := range 600 {
		each(s.Pose())
		if s.Step(Tick, plain) {
			return float64(i+1) * Tick
		}
	}
	t.Fatal("the card never arrives")
	return 0
}

var here, there = Pose{X: 100, Y: 900, W: 200, Turn: 0.1}, Pose{X: 900, Y: 300, W: 112}

// TestSpriteArrives checks that a card arrives exactly when its time is over, on any course.
func TestSpriteArrives(t *testing.T) {
	for name, by := range map[string]Course{
		"straight": {Time: 0.26}, "arc": {Time: 0.38, Ease: Glide, Arc: 90, Turns: 2},
		"drop": {Time: 0.26, Delay: 0.15, Ease: Drop, Bounce: 6}, "at once": {}, "swing": {Time: 0.14, Ease: Swing},
	} {
		t.Run(name, func(t *testing.T) {
			s := SpriteAt(nil, here)
			if !s.Send(there, by) || s.Send(there, by) {
				t.Error("the card does not tell a new place from an old one")
			}
			high := 0.0 // above a straight line
			took := fly(t, &s, false, func(p Pose) {
				straight := here.Y + (there.Y-here.Y)*(p.X-here.X)/(there.X-here.X)
				high = math.Max(high, straight-p.Y)
			})
			if want := by.Time + by.Delay; took < want-1e-9 || took > want+2*Tick {
				t.Errorf("it takes %.3f seconds, not %.3f", took, want)
			}
			if s.Pose() != there || !s.Arrived() {
				t.Errorf("it lies at %v", s.Pose())
			}
			if by.Arc > 0 && (high < by.Arc-5 || high > by.Arc+1e-9) {
				t.Errorf("it comes as high as %v", high)
			}
			if by.Delay > 0 && s.Waits() {
				t.Error("it still waits")
			}
		})
	}
}

// TestSpriteBounces checks that a bouncing card lands, jumps once and comes to rest.
func TestSpriteBounces(t *testing.T) {
	w := Course{Time: 1, Ease: Drop, Bounce: 6}
	from, to := Pose{Y: 0, W: 1}, Pose{Y: 100, W: 1}
	if y := w.along(from, to, bounceFrom).Y; math.Abs(y-100) > 1e-9 {
		t.Errorf("it has come down at %v", y)
	}
	if y := w.along(from, to, (1+bounceFrom)/2).Y; math.Abs(y-94) > 1e-9 {
		t.Errorf("it jumps to %v", y)
	}
}

// TestDivert checks that a card diverted on its way does not jump and does not arrive earlier.
func TestDivert(t *testing.T) {
	s := SpriteAt(nil, here)
	s.Send(there, Course{Time: 0.3, Ease: Glide, Arc: 90})
	for range 9 {
		s.Step(Tick, false)
	}
	before := s.Pose()
	to := there
	to.X += 60
	if !s.Divert(to, Course{Time: 0.1}) || s.Pose() != before {
		t.Errorf("it jumps from %v to %v", before, s.Pose())
	}
	if took := fly(t, &s, false, func(Pose) {}); took < 0.14 || s.Pose() != to {
		t.Errorf("it takes another %.3f seconds, and lies at %v", took, s.Pose())
	}
	waiting := SpriteAt(nil, here)
	waiting.Send(there, Course{Time: 0.3, Delay: 1})
	if waiting.Divert(to, Course{}); !waiting.Waits() || waiting.Goal() != to {
		t.Error("what has not set off does not wait any more")
	}
}

// TestPrinted checks that the picture of a diverted card has either its old width or its new one,
// so no picture is painted for a width in between.
func TestPrinted(t *testing.T) {
	small, large := Pose{W: 100}, Pose{X: 400, W: 200}
	s := SpriteAt(nil, small)
	for n := range 60 {
		if n%7 == 3 {
			to := small
			if n%2 == 1 {
				to = large
			}
			s.Send(to, Course{Time: 0.4, Ease: Glide})
		}
		s.Step(Tick, false)
		if w := s.printed(); w != small.W && w != large.W {
			t.Fatalf("after %d ticks it is shown by a picture %.1f wide", n, w)
		}
	}
	for !s.Step(Tick, false) {
	}
	if s.printed() != s.Goal().W {
		t.Errorf("where it lies it is shown by a picture %.1f wide, not %.1f", s.printed(), s.Goal().W)
	}
}

// TestPlainMotion checks that with reduced motion a card fades out in one place and in at the
// other, and is never seen between them.
func TestPlainMotion(t *testing.T) {
	s := SpriteAt(nil, here)
	s.Send(there, Course{Time: 0.26, Arc: 90, Turns: 2})
	least := 1.0
	fly(t, &s, true, func(p Pose) {
		if p != here && p != there {
			t.Errorf("it is seen at %v", p)
		}
		least = math.Min(least, s.opacity())
	})
	if least > 0.2 || s.opacity() != 1 {
		t.Errorf("it fades to %v, and then is %v", least, s.opacity())
	}
	near := here
	near.Y -= 10
	s = SpriteAt(nil, here)
	s.Send(near, Course{Time: 0.26})
	if took := fly(t, &s, true, func(Pose) {}); took > 2*Tick {
		t.Errorf("to the side of its place it takes %.3f seconds", took)
	}
}

// TestShake checks that a shake starts right away and comes to rest.
func TestShake(t *testing.T) {
	if Shake(0, 8) != 0 || Shake(1, 8) != 0 || Shake(4, 8) != 0 {
		t.Error("it shakes before it is hit, or does not come to rest")
	}
	most := 0.0
	for i := range 100 {
		most = math.Max(most, math.Abs(Shake(float64(i)/100, 8)))
	}
	if most < 6 || most > 8 {
		t.Errorf("it swings out %v", most)
	}
}

// TestShadowFollowsFlight checks that a card flying in an arc rises to the height of a lifted one
// and lands softly, and that a card that only fades stays down.
func TestShadowFollowsFlight(t *testing.T) {
	for _, plain := range []bool{false, true} {
		s := SpriteAt(nil, here)
		s.Send(there, Course{Time: 1, Ease: Glide, Arc: 80})
		highest, last := 0.0, 0.0
		for range 60 {
			s.Step(1.0/60, plain)
			if last = s.airborne(); last > highest {
				highest = last
			}
			if part := s.part(); !plain && part > 0.2 && part < 0.6 && last != 1 {
				t.Errorf("at %.2f of its way the card is at a height of %.2f", part, last)
			}
		}
		if last != 0 || plain != (highest == 0) {
			t.Errorf("plain %v: the card comes as high as %.2f, and ends at %.2f", plain, highest, last)
		}
	}
}
