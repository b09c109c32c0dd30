package standard

import (
	"fmt"
	"slices"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/mode"
)

// Hidden is the name of the variant in positions and flags.
const Hidden = "hidden"

// hiddenTells is the text of the variant's page.
var hiddenTells = []mode.Passage{
	mode.Tell("Where they are", "V-006.1 V-006.2 V-006.3",
		"There is no Super-Villain stack. All Super-Villains are shuffled into the main deck, and the Line-Up has six slots unless you chose another number. The first Line-Up never contains a Super-Villain."),
	mode.Tell("When one appears", "V-006.4",
		"A Super-Villain that enters the Line-Up from the main deck makes its First Appearance Attack against each player. When slots are refilled, first fill every slot; then resolve the Attacks in order of arrival, each starting with the player whose turn comes next."),
	mode.Tell("Defeating them", "V-006.5 V-006.6",
		"Buy Super-Villains from the Line-Up at their cost. This defeats them, and you may defeat more than one in a turn. An effect that refers to the top of the stack means a Super-Villain in the Line-Up."),
	mode.Tell("The end", "V-006.7",
		"The game ends when the main deck is empty. Check this after the refill at the end of a turn, once all First Appearance Attacks have resolved."),
	mode.Tell("A standstill", "V-006.7",
		"The Line-Up can end up with only Super-Villains that no player can afford. As a house rule, the game also ends after 100 turns in a row in which no player has bought a card."),
}

// hiddenLineUp is the size of the Line-Up in this variant (V-006.2).
const hiddenLineUp = 6

// stillTurns is the number of turns in a row without a purchase that ends the game. Otherwise it
// would go on forever after no player can afford the Line-Up.
const stillTurns = 100

// hidden puts the Super-Villains into the main deck. They enter the Line-Up, make their First
// Appearances there, and are bought from it. The game lasts until the main deck is empty (V-006).
func hidden(m *mode.Mode, _ mode.Plan) error {
	m.Options = slices.DeleteFunc(m.Options, func(o mode.Option) bool { return o.Name == Villains })
	for i := range m.Options {
		if m.Options[i].Name == LineUpSize {
			m.Options[i].Default = hiddenLineUp
		}
	}
	t := &m.Table
	t.Loose |= engine.Set(card.LineUp)
	t.Acts = slices.DeleteFunc(t.Acts, func(o card.Offer) bool { return o.From == engine.Set(card.Villains) })
	for i := range t.Acts {
		if t.Acts[i].From == engine.Set(card.LineUp) {
			t.Acts[i].Defeat = true
		}
	}
	t.Entered = card.Appear() // for cards that a text brings; other newcomers do it themselves
	// They are added to the deck after the first Line-Up and are therefore not in it (V-006.3).
	if err := t.StepBefore("hands", card.Step{Name: "hide", Do: card.Says("shuffle the Super-Villains into the main deck",
		card.ToPlace(card.MainDeck, card.Every(card.AnyCard, engine.SetAside)), card.ShufflePile(card.MainDeck))}); err != nil {
		return err
	}
	if err := t.Replace("line-up", card.Do(card.FillFree(card.LineUp, card.MainDeck), newcomers())); err != nil {
		return err
	}
	return t.Replace("villain", card.Do(card.Settle(),
		card.If(card.Empty(card.MainDeck), card.End(engine.Nobody, card.DeckOut, "the game is over")),
		standstill(t)))
}

// standstill returns a step that ends a game in which no player has bought a card for many turns.
func standstill(t *card.Table) card.Effect {
	still := t.Count(engine.Number{Name: "turns without a purchase", Of: engine.OfTable, Max: stillTurns, Untold: true})
	return card.Says(fmt.Sprintf("if no player has bought a card for %d turns, the game ends", stillTurns),
		card.IfElse(card.NothingBought, card.Number(still, 1), card.Number(still, -stillTurns)),
		card.If(card.AtLeast(still, stillTurns), card.End(engine.Nobody, card.Standstill, "the game is over")))
}

// newcomers makes the Super-Villains that have just entered the Line-Up resolve their First
// Appearances in the order they entered (N-21).
func newcomers() card.Effect {
	return card.Do(card.ForEachShown(card.Filter{Super: true}, false, card.Appear()), card.Forget())
}
