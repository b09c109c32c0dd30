package engine

import "testing"

// TestCopiedChangesEnd checks that the changes of a copied text work while the card stays in place,
// and end when it leaves in any way.
func TestCopiedChangesEnd(t *testing.T) {
	for name, leave := range map[string]func(k *kit, s *State, c CardID){
		"the end of the turn": func(k *kit, s *State, _ CardID) { k.take(s, func(o Option) bool { return o.Kind == OptEnd }) },
		"destroyed":           func(_ *kit, s *State, c CardID) { (&machine{State: s}).destroy(c, 0) },
		"with others": func(_ *kit, s *State, _ CardID) {
			(&machine{State: s}).toss(s.Zone(InPlay, 0), s.Zone(Discard, 0), 0)
		},
	} {
		t.Run(name, func(t *testing.T) {
			k := newKit(t)
			k.lib.Changes = append(k.lib.Changes, Change{Asked: AskCost, Layer: Adds, Whose: All, From: Set(InPlay), N: 1})
			alters := k.face(Face{Name: "Alters", Changes: []ChangeID{1}})
			copies := k.face(Face{Name: "Copies", Play: k.prog(Op{Code: OpTop, From: Set(lines)}, Op{Code: OpCopy})})
			plain := k.face(Face{Name: "Plain", Cost: 2})
			b := k.table(2)
			b.Add(alters, b.Zone(lines, NoSeat))
			c, dear := b.Add(copies, b.Zone(Hand, 0)), b.Add(plain, b.Zone(Hand, 1))
			s := b.Resume(0, 0)
			if got := s.CostOf(dear); got != 2 {
				t.Fatalf("before it is played a card costs %d", got)
			}
			k.play(s, c)
			if got := s.CostOf(dear); got != 3 {
				t.Errorf("as a copy in play it makes a card cost %d", got)
			}
			leave(k, s, c)
			if got := s.CostOf(dear); got != 2 {
				t.Errorf("after it has left a card costs %d", got)
			}
			if err := s.checkNoted(); err != nil {
				t.Error(err)
			}
		})
	}
}

// TestNotedAsTheyLie checks that the noted changes stay correct while cards move, leave and are
// turned face up where changes work.
func TestNotedAsTheyLie(t *testing.T) {
	k := newKit(t)
	k.lib.Changes = append(k.lib.Changes,
		Change{Asked: AskCost, Layer: Sets, Whose: All, From: Set(streets, stack), N: 1}, Change{Asked: AskCost, Layer: Sets, Whose: All, From: Set(streets, stack), N: 5})
	one, five := k.face(Face{Name: "One", Changes: []ChangeID{1}}), k.face(Face{Name: "Five", Changes: []ChangeID{2}})
	plain := k.face(Face{Name: "Plain", Cost: 2})
	b := k.table(2)
	first, last := b.Add(one, b.ZoneAt(streets, NoSeat, 0)), b.Add(five, b.ZoneAt(streets, NoSeat, 2))
	top := b.Add(one, b.Zone(stack, NoSeat))
	b.TurnDown(top)
	dear := b.Add(plain, b.Zone(Hand, 0))
	m := machine{State: b.Resume(0, 0)}
	for i, step := range []struct {
		do   func()
		want int
	}{
		{func() {}, 5}, // the last one in the order of places holds
		{func() { m.walkTo(first, m.board.ZoneAt(streets, NoSeat, 3), 0, 3) }, 1},
		{func() { m.walkTo(last, m.board.ZoneAt(streets, NoSeat, 4), 0, 2) }, 5},
		{func() { m.shift(last, m.Zone(Discard, 0), onTop, VerbPut, 0) }, 1},
		{func() { m.shift(first, m.Zone(Discard, 0), onTop, VerbPut, 0) }, 2},
		{func() { m.turnFaceUp(top) }, 1},
	} {
		step.do()
		if got := m.CostOf(dear); got != step.want {
			t.Errorf("step %d: a card costs %d, want %d", i, got, step.want)
		}
		if err := m.checkNoted(); err != nil {
			t.Errorf("step %d: %v", i, err)
		}
	}
}

// TestNotedInWorlds checks that in dealt worlds the changes of hidden cards follow from the cards
// as dealt.
func TestNotedInWorlds(t *testing.T) {
	y := newTiny(t)
	y.lib.Changes = append(y.lib.Changes, Change{Asked: AskCost, Layer: Adds, Whose: All, From: Set(Hand), N: 1})
	alters := y.face("alters", nil)
	y.lib.Faces[alters].Changes = []ChangeID{1}
	s := y.game(layout{hands: [][]FaceID{{other}, {alters}}, decks: [][]FaceID{nil, {plain, plain, alters, plain}}})
	mine := s.Cards(s.Zone(Hand, 0))[0]
	costs := map[int]int{}
	dealt(t, s, 0, func(w *State) { // which holds each to what is noted
		costs[w.CostOf(mine)]++
	})
	if want := int(y.lib.Faces[other].Cost); costs[want] == 0 || costs[want+1] == 0 || len(costs) != 2 {
		t.Errorf("in the worlds dealt a card costs %v", costs)
	}
}

// TestAbilitiesAreOfferedWhereTheyLie checks that a card offers its ability while it is where the
// ability can be used, alone or with others, and that none is offered after the last one has left.
func TestAbilitiesAreOfferedWhereTheyLie(t *testing.T) {
	k := newKit(t)
	able := k.face(Face{Name: "Able", Uses: []Use{{From: Set(InPlay), Do: k.prog(Op{Code: OpNumber, Number: Power, N: 1})}}})
	plain := k.face(Face{Name: "Plain"})
	k.lib.Offers = []Offer{{Kind: OptUse, From: Set(Heroes, InPlay), Max: Unlimited}, {Kind: OptEnd, Max: Unlimited}}
	b := k.table(2)
	hand, in := b.Zone(Hand, 0), b.Zone(InPlay, 0)
	b.AddCopies(able, 2, hand)
	b.Add(plain, hand)
	s := b.Resume(0, 0)
	m := machine{State: s}
	for i, step := range []struct {
		do   func()
		want int
	}{
		{func() {}, 0},
		{func() { m.shift(m.Cards(hand)[2], in, onTop, VerbPut, 0) }, 0},
		{func() { m.shift(m.Cards(hand)[0], in, onTop, VerbPut, 0) }, 1},
		{func() { m.shift(m.Cards(hand)[0], in, onTop, VerbPut, 0) }, 2},
		{func() { m.shift(m.Cards(in)[0], hand, onTop, VerbPut, 0) }, 1},
		{func() { m.toss(in, hand, 0) }, 0},
		{func() { m.toss(hand, in, 0) }, 2},
	} {
		step.do()
		m.options = m.options[:0]
		m.offerAll(&Op{N: int16(len(k.lib.Offers))}, 0)
		got := 0
		for _, o := range m.options {
			if o.Kind == OptUse {
				got++
			}
		}
		if err := s.checkNoted(); err != nil || got != step.want {
			t.Errorf("step %d: %d abilities are offered, want %d: %v", i, got, step.want, err)
		}
	}
	s.users ^= s.board.info[in].user
	if s.checkNoted() == nil {
		t.Error("nobody notices that it is noted wrongly where abilities lie")
	}
}
