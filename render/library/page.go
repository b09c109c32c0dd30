package library

import (
	"fmt"
	"strings"

	"lineup/game/card"
	"lineup/game/cardindex"
	"lineup/render/art/pen"
	"lineup/render/ui"
	"lineup/render/ui/action"
)

// cardPage is the page of a card: its large face, and next to it its facts, its effects and its
// rulings.
type cardPage struct {
	of      *Library
	shown   bool
	at      int // index of the found card
	buttons ui.Buttons
	scroll  ui.Scroll
	high    float64 // height of the text in the last drawing
}

// open opens the page of a found card.
func (g *cardPage) open(l *Library, at int) {
	*g = cardPage{of: l, shown: true, at: at, buttons: ui.Buttons{List: g.buttons.List[:0]}}
	g.lay()
}

// lay lays out the buttons.
func (g *cardPage) lay() {
	l, at := g.of, g.at
	g.buttons.Clear()
	row := l.grid.footBox
	g.buttons.Add(ui.Button{Box: row.CutLeft(220, 14), Label: "BACK", Act: action.Back, Do: func() { g.shown = false }})
	n := len(l.grid.found)
	g.buttons.Add(ui.Button{Box: row.CutLeft(230, 14), Label: "PREVIOUS", Act: action.Previous, Off: at == 0, Why: "This is the first", Do: func() { l.open(at - 1) }})
	g.buttons.Add(ui.Button{Box: row.CutLeft(230, 14), Label: "NEXT", Act: action.Next, Off: at == n-1, Why: "This is the last", Do: func() { l.open(at + 1) }})
}

// Shown reports whether the page is open.
func (g *cardPage) Shown() bool { return g.shown }

// Holds holds everything below, which the page hides.
func (g *cardPage) Holds(*ui.Pointer) ui.Holds { return ui.HoldAll | ui.HoldSight }

// Update runs one tick of the page.
func (g *cardPage) Update(p *ui.Pointer) bool {
	switch {
	case p.Does(action.Back), p.RightPressed:
		g.shown = false
		return true
	case p.Does(action.Previous):
		if g.at > 0 {
			g.of.open(g.at - 1)
		}
		return true
	case p.Does(action.Next):
		if g.at < len(g.of.grid.found)-1 {
			g.of.open(g.at + 1)
		}
		return true
	case p.Does(action.NextPage):
		g.scroll.At += pageStep
	case p.Does(action.PreviousPage):
		g.scroll.At -= pageStep
	}
	g.scroll.UpdateBeside(p, g.of.grid.inside, g.high)
	g.buttons.Update(p)
	return true
}

// pageStep is the distance that a key scrolls the text.
const pageStep = 120.0

// Draw draws the page.
func (g *cardPage) Draw(c *ui.Canvas) {
	c.Sky(ui.NightSky)
	l, k := g.of, &g.of.grid.places
	at := l.grid.found[g.at]
	e, f := &l.shelf.Entries[at], l.faces[at]
	c.Heading(upper(e.Card.Name), k.headAt.X, k.headAt.Y, min(1300, k.footBox.W-160))
	c.Panel(k.textBox, f.Kind.OnInk())
	c.Enlarge(f, k.faceBox)
	g.scroll.Reach(c, f.Name, k.inside, g.high)
	c.InsideLines(k.inside, func() { g.high = drawText(c, e, k.inside, k.inside.Y-g.scroll.At) - (k.inside.Y - g.scroll.At) })
	g.scroll.Draw(c, ui.BoxAt(k.inside.X, k.inside.Y, k.inside.W+20, k.inside.H), g.high)
	c.Backing(ui.BoxAt(k.footBox.X+746, k.footBox.Y+14, 180, 50))
	c.Line(fmt.Sprintf("%d of %d", g.at+1, len(l.grid.found)), k.footBox.X+760, k.footBox.Y+46, 300, k.footBox.H, ui.Body(ui.MinMenu, pen.SoftPaper), pen.Left)
	g.buttons.Draw(c)
}

// fact is a fact about a card.
type fact struct{ name, value string }

// facts returns the facts of a card apart from its text.
func facts(e *cardindex.Entry) []fact {
	c := e.Card
	out := []fact{{"SET", e.Set.Name}, {"TYPE", cardindex.Type(c)}}
	if c.Kind != card.SuperHero {
		out = append(out, fact{"COST", fmt.Sprint(c.Cost)}, fact{"VP", c.Stars()})
	}
	if c.Promo { // it is not from the box
		return append(out, fact{"COPIES", "Promo"})
	}
	return append(out, fact{"COPIES", fmt.Sprint(c.Copies)})
}

// The sizes of the text next to a face.
const (
	factHeight  = 104.0
	headSize    = 30.0
	headDown    = 58.0 // from the top of a heading to the text below it
	textPitch   = 34.0
	partGap     = 26.0
	bulletWidth = 36.0
	bulletSize  = 20.0
	textSize    = ui.MinMenu + 2
	maxText     = 16 // lines of a paragraph
)

// drawText draws the text about a card in a box, from y down, and returns its end.
func drawText(c *ui.Canvas, e *cardindex.Entry, inside ui.Box, y float64) float64 {
	all := facts(e)
	row := ui.BoxAt(inside.X, y, inside.W-24, factHeight)
	for i, f := range all {
		b := row.CutLeft((row.W-float64(len(all)-1-i)*14)/float64(len(all)-i), 14)
		c.Line(f.name, b.X, b.Y+24, b.W, 34, ui.Bold(ui.MinMenu, pen.RGB(0xaebdf0)), pen.Left)
		c.Label(upper(f.value), b.X, b.Y+76, b.W-10, ui.Display(46, pen.Paper), pen.Left)
	}
	y += factHeight + partGap
	if does := e.Deeds.Words(); len(does) > 0 {
		y = heading(c, "FACTS", inside.X, y)
		y = paragraph(c, strings.Join(does, " · "), inside.X, y, inside.W-24)
		y += partGap
	}
	y = heading(c, "RULES TEXT", inside.X, y)
	for line := range strings.SplitSeq(e.Card.Text(), "\n") {
		y = paragraph(c, line, inside.X, y, inside.W-24) + 10
	}
	y = heading(c, "RULINGS", inside.X, y+partGap)
	for _, r := range e.Rulings {
		c.Spin(c.Art.Burst(c.Pixels(bulletSize), pen.CanDo).Image, inside.X+12, y+textSize*(0.27+0.43*c.TextScale), 1, 1, 0, 1)
		y = paragraph(c, r.Says, inside.X+bulletWidth, y, inside.W-24-bulletWidth) + 10
	}
	if len(e.Rulings) == 0 {
		y = paragraph(c, "No rulings for this card.", inside.X, y, inside.W-24)
	}
	if len(e.Terms) > 0 {
		y = heading(c, "WORDS", inside.X, y+partGap)
		for _, t := range e.Terms {
			y = paragraph(c, t.Head+": "+strings.Join(t.Says, " "), inside.X, y, inside.W-24) + 10
		}
	}
	return y
}

// heading draws the heading of a part, and returns the y of the text below it.
func heading(c *ui.Canvas, words string, x, y float64) float64 {
	c.Tag(words, x+4, y+22, headSize, pen.CanDo, pen.Ink)
	return y + headDown
}

// paragraph draws a paragraph from y down, and returns its end.
func paragraph(c *ui.Canvas, words string, x, y, wide float64) float64 {
	return c.Paragraph(words, x, y+textSize, wide, textPitch, maxText, ui.Body(textSize, pen.Paper), pen.Left) - textSize
}
