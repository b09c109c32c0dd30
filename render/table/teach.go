package table

import (
	"lineup/engine"
	"lineup/game/mode/rebirth"
	"lineup/render/table/city"
	"lineup/render/ui"
)

// This file is the notes that explain what is new on the map, and what is read there.

// explains reports whether what is new at a table is explained: to people who play the first
// Scenario.
func (t *Table) explains() bool {
	b, ok := t.lays.(*cityBoard)
	return ok && t.plays() && len(t.people) > 0 && b.m.Scenario() == rebirth.Scenarios[0].Name
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
			hard = append(hard, s.bounds().Grown(12))
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

// touchNote lets the note be clicked, and reports whether it was.
func (b *cityBoard) touchNote(t *Table, p *ui.Pointer) bool {
	if !b.explains || b.tutor.Showing() == "" || !p.Clicked(b.tutor.Box()) {
		return false
	}
	t.Settings.Quiet = p.Clicked(b.tutor.Off(b.m))
	b.tutor.Close()
	b.taught = -1
	return true
}

