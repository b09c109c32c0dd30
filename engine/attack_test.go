package engine

import (
	"fmt"
	"slices"
	"testing"
)

// attacked is a four-player game in seat 0's turn. Seat 0 has a card that attacks. Seats 1 and 2
// have a Defense.
type attacked struct {
	*kit
	s              *State
	source         CardID
	shields        [4]CardID // the Defense of each seat, or NoCard
	plain, villain CardID    // in the hand of seat 2
}

// newAttacked lays out the game. A seat that is hit gets a token. The rest of the text counts the
// seats that were hit.
func newAttacked(t *testing.T, change func(*kit, *Attack)) *attacked {
	t.Helper()
	k := newKit(t)
	hit := k.prog(Op{Code: OpNumber, Number: VPTokens, N: 1})
	a := Attack{On: Foes, Hit: hit}
	then := k.prog(Op{Code: OpNumber, Number: VPTokens, N: 10})
	shield := k.face(Face{Name: "Shield", Defenses: []Defense{{From: Set(Hand), Pay: VerbDiscard, Then: then}}})
	plain, villain := k.face(Face{Name: "Plain"}), k.face(Face{Name: "Villain", Types: Villain})
	if change != nil {
		change(k, &a)
	}
	k.lib.Attacks = append(k.lib.Attacks, a)
	victims := k.count(Count{Of: Victims})
	attacks := k.face(Face{Name: "Attacks", Play: k.prog(
		Op{Code: OpAttack, N: 1}, Op{Code: OpNumber, Number: clock, N: 1, Count: victims})})
	b := k.table(4)
	g := &attacked{kit: k}
	g.source = b.Add(attacks, b.Zone(Hand, 0))
	for _, seat := range []SeatID{1, 2} {
		g.shields[seat] = b.Add(shield, b.Zone(Hand, seat))
	}
	g.plain, g.villain = b.Add(plain, b.Zone(Hand, 2)), b.Add(villain, b.Zone(Hand, 2))
	g.s = b.Resume(0, 0)
	return g
}

// tokens returns how many tokens each seat has.
func (g *attacked) tokens() [4]int {
	var out [4]int
	for seat := range out {
		out[seat] = g.s.Number(VPTokens, SeatID(seat))
	}
	return out
}

// asked fails the test unless a seat is asked to avoid the Attack with exactly these cards.
func (g *attacked) asked(seat SeatID, cards ...CardID) {
	g.t.Helper()
	d := g.s.Pending()
	var got []CardID
	for _, o := range d.Options {
		if o.Kind != OptSuffer {
			got = append(got, o.Card)
		}
	}
	if d.Kind != DecideDefend || d.Seat != seat || d.For != seat || d.Source != g.source || !slices.Equal(got, cards) {
		g.t.Fatalf("asked: %+v; want seat %d, with cards %v", d, seat, cards)
	}
}

func (g *attacked) answer(kind OptionKind) []Event {
	g.t.Helper()
	return g.take(g.s, func(o Option) bool { return o.Kind == kind })
}

// TestAttack checks that each foe, clockwise, may avoid an Attack with a Defense in hand, that the
// others are hit, and that the rest of the text knows who was hit (C-055 to C-059).
func TestAttack(t *testing.T) {
	for _, c := range []struct {
		one, two OptionKind
		tokens   [4]int
		hit      int
	}{
		{OptSuffer, OptSuffer, [4]int{0, 1, 1, 1}, 3},
		{OptDefend, OptSuffer, [4]int{0, 10, 1, 1}, 2},
		{OptSuffer, OptDefend, [4]int{0, 1, 10, 1}, 2},
		{OptDefend, OptDefend, [4]int{0, 10, 10, 1}, 1},
	} {
		t.Run(fmt.Sprintf("%v then %v", c.one, c.two), func(t *testing.T) {
			g := newAttacked(t, nil)
			events := g.play(g.s, g.source)
			g.asked(1, g.shields[1])
			events = append(events, g.answer(c.one)...)
			g.asked(2, g.shields[2])
			events = append(events, g.answer(c.two)...)
			if got := g.tokens(); got != c.tokens || g.s.Number(clock, 0) != c.hit {
				t.Errorf("%v and %v: tokens %v, %d hit; want %v, %d", c.one, c.two, got, g.s.Number(clock, 0), c.tokens, c.hit)
			}
			told := map[EventKind][]SeatID{}
			for _, e := range events {
				told[e.Kind] = append(told[e.Kind], e.Seat)
			}
			if len(told[AttackMade]) != 1 || told[AttackMade][0] != 0 || len(told[AttackHit]) != c.hit || len(told[AttackAvoided]) != 3-c.hit {
				t.Errorf("%v and %v: told of %v", c.one, c.two, told)
			}
			for seat, kind := range map[SeatID]OptionKind{1: c.one, 2: c.two} {
				want := g.s.Zone(Hand, seat)
				if kind == OptDefend {
					want = g.s.Zone(Discard, seat)
				}
				if got := g.s.Card(g.shields[seat]).Zone; got != want {
					t.Errorf("%v and %v: the Defense of seat %d lies in zone %d", c.one, c.two, seat, got)
				}
			}
		})
	}
}

// TestAttackShapes checks which seats an Attack reaches and how they can avoid it.
func TestAttackShapes(t *testing.T) {
	t.Run("no Defense helps", func(t *testing.T) {
		g := newAttacked(t, func(_ *kit, a *Attack) { a.Sure = true })
		g.play(g.s, g.source)
		if got := g.tokens(); got != [4]int{0, 1, 1, 1} || g.s.Pending().Kind != DecideTurn {
			t.Errorf("tokens %v:\n%v", got, g.s)
		}
	})
	t.Run("the first Defense stops it for all", func(t *testing.T) {
		g := newAttacked(t, func(_ *kit, a *Attack) { a.First = true })
		g.play(g.s, g.source)
		g.asked(1, g.shields[1])
		g.answer(OptDefend)
		if got := g.tokens(); got != [4]int{0, 10, 0, 0} || g.s.Pending().Kind != DecideTurn {
			t.Errorf("tokens %v:\n%v", got, g.s)
		}
		g = newAttacked(t, func(_ *kit, a *Attack) { a.First = true })
		g.play(g.s, g.source)
		g.answer(OptSuffer)
		g.asked(2, g.shields[2])
		g.answer(OptSuffer)
		if got := g.tokens(); got != [4]int{0, 1, 1, 1} {
			t.Errorf("nobody defended: tokens %v", got)
		}
	})
	t.Run("a card to reveal", func(t *testing.T) {
		g := newAttacked(t, func(k *kit, a *Attack) { a.Escape = k.filter(Filter{Types: Villain}) })
		g.play(g.s, g.source)
		g.asked(1, g.shields[1])
		g.answer(OptSuffer)
		g.asked(2, g.shields[2], g.villain)
		g.answer(OptReveal)
		if got := g.tokens(); got != [4]int{0, 1, 0, 1} {
			t.Errorf("tokens %v", got)
		}
		if card := g.s.Card(g.villain); card.Known != Everyone || card.Zone != g.s.Zone(Hand, 2) {
			t.Errorf("the card revealed: %+v", card)
		}
	})
	t.Run("a Defense that is shown", func(t *testing.T) {
		g := newAttacked(t, func(k *kit, _ *Attack) { k.lib.Faces[0].Defenses[0].Pay = VerbNone })
		g.play(g.s, g.source)
		g.answer(OptDefend)
		if card := g.s.Card(g.shields[1]); card.Known != Everyone || card.Zone != g.s.Zone(Hand, 1) {
			t.Errorf("the Defense shown: %+v", card)
		}
	})
	t.Run("a Defense in play", func(t *testing.T) {
		g := newAttacked(t, func(k *kit, _ *Attack) { k.lib.Faces[0].Defenses[0].From = Set(InPlay) })
		m := machine{State: g.s}
		m.shift(g.shields[2], g.s.Zone(InPlay, 2), beneath, VerbPut, 2)
		g.play(g.s, g.source)
		g.asked(2, g.shields[2]) // that of seat 1 is in its hand
	})
	t.Run("everybody", func(t *testing.T) {
		g := newAttacked(t, func(_ *kit, a *Attack) { a.On = All })
		g.play(g.s, g.source)
		g.answer(OptDefend)
		g.answer(OptDefend)
		if got := g.tokens(); got != [4]int{1, 10, 10, 1} {
			t.Errorf("tokens %v", got)
		}
	})
}

// TestProtecting checks that a seat may use one Defense per Attack, for itself or for a seat whose
// standee is near. The victim is asked first, then the others clockwise (R-DEF-02, R-DEF-03).
func TestProtecting(t *testing.T) {
	newGame := func() *attacked {
		k := newKit(t)
		hit := k.prog(Op{Code: OpNumber, Number: VPTokens, N: 1})
		k.lib.Attacks = append(k.lib.Attacks, Attack{On: Foes, Hit: hit})
		shield := k.face(Face{Name: "Shield", Defenses: []Defense{{From: Set(Hand), Near: 2, Pay: VerbDiscard}}})
		attacks := k.face(Face{Name: "Attacks", Play: k.prog(Op{Code: OpAttack, N: 1})})
		piece := k.face(Face{Name: "Standee", Piece: true})
		b := k.table(4)
		g := &attacked{kit: k}
		g.source = b.Add(attacks, b.Zone(Hand, 0))
		g.shields[2] = b.Add(shield, b.Zone(Hand, 2))
		b.Add(shield, b.Zone(Hand, 2)) // a second one cannot be used in the same Attack
		for seat, space := range []int{4, 1, 2, 4} {
			b.Give(b.Add(piece, b.ZoneAt(ring, NoSeat, space)), SeatID(seat))
		}
		g.s = b.Resume(0, 0)
		g.play(g.s, g.source)
		return g
	}
	asks := func(g *attacked, seat, victim SeatID) {
		t.Helper()
		if d := g.s.Pending(); d.Kind != DecideDefend || d.Seat != seat || d.For != victim {
			t.Fatalf("asked: %+v; want seat %d for seat %d", d, seat, victim)
		}
	}
	g := newGame()
	asks(g, 2, 1) // seat 1 has none, and seat 2 is next to it
	g.answer(OptDefend)
	if got := g.tokens(); got != [4]int{0, 0, 1, 1} || g.s.Pending().Kind != DecideTurn {
		t.Errorf("seat 2 has protected seat 1: tokens %v:\n%v", got, g.s)
	}
	g = newGame()
	asks(g, 2, 1)
	if !g.s.View(2).Awaits() {
		t.Error("seat 2 does not see that the Attack comes to it, too")
	}
	g.answer(OptSuffer)
	asks(g, 2, 2)
	if g.s.View(2).Awaits() {
		t.Error("seat 2 sees the Attack come to it again")
	}
	g.answer(OptDefend)
	// Seat 3 is two steps away, which is too far.
	if got := g.tokens(); got != [4]int{0, 1, 0, 1} {
		t.Errorf("seat 2 has protected itself: tokens %v", got)
	}
}

// TestOwner checks whom a text means by its owner, on a card of another seat, on an own one and on one
// without an owner.
func TestOwner(t *testing.T) {
	g := newAttacked(t, nil)
	m := machine{State: g.s}
	for owner, want := range map[SeatID][2]SeatID{1: {1, 1}, 2: {2, NoSeat}, NoSeat: {2, NoSeat}} {
		m.cards[g.source].Owner = owner
		f := Frame{Actor: 2, Source: g.source}
		if got := [2]SeatID{m.who(Owner, &f), m.who(Lender, &f)}; got != want {
			t.Errorf("a card of seat %d: its owner and the lender are %v, want %v", owner, got, want)
		}
	}
}

// TestGroups checks which seats each word of a text means.
func TestGroups(t *testing.T) {
	g := newAttacked(t, nil)
	m := machine{State: g.s}
	f := Frame{Actor: 2, User: 1, Target: 3, Victims: 0b1011, Safe: 0b0001, It: g.shields[1], Source: g.source}
	// There are no standees and no silent seats here. For those, see TestGroupsOfARing. For owners, see TestOwner.
	groups := map[Who]Seats{You: 0b0100, User: 0b0010, Foes: 0b1011, All: 0b1111, Target: 0b1000, Left: 0b1000, Right: 0b0010,
		Hits: 0b1010, Others: 0b1110, NextHit: 0b1000, Standees: 0, Nearby: 0, Silents: 0, Starts: 0b0001, Nobody: 0,
		Partner: 0b0100, Keeper: 0b0010, Attacker: 0, Avoiders: 0b0001, Team: 0b0100, Lender: 0b0001, Owner: 0b0001}
	for who := range NumWho {
		want, tried := groups[who]
		if got := m.group(who, &f); got != want || !tried {
			t.Errorf("%v: seats %04b, want %04b; it is tried: %v", who, got, want, tried)
		}
	}
	// The owner of the text's card is meant only if that is another seat, or any.
	for _, c := range []CardID{g.shields[2], NoCard} {
		f.Source = c
		if got := m.group(Lender, &f); got != 0 {
			t.Errorf("the lender of card %d is %04b", c, got)
		}
	}
	// Of two Attacks, one within the other, the inner one is meant.
	for user, want := range map[SeatID]Seats{3: 0b1000, NoSeat: 0} {
		m.begin(0, NoCard, 0, 0).Proc = ProcAttack
		m.begin(0, NoCard, 0, user).Proc = ProcAttack
		m.begin(0, NoCard, 2, 2)
		if got := m.group(Attacker, &f); got != want {
			t.Errorf("the attacker of an Attack by seat %d is %04b, want %04b", user, got, want)
		}
		m.stack = m.stack[:len(m.stack)-3]
	}
	m.turn().Active = NoSeat
	if got := m.group(Others, &f); got != 0b1111 {
		t.Errorf("in nobody's turn others are %04b", got)
	}
	f.Target, f.User = NoSeat, NoSeat
	if m.group(Target, &f) != 0 || m.group(User, &f) != 0 {
		t.Error("nobody is somebody")
	}
	// Each has its turn clockwise, from the frame's own seat.
	f.Left = 0b1011
	var order []SeatID
	for seat := m.nextOf(&f); seat != NoSeat; seat = m.nextOf(&f) {
		order = append(order, seat)
		f.Left &^= seat.Only()
	}
	if want := []SeatID{3, 0, 1}; !slices.Equal(order, want) {
		t.Errorf("turns come in the order %v, want %v", order, want)
	}
}
