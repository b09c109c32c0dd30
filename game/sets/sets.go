// Package sets lists all card sets that the program ships with. Each set is a folder of literals
// beside this file. To ship a new one, add it to All.
package sets

import (
	"fmt"
	"slices"
	"strings"

	"lineup/game/card"
	"lineup/game/sets/base"
	"lineup/game/sets/crisis1"
	"lineup/game/sets/crossover1"
	"lineup/game/sets/crossover2"
	"lineup/game/sets/crossover5"
	"lineup/game/sets/crossover6"
	"lineup/game/sets/foreverevil"
	"lineup/game/sets/heroesunite"
	"lineup/game/sets/teentitans"
)

// All returns the sets, oldest first.
func All() []card.Set {
	return []card.Set{base.Box(), heroesunite.Box(), foreverevil.Box(), crossover1.Box(), crossover2.Box(), teentitans.Box(), crossover5.Box(), crossover6.Box(), crisis1.Box()}
}

// Find returns the set with an id. The error lists the known ids.
func Find(id string) (card.Set, error) { return Among(All(), id) }

// Among is like Find but looks in the given sets. Games for tests have sets of their own.
func Among(all []card.Set, id string) (card.Set, error) {
	i := slices.IndexFunc(all, func(s card.Set) bool { return s.ID == id })
	if i < 0 {
		return card.Set{}, fmt.Errorf("unknown set %q: choose from %s", id, strings.Join(IDs(all), ", "))
	}
	return all[i], nil
}

// IDs returns the ids of sets, in their order.
func IDs(all []card.Set) []string {
	out := make([]string, len(all))
	for i, s := range all {
		out[i] = s.ID
	}
	return out
}
