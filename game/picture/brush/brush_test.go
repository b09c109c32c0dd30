package brush_test

import (
	"math"
	"testing"

	"lineup/game/picture"
	"lineup/game/picture/brush"
)

// along returns the places of a stroke.
func along(t *testing.T, p picture.Part) []picture.Along {
	t.Helper()
	s, ok := p.What.(picture.Stroke)
	if !ok || len(s.Along) == 0 {
		t.Fatalf("%T isn't a stroke, or has no place", p.What)
	}
	return s.Along
}

// near reports whether two numbers are almost the same.
func near(a, b float64) bool { return math.Abs(a-b) < 1e-9 }

// TestAt checks that a thing made of strokes is moved, enlarged, and turned, but that the line around it is as
// wide at each size.
func TestAt(t *testing.T) {
	at := brush.At{X: 10, Y: 20, K: 2, Turn: math.Pi / 2}
	got := at.Stroke(3, 0, 4, 0, 5, 1)
	for i, want := range [...]picture.Along{brush.To(10, 26, 8), brush.To(0, 20, 2)} {
		if !near(got[i].X, want.X) || !near(got[i].Y, want.Y) || !near(got[i].Width, want.Width) {
			t.Errorf("place %d is %v, want %v", i, got[i], want)
		}
	}
	if here := (brush.At{}).Stroke(3, 4, 5)[0]; here != brush.To(3, 4, 5) {
		t.Errorf("a place of the window is %v", here)
	}
	ball := at.Ball(0xffffff, 3, 0, 4)
	line, body := along(t, ball[0]), along(t, ball[1])
	if top := line[0]; !near(top.X, 10) || !near(top.Y, 26-8-brush.Line) {
		t.Errorf("the line around a ball begins at %v", top)
	}
	if top := body[0]; !near(top.X, 10) || !near(top.Y, 26-8) {
		t.Errorf("a ball begins at %v", top)
	}
	if dot := along(t, at.Dot(0xffffff, 3, 0, 4)[0]); dot[0] != body[0] {
		t.Errorf("a disc begins at %v, and a ball at %v", dot[0], body[0])
	}
}

// TestShapes checks the shapes that strokes make.
func TestShapes(t *testing.T) {
	for _, p := range brush.Ring(5, 6, 30, 10, math.Pi/2, 2) {
		dx, dy := p.X-5, p.Y-6
		if d := dx*dx/100 + dy*dy/900; !near(d, 1) {
			t.Errorf("(%.1f, %.1f) is not on the ring", p.X, p.Y)
		}
	}
	for _, p := range brush.Disc(5, 6, 7) {
		if d := math.Hypot(p.Width/2, p.Y-6); !near(d, 7) {
			t.Errorf("the disc has radius %.2f at height %.1f", d, p.Y)
		}
	}
	bolt := brush.Bolt(0xffe14d, brush.To(0, 0, 6), brush.To(10, 8, 6), brush.To(4, 8, 4), brush.To(20, 20, 1))
	if len(bolt) != 6 {
		t.Fatalf("a bolt of three pieces has %d parts, want 6", len(bolt))
	}
	for i, p := range bolt {
		if inked := p.What.(picture.Stroke).C == picture.Ink; inked != (i < 3) {
			t.Errorf("part %d of a bolt is in ink: %v", i, inked)
		}
	}
	far := 0.0
	for _, p := range brush.Burst(0xffe14d, 5, 6, 40) {
		for _, a := range along(t, p) {
			far = max(far, math.Hypot(a.X-5, a.Y-6))
		}
	}
	if !near(far, 40+brush.Line) {
		t.Errorf("a flash with radius 40 and its line end after %.1f", far)
	}
}

// TestParts checks how parts are put together.
func TestParts(t *testing.T) {
	if s := brush.Flat(picture.Ink, brush.To(0, 0, 2), brush.To(0, 9, 2)).What.(picture.Stroke); s.Shade != 0 {
		t.Errorf("the shade of ink begins after %v", s.Shade)
	}
	groups := [][]picture.Part{brush.Ball(1, 0, 0, 5), brush.Solid(2, brush.To(0, 0, 2), brush.To(0, 9, 2))}
	front := brush.Front(groups...)
	if len(front) != 4 {
		t.Errorf("two groups of two have %d parts", len(front))
	}
	for i, p := range front {
		if !p.Before {
			t.Errorf("part %d is behind the subject", i)
		}
	}
}
