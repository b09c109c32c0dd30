package match_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/mode/standard"
	"lineup/game/modes"
)

// TestLeaving: who leaves the game is asked nothing more, and chance answers what still is to
// be answered in that turn; the log says it once.
func TestLeaving(t *testing.T) {
	answered := 0
	for seed := range uint64(40) {
		m := newMatch(t, modes.Shipped, mode.Plan{Seed: seed, Sets: []string{"base", "heroes_unite"}, Variants: []string{standard.Leaving}, Seats: mode.People(3)})
		left, fell := engine.NoSeat, 0
		for left == engine.NoSeat && !m.Over() {
			v := m.View(m.ToAct())
			stack := v.Zone(card.Villains, engine.NoSeat)
			a := any{seed}.Decide(v)
			for _, legal := range m.Legal() {
				switch o := legal.Option; {
				case o.Kind == engine.OptPlay, o.Kind == engine.OptBuy && a.Option.Kind != engine.OptPlay && v.Cost(o.Card) > 2:
					a = legal
				case o.Kind == engine.OptAct && v.Count(stack) > 0 && v.Peek(stack, 0) == engine.NoCard: // a Super-Villain has just fallen, the next one appears
					if fell++; fell > int(seed%4) {
						a, left = legal, m.ToAct()
					}
				case o.Kind == engine.OptEnd && a.Option.Kind == engine.OptAct && left == engine.NoSeat:
					a = legal
				}
			}
			if err := m.Answer(a); err != nil {
				t.Fatal(err)
			}
		}
		for !m.Over() {
			asked := m.ToAct() == left
			if asked && m.Person(left) {
				t.Fatalf("seed %d: who has left is asked: %+v", seed, m.View(left).Pending())
			}
			stepped, err := m.Step()
			if err != nil {
				t.Fatal(err)
			}
			if asked {
				answered++
			}
			if !stepped {
				break
			}
		}
		said := 0
		for _, l := range m.Chronicle(engine.NoSeat).Lines() {
			if strings.Contains(l.Text, "leaves the game") {
				said++
			}
			if strings.Contains(l.Text, "the box") && !strings.Contains(l.Text, "hero") {
				t.Errorf("seed %d: the log says %q", seed, l.Text)
			}
		}
		if said != 1 {
			t.Errorf("seed %d: the log says %d times that somebody leaves", seed, said)
		}
		if err := m.Check(); err != nil {
			t.Errorf("seed %d: %v", seed, err)
		}
	}
	if answered == 0 {
		t.Error("nothing was left to answer for who left, in any game")
	}
}

// TestMemos: what a player writes down stands in that player's log alone, between what happened
// before and after; it is still there when the game was taken back and taken up again.
func TestMemos(t *testing.T) {
	m := newMatch(t, modes.Shipped, mode.Plan{Seed: 3, Seats: mode.People(2)})
	answer := func(n int) {
		for range n {
			if err := m.Answer(any{1}.Decide(m.View(m.ToAct()))); err != nil {
				t.Fatal(err)
			}
		}
	}
	own, other := m.Chronicle(0), m.Chronicle(1)
	told := func(c *match.Chronicle) (at []int) {
		for i, l := range c.Lines() {
			if strings.HasPrefix(l.Text, "Note: ") {
				at = append(at, i)
			}
		}
		return at
	}
	answer(5)
	own.Lines()
	m.Remember(0, "  Bob has two Kicks ")
	m.Remember(0, " ")
	before := told(own)
	answer(5)
	if after := told(own); len(before) != 1 || len(after) != 1 || after[0] != before[0] || len(own.Lines()) == after[0]+1 {
		t.Errorf("the note stands at %v of %d lines, it stood at %v", after, len(own.Lines()), before)
	}
	if again := told(m.Chronicle(0)); len(again) != 1 || again[0] != before[0] {
		t.Errorf("read from the beginning the note stands at %v, it stood at %v", again, before)
	}
	if got := told(other); len(got) != 0 {
		t.Errorf("somebody else reads the note: %v", got)
	}
	m.GoTo(2)
	if got := told(own); len(got) != 1 || got[0] != len(own.Lines())-1 {
		t.Errorf("taken back to before it, the note stands at %v of %d lines", got, len(own.Lines()))
	}
	answer(12)
	if got := told(own); len(got) != 1 {
		t.Errorf("after other answers there are notes at %v", got)
	}
	g, err := modes.Shipped.Build(m.Plan())
	if err != nil {
		t.Fatal(err)
	}
	again, _, err := match.Restore(g, anybody, m.Saved())
	if err != nil {
		t.Fatal(err)
	}
	if got := told(again.Chronicle(0)); len(got) != 1 || again.Record().Memos[0].Text != "Bob has two Kicks" {
		t.Errorf("taken up again there are notes at %v: %v", got, again.Record().Memos)
	}
	m.Remember(1, strings.Repeat("é", match.MostMemo))
	if r := m.Record().Memos; len(r) != 2 || len(r[1].Text) > match.MostMemo || !utf8.ValidString(r[1].Text) {
		t.Errorf("a long note is kept as %v", r)
	}
}
