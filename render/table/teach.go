package table

import (
	"lineup/engine"
	"lineup/game/card"
	"lineup/game/mode/rebirth"
	"lineup/render/art"
	"lineup/render/rulebook"
	"lineup/render/table/city"
	"lineup/render/ui"
)

// This file is the notes that explain what is new on the map, what is read there, and the rules.

// explains reports whether what is new at a table is explained: to people who play the first
// Scenario.
func (t *Table) explains() bool {
	b, ok := t.lays.(*cityBoard)
	return ok && t.plays() && len(t.playing()) > 0 && b.m.Scenario() == rebirth.Scenarios[0].Name
}

// teach explains what is new, while nothing lies over the map and all has been shown.
func (b *cityBoard) teach(t *Table, dt float64) {
	if !t.explains() || t.Settings.Quiet || !t.clear() || b.awaited() {
		b.explains = false
		return
	}
	b.tutor.Step(dt)
	if b.taught == t.laid && b.explains {
		return
	}
	events, n := t.Match.Events(t.eyes, min(b.told, b.heard))
	m := city.NewMoment(b.m, t.view(), events)
	hard, soft := b.inTheWay(t)
	b.tutor.Take(m, t.Settings.Knows, hard, soft)
	for _, name := range b.tutor.Done {
		t.Settings.Explain(name)
	}
	b.tutor.Done = b.tutor.Done[:0]
	if name := b.tutor.Showing(); name != "" && !t.Settings.Knows(name) {
		t.Settings.Explain(name)
	}
	b.told, b.taught, b.explains = n, t.laid, true
}

// inTheWay is what a note may not cover, as it can be chosen, and what it had better not.
func (b *cityBoard) inTheWay(t *Table) (hard, soft []ui.Box) {
	hard, soft = b.m.InTheWay()
	for _, o := range t.ask.options {
		if at, ok := b.offer(o); ok {
			hard = append(hard, at)
		}
	}
	for i := range b.spots {
		s := &b.spots[i]
		if _, lit := t.ask.option(s.card); lit || s.place == engine.Hand {
			at := s.bounds().Grown(12)
			at.Y, at.H = at.Y-callRoom, at.H+callRoom
			hard = append(hard, at)
		} else {
			soft = append(soft, s.bounds())
		}
	}
	for _, list := range []*ui.Buttons{&t.buttons, &t.ask.answers} {
		for i := range list.List {
			hard = append(hard, list.List[i].Box)
		}
	}
	for i := range b.labels {
		soft = append(soft, b.labels[i].box)
	}
	return hard, soft
}

// callRoom is how far the tab of a card that can be used rises over it.
const callRoom = 30.0

// noted reports whether a note is shown.
func (b *cityBoard) noted() bool { return b.explains && b.tutor.Showing() != "" }

// touchNote lets the note be clicked.
func (b *cityBoard) touchNote(t *Table, p *ui.Pointer) {
	if p.Clicked(b.tutor.Box()) {
		t.Settings.Quiet = p.Clicked(b.tutor.Off(b.m))
		b.tutor.Close()
		b.taught = -1
	}
}

// goes is the space that a click at a place of the map goes to, and the box that means it; -1
// for none. What can be used there comes first, and what belongs to another space.
func (b *cityBoard) goes(t *Table, x, y float64) (space int, at ui.Box) {
	i, at := b.m.SpaceAt(x, y)
	if i < 0 || !b.m.Spaces[i].Open || !t.canTouch() || b.noted() && b.tutor.Box().Has(x, y) {
		return -1, ui.Box{}
	}
	if over := t.spotAt(x, y); over != 0 {
		s := &t.board.spots[over-1]
		if _, lit := t.ask.option(s.card); lit || t.view().SpaceOf(s.card) != i && at != b.m.Spaces[i].Tag() {
			return -1, ui.Box{}
		}
	}
	return i, at
}

// readRules opens the rules, and reports whether there are any to be read.
func (t *Table) readRules() bool {
	if t.Rules == nil {
		return false
	}
	t.book.Open(t.Rules(), "")
	return true
}

// mapRules spreads out all that the map says in short: the Scenario, the Levels of the Threat
// with their tiles, the Locations, and the heroes. It reports whether there is a map.
func (t *Table) mapRules() bool {
	b, ok := t.lays.(*cityBoard)
	if !ok {
		return false
	}
	v := t.view()
	var scenario, levels, places, heroes []*art.Face
	for _, k := range b.m.Shapes() {
		f := t.faceOf(v, k.Card)
		switch whereIs(v, k.Card).place {
		case engine.Rules:
			scenario = append(scenario, f)
		case card.Track:
			levels = append(levels, f)
		default:
			places = append(places, f)
		}
	}
	for i := range b.m.Seats {
		if f := b.m.Seats[i].Face; f != nil {
			heroes = append(heroes, f)
		}
	}
	t.browser.Open()
	if t.Rules != nil {
		t.browser.Lead("ALL RULES", rulebook.KeyName, func() { t.readRules() })
	}
	t.browser.Add("SCENARIO", scenario)
	t.browser.Add("LEVELS OF THE THREAT", levels)
	t.browser.Add("LOCATIONS", places)
	if len(heroes) > 0 {
		t.browser.Add("HEROES", heroes)
	}
	return true
}
