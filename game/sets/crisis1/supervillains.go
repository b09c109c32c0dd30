package crisis1

import (
	"lineup/engine"
	. "lineup/game/card"
)

// impossible is the band on the Super-Villains.
const impossible = "Impossible Mode"

var (
	costly  = Costing(1, 0)
	onStack = engine.Set(Villains)
	// shownOfFoe fits cards that a text has revealed, except Locations.
	shownOfFoe = Filter{Not: engine.Location, Noted: true}
)

var superVillains = []Card{
	{Name: "Ra's Al Ghul - Impossible Mode", Band: impossible, Kind: SuperVillain, Copies: 1, Cost: 9, VP: VP(4),
		Opens: true, Play: Do(Power(4), Says("put this card on the bottom of its owner's deck at the end of this turn", AtEndOfTurn(UnderDeck(This)))),
		Ongoing: []When{{On: OnEnd, From: onStack, Whose: engine.All, In: engine.All, Do: If(NothingFromLineUp, ToLineUp(Top(1, MainDeck))), Says: "at the end of your turn, if you bought or gained no card from the Line-Up, add one to it"}},
		Art:     rasAlGhulImpossibleModeArt, Giant: rasAlGhulImpossibleModeGiant},
	{Name: "Atrocitus - Impossible Mode", Band: impossible, Kind: SuperVillain, Copies: 1, Cost: 11, VP: VP(5),
		Play:    Do(Power(3), Destroy(UpTo(3, AnyCard, DiscardPile))),
		Arrival: Do(AttackAll(Tells("put your hand face down under your Super Hero", Repeat(Deposit(Top(1, Hand)), Holding(Hand)))), Says("each player who avoids this Attack puts a random card from their hand there", EachAvoider(Deposit(AtRandom(1, Hand))))),
		Fallen:  EachPlayer(Tells("discard the cards Atrocitus put under your Super Hero", Discard(Deposits()))),
		Art:     atrocitusImpossibleModeArt, Giant: atrocitusImpossibleModeGiant},
	{Name: "Black Manta - Impossible Mode", Band: impossible, Kind: SuperVillain, Copies: 1, Cost: 10, VP: VP(5),
		Play:    takes(Equipment),
		Changes: dearer(Equipment),
		Arrival: AttackAll(intoLineUp(Equipment)),
		Art:     blackMantaImpossibleModeArt, Giant: blackMantaImpossibleModeGiant},
	{Name: "Darkseid - Impossible Mode", Band: impossible, Kind: SuperVillain, Copies: 1, Cost: 10, VP: VP(5),
		Play:    takes(SuperPower),
		Changes: dearer(SuperPower),
		Arrival: AttackAll(intoLineUp(SuperPower)),
		Art:     darkseidImpossibleModeArt, Giant: darkseidImpossibleModeGiant},
	{Name: "Sinestro - Impossible Mode", Band: impossible, Kind: SuperVillain, Copies: 1, Cost: 10, VP: VP(5),
		Play:    takes(Hero),
		Changes: dearer(Hero),
		Arrival: AttackAll(intoLineUp(Hero)),
		Art:     sinestroImpossibleModeArt, Giant: sinestroImpossibleModeGiant},
	{Name: "Brainiac - Impossible Mode", Band: impossible, Kind: SuperVillain, Copies: 1, Cost: 12, VP: VP(6),
		Play:    Do(EachFoe(Remember(AtRandom(2, Hand))), Says("for each foe, play one of those cards that isn't a Location", WithEachFoe(Play(One(shownOfFoe, Hand).Of(engine.Target))))),
		Arrival: AttackAll(Do(Discard(AtRandom(1, Hand)), Tells("destroy a number of cards from the top of the main deck equal to its cost", Destroy(TopPer(ItsPrice, MainDeck))))),
		Art:     brainiacImpossibleModeArt, Giant: brainiacImpossibleModeGiant},
	{Name: "Captain Cold - Impossible Mode", Band: impossible, Kind: SuperVillain, Copies: 1, Cost: 10, VP: VP(5),
		Play:    Do(Power(4), PowerPer(1, FoesWith(Type(Hero), DiscardPile))),
		Arrival: AttackAll(Flip(true)),
		Fallen:  EachPlayer(TellsBoth("with your Super Hero face down, you may discard a random card from your hand to flip it face up", "with a face-down Super Hero may discard a random card from their hand to flip it face up", If(HeroDown, May(Do(Discard(AtRandom(1, Hand)), Flip(false)), Holding(Hand))))),
		Art:     captainColdImpossibleModeArt, Giant: captainColdImpossibleModeGiant},
	{Name: "Deathstroke - Impossible Mode", Band: impossible, Kind: SuperVillain, Copies: 1, Cost: 10, VP: VP(5),
		Play:    Do(Says("you may gain a Hero and a Villain from the Line-Up", Gain(UpTo(2, Type(Hero, Villain), LineUp).Apart())), If(DidNot, Power(4))),
		Arrival: AttackAll(Do(inHand(Hero), inHand(SuperPower), inHand(Equipment))),
		Art:     deathstrokeImpossibleModeArt, Giant: deathstrokeImpossibleModeGiant},
	{Name: "Hades - Impossible Mode", Band: impossible, Kind: SuperVillain, Copies: 1, Cost: 12, VP: VP(6),
		Play:    GainToHand(One(AnyCard, engine.Destroyed)),
		Arrival: AttackAll(TellsBoth("add the top two cards of the main deck to the Line-Up and gain Weaknesses equal to the cost of one of them", "adds the top two cards of the main deck to the Line-Up and gains Weaknesses equal to the cost of one of them", Forget(), addTop(), addTop(), ChooseCard(One(AnyCard, LineUp).Shown()), If(Did, Gain(TopPer(ItsPrice, Weaknesses))))),
		Art:     hadesImpossibleModeArt, Giant: hadesImpossibleModeGiant},
	{Name: "The Joker - Impossible Mode", Band: impossible, Kind: SuperVillain, Copies: 1, Cost: 10, VP: VP(5),
		Play: Do(Power(2), EachFoe(Choose(
			Alternative{Label: "discard", Only: new(Holding(Hand)), Do: Discard(AtRandom(2, Hand))},
			Alternative{Label: "draw", Do: UserDraws(2)}))),
		Arrival: AttackAll(Tells("put a random card from your hand into the discard pile of the player on your left. If its cost is 0, repeat this", Repeat(PassLeft(AtRandom(1, Hand)), ItIs(Filter{Free: true})))),
		Art:     theJokerImpossibleModeArt, Giant: theJokerImpossibleModeGiant},
	{Name: "Lex Luthor - Impossible Mode", Band: impossible, Kind: SuperVillain, Copies: 1, Cost: 11, VP: VP(5),
		Play:    Draw(4),
		Arrival: AttackAllSurely(Do(ShowHand(), Tells("gain Weaknesses equal to the highest VP of a card in your hand", Gain(TopPer(BestVP, Weaknesses))))),
		Art:     lexLuthorImpossibleModeArt, Giant: lexLuthorImpossibleModeGiant},
	{Name: "Parallax - Impossible Mode", Band: impossible, Kind: SuperVillain, Copies: 1, Cost: 13, VP: VP(6),
		Play:    Do(Draw(1), DoublePower()),
		Arrival: AttackAll(Do(ShowHand(), Discard(Every(AnyCard.CostingAtMost(3), Hand)))),
		Art:     parallaxImpossibleModeArt, Giant: parallaxImpossibleModeGiant},
}

// plurals are the names of the kinds of cards that the Super-Villains take.
var plurals = map[Kind]string{Equipment: "Equipment", SuperPower: "Super Powers", Hero: "Heroes"}

// takes lets a player gain all cheap cards of a kind in the Line-Up to hand, or gives Power.
func takes(k Kind) Effect {
	cheap := Type(k).CostingAtMost(5)
	return MayElse(Says("gain all Line-Up "+plurals[k]+" with cost 5 or less to your hand", GainToHand(Every(cheap, LineUp))), Power(4), Some(InLineUp(cheap)).Unsaid())
}

// dearer makes the Super-Villain cost more for each card of a kind in the Line-Up.
func dearer(k Kind) []Change {
	per := InLineUp(Type(k)).Saying("Line-Up " + k.Label())
	return []Change{{Asks: engine.AskPrice, Layer: engine.Adds, Whose: engine.All, From: onStack, In: onStack, Of: Filter{This: true}, N: 3, Per: &per,
		Words: "costs 3 more"}}
}

// intoLineUp makes a player put all cards of a kind from hand into the Line-Up. One who has none shows the
// hand.
func intoLineUp(k Kind) Effect { return Do(ToLineUp(Every(Type(k), Hand)), If(HadNone, ShowHand())) }

// inHand destroys a card of a kind in hand. A player who has none shows the hand.
func inHand(k Kind) Effect {
	return Do(Destroy(One(Type(k), Hand)), Says("", If(HadNone, ShowHand())))
}

// addTop adds the top card of the main deck to the Line-Up and remembers it.
func addTop() Effect { return Do(ToLineUp(Top(1, MainDeck)), If(Did, KeepIt())) }

// restBackOrDestroyed puts the other of two revealed cards back on top of the deck, or destroys it.
func restBackOrDestroyed() Effect {
	return Choose(
		Alternative{Label: "top", Do: Says("put the other back on top")},
		Alternative{Label: "destroy", Only: &SomeKept, Do: Says("destroy it", Destroy(One(AnyCard, Deck).Shown()))})
}
