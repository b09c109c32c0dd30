package render

import (
	"fmt"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/mode/rebirth"
	"lineup/game/mode/standard"
	"lineup/render/art/pen"
	"lineup/render/art/town"
	"lineup/render/board"
	standardboard "lineup/render/board/standard"
	townboard "lineup/render/board/town"
	"lineup/render/campaign"
	"lineup/render/players"
	"lineup/render/setup"
	"lineup/render/showcase"
	"lineup/render/table"
	"lineup/render/ui"
)

// View is a mode's part of the window.
type View struct {
	Mode string // its ID
	// Board lays out its board, in a tall window in one column.
	Board board.Lay
	// Ahead paints the first pictures that the board needs, in the background. It may be nil.
	Ahead func(*ui.Canvas)
	// Setup returns the mode's part of the setup screen, and may read campaigns from the store. It
	// may be nil.
	Setup func(Store) setup.ModePart
	// Looks are the colors and signs of its seats everywhere.
	Looks players.SeatLooks
	// Scenes are the mode's own scenes for pictures.
	Scenes []showcase.DemoScene
	// Notes are the names of the mode's notes for beginners, each shown once. The settings remember
	// them, so no two modes may use the same name.
	Notes []string
	// Campaigns returns the Flow of the mode's campaigns. It is nil if it has none.
	Campaigns func(campaign.Host) *campaign.Flow
}

// Views returns the views of the modes, one for each.
func Views() []View {
	return []View{
		{Mode: standard.ID, Board: standardboard.New, Ahead: standardboard.Ahead, Setup: setupStandard, Looks: players.SeatLooks{Team: pen.Palette.Member},
			Scenes: []showcase.DemoScene{
				showcase.Laid("crowd", "Ana,greedy,greedy,greedy,greedy", standard.ID, showcase.Crowded),
				showcase.Laid("naming", "", standard.ID, showcase.Naming, "base", "crossover_1"),
				showcase.Laid("evil", "Ana,greedy,greedy", standard.ID, showcase.Evil, "forever_evil"),
				showcase.Laid("titans", "Ana,greedy,greedy", standard.ID, showcase.Titans, "teen_titans"),
				showcase.Laid("rogues", "Ana,greedy,greedy", standard.ID, showcase.Rogues, "base", "crossover_5"),
				showcase.Laid("birds", "Ana,greedy,greedy", standard.ID, showcase.Birds, "base", "crossover_6"),
				showcase.Laid("impossible", "Ana,greedy,greedy", standard.ID, showcase.Impossible, "base", "crisis_1"),
			}},
		{Mode: rebirth.ID, Board: townboard.New, Setup: setupRebirth, Looks: players.SeatLooks{Alone: town.Seat}, Campaigns: campaign.NewFlow,
			Scenes: rebirthScenes(), Notes: townboard.Notes()},
	}
}

// checkViews returns an error for a mode without a view, with several views, without a board, or
// with another mode's note.
func checkViews(c *mode.Catalog, views []View) error {
	seen, notes, campaigns := map[string]bool{}, map[string]string{}, ""
	for _, v := range views {
		if seen[v.Mode] {
			return fmt.Errorf("the mode %q has two views: it needs one in render/views.go", v.Mode)
		}
		if v.Board == nil {
			return fmt.Errorf("the mode %q has no board: name one in its view in render/views.go", v.Mode)
		}
		if v.Campaigns != nil {
			if campaigns != "" {
				return fmt.Errorf("the modes %q and %q both have campaigns: the window has room for those of one mode", campaigns, v.Mode)
			}
			campaigns = v.Mode
		}
		seen[v.Mode] = true
		for _, n := range v.Notes {
			if notes[n] != "" {
				return fmt.Errorf("the note %q of the mode %q is one of the mode %q as well: give it another name", n, v.Mode, notes[n])
			}
			notes[n] = v.Mode
		}
	}
	known := map[string]bool{}
	for _, m := range c.Modes() {
		if known[m.ID] {
			return fmt.Errorf("two modes have the id %q: give one of them another id", m.ID)
		}
		known[m.ID] = true
		if !seen[m.ID] {
			return fmt.Errorf("the mode %q has no view: it needs one in render/views.go", m.ID)
		}
	}
	return nil
}

// setupStandard returns the setup part of the standard game.
func setupStandard(Store) setup.ModePart {
	return setup.ModePart{Sections: []setup.Section{villainsSection}, HeroesDealt: standard.HeroesDealt, Partners: true}
}

// setupRebirth returns the setup part of Rebirth.
func setupRebirth(s Store) setup.ModePart {
	return setup.ModePart{Sections: []setup.Section{
		setup.NumberSection{Option: rebirth.ScenarioOption, Head: "SCENARIO", Note: campaign.ScenarioNote}, campaign.NewGuests(s), campaign.Sides{},
	}}
}

// rebirthScenes returns scenes of the map, and the screens of its campaigns.
func rebirthScenes() []showcase.DemoScene {
	town := func(s *townboard.Shown) showcase.MakeMatch {
		return func(g *mode.Game, p match.Players) (*match.Match, int, error) {
			m, err := s.Match(g, p)
			return m, s.Pointed, err
		}
	}
	overview := func(of func(*campaign.Flow) (*campaign.Overview, error)) func(showcase.Window) error {
		return func(w showcase.Window) error {
			o, err := of(w.Campaigns())
			if err == nil {
				w.Show(o)
			}
			return err
		}
	}
	return []showcase.DemoScene{
		showcase.Laid("map", "Ana,Ben:greedy,Cleo:greedy", rebirth.ID, town(&townboard.Busy)),
		showcase.Laid("map-crowd", "Ana,Ben:greedy,Cleo:greedy,Dan:greedy", rebirth.ID, town(&townboard.Full)),
		showcase.Laid("map-fan", "Ana,Ben:greedy,Cleo:greedy,Dan:greedy", rebirth.ID, town(&townboard.Fanned)),
		showcase.Laid("map-help", "Ana,Ben:greedy,Cleo:greedy,Dan:greedy", rebirth.ID, town(&townboard.Helped)),
		showcase.Laid("map-first", "Ana,Ben:greedy,Cleo:greedy", rebirth.ID, func(g *mode.Game, p match.Players) (*match.Match, int, error) {
			m, err := match.New(g, p)
			return m, 0, err
		}),
		showcase.Played("map-pause", "Ana,Ben:greedy,Cleo:greedy", rebirth.ID, table.SceneHelp),
		{Name: "campaign", Show: overview((*campaign.Flow).Shown)},
		{Name: "campaign-won", Show: overview((*campaign.Flow).WonShown)},
		{Name: "attempt", Show: wonAttempt},
		{Name: "rivals", Show: overview((*campaign.Flow).RivalsShown)},
		{Name: "story", Show: func(w showcase.Window) error { w.Show(w.Campaigns().StoryShown()); return nil }},
	}
}

// wonAttempt shows the result of a campaign's first attempt that is won.
func wonAttempt(w showcase.Window) error {
	for seed := uint64(1); ; seed++ {
		c, err := campaign.Attempted(seed)
		if err != nil {
			return err
		}
		plan, err := c.Plan()
		if err != nil {
			return err
		}
		m, err := w.Match(plan)
		if err != nil {
			return err
		}
		stand, err := w.Strongest(seed)
		if err != nil {
			return err
		}
		if err := playOut(m, stand); err != nil {
			return err
		}
		if m.View(engine.NoSeat).Over() == card.TeamWon {
			w.Show(w.Table(m))
			return w.Campaigns().EndShown(c, m)
		}
	}
}

// playOut plays a match until it ends, without a table. A stand-in answers for people.
func playOut(m *match.Match, stand match.Decider) error {
	for !m.Over() {
		going, err := m.Step()
		if err == nil && !going {
			err = m.Answer(stand.Decide(m.View(m.ToAct())))
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// villainsSection is the setup section for the number of Super-Villains.
var villainsSection = setup.NumberSection{Option: standard.Villains, Head: "SUPER-VILLAINS", Note: func(o mode.Option, n int) ui.FormNote {
	switch {
	case n == o.Default:
		return ui.FormNote{Words: "The standard number."}
	case n < o.Default:
		return ui.FormNote{Words: fmt.Sprintf("Short game (house rule; standard is %d).", o.Default), Ink: pen.CanDo}
	}
	return ui.FormNote{Words: fmt.Sprintf("Longer than the standard %d.", o.Default)}
}}

// view returns the view of a mode.
func (a *App) view(mode string) View {
	for _, v := range a.Views {
		if v.Mode == mode {
			return v
		}
	}
	return View{Mode: mode}
}

// parts returns the setup parts of the modes, by ID.
func (a *App) parts() map[string]setup.ModePart {
	out := map[string]setup.ModePart{}
	for _, v := range a.Views {
		part := setup.ModePart{}
		if v.Setup != nil {
			part = v.Setup(a.Store)
		}
		part.Looks = v.Looks
		out[v.Mode] = part
	}
	return out
}

// board returns the board of a match's mode.
func (a *App) board(m *match.Match) board.Lay { return a.view(m.Plan().Mode).Board }

// paintBoardsAhead paints the first pictures that the boards need, in the background.
func (a *App) paintBoardsAhead() {
	for _, v := range a.Views {
		if v.Ahead != nil {
			v.Ahead(a.canvas)
		}
	}
}

// looks returns the looks of the seats of a mode.
func (a *App) looks(mode string) players.SeatLooks { return a.view(mode).Looks }
