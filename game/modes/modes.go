// Package modes is the list of all modes the program ships with, and makes
// games of them.
//
// It stands beside package mode because each mode imports that package for what
// a Mode is: a list kept there would import the modes back. Modes do not enter
// themselves into a list when they are linked, so that which games there are can
// be read here and does not depend on what a program happens to import.
package modes

import (
	"lineup/game/mode"
	"lineup/game/mode/standard"
	"lineup/game/sets"
)

// All are the modes. The first is played where nothing else is asked for.
func All() []mode.Mode { return []mode.Mode{standard.Mode()} }

// Shipped is the catalogue of all modes and all sets.
var Shipped = mode.NewCatalogue(All(), sets.All())

// Build makes the game of a Plan; see Catalogue.Build.
func Build(p mode.Plan) (*mode.Game, error) { return Shipped.Build(p) }

// Prepare is Build without a look at the seats; see Catalogue.Prepare.
func Prepare(p mode.Plan) (*mode.Game, error) { return Shipped.Prepare(p) }
