package ui

import (
	"math"

	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/ui/action"
)

// Browser shows piles of faces in a grid.
type Browser struct {
	Zoom     *Zoom // shows the face under the pointer
	shown    bool
	head     string // whose cards they are, or "" if the piles say it
	sections []gridPile
	high     float64 // of all sections together
	scroll   float64
	area     Area
	least    float64 // least width of a card that shows its rules, in units
	box      Box     // the panel
	inside   Box     // the piles in it
	zoomAt   Box     // the enlarged card
	buttons  Buttons
}

// Shown reports whether the browser is open.
func (b *Browser) Shown() bool { return b.shown }

// Close closes the browser.
func (b *Browser) Close() { b.shown = false }

// Open opens the browser without any piles.
func (b *Browser) Open() {
	area := b.area
	if area.W == 0 {
		area = WideArea()
	}
	*b = Browser{Zoom: b.Zoom, shown: true, area: area, buttons: Buttons{List: b.buttons.List[:0]}}
	b.buttons.Add(Button{Box: BoxAt(0, 0, 190, MinTarget), Label: "CLOSE", Act: action.Back, Do: b.Close})
	b.lay()
}

// Head says whose cards are shown.
func (b *Browser) Head(words string) { b.head = words }

// Lead adds a button to somewhere else, next to CLOSE.
func (b *Browser) Lead(label string, act action.Action, do func()) {
	b.buttons.Add(Button{Box: BoxAt(0, 0, leadWidth, MinTarget), Label: label, Act: act, Do: do})
	b.lay()
}

// leadWidth is the width of that button, and leadGap the gap next to it.
const leadWidth, leadGap = 250.0, 18.0

// Add adds a pile after the others. Notes are a few words below each face, or none at all.
func (b *Browser) Add(title string, faces []*art.Face, notes ...string) {
	b.Explain(title, "", 0, faces, notes...)
}

// Explain is like Add, with a sentence about the pile and a number of face-down cards, which overlap.
func (b *Browser) Explain(title, about string, down int, faces []*art.Face, notes ...string) {
	s := gridPile{title: title, about: about}
	for i, f := range faces {
		g := gridCard{face: f}
		if i < len(notes) {
			g.note = notes[i]
		}
		s.cards = append(s.cards, g)
	}
	if down > 0 {
		s.cards = append(s.cards, gridCard{down: down})
	}
	b.sections = append(b.sections, s)
	b.layPiles()
}

// most returns the largest scroll offset of the grid.
func (b *Browser) most() float64 { return math.Max(0, b.high-b.inside.H) }

// faceAt returns the face at a place, or nil if there is none.
func (b *Browser) faceAt(x, y float64) *art.Face {
	if !b.inside.Has(x, y) {
		return nil
	}
	for i := range b.sections {
		for _, g := range b.sections[i].cards {
			if g.box.Has(x-b.inside.X, y-b.inside.Y+b.scroll) {
				return g.face
			}
		}
	}
	return nil
}

// Holds holds the input and the frame of the layers below. Time goes on there.
func (b *Browser) Holds(*Pointer) Holds { return HoldInput | HoldFrame }

// Update runs one tick of the browser.
func (b *Browser) Update(p *Pointer) bool {
	if p.Does(action.Back) || p.Pressed && !b.box.Has(p.X, p.Y) {
		b.Close()
		b.Zoom.Close()
		return true
	}
	b.scroll = math.Max(0, math.Min(b.most(), b.scroll-p.Wheel*80))
	b.Zoom.Follow(p, b.faceAt(p.X, p.Y))
	if b.area.Tall() {
		b.Zoom.At = b.zoomAt
	}
	if f := b.faceAt(p.X, p.Y); !b.buttons.Update(p) && p.Released && f != nil && f == b.faceAt(p.PressX, p.PressY) {
		b.Zoom.Pin(f)
	}
	return true
}

// enlargeHint says what enlarges the card in the frame.
var enlargeHint = []Hint{{Acts: []action.Action{action.Choose}, Words: "Enlarge the card"}}

// Draw draws the browser.
func (b *Browser) Draw(c *Canvas) {
	least := c.Print().RulesWidth() / c.Unit
	if b.area.Take(c) || least != b.least {
		b.least = least
		b.lay()
		b.layPiles()
	}
	c.Veil(0.6)
	c.Panel(b.box, pen.CanDo)
	c.Inside(b.inside, func() { b.drawSections(c) })
	at := Scroll{At: b.scroll}
	at.Draw(c, BoxAt(b.inside.X, b.inside.Y, b.inside.W+24, b.inside.H), b.high)
	x := b.inside.X
	if b.head != "" {
		c.Tag(b.head, x+8, b.box.Y+50, browserHeadSize, pen.CanDo, pen.Ink)
		x += c.TagWidth(b.head, browserHeadSize) + 30
	}
	words := "Point at a card to enlarge it."
	if b.most() > 0 {
		words += " Scroll for more."
	}
	room, st := b.buttons.List[len(b.buttons.List)-1].Box.X-x-24, Body(MinMenu, pen.SoftPaper)
	if c.Framed {
		c.Hints(enlargeHint, x, b.box.Y+50, room, st)
	} else {
		c.Line(words, x, b.box.Y+60, room, 84, st, pen.Left)
	}
	b.buttons.Draw(c)
}

func (b *Browser) drawSections(c *Canvas) {
	for i := range b.sections {
		s := &b.sections[i]
		c.Tag(s.title, b.inside.X+s.box.X+8, b.inside.Y+s.box.Y-b.scroll+24, pileHeadSize, pen.CanDo, pen.Ink)
		if s.about != "" {
			y := b.inside.Y + s.box.Y - b.scroll + browserHead + 20
			c.Line(s.about, b.inside.X+s.box.X, y, s.box.W, pileAbout, pileAboutStyle, pen.Left)
		}
		for k, g := range s.cards {
			y := b.inside.Y + g.box.Y - b.scroll
			if y > b.inside.Y+b.inside.H || y+g.box.H+gridNote < b.inside.Y {
				continue
			}
			at := BoxAt(b.inside.X+g.box.X, y, g.box.W, g.box.H)
			if g.face != nil {
				c.Target(Target{What: g.face.Title(), Box: at, Group: b, Of: [2]int{i, k}, First: i+k == 0})
			}
			g.draw(c, at)
			if g.note != "" {
				c.Label(g.note, at.X+at.W/2, at.Y+at.H+gridNote-5, at.W+gridGap-4, Display(MinMenu, pen.SoftPaper), pen.Centre)
			}
		}
	}
}
