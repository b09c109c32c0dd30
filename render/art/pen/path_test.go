package pen

import (
	"math"
	"testing"
)

func TestPathData(t *testing.T) {
	for _, c := range []struct {
		name, data string
		want       Outline
	}{
		{"absolute lines", "M1 2 L3 4 H5 V6 Z", Outline{
			MoveTo(1, 2), LineTo(3, 4), LineTo(5, 4),
			LineTo(5, 6), ClosePath()}},
		{"relative lines, repeated", "m1 1 2 0 0,2z l-1-1", Outline{
			MoveTo(1, 1), LineTo(3, 1), LineTo(3, 3),
			ClosePath(), LineTo(0, 0)}},
		{"numbers without spaces", "M.5.5-1-.5", Outline{
			MoveTo(.5, .5), LineTo(-1, -.5)}},
		{"a mirrored quadratic", "M0 0 Q1 1 2 0 T4 0", Outline{
			MoveTo(0, 0), QuadTo(1, 1, 2, 0), QuadTo(3, -1, 4, 0)}},
		{"a mirrored cubic", "M0 0 c0 1 1 1 1 0 s1 -1 1 0", Outline{
			MoveTo(0, 0), CubicTo(0, 1, 1, 1, 1, 0),
			CubicTo(1, -1, 2, -1, 2, 0)}},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, err := parsePath(c.data)
			if err != nil {
				t.Error(err)
				return
			}
			if len(got) != len(c.want) {
				t.Errorf("%d steps, want %d", len(got), len(c.want))
				return
			}
			for i := range got {
				if got[i] != c.want[i] {
					t.Errorf("step %d is %v, want %v", i, got[i], c.want[i])
				}
			}
		})
	}
}

func TestArcStaysOnItsCircle(t *testing.T) {
	o := MustPath("M10 0 A10 10 0 0 1 -10 0 A10 10 0 0 1 10 0")
	if len(o) != 5 {
		t.Fatalf("%d steps, want a move and four quarter turns", len(o))
	}
	for _, s := range o[1:] {
		if r := math.Hypot(s.Points[4], s.Points[5]); math.Abs(r-10) > 1e-9 {
			t.Errorf("an end lies %g from the middle, want 10", r)
		}
	}
	// With the sweep flag set, the arc runs clockwise on the screen, starting downward.
	if o[1].Points[5] <= 0 {
		t.Errorf("the first quarter ends at y %g, want below 0 on the screen", o[1].Points[5])
	}
}

func TestPathErrors(t *testing.T) {
	for _, data := range []string{"M1", "M1 2 X3", "5 5", "M0 0 Z 3", "M0 0 L1 -", "M0 0 A1 1 0 0"} {
		if _, err := parsePath(data); err == nil {
			t.Errorf("%q was read without an error", data)
		}
	}
}
