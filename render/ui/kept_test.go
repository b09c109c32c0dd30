package ui

import (
	"testing"

	"lineup/render/art"
	"lineup/render/looptest"
)

// keptWindows are the windows and sizes of text of enlarged cards.
var keptWindows = [][2]int{{960, 540}, {1000, 600}, {1280, 720}, {1920, 1080}, {2560, 1440}, {3440, 1440}, {800, 1200}}

// TestEnlargedCardKeepsHeroes checks in windows of all sizes and with all sizes of text that the rules of a Super
// Hero are whole below an enlarged card, the longest ones only in windows of 720 lines or more, inside its place
// and apart from those of a second one, and that the card is large enough to be read. An enlarged Super Hero has
// no strip.
func TestEnlargedCardKeepsHeroes(t *testing.T) {
	one := &art.Face{Name: "Nightwing", Kind: art.SuperHero, Text: "Once during each of your turns, when you play an Equipment, +1 Power.\nOnce during each of your turns, if you have played two or more Equipment, draw a card."}
	other := &art.Face{Name: "Batman", Kind: art.SuperHero, Text: "When you play an Equipment on your turn, +1 Power."}
	card := &art.Face{Name: "Kick"}
	c := NewCanvas()
	for _, w := range keptWindows {
		for _, text := range []float64{1, 1.5, 2} {
			c.Settings = &Settings{TextScale: text, Scale: 1}
			c.size(w[0], w[1])
			for _, at := range []Box{BoxAt(8, 538, 372, 534), BoxAt(8, 538, 346, 534)} {
				for _, all := range [][]Kept{{{Face: one}}, {{Face: other}}, {{Face: one}, {Face: other, Lit: true}}} {
					var k keptHeroes
					k.lay(c, all, card, at)
					if len(k.strips) != len(all) {
						t.Fatalf("%d Super Heroes have %d strips", len(all), len(k.strips))
					}
					low := k.above.Y + k.above.H
					for i := len(k.strips) - 1; i >= 0; i-- { // from above
						s := &k.strips[i]
						if !s.whole && len(all) == 1 && (all[0].Face == other || c.Unit > 0.6) || !s.box.Within(at) || s.box.Y < low {
							t.Errorf("%v, text %g: strip %d of %d is at %.0f, whole: %v, below %.0f", w, text, i, len(all), s.box, s.whole, low)
						}
						low = s.box.Y + s.box.H
					}
					least := 170.0
					if text == 1 && c.Unit > 0.6 && all[0].Face == other {
						least = 270
					}
					if k.above.W < least-0.1 || k.above.W*CardAspect > k.above.H+0.01 {
						t.Errorf("%v, text %g: above %d strips the card is at %.0f", w, text, len(all), k.above)
					}
				}
			}
		}
	}
	var k keptHeroes
	k.lay(c, []Kept{{Face: one}}, one, BoxAt(8, 538, 372, 534))
	if len(k.strips) > 0 || k.above.W != 372 || !k.covers {
		t.Errorf("the enlarged Super Hero has %d strips and is at %.0f, over a ground: %v", len(k.strips), k.above, k.covers)
	}
	all := []Kept{{Face: one}, {Face: other}}
	k.lay(c, all, card, BoxAt(8, 538, 372, 534))
	if n := looptest.Allocations(20, func() { k.lay(c, all, card, BoxAt(8, 538, 372, 534)) }); n > 0 {
		t.Errorf("the same layout allocates %.0f times", n)
	}
}
