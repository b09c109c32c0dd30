package standard

import (
	"slices"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/mode"
)

// Hunt is the name of the variant in positions and flags.
const Hunt = "hunt"

// huntTells is the text of the variant's page.
var huntTells = []mode.Passage{
	mode.Tell("The hunt", "V-005.1 V-005.2 V-005.6 V-005.5",
		"The game is laid out as usual. In your turn you may buy a Super-Villain out of the discard pile of a foe, at its cost, as if it lay on the stack. It goes to your discard pile, and that counts as defeating it.",
		"You may hunt several in one turn."),
	mode.Tell("How it is defended", "V-005.3",
		"The hunt is an Attack: the owner may use a Defense, and then keeps the Super-Villain. Your Power is not spent and is good for other things, but you can hunt no more this turn."),
	mode.Tell("The next one", "V-005.4 V-005.5",
		"Whoever defeats the Super-Villain of the stack is not attacked by the First Appearance of the one after it. Of the stack itself it stays one in a turn."),
}

// hunt lets a player buy the Super-Villains in the discard piles of foes, who may defend against it
// (V-005).
func hunt(m *mode.Mode, _ mode.Plan) error {
	t := &m.Table
	avoided := t.Count(engine.Number{Name: "hunts avoided", Of: engine.OfTurn, Max: 1, Untold: true})
	spared := t.Count(engine.Number{Name: "spared", Of: engine.OfSeat, Max: 1, Spares: true, Untold: true})
	may := card.Below(avoided, 1)
	chase := card.Buy(card.DiscardPile)
	chase.Foes, chase.Later, chase.Defeat, chase.Card, chase.Only = true, true, true, card.Filter{Super: true}, &may
	chase.Does = card.Do(card.AttackKeeper(), card.IfElse(card.WasHit, card.BuyNow(card.It), card.Number(avoided, 1)))
	chase.Words = "hunt a Super-Villain in a foe's discard pile: its owner may use a Defense; if one is used, you keep your Power and hunt no more this turn"
	end := slices.IndexFunc(t.Acts, func(o card.Offer) bool { return o.Kind == engine.OptUse })
	t.Acts = slices.Insert(t.Acts, end, chase)
	t.Loose |= engine.Set(card.DiscardPile)
	stack := slices.IndexFunc(t.Acts, func(o card.Offer) bool { return o.From == engine.Set(card.Villains) })
	if stack < 0 {
		return nil // there is no player to spare (V-011)
	}
	o := &t.Acts[stack]
	o.Later, o.Does = true, card.Do(card.Number(spared, 1), card.BuyNow(card.It))
	return t.Replace("villain", card.Do(card.TurnUp(card.Villains, card.VillainsOut),
		card.Says("whoever has defeated the Super-Villain before is not reached by that", card.EachPlayer(card.Number(spared, -1)))))
}
