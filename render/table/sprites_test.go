package table

import (
	"testing"

	"lineup/engine"
	"lineup/game/match"
	"lineup/render/board"
	"lineup/render/testgame"
)

// TestHandLooksEven checks that the last card of a hand that overlaps counts as covered, as the others
// are, and that the only card of a hand does not.
func TestHandLooksEven(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 4})
	for n := 0; ; n++ {
		hand := board.At(engine.Hand, tb.eyes).Cards(tb.view())
		for i, c := range hand {
			if s := tb.sprites.byCard[c]; len(hand) == 5 && s.Shown == 0 || len(hand) == 1 && s.Shown > 0 {
				t.Errorf("of card %d of %d in the hand %.2f is in view", i+1, len(hand), s.Shown)
			}
		}
		if len(hand) == 1 {
			return
		}
		if err := tb.stepFor(testgame.Buyer{}); err != nil || n > 100 {
			t.Fatal("a hand never has one card", err)
		}
	}
}
