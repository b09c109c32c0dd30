package engine

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// TestNoRow: whoever lays a table in a place it does not have is told which.
func TestNoRow(t *testing.T) {
	lib := &Library{Rows: rows, Faces: make([]Face, 1)}
	lib.Seal()
	b, err := Build(lib, 2, 1)
	if err != nil {
		t.Fatal(err)
	}
	for what, look := range map[string]func(){
		"no place 40 for seat -1": func() { b.Zone(40, NoSeat) },
		"no place 5 for seat -1":  func() { b.Zone(Hand, NoSeat) },
	} {
		func() {
			defer func() {
				if said := fmt.Sprint(recover()); !strings.Contains(said, what) {
					t.Errorf("it says %q, want %q", said, what)
				}
			}()
			look()
		}()
	}
}

// TestBuilderOrder: cards lie in their zones in the order in which they were
// added, also those added after others have been shuffled or moved.
func TestBuilderOrder(t *testing.T) {
	lib := &Library{Rows: rows, Faces: make([]Face, 9)}
	lib.Seal()
	b, err := Build(lib, 2, 1)
	if err != nil {
		t.Fatal(err)
	}
	line, hand, deck := b.Zone(OwnPlaces, NoSeat), b.Zone(Hand, 1), b.Zone(Deck, 0)
	for face, z := range []ZoneID{deck, line, hand, deck, line, deck} {
		b.Add(FaceID(face), z)
	}
	b.Join(deck)
	for face, z := range []ZoneID{hand, line, deck} {
		b.Add(FaceID(6+face), z)
	}
	b.lay() // as whatever starts the game does
	s := b.s
	for _, c := range []struct {
		zone ZoneID
		want []FaceID
	}{{line, []FaceID{1, 4, 7}}, {hand, []FaceID{2, 6}}, {deck, []FaceID{0, 3, 5, 8}}, {s.Zone(Hand, 0), nil}} {
		var got []FaceID
		for _, id := range s.Cards(c.zone) {
			got = append(got, s.Card(id).Face)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("zone %d holds %v, want %v", c.zone, got, c.want)
		}
	}
	for i, c := range s.Cards(line) {
		if slot := s.Card(c).Slot; int(slot) != i {
			t.Errorf("card %d of a line has slot %d", i, slot)
		}
	}
}
