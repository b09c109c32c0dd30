package table

import (
	"lineup/engine"
	"lineup/render/ui"
)

// This file lets a card be dragged to where it is used.

// dragTo moves the dragged card with the pointer. A card dropped far from its place is played,
// bought, or chosen.
func (t *Table) dragTo(p *ui.Pointer) {
	s := t.drag
	home := t.home(s)
	if p.Left {
		to := home
		to.X, to.Y, to.Turn = home.X+p.X-p.PressX, home.Y+p.Y-p.PressY, 0
		s.Send(to, dragWay)
		t.sprites.busy = true
		return
	}
	t.drag = nil
	o, lit := t.ask.option(s.card)
	if lit && p.Released && t.canTouch() && dropped(s.place, home, p) {
		t.answer(o)
		return
	}
	s.Send(home, throwWay)
	t.sprites.busy = true
}

// home returns where a card is when it is not dragged.
func (t *Table) home(s *cardSprite) ui.Pose {
	for i := range t.layout.Spots {
		if t.layout.Spots[i].Card == s.card {
			return t.layout.Spots[i].Pose
		}
	}
	return s.Pose()
}

// dropped reports whether a card was dropped where that uses it: above the hand for the hand's
// cards, and well away from home for all others.
func dropped(from engine.Place, home ui.Pose, p *ui.Pointer) bool {
	if from == engine.Hand {
		return p.Y < home.Y-home.Height()/2-20
	}
	return !home.Bounds().Grown(40).Has(p.X, p.Y)
}
