package history

import (
	"slices"
	"testing"

	"lineup/engine"
	"lineup/game/match"
	"lineup/render/testgame"
)

// TestHuntedChangesHands checks that a hunted Super-Villain counts once, for the player who has it
// now.
func TestHuntedChangesHands(t *testing.T) {
	v := testgame.Match(t, match.Plan{Seats: testgame.Seats("Ana", "Bob"), Seed: 1}).View(0)
	var y Tally
	fell := func(seat engine.SeatID, c engine.CardID) engine.Event {
		return engine.Event{Kind: engine.VillainFell, Seat: seat, Card: c}
	}
	y.Count([]engine.Event{fell(0, 7), fell(1, 8), fell(1, 7)}, 3, v)
	if want := []engine.SeatID{1, 1}; !slices.Equal(y.Fallen, want) {
		t.Errorf("they have fallen to %v, want %v", y.Fallen, want)
	}
	y.Count([]engine.Event{fell(0, engine.NoCard), fell(0, engine.NoCard)}, 5, v)
	if y.Trophies(0) != 2 || y.Trophies(1) != 2 {
		t.Errorf("of those that nobody sees each counts: %v", y.Fallen)
	}
}
