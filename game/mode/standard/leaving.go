package standard

import (
	"slices"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/mode"
)

// Leaving is the name of the variant in positions and flags.
const Leaving = "leaving"

// leavingTells is the text of the variant's page.
var leavingTells = []mode.Passage{
	mode.Tell("Leaving", "A-9.040",
		"On your turn, you may leave the game for good. The turn ends without you, and you lose."),
	mode.Tell("Your cards", "A-9.050",
		"After that turn, your cards and Super Hero are removed from the game. Borrowed cards return to their owners. You receive no cards and take no turns."),
	mode.Tell("The others", "A-9.020 A-9.050",
		"The others play on. Your turns are skipped, but they still count toward the last rounds after time is called. The game ends if only one player is left."),
}

// leaving lets the active player leave the game. The turn ends as usual. After that,
// nothing affects the player, and all their cards are out of the game. It is the last
// variant because it changes the steps of all others.
func leaving(m *mode.Mode, p mode.Plan) error {
	t := &m.Table
	gone := t.Count(engine.Number{Name: "left the game", Of: engine.OfSeat, Max: 2, Gone: true, Untold: true})
	if err := t.ActBefore(engine.OptEnd, card.Offer{Kind: engine.OptAct, Label: card.LeaveTheGame, Leaves: true,
		Words: "leave the game: your turn ends, your cards leave the game, and you lose", Did: "left the game", Does: card.Says("", card.Number(gone, 1))}); err != nil {
		return err
	}
	last := "pass"
	for i := range t.Turn {
		s := &t.Turn[i]
		if s.Name == "time" || s.Name == "pass" { // skipped turns count toward time
			last = s.Name
			break
		}
		s.Do = card.If(card.Below(gone, 2), s.Do)
	}
	lent := card.Do()
	if slices.Contains(p.Sets, "crossover_5") { // only Teamwork leaves cards with a foe between turns
		lent = card.Says("", card.WithEachFoe(card.ToPlace(card.OutOfGame, card.Every(card.Filter{Mine: true}, card.InPlay).Of(engine.Target))))
	}
	return t.StepBefore(last, card.Step{Name: "left", Do: card.If(card.AtLeast(gone, 1), card.If(card.Below(gone, 2),
		card.Number(gone, 1),
		lent,
		card.ToPlace(card.OutOfGame, card.Every(card.AnyCard, engine.Heroes, card.Under, card.Hand, card.Deck, card.DiscardPile)),
		card.ToPlace(card.OutOfGame, card.Every(card.Filter{Mine: true}, card.InPlay)),
		card.Says("other cards in play go to their owners' discard piles", card.ToPlace(card.DiscardPile, card.Every(card.AnyCard, card.InPlay))),
		card.If(card.Between(card.AllFoes(), 0, 1), card.End(engine.Nobody, card.OthersLeft, "the game is over"))))})
}
