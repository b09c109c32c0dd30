package table

import (
	"strings"

	"lineup/engine"
)

// hear takes in the events since the last time: where cards came from, and what
// deserves a flourish.
func (t *Table) hear(old *standard) {
	events, _ := t.Match.Events(t.eyes, t.logs[t.eyes].Seen())
	delay := 0.0
	for _, e := range events {
		t.sprites.hear(e, t.view(), &t.board, delay)
		if e.Kind == engine.CardMoved && e.Card == engine.NoCard {
			delay += dealDelay
		}
		t.flourish(e, old)
	}
}

func (t *Table) flourish(e engine.Event, old *standard) {
	t.effects.suffer(e, t.view())
	switch e.Kind {
	case engine.AttackHit, engine.AttackAvoided:
		x, y := t.attackFrom(e.Source, old)
		t.effects.attack(strike{seat: e.Seat, source: e.Source, fromX: x, fromY: y, avoided: e.Kind == engine.AttackAvoided})
	case engine.TurnBegan:
		t.announceTurn()
	case engine.VillainFell:
		t.bringDown(e.Card)
	case engine.VillainAppeared:
		t.enterVillain(e.Card)
	default: // the log tells of it
	}
}

// openingTime is how many seconds a table is seen before a computer player begins at it.
const openingTime = 1.2

// announceTurn says whose turn it is.
func (t *Table) announceTurn() {
	now := t.view().Turn()
	if now.Number == 0 || now.Seat == engine.NoSeat || t.Match.Over() {
		return
	}
	over, ok := t.board.foe(now.Seat)
	if ok {
		over.Y, over.H = over.Y+18, over.H-18
	} else {
		over = t.board.poster
		over.H = 150
	}
	t.effects.ribbon(strings.ToUpper(turnWords(t.name(now.Seat), now.Seat == t.eyes && len(t.people) == 1)), over)
}

func turnWords(name string, yours bool) string {
	if yours {
		return "Your turn"
	}
	return name + "'s turn"
}

// attackFrom is the place an attack of a card starts from.
func (t *Table) attackFrom(c engine.CardID, old *standard) (x, y float64) {
	for _, l := range []*standard{&t.board, old} {
		for _, s := range l.spots {
			if s.card == c {
				return s.pose.X, s.pose.Y
			}
		}
	}
	return t.board.source()
}
