package engine

import (
	"slices"
	"testing"
)

// TestRoll checks that a die sets the goal of a card without one, and only once, that a printed
// goal stays, and that a card loses its rolled goal when it leaves the ring (R-MIX-03).
func TestRoll(t *testing.T) {
	k := round(t, 10, 2)
	k.lib.Numbers = append(slices.Clone(k.lib.Numbers), Number{Name: "goal", Of: OfCard, Max: 6, Stays: Set(streets), Goal: true})
	id := NumberID(len(k.lib.Numbers) - 1)
	anybody, settled := k.face(Face{Name: "Anybody"}), k.face(Face{Name: "Settled", Goal: 3})
	b := k.table(2)
	b.Fix(StreamDie, 3, 0)
	c, d := b.Add(anybody, b.ZoneAt(streets, NoSeat, 1)), b.Add(settled, b.ZoneAt(streets, NoSeat, 1))
	m := machine{State: b.Resume(0, 0)}
	roll := func(c CardID) {
		m.roll(&Op{Code: OpRoll, N: 6}, &Frame{It: c, ItStay: m.cards[c].Stay})
	}
	if v := m.View(NoSeat); v.Goal(c) != -1 || v.Goal(d) != 2 {
		t.Errorf("at first they head for %d and %d", v.Goal(c), v.Goal(d))
	}
	roll(c)
	roll(c)
	roll(d)
	if v := m.View(NoSeat); v.Goal(c) != 6 || v.Goal(d) != 2 || m.On(c, id) != 4 || m.On(d, id) != 0 || len(m.given) != 1 {
		t.Errorf("a 4 has been rolled: they head for %d and %d, %d rolls are left", v.Goal(c), v.Goal(d), len(m.given))
	}
	if m.nextSpace(c) != 2 {
		t.Errorf("it walks to space %d", m.nextSpace(c))
	}
	m.shift(c, m.Zone(Destroyed, NoSeat), onTop, VerbNone, NoSeat)
	m.shift(c, m.board.ZoneAt(streets, NoSeat, 1), onTop, VerbNone, NoSeat)
	if v := m.View(NoSeat); v.Goal(c) != -1 {
		t.Errorf("come again it heads for %d", v.Goal(c))
	}
}

// TestPutOnARing checks that a text without a chosen space puts a card in the space with the fewest
// cards that is not a goal.
func TestPutOnARing(t *testing.T) {
	k := round(t, 10, 2)
	face := k.face(Face{Name: "Card"})
	b := k.table(2)
	b.Add(face, b.ZoneAt(streets, NoSeat, 1))
	c := b.Add(face, b.Zone(Hand, 0))
	m := machine{State: b.Resume(0, 0)}
	m.do(VerbPut, Dest{Place: streets, Under: true}, c, &Frame{})
	if m.spaceOf(c) != 3 {
		t.Errorf("it lies at space %d", m.spaceOf(c))
	}
}

// TestFaceDownHasNoUses checks that a face-down Super Hero has no abilities to use (C-075).
func TestFaceDownHasNoUses(t *testing.T) {
	k := newKit(t)
	hero := k.face(Face{Name: "Hero", SuperHero: true, Uses: []Use{{From: Set(Heroes), Max: Unlimited, Do: k.prog(Op{Code: OpDraw, N: 1})}}})
	b := k.table(2)
	c := b.Add(hero, b.Zone(Heroes, 0))
	m := machine{State: b.Resume(0, 0)}
	for _, down := range []bool{false, true} {
		if m.cards[c].Down() != down {
			m.cards[c].Bits ^= FaceDown
		}
		m.options = nil
		m.offerUses(Heroes, []CardID{c}, 0)
		if len(m.options) > 0 == down {
			t.Errorf("face down %v: %d abilities", down, len(m.options))
		}
	}
}
