package menu

import (
	"slices"
	"strings"
	"time"
	"unicode"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/savegame"
	"lineup/render/files"
	"lineup/render/ui"
)

// Saves is the screen of all that is kept: games, the beginnings of their latest turns,
// and replays. A Store is asked beside the loop; what it says is taken up in Update.
type Saves struct {
	ui.Form // what can be done
	program *Program
	tab     tab
	order   order
	search  ui.Field

	listing ui.Later[listing]
	again   bool // it is to be listed once more
	listed  bool // it was listed
	all     []saved
	notice  string // what is wrong with keeping anything, "" if nothing is
	closed  bool   // nothing can be kept

	rows    []saved // what the tab shows, found and in order
	chosen  string  // the ID of the row that is chosen
	at      int     // where it is among the rows
	reveal  string  // an ID to choose as soon as it is listed
	sharing bool    // what is to be revealed is to be exported
	scroll  ui.Scroll

	acting ui.Later[acted]
	said   string // what was done
	fault  string // what could not be done
	undo   string // the ID of what was deleted, "" for nothing

	naming     bool // the title is being typed
	name       ui.Field
	sheet      ui.Sheet
	chooser    files.Chooser
	pictures   ui.Pictures
	words      ui.Scroll // of what is told of the chosen one
	wordsBox   ui.Box    // that it is told in
	wordHeight float64   // how high all of it is
	changed    bool      // since it was drawn
}

// tab is a part of what is kept.
type tab uint8

// The tabs.
const (
	gamesTab tab = iota
	turnsTab
	replaysTab
)

var (
	tabs      = []tab{gamesTab, turnsTab, replaysTab}
	tabLabels = [...]string{gamesTab: "GAMES", turnsTab: "TURN STARTS", replaysTab: "REPLAYS"}
	// tabEmpty says how something gets there.
	tabEmpty = [...]string{
		gamesTab:   "No game is kept yet. A game is kept by itself after every answer: begin one, and it is here.",
		turnsTab:   "No turn is kept yet. The latest turns of a game are kept by themselves, each as it begins.",
		replaysTab: "There is no replay yet. A game that has ended is kept here, to be watched again.",
	}
)

// tabOf returns where something kept is shown. What is not known of its kind is shown with
// the games.
func tabOf(k savegame.Kind) tab {
	switch k {
	case savegame.TurnStart:
		return turnsTab
	case savegame.Replay:
		return replaysTab
	case savegame.Running, savegame.Named, savegame.Quick:
	}
	return gamesTab
}

// listing is what a Store has said.
type listing struct {
	all    []saved
	notice string
	closed bool
}

// maxTitle is how long a title may be, in letters.
const maxTitle = 40

// NewSaves makes the screen, and asks the Store what there is.
func NewSaves(p *Program) *Saves {
	s := &Saves{program: p, chooser: files.Chooser{Access: p.Files}}
	s.search = ui.Field{Hint: "search: title, name, mode", Max: maxTitle}
	s.name = ui.Field{Hint: "no title", Max: maxTitle}
	s.look()
	s.lay()
	return s
}

// Share begins to write something kept to a file of the person's choice, as soon as it is
// on the list.
func (s *Saves) Share(id string) { s.reveal, s.sharing = id, true }

// now returns the time of the place.
func (s *Saves) now() time.Time { return time.Unix(s.program.Now(), 0) }

// look asks the Store what there is.
func (s *Saves) look() {
	if s.listing.Busy() {
		s.again = true
		return
	}
	program, now := s.program, s.now()
	store := program.Store
	s.listing.Start(func() listing {
		why := store.ReadOnly()
		l := listing{notice: strings.TrimSpace(why + " " + store.Trouble()), closed: why != ""}
		for _, e := range store.List() {
			l.all = append(l.all, program.inWords(e, now))
		}
		return l
	})
}

// take takes up what the Store has said since the tick before.
func (s *Saves) take() {
	if o, ok := s.acting.Take(); ok {
		s.changed = true
		s.end(o)
	}
	l, ok := s.listing.Take()
	if !ok {
		return
	}
	s.changed = true
	s.all, s.notice, s.closed, s.listed = l.all, l.notice, l.closed, true
	if i := slices.IndexFunc(s.all, func(w saved) bool { return w.ID == s.reveal }); s.reveal != "" && i >= 0 {
		s.tab, s.chosen, s.reveal = tabOf(s.all[i].Kind), s.reveal, ""
		if !s.found(s.all[i]) {
			s.search.Text = ""
		}
		if s.sharing {
			s.sharing = false
			s.sift()
			s.askExport()
		}
	}
	if s.again {
		s.again = false
		s.look()
	} else {
		s.reveal = ""
	}
	s.lay()
	s.show()
}

// found reports whether what is searched for is in an entry: every word of it.
func (s *Saves) found(w saved) bool {
	for word := range strings.FieldsSeq(strings.ToLower(s.search.Text)) {
		if !strings.Contains(w.search, word) {
			return false
		}
	}
	return true
}

// sift makes the rows of the tab. The chosen one stays chosen; where it is gone, the
// one that has taken its place is.
func (s *Saves) sift() {
	s.rows = s.rows[:0]
	for _, w := range s.all {
		if tabOf(w.Kind) == s.tab && s.found(w) {
			s.rows = append(s.rows, w)
		}
	}
	s.order.sorted(s.rows)
	if i := slices.IndexFunc(s.rows, func(w saved) bool { return w.ID == s.chosen }); i >= 0 {
		s.at = i
		return
	}
	s.chosen, s.words = "", ui.Scroll{}
	if len(s.rows) > 0 {
		s.at = max(0, min(s.at, len(s.rows)-1))
		s.chosen = s.rows[s.at].ID
	}
}

// one returns the chosen entry; ok reports whether there is one.
func (s *Saves) one() (w saved, ok bool) {
	if s.chosen == "" {
		return saved{}, false
	}
	return s.rows[s.at], true
}

// choose chooses a row, the nearest there is.
func (s *Saves) choose(i int) {
	if len(s.rows) == 0 {
		return
	}
	s.at = max(0, min(i, len(s.rows)-1))
	s.chosen, s.words = s.rows[s.at].ID, ui.Scroll{}
	s.lay()
	s.show()
}

// show scrolls to the chosen row.
func (s *Saves) show() {
	s.scroll.Reveal(float64(s.at)*rowPitch, rowPitch, savesRows, s.high())
}

// high returns how high all rows are.
func (s *Saves) high() float64 { return float64(len(s.rows)) * rowPitch }

// showTab shows another part of what is kept, from its top.
func (s *Saves) showTab(t tab) {
	s.tab, s.at, s.chosen, s.scroll = t, 0, "", ui.Scroll{}
	s.lay()
}

// Update returns one tick of the screen.
func (s *Saves) Update(p *ui.Pointer, dt float64) error {
	s.take()
	switch {
	case s.chooser.Update(p, dt), s.sheet.Update(p):
	case s.naming:
		s.updateName(p, dt)
	default:
		s.control(p, dt)
	}
	return nil
}

// Restless reports whether the screen looks otherwise now than it was drawn.
func (s *Saves) Restless() bool {
	return s.changed || s.search.Restless() || s.naming && s.name.Restless() || s.chooser.Restless() || s.pictures.Waiting()
}

// control is one tick with nothing over the list.
func (s *Saves) control(p *ui.Pointer, dt float64) {
	if slices.ContainsFunc(p.Runes, func(r rune) bool { return unicode.IsPrint(r) && r != ' ' }) {
		s.search.Focus = true // typing searches, wherever the pointer is
	}
	typing := s.search.Focus
	if s.search.Update(p, dt) {
		s.at, s.chosen, s.scroll = 0, "", ui.Scroll{}
		s.lay()
	}
	s.scroll.Update(p, savesRows, s.high())
	s.words.Update(p, s.wordsBox, s.wordHeight)
	const page = int(rowsHeight / rowPitch)
	switch {
	case p.Key(ebiten.KeyEscape):
		s.leave(typing)
	case p.Confirm():
		s.open()
	case p.Key(ebiten.KeyUp):
		s.choose(s.at - 1)
	case p.Key(ebiten.KeyDown):
		s.choose(s.at + 1)
	case p.Key(ebiten.KeyPageUp):
		s.choose(s.at - page)
	case p.Key(ebiten.KeyPageDown):
		s.choose(s.at + page)
	case p.Key(ebiten.KeyF2):
		s.press("RENAME")
	case !typing && p.Key(ebiten.KeyDelete):
		s.press("DELETE")
	case p.Clicked(savesRows):
		if i := int((p.Y - savesRows.Y + s.scroll.At) / rowPitch); i < len(s.rows) {
			s.choose(i)
			if p.Twice {
				s.open()
			}
		}
	default:
		s.Form.Update(p)
	}
}

// leave ends the search, or the screen.
func (s *Saves) leave(typing bool) {
	if !typing && s.search.Text == "" {
		s.program.Title()
		return
	}
	s.search.Text, s.search.Focus = "", false
	s.lay()
	s.show()
}

// press does what a button does, if it is there and can be used.
func (s *Saves) press(label string) {
	for _, b := range s.Buttons.List {
		if b.Label == label && !b.Off {
			b.Do()
			return
		}
	}
}

// updateName is one tick while a title is typed. Enter keeps it, and so does a click
// elsewhere; Escape does not.
func (s *Saves) updateName(p *ui.Pointer, dt float64) {
	keep := p.Confirm()
	s.name.Update(p, dt)
	switch {
	case s.name.Focus:
		return
	case p.Pressed:
		p.Spend()
		keep = true
	}
	s.naming = false
	if keep {
		s.rename()
	}
	s.lay()
}
