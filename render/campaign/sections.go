package campaign

import (
	"fmt"
	"slices"
	"strings"

	"lineup/game/grammar"
	"lineup/game/mode"
	"lineup/game/mode/rebirth"
	"lineup/game/savegame"
	"lineup/render/ui"
)

// This file has the choices for a single game of Rebirth on the setup screen, which knows them only
// as sections.

// ScenarioNote returns the note with the name of a Scenario by its number.
func ScenarioNote(_ mode.Option, n int) ui.FormNote {
	if n < 1 || n > len(rebirth.Scenarios) {
		return ui.FormNote{Words: fmt.Sprintf("There are only %d Scenarios.", len(rebirth.Scenarios))}
	}
	return ui.FormNote{Words: rebirth.Scenarios[n-1].Name + ". Cooperative, against the city's Villains."}
}

// Guests is the section for Super-Villains of later Scenarios as guests. They are secret until a
// campaign has shown them.
type Guests struct {
	campaigns func() []savegame.ListedCampaign // nil without a store
	asked     bool
	opened    []string // the Super-Villains that campaigns have unlocked for single games
}

// NewGuests returns the section for the campaigns of a store, which may be nil.
func NewGuests(s Store) *Guests {
	if s == nil {
		return &Guests{}
	}
	return &Guests{campaigns: s.Campaigns}
}

// find reads, once, which Super-Villains campaigns have unlocked.
func (g *Guests) find() []string {
	if g.asked || g.campaigns == nil {
		return g.opened
	}
	g.asked = true
	for _, l := range g.campaigns() {
		if l.Fault == "" {
			g.opened = append(g.opened, l.SavedCampaign.Campaign.Page().Unlocked...)
		}
	}
	return g.opened
}

// Options returns the names of the section's options.
func (g *Guests) Options() []string { return []string{rebirth.GuestsOption} }

// Row returns the row of the section. Ok is false while there are no guests to choose.
func (g *Guests) Row(m mode.Mode, p mode.Plan, set func(mode.Plan)) (r ui.FormRow, ok bool) {
	o, ok := m.Option(rebirth.GuestsOption)
	if !ok {
		return r, false
	}
	words := rebirth.Guests(g.find())
	now, chosen := p.Options.Value(o.Name)
	if !chosen {
		now = words[0]
	}
	if !slices.Contains(words, now) { // from a pasted setup
		words = append(words, now)
	}
	if len(words) == 1 {
		return r, false
	}
	next := words[(slices.Index(words, now)+1)%len(words)]
	b := ui.Button{Label: strings.ToUpper(mode.Plain(now)), On: now != words[0], Do: func() {
		p.Options = p.Options.With(o.Name, next)
		set(p)
	}}
	return ui.FormRow{Head: "GUESTS", Controls: []ui.Control{{Width: 460, Button: b}},
		Note: ui.FormNote{Words: grammar.Capital(o.Says) + "."}}, true
}

// Sides is the section of a competitive game: each player alone, or two against two (R-CPT-05).
type Sides struct{}

const (
	pairedSeats = 4     // seats for two against two
	sideWidth   = 300.0 // of each of the two buttons
)

// Options returns nil because the section sets the teams of the seats instead.
func (Sides) Options() []string { return nil }

// Row returns the row of the section. Ok is false for a game that is not competitive.
func (Sides) Row(m mode.Mode, p mode.Plan, set func(mode.Plan)) (r ui.FormRow, ok bool) {
	if _, ok := m.Option(rebirth.SignaturesOption); !ok {
		return r, false
	}
	paired := slices.ContainsFunc(p.Seats, func(s mode.Seat) bool { return s.Team != "" })
	note := "Free-for-all."
	if paired {
		note = side(p.Seats, p.Seats[0].Team) + " against " + side(p.Seats, p.Seats[1].Team) + "."
	}
	choose := func(paired bool) func() {
		return func() {
			p.Seats = slices.Clone(p.Seats)
			for i := range p.Seats {
				p.Seats[i].Team = ""
				if paired { // every other player is on one side
					p.Seats[i].Team = [...]string{"red", "blue"}[i%2]
				}
			}
			set(p)
		}
	}
	return ui.FormRow{Head: "SIDES", Note: ui.FormNote{Words: note}, Controls: []ui.Control{
		{Width: sideWidth, Button: ui.Button{Label: "FREE-FOR-ALL", On: !paired, Do: choose(false)}},
		{Width: sideWidth, Button: ui.Button{Label: "2 VS. 2", On: paired, Off: len(p.Seats) != pairedSeats,
			Why: "Two against two needs four players", Do: choose(true)}},
	}}, true
}

// side returns the names of the players on a side.
func side(seats []mode.Seat, team string) string {
	var names []string
	for _, s := range seats {
		if s.Team == team {
			names = append(names, s.Name)
		}
	}
	return strings.Join(names, " and ")
}
