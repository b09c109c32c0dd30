package rebirth

import "slices"

// Scenario is the setup of a Scenario card (R-SCN-03).
type Scenario struct {
	Name string // of the card of the set that holds its rules
	A, B []string
	// Fixed is the Location that is always in slot 1, or "" if none.
	Fixed string
	// SVs is the number of Super-Villains in each of the five stacks (R-STK-04). With Rising, those
	// with lower costs come first, and ties are broken at random. Out is the one that is not used.
	// A random remainder stays out.
	SVs    [Stacks]int
	Rising bool
	Out    string
	// Pack are the pack cards added to each stack (R-SCN-04).
	Pack [Stacks][]string
	// Track are the changes of the Threat Track, and Few those for one or two players (R-SET-03).
	Track, Few []TrackChange
	// Secrets are the Secret Cards, of which each player is dealt one.
	Secrets []string
	// Bystanders: each Location has one.
	Bystanders bool
	// Signature is the number of the Signature card that all players without it earn by winning.
	// Early is the number of the one that a Secret Card brings immediately. 0 is none (R-SIG-04).
	Signature, Early int
	// Opening is the number of additional cards in each player's first hand of the next Scenario,
	// if this one is won.
	Opening int
}

// TrackChange is a change of the Threat Track (R-THR-15 to R-THR-17).
type TrackChange struct {
	Tile  string // the letter of the tile; "" makes the Level blank
	Level int
	Added bool // it is beside the printed text instead of on it
}

// Stacks is the number of stacks in the main deck (R-STK-01).
const Stacks = 5

// Scenarios are the eight of the campaign, the first at index 0. Locations, tiles, and numbers of
// Super-Villains are from the box. The order by cost in Scenarios 1 to 6 and the places of the
// regular Villains are ours, see Decks. The last two use any order because all three Signature cards are there
// or near.
var Scenarios = []Scenario{
	{Name: "First Night Out", A: []string{"Arkham Asylum", "Daily Planet"}, B: []string{"Batcave", "City Hall", "Police Station"},
		SVs: [Stacks]int{0, 2, 2, 2, 2}, Rising: true,
		Few: []TrackChange{{Tile: "A", Level: 2, Added: true}}, Signature: 1},
	{Name: "Open Doors", A: []string{"City Hall", "Police Station"}, B: []string{"Arkham Asylum", "Bank", "S.T.A.R. Labs"},
		SVs: [Stacks]int{0, 2, 2, 2, 2}, Rising: true,
		Track: []TrackChange{{Tile: "F", Level: 0, Added: true}, {Tile: "B", Level: 4}}, Few: []TrackChange{{Tile: "E", Level: 1, Added: true}},
		Secrets: []string{"Full Locker", "Front Row", "Lend a Hand", "Long Way Round"}, Early: 2},
	// Mister Mxyzptlk must be one of the five.
	{Name: "The Imp's Parade", A: []string{"Arkham Asylum", "City Hall", "Police Station"}, B: []string{"Daily Planet", "S.T.A.R. Labs"},
		SVs: [Stacks]int{0, 1, 2, 2, 2}, Out: "Doomsday", Rising: true,
		Pack:  [Stacks][]string{1: {"Mister Mxyzptlk", "Party Trick"}},
		Track: []TrackChange{{Tile: "B", Level: 4}}, Few: []TrackChange{{Tile: "A", Level: 2, Added: true}}},
	{Name: "Grand Opening", A: []string{"Bank", "Daily Planet", "Police Station"}, B: []string{"Arkham Asylum", "Batcave"},
		SVs: [Stacks]int{0, 2, 2, 2, 1}, Rising: true,
		Track: []TrackChange{{Tile: "D", Level: 0, Added: true}, {Tile: "H", Level: 2}, {Tile: "B", Level: 4}},
		Few:   []TrackChange{{Tile: "A", Level: 2, Added: true}}, Bystanders: true, Signature: 2},
	{Name: "Eyes on the City", A: []string{"Batcave", "Daily Planet", "S.T.A.R. Labs"}, B: []string{"Bank", "City Hall"},
		SVs: [Stacks]int{0, 2, 1, 2, 2}, Rising: true,
		Pack:  [Stacks][]string{2: {"Starro"}},
		Track: []TrackChange{{Tile: "B", Level: 4}}, Few: []TrackChange{{Tile: "A", Level: 2, Added: true}},
		Secrets: []string{"Night Watch", "Clean Street", "Anchor", "Regular Customer"}, Early: 3},
	// Two cards enter each turn from Level 1 on, and the clock is short. No other Scenario is as
	// hard for three or four players, who have fewer fury tokens (see BadChemistry).
	{Name: "Bad Chemistry", A: []string{"Bank", "Daily Planet"}, B: []string{"Arkham Asylum", "Police Station", "S.T.A.R. Labs"},
		SVs: [Stacks]int{0, 2, 2, 2, 1}, Rising: true,
		Track:   []TrackChange{{Tile: "C", Level: 1}, {Tile: "G", Level: 2, Added: true}, {Tile: "B", Level: 3}, {Tile: "A", Level: 4}, {Tile: "I", Level: 5}},
		Opening: 1},
	{Name: "Hit and Run", A: []string{"Batcave", "S.T.A.R. Labs"}, B: []string{"Bank", "City Hall", "Daily Planet"},
		SVs:   [Stacks]int{0, 2, 2, 2, 1},
		Track: []TrackChange{{Level: 2}, {Tile: "B", Level: 4}}, Signature: 3},
	// A Location destroyed earlier is set up as in R-DMG-09. If it is Arkham Asylum, it can no
	// longer be lost (see readings.md).
	{Name: "The Door at Arkham", A: []string{"Arkham Asylum", "Bank", "Police Station"}, B: []string{"Batcave", "City Hall"}, Fixed: "Arkham Asylum",
		SVs:   [Stacks]int{0, 0, 2, 2, 2},
		Pack:  [Stacks][]string{1: {"Darkseid"}},
		Track: []TrackChange{{Level: 1}, {Tile: "B", Level: 2}, {Level: 3}, {Tile: "A", Level: 4}}, Few: []TrackChange{{Tile: "C", Level: 3}}},
}

// FirstMissions is the first Scenario with Side Missions (R-SID-02).
const FirstMissions = 2

// missions are the Side Missions. Two of them add a card to the main deck (R-SID-04).
var missions = []struct{ name, brings string }{
	{"A Very Good Boy", "Krypto"}, {"A Light in the Dark", "The Ray"}, {"Bricks and Mortar", ""},
}

// Locations returns the tiles of a Scenario with their sides, in alphabetical order but with the
// one for slot 1 first.
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

// Changes returns the changes of the track for a number of players. A tile for few players replaces
// another change of the same Level.
func (s *Scenario) Changes(players int) []TrackChange {
	if players > few {
		return s.Track
	}
	covers := func(c TrackChange) bool {
		return !c.Added && slices.ContainsFunc(s.Few, func(f TrackChange) bool { return !f.Added && f.Level == c.Level })
	}
	return append(slices.DeleteFunc(slices.Clone(s.Track), covers), s.Few...)
}

// few is the maximum number of players for the "(1-2p)" changes.
const few = 2
