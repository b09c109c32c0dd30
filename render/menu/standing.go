package menu

import (
	"slices"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/grammar"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/savegame"
	"lineup/render/wording"
)

// standing is the state of a running game, a line each: the title, the turn, the other players, and
// how far it has come.
type standing struct {
	title, turn, others, left string
}

// lines returns its lines that are not empty.
func (s standing) lines() []string {
	return slices.DeleteFunc([]string{s.title, s.turn, s.others, s.left}, func(l string) bool { return l == "" })
}

// listedStanding returns the part of the standing that the list of saves shows.
func listedStanding(l *savegame.Listed) standing {
	if l.Fault != "" {
		return standing{turn: grammar.Capital(grammar.Turn(l.Backup[0].Turn)), left: "The latest save is damaged. An older one can be opened."}
	}
	s := standing{title: wording.OneLine(l.Title), turn: grammar.Capital(grammar.Turn(l.Turn)), left: wording.OneLine(l.Result)}
	if plan, err := mode.ParsePlan(l.Plan); err == nil {
		s.others = "Playing with " + seatNames(plan, "")
	}
	return s
}

// seatNames returns the names of all seats but one.
func seatNames(p mode.Plan, but string) string {
	var names []string
	for _, s := range p.Seats {
		if s.Name != but {
			names = append(names, wording.OneLine(s.Name))
		}
	}
	return card.AndList(names)
}

// fullStanding restores the game in the background to find the active player and how far it has come. Ok
// is false if it cannot be restored.
func fullStanding(p *Program, id string, s standing) (_ standing, ok bool) {
	g, err := p.Store.Open(id)
	if err != nil {
		return s, false
	}
	plan, err := mode.ParsePlan(g.Plan)
	if err != nil {
		return s, false
	}
	game, err := p.Catalog.Build(plan)
	if err != nil {
		return s, false
	}
	m, _, err := match.Restore(game, p.Players.Decider, g.Saved)
	if err != nil {
		return s, false
	}
	v := m.View(engine.NoSeat)
	if seat := v.Turn().Seat; seat != engine.NoSeat && !m.Over() {
		s.turn += ", " + grammar.Possessive(wording.OneLine(m.Name(seat))) + " turn"
		if s.others = seatNames(plan, m.Name(seat)); s.others != "" {
			s.others = "Playing with " + s.others
		}
	}
	s.left = m.Standing()
	return s, true
}
