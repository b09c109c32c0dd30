package standard

import (
	"slices"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/mode"
)

// Patrol is the name of the variant in positions and flags.
const Patrol = "patrol"

// patrolTells is the text of the variant's page.
var patrolTells = []mode.Passage{
	mode.Tell("Going on patrol", "V-003.1 V-003.4",
		"In your turn, as often as you like: if the Line-Up has empty slots, you may fill all of them from the main deck at once. If the main deck has too few cards the rest stay empty; the game ends only when they cannot be filled at the end of a turn."),
	mode.Tell("What comes out", "V-003.2 V-003.4",
		"Each card with an Attack that comes out attacks you at once, and nobody else, in the order in which they came. You may use a Defense."),
	mode.Tell("No reward", "V-003.3",
		"Only the Attack happens: what such a card would give the attacker nobody gets."),
}

// patrol lets the active player fill empty slots of the Line-Up at any time. A card that enters
// with an Attack makes it on that player only (V-003).
func patrol(m *mode.Mode, _ mode.Plan) error {
	free := card.FreeSlots(card.LineUp, card.MainDeck)
	comes, attacks := card.With(engine.HasAttack), card.Strike(engine.You, false)
	if m.Table.Loose.Has(card.LineUp) { // a Super-Villain's First Appearance affects all (V-011)
		comes, attacks = card.AnyCard, card.IfElse(card.ItIs(card.Filter{Super: true}), card.Appear(), card.If(card.ItIs(comes), attacks))
	}
	fill := card.Offer{Kind: engine.OptAct, Label: Patrol, Only: &free, Words: "go on patrol: fill the empty slots of the Line-Up at once; each card with an Attack that comes out attacks you, and nobody else",
		Does: card.Do(card.FillFree(card.LineUp, card.MainDeck), card.ForEachShown(comes, false, attacks))}
	end := slices.IndexFunc(m.Table.Acts, func(o card.Offer) bool { return o.Kind == engine.OptEnd })
	m.Table.Acts = slices.Insert(m.Table.Acts, end, fill)
	m.Print = append(m.Print, func(c *card.Card) { c.Ambush = true })
	return nil
}
