package engine

import (
	"cmp"
	"slices"
)

// This file deals again everything that a seat cannot know.

// Deal makes dst a game that the seat cannot tell from the real one. Everything
// the seat knows stays, everything else is dealt again, and future results come
// from chance. A fair search plays on from such a copy, because dst depends only
// on what the seat can know and on chance. The open question is asked again.
//
// The seat is assumed to remember every shuffle. It knows which cards each
// shuffle hid together, but not which of them is where.
//
// A question to another seat may depend on cards this seat does not know. Worlds
// in which that seat is not asked are dealt again, at most a hundred times. Deal
// reports whether dst is at the same question to the same seat. If it
// returns false, do not play on from dst.
func (v View) Deal(dst *State, chance *RNG) bool {
	const tries = 100
	for range tries {
		v.s.CopyInto(dst)
		dst.redeal(v.seat, chance)
		if dst.pose() == nil && dst.ask.asksLike(&v.s.ask) {
			return true
		}
	}
	return false
}

// asksLike reports whether two questions are the same one in two worlds. Their options may differ.
func (d *Decision) asksLike(other *Decision) bool {
	return d.Seat == other.Seat && d.Kind == other.Kind && d.At == other.At && d.Source == other.Source && d.Taken == other.Taken
}

// redeal deals everything a seat cannot know again, except the open question.
func (s *State) redeal(seat SeatID, chance *RNG) {
	s.mixParts(seat, chance)
	var seen [2]pools
	for i := range s.cards {
		card := &s.cards[i]
		if i == 0 || card.Known.Has(seat) {
			continue
		}
		mine := 0
		if card.isOf(seat) {
			mine = 1
		}
		if !seen[mine].has(card.Pool) {
			seen[mine].add(card.Pool)
			s.mix(seat, card.Pool, mine == 1, chance)
		}
	}
	s.findNotes() // cards that alter answers may be hidden from the seat
	s.given = s.given[:0]
	for i := range s.streams {
		s.streams[i] = RNG(chance.Next())
	}
}

// mixParts deals the cards a seat does not know again, to the places in their own part of a pile
// (R-STK-05).
func (s *State) mixParts(seat SeatID, chance *RNG) {
	for z := range s.board.zones {
		if s.board.info[z].slots {
			continue
		}
		cards := s.order[s.starts[z]:s.starts[z+1]]
		s.mixStirred(cards, seat, chance)
		for done := uint8(0); ; {
			part := uint8(0)
			for _, c := range cards {
				if p := s.cards[c].Slot; p > done && (part == 0 || p < part) {
					part = p
				}
			}
			if part == 0 {
				break
			}
			s.mixPart(cards, part, seat, chance)
			done = part
		}
	}
}

// mixStirred deals the cards again, in any order, that another seat may have exchanged between parts.
func (s *State) mixStirred(cards []CardID, seat SeatID, chance *RNG) {
	for len(cards) > 0 {
		n := s.stirred(cards, seat)
		if slots := s.slotsOf(cards[:n]); slots&(slots-1) != 0 {
			s.rearrange(cards[:n], func(CardID) bool { return true }, chance)
		}
		cards = cards[n:]
	}
}

// stirred returns how many of the first cards of a pile another seat may have put in any order: those that
// another seat knows and this one does not. It returns 1 if the first card is not one of them.
func (s *State) stirred(cards []CardID, seat SeatID) int {
	for n, c := range cards {
		if k := s.cards[c].Known; k == 0 || k.Has(seat) {
			return max(n, 1)
		}
	}
	return len(cards)
}

// slotSet is a set of parts of a pile, by their numbers.
type slotSet uint64

// slotsOf returns the parts of cards, without 0, which is none.
func (s *State) slotsOf(cards []CardID) (out slotSet) {
	for _, c := range cards {
		if slot := s.cards[c].Slot; slot > 0 {
			out |= 1 << (slot % 64)
		}
	}
	return out
}

// mixPart deals the cards of a part that a seat does not know again.
func (s *State) mixPart(cards []CardID, part uint8, seat SeatID, chance *RNG) {
	s.rearrange(cards, func(c CardID) bool { return s.cards[c].Slot == part && !s.cards[c].Known.Has(seat) }, chance)
}

// rearrange shuffles the contents of some cards of a pile: their faces, pools and parts. The cards stay in their
// places with what others know of them, so an open question about one of them is still about that place.
func (s *State) rearrange(cards []CardID, moved func(CardID) bool, chance *RNG) {
	type content struct {
		pool, slot uint8
		face       FaceID
	}
	var at [256]CardID
	var buf [256]content
	places, contents := at[:0], buf[:0]
	for _, c := range cards {
		if moved(c) {
			card := &s.cards[c]
			places, contents = append(places, c), append(contents, content{card.Pool, card.Slot, card.Face})
		}
	}
	slices.SortFunc(contents, func(a, b content) int {
		return cmp.Or(cmp.Compare(a.pool, b.pool), cmp.Compare(a.slot, b.slot), cmp.Compare(a.face, b.face))
	})
	Shuffle(contents, chance)
	for n, c := range places {
		card := &s.cards[c]
		card.Pool, card.Slot, card.Face = contents[n].pool, contents[n].slot, contents[n].face
	}
}

// isOf reports whether a card is one of a player's own. Players know which cards they own, however
// these are mixed. An onlooker has none, not even cards without an owner.
func (c *Card) isOf(seat SeatID) bool { return seat != NoSeat && c.Owner == seat }

// mix deals the faces of a pool's cards that a seat does not know again, either to its own cards or
// to those of others. It deals sorted faces to places in order, so the result does not depend on
// where they really are.
func (s *State) mix(seat SeatID, pool uint8, mine bool, chance *RNG) {
	var buf [256]CardID
	var faceBuf [256]FaceID
	hidden, faces := buf[:0], faceBuf[:0]
	for z := range s.board.zones {
		for _, c := range s.Cards(ZoneID(z)) {
			if card := &s.cards[c]; card.Pool == pool && !card.Known.Has(seat) && card.isOf(seat) == mine {
				hidden = append(hidden, c)
				faces = append(faces, card.Face)
			}
		}
	}
	slices.Sort(faces)
	Shuffle(faces, chance)
	for i, c := range hidden {
		s.cards[c].Face = faces[i]
	}
}
