package rebirth

import (
	"lineup/engine"
	. "lineup/game/card"
)

// starters are the starting decks and the Weakness stack (R-HRO-02, R-WKN-01).
var starters = []Card{
	{Name: "Punch", Kind: Starter, Copies: 24, Play: Power(1), Art: Picture(Fist, Star, 0xe8c48a, 0)},
	{Name: "Run", Kind: Starter, Copies: 12, Labels: move, Play: Number(Move, 2), Art: Picture(Boot, Wave, 0x9fd0ff, 1)},
	// It makes no Move (R-HLP-04).
	{Name: "Helping Hand", Kind: Starter, Copies: 4, Labels: move, Assist: true, Play: Do(Power(1), TargetPlayer(MayMove(1))),
		Art: Picture(Heart, Speech, 0xffb0a0, 2)},
	// Destroyed it goes back to its stack (AMB-01).
	{Name: "Weakness", Kind: Weakness, Copies: 15, VP: VP(-1), Grave: Weaknesses, Art: Picture(Chain, Drop, 0xa8c25a, 9)},
	{Name: "Standee", Kind: Piece, Copies: 8, Art: Picture(Boot, Mask, 0xd0d6e0, 1)},
}

// basics are the stacks on side B of the Locations (R-LOC-06).
var basics = []Card{
	{Name: "Batcycle", Kind: Basic, Copies: 5, Cost: 3, VP: VP(1), Labels: move, Play: Do(Power(1), Number(Move, 2)),
		Art: Picture(Wheel, Boot, 0x8fb7ff, 3)},
	{Name: "Bat-Signal", Kind: Basic, Copies: 5, Cost: 3, VP: VP(1), Labels: move, Assist: true, Range: 5,
		Play: Do(Power(1), CharacterMayMove(1, true, Anywhere)),
		Art:  Picture(Searcher, Moon, 0xffe14d, 4)},
	{Name: "Flight", Kind: Basic, Copies: 5, Cost: 3, VP: VP(1), Labels: move, Play: Do(Power(1), Number(Move, 3)),
		Art: Picture(Wing, Sun, 0x8fe3ff, 5)},
	{Name: "Super Speed", Kind: Basic, Copies: 5, Cost: 3, VP: VP(1), Labels: move, Play: Number(Move, 2), Defenses: Avoids(Draw(1)),
		Art: Picture(Bolt, Comet, 0xffd23f, 6)},
	// Only the top card is seen; it becomes the third (R-CLR-22).
	{Name: "Tomorrow's Headline", Kind: Basic, Copies: 5, Cost: 2, VP: VP(1),
		Play: Do(Power(1), Look(engine.Looked, MainDeck, May(ToThird(It, MainDeck)))),
		Art:  Picture(CardsFan, Hourglass, 0xf0f0f0, 7)},
	{Name: "Toss", Kind: Basic, Copies: 5, Cost: 3, VP: VP(1), Play: Do(Power(2), CouldMove(UpTo(1, villain, LineUp).Within(0), 2, true)),
		Art: Picture(Mallet, Arrow, 0xffb36b, 8)},
	// The gain does not use up the purchase of its stack (R-CLR-23, R-GAN-03).
	{Name: "Withdrawal", Kind: Basic, Copies: 5, Cost: 2, VP: VP(1),
		Play: Do(Power(1), Gain(UpTo(1, AnyCard, Basics).TopsOnly().Within(2)), If(Did, Destroy(This))),
		Art:  Picture(Coin, Pouch, 0xffd66b, 9)},
}

// signatures are the three cards of each Super Hero (R-SIG-01).
var signatures = []Card{
	{Name: "Talking to the Fishes", Kind: Starter, Copies: 1, Of: "Aquaman", Number: 1, Labels: sign,
		Play: Do(Power(1), Look(engine.Looked, Deck, May(Discard(It)))), Art: Picture(Wave, Speech, 0x6fe3ff, 0)},
	{Name: "Mera", Kind: Hero, Copies: 1, Of: "Aquaman", Number: 2, Labels: sign, Assist: true, Range: 2,
		Play: Do(Power(2), CouldMove(UpTo(1, villain, LineUp).Within(2), 1, false)), Art: Picture(Wave, Drop, 0x6fe3ff, 2)},
	{Name: "King of Atlantis", Kind: SuperPower, Copies: 1, Of: "Aquaman", Number: 3, Labels: signMove,
		Play: Do(Power(2), Number(Move, 1), Gain(One(AnyCard, Basics).TopsOnly())), Art: Picture(Crown, Wave, 0xffc857, 14)},
	{Name: "Detective Work", Kind: Starter, Copies: 1, Of: "Batman", Number: 1, Labels: sign,
		Play: Do(Power(1), LookAhead(2, MainDeck), BackInOrder(MainDeck)), Art: Picture(Eye, Searcher, 0xd0d6e0, 3)},
	{Name: "Alfred Pennyworth", Kind: Hero, Copies: 1, Of: "Batman", Number: 2, Labels: sign, Defenses: Avoids(),
		Play: Do(Power(1), ToHand(One(Type(Equipment, Starter), DiscardPile))), Art: Picture(Plate, Pouch, 0xd0d6e0, 4)},
	{Name: "Batarang", Kind: Equipment, Copies: 1, Of: "Batman", Number: 3, Labels: sign,
		Play: Do(Power(3), CouldMove(UpTo(1, villain, LineUp).Within(3), 1, false)), Art: Picture(Blade, Moon, 0xffe14d, 5)},
	{Name: "Electrified Field", Kind: Starter, Copies: 1, Of: "Cyborg", Number: 1, Labels: sign,
		Play: Do(Power(1), ChooseCard(One(villain, LineUp).Within(0)), Lay(Contained, 1)), Art: Picture(Bolt, Orb, 0x5ff2ff, 6)},
	{Name: "Boom Tube", Kind: Equipment, Copies: 1, Of: "Cyborg", Number: 2, Labels: signMove,
		Play: Do(Power(1), PlaceAny()), Art: Picture(Spiral, Rocket, 0xb98cff, 7)},
	{Name: "Connected", Kind: SuperPower, Copies: 1, Of: "Cyborg", Number: 3, Labels: sign,
		Play: Do(Power(2), drawThenDiscard(), ForNow(engine.EndOfTurn, Change{Asks: engine.AskReach, Layer: engine.Sets, In: city, N: 1,
			Of: notVillain, If: new(Some(CharactersWithIt).Unsaid()), Words: "you may buy in every space that holds a Character"})),
		Art: Picture(Brain, Cog, 0x8fb7ff, 8)},
	{Name: "Flash Suit", Kind: Starter, Copies: 1, Of: "The Flash", Number: 1, Labels: signMove, Play: Number(Move, 3),
		Art: Picture(Comet, Plate, 0xff6b5e, 9)},
	// It takes no Villains along (R-CLR-18).
	{Name: "Whoosh!", Kind: SuperPower, Copies: 1, Of: "The Flash", Number: 2, Labels: signMove, Play: Do(Place(), Draw(1)),
		Art: Picture(Comet, Spiral, 0xffb03a, 10)},
	{Name: "Carry On", Kind: SuperPower, Copies: 1, Of: "The Flash", Number: 3, Labels: signMove,
		Play: Do(Power(1), Number(Move, 3)), Uses: []Use{{Turn: true, Price: Price{Of: Move, N: 1}, Do: Power(1)}},
		Art: Picture(Comet, Fist, 0xffd23f, 11)},
	{Name: "Original Power Ring", Kind: Starter, Copies: 1, Of: "Jessica Cruz", Number: 1, Labels: sign,
		Play: Do(Power(1), If(Some(CharactersNear(1)), Power(1))), Art: Picture(Ring, Star, 0x59d98e, 12)},
	{Name: "Willpower", Kind: SuperPower, Copies: 1, Of: "Jessica Cruz", Number: 2, Labels: sign, Assist: true, Range: 2, Play: Power(2),
		Art: Picture(Ring, Fist, 0x59d98e, 13)},
	{Name: "Teamwork", Kind: SuperPower, Copies: 1, Of: "Jessica Cruz", Number: 3, Labels: sign, Assist: true, Range: 2,
		Play: Do(Power(1), PowerPer(1, CharactersNear(2))), Art: Picture(Ring, Heart, 0x59d98e, 14)},
	{Name: "Sector 2814 Power Ring", Kind: Starter, Copies: 1, Of: "Simon Baz", Number: 1, Labels: sign, Assist: true, Range: 3, Play: Power(1),
		Art: Picture(Ring, Moon, 0x59d98e, 15)},
	{Name: "Healing Light", Kind: SuperPower, Copies: 1, Of: "Simon Baz", Number: 2, Labels: sign,
		Play: Do(Power(1), TargetPlayer(Do(destroyOne(), If(ItIs(Named("Weakness")), Draw(1))))), Art: Picture(Sun, Heart, 0x8fe37f, 0)},
	{Name: "Emerald Sight", Kind: SuperPower, Copies: 1, Of: "Simon Baz", Number: 3, Labels: sign,
		Play: Do(Power(1), Draw(1), LookAhead(3, MainDeck),
			Says("make one of them the third card of the main deck", ToThird(One(AnyCard, MainDeck).Shown(), MainDeck))),
		Art: Picture(Eye, Ring, 0x59d98e, 1)},
	{Name: "Big Blue Boy Scout", Kind: Starter, Copies: 1, Of: "Superman", Number: 1, Labels: signMove,
		Play: Do(Power(1), CharacterMayMove(1, true, 2)), Art: Picture(Cape, Heart, 0xff6b5e, 2)},
	{Name: "Bulletproof", Kind: SuperPower, Copies: 1, Of: "Superman", Number: 2, Labels: sign, Play: Power(1), Defenses: []Defense{{Shows: true}},
		Art: Picture(Bullet, Shield, 0xd0d6e0, 3)},
	{Name: "A Job For Superman", Kind: SuperPower, Copies: 1, Of: "Superman", Number: 3, Labels: sign,
		Play: Do(Power(3), If(Some(Near(2, super, LineUp)), Number(Move, 2))), Art: Picture(Cape, Target, 0xff6b5e, 4)},
	{Name: "Faithful Friend", Kind: Starter, Copies: 1, Of: "Wonder Woman", Number: 1, Labels: sign, Assist: true, Range: 1, Play: Power(1),
		Art: Picture(Heart, Star, 0xffd66b, 5)},
	{Name: "Lasso", Kind: Equipment, Copies: 1, Of: "Wonder Woman", Number: 2, Labels: sign,
		Play: Do(Power(2), Pull(UpTo(1, villain, LineUp).Within(2))), Art: Picture(Lasso, Star, 0xffd66b, 6)},
	{Name: "Warrior Princess", Kind: SuperPower, Copies: 1, Of: "Wonder Woman", Number: 3, Labels: sign,
		Play: Do(Power(2), PowerPer(1, villainHere.AtMost(3))), Art: Picture(Blade, Crown, 0xffd66b, 7)},
}

var (
	sign     = []string{"Signature"}
	signMove = []string{"Signature", "Move"}
)
