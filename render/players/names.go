package players

import "slices"

// anybody is the name of a person before they give one.
const anybody = "Player"

// The default names of people and of computer players.
var (
	personNames   = []string{"Ana", "Ben", "Cleo", "Dan", "Eve"}
	computerNames = []string{"Robo", "Gizmo", "Cog", "Widget", "Sprocket"}
)

// NewPerson returns a default name for a new person, or "" if all are taken. Taken reports whether
// a player has a name.
func NewPerson(taken func(name string) bool) string { return free(personNames, taken) }

// NewComputer is like NewPerson but for a computer player.
func NewComputer(taken func(name string) bool) string { return free(computerNames, taken) }

// free returns the first name that is not taken, or "" if there is none.
func free(names []string, taken func(string) bool) string {
	if i := slices.IndexFunc(names, func(n string) bool { return !taken(n) }); i >= 0 {
		return names[i]
	}
	return ""
}

// Typed are the names that a person has typed. The program does not change them.
type Typed map[string]bool

// Suggests reports whether a name is a default one, so that typing replaces it.
func (t Typed) Suggests(name string) bool {
	return !t[name] && (name == anybody || slices.Contains(personNames, name) || slices.Contains(computerNames, name))
}

// Renamed returns the name of a player who is now of a kind. A default name changes to one for
// people or computer players. A typed name stays.
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
