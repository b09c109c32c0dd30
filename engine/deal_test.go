package engine

import (
	"fmt"
	"testing"
)

// worlds is how many worlds a test deals.
const worlds = 200

// dealt checks that each world dealt for a seat is sound, and calls yes with it.
func dealt(t *testing.T, s *State, seat SeatID, yes func(*State)) {
	t.Helper()
	chance := NewRNG(3, StreamChance)
	var w State
	for range worlds {
		if !s.View(seat).Deal(&w, &chance) {
			t.Fatalf("no world could be dealt for seat %d:\n%v", seat, s)
		}
		if err := w.Check(); err != nil {
			t.Fatal(err)
		}
		if err := w.CheckPosed(); err != nil {
			t.Fatal(err)
		}
		yes(&w)
	}
}

// passing returns a three-player game in which each player passes a card to the left, face down.
func passing(t *testing.T) (*tiny, *State) {
	y := newTiny(t)
	each := y.prog(Op{Code: OpPick, Min: 1, Max: 1, From: Set(Hand), Verb: VerbAside, Dest: Dest{Of: Left}})
	pass := y.face("pass", []Op{{Code: OpEach, Who: All, To: each}, {Code: OpHand, Dest: Dest{Place: Hand, Under: true}}})
	mixed := []FaceID{plain, other, shield, plain, other, shield}
	s := y.game(layout{
		hands: [][]FaceID{{pass, plain, other}, {plain, shield, other}, {other, plain, shield}},
		decks: [][]FaceID{mixed, mixed, mixed},
	})
	y.play(s, pass)
	return y, s
}

// TestDealAfterHiddenPass checks that a card passed face down stays unknown to the seats that did
// not see it and known to those that did (fault 1).
func TestDealAfterHiddenPass(t *testing.T) {
	y, s := passing(t)
	y.pick(s, plain)  // seat 0 to seat 1
	y.pick(s, shield) // seat 1 to seat 2
	y.pick(s, other)  // seat 2 to seat 0
	passed := NoCard
	for _, c := range s.Cards(s.Zone(Hand, 1)) {
		if s.cards[c].Known.Has(0) {
			passed = c
		}
	}
	if passed == NoCard || s.cards[passed].Face != plain || s.View(2).Sees(passed) {
		t.Fatal("the giver and the receiver, and nobody else, must know the card passed")
	}
	seen := map[FaceID]int{}
	dealt(t, s, 2, func(w *State) { seen[w.cards[passed].Face]++ })
	if len(seen) < 3 {
		t.Errorf("to seat 2 the card passed from seat 0 to seat 1 is always one of %v", seen)
	}
	hands := map[FaceID]int{}
	dealt(t, s, 0, func(w *State) {
		if w.cards[passed].Face != plain {
			t.Fatalf("seat 0 passed a plain card, which became face %d", w.cards[passed].Face)
		}
		for f, n := range facesIn(w, Hand, 2) {
			hands[f] += n
		}
	})
	if len(hands) < 3 {
		t.Errorf("to seat 0 the hand of seat 2 is always of %v", hands)
	}
}

// TestDealAtAnothersQuestion checks that in a world dealt during another seat's question, the
// question follows from the cards as dealt (fault 2).
func TestDealAtAnothersQuestion(t *testing.T) {
	y := newTiny(t)
	hit := y.prog(Op{Code: OpPick, Min: 1, Max: 1, From: Set(Hand), Verb: VerbDiscard, Dest: Dest{Place: Discard}})
	strike := y.face("strike", []Op{y.attack(Attack{On: Foes, Hit: hit})})
	s := y.game(layout{
		hands: [][]FaceID{{strike}, {shield, plain}},
		decks: [][]FaceID{nil, append(times(6, plain), other, other, shield)},
	})
	y.play(s, strike)
	if d := s.Pending(); d.Kind != DecideDefend || d.Seat != 1 {
		t.Fatalf("seat 1 is to be asked for a Defense:\n%v", s)
	}
	others := map[FaceID]int{}
	dealt(t, s, 0, func(w *State) {
		hand := facesIn(w, Hand, 1)
		if hand[shield] == 0 {
			t.Fatal("seat 1 is asked for a Defense it does not hold")
		}
		for f := range hand {
			others[f]++
		}
		for _, o := range w.Pending().Options {
			if o.Kind == OptDefend && (w.cards[o.Card].Face != shield || w.cards[o.Card].Zone != w.Zone(Hand, 1)) {
				t.Fatal("a Defense is offered that is none")
			}
		}
	})
	if len(others) < 3 {
		t.Errorf("beside the Defense seat 1 always holds one of %v", others)
	}
}

// TestDealDoesNotDependOnTheTruth checks that a dealt world depends only on what the seat knows and
// on chance (faults 14 to 16).
func TestDealDoesNotDependOnTheTruth(t *testing.T) {
	y, s := passing(t)
	for step := 0; s.Over() == NotOver && step < 60; step++ {
		for seat := NoSeat; int(seat) < s.Seats(); seat++ {
			shuffled := NewRNG(uint64(step), StreamChance)
			var w, a, b State
			if !s.View(seat).Deal(&w, &shuffled) {
				continue
			}
			one, two := NewRNG(9, StreamChance), NewRNG(9, StreamChance)
			if !s.View(seat).Deal(&a, &one) || !w.View(seat).Deal(&b, &two) {
				t.Fatalf("no world could be dealt for seat %d", seat)
			}
			if a.Hash() != b.Hash() || one != two {
				t.Fatalf("with equal chance seat %d is dealt different worlds, as the truth is different:\n%v", seat, s)
			}
		}
		n := step % len(s.Pending().Options)
		y.take(s, func(o Option) bool { return o == s.Pending().Options[n] })
	}
}

// TestDealHidesChance checks that dealt worlds do not give away a random result that was fixed
// beforehand.
func TestDealHidesChance(t *testing.T) {
	y := newTiny(t)
	toss := y.face("toss", []Op{{Code: OpRandom, N: 1, From: Set(Hand), Verb: VerbDiscard, Dest: Dest{Place: Discard}}})
	y.seal()
	b, err := Build(y.lib, 2, 1)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range []FaceID{toss, plain, other, shield} {
		b.Add(f, b.Zone(Hand, 0))
	}
	b.Fix(StreamChance, 1)
	s := b.Resume(0, 0)
	gone := map[FaceID]int{}
	dealt(t, s, 0, func(w *State) {
		w = w.Copy()
		y.play(w, toss)
		for f := range facesIn(w, Discard, 0) {
			gone[f]++
		}
	})
	if len(gone) < 3 {
		t.Errorf("in the worlds dealt chance always takes one of %v", gone)
	}
	y.play(s, toss)
	if got := facesIn(s, Discard, 0); got[other] != 1 {
		t.Errorf("chance was told to take the second card of the hand, and took %v", got)
	}
}

// TestDealSaysWhenItFails checks that Deal reports whether another seat is asked the same question
// in the dealt world.
func TestDealSaysWhenItFails(t *testing.T) {
	y := newTiny(t)
	hit := y.prog(Op{Code: OpPick, Min: 1, Max: 1, From: Set(Hand), Verb: VerbDiscard, Dest: Dest{Place: Discard}})
	strike := y.face("strike", []Op{y.attack(Attack{On: Foes, Hit: hit})})
	// There are so many cards that a hundred tries may not put the one Defense in the hand.
	s := y.game(layout{hands: [][]FaceID{{strike}, {shield}}, decks: [][]FaceID{nil, times(150, plain)}})
	y.play(s, strike)
	chance := NewRNG(3, StreamChance)
	var w State
	seen := map[bool]int{}
	for range 40 {
		ok := s.View(0).Deal(&w, &chance)
		asked := w.pose() == nil && w.ask.Kind == DecideDefend && w.ask.Seat == 1
		if ok != asked {
			t.Fatalf("a world was dealt: %v, and seat 1 is asked in it: %v", ok, asked)
		}
		seen[ok]++
	}
	if len(seen) != 2 {
		t.Errorf("of 40 worlds dealt and not dealt there are %v: it proves nothing", seen)
	}
	// The asked seat knows its own cards.
	for range 5 {
		if !s.View(1).Deal(&w, &chance) {
			t.Error("no world could be dealt for the seat that is asked")
		}
	}
}

// TestEveryDeal checks that every order of the hidden cards is dealt about equally often.
func TestEveryDeal(t *testing.T) {
	for n, ways := range map[int]int{2: 2, 3: 6, 4: 24} {
		t.Run(fmt.Sprint(n, " cards"), func(t *testing.T) {
			y := newTiny(t)
			deck := []FaceID{plain, other, shield, plain}[:n]
			if n == 4 {
				deck[3] = y.face("fourth", nil)
			}
			s := y.game(layout{hands: [][]FaceID{{plain}, {plain}}, decks: [][]FaceID{nil, deck}})
			seen := map[string]int{}
			chance := NewRNG(8, StreamChance)
			var w State
			for range 60 * ways {
				if !s.View(0).Deal(&w, &chance) {
					t.Fatal("no world could be dealt")
				}
				way := ""
				for _, c := range w.Cards(w.Zone(Deck, 1)) {
					way += string(rune('a' + w.cards[c].Face))
				}
				seen[way]++
			}
			// The card in seat 1's hand is in the same pool, so it may be any of them.
			for way, times := range seen {
				if times < 5 {
					t.Errorf("%d cards: %s was dealt %d times of %d", n, way, times, 60*ways)
				}
			}
			if len(seen) < ways {
				t.Errorf("%d cards: dealt were %d ways, want %d at least", n, len(seen), ways)
			}
		})
	}
}

// TestAsksLike checks what makes a question of another world the same one.
func TestAsksLike(t *testing.T) {
	d := Decision{Kind: DecidePick, Seat: 1, At: 2, Source: 3, Taken: 4, Options: []Option{{Kind: OptDone}}}
	for name, change := range map[string]func(*Decision){
		"":               func(*Decision) {},
		"its options":    func(o *Decision) { o.Options = nil },
		"another kind":   func(o *Decision) { o.Kind = DecideMay },
		"another seat":   func(o *Decision) { o.Seat = 0 },
		"elsewhere":      func(o *Decision) { o.At = 0 },
		"another card":   func(o *Decision) { o.Source = 0 },
		"more are taken": func(o *Decision) { o.Taken = 5 },
	} {
		other := d
		change(&other)
		if got, want := d.asksLike(&other), name == "" || name == "its options"; got != want {
			t.Errorf("%q: %v", name, got)
		}
	}
}
