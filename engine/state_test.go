package engine

import (
	"reflect"
	"testing"
)

// fill sets every field a value holds to something other than zero, giving
// slices two elements. n makes the values differ.
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
		v.Set(reflect.MakeSlice(v.Type(), 2, 2))
		for i := range 2 {
			fill(v.Index(i), n)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			fill(writable(v.Field(i)), n)
		}
	case reflect.Pointer: // the Library is shared and stays as it is
	default:
		panic("a State holds a " + v.Kind().String())
	}
}

func writable(v reflect.Value) reflect.Value {
	return reflect.NewAt(v.Type(), v.Addr().UnsafePointer()).Elem()
}

// leaves calls yes for every number and flag in a value.
func leaves(v reflect.Value, path string, yes func(string, reflect.Value)) {
	switch v.Kind() {
	case reflect.Array, reflect.Slice:
		for i := range v.Len() {
			leaves(v.Index(i), path+"[]", yes)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			leaves(writable(v.Field(i)), path+"."+v.Type().Field(i).Name, yes)
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
	return s
}

// TestEveryFieldCounts: a copy has every field and shares none; every field is
// written down and hashed.
func TestEveryFieldCounts(t *testing.T) {
	s := full()
	c := new(State)
	s.CopyInto(c)
	if !reflect.DeepEqual(s, c) {
		t.Fatal("a copy is not equal to its original")
	}
	hash := s.Hash()
	count := 0
	leaves(reflect.ValueOf(c).Elem(), "State", func(path string, v reflect.Value) {
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
	})
	if count < 200 {
		t.Errorf("only %d fields were tried", count)
	}
}

// TestCopyGrown: copying into a state that once held more leaves nothing of it.
func TestCopyGrown(t *testing.T) {
	big, small := full(), new(State)
	small.CopyInto(big)
	if got, want := big.Hash(), small.Hash(); got != want {
		t.Errorf("hash %x after copying an empty state, want %x", got, want)
	}
}

func TestZones(t *testing.T) {
	for p := Place(0); p < NumPlaces; p++ {
		for seat := range SeatID(MaxSeats) {
			z := p.Of(seat)
			if z.Place() != p {
				t.Errorf("place %d of seat %d is zone %d of place %d", p, seat, z, z.Place())
			}
			want := seat
			if p < sharedPlaces {
				want = NoSeat
			}
			if z.Seat() != want {
				t.Errorf("zone %d belongs to %d, want %d", z, z.Seat(), want)
			}
		}
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
