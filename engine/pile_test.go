package engine

import (
	"fmt"
	"slices"
	"testing"
)

// piles returns a game with cards in many zones, and the cards of each zone as lists.
func piles(t *testing.T) (*moving, [][]CardID) {
	k := newKit(t)
	f := k.face(Face{Name: "Card"})
	b := k.table(2)
	for z := range ZoneID(b.s.board.zones) {
		for range int(z) * 7 % 5 {
			b.Add(f, z)
		}
	}
	for range 40 { // more than are carried at a time
		b.Add(f, b.Zone(Discard, 1))
	}
	for c := CardID(1); int(c) < len(b.s.cards); c += 3 {
		b.Lay(marks, c, int(c))
	}
	m := machine{State: b.Resume(0, 0)}
	lists := make([][]CardID, m.board.zones)
	for z := range lists {
		lists[z] = slices.Clone(m.Cards(ZoneID(z)))
	}
	return &moving{k, m}, lists
}

// TestReorder moves single cards and checks that all others keep their order and that each zone has
// the right cards.
func TestReorder(t *testing.T) {
	k, lists := piles(t)
	chance := NewRNG(4, StreamChance)
	for range 2000 {
		from, to := ZoneID(chance.Intn(len(lists))), ZoneID(chance.Intn(len(lists)))
		if len(lists[from]) == 0 {
			continue
		}
		i := chance.Intn(len(lists[from]))
		c := lists[from][i]
		lists[from] = slices.Delete(lists[from], i, i+1)
		j := chance.Intn(len(lists[to]) + 1)
		lists[to] = slices.Insert(lists[to], j, c)
		k.m.shiftTo(c, to, j, onTop, VerbPut, 0)
		for z := range lists {
			if !slices.Equal(k.m.Cards(ZoneID(z)), lists[z]) {
				t.Fatalf("card %d from zone %d to place %d of zone %d: in zone %d lie %v, want %v", c, from, j, to, z, k.m.Cards(ZoneID(z)), lists[z])
			}
		}
	}
	if err := k.m.check(); err != nil {
		t.Error(err)
	}
}

// TestDepth checks that a card put deeper than its zone goes to the bottom, also within the same
// zone.
func TestDepth(t *testing.T) {
	k, _ := piles(t)
	z := k.m.Zone(Discard, 1)
	first := k.m.Cards(z)[0]
	k.m.shiftTo(first, z, 999, beneath, VerbPut, 0)
	if got := k.m.indexOf(first); got != k.m.Len(z)-1 {
		t.Errorf("put beneath all it is number %d of %d", got, k.m.Len(z))
	}
	k.m.shiftTo(first, z, 2, onTop, VerbPut, 0)
	if got := k.m.indexOf(first); got != 2 {
		t.Errorf("put under two cards it is number %d", got)
	}
	k.m.shift(first, z, onTop, VerbPut, 0)
	if k.m.Top(z) != first {
		t.Error("put on top it does not lie there")
	}
}

// TestRunsMoveAlike checks that cards moved together end up as if moved one by one, no matter
// which seats see them and what they carry.
func TestRunsMoveAlike(t *testing.T) {
	start, _ := piles(t)
	tokens := start.m.tokens
	chance := NewRNG(5, StreamChance)
	zones := start.m.board.zones
	for try := range 600 {
		if start.m.tokens = nil; try%2 == 0 {
			start.m.tokens = tokens
		}
		from, to := ZoneID(chance.Intn(zones)), ZoneID(chance.Intn(zones))
		n := start.m.Len(from)
		if from == to || n == 0 {
			continue
		}
		i := chance.Intn(n)
		n = 1 + chance.Intn(n-i)
		where := end(chance.Intn(2) == 1)
		quick, slow := machine{State: start.m.Copy()}, machine{State: start.m.Copy()}
		quick.shiftRun(from, i, n, to, where, 0)
		for range n {
			slow.shift(slow.Cards(from)[i], to, where, VerbNone, 0)
		}
		if quick.Hash() != slow.Hash() {
			t.Fatalf("%d cards from place %d of zone %d to zone %d, beneath %v: at once they lie as %v, one by one as %v",
				n, i, from, to, bool(where), quick.Cards(to), slow.Cards(to))
		}
		if err := quick.check(); err != nil {
			t.Fatal(err)
		}
		// There is an event for each of them.
		var ev Events
		loud := machine{State: start.m.Copy(), ev: &ev}
		loud.shiftRun(from, i, n, to, where, 0)
		if loud.Hash() != slow.Hash() || len(ev.List) != n {
			t.Fatalf("told of %d moves of %d", len(ev.List), n)
		}
		for j, e := range ev.List {
			if e.Kind != CardMoved || e.From != from || e.To != to || e.Under != bool(where) || e.Verb != VerbNone || e.Card != start.m.Cards(from)[i+j] {
				t.Fatalf("told of the move as %+v", e)
			}
		}
	}
	before := start.m.Hash()
	start.m.shiftRun(0, 0, 0, 1, onTop, 0)
	if start.m.Hash() != before {
		t.Error("to move no card changes something")
	}
}

// TestRefill checks that an empty deck is reshuffled from the discard pile when a card is needed,
// with all its cards hidden, and that there is no card if both are empty (C-085).
func TestRefill(t *testing.T) {
	for _, c := range []struct {
		deck, discard, left int
		card                bool
	}{{2, 3, 2, true}, {0, 3, 3, true}, {0, 1, 1, true}, {0, 0, 0, false}, {1, 0, 1, true}} {
		t.Run(fmt.Sprintf("%+v", c), func(t *testing.T) {
			k := newKit(t)
			f := k.face(Face{Name: "Card"})
			b := k.table(2)
			for range c.deck {
				b.Add(f, b.Zone(Deck, 0))
			}
			for range c.discard {
				b.Add(f, b.Zone(Discard, 0))
			}
			m := machine{State: b.Resume(0, 0)}
			var ev Events
			m.ev = &ev
			cards, before := slices.Clone(m.Cards(m.Zone(Discard, 0))), m.Learned()
			if got := m.refill(0); got != c.card || m.Len(m.Zone(Deck, 0)) != c.left {
				t.Errorf("%d in the deck and %d discarded: there is a card %v, in a deck of %d", c.deck, c.discard, got, m.Len(m.Zone(Deck, 0)))
			}
			anew := c.deck == 0 && c.discard > 0
			if got := len(ev.List) == 1 && ev.List[0].Kind == DeckShuffled && int(ev.List[0].N) == c.discard && m.Learned() == before+1; got != anew {
				t.Errorf("%d in the deck and %d discarded: told %+v", c.deck, c.discard, ev.List)
			}
			for _, card := range cards {
				at := m.cards[card]
				if anew && (at.Known != 0 || at.Zone != m.Zone(Deck, 0) || at.Stay != 1 || at.Owner != 0) {
					t.Errorf("a card of the new deck is %+v", at)
				}
			}
			if err := m.check(); err != nil {
				t.Error(err)
			}
		})
	}
}

// TestSlots checks that a card takes the first free slot of its line and keeps it.
func TestSlots(t *testing.T) {
	k := newMoving(t, nil)
	line := k.m.Zone(lines, NoSeat)
	first, second := k.m.Cards(line)[0], k.m.Cards(line)[1]
	hand := k.m.Top(k.m.Zone(Hand, 0))
	k.m.shift(first, k.m.Zone(Destroyed, NoSeat), onTop, VerbDestroy, 0)
	if got := k.m.cards[second].Slot; got != 1 {
		t.Errorf("a card that stays has slot %d", got)
	}
	k.m.shift(hand, line, onTop, VerbPut, 0)
	if got := k.m.cards[hand].Slot; got != 0 {
		t.Errorf("a card that comes into the gap has slot %d", got)
	}
	k.m.shift(first, line, beneath, VerbPut, 0)
	if got := k.m.cards[first].Slot; got != 2 {
		t.Errorf("the next card has slot %d", got)
	}
}

// TestManySlots checks that a line with many cards gives each a slot of its own, as long as there are any, and
// that the game is sound and can be read back.
func TestManySlots(t *testing.T) {
	for _, n := range []int{63, 64, 65, 200, maxSlot, maxSlot + 1, maxSlot + 3} {
		t.Run(fmt.Sprint(n), func(t *testing.T) {
			k := newKit(t)
			plain := k.face(Face{Name: "Plain"})
			b := k.table(2)
			b.AddCopies(plain, n, b.Zone(lines, NoSeat))
			last := b.Add(plain, b.Zone(Hand, 0))
			s := k.again(b.Resume(0, 0))
			m := machine{State: s}
			m.shift(last, s.Zone(lines, NoSeat), beneath, VerbPut, 0)
			taken := map[uint8]int{}
			for _, c := range s.Cards(s.Zone(lines, NoSeat)) {
				taken[s.cards[c].Slot]++
			}
			if want := min(n+1, maxSlot+1); len(taken) != want || s.cards[last].Slot != uint8(want-1) {
				t.Errorf("%d cards have %d slots, want %d, and the last has slot %d", n+1, len(taken), want, s.cards[last].Slot)
			}
			if err := s.Check(); err != nil {
				t.Error(err)
			}
			// A gap is filled first.
			gap := s.Cards(s.Zone(lines, NoSeat))[n/2]
			slot := s.cards[gap].Slot
			m.shift(gap, s.Zone(Discard, 0), onTop, VerbPut, 0)
			m.shift(last, s.Zone(Discard, 0), onTop, VerbPut, 0)
			m.shift(last, s.Zone(lines, NoSeat), beneath, VerbPut, 0)
			if got := s.cards[last].Slot; got != slot {
				t.Errorf("a card that comes into the gap at %d has slot %d", slot, got)
			}
		})
	}
}

// TestAliases checks that during a seat's turn the cards of its aliased place also count as cards
// of the other place, for all texts, and that between turns they do not (V-004.3).
func TestAliases(t *testing.T) {
	const camp = streets + 1
	k := newKit(t)
	k.lib.Rows = append(slices.Clone(k.lib.Rows), Row{Place: camp, Per: OfSeat, Sight: Open, Owning: Keeps, As: stack})
	k.count(Count{Of: CardsIn, From: Set(stack)})
	k.count(Count{Of: CardsIn, From: Set(camp)})
	f := k.face(Face{Name: "Card"})
	b := k.table(3)
	b.Add(f, b.Zone(stack, NoSeat))
	for seat, n := range []int{2, 3, 4} {
		for range n {
			b.Add(f, b.Zone(camp, SeatID(seat)))
		}
	}
	s := b.Resume(1, 0)
	for _, c := range []struct {
		active      SeatID
		stack, camp int // to seat 0
	}{{1, 1 + 3, 3}, {2, 1 + 4, 4}, {0, 1 + 2, 2}, {NoSeat, 1, 2}} {
		t.Run(fmt.Sprintf("%+v", c), func(t *testing.T) {
			s.turns[0].Active = c.active
			frame := s.frame(0)
			if stack, camp := s.count(1, &frame), s.count(2, &frame); stack != c.stack || camp != c.camp {
				t.Errorf("in the turn of seat %d there are %d and %d cards, want %d and %d", c.active, stack, camp, c.stack, c.camp)
			}
		})
	}
}

// TestOwned checks that a seat owns the cards in its hand, deck and discard pile and its own cards
// in play, no matter which seat has them in play, but not its heroes (C-129, C-133).
func TestOwned(t *testing.T) {
	k := newKit(t)
	f := k.face(Face{Name: "Card"})
	b := k.table(2)
	var want []CardID
	for _, p := range []Place{Hand, Deck, Discard, InPlay} {
		want = append(want, b.Add(f, b.Zone(p, 0)))
		b.Add(f, b.Zone(p, 1))
	}
	lent, taken := b.Add(f, b.Zone(InPlay, 1)), b.Add(f, b.Zone(InPlay, 0))
	b.Give(lent, 0)
	b.Give(taken, 1)
	b.Add(f, b.Zone(Heroes, 0))
	b.Add(f, b.Zone(under, 0))
	aside := b.Add(f, b.Zone(SetAside, NoSeat))
	b.Give(aside, 0)
	want = append(want, lent, aside)
	var got []CardID
	b.lay()
	b.s.Owned(0, func(c CardID) { got = append(got, c) })
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Errorf("seat 0 owns %v, want %v", got, want)
	}
}

// TestTold checks that an event records who may know its source, and that no event is kept without
// a listener.
func TestTold(t *testing.T) {
	k := newMoving(t, nil)
	hidden := k.m.Top(k.m.Zone(Hand, 1))
	k.m.tell(Event{Kind: TurnBegan})
	var ev Events
	k.m.ev = &ev
	k.m.tell(Event{Kind: TurnBegan})
	k.m.tell(Event{Kind: ChoiceMade, Source: hidden})
	if len(ev.List) != 2 || ev.List[0].Knows != 0 || ev.List[1].Knows != SeatID(1).Only() {
		t.Errorf("told: %+v", ev.List)
	}
	if k.m.source() != NoCard {
		t.Errorf("the game itself is card %d", k.m.source())
	}
	k.m.begin(0, hidden, 1, 1)
	if k.m.source() != hidden {
		t.Errorf("the text of card %d is carried out, want %d", k.m.source(), hidden)
	}
	k.m.stack = nil
	if k.m.source() != NoCard {
		t.Error("with nothing going on a card's text is carried out")
	}
}
