package engine

import (
	"fmt"
	"slices"
	"testing"
)

// parted returns a game with a hidden pile in parts, each shuffled by itself. Each part has the
// given numbers of common and rare cards.
func parted(t *testing.T, seed uint64, parts ...[2]int) (*State, []CardID) {
	t.Helper()
	k := newKit(t)
	k.lib.Rows = append(slices.Clone(k.lib.Rows), Row{Place: levels})
	var commons, rares []FaceID
	for i := range 30 {
		commons = append(commons, k.face(Face{Name: fmt.Sprint("Common ", i)}))
		rares = append(rares, k.face(Face{Name: fmt.Sprint("Rare ", i), SuperVillain: true}))
	}
	k.table(2) // which finishes the library
	b, err := Build(k.lib, 2, seed)
	if err != nil {
		t.Fatal(err)
	}
	z := b.Zone(levels, NoSeat)
	var plain, super []CardID
	at := 0
	for _, n := range parts {
		for range n[0] {
			plain = append(plain, b.Add(commons[len(plain)], z))
		}
		for range n[1] {
			super = append(super, b.Add(rares[len(super)], z))
		}
		b.ShufflePart(z, at, n[0]+n[1], StreamMain)
		at += n[0] + n[1]
	}
	b.Alike(plain)
	b.Alike(super)
	s := b.Resume(0, 0)
	return s, slices.Clone(s.Cards(z))
}

// rares returns the positions of the rare cards in the pile.
func rares(s *State) (out []int) {
	for i, c := range s.Cards(s.Zone(levels, NoSeat)) {
		if s.Face(c).SuperVillain {
			out = append(out, i)
		}
	}
	return out
}

// TestShufflePart checks that each part of a pile is shuffled by itself, with every result
// possible, keeps its number, and is unknown to all seats.
func TestShufflePart(t *testing.T) {
	ways := map[string]int{}
	for seed := range uint64(200) {
		s, cards := parted(t, seed, [2]int{2, 0}, [2]int{1, 2}, [2]int{3, 1})
		at := rares(s)
		ways[fmt.Sprint(at)]++
		if len(at) != 3 || at[0] < 2 || at[1] > 4 || at[2] < 5 {
			t.Fatalf("seed %d: rare cards lie at %v", seed, at)
		}
		for i, c := range cards {
			part := 1
			if i > 1 {
				part++
			}
			if i > 4 {
				part++
			}
			if s.cards[c].Slot != uint8(part) || s.cards[c].Known != 0 {
				t.Fatalf("seed %d: card %d from the top is of part %d, known to %b; want part %d", seed, i, s.cards[c].Slot, s.cards[c].Known, part)
			}
		}
	}
	if len(ways) != 3*4 {
		t.Errorf("rare cards lay in %d ways, want all 12: %v", len(ways), ways)
	}
}

// TestMixParts checks that dealt worlds keep the number of rare cards in each part and vary their
// positions, and that cards a seat knows stay where they are.
func TestMixParts(t *testing.T) {
	s, cards := parted(t, 4, [2]int{2, 0}, [2]int{1, 2}, [2]int{3, 1})
	z := s.Zone(levels, NoSeat)
	m := machine{State: s}
	seen := cards[rares(s)[0]]
	m.show(seen, CardLookedAt, 0)           // seat 0 has seen one of the two rare cards of part 2
	m.shift(cards[0], z, onTop, VerbPut, 0) // a card put back into its own pile is still in its part
	gone := cards[5]                        // of part 3 a common card has left the pile
	if s.Face(gone).SuperVillain {
		gone = cards[6]
	}
	m.shift(gone, s.Zone(Destroyed, NoSeat), onTop, VerbPut, 0)
	if got := s.cards[gone].Slot; got != 0 {
		t.Errorf("a card that has left its pile is still of part %d", got)
	}
	lies := s.indexOf(seen)
	for seat, want := range []int{2 * 3, 3 * 3} { // possible placements of the rare cards
		ways, which := map[string]bool{}, map[FaceID]bool{}
		dealt(t, s, SeatID(seat), func(w *State) {
			ways[fmt.Sprint(rares(w))] = true
			for i, c := range w.Cards(z) {
				if part := s.cards[s.Cards(z)[i]].Slot; w.cards[c].Slot != part {
					t.Fatalf("card %d from the top is of part %d, want %d", i, w.cards[c].Slot, part)
				}
			}
			there := w.Cards(z)[lies]
			which[w.cards[there].Face] = true
			if seat == 0 && (there != seen || w.cards[there] != s.cards[seen]) {
				t.Fatal("a card that seat 0 has seen is another in a world dealt")
			}
		})
		if len(ways) != want {
			t.Errorf("to seat %d the rare cards can lie in the ways %v, want %d", seat, ways, want)
		}
		if seat == 1 && len(which) < 5 {
			t.Errorf("to seat 1 the card that seat 0 has seen can only be one of %v", which)
		}
	}
}

// TestMixPartsHonest checks that dealt parts depend on nothing the seat does not know.
func TestMixPartsHonest(t *testing.T) {
	s, cards := parted(t, 4, [2]int{6, 0}, [2]int{4, 2}, [2]int{5, 3})
	m := machine{State: s}
	m.show(cards[7], CardLookedAt, 0)
	m.shift(cards[0], s.Zone(levels, NoSeat), onTop, VerbPut, 0)
	for seat := NoSeat; seat < 2; seat++ {
		for n := range uint64(30) {
			other, one, two := NewRNG(n, StreamDie), NewRNG(9, StreamDie), NewRNG(9, StreamDie)
			var w, a, b State
			if !s.View(seat).Deal(&w, &other) || !s.View(seat).Deal(&a, &one) || !w.View(seat).Deal(&b, &two) {
				t.Fatal("no world could be dealt")
			}
			if a.Hash() != b.Hash() || one != two {
				t.Fatalf("with equal chance seat %d is dealt different worlds, as the truth is different", seat)
			}
			if w.Hash() == s.Hash() && seat != 0 {
				t.Errorf("a world dealt for seat %d is the truth itself", seat)
			}
		}
	}
}

// TestBuilderMoves checks that Move puts the top card of one pile beneath another, as the game
// does.
func TestBuilderMoves(t *testing.T) {
	b := bare(t, 3)
	deck, line := b.Zone(Deck, 0), b.Zone(OwnPlaces, NoSeat)
	first := b.Add(1, line)
	top, next := b.Add(0, deck), b.Add(2, deck)
	b.Move(deck, line)
	s := b.s
	if !slices.Equal(s.Cards(line), []CardID{first, top}) || !slices.Equal(s.Cards(deck), []CardID{next}) {
		t.Errorf("in the line lie %v, in the deck %v", s.Cards(line), s.Cards(deck))
	}
	if c := s.cards[top]; c.Known != Everyone || c.Owner != NoSeat || c.Slot != 1 {
		t.Errorf("the card moved is %+v", c)
	}
	b.Move(deck, line)
	b.Move(deck, line) // there is none left
	if s.Len(line) != 3 || s.Len(deck) != 0 {
		t.Errorf("%d cards are in the line, %d in the deck", s.Len(line), s.Len(deck))
	}
}

// TestPartsAfterALook checks that a seat that has not seen the first cards of a pile learns nothing from another
// seat that put them back in an order of its choice: which part comes first, in what it knows and in the worlds
// dealt for it. All seats know which places another seat has looked at.
func TestPartsAfterALook(t *testing.T) {
	first := map[uint8]int{}
	for seed := range uint64(20) {
		s, cards := parted(t, seed, [2]int{1, 0}, [2]int{3, 2}, [2]int{2, 1})
		z := s.Zone(levels, NoSeat)
		for _, c := range cards[:2] {
			s.cards[c].Known = SeatID(1).Only()
		}
		s.reorder(z, 0, z, 1) // seat 1 puts the first card second
		if got, want := s.View(0).Parts(z), []Part{{6, 2}, {3, 1}}; !slices.Equal(got, want) {
			t.Fatalf("seed %d: seat 0 knows %v, want %v", seed, got, want)
		}
		own := 0
		if s.Face(s.Cards(z)[0]).SuperVillain {
			own = 1
		}
		if got, want := s.View(1).Parts(z), []Part{{1, own}, {1, 0}, {4, 2 - own}, {3, 1}}; !slices.Equal(got, want) {
			t.Fatalf("seed %d: seat 1 knows %v, want %v", seed, got, want)
		}
		chance := NewRNG(seed, StreamChance)
		for range 10 {
			world := new(State)
			if !s.View(0).Deal(world, &chance) {
				t.Fatal("no world")
			}
			first[world.cards[world.Cards(z)[0]].Slot]++
			if !slices.Equal(world.Cards(z), s.Cards(z)) {
				t.Fatalf("seed %d: a text that waits for an answer about the first card means another one in a world", seed)
			}
			for i, c := range world.Cards(z) {
				if got, want := world.cards[c].Known, s.cards[s.Cards(z)[i]].Known; got != want {
					t.Fatalf("seed %d: place %d of a world is known to %b, want %b", seed, i, got, want)
				}
			}
			if got := world.View(0).Parts(z); !slices.Equal(got, s.View(0).Parts(z)) {
				t.Fatalf("seed %d: a world has %v", seed, got)
			}
		}
	}
	if first[1] < 60 || first[2] < 60 {
		t.Errorf("in the worlds, the first card is of the parts %v: either must be as likely", first)
	}
}
