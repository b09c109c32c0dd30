package rebirth

import (
	"lineup/engine"
	. "lineup/game/card"
)

// starters are the starting decks and the Weakness stack (R-HRO-02, R-WKN-01).
var starters = []Card{
	{Name: "Punch", Kind: Starter, Copies: 24, Play: Power(1), Art: punchArt},
	{Name: "Run", Kind: Starter, Copies: 12, Labels: move, Play: Number(Move, 2), Art: runArt},
	// It does not give Move (R-HLP-04).
	{Name: "Helping Hand", Kind: Starter, Copies: 4, Labels: move, Assist: true, Play: Do(Power(1), TargetPlayer(MayMove(1))),
		Art: helpingHandArt},
	// A destroyed Weakness returns to its stack (AMB-01).
	{Name: "Weakness", Kind: Weakness, Copies: 15, VP: VP(-1), Grave: Weaknesses, Art: weaknessArt},
	{Name: "Standee", Kind: Piece, Copies: 8, Art: standeeArt},
}

// basics are the stacks on side B of the Locations (R-LOC-06).
var basics = []Card{
	{Name: "Batcycle", Kind: Basic, Copies: 5, Cost: 3, VP: VP(1), Labels: move, Play: Do(Power(1), Number(Move, 2)),
		Art: batcycleArt},
	{Name: "Bat-Signal", Kind: Basic, Copies: 5, Cost: 3, VP: VP(1), Labels: move, Assist: true, Range: 5,
		Play: Do(Power(1), CharacterMayMove(1, true, Anywhere)),
		Art:  batSignalArt},
	{Name: "Flight", Kind: Basic, Copies: 5, Cost: 3, VP: VP(1), Labels: move, Play: Do(Power(1), Number(Move, 3)),
		Art: flightArt},
	{Name: "Super Speed", Kind: Basic, Copies: 5, Cost: 3, VP: VP(1), Labels: move, Play: Number(Move, 2), Defenses: Avoids(Draw(1)),
		Art: superSpeedArt},
	// Only the top card is seen. It becomes the third (R-CLR-22).
	{Name: "Tomorrow's Headline", Kind: Basic, Copies: 5, Cost: 2, VP: VP(1),
		Play: Do(Power(1), Look(engine.Looked, MainDeck, May(ToThird(It, MainDeck)))),
		Art:  headlineArt},
	{Name: "Toss", Kind: Basic, Copies: 5, Cost: 3, VP: VP(1), Play: Do(Power(2), CouldMove(UpTo(1, villain, LineUp).Within(0), 2, true)),
		Art: tossArt},
	// The gain does not use up the purchase from its stack (R-CLR-23, R-GAN-03).
	{Name: "Withdrawal", Kind: Basic, Copies: 5, Cost: 2, VP: VP(1),
		Play: Do(Power(1), Gain(UpTo(1, AnyCard, Basics).TopsOnly().Within(2)), If(Did, Destroy(This))),
		Art:  withdrawalArt},
}

// signatures are the three cards of each Super Hero (R-SIG-01).
var signatures = []Card{
	{Name: "Talking to the Fishes", Kind: Starter, Copies: 1, Of: "Aquaman", Number: 1, Labels: sign,
		Play: Do(Power(1), Look(engine.Looked, Deck, May(Discard(It)))), Art: fishesArt},
	{Name: "Mera", Kind: Hero, Copies: 1, Of: "Aquaman", Number: 2, Labels: sign, Assist: true, Range: 2,
		Play: Do(Power(2), CouldMove(UpTo(1, villain, LineUp).Within(2), 1, false)), Art: meraArt},
	{Name: "King of Atlantis", Kind: SuperPower, Copies: 1, Of: "Aquaman", Number: 3, Labels: signMove,
		Play: Do(Power(2), Number(Move, 1), Gain(One(AnyCard, Basics).TopsOnly())), Art: kingOfAtlantisArt},
	{Name: "Detective Work", Kind: Starter, Copies: 1, Of: "Batman", Number: 1, Labels: sign,
		Play: Do(Power(1), LookAhead(2, MainDeck), BackInOrder(MainDeck)), Art: detectiveWorkArt},
	{Name: "Alfred Pennyworth", Kind: Hero, Copies: 1, Of: "Batman", Number: 2, Labels: sign, Defenses: Avoids(),
		Play: Do(Power(1), ToHand(One(Type(Equipment, Starter), DiscardPile))), Art: alfredArt},
	{Name: "Batarang", Kind: Equipment, Copies: 1, Of: "Batman", Number: 3, Labels: sign,
		Play: Do(Power(3), CouldMove(UpTo(1, villain, LineUp).Within(3), 1, false)), Art: batarangArt},
	{Name: "Electrified Field", Kind: Starter, Copies: 1, Of: "Cyborg", Number: 1, Labels: sign,
		Play: Do(Power(1), ChooseCard(One(villain, LineUp).Within(0)), Lay(Contained, 1)), Art: electrifiedFieldArt},
	{Name: "Boom Tube", Kind: Equipment, Copies: 1, Of: "Cyborg", Number: 2, Labels: signMove,
		Play: Do(Power(1), PlaceAny()), Art: boomTubeArt},
	{Name: "Connected", Kind: SuperPower, Copies: 1, Of: "Cyborg", Number: 3, Labels: sign,
		Play: Do(Power(2), drawThenDiscard(), ForNow(engine.EndOfTurn, Change{Asks: engine.AskReach, Layer: engine.Sets, In: city, N: 1,
			Of: notVillain, If: new(Some(CharactersWithIt).Unsaid()), Words: "you may buy cards in any space with a Character"})),
		Art: connectedArt},
	{Name: "Flash Suit", Kind: Starter, Copies: 1, Of: "The Flash", Number: 1, Labels: signMove, Play: Number(Move, 3),
		Art: flashSuitArt},
	// It does not take Villains along (R-CLR-18).
	{Name: "Whoosh!", Kind: SuperPower, Copies: 1, Of: "The Flash", Number: 2, Labels: signMove, Play: Do(Place(), Draw(1)),
		Art: whooshArt},
	{Name: "Carry On", Kind: SuperPower, Copies: 1, Of: "The Flash", Number: 3, Labels: signMove,
		Play: Do(Power(1), Number(Move, 3)), Uses: []Use{{Turn: true, Price: Price{Of: Move, N: 1}, Do: Power(1)}},
		Art: carryOnArt},
	{Name: "Original Power Ring", Kind: Starter, Copies: 1, Of: "Jessica Cruz", Number: 1, Labels: sign,
		Play: Do(Power(1), If(Some(CharactersNear(1)), Power(1))), Art: originalRingArt},
	{Name: "Willpower", Kind: SuperPower, Copies: 1, Of: "Jessica Cruz", Number: 2, Labels: sign, Assist: true, Range: 2, Play: Power(2),
		Art: willpowerArt},
	{Name: "Teamwork", Kind: SuperPower, Copies: 1, Of: "Jessica Cruz", Number: 3, Labels: sign, Assist: true, Range: 2,
		Play: Do(Power(1), PowerPer(1, CharactersNear(2))), Art: teamworkArt},
	{Name: "Sector 2814 Power Ring", Kind: Starter, Copies: 1, Of: "Simon Baz", Number: 1, Labels: sign, Assist: true, Range: 3, Play: Power(1),
		Art: sectorRingArt},
	{Name: "Healing Light", Kind: SuperPower, Copies: 1, Of: "Simon Baz", Number: 2, Labels: sign,
		Play: Do(Power(1), TargetPlayer(Do(destroyOne(), If(ItIs(Named("Weakness")), Draw(1))))), Art: healingLightArt},
	{Name: "Emerald Sight", Kind: SuperPower, Copies: 1, Of: "Simon Baz", Number: 3, Labels: sign,
		Play: Do(Power(1), Draw(1), LookAhead(3, MainDeck),
			Says("make one of them the third card of the main deck", ToThird(One(AnyCard, MainDeck).LookedAt(), MainDeck))),
		Art: emeraldSightArt},
	{Name: "Big Blue Boy Scout", Kind: Starter, Copies: 1, Of: "Superman", Number: 1, Labels: signMove,
		Play: Do(Power(1), CharacterMayMove(1, true, 2)), Art: boyScoutArt},
	{Name: "Bulletproof", Kind: SuperPower, Copies: 1, Of: "Superman", Number: 2, Labels: sign, Play: Power(1), Defenses: []Defense{{Shows: true}},
		Art: bulletproofArt},
	{Name: "A Job For Superman", Kind: SuperPower, Copies: 1, Of: "Superman", Number: 3, Labels: sign,
		Play: Do(Power(3), If(Some(Near(2, super, LineUp)), Number(Move, 2))), Art: jobForSupermanArt},
	{Name: "Faithful Friend", Kind: Starter, Copies: 1, Of: "Wonder Woman", Number: 1, Labels: sign, Assist: true, Range: 1, Play: Power(1),
		Art: faithfulFriendArt},
	{Name: "Lasso", Kind: Equipment, Copies: 1, Of: "Wonder Woman", Number: 2, Labels: sign,
		Play: Do(Power(2), Pull(UpTo(1, villain, LineUp).Within(2))), Art: lassoArt},
	{Name: "Warrior Princess", Kind: SuperPower, Copies: 1, Of: "Wonder Woman", Number: 3, Labels: sign,
		Play: Do(Power(2), PowerPer(1, villainHere.AtMost(3))), Art: warriorPrincessArt},
}

var (
	sign     = []string{"Signature"}
	signMove = []string{"Signature", "Move"}
)
