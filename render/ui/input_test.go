package ui

import (
	"strings"
	"testing"
)

// TestPressBelongsToTheTop checks that only the top overlay at the start of a press sees the rest
// of it, even if it closes or another opens meanwhile.
func TestPressBelongsToTheTop(t *testing.T) {
	type tick struct {
		left bool
		x    float64
		top  string // the overlay that takes the pointer, or "" if none
		want string // what the top sees: the release, a drag, or both
	}
	for name, ticks := range map[string][]tick{
		"a click":                      {{true, 0, "", ""}, {false, 0, "", "up"}},
		"a click on an overlay":        {{true, 0, "a", ""}, {false, 0, "a", "up"}},
		"closed by the press":          {{true, 0, "a", ""}, {false, 0, "", ""}, {true, 0, "", ""}, {false, 0, "", "up"}},
		"opened under the press":       {{true, 0, "", ""}, {false, 0, "a", ""}},
		"another one":                  {{true, 0, "a", ""}, {false, 0, "b", ""}},
		"opened and closed meanwhile":  {{true, 0, "", ""}, {true, 0, "a", ""}, {false, 0, "", "up"}},
		"a drag":                       {{true, 0, "", ""}, {true, 90, "", "drag"}, {false, 90, "", "drag up"}},
		"a drag out of an overlay":     {{true, 0, "a", ""}, {true, 90, "", ""}, {false, 90, "", ""}},
		"a drag into an overlay":       {{true, 0, "", ""}, {true, 90, "a", ""}, {false, 90, "a", ""}},
		"a drag in an overlay":         {{true, 0, "a", ""}, {true, 90, "a", "drag"}, {false, 90, "a", "drag up"}},
		"a press after one closed one": {{true, 0, "a", ""}, {true, 0, "", ""}, {false, 0, "", ""}, {true, 0, "", ""}, {true, 90, "", "drag"}},
	} {
		t.Run(name, func(t *testing.T) {
			var p Pointer
			in := &scripted{}
			for i, k := range ticks {
				in.r = Reading{CursorX: k.x, Left: k.left}
				p.Read(in, FitInto(1920, 1080), Tick)
				if k.top != "" {
					p.take(k.top)
				}
				got := ""
				if p.Dragging {
					got = "drag "
				}
				if p.Released {
					got += "up"
				}
				if got = strings.TrimSpace(got); got != k.want {
					t.Errorf("in tick %d is seen %q, not %q", i, got, k.want)
				}
			}
		})
	}
}

// TestSpentPress checks that a used-up press is neither a drag nor a click.
func TestSpentPress(t *testing.T) {
	var p Pointer
	in := &scripted{r: Reading{Left: true}}
	p.Read(in, FitInto(1920, 1080), Tick)
	p.Spend()
	in.r = Reading{CursorX: 90, Left: true}
	if p.Read(in, FitInto(1920, 1080), Tick); p.Dragging || p.Held {
		t.Error("a press that was used up is a drag")
	}
	in.r.Left = false
	if p.Read(in, FitInto(1920, 1080), Tick); p.Released {
		t.Error("a press that was used up is a click")
	}
}

// TestPointerHasCome checks that a pointer that has not been in the window yet is not in its
// corner.
func TestPointerHasCome(t *testing.T) {
	var p Pointer
	in := &scripted{}
	for i, k := range []struct {
		x    float64
		left bool
		want bool // it is in the corner
	}{{0, false, false}, {40, false, false}, {0, false, true}} {
		in.r = Reading{CursorX: k.x, Left: k.left}
		p.Read(in, FitInto(1920, 1080), Tick)
		if got := BoxAt(0, 0, 10, 10).Has(p.X, p.Y); got != k.want {
			t.Errorf("reading %d: in the corner is %v, want %v", i, got, k.want)
		}
	}
	p, in.r = Pointer{}, Reading{Left: true}
	if p.Read(in, FitInto(1920, 1080), Tick); p.X != 0 {
		t.Error("a press in the corner is not where it is")
	}
}
