// Package catalog is the list of all modes the program ships with, and makes
// games of them.
//
// It stands beside package mode because each mode imports that package for what
// a Mode is: a list kept there would import the modes back. Modes do not enter
// themselves into a list when they are linked, so that which games there are can
// be read here and does not depend on what a program happens to import.
package catalog

import (
	"lineup/game/card"
	"lineup/game/mode"
	"lineup/game/mode/rebirth"
	"lineup/game/mode/standard"
	"lineup/game/mode/trial"
	"lineup/game/sets"
	rebirthset "lineup/game/sets/rebirth"
	trialset "lineup/game/sets/trial"
)

// All returns the modes. The first is played where nothing else is asked for.
func All() []mode.Mode {
	return []mode.Mode{standard.Mode(), rebirth.Mode(sets.IDs(sets.All())...)}
}

// Shipped is the catalog of all modes and all sets.
var Shipped = mode.NewCatalog(All(), append(sets.All(), rebirthset.Box()))

// Whole is the Shipped catalog: every mode has a board in the window.
var Whole = Shipped

// Tested is the Shipped catalog with the mode and the set that show what the
// engine can do beyond the games there are, for positions and random games.
var Tested = mode.NewCatalog(append(All(), trial.Mode()), append(sets.All(), rebirthset.Box(), trialset.Box()))

// Build makes the game of a Plan; see Catalog.Build.
func Build(p mode.Plan) (*mode.Game, error) { return Shipped.Build(p) }

// Book returns a set as it is printed in the first mode that is played with it; see
// Catalog.Book.
func Book(set string) (*card.Book, error) { return Whole.Book(set) }

// Prepare is like Build but does not check the seats; see Catalog.Prepare.
func Prepare(p mode.Plan) (*mode.Game, error) { return Shipped.Prepare(p) }
