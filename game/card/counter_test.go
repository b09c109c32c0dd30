package card_test

import (
	"fmt"
	"strings"
	"testing"

	"lineup/engine"
	. "lineup/game/card"
	"lineup/game/english"
)

// TestCounters checks that a card is refused by name if any part of it uses a number that the mode
// does not count or counts under another name.
func TestCounters(t *testing.T) {
	clock, move := Counter{ID: engine.OwnNumbers, Name: "Clock"}, Counter{ID: engine.OwnNumbers, Name: "Move"}
	counting := table.Clone()
	counting.Numbers = []engine.Number{{Name: "Clock", Of: engine.OfTable, Max: 9}}
	only := AtLeast(Counter{ID: engine.OwnNumbers + 1, Name: "Frost"}, 1)
	for _, c := range []struct {
		card Card
		want string // "" if the card can be played
	}{
		{Card{Play: Number(clock, 1)}, ""},
		{Card{Play: Number(move, 1)}, `"Move"`},
		{Card{Play: Number(Counter{ID: engine.OwnNumbers + 1, Name: "Frost"}, 1)}, `"Frost"`},
		{Card{Play: If(only, Draw(1))}, "is not counted"},
		{Card{Uses: []Use{{Price: Price{Of: move, N: 1}, Do: Draw(1)}}}, `"Move"`},
		{Card{Play: ActOf(Offer{Kind: engine.OptAct, Leaves: true, Words: "w", Label: "l", Price: Price{Of: move, N: 1}})}, `"Move"`},
	} {
		t.Run(c.want, func(t *testing.T) {
			_, err := NewBook(counting, set(c.card))
			switch {
			case c.want == "" && err != nil:
				t.Errorf("%v is refused: %v", c.card.Play, err)
			case c.want != "" && (english.Error(t, err) == nil || !strings.HasPrefix(err.Error(), "card: Test: number ") || !strings.Contains(err.Error(), c.want)):
				t.Errorf("of a number that is not counted the error is %v, without %s", err, c.want)
			}
		})
	}
}

// TestGoal checks that a card's Destination must be one that the mode's ring has, or all of them,
// and that Destinations are numbered in order even if there are spaces between them.
func TestGoal(t *testing.T) {
	round := table.Clone()
	round.Rows = append(round.Rows, engine.Row{Place: Streets, Count: 5, Sight: engine.Open, Ring: true},
		engine.Row{Place: Spaces, Count: 9, Sight: engine.Open}) // no ring
	apart := table.Clone()
	apart.Rows = append(apart.Rows, engine.Row{Place: Streets, Count: 10, Sight: engine.Open, Ring: true, Stride: 2})
	const refused = 127 // no space has this number
	for _, c := range []struct {
		ring  string
		table Table
		goal  int
		space int8 // the space of the goal
	}{
		{"none", table, 0, 0}, {"none", table, 1, refused}, {"5", round, 1, 1}, {"5", round, 5, 5}, {"5", round, 6, refused},
		{"5", round, Everywhere, engine.EveryGoal}, {"5", round, -2, refused},
		{"10 with 5 goals", apart, 1, 1}, {"10 with 5 goals", apart, 2, 3}, {"10 with 5 goals", apart, 5, 9},
		{"10 with 5 goals", apart, 6, refused}, {"10 with 5 goals", apart, Everywhere, engine.EveryGoal},
	} {
		t.Run(fmt.Sprintf("ring of %s, goal %d", c.ring, c.goal), func(t *testing.T) {
			b, err := NewBook(c.table, set(Card{Goal: c.goal}))
			switch {
			case c.space == refused && (english.Error(t, err) == nil || !strings.HasPrefix(err.Error(), "card: Test: its goal is number ")):
				t.Errorf("goal %d of a ring of %s: the error is %v", c.goal, c.ring, err)
			case c.space != refused && err != nil:
				t.Errorf("goal %d of a ring of %s: %v", c.goal, c.ring, err)
			case err == nil && b.Library().Faces[0].Goal != c.space:
				t.Errorf("goal %d of a ring of %s is space %d, want %d", c.goal, c.ring, b.Library().Faces[0].Goal, c.space)
			}
		})
	}
}
