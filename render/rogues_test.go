package render

import (
	"strings"
	"testing"

	"lineup/render/ui"
)

// TestRoguesShowsItsMarks checks that a table of Crossover 5 says which cards in play belong to others and go back, how
// many VP tokens are on the Super-Villain, and how many each player has.
func TestRoguesShowsItsMarks(t *testing.T) {
	a := sceneOf(t, "rogues")
	page := a.canvas.Read(1280, 720, nil, func(*ui.Canvas) { a.drawScene() })
	var all strings.Builder
	for i := range page.Lines {
		all.WriteString(page.Lines[i].Text + " ")
	}
	for i := range page.Targets {
		all.WriteString(page.Targets[i].What + ": " + page.Targets[i].Says + " ")
	}
	for _, words := range []string{
		"'s card: whenever it leaves play, it goes back on top of ", "2 VP tokens for the player who defeats it", "9 VP tokens.", "4 VP tokens.",
	} {
		if !strings.Contains(all.String(), words) {
			t.Errorf("%q is not on the table", words)
		}
	}
	if t.Failed() {
		t.Log(all.String())
	}
}
