package engine

import (
	"fmt"
	"slices"
	"testing"
)

// walking is a two-player game with standees on the ring, and a Villain and a Hero in the first
// street.
type walking struct {
	*kit
	s             *State
	standee       CardID
	villain, hero CardID
}

func newWalking(t *testing.T, changes ...Change) *walking {
	t.Helper()
	k := newKit(t)
	k.lib.Offers = append(k.lib.Offers, Offer{Kind: OptStep, Price: Price{Number: Power, N: 2}, Max: Unlimited})
	k.lib.Changes = append(k.lib.Changes, changes...)
	piece := k.face(Face{Name: "Standee", Piece: true})
	villain, hero := k.face(Face{Name: "Villain", Types: Villain}), k.face(Face{Name: "Hero", Types: Hero})
	b := k.table(2)
	w := &walking{kit: k}
	for seat := range SeatID(2) {
		c := b.Add(piece, b.ZoneAt(ring, NoSeat, int(seat)))
		b.Give(c, seat)
		if seat == 0 {
			w.standee = c
		}
	}
	street := b.ZoneAt(streets, NoSeat, 0)
	w.hero, w.villain = b.Add(hero, street), b.Add(villain, street)
	w.s = b.Resume(0, 4)
	for i := range changes {
		w.s.leaveWorking(Watch{Source: w.hero, Change: ChangeID(i + 1), Seat: 0, Until: ForEver})
	}
	return w
}

// walk moves the standee to a space and returns the events.
func (w *walking) walk(space int16) []Event {
	w.t.Helper()
	return w.take(w.s, func(o Option) bool { return o.Kind == OptStep && o.N == space })
}

// TestWalk checks that a standee moves the shorter way as far as its seat can pay, and that texts
// still remember it (R-MOV-01).
func TestWalk(t *testing.T) {
	for power, want := range map[int][]int16{0: nil, 1: nil, 2: {1, 4}, 3: {1, 4}, 4: {1, 2, 3, 4}, 9: {1, 2, 3, 4}} {
		t.Run(fmt.Sprint(power, " Power"), func(t *testing.T) {
			w := newWalking(t)
			w.s.turns[0].N[Power] = int16(power)
			if err := w.s.pose(); err != nil {
				t.Fatal(err)
			}
			var got []int16
			for _, o := range w.s.ask.Options {
				if o.Kind == OptStep {
					got = append(got, o.N)
				}
			}
			if len(got) != len(want) {
				t.Errorf("with %d Power spaces %v are offered, want %v", power, got, want)
			}
		})
	}
	w := newWalking(t)
	before := w.s.Card(w.standee)
	events := w.walk(3)
	after := w.s.Card(w.standee)
	if w.s.Space(0) != 3 || w.s.power() != 0 {
		t.Errorf("it stands in space %d, with %d Power left", w.s.Space(0), w.s.power())
	}
	if after.Stay != before.Stay || after.Owner != 0 {
		t.Errorf("texts have forgotten it: it was %+v and is %+v", before, after)
	}
	if got := w.s.Number(Walked, 0); got != 2 {
		t.Errorf("it has walked %d steps this turn", got)
	}
	last := events[len(events)-1]
	if last.Kind != PieceWalked || last.Card != w.standee || last.From != before.Zone || last.To != after.Zone || last.N != 2 || last.Seat != 0 {
		t.Errorf("told of the walk: %+v", last)
	}
	for c, name := range map[CardID]string{w.hero: "Hero", w.villain: "Villain"} {
		t.Run(name, func(t *testing.T) {
			if _, _, at := w.s.board.At(w.s.cards[c].Zone); at != 0 {
				t.Errorf("the %s has walked along to street %d", name, at)
			}
		})
	}
}

// TestVillainsWalkAlong checks that with AskCarries the Villains of every space entered move along,
// and no other card does (R-CLR-16).
func TestVillainsWalkAlong(t *testing.T) {
	w := newWalking(t, Change{Asked: AskCarries, Layer: Sets, Whose: You, N: 1})
	w.walk(3) // over space 4
	for _, c := range []struct {
		name string
		card CardID
		at   int
	}{{"the Villain", w.villain, 3}, {"the Hero", w.hero, 0}} {
		t.Run(c.name, func(t *testing.T) {
			if _, _, at := w.s.board.At(w.s.cards[c.card].Zone); at != c.at {
				t.Errorf("%s is in street %d, want %d", c.name, at, c.at)
			}
		})
	}
}

// TestNear checks that distance is counted in spaces from a seat's standee, and that nothing is
// near a seat without one.
func TestNear(t *testing.T) {
	w := newWalking(t)
	for _, c := range []struct {
		near  uint8
		seat  SeatID
		space int
		want  bool
	}{
		{0, 0, 3, true}, {1, 0, 0, true}, {1, 0, 1, false}, {2, 0, 1, true}, {2, 0, 4, true}, {2, 0, 2, false}, {3, 0, 2, true},
		{1, 1, 1, true}, {1, 1, 0, false}, {1, NoSeat, 0, false}, {0, NoSeat, 0, true},
	} {
		t.Run(fmt.Sprintf("%+v", c), func(t *testing.T) {
			if got := w.s.near(c.near, c.seat, ring, c.space); got != c.want {
				t.Errorf("space %d is less than %d steps from seat %d: %v", c.space, c.near, c.seat, got)
			}
		})
	}
	if w.s.Space(0) != 0 || w.s.Space(1) != 1 || w.s.Space(5) != -1 {
		t.Errorf("the standees are in spaces %d and %d, and one that is not there in %d", w.s.Space(0), w.s.Space(1), w.s.Space(5))
	}
	m := machine{State: w.s}
	for near, want := range map[uint8]bool{1: false, 2: true} {
		if got := m.within(near, 0, 1); got != want {
			t.Errorf("seats 0 and 1 are less than %d steps apart: %v", near, got)
		}
	}
	if m.within(9, 0, 5) || m.within(9, 5, 0) {
		t.Error("a seat without a standee is near")
	}
}

// TestWalkOn checks that a card on the ring moves one space toward its goal, clockwise if tied, and
// that it stays if it has no goal there or is at it (R-VIL-08).
func TestWalkOn(t *testing.T) {
	for _, c := range []struct{ spaces, at, goal, want int }{
		{5, 0, 3, 1}, {5, 0, 4, 4}, {5, 4, 2, 0}, {5, 2, 3, 2}, {5, 2, 0, 2}, {5, 2, 6, 2},
		{4, 0, 3, 1}, {4, 2, 1, 3}, {4, 3, 2, 0},
	} {
		t.Run(fmt.Sprintf("%+v", c), func(t *testing.T) {
			k := newKit(t)
			for i := range k.lib.Rows {
				if k.lib.Rows[i].Place == streets {
					k.lib.Rows[i].Count = uint8(c.spaces)
				}
			}
			walker := k.face(Face{Name: "Walker", Goal: int8(c.goal)})
			b := k.table(2)
			card := b.Add(walker, b.ZoneAt(streets, NoSeat, c.at))
			s := b.Resume(0, 0)
			m := machine{State: s, ev: &Events{}}
			f := m.begin(0, NoCard, 0, 0)
			m.do(VerbWalk, Dest{}, card, f)
			if _, _, at := s.board.At(s.cards[card].Zone); at != c.want {
				t.Errorf("from space %d of %d toward %d it went to %d, want %d", c.at, c.spaces, c.goal-1, at, c.want)
			}
			if walked := len(m.ev.List) == 1 && m.ev.List[0].N == 1; walked != (c.want != c.at) {
				t.Errorf("told of it was %+v", m.ev.List)
			}
			if !m.holds(f, card) {
				t.Error("a sweep would find it again")
			}
		})
	}
}

// TestSwap checks that the cards at two spaces trade places with everything on them, and that
// nothing moves in other places or without two named spaces.
func TestSwap(t *testing.T) {
	for _, c := range []struct {
		name    string
		named   []int // of the cards a, b (at space 0), c (at 1) and d (at 3)
		in      Places
		gone    int // this one has moved since
		swapped bool
	}{
		{"two", []int{1, 3}, Set(streets), -1, true},
		{"the other way", []int{3, 0}, Set(streets), -1, true},
		{"three", []int{0, 3, 2}, Set(streets), -1, true},
		{"two of one space first", []int{0, 1, 3}, Set(streets), -1, true},
		{"one space", []int{0, 1}, Set(streets), -1, false},
		{"one", []int{3}, Set(streets), -1, false},
		{"one that has moved", []int{1, 3}, Set(streets), 1, false},
		{"another place", []int{1, 3}, Set(ring), -1, false},
		{"a card of another place", []int{4, 3}, Set(streets), -1, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			k := newKit(t)
			plain := k.face(Face{Name: "Plain"})
			b := k.table(2)
			var cards []CardID
			for _, space := range []int{0, 0, 1, 3} {
				cards = append(cards, b.Add(plain, b.ZoneAt(streets, NoSeat, space)))
			}
			cards = append(cards, b.Add(plain, b.Zone(Hand, 0)))
			s := b.Resume(0, 0)
			m := machine{State: s, ev: &Events{}}
			f := m.begin(0, NoCard, 0, 0)
			for _, n := range c.named {
				m.hold(cards[n], NoSeat)
			}
			if c.gone >= 0 {
				s.cards[cards[c.gone]].Stay++
			}
			s.cards[cards[1]].Bits |= FaceDown
			m.swap(&Op{Code: OpSwap, From: c.in}, f)
			at := func(space int) []CardID { return s.Cards(s.board.ZoneAt(streets, NoSeat, space)) }
			first, last := []CardID{cards[0], cards[1]}, []CardID{cards[3]}
			if c.swapped {
				first, last = last, first
			}
			if !slices.Equal(at(0), first) || !slices.Equal(at(3), last) || !slices.Equal(at(1), []CardID{cards[2]}) {
				t.Errorf("the streets hold %v, %v and %v", at(0), at(1), at(3))
			}
			if !s.cards[cards[1]].Down() {
				t.Error("a card was turned up on the way")
			}
			if told := len(m.ev.List); told > 0 != c.swapped || slices.ContainsFunc(m.ev.List, func(e Event) bool { return e.Kind != PieceWalked || e.N != 0 }) {
				t.Errorf("told of %+v", m.ev.List)
			}
			m.pop()
			if err := s.check(); err != nil {
				t.Error(err)
			}
		})
	}
}

// TestWalkingIsNoOtherAct checks that a Watch that lasts until a seat does anything but move lasts
// while it moves (R-CLR-16).
func TestWalkingIsNoOtherAct(t *testing.T) {
	w := newWalking(t, Change{Asked: AskCarries, Layer: Sets, Whose: You, N: 1})
	w.s.watches[0].Until, w.s.lib.untilAct = NextAct, true
	w.walk(1)
	if len(w.s.watches) != 1 || w.s.spaceOf(w.villain) != 1 {
		t.Errorf("after a step %d changes work, and the Villain is at %d", len(w.s.watches), w.s.spaceOf(w.villain))
	}
	w.take(w.s, func(o Option) bool { return o.Kind == OptEnd })
	if len(w.s.watches) != 0 {
		t.Errorf("after another act %d changes work", len(w.s.watches))
	}
}

// TestSilentSeatsAreWalked checks that the active seat can move the standees of silent seats for
// the same price, which does not count as its own walk and takes no Villain along (R-SOL-03).
func TestSilentSeatsAreWalked(t *testing.T) {
	k := newKit(t)
	k.lib.Silent[1] = 1
	k.lib.Offers = append(k.lib.Offers, Offer{Kind: OptStep, Price: Price{Number: Power, N: 2}, Max: Unlimited})
	k.lib.Changes = append(k.lib.Changes, Change{Asked: AskCarries, Layer: Sets, Whose: All, N: 1, From: Set(Rules)})
	piece, villain := k.face(Face{Name: "Standee", Piece: true}), k.face(Face{Name: "Villain", Types: Villain})
	rule := k.face(Face{Name: "Rule", Changes: []ChangeID{1}})
	b := k.table(1)
	b.Add(rule, b.Zone(Rules, NoSeat))
	var standees [2]CardID
	for seat := range SeatID(2) {
		standees[seat] = b.Add(piece, b.ZoneAt(ring, NoSeat, 2*int(seat)))
		b.Give(standees[seat], seat)
	}
	stays := b.Add(villain, b.ZoneAt(streets, NoSeat, 2))
	s := b.Resume(0, 3)
	can := map[CardID][]int16{}
	for _, o := range s.Pending().Options {
		if o.Kind == OptStep && o.Seat == 0 {
			can[o.Card] = append(can[o.Card], o.N)
		}
	}
	if !slices.Equal(can[standees[0]], []int16{1, 4}) || !slices.Equal(can[standees[1]], []int16{1, 3}) {
		t.Errorf("the standees can go to %v and %v", can[standees[0]], can[standees[1]])
	}
	k.take(s, func(o Option) bool { return o.Kind == OptStep && o.Card == standees[1] && o.N == 3 })
	if s.Space(1) != 3 || s.Space(0) != 0 || s.power() != 1 || s.Number(Walked, 0) != 0 || s.spaceOf(stays) != 2 {
		t.Errorf("they stand at %d and %d, %d Power is left, walked %d, the Villain at %d", s.Space(0), s.Space(1), s.power(), s.Number(Walked, 0), s.spaceOf(stays))
	}
}

// TestOppositeSpaces checks that a standee cannot move straight to the opposite space, which is
// equally far both ways (R-RNG-06).
func TestOppositeSpaces(t *testing.T) {
	k := round(t, 6, 0)
	k.lib.Offers = append(k.lib.Offers, Offer{Kind: OptStep, Price: Price{Number: Power, N: 1}, Max: Unlimited})
	piece := k.face(Face{Name: "Standee", Piece: true})
	b := k.table(2)
	b.Give(b.Add(piece, b.ZoneAt(ring, NoSeat, 1)), 0)
	s := b.Resume(0, 9)
	var can []int16
	for _, o := range s.Pending().Options {
		if o.Kind == OptStep {
			can = append(can, o.N)
		}
	}
	if !slices.Equal(can, []int16{0, 2, 3, 5}) {
		t.Errorf("from space 1 of 6 one can go to %v", can)
	}
}
