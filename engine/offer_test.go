package engine

import (
	"slices"
	"testing"
)

// TestPlainOffers checks that a turn offers the same options whether an offer takes the quick path
// for plain offers or is worked out in full. Each offer here differs from a plain one in one
// detail.
func TestPlainOffers(t *testing.T) {
	cost := Price{Number: Power, Cost: true}
	for _, c := range []struct {
		name  string
		offer func(*kit) Offer
		want  int // the number of options, with 3 cards in hand, 2 in each line and 2 in the stack
	}{
		{"play any card", func(*kit) Offer { return Offer{Kind: OptPlay, From: Set(Hand)} }, 3},
		{"play the top card", func(*kit) Offer { return Offer{Kind: OptPlay, From: Set(Hand), Top: true} }, 1},
		{"play cards of one cost", func(k *kit) Offer {
			return Offer{Kind: OptPlay, From: Set(Hand), Filter: k.filter(Filter{MinCost: 4})}
		}, 1},
		{"play from two places", func(*kit) Offer { return Offer{Kind: OptPlay, From: Set(Hand, stack)} }, 5},
		{"play from two lines", func(*kit) Offer { return Offer{Kind: OptPlay, From: Set(lines)} }, 4},
		{"play, for others", func(*kit) Offer { return Offer{Kind: OptPlay, From: Set(Hand), By: Others} }, 1},
		{"play if there is a card in hand", func(k *kit) Offer {
			return Offer{Kind: OptPlay, From: Set(Hand), Only: k.count(Count{Of: CardsIn, From: Set(Hand)}), Min: 1}
		}, 3},
		{"play if there are four", func(k *kit) Offer {
			return Offer{Kind: OptPlay, From: Set(Hand), Only: k.count(Count{Of: CardsIn, From: Set(Hand)}), Min: 4}
		}, 0},
		{"play what reaches", func(*kit) Offer { return Offer{Kind: OptPlay, From: Set(Hand), Reach: true} }, 0},
		{"play what lies near", func(*kit) Offer { return Offer{Kind: OptPlay, From: Set(Hand), Near: 1} }, 0},
		{"play from nowhere", func(*kit) Offer { return Offer{Kind: OptPlay} }, 0},

		{"buy near, from nowhere", func(*kit) Offer { return Offer{Kind: OptBuy, Near: 1, Price: cost} }, 0},
		{"buy from the stack", func(*kit) Offer { return Offer{Kind: OptBuy, From: Set(stack), Price: cost} }, 1},
		{"buy the top of the stack", func(*kit) Offer { return Offer{Kind: OptBuy, From: Set(stack), Top: true, Price: cost} }, 1},
		{"buy from the hand", func(*kit) Offer { return Offer{Kind: OptBuy, From: Set(Hand), Price: cost} }, 2},
		{"buy the top card of the hand", func(*kit) Offer { return Offer{Kind: OptBuy, From: Set(Hand), Top: true, Price: cost} }, 1},
		{"buy from two lines", func(*kit) Offer { return Offer{Kind: OptBuy, From: Set(lines), Price: cost} }, 2},
		{"buy for one more", func(*kit) Offer {
			return Offer{Kind: OptBuy, From: Set(Hand), Price: Price{Number: Power, Cost: true, N: 1}}
		}, 1},
		{"buy for two less", func(*kit) Offer {
			return Offer{Kind: OptBuy, From: Set(Hand), Price: Price{Number: Power, Cost: true, N: -2}}
		}, 3},
		{"buy for 3 each", func(*kit) Offer { return Offer{Kind: OptBuy, From: Set(Hand), Price: Price{Number: Power, N: 3}} }, 3},
		{"buy for 4 each", func(*kit) Offer { return Offer{Kind: OptBuy, From: Set(Hand), Price: Price{Number: Power, N: 4}} }, 0},
		{"buy a hero that lies face up", func(*kit) Offer { return Offer{Kind: OptBuy, From: Set(Heroes), Price: cost} }, 1},
		{"buy the top hero", func(*kit) Offer { return Offer{Kind: OptBuy, From: Set(Heroes), Top: true, Price: cost} }, 0},
		{"play any hero", func(*kit) Offer { return Offer{Kind: OptPlay, From: Set(Heroes)} }, 2},
		{"buy from an empty pile", func(*kit) Offer { return Offer{Kind: OptBuy, From: Set(Discard), Price: cost} }, 0},
		{"buy the top of an empty pile", func(*kit) Offer { return Offer{Kind: OptBuy, From: Set(Discard), Top: true, Price: cost} }, 0},
		{"play from an empty pile", func(*kit) Offer { return Offer{Kind: OptPlay, From: Set(Discard)} }, 0},
		{"buy where there is no place", func(*kit) Offer { return Offer{Kind: OptBuy, From: Set(streets + 9), Price: cost} }, 0},
		{"buy for nothing", func(*kit) Offer { return Offer{Kind: OptBuy, From: Set(Hand)} }, 3},
		{"buy with tokens", func(*kit) Offer {
			return Offer{Kind: OptBuy, From: Set(Hand), Price: Price{Number: VPTokens, Cost: true}}
		}, 0},
		{"buy with tokens for nine less", func(*kit) Offer {
			return Offer{Kind: OptBuy, From: Set(Hand), Price: Price{Number: VPTokens, Cost: true, N: -9}}
		}, 3}, // nothing costs less than nothing
		{"buy some", func(k *kit) Offer {
			return Offer{Kind: OptBuy, From: Set(Hand), Price: cost, Filter: k.filter(Filter{MaxCost: 1})}
		}, 1},

		{"end", func(*kit) Offer { return Offer{Kind: OptEnd} }, 1},
		{"end for 3", func(*kit) Offer { return Offer{Kind: OptEnd, Price: Price{Number: Power, N: 3}} }, 1},
		{"end for 4", func(*kit) Offer { return Offer{Kind: OptEnd, Price: Price{Number: Power, N: 4}} }, 0},
		{"end if the hand is empty", func(k *kit) Offer {
			return Offer{Kind: OptEnd, Only: k.count(Count{Of: CardsIn, From: Set(Hand)}), Max: 0}
		}, 0},
		{"act", func(*kit) Offer { return Offer{Kind: OptAct} }, 1},
		{"act for 4", func(*kit) Offer { return Offer{Kind: OptAct, Price: Price{Number: Power, N: 4}} }, 0},
		{"use", func(*kit) Offer { return Offer{Kind: OptUse, From: Set(InPlay)} }, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			for _, in := range []struct {
				name   string
				change Change // in force as a Watch; none if the zero Change
				kind   OptionKind
				bars   bool // no offer of this kind is made then
			}{
				{"", Change{}, NumOptions, false},
				{", prices as ever", Change{Asked: AskPrice, Layer: Adds, Whose: All, N: 0}, NumOptions, false},
				{", when no purchase is allowed", Change{Asked: AskMayBuy, Layer: Forbids, Whose: All}, OptBuy, true},
				{", when no play is allowed", Change{Asked: AskMayPlay, Layer: Forbids, Whose: All}, OptPlay, true},
			} {
				k := newKit(t)
				o := c.offer(k)
				if o.Only == 0 || o.Min > 0 {
					o.Max = Unlimited
				}
				// Another purchase comes right after it, and then the end.
				k.lib.Offers = []Offer{o, {Kind: OptBuy, From: Set(Hand), Price: cost, Max: Unlimited}, {Kind: OptEnd, Max: Unlimited}}
				changed := in.kind != NumOptions || in.change.Asked == AskPrice
				if changed {
					k.lib.Changes = append(k.lib.Changes, in.change)
				}
				var faces []FaceID
				for cost, name := range []string{"Zero", "One", "Two", "Three", "Four", "Five"} {
					faces = append(faces, k.face(Face{Name: name, Cost: int8(cost)}))
				}
				b := k.table(2)
				for _, cost := range []int{1, 3, 5} {
					b.Add(faces[cost], b.Zone(Hand, 0))
				}
				source := b.Add(faces[0], b.Zone(Hand, 1))
				for i := range 2 {
					b.Add(faces[2], b.ZoneAt(lines, NoSeat, i))
					b.Add(faces[4], b.ZoneAt(lines, NoSeat, i))
					b.Add(faces[1], b.Zone(stack, NoSeat))
				}
				b.TurnDown(b.Add(faces[1], b.Zone(Heroes, 0)))
				b.Add(faces[1], b.Zone(Heroes, 0))
				s := b.Resume(0, 3)
				if changed {
					s.leaveWorking(Watch{Source: source, Change: 1, Seat: 0, Until: ForEver})
				}
				m := machine{State: s}
				m.options = nil
				m.offerAll(&Op{Code: OpAct, N: 3}, 0)
				quick := slices.Clone(m.options)
				m.options = nil
				for n := range k.lib.Offers {
					m.offerBy(&k.lib.Offers[n], n, 0)
				}
				if !slices.Equal(quick, m.options) {
					t.Errorf("%s%s: offered are %v, in full %v", c.name, in.name, quick, m.options)
				}
				want := c.want
				if in.bars && o.Kind == in.kind {
					want = 0
				}
				if !in.bars || in.kind != OptBuy {
					want += 2 // of the cards in hand
				}
				if len(quick) != want+1 || quick[want] != (Option{Kind: OptEnd, N: 2}) {
					t.Errorf("%s%s: offered are %v, want %d and the end", c.name, in.name, quick, want)
				}
			}
		})
	}
}

// TestUses checks that an ability is offered where it works, while it can be paid for, its count
// fits and it is not used up, and that using it takes its price and starts it.
func TestUses(t *testing.T) {
	for _, c := range []struct {
		name string
		use  Use
		set  func(*State, CardID)
		want bool
	}{
		{"for nothing", Use{}, nil, true},
		{"for all there is", Use{Price: Price{Number: Power, N: 3}}, nil, true},
		{"for more than there is", Use{Price: Price{Number: Power, N: 4}}, nil, false},
		{"from elsewhere", Use{From: Set(Heroes)}, nil, false},
		{"with a count that is reached", Use{Only: 1, Min: 2, Max: Unlimited}, nil, true},
		{"with a count that is not", Use{Only: 1, Min: 3, Max: Unlimited}, nil, false},
		{"with a count as high as it may be", Use{Only: 1, Max: 2}, nil, true},
		{"with one that is too high", Use{Only: 1, Max: 1}, nil, false},
		{"with all of two numbers there is", Use{Price: Price{Number: Power, N: 1, Also: VPTokens, AlsoN: 2}},
			func(s *State, _ CardID) { *s.number(VPTokens, 0) = 2 }, true},
		{"with more of one number than there is", Use{Price: Price{Number: Power, N: 1, Also: VPTokens, AlsoN: 2}},
			func(s *State, _ CardID) { *s.number(VPTokens, 0) = 1 }, false},
		{"again", Use{}, func(s *State, c CardID) { s.cards[c].Spent = 0xff }, true},
		{"once, not used", Use{Once: true}, func(s *State, c CardID) { s.cards[c].Spent = 0x7f }, true},
		{"once, and used", Use{Once: true}, func(s *State, c CardID) { s.cards[c].Spent = 0x80 }, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			k := newKit(t)
			k.count(Count{Of: CardsIn, From: Set(Hand)})
			if c.use.From == 0 {
				c.use.From = Set(InPlay)
			}
			c.use.Do = k.prog(Op{Code: OpNumber, Number: VPTokens, N: 1})
			plain := k.face(Face{Name: "Plain"})
			uses := k.face(Face{Name: "Uses", Uses: []Use{c.use}})
			b := k.table(2)
			source := b.Add(uses, b.Zone(InPlay, 0))
			b.Add(plain, b.Zone(InPlay, 0))
			b.Add(plain, b.Zone(Hand, 0))
			b.Add(plain, b.Zone(Hand, 0))
			s := b.Resume(0, 3)
			if c.set != nil {
				c.set(s, source)
				if err := s.pose(); err != nil {
					t.Fatal(err)
				}
			}
			use := Option{Kind: OptUse, Card: source}
			if got := slices.Contains(s.ask.Options, use); got != c.want {
				t.Errorf("offered %v", got)
			} else if got {
				k.take(s, func(o Option) bool { return o == use })
				if s.power() != 3-int(c.use.Price.N) || s.Number(VPTokens, 0) != 1 { // of two paid with none is left
					t.Errorf("%d Power and %d tokens are left", s.power(), s.Number(VPTokens, 0))
				}
				if again := slices.Contains(s.ask.Options, use); again == (c.use.Once || c.use.Price.N > 0) {
					t.Errorf("offered again %v", again)
				}
			}
		})
	}
}

// TestUsesFromSeveralPiles checks that abilities are offered from each pile of a place.
func TestUsesFromSeveralPiles(t *testing.T) {
	k := newKit(t)
	k.lib.Offers = append(k.lib.Offers, Offer{Kind: OptUse, From: Set(lines), Max: Unlimited})
	uses := k.face(Face{Name: "Uses", Uses: []Use{{From: Set(lines), Do: k.prog(Op{Code: OpNumber, Number: VPTokens, N: 1})}}})
	b := k.table(2)
	var want []CardID
	for i := range b.s.board.Count(lines) {
		want = append(want, b.Add(uses, b.ZoneAt(lines, NoSeat, i)))
	}
	var got []CardID
	for _, o := range b.Resume(0, 0).Pending().Options {
		if o.Kind == OptUse {
			got = append(got, o.Card)
		}
	}
	if len(want) < 2 || !slices.Equal(got, want) {
		t.Errorf("offered %v, want %v", got, want)
	}
}

// TestUsesBySpace checks that an ability which depends on a space means the one its card is in.
func TestUsesBySpace(t *testing.T) {
	k := newKit(t)
	k.lib.Offers = append(k.lib.Offers, Offer{Kind: OptUse, From: Set(streets), Max: Unlimited})
	there := k.count(Count{Of: CardsIn, From: Set(streets), Near: 1, Around: TheSpace})
	plain := k.face(Face{Name: "Plain"})
	uses := k.face(Face{Name: "Uses", Uses: []Use{{From: Set(streets), Only: there, Min: 2, Max: Unlimited, Do: k.prog(Op{Code: OpShow})}}})
	b := k.table(2)
	b.Add(uses, b.ZoneAt(streets, NoSeat, 0))
	want := b.Add(uses, b.ZoneAt(streets, NoSeat, 3))
	b.Add(plain, b.ZoneAt(streets, NoSeat, 3))
	var got []CardID
	for _, o := range b.Resume(0, 0).Pending().Options {
		if o.Kind == OptUse {
			got = append(got, o.Card)
		}
	}
	if !slices.Equal(got, []CardID{want}) {
		t.Errorf("offered are abilities of %v, want only %d, which is not alone in its space", got, want)
	}
}
