package campaign

import (
	"maps"
	"slices"
)

// Standing is how a campaign stands before a play, said outright and not by what has
// happened. It need not be reachable.
type Standing struct {
	Scenario, Try int
	Boxes         [Scenarios]Box
	Damage        map[string]int   // by Location
	Signatures    map[string][]int // by hero, beside what the boxes bring
	Secrets       []int            // by player, the places in the pack of cards dealt already; 0 for none
	Pack          uint64
	Missions      []string // completed, in order of rebirth.SideMissions
	// Of a competitive campaign, by player: games won, and Signature cards given up.
	Rivals bool
	Wins   map[string]int
	Gone   map[string][]int
}

// Resume takes a campaign up where it stands, for tests that begin in the middle of one.
// It goes on by the same rules as any, but cannot be written into a file; and who plays,
// as whom, is taken as it is.
func Resume(seed uint64, players []Player, at Standing) Campaign {
	s := &state{scenario: at.Scenario, try: at.Try, boxes: at.Boxes, damage: maps.Clone(at.Damage), earned: maps.Clone(at.Signatures),
		pack: at.Pack, missions: slices.Clone(at.Missions), rivals: at.Rivals, wins: maps.Clone(at.Wins), gone: maps.Clone(at.Gone)}
	for i, place := range at.Secrets {
		if place > 0 {
			s.secrets = append(s.secrets, Secret{Scenario: at.Scenario, Player: players[i].Name, place: place, pack: at.Pack})
		}
	}
	return Campaign{ID: "resumed", Seed: seed, Rivals: at.Rivals, Players: slices.Clone(players), from: s}
}
