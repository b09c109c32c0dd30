package campaign

import (
	"maps"
	"slices"
)

// Standing is the state of a campaign before a play, given directly instead of by past results. It
// need not be reachable.
type Standing struct {
	Scenario, Try int
	Boxes         [Scenarios]Box
	Damage        map[string]int   // by Location
	Signatures    map[string][]int // by hero, in addition to those from the boxes
	Secrets       []int            // by player, the places in the pack of cards already dealt, or 0 if none
	Pack          uint64
	Missions      []string // completed, in order of rebirth.SideMissions
	// For a competitive campaign, by player: games won, and Signature cards given up.
	Rivals bool
	Wins   map[string]int
	Gone   map[string][]int
}

// Resume continues a campaign from a standing, for tests that begin in the middle of one. The same
// rules apply, but it cannot be written into a file, and the players and their heroes are not
// checked.
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
