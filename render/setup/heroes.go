package setup

import (
	"fmt"
	"slices"
	"strings"

	"lineup/game/grammar"
	"lineup/game/mode"
	"lineup/render/art"
	"lineup/render/players"
	"lineup/render/ui"
)

// heroWays are the ways of dealing heroes.
var heroWays = [...]mode.HeroChoice{mode.Random, mode.Chosen, mode.DealTwo}

// heroesDealt returns how many Super Heroes are dealt to a seat that names none.
func (s *Setup) heroesDealt() int {
	if dealt := s.part().HeroesDealt; dealt != nil {
		return dealt(s.game.Mode, s.plan)
	}
	if s.plan.Heroes == mode.DealTwo {
		return 2 * s.game.Mode.Heroes
	}
	return s.game.Mode.Heroes
}

// heroNote returns the note about the plan's way of dealing heroes: the mode's own, if it has one.
func (s *Setup) heroNote() string {
	m, p := s.game.Mode, s.plan
	if m.HeroNote != nil {
		if note := m.HeroNote(m, p); note != "" {
			return note
		}
	}
	each := s.heroesDealt()
	kept, dealt := grammar.Spelled(m.Heroes), grammar.Spelled(each)
	switch {
	case p.Heroes == mode.Chosen && each > m.Heroes:
		return "Pick " + kept + " per player. Others are dealt " + dealt + " and keep " + kept + "."
	case p.Heroes == mode.Chosen:
		return "Pick " + kept + " per player, or leave it to chance."
	case each > m.Heroes:
		return "Each player is dealt " + dealt + " and keeps " + kept + "."
	}
	return "Each player is dealt " + kept + " at random."
}

// layHeroes lays out the ways of dealing heroes.
func (s *Setup) layHeroes(rows *ui.Rows) {
	row := ui.FormRow{Head: "SUPER HEROES", MaxWidth: 216, Note: ui.FormNote{Words: s.heroNote()}}
	for _, how := range heroWays {
		row.Controls = append(row.Controls, ui.Control{Button: ui.Button{Label: players.HeroWay(how, s.game.Mode.Heroes), On: s.plan.Heroes == how, Do: func() {
			s.plan.Heroes = how
			s.lay()
		}}})
	}
	s.addSection(rows, row)
}

// playedBy returns the heroes picked for a seat, at most as many as the planned game allows.
// Further ones wait for another variant.
func (s *Setup) playedBy(seat int) []string {
	all := s.plan.Seats[seat].Heroes
	return all[:min(len(all), s.game.Mode.Heroes)]
}

// picks returns the buttons for a seat's heroes.
func (s *Setup) picks(seat int) (out []ui.Control) {
	named := s.playedBy(seat)
	for k := range s.game.Mode.Heroes {
		words := "RANDOM HERO"
		if k < len(named) {
			words = strings.ToUpper(named[k])
		}
		out = append(out, ui.Control{Button: ui.Button{Label: words, Do: func() { s.PickHero(seat, k) }}})
	}
	return out
}

// PickHero opens the list of heroes for one of a seat's heroes, counted from 0.
func (s *Setup) PickHero(seat, which int) {
	named := s.playedBy(seat)
	free := func(name string) bool {
		at := slices.Index(named, name)
		return at < 0 || at == which
	}
	task := players.PickOne
	if n := s.game.Mode.Heroes; n > 1 {
		task = fmt.Sprintf("choose Super Hero %d of %d", which+1, n)
	}
	s.picker.Open(art.Faces(s.game.Book), s.plan.Seats[seat].Name, task, free, func(name string) {
		heroes := slices.Clone(named)
		if which < len(heroes) {
			heroes[which] = name
		} else {
			heroes = append(heroes, name)
		}
		s.plan.Seats[seat].Heroes = slices.DeleteFunc(heroes, func(name string) bool { return name == "" })
		s.lay()
	})
}
