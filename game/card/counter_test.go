package card_test

import (
	"strings"
	"testing"

	"lineup/engine"
	. "lineup/game/card"
)

// TestCounters: what a mode does not count, or counts under another name, is refused
// with the card that speaks of it, wherever it does.
func TestCounters(t *testing.T) {
	clock, move := Counter{ID: engine.OwnNumbers, Name: "Clock"}, Counter{ID: engine.OwnNumbers, Name: "Move"}
	counting := table.Clone()
	counting.Numbers = []engine.Number{{Name: "Clock", Of: engine.OfTable, Most: 9}}
	only := AtLeast(Counter{ID: engine.OwnNumbers + 1, Name: "Frost"}, 1)
	for _, c := range []struct {
		card Card
		want string // "" if it can be played
	}{
		{Card{Play: Number(clock, 1)}, ""},
		{Card{Play: Number(move, 1)}, `"Move"`},
		{Card{Play: Number(Counter{ID: engine.OwnNumbers + 1, Name: "Frost"}, 1)}, `"Frost"`},
		{Card{Play: If(only, Draw(1))}, "is not counted"},
		{Card{Uses: []Use{{Price: Price{Of: move, N: 1}, Do: Draw(1)}}}, `"Move"`},
		{Card{Play: ActOf(Offer{Kind: engine.OptAct, Leaves: true, Words: "w", Label: "l", Price: Price{Of: move, N: 1}})}, `"Move"`},
	} {
		_, err := NewBook(counting, set(c.card))
		switch {
		case c.want == "" && err != nil:
			t.Errorf("%v is refused: %v", c.card.Play, err)
		case c.want != "" && (err == nil || !strings.HasPrefix(err.Error(), "card: Test: number ") || !strings.Contains(err.Error(), c.want)):
			t.Errorf("of a number that is not counted the error is %v, without %s", err, c.want)
		}
	}
}

// TestGoal: a card can only head for a space that the mode's ring has.
func TestGoal(t *testing.T) {
	round := table.Clone()
	round.Rows = append(round.Rows, engine.Row{Place: Streets, Count: 5, Sight: engine.Open, Ring: true},
		engine.Row{Place: Spaces, Count: 9, Sight: engine.Open}) // no ring
	for _, c := range []struct {
		table Table
		goal  int
		fits  bool
	}{{table, 0, true}, {table, 1, false}, {round, 1, true}, {round, 5, true}, {round, 6, false}, {round, -1, false}} {
		_, err := NewBook(c.table, set(Card{Goal: c.goal}))
		if fits := err == nil; fits != c.fits || !fits && !strings.HasPrefix(err.Error(), "card: Test: its goal is space ") {
			t.Errorf("goal %d of a ring of %d: %v", c.goal, len(c.table.Rows)-len(table.Rows), err)
		}
	}
}
