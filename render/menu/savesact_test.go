package menu

import (
	"errors"
	"strings"
	"syscall"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/savegame"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
	"lineup/render/wording"
)

// TestSavesRename checks that titles can be typed in place.
func TestSavesRename(t *testing.T) {
	m := memory(t)
	s := newStage(t, m)
	s.key(ebiten.KeyF2)
	if s.naming {
		t.Fatal("a running game can be given a title")
	}
	s.row(1)
	s.key(ebiten.KeyF2, ebiten.KeyEnd)
	for range "the end" {
		s.key(ebiten.KeyBackspace)
	}
	s.Type(t, strings.Repeat("x", 60))
	s.key(ebiten.KeyEnter)
	long := "Before " + strings.Repeat("x", 17)
	if w, _ := s.one(); short(w.ID) != "named" || w.Title != long {
		t.Errorf("the title is %q, want %q", w.Title, long)
	}
	s.did("")
	s.push("RENAME")
	s.key(ebiten.KeyEnd)
	s.Type(t, "y")
	s.key(ebiten.KeyBackspace, ebiten.KeyBackspace)
	b, _ := button(&s.Buttons, "DELETE")
	s.Click(t, b.Box.X+20, b.Box.Y+20) // saves the title and deletes nothing
	s.settle()
	if w, _ := s.one(); short(w.ID) != "named" || w.Title != long[:22] {
		t.Errorf("a click elsewhere leaves the title %q", w.Title)
	}
	s.push("RENAME")
	s.Type(t, "no")
	s.key(ebiten.KeyEscape)
	s.did("")
	if w, _ := s.one(); w.Title != long[:22] || s.naming {
		t.Errorf("Escape leaves the title %q", w.Title)
	}
	s.push("RENAME")
	s.Type(t, "Evening")
	s.key(ebiten.KeyEnter)
	if w, _ := s.one(); w.Title != "Evening" {
		t.Errorf("typing makes the title %q, want it to replace the old one", w.Title)
	}
}

// TestSavesDelete checks that a save is deleted without a question and can be restored.
func TestSavesDelete(t *testing.T) {
	s := newStage(t, memory(t))
	s.row(1)
	s.key(ebiten.KeyDelete)
	s.has("running *quick")
	s.says("Deleted Before the end.", "")
	later := NewSaves(s.program)
	if later.lay(); later.program.Undo == "" {
		t.Error("a save that was deleted cannot be brought back after leaving the screen")
	}
	if _, ok := button(&later.Buttons, "RESTORE"); !ok {
		t.Error("there is no RESTORE after leaving the screen")
	}
	s.push("REPLAYS")
	s.push("RESTORE")
	s.has("running *named quick")
	s.says("Restored.", "")
	if _, ok := button(&s.Buttons, "RESTORE"); ok {
		t.Error("it can be brought back twice")
	}
	s.key(ebiten.KeyDelete)
	s.Ctrl = true
	s.key(ebiten.KeyZ)
	s.Ctrl = false
	s.has("running *named quick")
	s.push("DUPLICATE")
	if w, _ := s.one(); w.Title != "Copy of Before the end" || short(w.ID) == "named" || len(s.rows) != 4 {
		t.Errorf("duplicated, %s is chosen of %d", w.ID, len(s.rows))
	}
}

// TestSavesDamaged checks that a damaged save is a row with a reason and offers its backups.
func TestSavesDamaged(t *testing.T) {
	m := memory(t)
	putTorn(m, "games/torn.lineup", hoursAgo(0), []savegame.Old{{Turn: 7, Written: hoursAgo(4)}, {Turn: 6, Written: hoursAgo(20)}, {Turn: 5, Written: hoursAgo(600)}})
	m.PutNewer("saves/new.lineup", "9.1", hoursAgo(90))
	s := newStage(t, m)
	s.has("*torn running named quick new")
	if want := "GAMES, TURNS, REPLAYS, LATEST FIRST, EXPORT, DELETE, OPEN FROM TURN 6, YESTERDAY, OPEN FROM TURN 5, 28 OCT, OPEN FROM TURN 7, 08:00, BACK, IMPORT"; s.usable() != want {
		t.Errorf("of what is damaged the buttons are %s", s.usable())
	}
	if over, _, _, _ := s.rows[0].lines(); over != wording.Sentence(s.rows[0].Fault)+" Older saves can be opened." {
		t.Errorf("about a damaged save it says %q", over)
	}
	s.key(ebiten.KeyEnter, ebiten.KeyF2)
	s.did("")
	s.push("OPEN FROM TURN 6, YESTERDAY")
	s.did("open torn.lineup.bak2")
	s.choose(4)
	if over, _, _, _ := s.rows[4].lines(); over != "This file was saved by Lineup 9.1, which is newer than this one: open it with that version. Here you can only export it." {
		t.Errorf("about a newer save it says %q", over)
	}
	s.key(ebiten.KeyDelete, ebiten.KeyEnter)
	if want := "GAMES, TURNS, REPLAYS, LATEST FIRST, EXPORT, BACK, IMPORT"; s.usable() != want || len(s.rows) != 5 {
		t.Errorf("of what is newer the buttons are %s", s.usable())
	}
}

// TestSavesClosed checks that the screen says why nothing can be saved, and that the saves can
// still be read.
func TestSavesClosed(t *testing.T) {
	m := memory(t)
	m.Lock()
	s := newStage(t, m)
	if want := "GAMES, TURNS, REPLAYS, LATEST FIRST, EXPORT, BUG REPORT, CONTINUE, BACK"; s.usable() != want || s.notice != m.ReadOnly() {
		t.Errorf("it says %q, and the buttons are %s", s.notice, s.usable())
	}
	s.key(ebiten.KeyDelete)
	s.has("*running named quick")

	m = memory(t)
	g, err := m.Open("games/running.lineup")
	if err != nil {
		t.Fatal(err)
	}
	m.Fail(syscall.ENOSPC)
	m.Keep(g)
	if m.Flush() == nil {
		t.Fatal("a full disk keeps a game")
	}
	s = newStage(t, m)
	s.push("DELETE")
	s.has("*running named quick")
	s.says("", "No space left on device.")
	s.row(1)
	s.key(ebiten.KeyF2)
	s.Type(t, "x")
	s.key(ebiten.KeyEnter)
	s.says("", "No space left on device.")
	if s.notice != m.Trouble() || s.notice == "" || s.program.Undo != "" {
		t.Errorf("it says %q, and offers to undo %q", s.notice, s.program.Undo)
	}
}

// slow is a Store on a slow disk.
type slow struct {
	*testgame.Store
	gate chan bool
}

func (s slow) List() []savegame.Listed {
	<-s.gate
	return s.Store.List()
}

func (s slow) Delete(id string) error {
	<-s.gate
	return s.Store.Delete(id)
}

// TestSavesSlow checks that the screen keeps running while a disk is slow, and that it does one job
// at a time.
func TestSavesSlow(t *testing.T) {
	m := slow{memory(t), make(chan bool)}
	var asked []string
	p := testProgram(t, &asked)
	p.Store, p.Now = m, noon.Unix
	s := NewSaves(p)
	h := &uitest.Hands{}
	h.HoldScene(ui.NewCanvas(), s.Update)
	h.Button(t, &s.Buttons, "REPLAYS")
	h.Button(t, &s.Buttons, "GAMES")
	if s.listed || s.tab != gamesTab {
		t.Fatal("it is listed before the disk has answered")
	}
	m.gate <- true
	h.Settle(t, func() bool { return s.listed })
	h.Press(t, ebiten.KeyDelete)
	h.Press(t, ebiten.KeyDelete)
	if s.fault != "Still saving. One moment..." {
		t.Errorf("about a disk at work it says %q", s.fault)
	}
	m.gate <- true
	h.Settle(t, func() bool { return !s.acting.Busy() })
	s.look() // while it is being listed
	m.gate <- true
	h.Settle(t, func() bool { return !s.again })
	m.gate <- true
	h.Settle(t, func() bool { return !s.listing.Busy() })
	if len(s.rows) != 2 || s.said != "Deleted Ana, Robo." {
		t.Errorf("%d rows after one of three was deleted, and it says %q", len(s.rows), s.said)
	}
	h.Button(t, &s.Buttons, "BACK")
	if len(asked) != 1 {
		t.Errorf("asked for %v", asked)
	}
}

// clipboard records the copied text.
type clipboard struct {
	line string
	err  error
}

func (c *clipboard) Copy(line string) error { c.line = line; return c.err }

// TestShare checks that a shared replay is chosen on the list and starts an export.
func TestShare(t *testing.T) {
	store := memory(t)
	s := newStage(t, store)
	dialog := &chooses{path: "/home/ana/mine.lineup"}
	s.program.Files.System = dialog
	id := ""
	for _, e := range store.List() {
		if e.Kind == savegame.Replay {
			id = e.ID
		}
	}
	said := []string{}
	s.Share(id, func(words string) { said = append(said, words) })
	s.look()
	for range 100 {
		s.settle()
		if s.endShare(); len(said) > 0 {
			break
		}
	}
	if len(said) != 1 || !strings.Contains(said[0], "mine.lineup") {
		t.Errorf("after the export, the screen is left with %q", said)
	}
	if s.chosen != id || s.tab != tabOf(savegame.Replay) || dialog.suggested == "" {
		t.Errorf("chosen is %q of %q, suggested is %q", s.chosen, id, dialog.suggested)
	}
}

func TestCopyPlan(t *testing.T) {
	s := newStage(t, memory(t))
	if _, ok := button(&s.Buttons, "COPY SETUP"); ok {
		t.Error("a plan can be copied to nowhere")
	}
	c := &clipboard{}
	s.program.Clipboard = c
	s.lay()
	s.push("COPY SETUP")
	s.says("Setup copied. Use PASTE SETUP on the New Game screen.", "")
	if c.line != anaPlan {
		t.Errorf("copied is %q", c.line)
	}
	c.err = errors.New("nobody takes it")
	s.push("COPY SETUP")
	s.says("", "Nobody takes it.")
}
