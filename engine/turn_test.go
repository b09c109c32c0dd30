package engine

import (
	"fmt"
	"slices"
	"testing"
)

// TestTurnsPromised checks that queued turns follow the current one in the order they were queued,
// and that the usual order continues after them (M-112).
func TestTurnsPromised(t *testing.T) {
	k := newMoving(t, nil)
	var ev Events
	k.m.ev = &ev
	k.m.queue(0)
	k.m.queue(2)
	if len(ev.List) != 2 || ev.List[0] != (Event{Kind: TurnQueued, Seat: 0}) || ev.List[1] != (Event{Kind: TurnQueued, Seat: 2}) {
		t.Errorf("told: %+v", ev.List)
	}
	k.m.ev = nil
	var seats []SeatID
	var numbers []uint16
	for range 6 {
		k.m.pass(k.m.turn().Seat)
		if a := k.m.turn().Active; len(k.m.turns) > 1 && a != NoSeat {
			t.Errorf("before the turn of seat %d begins seat %d is active", k.m.turn().Seat, a)
		}
		k.m.beginTurn(k.m.turn().Seat)
		seats, numbers = append(seats, k.m.turn().Seat), append(numbers, k.m.turn().Number)
	}
	if want := []SeatID{0, 2, 1, 2, 0, 1}; !slices.Equal(seats, want) {
		t.Errorf("turns of seats %v, want %v", seats, want)
	}
	if want := []uint16{2, 3, 4, 5, 6, 7}; !slices.Equal(numbers, want) {
		t.Errorf("turns number %v, want %v", numbers, want)
	}
}

// TestBeginTurn checks that a new turn ends everything that belonged to the last one, renews the
// once-a-turn abilities of all seats, and does not count cards that stayed in play as played.
func TestBeginTurn(t *testing.T) {
	k := newKit(t)
	show := k.prog(Op{Code: OpShow})
	f := k.face(Face{Name: "Card", Uses: []Use{{Once: true, From: Set(Heroes, Rules), Do: show}},
		Triggers: []TriggerID{k.trigger(Trigger{On: OnPlay, Once: true, InTurn: All, From: Set(InPlay), Prog: show})}})
	b := k.table(2)
	stays, left := b.Add(f, b.Zone(InPlay, 0)), b.Add(f, b.Zone(InPlay, 0))
	hero, rule := b.Add(f, b.Zone(Heroes, 1)), b.Add(f, b.Zone(Rules, NoSeat))
	mine, theirs := b.Add(f, b.Zone(InPlay, 1)), b.Add(f, b.Zone(Heroes, 0))
	inHand := b.Add(f, b.Zone(Hand, 1))
	b.Played(stays)
	b.Played(left)
	s := b.Resume(0, 3)
	m := machine{State: s}
	s.lib.renewed, s.lib.anyTurn = Set(Heroes, InPlay, Rules), Set(Heroes, InPlay) // as if abilities there could be used once a turn
	m.shift(left, s.Zone(Discard, 0), onTop, VerbDiscard, 0)
	s.gains = append(s.gains, Gain{Card: mine, Seat: 0})
	s.turns[0].Ending = true
	all := []CardID{hero, rule, mine, theirs, inHand}
	for _, c := range all {
		s.cards[c].Spent = 3
	}
	var ev Events
	m.ev = &ev
	m.beginTurn(1)
	if got := s.Turn(); got != (Turn{Number: 2, Seat: 1, Active: 1}) {
		t.Errorf("the turn begins as %+v", got)
	}
	if len(s.plays) != 1 || s.plays[0].Card != stays || len(s.Plays()) != 0 || s.PlayedNow(stays) {
		t.Errorf("plays of the last turn: %+v, of this one %+v", s.plays, s.Plays())
	}
	if len(s.Gains()) != 0 {
		t.Errorf("gained in this turn: %+v", s.Gains())
	}
	for i, want := range []uint8{0, 0, 0, 0, 3} { // nothing works from a hand
		if got := s.cards[all[i]].Spent; got != want {
			t.Errorf("card %d has used %b of its abilities, want %b", all[i], got, want)
		}
	}
	if len(ev.List) != 1 || ev.List[0].Kind != TurnBegan || ev.List[0].Seat != 1 || ev.List[0].N != 2 {
		t.Errorf("told: %+v", ev.List)
	}
}

// TestCardsLeavePlay checks that at the end of a turn cards go to their owners' discard piles,
// borrowed cards return, and Ongoing cards stay.
func TestCardsLeavePlay(t *testing.T) {
	k := newKit(t)
	f, ongoing := k.face(Face{Name: "Card"}), k.face(Face{Name: "Ongoing", Ongoing: true})
	b := k.table(2)
	line := b.ZoneAt(lines, NoSeat, 1)
	add := func(face FaceID, z ZoneID) CardID { return b.Add(face, z) }
	first, stays, foes := add(f, b.Zone(InPlay, 0)), add(ongoing, b.Zone(InPlay, 0)), add(f, b.Zone(InPlay, 0))
	loose, second := add(f, b.Zone(InPlay, 0)), add(f, b.Zone(InPlay, 0))
	b.Give(foes, 1)
	b.Give(loose, NoSeat)
	borrowed, again, others := add(f, line), add(f, line), add(f, b.Zone(InPlay, 1))
	twice := add(f, b.ZoneAt(lines, NoSeat, 0))
	pile := b.Zone(SetAside, NoSeat) // face down
	top, below := add(f, pile), add(f, pile)
	open := b.Zone(stack, NoSeat)
	shown, deeper := add(f, open), add(f, open)
	ongoingBound, bound, alike := add(ongoing, b.Zone(InPlay, 0)), add(f, b.Zone(InPlay, 0)), add(f, b.Zone(InPlay, 0))
	under := add(f, b.Zone(Deck, 1))
	s := b.Resume(0, 0)
	m := machine{State: s}
	for _, c := range []CardID{ongoingBound, bound, alike} {
		s.cards[c].Owner, s.cards[c].Bits = 1, Bound
	}
	for _, c := range []CardID{top, shown} {
		m.play(c, 0, true)
		m.pop()
	}
	m.play(borrowed, 0, true)
	m.pop()
	m.playHere(borrowed, 0, InPlay) // its second play is not the one that borrowed it
	m.pop()
	m.play(again, 0, true)
	m.pop()
	m.play(twice, 0, true)
	m.pop()
	m.shift(twice, line, beneath, VerbPut, 0)
	m.play(twice, 0, true) // borrowed again, from elsewhere
	m.pop()
	m.clearPlay(0)
	if err := s.check(); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name string
		zone ZoneID
		want []CardID
	}{
		{"its player's discard pile", s.Zone(Discard, 0), []CardID{second, loose, first}},
		{"its owner's discard pile", s.Zone(Discard, 1), []CardID{foes}},
		{"the line they were borrowed from", line, []CardID{borrowed, again, twice}},
		{"the top of the pile it was borrowed from", pile, []CardID{top, below}},
		{"the bottom of a stack that is not closed", open, []CardID{deeper, shown}},
		{"its owner's deck", s.Zone(Deck, 1), []CardID{alike, bound, under}},
		{"play", s.Zone(InPlay, 0), []CardID{stays, ongoingBound}},
		{"another's play", s.Zone(InPlay, 1), []CardID{others}},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := s.Cards(c.zone); !slices.Equal(got, c.want) {
				t.Errorf("in %s lie %v, want %v", c.name, got, c.want)
			}
		})
	}
	if s.cards[borrowed].Borrowed() || s.cards[bound].Bits != 0 || s.cards[ongoingBound].Bits != Bound {
		t.Error("a card that went back is still borrowed or bound, or one that stays is not")
	}
}

// TestLineUpFills checks that a line is filled to its size from its deck, and that the game ends
// for the given reason if the deck is too short (C-122, C-127).
func TestLineUpFills(t *testing.T) {
	for _, c := range []struct {
		size, lies, deck int
		over             Reason
		want             int
	}{{3, 0, 5, NotOver, 3}, {3, 1, 2, NotOver, 3}, {3, 2, 0, 7, 2}, {3, 0, 2, 7, 2}, {3, 3, 0, NotOver, 3}, {3, 5, 5, NotOver, 5}} {
		t.Run(fmt.Sprintf("%+v", c), func(t *testing.T) {
			k := newKit(t)
			f := k.face(Face{Name: "Card"})
			b := k.table(2)
			line, deck := b.ZoneAt(lines, NoSeat, 0), b.Zone(stack, NoSeat)
			for range c.lies {
				b.Add(f, line)
			}
			for range c.deck {
				b.Add(f, deck)
			}
			b.SetLineUpSize(c.size)
			m := machine{State: b.Resume(0, 0)}
			m.fill(line, deck, 7)
			if m.Over() != c.over || m.Won() != 0 || m.Len(line) != c.want {
				t.Errorf("a line of %d with %d in it and %d in the deck: filled to %d, over %d", c.size, c.lies, c.deck, m.Len(line), m.Over())
			}
			if c.over != NotOver {
				if m.fill(line, line, 8); m.Over() != c.over {
					t.Error("a game that is over ends once more")
				}
			}
		})
	}
}

// TestVillainTurnsUp checks that the next Super-Villain is revealed when the last one is gone, and
// that the game ends if none is left after a defeat (C-071, C-127).
func TestVillainTurnsUp(t *testing.T) {
	for _, c := range []struct {
		name    string
		left    int
		down    bool
		defeat  int // the turn of the seat's latest defeat; this is turn 1
		over    Reason
		goesOn  bool // the machine must continue elsewhere
		appears bool
	}{
		{"one that lies open", 2, false, 1, NotOver, false, false},
		{"the next one", 1, true, 1, NotOver, true, true},
		{"none left", 0, false, 1, 7, true, false},
		{"none, and none defeated now", 0, false, 0, NotOver, false, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			k := newKit(t)
			f := k.face(Face{Name: "Villain", Arrival: k.prog(Op{Code: OpShow})})
			b := k.table(2)
			z := b.Zone(stack, NoSeat)
			for range c.left {
				top := b.Add(f, z)
				if c.down {
					b.TurnDown(top)
				}
			}
			b.Set(LastDefeat, 0, c.defeat)
			m := machine{State: b.Resume(0, 0)}
			depth, before := len(m.stack), m.Learned()
			if got := m.turnUp(z, 7); got != c.goesOn || m.Over() != c.over || m.Won() != 0 {
				t.Errorf("goes on elsewhere %v, over %d", got, m.Over())
			}
			if appears := len(m.stack) > depth; appears != c.appears || m.Learned() != before+uint32(b2i(c.appears)) {
				t.Errorf("it appears %v, %d learned", appears, m.Learned()-before)
			}
			if c.appears {
				if f := m.top(); f.Actor != 1 || f.User != NoSeat || m.Up(z) == NoCard || m.cards[m.Up(z)].Known != Everyone {
					t.Errorf("its First Appearance is %+v", *f)
				}
			}
		})
	}
}

// TestEachStackTurnsUp checks that the top card of each seat's stack is revealed once (M-068).
func TestEachStackTurnsUp(t *testing.T) {
	const champions = streets + 1
	k := newKit(t)
	k.lib.Rows = append(slices.Clone(k.lib.Rows), Row{Place: champions, Per: OfSeat, Sight: TopOpen})
	f := k.face(Face{Name: "Champion", Arrival: k.prog(Op{Code: OpShow})})
	b := k.table(3)
	down, up := b.Add(f, b.Zone(champions, 0)), b.Add(f, b.Zone(champions, 1)) // seat 2 has none
	below := b.Add(f, b.Zone(champions, 0))
	b.TurnDown(down)
	m := machine{State: b.Resume(0, 0)}
	var ev Events
	m.ev = &ev
	before, depth := m.Learned(), len(m.stack)
	for range 2 {
		m.turnUpEach(champions)
	}
	if m.cards[down].Down() || m.cards[up].Down() || !m.cards[below].Down() || m.cards[down].Known != Everyone {
		t.Errorf("turned up are %+v and %+v, below lies %+v", m.cards[down], m.cards[up], m.cards[below])
	}
	if len(ev.List) != 1 || ev.List[0].Kind != VillainAppeared || ev.List[0].Card != down || m.Learned() != before+1 || len(m.stack) != depth {
		t.Errorf("told: %+v, %d learned", ev.List, m.Learned()-before)
	}
	if err := m.check(); err != nil {
		t.Error(err)
	}
}
