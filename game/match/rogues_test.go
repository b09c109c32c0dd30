package match_test

import (
	"slices"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/testgame"
)

// rogues lays out a game with cards of Crossover 5 for two players, and Bob's deck.
func rogues(t *testing.T, heroes []string, villains []string, bobs []string, hand ...string) *match.Match {
	t.Helper()
	five := []string{"Punch", "Punch", "Punch", "Punch", "Punch"}
	return testgame.Lay(t, catalog.Shipped, mode.Plan{Sets: []string{"base", "crossover_5"}, Seats: []mode.Seat{{Name: "Ana"}, {Name: "Bob"}}},
		heroes, testgame.Pile{Place: engine.Hand, Cards: hand}, testgame.Pile{Place: engine.Deck, Cards: five},
		testgame.Pile{Place: engine.Deck, Seat: 1, Cards: bobs},
		testgame.Pile{Place: engine.Hand, Seat: 1, Cards: five},
		testgame.Pile{Place: card.Villains, Seat: engine.NoSeat, Cards: villains},
		testgame.Pile{Place: card.LineUp, Seat: engine.NoSeat, Cards: []string{"Loot!", "Punch", "Punch", "Punch", "Punch"}},
		testgame.Pile{Place: card.MainDeck, Seat: engine.NoSeat, Cards: []string{"Punch", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch"}})
}

// logged answers questions in the words of their answers, and returns the lines of the log for a seat.
func logged(t *testing.T, m *match.Match, reader engine.SeatID, answers ...string) []string {
	t.Helper()
	for _, words := range answers {
		choose(t, m, words)
	}
	return texts(m.Chronicle(reader).Lines())
}

// TestLinesOfTeamwork checks what the log says of Teamwork to both players: whose cards are played and where they
// go back to, and which card of a discard pile isn't shuffled.
func TestLinesOfTeamwork(t *testing.T) {
	m := rogues(t, []string{"Trickster", "Superman"}, []string{"Jesse Quick", "Wally West"}, []string{"Super Strength", "Punch", "Engulfing Flames", "Punch"},
		"Pied Piper", "The Top", "Engulfing Flames", "Mirror Gun", "Super Strength")
	lines := logged(t, m, 0, "Use Trickster", "Play Super Strength", "Play The Top", "Buy Loot!", "Play Engulfing Flames", "Destroy Mirror Gun",
		"Play Pied Piper", "Destroy Punch", "End your turn")
	if q := m.Question(m.View(0)); q.Title != "Leave a card in your discard pile?" || q.Answers[len(q.Answers)-1].Words != "Shuffle all of them" || len(q.Answers[len(q.Answers)-1].Notes) > 0 {
		t.Errorf("Trickster asks %q and offers %v", q.Title, q.Answers)
	}
	lines = append(lines, logged(t, m, 0, "Leave Loot!")...)
	for _, want := range []string{"You used Teamwork on Bob", "Bob got a VP token", "You played Bob's Super Strength (+5 Power)", "You played Super Strength (+5 Power)",
		"You got seven VP tokens (Loot!)", "Super Strength, Punch, and Engulfing Flames went back on top of Bob's deck", "You left Loot! in your discard pile (Trickster)"} {
		if !slices.Contains(lines, want) {
			t.Errorf("the log does not say %q: %q", want, lines)
		}
	}
	lines = texts(m.Chronicle(1).Lines())
	for _, want := range []string{"Ana used Teamwork on you", "Ana played your Super Strength (+5 Power)", "Super Strength, Punch, and Engulfing Flames went back on top of your deck"} {
		if !slices.Contains(lines, want) {
			t.Errorf("the log does not tell Bob %q: %q", want, lines)
		}
	}
}

// TestLinesOfIronHeights checks what the log says of the Super-Villain that nobody can own, and of a Defense in
// play that puts a VP token on a Super-Villain, and how that Defense is offered.
func TestLinesOfIronHeights(t *testing.T) {
	m := rogues(t, []string{"Superman", "Captain Cold"}, []string{"The Flash", "Hawkman"}, []string{"Super Strength", "Punch", "Engulfing Flames", "Punch"},
		"Super Strength", "Super Strength", "Iron Heights", "Punch", "Pied Piper")
	logged(t, m, 0, "Play Iron Heights", "Play Super Strength", "Play Super Strength", "Play Punch", "Defeat The Flash", "Destroy Punch", "End your turn")
	if got, want := m.Question(m.View(0)).Answers[0].Notes, []match.Note{{Text: "It stays in play"}, {Head: "Then", Text: "give Hawkman a VP token"}}; !slices.Equal(got, want) {
		t.Errorf("Iron Heights is offered with %q", got)
	}
	lines := logged(t, m, 0, "Avoid: Use Iron Heights")
	for _, want := range []string{"You defeated The Flash with 8 Power", "The Flash was removed from the game", "You got six VP tokens", "You used Iron Heights to avoid Hawkman",
		"You lost a VP token", "A VP token is put on Hawkman"} {
		if !slices.Contains(lines, want) {
			t.Errorf("the log does not say %q: %q", want, lines)
		}
	}
	if slices.Contains(lines, "You revealed Iron Heights") {
		t.Error("the log says that a card in play is revealed")
	}
}

// TestPaidTokensAreCalledPaid checks that the log says of VP tokens which a player gives for an effect that they
// are paid. Those that a rule takes away are lost: see TestLinesOfIronHeights.
func TestPaidTokensAreCalledPaid(t *testing.T) {
	m := rogues(t, []string{"Superman", "Batman"}, nil, nil, "Super Strength", "Tar Pit")
	lines := logged(t, m, 0, "Play Super Strength", "Buy Loot!", "Play Tar Pit", "Pay a VP token")
	if !slices.Contains(lines, "You paid a VP token") || slices.Contains(lines, "You lost a VP token") {
		t.Errorf("the log says %q", lines)
	}
}

// TestMirrorGunAsksPlainly checks the words of the choice between cards of one name for Mirror Gun.
func TestMirrorGunAsksPlainly(t *testing.T) {
	m := testgame.Lay(t, catalog.Shipped, mode.Plan{Sets: []string{"base", "forever_evil", "crossover_5"}, Seats: []mode.Seat{{Name: "Ana"}, {Name: "Bob"}}},
		[]string{"Superman", "Batman"}, testgame.Pile{Place: engine.Hand, Cards: []string{"Mirror Gun", "Cold Gun@forever_evil"}},
		testgame.Pile{Place: engine.Discard, Cards: []string{"Cold Gun@forever_evil", "Cold Gun@crossover_5", "Robin"}})
	choose(t, m, "Play Cold Gun (Forever Evil)")
	choose(t, m, "Play Mirror Gun")
	q := m.Question(m.View(0))
	if q.Title != "Put one card with each name you have played into your hand" ||
		q.Says != "Mirror Gun: Put one card with each name you have played this turn from your discard pile into your hand." || len(q.Answers) != 2 {
		t.Errorf("%q, %q, %v", q.Title, q.Says, q.Answers)
	}
}
