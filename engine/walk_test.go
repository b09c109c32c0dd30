package engine

import (
	"slices"
	"testing"
)

// walking is a game of two whose standees stand in the ring, with a Villain and a
// Hero in the street of the first space.
type walking struct {
	*kit
	s             *State
	standee       CardID
	villain, hero CardID
}

func newWalking(t *testing.T, changes ...Change) *walking {
	t.Helper()
	k := newKit(t)
	k.lib.Offers = append(k.lib.Offers, Offer{Kind: OptStep, Price: Price{Number: Power, N: 2}, Most: Unlimited})
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
		w.s.watches = append(w.s.watches, Watch{Source: w.hero, Change: ChangeID(i + 1), Seat: 0, Until: ForEver})
	}
	return w
}

// walk goes to a space and gives what happened.
func (w *walking) walk(space int16) []Event {
	w.t.Helper()
	return w.take(w.s, func(o Option) bool { return o.Kind == OptStep && o.N == space })
}

// TestWalk: a standee goes the shorter way round as far as its seat can pay, and has
// left where it stood (R-MOV-01).
func TestWalk(t *testing.T) {
	for power, want := range map[int][]int16{0: nil, 1: nil, 2: {1, 4}, 3: {1, 4}, 4: {1, 2, 3, 4}, 9: {1, 2, 3, 4}} {
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
	}
	w := newWalking(t)
	before := w.s.Card(w.standee)
	events := w.walk(3)
	after := w.s.Card(w.standee)
	if w.s.Space(0) != 3 || w.s.power() != 0 {
		t.Errorf("it stands in space %d, with %d Power left", w.s.Space(0), w.s.power())
	}
	if after.Stay != before.Stay+1 || after.Owner != 0 {
		t.Errorf("what texts remember of it still holds: it was %+v and is %+v", before, after)
	}
	last := events[len(events)-1]
	if last.Kind != PieceWalked || last.Card != w.standee || last.From != before.Zone || last.To != after.Zone || last.N != 2 || last.Seat != 0 {
		t.Errorf("told of the walk: %+v", last)
	}
	for c, name := range map[CardID]string{w.hero: "Hero", w.villain: "Villain"} {
		if _, _, at := w.s.board.At(w.s.cards[c].Zone); at != 0 {
			t.Errorf("the %s has walked along to street %d", name, at)
		}
	}
}

// TestVillainsWalkAlong: where the rules say so the Villains of every space entered
// join in, and nobody else (R-CLR-16).
func TestVillainsWalkAlong(t *testing.T) {
	w := newWalking(t, Change{Asked: AskCarries, Layer: Sets, Whose: You, N: 1})
	w.walk(3) // over space 4
	for _, c := range []struct {
		name string
		card CardID
		at   int
	}{{"the Villain", w.villain, 3}, {"the Hero", w.hero, 0}} {
		if _, _, at := w.s.board.At(w.s.cards[c.card].Zone); at != c.at {
			t.Errorf("%s is in street %d, want %d", c.name, at, c.at)
		}
	}
}

// TestNear: what is near is counted in spaces from the seat's standee, and nothing is
// near to a seat without one.
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
		if got := w.s.near(c.near, c.seat, ring, c.space); got != c.want {
			t.Errorf("space %d is less than %d steps from seat %d: %v", c.space, c.near, c.seat, got)
		}
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

// TestWalkOn: a card of a ring goes one space toward its goal, clockwise if both
// ways are as long; one without a goal of the ring, or at it, stays (R-VIL-08).
func TestWalkOn(t *testing.T) {
	for _, c := range []struct{ spaces, at, goal, want int }{
		{5, 0, 3, 1}, {5, 0, 4, 4}, {5, 4, 2, 0}, {5, 2, 3, 2}, {5, 2, 0, 2}, {5, 2, 6, 2},
		{4, 0, 3, 1}, {4, 2, 1, 3}, {4, 3, 2, 0},
	} {
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
	}
}

// TestSwap: what lies at two spaces changes places as it lies, with the marks and
// numbers it has; in other places, and where no two spaces are named, nothing does.
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
		k := newKit(t)
		plain := k.face(Face{Name: "Plain"})
		b := k.table(2)
		var cards []CardID
		for _, space := range []int{0, 0, 1, 3} {
			cards = append(cards, b.Add(plain, b.ZoneAt(streets, NoSeat, space)))
		}
		cards = append(cards, b.Add(plain, b.Zone(Hand, 0)))
		s := b.Resume(0, 0)
		m := machine{State: s}
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
			t.Errorf("%s: the streets hold %v, %v and %v", c.name, at(0), at(1), at(3))
		}
		if !s.cards[cards[1]].Down() {
			t.Errorf("%s: a card was turned up on the way", c.name)
		}
		m.pop()
		if err := s.check(); err != nil {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}
