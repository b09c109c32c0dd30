package match_test

import (
	"slices"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/mode"
	"lineup/game/testgame"
)

// TestLinesOfTeenTitans checks what the log says when a card is lent and goes back, and a hand is set aside.
func TestLinesOfTeenTitans(t *testing.T) {
	m := testgame.Lay(t, catalog.Shipped, mode.Plan{Sets: []string{"teen_titans"}, Seats: []mode.Seat{{Name: "Ana"}, {Name: "Bob"}}},
		[]string{"Raven", "Superboy"}, testgame.Pile{Place: engine.Hand, Cards: []string{"Miss Martian", "Punch", "Kick"}},
		testgame.Pile{Place: engine.Deck, Cards: []string{"Match", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch"}},
		testgame.Pile{Place: engine.Deck, Seat: 1, Cards: []string{"Punch", "Punch", "Punch", "Punch", "Punch"}},
		testgame.Pile{Place: engine.InPlay, Seat: 1, Cards: []string{"Lady Vic"}},
		testgame.Pile{Place: card.LineUp, Seat: engine.NoSeat, Cards: []string{"Punch", "Punch", "Punch", "Punch", "Punch"}})
	for _, words := range []string{"Play Miss Martian", "Play Match"} {
		choose(t, m, words)
	}
	v := m.View(0)
	if cards := v.Cards(v.Zone(engine.InPlay, 0)); len(cards) != 3 {
		t.Errorf("Ana controls %d cards", len(cards))
	}
	choose(t, m, "End your turn")
	for m.View(0).Pending().Seat == 0 && m.View(0).Turn().Seat == 0 {
		d := m.View(0).Pending()
		if err := m.Answer(engine.Answer{Seq: d.Seq, Option: d.Options[0]}); err != nil {
			t.Fatal(err)
		}
	}
	lines := texts(m.Chronicle(0).Lines())
	for _, want := range []string{"You set Punch aside until the end of the turn", "You took control of Lady Vic", "Lady Vic went back to Bob"} {
		if !slices.Contains(lines, want) {
			t.Errorf("the log does not say %q: %q", want, lines)
		}
	}
}
