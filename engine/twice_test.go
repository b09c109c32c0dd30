package engine

import (
	"fmt"
	"slices"
	"testing"
)

// twice lays out a game in which the next Attack of seat 0 takes two Defenses to avoid. Seat 1 has as
// many Defenses as given.
func twice(t *testing.T, shields int, change func(*kit, *Attack)) (*attacked, NumberID) {
	t.Helper()
	var id NumberID
	g := newAttacked(t, func(k *kit, a *Attack) {
		k.lib.Numbers = append(k.lib.Numbers, Number{Name: "twice", Of: OfTurn, Max: 1, Doubles: true})
		id = NumberID(len(k.lib.Numbers) - 1)
		if change != nil {
			change(k, a)
		}
	})
	m := machine{State: g.s}
	m.shift(g.shields[2], g.s.Zone(Hand, 1), beneath, VerbPut, 1)
	for _, c := range []CardID{g.shields[1], g.shields[2]}[shields:] {
		m.shift(c, g.s.Zone(Deck, 1), onTop, VerbPut, 1)
	}
	m.change(id, 0, 1)
	return g, id
}

// TestTwice checks that an Attack that takes two Defenses hits a seat that uses fewer, that the texts of
// all Defenses happen, and that only the next Attack is one.
func TestTwice(t *testing.T) {
	for _, c := range []struct {
		shields int
		answers []OptionKind
		want    int // the tokens of seat 1
	}{
		{0, nil, 1},
		{1, []OptionKind{OptDefend}, 11},
		{1, []OptionKind{OptSuffer}, 1},
		{2, []OptionKind{OptDefend, OptDefend}, 20},
		{2, []OptionKind{OptDefend, OptSuffer}, 11},
		{2, []OptionKind{OptSuffer}, 1},
	} {
		for _, apart := range []bool{false, true} {
			t.Run(fmt.Sprint(c.shields, c.answers, apart), func(t *testing.T) {
				g, id := twice(t, c.shields, func(_ *kit, a *Attack) { a.Apart = apart })
				g.play(g.s, g.source)
				for _, o := range c.answers {
					if d := g.s.Pending(); d.Kind != DecideDefend || d.Seat != 1 {
						t.Fatalf("asked: %+v", d)
					}
					g.s = g.again(g.s)
					g.answer(o)
				}
				if got := g.tokens(); got != [4]int{0, c.want, 1, 1} || g.s.Pending().Kind != DecideTurn || g.s.Number(id, 0) != 0 {
					t.Errorf("tokens %v, want %d for seat 1:\n%v", got, c.want, g.s)
				}
			})
		}
	}
	// The Attack after that takes one Defense again, as does one that isn't the active player's.
	g, id := twice(t, 1, nil)
	m := machine{State: g.s}
	m.change(id, 0, -1)
	g.play(g.s, g.source)
	g.answer(OptDefend)
	if got := g.tokens(); got != [4]int{0, 10, 1, 1} {
		t.Errorf("an Attack without the number: tokens %v", got)
	}
	for _, user := range []SeatID{2, NoSeat} {
		g, id = twice(t, 1, nil)
		m = machine{State: g.s}
		m.begin(g.prog(Op{Code: OpAttack, N: 1}), g.source, 2, user)
		m.askNothing()
		m.run()
		g.answer(OptDefend)
		if got := g.tokens(); got[1] != 10 || g.s.Number(id, 0) != 1 {
			t.Errorf("an Attack by seat %d: tokens %v, and the number is %d", user, got, g.s.Number(id, 0))
		}
	}
}

// TestTwiceShown checks that a Defense that stays in hand and a card revealed may be used twice.
func TestTwiceShown(t *testing.T) {
	g, _ := twice(t, 1, func(k *kit, _ *Attack) { k.lib.Faces[0].Defenses[0].Pay = VerbNone })
	g.play(g.s, g.source)
	g.answer(OptDefend)
	g.asked(1, g.shields[1])
	g.answer(OptDefend)
	if got := g.tokens(); got != [4]int{0, 20, 1, 1} {
		t.Errorf("a Defense that stays in hand: tokens %v", got)
	}
	g, _ = twice(t, 0, func(k *kit, a *Attack) { a.Escape = k.filter(Filter{Types: Villain}) })
	g.play(g.s, g.source)
	for range 2 {
		g.asked(2, g.villain)
		g.answer(OptReveal)
	}
	if got := g.tokens(); got != [4]int{0, 1, 0, 1} {
		t.Errorf("a card revealed: tokens %v", got)
	}
}

// TestPartnersDefendTwice checks that partners can use the two Defenses together, and one of them both.
func TestPartnersDefendTwice(t *testing.T) {
	for _, c := range []struct {
		name    string
		holders []SeatID // of the Defenses
		want    [4]int
	}{
		{"both of the victim", []SeatID{1, 1}, [4]int{0, 20, 0, 0}},
		{"both of the partner", []SeatID{3, 3}, [4]int{0, 0, 0, 20}},
		{"one of each", []SeatID{1, 3}, [4]int{0, 10, 0, 10}},
		{"only one", []SeatID{3}, [4]int{0, 1, 0, 10}},
	} {
		t.Run(c.name, func(t *testing.T) {
			k := newKit(t)
			team := teamNumber(k, Number{Shields: true})
			k.lib.Numbers = append(k.lib.Numbers, Number{Name: "twice", Of: OfTurn, Max: 1, Doubles: true})
			k.lib.Attacks = append(k.lib.Attacks, Attack{On: Left, Hit: k.prog(Op{Code: OpNumber, Number: VPTokens, N: 1})})
			then := k.prog(Op{Code: OpNumber, Number: VPTokens, N: 10})
			shield := k.face(Face{Name: "Shield", Defenses: []Defense{{From: Set(Hand), Pay: VerbDiscard, Then: then}}})
			attacks := k.face(Face{Name: "Attacks", Play: k.prog(Op{Code: OpAttack, N: 1})})
			b := k.table(4)
			for seat := range SeatID(4) {
				b.Set(team, seat, 1+int(seat)%2)
			}
			g := &attacked{kit: k}
			g.source = b.Add(attacks, b.Zone(Hand, 0))
			for _, seat := range c.holders {
				b.Add(shield, b.Zone(Hand, seat))
			}
			g.s = b.Resume(0, 0)
			m := machine{State: g.s}
			m.change(NumberID(len(k.lib.Numbers)-1), 0, 1)
			g.play(g.s, g.source)
			for _, seat := range c.holders {
				if d := g.s.Pending(); d.Kind != DecideDefend || d.Seat != seat {
					t.Fatalf("asked: %+v; want a Defense of seat %d", d, seat)
				}
				g.s = k.again(g.s)
				g.answer(OptDefend)
			}
			if got := g.tokens(); got != c.want || g.s.Pending().Kind != DecideTurn {
				t.Errorf("tokens %v, want %v:\n%v", got, c.want, g.s)
			}
		})
	}
}

// drawing lays out a game in which seat 0 has cards that draw, and a card in play that puts up to one of
// the cards drawn first in the turn under its hero.
func drawing(t *testing.T, remembers bool) (k *kit, s *State, draws []CardID) {
	t.Helper()
	k = newKit(t)
	plain := k.face(Face{Name: "Plain"})
	two := k.face(Face{Name: "Two", Play: k.prog(Op{Code: OpDraw, N: 2})})
	keeper := k.face(Face{Name: "Keeper", Triggers: []TriggerID{k.trigger(Trigger{On: OnDraw, From: Set(InPlay), First: true, Drawn: remembers,
		Prog: k.prog(Op{Code: OpPick, Max: 1, Held: true, Verb: VerbPut, Dest: Dest{Place: under}})})}})
	b := k.table(2)
	for range 2 {
		draws = append(draws, b.Add(two, b.Zone(Hand, 0)))
	}
	b.Add(keeper, b.Zone(InPlay, 0))
	for range 8 {
		b.Add(plain, b.Zone(Deck, 0))
		b.Add(plain, b.Zone(Deck, 1))
	}
	return k, b.Resume(0, 0), draws
}

// TestDrawn checks that a text remembers the cards of the turn's first draw, in a copy and a game read
// back, too, and that they are forgotten with the turn.
func TestDrawn(t *testing.T) {
	k, s, draws := drawing(t, true)
	want := slices.Clone(s.Cards(s.Zone(Deck, 0)))
	if m := (machine{State: s}); m.Top(m.Zone(Deck, 0)) == want[0] {
		want = want[:2]
	} else {
		want = want[len(want)-2:]
	}
	k.play(s, draws[0])
	for name, at := range map[string]*State{"as it is": s, "a copy": s.Copy(), "read back": k.again(s)} {
		var offered []CardID
		for _, o := range at.Pending().Options {
			if o.Card != NoCard {
				offered = append(offered, o.Card)
			}
		}
		slices.Sort(offered)
		if slices.Sort(want); !slices.Equal(offered, want) {
			t.Errorf("%s: offered are %v, want %v:\n%v", name, offered, want, at)
		}
	}
	if len(s.drawn) != 2 {
		t.Errorf("%d cards are noted", len(s.drawn))
	}
	small := s.Copy()
	small.drawn = small.drawn[:1]
	if small.Hash() == s.Hash() {
		t.Error("the cards drawn do not count in the hash")
	}
	wrong := s.Copy()
	wrong.drawn[0].Card = CardID(len(s.cards))
	if wrong.Check() == nil {
		t.Error("a drawn card that doesn't exist is let pass")
	}
	k.take(s, func(o Option) bool { return o.Card == want[0] })
	if s.cards[want[0]].Zone != s.Zone(under, 0) {
		t.Errorf("the card is in zone %d:\n%v", s.cards[want[0]].Zone, s)
	}
	k.play(s, draws[1])
	if s.Pending().Kind != DecideTurn || len(s.drawn) != 2 {
		t.Errorf("the second draw is heard, or noted in %v:\n%v", s.drawn, s)
	}
	k.take(s, func(o Option) bool { return o.Kind == OptEnd })
	if len(s.drawn) != 0 {
		t.Errorf("the next turn begins with %v", s.drawn)
	}
	dealt, err := Rebuild(wrong, k.lib, 2, 1)
	if err != nil || len(dealt.s.drawn) != 0 {
		t.Errorf("a game dealt again begins with %v: %v", dealt.s.drawn, err)
	}
	// Where no text remembers them they are neither noted nor written.
	k, s, draws = drawing(t, false)
	k.play(s, draws[0])
	if len(s.drawn) != 0 || s.Pending().Kind != DecideTurn {
		t.Errorf("%v is noted:\n%v", s.drawn, s)
	}
	size := len(s.AppendBinary(nil))
	k.lib.drawn = true
	if got := len(s.AppendBinary(nil)); got != size+2 {
		t.Errorf("a game without such a text is written in %d bytes, and with one in %d", size, got)
	}
}
