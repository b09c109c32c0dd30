package standard_test

import (
	"slices"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/mode"
)

// TestListening checks that a game is the same with or without a listener for its events. Without
// one, cards are moved many at a time.
func TestListening(t *testing.T) {
	for seed := range uint64(30) {
		_, loud := begin(t, mode.Plan{Seats: mode.People(2 + int(seed%3)), Seed: seed})
		quiet := loud.Copy()
		r := engine.NewRNG(seed, engine.StreamMain)
		var ev engine.Events
		for loud.Over() == engine.NotOver {
			d := loud.Pending()
			a := engine.Answer{Seq: d.Seq, Option: d.Options[r.Intn(len(d.Options))]}
			if err := loud.Apply(a, &ev); err != nil {
				t.Fatal(err)
			}
			ev.Reset()
			if err := quiet.Apply(a, nil); err != nil {
				t.Fatal(err)
			}
			if loud.Hash() != quiet.Hash() {
				t.Fatalf("seed %d: without listeners it is another game after %+v\n%v\n%v", seed, a.Option, loud, quiet)
			}
		}
	}
}

// TestTurnOffers checks that a turn offers every card in hand, every affordable face-up card, and
// its end (C-021, C-030, C-034).
func TestTurnOffers(t *testing.T) {
	for seed := range uint64(30) {
		_, s := begin(t, mode.Plan{Seats: mode.People(2), Seed: seed})
		r := engine.NewRNG(seed, engine.StreamMain)
		for s.Over() == engine.NotOver {
			d := s.Pending()
			if d.Kind == engine.DecideTurn {
				if got, want := d.Options, turnOffers(s, d.Seat); !slices.EqualFunc(got, want, func(a, b engine.Option) bool {
					return a.Kind == b.Kind && a.Card == b.Card && a.Seat == b.Seat
				}) {
					t.Fatalf("seed %d: offered %+v, want %+v\n%v", seed, got, want, s)
				}
			}
			if err := s.Apply(engine.Answer{Seq: d.Seq, Option: d.Options[r.Intn(len(d.Options))]}, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
}

func turnOffers(s *engine.State, seat engine.SeatID) []engine.Option {
	var out []engine.Option
	for _, c := range s.Cards(s.Zone(engine.Hand, seat)) {
		out = append(out, engine.Option{Kind: engine.OptPlay, Seat: seat, Card: c})
	}
	buy := func(cards []engine.CardID) {
		for _, c := range cards {
			if !s.Card(c).Down() && s.Cost(c) <= s.Number(engine.Power, seat) {
				out = append(out, engine.Option{Kind: engine.OptBuy, Seat: seat, Card: c})
			}
		}
	}
	buy(s.Cards(s.Zone(card.LineUp, engine.NoSeat)))
	for _, p := range []engine.Place{card.Kicks, card.Villains} {
		if pile := s.Cards(s.Zone(p, engine.NoSeat)); len(pile) > 0 {
			buy(pile[:1])
		}
	}
	return append(out, engine.Option{Kind: engine.OptEnd, Seat: seat})
}
