package ai

import (
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/mode/standard"
	"lineup/game/sets"
)

// TestGreedyBuysTheUnknown checks that greedy buys from a face-down Line-Up and face-down Kicks,
// takes every card there for an average one, and finishes the game.
func TestGreedyBuysTheUnknown(t *testing.T) {
	m := standard.Mode()
	m.Variants = []mode.Edit{{Word: "blind", Says: "Nobody sees what is for sale.", Do: func(m *mode.Mode, _ mode.Plan) error {
		m.Table.Row(card.LineUp).Sight = engine.Closed
		m.Table.Row(card.Kicks).Sight = engine.Closed
		return nil
	}}}
	c := mode.NewCatalog([]mode.Mode{m}, sets.All())
	for seed := range uint64(5) {
		g, err := c.Build(mode.Plan{Variants: []string{"blind"}, Seed: seed, Seats: []mode.Seat{{Name: "A", Player: "greedy"}, {Name: "B", Player: "greedy"}}})
		if err != nil {
			t.Fatal(err)
		}
		table, err := match.New(g, New)
		if err != nil {
			t.Fatal(err)
		}
		blind := 0
		for !table.Over() {
			d := table.View(table.ToAct()).Pending()
			if _, err := table.Step(); err != nil {
				t.Fatal(err)
			}
			if len(table.Log()) > 5000 {
				t.Fatalf("seed %d: the game does not end", seed)
			}
			if o := table.Log()[len(table.Log())-1]; d.Kind == engine.DecideTurn && o.Kind == engine.OptBuy {
				blind++
			}
		}
		if blind < 10 {
			t.Errorf("seed %d: %d cards were bought in a game", seed, blind)
		}
	}
}

// TestGreedyUsesNothingUnknown checks that greedy does not use an ability of an unknown card.
func TestGreedyUsesNothingUnknown(t *testing.T) {
	_, s := opening(t, mode.Plan{Mode: "trial", Seed: 4})
	v := s.View(s.Pending().Seat)
	unknown := s.Cards(s.Zone(engine.Hand, v.Next(v.Seat())))[0]
	g := newGreedy(0).(*greedy)
	g.Decide(v) // this makes the table of g
	end := engine.Option{Kind: engine.OptEnd, Seat: v.Seat()}
	g.d.Options = []engine.Option{{Kind: engine.OptUse, Seat: v.Seat(), Card: unknown}, end}
	if got := g.act(); got != end {
		t.Errorf("greedy answers %+v", got)
	}
	// An unknown card is as likely to fit a text as the cards greedy has.
	for at, op := range g.lib.Code {
		if op.Code == engine.OpIf && g.lib.Counts[op.Count].Of == engine.ItFits {
			if got, want := g.odds(&g.lib.Code[at], unknown), g.odds(&g.lib.Code[at], engine.NoCard); got != want {
				t.Errorf("that an unknown card fits is given %d in a hundred, not %d", got, want)
			}
		}
	}
}
