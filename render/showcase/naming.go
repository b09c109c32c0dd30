package showcase

import (
	"fmt"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/game/mode"
)

// namingPiles are the cards of the scene "naming", by place. The first card of the hand asks for the name of
// a card.
var namingPiles = []pile{
	{card.Villains, []string{"Captain Cold", "Atrocitus", "Brainiac"}},
	{card.LineUp, []string{"Doomsday", "Swamp Thing", "Green Arrow's Bow", "Heat Vision", "Arkham Asylum"}},
	{engine.Hand, []string{"T-Spheres", "Punch", "Kick", "Vulnerability", "Zatanna Zatara"}},
	{engine.Discard, []string{"Mera", "Punch", "Weakness"}},
	{engine.Deck, []string{"Punch", "Kick", "Vulnerability", "Super Speed", "Kick", "Punch", "Vulnerability", "Kick", "Punch", "Lasso of Truth"}},
}

// Naming returns a match in which the first seat must name a card.
func Naming(g *mode.Game, players match.Players) (*match.Match, int, error) {
	b, err := layOut(g)
	if err == nil {
		err = b.add(namingPiles)
	}
	if err != nil {
		return nil, 0, err
	}
	for i := range g.Book.Library().Faces { // the rest of the game
		if f := &g.Book.Library().Faces[i]; f.InDeck > 0 {
			b.Add(engine.FaceID(i), b.Zone(card.MainDeck, engine.NoSeat))
		}
	}
	m, err := b.match(players, 0)
	if err != nil {
		return nil, 0, err
	}
	d := m.View(0).Pending()
	for _, o := range d.Options {
		if f := m.View(0).Face(o.Card); o.Kind == engine.OptPlay && f != nil && f.Name == namingPiles[2].cards[0] {
			return m, 0, m.Answer(engine.Answer{Seq: d.Seq, Option: o})
		}
	}
	return nil, 0, fmt.Errorf("no card asks for a name")
}
