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

// helper answers at random and helps with the first card it can, up to the number of times it wants
// to.
type helper struct {
	*testgame.Random
	wants, asked, helped int
}

func (p *helper) Help(v engine.View) (engine.Answer, bool) {
	d := v.Pending()
	p.asked++
	if p.helped == p.wants {
		return engine.Answer{}, false
	}
	p.helped++
	return engine.Answer{Seq: d.Seq, Option: d.Options[0]}, true
}

// together returns a game of a person and computer players who can help each other.
func together(t *testing.T, player func(kind string, seed uint64) (match.Decider, error)) *match.Match {
	t.Helper()
	return testgame.Match(t, catalog.Shipped, match.Plan{Mode: "rebirth", Seed: 3,
		Seats: []mode.Seat{{Name: "Ana"}, {Name: "Bob", Player: "b"}, {Name: "Cy", Player: "c"}}}, player)
}

// TestHelp checks that computer players are asked to help each other, with their own options, before
// the active player goes on, that a player who declines does not hold up the game, and that a
// computer player does not help a person unasked.
func TestHelp(t *testing.T) {
	chance := engine.NewRNG(1, engine.StreamChance)
	bob, cy := &helper{wants: 3, Random: testgame.NewRandom(2)}, testgame.NewRandom(3)
	m := together(t, func(kind string, _ uint64) (match.Decider, error) {
		if kind == "b" {
			return bob, nil
		}
		return cy, nil
	})
	unasked := 0 // moments of the person's turn in which Bob could help
	for n := 0; !m.Over() && n < 2000; n++ {
		before, seat := bob.asked, m.ToAct()
		if d := m.View(1).Pending(); m.Person(seat) && d.Kind == engine.DecideTurn && slices.ContainsFunc(d.Options, func(o engine.Option) bool { return o.Seat == 1 }) {
			unasked++
		}
		ok, err := m.Step()
		if err != nil {
			t.Fatal(err)
		}
		if bob.asked > before {
			if seat == 0 {
				t.Error("Bob is asked to help in the turn of a person")
			}
			if a := m.Log()[len(m.Log())-1]; bob.helped == bob.asked && (a.Seat != 1 || a.Kind != engine.OptPlay || seat == 1) {
				t.Errorf("in the turn of seat %d Bob helps with %+v", seat, a)
			}
		}
		if ok {
			continue
		}
		if !m.Person(m.ToAct()) {
			t.Fatal("the table waits for a computer")
		}
		d := m.View(m.ToAct()).Pending()
		if err := m.Answer(engine.Answer{Seq: d.Seq, Option: d.Options[chance.Intn(len(d.Options))]}); err != nil {
			t.Fatal(err)
		}
	}
	if bob.helped != bob.wants || bob.asked <= bob.helped || unasked == 0 {
		t.Errorf("Bob has helped %d times, was asked %d times, and could help the person %d times", bob.helped, bob.asked, unasked)
	}
}

// TestHelpMustBeLegal checks that the error names a helper whose answer is not allowed.
func TestHelpMustBeLegal(t *testing.T) {
	m := together(t, func(string, uint64) (match.Decider, error) {
		return &wrong{testgame.NewRandom(2)}, nil
	})
	chance := engine.NewRNG(1, engine.StreamChance)
	for n := 0; !m.Over() && n < 2000; n++ {
		ok, err := m.Step()
		if err != nil {
			if !strings.Contains(err.Error(), "), who helps: engine: ") {
				t.Errorf("got error %v", err)
			}
			return
		}
		if !ok {
			d := m.View(m.ToAct()).Pending()
			if err := m.Answer(engine.Answer{Seq: d.Seq, Option: d.Options[chance.Intn(len(d.Options))]}); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Error("nobody was asked for help")
}

// wrong helps with an illegal answer.
type wrong struct{ *testgame.Random }

func (*wrong) Help(v engine.View) (engine.Answer, bool) {
	return engine.Answer{Seq: v.Pending().Seq, Option: engine.Option{Kind: engine.OptEnd, Seat: v.Seat()}}, true
}

// steady gives the same answer to the same question, and helps now and then.
type steady struct{}

func (steady) Decide(v engine.View) engine.Answer {
	d := v.Pending()
	return engine.Answer{Seq: d.Seq, Option: d.Options[int(d.Seq)%len(d.Options)]}
}

func (s steady) Help(v engine.View) (engine.Answer, bool) {
	return s.Decide(v), v.Pending().Seq%3 != 0
}

// TestIntended checks that Intended returns what Step then does for computer players, help included,
// and that it changes nothing.
func TestIntended(t *testing.T) {
	m := together(t, func(string, uint64) (match.Decider, error) { return steady{}, nil })
	foretold, helped, people := 0, 0, 0
	for n := 0; !m.Over() && n < 3000; n++ {
		asked, hash := m.ToAct(), m.Hash()
		o, ok := m.Intended()
		if m.Hash() != hash {
			t.Fatal("Intended changes the game")
		}
		going, err := m.Step()
		if err != nil {
			t.Fatal(err)
		}
		log := m.Log()
		switch {
		case !going && ok:
			t.Fatalf("a person is asked, and a computer player intends %+v", o)
		case !going:
			people++
			if err := m.Answer(steady{}.Decide(m.View(asked))); err != nil {
				t.Fatal(err)
			}
		case ok && log[len(log)-1] != o:
			t.Fatalf("intended was %+v, and given %+v", o, log[len(log)-1])
		case ok:
			if foretold++; o.Seat != asked {
				helped++
			}
		}
	}
	if foretold < 100 || helped == 0 || people == 0 {
		t.Errorf("%d answers were intended, %d of them help, and people gave %d", foretold, helped, people)
	}
}
