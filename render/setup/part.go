package setup

import (
	"strconv"

	"lineup/game/mode"
	"lineup/render/players"
	"lineup/render/ui"
)

// ModePart is what a mode brings to the setup screen.
type ModePart struct {
	Sections []Section // below each other, after the heroes
	// HeroesDealt returns how many Super Heroes are dealt to a seat that names none, and whether
	// they lie open for all. It is nil for a mode that deals as many as are kept, or twice as many
	// where one of two is kept.
	HeroesDealt func(mode.Mode, mode.Plan) (each int, open bool)
	Partners    bool // in a game of teams those who sit across from each other are partners
	Colors      players.SeatColors
}

// Section is something that only one mode lets choose, with a place of its own on the screen.
type Section interface {
	// Options are the names of the options that are chosen here, and not among the variants.
	Options() []string
	// Row returns the row of the section for a plan, and for the mode as that plan makes it; ok is
	// false if there is nothing to choose. Set takes another plan.
	Row(m mode.Mode, p mode.Plan, set func(mode.Plan)) (r ui.FormRow, ok bool)
}

// NumberSection is the section of an option that is a number.
type NumberSection struct {
	Option string
	Head   string
	Note   func(o mode.Option, n int) ui.FormNote // what is said about a number
}

// Options implements Section.
func (s NumberSection) Options() []string { return []string{s.Option} }

// Row implements Section. The number may be one that the mode, as it now is, does not have.
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

// part returns what the mode of the game brings.
func (s *Setup) part() ModePart { return s.needs.Parts[s.game.Mode.ID] }

// elsewhere returns the options that have a section of their own.
func (s *Setup) elsewhere() (out []string) {
	for _, section := range s.part().Sections {
		out = append(out, section.Options()...)
	}
	return out
}

// laySections lays out what only this mode lets choose.
func (s *Setup) laySections(rows *ui.Rows) {
	for _, section := range s.part().Sections {
		row, ok := section.Row(s.game.Mode, s.plan, func(p mode.Plan) {
			s.plan = p
			s.lay()
		})
		if ok {
			s.Add(rows, sectionGap, row)
		}
	}
}
