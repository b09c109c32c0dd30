package standard

import (
	"fmt"
	"slices"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/render/art"
	"lineup/render/board"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// TestCountersSayWhatTheyCount checks that each counter of a foe's panel, the masks, and the cards of
// an open hand have a sentence, and that those of the near seat's piles and of the Power say whose
// they are.
func TestCountersSayWhatTheyCount(t *testing.T) {
	m := testgame.Match(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 4})
	b, sc := laid(m, nil)
	hero := sc.FaceOf(board.At(engine.Heroes, 0).Cards(sc.View)[0])
	punch := *hero
	punch.Name = "Punch"
	p := board.SeatInfo{Seat: 1, Box: b.Seats[0].Box, Name: "BUYER", Hero: hero, Deck: 1, Discard: 3, Hand: 2, Trophies: 1, Open: []*art.Face{&punch, &punch}, Bought: []*art.Face{&punch}}
	sc.Seats, sc.Fallen, sc.Power = []board.SeatInfo{p}, []engine.SeatID{1}, 2
	b.describeVillain(sc)
	b.describeTips(sc)
	foe := sc.Host.Name(1)
	hand := foe + "'s hand: 2 cards (Punch and Punch)"
	want := []string{
		"Super-Villains defeated by " + foe + ": 1", foe + "'s deck: 1 card", foe + "'s discard pile: 3 cards",
		hand, hand, "Bought last: Punch", "Super-Villains left: 8, defeated: 1",
	}
	var got []string
	for _, tip := range b.tips {
		got = append(got, tip.Words)
	}
	if !slices.Equal(got, want) {
		t.Errorf("the tips are %q, not %q", got, want)
	}
	if got, want := sc.PileWords(board.At(engine.Discard, 0), 0), "Your discard pile: 0 cards"; got != want {
		t.Errorf("the near seat's discard pile says %q, not %q", got, want)
	}
	if got, want := sc.PileWords(board.Shared(card.MainDeck), 75), "Main deck: 75 cards"; got != want {
		t.Errorf("the main deck says %q, not %q", got, want)
	}
	whose := "Your"
	if turn := sc.View.Turn().Seat; turn != 0 {
		whose = foe + "'s"
	}
	if got, want := sc.PowerWords(), whose+" Power left to spend this turn: 2"; got != want {
		t.Errorf("the Power says %q, not %q", got, want)
	}
	sc.Plays = false // a watcher
	if got, want := sc.PileWords(board.At(engine.Deck, 0), 4), sc.Host.Name(0)+"'s deck: 4 cards"; got != want {
		t.Errorf("the near seat's deck says %q to a watcher, not %q", got, want)
	}
}

// TestTipsApart checks in all windows that the tips of a foe's panel lie within it and that none is
// over another.
func TestTipsApart(t *testing.T) {
	m := testgame.Match(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 4})
	b, sc := laid(m, nil)
	hero := sc.FaceOf(board.At(engine.Heroes, 0).Cards(sc.View)[0])
	for _, f := range uitest.Fits() {
		g := layGeometry(f)
		for seats := 1; seats < 5; seats++ {
			for _, box := range g.FoeBoxes(seats) {
				p := board.SeatInfo{Seat: 1, Box: box, Name: "BUYER", Hero: hero, Deck: 88, Discard: 88, Hand: 5, Trophies: 3, Bought: []*art.Face{hero, hero}}
				b.tips = nil
				b.describeFoe(sc, &p)
				places := map[string]ui.Box{}
				for i, tip := range b.tips {
					places[fmt.Sprint(i, " ", tip.Words)] = tip.Box
					if !tip.Box.Within(box) {
						t.Errorf("%s, %d foes: %q is at %v, outside %v", uitest.FitName(f), seats, tip.Words, tip.Box, box)
					}
				}
				uitest.Apart(t, places)
			}
		}
	}
}
