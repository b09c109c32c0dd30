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
		"Set up as usual. On your turn, you may buy a Super-Villain from a foe's discard pile at its cost, as if it were on the stack. It goes to your discard pile and counts as defeated.",
		"You may hunt more than one in a turn."),
	mode.Tell("Defending", "V-005.3",
		"A hunt is an Attack on the Super-Villain's owner. If the owner uses a Defense, they keep the Super-Villain. You keep your Power and may spend it on other cards, but you can't hunt again this turn."),
	mode.Tell("The next one", "V-005.4 V-005.5",
		"The player who defeats the Super-Villain on the stack isn't attacked by the next one's First Appearance. You can still defeat only one Super-Villain from the stack each turn."),
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
	chase.Words = "hunt a Super-Villain in a foe's discard pile; its owner may use a Defense (then you keep your Power and can't hunt again this turn)"
	if err := t.ActBefore(engine.OptUse, chase); err != nil {
		return err
	}
	t.Loose |= engine.Set(card.DiscardPile)
	stack := slices.IndexFunc(t.Acts, func(o card.Offer) bool { return o.From == engine.Set(card.Villains) })
	if stack < 0 {
		return nil // there is no player to spare (V-011)
	}
	o := &t.Acts[stack]
	o.Later, o.Does = true, card.Do(card.Number(spared, 1), card.BuyNow(card.It))
	return t.Replace("villain", card.Do(card.TurnUp(card.Villains, card.VillainsOut),
		card.Says("the player who defeated the last Super-Villain isn't attacked", card.EachPlayer(card.Number(spared, -1)))))
}
