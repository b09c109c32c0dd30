package rebirth

import "slices"

// Scenario is what a Scenario card says of the set-up (R-SCN-03).
type Scenario struct {
	Name string // of the card of the set that holds its rules
	A, B []string
	// Fixed is the Location that always lies in slot 1; "" for none.
	Fixed string
	// SVs is how many Super-Villains go into each of the five stacks (R-STK-04). With
	// Rising those that cost less come first: chance decides among equals only. Out is the
	// one that does not take part; those that are over stay out at random.
	SVs    [Stacks]int
	Rising bool
	Out    string
	// Pack are the cards of its pack that go into each stack, beside those (R-SCN-04).
	Pack [Stacks][]string
	// Regulars is how many other Villains lie in each stack (R-STK-03): they are changed
	// for other cards of the main deck, so that the stacks are as many cards as ever. With
	// three or four players, each of whom has fewer turns, it is as Crowd says; alone as
	// Lone does, where that is given.
	Regulars, Crowd, Lone [Stacks]int
	// Track are the changes of the Threat Track, and Few those with one or two players
	// (R-SET-03).
	Track, Few []Change
	// Secrets are the Secret Cards, one of which each player is dealt.
	Secrets []string
	// Bystanders: one is on each Location.
	Bystanders bool
	// Signature is the number of the Signature card that all who lack it earn by winning,
	// and Early that of the one a Secret Card brings at once; 0 is none (R-SIG-04).
	Signature, Early int
	// Opening is how many cards more each player draws first in the next Scenario, if this
	// one is won.
	Opening int
}

// Change is a change of the Threat Track (R-THR-15 to R-THR-17).
type Change struct {
	Tile  string // the letter of the tile; "" makes the Level blank
	Level int
	Added bool // it lies beside the printed text, else on it
}

// Stacks is how many stacks the main deck is made of (R-STK-01).
const Stacks = 5

// pace are ways in which the fifteen regular Villains lie in the stacks, those in which they
// come the latest first. In a deck shuffled whole they come so early that a team with
// starting decks can do nothing about them: of 200 games of Scenario 1 dealt so, two computer
// players (greedy) won 4, and four none. Which of these a Scenario has was chosen so that
// such teams win 50 to 90 games in a hundred of Scenario 1 and fewer from Scenario to
// Scenario, but never less than ten, with each number of players (measured over 3,000 games
// each): the later the Villains come, the easier it is. Each player of three or four has
// fewer turns, so there they come later.
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

// Scenarios are the eight of the campaign, the first at index 0. Locations, tiles and
// numbers of Super-Villains are those of the box; that in Scenarios 1 to 6 those that cost
// less come first, and how the regular Villains lie, is ours: in the last two, where all
// three Signature cards are there or near, they come in any order.
var Scenarios = []Scenario{
	{Name: "First Night Out", A: []string{"Arkham Asylum", "Daily Planet"}, B: []string{"Batcave", "City Hall", "Police Station"},
		SVs: [Stacks]int{0, 2, 2, 2, 2}, Rising: true, Regulars: pace[4], Crowd: pace[2],
		Few: []Change{{Tile: "A", Level: 2, Added: true}}, Signature: 1},
	{Name: "Open Doors", A: []string{"City Hall", "Police Station"}, B: []string{"Arkham Asylum", "Bank", "S.T.A.R. Labs"},
		SVs: [Stacks]int{0, 2, 2, 2, 2}, Rising: true, Regulars: pace[2], Crowd: pace[0], Lone: pace[0],
		Track: []Change{{Tile: "F", Level: 0, Added: true}, {Tile: "B", Level: 4}}, Few: []Change{{Tile: "E", Level: 1, Added: true}},
		Secrets: []string{"Full Locker", "Front Row", "Lend a Hand", "Long Way Round"}, Early: 2},
	// Mister Mxyzptlk must be among the five.
	{Name: "The Imp's Parade", A: []string{"Arkham Asylum", "City Hall", "Police Station"}, B: []string{"Daily Planet", "S.T.A.R. Labs"},
		SVs: [Stacks]int{0, 1, 2, 2, 2}, Out: "Doomsday", Rising: true, Regulars: pace[2], Crowd: pace[0], Lone: pace[4],
		Pack:  [Stacks][]string{1: {"Mister Mxyzptlk", "Party Trick"}},
		Track: []Change{{Tile: "B", Level: 4}}, Few: []Change{{Tile: "A", Level: 2, Added: true}}},
	{Name: "Grand Opening", A: []string{"Bank", "Daily Planet", "Police Station"}, B: []string{"Arkham Asylum", "Batcave"},
		SVs: [Stacks]int{0, 2, 2, 2, 1}, Rising: true, Regulars: pace[3], Crowd: pace[1], Lone: pace[4],
		Track: []Change{{Tile: "D", Level: 0, Added: true}, {Tile: "H", Level: 2}, {Tile: "B", Level: 4}},
		Few:   []Change{{Tile: "A", Level: 2, Added: true}}, Bystanders: true, Signature: 2},
	{Name: "Eyes on the City", A: []string{"Batcave", "Daily Planet", "S.T.A.R. Labs"}, B: []string{"Bank", "City Hall"},
		SVs: [Stacks]int{0, 2, 1, 2, 2}, Rising: true, Regulars: pace[5], Crowd: pace[2], Lone: pace[8],
		Pack:  [Stacks][]string{2: {"Starro"}},
		Track: []Change{{Tile: "B", Level: 4}}, Few: []Change{{Tile: "A", Level: 2, Added: true}},
		Secrets: []string{"Night Watch", "Clean Street", "Anchor", "Regular Customer"}, Early: 3},
	// Two cards come each turn from Level 1 on and the clock is short: no other Scenario is as
	// hard for three or four players, whose fury tokens are fewer (see BadChemistry).
	{Name: "Bad Chemistry", A: []string{"Bank", "Daily Planet"}, B: []string{"Arkham Asylum", "Police Station", "S.T.A.R. Labs"},
		SVs: [Stacks]int{0, 2, 2, 2, 1}, Rising: true, Regulars: pace[0], Crowd: pace[0],
		Track:   []Change{{Tile: "C", Level: 1}, {Tile: "G", Level: 2, Added: true}, {Tile: "B", Level: 3}, {Tile: "A", Level: 4}, {Tile: "I", Level: 5}},
		Opening: 1},
	{Name: "Hit and Run", A: []string{"Batcave", "S.T.A.R. Labs"}, B: []string{"Bank", "City Hall", "Daily Planet"},
		SVs: [Stacks]int{0, 2, 2, 2, 1}, Regulars: pace[8], Crowd: pace[6], Lone: pace[9],
		Track: []Change{{Level: 2}, {Tile: "B", Level: 4}}, Signature: 3},
	// A Location destroyed before is set up as R-DMG-09 says, Arkham Asylum too: then it
	// cannot be lost any more (see readings.md).
	{Name: "The Door at Arkham", A: []string{"Arkham Asylum", "Bank", "Police Station"}, B: []string{"Batcave", "City Hall"}, Fixed: "Arkham Asylum",
		SVs: [Stacks]int{0, 0, 2, 2, 2}, Regulars: pace[7], Crowd: pace[10],
		Pack:  [Stacks][]string{1: {"Darkseid"}},
		Track: []Change{{Level: 1}, {Tile: "B", Level: 2}, {Level: 3}, {Tile: "A", Level: 4}}, Few: []Change{{Tile: "C", Level: 3}}},
}

// FirstMissions is the Scenario from which on the Side Missions are open (R-SID-02).
const FirstMissions = 2

// missions are the Side Missions; two of them bring a card for the main deck (R-SID-04).
var missions = []struct{ name, brings string }{
	{"A Very Good Boy", "Krypto"}, {"A Light in the Dark", "The Ray"}, {"Bricks and Mortar", ""},
}

// Locations returns the tiles a Scenario names, with their sides, in alphabetical order, but
// for the one that always lies in slot 1.
func (s *Scenario) Locations() []string {
	var out []string
	for _, name := range order {
		at := len(out)
		if name == s.Fixed {
			at = 0
		}
		switch {
		case slices.Contains(s.A, name):
			out = slices.Insert(out, at, name+" A")
		case slices.Contains(s.B, name):
			out = slices.Insert(out, at, name+" B")
		}
	}
	return out
}

// Changes returns the changes of the track for so many players. A tile for few players that
// goes on a Level that another change goes on takes its place.
func (s *Scenario) Changes(players int) []Change {
	if players > few {
		return s.Track
	}
	covers := func(c Change) bool {
		return !c.Added && slices.ContainsFunc(s.Few, func(f Change) bool { return !f.Added && f.Level == c.Level })
	}
	return append(slices.DeleteFunc(slices.Clone(s.Track), covers), s.Few...)
}

// Villains returns how many regular Villains lie in each stack for so many players.
func (s *Scenario) Villains(players int) [Stacks]int {
	switch {
	case players == 1 && s.Lone != [Stacks]int{}:
		return s.Lone
	case players <= few:
		return s.Regulars
	}
	return s.Crowd
}

// few is up to how many players the "(1-2p)" changes are made.
const few = 2
