package engine

import (
	"slices"
	"testing"
)

// TestHelpersHaveOptions checks that Helpers returns the seats with options in another seat's turn,
// and that each sees its own options, in whatever order all are listed.
func TestHelpersHaveOptions(t *testing.T) {
	k := newKit(t)
	f := k.face(Face{Name: "Card"})
	b := k.table(4)
	c := b.Add(f, b.Zone(Hand, 0))
	s := b.Resume(0, 0)
	if s.Library().Helped() || s.Helpers() != 0 {
		t.Error("there are helpers where nothing is offered to others")
	}
	s.lib.helped = true
	at := func(seat SeatID, n int16) Option { return Option{Kind: OptPlay, Seat: seat, Card: c, N: n} }
	for _, all := range [][]Option{
		{at(0, 1), at(0, 2), at(1, 1), at(1, 2), at(3, 1)},
		{at(3, 1), at(1, 1), at(0, 1), at(1, 2), at(0, 2)},
		{at(0, 1)},
		nil,
	} {
		s.ask = Decision{Kind: DecideTurn, Seat: 0, Options: all}
		want := Seats(0)
		if len(all) > 1 {
			want = SeatID(1).Only() | SeatID(3).Only()
		}
		if got := s.Helpers(); got != want || !s.Library().Helped() {
			t.Errorf("of %v the helpers are %b, want %b", all, got, want)
		}
		for seat := range SeatID(4) {
			own := slices.DeleteFunc(slices.Clone(all), func(o Option) bool { return o.Seat != seat })
			if got := s.View(seat).Pending().Options; !slices.Equal(got, own) {
				t.Errorf("of %v seat %d sees %v, want %v", all, seat, got, own)
			}
		}
	}
}

// TestEnd checks that every seat sees the option that ends the turn, if the turn is open and has one.
func TestEnd(t *testing.T) {
	k := newKit(t)
	f := k.face(Face{Name: "Card"})
	b := k.table(2)
	play := Option{Kind: OptPlay, Card: b.Add(f, b.Zone(Hand, 0))}
	s := b.Resume(0, 0)
	end := Option{Kind: OptEnd, N: 2}
	for name, c := range map[string]struct {
		ask  Decision
		want bool
	}{
		"it can be ended":  {Decision{Kind: DecideTurn, Options: []Option{play, end}}, true},
		"it cannot":        {Decision{Kind: DecideTurn, Options: []Option{play}}, false},
		"another question": {Decision{Kind: DecidePick, Options: []Option{play, end}}, false},
	} {
		t.Run(name, func(t *testing.T) {
			s.ask = c.ask
			for _, seat := range []SeatID{0, 1, NoSeat} {
				if got, ok := s.View(seat).End(); ok != c.want || ok && got != end {
					t.Errorf("seat %d sees the end %+v, %v", seat, got, ok)
				}
			}
		})
	}
}

// TestViewOfTheRing checks that a View gives the spaces of standees and cards and shows which cards
// are at their goal, but nothing about cards its seat does not know.
func TestViewOfTheRing(t *testing.T) {
	k := newKit(t)
	piece := k.face(Face{Name: "Standee", Piece: true})
	walks := k.face(Face{Name: "Walks", Types: Villain, Goal: 3})
	b := k.table(2)
	b.Give(b.Add(piece, b.ZoneAt(ring, NoSeat, 4)), 1)
	there, home := b.Add(walks, b.ZoneAt(streets, NoSeat, 1)), b.Add(walks, b.ZoneAt(streets, NoSeat, 2))
	hidden, elsewhere := b.Add(walks, b.ZoneAt(streets, NoSeat, 2)), b.Add(walks, b.Zone(Hand, 0))
	s := b.Resume(0, 0)
	s.cards[hidden].Known = 0
	v := s.View(0)
	if v.Space(0) != -1 || v.Space(1) != 4 {
		t.Errorf("the standees stand at %d and %d", v.Space(0), v.Space(1))
	}
	for c, want := range map[CardID]struct {
		space int
		goal  bool
	}{there: {1, false}, home: {2, true}, hidden: {-1, false}, elsewhere: {-1, false}} {
		if v.SpaceOf(c) != want.space || v.AtGoal(c) != want.goal {
			t.Errorf("card %d is seen at %d, at its goal %v, want %+v", c, v.SpaceOf(c), v.AtGoal(c), want)
		}
	}
}
