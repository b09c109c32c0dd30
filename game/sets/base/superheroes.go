package base

import (
	. "lineup/game/card"
	"lineup/game/picture"
)

var superHeroes = []Card{
	superHero("Aquaman", aquamanArt,
		When{On: OnGain, Card: AnyCard.CostingAtMost(5), Do: May(ToDeckTop(It))}),
	superHero("Batman", batmanArt,
		When{On: OnPlay, Card: Type(Equipment), Do: Power(1)}),
	superHero("Cyborg", cyborgArt,
		When{On: OnPlay, Card: Type(SuperPower), Once: true, Do: Power(1)},
		When{On: OnPlay, Card: Type(Equipment), Once: true, Do: Draw(1)}),
	superHero("Green Lantern", greenLanternArt,
		When{On: OnPlay, Once: true, If: OnceNamed(3, costly), Do: Power(3)}),
	superHero("Superman", supermanArt,
		When{On: OnPlay, Card: Type(SuperPower), NewName: true, Do: Power(1)}),
	flash,
	superHero("Wonder Woman", wonderWomanArt,
		When{On: OnGain, Card: Type(Villain), Do: AtEndOfTurn(DrawExtra(1))}),
	promo(superHero("Martian Manhunter", martianManhunterArt,
		When{On: OnPlay, Once: true, If: OncePlayed(2, Type(Villain)), Do: Power(3)},
		When{On: OnPlay, Once: true, If: OncePlayed(2, Type(Hero)), Do: Power(3)})),
}

var flash = func() Card {
	c := superHero("The Flash", flashArt,
		When{On: OnDraw, First: true, Do: DrawExtra(1)})
	c.StartsFirst = true
	return c
}()

func superHero(name string, art picture.Scene, abilities ...When) Card {
	return Card{Name: name, Kind: SuperHero, Copies: 1, Ongoing: abilities, Art: art}
}

func promo(c Card) Card {
	c.Promo = true
	return c
}
