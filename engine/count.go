package engine

// fits tests a card against a filter. this is the card whose text asks.
func (s *State) fits(id FilterID, c, this CardID) bool {
	if id == 0 {
		return true
	}
	q := &s.lib.Filters[id]
	var t Types
	if q.Types|q.Not != 0 {
		t = s.Types(c)
	}
	return q.FitsFace(s.Face(c), t) && !(q.NotThis && c == this || q.Played && !s.replayable(c) || q.Obtained && !s.obtained(c))
}

// FitsFace tests what is printed on a card, taken to have types t, and leaves
// out what depends on where the card lies and what has happened to it.
func (q *Filter) FitsFace(f *Face, t Types) bool {
	switch {
	case q.Types != 0 && t&q.Types == 0,
		t&q.Not != 0,
		f.Cost < q.MinCost,
		q.MaxCost != 0 && f.Cost > q.MaxCost,
		q.Odd && f.Cost%2 == 0,
		q.Even && f.Cost%2 != 0,
		q.Name != 0 && f.ID != q.Name && (q.OrName == 0 || f.ID != q.OrName),
		q.NotName != 0 && f.ID == q.NotName:
		return false
	}
	return true
}

// replayable tells whether a card has been played this turn, has resolved and
// still lies where it was played.
func (s *State) replayable(c CardID) bool {
	done := false
	for i := range s.plays {
		if p := &s.plays[i]; p.Card == c && p.Stay == s.cards[c].Stay {
			if !p.Done {
				return false
			}
			done = true
		}
	}
	return done
}

// obtained tells whether a card was bought or gained this turn by the seat
// that has it, and everybody still knows where it lies.
func (s *State) obtained(c CardID) bool {
	card := &s.cards[c]
	if card.Known != everyone {
		return false
	}
	for i := range s.gains {
		if s.gains[i].Card == c && s.gains[i].Seat == card.Owner {
			return true
		}
	}
	return false
}

// count works out a Count for the seat a frame works for.
func (s *State) count(id CountID, f *Frame) int {
	q := &s.lib.Counts[id]
	switch q.Of {
	case CardsIn:
		return s.countIn(q, f.Actor, f.Source)
	case MarkedIn:
		n := 0
		for c := range s.cards {
			if card := &s.cards[c]; c > 0 && card.Group == f.Group && card.Zone.Seat() == f.Actor &&
				q.From.Has(card.Zone.Place()) && s.fits(q.Filter, CardID(c), f.Source) {
				n++
			}
		}
		return n
	case CardsPlayed:
		n := 0
		for i := range s.plays {
			p := &s.plays[i]
			if p.Done && p.Card != f.Source && !s.playedBefore(i) && s.fits(q.Filter, p.Card, f.Source) {
				n++
			}
		}
		return n
	case Plays:
		return s.countPlays(q.Filter)
	case NamesPlayed:
		n := 0
		for i := range s.plays {
			if s.plays[i].Done && s.fits(q.Filter, s.plays[i].Card, f.Source) && !s.namedBefore(i) {
				n++
			}
		}
		return n
	case Taken:
		return int(f.Taken)
	case ItFits:
		if f.It != NoCard && s.fits(q.Filter, f.It, f.Source) {
			return 1
		}
		return 0
	case FoesWith:
		n := 0
		for seat := SeatID(0); int(seat) < s.Seats(); seat++ {
			if seat != f.Actor && s.countIn(q, seat, f.Source) > 0 {
				n++
			}
		}
		return n
	case PowerLeft:
		return int(s.turn.Power)
	}
	return 1
}

func (s *State) countIn(q *Count, seat SeatID, this CardID) int {
	n := 0
	for p := Place(0); p < NumPlaces; p++ {
		if !q.From.Has(p) {
			continue
		}
		for _, c := range s.Zone(p.Of(seat)) {
			if s.fits(q.Filter, c, this) {
				n++
			}
		}
	}
	return n
}

// countPlays is how many plays of this turn have resolved and fit.
func (s *State) countPlays(id FilterID) int {
	n := 0
	for i := range s.plays {
		if s.plays[i].Done && s.fits(id, s.plays[i].Card, NoCard) {
			n++
		}
	}
	return n
}

// playedName is how many resolved plays of this turn had the name of a card.
func (s *State) playedName(c CardID) int {
	n := 0
	for i := range s.plays {
		if s.plays[i].Done && s.lib.Faces[s.plays[i].Face].ID == s.Face(c).ID {
			n++
		}
	}
	return n
}

// playedBefore tells whether the card of play i has an earlier play this turn.
func (s *State) playedBefore(i int) bool {
	for j := range i {
		if s.plays[j].Done && s.plays[j].Card == s.plays[i].Card {
			return true
		}
	}
	return false
}

// namedBefore tells whether an earlier play of this turn had the same name.
func (s *State) namedBefore(i int) bool {
	for j := range i {
		if s.plays[j].Done && s.lib.Faces[s.plays[j].Face].ID == s.lib.Faces[s.plays[i].Face].ID {
			return true
		}
	}
	return false
}
