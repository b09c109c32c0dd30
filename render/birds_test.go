package render

import (
	"strings"
	"testing"

	"lineup/render/ui"
)

// TestBirdsShowRotations checks that a table of Crossover 6 says how far each card in play is rotated, before the
// viewer and other players, and which cards are under one, on the table and to the narrator.
func TestBirdsShowRotations(t *testing.T) {
	a := sceneOf(t, "birds")
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}} {
		page := a.canvas.Read(size[0], size[1], nil, func(*ui.Canvas) { a.drawScene() })
		var all strings.Builder
		for i := range page.Lines {
			all.WriteString(page.Lines[i].Text + " ")
		}
		for i := range page.Targets {
			all.WriteString(page.Targets[i].What + ": " + page.Targets[i].Says + " ")
		}
		for _, words := range []string{
			"1/4", "2/4", "3/4", "UNDER IT: 2", "UNDER A CARD 2", "Under it: Punch ×2.",
			"Rotated a quarter turn: three more make it upright.", "Rotated half a turn: two more quarter turns make it upright.",
			"Rotated three quarters of a turn: one more quarter turn makes it upright.",
			"In play: Scandal Savage (Defense, rotated 2/4), Clocktower (rotated 3/4), and Manhunter.", "In play: Eidetic Memory (rotated 1/4).",
		} {
			if !strings.Contains(all.String(), words) {
				t.Errorf("%v: %q is not on the table", size, words)
			}
		}
		if t.Failed() {
			t.Log(all.String())
		}
	}
}
