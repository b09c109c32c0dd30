package engine

// Owned calls yes for every card a seat owns: its hand, deck, discard pile and
// its cards in play, whoever has them in play (C-129). Cards under a hero
// belong to nobody (C-133).
func (s *State) Owned(seat SeatID, yes func(CardID)) {
	for _, z := range s.board.owned[seat] {
		for _, c := range s.Cards(z) {
			if s.cards[c].Owner == seat {
				yes(c)
			}
		}
	}
}

// Worth is the number of victory points one card is worth to a seat if the
// game ended now (C-130).
func (s *State) Worth(seat SeatID, c CardID) int {
	f := s.Face(c)
	r := f.Points
	if r.Each == 0 {
		return int(f.VP)
	}
	n := 0
	printed := s.fitsPrinted(r.Filter)
	for _, z := range s.board.owned[seat] {
		for _, o := range s.Cards(z) {
			card := &s.cards[o]
			if card.Owner != seat || r.Others && o == c {
				continue
			}
			if printed && card.Bits&Changed == 0 {
				if s.lib.fitting.has(r.Filter, card.Face) {
					n++
				}
			} else if s.fits(r.Filter, o, c, nil) {
				n++
			}
		}
	}
	if r.Need > 0 {
		if n >= int(r.Need) {
			return int(r.Each)
		}
		return 0
	}
	return n / int(max(r.Per, 1)) * int(r.Each)
}
