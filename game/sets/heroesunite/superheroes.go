package heroesunite

import (
	"lineup/engine"
	. "lineup/game/card"
	"lineup/game/picture"
)

var superHeroes = []Card{
	superHero("Batgirl", batgirlArt, nil,
		Use{Once: true, Only: new(Some(InHand(Named("Punch"))).Unsaid()), Do: Do(Discard(One(Named("Punch"), Hand)), Draw(1))}),
	superHero("Black Canary", blackCanaryArt, []When{
		{On: OnPlay, Card: Type(Villain), NewName: true, Do: Power(1)}}),
	superHero("Booster Gold", boosterGoldArt, []When{
		{On: OnPlay, Card: With(engine.HasDefense), Do: Power(1)},
		{On: OnAvoid, In: engine.All, Do: Draw(1)}}),
	superHero("Hawkman", hawkmanArt, []When{
		{On: OnPlay, Card: Type(Hero), Do: Power(1)}}),
	superHero("Nightwing", nightwingArt, []When{
		{On: OnPlay, Card: Type(Equipment), Once: true, Do: Power(1)},
		{On: OnPlay, Once: true, If: OncePlayed(2, Type(Equipment)), Do: Draw(1)}}),
	superHero("Red Tornado", redTornadoArt, nil,
		Use{Once: true, Only: FourTypes(DiscardPile), Do: Power(2)}),
	superHero("Shazam!", shazamArt, nil,
		Use{Price: Price{Of: PowerLeft, N: 4}, Only: new(Holding(MainDeck).Unsaid()), Do: RevealTop(MainDeck, Gain(It), May(ToDeckTop(It)))}),
	promo(superHero("Starfire", starfireArt, nil,
		Use{Once: true, Only: new(NoneOf(Type(SuperPower), LineUp)), Do: Draw(1)})),
}

func superHero(name string, art picture.Scene, abilities []When, uses ...Use) Card {
	return Card{Name: name, Kind: SuperHero, Copies: 1, Ongoing: abilities, Uses: uses, Art: art}
}

func promo(c Card) Card {
	c.Promo = true
	return c
}
