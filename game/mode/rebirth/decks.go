package rebirth

import (
	"slices"
	"strconv"

	"lineup/game/card"
	"lineup/game/mode"
	"lineup/game/sets/rebirth"
)

// Deck is what a Scenario's deck is like for a number of players. Everything in it is ours: it
// makes up for what the number of players changes. The deck is about as long for any number, so a
// single player takes four times as many turns as each of four, and each Super-Villain that enters
// attacks four players instead of one.
type Deck struct {
	// Pace says where the regular Villains are, as an index of pace. Later Villains make an attempt
	// easier.
	Pace int
	// Help is the number of helpful cards that are certain to be in the first stack: see helps. They
	// make an attempt easier for several players.
	Help int
	// Weakens is the lowest printed cost of the Super-Villains whose Attacks also give a Weakness in
	// an Impossible attempt. More players take more Weaknesses in all.
	Weakens int
	// Mild leaves out the Super-Villains with the highest costs instead of random ones.
	Mild bool
}

// pace holds distributions of the fifteen regular Villains over the stacks, from the latest to the
// earliest. They replace other main-deck cards, so the stacks keep their size (R-STK-02). In a
// fully shuffled deck they come so early that a team with starting decks is helpless: of 200 such
// games of Scenario 1, two computer players (greedy) won 4, and four won none.
var pace = [...][Stacks]int{
	{0, 0, 0, 0, 15},
	{0, 0, 0, 2, 13},
	{0, 0, 1, 2, 12},
	{0, 1, 1, 3, 10},
	{0, 1, 2, 3, 9},
	{0, 2, 2, 3, 8},
	{1, 2, 2, 3, 7},
	{1, 2, 3, 4, 5},
	{1, 3, 4, 3, 4},
	{2, 3, 3, 3, 4},
	{3, 3, 3, 3, 3},
}

// maxPlayers is the greatest number of players.
const maxPlayers = 4

// decks are the decks for one to four players.
type decks [maxPlayers]Deck

// Decks are the decks of the Scenarios. With them, teams of computer players (greedy) win fewer
// attempts from Scenario to Scenario. At each Scenario, any number of players wins within 12
// percentage points of what two win, and a third to a half as many of the Impossible attempts: see
// arena rates.
var Decks = [...]struct{ Usual, Impossible decks }{
	{Usual: decks{{Pace: 7}, {Pace: 4}, {Pace: 2}, {Pace: 2, Help: 6}},
		Impossible: decks{{Pace: 9, Weakens: 8}, {Pace: 2, Weakens: 8}, {Pace: 3, Weakens: 9}, {Pace: 2, Help: 6, Weakens: 9}}},
	{Usual: decks{{Pace: 5}, {Pace: 2}, {Pace: 0}, {Pace: 0, Help: 17}},
		Impossible: decks{{Pace: 7, Weakens: 8}, {Pace: 3, Weakens: 9}, {Pace: 0, Help: 8, Weakens: 9}, {Pace: 1, Help: 17, Weakens: 10}}},
	{Usual: decks{{Pace: 7}, {Pace: 3}, {Pace: 0, Help: 8}, {Pace: 0, Help: 17}},
		Impossible: decks{{Pace: 8, Weakens: 8}, {Pace: 5, Weakens: 14}, {Pace: 1, Help: 8, Weakens: 14}, {Pace: 0, Help: 17, Weakens: 14}}},
	{Usual: decks{{Pace: 6}, {Pace: 3}, {Pace: 1}, {Pace: 0, Help: 17}},
		Impossible: decks{{Pace: 6, Weakens: 8}, {Pace: 4, Weakens: 10}, {Pace: 1, Weakens: 9}, {Pace: 1, Help: 17, Weakens: 10}}},
	{Usual: decks{{Pace: 9}, {Pace: 5}, {Pace: 2}, {Pace: 2, Help: 17}},
		Impossible: decks{{Pace: 10, Weakens: 10}, {Pace: 5, Weakens: 9}, {Pace: 2, Weakens: 9}, {Pace: 1, Help: 17, Weakens: 10}}},
	{Usual: decks{{Pace: 7}, {Pace: 0}, {Pace: 0}, {Pace: 0, Help: 17}},
		Impossible: decks{{Pace: 8, Weakens: 8}, {Pace: 0, Weakens: 10}, {Pace: 0, Weakens: 12}, {Pace: 0, Help: 17, Weakens: 12, Mild: true}}},
	{Usual: decks{{Pace: 10}, {Pace: 8}, {Pace: 6}, {Pace: 4, Help: 10}},
		Impossible: decks{{Pace: 10, Weakens: 8}, {Pace: 8, Weakens: 10}, {Pace: 6, Weakens: 12}, {Pace: 4, Help: 10, Weakens: 12}}},
	{Usual: decks{{Pace: 7}, {Pace: 7}, {Pace: 7}, {Pace: 8, Help: 6}},
		Impossible: decks{{Pace: 9, Weakens: 8}, {Pace: 6, Weakens: 9}, {Pace: 5, Help: 4, Weakens: 12}, {Pace: 7, Help: 10, Weakens: 9}}},
}

// firstPaces are the paces of the first edition, by Scenario and number of players. Impossible
// attempts had the same, every Super-Villain's Attack gave a Weakness, and no help was certain.
var firstPaces = [...][maxPlayers]int{{4, 4, 2, 2}, {0, 2, 0, 0}, {4, 2, 0, 0}, {4, 3, 1, 1}, {8, 5, 2, 2}, {0, 0, 0, 0}, {9, 8, 6, 6}, {7, 7, 10, 10}}

// deckFor returns the deck of a Scenario for a number of players. Without players it is that for
// two.
func deckFor(scenario, players int, hard bool, e card.Edition) Deck {
	if players == 0 {
		players = few
	}
	switch of := Decks[scenario-1]; {
	case e < card.Second:
		return Deck{Pace: firstPaces[scenario-1][players-1]}
	case hard:
		return of.Impossible[players-1]
	default:
		return of.Usual[players-1]
	}
}

// impossible prints the harder cards of all Super-Villains.
func impossible(m *mode.Mode, p mode.Plan) error {
	scenario := 1
	if word, given := p.Options.Value(ScenarioOption); given {
		n, err := strconv.Atoi(word)
		if err != nil || n < 1 || n > len(Scenarios) {
			return nil // refused where options are checked
		}
		scenario = n
	}
	if len(p.Seats) > maxPlayers {
		return nil // refused where seats are checked
	}
	m.Print = append(m.Print, rebirth.Impossible(deckFor(scenario, len(p.Seats), true, m.Table.Edition).Weakens))
	return nil
}

// furiousFrom returns the lowest cost of the Super-Villains with a fury token. In an Impossible
// attempt they are the same ones, which cost 1 more. In the first edition others were among them.
func furiousFrom(m *mode.Mode, p mode.Plan) int {
	if slices.Contains(p.Variants, ImpossibleWord) && m.Table.Edition >= card.Second {
		return rebirth.FuriousFrom + 1
	}
	return rebirth.FuriousFrom
}

// helps reports whether a card is one of the helpful ones: of middle cost, for helping others with
// an Assist or for avoiding an Attack.
func helps(c *card.Card) bool {
	return c.MainDeck() && c.Kind != card.Villain && c.Cost >= 3 && c.Cost <= 5 && (c.Assist || len(c.Defenses) > 0)
}
