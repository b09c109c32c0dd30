// Package showcase is the scenes that pictures can be taken of: each is brought about in the
// window without playing to it by hand. What a mode adds stands in its view.
package showcase

import (
	"errors"
	"fmt"

	"lineup/game/match"
	"lineup/game/mode"
	"lineup/render/campaign"
	"lineup/render/library"
	"lineup/render/setup"
	"lineup/render/table"
	"lineup/render/ui"
)

// Scene is one scene.
type Scene struct {
	Name string
	// Seats is who plays where the flags do not say, as the flag -seats takes it; "" for the
	// usual four.
	Seats string
	Show  func(Window) error
}

// UsualSeats are the seats of a scene that names none.
const UsualSeats = "Ana,greedy,greedy,greedy"

// Window is what a scene can ask of the window.
type Window interface {
	// Show shows a screen. The others make one, with what the flags ask for.
	Show(screen ui.Screen)
	ShowTitle()
	Setup() *setup.Setup
	// Library shows the library, and returns nil if there is none.
	Library() *library.Library
	// Campaigns are those of a mode that has some, nil if none has.
	Campaigns() *campaign.Flow
	// Plan is what the flags ask for. Build makes a game of a Plan, Match deals one; a seed of
	// 0 is replaced by a fresh one.
	Plan() match.Plan
	Build(p match.Plan) (*mode.Game, error)
	Match(p match.Plan) (*match.Match, error)
	// Players make the computer players, and Strongest the strongest of them.
	Players() match.Players
	Strongest(seed uint64) (match.Decider, error)
	Table(m *match.Match) *table.Table
	ShowResult(m *match.Match)
}

// Before returns the scenes before any game, and After the last one.
func Before() []Scene {
	out := []Scene{
		{Name: "title", Show: func(w Window) error { w.ShowTitle(); return nil }},
		{Name: "setup", Show: onSetup(func(*setup.Setup) {})},
		{Name: "heroes", Show: onSetup(func(s *setup.Setup) { s.PickHero(0, 0) })},
		{Name: "variants", Show: onSetup(func(s *setup.Setup) { s.PickVariants() })},
		{Name: "rules", Show: onSetup(func(s *setup.Setup) { s.ReadRules("A turn") })},
		{Name: "library", Show: func(w Window) error { return showLibrary(w, "") }},
		{Name: "library-card", Show: func(w Window) error { return showLibrary(w, "Clayface") }},
	}
	for _, name := range table.Scenes {
		seats := ""
		if name == "curtain" {
			seats = "Ana,Bob,greedy"
		}
		out = append(out, Scene{name, seats, func(w Window) error { return atTable(w, name) }})
	}
	return out
}

// After returns the scene at the end of a game.
func After() Scene {
	return Scene{Name: "result", Show: func(w Window) error {
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

// onSetup makes a scene of the setup screen.
func onSetup(then func(*setup.Setup)) func(Window) error {
	return func(w Window) error {
		s := w.Setup()
		then(s)
		w.Show(s)
		return nil
	}
}

// showLibrary shows the library, or the page of a card of the base set.
func showLibrary(w Window, card string) error {
	if l := w.Library(); l == nil || card != "" && !l.Show("base", card) {
		return errors.New("there is no library to show")
	}
	return nil
}

// maxSeeds is how many games are looked through for a scene.
const maxSeeds = 60

// atTable plays games until one comes to a moment at the table.
func atTable(w Window, name string) error {
	plan := w.Plan()
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
		plan.Seed = m.Plan().Seed + 1 // it never comes to that in this game
	}
	return fmt.Errorf("no game of %d comes to the scene %q: try another -seed", maxSeeds, name)
}

// Lay makes a match for a picture, and says which card of the hand the pointer is on.
type Lay func(g *mode.Game, players match.Players) (m *match.Match, pointed int, err error)

// Laid returns a scene of a mode at a moment that no one plays to: whatever mode the flags
// name, it is of this one.
func Laid(name, seats, mode string, lay Lay) Scene {
	return Scene{name, seats, func(w Window) error {
		plan := w.Plan()
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
