package base

import . "lineup/game/card"

var locations = []Card{
	location("Arkham Asylum", Type(Villain), Picture(Tower, Chain, 0xff8a8a, 1)),
	location("The Batcave", Type(Equipment), Picture(Cave, Cog, 0xc9d3dc, 4)),
	location("Fortress of Solitude", Type(SuperPower), Picture(Crystal, Snow, 0xaee8ff, 7)),
	location("Titans Tower", Costing(2, 3), Picture(Tower, Star, 0xffd66b, 10)),
	location("The Watchtower", Type(Hero), Picture(Orb, Eye, 0x8fb7ff, 13)),
}

// location draws a card for the first fitting card of each turn (C-091).
func location(name string, f Filter, art Art) Card {
	return Card{Name: name, Kind: Location, Copies: 1, Cost: 5, VP: VP(1),
		Ongoing: []When{{On: OnPlay, Card: f, First: true, Do: Draw(1)}}, Art: art}
}
