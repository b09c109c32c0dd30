package table

import (
	"lineup/render/art"
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
	c.Put(c.Art.Glow(art.GlowChosen, c.Pixels(b.W), c.Pixels(b.H), c.Unit*0.7), b.X, b.Y)
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
