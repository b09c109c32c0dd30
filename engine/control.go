package engine

import "slices"

// This file is about cards that a seat controls although they are elsewhere. Counts and choices of
// texts then find them among the cards the seat has in play, and their abilities work for it.

// controlsAfar reports whether a seat may control cards that are not its own in play. It does only in its own
// turn, until that ends.
func (s *State) controlsAfar(seat SeatID) bool {
	if !s.altered(AskControl) || !s.acts(seat) {
		return false
	}
	for i := range s.inForce {
		if st := &s.inForce[i]; st.asked == AskControl && (s.whose(s.lib.Changes[st.change].Whose, st.owner, seat) || s.lends(seat, st.card)) {
			return true
		}
	}
	return slices.ContainsFunc(s.watches, func(w Watch) bool { return s.lib.asks[w.Change].has(AskControl) })
}

// Controls reports whether a seat controls a card: it has the card in play, or an effect says so.
func (s *State) Controls(seat SeatID, c CardID) bool {
	if at := &s.board.info[s.cards[c].Zone]; at.place == InPlay && at.seat == seat {
		return true
	}
	return s.controlsAfar(seat) && !s.cards[c].Down() && s.answerTo(AskControl, 0, c, seat) != 0
}

// eachControlled calls yes for each card that a seat controls elsewhere, until yes returns false. Those of the
// table come in the order of places, then those of the other seats in turn order.
func (s *State) eachControlled(seat SeatID, yes func(CardID) bool) {
	if !s.controlsAfar(seat) {
		return
	}
	for ps := s.lib.controls & s.lib.shared; ps != 0; ps = ps.rest() {
		if !s.controlledIn(ps.First(), NoSeat, seat, yes) {
			return
		}
	}
	for other := s.Next(seat); other != seat; other = s.Next(other) {
		for ps := s.lib.controls &^ s.lib.shared; ps != 0; ps = ps.rest() {
			if !s.controlledIn(ps.First(), other, seat, yes) {
				return
			}
		}
	}
}

// controlledIn is like eachControlled but for the cards of a holder's place. It returns false once yes has.
func (s *State) controlledIn(p Place, holder, seat SeatID, yes func(CardID) bool) bool {
	first := s.board.Zone(p, holder)
	for z := first; z < first+ZoneID(s.board.rows[p].Count); z++ {
		for _, c := range s.Cards(z) {
			if s.maySay(c, controllable) && !s.cards[c].Down() && s.answerTo(AskControl, 0, c, seat) != 0 && !yes(c) {
				return false
			}
		}
	}
	return true
}

// controller stands for the seat whose turn it is in the changes of cards that it may control elsewhere.
const controller SeatID = -100

// findControlled notes the changes that cards make for a seat that controls them elsewhere. Whether one does is
// asked with each change.
func (s *State) findControlled() {
	for z := range ZoneID(s.board.zones) {
		if at := &s.board.info[z]; !s.lib.controls.Has(at.place) {
			continue
		}
		for _, c := range s.Cards(z) {
			if !s.maySay(c, controllable) || !s.maySay(c, printsChanges) || s.cards[c].Down() {
				continue
			}
			for _, id := range s.text(c).Changes {
				if d := &s.lib.Changes[id]; d.From.Has(InPlay) && d.Asked != AskControl {
					s.standing |= 1 << d.Asked
					s.inForce = append(s.inForce, stood{c, id, controller, d.Asked})
				}
			}
		}
	}
}

// destOf returns where an instruction puts a card. A card that nobody owns doesn't become that of a seat that
// only controls it.
func (m *machine) destOf(op *Op, c CardID, f *Frame) Dest {
	if !m.controlsAfar(f.Actor) || op.Verb != VerbDiscard && op.Verb != VerbPut || m.cards[c].Owner != NoSeat ||
		op.From.Has(m.board.info[m.cards[c].Zone].place) || m.board.rows[op.Dest.Place].Owning != Makes {
		return op.Dest
	}
	if to := m.answerTo(AskControl, 0, c, f.Actor); to != 0 {
		return Dest{Place: Place(to), Under: true}
	}
	return op.Dest
}
