package table

import (
	"testing"

	"lineup/engine"
	"lineup/game/match"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// TestCardsThatTurnBack checks that playing a card, undoing that, and playing it again before it
// comes to rest leaves one sprite for each card.
func TestCardsThatTurnBack(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 5})
	tb.Settings = &ui.Settings{Speed: ui.Normal}
	tb.shown = true
	if err := tb.playUntil(func() bool { return tb.ask.mine && tb.ask.kind == engine.DecideTurn }, testgame.Buyer{}); err != nil {
		t.Fatal(err)
	}
	for range 4 {
		o, ok := tb.ask.find(engine.OptPlay)
		if !ok {
			t.Fatal("there is no card to play")
		}
		tb.give(o)
		checkSprites(t, tb, "played")
		tb.sprites.step(0.05, false)
		tb.stepBack()
		checkSprites(t, tb, "taken back")
		tb.redo()
		checkSprites(t, tb, "played again")
		tb.sprites.step(0.05, false)
		tb.stepBack()
	}
	for range 200 {
		tb.sprites.step(ui.Tick, false)
	}
	checkSprites(t, tb, "at rest")
	if tb.sprites.busy {
		t.Error("something still moves")
	}
}

// TestCardThatComesBack checks that a card that returns to the table while still flying off gets a
// new sprite, which stays.
func TestCardThatComesBack(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 5})
	spot := tb.layout.Spots[len(tb.layout.Spots)-1]
	tb.sprites.byCard[spot.Card].Leaving = true
	delete(tb.sprites.byCard, spot.Card)
	for range 3 {
		tb.sprites.place(tb.view(), tb.board)
		checkSprites(t, tb, "come back")
	}
}

func checkSprites(t *testing.T, tb *Table, when string) {
	t.Helper()
	seen := map[engine.CardID]int{}
	for _, s := range tb.sprites.list {
		if s.card != engine.NoCard && !s.Leaving {
			seen[s.card]++
		}
	}
	for i := range tb.layout.Spots {
		spot := &tb.layout.Spots[i]
		if spot.Plate.W > 0 {
			continue
		}
		if tb.sprites.byCard[spot.Card] == nil || seen[spot.Card] != 1 {
			t.Errorf("%s: card %d has %d pictures, found: %v", when, spot.Card, seen[spot.Card], tb.sprites.byCard[spot.Card] != nil)
		}
	}
}

// TestNothingOutlivesTheEyes checks that passing the device clears what was counted for the
// previous viewer.
func TestNothingOutlivesTheEyes(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "Ben"), Seed: 5})
	tb.tally.Fallen = append(tb.tally.Fallen, 0)
	tb.forget()
	if tb.tally.At != 0 || len(tb.tally.Fallen) != 0 {
		t.Error("what was counted through other eyes is kept")
	}
}
