package ui

import "testing"

// TestScroll checks that the wheel scrolls the content under the pointer, never past its ends, and that the stick of a
// gamepad scrolls the text of a screen wherever the frame is.
func TestScroll(t *testing.T) {
	in := BoxAt(0, 100, 50, 200)
	var s Scroll
	wheel := func(y, by, want float64) {
		t.Helper()
		s.Update(&Pointer{X: 10, Y: y, Reading: Reading{Wheel: by}}, in, 500)
		if s.At != want {
			t.Errorf("turned by %g it is at %g, want %g", by, s.At, want)
		}
	}
	wheel(150, -1, scrollStep)
	wheel(50, -1, scrollStep)
	wheel(150, -100, 300)
	wheel(150, 100, 0)
	for _, c := range []struct{ y, want float64 }{{0, 0}, {190, 10}, {300, 120}, {250, 120}, {100, 100}, {480, 300}} {
		if s.Reveal(c.y, 20, in, 500); s.At != c.want {
			t.Errorf("with %g in sight it is at %g, want %g", c.y, s.At, c.want)
		}
	}
	s.At = 0
	stick := Reading{Framed: true, Wheel: -1, Pad: PadReading{Turn: -1}}
	for _, y := range []float64{150, 50} { // in the box, and beside it
		if at := s.At; !s.UpdateBeside(&Pointer{X: 10, Y: y, Reading: stick}, in, 500) || s.At != at+scrollStep {
			t.Errorf("with the frame at %g the stick scrolls from %g to %g", y, at, s.At)
		}
	}
	s.Update(&Pointer{}, in, 150)
	if s.At != 0 {
		t.Errorf("of what fits it is at %g", s.At)
	}
}

// scripted is an Input of one reading.
type scripted struct{ r Reading }

func (s *scripted) Read(r *Reading) { *r = s.r }

// TestTwice checks that only a quick second press in the same place makes a double click.
func TestTwice(t *testing.T) {
	var p Pointer
	in := &scripted{}
	press := func(x, after float64, want bool) {
		t.Helper()
		in.r = Reading{CursorX: x}
		p.Read(in, FitInto(1920, 1080), after)
		in.r.Left = true
		p.Read(in, FitInto(1920, 1080), Tick)
		if p.Twice != want {
			t.Errorf("pressed at %g after %g seconds it is the second press: %v", x, after, p.Twice)
		}
	}
	press(500, 1, false)
	press(503, 0.2, true)
	press(500, 0.2, false)
	press(500, 0.2, true)
	press(500, 5, false)
	press(600, 0.2, false)
	press(600, 0.2, true)
}
