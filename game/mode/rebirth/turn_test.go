package rebirth_test

import (
	"slices"
	"testing"

	"lineup/engine"
	"lineup/game/card"
)

// TestAttacksOneAfterTheOther checks that the Villains that attack at the start of a turn do so in
// the player's order, each with the hand that the previous one left (R-TRN-02, R-ATK-08).
func TestAttacksOneAfterTheOther(t *testing.T) {
	for first, want := range map[string]struct{ hand, weaknesses int }{"Doomsday": {2, 1}, "General Zod": {2, 1}} {
		t.Run(first, func(t *testing.T) {
			c := newCity(t, 2, 9, 0)
			villains := append(c.lay(4, "Doomsday"), c.lay(6, "General Zod")...) // each at its Destination
			c.give(card.Hand, 1, "Punch", "Punch", "Run", "Run", "Helping Hand")
			s := c.b.Resume(0, 0)
			take(t, s, ends)
			d := s.Pending()
			if d.Kind != engine.DecidePick || d.Seat != 1 || len(d.Options) != 2 || !slices.Contains(villains, d.Options[0].Card) {
				t.Fatalf("asked is %+v, want seat 1 to choose who attacks first", d)
			}
			take(t, s, func(o engine.Option) bool { return s.Face(o.Card).Name == first })
			for n := 0; s.Pending().Kind == engine.DecidePick && n < 9; n++ {
				answer(t, s, s.Pending().Options[0])
			}
			hand, weak := s.Len(s.Zone(card.Hand, 1)), 0
			for _, name := range names(s, s.Zone(card.DiscardPile, 1)) {
				if name == "Weakness" {
					weak++
				}
			}
			if hand != want.hand || weak != want.weaknesses || s.Pending().Kind != engine.DecideTurn {
				t.Errorf("%s first: %d cards are left in hand, with %d Weaknesses; want %+v\n%v", first, hand, weak, want, s)
			}
		})
	}
}
