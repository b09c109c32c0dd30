package engine

// The Power that cards count for in a choice that ends at some Power.

// makes returns the Power that counts for a card of a choice that ends at some Power: what is printed on it,
// or what its text would make for a seat now.
func (s *State) makes(op *Op, c CardID, seat SeatID) int {
	if op.Makes {
		return s.wouldMake(c, seat)
	}
	return int(s.Face(c).Power)
}

// wouldMake returns the Power that the text of a card would make for a seat now, if the seat declined each
// offer and made no other decision (rulings on Hawkman).
func (s *State) wouldMake(c CardID, seat SeatID) int {
	f := Frame{Source: c, Stay: s.cards[c].Stay, Actor: seat, User: seat, Target: NoSeat, Held: int16(len(s.held))}
	sum := 0
	for pc := s.text(c).Play; pc != 0; pc++ {
		op := &s.lib.Code[pc]
		switch op.Code {
		case OpNumber:
			if op.Number == Power && op.Who == You {
				sum += int(op.N) * s.countWithout(c, op.Count, &f)
			}
		case OpIf:
			if n := s.countWithout(c, op.Count, &f); n < int(op.Min) || op.Max != Unlimited && n > int(op.Max) {
				pc = op.To - 1
			}
		case OpMay, OpJump:
			if op.To <= pc {
				return max(sum, 0) // a loop
			}
			pc = op.To - 1
		case OpEnd, OpChoose:
			return max(sum, 0)
		default: // it makes no Power
		}
	}
	return max(sum, 0)
}

// makesVaries reports whether the Power that the text of a card would make depends on other cards or numbers.
func (s *State) makesVaries(c CardID) bool {
	for pc := s.text(c).Play; pc != 0; pc++ {
		switch op := &s.lib.Code[pc]; {
		case op.Code == OpEnd:
			return false
		case op.Code == OpIf, op.Code == OpNumber && op.Number == Power && op.Count != 0:
			return true
		}
	}
	return false
}

// countWithout is like count but doesn't count a card, as if it were played and so no longer where it is.
func (s *State) countWithout(c CardID, id CountID, f *Frame) int {
	q := s.lib.Counts[id]
	if place, _, _ := s.board.At(s.cards[c].Zone); id != 0 && q.Of == CardsIn && q.From.Has(place) && s.fits(q.Filter, c, f.Source, f) {
		q.Less++
		return s.bounded(&q, f)
	}
	return s.count(id, f)
}
