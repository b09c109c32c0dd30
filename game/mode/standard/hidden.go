package standard

import (
	"slices"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/mode"
)

// Hidden is what positions and flags call the variant.
const Hidden = "hidden"

// hiddenLineUp is how many cards the Line-Up has then (V-006.2).
const hiddenLineUp = 6

// hidden puts the Super-Villains into the main deck: they come into the Line-Up, appear there
// and are bought out of it. The game lasts until the main deck is empty (V-006).
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
	// None is among the first cards of the Line-Up (V-006.3): they come to the deck after it.
	hands := slices.IndexFunc(t.Setup, func(s card.Step) bool { return s.Name == "hands" })
	t.Setup = slices.Insert(t.Setup, hands, card.Step{Name: "hide", Do: card.Says("the Super-Villains are shuffled into the main deck",
		card.ToPlace(card.MainDeck, card.Every(card.AnyCard, engine.SetAside)), card.ShufflePile(card.MainDeck))})
	if err := t.Replace("line-up", card.Do(card.FillFree(card.LineUp, card.MainDeck), newcomers())); err != nil {
		return err
	}
	return t.Replace("villain", card.Do(card.Settle(),
		card.If(card.Empty(card.MainDeck), card.End(engine.Nobody, card.DeckOut, "the game is over"))))
}

// newcomers lets the Super-Villains among the cards that have just come into the Line-Up make
// their First Appearances, in the order in which they came (N-21).
func newcomers() card.Effect {
	return card.Do(card.ForEachShown(card.Filter{Super: true}, false, card.Appear()), card.Forget())
}
