package table

import (
	"lineup/engine"
	"lineup/game/card"
)

// tally is what the table remembers of a game beyond how it stands: who brought down
// which Super-Villain, what each seat bought last, what a hero has given this turn.
type tally struct {
	at     int // events counted
	fallen []engine.SeatID
	felled *engine.FaceID                    // the Super-Villain that was brought down last, where that is known
	bought map[engine.SeatID][]engine.FaceID // latest last
	turn   []engine.Event                    // of the turn so far
}

// mostBought is how many purchases of a seat are remembered.
const mostBought = 2

// count counts what happened since the last time, and anew where the game went back.
func (t *tally) count(events []engine.Event, n int, v engine.View) {
	t.at = n
	for _, e := range events {
		switch e.Kind {
		case engine.TurnBegan:
			t.turn = t.turn[:0]
		case engine.VillainFell:
			t.fallen, t.felled = append(t.fallen, e.Seat), nil
			if e.Card != engine.NoCard && v.Sees(e.Card) {
				f := v.Card(e.Card).Face
				t.felled = &f
			}
		case engine.CardBought:
			if e.Card != engine.NoCard && v.Sees(e.Card) {
				if t.bought == nil {
					t.bought = map[engine.SeatID][]engine.FaceID{}
				}
				list := append(t.bought[e.Seat], v.Card(e.Card).Face)
				t.bought[e.Seat] = list[max(0, len(list)-mostBought):]
			}
		default:
		}
		t.turn = append(t.turn, e)
	}
}

// tallyUp counts what happened, through the eyes of the viewer.
func (t *Table) tallyUp(v engine.View) {
	events, n := t.Match.Events(t.eyes, t.tally.at)
	if n < t.tally.at || t.fresh || t.tally.at == 0 {
		t.tally = tally{}
		events, n = t.Match.Events(t.eyes, 0)
	}
	t.tally.count(events, n, v)
}

// given is how much Power a seat's hero has given this turn.
func (t *tally) given(hero engine.CardID) int {
	sum := 0
	for _, e := range t.turn {
		if e.Kind == engine.PowerChanged && e.Source == hero {
			sum += int(e.N)
		}
	}
	return sum
}

// trophies is how many Super-Villains a seat has brought down.
func (t *tally) trophies(s engine.SeatID) int {
	n := 0
	for _, f := range t.fallen {
		if f == s {
			n++
		}
	}
	return n
}

// villains is how many Super-Villains the game has, those brought down included.
func (t *Table) villains(v engine.View) int {
	return len(t.tally.fallen) + shared(card.Villains).count(v)
}
