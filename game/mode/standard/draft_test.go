package standard_test

import (
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/mode"
	"lineup/game/mode/standard"
	"lineup/game/testgame"
)

// TestDraft checks that there are two heroes per player, that the last seat chooses first and the
// others from the rest, and that a player who names a hero gets that hero and is not asked.
func TestDraft(t *testing.T) {
	_, s := begin(t, mode.Plan{Seats: mode.People(5), Variants: []string{standard.Draft}})
	if d := s.Pending(); d.Seat != 4 || len(d.Options) != 8 {
		t.Errorf("of five players seat %d is asked first, with %d heroes of all 8", d.Seat, len(d.Options))
	}
	for _, c := range []struct {
		named string
		asked []engine.SeatID
	}{
		{"", []engine.SeatID{2, 1, 0}},
		{"Batman", []engine.SeatID{2, 1}},
	} {
		t.Run(c.named, func(t *testing.T) {
			p := mode.Plan{Seats: mode.People(3), Seed: 4, Variants: []string{standard.Draft}}
			if c.named != "" {
				p.Seats[0].Heroes = []string{c.named}
			}
			_, s := testgame.Deal(t, catalog.Shipped, p)
			left := 2 * len(p.Seats)
			for _, seat := range c.asked {
				d := s.Pending()
				if d.Kind != engine.DecideHero || d.Seat != seat || len(d.Options) != left {
					t.Fatalf("seat %d is asked %v with %d answers, want seat %d with %d", d.Seat, d.Kind, len(d.Options), seat, left)
				}
				takes := d.Options[1].Card
				if err := s.Apply(engine.Answer{Seq: d.Seq, Option: d.Options[1]}, nil); err != nil {
					t.Fatal(err)
				}
				left--
				if got := s.Cards(s.Zone(engine.Heroes, seat)); len(got) != 1 || got[0] != takes {
					t.Errorf("seat %d has the heroes %v, and took %d", seat, got, takes)
				}
			}
			if d := s.Pending(); d.Kind != engine.DecideTurn {
				t.Errorf("after the draft comes %v", d.Kind)
			}
			if c.named != "" && s.Face(s.Cards(s.Zone(engine.Heroes, 0))[0]).Name != c.named {
				t.Errorf("seat 0 does not play as %s", c.named)
			}
			for _, c := range s.Cards(s.Zone(card.OutOfGame, engine.NoSeat)) {
				if s.Face(c).SuperHero {
					left--
				}
			}
			if left != 0 {
				t.Errorf("of the heroes that were left %d are nowhere", left)
			}
		})
	}
}
