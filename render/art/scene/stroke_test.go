package scene

import (
	"testing"

	"lineup/render/art/pen"
)

// TestSmoothStrokes checks that a stroke goes through its places and swings out nowhere: not at an end that
// widens fast, and not beside two places that are almost the same.
func TestSmoothStrokes(t *testing.T) {
	for _, c := range []struct {
		name   string
		places []pen.Along
	}{
		{"a block with cut corners", []pen.Along{{Y: -52, Width: 40}, {Y: -44, Width: 58}, {Y: 44, Width: 62}, {Y: 54, Width: 50}}},
		{"a piece of a broken line", []pen.Along{{X: 0, Width: 0}, {X: 0.05, Width: 6}, {X: 20, Width: 6}, {X: 20.05, Width: 0}, {X: 60, Width: 0}}},
	} {
		line := smooth(c.places)
		x0, y0, x1, y1 := pen.Brush(line, 1, false).Bounds()
		high, low, left, right := 0.0, 0.0, 0.0, 0.0
		for _, p := range c.places {
			high, low, left, right = min(high, p.Y), max(low, p.Y), min(left, p.X), max(right, p.X)
		}
		const over = 0.4
		if c.places[0].X == c.places[1].X {
			if y0 < high-over || y1 > low+over {
				t.Errorf("%s is from %.1f to %.1f, want %v to %v", c.name, y0, y1, high, low)
			}
		} else if x0 < left-over || x1 > right+over || y0 < -3-over || y1 > 3+over {
			t.Errorf("%s is from (%.1f, %.1f) to (%.1f, %.1f)", c.name, x0, y0, x1, y1)
		}
		for _, p := range c.places {
			found := false
			for _, q := range line {
				found = found || p == q
			}
			if !found {
				t.Errorf("%s misses %v", c.name, p)
			}
		}
	}
}
