package campaign

import (
	"strings"
	"testing"

	"lineup/render/art/pen"
	"lineup/render/looptest"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// TestPlatesFollowTheText checks that in tall windows the capitals on the plates of the overview grow
// with the text size, all by the same factor, and that in a wide one, which has no room for that, each
// plate says under the pointer what is on it.
func TestPlatesFollowTheText(t *testing.T) {
	looptest.NeedDisplay(t)
	results := append(append(testgame.Wins(1), testgame.Losses(2)...), testgame.Wins(1)...)
	sizes := func(w, h int, text float64) map[string]float64 {
		c := ui.NewCanvas()
		c.Settings = &ui.Settings{TextScale: text}
		out := map[string]float64{}
		for _, l := range c.Read(w, h, nil, overviewOf(t, testgame.Played(t, 3, false, results...), new([]string)).Draw).Lines {
			if l.Style.Font == pen.Display && l.Squeeze == 1 {
				out[strings.ToUpper(l.Text)] = l.Style.Size
			}
		}
		return out
	}
	plates := []string{"UNLOCKED", "SECRETS", "GO BACK TO", "ANA", "SIGNATURE 1 OF 3", "SCENARIO 1", "FIRST NIGHT OUT", "FIRST ATTEMPT", "WON", "CITY HALL", "SEALED"}
	for _, w := range [][2]int{{800, 1200}, {1080, 1920}} {
		usual, large := sizes(w[0], w[1], 1), sizes(w[0], w[1], 2)
		factor := large["UNLOCKED"] / usual["UNLOCKED"]
		if factor < 1.14 {
			t.Errorf("%v: the capitals grow by %.2f", w, factor)
		}
		for _, words := range plates {
			if usual[words] == 0 || large[words] < 0.95*factor*usual[words] || large[words] > 1.05*factor*usual[words] {
				t.Errorf("%v: %q has letters of %.1f, and of %.1f with large text, want %.2f times as many", w, words, usual[words], large[words], factor)
			}
		}
	}
	c := ui.NewCanvas()
	c.Settings = &ui.Settings{TextScale: 2}
	s := overviewOf(t, testgame.Played(t, 3, false, results...), new([]string))
	c.Read(1280, 720, nil, s.Draw)
	for want, b := range map[string]ui.Box{"Signature 1 of 3": ui.BoxAt(s.heroBox(0).X+60, s.heroBox(0).Y+4, 2, 2), "First Night Out": s.scenarioBox(0), "Mister Mxyzptlk: single games": s.unlockedBox} {
		x, y := b.Middle()
		if got := tipAt(c, s, x, y); !strings.Contains(got, want) {
			t.Errorf("a plate says %q under the pointer, want %q", got, want)
		}
	}
}
