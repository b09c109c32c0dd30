package standard

import (
	"fmt"
	"slices"
	"strings"
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
	click := "See " + foe + "'s cards"
	want := []string{
		"Super-Villains defeated by " + foe + ": 1", foe + "'s deck: 1 card", foe + "'s discard pile: 3 cards",
		hand, hand, "Bought last: Punch", click, click, "Super-Villains left: 8, defeated: 1",
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
				p := board.SeatInfo{Seat: 1, Box: box, Name: "BUYER", Hero: hero, Deck: 88, Discard: 88, Hand: 5, Trophies: 3, Bought: []*art.Face{hero, hero}, Tokens: 88, Scores: seats > 1}
				for range seats % 4 {
					p.InPlay = append(p.InPlay, board.Staying{Face: hero})
				}
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

// TestCardsInPlayAreNamed checks that a panel shows a foe's cards in play in place of its last purchases, or
// a sign with their number if there is no room, and that a tip in the same place names them all and says
// which are Defenses, how far they are rotated, and what is under them.
func TestCardsInPlayAreNamed(t *testing.T) {
	m := testgame.Match(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 4})
	b, sc := laid(m, nil)
	hero := sc.FaceOf(board.At(engine.Heroes, 0).Cards(sc.View)[0])
	field, car, base := *hero, *hero, *hero
	field.Name, field.Keywords, car.Name, base.Name = "Field", "ONGOING · DEFENSE", "Car", "Base"
	all, bought := []board.Staying{{Face: &field, Quarters: 2}, {Face: &car, Under: 1}, {Face: &base, Quarters: 1}}, []*art.Face{hero, hero}
	small := ui.BoxAt(400, 0, 360, 120)
	for _, s := range []struct {
		panel           ui.Box
		n               int
		pictures, older int
		words           string
		number          string // on the sign of the last picture, or on the sign without pictures
	}{
		{b.Seats[0].Box, 0, 0, 2, "", ""},
		{b.Seats[0].Box, 1, 1, 1, " has in play: Field (Defense, rotated 2/4)", ""},
		{b.Seats[0].Box, 3, 2, 0, " has in play: Field (Defense, rotated 2/4), Car (1 card under it), and Base (rotated 1/4)", "+1"},
		{small, 2, 0, 2, " has in play: Field (Defense, rotated 2/4) and Car (1 card under it)", "2"},
	} {
		p := board.SeatInfo{Seat: 1, Box: s.panel, Name: "BUYER", Hero: hero, Bought: bought, InPlay: all[:s.n]}
		if n, older := b.staySlots(sc, &p), len(b.bought(sc, &p)); n != s.pictures || older != s.older {
			t.Errorf("%d cards in play, panel %v: %d pictures and %d purchases, not %d and %d", s.n, s.panel, n, older, s.pictures, s.older)
		}
		b.tips = nil
		b.describeFoe(sc, &p)
		got := ""
		for _, tip := range b.tips {
			if strings.Contains(tip.Words, " in play: ") {
				got = strings.TrimPrefix(tip.Words, sc.Host.Name(1))
			}
		}
		if got != s.words {
			t.Errorf("%d cards in play, panel %v: the tip says %q, not %q", s.n, s.panel, got, s.words)
		}
		var numbers []string
		page := sc.Canvas.Read(1280, 720, nil, func(c *ui.Canvas) { b.drawStays(sc, c, &p) })
		for _, l := range page.Lines {
			if l.Part == "in play" {
				numbers = append(numbers, l.Text)
			}
		}
		if got := strings.Join(numbers, " "); got != s.number {
			t.Errorf("%d cards in play, panel %v: the signs say %q, not %q", s.n, s.panel, got, s.number)
		}
	}
}
