package engine

import "slices"

// Owned calls yes for every card a seat owns. These are its hand, deck and discard pile, and its
// own cards in play, no matter which seat has them in play (C-129). No seat owns the cards under a hero (C-133).
func (s *State) Owned(seat SeatID, yes func(CardID)) {
	for _, z := range s.board.owned[seat] {
		for _, c := range s.Cards(z) {
			if s.cards[c].Owner == seat {
				yes(c)
			}
		}
	}
}

// Worth returns how many VP a card would be worth to a seat if the game ended now (C-130).
func (s *State) Worth(seat SeatID, c CardID) int {
	f := s.Face(c)
	r := f.Points
	if r.Each == 0 {
		return int(f.VP)
	}
	n := 0
	var few [16]NameID
	names := few[:0] // those already counted, if names matter
	printed := s.fitsPrinted(r.Filter)
	var places [8]ZoneID
	zones := s.board.owned[seat]
	if r.In != 0 {
		zones = places[:0]
		for ps := r.In; ps != 0; ps = ps.rest() {
			zones = append(zones, s.Zone(ps.First(), seat))
		}
	}
	for _, z := range zones {
		for _, o := range s.Cards(z) {
			card := &s.cards[o]
			if card.Owner != seat && r.In == 0 || r.Others && o == c {
				continue
			}
			plain := printed && s.asPrinted(card)
			fits := plain && s.lib.fitting.has(r.Filter, card.Face)
			if !plain {
				fits = s.fits(r.Filter, o, c, nil)
			}
			if !fits {
				continue
			}
			if r.Names && !s.anyName(o) {
				id := s.Face(o).ID
				if slices.Contains(names, id) {
					continue
				}
				names = append(names, id)
			}
			n++
		}
	}
	if r.Need > 0 {
		if n >= int(r.Need) {
			return int(r.Each)
		}
		return 0
	}
	if r.From > 0 {
		return max(int(r.From)+int(r.Each)*max(n-int(r.Spared), 0), 0)
	}
	return n / int(max(r.Per, 1)) * int(r.Each)
}

// asteriskVP is what the VP of a card with an asterisk count as during the game.
const asteriskVP = 3

// vpOf returns the VP of a card for a text that reads it during the game.
func (s *State) vpOf(c CardID) int { return s.Face(c).vp() }

// vp returns the VP of a face for a text that reads them during the game.
func (f *Face) vp() int {
	if f.Points.Each == 0 {
		return int(f.VP)
	}
	return asteriskVP
}

// vp returns the VP of all cards a seat owns if the game ended now (C-130).
func (s *State) vp(seat SeatID) int {
	sum := 0
	s.Owned(seat, func(c CardID) { sum += s.Worth(seat, c) })
	return sum
}
