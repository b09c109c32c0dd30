// Package showcase has the scenes that pictures can be taken of. Each is set up in the window
// without playing to it by hand. The scenes of a mode are in its view.
package showcase

import (
	"errors"
	"fmt"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/match"
	"lineup/game/mode"
	"lineup/render/campaign"
	"lineup/render/library"
	"lineup/render/settings"
	"lineup/render/setup"
	"lineup/render/table"
	"lineup/render/ui"
)

// DemoScene is a scene for a picture.
type DemoScene struct {
	Name string
	// Seats are the seats if the flags name none, in the form of the flag -seats. "" means
	// UsualSeats.
	Seats string
	Show  func(Window) error
}

// UsualSeats are the seats of a scene without its own.
const UsualSeats = "Ana,greedy,greedy,greedy"

// Window is the window as scenes see it.
type Window interface {
	// Show shows a screen. The other methods make screens with the settings of the flags.
	Show(screen ui.Screen)
	ShowTitle()
	Setup() *setup.Setup
	// Settings shows the settings and returns them.
	Settings() *settings.Screen
	// Library shows the library and returns it, or nil if there is none.
	Library() *library.Library
	// Campaigns returns the Flow of campaigns, or nil if no mode has any.
	Campaigns() *campaign.Flow
	// Plan returns the plan of the flags. Build returns the game of a Plan, and Match deals one.
	// They replace a seed of 0 with a new random seed.
	Plan() match.Plan
	Build(p match.Plan) (*mode.Game, error)
	Match(p match.Plan) (*match.Match, error)
	// Players returns the computer players. Strongest returns the strongest one.
	Players() match.Players
	Strongest(seed uint64) (match.Decider, error)
	Table(m *match.Match) *table.Table
	ShowResult(m *match.Match)
	// Press presses keys one after another, and waits until the screen has answered each.
	Press(keys ...ebiten.Key) error
}

// Before returns the scenes before any game.
func Before() []DemoScene {
	out := []DemoScene{
		{Name: "title", Show: func(w Window) error { w.ShowTitle(); return nil }},
		{Name: "setup", Show: onSetup(func(*setup.Setup) {})},
		{Name: "heroes", Show: onSetup(func(s *setup.Setup) { s.PickHero(0, 0) })},
		{Name: "variants", Show: onSetup(func(s *setup.Setup) { s.PickVariants() })},
		{Name: "rules", Show: onSetup(func(s *setup.Setup) { s.ReadRules("A turn") })},
		{Name: "library", Show: func(w Window) error { return showLibrary(w, "") }},
		{Name: "library-card", Show: func(w Window) error { return showLibrary(w, "Clayface") }},
	}
	for i, tab := range settings.Tabs() {
		name := "settings"
		switch {
		case tab == string(ui.ControlsTab):
			name = "keys"
		case i > 0:
			name += "-" + strings.ToLower(tab)
		}
		out = append(out, DemoScene{Name: name, Show: func(w Window) error { w.Settings().Open(tab); return nil }})
	}
	for _, name := range table.Scenes {
		seats := ""
		if name == "curtain" {
			seats = "Ana,Bob,greedy"
		}
		out = append(out, DemoScene{name, seats, func(w Window) error { return atTable(w, w.Plan(), name) }})
	}
	return append(out, DemoScene{Name: "focus", Show: func(w Window) error {
		if err := atTable(w, w.Plan(), "table"); err != nil {
			return err
		}
		return w.Press(ebiten.KeyDown, ebiten.KeyUp, ebiten.KeyUp, ebiten.KeyRight, ebiten.KeyRight, ebiten.KeyRight) // from the hand to a card of the Line-Up
	}})
}

// After returns the scene at the end of a game.
func After() DemoScene {
	return DemoScene{Name: "result", Show: func(w Window) error {
		m, err := w.Match(w.Plan())
		if err != nil {
			return err
		}
		stand, err := w.Strongest(m.Plan().Seed)
		if err != nil {
			return err
		}
		t := w.Table(m)
		w.Show(t)
		err = t.PlayOut(stand)
		w.ShowResult(m)
		return err
	}}
}

// onSetup returns a scene of the setup screen.
func onSetup(then func(*setup.Setup)) func(Window) error {
	return func(w Window) error {
		s := w.Setup()
		then(s)
		w.Show(s)
		return nil
	}
}

// showLibrary shows the library, or the page of a base set card.
func showLibrary(w Window, card string) error {
	if l := w.Library(); l == nil || card != "" && !l.Show("base", card) {
		return errors.New("there is no library to show")
	}
	return nil
}

// maxSeeds is the number of games searched for a scene.
const maxSeeds = 60

// atTable plays games of a plan until one has a moment for the scene at the table.
func atTable(w Window, plan match.Plan, name string) error {
	for range maxSeeds {
		m, err := w.Match(plan)
		if err != nil {
			return err
		}
		stand, err := w.Strongest(m.Plan().Seed)
		if err != nil {
			return err
		}
		t := w.Table(m)
		w.Show(t)
		if err := t.Arrange(name, stand); err != nil || !m.Over() {
			return err
		}
		plan.Seed = m.Plan().Seed + 1 // this game has no such moment
	}
	return fmt.Errorf("no game of %d comes to the scene %q: try another -seed", maxSeeds, name)
}

// Played returns a scene of a mode at a moment of the table. It ignores the mode of the flags.
func Played(name, seats, mode, moment string) DemoScene {
	return DemoScene{name, seats, func(w Window) error {
		plan := w.Plan()
		if plan.Mode != mode {
			plan.Mode, plan.Sets = mode, nil
		}
		return atTable(w, plan, moment)
	}}
}

// MakeMatch makes a match for a picture, and returns the card under the pointer; see table.Point.
type MakeMatch func(g *mode.Game, players match.Players) (m *match.Match, pointed int, err error)

// Laid returns a scene of a mode at a moment that play does not reach. It ignores the mode of the
// flags, and their sets if it names its own.
func Laid(name, seats, mode string, lay MakeMatch, sets ...string) DemoScene {
	return DemoScene{name, seats, func(w Window) error {
		plan := w.Plan()
		if len(sets) > 0 {
			plan.Mode, plan.Sets = mode, sets
		}
		g, err := w.Build(plan)
		if err != nil || g.Plan.Mode != mode {
			plan.Mode, plan.Sets = mode, nil
			if g, err = w.Build(plan); err != nil {
				return err
			}
		}
		m, pointed, err := lay(g, w.Players())
		if err != nil {
			return err
		}
		t := w.Table(m)
		w.Show(t)
		t.Point(pointed)
		return nil
	}}
}
