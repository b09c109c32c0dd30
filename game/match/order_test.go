package match_test

import (
	"slices"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/testgame"
)

// TestOrderSaysWhatIsPlaced checks that the questions for the order of three abilities say which of them has its
// place already, and how many have none.
func TestOrderSaysWhatIsPlaced(t *testing.T) {
	five := []string{"Punch", "Punch", "Punch", "Punch", "Punch"}
	m := testgame.Lay(t, catalog.Shipped, mode.Plan{Sets: []string{"base"}, Seats: []mode.Seat{{Name: "Ana"}, {Name: "Bob"}}},
		[]string{"Cyborg", "Batman"}, testgame.Pile{Place: engine.Hand, Cards: []string{"Batmobile"}}, testgame.Pile{Place: engine.Deck, Cards: five},
		testgame.Pile{Place: engine.InPlay, Cards: []string{"The Batcave", "The Batcave"}})
	for _, c := range []struct{ answer, title, says, next string }{
		{"Play Batmobile", "Which comes first?", "Three of your abilities are waiting. Choose which one resolves first.", "Cyborg first (for Batmobile)"},
		{"The Batcave first (for Batmobile)", "Which comes next?",
			"The Batcave (for Batmobile) resolves first. Two more are waiting. Choose which one resolves next.", "Cyborg next (for Batmobile)"},
	} {
		choose(t, m, c.answer)
		if q := m.Question(m.View(0)); q.Title != c.title || q.Says != c.says || q.Answers[0].Words != c.next {
			t.Errorf("after %q: %q, %q, %q", c.answer, q.Title, q.Says, q.Answers[0].Words)
		}
	}
}

// TestAnyPlayersNamesTheChosen checks that the choice of any players says once what follows for each of them, and who
// has been chosen so far, so that no answer has to say it.
func TestAnyPlayersNamesTheChosen(t *testing.T) {
	five := []string{"Punch", "Punch", "Punch", "Punch", "Punch"}
	m := testgame.Lay(t, catalog.Shipped, mode.Plan{Sets: []string{"base", "crisis_1"}, Seats: []mode.Seat{{Name: "Ana"}, {Name: "Bob"}, {Name: "Cem"}, {Name: "Dot"}}},
		[]string{"Superman", "Batman", "Aquaman", "Cyborg"}, testgame.Pile{Place: engine.Hand, Cards: []string{"Magician's Corset"}}, testgame.Pile{Place: engine.Deck, Cards: five})
	const then = " Each of them draws a card, and you get +1 Power for each card drawn."
	for _, c := range []struct{ answer, title, says, last string }{
		{"Play Magician's Corset", "Choose any players?", "Magician's Corset: You may choose any players." + then, "Choose no one: Nothing happens"},
		{"Choose Cem", "Choose more players?", "Magician's Corset: You may choose more players." + then + " You have chosen Cem.", "Done"},
		{"Choose yourself", "Choose more players?", "Magician's Corset: You may choose more players." + then + " You have chosen yourself and Cem.", "Done"},
	} {
		choose(t, m, c.answer)
		q := m.Question(m.View(0))
		last := ""
		for _, r := range q.Answers {
			last = r.Words
			for _, n := range r.Notes {
				if last += ": " + n.Text; !r.Leaves {
					t.Errorf("after %q the answer %q has the note %q", c.answer, r.Words, n.Text)
				}
			}
		}
		if q.Title != c.title || q.Says != c.says || last != c.last {
			t.Errorf("after %q: %q, %q, %q", c.answer, q.Title, q.Says, last)
		}
	}
}

// TestChosenPlayersAreNotAttacked checks that the question for each of some chosen players does not say that the card
// attacks, neither for another player nor for the one whose card it is.
func TestChosenPlayersAreNotAttacked(t *testing.T) {
	five := []string{"Punch", "Punch", "Punch", "Punch", "Punch"}
	m := testgame.Lay(t, catalog.Shipped, mode.Plan{Sets: []string{"base", "crisis_1"}, Seats: []mode.Seat{{Name: "Ana"}, {Name: "Bob"}}},
		[]string{"Superman", "Batman"}, testgame.Pile{Place: engine.Hand, Cards: []string{"Quiver of Arrows"}}, testgame.Pile{Place: engine.Deck, Cards: five},
		testgame.Pile{Place: engine.Deck, Seat: 1, Cards: five})
	for _, answer := range []string{"Play Quiver of Arrows", "Choose yourself", "Choose Bob"} {
		choose(t, m, answer)
	}
	for _, c := range []struct {
		seat engine.SeatID
		says string
	}{{0, "Quiver of Arrows: You reveal the top card of your deck. It is a Punch."}, {1, "Ana's Quiver of Arrows: You reveal the top card of your deck. It is a Punch."}} {
		v := m.View(c.seat)
		q := m.Question(v)
		if q.Seat != c.seat || q.Struck || q.Says != c.says {
			t.Errorf("seat %d is asked: %q (%v)", q.Seat, q.Says, q.Struck)
		}
		if err := m.Answer(engine.Answer{Seq: v.Pending().Seq, Option: q.Answers[0].Option}); err != nil {
			t.Fatal(err)
		}
	}
}

// TestAnswersNameTheirCards checks that an answer names the cards that a player would gain, where a card goes that its
// player may give away, the card that is left of two, and that the use of a card would do nothing.
func TestAnswersNameTheirCards(t *testing.T) {
	pile := func(place engine.Place, cards ...string) testgame.Pile {
		return testgame.Pile{Place: place, Cards: cards}
	}
	hand := func(card string) testgame.Pile { return pile(engine.Hand, card) }
	for _, c := range []struct {
		piles               []testgame.Pile
		plan, answers, want []string
	}{
		{plan: []string{"base", "crisis_1"}, piles: []testgame.Pile{hand("Captain Atom"), pile(card.LineUp, "Bo Staff")}, answers: []string{"Play Captain Atom"},
			want: []string{"Gain Bo Staff: Into any player's hand", "Don't gain it: It stays in the Line-Up: +2 Power"}},
		{plan: []string{"base", "crisis_1"}, piles: []testgame.Pile{hand("Sinestro - Impossible Mode"), pile(card.LineUp, "Animal Man", "Flight", "John Constantine", "Captain Atom")},
			answers: []string{"Play Sinestro - Impossible Mode"},
			want:    []string{"Gain all Line-Up Heroes with cost 5 or less to your hand: Animal Man and John Constantine: +2 VP at the end", "Don't gain them: +4 Power"}},
		{plan: []string{"base", "crisis_1"}, piles: []testgame.Pile{hand("John Constantine"), pile(engine.Deck, "Flight", "Kick", "Punch")}, answers: []string{"Play John Constantine", "Draw Flight"},
			want: []string{"Put the Kick back on top", "Destroy it: To the destroyed pile: -1 VP at the end"}},
		{plan: []string{"base", "teen_titans"}, piles: []testgame.Pile{hand("Punch"), pile(engine.InPlay, "Azarath Metrion Zinthos")},
			want: []string{"Play Punch", "Use Azarath Metrion Zinthos: No card with cost 4 or less in your discard pile, so nothing happens", "End your turn"}},
		{plan: []string{"base", "teen_titans"}, piles: []testgame.Pile{hand("Punch"), pile(engine.InPlay, "Azarath Metrion Zinthos"), pile(engine.Discard, "Kick")},
			want: []string{"Play Punch", "Use Azarath Metrion Zinthos", "End your turn"}},
	} {
		m := testgame.Lay(t, catalog.Shipped, mode.Plan{Sets: c.plan, Seats: []mode.Seat{{Name: "Ana"}, {Name: "Bob"}}}, []string{"Superman", "Batman"}, c.piles...)
		for _, answer := range c.answers {
			choose(t, m, answer)
		}
		var got []string
		for _, r := range m.Question(m.View(0)).Answers {
			says := r.Words
			for _, n := range r.Notes {
				says += ": " + n.Text
			}
			got = append(got, says)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("after %q: %q, want %q", c.answers, got, c.want)
		}
	}
}

// TestPlayedCardIsNamed checks that a question about a card that its text has played names and has that card, and
// that a choice between effects names the card of those effects, not the one that attacks.
func TestPlayedCardIsNamed(t *testing.T) {
	played, kept := 0, 0
	asked(t, mode.Plan{Sets: []string{"forever_evil"}}, 60, func(_ *mode.Game, s *engine.State, q match.Question) {
		switch name := source(s, q); {
		case name == "Firestorm Matrix":
			played++
			if q.It == engine.NoCard || q.It == q.Source || !strings.Contains(q.Says, s.Face(q.It).Name+" in play") || strings.Contains(q.Says, card.ThePlayed) {
				t.Errorf("it is asked about %d: %q", q.It, q.Says)
			}
		case name == "Invulnerable" && s.Pending().Kind == engine.DecideChoose:
			kept++
			if q.Title != "Discard Invulnerable or destroy a Vulnerability?" {
				t.Errorf("the title is %q", q.Title)
			}
		}
	})
	if played == 0 || kept == 0 {
		t.Errorf("Firestorm Matrix asked %d times, and Invulnerable %d times", played, kept)
	}
}

// TestPassedCardsAreCalledPassed checks that a card that makes players pass cards has the same word on its face, in
// the question, on the answers, and in the log of each player.
func TestPassedCardsAreCalledPassed(t *testing.T) {
	five := []string{"Punch", "Punch", "Punch", "Punch", "Punch"}
	m := testgame.Lay(t, catalog.Shipped, mode.Plan{Sets: []string{"base", "forever_evil"}, Seats: []mode.Seat{{Name: "Ana"}, {Name: "Bob"}}},
		[]string{"Superman", "Batman"}, testgame.Pile{Place: engine.Hand, Cards: []string{"Insanity", "Mera", "Robin"}}, testgame.Pile{Place: engine.Deck, Cards: five},
		testgame.Pile{Place: engine.Hand, Seat: 1, Cards: []string{"Kick"}}, testgame.Pile{Place: engine.Deck, Seat: 1, Cards: five})
	choose(t, m, "Play Insanity")
	q := m.Question(m.View(0))
	if r := q.Answers[0]; q.Title != "Pass a card to Bob" || q.Says != "Insanity: Pass a card from your hand to Bob." || r.Words != "Pass Mera to Bob" || len(r.Notes) != 1 || r.Notes[0].Text != "Into their hand" {
		t.Errorf("%q, %q, %+v", q.Title, q.Says, r)
	}
	if text := m.Book().Card(m.View(0).FaceID(q.Source)).Text(); !strings.Contains(text, "passes a card from their hand") {
		t.Errorf("the card says %q", text)
	}
	choose(t, m, "Pass Mera to Bob")
	for reader, want := range map[engine.SeatID][]string{
		0: {"You passed Mera to Bob", "Bob passed a card to you", "You took the card that Bob passed: Kick"},
		1: {"You passed Kick to Ana", "Ana passed a card to you", "You took the card that Ana passed: Mera"},
	} {
		lines := texts(m.Chronicle(reader).Lines())
		for _, l := range want {
			if !slices.Contains(lines, l) {
				t.Errorf("seat %d does not read %q: %q", reader, l, lines)
			}
		}
	}
}

// TestKnownTypesAreNoCondition checks that the note of an answer about a card that the player sees says what happens
// to it by its types, and has no condition on them.
func TestKnownTypesAreNoCondition(t *testing.T) {
	fits := 0
	for _, sets := range [][]string{{"forever_evil"}, {"base", "crossover_2"}} {
		asked(t, mode.Plan{Sets: sets}, 60, func(_ *mode.Game, s *engine.State, q match.Question) {
			for _, r := range q.Answers {
				if r.Option.Kind != engine.OptCard || r.Card == engine.NoCard {
					continue
				}
				for _, n := range r.Notes {
					if strings.Contains(n.Text, "if it is a") {
						t.Errorf("%s: %q has the note %q", source(s, q), r.Words, n.Text)
					}
					if source(s, q) != "Martian Manhunter" || n.Head != "Then" {
						continue
					}
					if fits++; n.Text != "discard a Villain" || s.Types(r.Card)&engine.Villain != 0 {
						t.Errorf("%q has the note %q", r.Words, n.Text)
					}
				}
			}
		})
	}
	if fits == 0 {
		t.Error("no card has such a note")
	}
}
