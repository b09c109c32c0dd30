package engine

import (
	"fmt"
	"slices"
	"testing"
)

// TestBarred checks that a card with a number that bars it cannot be bought, by plain offers or others,
// while all other cards can, and that it can still be gained.
func TestBarred(t *testing.T) {
	for _, plain := range []bool{true, false} {
		t.Run(fmt.Sprint("plain offers ", plain), func(t *testing.T) {
			k := newKit(t)
			k.lib.Numbers = append(k.lib.Numbers, Number{Name: "ice", Of: OfCard, Max: 2, Bars: true})
			ice := NumberID(len(k.lib.Numbers) - 1)
			o := Offer{Kind: OptBuy, From: Set(stack), Top: true, Price: Price{Number: Power, Cost: true}, Max: Unlimited}
			if !plain {
				o.From, o.Top = Set(lines), false
			}
			k.lib.Offers = append(k.lib.Offers, o)
			card := k.face(Face{Name: "Card", Cost: 1})
			b := k.table(2)
			barred := b.Add(card, b.Zone(stack, NoSeat))
			if !plain {
				barred = b.Add(card, b.ZoneAt(lines, NoSeat, 0))
				b.Add(card, b.ZoneAt(lines, NoSeat, 1))
			}
			s := b.Resume(0, 3)
			offers := func() (out []CardID) {
				if err := s.pose(); err != nil {
					t.Fatal(err)
				}
				for _, o := range s.Pending().Options {
					if o.Kind == OptBuy {
						out = append(out, o.Card)
					}
				}
				return out
			}
			all := offers()
			m := machine{State: s}
			for n := range 2 {
				m.lay(ice, barred, 1)
				s = k.again(s)
				m.State = s
				if got := offers(); slices.Contains(got, barred) || len(got) != len(all)-1 {
					t.Errorf("with %d on it offered are %v of %v", n+1, got, all)
				}
			}
			m.lay(ice, barred, -1)
			if slices.Contains(offers(), barred) {
				t.Error("with one left on it, it is offered")
			}
			m.lay(ice, barred, -1)
			m.lay(marks, barred, 1) // another number bars nothing
			if !slices.Equal(offers(), all) {
				t.Errorf("with none on it offered are %v of %v", offers(), all)
			}
			m.lay(ice, barred, 1)
			m.gain(barred, 0, 0, free, toDiscardPile, m.top())
			if s.cards[barred].Zone != s.Zone(Discard, 0) || s.On(barred, ice) != 0 {
				t.Errorf("gained it is in zone %d, with %d on it", s.cards[barred].Zone, s.On(barred, ice))
			}
		})
	}
}

// TestThaws checks that a Watch of the card at hand works for it, goes off once, and does nothing to the
// card after that has moved.
func TestThaws(t *testing.T) {
	for _, c := range []struct {
		name string
		move func(*State, CardID) // before its player's next turn
		none bool                 // no card is at hand
		want int
	}{
		{"it stays", nil, false, 1},
		{"it has moved, and has new ones", func(s *State, c CardID) {
			m := machine{State: s}
			m.shift(c, s.Zone(Discard, 0), onTop, VerbPut, 0)
			m.shift(c, s.board.ZoneAt(lines, NoSeat, 0), onTop, VerbPut, 0)
			m.lay(marks, c, 2)
		}, false, 2},
		{"nothing was chosen", nil, true, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			k := newKit(t)
			thaw := k.trigger(Trigger{On: OnTurn, Prog: k.prog(Op{Code: OpNumber, Number: marks, N: -1, Around: ThisCard})})
			text := k.face(Face{Name: "Text", Play: k.prog(Op{Code: OpAll, From: Set(lines), Verb: VerbHold},
				Op{Code: OpNumber, Number: marks, N: 2}, Op{Code: OpWatch, Pair: true, N: int16(thaw), Until: GoneOff})})
			card := k.face(Face{Name: "Card"})
			b := k.table(2)
			source := b.Add(text, b.Zone(Hand, 0))
			there := source
			if !c.none {
				there = b.Add(card, b.ZoneAt(lines, NoSeat, 0))
			}
			s := b.Resume(0, 0)
			k.play(s, source)
			end := func() {
				s = k.again(s)
				k.take(s, func(o Option) bool { return o.Kind == OptEnd })
			}
			end()
			if got := s.On(there, marks); got != 2 && !c.none {
				t.Errorf("in the next turn it has %d", got)
			}
			if c.move != nil {
				c.move(s, there)
			}
			for range 3 { // it goes off in the first turn only
				end()
				if got := s.On(there, marks); got != c.want {
					t.Errorf("in turn %d it has %d, want %d", s.Turn().Number, got, c.want)
				}
			}
		})
	}
}

// TestKeptInPlay checks that a card with a number that keeps it stays in play at the end of the turn, can
// be played once in each turn of its player, and loses that when it moves.
func TestKeptInPlay(t *testing.T) {
	k := newKit(t)
	k.lib.Numbers = append(k.lib.Numbers, Number{Name: "kept", Of: OfCard, Max: 1, Keeps: true})
	kept := NumberID(len(k.lib.Numbers) - 1)
	k.lib.Offers = append([]Offer{{Kind: OptPlay, From: Set(InPlay), Filter: k.filter(Filter{Bears: kept}), Once: true, Max: Unlimited,
		Then: k.prog(Op{Code: OpIt, Verb: VerbReplay})}}, k.lib.Offers...)
	card := k.face(Face{Name: "Card", Play: k.prog(Op{Code: OpNumber, Number: VPTokens, N: 1}), Uses: []Use{{From: Set(InPlay), Once: true, Do: k.prog(Op{Code: OpShow})}}})
	b := k.table(2)
	c, other := b.Add(card, b.Zone(InPlay, 0)), b.Add(card, b.Zone(InPlay, 0))
	b.Lay(kept, c, 1)
	s := b.Resume(0, 0)
	plays := func() (out []CardID) {
		for _, o := range s.Pending().Options {
			if o.Kind == OptPlay {
				out = append(out, o.Card)
			}
		}
		return out
	}
	for turn := range 3 {
		if got := plays(); !slices.Equal(got, []CardID{c}) {
			t.Fatalf("turn %d: offered are plays of %v", turn, got)
		}
		k.play(s, c)
		s = k.again(s)
		if got := plays(); len(got) != 0 || s.Number(VPTokens, 0) != turn+1 || s.On(c, kept) != 1 {
			t.Errorf("turn %d: after it was played offered are %v", turn, got)
		}
		use := Option{Kind: OptUse, Card: c}
		if turn > 0 { // once for having been in play
			k.take(s, func(o Option) bool { return o == use })
		}
		if k.take(s, func(o Option) bool { return o == use }); slices.Contains(s.Pending().Options, use) {
			t.Errorf("turn %d: its other ability is not used up", turn)
		}
		k.take(s, func(o Option) bool { return o.Kind == OptEnd })
		if s.cards[c].Zone != s.Zone(InPlay, 0) || s.cards[other].Zone != s.Zone(Discard, 0) {
			t.Errorf("turn %d: the cards in play are %v", turn, s.Cards(s.Zone(InPlay, 0)))
		}
		if got := plays(); len(got) != 0 {
			t.Errorf("in another's turn offered are plays of %v", got)
		}
		k.take(s, func(o Option) bool { return o.Kind == OptEnd })
	}
	m := machine{State: s}
	m.shift(c, s.Zone(Hand, 0), onTop, VerbPut, 0)
	if s.On(c, kept) != 0 {
		t.Error("it keeps its number when it moves")
	}
}

// TestOwnedTypes checks that a card has its other types only while a seat owns it, to every part of the
// rules that asks for types.
func TestOwnedTypes(t *testing.T) {
	k := newKit(t)
	powers := k.filter(Filter{Types: SuperPower})
	notPowers := k.filter(Filter{Not: SuperPower})
	woman := k.face(Face{Name: "Woman", Types: Hero, Owned: SuperPower | Villain})
	plain := k.face(Face{Name: "Plain", Types: Equipment})
	hears := k.face(Face{Name: "Hears", Triggers: []TriggerID{k.trigger(Trigger{On: OnGain, Filter: powers, From: Set(Heroes), Whose: All, Prog: k.prog(Op{Code: OpShow})})}})
	star := k.face(Face{Name: "Star", Points: VPRule{Filter: powers, Each: 1}})
	k.lib.Offers = append(k.lib.Offers, Offer{Kind: OptPlay, From: Set(Discard), Filter: powers, Max: Unlimited, Then: k.prog(Op{Code: OpShow})})
	b := k.table(2)
	c, other := b.Add(woman, b.Zone(Discard, 0)), b.Add(plain, b.Zone(Discard, 0))
	free := b.Add(woman, b.ZoneAt(lines, NoSeat, 0))
	b.Add(hears, b.Zone(Heroes, 0))
	worth := b.Add(star, b.Zone(Hand, 0))
	s := b.Resume(0, 0)
	f := s.frame(0)
	for card, want := range map[CardID]Types{c: Hero | SuperPower | Villain, free: Hero, other: Equipment} {
		if got := s.Types(card); got != want {
			t.Errorf("card %d has the types %b, want %b", card, got, want)
		}
		if got, not := s.fits(powers, card, NoCard, &f), s.fits(notPowers, card, NoCard, &f); got != (card == c) || not == got {
			t.Errorf("card %d is a Super Power: %v, or none: %v", card, got, not)
		}
	}
	for of, want := range map[CountOf]int{CardsIn: 1, TypesIn: 3} {
		if got := s.bounded(&Count{Of: of, From: Set(Discard, lines), Filter: powers}, &f); got != want {
			t.Errorf("%v: %d, want %d", of, got, want)
		}
	}
	if got := s.bounded(&Count{Of: TypesIn, From: Set(Discard)}, &f); got != 4 {
		t.Errorf("its discard pile has %d types", got)
	}
	m := machine{State: s}
	var got []CardID
	m.eachCandidate(&Op{From: Set(Discard, lines), Filter: powers}, &f, func(c CardID) bool { got = append(got, c); return true })
	if !slices.Equal(got, []CardID{c}) {
		t.Errorf("to choose from are %v", got)
	}
	if !slices.Contains(s.Pending().Options, Option{Kind: OptPlay, Card: c, N: 3}) || slices.ContainsFunc(s.Pending().Options, func(o Option) bool { return o.Kind == OptPlay && o.Card == other }) {
		t.Errorf("offered is not its play alone: %v", s.Pending().Options)
	}
	if got := s.Worth(0, worth); got != 1 {
		t.Errorf("a card for each Super Power is worth %d", got)
	}
	if m.hear(OnGain, 0, c); len(m.waiting) != 1 {
		t.Error("a trigger does not hear of it as a Super Power")
	}
	if m.hear(OnGain, 0, free); len(m.waiting) != 1 {
		t.Error("a trigger hears of a card that nobody owns as a Super Power")
	}
	m.waiting = m.waiting[:0]
	m.destroy(c, 0)
	if got := s.Types(c); got != Hero {
		t.Errorf("destroyed it has the types %b", got)
	}
}
