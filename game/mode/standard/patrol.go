package standard

import (
	"lineup/engine"
	"lineup/game/card"
	"lineup/game/mode"
)

// Patrol is the name of the variant in positions and flags.
const Patrol = "patrol"

// patrolTells is the text of the variant's page.
var patrolTells = []mode.Passage{
	mode.Tell("Going on patrol", "V-003.1 V-003.4",
		"Any number of times during your turn, if the Line-Up has empty slots, you may refill all of them from the main deck at once. If the main deck runs out, the rest stay empty. Empty slots end the game only if they can't be refilled at the end of a turn."),
	mode.Tell("New cards attack", "V-003.2 V-003.4",
		"Each new card with an Attack immediately attacks you, and only you, in the order the cards entered. You may use a Defense."),
	mode.Tell("No reward", "V-003.3",
		"Only the Attack happens. Any benefit for the attacker is lost."),
}

// patrol lets the active player fill empty slots of the Line-Up at any time. A card that enters
// with an Attack makes it on that player only (V-003).
func patrol(m *mode.Mode, _ mode.Plan) error {
	free := card.FreeSlots(card.LineUp, card.MainDeck)
	comes, attacks := card.With(engine.HasAttack), card.Strike(engine.You, false)
	if m.Table.Loose.Has(card.LineUp) { // a Super-Villain's First Appearance affects all (V-011)
		comes, attacks = card.AnyCard, card.IfElse(card.ItIs(card.Filter{Super: true}), card.Appear(), card.If(card.ItIs(comes), attacks))
	}
	fill := card.Offer{Kind: engine.OptAct, Label: Patrol, Only: &free, Words: "go on patrol: refill all empty Line-Up slots; each new card with an Attack attacks only you", Did: "went on patrol",
		Does: card.Do(card.FillFree(card.LineUp, card.MainDeck), card.ForEachShown(comes, false, attacks))}
	m.Print = append(m.Print, func(c *card.Card) { c.Ambush = true })
	return m.Table.ActBefore(engine.OptEnd, fill)
}
