// Package trial is a mode that ships in no game. It combines in one table everything that the
// standard mode lacks: two Line-Ups, a ring of five spaces with standees, a Super-Villain stack for
// each seat, rules with abilities, help on other players' turns, an open part within the turn, and
// promised turns. It shows how to write a mode, and random games of it test the engine's
// invariants.
package trial

import (
	"slices"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/mode"
	"lineup/game/mode/standard"
	"lineup/game/sets/trial"
)

// ID is the name of the mode in plans and files.
const ID = "trial"

// Mode returns the trial mode.
func Mode() mode.Mode {
	return mode.Mode{
		ID: ID, Title: "Test mode",
		Seats: mode.Range{Min: 2, Max: 5},
		Sets:  []string{"trial"}, SetCount: mode.Range{Min: 1, Max: 1},
		Heroes: 1,
		Table:  table(),
		Options: []mode.Option{
			{Name: standard.Villains, Says: "Super-Villains in the stack", Numbers: mode.Range{Min: 2, Max: 5}, Default: 4},
			{Name: standard.LineUpSize, Says: "cards in each Line-Up", Numbers: mode.Range{Min: 1, Max: 5}, Default: 3},
		},
		Profiles: []mode.Edit{{Word: "standard", Says: "The rules of the test mode."}},
		Variants: []mode.Edit{
			{Word: "short-hands", Says: "Draw three cards at the end of your turn.", Do: shortHands},
			{Word: "open-hands", Says: "All hands are public.", Do: openHands},
		},
		Stock: standard.Stock,
		Deal:  deal,
		Count: standard.Score,
	}
}

// shortHands replaces only one step of the turn.
func shortHands(m *mode.Mode, _ mode.Plan) error {
	return m.Table.Replace("draw", card.Draw(3))
}

// openHands changes one row of the table of places.
func openHands(m *mode.Mode, _ mode.Plan) error {
	m.Table.Row(card.Hand).Sight = engine.Open
	return nil
}

func table() card.Table {
	t := standard.Table()
	t.Numbers = []engine.Number{
		{Name: trial.Move.Name, Of: engine.OfTurn, Min: 0, Max: 100},
		{Name: trial.Clock.Name, Of: engine.OfTable, Min: 0, Max: trial.Full},
		{Name: trial.Frost.Name, Of: engine.OfCard, Min: 0, Max: 2},
	}
	t.Tellings = map[string]card.Telling{
		trial.Move.Name:  {Spent: true},
		trial.Clock.Name: {More: card.Plural{One: "The Clock moved on by one", Many: "The Clock moved on by " + card.TheNumber}},
	}
	lineUp := t.Row(card.LineUp)
	lineUp.Count, lineUp.Asked = 2, true
	t.Rows = append(t.Rows,
		engine.Row{Place: card.Spaces, Count: 5, Sight: engine.Open, Owning: engine.Keeps, Pieces: true},
		engine.Row{Place: card.Streets, Count: 5, Sight: engine.Open, Ring: true},
		engine.Row{Place: card.OnHero, Per: engine.OfSeat, Sight: engine.Open, As: card.LineUp},
		engine.Row{Place: card.Champions, Per: engine.OfSeat, Sight: engine.TopOpen},
	)
	t.Acts = slices.Insert(t.Acts, 1, card.Help(), card.Walk(trial.Move, 1), confront())
	street := card.Buy(card.Streets)
	street.Near, street.Words = 1, "buy a card in the street your standee is in"
	t.Acts = slices.Insert(t.Acts, 3, street, card.Buy(card.OnHero))
	must(standard.Lasting(&t))
	standard.Doubling(&t)
	must(standard.Titans(&t))
	standard.Rogues(&t)
	standard.Birds(&t)
	must(standard.EndStandstill(&t))
	// Effects triggered by the beginning of a turn come before any player acts.
	must(t.StepBefore("act", card.Step{Name: "dawn", Do: card.Settle()}))
	// The next Champions appear just before the next Super-Villain (M-070).
	must(t.StepBefore("villain", card.Step{Name: "champions", Do: card.TurnUpEach(card.Champions)}))
	return t
}

// must panics for an error of a change to the table, which has all steps and acts that they need.
func must(err error) {
	if err != nil {
		panic("trial: " + err.Error())
	}
}

// confront returns an act during a turn that plays the whole hand and then compares the Power with
// the cost of the nearest stack's top card (M-060 to M-064).
func confront() card.Offer {
	emptyHand := card.Empty(card.Hand)
	champion := card.Filter{FaceUp: true}
	prey := card.Some(card.FoesWith(champion, card.Champions))
	return card.Offer{Kind: engine.OptAct, Label: "confront", Did: "confronted a Champion", Words: "confront the nearest player with a Champion",
		Only: &prey, Does: card.Do(
			card.NearestWith(champion, card.Champions),
			card.If(card.HasTarget,
				card.ActOf(card.PlayFromHand(),
					card.Offer{Kind: engine.OptAct, Label: "compare", Leaves: true, Only: &emptyHand, Did: "compared Power and cost", Words: "compare your Power with the Champion's cost when your hand is empty"}),
				card.TargetsTop(card.Champions, card.IfElse(card.CanPay, card.Do(card.Pay(), card.Gain(card.It)), card.EndTurnNow())))),
	}
}

// deal lays out the trial.
func deal(b *engine.Builder, g *mode.Game) error {
	if err := standard.Deal(b, g); err != nil {
		return err
	}
	lib := g.Book.Library()
	var champions []engine.FaceID
	var personal engine.FaceID
	chance := b.Chance()
	for i := range lib.Faces {
		f := engine.FaceID(i)
		switch c := g.Book.Card(f); {
		case c.Kind == card.Rule:
			if chance.Intn(2) == 0 { // because games should differ in their rules
				b.Add(f, b.Zone(engine.Rules, engine.NoSeat))
			}
		case c.Kind == card.Piece:
			for seat := range engine.SeatID(len(g.Plan.Seats)) {
				b.Give(b.Add(f, b.ZoneAt(card.Spaces, engine.NoSeat, int(seat)%5)), seat)
			}
		case c.Name == "Warden":
			champions = append(champions, f)
		case c.Name == "Sprinter":
			personal = f
		case c.Name == "Bane":
			for space := range 5 {
				b.Add(f, b.ZoneAt(card.Streets, engine.NoSeat, space))
			}
		}
	}
	for seat := range engine.SeatID(len(g.Plan.Seats)) {
		for _, f := range champions {
			b.Add(f, b.Zone(card.Champions, seat))
		}
		b.Add(personal, b.Zone(card.OnHero, seat))
	}
	return nil
}
