package render

import (
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/mode/rebirth"
	"lineup/game/savegame"
	"lineup/render/table"
	"lineup/render/testgame"
)

// This file has the monkey's beginnings.

// beginning is a screen where the monkey starts.
type beginning struct {
	name string
	show func() error
}

// beginnings returns all screens, at various moments.
func (k *monkey) beginnings() []beginning {
	a := k.app
	game := func(plan match.Plan, scene string) func() error {
		return func() error {
			plan.Seed = k.chance.Uint64()>>12 + 1
			if err := a.start(plan); err != nil {
				return err
			}
			t := a.scene.(*table.Table)
			switch scene {
			case "":
				return nil
			case "end":
				return t.PlayOut(testgame.Buyer{})
			}
			return t.Arrange(scene, testgame.Buyer{})
		}
	}
	seats := func(names ...string) match.Plan {
		return match.Plan{Seats: testgame.Seats(names...), Options: testgame.Five}
	}
	alone, two := seats("Ana", "buyer"), seats("Ana", "Bob", "buyer")
	crowd := seats("Ana", "random", "buyer", "random", "buyer")
	trial := match.Plan{Mode: "trial", Seats: testgame.Seats("Ana", "random", "Bob"), TakeBackAny: true}
	town := func(names ...string) match.Plan {
		return match.Plan{Mode: rebirth.ID, Seats: testgame.Seats(names...)}
	}
	show := func(do func()) func() error { return func() error { do(); return nil } }
	result := func(then func(*match.Match)) func() error {
		play := game(alone, "end")
		return func() error {
			if err := play(); err != nil {
				return err
			}
			m := a.scene.(*table.Table).Match
			a.showResult(m)
			then(m)
			return nil
		}
	}
	return []beginning{
		{"title", show(a.showTitle)},
		{"a table", game(alone, "")},
		{"a late table", game(alone, "table")},
		{"setup", show(a.showSetup)},
		{"the library", show(a.showLibrary)},
		{"the rules", func() error { return a.arrange("rules") }},
		{"a question", game(alone, "ask")},
		{"a shared table", game(two, "")},
		{"heroes", func() error {
			plan := a.quickPlan()
			plan.Heroes = mode.Chosen
			set := a.setupOf(plan)
			set.PickHero(0, 0)
			a.show(set)
			return nil
		}},
		{"a defence", game(alone, "decision")},
		{"the log", game(two, "log")},
		{"the menu", game(alone, "menu")},
		{"a long row", game(crowd, "row")},
		{"saved games", func() error {
			if err := game(alone, "table")(); err != nil {
				return err
			}
			t := a.scene.(*table.Table)
			a.save(t.Match, savegame.Named, "late")
			a.save(t.Match, savegame.Quick, "")
			a.showSaves()
			return nil
		}},
		{"the curtain", game(two, "curtain")},
		{"the result", result(func(*match.Match) {})},
		{"a replay", result(a.watch)},
		{"the trial", game(trial, "")},
		{"a crowd", game(crowd, "table")},
		{"computers alone", game(seats("buyer", "random"), "")},
		{"a splash", game(alone, "splash")},
		{"an Attack", game(two, "attack")},
		{"a card enlarged", game(trial, "zoom")},
		{"an end", game(two, "end")},
		{"the map", game(town("Ana", "buyer"), "")},
		{"a late map", game(town("Ana", "random", "Bob"), "table")},
		{"a full map", func() error {
			a.plan = town("Ana", "random", "buyer", "random")
			a.plan.Seed = 1
			return a.arrange("map-crowd")
		}},
		{"the end of a town", game(town("Ana", "buyer"), "end")},
		{"a campaign", func() error {
			o, err := a.campaigns.Shown()
			if err != nil {
				return err
			}
			if err = a.campaigns.Keep(o.Campaign); err == nil {
				a.campaigns.Show(o.Campaign)
			}
			return err
		}},
		{"a play of a campaign", func() error {
			o, err := a.campaigns.Shown()
			if err == nil {
				err = a.campaigns.Keep(o.Campaign)
			}
			if err != nil {
				return err
			}
			return a.campaigns.Start(o.Campaign)
		}},
		{"campaigns", show(a.campaigns.ShowAll)},
		{"a new campaign", show(a.campaigns.New)},
		{"a story", show(func() { a.show(a.campaigns.StoryShown()) })},
		{"after a fault", func() error {
			if err := game(alone, "table")(); err != nil {
				return err
			}
			k.settle()
			if err := a.Store.WriteCrash("something\nwent wrong", a.keep.id); err != nil {
				return err
			}
			a.showFirst()
			return nil
		}},
	}
}
