package ui

import "testing"

// TestTipsWait checks that a text under the pointer is shown only once the pointer has rested, and then
// stays while the pointer moves on it.
func TestTipsWait(t *testing.T) {
	c := NewCanvas()
	tells := func(words string, waits bool) bool {
		c.Waits = waits
		c.Read(1280, 720, nil, func(c *Canvas) {
			c.PointAt(110, 110)
			c.Offer(words, BoxAt(100, 100, 50, 50))
			c.DrawTip()
		})
		return c.Tells()
	}
	for i, step := range []struct {
		words       string
		waits, want bool
	}{{"one", true, false}, {"one", false, true}, {"one", true, true}, {"two", true, false}, {"one", true, false}, {"two", false, true}} {
		if got := tells(step.words, step.waits); got != step.want {
			t.Errorf("step %d: %q is shown: %v", i, step.words, got)
		}
	}
	var p Pointer
	for _, k := range []struct {
		still, hover float64
		framed, want bool
	}{{0.2, 0, false, false}, {0.4, 0, false, true}, {0.4, 0.5, false, false}, {0.9, 0.5, false, true}, {0.02, -0.3, false, true}, {0, 0.5, true, true}} {
		p.Still, p.Hover, p.Framed = k.still, k.hover, k.framed
		if p.Rests() != k.want {
			t.Errorf("%+v: it rests: %v", k, !k.want)
		}
	}
}
