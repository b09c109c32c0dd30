package crossover1

import (
	. "lineup/game/card"
	"lineup/game/picture"
)

var superHeroes = []Card{
	superHero("Alan Scott", alanScottArt, nil),
	superHero("Doctor Fate", doctorFateArt, nil),
	superHero("Jay Garrick", jayGarrickArt, nil),
	superHero("Mister Terrific", misterTerrificArt, nil),
	superHero("Power Girl", powerGirlArt, nil),
	superHero("Stargirl", stargirlArt, nil),
	superHero("Wildcat", wildcatArt, nil),
}

func superHero(name string, art picture.Scene, abilities []When, uses ...Use) Card {
	return Card{Name: name, Kind: SuperHero, Copies: 1, Ongoing: abilities, Uses: uses, Art: art}
}
