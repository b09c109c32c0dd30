package crossover1

import (
	"lineup/engine"
	. "lineup/game/card"
	"lineup/game/picture"
)

var superHeroes = []Card{
	superHero("Alan Scott", alanScottArt, []When{
		{On: OnPlay, Card: Type(SuperPower), NewName: true, Do: RevealTop(Deck, If(ItIs(Filter{Free: true}), Says("draw it", Draw(1))))}}),
	superHero("Doctor Fate", doctorFateArt, []When{
		{On: OnPlay, If: OnceRun(2), Do: Power(1), Says: "for every two cards you play on your turn with consecutive costs, +1 Power"},
		{On: OnPlay, If: OnceRun(3), Do: Draw(1), Says: "for every three, draw a card. A card counts once for each"}}),
	superHero("Jay Garrick", jayGarrickArt, []When{
		{On: BeforeDraw, How: engine.Interrupts, In: engine.All, Do: RevealTop(Deck, May(Discard(It)))}}),
	superHero("Mister Terrific", misterTerrificArt, nil,
		terrificUse(DrawShown(Type(Equipment)))),
	superHero("Power Girl", powerGirlArt, []When{
		{On: OnPlay, Card: Type(SuperPower), NewName: true, Do: ToHand(One(punch, DiscardPile))}}),
	superHero("Stargirl", stargirlArt, []When{
		{On: OnPlay, Card: With(engine.HasDefense), Do: May(Do(Draw(1), Discard(One(AnyCard, Hand))))},
		{On: OnAvoid, In: engine.All, Do: May(Do(Draw(1), Discard(One(AnyCard, Hand))))}}),
	superHero("Wildcat", wildcatArt, []When{
		{On: OnPlay, Card: punch, First: true, Do: Do(If(HavePlayed(1, Type(Hero)), Draw(1)), If(HavePlayed(1, Type(Villain)), Draw(1)))}}),
}

// terrificUse is the ability of Mister Terrific, with the effect by which he draws an Equipment.
func terrificUse(draw Effect) Use {
	return Use{Once: true, Only: new(Some(InHand(punch)).Unsaid()), Do: Do(Discard(One(punch, Hand)), RevealTops(3, Deck), draw, RestInOrder(Deck))}
}

func superHero(name string, art picture.Scene, abilities []When, uses ...Use) Card {
	return Card{Name: name, Kind: SuperHero, Copies: 1, Ongoing: abilities, Uses: uses, Art: art}
}
