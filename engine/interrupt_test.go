package engine

import (
	"fmt"
	"testing"
)

// TestDrawsInterrupted checks that an ability may keep a card in the discard pile when a draw would shuffle it,
// after what is left of the deck was drawn.
func TestDrawsInterrupted(t *testing.T) {
	for _, c := range []struct {
		name            string
		n               int16
		decks, discards int
		asked           int // the cards it may keep, 0 if it is not asked
		kept, declined  [3]int
	}{
		{"enough in the deck", 2, 2, 3, 0, [3]int{2, 0, 3}, [3]int{2, 0, 3}},
		{"a deck that is too small", 3, 2, 3, 3, [3]int{3, 1, 1}, [3]int{3, 2, 0}},
		{"an empty deck", 2, -1, 4, 4, [3]int{2, 1, 1}, [3]int{2, 2, 0}},
		{"all of both", 5, 2, 3, 3, [3]int{4, 0, 1}, [3]int{5, 0, 0}},
		{"more than there is", 9, 2, 3, 3, [3]int{4, 0, 1}, [3]int{5, 0, 0}},
		{"one card", 3, 2, 1, 1, [3]int{2, 0, 1}, [3]int{3, 0, 0}},
		{"nothing to shuffle", 3, 2, 0, 0, [3]int{2, 0, 0}, [3]int{2, 0, 0}},
	} {
		for _, keeps := range []bool{true, false} {
			t.Run(fmt.Sprint(c.name, ", kept ", keeps), func(t *testing.T) {
				g := keeping(t, c.decks, c.discards, Op{Code: OpDraw, N: c.n, Held: true}, Op{Code: OpNumber, Number: VPTokens, N: 1, Count: 1})
				events := g.play(g.s, g.source)
				want, chosen := c.declined, NoCard
				if c.asked > 0 {
					g.kept(0, c.asked)
					if g.s.Len(g.s.Zone(Deck, 0)) != 0 || g.s.Len(g.s.Zone(Hand, 0)) != max(c.decks, 0) {
						t.Errorf("before the question the rest of the deck is drawn:\n%v", g.s)
					}
					if keeps {
						want, chosen = c.kept, g.s.Pending().Options[0].Card
						events = append(events, g.take(g.s, func(o Option) bool { return o.Card == chosen })...)
					} else {
						events = append(events, g.answer(OptDone)...)
					}
				}
				g.piles(0, want[0], want[1], want[2])
				g.piles(1, 0, max(c.decks, 0), c.discards)
				if chosen != NoCard && g.s.Card(chosen).Zone != g.s.Zone(Discard, 0) {
					t.Errorf("the card kept is %+v", g.s.Card(chosen))
				}
				// It is one draw, and the text remembers all its cards.
				if g.s.Number(Draws, 0) != 1 || g.s.Number(VPTokens, 0) != want[0] || g.s.Number(clock, 0) != 10 {
					t.Errorf("drawn %d times, %d cards are remembered, want %d", g.s.Number(Draws, 0), g.s.Number(VPTokens, 0), want[0])
				}
				shuffles := 0
				for _, e := range events {
					shuffles += b2i(e.Kind == DeckShuffled)
					if e.Kind == CardMoved && e.Card == chosen && chosen != NoCard && e.From != e.To {
						t.Errorf("the card kept has moved: %+v", e)
					}
				}
				if most := b2i(c.asked > 0); shuffles > most || shuffles < most && (c.discards > 1 || !keeps) {
					t.Errorf("told of %d shuffles", shuffles)
				}
			})
		}
	}
}

// TestDrawsInterruptedTwice checks that one effect may come before a draw and another before its shuffle, and
// that the first may come in place of its first card, even of one that is drawn from the pile shuffled.
func TestDrawsInterruptedTwice(t *testing.T) {
	for _, stops := range []bool{false, true} {
		t.Run(fmt.Sprint("cancelled ", stops), func(t *testing.T) {
			does := []Op{{Code: OpMay, To: 3}, {Code: OpNumber, Number: clock, N: 1}, {Code: OpInstead}}
			if !stops {
				does[2] = Op{Code: OpShow}
			}
			of := teamingOf{seats: 2, decks: 1, discards: 3, hero: keepsOne, instead: true, text: []Op{{Code: OpDraw, N: 2}}}
			of.change, of.lay = hears(Trigger{On: BeforeDraw, How: Interrupts}, does...)
			g := newTeaming(t, of)
			g.play(g.s, g.source)
			g.s = g.again(g.s)
			g.answer(OptYes)
			if stops {
				g.piles(0, 1, 0, 3)
				g.came(11, 0, 0, 0)
				of.text[0].N = 3
				g = newTeaming(t, of)
				g.play(g.s, g.source)
				g.s = g.again(g.s)
				g.answer(OptYes)
			}
			g.kept(0, 3)
			g.answer(OptCard)
			g.piles(0, 2, 1, 1)
			g.came(11, 0, 0, 0)
		})
	}
}

// TestTopsInterrupted checks that an ability comes before the shuffle for a text that turns to the top card of a
// deck, or to several.
func TestTopsInterrupted(t *testing.T) {
	for _, c := range []struct {
		n, decks, discards, asked int
		kept                      [2]int // the cards of the deck and the discard pile afterward
	}{
		{1, 1, 3, 0, [2]int{1, 3}}, {1, -1, 3, 3, [2]int{2, 1}}, {2, 2, 3, 0, [2]int{2, 3}}, {3, 2, 3, 3, [2]int{4, 1}}, {3, 2, 1, 1, [2]int{2, 1}}, {1, -1, 1, 1, [2]int{0, 1}}, {2, -1, 0, 0, [2]int{0, 0}},
	} {
		t.Run(fmt.Sprintf("%+v", c), func(t *testing.T) {
			g := keeping(t, c.decks, c.discards, Op{Code: OpTop, From: Set(Deck), N: int16(c.n), Seen: Looked}, Op{Code: OpNumber, Number: VPTokens, N: 1, Count: 1})
			if c.n == 1 {
				g.lib.Counts[1].Of = ItFits
			}
			g.play(g.s, g.source)
			if c.asked > 0 {
				g.kept(0, c.asked)
				g.answer(OptCard)
			}
			g.piles(0, 0, c.kept[0], c.kept[1])
			if got := g.s.Number(VPTokens, 0); got != min(c.n, c.kept[0]) || g.s.Number(clock, 0) != 10 {
				t.Errorf("%d cards are at hand:\n%v", got, g.s)
			}
		})
	}
	// Other piles are not asked about.
	g := keeping(t, -1, 3, Op{Code: OpTop, From: Set(stack), N: 1})
	g.play(g.s, g.source)
	g.piles(0, 0, 0, 3)
}

// TestNewHandsInterrupted checks that an ability comes before the shuffle for the hand at the end of a turn.
func TestNewHandsInterrupted(t *testing.T) {
	y := newTiny(t)
	keeps := y.prog(keepsOne...)
	y.lib.Triggers = append(y.lib.Triggers, Trigger{On: BeforeShuffle, How: Interrupts, InTurn: All, From: Set(Heroes), Prog: keeps})
	hero := y.face("hero", nil)
	y.lib.Faces[hero].Triggers = []TriggerID{1}
	y.seal()
	for name, at := range map[string]struct {
		decks, asked int
		want         [3]int // of the hand, the deck and the discard pile
	}{
		"enough": {7, 0, [3]int{5, 2, 4}}, "too few": {3, 5, [3]int{5, 2, 1}}, "none": {0, 5, [3]int{4, 0, 1}},
	} {
		t.Run(name, func(t *testing.T) {
			b, err := Build(y.lib, 2, 1)
			if err != nil {
				t.Fatal(err)
			}
			b.Add(hero, b.Zone(Heroes, 0))
			b.Add(plain, b.Zone(Hand, 0)) // it is discarded first
			b.AddCopies(plain, at.decks, b.Zone(Deck, 0))
			b.AddCopies(other, 4, b.Zone(Discard, 0))
			s := b.Resume(0, 0)
			y.take(s, func(o Option) bool { return o.Kind == OptEnd })
			want := at.want
			if at.asked > 0 {
				if d := s.Pending(); d.Kind != DecidePick || d.Verb != VerbStay || len(d.Options) != at.asked+1 || s.Len(s.Zone(Hand, 0)) != at.decks {
					t.Fatalf("asked: %+v\n%v", d, s)
				}
				again, err := Decode(y.lib, s.AppendBinary(nil))
				if err != nil || again.Hash() != s.Hash() {
					t.Fatalf("read back: %v", err)
				}
				s = again
				y.pick(s, other)
			} else {
				want[2]++
			}
			got := [3]int{s.Len(s.Zone(Hand, 0)), s.Len(s.Zone(Deck, 0)), s.Len(s.Zone(Discard, 0))}
			if got != want || s.Turn().Seat != 1 {
				t.Errorf("%v cards in hand, deck and discard pile, want %v:\n%v", got, want, s)
			}
		})
	}
}
