package menu

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"image/png"
	"path"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/catalog"
	"lineup/game/savegame"
	"lineup/render/looptest"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
	"lineup/render/wording"
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
	st.HoldScene(ui.NewCanvas(), st.Update)
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
	s.key(ebiten.KeyDown, ebiten.KeyDown, ebiten.KeyEnter)
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
		"EVEN": "*quick", "cleo test": "*named", "tournament": "*running quick", "autosave": "*running", "nobody": "", "used undo": "*named",
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
		s.key(ebiten.KeyUp)
	}
	if short(s.chosen) != "running" || s.scroll.At != 0 {
		t.Errorf("at the top is %s, scrolled to %g", s.chosen, s.scroll.At)
	}
}

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

// button returns the button with a label.
func button(bs *ui.Buttons, label string) (ui.Button, bool) {
	for _, b := range bs.List {
		if b.Label == label {
			return b, true
		}
	}
	return ui.Button{}, false
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

// putTorn adds a damaged file with backups to a store.
func putTorn(m *testgame.Store, id string, written int64, older []savegame.Old) {
	m.Write(id, []byte("torn"), written)
	for i, old := range older {
		m.Put(savegame.SavedGame{SaveEntry: savegame.SaveEntry{ID: fmt.Sprintf("%s.bak%d", id, i+1), Kind: savegame.Running, Plan: anaPlan, Turn: old.Turn, Written: old.Written}})
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
		t.Errorf("of what is damaged is told %q", over)
	}
	s.key(ebiten.KeyEnter, ebiten.KeyF2)
	s.did("")
	s.push("OPEN FROM TURN 6, YESTERDAY")
	s.did("open torn.lineup.bak2")
	s.choose(4)
	if over, _, _, _ := s.rows[4].lines(); over != "This file was saved by Lineup 9.1, which is newer than this one: open it with that version. Here you can only export it." {
		t.Errorf("of what is newer is told %q", over)
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
		t.Errorf("of a disk at work is told %q", s.fault)
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

// TestSavesLayout checks that no two controls overlap, whatever is chosen.
func TestSavesLayout(t *testing.T) {
	m := memory(t)
	putTorn(m, "games/torn.lineup", hoursAgo(0), make([]savegame.Old, 3))
	s := newStage(t, m)
	s.program.Clipboard, s.program.Undo = &clipboard{}, "something"
	for _, tab := range tabs {
		s.showTab(tab)
		for i := range s.rows {
			s.choose(i)
			boxes := []ui.Box{s.search.Box, s.name.Box, s.wordsBox}
			for _, b := range s.Buttons.List {
				boxes = append(boxes, b.Box)
			}
			uitest.CheckBoxes(t, boxes)
		}
	}
}

// onePicture returns a PNG of a size.
func onePicture(t *testing.T, w, h int) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := png.Encode(&b, image.NewGray(image.Rect(0, 0, w, h))); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// TestDrawSaves checks that the screen can be drawn with everything on it, and that few pictures
// are held in memory.
func TestDrawSaves(t *testing.T) {
	looptest.NeedDisplay(t)
	m := memory(t)
	for i := range 20 {
		m.Put(savegame.SavedGame{SaveEntry: savegame.SaveEntry{ID: fmt.Sprintf("saves/more-%d.lineup", i), Kind: savegame.Named, Plan: anaPlan, Written: hoursAgo(100 + i), Picture: onePicture(t, 32, 18)}})
	}
	putTorn(m, "games/torn.lineup", hoursAgo(1000), nil)
	m.Lock()
	s := newStage(t, m)
	c := ui.NewCanvas()
	window := ebiten.NewImage(640, 360)
	draw := func() {
		for range 8 { // few pictures are decoded in a frame
			c.Begin(window)
			s.Draw(c)
		}
	}
	for i := range s.rows {
		s.choose(i)
		draw()
		if n := s.pictures.Len(); n > 8 {
			t.Fatalf("%d pictures are held", n)
		}
	}
	s.choose(6)
	draw()
	if n := s.pictures.Len(); n == 0 {
		t.Error("no picture is held")
	}
	s.showTab(turnsTab)
	draw()
	if n := s.pictures.Len(); n != 0 {
		t.Errorf("%d pictures are held of what is not shown", n)
	}
	plain := c.Quads
	s.report()
	s.settle()
	draw()
	if c.Quads <= plain {
		t.Error("the sheet is not drawn")
	}
}

// TestLongVersion checks that the version that wrote a save is never cut, in any text size.
func TestLongVersion(t *testing.T) {
	for _, text := range []float64{1, 1.5, 2} {
		s := newStage(t, memory(t)).Saves
		for _, by := range []string{"Lineup 1.2", "Lineup v0.0.0-20261126041251-00792991c0de+dirty"} {
			i := s.at
			s.rows[i].by = by
			c := ui.NewCanvas()
			c.Settings = &ui.Settings{TextScale: text}
			c.Read(1280, 720, nil, s.Draw)
			s.words.At = max(0, s.wordHeight-s.wordsBox.H) // a long version is at the end
			p := c.Read(1280, 720, nil, s.Draw)
			whole := ""
			for _, l := range p.Lines {
				if l.Text != "" && strings.Contains(strings.ReplaceAll(by, " ", ""), strings.ReplaceAll(strings.TrimSpace(l.Text), " ", "")) {
					whole += strings.TrimSpace(l.Text)
				}
			}
			if strings.ReplaceAll(whole, " ", "") != strings.ReplaceAll(by, " ", "") {
				t.Errorf("text %g: of %q only %q is shown", text, by, whole)
			}
		}
	}
}

// TestRowsOfLargeText checks that a row says the turn of its save in any text size.
func TestRowsOfLargeText(t *testing.T) {
	looptest.NeedDisplay(t)
	for _, text := range []float64{1, 1.5, 2} {
		s := newStage(t, memory(t)).Saves
		for i := range s.rows {
			s.rows[i].Turn, s.rows[i].Kind, s.rows[i].Fault = 40+i, savegame.TurnStart, ""
		}
		c := ui.NewCanvas()
		c.Settings = &ui.Settings{TextScale: text}
		told := ""
		for _, l := range c.Read(1280, 720, nil, s.Draw).Lines {
			told += strings.ToLower(l.Text) + "\n"
		}
		for i := range s.rows[:2] {
			if i != s.at && !strings.Contains(told, fmt.Sprint("turn ", 40+i)) {
				t.Errorf("text %g: the row of turn %d does not say it:\n%s", text, 40+i, told)
			}
		}
	}
}
