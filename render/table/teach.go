package table

import (
	"lineup/engine"
	"lineup/game/card"
	"lineup/render/art"
	"lineup/render/table/city"
	"lineup/render/ui"
)

// This file is the notes that explain what is new on the map, and what is read there.

// teach explains what is new, while nothing lies over the map and all has been shown.
func (b *cityBoard) teach(sc *Scene, dt float64) {
	if _, awaited := b.moves(); !b.teaches || sc.Settings.Quiet || !sc.clear() || awaited {
		b.explains = false
		return
	}
	b.tutor.Step(dt)
	if b.taught == sc.Laid && b.explains {
		return
	}
	events, n := sc.Host.Events(min(b.told, b.heard))
	m := city.NewMoment(b.m, sc.View, events)
	hard, soft := b.inTheWay(sc)
	b.tutor.Take(m, sc.Settings.Knows, hard, soft)
	for _, name := range b.tutor.Done {
		sc.Settings.Explain(name)
	}
	b.tutor.Done = b.tutor.Done[:0]
	if name := b.tutor.Showing(); name != "" && !sc.Settings.Knows(name) {
		sc.Settings.Explain(name)
	}
	b.told, b.taught, b.explains = n, sc.Laid, true
}

// inTheWay is what a note may not cover, as it can be chosen, and what it had better not.
func (b *cityBoard) inTheWay(sc *Scene) (hard, soft []ui.Box) {
	hard, soft = b.m.InTheWay()
	for _, o := range sc.Answers.Options() {
		if at, ok := b.offer(o); ok {
			hard = append(hard, at)
		}
	}
	for i := range b.spots {
		s := &b.spots[i]
		if _, lit := sc.Answers.Of(s.card); lit || s.place == engine.Hand {
			at := s.bounds().Grown(12)
			at.Y, at.H = at.Y-callRoom, at.H+callRoom
			hard = append(hard, at)
		} else {
			soft = append(soft, s.bounds())
		}
	}
	hard = append(hard, sc.Host.Buttons()...)
	for i := range b.labels {
		soft = append(soft, b.labels[i].box)
	}
	return hard, soft
}

// callRoom is how far the tab of a card that can be used rises over it.
const callRoom = 30.0

// noted reports whether a note is shown.
func (b *cityBoard) noted() bool { return b.explains && b.tutor.Showing() != "" }

// townNote is the note, as a layer over the map.
type townNote struct {
	b  *cityBoard
	sc *Scene
}

// Shown reports whether there is a note.
func (n townNote) Shown() bool { return n.b.noted() }

// Holds says that a note holds the pointer back in its box.
func (n townNote) Holds(p *ui.Pointer) ui.Holds {
	if n.b.tutor.Box().Has(p.X, p.Y) {
		return ui.HoldPointer
	}
	return 0
}

// Update lets the note be clicked away.
func (n townNote) Update(p *ui.Pointer) bool {
	if p.Clicked(n.b.tutor.Box()) {
		n.sc.Settings.Quiet = p.Clicked(n.b.tutor.Off(n.b.m))
		n.b.tutor.Close()
		n.b.taught = -1
	}
	return false
}

// Draw draws the note.
func (n townNote) Draw(c *ui.Canvas) { n.b.tutor.Draw(c, n.b.m) }

// goes is the space that a click at a place of the map goes to, and the box that means it; -1
// for none. What can be used there comes first, and what belongs to another space.
func (b *cityBoard) goes(sc *Scene, x, y float64) (space int, at ui.Box) {
	i, at := b.m.SpaceAt(x, y)
	if i < 0 || !b.m.Spaces[i].Open || !sc.Answers.Can() || b.noted() && b.tutor.Box().Has(x, y) {
		return -1, ui.Box{}
	}
	if over := b.spotAt(x, y); over != 0 {
		s := &b.spots[over-1]
		if _, lit := sc.Answers.Of(s.card); lit || sc.View.SpaceOf(s.card) != i && at != b.m.Spaces[i].Tag() {
			return -1, ui.Box{}
		}
	}
	return i, at
}

// refer are the cards of all that the map says in short: the Scenario, the Levels of the Threat
// with their tiles, the Locations, and the heroes.
func (b *cityBoard) refer(sc *Scene) []Spread {
	var scenario, levels, places, heroes []*art.Face
	for _, k := range b.m.Shapes() {
		f := sc.FaceOf(k.Card)
		switch whereIs(sc.View, k.Card).place {
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
	out := []Spread{{"SCENARIO", scenario}, {"LEVELS OF THE THREAT", levels}, {"LOCATIONS", places}}
	if len(heroes) > 0 {
		out = append(out, Spread{"HEROES", heroes})
	}
	return out
}
