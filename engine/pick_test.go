package engine

import (
	"fmt"
	"slices"
	"testing"
)

// TestWhoseCards checks that an instruction about the cards of several seats goes through the seats
// clockwise, from the one it works for.
func TestWhoseCards(t *testing.T) {
	k := newKit(t)
	f := k.face(Face{Name: "Card"})
	b := k.table(4)
	var hands [4]CardID
	for seat := range SeatID(4) {
		hands[seat] = b.Add(f, b.Zone(Hand, seat))
	}
	s := b.Resume(1, 0)
	for _, c := range []struct {
		of   Who
		f    Frame
		want []SeatID
	}{
		{You, Frame{Actor: 2}, []SeatID{2}},
		{All, Frame{Actor: 2}, []SeatID{2, 3, 0, 1}},
		{Foes, Frame{Actor: 2}, []SeatID{3, 0, 1}},
		{Others, Frame{Actor: 2}, []SeatID{2, 3, 0}},
		{Hits, Frame{Actor: 3, Victims: 0b0111, Safe: 0b0010}, []SeatID{0, 2}},
		{Target, Frame{Actor: 2, Target: 1}, []SeatID{1}},
		{Target, Frame{Actor: 2, Target: NoSeat}, nil},
		{User, Frame{Actor: 2, User: 3}, []SeatID{3}},
		{Left, Frame{Actor: 3}, []SeatID{0}},
		{Right, Frame{Actor: 0}, []SeatID{3}},
	} {
		t.Run(fmt.Sprint(c.of), func(t *testing.T) {
			m := machine{State: s}
			var got []SeatID
			m.eachCandidate(&Op{From: Set(Hand), Of: c.of}, &c.f, func(card CardID) bool {
				got = append(got, SeatID(slices.Index(hands[:], card)))
				return true
			})
			if !slices.Equal(got, c.want) {
				t.Errorf("cards of %v to seat %d: of seats %v, want %v", c.of, c.f.Actor, got, c.want)
			}
			// It stops when yes returns false.
			n := 0
			m.eachCandidate(&Op{From: Set(Hand), Of: c.of}, &c.f, func(CardID) bool { n++; return false })
			if n != min(len(c.want), 1) {
				t.Errorf("cards of %v to seat %d: told to stop it has gone through %d", c.of, c.f.Actor, n)
			}
		})
	}
}

// TestAfterForEach checks that the choice after an OpForEach is asked as a new one.
func TestAfterForEach(t *testing.T) {
	for _, chosen := range []bool{false, true} {
		k := newKit(t)
		each := k.prog(Op{Code: OpNumber, Number: VPTokens, N: 1})
		f := k.face(Face{Name: "Plain"})
		text := k.face(Face{Name: "Text", Play: k.prog(
			Op{Code: OpPick, From: Set(Hand), Verb: VerbHold, Min: 2, Max: 2},
			Op{Code: OpForEach, To: each, Pair: chosen},
			Op{Code: OpPick, From: Set(Hand), Verb: VerbDiscard, Dest: Dest{Place: Discard}, Min: 1, Max: 1})})
		b := k.table(2)
		c := b.Add(text, b.Zone(Hand, 0))
		for range 4 {
			b.Add(f, b.Zone(Hand, 0))
		}
		s := b.Resume(0, 0)
		k.play(s, c)
		for s.Number(VPTokens, 0) < 2 {
			k.take(s, func(o Option) bool { return o.Kind == OptCard })
		}
		if d := s.Pending(); d.Kind != DecidePick || d.Verb != VerbDiscard || d.Taken != 0 || d.Max != 1 || len(d.Options) != 4 {
			t.Fatalf("chosen order %v: the next choice is not asked as a new one:\n%v", chosen, s)
		}
		k.take(s, func(o Option) bool { return o.Kind == OptCard })
		if got := s.Len(s.Zone(Discard, 0)); got != 1 || s.Number(VPTokens, 0) != 2 {
			t.Errorf("chosen order %v: %d cards were discarded, %d tokens taken", chosen, got, s.Number(VPTokens, 0))
		}
	}
}

// TestEachFrom checks that an OpForEach with places goes only through the cards that are still there.
func TestEachFrom(t *testing.T) {
	for from, want := range map[Places]int{0: 3, Set(Hand): 1, Set(Discard): 2, Set(Hand, Discard): 3, Set(Deck): 0} {
		k := newKit(t)
		each := k.prog(Op{Code: OpNumber, Number: VPTokens, N: 1})
		text := k.face(Face{Name: "Text", Play: k.prog(
			Op{Code: OpAll, From: Set(Hand, Discard), Verb: VerbHold},
			Op{Code: OpForEach, From: from, To: each})})
		b := k.table(2)
		c := b.Add(text, b.Zone(Hand, 0))
		b.Add(text, b.Zone(Hand, 0))
		b.Add(text, b.Zone(Discard, 0))
		b.Add(text, b.Zone(Discard, 0))
		s := b.Resume(0, 0)
		k.play(s, c)
		if got := s.Number(VPTokens, 0); got != want {
			t.Errorf("from places %b it goes through %d cards, want %d", from, got, want)
		}
	}
}

// TestChoiceByCost checks that a choice of cards that cost no more than the card at hand leaves that card
// at hand until it is made, and offers nothing if there is none.
func TestChoiceByCost(t *testing.T) {
	for _, cost := range []int8{-1, 0, 2, 9} { // of the card that is destroyed; -1 for none
		t.Run(fmt.Sprint(cost), func(t *testing.T) {
			k := newKit(t)
			cheap := k.filter(Filter{AtMostIt: true})
			text := k.face(Face{Name: "Text", Play: k.prog(
				Op{Code: OpAll, From: Set(Discard), Verb: VerbDestroy},
				Op{Code: OpPick, From: Set(Deck), Filter: cheap, Max: 1, Verb: VerbGain, Dest: Dest{Place: Discard}})})
			b := k.table(2)
			c := b.Add(text, b.Zone(Hand, 0))
			if cost >= 0 {
				b.Add(k.face(Face{Name: "Destroyed", Cost: cost}), b.Zone(Discard, 0))
			}
			want := 0
			for n := range int8(4) {
				b.Add(k.face(Face{Name: fmt.Sprint("Card ", n), Cost: n}), b.Zone(Deck, 0))
				if n <= cost {
					want++
				}
			}
			k.lib.Seal()
			s := b.Resume(0, 0)
			k.play(s, c)
			got := 0
			for _, o := range s.Pending().Options {
				if o.Kind == OptCard {
					got++
				}
			}
			if got != want {
				t.Errorf("%d cards can be gained, want %d", got, want)
			}
			if want > 0 {
				k.take(s, func(o Option) bool { return o.Kind == OptCard })
			}
		})
	}
}

// TestChoiceByType checks the same for a choice of cards that share a type with the card at hand.
func TestChoiceByType(t *testing.T) {
	k := newKit(t)
	like := k.filter(Filter{LikeIt: true})
	text := k.face(Face{Name: "Text", Play: k.prog(
		Op{Code: OpAll, From: Set(Discard), Verb: VerbDestroy},
		Op{Code: OpPick, From: Set(Deck), Filter: like, Max: 2, Verb: VerbGain, Dest: Dest{Place: Discard}})})
	b := k.table(2)
	c := b.Add(text, b.Zone(Hand, 0))
	b.Add(k.face(Face{Name: "Destroyed", Types: Hero | Villain}), b.Zone(Discard, 0))
	for _, types := range []Types{Hero, Villain | Equipment, Equipment, 0} {
		b.Add(k.face(Face{Name: fmt.Sprint("Card ", types), Types: types}), b.Zone(Deck, 0))
	}
	k.lib.Seal()
	s := b.Resume(0, 0)
	k.play(s, c)
	var got []Types
	for _, o := range s.Pending().Options {
		if o.Kind == OptCard {
			got = append(got, s.Face(o.Card).Types)
		}
	}
	if !slices.Equal(got, []Types{Hero, Villain | Equipment}) {
		t.Errorf("cards of the types %v are offered", got)
	}
}

// TestTypesOfTheTaken checks that a text knows the types that a card had when it was taken.
func TestTypesOfTheTaken(t *testing.T) {
	for _, owner := range []SeatID{0, NoSeat} {
		k := newKit(t)
		powers := k.count(Count{Of: TypesTaken, Filter: k.filter(Filter{Types: SuperPower})})
		text := k.face(Face{Name: "Text", Play: k.prog(
			Op{Code: OpPick, From: Set(Discard), Min: 1, Max: 1, Apart: true, Verb: VerbDestroy},
			Op{Code: OpNumber, Number: clock, N: 1, Count: powers})})
		woman := k.face(Face{Name: "Woman", Types: Hero, Owned: SuperPower})
		b := k.table(2)
		c := b.Add(text, b.Zone(Hand, 0))
		b.Add(woman, b.Zone(Discard, 0))
		s := b.Resume(0, 0)
		s.cards[s.Top(s.Zone(Discard, 0))].Owner = owner
		k.play(s, c)
		if got := s.Number(clock, 0); got != b2i(owner == 0) {
			t.Errorf("of a card of seat %d it sees the type %d times", owner, got)
		}
	}
}

// TestPickBounds checks how many cards a choice requires, offers and takes, from few cards and from
// many, with and without an order that matters.
func TestPickBounds(t *testing.T) {
	discard := Dest{Place: Discard}
	for _, c := range []struct {
		name        string
		op          Op
		cards       int
		least, most uint8 // asked at first; 0 and 0 if nothing is
		done        bool  // none is an answer
		taken       int   // if the first answer is always given
	}{
		{"one of none", Op{Min: 1, Max: 1}, 0, 0, 0, false, 0},
		{"one of one", Op{Min: 1, Max: 1}, 1, 0, 0, false, 1},
		{"one of three", Op{Min: 1, Max: 1}, 3, 1, 1, false, 1},
		{"two of two", Op{Min: 2, Max: 2}, 2, 0, 0, false, 2},
		{"two of three", Op{Min: 2, Max: 2}, 3, 2, 2, false, 2},
		{"three of two", Op{Min: 3, Max: 3}, 2, 0, 0, false, 2},
		{"up to one of one", Op{Max: 1}, 1, 0, 1, true, 1},
		{"up to two of three", Op{Max: 2}, 3, 0, 2, true, 2},
		{"one or two of three", Op{Min: 1, Max: 2}, 3, 1, 2, false, 2},
		{"any number of three", Op{Max: Unlimited}, 3, 0, 3, true, 3},
		{"any number of very many", Op{Max: Unlimited}, Unlimited + 2, 0, Unlimited, true, Unlimited + 2},
		{"two or none, of one", Op{Max: 2, Pair: true}, 1, 0, 0, false, 0},
		{"two or none, of two", Op{Max: 2, Pair: true}, 2, 0, 2, true, 2},
		{"two or none, of three", Op{Max: 2, Pair: true}, 3, 0, 2, true, 2},
		{"as many as are counted", Op{Count: 1}, 3, 2, 2, false, 2},
		{"two in an order that matters", Op{Min: 2, Max: 2, Verb: VerbPut, Dest: Dest{Place: Deck}}, 2, 2, 2, false, 2},
		{"cards that cost 5 together", Op{Max: Unlimited, Budget: 5}, 3, 0, 3, true, 2},
		{"cards of different types", Op{Max: Unlimited, Apart: true}, 3, 0, 3, true, 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			k := newKit(t)
			k.count(Count{Of: CardsIn, From: Set(Discard)})
			op := c.op
			op.Code, op.From = OpPick, Set(Hand)
			if op.Verb == VerbNone {
				op.Verb, op.Dest = VerbDestroy, discard
			}
			f := k.face(Face{Name: "Plain", Types: Hero, Cost: 2})
			text := k.face(Face{Name: "Text", Play: k.prog(op)})
			b := k.table(2)
			played := b.Add(text, b.Zone(Hand, 0))
			for range c.cards {
				b.Add(f, b.Zone(Hand, 0))
			}
			b.Add(f, b.Zone(Discard, 0))
			b.Add(f, b.Zone(Discard, 0))
			s := b.Resume(0, 0)
			k.play(s, played)
			d := s.Pending()
			asked := d.Kind == DecidePick
			if asked != (c.most > 0) || asked && (d.Min != c.least || d.Max != c.most) {
				t.Errorf("asked %v, for %d to %d, want %d to %d", asked, d.Min, d.Max, c.least, c.most)
			}
			if asked && slices.ContainsFunc(d.Options, func(o Option) bool { return o.Kind == OptDone }) != c.done {
				t.Errorf("the answers are %v", d.Options)
			}
			for s.Pending().Kind == DecidePick {
				k.take(s, func(Option) bool { return true })
			}
			if got := c.cards - s.Len(s.Zone(Hand, 0)); got != c.taken {
				t.Errorf("%d were taken, want %d", got, c.taken)
			}
		})
	}
}

// TestOrderThatMatters checks that the order in which cards are taken matters only if they are
// played or put into a deck.
func TestOrderThatMatters(t *testing.T) {
	for verb := range NumVerbs {
		for _, to := range []Place{Discard, Deck} {
			want := verb == VerbPlay || verb == VerbReplay || verb == VerbPut && to == Deck
			if got := ordered(verb, Dest{Place: to}); got != want {
				t.Errorf("%v to place %d: the order matters %v", verb, to, got)
			}
		}
	}
}

// TestIf checks that the next instruction is carried out if the count is within its bounds, both
// included, and that Unlimited leaves the count without an upper bound.
func TestIf(t *testing.T) {
	for _, c := range []struct {
		n        int
		min, max uint8
		want     bool
	}{{2, 3, 5, false}, {3, 3, 5, true}, {5, 3, 5, true}, {6, 3, 5, false}, {0, 0, 0, true}, {1, 0, 0, false},
		{3, 3, Unlimited, true}, {300, 3, Unlimited, true}, {2, 3, Unlimited, false}, {300, 3, 254, false}} {
		t.Run(fmt.Sprintf("%+v", c), func(t *testing.T) {
			k := newKit(t)
			k.count(Count{Of: NumberLeft, Number: VPTokens})
			text := k.face(Face{Name: "Text", Play: k.prog(
				Op{Code: OpIf, Count: 1, Min: c.min, Max: c.max, To: 2}, Op{Code: OpNumber, Number: clock, N: 1}, Op{Code: OpNumber, Number: clock, N: 10})})
			b := k.table(2)
			played := b.Add(text, b.Zone(Hand, 0))
			b.Set(VPTokens, 0, c.n)
			s := b.Resume(0, 0)
			k.play(s, played)
			if got, want := s.Number(clock, 0), 10+b2i(c.want); got != want {
				t.Errorf("%d, from %d to %d: the clock is at %d, want %d", c.n, c.min, c.max, got, want)
			}
		})
	}
}

// TestRememberedCards checks that an instruction about remembered cards takes those that fit and
// have not moved, wherever they are, in the order the text saw them.
func TestRememberedCards(t *testing.T) {
	k := newKit(t)
	k.filter(Filter{Types: Hero})
	hero, plain := k.face(Face{Name: "Hero", Types: Hero}), k.face(Face{Name: "Plain"})
	b := k.table(2)
	var cards []CardID
	for _, c := range []struct {
		face  FaceID
		place Place
	}{{hero, Discard}, {plain, Hand}, {hero, Hand}, {hero, Deck}, {hero, Hand}} {
		cards = append(cards, b.Add(c.face, b.Zone(c.place, 0)))
	}
	s := b.Resume(0, 0)
	m := machine{State: s}
	f := m.begin(0, NoCard, 0, 0)
	for _, i := range []int{3, 1, 2, 0} { // all but the last
		m.hold(cards[i], NoSeat)
	}
	s.cards[cards[2]].Stay++ // it has been elsewhere since
	for _, c := range []struct {
		filter FilterID
		most   int
		want   []CardID
	}{{0, 9, []CardID{cards[3], cards[1], cards[0]}}, {1, 9, []CardID{cards[3], cards[0]}}, {0, 1, []CardID{cards[3]}}} {
		t.Run(fmt.Sprintf("filter %d, at most %d", c.filter, c.most), func(t *testing.T) {
			var got []CardID
			m.eachCandidate(&Op{Code: OpAll, Held: true, Filter: c.filter, From: Set(Hand)}, f, func(card CardID) bool {
				got = append(got, card)
				return len(got) < c.most
			})
			if !slices.Equal(got, c.want) {
				t.Errorf("filter %d, at most %d: %v, want %v", c.filter, c.most, got, c.want)
			}
		})
	}
}

// TestTwinsDiffer checks that a choice of cards that share names is asked only if one has every name.
func TestTwinsDiffer(t *testing.T) {
	for _, any := range []bool{false, true} {
		t.Run(fmt.Sprint(any), func(t *testing.T) {
			k := newKit(t)
			rose, other := k.face(Face{Name: "Rose"}), k.face(Face{Name: "Every", AnyName: any})
			play := k.prog(Op{Code: OpPick, Min: Unlimited, Max: Unlimited, Filter: k.filter(Filter{Twin: true}), From: Set(Hand), Verb: VerbDiscard, Dest: Dest{Place: Discard}})
			asks := k.face(Face{Name: "Asks", Play: play})
			b := k.table(2)
			c := b.Add(asks, b.Zone(Hand, 0))
			for _, f := range []FaceID{rose, rose, other} {
				b.Add(f, b.Zone(Hand, 0))
			}
			s := b.Resume(0, 0)
			k.play(s, c)
			if asked := s.Pending().Kind == DecidePick; asked != any {
				t.Errorf("it is asked: %v, want %v", asked, any)
			}
			if n := s.Len(s.Zone(Hand, 0)); !any && n != 2 {
				t.Errorf("%d cards are left in hand, want one of each name", n)
			}
		})
	}
}

// TestGoesOnRemembering checks that a choice with Follows offers no card twice, and that its text still
// remembers the cards where they were put.
func TestGoesOnRemembering(t *testing.T) {
	k := newKit(t)
	f := k.face(Face{Name: "Card"})
	play := k.prog(
		Op{Code: OpTop, From: Set(Deck), Seen: Looked, N: 3},
		Op{Code: OpPick, Min: 2, Max: 2, Held: true, From: Set(Deck), Follows: true, Verb: VerbPut, Dest: Dest{Place: Deck, Below: true}},
		Op{Code: OpAll, Held: true, From: Set(Deck), Verb: VerbDiscard, Dest: Dest{Place: Discard}})
	c := k.face(Face{Name: "Looks", Play: play})
	b := k.table(2)
	card := b.Add(c, b.Zone(Hand, 0))
	for range 5 {
		b.Add(f, b.Zone(Deck, 0))
	}
	s := b.Resume(0, 0)
	k.play(s, card)
	if n := len(s.Pending().Options); n != 3 {
		t.Fatalf("%d cards are offered first, want 3", n)
	}
	k.take(s, func(o Option) bool { return o.Kind == OptCard })
	if n := len(s.Pending().Options); n != 2 {
		t.Fatalf("%d cards are offered next, want 2", n)
	}
	k.take(s, func(o Option) bool { return o.Kind == OptCard })
	if n := s.Len(s.Zone(Discard, 0)); n != 3 {
		t.Errorf("%d of the cards are remembered, want 3", n)
	}
}

// TestRandomOfNone checks that a random card of none uses no chance, and shows the player nothing that could not
// be undone.
func TestRandomOfNone(t *testing.T) {
	for n, want := range []bool{false, true} {
		t.Run(fmt.Sprintf("of %d cards", n), func(t *testing.T) {
			k := newKit(t)
			card := k.face(Face{Name: "Card"})
			text := k.face(Face{Name: "Text", Play: k.prog(Op{Code: OpRandom, N: 1, From: Set(Discard), Verb: VerbDestroy})})
			b := k.table(2)
			played := b.Add(text, b.Zone(Hand, 0))
			for range n {
				b.Add(card, b.Zone(Discard, 0))
			}
			s := b.Resume(0, 0)
			streams, learned := s.streams, s.learned
			k.play(s, played)
			if used, learns := s.streams != streams, s.learned != learned; used != want || learns != want {
				t.Errorf("chance is used %v, something is learned %v, want %v", used, learns, want)
			}
			if got := s.Len(s.Zone(Destroyed, NoSeat)); got != n {
				t.Errorf("%d cards are destroyed, want %d", got, n)
			}
		})
	}
}

// TestRandomOfSome checks that a random card is one of those that fit, that each of them can be it, and that several
// are different cards.
func TestRandomOfSome(t *testing.T) {
	for n, want := range []int{1, 3, 3, 1, 1} { // results that are possible
		k := newKit(t)
		heroes := k.filter(Filter{Types: Hero})
		hero, plain := k.face(Face{Name: "Hero", Types: Hero}), k.face(Face{Name: "Plain"})
		text := k.face(Face{Name: "Text", Play: k.prog(Op{Code: OpRandom, N: int16(n), From: Set(Hand), Filter: heroes, Verb: VerbDestroy})})
		b := k.table(2)
		played := b.Add(text, b.Zone(Hand, 0))
		for _, f := range []FaceID{hero, plain, hero, plain, hero} {
			b.Add(f, b.Zone(Hand, 0))
		}
		start := b.Resume(0, 0)
		results := map[string]bool{}
		for seed := range uint64(40) {
			s := start.Copy()
			s.streams[StreamChance] = NewRNG(seed, StreamChance)
			k.play(s, played)
			gone := slices.Sorted(slices.Values(s.Cards(s.Zone(Destroyed, NoSeat))))
			for _, c := range gone {
				if s.cards[c].Face != hero {
					t.Errorf("of %d cards, card %d is taken, which does not fit", n, c)
				}
			}
			if len(gone) != min(n, 3) {
				t.Errorf("%d cards are taken, want %d", len(gone), min(n, 3))
			}
			results[fmt.Sprint(gone)] = true
		}
		if len(results) != want {
			t.Errorf("%d random cards of three: %v", n, results)
		}
	}
}

// TestTakenFromItsPlace checks that a count of the cards taken from a place leaves out those whose place only
// counts as that one (V-004.3).
func TestTakenFromItsPlace(t *testing.T) {
	const camp = streets + 1
	for name, c := range map[string]struct{ stack, camp, want int }{
		"cards of the place":  {2, 0, 2},
		"others":              {0, 2, 0},
		"some of each":        {2, 1, 2},
		"no cards whatsoever": {0, 0, 0},
	} {
		t.Run(name, func(t *testing.T) {
			k := newKit(t)
			k.lib.Rows = append(slices.Clone(k.lib.Rows), Row{Place: camp, Per: OfSeat, Sight: Open, Owning: Keeps, As: stack})
			taken := k.count(Count{Of: Taken, From: Set(stack)})
			card := k.face(Face{Name: "Card"})
			text := k.face(Face{Name: "Text", Play: k.prog(
				Op{Code: OpAll, From: Set(stack), Verb: VerbDestroy}, Op{Code: OpNumber, Number: VPTokens, N: 1, Count: taken})})
			b := k.table(2)
			played := b.Add(text, b.Zone(Hand, 0))
			for range c.stack {
				b.Add(card, b.Zone(stack, NoSeat))
			}
			for range c.camp {
				b.Add(card, b.Zone(camp, 0))
			}
			s := b.Resume(0, 0)
			k.play(s, played)
			if got := s.Number(VPTokens, 0); got != c.want || s.Len(s.Zone(Destroyed, NoSeat)) != c.stack+c.camp {
				t.Errorf("%d cards count, want %d; %d are destroyed", got, c.want, s.Len(s.Zone(Destroyed, NoSeat)))
			}
		})
	}
}

// TestSinglePileIsNotAsked checks that a place with a single pile leaves open which pile of another place a text
// means (M-055).
func TestSinglePileIsNotAsked(t *testing.T) {
	const camp = streets + 1
	k := newKit(t)
	k.lib.Rows = append(slices.Clone(k.lib.Rows), Row{Place: camp, Sight: Open, Asked: true})
	for i := range k.lib.Rows {
		if k.lib.Rows[i].Place == lines {
			k.lib.Rows[i].Asked = true
		}
	}
	card := k.face(Face{Name: "Card"})
	text := k.face(Face{Name: "Text", Play: k.prog(
		Op{Code: OpPick, Min: 1, Max: 1, From: Set(camp), Verb: VerbDestroy}, Op{Code: OpPick, Min: 1, Max: 1, From: Set(lines), Verb: VerbDestroy})})
	b := k.table(2)
	played := b.Add(text, b.Zone(Hand, 0))
	b.Add(card, b.Zone(camp, NoSeat))
	for i := range 2 {
		b.Add(card, b.ZoneAt(lines, NoSeat, i))
	}
	s := b.Resume(0, 0)
	k.play(s, played)
	if d := s.Pending(); d.Kind != DecidePile || len(d.Options) != 2 {
		t.Errorf("asked: %+v, want which of two lines is meant", d)
	}
}
