package art

import (
	"fmt"
	"strings"
	"testing"

	"lineup/render/art/pen"
	"lineup/render/art/typeset"
)

// widths are the card widths of a 1920 by 1080 table and of a 1280 by 720 one.
var widths = []int{480, 250, 232, 212, 204, 170, 155, 141, 136, 128, 126, 118, 84}

var longText = "+2 Power and an additional +1 Power for each different Hero in your discard pile.\n" +
	"First Appearance—Attack: Each player flips a Super Hero face down until the start of the next turn " +
	"and discards two cards at random, or gains a Weakness."

func sampleFaces() []Face {
	var faces []Face
	for k := range kindCount {
		for i, text := range []string{"", "+1 Power", "+3 Power. You may destroy a card in your hand or discard pile.", longText} {
			faces = append(faces, Face{
				Name: fmt.Sprintf("Name %d of a kind", i), Kind: k, Text: text, Cost: "12", VP: "-1", Keywords: "FIRST APP.",
			})
		}
	}
	return faces
}

func TestTextStaysClearOfStarAndBurst(t *testing.T) {
	for _, width := range widths {
		if width < smallWidth {
			continue
		}
		unit := float64(width) / CardWidth
		least := max(leastType, leastPixels/unit)
		for _, f := range sampleFaces() {
			top, text := arrange(f, least, ruler(unit))
			checkClear(t, text, cardColumn(f, top))
			if text.Size < least {
				t.Errorf("width %d: text of size %g, want at least %g", width, text.Size, least)
			}
			if f.Text != longText && !text.Whole && width >= 204 {
				t.Errorf("width %d: %q does not fit a card", width, f.Text)
			}
		}
	}
}

// checkClear fails if a word lies over the star or the burst.
func checkClear(t *testing.T, s typeset.Setting, c typeset.Column) {
	t.Helper()
	for _, w := range s.Words {
		capitals := pen.AreaAt(w.X, w.Y-pen.CapHeight(pen.Body, s.Size), w.W, pen.CapHeight(pen.Body, s.Size))
		for _, h := range c.Holes {
			if capitals.Meets(h) {
				t.Errorf("size %g: %q at %v meets the hole %v", s.Size, w.Text, capitals, h)
			}
		}
	}
}

// The star and the burst must lie inside the holes that text flows around.
func TestHolesCoverStarAndBurst(t *testing.T) {
	star := pen.AreaAt(starX-starRadius, CardHeight-starUp-starRadius, 2*starRadius, 2*starRadius)
	cost := pen.AreaAt(costX-costRadius, CardHeight-costUp-costRadius, 2*costRadius, 2*costRadius)
	for name, pair := range map[string][2]pen.Area{"star": {star, starHole}, "burst": {cost, costHole}} {
		in, out := pair[0], pair[1]
		if in.X < out.X || in.Y < out.Y || in.X+in.W > out.X+out.W || in.Y+in.H > out.Y+out.H {
			t.Errorf("the %s %v is not inside its hole %v", name, in, out)
		}
	}
}

func TestZoomShowsEverything(t *testing.T) {
	const width = 480
	unit := width / CardWidth
	for _, f := range append(sampleFaces(), Face{Name: "Endless", Text: strings.Repeat(longText+"\n", 4), Cost: "9"}) {
		text, height := zoomLayout(f, ruler(unit))
		if !text.Whole {
			t.Errorf("%s: the zoom cuts %q", f.Name, f.Text)
		}
		if px := text.Size * unit; px < 20 {
			t.Errorf("%s: the zoom's text is %.1f pixels, want 20", f.Name, px)
		}
		if text.Bottom+zoomFoot(f) > height+1e-6 {
			t.Errorf("%s: text reaches %.0f of %.0f, into the row of star and burst", f.Name, text.Bottom, height)
		}
	}
}

func TestNamesFit(t *testing.T) {
	names := []string{"KICK", "SUPER SPEED", "AQUAMAN'S TRIDENT", "PARALLAX THE DESTROYER", "A NAME THAT IS FAR LONGER THAN ANY CARD HAS"}
	for _, name := range names {
		st, squeeze := pen.Fit(name, CardWidth-32, pen.Style{Font: pen.Display, Size: 34, Tracking: 1}, 27)
		if w := pen.Measure(name, st) * squeeze; w > CardWidth-32+1e-6 {
			t.Errorf("%s is %.1f units wide on a card, want at most %g", name, w, CardWidth-32)
		}
		for _, width := range widths {
			pixels := float64(width) / smallCard
			set := setName(name, leastName(pixels))
			for _, line := range set.lines {
				if w := pen.Measure(line, set.st) * set.squeeze; w > smallCard-13+1e-6 {
					t.Errorf("width %d: %s is %.1f units wide, want at most %g", width, line, w, smallCard-13)
				}
			}
			if height := pen.CapHeight(pen.Display, set.st.Size) * pixels; height < leastCap-1e-6 {
				t.Errorf("width %d: capitals of %s are %.1f pixels high, want %g", width, name, height, leastCap)
			}
		}
	}
}
