package rebirth

import (
	"lineup/engine"
	. "lineup/game/card"
	"lineup/game/grammar"
)

// The cards in the packs of the Scenarios, besides their rules. Names, costs, and points of the
// Heroes and Super-Villains are those of the box. Everything else is our own.

// packHeroes join the main deck when their Side Mission is completed (R-SID-04).
var packHeroes = []Card{
	{Name: "Krypto", Kind: Hero, Pack: true, Copies: 1, Cost: 6, VP: VP(2), Assist: true, Range: 3, Play: Power(3),
		Defenses: []Defense{{Others: true, Protects: 2}}, Art: kryptoArt},
	{Name: "The Ray", Kind: Hero, Pack: true, Copies: 1, Cost: 3, VP: VP(1), Labels: move, Play: Do(Power(2), Number(Move, 1)), Art: rayArt},
}

// packVillains are the Super-Villains of Scenarios 3, 5 and 8.
var packVillains = []Card{
	{Name: "Mister Mxyzptlk", Kind: SuperVillain, Pack: true, Copies: 1, Cost: 12, VP: VP(7), Goal: Everywhere, Attack: HandIntoDeck(2),
		Fallen: EachPlayer(Draw(2)), Art: mxyzptlkArt, Giant: mxyzptlkGiant},
	{Name: "Starro", Kind: SuperVillain, Pack: true, Copies: 1, Cost: 13, VP: VP(7), Goal: 3,
		Attack: Do(IfElse(AtLeast(Controlled, 1).Worded("you have a CONTROL token"), weakness(2), Says("take a CONTROL token", Number(Controlled, 1))),
			Discard(Exactly(2, AnyCard, Hand))),
		Fallen: Do(Says("remove all CONTROL tokens", EachPlayer(If(AtLeast(Controlled, 1), Number(Controlled, -1)))),
			EachPlayer(Destroy(UpTo(2, AnyCard, Hand, DiscardPile)))), Art: starroArt, Giant: starroGiant},
	{Name: "Darkseid", Kind: SuperVillain, Pack: true, Copies: 1, Cost: 16, VP: VP(8), Goal: 1, Attack: Do(KeepOnly(1), weakness(1)),
		Changes: []Change{{Asks: engine.AskGoal, Layer: engine.Sets, From: engine.Set(LineUp), Whose: engine.All,
			Of: Filter{Types: engine.Villain, Super: true, Other: true}, N: 1, Words: "each other Super-Villain's Destination is Location 1"}},
		Ongoing: []When{{On: OnLay, How: engine.RulesFirst, Whose: engine.All, In: engine.All, From: engine.Set(LineUp), Of: Contained,
			Card: Named("Darkseid"), Do: Lay(Contained, -1), Says: "Darkseid can't be CONTAINED"}},
		Art: darkseidArt, Giant: darkseidGiant},
}

// events happen when they would enter the Line-Up.
var events = []Card{
	{Name: "Party Trick", Kind: Event, Pack: true, Copies: 1, Art: partyTrickArt,
		Ongoing: []When{{On: OnEnter, How: engine.RulesFirst, Whose: engine.All, In: engine.All, From: engine.Set(LineUp), Card: Named("Party Trick"),
			Do: Says("remove this card from the game. The first player chooses two Locations; swap them with everything on them. "+
				"Then add the top card of the main deck to the slot with the fewest cards", ToPlace(OutOfGame, This),
				FirstPlayer(SwapTwo("Locations", []engine.Place{Tiles, Ruins}, Tiles, Ruins, Basics, Buried, LineUp, Spaces)),
				Enter(1, false, MainDeck, LineUp))}}},
}

// shown returns the effect of completing a Secret Card.
func shown() Effect { return Says("reveal this card as complete", ToPlace(SecretsDone, This)) }

// often counts something on a Secret Card and completes it at n.
func often(n int) Effect {
	return Says("mark this card. At "+grammar.Spelled(n)+" marks, reveal it as complete",
		LayOnThis(Progress, 1), If(Reaches(LaidOnThis(Progress), n), shown()))
}

// secrets count for their players, unseen by the others (R-SCN-06).
var secrets = []Card{
	{Name: "Full Locker", Kind: Secret, Pack: true, Copies: 1, Art: fullLockerArt,
		Ongoing: []When{{On: OnPlay, How: engine.RulesFirst, If: OncePlayed(3, Type(Equipment)), Do: shown()}}},
	{Name: "Front Row", Kind: Secret, Pack: true, Copies: 1, Art: frontRowArt,
		Ongoing: []When{{On: OnEnd, How: engine.RulesFirst, Do: If(Some(villainHere), often(3))}}},
	{Name: "Lend a Hand", Kind: Secret, Pack: true, Copies: 1, Art: lendAHandArt,
		Ongoing: []When{{On: OnPlay, How: engine.RulesFirst, In: engine.Foes, Card: With(engine.HasAssist), Once: true, Do: often(3)}}},
	{Name: "Long Way Round", Kind: Secret, Pack: true, Copies: 1, Art: longWayArt,
		Ongoing: []When{{On: OnWalk, How: engine.RulesFirst, If: new(Reaches(SpacesMoved, 6).Worded("your Character has moved six spaces this turn")), Do: shown()}}},
	{Name: "Night Watch", Kind: Secret, Pack: true, Copies: 1, Art: nightWatchArt,
		Ongoing: []When{{On: OnEnd, How: engine.RulesFirst, Do: If(OnLocation(Tiles, Ruins), often(3))}}},
	{Name: "Clean Street", Kind: Secret, Pack: true, Copies: 1, Art: cleanStreetArt,
		Ongoing: []When{{On: OnLeave, How: engine.RulesFirst, In: engine.All, Card: villain, Do: often(3)}}},
	{Name: "Anchor", Kind: Secret, Pack: true, Copies: 1, Art: anchorArt,
		Ongoing: []When{{On: OnHold, How: engine.RulesFirst, In: engine.All, Card: super, Once: true, Do: often(3)}}},
	// Each turn a player can buy one Basic card from each stack (R-BUY-04).
	{Name: "Regular Customer", Kind: Secret, Pack: true, Copies: 1, Art: regularCustomerArt,
		Ongoing: []When{{On: OnGain, How: engine.RulesFirst, Card: Type(Basic), Paid: true, Do: often(2)},
			{On: OnEnd, How: engine.RulesFirst, Do: Says("remove its marks", If(Reaches(LaidOnThis(Progress), 1), LayOnThis(Progress, -2)))}}},
}

// LendAHandAlone returns the version of that Secret Card for a solo player without help: play the
// Assist cards saved in earlier turns.
func LendAHandAlone() []When {
	return []When{{On: OnEnd, How: engine.RulesFirst,
		Do: If(AtLeast(Helped, 1).Worded("you have played your stored Assist card this turn"), often(3))}}
}

// completed returns the effect of completing a Side Mission (R-SID-03).
func completed() Effect { return Says("complete this Side Mission", ToPlace(MissionsDone, This)) }

// inConcert completes a Side Mission once two Villains have been defeated in a turn with help.
func inConcert() Effect { return If(AtLeast(Felled, 2), If(AtLeast(Helped, 1), completed())) }

// missions are available from Scenario 2 on until they are completed (R-SID-02).
var missions = []Card{
	{Name: "A Very Good Boy", Kind: SideMission, Pack: true, Copies: 1, Art: goodBoyArt,
		Ongoing: []When{{On: OnWalk, How: engine.RulesFirst, Whose: engine.All, In: engine.All,
			If: new(Reaches(LocationsVisited(Visited), 5).Worded("your Character has been on five Locations this turn")), Do: completed()}}},
	{Name: "A Light in the Dark", Kind: SideMission, Pack: true, Copies: 1, Art: lightArt,
		Ongoing: []When{
			{On: OnDefeat, How: engine.RulesFirst, Whose: engine.All, In: engine.You, Card: villain,
				Do: Says("if it is the second one this turn and an Assist card has helped you this turn, complete this Side Mission", Number(Felled, 1), inConcert())},
			{On: OnPlay, How: engine.RulesFirst, Whose: engine.All, In: engine.Foes, Card: With(engine.HasAssist),
				Do: Says("you help that player", Number(Helped, 1), inConcert())}}},
	{Name: "Bricks and Mortar", Kind: SideMission, Pack: true, Copies: 1, Art: bricksArt,
		Uses: []Use{{Price: Price{Of: PowerLeft, N: ToRepair},
			Only: new(Some(LaidHere(Damage, Tiles, Ruins)).Worded("the Location in your space is damaged or destroyed")),
			Do: Do(Says("remove all its Damage tokens, repair it with its Basic stack if it is destroyed", LayHere(Damage, -HitPoints, Tiles, Ruins),
				AtYourSpace(), ToPlace(Tiles, Every(AnyCard, Ruins).There()), ToPlace(Basics, Every(AnyCard, Buried).There())), completed())}}},
}

// Impossible returns what turns a card into the harder version of a Super-Villain. Attacks of those
// that usually cost at least weakens also give a Weakness.
func Impossible(weakens int) func(*Card) { return func(c *Card) { impossible(c, weakens) } }

func impossible(c *Card, weakens int) {
	if c.Kind != SuperVillain {
		return
	}
	weak := c.Cost >= weakens
	c.Cost, c.VP.N, c.Relentless = c.Cost+1, c.VP.N+1, true
	c.Labels = append([]string{"Impossible"}, c.Labels...)
	if !weak {
		return
	}
	if c.After != nil { // the joint effect after the Attack includes it
		c.After = Do(c.After, EachHit(weakness(1)))
		return
	}
	if c.Attack != nil { // other sets have Super-Villains without one
		c.Attack = Do(c.Attack, weakness(1))
	}
}
