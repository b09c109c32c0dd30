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

// under returns a match of Ana, with some cards in hand, against Bob and Cy, with others under Bob's Super Hero.
func under(t *testing.T, hand, hidden []string) *match.Match {
	t.Helper()
	return testgame.Lay(t, catalog.Shipped, mode.Plan{Sets: []string{"base", "crossover_2"}, Seats: []mode.Seat{{Name: "Ana"}, {Name: "Bob"}, {Name: "Cy"}}},
		[]string{"Batman", "Superman", "Aquaman"}, testgame.Pile{Place: engine.Hand, Cards: hand}, testgame.Pile{Place: card.Under, Seat: 1, Cards: hidden})
}

// choose gives the answer with some words.
func choose(t *testing.T, m *match.Match, words string) {
	t.Helper()
	v := m.View(0)
	q := m.Question(v)
	at := slices.IndexFunc(q.Answers, func(r match.Reply) bool { return r.Words == words })
	if at < 0 {
		t.Fatalf("%q isn't among the answers %v", words, q.Answers)
	}
	if err := m.Answer(engine.Answer{Seq: v.Pending().Seq, Option: q.Answers[at].Option}); err != nil {
		t.Fatal(err)
	}
}

// offered writes the answers of the open question, with where their cards are and the first note.
func offered(m *match.Match) (title string, out []string) {
	q := m.Question(m.View(0))
	for _, r := range q.Answers {
		note := ""
		if len(r.Notes) > 0 {
			note = r.Notes[0].Text
		}
		out = append(out, strings.Join([]string{r.Words, r.Where, note}, "|"))
	}
	return q.Says, out
}

// TestFaceDownCardsAreNumbered checks that a player who chooses among face-down cards learns whose they are and
// which is which, also if two are equal, and that those that the player has seen have their names.
func TestFaceDownCardsAreNumbered(t *testing.T) {
	m := under(t, []string{"Explosive Arrow", "Mr. Blank", "Explosive Arrow"}, []string{"Kick", "Kick", "Kick", "Robin"})
	check := func(says string, want ...string) {
		t.Helper()
		if got, answers := offered(m); got != says || !slices.Equal(answers, want) {
			t.Errorf("%q with the answers %q; want %q with %q", got, answers, says, want)
		}
	}
	play := func(name string) {
		t.Helper()
		choose(t, m, "Play "+name)
		choose(t, m, "Choose Bob")
	}
	play("Explosive Arrow")
	check("Explosive Arrow: Destroy a card under Bob's Super Hero.",
		"Destroy face-down card 1|Under Bob's Super Hero|It went there first", "Destroy face-down card 2|Under Bob's Super Hero|It went there after card 1",
		"Destroy face-down card 3|Under Bob's Super Hero|It went there after card 2", "Destroy face-down card 4|Under Bob's Super Hero|It went there last")
	choose(t, m, "Destroy face-down card 4")
	if v := m.View(0); v.Count(v.Zone(engine.Destroyed, 0)) != 1 || v.Face(v.Cards(v.Zone(engine.Destroyed, 0))[0]).Name != "Robin" {
		t.Error("another card is destroyed")
	}
	if v := m.View(0); v.Pending().Kind != engine.DecideTurn {
		t.Fatal("the text goes on")
	}
	play("Explosive Arrow") // three equal cards, which only Bob knows
	if v := m.View(0); v.Alike() || v.Pending().Kind != engine.DecidePick {
		t.Fatal("the cards are said to be equal")
	}
	choose(t, m, "Destroy face-down card 2")
	play("Mr. Blank")
	var lines []string
	for _, l := range match.Gathered(m.Chronicle(0).Lines()) {
		lines = append(lines, l.Text)
	}
	for _, want := range []string{"You destroyed Robin under Bob's Super Hero (Explosive Arrow)", "You looked at Kick ×2 under Bob's Super Hero"} {
		if !slices.Contains(lines, want) {
			t.Errorf("no line is %q: %q", want, lines)
		}
	}
	for _, l := range m.Chronicle(2).Lines() {
		if strings.Contains(l.Text, "looked at") && l.Text != "Ana looked at 2 cards under Bob's Super Hero" {
			t.Errorf("Cy reads %q", l.Text)
		}
	}
	choose(t, m, "Put Kick under your Super Hero")
	for seat, want := range []string{"You put Kick from under Bob's Super Hero under your Super Hero", "Ana put Kick from under your Super Hero under their Super Hero",
		"Ana put a card from under Bob's Super Hero under their Super Hero"} {
		if lines := m.Chronicle(engine.SeatID(seat)).Lines(); lines[len(lines)-1].Text != want {
			t.Errorf("seat %d reads %q, want %q", seat, lines[len(lines)-1].Text, want)
		}
	}
}

// TestPutUnderTogether checks that a reader who doesn't see the cards that are put under a Super Hero has one line
// for those that one card's text puts there.
func TestPutUnderTogether(t *testing.T) {
	m := under(t, []string{"Mirakuru", "Kick", "Robin", "Mera"}, nil)
	choose(t, m, "Play Mirakuru")
	choose(t, m, m.Question(m.View(0)).Answers[0].Words)
	for seat, want := range []string{"You put Mirakuru, Kick, Robin, and Mera under your Super Hero", "Ana put 3 cards under their Super Hero"} {
		var lines []string
		for _, l := range match.Gathered(m.Chronicle(engine.SeatID(seat)).Lines()) {
			lines = append(lines, l.Text)
		}
		if !slices.Contains(lines, want) {
			t.Errorf("seat %d reads %q, without %q", seat, lines, want)
		}
	}
}
