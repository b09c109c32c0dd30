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
	switch e.Kind {
	case engine.AttackHit:
		fx, fy := t.attackFrom(e.Source, old)
		x, y := t.seatAt(e.Seat)
		t.effects.attack(fx, fy, x, y)
	case engine.AttackAvoided:
		fx, fy := t.attackFrom(e.Source, old)
		x, y := t.seatAt(e.Seat)
		t.effects.attack(fx, fy, x, y)
		t.effects.guard(x, y)
	case engine.PowerChanged:
		if e.N > 0 && !t.Settings.ReduceMotion {
			t.effects.punch = punchTime
		}
	case engine.TurnBegan:
		t.announceTurn()
	case engine.VillainAppeared:
		t.effects.announce(strings.ToUpper(t.Match.Book().Library().Faces[t.view().Card(e.Card).Face].Name + " appears"))
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
	t.effects.announce(strings.ToUpper(turnWords(t.name(now.Seat), now.Seat == t.eyes && len(t.people) == 1)))
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

// seatAt is the middle of a seat's panel.
func (t *Table) seatAt(s engine.SeatID) (x, y float64) {
	if b, ok := t.board.foe(s); ok {
		return b.Middle()
	}
	return t.board.poster.Middle()
}
