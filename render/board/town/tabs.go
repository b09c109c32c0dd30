package town

import (
	"fmt"
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

// placeCalls places the tabs of the Villains, each over its head or close to that, where it covers
// nothing that says something. One without such a place is shy.
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
