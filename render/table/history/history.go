// Package history remembers of a game what no view of it tells any more: who brought down
// which Super-Villain, who bought what last. It is counted from the events one pair of eyes
// has seen.
package history

import (
	"slices"

	"lineup/engine"
)

// Tally is what the table remembers of a game beyond how it stands: who brought down
// which Super-Villain, what each seat bought last, what a hero has given this turn.
type Tally struct {
	At     int                               // events counted
	Fallen []engine.SeatID                   // who has brought down each Super-Villain, the latest last
	fallen []engine.CardID                   // which they are
	Felled *engine.FaceID                    // the Super-Villain that was brought down last, where that is known
	Bought map[engine.SeatID][]engine.FaceID // latest last
	// Faces are those of cards that were bought, in the open: they may be hidden since.
	Faces map[engine.CardID]engine.FaceID
	turn  []engine.Event // of the turn so far
}

// maxBought is how many purchases of a seat are remembered.
const maxBought = 2

// Count counts what happened since the last time, and anew where the game went back.
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
		case engine.CardBought:
			if e.Card == engine.NoCard {
				continue
			}
			if t.Bought == nil {
				t.Bought = map[engine.SeatID][]engine.FaceID{}
			}
			if t.Faces == nil {
				t.Faces = map[engine.CardID]engine.FaceID{}
			}
			if v.Sees(e.Card) {
				t.Faces[e.Card] = v.Card(e.Card).Face
			}
			if face, ok := t.Faces[e.Card]; ok {
				list := append(t.Bought[e.Seat], face)
				t.Bought[e.Seat] = list[max(0, len(list)-maxBought):]
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

// Trophies returns how many Super-Villains a seat has brought down.
func (t *Tally) Trophies(s engine.SeatID) int {
	n := 0
	for _, f := range t.Fallen {
		if f == s {
			n++
		}
	}
	return n
}
