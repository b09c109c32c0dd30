package base

import (
	. "lineup/game/card"
	"lineup/game/picture"
)

var locations = []Card{
	location("Arkham Asylum", Type(Villain), arkhamAsylumArt),
	location("The Batcave", Type(Equipment), batcaveArt),
	location("Fortress of Solitude", Type(SuperPower), fortressOfSolitudeArt),
	location("Titans Tower", Costing(2, 3), titansTowerArt),
	location("The Watchtower", Type(Hero), watchtowerArt),
}

// location returns a Location that draws a card for the first fitting card of each turn (C-091).
func location(name string, f Filter, art picture.Scene) Card {
	return Card{Name: name, Kind: Location, Copies: 1, Cost: 5, VP: VP(1),
		Ongoing: []When{{On: OnPlay, Card: f, First: true, Do: Draw(1)}}, Art: art}
}
