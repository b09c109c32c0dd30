package render

import (
	"strings"
	"testing"

	"lineup/render/ui"
)

// TestTitansShowsItsMarks checks that a table of Teen Titans says which card waits in play and why the turn can't be
// ended, which types a text has added, and how many cards are set aside and under a Super Hero.
func TestTitansShowsItsMarks(t *testing.T) {
	a := sceneOf(t, "titans")
	page := a.canvas.Read(1280, 720, nil, func(*ui.Canvas) { a.drawScene() })
	var all strings.Builder
	for i := range page.Lines {
		all.WriteString(page.Lines[i].Text + " ")
	}
	for i := range page.Targets {
		all.WriteString(page.Targets[i].What + ": " + page.Targets[i].Says + " ")
	}
	for _, words := range []string{
		"WAITING", "+ EQUIPMENT", "SET ASIDE 3", "CARDS UNDER SUPER HERO: 2", "before you end your turn.", "Play Jaime Reyes from play first",
		"Waits in play: its player must play it during their next turn.", "Also has the card type Equipment now.",
	} {
		if !strings.Contains(all.String(), words) {
			t.Errorf("%q is not on the table", words)
		}
	}
	if t.Failed() {
		t.Log(all.String())
	}
}
