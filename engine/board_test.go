package engine

import (
	"fmt"
	"strings"
	"testing"
)

// TestBoardBounds checks that a board accepts everything up to its limits and nothing beyond, and
// that the error names the row at fault.
func TestBoardBounds(t *testing.T) {
	with := func(more ...Row) []Row { return append(rows[:len(rows):len(rows)], more...) }
	own, err := NewBoard(1, rows)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name  string
		seats int
		rows  []Row
		says  string // part of the error, or "" if none
	}{
		{"no seat", 0, rows, "1 to 10"},
		{"one seat", 1, rows, ""},
		{"the most seats", MaxSeats, rows, ""},
		{"a seat too many", MaxSeats + 1, rows, "1 to 10"},
		{"the last place", 1, with(Row{Place: MaxPlaces - 1}), ""},
		{"a place too many", 1, with(Row{Place: MaxPlaces}), "place 64"},
		{"a place too many, before all others", 1, append([]Row{{Place: MaxPlaces}}, rows...), "place 64"},
		{"a place twice", 1, with(Row{Place: OwnPlaces}), "place 8"},
		{"a place of each turn", 1, with(Row{Place: OwnPlaces + 5, Per: OfTurn}), "place 13"},
		{"as many zones as there can be", 1, with(Row{Place: OwnPlaces + 5, Count: uint8(int(noZone) - 1 - own.Zones())}), ""},
		{"a zone too many", 1, with(Row{Place: OwnPlaces + 5, Count: uint8(int(noZone) - own.Zones())}), "at most 254"},
	} {
		t.Run(c.name, func(t *testing.T) {
			b, err := NewBoard(c.seats, c.rows)
			switch {
			case c.says == "" && err != nil:
				t.Error(err)
			case c.says == "" && b.Seats() != c.seats:
				t.Errorf("a board for %d seats", b.Seats())
			case c.says != "" && (err == nil || !strings.Contains(err.Error(), c.says)):
				t.Errorf("error %v, want %q", err, c.says)
			}
		})
	}
	// Each of the engine's own places must exist and belong to the right holder.
	for i, r := range rows {
		if r.Place >= OwnPlaces {
			continue
		}
		missing := append(append([]Row{}, rows[:i]...), rows[i+1:]...)
		wrong := append([]Row{}, rows...)
		wrong[i].Per = OfSeat - r.Per
		for _, table := range [][]Row{missing, wrong} {
			if _, err := NewBoard(2, table); err == nil || !strings.Contains(err.Error(), ownPlaceNames[r.Place]) {
				t.Errorf("%s is missing, or somebody else's: %v", ownPlaceNames[r.Place], err)
			}
		}
	}
}

// TestBoardTells checks that a board describes its places and zones as the rows do.
func TestBoardTells(t *testing.T) {
	k := newKit(t)
	k.table(2)
	b, err := NewBoard(2, k.lib.Rows)
	if err != nil {
		t.Fatal(err)
	}
	if !b.Shared(lines) || b.Shared(Hand) || b.Count(lines) != 2 || b.Count(Hand) != 1 || b.Count(ring) != 5 {
		t.Errorf("lines are shared %v, there are %d; hands are shared %v", b.Shared(lines), b.Count(lines), b.Shared(Hand))
	}
	if b.Has() != Set(Destroyed, SetAside, Rules, Heroes, InPlay, Hand, Deck, Discard, lines, ring, under, stack, streets) {
		t.Errorf("it has the places %b", b.Has())
	}
	for _, c := range []struct {
		place Place
		seat  SeatID // the seat that has the zone
		sees  map[SeatID]bool
	}{
		{lines, NoSeat, map[SeatID]bool{0: true, 1: true, NoSeat: true}},
		{stack, NoSeat, map[SeatID]bool{0: true, NoSeat: true}},
		{SetAside, NoSeat, map[SeatID]bool{0: false, NoSeat: false}},
		{Hand, 0, map[SeatID]bool{0: true, 1: false, NoSeat: false}},
		{under, 1, map[SeatID]bool{0: false, 1: true}},
		{Deck, 1, map[SeatID]bool{0: false, 1: false}},
		{Discard, 1, map[SeatID]bool{0: true, 1: true, NoSeat: true}},
	} {
		for seat, want := range c.sees {
			if got := b.Shows(b.Zone(c.place, c.seat), seat); got != want {
				t.Errorf("seat %d sees all cards in place %d of seat %d: %v", seat, c.place, c.seat, got)
			}
		}
	}
	// The table's zones come first and are the same for all seats.
	for _, p := range []Place{Destroyed, lines, stack} {
		z := b.Zone(p, NoSeat)
		for seat := range SeatID(MaxSeats) {
			if b.Zone(p, seat) != z {
				t.Errorf("place %d is another zone to seat %d", p, seat)
			}
		}
	}
	// If both ways round are equally long it goes up, in rings of both kinds.
	rows := append(k.lib.Rows[:len(k.lib.Rows):len(k.lib.Rows)], Row{Place: streets + 1, Count: 4})
	if b, err = NewBoard(1, rows); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ from, to, next, steps int }{{0, 2, 1, 2}, {2, 0, 3, 2}, {0, 3, 3, 1}, {3, 0, 0, 1}, {3, 1, 0, 2}, {1, 0, 0, 1}} {
		t.Run(fmt.Sprintf("%+v", c), func(t *testing.T) {
			if next, steps := b.Toward(streets+1, c.from, c.to), b.Steps(streets+1, c.from, c.to); next != c.next || steps != c.steps {
				t.Errorf("from space %d to %d of four: next is %d, %d steps, want %d, %d", c.from, c.to, next, steps, c.next, c.steps)
			}
		})
	}
}

// TestNumbersKept checks that each number is stored separately, for the table, each seat and the
// turn.
func TestNumbersKept(t *testing.T) {
	k := newKit(t)
	k.lib.Numbers = append(k.lib.Numbers, Number{Name: "hours", Of: OfTable, Max: 99}, Number{Name: "steps", Of: OfTurn, Max: 99},
		Number{Name: "wounds", Of: OfSeat, Max: 99})
	f := k.face(Face{Name: "Card"})
	b := k.table(3)
	b.Add(f, b.Zone(Hand, 0))
	s := b.Resume(0, 0)
	type of struct {
		id   NumberID
		seat SeatID
	}
	want := map[of]int{}
	n := 0
	for id, def := range k.lib.Numbers {
		seats := []SeatID{0}
		switch def.Of {
		case OfSeat:
			seats = []SeatID{0, 1, 2}
		case OfCard:
			continue
		default: // there is one
		}
		for _, seat := range seats {
			n++
			want[of{NumberID(id), seat}] = n
			*s.number(NumberID(id), seat) = int16(n)
		}
	}
	for at, n := range want {
		if got := s.Number(at.id, at.seat); got != n || s.View(2).Number(at.id, at.seat) != n {
			t.Errorf("%s of seat %d is %d, want %d", k.lib.Numbers[at.id].Name, at.seat, got, n)
		}
	}
	if len(s.numbers) != 2+3*3 {
		t.Errorf("%d numbers are kept beside the turn's, want 2 of the table and 3 of each seat", len(s.numbers))
	}
	if s.Number(clock, NoSeat) != s.Number(clock, 2) {
		t.Error("the table's number depends on who asks")
	}
}

// TestSeats checks that a set of seats has its own members only, and that onlookers are in Everyone
// only.
func TestSeats(t *testing.T) {
	for seat := range SeatID(MaxSeats) {
		only := seat.Only()
		for other := NoSeat; other < MaxSeats; other++ {
			if only.Has(other) != (other == seat) {
				t.Errorf("the set of seat %d has seat %d: %v", seat, other, only.Has(other))
			}
		}
		if !Everyone.Has(seat) {
			t.Errorf("seat %d is not one of everyone", seat)
		}
	}
	if NoSeat.Only() != 0 || !Everyone.Has(NoSeat) || Seats(0).Has(NoSeat) {
		t.Error("an onlooker is one of everyone, and of no other set")
	}
	ps := Set(Hand, Deck, MaxPlaces-1)
	if !ps.Has(Hand) || !ps.Has(MaxPlaces-1) || ps.Has(Discard) || ps.First() != Hand || ps.rest().First() != Deck || ps.rest().rest().rest() != 0 {
		t.Errorf("the set of three places is %b", ps)
	}
}

// TestNumbersOfATurn checks that a turn has room for twelve numbers, with the discards where a text counts them,
// that none touches another, that all are written and read, and that a table with more is refused.
func TestNumbersOfATurn(t *testing.T) {
	for _, c := range []struct {
		own             int
		discarded, fits bool
	}{
		{0, true, true}, {3, true, true}, {4, true, true}, {turnNumbers - 5, true, true}, {turnNumbers - 4, true, false},
		{0, false, true}, {4, false, true}, {5, false, true}, {turnNumbers - 4, false, true}, {turnNumbers - 3, false, false},
	} {
		t.Run(fmt.Sprintf("%+v", c), func(t *testing.T) {
			own, fits := c.own, c.fits
			lib := &Library{Rows: rows, Faces: make([]Face, 1), Code: make([]Op, 1), Numbers: Numbers()}
			for range c.own {
				lib.Numbers = append(lib.Numbers, Number{Name: "own", Of: OfTurn, Max: 9})
			}
			if c.discarded {
				lib.Counts = []Count{{}, {Of: Discarded}}
			}
			lib.Seal()
			b, err := Build(lib, 2, 1)
			if (err == nil) != fits {
				t.Fatalf("the table fits: %v", err)
			}
			if !fits {
				return
			}
			s := b.s
			seen := map[*int16]bool{&s.turns[0].N[discards]: c.discarded}
			for id, n := range lib.Numbers {
				if p := s.number(NumberID(id), 0); n.Of == OfTurn {
					if seen[p] {
						t.Errorf("number %d is kept where another is", id)
					}
					seen[p] = true
				}
			}
			size := len(s.AppendBinary(nil))
			for id := len(Numbers()); id < len(lib.Numbers); id++ {
				before := s.Hash()
				*s.number(NumberID(id), 0) = int16(id)
				if s.Hash() == before {
					t.Errorf("number %d does not count in the hash", id)
				}
			}
			if c.discarded && s.turns[0].N[discards] != 0 {
				t.Error("a number of the table is kept as the discards")
			}
			// Games with few numbers are written as they always were.
			if more := len(s.AppendBinary(nil)) > size; more != (own > 4 || own > 3 && c.discarded) {
				t.Errorf("it takes more room: %v", more)
			}
			w := codec{buf: make([]byte, 0, 4096)}
			s.walk(&w)
			again := &State{lib: lib, board: s.board, starts: newBorders()}
			r := codec{buf: w.buf[:w.at], mode: reading}
			if again.walk(&r); r.short || again.turns[0] != s.turns[0] || again.Hash() != s.Hash() {
				t.Errorf("read back, the turn is %+v, want %+v", again.turns[0], s.turns[0])
			}
		})
	}
}
