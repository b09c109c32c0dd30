package town

import (
	"fmt"
	"math"
	"slices"

	"lineup/engine"
	"lineup/render/board"
	"lineup/render/ui"
)

// This file places the tabs that say what a click on a card or a Villain does.

// tab returns the box of the tab of a card that can be bought.
func (k *mapCard) tab() ui.Box {
	return board.CallFor("BUY", k.pose.X, k.pose.Y-k.pose.Height()/2+board.CallIn-board.PayableRise)
}

// callWords returns what a click on a Villain does, in a word.
func (s *standee) callWords() string {
	if s.pick {
		return fmt.Sprint("CHOOSE ", s.key)
	}
	return "DEFEAT"
}

// callReach is how far the tab of a Villain may be from the middle above its head.
var callReach = leeway{left: 36, right: 36, up: 24, down: 80, across: 6, along: 4}

// callOn is how far down a tab is on its Villain's face. A place beside a name over its head is better.
const callOn = 16.0

// callGap is the distance of a tab from the name beside it.
const callGap = 2.0

// touchesName is how bad it is if a tab beside a Villain's name is also beside another one's.
const touchesName = 80.0

// besideName returns the best place for the tab of a Villain beside its name, under it or at its ends if
// it is at the Villain's feet, where it covers nothing that says something, and reports whether there
// is one.
func (m *townMap) besideName(k *crowd, s *standee) (best ui.Box, ok bool) {
	b, t, least := s.call, s.tag, math.Inf(1)
	low, middle := t.Y+t.H, t.X+(t.W-b.W)/2
	try := func(x, y, cost float64) {
		at := ui.BoxAt(x, y, b.W, b.H)
		for i := range m.standees {
			if o := &m.standees[i]; o.card != s.card && o.tag.W > 0 && o.tag.Overlaps(at.Grown(callGap+4)) {
				cost += touchesName
			}
		}
		if cost < least && k.cost(0, 0, []ui.Box{at}, 1) == 0 && !m.onPlate(at) {
			best, least, ok = at, cost, true
		}
	}
	onIt := 0.0 // what it costs to be above the name
	if t.Y > s.at.Y-namesBelow {
		onIt = 50
	}
	for x := t.X - b.W + 16; x <= t.X+t.W-16; x += 8 {
		try(x, t.Y-b.H-callGap, math.Abs(x-middle)+onIt)
		try(x, low+callGap, math.Abs(x-middle)+20)
	}
	try(t.X+t.W+callGap, low-b.H, 40)
	try(t.X-b.W-callGap, low-b.H, 40)
	return best, ok
}

// onPlate reports whether a box overlaps the plate of a Location, or its edge.
func (m *townMap) onPlate(b ui.Box) bool {
	return slices.ContainsFunc(m.spaces, func(s mapSpace) bool { return s.location && s.plate.Grown(4).Overlaps(b) })
}

// rivaled reports whether a question is about a Villain and another one in its space.
func (m *townMap) rivaled(s *standee) bool {
	return s.pick && slices.ContainsFunc(m.standees, func(o standee) bool {
		return o.pick && o.seat == engine.NoSeat && o.at0 == s.at0 && o.card != s.card
	})
}

// placeCalls places the tabs of the Villains, each over its head or close to that, where it covers
// nothing that says something. One without such a place is shy. If a question is about
// several in one space, each has its tab beside its name, so that the tabs are not confused. So has one
// whose name over its head would push the tab onto its face.
func (m *townMap) placeCalls() {
	k := m.crowd()
	k.tabs, k.stands, k.heads = nil, nil, nil
	for i := range m.standees {
		s := &m.standees[i]
		if s.tag.W > 0 {
			k.told = append(k.told, s.tag)
		}
		k.told = append(append(k.told, s.signBoxes()...), s.tokenBoxes()...)
	}
	for i := range m.spaces {
		if s := &m.spaces[i]; s.open {
			k.told = append(k.told, s.tag)
		}
	}
	for i := range m.standees {
		s := &m.standees[i]
		if s.seat != engine.NoSeat {
			continue
		}
		r := s.reach()
		s.call = board.CallFor(s.callWords(), r.X+r.W/2, r.Y+4)
		dx, dy, cost := k.best(callReach, []ui.Box{s.call})
		if m.rivaled(s) || dy > callOn && s.tag.Y+s.tag.H < s.call.Y+dy+s.call.H {
			if at, ok := m.besideName(k, s); ok {
				s.call, s.shy = at, false
				k.told = append(k.told, s.call)
				continue
			}
		}
		s.call.X, s.call.Y = s.call.X+dx, s.call.Y+dy
		if s.shy = cost >= covers; !s.shy {
			k.told = append(k.told, s.call)
		}
	}
}

// hideTabs makes the tabs of cards shy that would cover another card, a count, a plate, a sign, a name,
// the tab of a Villain, or the Move to a space.
func (m *townMap) hideTabs() {
	var over []ui.Box
	for i := range m.standees {
		s := &m.standees[i]
		over = append(over, s.tokenBoxes()...)
		if over = append(over, s.signBoxes()...); s.tag.W == 0 {
			continue
		}
		if over = append(over, s.tag); !s.shy {
			over = append(over, s.call)
		}
	}
	type card struct {
		is  engine.CardID
		box ui.Box
	}
	var cards []card
	for i := range m.spaces {
		s := &m.spaces[i]
		if s.open {
			over = append(over, s.tag)
		}
		if s.location {
			over = append(over, s.plate, s.person)
		} else {
			over = append(over, s.slotSign(), s.coming)
		}
		for _, k := range s.cards {
			cards = append(cards, card{k.card, k.pose.Bounds()})
		}
		if s.card.card != engine.NoCard {
			cards = append(cards, card{s.card.card, s.card.pose.Bounds()})
			if s.left > 1 {
				over = append(over, countBox(s.card.pose))
			}
		}
	}
	hide := func(k *mapCard) {
		tab := k.tab()
		k.shy = slices.ContainsFunc(over, tab.Overlaps) || slices.ContainsFunc(cards, func(o card) bool { return o.is != k.card && o.box.Overlaps(tab) })
	}
	for i := range m.spaces {
		s := &m.spaces[i]
		if s.card.card != engine.NoCard {
			hide(&s.card)
		}
		for j := range s.cards {
			hide(&s.cards[j])
		}
	}
}
