package rebirth

import (
	"lineup/engine"
	. "lineup/game/card"
	"lineup/game/grammar"
	"lineup/game/picture"
)

// The aim and rules of each Scenario (R-SCN-03). Stories, aims, and rules are our own, because
// those of the box are not public.

// won ends the Scenario with a win once enough Super-Villains are defeated and the other conditions
// hold.
func won(also ...Cond) Effect {
	out := End(engine.All, TeamWon, "the city is saved")
	for _, c := range also {
		out = If(c, out)
	}
	return If(AtLeast(Defeated, ToWin), out)
}

// lost ends the Scenario with a loss.
func lost(why string) Effect { return End(engine.Nobody, TeamLost, why) }

// goal counts defeated Super-Villains. With a boss, that Super-Villain must be among them.
func goal(boss string, also ...Cond) When {
	text := "count it. You win once " + grammar.Spelled(ToWin) + " have been defeated"
	count := []Effect{Number(Defeated, 1)}
	if boss != "" {
		text += " and " + boss + " is one of them"
		count = append(count, If(ItIs(Named(boss)), Number(Boss, 1)))
		also = append(also, AtLeast(Boss, 1))
	}
	for _, c := range also {
		if c.Says() != "" && boss == "" {
			text += " and " + c.Says()
		}
	}
	return When{On: OnDefeat, How: engine.RulesFirst, Whose: engine.All, In: engine.All, Card: super,
		Do: Says(text, append(count, won(also...))...)}
}

// scenario returns the card of a Scenario's rules.
func scenario(name string, art picture.Scene, first When, more ...When) Card {
	return Card{Name: name, Kind: Rule, Copies: 1, Art: art, Ongoing: append([]When{first}, more...)}
}

// rescued holds if enough bystanders are safe.
var rescued = AtLeast(Safe, ToRescue).Worded(grammar.Spelled(ToRescue) + " bystanders are safe")

// scenarios are the rules of the eight Scenarios, and those of CONTROL tokens, which come with the
// cards that place them.
var scenarios = []Card{
	scenario("First Night Out", firstNightArt, goal("")), // R-WIN-01
	scenario("Open Doors", openDoorsArt, goal("")),
	scenario("The Imp's Parade", paradeArt, goal("Mister Mxyzptlk")),
	grandOpening(),
	scenario("Eyes on the City", eyesArt, goal("Starro")),
	BadChemistry(2, FuriousFrom),
	scenario("Hit and Run", hitAndRunArt, goal(""),
		When{On: OnDefeat, How: engine.RulesFirst, Whose: engine.All, In: engine.All, Card: super,
			Do: Says("each other Super-Villain in the Line-Up moves one space toward its Destination",
				Keep(Every(super, LineUp)), ForEachShown(super, false, StepOn()), Forget())},
		When{On: OnDestroy, How: engine.RulesFirst, Whose: engine.All, In: engine.All, Card: Type(Hero, SuperPower, Equipment, Basic),
			Do: Says("it is missing from the next Scenario while it is in the destroyed pile", Lay(Gone, 1))}),
	scenario("The Door at Arkham", doorArt, goal("Darkseid"),
		When{On: OnNumber, How: engine.RulesFirst, Whose: engine.All, In: engine.All,
			If: new(AtLeast(Arkham, 1).Worded("Arkham Asylum is destroyed")), Do: lost("you lose the Scenario")}),
	MindControl(2),
}

// grandOpening returns the Scenario with a bystander on each Location.
func grandOpening() Card {
	c := scenario("Grand Opening", grandOpeningArt, goal("", rescued),
		When{On: OnHit, How: engine.RulesFirst, Whose: engine.All, In: engine.All, Card: Filter{Types: engine.Villain, AtGoal: true},
			Do: Says("the bystander there is lost. If "+grammar.Spelled(MaxLost)+" are lost, you lose the Scenario",
				AtItsSpace(), If(Some(LaidThere(Bystander, Tiles, Ruins)), LayThere(Bystander, -1, Tiles, Ruins), Number(LostOnes, 1),
					If(AtLeast(LostOnes, MaxLost), lost("you lose the Scenario"))))})
	c.Uses = []Use{{Price: Price{Of: Move, N: 2}, Only: new(Some(LaidHere(Bystander, Tiles, Ruins)).And(NobodyHere(villain, LineUp)).Worded("your space has a bystander token and no Villain")),
		Do: Says("make that bystander safe", LayHere(Bystander, -1, Tiles, Ruins), Number(Safe, 1), won(rescued))}}
	return c
}

// BadChemistry returns the Scenario in which fury tokens raise the cost of Super-Villains, for a
// number of players. With three or four players, a team of computer players won one game in fifty
// with two tokens on each Super-Villain, as proposed, and one in eleven with one token each. So
// with three or four players, only Super-Villains with cost from or more get a token, and only one.
func BadChemistry(players, from int) Card {
	enters, tokens := super, Furious
	if players > 2 {
		enters, tokens = Filter{Types: engine.Villain, Super: true, MinCost: from}, 1
	}
	furious := Filter{Types: engine.Villain, Super: true, Bears: Fury}
	calm := Says("remove a fury token from it", Lay(Fury, -1))
	c := scenario("Bad Chemistry", badChemistryArt, goal(""),
		When{On: OnEnter, How: engine.RulesFirst, Whose: engine.All, In: engine.All, Card: enters, Do: Lay(Fury, tokens)},
		When{On: OnLay, How: engine.RulesFirst, Whose: engine.All, In: engine.All, Of: Contained, Card: super, Do: calm})
	c.Uses = []Use{{Once: true, Price: Price{Of: Move, N: 2}, Only: new(Some(Near(0, furious, LineUp)).Unsaid()),
		Do: Says("remove a fury token from a Super-Villain in your space", ChooseCard(One(furious, LineUp).Within(0)), calm)}}
	c.Changes = []Change{{Asks: engine.AskPrice, Layer: engine.Adds, From: engine.Set(engine.Rules), Whose: engine.All, Of: super, N: 1,
		Per: new(Laid(Fury)), Words: "a Super-Villain costs 1 more"}}
	return c
}

// MindControl returns the effects of a CONTROL token, for a number of players. Its player neither
// helps nor is helped, and begins each turn with one card fewer.
func MindControl(players int) Card {
	short := Do(ShowHand(), LeftChooses(Discard(One(AnyCard, Hand).Of(engine.User)))) // revealed, because hands may be hidden
	how, end := "reveal your hand. The player on your left chooses a card from it; discard that card", When{On: OnNumber, How: engine.RulesFirst,
		Whose: engine.All, In: engine.All, If: new(Reaches(PlayersWith(Controlled), players).Worded("every player has a CONTROL token")),
		Do: lost("you lose the Scenario")}
	if players == 1 {
		short, how = Discard(AtRandom(1, Hand)), "discard a random card"
		end = When{On: OnEnd, How: engine.RulesFirst, Whose: engine.All, In: engine.All,
			Do: Says("if you have a CONTROL token for the "+ordinals[Alone]+" turn in a row, you lose the Scenario",
				IfElse(AtLeast(Controlled, 1), Do(Number(Lasting, 1), If(AtLeast(Lasting, Alone), lost("you lose the Scenario"))),
					If(AtLeast(Lasting, 1), Number(Lasting, -Alone))))}
	}
	return Card{Name: "Mind Control", Kind: Rule, Copies: 1, Art: mindControlArt,
		Ongoing: []When{{On: OnTurn, How: engine.InOrder, Whose: engine.All, In: engine.All,
			Do: Says("if you have a CONTROL token, "+how, If(AtLeast(Controlled, 1), short))}, end},
		Uses: []Use{{Price: Price{Of: PowerLeft, N: 2}, Only: new(Some(PlayersHereWith(Controlled)).Unsaid()),
			Do: Says("remove the CONTROL token from a player whose Character is in your space", CharacterHereWith(Controlled, Number(Controlled, -1)))}},
		Changes: []Change{{Asks: engine.AskMayHelp, Layer: engine.Forbids, From: engine.Set(engine.Rules), Whose: engine.All,
			If: new(AtLeast(Controlled, 1).Unsaid()), Words: "a player with a CONTROL token can't help other players with Assist cards or be helped by them"}}}
}
