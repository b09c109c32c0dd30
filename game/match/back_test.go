package match_test

import (
	"errors"
	"flag"
	"fmt"
	"slices"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/english"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/sets"
	"lineup/game/testgame"
)

var games = flag.Int("games", 3, "random games of each mode to go back and forth in, and to save and take up again")

// any is a stand-in that answers at random, from the question only.
type any struct{ seed uint64 }

func (p any) Decide(v engine.View) engine.Answer {
	d := v.Pending()
	chance := engine.NewRNG(p.seed+uint64(d.Seq), engine.StreamChance)
	return engine.Answer{Seq: d.Seq, Option: d.Options[chance.Intn(len(d.Options))]}
}

func anybody(_ string, seed uint64) (match.Decider, error) { return any{seed}, nil }

// plans returns games of every mode, with people and computers mixed.
func plans(seed uint64) []mode.Plan {
	var out []mode.Plan
	for _, id := range []string{"standard", "rebirth", "trial"} {
		p := mode.Plan{Mode: id, Seed: seed, Seats: []mode.Seat{{Name: "Ana"}, {Name: "Bob"}, {Name: "Cy", Player: "any"}}}
		p.Seats = p.Seats[seed%2 : 2+seed%2]
		p.TakeBackAny = seed%3 == 0
		out = append(out, p)
	}
	return out
}

func newMatch(t *testing.T, c *mode.Catalog, p mode.Plan) *match.Match {
	t.Helper()
	return testgame.Match(t, c, p, anybody)
}

// next takes one answer, at random where a person is asked.
func next(t *testing.T, m *match.Match) {
	t.Helper()
	went, err := m.Step()
	if err == nil && !went {
		err = m.Answer(any{7}.Decide(m.View(m.ToAct())))
	}
	if err != nil {
		t.Fatal(err)
	}
}

func texts(lines []match.Line) []string {
	var out []string
	for _, l := range lines {
		out = append(out, l.Text)
	}
	return out
}

// TestBackAndForth checks that at every question, undoing to any fair point of the turn restores
// that game and redoing restores this one. An unfair undo is refused, or marked as undone if the
// table agreed to allow it. The logs match.
func TestBackAndForth(t *testing.T) {
	for seed := range uint64(*games) {
		for _, p := range plans(seed + 1) {
			m := newMatch(t, catalog.Tested, p)
			hashes := []uint64{m.Hash()}
			learned := 0 // the latest point before which nothing can be undone
			logs := []*match.Chronicle{m.Chronicle(0), m.Chronicle(1), m.Chronicle(engine.NoSeat)}
			for n := 0; !m.Over() && n < 400; n++ {
				next(t, m)
				hashes = append(hashes, m.Hash())
				for learned < m.Given() && !m.Fair(learned) {
					learned++
				}
				for back := m.StepBack(); back >= learned; back = m.BackTo(back - 1) {
					backAndForth(t, m, back, hashes)
				}
				if back := m.BackTo(learned - 1); back >= 0 && back < learned {
					if m.Fair(back) {
						t.Fatalf("point %d is fair though what follows it is not", back)
					}
					if err := m.TakeBack(back); m.Agreed() != (err == nil) || err != nil && !errors.Is(err, match.ErrUnfair) {
						t.Fatalf("taking back what was learned from: %v, the table has agreed: %v", err, m.Agreed())
					}
					if m.Agreed() {
						if b := m.Record().Beyond; len(b) == 0 || b[len(b)-1] != (match.Beyond{From: len(hashes) - 1, To: back}) {
							t.Fatalf("the record does not say that %d was taken back: %v", back, b)
						}
						forth(t, m, hashes)
					}
				}
				if n%13 == 0 {
					for i, l := range logs {
						seat := []engine.SeatID{0, 1, engine.NoSeat}[i]
						if got, want := texts(l.Lines()), texts(m.Chronicle(seat).Lines()); !slices.Equal(got, want) {
							t.Fatalf("%v: after %d answers the log of seat %d reads\n%q, anew\n%q", p, n, seat, got, want)
						}
					}
				}
			}
		}
	}
}

// backAndForth goes back to a fair point and forward again.
func backAndForth(t *testing.T, m *match.Match, to int, hashes []uint64) {
	t.Helper()
	marked := len(m.Record().Beyond)
	if err := m.TakeBack(to); err != nil {
		t.Fatalf("back to %d of %d: %v", to, len(hashes)-1, err)
	}
	if m.Hash() != hashes[to] || m.Given() != to || len(m.Log()) != to {
		t.Fatalf("point %d is another than it was", to)
	}
	if seat := m.ToAct(); !m.Person(seat) {
		t.Fatalf("at point %d seat %d is asked, no person", to, seat)
	}
	if len(m.Record().Beyond) != marked {
		t.Fatal("what was fair is marked as if it were not")
	}
	forth(t, m, hashes)
}

// forth redoes all undone answers.
func forth(t *testing.T, m *match.Match, hashes []uint64) {
	t.Helper()
	for m.Redo() {
		if m.Hash() != hashes[m.Given()] {
			t.Fatalf("forward at point %d, the game is another than it was", m.Given())
		}
	}
	if m.Given() != len(hashes)-1 || m.Length() != m.Given() {
		t.Fatalf("forward it went to %d of %d", m.Given(), len(hashes)-1)
	}
}

// TestAnotherAnswer checks that a new answer discards what was undone, and that the game then
// equals one played that way from the start.
func TestAnotherAnswer(t *testing.T) {
	for _, p := range plans(2) {
		m := newMatch(t, catalog.Tested, p)
		tried := 0
		for n := 0; !m.Over() && n < 300; n++ {
			next(t, m)
			back := m.StepBack()
			if back < 0 || !m.Fair(back) {
				continue
			}
			if err := m.TakeBack(back); err != nil {
				t.Fatal(err)
			}
			d := m.View(m.ToAct()).Pending()
			other := engine.Answer{Seq: d.Seq, Option: d.Options[len(d.Options)-1]}
			if err := m.Answer(engine.Answer{Seq: d.Seq, Option: engine.Option{Kind: engine.OptLabel, N: 999}}); english.Error(t, err) == nil {
				t.Fatal("an illegal answer is taken")
			}
			if m.Again() < 0 {
				t.Fatal("an illegal answer has lost what was taken back")
			}
			if err := m.Answer(other); err != nil {
				t.Fatal(err)
			}
			tried++
			again, err := match.Replay(game2(t, m.Plan()), anybody, m.Record())
			if err != nil || again.Hash() != m.Hash() {
				t.Fatalf("%v: played again it is another game: %v", p, err)
			}
			if got, want := texts(m.Chronicle(0).Lines()), texts(again.Chronicle(0).Lines()); !slices.Equal(got, want) {
				t.Fatalf("the log reads\n%q, played again\n%q", got, want)
			}
		}
		if tried < 20 {
			t.Errorf("%v: only %d answers were taken back", p, tried)
		}
	}
}

func game2(t *testing.T, p mode.Plan) *mode.Game {
	t.Helper()
	return testgame.Build(t, catalog.Tested, p)
}

// TestRestore checks that a game saved and restored at every 20th decision, or every 200th late in a
// long game, is the same game and has the same end as one never saved.
func TestRestore(t *testing.T) {
	for seed := range uint64(*games) {
		for _, p := range plans(seed + 1) {
			m := newMatch(t, catalog.Tested, p)
			whole := newMatch(t, catalog.Tested, p)
			for n := 0; !m.Over(); n++ {
				next(t, m)
				next(t, whole)
				if n%20 != 0 || n > 1000 && n%200 != 0 { // restoring takes longer the longer the game
					continue
				}
				again, note, err := match.Restore(game2(t, m.Plan()), anybody, m.Saved())
				if err != nil || note != "" || again.Hash() != m.Hash() {
					t.Fatalf("%v after %d answers: %q, %v", p, n+1, note, err)
				}
				m = again
			}
			if !whole.Over() || m.Hash() != whole.Hash() {
				t.Errorf("%v ended otherwise than without being saved", p)
			}
		}
	}
}

// changed returns the shipped modes with one changed card in the base set.
func changed(t *testing.T, name string, change func(*card.Card)) *mode.Catalog {
	t.Helper()
	boxes := sets.All()
	boxes[0].Cards = slices.Clone(boxes[0].Cards)
	i := slices.IndexFunc(boxes[0].Cards, func(c card.Card) bool { return c.Name == name })
	if i < 0 {
		t.Fatalf("there is no card %q", name)
	}
	change(&boxes[0].Cards[i])
	return mode.NewCatalog(catalog.All(), boxes)
}

// TestRestoreOfChangedCards checks that a game whose cards have changed continues from the last
// turn that still began the same way, and says so.
func TestRestoreOfChangedCards(t *testing.T) {
	m := newMatch(t, catalog.Shipped, mode.Plan{Seed: 3, Seats: mode.People(2)})
	kick := -1 // the first answer that buys a Kick
	for m.Given() < 400 {
		v := m.View(m.ToAct())
		next(t, m)
		if o := m.Log()[m.Given()-1]; o.Kind == engine.OptBuy && v.Face(o.Card).Name == "Kick" && kick < 0 {
			kick = m.Given() - 1
		}
	}
	if kick < 0 {
		t.Fatal("nobody bought a Kick")
	}
	restore := func(c *mode.Catalog) (*match.Match, string, error) {
		g, err := c.Build(m.Plan())
		if err != nil {
			t.Fatal(err)
		}
		return match.Restore(g, anybody, m.Saved())
	}
	again, note, err := restore(changed(t, "Kick", func(c *card.Card) { c.VP = card.VP(3) }))
	if err != nil || note != "" || again.Given() != m.Given() || match.Sum(state(t, again)) != match.Sum(state(t, m)) {
		t.Errorf("only what counts at the end has changed, and the game goes on with %q, %v", note, err)
	}
	var turn match.TurnStart
	for _, t := range m.Turns() {
		if t.At <= kick {
			turn = t
		}
	}
	again, note, err = restore(changed(t, "Kick", func(c *card.Card) { c.Cost = 30 }))
	if err != nil || again.Given() != turn.At || again.Length() != turn.At || !strings.Contains(note, fmt.Sprintf("start of turn %d.", turn.Number)) {
		t.Errorf("a Kick was bought in turn %d and costs 30 now: it goes on with %q, %v", turn.Number, note, err)
	}
	log := again.Chronicle(engine.NoSeat).Lines()
	if last := log[len(log)-1]; !last.Turn || last.Answer >= turn.At {
		t.Errorf("the log goes on to %q, of answer %d", last.Text, last.Answer)
	}
	for n := 0; !again.Over() && n < 200; n++ {
		next(t, again)
	}
	if got, want := texts(again.Chronicle(0).Lines()), texts(played(t, changed(t, "Kick", func(c *card.Card) { c.Cost = 30 }), again).Chronicle(0).Lines()); !slices.Equal(got, want) {
		t.Errorf("played on, the log reads\n%q, played again\n%q", got, want)
	}
	again, note, err = restore(changed(t, "Heat Vision", func(c *card.Card) { c.Copies++ }))
	if english.Error(t, err) == nil || !strings.Contains(err.Error(), "changed") {
		t.Errorf("another deck was dealt, and it goes on: %v, %q", again, note)
	}
	if _, err := match.Replay(game2(t, m.Plan()), anybody, m.Record()); err != nil {
		t.Error(err)
	}
}

// played returns a match played again from its record.
func played(t *testing.T, c *mode.Catalog, m *match.Match) *match.Match {
	t.Helper()
	again, err := match.Replay(testgame.Build(t, c, m.Plan()), anybody, m.Record())
	if err != nil {
		t.Fatal(err)
	}
	return again
}

// TestRestoreOfDamage checks that a saved game with one damaged half is restored from the other
// half, and that the note says what is lost.
func TestRestoreOfDamage(t *testing.T) {
	m := newMatch(t, catalog.Tested, mode.Plan{Seed: 3, Seats: mode.People(2)})
	for m.Given() < 200 {
		next(t, m)
	}
	s := m.Saved()
	s.Now = s.Now[:len(s.Now)-3]
	again, note, err := match.Restore(game2(t, m.Plan()), anybody, s)
	if err != nil || again.Hash() != m.Hash() || !strings.Contains(note, "cut short") {
		t.Errorf("without its State the game goes on with %q, %v", note, err)
	}
	s = m.Saved()
	s.Answers = slices.Clone(s.Answers)
	s.Answers[100].Kind = engine.OptLabel
	again, note, err = match.Restore(game2(t, m.Plan()), anybody, s)
	if err != nil || again.Hash() != m.Hash() || !strings.Contains(note, "cannot be undone") || again.StepBack() >= 0 {
		t.Fatalf("with a wrong answer the game goes on with %q, %v", note, err)
	}
	for again.Given() < 50 {
		next(t, again)
	}
	third, note, err := match.Restore(game2(t, m.Plan()), anybody, again.Saved())
	if err != nil || note != "" || third.Hash() != again.Hash() || third.StepBack() < 0 {
		t.Errorf("a game that begins at a State is taken up again with %q, %v", note, err)
	}
	changed := again.Saved()
	changed.Printed++
	changed.Base = slices.Clone(changed.Base)
	changed.Base[0]++ // its fingerprint is the first thing in a State
	if _, _, err := match.Restore(game2(t, m.Plan()), anybody, changed); english.Error(t, err) == nil || !strings.Contains(err.Error(), "no turn start to continue from: open it with the version") {
		t.Errorf("a game that begins at a State of other cards is refused with %v", err)
	}
	s.Now, s.Turns[0].Sum = nil, 1
	if _, _, err := match.Restore(game2(t, m.Plan()), anybody, s); english.Error(t, err) == nil {
		t.Error("with neither half the game goes on")
	}
	s = m.Saved()
	s.Plan.Seats = mode.People(3)
	if _, _, err := match.Restore(game2(t, s.Plan), anybody, s); english.Error(t, err) == nil {
		t.Error("a game of two is taken up as one of three")
	}
}

// TestReplayNamesTheAnswer checks that the error names the first answer with a different result.
func TestReplayNamesTheAnswer(t *testing.T) {
	m := newMatch(t, catalog.Tested, mode.Plan{Seed: 3, Seats: mode.People(2)})
	for m.Given() < 200 {
		next(t, m)
	}
	r := m.Record()
	r.Checks = slices.Clone(r.Checks)
	r.Checks[90]++
	if _, err := match.Replay(game2(t, m.Plan()), anybody, r); english.Error(t, err) == nil || !strings.Contains(err.Error(), "answer 91 of 200, given by Seat ") {
		t.Errorf("got error %v", err)
	}
	r = m.Record()
	r.Sum++
	if _, err := match.Replay(game2(t, m.Plan()), anybody, r); english.Error(t, err) == nil {
		t.Error("another end is taken for the same")
	}
}

// TestLayOpen checks that all cards of a finished game can be shown face up, and that those of a
// game in progress cannot.
func TestLayOpen(t *testing.T) {
	m := newMatch(t, catalog.Tested, mode.Plan{Seed: 3, Seats: mode.People(2)})
	hidden := func() (n int) {
		v := m.View(engine.NoSeat)
		for c := range engine.CardID(m.NumCards()) {
			if !v.Sees(c + 1) {
				n++
			}
		}
		return n
	}
	m.LayOpen(true)
	if hidden() == 0 {
		t.Fatal("all cards of a game that goes on lie open")
	}
	for !m.Over() {
		next(t, m)
	}
	m.GoTo(m.Length() / 2)
	log := m.Chronicle(engine.NoSeat)
	closed := texts(log.Lines())
	m.LayOpen(true)
	open := texts(log.Lines())
	if hidden() != 0 || slices.Equal(open, closed) {
		t.Error("not all lies open, or the log does not tell of it")
	}
	m.GoTo(m.Length() / 3)
	if hidden() != 0 {
		t.Error("not all lies open any more")
	}
	m.LayOpen(false)
	m.GoTo(m.Length() / 2)
	if hidden() == 0 || !slices.Equal(texts(log.Lines()), closed) {
		t.Error("closed again, it is not as it was")
	}
}

func state(t *testing.T, m *match.Match) *engine.State {
	t.Helper()
	s, err := engine.Decode(m.Book().Library(), m.Saved().Now)
	if err != nil {
		t.Fatal(err)
	}
	return s
}
