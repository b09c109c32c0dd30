package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
)

func (t *table) update(p *pointer, dt float64) error {
	if t.curtain.up {
		t.curtain.update(t, p)
		return nil
	}
	if t.fitted != t.app.canvas.fit {
		t.sync(false)
	}
	pace := t.app.Settings.Speed.pace()
	if pace == 0 {
		t.cast.snap()
		t.effects.clear()
	}
	t.cast.step(dt*pace, t.app.Settings.Calm)
	t.effects.step(dt * pace)
	t.touch(p, dt)
	if t.app.scene != scene(t) || t.curtain.up {
		return nil
	}
	return t.advance(dt)
}

// touch lets the person work on the table. What lies on top comes first.
func (t *table) touch(p *pointer, dt float64) {
	switch {
	case t.reader.closes(p):
	case t.dialog.update(p):
	case t.menu.update(t, p):
	case t.browser.update(t, p):
	default:
		t.touchTable(p)
	}
}

func (t *table) touchTable(p *pointer) {
	if t.drag != nil {
		t.dragTo(p)
		return
	}
	if t.log.update(t, p) || t.keys(p) {
		return
	}
	face, over := t.faceAt(p.x, p.y)
	t.reader.follow(p, face, over)
	if t.reader.pinned {
		return
	}
	if t.ask.mine {
		if t.ask.answers.update(p) {
			return
		}
		if item, over := t.ask.row.update(p); item != nil {
			t.answer(item.option)
			return
		} else if over {
			t.setHover(0)
			return
		}
	}
	if t.buttons.update(p) {
		t.setHover(0)
		return
	}
	t.touchCards(p)
}

// canTouch tells whether the viewer may answer now.
func (t *table) canTouch() bool { return t.ask.mine && !t.dialog.open() && !t.menu.open }

// spotAt is the index plus one of the card at a place. Cards are found where
// they rest, not where they are lifted to.
func (t *table) spotAt(x, y float64) int {
	for i := len(t.lay.spots) - 1; i >= 0; i-- {
		if t.lay.spots[i].pose.has(x, y) {
			return i + 1
		}
	}
	return 0
}

func (t *table) setHover(h int) {
	if h == t.hover {
		return
	}
	t.hover = h
	t.lift()
}

// lift raises the cards that can be used, and most of all the one under the
// pointer.
func (t *table) lift() {
	for i := range t.lay.spots {
		s := t.cast.byCard[t.lay.spots[i].card]
		if s == nil {
			continue
		}
		by := 0.0
		if s.place == engine.Hand || s.place == engine.InPlay {
			if _, lit := t.ask.option(s.card); lit {
				by = litLift
			}
			if t.hover == i+1 && s.place == engine.Hand {
				by = hoverLift
			}
		}
		if s.raise(by) {
			t.cast.busy = true
		}
	}
}

func (t *table) touchCards(p *pointer) {
	t.setHover(t.spotAt(p.x, p.y))
	pressed := t.spotAt(p.pressX, p.pressY)
	if p.dragging && p.Left && pressed != 0 && t.canTouch() {
		c := t.lay.spots[pressed-1].card
		if _, lit := t.ask.option(c); lit {
			t.drag = t.cast.byCard[c]
			return
		}
	}
	if !p.released {
		return
	}
	if t.hover != 0 && t.hover == pressed {
		if o, lit := t.ask.option(t.lay.spots[t.hover-1].card); lit && t.canTouch() {
			t.answer(o)
			return
		}
	}
	if t.openPile(p) {
		return
	}
	t.hurry()
}

// dragTo lets a card follow the pointer. Let go far from where it lay, it is
// played, bought or chosen.
func (t *table) dragTo(p *pointer) {
	s := t.drag
	home := t.lay.spots[s.order].pose
	if p.Left {
		to := home
		to.x, to.y, to.turn = home.x+p.x-p.pressX, home.y+p.y-p.pressY, 0
		s.send(to)
		s.raise(0)
		t.cast.busy = true
		return
	}
	t.drag = nil
	o, lit := t.ask.option(s.card)
	if lit && t.canTouch() && dropped(s.place, home, p) {
		t.answer(o)
		return
	}
	s.send(home)
	t.cast.busy = true
}

// dropped tells whether a card from a place was let go where that means using
// it: the hand's cards anywhere above the hand, all others well away from home.
func dropped(from engine.Place, home pose, p *pointer) bool {
	if from == engine.Hand {
		return p.y < handBox.y
	}
	return !home.bounds().grown(40).has(p.x, p.y)
}

// openPile opens the pile or the seat that was clicked.
func (t *table) openPile(p *pointer) bool {
	for _, l := range t.piles {
		if l.open != nil && p.clicked(l.box) {
			l.open()
			return true
		}
	}
	for i := range t.panels {
		if p.clicked(t.panels[i].box) {
			t.browser.openSeat(t, t.panels[i].seat)
			return true
		}
	}
	if t.hover != 0 {
		s := t.lay.spots[t.hover-1]
		switch z := s.place.Of(t.near); s.place {
		case engine.Discard, engine.Destroyed:
			t.browser.openZone(t, t.zoneWords(t.view(), z), z)
			return true
		}
	}
	return false
}

// hurry ends what moves, and lets computer players play on to the next question
// a person is asked.
func (t *table) hurry() {
	t.cast.snap()
	t.effects.clear()
	if !t.ask.mine {
		t.skipping = true
	}
}

// keys answers the keyboard and tells whether a key was meant for the table.
func (t *table) keys(p *pointer) bool {
	switch {
	case p.key(ebiten.KeyEscape):
		if t.ask.row.aside {
			t.ask.row.look.list[0].do()
		} else {
			t.menu.show(t)
		}
	case p.key(ebiten.KeyL):
		t.log.toggle(t)
	case p.key(ebiten.KeyE):
		t.endTurn()
	case p.key(ebiten.KeyMinus):
		t.setSpeed(max(t.app.Settings.Speed, 1) - 1)
	case p.key(ebiten.KeyEqual):
		t.setSpeed(min(t.app.Settings.Speed+1, Off))
	case p.confirm():
		t.confirm()
	case p.key(ebiten.KeySpace) && !t.ask.row.open():
		if t.ask.mine && t.ask.kind != engine.DecideTurn {
			t.confirm()
		} else {
			t.hurry()
		}
	default:
		return t.playByNumber(p)
	}
	return true
}

// confirm takes the answer that goes on, where there is one.
func (t *table) confirm() {
	if !t.ask.mine {
		t.hurry()
		return
	}
	if o, ok := t.ask.find(engine.OptDone, engine.OptYes); ok {
		t.answer(o)
	}
}

// playByNumber uses card n of the hand.
func (t *table) playByNumber(p *pointer) bool {
	for i := range 9 {
		if !p.key(ebiten.KeyDigit1+ebiten.Key(i)) && !p.key(ebiten.KeyNumpad1+ebiten.Key(i)) {
			continue
		}
		n := 0
		for _, s := range t.lay.spots {
			if s.place != engine.Hand {
				continue
			}
			if n == i {
				if o, lit := t.ask.option(s.card); lit && t.canTouch() {
					t.answer(o)
				}
				return true
			}
			n++
		}
		return true
	}
	return false
}

// faceAt is the face of the card, hero or source at a place.
func (t *table) faceAt(x, y float64) (engine.FaceID, bool) {
	if i := t.ask.row.at(x, y); i != 0 {
		return t.ask.row.items[i-1].face, true
	}
	if t.ask.source != noFace && t.ask.kind != engine.DecideTurn {
		p := t.ask.sourcePose()
		if p.has(x, y) {
			return t.ask.source, true
		}
		if p.x += 110; t.ask.it != noFace && p.has(x, y) {
			return t.ask.it, true
		}
	}
	if t.ask.row.shown() && t.ask.row.area.has(x, y) {
		return noFace, false
	}
	if i := t.spotAt(x, y); i != 0 {
		return t.lay.spots[i-1].face, true
	}
	if heroBox.has(x, y) && t.self.hero != noFace {
		return t.self.hero, true
	}
	for i := range t.panels {
		if p := &t.panels[i]; p.box.has(x, y) && p.hero != noFace && x < p.box.x+p.box.h {
			return p.hero, true
		}
	}
	return noFace, false
}
