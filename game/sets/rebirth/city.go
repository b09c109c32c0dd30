package rebirth

import (
	"fmt"

	"lineup/engine"
	. "lineup/game/card"
	"lineup/game/grammar"
)

// takeBack returns the effect of Batman's ability (R-CLR-02).
func takeBack() Effect { return TargetPlayer(ToHand(UpTo(1, Costing(0, 3), DiscardPile))) }

var superHeroes = []Card{
	{Name: "Superman", Kind: SuperHero, Copies: 1, Brief: "+1 Power, or +2 with a Villain in your space.", Uses: []Use{{Once: true, Do: IfElse(Some(villainHere), Power(2), Power(1))}},
		Art: supermanArt},
	{Name: "Batman", Kind: SuperHero, Copies: 1, Brief: "Avoid an Attack or defeat a Villain: a player gets back a card with cost 3 or less.",
		Ongoing: []When{{On: OnAvoid, In: engine.All, Do: takeBack()}, {On: OnDefeat, In: engine.All, Card: villain, Do: takeBack()}},
		Art:     batmanArt},
	{Name: "Wonder Woman", Kind: SuperHero, Copies: 1, Brief: "Draw one more new card if a Villain is in your space.",
		Changes: []Change{{Asks: engine.AskHandSize, Layer: engine.Adds, N: 1, If: new(Some(villainHere).Unsaid()),
			Words: "if there is a Villain in your space at the end of your turn, draw one more card for your new hand"}},
		Art: wonderWomanArt},
	{Name: "The Flash", Kind: SuperHero, Copies: 1, Uses: []Use{{Price: Price{Of: Move, N: 3}, Do: Draw(1)}}, Art: flashArt},
	{Name: "Aquaman", Kind: SuperHero, Copies: 1, Brief: "A card you buy with cost 4 or less may go under your deck, or on top of it if you are on a Location.",
		Ongoing: []When{{On: OnGain, Card: Costing(0, 4), Paid: true, Once: true,
			Do: May(UnderDeckOrTop(It, OnLocation(Tiles, Ruins)))}},
		Art: aquamanArt},
	{Name: "Cyborg", Kind: SuperHero, Copies: 1, Brief: "Play an Equipment: you may buy one card within Range 1.", Ongoing: []When{{On: OnPlay, Card: Type(Equipment), Once: true,
		Do: Says("you may buy one card within Range 1 this turn", Number(FarBuys, 1))}},
		Art: cyborgArt},
	// On other players' turns (R-HRO-05).
	{Name: "Jessica Cruz", Kind: SuperHero, Copies: 1, Brief: "Another player's turn: draw a card for your first Assist.",
		Ongoing: []When{{On: OnPlay, In: engine.Foes, Card: With(engine.HasAssist), Once: true, Do: Draw(1)}},
		Art:     jessicaArt},
	{Name: "Simon Baz", Kind: SuperHero, Copies: 1, Brief: "Look at the top card of the main deck.\nYour Assist and Defense cards have +1 Range.",
		Changes: []Change{{Asks: engine.AskRange, Layer: engine.Adds, N: 1, Words: "your Assist and Defense cards have +1 Range"}},
		Uses:    []Use{{Once: true, Do: LookAhead(1, MainDeck)}}, Art: simonArt},
}

// tiles are the Locations, each with a payment ability on side A and a Basic stack on side B
// (R-LOC-01). An ability can be used once a turn (R-LOC-05).
var tiles = []Card{
	{Name: "Arkham Asylum A", Kind: Piece, Copies: 1, Art: arkhamAArt, Brief: "1 Move: a Villain comes closer",
		Uses: []Use{ability(Price{Of: Move, N: 1}, new(Some(Elsewhere(villain, LineUp)).Unsaid()), Nearer(villain, LineUp, "Arkham Asylum"))}}, // R-CLR-01
	{Name: "Bank A", Kind: Piece, Copies: 1, Art: bankAArt,
		Uses: []Use{ability(Price{}, &inHand, Do(Discard(One(AnyCard, Hand)), Power(2)))}},
	{Name: "Batcave A", Kind: Piece, Copies: 1, Art: batcaveAArt,
		Uses: []Use{ability(Price{Of: PowerLeft, N: 2}, nil, Draw(1))}},
	{Name: "City Hall A", Kind: Piece, Copies: 1, Art: cityHallAArt, Brief: "1 Power: other player moves 3",
		Uses: []Use{ability(Price{Of: PowerLeft, N: 1}, new(Some(CharactersNear(5)).Unsaid()), AnotherPlayer(MayMove(3)))}},
	{Name: "Daily Planet A", Kind: Piece, Copies: 1, Art: dailyAArt, Brief: "1 Move: sort main deck's top 2",
		Uses: []Use{ability(Price{Of: Move, N: 1}, nil, Do(LookAhead(2, MainDeck), BackInOrder(MainDeck)))}},
	{Name: "Police Station A", Kind: Piece, Copies: 1, Art: policeAArt, Brief: "Discard 1: return 2 to deck",
		Uses: []Use{ability(Price{}, &inHand, Do(Discard(One(AnyCard, Hand)), UnderDeck(UpTo(2, AnyCard, DiscardPile))))}}, // R-CLR-12
	{Name: "S.T.A.R. Labs A", Kind: Piece, Copies: 1, Art: starLabsAArt, Brief: "3 Power: destroy a card",
		Uses: []Use{ability(Price{Of: PowerLeft, N: 3}, new(Some(InHandOrDiscard).Unsaid()), Destroy(One(AnyCard, Hand, DiscardPile)))}},
	{Name: "Arkham Asylum B", Kind: Piece, Copies: 1, Stack: "Toss", Art: arkhamBArt},
	{Name: "Bank B", Kind: Piece, Copies: 1, Stack: "Withdrawal", Art: bankBArt},
	{Name: "Batcave B", Kind: Piece, Copies: 1, Stack: "Batcycle", Art: batcaveBArt},
	{Name: "City Hall B", Kind: Piece, Copies: 1, Stack: "Flight", Art: cityHallBArt},
	{Name: "Daily Planet B", Kind: Piece, Copies: 1, Stack: "Tomorrow's Headline", Art: dailyBArt},
	{Name: "Police Station B", Kind: Piece, Copies: 1, Stack: "Bat-Signal", Art: policeBArt},
	{Name: "S.T.A.R. Labs B", Kind: Piece, Copies: 1, Stack: "Super Speed", Art: starLabsBArt},
}

// InHandOrDiscard counts the cards in a player's hand and discard pile.
var InHandOrDiscard = CardsOf(AnyCard, Hand, DiscardPile)

// inHand holds while there is a card to pay with.
var inHand = Holding(Hand).Unsaid()

// ability returns the payment ability of a Location, for a player on it (R-LOC-03).
func ability(price Price, only *Cond, do Effect) Use {
	return Use{Once: true, From: engine.Set(Tiles), Price: price, Only: only, Do: do}
}

// BasicOf returns the Basic stack on side B of a Location, or "" for an unknown Location.
func BasicOf(location string) string {
	for _, t := range tiles {
		if t.Name == location+" B" {
			return t.Stack
		}
	}
	return ""
}

// Locations returns the seven Locations, in alphabetical order.
func Locations() []string {
	return []string{"Arkham Asylum", "Bank", "Batcave", "City Hall", "Daily Planet", "Police Station", "S.T.A.R. Labs"}
}

// onTrack is the place of the rules at the Levels of the Threat Track.
var onTrack = engine.Set(Track)

// oneShot returns a trigger that runs once, when its Level is reached (R-THR-03).
func oneShot(e Effect) []When {
	return []When{{On: OnReach, How: engine.RulesFirst, Whose: engine.All, In: engine.All, From: onTrack, Do: e}}
}

// entering returns a trigger that runs when a fitting card enters the Line-Up.
func entering(how engine.Hearing, f Filter, e Effect) When {
	return When{On: OnEnter, How: how, Whose: engine.All, In: engine.All, From: onTrack, Card: f, Do: e}
}

// clock starts the end clock at a box (R-THR-10).
func clock(box int) []When {
	return oneShot(Says(fmt.Sprintf("start the end clock at box %d. Each player has %s left; for the active player, this turn is the first", box, turnsLeft(box)),
		Number(Clock, box), Number(ClockBy, 1)))
}

// turnsLeft says how many turns each player has when the end clock starts at a box.
func turnsLeft(box int) string {
	n := LastBox + 1 - box
	return grammar.Spelled(n) + " " + grammar.Plural(n, "turn", "turns")
}

// twoCards lets two cards enter in each turn (R-THR-06).
func twoCards(only *Cond, words string) []Change {
	return []Change{{Asks: engine.AskAdds, Layer: engine.Sets, From: onTrack, Whose: engine.All, N: 2, If: only, Words: words}}
}

// levels are the texts printed on the cooperative side of the Threat Track.
var levels = []Card{
	{Name: "Level 0", Kind: Rule, Copies: 1, Art: level0Art, Brief: "new Super-Villains add Threat and attack",
		Ongoing: []When{entering(engine.RulesFirst, super, raise()), // R-THR-05
			entering(engine.InOrder, super, Do(Strike(engine.All, true), AllySuffers()))}}, // R-VIL-04
	{Name: "Level 1", Kind: Rule, Copies: 1, Art: level1Art, Brief: "no Super-Villain: two new cards a turn",
		Changes: twoCards(new(NoneOf(super, LineUp).Worded("it has no Super-Villain")), "at the start of each turn, add two cards to the Line-Up instead of one")},
	{Name: "Level 2", Kind: Rule, Copies: 1, Art: level2Art, Brief: "each player discards their highest-cost card",
		Ongoing: oneShot(EachPlayer(Discard(One(AnyCard, Hand).Dearest())))}, // R-THR-07
	{Name: "Level 3", Kind: Rule, Copies: 1, Art: level3Art, Brief: "Villains cost 1 more to defeat",
		Changes: []Change{{Asks: engine.AskPrice, Layer: engine.Adds, From: onTrack, Whose: engine.All, Of: villain, N: 1,
			Words: "Villains cost 1 more to defeat"}}}, // R-THR-08
	{Name: "Level 4", Kind: Rule, Copies: 1, Art: level4Art}, // R-THR-09
	{Name: "Level 5", Kind: Rule, Copies: 1, Art: level5Art, Brief: "start the end clock at box 1", Ongoing: clock(1)},
}

// threats are the Threat tiles (R-THR-15 to R-THR-18).
var threats = []Card{
	{Name: "Threat A", Kind: Rule, Copies: 1, Art: threatAArt, Brief: "you can't buy cards in a space with a Villain",
		Changes: []Change{{Asks: engine.AskMayBuy, Layer: engine.Forbids, From: onTrack, Whose: engine.All, Of: notVillain, In: city,
			If: new(Some(BesideIt(villain, LineUp)).Unsaid()), Words: "you can't buy cards in a space with a Villain; you can still defeat the Villains there"}}}, // R-CLR-09
	{Name: "Threat B", Kind: Rule, Copies: 1, Art: threatBArt, Brief: "Super-Villains aren't held by Characters",
		Changes: []Change{{Asks: engine.AskHolds, Layer: engine.Forbids, From: onTrack, Whose: engine.All, Of: super,
			Words: "Super-Villains aren't held by Characters"}}}, // R-VIL-20
	{Name: "Threat C", Kind: Rule, Copies: 1, Art: threatCArt, Brief: "two cards enter each turn", Changes: twoCards(nil, "at the start of each turn, always add two cards to the Line-Up instead of one")},
	{Name: "Threat D", Kind: Rule, Copies: 1, Art: threatDArt, Brief: "new Villains up to cost 7 move one space", Ongoing: []When{entering(engine.RulesFirst, regular, StepOn())}},
	{Name: "Threat E", Kind: Rule, Copies: 1, Art: threatEArt, Brief: "each player gains a Weakness", Ongoing: oneShot(EachPlayer(weakness(1)))},
	{Name: "Threat F", Kind: Rule, Copies: 1, Art: threatFArt, Brief: "a hit at a Destination adds a Weakness",
		Ongoing: []When{{On: OnHit, How: engine.RulesFirst, Whose: engine.All, In: engine.All, From: onTrack,
			Card: Filter{Types: engine.Villain, AtGoal: true}, Do: weakness(1), Says: "a player hit by a Villain at its Destination gains a Weakness"}}},
	{Name: "Threat G", Kind: Rule, Copies: 1, Art: threatGArt, Brief: "Assist and Defense cards have -1 Range",
		Changes: []Change{{Asks: engine.AskRange, Layer: engine.Adds, From: onTrack, Whose: engine.All, N: -1,
			Words: "Assist and Defense cards have -1 Range"}}},
	{Name: "Threat H", Kind: Rule, Copies: 1, Art: threatHArt, Brief: "two cards enter", Ongoing: oneShot(Enter(2, false, MainDeck, LineUp))},
	{Name: "Threat I", Kind: Rule, Copies: 1, Art: threatIArt, Brief: "start the end clock at box 2", Ongoing: clock(2)},
}

// rules are the rules of the city in every Scenario.
var rules = []Card{
	{Name: "The City", Kind: Rule, Copies: 1, Art: theCityArt,
		Changes: []Change{
			{Asks: engine.AskHolds, Layer: engine.Sets, From: engine.Set(engine.Rules), Whose: engine.All, N: 1,
				If: new(Some(CharactersWithIt).Unsaid()), Words: "when Villains move at the start of a turn, a Villain in a space with a Character stays there"}, // R-VIL-09
			{Asks: engine.AskWalks, Layer: engine.Forbids, From: engine.Set(engine.Rules), Whose: engine.All, If: new(Some(Laid(Contained)).Unsaid()),
				Words: "when Villains move at the start of a turn, a CONTAINED Villain stays in its space"}, // R-CON-02
		},
		Ongoing: []When{
			// A Super-Villain whose Attack at its Destination is not avoided damages the Location
			// (R-DMG-02). The fifth token destroys it (R-DMG-05).
			{On: OnHit, How: engine.RulesFirst, Whose: engine.All, In: engine.All, Card: Filter{Super: true, AtGoal: true},
				Do: Says("put a Damage token on that Location. The "+ordinals[HitPoints]+" token destroys it and its Basic stack",
					AtItsSpace(), LayThere(Damage, 1, Tiles), If(AtLeastThere(Damage, HitPoints, Tiles),
						If(Some(There(Family("Arkham Asylum"), Tiles)), Number(Arkham, 1)),
						ToPlace(Ruins, Every(AnyCard, Tiles).There()), ToPlace(Buried, Every(AnyCard, Basics).There())))}, // AMB-08
			// The ally recovers when a Super-Villain is defeated (R-SOL-09).
			{On: OnDefeat, How: engine.RulesFirst, Whose: engine.All, In: engine.All, Card: super,
				Do: Says("return the ally's Weaknesses to the stack; if it is off the map, place it in your space", AtYourSpace(),
					EachSilent(Do(ToPlace(Weaknesses, Every(AnyCard, OnHero)), If(Holding(Reserve), YoursTo(Spaces, Reserve)))))},
		}},
}

// AllySuffers puts a Weakness on the ally if it was hit, one for each occasion (R-SOL-06).
func AllySuffers() Effect {
	return Says("", If(AtLeast(AllyHit, 1), Number(AllyHit, -1), EachSilent(ToPlace(OnHero, Top(1, Weaknesses)))))
}
