package match

import "lineup/engine"

// Deeds are the public facts about a seat's play that a result shows.
type Deeds struct {
	Turns    int
	Defeated []string // the Super-Villains it defeated, in order
}

// Deeds returns the deeds of each seat so far, from the events. A game that was opened without its
// earlier events has only the later ones.
func (m *Match) Deeds() []Deeds {
	out := make([]Deeds, m.state.Seats())
	for _, e := range m.events.List[:m.happened()] {
		switch e.Kind {
		case engine.TurnBegan:
			out[e.Seat].Turns++
		case engine.VillainFell: // all see which
			if f := m.state.Face(e.Card); f.SuperVillain {
				out[e.Seat].Defeated = append(out[e.Seat].Defeated, f.Name)
			}
		default: // not a deed
		}
	}
	return out
}
