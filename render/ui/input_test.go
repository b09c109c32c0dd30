package ui

import (
	"strings"
	"testing"
)

// TestPressBelongsToTheTop: the rest of a press is seen only by what was on top when it
// began. What has closed by a press takes its end along, and what has opened under one
// does not see it.
func TestPressBelongsToTheTop(t *testing.T) {
	type tick struct {
		left bool
		x    float64
		top  string // what takes the pointer, "" for nothing
		want string // who sees the button go up, or a drag
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
					p.Take(k.top)
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

// TestSpentPress: a press that was used up is nobody's any more.
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

// TestPointerHasCome: before the pointer has been in the window it is nowhere, and not in the corner
// it is told to be in.
func TestPointerHasCome(t *testing.T) {
	var p Pointer
	in := &scripted{}
	for i, k := range []struct {
		x    float64
		left bool
		want bool // it lies in the corner
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
