package table

import (
	"math"

	"lineup/engine"
	"lineup/render/board"
	"lineup/render/ui"
)

// This file finds the card under the pointer and moves cards that it is on.

func (t *Table) setHover(h int) {
	if h == t.hover {
		return
	}
	t.hover, t.shortTold, t.refused = h, "", refuseTime
	if h != 0 && t.layout.Spots[h-1].Place == engine.Hand {
		t.effects.sheen = 0
	}
	if h != 0 && h <= len(t.short) {
		t.shortTold = shortWords(t.short[h-1])
		c := t.layout.Spots[h-1].Card
		if id, _ := t.view().Barring(c); id != engine.Power && t.ask.mine && t.ask.kind == engine.DecideTurn {
			t.shortTold = t.now().MarkWords(c)
		}
	}
	t.lift()
}

// closeUp closes the gaps in the hand while cards of it are on the stage.
func (t *Table) closeUp() {
	if !t.layout.CloseUp(t.staged) {
		return
	}
	t.sprites.see(t.layout)
	t.lift()
	t.laid++
}

// raise returns how far above its place a card is because it can be used now.
func (t *Table) raise(s *board.Spot) float64 {
	if _, lit := t.ask.option(s.Card); lit && board.ForSale(s.Place) {
		return board.PayableRise
	}
	return 0
}

// lift sends every card to its current place. Cards that can be bought rise, and the hand makes
// room for the card under the pointer.
func (t *Table) lift() {
	n, lifted := 0, 0
	for i := range t.layout.Spots {
		if s := &t.layout.Spots[i]; s.Place == engine.Hand && !s.Away {
			if n++; t.hover == i+1 {
				lifted = n
			}
		}
	}
	fan, k := t.layout.Fan(n, lifted), 0
	for i := range t.layout.Spots {
		spot := &t.layout.Spots[i]
		to := spot.Pose
		if spot.Place == engine.Hand && !spot.Away {
			to = fan[k]
			k++
		}
		s := t.sprites.byCard[spot.Card]
		if s == nil || s == t.drag {
			continue
		}
		s.Rest = spot.Pose.W
		by, rise := riseWay, t.raise(spot)
		switch {
		case spot.Place == engine.Hand && t.hover == i+1:
			by, rise = liftWay, 0
		case spot.Place == engine.Hand && rise == 0:
			by = asideWay
		}
		to.Y -= rise
		if from := s.Goal(); math.Hypot(to.X-from.X, to.Y-from.Y) > 300 {
			by = throwWay
		}
		t.sprites.send(s, to, by)
	}
}

// spotAt returns the index plus one of the spot at a position, or 0 if there is none.
func (t *Table) spotAt(x, y float64) int {
	return t.layout.At(x, y, &t.tabs, t.hover)
}

// hoverAt returns what spotAt does, but 0 for a card of the hand that cannot be chosen for the stage
// before it. Such a card stays in its place.
func (t *Table) hoverAt(x, y float64) int {
	i := t.spotAt(x, y)
	if i == 0 || !t.ask.shown() || t.layout.Spots[i-1].Place != engine.Hand {
		return i
	}
	if _, lit := t.ask.option(t.layout.Spots[i-1].Card); !lit {
		return 0
	}
	return i
}

// openAfter is how many seconds the pointer rests on a card that others cover before they open.
const openAfter = 0.08

// stir says whether the pointer has moved in a turn.
type stir struct {
	turn  int
	moved bool
}

// take notes that the pointer moves or rests in a turn, and reports whether the turn is new.
func (s *stir) take(turn int, moves bool) (again bool) {
	if again = s.turn != turn; again {
		*s = stir{turn: turn}
	}
	s.moved = s.moved || moves
	return again
}

// openFan opens the group of cards that the pointer rests on, and closes it when the pointer leaves. A
// pointer that has not moved in this turn opens none.
func (t *Table) openFan(p *ui.Pointer) {
	o := &t.layout.Opened
	if t.stir.take(int(t.view().Turn().Number), p.Still == 0) {
		*o = board.Opened{}
	}
	if !t.stir.moved {
		return
	}
	if o.Box.W > 0 && !o.Box.Has(p.X, p.Y) {
		*o = board.Opened{}
	}
	if i := t.hoverAt(p.X, p.Y); o.Box.W == 0 && i != 0 && p.Still > openAfter && !p.Left {
		t.layout.OpenFan(i - 1)
	}
}
