package menu

import (
	"strings"
	"testing"
	"time"

	"lineup/game/catalog"
	"lineup/game/savegame"
)

// TestAges tells when something was kept.
func TestAges(t *testing.T) {
	for _, c := range []struct {
		at   time.Time
		want string
	}{
		{noon.Add(-2 * time.Minute), "today 11:58"}, {noon.Add(3 * time.Hour), "today 15:00"}, {noon.Add(-13 * time.Hour), "yesterday"},
		{noon.Add(-49 * time.Hour), "20 Nov"}, {noon.AddDate(-1, 0, 0), "22 Nov 2025"}, {noon.AddDate(0, 0, 1), "23 Nov"},
	} {
		if got := age(c.at.Unix(), noon); got != c.want {
			t.Errorf("%v is told as %q, want %q", c.at, got, c.want)
		}
	}
	if got := age(0, noon); got != "" {
		t.Errorf("a time that is not known is told as %q", got)
	}
}

// TestEntryInWords: a Plan is told line by line, and what comes from a file is never
// shown without end or on several lines.
func TestEntryInWords(t *testing.T) {
	program := &Program{Catalog: catalog.Tested, Players: []Player{{Kind: "buyer", Name: "Fair"}}}
	w := program.inWords(savegame.Listed{Entry: savegame.Entry{ID: "a/b", Plan: anaPlan + " takebacks=any", Written: noon.Unix(), Program: "0.4"}}, noon)
	want := "Standard game/Rules: tournament/Cards: Base Set/Villains: 10/Super Heroes: chosen/Anything may be taken back/Seed 42/Kept 22 Nov 2026, 12:00"
	if got := strings.Join(w.about, "/"); got != want {
		t.Errorf("the plan is told as\n%s, not\n%s", got, want)
	}
	if got := strings.Join(w.seats, "/"); got != "Ana, The Flash/Robo, computer: Fair" || w.by != "Lineup 0.4" {
		t.Errorf("the seats are told as %s", got)
	}
	w = program.inWords(savegame.Listed{Entry: savegame.Entry{ID: "saves/x", Plan: `gone variant=odd "bad`, Title: "a\nb\x00" + strings.Repeat("c", 500)}}, noon)
	if len(w.title) > maxWords+3 || !strings.HasPrefix(w.title, "a b ") || len(w.about) != 1 {
		t.Errorf("a title from a file is %q, and its plan %q", w.title, w.about)
	}
	if w = program.inWords(savegame.Listed{Entry: savegame.Entry{Plan: "gone profile=odd"}}, noon); w.rules != "gone, odd rules" {
		t.Errorf("a mode that is not there is told as %q", w.rules)
	}
	for said, want := range map[string]string{"": "Something went wrong.", "über": "Über.", "It is so.": "It is so.", "why?": "Why?"} {
		if got := told(said); got != want {
			t.Errorf("%q is told as %q, want %q", said, got, want)
		}
	}
}
