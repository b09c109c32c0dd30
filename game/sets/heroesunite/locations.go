package heroesunite

import (
	. "lineup/game/card"
	"lineup/game/picture"
)

var locations = []Card{
	location("Apokolips", Type(Villain), apokolipsArt),
	location("Gotham City", Type(Equipment), gothamCityArt),
	location("Metropolis", Type(SuperPower), metropolisArt),
	location("New Genesis", Type(Hero), newGenesisArt),
	{Name: "OA", Kind: Location, Copies: 1, Cost: 5, VP: VP(1),
		Ongoing: []When{{On: OnTurn, Do: Says("if the face-up Super-Villain on the stack costs 10 or more, draw a card",
			IfUp(Costing(10, 0), Draw(1)))}},
		Art: oaArt},
}

// location returns a Location that reveals the top card of the deck once a turn and draws it if it
// fits (C-180).
func location(name string, f Filter, art picture.Scene) Card {
	return Card{Name: name, Kind: Location, Copies: 1, Cost: 5, VP: VP(1),
		Uses: []Use{{Once: true, Do: RevealTop(Deck, IfElse(ItIs(f), Says("draw it", Draw(1)), May(Discard(It))))}}, Art: art}
}
