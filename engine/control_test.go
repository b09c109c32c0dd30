package engine

import (
	"slices"
	"testing"
)

// houses is a small game in which a hero controls the houses of the lines and of all seats.
type houses struct {
	*kit
	s                      *State
	house, hero, card      FaceID
	inLine, mine, foes     CardID
	down, other, inHand    CardID
	discardIt, countOwn    ProgID
	destroyAll, countTable ProgID
}

func newHouses(t *testing.T) *houses {
	k := &houses{kit: newKit(t)}
	isHouse := k.filter(Filter{Types: Location})
	heard := k.trigger(Trigger{On: OnPlay, Whose: You, InTurn: You, From: Set(InPlay), Prog: k.prog(Op{Code: OpNumber, Number: VPTokens, N: 1})})
	k.house = k.face(Face{Name: "House", Types: Location, Ongoing: true, Triggers: []TriggerID{heard},
		Uses: []Use{{From: Set(InPlay), Once: true, Max: Unlimited, Do: k.prog(Op{Code: OpNumber, Number: VPTokens, N: 10})}}})
	k.lib.Changes = append(k.lib.Changes, Change{Asked: AskControl, Layer: Sets, N: int16(stack), Whose: You, It: isHouse, From: Set(Heroes), In: Set(lines, InPlay)})
	k.hero = k.face(Face{Name: "Hero", SuperHero: true, Changes: []ChangeID{1}})
	k.card = k.face(Face{Name: "Card", Types: Hero})
	k.discardIt = k.prog(Op{Code: OpPick, Min: 1, Max: 1, From: Set(InPlay), Filter: isHouse, Verb: VerbDiscard, Dest: Dest{Place: Discard}})
	k.destroyAll = k.prog(Op{Code: OpAll, From: Set(InPlay), Filter: isHouse, Verb: VerbDestroy})
	k.countOwn = k.prog(Op{Code: OpNumber, Number: VPTokens, N: 1, Count: k.count(Count{Of: CardsIn, From: Set(InPlay), Filter: isHouse})})
	k.countTable = k.prog(Op{Code: OpNumber, Number: VPTokens, N: 1, Count: k.count(Count{Of: CardsOfAll, From: Set(InPlay), Filter: isHouse})})
	b := k.kit.table(3)
	b.Add(k.hero, b.Zone(Heroes, 0))
	k.inLine = b.Add(k.house, b.Zone(lines, NoSeat))
	k.other = b.Add(k.card, b.Zone(lines, NoSeat))
	k.down = b.Add(k.house, b.Zone(lines, NoSeat))
	k.mine = b.Add(k.house, b.Zone(InPlay, 0))
	k.foes = b.Add(k.house, b.Zone(InPlay, 2))
	b.Add(k.card, b.Zone(InPlay, 1))
	k.inHand = b.Add(k.house, b.Zone(Hand, 1))
	for seat := range SeatID(3) {
		b.Add(k.card, b.Zone(Hand, seat))
	}
	k.s = b.Resume(0, 0)
	k.s.cards[k.down].Bits |= FaceDown
	k.pose()
	return k
}

// pose asks again what may be done in the turn.
func (k *houses) pose() {
	k.t.Helper()
	(&machine{State: k.s}).askNothing()
	if err := k.s.pose(); err != nil {
		k.t.Fatal(err)
	}
}

// run runs a program for a seat.
func (k *houses) run(p ProgID, seat SeatID) {
	m := machine{State: k.s}
	m.begin(p, k.mine, seat, seat)
	m.askNothing()
	m.run()
}

func (k *houses) used() (out []CardID) {
	for _, o := range k.s.Pending().Options {
		if o.Kind == OptUse {
			out = append(out, o.Card)
		}
	}
	slices.Sort(out)
	return out
}

// TestControlled checks which cards a seat controls, and that it does only in its own turn, until that ends
//
func TestControlled(t *testing.T) {
	k := newHouses(t)
	all := []CardID{k.inLine, k.other, k.down, k.mine, k.foes, k.inHand}
	check := func(when string, seat SeatID, want ...CardID) {
		t.Helper()
		for _, c := range all {
			if k.s.Controls(seat, c) != slices.Contains(want, c) {
				t.Errorf("%s, seat %d controls card %d: %v", when, seat, c, k.s.Controls(seat, c))
			}
		}
	}
	check("in its turn", 0, k.inLine, k.mine, k.foes)
	check("in another's turn", 1)
	check("in another's turn", 2, k.foes)
	k.s.turns[0].Ending = true
	check("as its turn ends", 0, k.mine)
	k.s.turns[0].Ending = false
	k.take(k.s, func(o Option) bool { return o.Kind == OptEnd })
	check("after its turn", 0, k.mine)
	check("in its turn without such a hero", 1)
}

// TestControlledWork checks that controlled cards are heard and used like those in play, each ability of a turn
// once in each turn.
func TestControlledWork(t *testing.T) {
	k := newHouses(t)
	three := []CardID{k.inLine, k.mine, k.foes}
	slices.Sort(three)
	k.take(k.s, func(o Option) bool { return o.Kind == OptPlay })
	for k.s.Pending().Kind == DecideOrder {
		k.take(k.s, func(Option) bool { return true })
	}
	if got := k.s.Number(VPTokens, 0); got != 3 {
		t.Errorf("%d of three houses have heard a play", got)
	}
	for round := range 2 {
		if got := k.used(); !slices.Equal(got, three) {
			t.Errorf("round %d: abilities of %v are offered, want %v", round, got, three)
		}
		for range three {
			k.take(k.s, func(o Option) bool { return o.Kind == OptUse })
		}
		if len(k.used()) > 0 {
			t.Errorf("round %d: an ability can be used twice", round)
		}
		k.take(k.s, func(o Option) bool { return o.Kind == OptEnd })
		if len(k.used()) > 0 {
			t.Error("another seat uses them, too")
		}
		k.take(k.s, func(o Option) bool { return o.Kind == OptEnd })
		if got := k.used(); !slices.Equal(got, []CardID{k.foes}) {
			t.Errorf("round %d: the owner uses %v in its own turn", round, got)
		}
		k.take(k.s, func(o Option) bool { return o.Kind == OptUse })
		k.take(k.s, func(o Option) bool { return o.Kind == OptEnd })
	}
	if k.s.Number(VPTokens, 0) != 3+60 || k.s.Number(VPTokens, 1) != 0 || k.s.Number(VPTokens, 2) != 20 {
		t.Errorf("tokens: %d, %d, %d", k.s.Number(VPTokens, 0), k.s.Number(VPTokens, 1), k.s.Number(VPTokens, 2))
	}
}

// TestControlledCount checks that texts about the cards a seat controls count them, and texts about all cards in
// play don't count any twice.
func TestControlledCount(t *testing.T) {
	for _, c := range []struct {
		seat  SeatID
		table bool
		want  int
	}{{0, false, 3}, {1, false, 0}, {2, false, 1}, {0, true, 2}} {
		k := newHouses(t)
		prog := k.countOwn
		if c.table {
			prog = k.countTable
		}
		k.run(prog, c.seat)
		if got := k.s.Number(VPTokens, c.seat); got != c.want {
			t.Errorf("seat %d counts %d houses, want %d: %+v", c.seat, got, c.want, c)
		}
	}
}

// TestControlledGo checks where controlled cards go when their controller discards or destroys them
// (ruling on Swamp Thing).
func TestControlledGo(t *testing.T) {
	k := newHouses(t)
	k.run(k.discardIt, 0)
	if n := len(k.s.Pending().Options); n != 3 {
		t.Fatalf("%d cards are offered, want 3", n)
	}
	k.take(k.s, func(o Option) bool { return o.Card == k.inLine })
	k.run(k.discardIt, 0)
	k.take(k.s, func(o Option) bool { return o.Card == k.foes })
	k.run(k.discardIt, 0) // the only one left
	for c, want := range map[CardID]ZoneID{k.inLine: k.s.Zone(stack, NoSeat), k.foes: k.s.Zone(Discard, 2), k.mine: k.s.Zone(Discard, 0)} {
		if got := k.s.cards[c].Zone; got != want {
			t.Errorf("card %d is discarded to zone %d, want %d", c, got, want)
		}
	}
	k = newHouses(t)
	k.run(k.destroyAll, 0)
	if got := k.s.Len(k.s.Zone(Destroyed, NoSeat)); got != 3 {
		t.Errorf("%d houses are destroyed, want 3", got)
	}
	k = newHouses(t)
	k.run(k.discardIt, 2)
	if k.s.cards[k.foes].Zone != k.s.Zone(Discard, 2) || k.s.cards[k.inLine].Zone != k.s.Zone(lines, NoSeat) {
		t.Error("another seat discards what it doesn't control")
	}
}
