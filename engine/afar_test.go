package engine

import (
	"slices"
	"testing"
)

// market is a two-player game in seat 0's turn. Seat 0's standee is in space 0, and each street has
// a card that costs 2.
type market struct {
	*kit
	s     *State
	goods []CardID
}

func newMarket(t *testing.T, offers []Offer, changes ...Change) *market {
	t.Helper()
	k := round(t, 8, 0)
	for i := range offers {
		offers[i].Max = Unlimited
		if offers[i].Price == (Price{}) {
			offers[i].Price = Price{Number: Power, Cost: true}
		}
	}
	k.lib.Offers = append(offers, k.lib.Offers...)
	k.lib.Changes = append(k.lib.Changes, changes...)
	piece, card := k.face(Face{Name: "Standee", Piece: true}), k.face(Face{Name: "Card", Cost: 2})
	b := k.table(2)
	m := &market{kit: k}
	for seat, space := range []int{0, 4} {
		b.Give(b.Add(piece, b.ZoneAt(ring, NoSeat, space)), SeatID(seat))
	}
	for space := range 8 {
		m.goods = append(m.goods, b.Add(card, b.ZoneAt(streets, NoSeat, space)))
	}
	b.Set(VPTokens, 0, 1)
	m.s = b.Resume(0, 5)
	for i := range changes {
		m.s.leaveWorking(Watch{Source: m.goods[0], Change: ChangeID(i + 1), Seat: 0, Until: ForEver})
	}
	if err := m.s.pose(); err != nil {
		t.Fatal(err)
	}
	return m
}

// offered returns the spaces whose card can be bought, and the numbers of the offers that sell
// them.
func (m *market) offered() (out []int, by []int16) {
	for _, o := range m.s.ask.Options {
		if o.Kind == OptBuy {
			out = append(out, slices.Index(m.goods, o.Card))
			by = append(by, o.N)
		}
	}
	return out, by
}

// TestNearAndFar checks that a nearby card can be bought, and a distant one only if it is in reach.
// A card that several offers sell is offered once, by the first of them (R-BUY-01).
func TestNearAndFar(t *testing.T) {
	here := Offer{Kind: OptBuy, From: Set(streets), Near: 1}
	next := Offer{Kind: OptBuy, From: Set(streets), Near: 2, Price: Price{Number: Power, Cost: true, Also: VPTokens, AlsoN: 1}}
	reach := func(near uint8) Change { return Change{Asked: AskReach, Layer: Sets, N: 1, Near: near} }
	for _, c := range []struct {
		name    string
		offers  []Offer
		changes []Change
		want    []int
		by      []int16
	}{
		{"here", []Offer{here}, nil, []int{0}, []int16{0}},
		{"here and next to it", []Offer{here, next}, nil, []int{0, 1, 7}, []int16{0, 1, 1}},
		{"with the dearer offer first", []Offer{next, here}, nil, []int{0, 1, 7}, []int16{0, 0, 0}},
		{"within two steps", []Offer{here}, []Change{reach(3)}, []int{0, 1, 2, 6, 7}, []int16{0, 0, 0, 0, 0}},
		{"within one step, and then no token is needed", []Offer{here, next}, []Change{reach(2)}, []int{0, 1, 7}, []int16{0, 0, 0}},
		{"anywhere", []Offer{here}, []Change{reach(0)}, []int{0, 1, 2, 3, 4, 5, 6, 7}, []int16{0, 0, 0, 0, 0, 0, 0, 0}},
		{"not even here", []Offer{here}, []Change{{Asked: AskMayBuy, Layer: Forbids}, reach(0)}, nil, nil},
		{"nothing of the kind", []Offer{here}, []Change{{Asked: AskReach, Layer: Sets, N: 1, In: Set(lines)}}, []int{0}, []int16{0}},
		{"another's reach", []Offer{here}, []Change{{Asked: AskReach, Layer: Sets, N: 1, Whose: Foes}}, []int{0}, []int16{0}},
	} {
		t.Run(c.name, func(t *testing.T) {
			m := newMarket(t, c.offers, c.changes...)
			got, by := m.offered()
			sorted := slices.Clone(got)
			slices.Sort(sorted)
			if !slices.Equal(sorted, c.want) || !slices.Equal(by, c.by) {
				t.Errorf("offered are those of the spaces %v, by the offers %v; want %v by %v", got, by, c.want, c.by)
			}
		})
	}
	// A seat without a standee on the ring can buy nothing.
	m := newMarket(t, []Offer{{Kind: OptBuy, From: Set(streets), Near: 9}})
	(&machine{State: m.s}).shift(m.s.standee(0), m.s.Zone(lines, NoSeat), beneath, VerbPut, 0)
	if err := m.s.pose(); err != nil {
		t.Fatal(err)
	}
	if got, _ := m.offered(); len(got) > 0 {
		t.Errorf("without a standee offered are those of the spaces %v", got)
	}
}

// TestAlsoPaid checks that a purchase takes both numbers of its price, and is not offered without
// enough of either.
func TestAlsoPaid(t *testing.T) {
	price := Price{Number: Power, Cost: true, Also: VPTokens, AlsoN: 1}
	m := newMarket(t, []Offer{{Kind: OptBuy, From: Set(streets), Near: 2, Price: price}})
	m.take(m.s, func(o Option) bool { return o.Kind == OptBuy && o.Card == m.goods[1] })
	if m.s.power() != 3 || m.s.Number(VPTokens, 0) != 0 || m.s.Card(m.goods[1]).Zone != m.s.Zone(Discard, 0) {
		t.Errorf("%d Power and %d tokens are left", m.s.power(), m.s.Number(VPTokens, 0))
	}
	if got, _ := m.offered(); len(got) > 0 {
		t.Errorf("without a token offered are those of the spaces %v", got)
	}
	m = newMarket(t, []Offer{{Kind: OptBuy, From: Set(streets), Near: 2, Price: price}})
	m.s.turns[0].N[Power] = 1
	if err := m.s.pose(); err != nil {
		t.Fatal(err)
	}
	if got, _ := m.offered(); len(got) > 0 {
		t.Errorf("with 1 Power offered are those of the spaces %v", got)
	}
}

// TestOnceATurn checks that an offer that sells one card of each face per turn stops offering a
// face after its purchase. Gains and purchases elsewhere do not count, and a new turn starts over
// (R-BUY-04, R-GAN-03).
func TestOnceATurn(t *testing.T) {
	once := Offer{Kind: OptBuy, From: Set(streets), Near: 9, Once: true}
	for _, c := range []struct {
		name string
		gain Gain
		want int // of 8 are offered then
	}{
		{"bought", Gain{From: streets, Bought: true}, 0},
		{"gained", Gain{From: streets}, 7},
		{"bought elsewhere", Gain{From: lines, Bought: true}, 7},
		{"bought by another", Gain{From: streets, Bought: true, Seat: 1}, 7},
	} {
		t.Run(c.name, func(t *testing.T) {
			m := newMarket(t, []Offer{once})
			c.gain.Card, c.gain.Face = m.goods[3], m.s.cards[m.goods[3]].Face
			(&machine{State: m.s}).shift(m.goods[3], m.s.Zone(Discard, c.gain.Seat), onTop, VerbGain, 0)
			m.s.gains = append(m.s.gains, c.gain)
			if err := m.s.pose(); err != nil {
				t.Fatal(err)
			}
			if got, _ := m.offered(); len(got) != c.want {
				t.Errorf("offered are those of the spaces %v, want %d", got, c.want)
			}
		})
	}
	m := newMarket(t, []Offer{once})
	m.take(m.s, func(o Option) bool { return o.Kind == OptBuy })
	if got, _ := m.offered(); len(got) > 0 {
		t.Errorf("one was bought: offered are those of the spaces %v", got)
	}
	// To a seat that does not know where that card is now, it may be any card there.
	bought := &m.s.cards[m.s.gains[0].Card]
	was := bought.Face
	bought.Face = m.s.cards[m.s.standees[0]].Face
	if err := m.s.pose(); err != nil {
		t.Fatal(err)
	}
	if got, _ := m.offered(); len(got) > 0 {
		t.Errorf("one was bought, and lies hidden: offered are those of the spaces %v", got)
	}
	bought.Face = was
	for range 2 {
		m.take(m.s, func(o Option) bool { return o.Kind == OptEnd })
	}
	m.s.turns[0].N[Power] = 5
	if err := m.s.pose(); err != nil {
		t.Fatal(err)
	}
	if got, _ := m.offered(); len(got) != 7 {
		t.Errorf("in the next turn offered are those of the spaces %v", got)
	}
}

// TestOffersThatDo checks that a purchase, or an act about a card, with a program of its own takes
// its price and has the card at hand. Nothing is bought or gained.
func TestOffersThatDo(t *testing.T) {
	for _, kind := range []OptionKind{OptBuy, OptAct} {
		k := round(t, 8, 0)
		does := k.prog(Op{Code: OpIt, Verb: VerbDefeat}, Op{Code: OpNumber, Number: clock, N: 1})
		k.lib.Offers = append(k.lib.Offers, Offer{Kind: kind, From: Set(streets), Price: Price{Number: Power, Cost: true}, Then: does, Max: Unlimited,
			Filter: k.filter(Filter{Types: Villain})})
		villain, hero := k.face(Face{Name: "Villain", Types: Villain, Cost: 3}), k.face(Face{Name: "Hero", Types: Hero, Cost: 1})
		b := k.table(2)
		card := b.Add(villain, b.ZoneAt(streets, NoSeat, 2))
		b.Add(hero, b.ZoneAt(streets, NoSeat, 2))
		s := b.Resume(0, 5)
		events := k.take(s, func(o Option) bool { return o.Kind == kind })
		if s.power() != 2 || s.Card(card).Zone != s.Zone(Destroyed, NoSeat) || s.Number(clock, NoSeat) != 1 || s.Number(Bought, 0) != 0 || len(s.Gains()) != 0 {
			t.Errorf("%v: %d Power is left, the card lies in zone %d, bought %d, gained %v", kind, s.power(), s.Card(card).Zone, s.Number(Bought, 0), s.Gains())
		}
		fell, gone := -1, -1
		for i, e := range events {
			switch {
			case e.Kind == VillainFell && e.Card == card:
				fell = i
			case e.Kind == CardMoved && e.Verb == VerbDestroy && e.Card == card:
				gone = i
			}
		}
		if fell < 0 || fell > gone {
			t.Errorf("%v: its defeat is not told before it is destroyed: %+v", kind, events)
		}
		for _, o := range s.Pending().Options {
			if o.Kind == kind {
				t.Errorf("%v: offered is still %+v", kind, o)
			}
		}
	}
}
