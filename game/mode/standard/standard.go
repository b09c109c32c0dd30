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
	Stack      = "stack"        // whose Super-Villains are in the stack
)

// Mode returns the mode as in the rulebooks.
func Mode() mode.Mode {
	return mode.Mode{
		ID: ID, Title: "Standard game",
		Seats: mode.Range{Min: 2, Max: 5}, // C-004
		Sets:  []string{"base", "heroes_unite", "forever_evil", "teen_titans"}, SetCount: mode.Range{Min: 1, Max: 4},
		Packs: []string{"crossover_1", "crossover_2", "crossover_5", "crossover_6", "crisis_1"},
		First: "the first player is random", Began: "The first player was chosen at random.",
		Visit: visit, Visits: "One main deck. The stack option picks the Super-Villains.",
		PackNote: "The stack option brings in a pack's Super-Villains.",
		Heroes:   1, HeroNote: heroNote,
		Table: Table(),
		Options: []mode.Option{
			{Name: Villains, Label: "Super-Villains", Says: "Super-Villains in the stack",
				Numbers: mode.Range{Min: 2, Max: 12}, Default: 8, Less: "A stack of fewer than 8 is a house rule for a short game."},
			{Name: Stack, Label: "Super-Villain stack", Says: "whose Super-Villains are in the stack: those of the base sets (mixed), all eight of a crossover pack by rising cost, or the harder ones of Crisis 1 (impossible)",
				Words: []string{Mixed, "crossover_1", "crossover_2", "crossover_5", "crossover_6", Impossible}, Effects: stackEffects(), Needs: stackNeeds, Why: "Add a pack first"},
			{Name: LineUpSize, Says: "cards in the Line-Up", Numbers: mode.Range{Min: 1, Max: 20}, Default: 5},
		},
		Profiles: []mode.Edit{
			{Word: "standard", Says: "The game follows the rulebook and the publisher's rulings.", Tells: standardTells},
			{Word: "tournament", Says: "Weakness is a type and returns to its stack if destroyed. Buy a Super-Villain before other cards. The latest defeat wins ties.",
				Tells: tournamentTells, Options: tournamentOptions(), Do: tournament},
		},
		Variants: []mode.Edit{
			{Word: TwoHeroes, Says: "Two players, each with two Super Heroes and the abilities of both.", Tells: twoHeroesTells, Do: twoHeroes},
			{Word: Teams, Says: "Two against two. Partners may pass each other the cards they buy and defend each other.",
				Bars: map[string]string{TwoHeroes: "Two Heroes is a game for two players and Teams a game for four"}, Tells: teamsTells, Do: teams},
			{Word: Hidden, Says: "No stack: Super-Villains come from the main deck into a six-card Line-Up and are bought there. Play until the main deck is empty.", Tells: hiddenTells, Do: hidden},
			{Word: Patrol, Says: "You may refill the Line-Up during your turn, but new cards with an Attack attack you.", Tells: patrolTells, Do: patrol},
			{Word: Hunt, Says: "You may buy Super-Villains from foes' discard piles; the owner may use a Defense to keep them.", Tells: huntTells, Do: hunt},
			{Word: Synergy, Says: "The Hero card of your Super Hero starts face up on your Super Hero. Only you can buy it.", Tells: synergyTells(), Do: synergy},
			{Word: Mix, Says: "Two sets: each card type comes from one. Each player is dealt two Super Heroes and keeps one.", Options: []mode.Option{mixOption()}, Tells: mixTells, SetCount: twoSets, Do: withoutPacks("each card type comes from one of two base sets")},
			{Word: Halves, Says: "Two games with two sets, each using half the cards. Add both scores to decide the winner.", Options: []mode.Option{earlierOption()}, Tells: halvesTells, SetCount: twoSets, Do: halves},
			{Word: Draft, Says: "Draft Super Heroes face up: the last player chooses first, the first player last.",
				Bars: map[string]string{TwoHeroes: "Two Heroes already deals each player two Super Heroes", Halves: "the second of the two games has a draft of its own"}, Tells: draftTells, Do: drafted},
			{Word: Leaving, Says: "On your turn, you may leave the game. Your cards leave it too, and the others play on.",
				Bars: map[string]string{Teams: "no player can be left without a partner", Halves: "a player who left the first game could not play the second"}, Tells: leavingTells, Do: leaving},
		},
		Pages:    pages(),
		Editions: []card.Edition{card.Third, card.Fourth},
		Stock:    Stock,
		Deal:     Deal,
		Count:    Score,
		Stands:   stands,
		Fit:      fit,
	}
}

// visit leaves out cards that two boxes need only once: Kicks, Weaknesses, and cards of starting
// decks, which are the same in every printing.
func visit(c *card.Card) bool {
	return c.Kind != card.Starter && c.Kind != card.Kick && c.Kind != card.Weakness
}
