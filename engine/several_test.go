package engine

import (
	"fmt"
	"slices"
	"testing"
)

// TestWhichPile checks that a text about a place with several piles asks once which pile it means,
// of those with a card it can take, and keeps to it (M-055 to M-058).
func TestWhichPile(t *testing.T) {
	take := Op{Code: OpPick, From: Set(lines), Verb: VerbDiscard, Dest: Dest{Place: Discard}, Min: 1, Max: 1}
	put := Op{Code: OpPick, From: Set(Hand), Verb: VerbPut, Dest: Dest{Place: lines}, Min: 1, Max: 1}
	heroes := take
	heroes.Filter = 1
	cheap := take
	cheap.Min, cheap.Max, cheap.Budget = 0, 1, 1
	for _, c := range []struct {
		name  string
		lies  [2][]FaceID // in the two lines: face 0 is a Hero for 1, face 1 a Villain for 3
		ops   []Op
		piles []int16 // what is asked
		first [2]int  // cards left in the lines if the second pile is chosen whenever possible, and then the first card
	}{
		{"from either", [2][]FaceID{{0}, {0, 1}}, []Op{take}, []int16{0, 1}, [2]int{1, 1}},
		{"from the only one with a card", [2][]FaceID{{}, {0, 1}}, []Op{take}, nil, [2]int{0, 1}},
		{"from none", [2][]FaceID{{}, {}}, []Op{take}, nil, [2]int{0, 0}},
		{"from the only one with a Hero", [2][]FaceID{{1}, {0, 1}}, []Op{heroes}, nil, [2]int{1, 1}},
		{"from the only one with a cheap card", [2][]FaceID{{1, 1}, {0, 1}}, []Op{cheap}, nil, [2]int{2, 1}},
		{"to either", [2][]FaceID{{}, {0}}, []Op{put}, []int16{0, 1}, [2]int{0, 2}},
		{"twice from the same", [2][]FaceID{{0, 0, 0}, {0, 0, 0}}, []Op{take, take}, []int16{0, 1}, [2]int{3, 1}},
		{"from and back to the same", [2][]FaceID{{0, 0}, {0, 0}}, []Op{take, put}, []int16{0, 1}, [2]int{2, 2}},
	} {
		t.Run(c.name, func(t *testing.T) {
			k := newKit(t)
			k.lib.Rows = slices.Clone(k.lib.Rows)
			for i := range k.lib.Rows {
				if k.lib.Rows[i].Place == lines {
					k.lib.Rows[i].Asked = true
				}
			}
			k.filter(Filter{Types: Hero})
			faces := []FaceID{k.face(Face{Name: "Hero", Types: Hero, Cost: 1}), k.face(Face{Name: "Villain", Types: Villain, Cost: 3})}
			text := k.face(Face{Name: "Text", Play: k.prog(c.ops...)})
			b := k.table(2)
			played := b.Add(text, b.Zone(Hand, 0))
			b.Add(faces[0], b.Zone(Hand, 0))
			b.Add(faces[0], b.Zone(Hand, 0))
			for i, line := range c.lies {
				for _, f := range line {
					b.Add(faces[f], b.ZoneAt(lines, NoSeat, i))
				}
			}
			s := b.Resume(0, 0)
			k.play(s, played)
			asked := 0
			for s.Pending().Kind != DecideTurn {
				d := s.Pending()
				if d.Kind != DecidePile {
					k.take(s, func(o Option) bool { return o.Kind == OptCard })
					continue
				}
				asked++
				var got []int16
				for _, o := range d.Options {
					got = append(got, o.N)
				}
				if !slices.Equal(got, c.piles) || d.Seat != 0 || d.Source != played {
					t.Errorf("asked %+v, want of piles %v", d, c.piles)
				}
				events := k.take(s, func(o Option) bool { return o.N == 1 })
				if events[0].Kind != PileChosen || events[0].N != 1 || events[0].Source != played {
					t.Errorf("told %+v", events[0])
				}
			}
			if asked != b2i(c.piles != nil) {
				t.Errorf("asked %d times which pile", asked)
			}
			left := [2]int{s.Len(s.board.ZoneAt(lines, NoSeat, 0)), s.Len(s.board.ZoneAt(lines, NoSeat, 1))}
			if left != c.first {
				t.Errorf("%v cards lie in the lines, want %v", left, c.first)
			}
		})
	}
}

// TestWhichPilesMayBeMeant checks that a change can limit texts to some of several piles.
func TestWhichPilesMayBeMeant(t *testing.T) {
	k := newKit(t)
	k.lib.Rows = append(slices.Clone(k.lib.Rows), Row{Place: streets + 1, Count: 5, Sight: Open, Asked: true})
	k.lib.Changes = append(k.lib.Changes, Change{Asked: AskPiles, Layer: Sets, Whose: You})
	f := k.face(Face{Name: "Card"})
	b := k.table(2)
	source := b.Add(f, b.Zone(InPlay, 0))
	s := b.Resume(0, 0)
	first := s.board.ZoneAt(streets+1, NoSeat, 0)
	frame := s.frame(0)
	for _, c := range []struct {
		meant    int16 // as a set; 0 if nothing keeps it
		where    uint8
		from, to ZoneID
	}{{0, 0, 0, 5}, {0b00001, 0, 0, 1}, {0b10000, 0, 4, 5}, {0b00110, 0, 1, 3}, {0b11111, 0, 0, 5}, {0b00110, 5, 4, 5}, {0, 1, 0, 1}, {0, 9, 4, 5}} {
		t.Run(fmt.Sprintf("%+v", c), func(t *testing.T) {
			s.watches = s.watches[:0]
			if c.meant != 0 {
				k.lib.Changes[1].N = c.meant
				s.leaveWorking(Watch{Source: source, Change: 1, Until: ForEver})
			}
			frame.Where = c.where
			if from, to := s.zones(streets+1, 0, &frame); from-first != c.from || to-first != c.to {
				t.Errorf("meant %05b, pile %d: piles %d to %d, want %d to %d", c.meant, c.where, from-first, to-first, c.from, c.to)
			}
		})
	}
	// If a place's piles are not asked about, the place means all of them.
	frame.Where = 2
	if from, to := s.zones(ring, 0, &frame); to-from != 5 {
		t.Errorf("of five spaces %d are meant", to-from)
	}
	m := machine{State: s}
	for _, c := range []struct {
		to   Place
		want ZoneID
	}{{streets + 1, first + 1}, {lines, s.Zone(lines, 0)}} {
		if got, _ := m.landing(Dest{Place: c.to}, source, &frame); got != c.want {
			t.Errorf("a card put into place %d goes to zone %d, want %d", c.to, got, c.want)
		}
	}
}

// TestTakesFromTheTop checks that cards are taken from the top of the named seat's place, or from the
// bottom, up to as many as there are.
func TestTakesFromTheTop(t *testing.T) {
	for _, c := range []struct {
		name string
		op   Op
		left [2]int // in the decks of three and two
	}{
		{"one", Op{N: 1}, [2]int{2, 2}},
		{"two", Op{N: 2}, [2]int{1, 2}},
		{"more than there are", Op{N: 5}, [2]int{0, 2}},
		{"none", Op{N: 0}, [2]int{3, 2}},
		{"another's", Op{N: 1, Of: Left}, [2]int{3, 1}},
		{"of nobody", Op{N: 1, Of: Target}, [2]int{3, 2}},
		{"for each that is counted", Op{N: 1, Count: 1}, [2]int{1, 2}},
		{"two from the bottom", Op{N: 2, Low: true}, [2]int{1, 2}},
		{"more from the bottom than there are", Op{N: 5, Low: true}, [2]int{0, 2}},
	} {
		t.Run(c.name, func(t *testing.T) {
			k := newKit(t)
			k.count(Count{Of: CardsIn, From: Set(Hand)})
			op := c.op
			op.Code, op.From, op.Verb, op.Dest = OpTake, Set(Deck), VerbDestroy, Dest{Place: Destroyed}
			f := k.face(Face{Name: "Card"})
			text := k.face(Face{Name: "Text", Play: k.prog(op)})
			b := k.table(2)
			played := b.Add(text, b.Zone(Hand, 0))
			b.Add(f, b.Zone(Hand, 0))
			b.Add(f, b.Zone(Hand, 0))
			for seat, n := range []int{3, 2} {
				for range n {
					b.Add(f, b.Zone(Deck, SeatID(seat)))
				}
			}
			s := b.Resume(0, 0)
			left := slices.Clone(s.Cards(s.Zone(Deck, 0)))
			if c.op.Low {
				left = left[:c.left[0]]
			} else {
				left = left[3-c.left[0]:]
			}
			k.play(s, played)
			if got := [2]int{s.Len(s.Zone(Deck, 0)), s.Len(s.Zone(Deck, 1))}; got != c.left || !slices.Equal(s.Cards(s.Zone(Deck, 0)), left) {
				t.Errorf("the decks have %v, want %v; the cards %v, want %v", got, c.left, s.Cards(s.Zone(Deck, 0)), left)
			}
		})
	}
}

// TestAtRandom checks that cards are taken at random among those that fit, up to as many as there
// are.
func TestAtRandom(t *testing.T) {
	for _, n := range []int16{1, 2, 9} {
		k := newKit(t)
		k.filter(Filter{Types: Hero})
		hero, plain := k.face(Face{Name: "Hero", Types: Hero}), k.face(Face{Name: "Plain"})
		text := k.face(Face{Name: "Text", Play: k.prog(Op{Code: OpRandom, N: n, From: Set(Hand), Filter: 1, Verb: VerbDiscard, Dest: Dest{Place: Discard}})})
		gone := map[CardID]int{}
		for seed := range uint64(60) {
			k.lib.Code = k.lib.Code[:k.lib.Faces[text].Play+2] // the next table writes its turn again
			b := k.table(2)
			b.s.streams[StreamChance] = NewRNG(seed, StreamChance)
			played := b.Add(text, b.Zone(Hand, 0))
			for range 3 {
				b.Add(hero, b.Zone(Hand, 0))
				b.Add(plain, b.Zone(Hand, 0))
			}
			s := b.Resume(0, 0)
			before := s.Learned()
			k.play(s, played)
			for _, c := range s.Cards(s.Zone(Discard, 0)) {
				if s.Face(c).Name != "Hero" {
					t.Fatalf("%s was taken", s.Face(c).Name)
				}
				gone[c]++
			}
			if got, want := s.Len(s.Zone(Discard, 0)), min(int(n), 3); got != want {
				t.Fatalf("%d were taken, want %d", got, want)
			}
			if s.Learned() == before {
				t.Error("chance can be taken back")
			}
		}
		for c, times := range gone {
			if n < 3 && (times < 10 || times > 55) {
				t.Errorf("of 60 times card %d was taken %d, %d at a time", c, times, n)
			}
		}
		if len(gone) != 3 {
			t.Errorf("only %d of 3 cards were ever taken", len(gone))
		}
	}
}
