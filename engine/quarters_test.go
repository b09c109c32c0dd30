package engine

import (
	"fmt"
	"slices"
	"testing"
)

// turning is a three-player game in seat 1's turn. Each seat has a card in play that hears its own rotation,
// and seat 1 has one that hears rotations of all cards.
type turning struct {
	*kit
	m                           machine
	quarters, rotations, drawn  NumberID
	cards                       [3]CardID
	uprightThis, upright, turns TriggerID
	hears                       CardID
}

// newTurning lays out the game, which lacks the numbers of rotation if it has none.
func newTurning(t *testing.T, none bool) *turning {
	t.Helper()
	k := &turning{kit: newKit(t)}
	if !none {
		k.quarters = NumberID(len(k.lib.Numbers))
		k.rotations, k.drawn = k.quarters+1, k.quarters+2
		k.lib.Numbers = append(k.lib.Numbers, Number{Name: "rotation", Of: OfCard, Max: 3, Stays: Set(InPlay), Rotated: true},
			Number{Name: "rotations", Of: OfTurn, Max: 99, Rotated: true}, Number{Name: "drawn", Of: OfTurn, Max: 99, Draws: true})
	}
	ticks := k.prog(Op{Code: OpNumber, Number: clock, N: 1})
	k.uprightThis = k.trigger(Trigger{On: OnUprightThis, Prog: ticks})
	k.upright = k.trigger(Trigger{On: OnUpright, Whose: All, InTurn: All, From: Set(InPlay), Prog: ticks})
	k.turns = k.trigger(Trigger{On: OnRotated, Whose: All, InTurn: All, From: Set(InPlay), Prog: ticks})
	turns := k.face(Face{Name: "Turns", Ongoing: true, Triggers: []TriggerID{k.uprightThis}})
	hears := k.face(Face{Name: "Hears", Ongoing: true, Triggers: []TriggerID{k.upright, k.turns}})
	b := k.table(3)
	for seat := range SeatID(3) {
		k.cards[seat] = b.Add(turns, b.Zone(InPlay, seat))
	}
	k.hears = b.Add(hears, b.Zone(InPlay, 1))
	k.m = machine{State: b.Resume(1, 0)}
	return k
}

// wait returns how often each trigger waits, and the seats that the triggers of a card itself work for.
func (k *turning) wait() (this, upright, turns int, seats []SeatID) {
	for _, w := range k.m.waiting {
		switch w.Trigger {
		case k.uprightThis:
			this++
			seats = append(seats, w.Seat)
		case k.upright:
			upright++
		case k.turns:
			turns++
		}
	}
	return this, upright, turns, seats
}

// TestRotate checks where each rotation takes a card, which event it makes, which triggers it sets off, and that
// the turn counts it (M-140). Making a card upright sets off nothing and does not count.
func TestRotate(t *testing.T) {
	for _, c := range []struct {
		by   Dest
		then [4]int // by how far the card was rotated before
		told int16
	}{
		{Dest{Depth: 1}, [4]int{1, 2, 3, 0}, 1},
		{Dest{Depth: 2}, [4]int{2, 3, 0, 1}, 2},
		{Dest{Depth: 4}, [4]int{0, 1, 2, 3}, 4},
		{Dest{Depth: 1, Under: true}, [4]int{3, 0, 1, 2}, -1},
		{Dest{Depth: 2, Under: true}, [4]int{2, 3, 0, 1}, -2},
		{Dest{}, [4]int{}, 0},
	} {
		for now, then := range c.then {
			t.Run(fmt.Sprintf("%d quarters from %d", c.told, now), func(t *testing.T) {
				k := newTurning(t, false)
				card := k.cards[1]
				k.m.setQuarters(card, now)
				k.m.lay(marks, card, 5)
				var ev Events
				k.m.ev = &ev
				k.m.do(VerbRotate, c.by, card, k.m.begin(0, k.hears, 1, 1))
				if got := k.m.Quarters(card); got != then || k.m.View(0).Quarters(card) != then {
					t.Errorf("it is rotated by %d quarters, want %d", got, then)
				}
				if k.m.On(card, marks) != 5 || k.m.Quarters(k.cards[0]) != 0 {
					t.Error("another number or another card has changed")
				}
				if n := len(k.m.tokens); n != 1+b2i(then > 0) {
					t.Errorf("%d numbers are noted: %v", n, k.m.tokens)
				}
				z := k.m.cards[card].Zone
				want := []Event{{Kind: CardRotated, Seat: 1, Card: card, Source: k.hears, From: z, To: z, Sees: Everyone, N: c.told}}
				if c.told == 0 && now == 0 {
					want = nil // nothing has changed
				}
				told := slices.DeleteFunc(slices.Clone(ev.List), func(e Event) bool { return e.Kind != CardRotated })
				for i := range told {
					told[i].Knows = 0
				}
				if !slices.Equal(told, want) {
					t.Errorf("told of %+v, want %+v", told, want)
				}
				turned := b2i(c.told != 0)
				up := turned * b2i(then == 0)
				if this, upright, turns, _ := k.wait(); this != up || upright != up || turns != turned {
					t.Errorf("set off are %d, %d and %d triggers, want %d, %d and %d", this, upright, turns, up, up, turned)
				}
				if got := k.m.Number(k.rotations, 1); got != turned {
					t.Errorf("the turn counts %d rotations, want %d", got, turned)
				}
			})
		}
	}
}

// TestRotateNothing checks that nothing happens to a card that is not in play, or in a game without rotation.
func TestRotateNothing(t *testing.T) {
	k := newTurning(t, false)
	k.m.shift(k.cards[1], k.m.Zone(Hand, 1), onTop, VerbPut, 1)
	none := newTurning(t, true)
	for name, k := range map[string]*turning{"not in play": k, "no rotation": none} {
		var ev Events
		k.m.ev = &ev
		for _, quarters := range []int{1, 4, -1, 0} {
			k.m.rotate(k.cards[1], quarters, 1)
		}
		if k.m.Quarters(k.cards[1]) != 0 || len(ev.List)+len(k.m.waiting)+len(k.m.tokens) > 0 {
			t.Errorf("%s: %v, %v, %v", name, ev.List, k.m.waiting, k.m.tokens)
		}
	}
}

// TestUprightThis checks that a card that becomes upright works for the seat that has it in play, no
// matter which seat rotated it in which seat's turn, as often as it was played, and only for itself.
func TestUprightThis(t *testing.T) {
	for _, c := range []struct {
		name  string
		seat  SeatID // whose card it is
		set   func(*turning)
		seats []SeatID
	}{
		{"its player's turn", 1, nil, []SeatID{1}},
		{"a foe's turn", 0, nil, []SeatID{0}},
		{"the end of a foe's turn", 2, func(k *turning) { k.m.turn().Ending = true }, []SeatID{2}},
		{"nobody's turn", 2, func(k *turning) { k.m.turn().Active = NoSeat }, []SeatID{2}},
		{"played twice", 1, func(k *turning) { k.played(k.cards[1], 1, 2) }, []SeatID{1, 1}},
		{"played twice in an earlier stay", 1, func(k *turning) {
			k.played(k.cards[1], 1, 2)
			k.m.cards[k.cards[1]].Stay++
		}, []SeatID{1}},
		{"a foe's, under control of seat 1", 0, func(k *turning) {
			k.m.shift(k.cards[0], k.m.Zone(InPlay, 1), onTop, VerbPut, 1)
			k.m.cards[k.cards[0]].Owner = 0
		}, []SeatID{1}},
	} {
		t.Run(c.name, func(t *testing.T) {
			k := newTurning(t, false)
			k.m.setQuarters(k.cards[c.seat], 3)
			if c.set != nil {
				c.set(k)
			}
			k.m.rotate(k.cards[c.seat], 1, 1)
			this, upright, turns, seats := k.wait()
			if !slices.Equal(seats, c.seats) || upright != 1 || turns != 1 {
				t.Errorf("it works %d times, for %v, want %v; others hear it %d and %d times", this, seats, c.seats, upright, turns)
			}
			for _, w := range k.m.waiting {
				if w.It != k.cards[c.seat] {
					t.Errorf("set off by card %d, want %d", w.It, k.cards[c.seat])
				}
			}
			k.m.settle()
			k.m.askNothing()
			k.m.run()
			if got := k.m.Number(clock, 0); got != len(c.seats)+2 {
				t.Errorf("%d effects were resolved, want %d", got, len(c.seats)+2)
			}
		})
	}
}

// played notes that a seat has played a card in its present stay.
func (k *turning) played(c CardID, by SeatID, times int) {
	for range times {
		card := k.m.cards[c]
		k.m.plays = append(k.m.plays, Play{Card: c, Stay: card.Stay, Face: card.Face, Text: card.Face, By: by, Bits: Done})
	}
}

// TestWhoseUpright checks that a trigger on cards that become upright goes by who has the card in play, and one
// on rotations by who rotates it.
func TestWhoseUpright(t *testing.T) {
	for _, c := range []struct {
		seat, by       SeatID
		upright, turns map[Who]bool // whose deeds the triggers of seat 1 hear
	}{
		{1, 1, map[Who]bool{You: true, All: true}, map[Who]bool{You: true, All: true}},
		{0, 1, map[Who]bool{Foes: true, All: true}, map[Who]bool{You: true, All: true}},
		{1, 2, map[Who]bool{You: true, All: true}, map[Who]bool{Foes: true, All: true}},
		{2, 0, map[Who]bool{Foes: true, All: true}, map[Who]bool{Foes: true, All: true}},
	} {
		for _, whose := range []Who{You, Foes, All} {
			k := newTurning(t, false)
			k.lib.Triggers[k.upright].Whose, k.lib.Triggers[k.turns].Whose = whose, whose
			k.lib.Seal()
			k.m.setQuarters(k.cards[c.seat], 2)
			k.m.rotate(k.cards[c.seat], 2, c.by)
			if _, upright, turns, _ := k.wait(); upright != b2i(c.upright[whose]) || turns != b2i(c.turns[whose]) {
				t.Errorf("a card of seat %d, rotated by seat %d: triggers on %v go off %d and %d times", c.seat, c.by, whose, upright, turns)
			}
		}
	}
}

// TestRotationsCounted checks that the turn counts only what its player rotates before it ends.
func TestRotationsCounted(t *testing.T) {
	for _, c := range []struct {
		name string
		by   SeatID
		set  func(*Turn)
		want int
	}{
		{"by its player", 1, nil, 2},
		{"by a foe", 0, nil, 0},
		{"by the rules", NoSeat, nil, 0},
		{"by the rules in nobody's turn", NoSeat, func(t *Turn) { t.Active = NoSeat }, 0},
		{"as it ends", 1, func(t *Turn) { t.Ending = true }, 0},
	} {
		k := newTurning(t, false)
		if c.set != nil {
			c.set(k.m.turn())
		}
		k.m.rotate(k.cards[0], 1, c.by)
		k.m.rotate(k.cards[1], 4, c.by)
		k.m.rotate(k.cards[0], 0, c.by)
		if got := k.m.turn().N[k.lib.numberAt[k.rotations].at]; int(got) != c.want {
			t.Errorf("%s: %d rotations, want %d", c.name, got, c.want)
		}
	}
	// A table need not count them.
	k := newTurning(t, false)
	k.lib.rotations = Power
	k.m.rotate(k.cards[1], 1, 1)
	if k.m.Quarters(k.cards[1]) != 1 || k.m.Number(Power, 1) != 0 {
		t.Errorf("without the count: %d quarters, %d Power", k.m.Quarters(k.cards[1]), k.m.Number(Power, 1))
	}
}

// TestRotationLasts checks that a card keeps its rotation between turns, in a saved game and under the control of
// another player, and loses it when it leaves play (M-140).
func TestRotationLasts(t *testing.T) {
	k := newTurning(t, false)
	card := k.cards[1]
	k.m.rotate(card, 3, 1)
	k.m.waiting = nil
	is := func(when string, want int) {
		t.Helper()
		if got := k.m.Quarters(card); got != want {
			t.Errorf("%s it is rotated by %d quarters, want %d", when, got, want)
		}
	}
	for turn := range 3 {
		k.take(k.m.State, func(o Option) bool { return o.Kind == OptEnd })
		is(fmt.Sprint("after turn ", turn), 3)
	}
	before := k.m.Hash()
	k.m.State = k.again(k.m.State)
	if is("read back", 3); k.m.Hash() != before {
		t.Error("read back, it is another game")
	}
	k.m.shift(card, k.m.Zone(InPlay, 0), onTop, VerbPut, 0)
	is("in another play area", 3)
	k.m.shift(card, k.m.Zone(InPlay, 1), onTop, VerbPut, 1)
	is("back again", 3)
	for _, place := range []Place{Hand, Deck, Discard} {
		k.m.setQuarters(card, 2)
		k.m.shift(card, k.m.Zone(place, 1), onTop, VerbPut, 1)
		is("out of play", 0)
		k.m.shift(card, k.m.Zone(InPlay, 1), onTop, VerbPut, 1)
		is("in play again", 0)
	}
	b := k.table(2)
	laid := b.Add(k.m.cards[card].Face, b.Zone(InPlay, 0))
	b.Rotate(laid, 3)
	if got := b.Resume(0, 0).Quarters(laid); got != 3 {
		t.Errorf("laid out it is rotated by %d quarters", got)
	}
}

// TestCheckRotation checks that a game in which a card is rotated too far, not at all, or out of play is refused.
func TestCheckRotation(t *testing.T) {
	for name, c := range map[string]struct {
		n, place int
		sound    bool
	}{
		"one quarter": {1, int(InPlay), true}, "three quarters": {3, int(InPlay), true}, "none": {0, int(InPlay), false},
		"four quarters": {4, int(InPlay), false}, "back": {-1, int(InPlay), false}, "in a hand": {1, int(Hand), false},
	} {
		k := newTurning(t, false)
		k.m.shift(k.cards[0], k.m.Zone(Place(c.place), 0), onTop, VerbPut, 0)
		k.m.tokens = append(k.m.tokens, Token{Card: k.cards[0], Of: k.quarters, N: int16(c.n)})
		if err := k.m.Check(); (err == nil) != c.sound {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestEachMomentIsHeard checks that the set of moments that a face hears has room for all, and that no moment is
// taken for another.
func TestEachMomentIsHeard(t *testing.T) {
	if NumMoments > 64 {
		t.Fatalf("a set has no room for %d moments", NumMoments)
	}
	for on := range NumMoments {
		k := newKit(t)
		f := k.face(Face{Name: "Hears", Triggers: []TriggerID{k.trigger(Trigger{On: on, From: Set(InPlay), Whose: All, InTurn: All, Prog: k.prog(Op{Code: OpShow})})}})
		k.table(2)
		if got := k.lib.briefs[f].hears; got != 1<<on || k.lib.heard&(1<<on) == 0 {
			t.Errorf("%v: a card hears %b, some card %b", on, got, k.lib.heard)
		}
		if wide := k.lib.wide&(1<<on) != 0; !wide {
			t.Errorf("%v of others is not heard", on)
		}
	}
}

// TestOnDrawn checks which draws are heard and counted: those of cards and of Super Heroes, and for the count of
// the player whose turn it is, but no new hands.
func TestOnDrawn(t *testing.T) {
	for _, c := range []struct {
		name         string
		seat         SeatID
		source, hand bool // whether a card's text draws, or a Super Hero's
		n, deck      int
		ending       bool
		heard, count int
	}{
		{name: "a card", seat: 1, source: true, n: 2, deck: 3, heard: 1, count: 2},
		{name: "a Super Hero", seat: 1, hand: true, n: 1, deck: 3, heard: 1, count: 1},
		{name: "more than there are", seat: 1, source: true, n: 5, deck: 3, heard: 1, count: 3},
		{name: "an empty deck", seat: 1, source: true, n: 1},
		{name: "no card", seat: 1, source: true, deck: 3},
		{name: "a foe", seat: 0, source: true, n: 1, deck: 3, heard: 1},
		{name: "as the turn ends", seat: 1, source: true, n: 1, deck: 3, ending: true, heard: 1},
		{name: "a new hand", seat: 1, n: 2, deck: 3, ending: true},
		{name: "the rules", seat: 1, n: 2, deck: 3, count: 2},
	} {
		t.Run(c.name, func(t *testing.T) {
			k := newTurning(t, false)
			k.lib.Triggers[k.turns].On = OnDrawn
			k.lib.Seal()
			hero := k.face(Face{Name: "Hero", SuperHero: true})
			plain := k.face(Face{Name: "Plain"})
			b := k.table(3)
			hears := b.Add(k.m.cards[k.hears].Face, b.Zone(InPlay, 1))
			h := b.Add(hero, b.Zone(Heroes, 1))
			b.AddCopies(plain, c.deck, b.Zone(Deck, c.seat))
			k.m = machine{State: b.Resume(1, 0)}
			k.m.turn().Ending = c.ending
			source := NoCard
			if c.source {
				source = hears
			} else if c.hand {
				source = h
			}
			f := k.m.begin(0, source, c.seat, c.seat)
			if k.m.drawByText(&Op{Code: OpDraw, N: int16(c.n)}, f) {
				t.Fatal("the draw waits")
			}
			if _, _, heard, _ := k.wait(); heard != c.heard {
				t.Errorf("it is heard %d times, want %d", heard, c.heard)
			}
			if got := k.m.Number(k.drawn, 1); got != c.count {
				t.Errorf("the turn counts %d cards, want %d", got, c.count)
			}
			if got := k.m.Len(k.m.Zone(Hand, c.seat)); got != min(c.n, c.deck) {
				t.Errorf("%d cards are drawn", got)
			}
		})
	}
}

// TestOnFoiled checks that an attacker hears once that any foe has avoided the Attack, also if others were hit.
func TestOnFoiled(t *testing.T) {
	for _, c := range []struct {
		one, two OptionKind
		sure     bool
		foiled   int
	}{
		{one: OptSuffer, two: OptSuffer},
		{one: OptDefend, two: OptSuffer, foiled: 1},
		{one: OptSuffer, two: OptDefend, foiled: 1},
		{one: OptDefend, two: OptDefend, foiled: 1},
		{sure: true},
	} {
		t.Run(fmt.Sprintf("%+v", c), func(t *testing.T) {
			var hears FaceID
			g := newAttacked(t, func(k *kit, a *Attack) {
				a.Sure = c.sure
				foiled := k.trigger(Trigger{On: OnFoiled, From: Set(InPlay), Prog: k.prog(Op{Code: OpNumber, Number: clock, N: 10})})
				hears = k.face(Face{Name: "Hears", Triggers: []TriggerID{foiled}})
			})
			m := machine{State: g.s}
			for card, seat := range map[CardID]SeatID{g.plain: 0, g.villain: 2} { // a foe's hears nothing
				m.cards[card].Face = hears
				m.shift(card, m.Zone(InPlay, seat), onTop, VerbPut, seat)
			}
			g.play(g.s, g.source)
			hit := 1
			if c.sure {
				hit = 3
			} else {
				g.answer(c.one)
				g.answer(c.two)
				hit += b2i(c.one == OptSuffer) + b2i(c.two == OptSuffer)
			}
			if got := g.s.Number(clock, 0); got != 10*c.foiled+hit {
				t.Errorf("the clock is at %d, want %d", got, 10*c.foiled+hit)
			}
		})
	}
}

// TestOnLeaveThis checks that a card hears that it leaves play, for the seat that had it there, one by one or
// with others, in any turn, but not that it goes to another play area.
func TestOnLeaveThis(t *testing.T) {
	newLeaving := func() (*kit, *machine, [3]CardID) {
		k := newKit(t)
		leaves := k.face(Face{Name: "Leaves", Triggers: []TriggerID{k.trigger(Trigger{On: OnLeaveThis, Prog: k.prog(Op{Code: OpNumber, Number: VPTokens, N: 1})})}})
		b := k.table(2)
		cards := [3]CardID{b.Add(leaves, b.Zone(InPlay, 0)), b.Add(leaves, b.Zone(InPlay, 0)), b.Add(leaves, b.Zone(InPlay, 1))}
		return k, &machine{State: b.Resume(0, 0)}, cards
	}
	for _, c := range []struct {
		name string
		move func(*machine, [3]CardID)
		want []SeatID
	}{
		{"to the hand", func(m *machine, c [3]CardID) { m.shift(c[0], m.Zone(Hand, 0), onTop, VerbPut, 0) }, []SeatID{0}},
		{"destroyed", func(m *machine, c [3]CardID) { m.destroy(c[0], 0) }, []SeatID{0}},
		{"a foe's, destroyed", func(m *machine, c [3]CardID) { m.destroy(c[2], 0) }, []SeatID{1}},
		{"to another play area", func(m *machine, c [3]CardID) { m.shift(c[0], m.Zone(InPlay, 1), onTop, VerbPut, 1) }, nil},
		{"from another play area", func(m *machine, c [3]CardID) {
			m.shift(c[0], m.Zone(InPlay, 1), onTop, VerbPut, 1)
			m.shift(c[0], m.Zone(Discard, 0), onTop, VerbPut, 1)
		}, []SeatID{1}},
		{"between other places", func(m *machine, c [3]CardID) {
			m.shift(c[0], m.Zone(Hand, 0), onTop, VerbPut, 0)
			m.shift(c[0], m.Zone(Discard, 0), onTop, VerbPut, 0)
		}, []SeatID{0}},
		{"into play", func(m *machine, c [3]CardID) {
			m.shift(c[0], m.Zone(Hand, 0), onTop, VerbPut, 0)
			m.waiting = nil
			m.shift(c[0], m.Zone(InPlay, 0), onTop, VerbPut, 0)
		}, nil},
		{"all at once, unwatched", func(m *machine, _ [3]CardID) {
			m.shiftRun(m.Zone(InPlay, 0), 0, 2, m.Zone(Discard, 0), onTop, 0)
		}, []SeatID{0, 0}},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, m, cards := newLeaving()
			c.move(m, cards)
			var got []SeatID
			for _, w := range m.waiting {
				got = append(got, w.Seat)
			}
			if !slices.Equal(got, c.want) {
				t.Errorf("it is heard for %v, want %v", got, c.want)
			}
		})
	}
	t.Run("the end of the turn", func(t *testing.T) {
		k, m, _ := newLeaving()
		k.take(m.State, func(o Option) bool { return o.Kind == OptEnd })
		if m.Number(VPTokens, 0) != 2 || m.Number(VPTokens, 1) != 0 {
			t.Errorf("the seats have %d and %d tokens, want 2 and 0", m.Number(VPTokens, 0), m.Number(VPTokens, 1))
		}
	})
}
