package standard

import (
	"maps"
	"slices"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/mode"
)

// fit adds the places, numbers, and steps that the sets in play need on the table.
func fit(m *mode.Mode, sets []string) {
	if slices.Contains(sets, "forever_evil") {
		evil(m)
	}
	if slices.Contains(sets, "crossover_2") {
		Doubling(&m.Table)
		Depositing(&m.Table)
	}
}

// Doubling adds to a table the number for an Attack that takes two Defenses to avoid.
func Doubling(t *card.Table) {
	t.Count(engine.Number{Name: card.Doubled.Name, Of: engine.OfTurn, Max: 1, Doubles: true, Untold: true})
}

// Depositing adds to a table the number on cards that a Super-Villain puts under a Super Hero for a while, for
// sets whose own cards stay there.
func Depositing(t *card.Table) {
	t.Count(engine.Number{Name: card.Deposited.Name, Of: engine.OfCard, Max: 1, Untold: true})
}

// evil adds those of Forever Evil.
func evil(m *mode.Mode) {
	Lasting(&m.Table)
	if !m.Table.Loose.Has(card.LineUp) { // hidden Super-Villains have the same rule
		EndStandstill(&m.Table)
	}
}

// EndStandstill makes a standstill end the game, for sets whose players can destroy so many of their
// cards that no deck can buy anything.
func EndStandstill(t *card.Table) {
	last := slices.IndexFunc(t.Turn, func(s card.Step) bool { return s.Name == "triggers" })
	t.Turn = slices.Insert(t.Turn, last+1, card.Step{Name: "standstill", Do: standstill(t)})
}

// Lasting adds to a table the places and numbers for cards on a Super Hero, cards in the Line-Up that
// cannot be bought for a while, and cards that stay in play for the rest of the game.
func Lasting(t *card.Table) {
	t.Rows = append(t.Rows, engine.Row{Place: card.Atop, Per: engine.OfSeat, Sight: engine.Open})
	frozen, kept := card.Frozen.Name, card.Kept.Name
	t.Count(engine.Number{Name: frozen, Of: engine.OfCard, Max: engine.MaxSeats, Bars: true})
	t.Count(engine.Number{Name: kept, Of: engine.OfCard, Max: 1, Keeps: true})
	t.Tellings = maps.Clone(t.Tellings)
	if t.Tellings == nil {
		t.Tellings = map[string]card.Telling{}
	}
	t.Tellings[frozen] = card.Telling{
		More:  card.Plural{One: card.TheOne + " is Frozen", Many: card.TheOne + " is Frozen"},
		Less:  card.Plural{One: card.TheOne + " is no longer Frozen", Many: card.TheOne + " is no longer Frozen"},
		Means: "Frozen until " + card.TheOne + " next turn",
	}
	t.Tellings[kept] = card.Telling{
		More:  card.Plural{One: card.TheOne + " stays in play", Many: card.TheOne + " stays in play"},
		Means: "Stays in play for the rest of the game and can be played once each turn",
	}
	play := slices.IndexFunc(t.Acts, func(o card.Offer) bool { return o.Kind == engine.OptPlay })
	t.Acts = slices.Insert(t.Acts, play+1, card.PlayKept())
	t.Over = card.Do(card.EachPlayer(card.Destroy(card.Every(card.AnyCard, card.Atop))),
		card.EachPlayer(card.Destroy(card.Every(card.Filter{Bears: card.Kept}, card.InPlay))))
}
