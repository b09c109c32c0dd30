package rebirth

// Scenario is what a Scenario card says of the set-up (R-SCN-03).
type Scenario struct {
	Name string // of the card of the set that holds its rules
	A, B []string
	// SVs is how many Super-Villains go into each of the five stacks (R-STK-04). With
	// Rising those that cost less come first: chance decides among equals only.
	SVs    [Stacks]int
	Rising bool
	// Regulars is how many other Villains lie in each stack (R-STK-03): they are changed
	// for other cards of the main deck, so that the stacks are as many cards as ever. With
	// three or four players, each of whom has fewer turns, it is as Crowd says.
	Regulars, Crowd [Stacks]int
	// Track are the changes of the Threat Track, and Few those with one or two players
	// (R-SET-03).
	Track, Few []Change
	// Signature is the number of the Signature card that all who lack it earn by winning,
	// and Early that of the one a Secret Card brings at once; 0 is none (R-SIG-04).
	Signature, Early int
	// Losing: cards destroyed in it stay out of the next Scenario.
	Losing bool
}

// Change is a change of the Threat Track (R-THR-15 to R-THR-17).
type Change struct {
	Tile  string // the letter of the tile; "" makes the Level blank
	Level int
	Added bool // it lies beside the printed text, else on it
}

// Stacks is how many stacks the main deck is made of (R-STK-01).
const Stacks = 5

// Scenarios are those that can be played, the first at index 0. The others come with
// the campaign.
var Scenarios = []Scenario{
	{Name: "First Night Out", A: []string{"Arkham Asylum", "Daily Planet"}, B: []string{"Batcave", "City Hall", "Police Station"},
		SVs: [Stacks]int{0, 2, 2, 2, 2}, Rising: true, Regulars: [Stacks]int{0, 1, 2, 3, 9}, Crowd: [Stacks]int{0, 0, 1, 2, 12},
		Few: []Change{{Tile: "A", Level: 2, Added: true}}, Signature: 1},
}

// Locations are the tiles a Scenario names, with their sides, in alphabetical order.
func (s *Scenario) Locations() []string {
	var out []string
	for _, name := range order {
		for _, a := range s.A {
			if a == name {
				out = append(out, name+" A")
			}
		}
		for _, b := range s.B {
			if b == name {
				out = append(out, name+" B")
			}
		}
	}
	return out
}

// Changes are the changes of the track for so many players.
func (s *Scenario) Changes(players int) []Change {
	if players <= few {
		return append(append([]Change(nil), s.Track...), s.Few...)
	}
	return s.Track
}

// Villains are how many regular Villains lie in each stack for so many players.
func (s *Scenario) Villains(players int) [Stacks]int {
	if players <= few {
		return s.Regulars
	}
	return s.Crowd
}

// few is up to how many players the "(1-2p)" changes are made.
const few = 2
