package menu

import (
	"strings"
	"testing"

	"lineup/game/catalog"
	"lineup/game/savegame"
	"lineup/render/players"
	"lineup/render/wording"
)

// TestEntryInWords checks the lines of a Plan, and that text from a file is cut and shown on one
// line.
func TestEntryInWords(t *testing.T) {
	program := &Program{Catalog: catalog.Tested, Players: players.Computers{{Kind: "buyer", Name: "Fair"}}}
	w := program.inWords(savegame.Listed{SaveEntry: savegame.SaveEntry{ID: "a/b", Plan: anaPlan + " takebacks=any", Written: noon.Unix(), Program: "0.4"}}, noon)
	want := "Standard game/Rules: tournament/Cards: Base Set/Super-Villains: 10/Super Heroes: chosen/Anything can be undone/Seed 42"
	if got := strings.Join(w.about, "/"); got != want {
		t.Errorf("the plan is told as\n%s, not\n%s", got, want)
	}
	if got := strings.Join(w.seats, "/"); got != "Ana as The Flash/Robo, computer: Fair" || strings.Join(w.file, "/") != "Saved 22 Nov 2026, 12:00/Saved by Lineup 0.4" || w.plays != "" {
		t.Errorf("the seats are shown as %s", got)
	}
	w = program.inWords(savegame.Listed{SaveEntry: savegame.SaveEntry{Plan: anaPlan, Heroes: []string{"Batman", "Cyborg"}}}, noon)
	if got := strings.Join(w.seats, "/"); got != "Ana as Batman/Robo as Cyborg, computer: Fair" || w.plays != "Ana as Batman, Robo as Cyborg" {
		t.Errorf("the seats with their heroes are shown as %s, in the row %s", got, w.plays)
	}
	w = program.inWords(savegame.Listed{SaveEntry: savegame.SaveEntry{ID: "saves/x", Plan: `gone variant=odd "bad`, Title: "a\nb\x00" + strings.Repeat("c", 500)}}, noon)
	if len(w.title) > wording.MaxLetters+3 || !strings.HasPrefix(w.title, "a b ") || len(w.about) != 1 {
		t.Errorf("a title from a file is %q, and its plan %q", w.title, w.about)
	}
	if w = program.inWords(savegame.Listed{SaveEntry: savegame.SaveEntry{Plan: "gone profile=odd"}}, noon); w.rules != "gone, odd rules" {
		t.Errorf("a mode that is not there is told as %q", w.rules)
	}
}
