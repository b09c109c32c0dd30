package table

import (
	"lineup/render/board"
	"lineup/render/ui"
	"lineup/render/ui/action"
)

// Update runs one tick of the table, dt seconds after the last one.
func (t *Table) Update(p *ui.Pointer, dt float64) error {
	t.cursorX, t.cursorY = p.X, p.Y
	t.passOn()
	t.grace.hold(t, p, dt)
	if p.Does(action.Rules) && !t.book.Shown() && t.readRules() {
		return nil
	}
	if t.held().Has(ui.HoldSight) {
		t.layers.Update(p)
		return nil
	}
	t.fit()
	t.FollowKeys()
	t.closeUp()
	t.animate(p, dt)
	t.clock.run(t, dt)
	t.release(dt)
	t.layLogAhead()
	paged := t.pages.up()
	t.touch(t.layers.Update(p))
	if paged && !t.left && t.markSeen() { // the last page is closed
		t.changed()
	}
	if t.left || t.held().Has(ui.HoldSight) {
		return nil
	}
	err := t.advance(dt)
	t.passOn()
	return err
}

// fit lays the table out again if the window has changed. Nothing may be drawn before: pictures of
// the old layout would be kept for the new size.
func (t *Table) fit() {
	if t.fitted != t.Canvas.Fit {
		t.sync(false)
	}
}

// touch handles input on the board that the layers over it have left.
func (t *Table) touch(p *ui.Pointer) {
	if p.Barred() { // what they told must not stay over what has opened
		t.buttons.Leave()
		t.ask.answers.Leave()
	}
	switch {
	case t.drag != nil:
		t.dragTo(p)
	case !p.Muted() && t.keys(p), p.Barred():
	case t.replay != nil && t.replay.update(t, p):
		t.zoom.Follow(p, nil) // no card is there
		t.setHover(0)
	default:
		t.point(p)
	}
}

// point handles the pointer on the board.
func (t *Table) point(p *ui.Pointer) {
	if t.follow(p); t.zoom.Pinned {
		return
	}
	if !t.ask.up && t.ask.answers.Update(p) {
		t.setHover(0)
		return
	}
	if t.buttons.Update(p) {
		t.setHover(0)
		return
	}
	t.touchCards(p)
}

func (t *Table) touchCards(p *ui.Pointer) {
	t.press(p)
	t.openFan(p)
	t.setHover(t.hoverAt(p.X, p.Y))
	pressed := t.spotAt(p.PressX, p.PressY)
	if p.Dragging && p.Left && pressed != 0 && t.canTouch() && !t.ask.up {
		s := &t.layout.Spots[pressed-1]
		if _, lit := t.ask.option(s.Card); lit && !s.Giant.Has(p.PressX, p.PressY) { // a giant is not dragged
			t.drag, t.layout.Opened = t.sprites.byCard[s.Card], board.Opened{}
			return
		}
	}
	if !p.Released {
		return
	}
	if t.hover != 0 && t.hover == pressed {
		s := &t.layout.Spots[t.hover-1]
		if o, lit := t.ask.option(s.Card); lit && t.canTouch() && !(t.ask.up && board.OpenPile(s.Place)) { // such a pile opens
			t.choose(o)
			return
		}
	}
	if t.board.Touch(t.now(), p) || t.open(p) {
		return
	}
	if t.hover != 0 && t.hover == pressed {
		p.Refuse()
	}
	t.finish() // a click ends what moves, and skips nothing
	t.refuse()
}

// open opens the pile, seat, or log that was clicked, and reports whether there was one.
func (t *Table) open(p *ui.Pointer) bool {
	for _, l := range t.layout.Labels {
		if l.Opens && p.Clicked(l.Box) {
			t.browse(l.Words, l.Where)
			return true
		}
	}
	for i := range t.panels {
		if p.Clicked(t.panels[i].Box) {
			t.browseSeat(t.panels[i].Seat)
			return true
		}
	}
	if len(t.news) > 0 && p.Clicked(t.layout.Captions) {
		t.toggleLog()
		return true
	}
	if t.hover != 0 {
		if w := board.WhereIs(t.view(), t.layout.Spots[t.hover-1].Card); board.OpenPile(w.Place) {
			t.browse(t.whereWords(t.view(), w), w)
			return true
		}
	}
	return false
}
