package render

import (
	"strings"
	"testing"
	"unicode"

	"lineup/render/looptest"
	"lineup/render/table"
	"lineup/render/ui"
)

// TestMapIsSpoken checks what the narrator says about everything on the map: each Character, Villain, card, space,
// chip, Level, Location and pile has a name and sentences about itself.
func TestMapIsSpoken(t *testing.T) {
	looptest.NeedDisplay(t)
	want := map[string][]string{
		"map": {"Your Character. The Flash. It is in Slot 3.", "Bob's Character. Batman. It is in Slot 2.", "Your discard pile. 7 cards. On top: Heat Vision. Super Power, Cost 5, ",
			"Move to Slot 2 (2 of 3 Move).", "Cleo: Green Arrow. Cleo plays Green Arrow for you: +2 Power.", "3 Move: draw a card. The Flash: ", "Threat Level 2. Done. When this Level is reached, ",
			"Police Station. Location 2. It has 4 of 5 Hit Points. ", "Daily Planet. Location 5. It is destroyed and has no effect.", "The destroyed pile. 3 cards. On top: Jetpack.",
			"Bob: Black Canary, not available. Bob can play Black Canary for you as an Assist once you are within its Range of 1."},
		"map-help":  {"Dora: Simon Baz, not available. "},
		"map-pause": {"Telepathy. You play Telepathy for Dora: +1 Power."},
		"map-first": {"Choose Bob. Jessica Cruz. Enters on first turn.", "The goal: First Night Out. Defeat 5 Super-Villains before time runs out."},
	}
	for name, wanted := range want {
		a := sceneOf(t, name)
		a.canvas.Settings = &ui.Settings{Speed: ui.Instant}
		draw := func(c *ui.Canvas) {
			c.PointAt(-1, -1)
			a.scene.Draw(c)
		}
		a.canvas.Read(1280, 720, nil, draw)
		a.scene.(*table.Table).Refresh()
		all := ""
		for _, k := range a.canvas.Read(1280, 720, nil, draw).Targets {
			says := k.Spoken()
			all += says + "\n"
			for _, bad := range []string{"Standee", "Super-villain", " · ", "ADD +", "..", "lacks", "\x00"} {
				if strings.Contains(says, bad) {
					t.Errorf("%s: %q is said", name, says)
				}
			}
			for _, part := range strings.Split(says, ". ") {
				if r := []rune(strings.TrimSpace(part)); len(r) == 0 || unicode.IsLower(r[0]) {
					t.Errorf("%s: %q of %q begins in lower case", name, part, says)
				}
			}
			if strings.Contains(says, "Villain, Cost") && !strings.Contains(says, ". It is in Slot ") && !strings.Contains(says, ". It is at ") {
				t.Errorf("%s: %q does not say where it is", name, says)
			}
		}
		for _, says := range wanted {
			if !strings.Contains(all, says) {
				t.Errorf("%s: nothing says %q", name, says)
			}
		}
	}
}
