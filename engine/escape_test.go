package engine

import (
	"fmt"
	"slices"
	"testing"
)

// TestEscapes checks that a card that no seat can own leaves instead of being gained: a player who buys it
// pays, and one who defeats it gets what comes then, but nothing hears of a gain.
func TestEscapes(t *testing.T) {
	for _, c := range []struct {
		name   string
		price  bool
		defeat bool
	}{{"gained", false, false}, {"bought", true, false}, {"defeated", true, true}} {
		t.Run(c.name, func(t *testing.T) {
			k := newKit(t)
			f := k.face(Face{Name: "Escapes", Cost: 3, SuperVillain: true, Escapes: SetAside, Fallen: k.prog(Op{Code: OpNumber, Number: VPTokens, N: 1})})
			gains := k.face(Face{Name: "Gains", Play: k.prog(Op{Code: OpTake, From: Set(stack), N: 1, Verb: VerbGain, Dest: Dest{Place: Hand}}, Op{Code: OpNumber, Number: clock, N: 10})})
			k.lib.Offers = append(k.lib.Offers, Offer{Kind: OptBuy, From: Set(stack), Defeat: c.defeat, Max: Unlimited, Price: Price{Number: Power, Cost: true}})
			hero := Face{Name: "Hero", SuperHero: true}
			for _, on := range []Moment{BeforeGain, OnGain, OnDefeat} {
				how := Waits
				if on == BeforeGain {
					how = Interrupts
				}
				n := map[Moment]int16{BeforeGain: 1, OnGain: 1, OnDefeat: 20}[on]
				hero.Triggers = append(hero.Triggers, k.trigger(Trigger{On: on, How: how, From: Set(Heroes), Prog: k.prog(Op{Code: OpNumber, Number: clock, N: n})}))
			}
			own := k.face(hero)
			b := k.table(2)
			b.Add(own, b.Zone(Heroes, 0))
			card, played := b.Add(f, b.Zone(stack, NoSeat)), b.Add(gains, b.Zone(Hand, 0))
			s := b.Resume(0, 5)
			var events []Event
			power, clocks, told := 5, 10, map[EventKind]int{}
			if c.price {
				events = k.take(s, func(o Option) bool { return o.Kind == OptBuy })
				power, clocks = 2, 0
			} else {
				events = k.play(s, played)
			}
			if c.defeat {
				clocks = 20
			}
			for _, e := range events {
				told[e.Kind]++
			}
			if got := s.Card(card); got.Zone != s.Zone(SetAside, NoSeat) || got.Owner != NoSeat {
				t.Errorf("the card is %+v:\n%v", got, s)
			}
			if s.power() != power || s.Number(clock, 0) != clocks || s.Number(VPTokens, 0) != b2i(c.defeat) || len(s.Gains()) != 0 {
				t.Errorf("Power %d, want %d; the clock is at %d, want %d; tokens %d, gains %v", s.power(), power, s.Number(clock, 0), clocks, s.Number(VPTokens, 0), s.Gains())
			}
			if told[CardBought] != b2i(c.price) || told[CardGained] != 0 || told[VillainFell] != b2i(c.defeat) || told[CardMoved] == 0 {
				t.Errorf("told of %v", told)
			}
			if err := s.Check(); err != nil {
				t.Error(err)
			}
		})
	}
}

// TestPays checks that the seat that gains a card gets the tokens on it, once, and that no other seat gets any.
func TestPays(t *testing.T) {
	for n := range 3 {
		t.Run(fmt.Sprint(n), func(t *testing.T) {
			k := newKit(t)
			k.lib.Numbers = append(k.lib.Numbers, Number{Name: "pays", Of: OfCard, Max: 9, Pays: true})
			pays := NumberID(len(k.lib.Numbers) - 1)
			f := k.face(Face{Name: "Card"})
			gains := k.face(Face{Name: "Gains", Play: k.prog(Op{Code: OpTake, From: Set(stack), N: 1, Verb: VerbGain, Dest: Dest{Place: Deck}})})
			b := k.table(2)
			played, card := b.Add(gains, b.Zone(Hand, 0)), b.Add(f, b.Zone(stack, NoSeat))
			b.Lay(pays, card, n)
			b.Lay(marks, card, 5)
			s := b.Resume(0, 0)
			k.play(s, played)
			if s.Number(VPTokens, 0) != n || s.Number(VPTokens, 1) != 0 || s.On(card, pays) != 0 {
				t.Errorf("tokens %d and %d, and %d on the card", s.Number(VPTokens, 0), s.Number(VPTokens, 1), s.On(card, pays))
			}
		})
	}
}

// TestGainedAtOnce checks that what happens when a card itself is gained may come at once, in any turn and at
// the end of one, before the text that gains it goes on, and that it comes once.
func TestGainedAtOnce(t *testing.T) {
	for name, c := range map[string]struct {
		seat SeatID
		set  func(*Turn)
	}{
		"in the own turn":   {0, func(*Turn) {}},
		"at its end":        {0, func(turn *Turn) { turn.Ending = true }},
		"in another's turn": {1, func(*Turn) {}},
		"in nobody's turn":  {0, func(turn *Turn) { turn.Active = NoSeat }},
	} {
		for _, other := range []bool{false, true} {
			t.Run(fmt.Sprint(name, ", heard by another ", other), func(t *testing.T) {
				k := newKit(t)
				ask := k.prog(Op{Code: OpMay, To: 2}, Op{Code: OpNumber, Number: VPTokens, N: 1})
				card := k.face(Face{Name: "Card", Triggers: []TriggerID{k.trigger(Trigger{On: OnGainThis, How: Interrupts, Prog: ask})}})
				heard := k.trigger(Trigger{On: OnGain, Whose: All, InTurn: All, From: Set(Heroes), Prog: k.prog(Op{Code: OpNumber, Number: VPTokens, N: 1})})
				hears := k.face(Face{Name: "Hears", SuperHero: true, Triggers: []TriggerID{heard}})
				tokens := k.count(Count{Of: NumberLeft, Number: VPTokens})
				text := k.prog(Op{Code: OpTake, From: Set(stack), N: 1, Verb: VerbGain, Dest: Dest{Place: Hand}}, Op{Code: OpNumber, Number: clock, N: 1, Count: tokens})
				gains := k.face(Face{Name: "Gains", Play: text})
				b := k.table(2)
				source, gained := b.Add(gains, b.Zone(Hand, c.seat)), b.Add(card, b.Zone(stack, NoSeat))
				if other {
					b.Add(hears, b.Zone(Heroes, c.seat))
				}
				s := b.Resume(0, 0)
				m := machine{State: s}
				c.set(m.turn())
				m.begin(text, source, c.seat, c.seat)
				m.askNothing()
				m.run()
				d := s.Pending()
				if d.Kind != DecideMay || d.Seat != c.seat || d.Source != gained || s.Number(clock, 0) != 0 {
					t.Fatalf("asked: %+v\n%v", d, s)
				}
				if name == "in another's turn" || name == "in the own turn" {
					s = k.again(s)
				}
				var ev Events
				if err := s.Apply(Answer{Seq: d.Seq, Option: Option{Kind: OptYes, Seat: c.seat}}, &ev); err != nil {
					t.Fatal(err)
				}
				// The text that gains it goes on with the token, and what another hears comes after it.
				if s.Number(clock, 0) != 1 || s.Number(VPTokens, c.seat) != 1+b2i(other) || s.Number(VPTokens, 1-c.seat) != 0 {
					t.Errorf("the clock is at %d, tokens %d:\n%v", s.Number(clock, 0), s.Number(VPTokens, c.seat), s)
				}
				if s.Card(gained).Zone != s.Zone(Hand, c.seat) {
					t.Errorf("the card is %+v", s.Card(gained))
				}
			})
		}
	}
}

// TestPlayedFrom checks that what hears of plays knows where the card was, also of one card played by the text of
// another and of one played again.
func TestPlayedFrom(t *testing.T) {
	k := newKit(t)
	hears := Face{Name: "Hears", SuperHero: true}
	for n, p := range []Place{Hand, Deck, InPlay, Discard} {
		hears.Triggers = append(hears.Triggers, k.trigger(Trigger{On: OnPlay, At: Set(p), From: Set(Heroes), InTurn: All,
			Prog: k.prog(Op{Code: OpNumber, Number: clock, N: []int16{1, 10, 20, 50}[n]})}))
	}
	hero, plain := k.face(hears), k.face(Face{Name: "Plain"})
	plays := k.face(Face{Name: "Plays", Play: k.prog(Op{Code: OpTop, From: Set(Deck)}, Op{Code: OpIt, Verb: VerbPlay},
		Op{Code: OpPick, Verb: VerbReplay, From: Set(InPlay), Filter: k.filter(Filter{Played: true}), Min: 1, Max: 1})})
	b := k.table(2)
	b.Add(hero, b.Zone(Heroes, 0))
	card := b.Add(plays, b.Zone(Hand, 0))
	b.Add(plain, b.Zone(Deck, 0))
	s := b.Resume(0, 0)
	k.play(s, card)
	for s.Pending().Kind == DecideOrder { // each of them does something else
		s = k.again(s)
		k.take(s, func(Option) bool { return true })
	}
	if got := s.Number(clock, 0); got != 31 {
		t.Errorf("heard of plays from the hand, the deck and play: %d, want 31:\n%v", got, s)
	}
}

// TestDefenseOnlyIf checks that a Defense can be used only while its condition holds for its seat.
func TestDefenseOnlyIf(t *testing.T) {
	for tokens, want := range map[int]bool{0: false, 1: true, 2: true} {
		for _, from := range []Place{Hand, InPlay} {
			t.Run(fmt.Sprint(tokens, " tokens, from place ", from), func(t *testing.T) {
				g := newAttacked(t, func(k *kit, _ *Attack) {
					only := k.count(Count{Of: NumberLeft, Number: VPTokens})
					k.lib.Faces[0].Defenses[0].Only, k.lib.Faces[0].Defenses[0].From = only, Set(from)
				})
				m := machine{State: g.s}
				m.change(VPTokens, 2, tokens)
				m.change(VPTokens, 0, 5)
				m.shift(g.shields[2], m.Zone(from, 2), beneath, VerbPut, 2)
				events := g.play(g.s, g.source)
				if got := g.s.Pending().Kind == DecideDefend; got != want {
					t.Fatalf("asked to defend: %v:\n%v", got, g.s)
				}
				if want {
					g.asked(2, g.shields[2])
					g.s = g.again(g.s)
					events = g.answer(OptDefend)
				}
				avoided := slices.ContainsFunc(events, func(e Event) bool { return e.Kind == AttackAvoided && e.Seat == 2 })
				if avoided != want || g.s.Pending().Kind != DecideTurn {
					t.Errorf("avoided: %v:\n%v", avoided, g.s)
				}
			})
		}
	}
}

// TestPlacesPlayedFromAreKept checks that a game remembers where a card being played was only if something may
// hear it, so that others are as in earlier versions.
func TestPlacesPlayedFromAreKept(t *testing.T) {
	for at, want := range map[Places]Place{0: 0, Set(Hand): Hand} {
		k := newKit(t)
		k.trigger(Trigger{On: OnPlay, At: at, From: Set(Heroes), Prog: k.prog(Op{Code: OpShow})})
		asks := k.face(Face{Name: "Asks", Play: k.prog(Op{Code: OpMay, To: 1})})
		b := k.table(2)
		card := b.Add(asks, b.Zone(Hand, 0))
		s := b.Resume(0, 0)
		k.play(s, card)
		if f := s.stack[1]; f.Proc != ProcPlay || Place(f.Sum) != want {
			t.Errorf("a trigger on plays from %b: the frame is %+v", at, f)
		}
	}
}
