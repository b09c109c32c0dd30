package testgame

import (
	"testing"

	"lineup/game/savegame"
)

// TestMemoryStore: a running game is kept in one place, with its latest turns, and is a
// replay in the end.
func TestMemoryStore(t *testing.T) {
	m := &MemoryStore{}
	count := func() map[savegame.Kind]int {
		n := map[savegame.Kind]int{}
		for _, l := range m.List() {
			n[l.Kind]++
		}
		return n
	}
	g := savegame.Game{Entry: savegame.Entry{Game: "g", Plan: "seats=Ana,Bob"}}
	for turn := range 3 * maxTurns {
		g.Entry.Turn = turn + 1
		m.KeepTurn(g)
		m.Keep(g)
	}
	if n := count(); n[savegame.Running] != 1 || n[savegame.TurnStart] != maxTurns {
		t.Errorf("kept are %v", n)
	}
	for range 2 {
		g.Kind = savegame.Quick
		if _, err := m.Save(g); err != nil {
			t.Fatal(err)
		}
	}
	id, err := m.Finish(g, savegame.Finished{Game: "g", Turns: 30})
	if n := count(); err != nil || n[savegame.Running] != 0 || n[savegame.TurnStart] != 0 || n[savegame.Quick] != 1 || n[savegame.Replay] != 1 {
		t.Errorf("kept are %v, %v", n, err)
	}
	if f, _ := m.Finished(); len(f) != 1 || f[0].Replay != id {
		t.Errorf("finished are %+v", f)
	}
	m.Closed = "another Lineup is open"
	if _, err := m.Save(g); err == nil || m.ReadOnly() != m.Closed {
		t.Errorf("nothing can be kept, and it says %v", err)
	}
	m.KeepTurn(g)
	if n := count(); n[savegame.Running] != 0 {
		t.Errorf("kept are %v", n)
	}
	if g, err := m.Open(id); err != nil || g.Entry.Turn != 30 {
		t.Errorf("the replay stands in turn %d: %v", g.Entry.Turn, err)
	}
}
