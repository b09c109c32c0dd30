// Package catalog lists the modes that the program ships with and builds their games.
//
// It is separate from package mode because each mode imports that package. Modes do not register
// themselves when they are linked, so this list shows all games and does not depend on what a
// program imports.
package catalog

import (
	"slices"

	"lineup/game/card"
	"lineup/game/mode"
	"lineup/game/mode/rebirth"
	"lineup/game/mode/standard"
	"lineup/game/mode/trial"
	"lineup/game/sets"
	"lineup/game/sets/foreverevil"
	rebirthset "lineup/game/sets/rebirth"
	"lineup/game/sets/teentitans"
	trialset "lineup/game/sets/trial"
)

// All returns the modes. The first is the default.
func All() []mode.Mode {
	return []mode.Mode{standard.Mode(), rebirth.Mode(guests()...)}
}

// guests returns the ids of the sets whose Villains can join Rebirth: those that can be played alone,
// except Forever Evil and Teen Titans, whose cards need numbers and places that only the standard game
// has.
func guests() []string {
	return slices.DeleteFunc(sets.IDs(sets.All()), func(id string) bool {
		return id == foreverevil.Box().ID || id == teentitans.Box().ID || slices.Contains(standard.Mode().Packs, id)
	})
}

// Shipped is the catalog of all modes and all sets.
var Shipped = mode.NewCatalog(All(), append(sets.All(), rebirthset.Box()))

// Tested is the Shipped catalog with the trial mode and the trial set, which show what else the
// engine can do. Positions and random games use it.
var Tested = mode.NewCatalog(append(All(), trial.Mode()), append(sets.All(), rebirthset.Box(), trialset.Box()))

// Build builds the game of a Plan; see Catalog.Build.
func Build(p mode.Plan) (*mode.Game, error) { return Shipped.Build(p) }

// Book returns a set as printed in the first mode that uses it; see Catalog.Book.
func Book(set string) (*card.Book, error) { return Shipped.Book(set) }

// Prepare is like Build but does not check the seats; see Catalog.Prepare.
func Prepare(p mode.Plan) (*mode.Game, error) { return Shipped.Prepare(p) }
