package table

import (
	"slices"

	"lineup/render/art/gallery"
	"lineup/render/ui"
)

// This file shows what the button of the mouse is held down on.

// thing is a part of the table that can be pressed. The next frame shows a sign at it, whatever the
// press does. The zero value is none.
type thing struct {
	kind thingKind
	n    int // its number among its kind
}

type thingKind uint8

const (
	nothing thingKind = iota
	aCard             // n is its CardID
	aLabel            // of a pile
	aPanel            // of a seat across the table
	aHero             // the near seat's
	aChoice           // a card of the stage
)

// signTime is how many seconds the sign of a press stays at least, because a short click may begin
// and end between two frames.
const signTime = 0.15

// thingAt returns the thing at a position.
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
		return thing{aCard, int(t.layout.Spots[i-1].Card)}
	}
	for i := range t.layout.Labels {
		if l := &t.layout.Labels[i]; l.Opens && l.Box.Has(x, y) {
			return thing{aLabel, i}
		}
	}
	for i := range t.panels {
		if t.panels[i].Box.Has(x, y) {
			return thing{aPanel, i}
		}
	}
	if t.layout.Poster.Has(x, y) {
		return thing{aHero, 0}
	}
	return thing{}
}

// press records what the button is held down on.
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

// release removes the sign of a press a moment after the press.
func (t *Table) release(dt float64) {
	if t.sign -= dt; t.sign <= 0 {
		t.pressed, t.sign = thing{}, 0
	}
}

// drawPressed draws the sign of a press, except on cards, which draw their own.
func (t *Table) drawPressed(c *ui.Canvas) {
	var b ui.Box
	switch {
	case t.pressed.kind == aLabel && t.pressed.n < len(t.layout.Labels):
		b = t.layout.Labels[t.pressed.n].Box
	case t.pressed.kind == aPanel && t.pressed.n < len(t.panels):
		b = t.panels[t.pressed.n].Box
	case t.pressed.kind == aHero:
		b = t.layout.Poster
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

// choiceBox returns the box of an answer's card on the stage, as far as it is in view. Its width is 0 if it has none.
func (t *Table) choiceBox(reply int) ui.Box {
	for i := range t.ask.stage.Panels {
		for _, c := range t.ask.stage.Panels[i].Cards {
			if c.Reply == reply || slices.Contains(c.Same, reply) {
				return c.Seen
			}
		}
	}
	return ui.Box{}
}
