package setup

import (
	"strconv"

	"lineup/game/mode"
	"lineup/render/players"
	"lineup/render/ui"
)

// ModePart is a mode's part of the setup screen.
type ModePart struct {
	Sections []Section // after the heroes, in order
	// HeroesDealt returns how many Super Heroes are dealt to a seat that names none. Nil means as
	// many as are kept, or twice as many when one of two is kept.
	HeroesDealt func(mode.Mode, mode.Plan) int
	Partners    bool // in a team game, players across from each other are partners
	Looks       players.SeatLooks
}

// Section is a choice of only one mode, with its own place on the screen.
type Section interface {
	// Options returns the names of the options that are chosen here and not among the variants.
	Options() []string
	// Row returns the row of the section for a plan and its mode. Ok is false if there is nothing
	// to choose. Set gets the changed plan.
	Row(m mode.Mode, p mode.Plan, set func(mode.Plan)) (r ui.FormRow, ok bool)
}

// NumberSection is the section of a numeric option.
type NumberSection struct {
	Option string
	Head   string
	Note   func(o mode.Option, n int) ui.FormNote // returns the note about a number
}

// Options returns the name of the option.
func (s NumberSection) Options() []string { return []string{s.Option} }

// Row returns the row of the option. The number may be one that the current mode does not allow.
func (s NumberSection) Row(m mode.Mode, p mode.Plan, set func(mode.Plan)) (ui.FormRow, bool) {
	o, ok := m.Option(s.Option)
	if !ok {
		return ui.FormRow{}, false
	}
	n := o.Default
	if v, ok := p.Options.Value(o.Name); ok {
		if chosen, err := strconv.Atoi(v); err == nil {
			n = chosen
		}
	}
	return ui.FormRow{Head: s.Head, Note: s.Note(o, n), Controls: ui.NumberControls(n, o.Numbers.Min, o.Numbers.Max, 84, 116, func(n int) {
		p.Options = p.Options.WithNumber(o.Name, n)
		set(p)
	})}, true
}

// part returns the part of the game's mode.
func (s *Setup) part() ModePart { return s.needs.Parts[s.game.Mode.ID] }

// elsewhere returns the options with a section of their own.
func (s *Setup) elsewhere() (out []string) {
	for _, section := range s.part().Sections {
		out = append(out, section.Options()...)
	}
	return out
}

// laySections lays out the sections of the mode.
func (s *Setup) laySections(rows *ui.Rows) {
	for _, section := range s.part().Sections {
		row, ok := section.Row(s.game.Mode, s.plan, func(p mode.Plan) {
			s.plan = p
			s.lay()
		})
		if ok {
			s.addSection(rows, row)
		}
	}
}
