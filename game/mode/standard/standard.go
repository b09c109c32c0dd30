// Package standard is the standard game. Each player plays alone around one Line-Up and one
// Super-Villain stack.
package standard

import (
	"lineup/game/card"
	"lineup/game/mode"
)

// ID is the name of the mode in plans and files.
const ID = "standard"

// The options of the mode.
const (
	Villains   = "villains"     // Super-Villains in the stack (C-015, V-010)
	LineUpSize = "line_up_size" // cards in a full Line-Up (V-009)
)

// Mode returns the mode as in the rulebooks.
func Mode() mode.Mode {
	return mode.Mode{
		ID: ID, Title: "Standard game",
		Seats: mode.Range{Min: 2, Max: 5}, // C-004
		Sets:  []string{"base", "heroes_unite"}, SetCount: mode.Range{Min: 1, Max: 2},
		Visit: visit, Visits: "All their cards are mixed: one main deck, one stack of Super-Villains.",
		Heroes: 1,
		Table:  Table(),
		Options: []mode.Option{
			{Name: Villains, Says: "Super-Villains in the stack; fewer than 8 is a house rule for a short game",
				Numbers: mode.Range{Min: 2, Max: 12}, Default: 8},
			{Name: LineUpSize, Says: "cards in the Line-Up", Numbers: mode.Range{Min: 1, Max: 20}, Default: 5},
		},
		Profiles: []mode.Edit{
			{Word: "standard", Says: "The rules as printed in the box, with the publisher's answers.", Tells: standardTells},
			{Word: "tournament", Says: "Weaknesses return to their stack and are a type; a Super-Villain must be the first purchase of a turn; ties go to the later defeat.",
				Tells: tournamentTells, Options: tournamentOptions(), Do: tournament},
		},
		Variants: []mode.Edit{
			{Word: TwoHeroes, Says: "A game for two: each plays with two Super Heroes, and has what both can do.", Tells: twoHeroesTells, Do: twoHeroes},
			{Word: Teams, Says: "Two against two: partners may pass each other the cards they buy, and defend for each other.",
				Bars: map[string]string{TwoHeroes: "two heroes in one body are a game for two, teams are one for four"}, Tells: teamsTells, Do: teams},
			{Word: Hidden, Says: "No stack: the Super-Villains are in the main deck, appear in a Line-Up of six and are bought there, until the main deck is empty.", Tells: hiddenTells, Do: hidden},
			{Word: Patrol, Says: "Empty slots of the Line-Up can be filled in the middle of a turn; a card with an Attack that comes out attacks that player.", Tells: patrolTells, Do: patrol},
			{Word: Hunt, Says: "Super-Villains can be bought out of the discard piles of foes, who may use a Defense to keep them.", Tells: huntTells, Do: hunt},
			{Word: Synergy, Says: "A copy of the Hero card of your Super Hero lies on it, and only you can buy it.", Tells: synergyTells(), Do: synergy},
			{Word: Mix, Says: "Two sets, each kind of cards from one of them; everybody keeps one of two Super Heroes of both.", Options: []mode.Option{mixOption()}, Tells: mixTells, SetCount: twoSets},
			{Word: Halves, Says: "Two games with two sets, each with half of all cards: the points of both together decide.", Options: []mode.Option{earlierOption()}, Tells: halvesTells, SetCount: twoSets, Do: halves},
			{Word: Draft, Says: "Super Heroes lie open for all: the last seat chooses first, then the one before it, up to the first.",
				Bars: map[string]string{TwoHeroes: "with two heroes in one body each keeps the two dealt", Halves: "the second of two games has a draft of its own"}, Tells: draftTells, Do: drafted},
			{Word: Leaving, Says: "In your turn you may leave the game: your cards are out of it, and the others play on.",
				Bars: map[string]string{Teams: "nobody can be left without a partner", Halves: "who leaves the first game would be missing in the second"}, Tells: leavingTells, Do: leaving},
		},
		Pages: pages(),
		Stock: Stock,
		Deal:  Deal,
		Count: Score,
	}
}

// visit leaves out cards that two boxes need only once: Kicks, Weaknesses, and cards of starting
// decks, which are the same in every printing.
func visit(c *card.Card) bool {
	return c.Kind != card.Starter && c.Kind != card.Kick && c.Kind != card.Weakness
}
