// Package library is the screen for all cards: a grid of their faces, choices that filter it, and a
// page for each card with its rulings.
package library

import (
	"lineup/game/card"
	"lineup/game/cardindex"
	"lineup/render/art"
	"lineup/render/ui"
	"lineup/render/ui/action"
)

// Library is the screen. It keeps its state each time it is shown again.
type Library struct {
	shelf    *cardindex.Shelf
	faces    []*art.Face // of the shelf's entries
	back     func()      // returns to the previous screen
	filter   cardindex.Query
	search   ui.Field
	searched int // how often Enter has ended a search
	bar      ui.Form
	grid     grid
	picks    picks
	page     cardPage
	layers   ui.Overlays
	area     ui.Area
	rules    float64 // the smallest size of rules text, in units
	text     float64 // the scale of sentences
}

// New returns the screen for the cards of a shelf.
func New(s *cardindex.Shelf) *Library {
	l := &Library{shelf: s, back: func() {}, area: ui.WideArea()}
	l.layers = ui.Over(&l.picks, &l.page)
	l.bar.Gap = barGap
	l.search = ui.Field{Hint: "card name", Max: 24, Prefers: true}
	printed := map[*card.Book][]art.Face{}
	for i := range s.Entries {
		e := &s.Entries[i]
		if printed[e.Book] == nil {
			printed[e.Book] = art.Printed(e.Book)
		}
		l.faces = append(l.faces, &printed[e.Book][e.Face])
	}
	l.look()
	return l
}

// From sets the action of BACK, and shows all cards: a search of an earlier visit would hide most of
// them.
func (l *Library) From(back func()) {
	l.back = back
	l.clear()
}

// Show opens the page of a card. It reports whether the set has a card of that name.
func (l *Library) Show(set, name string) bool {
	l.filter, l.search.Text = cardindex.Query{}, ""
	l.look()
	for n, at := range l.grid.found {
		if e := &l.shelf.Entries[at]; e.Set.ID == set && e.Card.Name == name {
			l.open(n)
			return true
		}
	}
	return false
}

// look finds the cards that match the filter, and lays out everything again.
func (l *Library) look() {
	l.filter.Name = l.search.Text
	l.grid.lay(l.shelf, l.shelf.Find(&l.filter), layPlaces(l.area, l.rules, l.text))
	l.search.Box, l.search.Below = l.grid.searchBox, nil
	if l.search.Text != "" {
		l.search.Below = cardGroup
	}
	l.layBar()
}

// relay lays out the screen and what is open on it for another area.
func (l *Library) relay() {
	l.look()
	l.grid.reveal()
	if l.page.shown {
		l.page.lay()
	}
	if l.picks.shown {
		l.layPicks(l.picks.which)
	}
}

// clear clears the filter.
func (l *Library) clear() {
	l.filter = cardindex.Query{}
	l.search.Text = ""
	l.grid.scroll.At = 0
	l.look()
}

// open opens the page of a found card.
func (l *Library) open(n int) {
	l.grid.read = n + 1
	l.grid.reveal()
	l.search.Focus = false
	l.page.open(l, n)
}

// Update runs one tick of the screen.
func (l *Library) Update(p *ui.Pointer, dt float64) error {
	l.browse(l.layers.Update(p), dt)
	return nil
}

// browse handles the input that the layers leave.
func (l *Library) browse(p *ui.Pointer, dt float64) {
	if typed(p) {
		l.search.Begin() // typing searches for a name, wherever the pointer is
	}
	wasTyping := l.search.Focus && !p.PadBack()
	if l.search.Update(p, dt) {
		l.grid.scroll.At, l.grid.read = 0, 0
		l.look()
	}
	switch {
	case wasTyping && p.Confirm() && len(l.grid.found) == 1:
		l.open(0)
		return
	case wasTyping && p.Confirm():
		l.searched++
	case wasTyping:
	case p.Does(action.Back):
		l.back()
		return
	default:
		l.grid.keys(p)
	}
	l.bar.Update(p)
	l.point(p)
}

// typed reports whether text was typed that can begin a name.
func typed(p *ui.Pointer) bool {
	return !p.Ctrl && len(p.Runes) > 0 && p.Runes[0] != ' '
}

// point applies the pointer to the grid.
func (l *Library) point(p *ui.Pointer) {
	l.grid.scroll.Update(p, l.grid.gridBox, l.grid.high)
	l.grid.under = l.grid.at(p.X, p.Y)
	if l.grid.under > 0 && (p.Clicked(l.grid.gridBox) && l.grid.at(p.PressX, p.PressY) == l.grid.under || p.RightPressed) {
		l.open(l.grid.under - 1)
	}
}

// Restless reports whether the caret of the search blinks.
func (l *Library) Restless() bool { return l.search.Restless() }

// LiesOver identifies the panels that cover the screen. Each is shown once it is painted.
func (l *Library) LiesOver() uint64 { return uint64(l.layers.Framed()) }

// Draw draws the screen.
func (l *Library) Draw(c *ui.Canvas) {
	if again := l.area.Take(c); again || l.text != c.TextScale || l.rules != c.MinRules() {
		l.text, l.rules = c.TextScale, c.MinRules()
		l.relay()
	}
	if !l.layers.Holds().Has(ui.HoldSight) {
		c.Sky(ui.NightSky)
		l.drawGrid(c)
	}
	l.layers.Draw(c)
}
