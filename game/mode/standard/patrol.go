package standard

import (
	"slices"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/mode"
)

// Patrol is what positions and flags call the variant.
const Patrol = "patrol"

// patrol lets the active player fill the empty slots of the Line-Up whenever it likes; what
// comes out with an Attack makes it on that player alone (V-003).
func patrol(m *mode.Mode, _ mode.Plan) error {
	free := card.FreeSlots(card.LineUp, card.MainDeck)
	comes, attacks := card.With(engine.HasAttack), card.Strike(engine.You, false)
	if m.Table.Loose.Has(card.LineUp) { // a Super-Villain appears to all (V-011)
		comes, attacks = card.AnyCard, card.IfElse(card.ItIs(card.Filter{Super: true}), card.Appear(), card.If(card.ItIs(comes), attacks))
	}
	fill := card.Offer{Kind: engine.OptAct, Label: Patrol, Only: &free, Words: "go on patrol: fill the empty slots of the Line-Up; each card with an Attack that comes out attacks you",
		Does: card.Do(card.FillFree(card.LineUp, card.MainDeck), card.ForEachShown(comes, false, attacks))}
	end := slices.IndexFunc(m.Table.Acts, func(o card.Offer) bool { return o.Kind == engine.OptEnd })
	m.Table.Acts = slices.Insert(m.Table.Acts, end, fill)
	m.Print = append(m.Print, func(c *card.Card) { c.Ambush = true })
	return nil
}
