// Package library is the screen on which all cards can be looked at: a grid of their faces,
// choices that narrow it down, and a page for each card with what has been ruled about it.
package library

import (
	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/card"
	"lineup/game/cardindex"
	"lineup/render/art"
	"lineup/render/ui"
)

// Library is the screen. It may be shown again and again, and stays as it was left.
type Library struct {
	shelf  *cardindex.Shelf
	faces  []*art.Face // of the entries of the shelf
	back   func()      // leads to the screen it was come from
	filter cardindex.Query
	search ui.Field
	bar    ui.Form
	grid   grid
	picks  picks
	page   cardPage
}

// New makes the screen for the cards of a shelf.
func New(s *cardindex.Shelf) *Library {
	l := &Library{shelf: s, back: func() {}}
	l.bar.Gap = barGap
	l.search = ui.Field{Box: searchBox, Hint: "name of a card", Max: 24}
	printed := map[*card.Book][]art.Face{}
	for i := range s.Entries {
		e := &s.Entries[i]
		if printed[e.Book] == nil {
			printed[e.Book] = art.Faces(e.Book)
		}
		l.faces = append(l.faces, &printed[e.Book][e.Face])
	}
	l.look()
	return l
}

// From says where BACK leads to.
func (l *Library) From(back func()) { l.back = back }

// Show opens the page of a card; it reports whether there is one of that name in a set.
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

// look finds the cards that are looked for, and lays everything out anew.
func (l *Library) look() {
	l.filter.Name = l.search.Text
	l.grid.lay(l.shelf, l.shelf.Find(&l.filter))
	l.layBar()
}

// clear looks for all cards again.
func (l *Library) clear() {
	l.filter = cardindex.Query{}
	l.search.Text = ""
	l.grid.scroll.At = 0
	l.look()
}

// open opens the page of one of the cards that were found.
func (l *Library) open(n int) {
	l.grid.focus = n + 1
	l.grid.reveal()
	l.search.Focus = false
	l.page.open(l, n)
}

// Update returns one tick of the screen.
func (l *Library) Update(p *ui.Pointer, dt float64) error {
	switch {
	case l.picks.update(p):
	case l.page.update(l, p):
	default:
		l.browse(p, dt)
	}
	return nil
}

// browse is a tick in which the grid is seen.
func (l *Library) browse(p *ui.Pointer, dt float64) {
	if typed(p) {
		l.search.Focus = true // what is typed is a name, wherever the keyboard is
		l.bar.Buttons.Leave()
	}
	wasTyping := l.search.Focus
	if l.search.Update(p, dt) {
		l.grid.scroll.At, l.grid.focus = 0, 0
		l.look()
	}
	switch {
	case wasTyping && p.Key(ebiten.KeyDown), wasTyping && p.Confirm():
		l.search.Focus = false
		l.grid.first()
	case wasTyping && p.Key(ebiten.KeyTab):
		l.search.Focus = false
		l.bar.Walk(p)
	case wasTyping:
		l.bar.Update(p)
		l.point(p)
	case p.Key(ebiten.KeyEscape):
		l.back()
	case l.bar.Buttons.Focused() != "" && !p.Key(ebiten.KeyDown) && l.bar.Walk(p), p.Key(ebiten.KeyTab) && l.bar.Walk(p):
		l.grid.focus = 0
	default:
		if p.Key(ebiten.KeyDown) {
			l.bar.Buttons.Leave()
		}
		l.walk(p)
		l.bar.Update(p)
		l.point(p)
	}
}

// typed reports whether something is typed that a name can begin with.
func typed(p *ui.Pointer) bool {
	return !p.Ctrl && len(p.Runes) > 0 && p.Runes[0] != ' '
}

// point lets the pointer work on the grid.
func (l *Library) point(p *ui.Pointer) {
	l.grid.scroll.Update(p, gridBox, l.grid.high)
	l.grid.under = l.grid.at(p.X, p.Y)
	if l.grid.under > 0 && (p.Clicked(gridBox) && l.grid.at(p.PressX, p.PressY) == l.grid.under || p.RightPressed) {
		l.open(l.grid.under - 1)
	}
}

// walk lets the keyboard work on the grid.
func (l *Library) walk(p *ui.Pointer) {
	if p.Confirm() || p.Key(ebiten.KeySpace) {
		if l.grid.focus > 0 {
			l.open(l.grid.focus - 1)
		}
		return
	}
	l.grid.walk(p)
}

// Restless reports whether something is to be seen otherwise though nobody has done anything: a
// caret blinks.
func (l *Library) Restless() bool { return l.search.Restless() }

// Draw draws the screen.
func (l *Library) Draw(c *ui.Canvas) {
	c.Sky(ui.NightSky)
	if l.page.shown {
		l.page.draw(l, c)
		return
	}
	l.drawGrid(c)
	l.picks.draw(c)
}
