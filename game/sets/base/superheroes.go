package base

import . "lineup/game/card"

var superHeroes = []Card{
	superHero("Aquaman", Picture(Trident, Wave, 0xffc857, 0),
		When{On: OnGain, Card: AnyCard.CostingAtMost(5), Do: May(ToDeckTop(It))}),
	superHero("Batman", Picture(Cape, Moon, 0xffe14d, 3),
		When{On: OnPlay, Card: Type(Equipment), Do: Power(1)}),
	superHero("Cyborg", Picture(Cog, Eye, 0xff5f57, 6),
		When{On: OnPlay, Card: Type(SuperPower), Once: true, Do: Power(1)},
		When{On: OnPlay, Card: Type(Equipment), Once: true, Do: Draw(1)}),
	superHero("Green Lantern", Picture(Ring, Sun, 0x59d98e, 9),
		When{On: OnPlay, Once: true, If: OnceNamed(3, costly), Do: Power(3)}),
	superHero("Superman", Picture(Fist, Sun, 0xff6b5e, 12),
		When{On: OnPlay, Card: Type(SuperPower), NewName: true, Do: Power(1)}),
	flash,
	superHero("Wonder Woman", Picture(Star, Lasso, 0xffd66b, 2),
		When{On: OnGain, Card: Type(Villain), Do: AtEndOfTurn(DrawExtra(1))}),
	promo(superHero("Martian Manhunter", Picture(Brain, Orb, 0x7fe0a0, 5),
		When{On: OnPlay, Once: true, If: OncePlayed(2, Type(Villain)), Do: Power(3)},
		When{On: OnPlay, Once: true, If: OncePlayed(2, Type(Hero)), Do: Power(3)})),
}

var flash = func() Card {
	c := superHero("The Flash", Picture(Bolt, Comet, 0xffb03a, 15),
		When{On: OnDraw, First: true, Do: DrawExtra(1)})
	c.StartsFirst = true
	return c
}()

func superHero(name string, art Art, abilities ...When) Card {
	return Card{Name: name, Kind: SuperHero, Copies: 1, Ongoing: abilities, Art: art}
}

func promo(c Card) Card {
	c.Promo = true
	return c
}
