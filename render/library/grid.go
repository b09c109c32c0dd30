package library

import (
	"fmt"

	"lineup/game/cardindex"
	"lineup/render/art"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/ui"
	"lineup/render/ui/action"
)

const (
	cardGap    = 22.0
	gridLeft   = 14.0 // left margin of the cards
	headHeight = 62.0 // of a set's heading
	groupGap   = 18.0 // below the cards of a set
	barGap     = 14.0 // between the buttons above the grid
)

// grid is the found cards, in rows below the heading of their set.
type grid struct {
	places
	found  []int // indexes of shelf entries
	boxes  []ui.Box
	groups []setHeading
	high   float64
	scroll ui.Scroll
	read   int // index plus one of the card that was read last, or 0
	under  int // index plus one of the card under the pointer
}

// setHeading is the heading of a set.
type setHeading struct {
	title, words string
	y            float64
}

// lay lays out the cards.
func (g *grid) lay(s *cardindex.Shelf, found []int, at places) {
	*g = grid{places: at, found: found, scroll: g.scroll, read: min(g.read, len(found))}
	last, column := "", 0
	for n, at := range found {
		e := &s.Entries[at]
		if e.Set.ID != last {
			if last != "" {
				g.high += g.cardHeight() + cardGap + groupGap
			}
			last, column = e.Set.ID, 0
			g.groups = append(g.groups, setHeading{title: e.Set.Name, words: groupWords(s, found[n:]), y: g.high})
			g.high += headHeight
		}
		if column == g.columns {
			column = 0
			g.high += g.cardHeight() + cardGap
		}
		g.boxes = append(g.boxes, ui.BoxAt(gridLeft+float64(column)*(g.cardWidth+cardGap), g.high, g.cardWidth, g.cardHeight()))
		column++
	}
	if len(found) > 0 {
		g.high += g.cardHeight() + cardGap
	}
	g.hold()
}

// hold keeps the scroll offset within the grid.
func (g *grid) hold() { g.scroll.Reveal(g.scroll.At, g.gridBox.H, g.gridBox, g.high) }

// groupWords returns the number of found cards in the set of the first entry, and the set's
// description.
func groupWords(s *cardindex.Shelf, found []int) string {
	set := s.Entries[found[0]].Set
	n, all := 0, 0
	for _, at := range found {
		if s.Entries[at].Set == set {
			n++
		}
	}
	for i := range s.Entries {
		if s.Entries[i].Set == set {
			all++
		}
	}
	if n == all {
		return fmt.Sprintf("%d cards. %s", all, set.Says)
	}
	return fmt.Sprintf("%d of %d cards", n, all)
}

// at returns the index plus one of the card at a place, or 0 if there is none.
func (g *grid) at(x, y float64) int {
	if !g.gridBox.Has(x, y) {
		return 0
	}
	for i, b := range g.boxes {
		if b.Has(x-g.gridBox.X, y-g.gridBox.Y+g.scroll.At) {
			return i + 1
		}
	}
	return 0
}

// reveal scrolls to the card that was read last, with the heading of its set if it is in the first row.
func (g *grid) reveal() {
	if g.read == 0 {
		return
	}
	b := g.boxes[g.read-1]
	g.scroll.Reveal(b.Y-headHeight, b.H+headHeight+cardGap, g.gridBox, g.high)
}

// keys scrolls by pages.
func (g *grid) keys(p *ui.Pointer) {
	switch {
	case p.Does(action.First):
		g.scroll.At = 0
	case p.Does(action.Last):
		g.scroll.At = g.high
	case p.Does(action.NextPage):
		g.turn(1)
	case p.Does(action.PreviousPage):
		g.turn(-1)
	}
	g.hold()
}

// turn scrolls by the visible height less a row.
func (g *grid) turn(by float64) {
	g.scroll.At += by * (g.gridBox.H - headHeight)
	g.hold()
}

// drawGrid draws the screen without an open page.
func (l *Library) drawGrid(c *ui.Canvas) {
	g := &l.grid
	c.Heading("LIBRARY", g.headAt.X, g.headAt.Y, 420)
	l.search.Draw(c)
	l.bar.Draw(c)
	c.Backing(ui.BoxAt(g.searchBox.X+g.searchBox.W+16, g.searchBox.Y+8, 170, g.searchBox.H-16))
	c.Line(l.counted(), g.searchBox.X+g.searchBox.W+28, g.searchBox.Y+43, 300, g.searchBox.H, ui.Body(ui.MinMenu, pen.SoftPaper), pen.Left)
	l.drawHint(c)
	if len(g.found) == 0 {
		c.Paragraph("No cards match. CLEAR shows all cards.", ui.StageWidth/2, g.gridBox.Y+180, 900, 40, 2, ui.Body(32, pen.Paper), pen.Centre)
	}
	print := c.Art.Print
	c.Art.Print = art.Press{Min: c.Print().Min * g.larger} // letters of one size, as large as the cards
	c.Inside(g.gridBox, func() { l.drawCards(c) })
	c.Art.Print = print
	g.scroll.Draw(c, g.gridBox, g.high)
}

// The hints for a gamepad: at the buttons, at the cards, and in the search.
var (
	openHints   = []ui.Hint{{Acts: []action.Action{action.Choose}, Words: "Choose"}, ui.ScrollHint}
	cardHints   = []ui.Hint{{Acts: []action.Action{action.Choose}, Words: "Read a card"}, ui.ScrollHint}
	searchHints = []ui.Hint{{Acts: []action.Action{action.Choose}, Words: "Write"}, ui.ScrollHint}
)

// drawHint says at the foot what the device in use does now.
func (l *Library) drawHint(c *ui.Canvas) {
	at, st := l.grid.footBox, ui.Body(ui.MinMenu, pen.SoftPaper)
	at.X, at.W = at.X+260, at.W-260
	if c.Device == action.Gamepad {
		hints := cardHints
		switch {
		case l.search.Focus, c.Framed && c.Points(l.search.Box):
			hints = searchHints
		case c.Framed && l.grid.under == 0:
			hints = openHints
		}
		c.Hints(hints, at.X, at.Y+at.H/2, at.W, c.Scaled(st))
		return
	}
	hint := l.hint(c)
	c.BackingOf(hint, at.X, at.Y+46, c.Scaled(st), pen.Left)
	c.Line(hint, at.X, at.Y+46, at.W, at.H, st, pen.Left)
}

// hint returns the words for what the keys do now.
func (l *Library) hint(c *ui.Canvas) string {
	enter := c.KeyName(action.Choose)
	switch n := len(l.grid.found); {
	case !l.search.Focus && c.Framed && l.grid.under == 0:
		return "Type to search · " + enter + " chooses"
	case !l.search.Focus || n == 0:
		return "Type to search · " + enter + " or a click reads a card"
	case n == 1:
		return enter + " reads the card"
	}
	return enter + " goes to the cards"
}

// counted returns the words for the number of found cards.
func (l *Library) counted() string {
	n, all := len(l.grid.found), len(l.shelf.Entries)
	if n == all {
		return fmt.Sprintf("%d cards", all)
	}
	return fmt.Sprintf("%d of %d cards", n, all)
}

// cardGroup is the group of the cards as targets.
const cardGroup = "cards"

// searchCall calls the frame to the first card found.
type searchCall struct{ n int }

// drawCards draws the visible part of the grid. Nothing else is ever painted.
func (l *Library) drawCards(c *ui.Canvas) {
	g := &l.grid
	seen := func(y, high float64) bool { return y+high > g.scroll.At && y < g.scroll.At+g.gridBox.H }
	for _, head := range g.groups {
		if !seen(head.y, headHeight) {
			continue
		}
		y := g.gridBox.Y + head.y - g.scroll.At + 30
		c.Tag(upper(head.title), g.gridBox.X+gridLeft, y, 30, pen.CanDo, pen.Ink)
		x := g.gridBox.X + gridLeft + c.TagWidth(head.title, 30) + 24
		c.BackingOf(head.words, x, y+9, c.Scaled(ui.Body(ui.MinMenu, pen.SoftPaper)), pen.Left)
		c.Line(head.words, x, y+9, g.gridBox.X+g.gridBox.W-30-x, headHeight, ui.Body(ui.MinMenu, pen.SoftPaper), pen.Left)
	}
	for i, b := range g.boxes {
		if !seen(b.Y, b.H) {
			continue
		}
		at := ui.BoxAt(g.gridBox.X+b.X, g.gridBox.Y+b.Y-g.scroll.At, b.W, b.H)
		f := l.faces[g.found[i]]
		k := ui.Target{What: f.Name, Says: f.Spoken(), Box: at, Group: cardGroup, Of: i, First: g.read == i+1}
		if i == 0 && l.searched > 0 {
			k.Calls = searchCall{l.searched}
		}
		c.Target(k)
		lies := at
		if f.Oversized() {
			high := at.W * ui.PosterAspect
			lies = ui.BoxAt(at.X, at.Y+(at.H-high)/2, at.W, high)
		}
		switch {
		case g.under == i+1:
			c.Put(c.Art.Glow(gallery.GlowCanDo, c.Pixels(lies.W), c.Pixels(lies.H), c.Unit), lies.X, lies.Y)
		}
		c.FaceIn(f, at)
	}
}
