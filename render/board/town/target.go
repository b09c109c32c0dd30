package town

import (
	"fmt"
	"strings"

	"lineup/engine"
	"lineup/game/grammar"
	mode "lineup/game/mode/rebirth"
	"lineup/game/sets/rebirth"
	"lineup/render/ui"
	"lineup/render/ui/action"
)

// This file finds what the pointer is on and the tips shown there.

// These are the click measures of a Location's building, about the middle of its ground.
const houseWidth, houseUp, houseDown = 200.0, 138.0, 34.0

// house returns the box of the building of the Location in a space.
func (m *townMap) house(i int) ui.Box {
	at, size := m.Plan.Site(i)
	return ui.BoxAt(at.X-houseWidth/2*size, at.Y-houseUp*size, houseWidth*size, (houseUp+houseDown)*size)
}

// spaceAt returns the space at a position of the map, or -1 if there is none, and the box that was
// hit: its square, its Move tag, or a Location's plate or building.
func (m *townMap) spaceAt(x, y float64) (space int, at ui.Box) {
	for i := range m.spaces {
		if s := &m.spaces[i]; s.open && s.tag.Has(x, y) {
			return i, s.tag
		}
	}
	for i := range m.spaces {
		if b := m.spaces[i].reach(); b.Has(x, y) {
			return i, b
		}
	}
	for i := range m.spaces {
		if s := &m.spaces[i]; s.location && s.plate.Has(x, y) {
			return i, s.plate
		}
	}
	for i := range m.spaces {
		if b := m.house(i); m.spaces[i].location && b.Has(x, y) {
			return i, b
		}
	}
	return -1, ui.Box{}
}

// goWords returns what a click on an open space does.
func (l *looking) goWords(s *mapSpace, move int) string {
	v := l.view
	if d := v.Pending(); s.step.Kind == engine.OptSpace && v.Space(d.Seat) < 0 {
		return "Place your Character in " + s.name
	} else if s.step.Kind == engine.OptSpace && d.It != engine.NoCard && v.Sees(d.It) && villain(v, d.It) {
		return "Move " + v.Face(d.It).Name + " to " + s.name
	} else if s.step.Kind == engine.OptSpace {
		return "Choose " + s.name
	}
	who := "Move to " + s.name
	if seat := v.Card(s.step.Card).Owner; seat != l.near && seat != engine.NoSeat {
		who = l.name(seat) + " moves to " + s.name
	} else if seat == engine.NoSeat && v.Sees(s.step.Card) {
		who = v.Face(s.step.Card).Name + " moves to " + s.name
	}
	if s.cost == "" {
		return who
	}
	return fmt.Sprintf("%s (%s of %d Move)", who, s.cost, move)
}

// hint is a sentence shown under the pointer in a box of the map.
type hint struct {
	words string
	box   ui.Box
}

// bookTip returns the tip of the button for the rules of the map.
func bookTip(c *ui.Canvas) string {
	const says = "The cards behind this map, in full: Scenario, Threat, Villains, Locations, and Super Heroes"
	if key := c.KeyName(action.Reference); key != "" {
		return says + " (" + key + ")"
	}
	return says
}

// readTips writes the tips for what does not fit on the map.
func (m *townMap) readTips() {
	m.tips = append(m.tips, hint{"What happens after the turn ends, in this order", ui.BoxAt(m.forecast.X, m.forecast.Y, m.forecast.W, rowsBelow-4)})
	if m.hard {
		m.tips = append(m.tips, hint{"Impossible: " + mode.ImpossibleSays, m.badge()})
	}
	if m.warning != "" { // the panel may have no room for all of it
		m.tips = append(m.tips, hint{m.warning, m.goal})
	}
	for _, o := range m.offers {
		if o.says != "" {
			m.tips = append(m.tips, hint{o.says, o.box})
		}
	}
	for i := range m.seatPanels {
		if s := &m.seatPanels[i]; s.pick {
			m.tips = append(m.tips, hint{grammar.Capital(strings.ToLower(s.verb)) + " " + s.called, ui.BoxAt(s.box.X, s.box.Y, s.box.W, rowsFrom-4)})
		}
	}
	for i := range m.seatPanels {
		if s := &m.seatPanels[i]; len(s.hold) == 0 && len(s.rows) == 0 && s.face != nil && !m.showsText(s) {
			m.tips = append(m.tips, hint{s.face.Name + ": " + s.face.Text, ui.BoxAt(s.box.X, s.box.Y+rowsFrom, s.box.W, s.box.H-rowsFrom)})
		}
	}
	for i := range m.seatPanels {
		s := &m.seatPanels[i]
		if at, short := m.shortName(s); short && !s.pick {
			m.tips = append(m.tips, hint{s.called, at})
		}
	}
	if words := deckWords(m.stacks); words != "" {
		m.tips = append(m.tips, hint{words, m.deckAt})
	}
	if m.clocked {
		after := "you lose"
		if m.played == competitive {
			after = "the game ends"
		}
		m.tips = append(m.tips, hint{fmt.Sprintf("The end clock is on box %d of %d. After the last box, %s.", m.clock, rebirth.LastBox, after), m.clockAt})
	}
}

// showsText reports whether the panel of a seat has room for the whole text of its hero.
func (m *townMap) showsText(s *mapSeat) bool {
	about := m.aboutHero(s.face, s.box.W, s.box.H)
	return strings.Join(strings.Fields(strings.Join(about.lines, " ")), " ") == strings.Join(strings.Fields(s.face.Text), " ")
}

// deckWords returns what all players know of the main deck: the contents of its stacks, the next
// one first.
func deckWords(stacks []stack) string {
	var parts []string
	for _, s := range stacks {
		who := "no Super-Villain"
		if s.supers > 0 {
			who = grammar.Count(s.supers, "Super-Villain", "Super-Villains")
		}
		parts = append(parts, grammar.Cards(s.cards)+" with "+who)
	}
	if len(parts) == 0 {
		return ""
	}
	return "The main deck, from the top: " + strings.Join(parts, ", then ")
}

// book returns the box to click for all rules of the map: the head of the track.
func (m *townMap) book() ui.Box { return ui.BoxAt(m.track.X, m.track.Y, m.head-6, m.track.H) }

// trackHead is where the cells of the track begin, from its left, and trackHigh the track's height.
const trackHead, trackHigh = 98.0, 96.0
