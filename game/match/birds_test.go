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

// birds lays out a game with cards of Crossover 6 for three players, and what Bob has in play.
func birds(t *testing.T, heroes, bobs []string, hand ...string) *match.Match {
	t.Helper()
	five := []string{"Punch", "Punch", "Punch", "Punch", "Punch"}
	return testgame.Lay(t, catalog.Shipped, mode.Plan{Sets: []string{"base", "crossover_6"}, Seats: []mode.Seat{{Name: "Ana"}, {Name: "Bob"}, {Name: "Cem"}}},
		heroes, testgame.Pile{Place: engine.Hand, Cards: hand}, testgame.Pile{Place: engine.Deck, Cards: five},
		testgame.Pile{Place: engine.InPlay, Seat: 1, Cards: bobs},
		testgame.Pile{Place: engine.Deck, Seat: 1, Cards: five},
		testgame.Pile{Place: engine.Hand, Seat: 1, Cards: five},
		testgame.Pile{Place: engine.Destroyed, Seat: engine.NoSeat, Cards: []string{"Punch"}},
		testgame.Pile{Place: card.Villains, Seat: engine.NoSeat, Cards: []string{"Cheetah", "Livewire"}},
		testgame.Pile{Place: card.LineUp, Seat: engine.NoSeat, Cards: []string{"Hawkfire", "Punch", "Punch", "Punch", "Punch"}},
		testgame.Pile{Place: card.MainDeck, Seat: engine.NoSeat, Cards: five})
}

// notesOf returns the texts of the notes of an answer.
func notesOf(t *testing.T, m *match.Match, words string) (out []string) {
	t.Helper()
	for _, a := range m.Question(m.View(0)).Answers {
		if a.Words == words {
			for _, n := range a.Notes {
				out = append(out, n.Text)
			}
			return out
		}
	}
	t.Fatalf("%q can't be chosen", words)
	return nil
}

// TestRotationsAreForetold checks that each answer to a question about a rotation says how far the card is
// rotated now and then, and whether that sets off its effect, and what the log says of it.
func TestRotationsAreForetold(t *testing.T) {
	m := birds(t, []string{"Oracle", "Superman", "Batman"}, []string{"Clocktower"}, "Soultaker Sword", "Whip", "Whip", "Whip", "Whip", "Cupid")
	choose(t, m, "Play Soultaker Sword")
	for _, want := range []string{"From upright to 1/4", "From 1/4 to 2/4", "From 2/4 to 3/4", "Upright again, which triggers its effect"} {
		choose(t, m, "Play Whip")
		if got := notesOf(t, m, "Rotate Soultaker Sword"); !slices.Equal(got, []string{want}) {
			t.Errorf("the notes are %q, not %q", got, want)
		}
		choose(t, m, "Rotate Soultaker Sword")
	}
	choose(t, m, "Play Cupid")
	if got := notesOf(t, m, "Rotate Clocktower backward"); !slices.Equal(got, []string{"From upright back to 3/4"}) {
		t.Errorf("the notes of Cupid are %q", got)
	}
	lines := logged(t, m, 0, "Rotate Clocktower backward")
	for _, want := range []string{"You rotated Soultaker Sword", "You got +5 Power from Soultaker Sword", "You rotated Bob's Clocktower counterclockwise"} {
		if !slices.Contains(lines, want) {
			t.Errorf("the log does not say %q: %q", want, lines)
		}
	}
}

// TestQuestionsOfBirds checks how other cards of Crossover 6 ask: for a foe's card, a card of the Line-Up, a foe for
// a Weakness, and a Punch to put under a card.
func TestQuestionsOfBirds(t *testing.T) {
	for _, c := range []struct {
		hand                []string
		answers             []string
		title, words, notes string
	}{
		{[]string{"Black Alice"}, []string{"Play Black Alice"}, "Control a foe's card?", "Control Clocktower", "it goes back at the end of your turn"},
		{[]string{"Black Alice"}, []string{"Play Black Alice"}, "Control a foe's card?", "Don't control", "draw a card"},
		{[]string{"Vixen"}, []string{"Play Vixen"}, "Gain an Ongoing card?", "Gain Hawkfire", "rotate it all the way around"},
		{[]string{"Poison Ivy@crossover_6", "Weakness"}, []string{"Play Poison Ivy (Super-Villain)"}, "Pass a Weakness: choose a foe", "Pass it to Bob", ""},
	} {
		m := birds(t, []string{"Katana", "Superman", "Batman"}, []string{"Clocktower"}, c.hand...)
		for _, words := range c.answers {
			choose(t, m, words)
		}
		q := m.Question(m.View(0))
		if q.Title != c.title {
			t.Errorf("the title is %q, not %q", q.Title, c.title)
			continue
		}
		if got := notesOf(t, m, c.words); c.notes != "" && !slices.Contains(got, c.notes) {
			t.Errorf("%s has the notes %q without %q", c.words, got, c.notes)
		}
	}
}

// TestDefenseInPlayIsRotated checks that Scandal Savage is offered as a Defense from play, and says that it is
// rotated.
func TestDefenseInPlayIsRotated(t *testing.T) {
	m := birds(t, []string{"Katana", "Superman", "Batman"}, []string{"Scandal Savage"}, "Crossbow", "Whip", "Scandal Savage")
	choose(t, m, "Play Crossbow")
	q := m.Question(m.View(1))
	if at := slices.IndexFunc(q.Answers, func(r match.Reply) bool { return r.Words == "Avoid: Use Scandal Savage" }); at < 0 || !slices.Contains(q.Answers[at].Notes, match.Note{Text: "From upright to 1/4"}) {
		t.Errorf("Bob is offered %v", q.Answers)
	}
}

// TestCardOutOfSightIsNamed checks that a question names the card that asks, and has its face, when that card has
// been shuffled into a deck during its text.
func TestCardOutOfSightIsNamed(t *testing.T) {
	m := testgame.Lay(t, catalog.Shipped, mode.Plan{Sets: []string{"base", "crossover_6"}, Seats: []mode.Seat{{Name: "Ana"}, {Name: "Bob"}}},
		[]string{"Superman", "Batman"}, testgame.Pile{Place: engine.Hand, Cards: []string{"Crossbow"}}, testgame.Pile{Place: engine.InPlay, Cards: []string{"Computer Console"}},
		testgame.Pile{Place: engine.Deck, Cards: []string{"Punch", "Punch"}},
		testgame.Pile{Place: engine.Hand, Seat: 1, Cards: []string{"Aerie One"}}, testgame.Pile{Place: engine.InPlay, Seat: 1, Cards: []string{"The Batcave", "Eidetic Memory"}},
		testgame.Pile{Place: engine.Discard, Seat: 1, Cards: []string{"Kick", "Kick"}})
	choose(t, m, "Play Crossbow")
	v := m.View(1)
	q := m.Question(v)
	if err := m.Answer(engine.Answer{Seq: v.Pending().Seq, Option: q.Answers[0].Option}); err != nil {
		t.Fatal(err)
	}
	q = m.Question(m.View(1))
	if q.Source != engine.NoCard || q.Says != "Aerie One: You may rotate a card you control." || len(q.Faces) != 1 || m.Book().Card(q.Faces[0]).Name != "Aerie One" {
		t.Errorf("%q, %q, %v, of card %d", q.Title, q.Says, q.Faces, q.Source)
	}
}
