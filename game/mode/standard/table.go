package standard

import (
	"lineup/engine"
	"lineup/game/card"
)

// Table returns the places of a standard game, the offers of a turn (C-021,
// C-030), and its steps (C-120, C-121). Other modes start from it.
func Table() card.Table {
	return card.Table{
		// Places that often exchange cards are next to each other, which keeps moves short.
		Rows: []engine.Row{
			{Place: engine.Destroyed, Sight: engine.Open},
			{Place: card.OutOfGame},
			{Place: engine.Rules, Sight: engine.Open},
			{Place: engine.SetAside, Owning: engine.Keeps},
			{Place: card.Kicks, Sight: engine.Open},
			{Place: card.Weaknesses, Sight: engine.Open},
			{Place: card.Villains, Sight: engine.TopOpen},
			{Place: card.LineUp, Sight: engine.Open, Slots: true},
			{Place: card.MainDeck},
			{Place: engine.Heroes, Per: engine.OfSeat, Sight: engine.Open, Owning: engine.Makes},
			{Place: card.Under, Per: engine.OfSeat, Sight: engine.ToHolder},
			{Place: card.InPlay, Per: engine.OfSeat, Sight: engine.Open, Owning: engine.Keeps},
			{Place: card.Hand, Per: engine.OfSeat, Sight: engine.ToHolder, Owning: engine.Makes},
			{Place: card.Deck, Per: engine.OfSeat, Owning: engine.Makes},
			{Place: card.DiscardPile, Per: engine.OfSeat, Sight: engine.Open, Owning: engine.Makes},
		},
		Acts: []card.Offer{card.PlayFromHand(), card.Buy(card.LineUp), card.BuyTop(card.Kicks), card.DefeatTop(card.Villains), card.UseAbilities(), card.EndTurn()},
		Setup: []card.Step{
			{Name: "heroes", Do: card.KeepHeroes(1, card.OutOfGame)},
			{Name: "first", Do: card.FindFirst()},
			{Name: "hands", Do: card.EachPlayer(card.NewHand())},
		},
		Turn: []card.Step{
			{Name: "begin", Do: card.BeginTurn()},
			{Name: "act", Do: card.Act()},
			{Name: "announce", Do: card.AnnounceEnd()},
			{Name: "hand", Do: card.DiscardHand()},
			{Name: "effects", Do: card.EndOfTurnEffects()},
			{Name: "play", Do: card.ClearPlay()},
			{Name: "power", Do: card.LosePower()},
			{Name: "draw", Do: card.NewHand()},
			{Name: "inactive", Do: card.EndActive()},
			{Name: "line-up", Do: card.Fill(card.LineUp, card.MainDeck, card.LineUpShort)},
			{Name: "villain", Do: card.TurnUp(card.Villains, card.VillainsOut)},
			{Name: "triggers", Do: card.Settle()},
			{Name: "pass", Do: card.Pass()},
		},
	}
}
