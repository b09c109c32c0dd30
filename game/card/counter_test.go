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
