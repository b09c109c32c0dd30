package match_test

import (
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/mode"
	"lineup/game/testgame"
)

// TestHitThatFindsNothing checks the question of an Attack whose text is one sentence, when its player has no
// card for the first part: it says the whole sentence, because no other words are left for the rest.
func TestHitThatFindsNothing(t *testing.T) {
	five := []string{"Punch", "Punch", "Punch", "Punch", "Punch"}
	m := testgame.Lay(t, catalog.Shipped, mode.Plan{Sets: []string{"base", "forever_evil"}, Seats: []mode.Seat{{Name: "Ana"}, {Name: "Bob"}}},
		[]string{"Superman", "Batman"}, testgame.Pile{Place: engine.Hand, Cards: []string{"Super Strength", "Super Strength"}}, testgame.Pile{Place: engine.Deck, Cards: five},
		testgame.Pile{Place: engine.Hand, Seat: 1, Cards: []string{"Bulletproof", "Punch"}}, testgame.Pile{Place: engine.Deck, Seat: 1, Cards: five},
		testgame.Pile{Place: card.Weaknesses, Seat: engine.NoSeat, Cards: []string{"Weakness"}},
		testgame.Pile{Place: card.Villains, Seat: engine.NoSeat, Cards: []string{"Ra's Al Ghul", "Martian Manhunter"}},
		testgame.Pile{Place: card.LineUp, Seat: engine.NoSeat, Cards: five}, testgame.Pile{Place: card.MainDeck, Seat: engine.NoSeat, Cards: five})
	for _, words := range []string{"Play Super Strength", "Play Super Strength", "Defeat Ra's Al Ghul", "End your turn"} {
		choose(t, m, words)
	}
	q := m.Question(m.View(1))
	r := q.Answers[len(q.Answers)-1]
	if r.Words != "Take the hit" || len(r.Notes) != 1 || r.Notes[0].Text != "Discard one Hero and one Villain from your hand, or gain a Weakness if you discard neither" {
		t.Errorf("%q is answered by %q, %v", q.Says, r.Words, r.Notes)
	}
}
