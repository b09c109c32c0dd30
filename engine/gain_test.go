package engine

import (
	"slices"
	"testing"
)

// TestBuying checks that a purchase is paid for, counted and reported and goes to the discard pile,
// and that a Super-Villain bought from its stack is defeated (C-030 to C-034).
func TestBuying(t *testing.T) {
	for _, defeat := range []bool{false, true} {
		k := newKit(t)
		falls := k.prog(Op{Code: OpNumber, Number: VPTokens, N: 1})
		f := k.face(Face{Name: "Card", Cost: 3, Fallen: falls, SuperVillain: true})
		k.lib.Offers = append(k.lib.Offers, Offer{Kind: OptBuy, From: Set(stack), Defeat: defeat, Max: Unlimited,
			Price: Price{Number: Power, Cost: true, N: 1}})
		k.trigger(Trigger{On: OnGain, From: Set(Heroes), At: Set(stack), Prog: k.prog(Op{Code: OpNumber, Number: clock, N: 1})})
		hero := k.face(Face{Name: "Hero", SuperHero: true, Triggers: []TriggerID{1}})
		b := k.table(2)
		b.Add(hero, b.Zone(Heroes, 0))
		first := b.Add(f, b.Zone(stack, NoSeat))
		s := b.Resume(0, 6)
		events := k.take(s, func(o Option) bool { return o.Kind == OptBuy && o.Card == first })
		if s.power() != 2 || s.Number(Bought, 0) != 1 {
			t.Errorf("defeat %v: %d Power is left after %d purchases", defeat, s.power(), s.Number(Bought, 0))
		}
		if got := s.Cards(s.Zone(Discard, 0)); !slices.Equal(got, []CardID{first}) || s.Card(first).Owner != 0 {
			t.Errorf("defeat %v: in the discard pile lie %v, of seat %d", defeat, got, s.Card(first).Owner)
		}
		if g := s.Gains(); len(g) != 1 || g[0] != (Gain{Card: first, Seat: 0, From: stack, Bought: true}) {
			t.Errorf("defeat %v: gained were %+v", defeat, g)
		}
		if got := s.Number(clock, 0); got != 1 {
			t.Errorf("defeat %v: what hears of cards bought there has heard %d", defeat, got)
		}
		fallen := b2i(defeat)
		if s.Number(LastDefeat, 0) != fallen || s.Number(VPTokens, 0) != fallen {
			t.Errorf("defeat %v: the latest is of turn %d, what happens then happened %d times", defeat, s.Number(LastDefeat, 0), s.Number(VPTokens, 0))
		}
		told := map[EventKind]int{}
		for _, e := range events {
			told[e.Kind]++
			if e.Kind == CardBought && (e.Card != first || e.N != 4 || e.Seat != 0) {
				t.Errorf("told of the purchase: %+v", e)
			}
		}
		if told[CardBought] != 1 || told[CardGained] != 0 || told[VillainFell] != fallen {
			t.Errorf("defeat %v: told of %v", defeat, told)
		}
		if err := s.Check(); err != nil {
			t.Error(err)
		}
	}
}

// TestGaining checks that a gained card goes to the discard pile first and then to its destination,
// that a gain is not a purchase, and that effects that replace it come first (C-037, C-039).
func TestGaining(t *testing.T) {
	for _, to := range []Dest{{Place: Discard}, {Place: Deck}, {Place: Hand}} {
		for _, watched := range []bool{false, true} {
			for _, replaced := range []bool{false, true} {
				k := newKit(t)
				f := k.face(Face{Name: "Card", Cost: 3})
				gains := k.face(Face{Name: "Gains", Play: k.prog(Op{Code: OpTake, From: Set(stack), N: 1, Verb: VerbGain, Dest: to})})
				if watched {
					does := []Op{{Code: OpNumber, Number: VPTokens, N: 1}}
					if replaced {
						does = append(does, Op{Code: OpInstead})
					}
					k.trigger(Trigger{On: BeforeGain, How: Interrupts, From: Set(Heroes), Prog: k.prog(does...)})
				}
				k.trigger(Trigger{On: OnGain, From: Set(Heroes), Prog: k.prog(Op{Code: OpNumber, Number: clock, N: 1})})
				hero := Face{Name: "Hero", SuperHero: true}
				for id := 1; id < len(k.lib.Triggers); id++ {
					hero.Triggers = append(hero.Triggers, TriggerID(id))
				}
				own := k.face(hero)
				b := k.table(2)
				b.Add(own, b.Zone(Heroes, 0))
				b.Add(f, b.Zone(Deck, 0))
				b.Add(f, b.Zone(Hand, 0))
				played, gained := b.Add(gains, b.Zone(Hand, 0)), b.Add(f, b.Zone(stack, NoSeat))
				s := b.Resume(0, 6)
				events := k.play(s, played)

				happens := !watched || !replaced
				want, heard := s.Zone(to.Place, 0), 1
				if !happens {
					want, heard = s.Zone(stack, NoSeat), 0
				}
				if got := s.Card(gained).Zone; got != want {
					t.Errorf("to place %d, watched %v, replaced %v: it is in zone %d, want %d", to.Place, watched, replaced, got, want)
				}
				if to.Place == Deck && happens && s.Top(want) != gained {
					t.Error("a card put on the deck does not lie on top")
				}
				if to.Place == Hand && happens && s.Cards(want)[s.Len(want)-1] != gained {
					t.Error("a card put in the hand is not the last one there")
				}
				if s.Number(clock, 0) != heard || len(s.Gains()) != heard || s.Number(VPTokens, 0) != b2i(watched) {
					t.Errorf("to place %d, watched %v, replaced %v: heard %d times, gains %v, replaced %d times",
						to.Place, watched, replaced, s.Number(clock, 0), s.Gains(), s.Number(VPTokens, 0))
				}
				if happens && s.Gains()[0] != (Gain{Card: gained, Seat: 0, From: stack}) {
					t.Errorf("gained: %+v", s.Gains()[0])
				}
				if s.power() != 6 || s.Number(Bought, 0) != 0 {
					t.Errorf("gained for %d Power, as purchase number %d", 6-s.power(), s.Number(Bought, 0))
				}
				told := 0
				for _, e := range events {
					told += b2i(e.Kind == CardGained && e.Card == gained && e.N == 0)
				}
				if told != heard {
					t.Errorf("told %d times of a gain", told)
				}
			}
		}
	}
}

// TestGainedAtHand checks that a text has a card it has gained at hand in the place where that has gone. If effects
// that may replace the gain come first, that holds for the discard pile and for play.
func TestGainedAtHand(t *testing.T) {
	for _, to := range []Dest{{Place: Discard}, {Place: Deck}, {Place: Hand}, {Place: InPlay}, {Place: Deck, Under: true}} {
		for _, watched := range []bool{false, true} {
			if watched && to.Place != Discard && to.Place != InPlay {
				continue
			}
			k := newKit(t)
			f := k.face(Face{Name: "Card"})
			gains := k.face(Face{Name: "Gains", Play: k.prog(Op{Code: OpTake, From: Set(stack), N: 1, Verb: VerbGain, Dest: to}, Op{Code: OpIt, Verb: VerbDestroy})})
			if watched {
				k.trigger(Trigger{On: BeforeGain, How: Interrupts, From: Set(Heroes), Prog: k.prog(Op{Code: OpNumber, Number: VPTokens, N: 1})})
			}
			hero := Face{Name: "Hero", SuperHero: true}
			for id := 1; id < len(k.lib.Triggers); id++ {
				hero.Triggers = append(hero.Triggers, TriggerID(id))
			}
			own := k.face(hero)
			b := k.table(2)
			b.Add(own, b.Zone(Heroes, 0))
			played, gained := b.Add(gains, b.Zone(Hand, 0)), b.Add(f, b.Zone(stack, NoSeat))
			s := b.Resume(0, 0)
			k.play(s, played)
			if got := s.Card(gained).Zone; got != s.Zone(Destroyed, NoSeat) || s.Number(VPTokens, 0) != b2i(watched) {
				t.Errorf("to %+v, watched %v: it is in zone %d", to, watched, got)
			}
		}
	}
}

// TestCopiedText checks that a card takes the text of another and carries it out, unless either
// card is gone (ruling on Plastic Man).
func TestCopiedText(t *testing.T) {
	k := newKit(t)
	two := k.prog(Op{Code: OpNumber, Number: VPTokens, N: 2})
	model, plain := k.face(Face{Name: "Model", Play: two}), k.face(Face{Name: "Plain"})
	b := k.table(2)
	a, copier := b.Add(model, b.Zone(InPlay, 0)), b.Add(plain, b.Zone(InPlay, 0))
	b.Played(copier)
	start := b.Resume(0, 0)
	for _, c := range []struct {
		name string
		set  func(*State, *Frame)
		text string
		does bool
	}{
		{"a text that does something", nil, "Model", true},
		{"a text that does nothing", func(s *State, f *Frame) { s.cards[a].Face = plain }, "Plain", false},
		{"of no card", func(_ *State, f *Frame) { f.It = NoCard }, "Plain", false},
		{"by a card that has moved", func(s *State, f *Frame) { s.cards[copier].Stay++ }, "Plain", false},
		{"by a card that was not played", func(s *State, f *Frame) { s.plays = nil }, "Plain", false},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := start.Copy()
			m := machine{State: s}
			f := m.begin(0, copier, 0, 0)
			f.It = a
			if c.set != nil {
				c.set(s, f)
			}
			depth := len(m.stack)
			m.copyText(m.top())
			if got := s.text(copier).Name; got != c.text {
				t.Errorf("it has the text of %s", got)
			}
			if got := len(m.stack) > depth; got != c.does {
				t.Errorf("something is done: %v", got)
			}
			if c.does && (m.top().PC != uint16(two) || m.top().Source != copier || s.cards[copier].Bits&Changed == 0) {
				t.Errorf("done is %+v", *m.top())
			}
		})
	}
}

// TestHelpers checks that a card played in another seat's turn works for the active seat, counts as
// the helper's play, and is discarded when it has resolved unless it is Ongoing (R-AST-03,
// R-AST-06).
func TestHelpers(t *testing.T) {
	for _, ongoing := range []bool{false, true} {
		k := newKit(t)
		k.lib.Offers = append(k.lib.Offers, Offer{Kind: OptPlay, By: Others, From: Set(Hand), Max: Unlimited})
		helps := k.face(Face{Name: "Helps", Ongoing: ongoing, Play: k.prog(Op{Code: OpNumber, Number: VPTokens, N: 1})})
		b := k.table(3)
		c := b.Add(helps, b.Zone(Hand, 1))
		s := b.Resume(0, 0)
		before := s.Learned()
		k.take(s, func(o Option) bool { return o.Kind == OptPlay && o.Seat == 1 && o.Card == c })
		if s.Number(VPTokens, 0) != 1 || s.Number(VPTokens, 1) != 0 {
			t.Errorf("seat 0 has %d, seat 1 %d", s.Number(VPTokens, 0), s.Number(VPTokens, 1))
		}
		want := s.Zone(Discard, 1)
		if ongoing {
			want = s.Zone(InPlay, 1)
		}
		if got := s.Card(c).Zone; got != want {
			t.Errorf("ongoing %v: it is in zone %d, want %d", ongoing, got, want)
		}
		if p := s.Plays(); len(p) != 1 || p[0].By != 1 || p[0].For != 0 || p[0].Bits != Done {
			t.Errorf("plays: %+v", p)
		}
		if s.Learned() == before {
			t.Error("what another did can be taken back")
		}
	}
}

// TestCopiedAbilities checks that a card with a copied text has the abilities and Defenses of that
// text and not its own.
func TestCopiedAbilities(t *testing.T) {
	k := newKit(t)
	does := k.prog(Op{Code: OpNumber, Number: VPTokens, N: 1})
	able := k.face(Face{Name: "Able", Uses: []Use{{From: Set(InPlay), Do: does}}, Defenses: []Defense{{From: Set(InPlay), Pay: VerbDiscard}}})
	plain := k.face(Face{Name: "Plain"})
	b := k.table(2)
	c := [2]CardID{b.Add(able, b.Zone(InPlay, 0)), b.Add(plain, b.Zone(InPlay, 0))}
	b.Played(c[0])
	b.Played(c[1])
	s := b.Resume(0, 0)
	s.plays[0].Text, s.plays[1].Text = plain, able
	for _, now := range []struct {
		name string
		bits CardBits
		able CardID
	}{{"as printed", 0, c[0]}, {"each with the other's text", Changed, c[1]}} {
		t.Run(now.name, func(t *testing.T) {
			s.cards[c[0]].Bits, s.cards[c[1]].Bits = now.bits, now.bits
			if err := s.pose(); err != nil {
				t.Fatal(err)
			}
			var uses, defends []CardID
			for _, o := range s.ask.Options {
				if o.Kind == OptUse {
					uses = append(uses, o.Card)
				}
			}
			m := machine{State: s}
			m.eachDefense(&Frame{}, 0, 0, func(card CardID, _ int) bool {
				defends = append(defends, card)
				return true
			})
			if want := []CardID{now.able}; !slices.Equal(uses, want) || !slices.Equal(defends, want) {
				t.Errorf("cards %v can be used and %v defend, want %v", uses, defends, want)
			}
		})
	}
}
