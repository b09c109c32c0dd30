package engine

import (
	"fmt"
	"reflect"
	"slices"
	"testing"
)

// fill sets every field of a value to something other than zero and gives slices two elements. It
// uses n to make the values differ.
func fill(v reflect.Value, n *int) {
	*n++
	switch v.Kind() {
	case reflect.Bool:
		v.SetBool(true)
	case reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64, reflect.Int:
		v.SetInt(int64(1 + *n%100))
	case reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64, reflect.Uint:
		v.SetUint(uint64(1 + *n%100))
	case reflect.Array:
		for i := range v.Len() {
			fill(v.Index(i), n)
		}
	case reflect.Slice:
		if v.Len() == 0 {
			v.Set(reflect.MakeSlice(v.Type(), 2, 2))
		}
		for i := range v.Len() {
			fill(v.Index(i), n)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			fill(writable(v.Field(i)), n)
		}
	case reflect.Pointer: // Library and Board are shared and stay as they are; for starts see full
	default:
		panic("a State holds a " + v.Kind().String())
	}
}

func writable(v reflect.Value) reflect.Value {
	return reflect.NewAt(v.Type(), v.Addr().UnsafePointer()).Elem()
}

// derived lists the fields that follow from the rest of a State. They are neither written nor
// hashed.
var derived = []string{"State.ask", "State.options", "State.standees", "State.standing", "State.altering", "State.users", "State.ears", "State.inForce", "State.gains[].Face"}

// leaves calls yes for every number and flag in a value.
func leaves(v reflect.Value, path string, yes func(string, reflect.Value)) {
	switch v.Kind() {
	case reflect.Array, reflect.Slice:
		for i := range v.Len() {
			leaves(v.Index(i), path+"[]", yes)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if name := v.Type().Field(i).Name; !slices.Contains(derived, path+"."+name) {
				leaves(writable(v.Field(i)), path+"."+name, yes)
			}
		}
	case reflect.Pointer:
	default:
		yes(path, v)
	}
}

func full() *State {
	s := new(State)
	n := 0
	fill(reflect.ValueOf(s).Elem(), &n)
	s.ask.Options = s.options
	s.lib = &Library{drawn: true}
	s.board, _ = NewBoard(2, rows)
	s.starts = newBorders()
	fill(reflect.ValueOf(s.starts[:s.board.zones+1]), &n)
	return s
}

// TestEveryFieldCounts checks that a copy has every field and shares none, and that every field
// except the derived ones counts in the hash.
func TestEveryFieldCounts(t *testing.T) {
	s := full()
	c := new(State)
	s.CopyInto(c)
	if !reflect.DeepEqual(s, c) {
		t.Fatal("a copy is not equal to its original")
	}
	hash := s.Hash()
	count := 0
	try := func(path string, v reflect.Value) {
		count++
		old := reflect.New(v.Type()).Elem()
		old.Set(v)
		switch v.Kind() {
		case reflect.Bool:
			v.SetBool(!v.Bool())
		case reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
			v.SetUint(v.Uint() ^ 1)
		default:
			v.SetInt(v.Int() ^ 1)
		}
		if s.Hash() != hash {
			t.Errorf("%s is shared between a copy and its original", path)
		}
		if c.Hash() == hash {
			t.Errorf("%s does not count in the hash", path)
		}
		v.Set(old)
	}
	leaves(reflect.ValueOf(c).Elem(), "State", try)
	leaves(reflect.ValueOf(c.starts[:c.board.zones+1]), "State.starts", try)
	if count < 190 {
		t.Errorf("only %d fields were tried", count)
	}
}

// TestEveryFieldIsRead checks that every field of a written game is read back.
func TestEveryFieldIsRead(t *testing.T) {
	s := full()
	w := codec{mode: writing}
	s.walk(&w)
	r := codec{buf: w.buf[:w.at], mode: reading}
	read := &State{lib: s.lib, board: s.board, starts: newBorders()}
	read.walk(&r)
	read.ask, read.options, read.standees = s.ask, s.options, s.standees // they follow from the rest
	read.standing, read.altering, read.inForce, read.users, read.ears = s.standing, s.altering, s.inForce, s.users, s.ears
	for i := range read.gains {
		read.gains[i].Face = s.gains[i].Face
	}
	if r.short || r.at != w.at || !reflect.DeepEqual(read, s) {
		t.Errorf("of %d bytes %d were read; the games are equal: %v", w.at, r.at, reflect.DeepEqual(read, s))
	}
}

// TestHashMixes checks that the hash changes if the same bit is flipped in two fields.
func TestHashMixes(t *testing.T) {
	s := full()
	for bit := range 64 {
		c := s.Copy()
		c.streams[0] ^= 1 << bit
		c.streams[1] ^= 1 << bit
		if c.Hash() == s.Hash() {
			t.Errorf("bit %d changed in two streams does not count in the hash", bit)
		}
	}
}

// TestCopyGrown checks that copying into a larger State leaves nothing of its old contents.
func TestCopyGrown(t *testing.T) {
	big, small := full(), &State{lib: &Library{}, board: board(t, 2), starts: newBorders()}
	small.CopyInto(big)
	if got, want := big.Hash(), small.Hash(); got != want {
		t.Errorf("hash %x after copying an empty state, want %x", got, want)
	}
}

// rows is a small table of places: the engine's own, two lines and a ring.
var rows = []Row{
	{Place: Destroyed, Sight: Open},
	{Place: SetAside, Owning: Keeps},
	{Place: Rules, Sight: Open},
	{Place: OwnPlaces, Count: 2, Sight: Open, Slots: true},
	{Place: OwnPlaces + 1, Count: 5, Sight: Open, Pieces: true},
	{Place: Heroes, Per: OfSeat, Sight: Open, Owning: Makes},
	{Place: InPlay, Per: OfSeat, Sight: Open, Owning: Keeps},
	{Place: Hand, Per: OfSeat, Sight: ToHolder, Owning: Makes},
	{Place: Deck, Per: OfSeat, Owning: Makes},
	{Place: Discard, Per: OfSeat, Sight: Open, Owning: Makes},
}

func board(t testing.TB, seats int) *Board {
	t.Helper()
	b, err := NewBoard(seats, rows)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// TestZones checks that each zone of a board belongs to one place and seat, and can be found by
// them.
func TestZones(t *testing.T) {
	b := board(t, MaxSeats)
	seen := map[ZoneID]bool{}
	for _, r := range rows {
		for seat := range SeatID(MaxSeats) {
			for i := range max(int(r.Count), 1) {
				z := b.ZoneAt(r.Place, seat, i)
				p, s, n := b.At(z)
				want := seat
				if r.Per == OfTable {
					want = NoSeat
				}
				if p != r.Place || s != want || n != i {
					t.Errorf("zone %d of place %d, seat %d says it is number %d of %d, seat %d", i, r.Place, seat, n, p, s)
				}
				seen[z] = true
			}
		}
	}
	if len(seen) != b.Zones() {
		t.Errorf("%d zones were found, there are %d", len(seen), b.Zones())
	}
	for _, c := range []struct{ from, to, want int }{{0, 0, 0}, {0, 1, 1}, {0, 4, 1}, {1, 4, 2}, {4, 1, 2}} {
		t.Run(fmt.Sprintf("%+v", c), func(t *testing.T) {
			if got := b.Steps(OwnPlaces+1, c.from, c.to); got != c.want {
				t.Errorf("from space %d to %d are %d steps, want %d", c.from, c.to, got, c.want)
			}
		})
	}
}

// TestNobodysPlace checks that looking up a seat's place for NoSeat, or a zone that does not exist,
// panics.
func TestNobodysPlace(t *testing.T) {
	b := board(t, MaxSeats)
	s := &State{board: b, starts: newBorders()}
	for name, look := range map[string]func(){
		"cards":            func() { s.Cards(b.Zone(Hand, NoSeat)) },
		"place":            func() { b.At(b.Zone(Hand, NoSeat)) },
		"first zone":       func() { b.ZoneAt(Hand, NoSeat, 0) },
		"cards of no row":  func() { s.Cards(b.Zone(OwnPlaces+2, 0)) },
		"zone before all":  func() { b.ZoneAt(Hand, 0, -1) },
		"zone behind them": func() { b.ZoneAt(Hand, 0, 1) },
	} {
		t.Run(name, func(t *testing.T) {
			defer func() {
				if recover() == nil {
					t.Error("it can be looked up, and there is none")
				}
			}()
			look()
		})
	}
}

// TestHashAllocates checks that Hash allocates nothing.
func TestHashAllocates(t *testing.T) {
	s := full()
	if n := testing.AllocsPerRun(100, func() { s.Hash() }); n != 0 {
		t.Errorf("%v allocations a hash", n)
	}
}

// TestBoardFaults checks that NewBoard refuses invalid tables of places.
func TestBoardFaults(t *testing.T) {
	many := append([]Row{{Place: OwnPlaces + 5, Per: OfSeat, Count: 60}}, rows...)
	for _, c := range []struct {
		seats int
		rows  []Row
	}{
		{0, rows}, {MaxSeats + 1, rows}, {2, rows[1:]}, {2, append(rows[:len(rows):len(rows)], rows[3])}, {5, many},
		{2, append([]Row{{Place: Hand}}, append(rows[:7:7], rows[8:]...)...)},
	} {
		t.Run(fmt.Sprintf("%d seats, %d rows", c.seats, len(c.rows)), func(t *testing.T) {
			if _, err := NewBoard(c.seats, c.rows); err == nil {
				t.Errorf("a board for %d seats of %d rows was laid", c.seats, len(c.rows))
			}
		})
	}
}

func TestRNG(t *testing.T) {
	var counts [6]int
	r := NewRNG(7, StreamChance)
	for range 60000 {
		counts[r.Intn(6)]++
	}
	for face, n := range counts {
		if n < 9500 || n > 10500 {
			t.Errorf("face %d came up %d times of 60000", face, n)
		}
	}
	a, b := NewRNG(7, StreamMain), NewRNG(7, StreamChance)
	if a.Next() == b.Next() {
		t.Error("two streams of a seed begin alike")
	}
}
