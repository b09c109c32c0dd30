package campaign

import (
	"strings"
	"testing"

	"lineup/render/art/pen"
	"lineup/render/looptest"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// TestPlatesFollowTheText checks that in tall windows the capitals on the plates of the overview grow
// with the text size, all by the same factor, and that in a wide one, which has less room for that, each
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

// TestPlatesUseWideWindows checks that the overview is as wide and as high as the window up to a limit, that
// its capitals grow with the width and with the text size, and that no words are cut for that.
func TestPlatesUseWideWindows(t *testing.T) {
	looptest.NeedDisplay(t)
	results := append(append(testgame.Wins(1), testgame.Losses(2)...), testgame.Wins(1)...)
	show := func(w, h int, text float64) (*Overview, ui.Fit, map[string]float64) {
		c := ui.NewCanvas()
		c.Settings = &ui.Settings{TextScale: text}
		f := c.Settings.Fit(w, h)
		s, sizes := overviewOf(t, testgame.Played(t, 3, false, results...), new([]string)), map[string]float64{}
		for _, l := range c.Read(w, h, nil, s.Draw).Lines {
			if sizes[strings.ToUpper(l.Text)] = l.Style.Size / f.Unit; strings.HasSuffix(l.Text, "…") {
				t.Errorf("%dx%d, text %g: %q is cut", w, h, text, l.Text)
			}
		}
		return s, f, sizes
	}
	_, _, usual := show(1920, 1080, 1)
	plates := []string{"UNLOCKED", "SECRETS", "GO BACK TO", "ANA", "SIGNATURE 1 OF 3", "SCENARIO 1", "WON", "CITY HALL", "SEALED"}
	for _, at := range []struct {
		w, h         int
		text, larger float64
	}{
		{2560, 1440, 1, 1}, {2560, 1440, 1.5, 1.1}, {1280, 720, 2, 1.1}, {1920, 1200, 1.5, 1.2}, {2560, 1080, 1, 1.1}, {3440, 1440, 1, 1.1}, {3440, 1440, 2, 1.1},
	} {
		s, f, sizes := show(at.w, at.h, at.text)
		for _, words := range plates {
			if got := sizes[words] / usual[words]; got < at.larger-0.01 || at.larger == 1 && got > 1.01 {
				t.Errorf("%dx%d, text %g: the letters of %q are %.2f times as large as usual, want %.2f", at.w, at.h, at.text, words, got, at.larger)
			}
		}
		all := s.overviewPlaces.heroes
		for _, b := range []ui.Box{s.townBox, s.unlockedBox, s.secretsBox, s.backBox, s.boxes, s.continueBox, s.smallBox[3]} {
			all = all.Joined(b)
		}
		if room := f.Room(); !all.Within(room) || all.W < 0.97*room.W || all.H < 0.85*room.H {
			t.Errorf("%dx%d: the plates are in %.0f of %.0f", at.w, at.h, all, room)
		}
		uitest.Apart(t, map[string]ui.Box{"the heroes": s.overviewPlaces.heroes, "the city": s.townBox, "unlocked": s.unlockedBox, "secrets": s.secretsBox, "points": s.backBox, "boxes": s.boxes,
			"CONTINUE": s.continueBox, "button 1": s.smallBox[0], "button 2": s.smallBox[1], "button 3": s.smallBox[2], "button 4": s.smallBox[3]})
	}
}
