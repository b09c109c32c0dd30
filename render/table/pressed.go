package table

import (
	"fmt"

	"lineup/engine"
	"lineup/render/art/furniture"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// thing is something on the table that can be pressed, which the next frame answers by
// a sign, whatever comes of it. The zero one is nothing.
type thing struct {
	kind thingKind
	n    int // which one of its kind
}

type thingKind uint8

const (
	nothing thingKind = iota
	aCard             // n is its CardID
	aLabel            // of a pile
	aPanel            // of a seat across the table
	aHero             // the near seat's
	aChoice           // of the cards laid over the table
)

// signTime is how many seconds the sign of a press stays at least: a short click may
// begin and end between two frames.
const signTime = 0.15

// thingAt is what lies at a place.
func (t *Table) thingAt(x, y float64) thing {
	if t.ask.shown() {
		if c := t.ask.stage.CardAt(x, y); c != nil {
			return thing{aChoice, c.Reply + 1}
		}
		if t.ask.stage.Covers(x, y) {
			return thing{}
		}
	}
	if i := t.spotAt(x, y); i != 0 {
		return thing{aCard, int(t.board.spots[i-1].card)}
	}
	for i := range t.board.labels {
		if l := &t.board.labels[i]; l.opens && l.box.Has(x, y) {
			return thing{aLabel, i}
		}
	}
	for i := range t.panels {
		if t.panels[i].box.Has(x, y) {
			return thing{aPanel, i}
		}
	}
	if t.board.poster.Has(x, y) {
		return thing{aHero, 0}
	}
	return thing{}
}

// press notes what the button is held down on.
func (t *Table) press(p *ui.Pointer) {
	if !p.Held {
		return
	}
	if at := t.thingAt(p.X, p.Y); at == t.thingAt(p.PressX, p.PressY) {
		t.pressed, t.sign = at, signTime
	} else {
		t.sign = 0
	}
}

// release takes the sign of a press away, a moment after the press.
func (t *Table) release(dt float64) {
	if t.sign -= dt; t.sign <= 0 {
		t.pressed, t.sign = thing{}, 0
	}
}

// drawPressed draws the sign of a press on what is no card: cards draw their own.
func (t *Table) drawPressed(c *ui.Canvas) {
	var b ui.Box
	switch {
	case t.pressed.kind == aLabel && t.pressed.n < len(t.board.labels):
		b = t.board.labels[t.pressed.n].box
	case t.pressed.kind == aPanel && t.pressed.n < len(t.panels):
		b = t.panels[t.pressed.n].box
	case t.pressed.kind == aHero:
		b = t.board.poster
	case t.pressed.kind == aChoice && t.ask.shown():
		b = t.choiceBox(t.pressed.n - 1)
	default:
		return
	}
	if b.W == 0 {
		return
	}
	c.Put(c.Art.Glow(gallery.GlowChosen, c.Pixels(b.W), c.Pixels(b.H), c.Unit*0.7), b.X, b.Y)
}

// choiceBox is where the card of an answer lies on the stage; without a width where it
// has none.
func (t *Table) choiceBox(reply int) ui.Box {
	for i := range t.ask.stage.Panels {
		for _, c := range t.ask.stage.Panels[i].Cards {
			if c.Reply == reply {
				return c.Box
			}
		}
	}
	return ui.Box{}
}

// countShort finds out, of every card on the board, how much Power is missing to buy it.
func (t *Table) countShort(v engine.View) {
	t.short = t.short[:0]
	for i := range t.board.spots {
		t.short = append(t.short, t.shortOf(v, &t.board.spots[i]))
	}
}

// shortOf is how much Power the viewer lacks to buy a card now: 0 where that is not what
// keeps them from it.
func (t *Table) shortOf(v engine.View, s *spot) int {
	if _, lit := t.ask.option(s.card); lit || !t.ask.mine || t.ask.kind != engine.DecideTurn || v.Card(s.card).Down() {
		return 0
	}
	offers := v.Library().Offers
	for i := range offers {
		o := &offers[i]
		if o.Kind == engine.OptBuy && o.From.Has(s.place) && o.Price == (engine.Price{Number: engine.Power, Cost: true}) {
			return max(0, v.Cost(s.card)-v.Power())
		}
	}
	return 0
}

// shortWords says how much Power is missing, "" for none.
func shortWords(n int) string {
	if n == 0 {
		return ""
	}
	return fmt.Sprintf("%d short", n)
}

// told is what is said about the card under the pointer that cannot be paid for: where
// it is, and the words, "" for nothing.
func (t *Table) told() (at ui.Pose, words string) {
	if t.hover == 0 || t.hover > len(t.short) || t.drag != nil || !t.canTouch() {
		return at, ""
	}
	return t.board.spots[t.hover-1].pose, t.shortTold
}

// shortGround is what that is written on.
var shortGround = furniture.Readable(pen.EndRed)

// drawShort draws how much Power is missing for the card under the pointer.
func (t *Table) drawShort(c *ui.Canvas) {
	p, words := t.told()
	if words == "" {
		return
	}
	st := ui.Display(28, pen.Paper)
	w := c.TextWidth(words, st) + 28
	top := p.Y - p.Height()/2
	if s := &t.board.spots[t.hover-1]; s.plate.W > 0 {
		top = s.plate.Y - 14 // where the band with the name is highest
	}
	b := ui.BoxAt(p.X-w/2, top-44, w, 40)
	c.Tab(b, shortGround)
	c.Text(words, p.X, b.Y+30, st, pen.Centre)
}
