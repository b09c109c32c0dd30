package menu

import (
	"errors"
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/savegame"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// TestSavesTabs checks that every tab shows its saves and opens them.
func TestSavesTabs(t *testing.T) {
	s := newStage(t, memory(t))
	s.has("*running named quick")
	s.push("CONTINUE")
	s.did("open running")
	s.row(1)
	s.has("running *named quick")
	s.push("OPEN")
	s.did("open named")
	s.push("TURNS")
	s.has("*turn-1 turn-2")
	s.LeadTo(t, s.frame, "the second turn", func(k *ui.PageTarget) bool { return k.Group == "saves" && k.Of == s.rows[1].ID })
	for range 25 {
		s.Tick(t)
	}
	s.key(ebiten.KeyEnter)
	s.has("turn-1 *turn-2")
	s.did("open turn-2")
	s.push("REPLAYS")
	s.push("WATCH")
	s.did("open replay")
	if w := s.rows[0]; w.Result == "" || w.rules != "Test mode" || w.size != "3 players" || w.title != "Bob, Cleo, Dora" {
		t.Errorf("the replay is told as %+v", w)
	}
	s.push("GAMES")
	s.row(2)
	s.row(2)
	s.did("open quick")
	s.program.Open = func(string) error { return errors.New("its cards are of another set") }
	s.key(ebiten.KeyEnter)
	s.says("", "Its cards are of another set.")
	s.key(ebiten.KeyEscape)
	s.did("title")
	s.push("BACK")
	s.did("title")
}

// TestSavesOpenOnSomething checks that the screen opens on the list that has an entry, and that every mark
// in it explains itself.
func TestSavesOpenOnSomething(t *testing.T) {
	m := testgame.NewStore(t)
	m.Put(savegame.SavedGame{SaveEntry: savegame.SaveEntry{ID: "replays/replay.lineup", Kind: savegame.Replay, Plan: bobPlan, Turn: 31, Over: true}})
	if s := newStage(t, m); s.tab != replaysTab || s.ids() != "*replay" {
		t.Errorf("with a finished game alone, list %d is shown: %q", s.tab, s.ids())
	}
	if s := newStage(t, testgame.NewStore(t)); s.tab != gamesTab {
		t.Errorf("with nothing saved, list %d is shown", s.tab)
	}
	s := newStage(t, memory(t))
	if s.tab != gamesTab {
		t.Errorf("with games, list %d is shown", s.tab)
	}
	for _, w := range s.all {
		for _, m := range w.marks {
			if markTips[m] == "" {
				t.Errorf("the mark %s does not explain itself", m)
			}
		}
	}
}

// TestSavesSearch checks that typing anywhere on the screen searches, and that the list can be
// sorted.
func TestSavesSearch(t *testing.T) {
	s := newStage(t, memory(t))
	for typed, want := range map[string]string{
		"EVEN": "*quick", "cleo test": "*named", "tournament": "*running quick", "autosave": "*running", "nobody": "", "undone": "*named",
	} {
		s.Type(t, typed)
		s.has(want)
		s.key(ebiten.KeyDelete) // applies to the typed text here
		s.key(ebiten.KeyEscape)
		s.did("")
		if s.search.Text != "" || len(s.rows) != 3 {
			t.Fatalf("Escape leaves %q searched for, and %d rows", s.search.Text, len(s.rows))
		}
		s.chosen, s.at = "", 0
		s.lay()
	}
	s.push("LATEST FIRST")
	s.has("named *running quick")
	s.push("BY TURN")
	s.has("quick *running named")
	s.push("BY TITLE")
	s.has("*running named quick")
	s.Type(t, "e")
	s.key(ebiten.KeyEnter)
	s.did("open running")
	if s.search.Focus {
		t.Error("Enter does not end typing")
	}
}

// TestSavesScroll checks that the wheel and the keys reach the ends of a long list.
func TestSavesScroll(t *testing.T) {
	m := memory(t)
	for i := range 30 {
		m.Put(savegame.SavedGame{SaveEntry: savegame.SaveEntry{ID: fmt.Sprintf("saves/more-%d.lineup", i), Kind: savegame.Named, Title: fmt.Sprint(i), Plan: anaPlan, Written: hoursAgo(100 + i)}})
	}
	s := newStage(t, m)
	s.Move(s.rowsBox.Middle())
	s.Wheel = -100
	s.Tick(t)
	if most := s.high() - s.rowsBox.H; s.scroll.At != most {
		t.Errorf("the wheel scrolls to %g, want %g", s.scroll.At, most)
	}
	s.row(len(s.rows) - 1)
	if short(s.chosen) != "more-29" {
		t.Errorf("the last row is %s", s.chosen)
	}
	s.key(ebiten.KeyPageUp, ebiten.KeyPageUp)
	if short(s.chosen) != "more-17" || s.scroll.At > float64(s.at)*rowPitch {
		t.Errorf("two pages up is %s, scrolled to %g", s.chosen, s.scroll.At)
	}
	for range 40 {
		if s.key(ebiten.KeyUp); short(s.chosen) == "running" {
			break
		}
		for range 8 { // the list may scroll
			s.Tick(t)
		}
	}
	for range 8 {
		s.Tick(t)
	}
	if short(s.chosen) != "running" || s.scroll.At != 0 {
		t.Errorf("at the top is %s, scrolled to %g", s.chosen, s.scroll.At)
	}
}
