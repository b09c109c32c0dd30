package engine

import "testing"

// TestSides: seats with the same number of a team are partners, who are no foes and alone
// help each other; without such a number all may help, and all are foes.
func TestSides(t *testing.T) {
	for _, c := range []struct {
		teams  [4]int
		seat   SeatID
		side   Seats
		foes   Seats
		helped SeatID // that the seat can help beside itself
		cannot SeatID // and that it cannot, NoSeat for none
	}{
		{[4]int{1, 2, 1, 2}, 0, 0b0101, 0b1010, 2, 1},
		{[4]int{1, 2, 1, 2}, 3, 0b1010, 0b0101, 1, 0},
		{[4]int{0, 0, 0, 0}, 1, 0b0010, 0b1101, 1, 2},
		{[4]int{1, 1, 0, 0}, 2, 0b0100, 0b1011, 2, 3},
	} {
		k := newKit(t)
		k.lib.Numbers = append(append([]Number{}, k.lib.Numbers...), Number{Name: "team", Of: OfSeat, Most: 9, Team: true})
		id := NumberID(len(k.lib.Numbers) - 1)
		b := k.table(4)
		for seat, n := range c.teams {
			b.Set(id, SeatID(seat), n)
		}
		s := b.Resume(0, 0)
		if got := s.Side(c.seat); got != c.side || s.View(0).Side(c.seat) != got {
			t.Errorf("%v: the side of seat %d is %b, want %b", c.teams, c.seat, got, c.side)
		}
		if got := s.foes(c.seat); got != c.foes {
			t.Errorf("%v: the foes of seat %d are %b, want %b", c.teams, c.seat, got, c.foes)
		}
		if !s.helps(c.seat, c.helped) || s.helps(c.seat, c.cannot) {
			t.Errorf("%v: seat %d helps %d: %v, and %d: %v", c.teams, c.seat, c.helped, s.helps(c.seat, c.helped), c.cannot, s.helps(c.seat, c.cannot))
		}
	}
	s := newKit(t).table(3).Resume(0, 0)
	if s.Side(1) != 0b010 || s.foes(1) != 0b101 || !s.helps(1, 2) {
		t.Errorf("without teams: side %b, foes %b, helps %v", s.Side(1), s.foes(1), s.helps(1, 2))
	}
}

// TestPutBack: what is put back lies among the top cards of the pile, and nobody knows
// where; the others stay where they were.
func TestPutBack(t *testing.T) {
	k := newKit(t)
	plain, back := k.face(Face{Name: "Plain"}), k.face(Face{Name: "Back"})
	k.table(2) // the Library is finished
	where := map[int]bool{}
	for seed := range uint64(40) {
		b, err := Build(k.lib, 2, seed)
		if err != nil {
			t.Fatal(err)
		}
		pile, from := b.Zone(Deck, 0), b.Zone(SetAside, NoSeat)
		for range 6 {
			b.Add(plain, pile)
		}
		b.Add(back, from)
		if f := b.Face(from); f == nil || f.Name != "Back" {
			t.Fatalf("the face there is %+v", f)
		}
		b.PutBack(from, pile, 4, StreamMain)
		s := b.Resume(0, 0)
		for i, c := range s.Cards(pile) {
			if s.Face(c).Name != "Back" {
				continue
			}
			where[i] = true
			if s.Card(c).Known != 0 {
				t.Errorf("seed %d: the card put back is known to %b", seed, s.Card(c).Known)
			}
		}
		if s.Len(pile) != 7 || s.Len(from) != 0 {
			t.Errorf("seed %d: %d cards in the pile, %d left", seed, s.Len(pile), s.Len(from))
		}
	}
	if len(where) != 4 || where[4] {
		t.Errorf("it has lain at %v", where)
	}
}
