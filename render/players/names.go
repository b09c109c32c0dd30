package players

import "slices"

// anybody is what a person is called of whom nothing is known.
const anybody = "Player"

// The names of people until they name themselves, and of computer players until somebody does.
var (
	personNames   = []string{"Ana", "Ben", "Cleo", "Dan", "Eve"}
	computerNames = []string{"Robo", "Gizmo", "Cog", "Widget", "Sprocket"}
)

// NewPerson returns the name of a person who joins in, or "" if all are taken. Taken reports
// whether somebody has a name.
func NewPerson(taken func(name string) bool) string { return free(personNames, taken) }

// NewComputer is like NewPerson but for a computer player.
func NewComputer(taken func(name string) bool) string { return free(computerNames, taken) }

// free returns the first name that nobody has, or "" if there is none.
func free(names []string, taken func(string) bool) string {
	if i := slices.IndexFunc(names, func(n string) bool { return !taken(n) }); i >= 0 {
		return names[i]
	}
	return ""
}

// Typed are names that a person has typed: the program does not change them.
type Typed map[string]bool

// Renamed returns what somebody is called who now is a player of a kind: a name that the program
// gave is one for people or one for computers; one that was typed stays.
func (t Typed) Renamed(kind, now string, taken func(name string) bool) string {
	wrong, right := computerNames, personNames
	if kind != "" {
		wrong, right = append([]string{anybody}, personNames...), computerNames
	}
	if t[now] || !slices.Contains(wrong, now) {
		return now
	}
	if name := free(right, taken); name != "" {
		return name
	}
	return now
}
