package story

import (
	"slices"

	"lineup/game/picture"
	"lineup/game/sets/characters"
)

// member is a hero with their look.
type member struct {
	name string
	look picture.Figure
}

// known are the heroes of a team, in the order in which they stand in for missing ones.
var known = []member{
	{"Superman", characters.Superman}, {"Batman", characters.Batman}, {"Wonder Woman", characters.WonderWoman}, {"The Flash", characters.Flash},
	{"Aquaman", characters.Aquaman}, {"Cyborg", characters.Cyborg}, {"Jessica Cruz", characters.JessicaCruz}, {"Simon Baz", characters.SimonBaz},
}

// minTeam is the number of heroes for whom every page has room.
const minTeam = 2

// TeamOf returns the looks of a team's heroes, in the given order. It ignores unknown names, and
// adds heroes to a team that is too small.
func TeamOf(names ...string) []picture.Figure {
	var team []picture.Figure
	for _, n := range names {
		if i := slices.IndexFunc(known, func(k member) bool { return k.name == n }); i >= 0 {
			team = append(team, known[i].look)
		}
	}
	for i := 0; len(team) < minTeam; i++ {
		if !slices.Contains(names, known[i].name) {
			team = append(team, known[i].look)
		}
	}
	return team
}
