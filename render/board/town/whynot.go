package town

import (
	"fmt"
	"slices"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/sets/rebirth"
	"lineup/render/art/town"
	"lineup/render/board"
	"lineup/render/ui"
)

// This file says why a card cannot be bought now, and why an ability cannot be used.

// whyNot returns why the viewer can't buy a card on the map now, or use the ability of a Location, or ""
// if they can or if the card is neither. The caller makes sure that it is the viewer's turn.
func (m *townMap) whyNot(v engine.View, c engine.CardID) string {
	space := v.SpaceOf(c)
	if space < 0 || space >= len(m.spaces) || !v.Sees(c) || slices.ContainsFunc(v.Pending().Options, func(o engine.Option) bool { return o.Card == c }) {
		return ""
	}
	s, here := &m.spaces[space], v.Space(m.near) == space
	switch {
	case c == s.tile:
		return m.whyNoUse(v, s, here)
	case villain(v, c) || !s.has(c) && s.card.card != c:
		return ""
	case v.BoughtAlike(c):
		return "You have bought from this stack: one per turn"
	case !here:
		return "Move to " + s.name + " to buy it"
	case slices.ContainsFunc(m.standees, func(k standee) bool { return k.seat == engine.NoSeat && k.at0 == space }) && barsBuying(v):
		return "A Villain is here: defeat it first"
	case v.Cost(c) > m.power:
		return fmt.Sprintf("It costs %d and you have %d Power", v.Cost(c), m.power)
	}
	return "An effect keeps you from buying it now"
}

// about says where a Villain on the map goes and what it does there, or returns "" for another card.
func (m *townMap) about(c engine.CardID) string {
	for i := range m.standees {
		s := &m.standees[i]
		switch {
		case s.card != c || s.seat != engine.NoSeat:
		case s.goal < 0:
			return ""
		case s.goal == s.at0:
			return "It is at its Destination and attacks each player, anywhere."
		default:
			return "It moves toward " + m.spaceName(s.goal) + " and attacks each player from there."
		}
	}
	return ""
}

// whyNoUse returns why the viewer can't use the ability of a Location in a space.
func (m *townMap) whyNoUse(v engine.View, s *mapSpace, here bool) string {
	uses := v.Face(s.tile).Uses
	if len(uses) == 0 || !uses[0].From.Has(card.Tiles) || s.damage >= town.Ruined {
		return ""
	}
	u := &uses[0]
	have, of := m.power, "Power"
	if u.Price.Number == rebirth.Move.ID {
		have, of = m.move, "Move"
	}
	switch {
	case !here:
		return "Move to " + s.name + " to use its ability"
	case u.Once && used(v, s.tile):
		return "You have used this ability this turn"
	case int(u.Price.N) > have:
		return fmt.Sprintf("It takes %d %s and you have %d", u.Price.N, of, have)
	}
	return "It would have no effect now"
}

// barsBuying reports whether a card of the Threat Track keeps cards beside a Villain from being
// bought.
func barsBuying(v engine.View) bool {
	lib := v.Library()
	for i := range v.Board().Count(card.Track) {
		for _, c := range at(v, card.Track, i) {
			if i > v.Number(rebirth.Threat.ID, engine.NoSeat) || !v.Sees(c) {
				continue
			}
			if slices.ContainsFunc(v.Face(c).Changes, func(n engine.ChangeID) bool {
				return lib.Changes[n].Asked == engine.AskMayBuy && lib.Changes[n].Layer == engine.Forbids
			}) {
				return true
			}
		}
	}
	return false
}

// offerWhyNot shows why the card under the pointer can't be bought or used on the viewer's turn.
func (b *Board) offerWhyNot(sc *board.Scene, c *ui.Canvas) {
	if sc.Hover == 0 || sc.Hover > len(b.Spots) || !sc.Answers.Turn() || !sc.Clear() {
		return
	}
	s := &b.Spots[sc.Hover-1]
	box := s.Plate
	if box.W == 0 {
		box = s.Pose.Bounds()
	}
	c.Offer(b.town.whyNot(sc.View, s.Card), box)
}

// used reports whether the first ability of a card was used this turn.
func used(v engine.View, c engine.CardID) bool {
	k := v.Card(c)
	return k.Used(0)
}

// has reports whether a card is for sale in a space.
func (s *mapSpace) has(c engine.CardID) bool {
	return slices.ContainsFunc(s.cards, func(k mapCard) bool { return k.card == c })
}

// whyNow is like whyNot but returns "" if it isn't the viewer's turn.
func (b *Board) whyNow(sc *board.Scene, c engine.CardID) string {
	if !sc.Answers.Turn() {
		return ""
	}
	return b.town.whyNot(sc.View, c)
}
