package match_test

import (
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/mode"
	"lineup/game/mode/standard"
)

// TestLeaving checks that a player who leaves the game is asked nothing more, that the rest of that
// turn is answered at random, and that the log says so once.
func TestLeaving(t *testing.T) {
	answered := 0
	for seed := range uint64(40) {
		m := newMatch(t, catalog.Shipped, mode.Plan{Seed: seed, Sets: []string{"base", "heroes_unite"}, Variants: []string{standard.Leaving}, Seats: mode.People(3)})
		left, fell := engine.NoSeat, 0
		for left == engine.NoSeat && !m.Over() {
			v := m.View(m.ToAct())
			stack := v.Zone(card.Villains, engine.NoSeat)
			a := any{seed}.Decide(v)
			for _, legal := range m.Legal() {
				switch o := legal.Option; {
				case o.Kind == engine.OptPlay, o.Kind == engine.OptBuy && a.Option.Kind != engine.OptPlay && v.Cost(o.Card) > 2:
					a = legal
				case o.Kind == engine.OptAct && v.Count(stack) > 0 && v.Peek(stack, 0) == engine.NoCard: // a Super-Villain has just been defeated, and the next one appears
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
			if strings.Contains(l.Text, "left the game") {
				said++
			}
			if strings.Contains(l.Text, "the box") && !strings.Contains(l.Text, "returned") {
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
