package story

import (
	"slices"

	"lineup/game/picture"
	"lineup/game/sets/characters"
)

// member is a hero and how it looks.
type member struct {
	name string
	look picture.Figure
}

// known are the heroes a team is made of, in the order in which friends are called who
// stand in for the missing.
var known = []member{
	{"Superman", characters.Superman}, {"Batman", characters.Batman}, {"Wonder Woman", characters.WonderWoman}, {"The Flash", characters.Flash},
	{"Aquaman", characters.Aquaman}, {"Cyborg", characters.Cyborg}, {"Jessica Cruz", characters.JessicaCruz}, {"Simon Baz", characters.SimonBaz},
}

// minTeam is how many heroes every page has room for.
const minTeam = 2

// TeamOf returns how the heroes of a team look, in the order they are named. A name that is not
// known is left out, and a friend stands beside one who is alone.
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
