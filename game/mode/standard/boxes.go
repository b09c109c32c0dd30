package standard

import (
	"maps"
	"slices"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/mode"
)

// kits are what sets need on the table, in the order in which it is added. Saved games depend on the order.
// An addition fails if the table lacks a step or an act that it goes next to.
var kits = []struct {
	sets  []string
	since card.Edition
	add   func(*card.Table) error
}{
	{sets: []string{"forever_evil"}, add: evil},
	{sets: []string{"crossover_2"}, add: always(Doubling)},
	{sets: []string{"crossover_5"}, add: always(Rogues)},
	{sets: []string{"crossover_6"}, add: always(Birds)},
	{sets: []string{"teen_titans"}, add: Titans},
	{sets: []string{"crossover_6"}, since: card.Seventh, add: always(addTypes)},
	{sets: []string{"crossover_2", "teen_titans"}, add: always(Depositing)},
}

// always returns an addition that needs no step or act of the table.
func always(add func(*card.Table)) func(*card.Table) error {
	return func(t *card.Table) error {
		add(t)
		return nil
	}
}

// stacked are the sets with abilities that work on the stack.
var stacked = []string{"crossover_1", "crossover_5", "crossover_6", "teen_titans"}

// fit adds the places, numbers, and steps that the sets in play need on the table.
func fit(m *mode.Mode, sets []string, e card.Edition) error {
	for _, k := range kits {
		if e >= k.since && haveCommon(k.sets, sets) {
			if err := k.add(&m.Table); err != nil {
				return err
			}
		}
	}
	if !haveCommon(stacked, sets) || !m.Table.Loose.Has(card.LineUp) {
		m.Editions = nil // the third has changed no other games
	}
	return nil
}

// haveCommon reports whether two lists have a word in common.
func haveCommon(a, b []string) bool {
	return slices.ContainsFunc(a, func(s string) bool { return slices.Contains(b, s) })
}

// ownTellings gives a table a copy of its words for numbers, which the mode's literal shares, to add to.
func ownTellings(t *card.Table) {
	if t.Tellings = maps.Clone(t.Tellings); t.Tellings == nil {
		t.Tellings = map[string]card.Telling{}
	}
}

// Titans adds to a table the places and numbers for hands set aside until the end of the turn, Super
// Heroes outside the game, types that players name, cards that wait in play, and The Colony.
func Titans(t *card.Table) error {
	t.Rows = append(t.Rows, engine.Row{Place: card.Bench, Sight: engine.Open},
		engine.Row{Place: card.Saved, Per: engine.OfSeat, Sight: engine.ToHolder, Owning: engine.Makes})
	t.Count(engine.Number{Name: card.NextType.Name, Of: engine.OfTurn, Max: 1<<15 - 1, Types: true, Untold: true})
	t.Count(engine.Number{Name: "destroyed cards", Of: engine.OfTurn, Max: 30000, Destroys: true, Untold: true})
	addTypes(t)
	waiting := card.Waiting.Name
	t.Count(engine.Number{Name: waiting, Of: engine.OfCard, Max: 1})
	t.Count(engine.Number{Name: card.UnderColony.Name, Of: engine.OfCard, Max: 1})
	ownTellings(t)
	t.Tellings[waiting] = card.Telling{
		More:  card.Plural{One: card.TheOne + " waits in play", Many: card.TheOne + " waits in play"},
		Means: "Waits in play: its player must play it during their next turn",
	}
	t.Tellings[card.UnderColony.Name] = card.Telling{}
	if err := t.StepAfter("heroes", card.Step{Name: "bench", Do: card.Says("",
		card.ToPlace(card.Bench, card.Every(card.Filter{Not: card.AnyType}, card.OutOfGame)))}); err != nil {
		return err
	}
	if err := t.ActAfter(engine.OptPlay, card.PlayWaiting()); err != nil {
		return err
	}
	for i := range t.Acts {
		if t.Acts[i].Kind == engine.OptEnd {
			t.Acts[i].Only = &card.NoneWaiting
		}
	}
	saved := card.EachPlayer(card.SavedToDeck())
	if t.Over != nil {
		saved = card.Do(t.Over, saved)
	}
	t.Over = saved
	return nil
}

// addTypes adds to a table the number for types that texts add to cards, once for all sets that need it.
func addTypes(t *card.Table) {
	if slices.ContainsFunc(t.Numbers, func(n engine.Number) bool { return n.Name == card.AddedTypes.Name }) {
		return
	}
	t.Count(engine.Number{Name: card.AddedTypes.Name, Of: engine.OfCard, Max: 1<<15 - 1, Types: true})
	ownTellings(t)
	t.Tellings[card.AddedTypes.Name] = card.Telling{}
}

// Doubling adds to a table the number for an Attack that takes two Defenses to avoid.
func Doubling(t *card.Table) {
	t.Count(engine.Number{Name: card.Doubled.Name, Of: engine.OfTurn, Max: 1, Doubles: true, Untold: true})
}

// Rogues adds to a table the numbers of the Teamwork used and the cards drawn in a turn, and the VP tokens on
// Super-Villains.
func Rogues(t *card.Table) {
	t.Count(engine.Number{Name: card.Teamworks.Name, Of: engine.OfTurn, Max: 30000, Teamwork: true, Untold: true})
	countDraws(t)
	worth := card.WorthTokens.Name
	t.Count(engine.Number{Name: worth, Of: engine.OfCard, Max: 30000, Pays: true})
	ownTellings(t)
	t.Tellings[worth] = card.Telling{
		More:  card.Plural{One: "A VP token is put on " + card.TheOne, Many: card.TheNumber + " VP tokens are put on " + card.TheOne},
		Less:  card.Plural{One: "The VP token on " + card.TheOne + " is gone", Many: "The VP tokens on " + card.TheOne + " are gone"},
		Means: "VP tokens for the player who defeats it",
	}
}

// Birds adds to a table the rotation of cards, the numbers of cards that a player rotates and draws in a turn,
// and the place under cards in play.
func Birds(t *card.Table) {
	t.Rows = append(t.Rows, engine.Row{Place: card.Tucked, Per: engine.OfSeat, Sight: engine.Open, Owning: engine.Makes})
	t.Count(engine.Number{Name: card.Rotation.Name, Of: engine.OfCard, Max: 3, Stays: engine.Set(engine.InPlay), Rotated: true, Untold: true})
	t.Count(engine.Number{Name: card.Rotations.Name, Of: engine.OfTurn, Max: 30000, Rotated: true, Untold: true})
	countDraws(t)
}

// countDraws adds to a table the number of cards that a player draws in a turn, once for all sets that need it.
func countDraws(t *card.Table) {
	if !slices.ContainsFunc(t.Numbers, func(n engine.Number) bool { return n.Draws }) {
		t.Count(engine.Number{Name: card.CardsDrawn.Name, Of: engine.OfTurn, Max: 30000, Draws: true, Untold: true})
	}
}

// Depositing adds to a table the number on cards that a Super-Villain puts under a Super Hero for a while, for
// sets whose own cards stay there.
func Depositing(t *card.Table) {
	t.Count(engine.Number{Name: card.Deposited.Name, Of: engine.OfCard, Max: 1, Untold: true})
}

// evil adds those of Forever Evil.
func evil(t *card.Table) error {
	if err := Lasting(t); err != nil || t.Loose.Has(card.LineUp) { // hidden Super-Villains have the same rule
		return err
	}
	return EndStandstill(t)
}

// EndStandstill makes a standstill end the game, for sets whose players can destroy so many of their
// cards that no deck can buy anything.
func EndStandstill(t *card.Table) error {
	return t.StepAfter("triggers", card.Step{Name: "standstill", Do: standstill(t)})
}

// Lasting adds to a table the places and numbers for cards on a Super Hero, cards in the Line-Up that
// cannot be bought for a while, and cards that stay in play for the rest of the game.
func Lasting(t *card.Table) error {
	t.Rows = append(t.Rows, engine.Row{Place: card.Atop, Per: engine.OfSeat, Sight: engine.Open})
	frozen, kept := card.Frozen.Name, card.Kept.Name
	t.Count(engine.Number{Name: frozen, Of: engine.OfCard, Max: engine.MaxSeats, Bars: true})
	t.Count(engine.Number{Name: kept, Of: engine.OfCard, Max: 1, Keeps: true})
	ownTellings(t)
	t.Tellings[frozen] = card.Telling{
		More:  card.Plural{One: card.TheOne + " is Frozen", Many: card.TheOne + " is Frozen"},
		Less:  card.Plural{One: card.TheOne + " is no longer Frozen", Many: card.TheOne + " is no longer Frozen"},
		Means: "Frozen until " + card.TheOne + " next turn",
	}
	t.Tellings[kept] = card.Telling{
		More:  card.Plural{One: card.TheOne + " stays in play", Many: card.TheOne + " stays in play"},
		Means: "Stays in play for the rest of the game and can be played once each turn",
	}
	t.Over = card.Do(card.EachPlayer(card.Destroy(card.Every(card.AnyCard, card.Atop))),
		card.EachPlayer(card.Destroy(card.Every(card.Filter{Bears: card.Kept}, card.InPlay))))
	return t.ActAfter(engine.OptPlay, card.PlayKept())
}
