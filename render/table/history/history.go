// Package history remembers what no view of a game shows anymore: who defeated which Super-Villain. It
// is counted from the events that one viewer has seen.
package history

import (
	"slices"

	"lineup/engine"
)

// Tally is what the table remembers besides the current state: who defeated which Super-Villain, and
// what each hero has given this turn.
type Tally struct {
	At     int             // events counted
	Fallen []engine.SeatID // the seat that defeated each Super-Villain, latest last
	fallen []engine.CardID // the Super-Villains of Fallen
	Felled *engine.FaceID  // the Super-Villain defeated last, if known
	turn   []engine.Event  // of the turn so far
}

// Count counts the latest events. After an undo, a new Tally counts from the start.
func (t *Tally) Count(events []engine.Event, n int, v engine.View) {
	t.At = n
	for _, e := range events {
		switch e.Kind {
		case engine.TurnBegan:
			t.turn = t.turn[:0]
		case engine.VillainFell:
			if i := slices.Index(t.fallen, e.Card); i >= 0 && e.Card != engine.NoCard { // it was hunted, and changes hands
				t.Fallen, t.fallen = slices.Delete(t.Fallen, i, i+1), slices.Delete(t.fallen, i, i+1)
			}
			t.Fallen, t.fallen, t.Felled = append(t.Fallen, e.Seat), append(t.fallen, e.Card), nil
			if e.Card != engine.NoCard && v.Sees(e.Card) {
				f := v.Card(e.Card).Face
				t.Felled = &f
			}
		default:
		}
		t.turn = append(t.turn, e)
	}
}

// Given returns how much Power a seat's hero has given this turn.
func (t *Tally) Given(hero engine.CardID) int {
	sum := 0
	for _, e := range t.turn {
		if e.Kind == engine.PowerChanged && e.Source == hero {
			sum += int(e.N)
		}
	}
	return sum
}

// Trophies returns how many Super-Villains a seat has defeated.
func (t *Tally) Trophies(s engine.SeatID) int {
	n := 0
	for _, f := range t.Fallen {
		if f == s {
			n++
		}
	}
	return n
}
