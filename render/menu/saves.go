package menu

import (
	"slices"
	"strings"
	"time"
	"unicode"

	"lineup/game/naming"
	"lineup/game/savegame"
	"lineup/render/files"
	"lineup/render/ui"
	"lineup/render/ui/action"
)

// Saves is the screen of all saves: games, starts of turns, and replays. It calls the Store in the
// background, and Update takes the results.
type Saves struct {
	ui.Form // the controls
	program *Program
	area    ui.Area
	savesPlaces
	tab    savesTab
	order  order
	search ui.Field

	listing ui.Later[listing]
	again   bool // list again after the current listing
	listed  bool // the first listing is done
	all     []saved
	notice  string // the current problem with saving, or "" if none
	closed  bool   // nothing can be saved

	rows    []saved // of the tab, filtered and sorted
	chosen  string  // the ID of the chosen row
	at      int     // its index among the rows
	reveal  string  // an ID to choose when it is listed
	sharing bool    // reveal will be exported
	// shared is called after that with the words for it, "" if nothing was written. It is nil otherwise.
	shared func(said string)
	scroll ui.Scroll

	acting ui.Later[acted]
	said   string // the latest success
	fault  string // the latest failure

	naming     bool // the title is being typed
	name       ui.Field
	sheet      ui.Sheet
	chooser    files.Chooser
	layers     ui.Overlays
	pictures   ui.Pictures
	words      ui.Scroll // of the text about the chosen save
	wordsBox   ui.Box    // its room
	wordsIn    ui.Box    // its box in the last drawing, with whole lines
	wordHeight float64   // its full height
	changed    bool      // since the last drawing
}

// savesTab is a part of the saves.
type savesTab uint8

// The tabs.
const (
	gamesTab savesTab = iota
	turnsTab
	replaysTab
)

var (
	tabs      = []savesTab{gamesTab, turnsTab, replaysTab}
	tabLabels = [...]string{gamesTab: "GAMES", turnsTab: "TURNS", replaysTab: "REPLAYS"}
	// tabEmpty says how a tab gets its first entry.
	tabEmpty = [...]string{
		gamesTab:   "No unfinished games. Every game is saved automatically after each move, and a finished one moves to REPLAYS.",
		turnsTab:   "No turns saved yet. The start of each recent turn is saved automatically.",
		replaysTab: "No replays yet. Finished games appear here.",
	}
)

// tabOf returns the tab of a save. Unknown kinds are with the games.
func tabOf(k savegame.SaveKind) savesTab {
	switch k {
	case savegame.TurnStart:
		return turnsTab
	case savegame.Replay:
		return replaysTab
	case savegame.Running, savegame.Named, savegame.Quick:
	}
	return gamesTab
}

// listing is the result of listing a Store.
type listing struct {
	all    []saved
	notice string
	closed bool
}

// maxSearch is the greatest length of a searched text, in letters.
const maxSearch = 40

// NewSaves returns the screen, and starts to list the Store.
func NewSaves(p *Program) *Saves {
	s := &Saves{program: p, area: ui.WideArea(), chooser: files.Chooser{Access: p.Files}}
	s.layers = ui.Over(nameLayer{s}, &s.sheet, &s.chooser)
	s.search = ui.Field{Hint: "Search title, player, or mode", Max: maxSearch}
	s.name = ui.Field{Hint: "no title", Max: naming.MaxLetters}
	s.look()
	s.lay()
	return s
}

// Share starts the export of a save to a file of the person's choice as soon as it is on the list. Done
// is called after the export, or when the person cancels it, with the words for it. After a failure the
// screen stays.
func (s *Saves) Share(id string, done func(said string)) {
	s.reveal, s.sharing, s.shared = id, true, done
}

// endShare leaves the screen once an export for Share has ended.
func (s *Saves) endShare() {
	if s.shared == nil || s.sharing || s.reveal != "" || s.chooser.Asking() || s.acting.Busy() {
		return
	}
	done := s.shared
	s.shared = nil
	if s.fault == "" {
		done(s.said)
	}
}

// Chosen returns the ID of the chosen save, or "" if none.
func (s *Saves) Chosen() string { return s.chosen }

// Reveal chooses a save.
func (s *Saves) Reveal(id string) { s.reveal = id }

// now returns the current local time.
func (s *Saves) now() time.Time { return time.Unix(s.program.Now(), 0) }

// look starts to list the Store.
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

// take takes the results from the Store since the last tick.
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
	first := !s.listed
	s.all, s.notice, s.closed, s.listed = l.all, l.notice, l.closed, true
	if first && s.reveal == "" && s.tab == gamesTab {
		s.tab = s.firstTab()
	}
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

// firstTab returns the tab to open on: the games if there are some, or else the first tab with an entry.
func (s *Saves) firstTab() savesTab {
	for _, t := range []savesTab{gamesTab, replaysTab, turnsTab} {
		if slices.ContainsFunc(s.all, func(w saved) bool { return tabOf(w.Kind) == t }) {
			return t
		}
	}
	return gamesTab
}

// found reports whether an entry contains every word of the search.
func (s *Saves) found(w saved) bool {
	for word := range strings.FieldsSeq(strings.ToLower(s.search.Text)) {
		if !strings.Contains(w.search, word) {
			return false
		}
	}
	return true
}

// sift sets the rows of the tab. The chosen row stays chosen. If it is gone, the row in its place
// is chosen.
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

// one returns the chosen entry. Ok reports whether there is one.
func (s *Saves) one() (w saved, ok bool) {
	if s.chosen == "" {
		return saved{}, false
	}
	return s.rows[s.at], true
}

// choose chooses the row with an index, or the nearest row.
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
	s.scroll.Reveal(float64(s.at)*rowPitch, rowPitch, s.rowsBox, s.high())
}

// high returns the height of all rows.
func (s *Saves) high() float64 { return float64(len(s.rows)) * rowPitch }

// showTab shows another tab from its top.
func (s *Saves) showTab(t savesTab) {
	s.tab, s.at, s.chosen, s.scroll = t, 0, "", ui.Scroll{}
	s.lay()
}

// LiesOver identifies the panels that cover the screen. Each is shown once it is painted.
func (s *Saves) LiesOver() uint64 { return uint64(s.layers.Framed()) }

// Update runs one tick of the screen.
func (s *Saves) Update(p *ui.Pointer, dt float64) error {
	s.take()
	s.control(s.layers.Update(p), dt)
	s.endShare()
	return nil
}

// Restless reports whether the screen looks different now from its last drawing.
func (s *Saves) Restless() bool {
	return s.changed || s.search.Restless() || s.naming && s.name.Restless() || s.chooser.Restless() || s.pictures.Waiting()
}

// control handles the input that the layers leave.
func (s *Saves) control(p *ui.Pointer, dt float64) {
	if slices.ContainsFunc(p.Runes, func(r rune) bool { return unicode.IsPrint(r) && r != ' ' }) {
		s.search.Begin() // typing searches wherever the pointer is
	}
	typing := s.search.Focus && !p.PadBack()
	if s.search.Update(p, dt) {
		s.at, s.chosen, s.scroll = 0, "", ui.Scroll{}
		s.lay()
	}
	if !s.words.UpdateBeside(p, s.wordsIn, s.wordHeight) {
		s.scroll.Update(p, s.rowsBox, s.high())
	}
	page := int(s.rowsBox.H / rowPitch)
	switch {
	case s.wordsIn.Has(p.X, p.Y) && (p.Does(action.PreviousPage) || p.Does(action.NextPage)):
		s.words.Turn(p, s.wordsIn.H-wordsPitch)
	case p.Does(action.Back):
		s.leave(typing)
	case p.Confirm():
		s.open()
	case p.Does(action.PreviousPage):
		s.choose(s.at - page)
	case p.Does(action.NextPage):
		s.choose(s.at + page)
	case p.Does(action.Rename):
		s.press("RENAME")
	case !typing && p.Does(action.Restore):
		s.press("RESTORE")
	case !typing && p.Does(action.Delete):
		s.press("DELETE")
	case p.Picks(s.rowsBox):
		if i := int((p.Y - s.rowsBox.Y + s.scroll.At) / rowPitch); i < len(s.rows) {
			s.choose(i)
			if p.Twice && p.Released {
				s.open()
			}
		}
	default:
		s.Form.Update(p)
	}
}

// leave ends the search or leaves the screen.
func (s *Saves) leave(typing bool) {
	if !typing && s.search.Text == "" {
		s.program.Title()
		return
	}
	s.search.Text, s.search.Focus = "", false
	s.lay()
	s.show()
}

// press presses a button if it exists and is not off.
func (s *Saves) press(label string) {
	for _, b := range s.Buttons.List {
		if b.Label == label && !b.Off {
			b.Do()
			return
		}
	}
}

// nameLayer is the field for a title, while one is typed.
type nameLayer struct{ *Saves }

func (l nameLayer) Shown() bool              { return l.naming }
func (nameLayer) Holds(*ui.Pointer) ui.Holds { return ui.HoldInput }
func (l nameLayer) Draw(c *ui.Canvas)        { l.name.Draw(c) }

// Update handles one tick of typing. Enter, DONE of letters on the screen, or a click elsewhere saves the title, and
// so does the frame that leaves it. Escape and B do not.
func (l nameLayer) Update(p *ui.Pointer) bool {
	keep := p.Confirm() || p.Written
	l.name.Update(p, ui.Tick)
	switch {
	case keep, p.PadBack():
		l.name.Focus = false
	case !l.name.Focus && p.Arrives(): // the frame has left it
		keep = true
	case l.name.Focus:
		return true
	case p.Pressed:
		p.Spend()
		keep = true
	}
	l.naming = false
	if keep {
		l.rename()
	}
	l.lay()
	return true
}
