package engine

// resolvedNow reports whether play number i is a seat's own, belongs to this turn and has resolved.
// A play of a helper does not count (R-AST-05).
func (s *State) resolvedNow(i int, by SeatID) bool {
	return s.plays[i].Bits&(Done|Earlier) == Done && s.plays[i].By == by
}

// countPlays returns how many resolved plays of a seat this turn fit a filter.
func (s *State) countPlays(id FilterID, by SeatID) int {
	n := 0
	for i := range s.plays {
		if s.resolvedNow(i, by) && s.fitsPlay(id, i, NoCard, nil) {
			n++
		}
	}
	return n
}

// timesPlayed returns how often a card was played this turn during its present stay, and for a card
// that a number keeps in play one more if it was in play before. It is at least 1. An Ongoing text that
// is played again works twice that turn (A-6.121, C-091). It is not inlined because it is rarely used:
// see tell.
//
//go:noinline
func (s *State) timesPlayed(c CardID) int {
	n, before := 0, 0
	for i := range s.plays {
		switch p := &s.plays[i]; {
		case p.Card != c || p.Stay != s.cards[c].Stay:
		case p.Bits&Earlier != 0:
			if s.keptInPlay(c) {
				before = 1 // it was in play already
			}
		default:
			n++
		}
	}
	return max(n+before, 1)
}

// playedCopies returns how many of a seat's resolved plays this turn were of copies of a card. It leaves out
// those with every name, each of which is unlike every other (ruling on Kyle Rayner).
func (s *State) playedCopies(c CardID, by SeatID) int {
	n := 0
	for i := range s.plays {
		if p := &s.plays[i]; s.resolvedNow(i, by) && s.Face(c).copies(&s.lib.Faces[p.Face]) && !s.lib.Faces[p.Text].AnyName {
			n++
		}
	}
	return n
}

// typesPlayed returns the types of a seat's resolved plays this turn that fit a filter and come
// before play number i.
func (s *State) typesPlayed(id FilterID, by SeatID, i int) Types {
	var seen Types
	for j := range i {
		if s.resolvedNow(j, by) && s.fitsPlay(id, j, NoCard, nil) {
			seen |= s.typesOfPlay(j)
		}
	}
	return seen
}

// newType reports whether the card a seat has just played has a type that none of its earlier plays
// this turn has.
func (s *State) newType(c CardID, by SeatID) bool {
	for i := len(s.plays) - 1; i >= 0; i-- {
		if s.plays[i].Card == c && s.resolvedNow(i, by) {
			return s.typesOfPlay(i)&^s.typesPlayed(0, by, i) != 0
		}
	}
	return false
}

// playedBefore reports whether the same seat has already played the card of play i this turn.
func (s *State) playedBefore(i int) bool {
	for j := range i {
		if s.resolvedNow(j, s.plays[i].By) && s.plays[j].Card == s.plays[i].Card {
			return true
		}
	}
	return false
}

// namedBefore reports whether an earlier play of the same seat this turn had the name of play i. A play
// with every name is unlike every other.
func (s *State) namedBefore(i int) bool {
	if s.lib.Faces[s.plays[i].Text].AnyName {
		return false
	}
	for j := range i {
		if s.resolvedNow(j, s.plays[i].By) && s.lib.Faces[s.plays[j].Face].ID == s.lib.Faces[s.plays[i].Face].ID && !s.lib.Faces[s.plays[j].Text].AnyName {
			return true
		}
	}
	return false
}

// repeats reports whether a seat has played a card with the name of a card this turn.
func (s *State) repeats(c CardID, by SeatID) bool {
	for i := range s.plays {
		if p := &s.plays[i]; s.resolvedNow(i, by) && (s.anyName(c) || s.lib.Faces[p.Text].AnyName || s.lib.Faces[p.Face].ID == s.Face(c).ID) {
			return true
		}
	}
	return false
}
