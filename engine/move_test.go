package engine

import (
	"fmt"
	"slices"
	"testing"
)

// moving is a three-player game with a few cards, in a machine.
type moving struct {
	*kit
	m machine
}

// newMoving lays out a card in each hand and deck, and two in each line.
func newMoving(t *testing.T, change func(*kit)) *moving {
	t.Helper()
	k := newKit(t)
	f := k.face(Face{Name: "Card"})
	if change != nil {
		change(k)
	}
	b := k.table(3)
	for seat := range SeatID(3) {
		b.Add(f, b.Zone(Hand, seat))
		b.Add(f, b.Zone(Deck, seat))
	}
	for i := range 2 {
		b.Add(f, b.ZoneAt(lines, NoSeat, i))
		b.Add(f, b.ZoneAt(lines, NoSeat, i))
	}
	return &moving{k, machine{State: b.Resume(0, 0)}}
}

// TestGoal checks that a card goes to the zone of its owner or of the named seat, in the named pile
// and at the named depth.
func TestGoal(t *testing.T) {
	asked := func(k *kit) {
		k.lib.Rows = slices.Clone(k.lib.Rows)
		for i := range k.lib.Rows {
			if k.lib.Rows[i].Place == lines {
				k.lib.Rows[i].Asked = true
			}
		}
	}
	k := newMoving(t, asked)
	b, all := k.m.board, len(k.m.order)
	hers, loose := k.m.Top(b.Zone(Hand, 1)), k.m.Top(b.ZoneAt(lines, NoSeat, 0))
	for _, c := range []struct {
		name string
		card CardID
		to   Dest
		f    Frame
		zone ZoneID
		deep int
	}{
		{"its owner's, whoever does it", hers, Dest{Place: Discard}, Frame{}, b.Zone(Discard, 1), 0},
		{"one's own, of what nobody owns", loose, Dest{Place: Discard}, Frame{}, b.Zone(Discard, 0), 0},
		{"the user's", hers, Dest{Place: Discard, Of: User}, Frame{User: 2}, b.Zone(Discard, 2), 0},
		{"the target's", hers, Dest{Place: Discard, Of: Target}, Frame{Target: 2}, b.Zone(Discard, 2), 0},
		{"the seat to the left", hers, Dest{Place: Discard, Of: Left}, Frame{Actor: 2}, b.Zone(Discard, 0), 0},
		{"the seat to the right", hers, Dest{Place: Discard, Of: Right}, Frame{}, b.Zone(Discard, 2), 0},
		{"to the left, past one that is safe", hers, Dest{Place: Discard, Of: Left}, Frame{Safe: 0b010}, b.Zone(Discard, 2), 0},
		{"to the right, past one that is safe", hers, Dest{Place: Discard, Of: Right}, Frame{Safe: 0b100}, b.Zone(Discard, 1), 0},
		{"to the left, where all are safe", loose, Dest{Place: Discard, Of: Left}, Frame{Safe: 0b110}, b.Zone(Discard, 0), 0},
		{"beneath all", hers, Dest{Place: Deck, Under: true}, Frame{}, b.Zone(Deck, 1), all},
		{"two deep", hers, Dest{Place: Deck, Depth: 2}, Frame{}, b.Zone(Deck, 1), 2},
		{"the first line, if no other is meant", hers, Dest{Place: lines}, Frame{}, b.ZoneAt(lines, NoSeat, 0), 0},
		{"the first line", hers, Dest{Place: lines}, Frame{Where: 1}, b.ZoneAt(lines, NoSeat, 0), 0},
		{"the second line", hers, Dest{Place: lines}, Frame{Where: 2}, b.ZoneAt(lines, NoSeat, 1), 0},
		{"the last line, where a later pile of another place is meant", hers, Dest{Place: lines}, Frame{Where: 5}, b.ZoneAt(lines, NoSeat, 1), 0},
		{"a place that is not asked about", hers, Dest{Place: streets}, Frame{Where: 2}, b.ZoneAt(streets, NoSeat, 0), 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			if zone, deep := k.m.landing(c.to, c.card, &c.f); zone != c.zone || deep != c.deep {
				t.Errorf("zone %d, %d deep, want zone %d, %d deep", zone, deep, c.zone, c.deep)
			}
		})
	}
}

// TestDealBack checks that each seat is dealt as many cards as it set aside, no matter which seat owned them,
// and that cards no seat gave stay aside (C-145).
func TestDealBack(t *testing.T) {
	k := newMoving(t, nil)
	aside := k.m.Zone(SetAside, NoSeat)
	for _, seat := range []SeatID{0, 2} {
		k.m.shift(k.m.Top(k.m.Zone(Hand, seat)), aside, beneath, VerbAside, seat)
	}
	k.m.shift(k.m.Top(k.m.Zone(Deck, 2)), aside, beneath, VerbAside, 2)
	k.m.shift(k.m.Top(k.m.Zone(lines, NoSeat)), aside, beneath, VerbAside, 0)
	k.m.deal()
	for seat, want := range []int{1, 1, 2} {
		if got := k.m.Len(k.m.Zone(Hand, SeatID(seat))); got != want {
			t.Errorf("seat %d has %d cards, want %d", seat, got, want)
		}
	}
	if got := k.m.Len(aside); got != 1 {
		t.Errorf("%d cards lie aside, want the one nobody gave", got)
	}
	if err := k.m.check(); err != nil {
		t.Error(err)
	}
}

// TestDealBackMixes checks that cards set aside are dealt back at random, and that then only the seat that has
// a card knows it (C-145).
func TestDealBackMixes(t *testing.T) {
	own := 0
	const tries = 40
	for seed := range uint64(tries) {
		k := newMoving(t, nil)
		k.m.streams[StreamChance] = NewRNG(seed, StreamChance)
		var gave [3]CardID
		for seat := range SeatID(3) {
			gave[seat] = k.m.Top(k.m.Zone(Hand, seat))
			k.m.shift(gave[seat], k.m.Zone(SetAside, NoSeat), beneath, VerbAside, seat)
		}
		k.m.deal()
		for seat := range SeatID(3) {
			c := k.m.Top(k.m.Zone(Hand, seat))
			if c == gave[seat] {
				own++
			}
			if known := k.m.cards[c].Known; known != seat.Only() {
				t.Errorf("seed %d: the card of seat %d is known to %b", seed, seat, known)
			}
		}
	}
	if own == 0 || own == 3*tries {
		t.Errorf("of %d cards %d went back to the seats that gave them", 3*tries, own)
	}
}

// TestNumberBounds checks that every number stays within its bounds, and that only the active seat
// changes numbers of the turn (C-025).
func TestNumberBounds(t *testing.T) {
	k := newMoving(t, nil)
	for id := range NumberID(len(k.lib.Numbers)) {
		def := k.lib.Numbers[id]
		least := 0
		if id == Power {
			least = -30000
		}
		most := 30000
		if id == clock {
			most = 99
		}
		if def.Of == OfCard {
			continue
		}
		for _, c := range []struct{ change, want int }{{-1, max(-1, least)}, {-31000, least}, {-least, 0}, {2, 2}, {-1, 1}, {0, 1}, {31000, most}} {
			k.m.change(id, 0, c.change)
			if got := k.m.Number(id, 0); got != c.want {
				t.Errorf("%s changed by %d is %d, want %d", def.Name, c.change, got, c.want)
			}
		}
		before := k.m.Hash()
		switch def.Of {
		case OfTurn:
			k.m.change(id, 1, -1)
			k.m.change(id, NoSeat, -1)
		case OfSeat:
			k.m.change(id, NoSeat, -1)
			if k.m.Number(id, 1) != 0 || k.m.Number(id, 2) != 0 {
				t.Errorf("%s of one seat changed another's", def.Name)
			}
		default: // any seat can change the table's
		}
		if k.m.Hash() != before {
			t.Errorf("%s was changed for somebody who has none", def.Name)
		}
	}
}

// TestNumbersLie checks that each card has its own numbers, that they end when it moves to a place
// where they do not stay, and that a number that is 0 is not stored.
func TestNumbersLie(t *testing.T) {
	k := newMoving(t, func(k *kit) {
		k.lib.Numbers = append(k.lib.Numbers, Number{Name: "kept", Of: OfCard, Max: 9, Stays: Set(Discard)})
	})
	const kept = marks + 1
	a, b := k.m.Top(k.m.Zone(Hand, 0)), k.m.Top(k.m.Zone(Hand, 1))
	var ev Events
	k.m.ev = &ev
	for _, c := range []struct {
		id   NumberID
		card CardID
		n    int
	}{{marks, a, 2}, {marks, b, 3}, {kept, a, 4}, {kept, b, 5}, {marks, a, 1}, {kept, b, -1}} {
		k.m.lay(c.id, c.card, c.n)
	}
	want := func(after string, marksA, keptA, marksB, keptB, all int) {
		t.Helper()
		got := [...]int{k.m.On(a, marks), k.m.On(a, kept), k.m.On(b, marks), k.m.On(b, kept), len(k.m.tokens)}
		if got != [...]int{marksA, keptA, marksB, keptB, all} {
			t.Errorf("after %s: %v", after, got)
		}
	}
	want("laying", 3, 4, 3, 4, 4)
	last := ev.List[len(ev.List)-1]
	if last.Kind != NumberChanged || last.Number != kept || last.Card != b || last.N != -1 {
		t.Errorf("told of the last change: %+v", last)
	}
	k.m.lay(marks, b, -9)
	want("taking all away", 3, 4, 0, 4, 3)
	if last := ev.List[len(ev.List)-1]; last.N != -3 {
		t.Errorf("of 3 that went %d are told", last.N)
	}
	k.m.shift(a, k.m.Zone(Discard, 0), onTop, VerbDiscard, 0)
	want("one has gone where one of its numbers stays", 0, 4, 0, 4, 2)
	k.m.shift(b, k.m.Zone(Deck, 1), onTop, VerbPut, 1)
	want("the other has gone where none stays", 0, 4, 0, 0, 1)
}

// TestInsteadOfDrawing checks that OpInstead cancels the draw that its text interrupted, and no
// draw of that text.
func TestInsteadOfDrawing(t *testing.T) {
	k := newKit(t)
	f := k.face(Face{Name: "Card"})
	cancels := k.prog(Op{Code: OpInstead})
	instead := k.prog(Op{Code: OpEach, Who: You, To: cancels}, Op{Code: OpDraw, N: 2})
	hero := k.face(Face{Name: "Hero", SuperHero: true, Triggers: []TriggerID{k.trigger(Trigger{On: BeforeDraw, How: Interrupts,
		From: Set(Heroes), Prog: instead})}})
	draws := k.face(Face{Name: "Draws", Play: k.prog(Op{Code: OpDraw, N: 1})})
	b := k.table(2)
	b.Add(hero, b.Zone(Heroes, 0))
	c := b.Add(draws, b.Zone(Hand, 0))
	for range 9 {
		b.Add(f, b.Zone(Deck, 0))
	}
	s := b.Resume(0, 0)
	k.play(s, c)
	if got := s.Len(s.Zone(Hand, 0)); got != 2 {
		t.Errorf("two cards are drawn instead of one; there are %d in hand", got)
	}
}

// TestInsteadOfTheFirstCard checks that OpInstead cancels only the first card of a draw, and that the draw
// still counts as one, even if no card is left to draw.
func TestInsteadOfTheFirstCard(t *testing.T) {
	for n, want := range map[int16]int{1: 0, 2: 1, 3: 2} {
		t.Run(fmt.Sprint(n), func(t *testing.T) {
			k := newKit(t)
			f := k.face(Face{Name: "Card"})
			hears := k.trigger(Trigger{On: OnDraw, From: Set(Heroes), Prog: k.prog(Op{Code: OpNumber, Number: VPTokens, N: 1})})
			cancels := k.trigger(Trigger{On: BeforeDraw, How: Interrupts, From: Set(Heroes), Prog: k.prog(Op{Code: OpInstead})})
			hero := k.face(Face{Name: "Hero", SuperHero: true, Triggers: []TriggerID{hears, cancels}})
			draws := k.face(Face{Name: "Draws", Play: k.prog(Op{Code: OpDraw, N: n})})
			b := k.table(2)
			b.Add(hero, b.Zone(Heroes, 0))
			c := b.Add(draws, b.Zone(Hand, 0))
			for range 9 {
				b.Add(f, b.Zone(Deck, 0))
			}
			s := b.Resume(0, 0)
			k.play(s, c)
			if got := s.Len(s.Zone(Hand, 0)); got != want || s.Number(VPTokens, 0) != 1 {
				t.Errorf("%d cards are drawn, want %d; the draw is heard %d times, want 1", got, want, s.Number(VPTokens, 0))
			}
		})
	}
}

// TestDrawTheCardAtHand checks that a draw with Pair draws the card at hand from anywhere in the deck, and the
// top card if that card has left the deck.
func TestDrawTheCardAtHand(t *testing.T) {
	for _, left := range []bool{false, true} {
		t.Run(fmt.Sprint(left), func(t *testing.T) {
			k := newKit(t)
			f := k.face(Face{Name: "Card"})
			draw := k.prog(Op{Code: OpDraw, N: 1, Pair: true})
			b := k.table(2)
			top, under := b.Add(f, b.Zone(Deck, 0)), b.Add(f, b.Zone(Deck, 0))
			s := b.Resume(0, 0)
			m := machine{State: s}
			g := s.frame(0)
			g.It, g.ItStay = under, s.cards[under].Stay
			want := under
			if left {
				m.shift(under, s.Zone(Discard, 0), onTop, VerbDiscard, 0)
				want = top
			}
			if m.drawByText(&k.lib.Code[draw], &g) || s.cards[want].Zone != s.Zone(Hand, 0) || s.Len(s.Zone(Hand, 0)) != 1 {
				t.Errorf("the hand is %v, want %d", s.Cards(s.Zone(Hand, 0)), want)
			}
		})
	}
}

// TestPools checks that newPool returns a pool that no hidden card belongs to, if there is one.
func TestPools(t *testing.T) {
	k := newMoving(t, nil)
	s := k.m.State
	s.pool = 10
	if got := s.newPool(); got != 11 || s.pool != 11 {
		t.Errorf("after pool 10 comes %d", got)
	}
	s.pool = 253
	if got := s.newPool(); got != 254 {
		t.Errorf("after pool 253 comes %d", got)
	}
	hidden, open := []CardID{}, NoCard
	for c := CardID(1); int(c) < len(s.cards); c++ {
		if s.cards[c].Known == Everyone {
			open = c
		} else {
			hidden = append(hidden, c)
		}
	}
	for i, c := range hidden {
		s.cards[c].Pool = uint8(i + 1)
	}
	s.cards[open].Pool = uint8(len(hidden) + 1) // all see it: its pool means nothing
	if got, want := s.newPool(), uint8(len(hidden)+1); got != want {
		t.Errorf("the first pool that is free again is %d, want %d", got, want)
	}
	// With every pool in use the last one is shared.
	s.cards = make([]Card, 256)
	for i := range s.cards {
		s.cards[i].Pool = uint8(i)
	}
	if got := s.newPool(); got != 255 {
		t.Errorf("with all pools in use the new one is %d", got)
	}
}

// TestWhereItHappened checks that an empty pile is heard of once, when its last card leaves, and
// that a destroyed card is heard of in the place it was in.
func TestWhereItHappened(t *testing.T) {
	heard := func(on Moment, at Place) (*moving, func() int) {
		k := newMoving(t, func(k *kit) {
			id := k.trigger(Trigger{On: on, From: Set(Rules), At: Set(at), Whose: All, InTurn: All, Prog: k.prog(Op{Code: OpShow})})
			k.face(Face{Name: "Rule", Triggers: []TriggerID{id}})
		})
		rule := CardID(1) // the card in the hand of seat 0 becomes the rule
		k.m.cards[rule].Face = 1
		k.m.shift(rule, k.m.Zone(Rules, NoSeat), onTop, VerbPut, 0)
		k.m.waiting = nil
		return k, func() int { return len(k.m.waiting) }
	}
	k, times := heard(OnEmpty, lines)
	line, gone := k.m.Zone(lines, NoSeat), k.m.Zone(Destroyed, NoSeat)
	for i, want := range []int{0, 1} {
		k.m.shift(k.m.Top(line), gone, onTop, VerbDestroy, 0)
		if times() != want {
			t.Errorf("with %d of 2 cards left an empty line is heard of %d times, want %d", 1-i, times(), want)
		}
	}
	k.m.shift(k.m.Top(k.m.Zone(Deck, 1)), gone, onTop, VerbDestroy, 0)
	if times() != 1 {
		t.Errorf("an empty deck is taken for an empty line")
	}
	k.m.shiftRun(k.m.board.ZoneAt(lines, NoSeat, 1), 0, 2, gone, onTop, 0)
	if times() != 2 {
		t.Errorf("a line emptied at once is heard of %d times", times()-1)
	}
	for at, want := range map[Place]int{Hand: 1, Deck: 0} {
		t.Run(fmt.Sprint("place ", at), func(t *testing.T) {
			k, times := heard(OnDestroy, at)
			k.m.destroy(k.m.Top(k.m.Zone(Hand, 1)), 0)
			if times() != want || k.m.Len(gone) != 1 {
				t.Errorf("destroyed in a hand, waiting for place %d: heard of %d times, want %d", at, times(), want)
			}
		})
	}
}

// TestDestroyed checks that a destroyed card goes on top of the pile for its kind (C-100, C-102).
func TestDestroyed(t *testing.T) {
	k := newMoving(t, func(k *kit) { k.lib.Faces[0].Grave = stack })
	a, b := k.m.Top(k.m.Zone(Hand, 0)), k.m.Top(k.m.Zone(Hand, 1))
	k.m.destroy(a, 1)
	k.m.destroy(b, 1)
	if got := k.m.Cards(k.m.Zone(stack, NoSeat)); !slices.Equal(got, []CardID{b, a}) {
		t.Errorf("in their stack lie %v, want %v", got, []CardID{b, a})
	}
	if got := k.m.cards[a]; got.Owner != NoSeat || got.Known != Everyone || got.Stay != 1 {
		t.Errorf("a destroyed card is %+v", got)
	}
}

// TestVerbs checks what each verb does to a card, and whether the text then remembers it.
func TestVerbs(t *testing.T) {
	for verb := range NumVerbs {
		k := newMoving(t, nil)
		m := &k.m
		c := m.Top(m.Zone(Hand, 1))
		f := m.begin(0, NoCard, 0, 0)
		f.Target = 2
		m.do(verb, Dest{Place: Discard, Of: Target}, c, f)
		want, holds, plays := m.Zone(Hand, 1), false, 0
		switch verb {
		case VerbDestroy:
			want = m.Zone(Destroyed, NoSeat)
		case VerbDiscard, VerbPut:
			want = m.Zone(Discard, 2)
		case VerbGain, VerbBuy:
			want = m.Zone(Discard, 0)
		case VerbPass:
			want, holds = m.Zone(Discard, 2), true
		case VerbAside:
			want, holds = m.Zone(SetAside, NoSeat), true
		case VerbPlay, VerbBorrow:
			want, plays = m.Zone(InPlay, 0), 1
		case VerbReplay:
			plays = 1
		case VerbWalk, VerbKeep: // a card without a goal
			holds = true
		case VerbDefeat:
			want = m.Zone(Destroyed, NoSeat)
		case VerbStep, VerbGo: // without a goal, and without a space to go to
		case VerbHold:
			holds = true
			if m.cards[c].Known != Everyone {
				t.Error("a card that is remembered is not shown")
			}
		default: // VerbNone
		}
		if fell := m.Number(LastDefeat, 0) == 1; fell != (verb == VerbDefeat) {
			t.Errorf("%v: seat 0 has defeated something: %v", verb, fell)
		}
		if verb == VerbKeep && m.cards[c].Known == Everyone {
			t.Errorf("%v: it is shown", verb)
		}
		if got := m.cards[c].Zone; got != want {
			t.Errorf("%v: it is in zone %d, want %d", verb, got, want)
		}
		if m.holds(&m.stack[1], c) != holds || len(m.plays) != plays || m.cards[c].Borrowed() != (verb == VerbBorrow) {
			t.Errorf("%v: remembered %v, played %d times, borrowed %v", verb, !holds, len(m.plays), m.cards[c].Borrowed())
		}
		if verb == VerbAside && m.held[0].For != 2 || verb == VerbPass && m.held[0].For != NoSeat {
			t.Errorf("%v: remembered for seat %d", verb, m.held[0].For)
		}
	}
}

// TestNumbersAreHeard checks that a change of a number of the table or of a seat is heard of, and
// that one of the turn is not.
func TestNumbersAreHeard(t *testing.T) {
	for _, c := range []struct {
		id   NumberID
		n    int
		want int
	}{{clock, 1, 1}, {clock, 0, 0}, {clock, -1, 0}, {VPTokens, 2, 1}, {VPTokens, -2, 0}, {Power, 1, 0}, {Bought, 1, 0}} {
		t.Run(fmt.Sprintf("%+v", c), func(t *testing.T) {
			k := newMoving(t, func(k *kit) {
				id := k.trigger(Trigger{On: OnNumber, From: Set(Hand), Prog: k.prog(Op{Code: OpShow})})
				k.lib.Faces[0].Triggers = []TriggerID{id}
			})
			k.m.change(c.id, 0, c.n)
			if got := len(k.m.waiting); got != c.want {
				t.Errorf("%s changed by %d is heard of %d times, want %d", k.lib.Numbers[c.id].Name, c.n, got, c.want)
			}
		})
	}
}

// TestRises checks that a trigger hears that its number has grown, and hears no other change.
func TestRises(t *testing.T) {
	for _, c := range []struct {
		id   NumberID
		seat SeatID
		n    int
		want int
	}{{VPTokens, 0, 1, 1}, {VPTokens, 0, 5, 1}, {VPTokens, 0, 0, 0}, {VPTokens, 0, -1, 0}, {VPTokens, 1, 1, 0}, {clock, 0, 1, 0}, {Power, 0, 1, 0}} {
		t.Run(fmt.Sprintf("%+v", c), func(t *testing.T) {
			k := newMoving(t, func(k *kit) {
				id := k.trigger(Trigger{On: OnRise, Laid: VPTokens, From: Set(Hand), Prog: k.prog(Op{Code: OpShow})})
				k.lib.Faces[0].Triggers = []TriggerID{id}
			})
			*k.m.number(VPTokens, 0) = 3
			k.m.change(c.id, c.seat, c.n)
			if got := len(k.m.waiting); got != c.want {
				t.Errorf("%s of seat %d changed by %d is heard of %d times, want %d", k.lib.Numbers[c.id].Name, c.seat, c.n, got, c.want)
			}
		})
	}
	// A number of a turn is heard as well.
	turn := newMoving(t, func(k *kit) {
		k.lib.Faces[0].Triggers = []TriggerID{k.trigger(Trigger{On: OnRise, Laid: Bought, From: Set(Hand), Prog: k.prog(Op{Code: OpShow})})}
	})
	for i, n := range []int{1, -1, 2} {
		if turn.m.change(Bought, 0, n); len(turn.m.waiting) != []int{1, 1, 2}[i] {
			t.Errorf("after change %d of a number of the turn %d triggers wait", i+1, len(turn.m.waiting))
		}
	}
	k := newMoving(t, func(k *kit) {
		id := k.trigger(Trigger{On: OnRise, Laid: VPTokens, From: Set(Hand), Prog: k.prog(Op{Code: OpShow})})
		k.lib.Faces[0].Triggers = []TriggerID{id}
	})
	top := int(k.lib.Numbers[VPTokens].Max)
	*k.m.number(VPTokens, 0) = int16(top)
	if k.m.change(VPTokens, 0, 1); len(k.m.waiting) != 0 {
		t.Error("a number that is at its limit is heard to grow")
	}
}

// TestShed checks that a trigger hears that its player discards a card from a hand, or passes one to
// another player, and hears no other move.
func TestShed(t *testing.T) {
	for verb := range NumVerbs {
		for _, to := range []Who{You, Left} {
			for place, seat := range map[Place]SeatID{Hand: 1, Deck: 0} {
				k := newMoving(t, func(k *kit) {
					id := k.trigger(Trigger{On: OnShed, From: Set(Hand), InTurn: All, Prog: k.prog(Op{Code: OpShow})})
					k.lib.Faces[0].Triggers = []TriggerID{id}
				})
				m := &k.m
				m.do(verb, Dest{Place: Discard, Of: to}, m.Top(m.Zone(place, seat)), m.begin(0, NoCard, 0, 0))
				want := b2i(verb == VerbDiscard && place == Hand || verb == VerbPass || verb == VerbAside && to == Left)
				if heard := len(m.waiting); heard != want {
					t.Errorf("%v from place %d, to %v: heard of %d times, want %d", verb, place, to, heard, want)
				}
			}
		}
	}
}

// TestWhoSees checks that all seats know a revealed card and one seat a card it looked at, and that
// a known card is not learned again.
func TestWhoSees(t *testing.T) {
	for _, c := range []struct {
		kind    EventKind
		before  Seats
		known   Seats
		learned uint32
	}{{CardShown, 0, Everyone, 1}, {CardLookedAt, 0, 0b010, 1}, {CardLookedAt, 0b100, 0b110, 1}, {CardLookedAt, 0b010, 0b010, 0},
		{CardShown, 0b010, Everyone, 1}, {CardShown, Everyone, Everyone, 0}, {CardLookedAt, Everyone, Everyone, 0}} {
		t.Run(fmt.Sprintf("%+v", c), func(t *testing.T) {
			k := newMoving(t, nil)
			card := k.m.Top(k.m.Zone(Deck, 0))
			k.m.cards[card].Known = c.before
			before := k.m.Learned()
			var ev Events
			k.m.ev = &ev
			k.m.show(card, c.kind, 1)
			if got := k.m.cards[card].Known; got != c.known || k.m.Learned() != before+c.learned {
				t.Errorf("%v of a card known to %b: known to %b, %d learned; want %b, %d", c.kind, c.before, got, k.m.Learned()-before, c.known, c.learned)
			}
			z := k.m.Zone(Deck, 0)
			if len(ev.List) != 1 || ev.List[0] != (Event{Kind: c.kind, Seat: 1, Card: card, Sees: c.known, From: z, To: z}) {
				t.Errorf("told: %+v", ev.List)
			}
		})
	}
}

// TestLookAt checks that a seat that looks at the cards of another in a place alone gets to know them,
// and that one that reveals its hand does as before.
func TestLookAt(t *testing.T) {
	k := newMoving(t, nil)
	hidden := k.m.Top(k.m.Zone(Deck, 2))
	k.m.shift(hidden, k.m.Zone(under, 2), onTop, VerbPut, 2)
	k.m.cards[hidden].Known = 0
	look := func(op Op, target SeatID) []Event {
		var events Events
		k.m.ev = &events
		f := k.m.begin(k.prog(op), NoCard, 0, 0)
		f.Target = target
		k.m.askNothing()
		k.m.run()
		k.m.ev = nil
		return events.List
	}
	if look(Op{Code: OpShow, From: Set(under), Who: Target}, NoSeat); k.m.cards[hidden].Known != 0 {
		t.Error("without a target a card is looked at")
	}
	events := look(Op{Code: OpShow, From: Set(under), Who: Target}, 2)
	if k.m.cards[hidden].Known != 0b001 {
		t.Errorf("the card is known to %b", k.m.cards[hidden].Known)
	}
	looked := 0
	for _, e := range events {
		if looked += b2i(e.Kind == CardLookedAt && e.Card == hidden && e.Seat == 0); e.Kind == HandShown || e.Kind == CardShown {
			t.Errorf("told: %+v", e)
		}
	}
	if own := k.m.Top(k.m.Zone(Hand, 0)); looked != 1 || k.m.cards[own].Known == Everyone {
		t.Errorf("told %d times that it looks; its own card is known to %b", looked, k.m.cards[own].Known)
	}
	if look(Op{Code: OpShow}, 2); k.m.cards[k.m.Top(k.m.Zone(Hand, 0))].Known != Everyone {
		t.Error("its own hand isn't revealed")
	}
}

// TestLookAtHits checks that a seat that looks at the cards of those hit by its Attack sees theirs and
// not its own.
func TestLookAtHits(t *testing.T) {
	k := newMoving(t, nil)
	own, foes := k.m.Top(k.m.Zone(Deck, 0)), k.m.Top(k.m.Zone(Deck, 1))
	for _, c := range []CardID{own, foes} {
		k.m.cards[c].Known = 0
	}
	f := k.m.begin(0, NoCard, 0, 0)
	f.Victims = SeatID(1).Only()
	k.m.lookAt(&Op{Code: OpShow, From: Set(Deck), Who: Hits}, f)
	if got, mine := k.m.cards[foes].Known, k.m.cards[own].Known; got != SeatID(0).Only() || mine != 0 {
		t.Errorf("the victim's card is known to %b, want 1; the attacker's to %b, want 0", got, mine)
	}
}
