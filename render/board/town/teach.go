package town

import (
	"fmt"
	"slices"

	"lineup/engine"
	"lineup/game/card"
	"lineup/render/art"
	"lineup/render/board"
	"lineup/render/ui"
	"lineup/render/ui/action"
)

// This file shows the notes that explain what is new on the map, and what can be read there.

// teach explains what is new while nothing covers the map and everything has been shown.
func (b *Board) teach(sc *board.Scene, dt float64) {
	if _, awaited := b.Moves(); !b.Teaches || sc.Settings.Quiet || !sc.Clear() || awaited {
		b.explains = false
		return
	}
	b.tutor.step(dt)
	if b.taught == sc.Laid && b.explains {
		return
	}
	if b.told > b.heard { // the match went back
		b.tutor.recent = nil
	}
	events, n := sc.Host.Events(min(b.told, b.heard))
	m := newMoment(b, sc.View, events)
	b.tutor.take(m, sc.Settings.Knows, b.inTheWay(sc))
	for _, name := range b.tutor.done {
		sc.Settings.Explain(name)
	}
	b.tutor.done = b.tutor.done[:0]
	if name := b.tutor.showing(); name != "" && !sc.Settings.Knows(name) {
		sc.Settings.Explain(name)
	}
	b.told, b.taught, b.explains = n, sc.Laid, true
}

// inTheWay returns the boxes a note may not cover, because they can be chosen, the names it covers only
// if there is no other room, and what else it should not cover.
func (b *Board) inTheWay(sc *board.Scene) *hindrance {
	hard, soft := b.town.inTheWay()
	for _, o := range sc.Answers.Options() {
		if at, ok := b.Offer(o); ok {
			hard = append(hard, at)
		}
	}
	for i := range b.Spots {
		s := &b.Spots[i]
		if _, lit := sc.Answers.Of(s.Card); lit || s.Place == engine.Hand {
			at := s.Bounds().Grown(12)
			at.Y, at.H = at.Y-callRoom, at.H+callRoom
			hard = append(hard, at)
		} else {
			soft = append(soft, s.Bounds())
		}
	}
	hard = append(hard, sc.Host.Buttons()...)
	for i := range b.Labels {
		soft = append(soft, b.Labels[i].Box)
	}
	return &hindrance{hard, b.cardNames(sc), b.otherNames(), soft, b.plates()}
}

// cardNames returns the boxes of the names of all cards and Villains.
func (b *Board) cardNames(sc *board.Scene) (out []ui.Box) {
	for i := range b.Spots {
		if s := &b.Spots[i]; s.Plate.W == 0 {
			out = append(out, nameOn(sc, s.Card, s.Pose))
		}
	}
	for i := range b.town.standees {
		if s := &b.town.standees[i]; s.tag.W > 0 {
			out = append(out, s.tag)
		}
	}
	return out
}

// plates returns the plates of the Locations.
func (b *Board) plates() (out []ui.Box) {
	for i := range b.town.spaces {
		if s := &b.town.spaces[i]; s.location {
			out = append(out, s.plate)
		}
	}
	return out
}

// otherNames returns the boxes of the names of Locations, with what they say, and players.
func (b *Board) otherNames() []ui.Box {
	out := b.plates()
	for i := range b.town.seatPanels {
		at := b.town.seatPanels[i].box
		out = append(out, ui.BoxAt(at.X, at.Y, at.W, nameHigh))
	}
	return out
}

// nameHigh is the height of the part of a seat's panel with its name.
const nameHigh = 40.0

// nameOn returns the box of the name of a card.
func nameOn(sc *board.Scene, of engine.CardID, p ui.Pose) ui.Box {
	top, low := art.NameBand(sc.Canvas.Art.Small(sc.FaceOf(of), sc.Canvas.Pixels(p.W)))
	b := p.Bounds()
	return ui.BoxAt(b.X, b.Y+top*b.H, b.W, (low-top)*b.H)
}

// callRoom is how far the tab of a usable card rises above it.
const callRoom = 30.0

// noted reports whether a note is shown.
func (b *Board) noted() bool { return b.explains && b.tutor.showing() != "" }

// townNote is the note as a layer over the map.
type townNote struct {
	b  *Board
	sc *board.Scene
}

// Shown reports whether there is a note.
func (n townNote) Shown() bool { return n.b.noted() }

// Holds returns HoldPointer if the pointer is in the note's box.
func (n townNote) Holds(p *ui.Pointer) ui.Holds {
	if n.b.tutor.box.Has(p.X, p.Y) {
		return ui.HoldPointer
	}
	return 0
}

// Update closes the note on a click or Escape.
func (n townNote) Update(p *ui.Pointer) bool {
	switch {
	case p.Clicked(n.b.tutor.box):
		n.sc.Settings.Quiet = p.Clicked(n.b.tutor.off(n.b.town))
		n.close()
	case p.Does(action.Back):
		n.close()
		return true
	}
	return false
}

func (n townNote) close() {
	n.b.tutor.close()
	n.b.taught = -1
}

// Draw draws the note.
func (n townNote) Draw(c *ui.Canvas) { n.b.tutor.draw(c, n.b.town) }

// refer returns the cards that the map abbreviates: the Scenario, the Levels with their tiles, the
// Villains, the Locations, and the heroes.
func (b *Board) refer(sc *board.Scene) []board.Spread {
	var scenario, levels, villains, places, heroes []*art.Face
	var notes []string // below the Levels
	for _, k := range b.town.shapes() {
		f := sc.FaceOf(k.card)
		switch board.WhereIs(sc.View, k.card).Place {
		case engine.Rules:
			scenario = append(scenario, f)
		case card.Track:
			levels, notes = append(levels, f), append(notes, b.town.tileNote(k.card))
		default:
			places = append(places, f)
		}
	}
	for i := range b.town.standees {
		s := &b.town.standees[i]
		if f := sc.Priced(sc.View, s.card, s.face); s.seat == engine.NoSeat && !slices.Contains(villains, f) {
			villains = append(villains, f)
		}
	}
	for i := range b.town.seatPanels {
		if f := b.town.seatPanels[i].face; f != nil {
			heroes = append(heroes, f)
		}
	}
	missions, states := b.missions(sc)
	out := []board.Spread{{Title: "SCENARIO", Faces: scenario}, {Title: "SIDE MISSIONS", Faces: missions, Notes: states},
		{Title: "YOUR SECRET CARD", Faces: b.secrets(sc)}, {Title: "THREAT LEVELS", Faces: levels, Notes: notes}, {Title: "VILLAINS IN THE CITY", Faces: villains},
		{Title: "LOCATIONS", Faces: places}, {Title: "SUPER HEROES", Faces: heroes}}
	return slices.DeleteFunc(out, func(s board.Spread) bool { return len(s.Faces) == 0 })
}

// missions returns the Side Missions of the game, with what each gives.
func (b *Board) missions(sc *board.Scene) (faces []*art.Face, notes []string) {
	for _, p := range []struct {
		place engine.Place
		note  string
	}{{card.Missions, "gives 1 campaign point"}, {card.MissionsDone, "completed"}} {
		for _, c := range board.Shared(p.place).Cards(sc.View) {
			if f := sc.FaceOf(c); f != nil {
				faces, notes = append(faces, f), append(notes, p.note)
			}
		}
	}
	return faces, notes
}

// secrets returns the viewer's Secret Cards, if the table speaks to them only.
func (b *Board) secrets(sc *board.Scene) (out []*art.Face) {
	if !sc.Alone() || sc.Eyes == engine.NoSeat {
		return nil
	}
	for _, p := range []engine.Place{card.Secrets, card.SecretsDone} {
		for _, c := range board.At(p, sc.Eyes).Cards(sc.View) {
			if f := sc.FaceOf(c); f != nil {
				out = append(out, f)
			}
		}
	}
	return out
}

// tileNote says what a tile on the Threat Track does to its Level, or returns "" for a Level.
func (m *townMap) tileNote(c engine.CardID) string {
	for i, lv := range m.levels {
		switch {
		case lv.card == c && lv.tile:
			return fmt.Sprint("replaces Level ", i)
		case lv.addedCard == c:
			return fmt.Sprint("added to Level ", i)
		}
	}
	return ""
}
