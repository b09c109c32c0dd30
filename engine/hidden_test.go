package engine

import (
	"slices"
	"testing"
)

// goesUnder is a game in which seat 0 plays a card that puts a card of its choice under its hero.
// Seat 1 knows one card of seat 0's hand, and all seats know another.
type goesUnder struct {
	*kit
	s                     *State
	a, shown, known, mine CardID
}

func newGoesUnder(t *testing.T, to Place) goesUnder {
	k := newKit(t)
	put := k.prog(Op{Code: OpPick, From: Set(Hand), Verb: VerbPut, Dest: Dest{Place: to, Under: true}, Min: 1, Max: 1})
	digs := k.face(Face{Name: "Digs", Play: put})
	plain := [4]FaceID{}
	for i, name := range []string{"A", "B", "C", "D"} {
		plain[i] = k.face(Face{Name: name})
	}
	b := k.table(3)
	hand := b.Zone(Hand, 0)
	digger := b.Add(digs, hand)
	g := goesUnder{kit: k, a: b.Add(plain[0], hand), shown: b.Add(plain[1], hand), known: b.Add(plain[2], hand), mine: b.Add(plain[3], hand)}
	g.s = b.Resume(0, 0)
	g.s.cards[g.shown].Known = Everyone
	g.s.cards[g.known].Known |= SeatID(1).Only()
	k.play(g.s, digger)
	return g
}

// TestHandGoesUnder checks that when a card leaves a hand unseen, only the hand's player still
// knows which card is which. A seat that saw some of them before must not learn which one left
//
func TestHandGoesUnder(t *testing.T) {
	for _, to := range []Place{under, Deck} {
		for _, pick := range []func(goesUnder) CardID{
			func(g goesUnder) CardID { return g.a },
			func(g goesUnder) CardID { return g.shown },
			func(g goesUnder) CardID { return g.known },
		} {
			g := newGoesUnder(t, to)
			c, before := pick(g), g.s.Learned()
			g.take(g.s, func(o Option) bool { return o.Card == c })
			if g.s.cards[c].Zone != g.s.Zone(to, 0) {
				t.Fatal("the card did not go there")
			}
			pool := g.s.cards[c].Pool
			for _, o := range []CardID{g.a, g.shown, g.known, g.mine} {
				card := g.s.cards[o]
				if card.Known != SeatID(0).Only() {
					t.Errorf("to place %d: card %d is known to %b once card %d went", to, o, card.Known, c)
				}
				if card.Pool != pool {
					t.Errorf("to place %d: card %d can be told from card %d by what was mixed", to, o, c)
				}
			}
			if g.s.Learned() != before {
				t.Error("hiding cards counts as learning")
			}
		}
	}
}

// TestHandGoesOpen checks that a card that leaves a hand face up reveals only itself.
func TestHandGoesOpen(t *testing.T) {
	g := newGoesUnder(t, Discard)
	pools := [...]uint8{g.s.cards[g.shown].Pool, g.s.cards[g.mine].Pool}
	before := g.s.Learned()
	g.take(g.s, func(o Option) bool { return o.Card == g.a })
	for c, want := range map[CardID]Seats{g.a: Everyone, g.shown: Everyone, g.known: 0b011, g.mine: 0b001} {
		if got := g.s.cards[c].Known; got != want {
			t.Errorf("card %d is known to %b, want %b", c, got, want)
		}
	}
	if got := [...]uint8{g.s.cards[g.shown].Pool, g.s.cards[g.mine].Pool}; got != pools {
		t.Error("the cards that stay were mixed")
	}
	if g.s.Learned() != before {
		t.Errorf("a player showed a card of its own, and %d things were learned", g.s.Learned()-before)
	}
}

// TestDealtUnder checks that worlds dealt for another seat vary which card of the hand is under the
// hero, and that worlds dealt for the player do not.
func TestDealtUnder(t *testing.T) {
	g := newGoesUnder(t, under)
	g.take(g.s, func(o Option) bool { return o.Card == g.shown })
	chance := NewRNG(3, StreamChance)
	where := func(seat SeatID) map[FaceID]bool {
		faces := map[FaceID]bool{}
		for range 200 {
			var world State
			if !g.s.View(seat).Deal(&world, &chance) {
				t.Fatal("no world was dealt")
			}
			if err := world.Check(); err != nil {
				t.Fatal(err)
			}
			faces[world.cards[g.shown].Face] = true
		}
		return faces
	}
	for seat, want := range map[SeatID]int{0: 1, 1: 4, 2: 4, NoSeat: 4} {
		if got := where(seat); len(got) != want {
			t.Errorf("for seat %d %d different cards lie under the hero, want %d", seat, len(got), want)
		}
	}
}

// TestMixed checks that a shuffle makes its cards one pool, together with the hidden cards
// elsewhere that could not be told from them before, and no others.
func TestMixed(t *testing.T) {
	k := newKit(t)
	f := k.face(Face{Name: "Card"})
	b := k.table(2)
	deck, hand := b.Zone(Deck, 0), b.Zone(Hand, 0)
	inDeck := []CardID{b.Add(f, deck), b.Add(f, deck)}
	inHand, foes := b.Add(f, hand), b.Add(f, b.Zone(Hand, 1))
	open := b.Add(f, b.Zone(Discard, 0))
	s := b.Resume(0, 0)
	s.cards[inDeck[0]].Known = 0b11 // both saw it put there
	s.cards[foes].Pool = s.cards[inHand].Pool + 1
	others := s.cards[foes].Pool
	s.cards[inDeck[1]].Known, s.cards[inDeck[1]].Pool = Everyone, others // a card of this pool that is known to all
	before := s.Learned()
	s.shuffle(deck, &s.streams[StreamSeat])
	pool := s.cards[inDeck[0]].Pool
	for _, c := range append(slices.Clone(inDeck), inHand) {
		if s.cards[c].Pool != pool {
			t.Errorf("card %d is not mixed with the others", c)
		}
	}
	if s.cards[inDeck[0]].Known != 0 || s.cards[inHand].Known != 0b01 || s.cards[open].Known != Everyone {
		t.Error("a shuffle hides what it mixes, and nothing else")
	}
	if s.cards[foes].Pool != others || pool == others {
		t.Error("cards that were never with these are mixed with them")
	}
	if s.Learned() != before+1 {
		t.Error("a shuffle cannot be taken back")
	}
}
