package table

import (
	"fmt"

	"lineup/engine"
	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

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
var shortGround = art.Readable(pen.EndRed)

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
