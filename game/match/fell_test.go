package match_test

import (
	"slices"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/testgame"
)

// TestDestroyedAfterDefeat checks that the log leaves out only the destruction that is part of a
// defeat, and not that of the same card later.
func TestDestroyedAfterDefeat(t *testing.T) {
	m := testgame.Match(t, catalog.Shipped, match.Plan{Seats: []mode.Seat{{Name: "Ana"}, {Name: "Bob"}}, Seed: 3}, testgame.Randoms)
	v := m.View(0)
	c := v.Cards(v.Zone(engine.Hand, 0))[0]
	hand, grave := v.Zone(engine.Hand, 0), v.Zone(engine.Destroyed, engine.NoSeat)
	fell := engine.Event{Kind: engine.VillainFell, Card: c}
	destroyed := engine.Event{Kind: engine.CardMoved, Verb: engine.VerbDestroy, Card: c, From: hand, To: grave}
	drawn := engine.Event{Kind: engine.CardMoved, From: v.Zone(engine.Deck, 0), To: hand}
	for _, test := range []struct {
		events []engine.Event
		want   int
	}{
		{[]engine.Event{fell, destroyed}, 0},
		{[]engine.Event{fell, drawn, destroyed}, 1},
		{[]engine.Event{fell, destroyed, destroyed}, 1},
	} {
		lines := match.Write(test.events, v, m.Book(), func(engine.SeatID) string { return "Ana" })
		n := len(slices.DeleteFunc(lines, func(l match.Line) bool { return !strings.Contains(l.Text, " destroyed ") }))
		if n != test.want {
			t.Errorf("%v: %d lines say that the card was destroyed, want %d", test.events, n, test.want)
		}
	}
}
