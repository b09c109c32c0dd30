package ai_test

import (
	"testing"

	"lineup/engine"
	"lineup/game/card"
)

// TestGreedyChoosesPlayers checks that greedy chooses only itself among any players, once, and that it gives itself
// a card that any player may get.
func TestGreedyChoosesPlayers(t *testing.T) {
	for _, c := range []struct {
		plays string
		want  []engine.Option
	}{
		{"Magician's Corset", []engine.Option{{Kind: engine.OptSeat, N: 0}, {Kind: engine.OptDone}}},
		{"Quiver of Arrows", []engine.Option{{Kind: engine.OptSeat, N: 0}, {Kind: engine.OptDone}}},
		{"Captain Atom", []engine.Option{{Kind: engine.OptSeat, N: 0}}}, // it gives itself the card
	} {
		t.Run(c.plays, func(t *testing.T) {
			book, b := table(t, "base", "crisis_1")
			add := func(z engine.ZoneID, name string) engine.CardID {
				f, err := book.Find(name, false)
				if err != nil {
					t.Fatal(err)
				}
				return b.Add(f, z)
			}
			for range 20 {
				add(b.Zone(card.MainDeck, engine.NoSeat), "Catwoman")
				add(b.Zone(engine.Deck, 0), "Punch")
				add(b.Zone(engine.Deck, 1), "Punch")
			}
			add(b.Zone(card.LineUp, engine.NoSeat), "Catwoman")
			add(b.Zone(card.Villains, engine.NoSeat), "Parallax")
			add(b.Zone(engine.Hand, 0), c.plays)
			s := b.Resume(0, 0)
			p := player(t, "greedy", 0)
			var got []engine.Option
			for step := 0; step < 9 && s.Turn().Number == 1 && s.Pending().Seat == 0; step++ {
				d, a := s.Pending(), p.Decide(s.View(0))
				if d.Kind == engine.DecideSeat {
					a.Option.Seat = 0
					got = append(got, a.Option)
				}
				if err := s.Apply(a, nil); err != nil {
					t.Fatal(err)
				}
			}
			if len(got) != len(c.want) {
				t.Fatalf("it chose %v, want %v", got, c.want)
			}
			for i := range got {
				if got[i] != c.want[i] {
					t.Errorf("it chose %v, want %v", got, c.want)
				}
			}
		})
	}
}
