package menu

import (
	"fmt"
	"path"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/catalog"
	"lineup/game/savegame"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

var _ Store = (*testgame.Store)(nil)

// noon is the current time in these tests.
var noon = time.Date(2026, 11, 22, 12, 0, 0, 0, time.Local)

// hoursAgo returns a time before noon, as a Store has it.
func hoursAgo(h int) int64 { return noon.Add(-time.Duration(h) * time.Hour).Unix() }

const (
	anaPlan = `standard sets=base profile=tournament villains=10 seats=Ana:person:"The Flash",Robo:buyer heroes=chosen seed=42`
	bobPlan = `trial seats=Bob,Cleo,Dora seed=7`
)

// memory returns a Store with a save of every kind.
func memory(t *testing.T) *testgame.Store {
	t.Helper()
	m := testgame.NewStore(t)
	for _, e := range []savegame.SaveEntry{
		{ID: "games/running.lineup", Kind: savegame.Running, Plan: anaPlan, Turn: 14, Written: hoursAgo(1)},
		{ID: "saves/named.lineup", Kind: savegame.Named, Title: "Before the end", Plan: bobPlan, Turn: 20, Written: hoursAgo(30), Beyond: true},
		{ID: "saves/quick.lineup", Kind: savegame.Quick, Title: "An evening", Plan: anaPlan, Turn: 3, Written: hoursAgo(50)},
		{ID: "turns/turn-1.lineup", Kind: savegame.TurnStart, Plan: anaPlan, Turn: 13, Written: hoursAgo(2)},
		{ID: "turns/turn-2.lineup", Kind: savegame.TurnStart, Plan: anaPlan, Turn: 12, Written: hoursAgo(3)},
		{ID: "replays/replay.lineup", Kind: savegame.Replay, Plan: bobPlan, Turn: 31, Written: hoursAgo(70), Over: true, Result: "Bob wins with 54 points"},
	} {
		m.Put(savegame.SavedGame{SaveEntry: e})
	}
	return m
}

// short returns an ID without its folder and its ending.
func short(id string) string { return strings.TrimSuffix(path.Base(id), ".lineup") }

// stage is a screen of saved games, hands on it, and its requests to the program.
type stage struct {
	frame *ui.Focus
	*Saves
	*uitest.Hands
	t     *testing.T
	asked []string
}

func newStage(t *testing.T, store Store) *stage {
	t.Helper()
	st := &stage{t: t, Hands: &uitest.Hands{}}
	p := testProgram(t, &st.asked)
	p.Catalog = catalog.Tested
	p.Store, p.Now = store, noon.Unix
	p.Open = func(id string) error { st.asked = append(st.asked, "open "+short(id)); return nil }
	st.Saves = NewSaves(p)
	st.frame = st.HoldFramed(ui.NewCanvas(), st.Update, st.Draw)
	st.settle()
	return st
}

// settle runs ticks until no background work is left.
func (s *stage) settle() {
	s.t.Helper()
	s.Tick(s.t) // a system dialog may return its choice in this tick
	s.Hands.Settle(s.t, func() bool {
		return !s.listing.Busy() && !s.acting.Busy()
	})
}

// push clicks a button and waits for the work that it starts.
func (s *stage) push(label string) {
	s.t.Helper()
	s.Button(s.t, &s.Buttons, label)
	s.settle()
}

// key presses keys.
func (s *stage) key(keys ...ebiten.Key) {
	s.t.Helper()
	for _, k := range keys {
		s.Press(s.t, k)
	}
	s.settle()
}

// row clicks a row.
func (s *stage) row(i int) {
	s.t.Helper()
	s.Click(s.t, s.rowsBox.X+300, s.rowsBox.Y+(float64(i)+0.5)*rowPitch-s.scroll.At)
}

// ids returns the rows, with a star before the chosen one.
func (s *stage) ids() string {
	var out []string
	for _, w := range s.rows {
		id := short(w.ID)
		if w.ID == s.chosen {
			id = "*" + id
		}
		out = append(out, id)
	}
	return strings.Join(out, " ")
}

// has checks the rows.
func (s *stage) has(want string) {
	s.t.Helper()
	if got := s.ids(); got != want {
		s.t.Errorf("the rows are %q, want %q", got, want)
	}
}

// usable returns the labels of the buttons that can be used.
func (s *stage) usable() string {
	var out []string
	for _, b := range s.Buttons.List {
		if !b.Off {
			out = append(out, b.Label)
		}
	}
	return strings.Join(out, ", ")
}

// did checks the requests since the last check.
func (s *stage) did(want string) {
	s.t.Helper()
	if got := strings.Join(s.asked, ", "); got != want {
		s.t.Errorf("the program was asked for %q, want %q", got, want)
	}
	s.asked = nil
}

// says checks the words below the list.
func (s *stage) says(said, fault string) {
	s.t.Helper()
	if s.said != said || s.fault != fault {
		s.t.Errorf("it says %q and %q, want %q and %q", s.said, s.fault, said, fault)
	}
}

// button returns the button with a label.
func button(bs *ui.Buttons, label string) (ui.Button, bool) {
	for _, b := range bs.List {
		if b.Label == label {
			return b, true
		}
	}
	return ui.Button{}, false
}

// putTorn adds a damaged file with backups to a store.
func putTorn(m *testgame.Store, id string, written int64, older []savegame.Old) {
	m.Write(id, []byte("torn"), written)
	for i, old := range older {
		m.Put(savegame.SavedGame{SaveEntry: savegame.SaveEntry{ID: fmt.Sprintf("%s.bak%d", id, i+1), Kind: savegame.Running, Plan: anaPlan, Turn: old.Turn, Written: old.Written}})
	}
}
