package engine

import (
	"slices"
	"testing"
)

// TestTellDraw checks that a card's draw instruction counts once, however many cards are drawn, and
// that one of a hero or in another seat's turn does not count.
func TestTellDraw(t *testing.T) {
	for _, c := range []struct {
		name   string
		op     Op
		set    func(*State, *Frame)
		hand   int // of seat 0, of seat 1
		foes   int
		counts int
	}{
		{"two cards", Op{N: 2}, nil, 2, 0, 1},
		{"more than there are", Op{N: 9}, nil, 3, 0, 1},
		{"none", Op{N: 0}, nil, 0, 0, 0},
		{"less than none", Op{N: -1}, nil, 0, 0, 0},
		{"for each that is counted", Op{N: 1, Count: 1}, nil, 2, 0, 1},
		{"for another", Op{N: 2, Who: Target}, func(_ *State, f *Frame) { f.Target = 1 }, 0, 2, 0},
		{"for nobody", Op{N: 2, Who: Target}, nil, 0, 0, 0},
		{"by a hero", Op{N: 2}, func(s *State, f *Frame) { f.Source = s.Top(s.Zone(Heroes, 0)) }, 2, 0, 0},
		{"by the game itself", Op{N: 2}, func(_ *State, f *Frame) { f.Source = NoCard }, 2, 0, 0},
		{"when the turn is ending", Op{N: 2}, func(s *State, _ *Frame) { s.turns[0].Ending = true }, 2, 0, 0},
		{"in nobody's turn", Op{N: 2}, func(s *State, _ *Frame) { s.turns[0].Active = NoSeat }, 2, 0, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			k := newKit(t)
			k.count(Count{Of: CardsIn, From: Set(Discard)})
			f, hero := k.face(Face{Name: "Card"}), k.face(Face{Name: "Hero", SuperHero: true})
			b := k.table(2)
			b.Add(hero, b.Zone(Heroes, 0))
			source := b.Add(f, b.Zone(InPlay, 0))
			for range 3 {
				b.Add(f, b.Zone(Deck, 0))
				b.Add(f, b.Zone(Deck, 1))
			}
			spare := [...]CardID{b.Add(f, b.Zone(Discard, 0)), b.Add(f, b.Zone(Discard, 0))}
			m := machine{State: b.Resume(0, 0)}
			if c.op.Count == 0 { // only what is counted needs a discard pile
				for _, card := range spare {
					m.shift(card, m.Zone(Destroyed, NoSeat), onTop, VerbDestroy, 0)
				}
			}
			fr := m.begin(0, source, 0, 0)
			if c.set != nil {
				c.set(m.State, fr)
			}
			if m.drawByText(&c.op, fr) {
				t.Error("it is interrupted")
			}
			if got, foes := m.Len(m.Zone(Hand, 0)), m.Len(m.Zone(Hand, 1)); got != c.hand || foes != c.foes || int(m.turns[0].N[Draws]) != c.counts {
				t.Errorf("%d and %d cards are drawn, %d orders counted; want %d, %d and %d", got, foes, m.turns[0].N[Draws], c.hand, c.foes, c.counts)
			}
		})
	}
}

// TestPowerIsRemembered checks that Power is credited to the play whose text made it, if the active
// seat got it.
func TestPowerIsRemembered(t *testing.T) {
	k := newMoving(t, nil)
	source := k.m.Top(k.m.Zone(Hand, 0))
	for _, c := range []struct {
		name string
		seat SeatID
		n    int
		set  func(*Frame)
		want int16
	}{
		{"the active seat's", 0, 3, nil, 3},
		{"another's", 1, 3, nil, 0},
		{"none", 0, 0, nil, 0},
		{"less", 0, -2, nil, 0},
		{"of the game itself", 0, 3, func(f *Frame) { f.Source = NoCard }, 0},
		{"of an earlier stay", 0, 3, func(f *Frame) { f.Stay++ }, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			m := machine{State: k.m.Copy()}
			m.plays = append(m.plays, Play{Card: source, Stay: m.cards[source].Stay}, Play{Card: source, Stay: m.cards[source].Stay})
			f := m.begin(0, source, 0, 0)
			if c.set != nil {
				c.set(f)
			}
			m.made(f, c.seat, c.n)
			if m.plays[0].Made != 0 || m.plays[1].Made != c.want {
				t.Errorf("remembered are %d and %d, want 0 and %d", m.plays[0].Made, m.plays[1].Made, c.want)
			}
		})
	}
}

// TestTurnTo checks that the top card of a place becomes the card at hand and is known to the right
// seats, that an empty deck is reshuffled, and that a stack gives only its face-up card.
func TestTurnTo(t *testing.T) {
	for _, c := range []struct {
		name  string
		op    Op
		set   func(*machine)
		place Place
		seat  SeatID
		known Seats // of the card at hand; 0 for none at hand
		kinds []EventKind
	}{
		{"one's deck, unseen", Op{From: Set(Deck)}, nil, Deck, 0, 0, nil},
		{"looked at", Op{From: Set(Deck), Seen: Looked}, nil, Deck, 0, 0b001, []EventKind{CardLookedAt}},
		{"shown", Op{From: Set(Deck), Seen: Shown}, nil, Deck, 0, Everyone, []EventKind{CardShown}},
		{"another's", Op{From: Set(Deck), Who: Target, Seen: Looked}, nil, Deck, 2, 0b001, []EventKind{CardLookedAt}},
		{"of nobody", Op{From: Set(Deck), Who: User}, nil, Deck, NoSeat, 0, nil},
		{"the table's, for nobody", Op{From: Set(stack), Who: User, Seen: Shown}, nil, stack, NoSeat, Everyone, []EventKind{CardShown}},
		{"a stack that is turned down", Op{From: Set(stack), Seen: Shown}, func(m *machine) {
			m.cards[m.Top(m.Zone(stack, NoSeat))].Bits |= FaceDown
		}, stack, NoSeat, 0, nil},
		{"a deck made anew", Op{From: Set(Deck), Seen: Looked}, func(m *machine) {
			m.shift(m.Top(m.Zone(Deck, 0)), m.Zone(Discard, 0), onTop, VerbDiscard, 0)
		}, Deck, 0, 0b001, []EventKind{DeckShuffled, CardLookedAt}},
		{"no deck at all", Op{From: Set(Deck), Seen: Looked}, func(m *machine) {
			m.shift(m.Top(m.Zone(Deck, 0)), m.Zone(Hand, 0), onTop, VerbPut, 0)
		}, Deck, NoSeat, 0, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			k := newKit(t)
			f := k.face(Face{Name: "Card"})
			b := k.table(3)
			source := b.Add(f, b.Zone(InPlay, 0))
			for seat := range SeatID(3) {
				b.Add(f, b.Zone(Deck, seat))
			}
			b.Add(f, b.Zone(stack, NoSeat))
			m := machine{State: b.Resume(0, 0)}
			if c.set != nil {
				c.set(&m)
			}
			var ev Events
			m.ev = &ev
			fr := m.begin(0, source, 0, NoSeat)
			fr.Target, fr.It = 2, source
			m.turnTo(&c.op, fr)
			want := NoCard
			if c.known != 0 || c.name == "one's deck, unseen" {
				want = m.Top(m.Zone(c.place, c.seat))
			}
			if fr.It != want || want != NoCard && (fr.ItStay != m.cards[want].Stay || m.cards[want].Known != c.known) {
				t.Errorf("card %d, known to %b, is at hand; want card %d, known to %b", fr.It, m.cards[fr.It].Known, want, c.known)
			}
			var kinds []EventKind
			for _, e := range ev.List {
				kinds = append(kinds, e.Kind)
			}
			if !slices.Equal(kinds, c.kinds) {
				t.Errorf("told %v, want %v", kinds, c.kinds)
			}
		})
	}
}

// TestSoleDearest checks that the target is the seat with the single highest-cost remembered card
// (C-177).
func TestSoleDearest(t *testing.T) {
	for _, c := range []struct {
		name  string
		costs []int8
		gone  int // the card that has moved since, -1 for none
		want  SeatID
	}{
		{"the last", []int8{1, 2, 3}, -1, 2}, {"the first", []int8{3, 2, 1}, -1, 0}, {"a tie at the top", []int8{3, 1, 3}, -1, NoSeat},
		{"a tie below", []int8{1, 1, 3}, -1, 2}, {"a tie that is beaten", []int8{2, 2, 3}, -1, 2}, {"one that costs nothing", []int8{0}, -1, 0},
		{"none", nil, -1, NoSeat}, {"the dearest has gone", []int8{1, 2, 3}, 2, 1}, {"half a tie has gone", []int8{3, 1, 3}, 0, 2},
	} {
		t.Run(c.name, func(t *testing.T) {
			k := newKit(t)
			var faces []FaceID
			for _, cost := range c.costs {
				faces = append(faces, k.face(Face{Name: "Card", Cost: cost}))
			}
			f := k.face(Face{Name: "Source"})
			b := k.table(3)
			source := b.Add(f, b.Zone(InPlay, 0))
			var cards []CardID
			for seat, face := range faces {
				cards = append(cards, b.Add(face, b.Zone(Hand, SeatID(seat))))
			}
			m := machine{State: b.Resume(0, 0)}
			fr := m.begin(0, source, 0, 0)
			for seat, card := range cards {
				m.hold(card, SeatID(seat))
			}
			if c.gone >= 0 {
				m.cards[cards[c.gone]].Stay++
			}
			if got := m.soleDearest(fr); got != c.want {
				t.Errorf("seat %d, want %d", got, c.want)
			}
		})
	}
}

// TestHandedOut checks that cards set aside for a seat, and still there, go to its hand (C-145),
// and that remembered cards are revealed to all.
func TestHandedOut(t *testing.T) {
	k := newMoving(t, nil)
	aside := k.m.Zone(SetAside, NoSeat)
	hands := [3]CardID{}
	for seat := range SeatID(3) {
		hands[seat] = k.m.Top(k.m.Zone(Hand, seat))
	}
	f := k.m.begin(0, hands[0], 0, 0)
	for seat, c := range hands {
		k.m.shift(c, aside, beneath, VerbAside, SeatID(seat))
	}
	k.m.hold(hands[0], 1)
	k.m.hold(hands[1], NoSeat) // for no seat
	k.m.hold(hands[2], 0)
	k.m.cards[hands[2]].Stay++ // it has been elsewhere since
	for _, h := range hands {
		k.m.cards[h].Known = 0
	}
	shown := machine{State: k.m.Copy()}
	shown.revealHeld(f)
	for i, want := range []Seats{Everyone, Everyone, 0} {
		if got := shown.cards[hands[i]].Known; got != want {
			t.Errorf("card %d is known to %b, want %b", i, got, want)
		}
	}
	k.m.handOut(Dest{Place: Hand, Under: true}, f)
	for i, want := range []ZoneID{k.m.Zone(Hand, 1), aside, aside} {
		if got := k.m.cards[hands[i]].Zone; got != want {
			t.Errorf("card %d lies in zone %d, want %d", i, got, want)
		}
	}
}

// TestFlip checks that all heroes of a seat are flipped face down and face up, with one event for
// each that changes.
func TestFlip(t *testing.T) {
	k := newKit(t)
	f := k.face(Face{Name: "Hero", SuperHero: true})
	b := k.table(2)
	mine := []CardID{b.Add(f, b.Zone(Heroes, 0)), b.Add(f, b.Zone(Heroes, 0))}
	foes := b.Add(f, b.Zone(Heroes, 1))
	b.TurnDown(mine[1])
	m := machine{State: b.Resume(0, 0)}
	for _, c := range []struct {
		down bool
		told int
	}{{true, 1}, {true, 0}, {false, 2}, {false, 0}} {
		var ev Events
		m.ev = &ev
		m.flip(0, c.down)
		if m.cards[mine[0]].Down() != c.down || m.cards[mine[1]].Down() != c.down || m.cards[foes].Down() {
			t.Errorf("turned down %v: %v, %v and the foe's %v", c.down, m.cards[mine[0]].Down(), m.cards[mine[1]].Down(), m.cards[foes].Down())
		}
		if len(ev.List) != c.told {
			t.Errorf("turned down %v: told %d times, want %d", c.down, len(ev.List), c.told)
		}
		for _, e := range ev.List {
			if e.Kind != HeroTurned || e.Seat != 0 || e.N != int16(b2i(c.down)) {
				t.Errorf("turned down %v: told %+v", c.down, e)
			}
		}
	}
}
