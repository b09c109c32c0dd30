// Package rebirth has the Rebirth set: its cards, Location tiles, and Threat tiles. Names, types,
// costs, and points are those of the box. Effects beyond the rulebook's clarifications are our own.
package rebirth

import (
	"fmt"
	"slices"

	"lineup/engine"
	"lineup/game/card"
)

// ID is the id of the set in plans and files.
const ID = "rebirth"

// The numbers of these cards, after the engine's own. The mode has them in this order (see
// Numbers).
var (
	Move       = card.Counter{ID: engine.OwnNumbers, Name: "Move"}
	FarBuys    = card.Counter{ID: engine.OwnNumbers + 1, Name: "purchase within Range 1"}
	StoredNow  = card.Counter{ID: engine.OwnNumbers + 2, Name: "Assist stored"}
	Threat     = card.Counter{ID: engine.OwnNumbers + 3, Name: "Threat"}
	Clock      = card.Counter{ID: engine.OwnNumbers + 4, Name: "Clock"}
	ClockBy    = card.Counter{ID: engine.OwnNumbers + 5, Name: "Clock's owner"}
	Defeated   = card.Counter{ID: engine.OwnNumbers + 6, Name: "Super-Villains defeated"}
	AllyHit    = card.Counter{ID: engine.OwnNumbers + 7, Name: "ally hit"}
	Contained  = card.Counter{ID: engine.OwnNumbers + 8, Name: "CONTAINED"}
	Damage     = card.Counter{ID: engine.OwnNumbers + 9, Name: "Damage"}
	Opening    = card.Counter{ID: engine.OwnNumbers + 10, Name: "opening cards more"}
	Boss       = card.Counter{ID: engine.OwnNumbers + 11, Name: "the one who must fall"}
	Safe       = card.Counter{ID: engine.OwnNumbers + 12, Name: "bystanders safe"}
	LostOnes   = card.Counter{ID: engine.OwnNumbers + 13, Name: "bystanders lost"}
	Controlled = card.Counter{ID: engine.OwnNumbers + 14, Name: "CONTROL"}
	Lasting    = card.Counter{ID: engine.OwnNumbers + 15, Name: "turns under CONTROL"}
	Bystander  = card.Counter{ID: engine.OwnNumbers + 16, Name: "bystander"}
	Fury       = card.Counter{ID: engine.OwnNumbers + 17, Name: "fury"}
	Progress   = card.Counter{ID: engine.OwnNumbers + 18, Name: "progress"}
	Helped     = card.Counter{ID: engine.OwnNumbers + 19, Name: "Assist cards played for another"}
	Felled     = card.Counter{ID: engine.OwnNumbers + 20, Name: "Villains defeated this turn"}
	Visited    = card.Counter{ID: engine.OwnNumbers + 21, Name: "spaces visited"}
	Gone       = card.Counter{ID: engine.OwnNumbers + 22, Name: "lost"}
	Arkham     = card.Counter{ID: engine.OwnNumbers + 23, Name: "Arkham Asylum destroyed"}
	// Teams is counted only in competitive games: see TeamNumber.
	Teams = card.Counter{ID: engine.OwnNumbers + 24, Name: "team"}
)

// The limits of those numbers.
const (
	HitPoints   = 5  // of a Location (R-DMG-01)
	LastLevel   = 5  // of the Threat Track (R-THR-01)
	LastBox     = 3  // of the end clock
	ToWin       = 5  // Super-Villains to defeat (R-WIN-01)
	AllyLeaves  = 3  // Weaknesses on an ally that make it leave (R-SOL-08)
	ToRescue    = 2  // bystanders to make safe
	MaxLost     = 4  // lost bystanders that lose the Scenario
	FuriousFrom = 11 // the lowest cost of a Super-Villain that enters with a fury token, with three or four players
	Furious     = 2  // fury tokens on an entering Super-Villain, with one or two players
	Alone       = 2  // turns in a row under CONTROL that lose the Scenario for a solo player
	ToRepair    = 8  // Power to repair a Location
)

// Numbers returns the lines of the number table for those counters.
func Numbers() []engine.Number {
	return []engine.Number{
		{Name: Move.Name, Of: engine.OfTurn, Max: 1000}, // unspent Move is lost at the end of the turn (AMB-18)
		{Name: FarBuys.Name, Of: engine.OfTurn, Max: 1000},
		{Name: StoredNow.Name, Of: engine.OfTurn, Max: 1},
		{Name: Threat.Name, Of: engine.OfTable, Max: LastLevel},
		{Name: Clock.Name, Of: engine.OfTable, Max: LastBox},
		{Name: ClockBy.Name, Of: engine.OfSeat, Max: 1},
		{Name: Defeated.Name, Of: engine.OfTable, Max: 1000},
		{Name: AllyHit.Name, Of: engine.OfTable, Max: 1},
		{Name: Contained.Name, Of: engine.OfCard, Max: 1, Stays: engine.Set(card.LineUp)}, // R-CON-03, AMB-12
		{Name: Damage.Name, Of: engine.OfCard, Max: HitPoints, Stays: engine.Set(card.Tiles, card.Ruins, card.OutOfGame)},
		{Name: Opening.Name, Of: engine.OfTable, Max: 10},
		{Name: Boss.Name, Of: engine.OfTable, Max: 1},
		{Name: Safe.Name, Of: engine.OfTable, Max: 100},
		{Name: LostOnes.Name, Of: engine.OfTable, Max: 100},
		{Name: Controlled.Name, Of: engine.OfSeat, Max: 1},
		{Name: Lasting.Name, Of: engine.OfTable, Max: 100},
		{Name: Bystander.Name, Of: engine.OfCard, Max: 1, Stays: engine.Set(card.Tiles, card.Ruins)},
		{Name: Fury.Name, Of: engine.OfCard, Max: Furious, Stays: engine.Set(card.LineUp)},
		{Name: Progress.Name, Of: engine.OfCard, Max: 100},
		{Name: Helped.Name, Of: engine.OfTable, Max: 100},
		{Name: Felled.Name, Of: engine.OfTable, Max: 100},
		{Name: Visited.Name, Of: engine.OfTurn, Max: 1<<15 - 1, Visits: true},
		{Name: Gone.Name, Of: engine.OfCard, Max: 1, Stays: engine.Set(engine.Destroyed)},
		{Name: Arkham.Name, Of: engine.OfTable, Max: 1},
	}
}

// Tellings returns the log's words for changes of those numbers. Changes without words have lines of
// their own, such as a defeat, or are kept for a later rule.
func Tellings() map[string]card.Telling {
	const one, n = card.TheOne, card.TheNumber
	always := func(words string) card.Plural { return card.Plural{One: words, Many: words} }
	return map[string]card.Telling{
		Move.Name:      {Spent: true},
		FarBuys.Name:   {More: card.Plural{One: one + " may buy one card within Range 1 this turn", Many: one + " may buy " + n + " cards within Range 1 this turn"}},
		StoredNow.Name: {},
		Threat.Name:    {More: card.Plural{One: "The Threat rose by one Level", Many: "The Threat rose by " + n + " Levels"}},
		Clock.Name:     {More: card.Plural{One: "The end clock moved to the next box", Many: "The end clock moved " + n + " boxes"}, Begun: clockStarted, By: onTrack},
		ClockBy.Name:   {},
		Defeated.Name:  {},
		AllyHit.Name:   {},
		Contained.Name: {More: always(one + " was CONTAINED"), Less: always(one + " lost its CONTAINED token")},
		Damage.Name: {More: card.Plural{One: one + " took a Damage token", Many: one + " took " + n + " Damage tokens"},
			Less: card.Plural{One: one + " lost a Damage token", Many: one + " lost " + n + " Damage tokens"}},
		Boss.Name:       {},
		Safe.Name:       {More: card.Plural{One: "A bystander was brought to safety", Many: n + " bystanders were brought to safety"}},
		LostOnes.Name:   {More: card.Plural{One: "A bystander was lost", Many: n + " bystanders were lost"}},
		Controlled.Name: {More: always(one + " took a CONTROL token"), Less: always(one + " lost a CONTROL token")},
		Lasting.Name:    {},
		Bystander.Name:  {More: always("A bystander was placed at " + one), Less: always("The bystander left " + one)},
		Fury.Name: {More: card.Plural{One: one + " got a fury token", Many: one + " got " + n + " fury tokens"},
			Less: card.Plural{One: one + " lost a fury token", Many: one + " lost " + n + " fury tokens"}},
		Helped.Name:  {},
		Felled.Name:  {},
		Visited.Name: {},
		Gone.Name:    {More: always(one + " will be missing from the next Scenario")},
		Arkham.Name:  {},
	}
}

// clockStarted is the log's line for the end clock that starts at a box.
func clockStarted(box int) string {
	return fmt.Sprintf("The end clock started at box %d: each player has %s left", box, turnsLeft(box))
}

// TeamNumber returns the line of a competitive table after Numbers. Partners have the number of
// their team, and players without a team have none (R-CPT-09).
func TeamNumber() engine.Number {
	return engine.Number{Name: Teams.Name, Of: engine.OfSeat, Max: 100, Team: true}
}

// Box returns the whole set with the packs of all Scenarios. A pack is only in games that name it.
func Box() card.Set {
	return card.Set{ID: ID, Name: "Rebirth",
		Says: "A cooperative city to move through and protect together.",
		Cards: slices.Concat(starters, heroes, superPowers, equipment, villains,
			superVillains, basics, signatures, superHeroes, tiles, levels, threats, rules, packHeroes, packVillains, events, secrets, missions, scenarios)}
}

// move is the label of cards that can move a Character in the city (R-CMP-05).
var move = []string{"Move"}

// ordinals are small ordinal numbers in words, for texts.
var ordinals = [...]string{2: "second", 3: "third", 4: "fourth", 5: "fifth"}

// villain fits all Villains, regular only regular Villains (R-VIL-01), and super only
// Super-Villains.
var (
	villain    = card.Type(card.Villain)
	regular    = villain.CostingAtMost(7)
	super      = card.Filter{Super: true}
	notVillain = card.NotType(card.Villain)
)

// villainHere counts the Villains in the player's space.
var villainHere = card.Near(0, villain, card.LineUp)

// city is the set of places with cards for sale.
var city = engine.Set(card.LineUp, card.Basics)

// reach lets a player buy within a Range this turn (R-BUY-01).
func reach(n int) card.Effect {
	return card.ForNow(engine.EndOfTurn, card.Change{Asks: engine.AskReach, Layer: engine.Sets, In: city, Near: n + 1, N: 1,
		Words: "you may buy cards and defeat Villains within Range " + string(rune('0'+n))})
}

// weakness gains n Weaknesses (R-WKN-01).
func weakness(n int) card.Effect { return card.Gain(card.Top(n, card.Weaknesses)) }

// raise raises the Threat by a Level (R-THR-05).
func raise() card.Effect { return card.Says("raise the Threat by 1", card.Number(Threat, 1)) }

// drawThenDiscard draws a card and then discards one.
func drawThenDiscard() card.Effect {
	return card.Do(card.Draw(1), card.Discard(card.One(card.AnyCard, card.Hand)))
}

// mayDrawThenDiscard offers drawThenDiscard to a player with a card to draw.
func mayDrawThenDiscard() card.Effect {
	return card.May(drawThenDiscard(), card.Some(card.CardsOf(card.AnyCard, card.Deck, card.DiscardPile)))
}

// destroyOne offers to destroy a card in the hand or discard pile.
func destroyOne() card.Effect {
	return card.Destroy(card.UpTo(1, card.AnyCard, card.Hand, card.DiscardPile))
}
