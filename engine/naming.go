package engine

import "slices"

// This file is about texts that name a card.

// nameCard asks for the name of a card. The names are those of all cards in the Library, in its order,
// so that they do not tell which cards are in the box.
func (m *machine) nameCard(f *Frame) (waits bool) {
	o, ok := m.take()
	if !ok {
		m.asksText(DecideName, f)
		in := make([]bool, len(m.lib.Names))
		for i := range m.lib.Faces {
			if face := &m.lib.Faces[i]; !face.SuperHero && !face.Piece {
				in[face.ID] = true
			}
		}
		for i := range m.cards[1:] {
			if m.ruling(CardID(i + 1)) {
				in[m.Face(CardID(i+1)).ID] = false
			}
		}
		for id := range in {
			if in[id] {
				m.option(Option{Kind: OptName, N: int16(id)})
			}
		}
		if len(m.options) == 0 {
			m.askNothing()
			f.PC++
			return false
		}
		if m.asked(); m.ask.Kind != NoDecision {
			return true
		}
		o, _ = m.take()
	}
	m.tell(Event{Kind: CardNamed, Seat: f.Actor, Source: f.Source, N: o.N})
	m.stack[m.textBase()].Left = Seats(o.N)
	m.top().PC++
	return false
}

// ruling reports whether a card is one of the rules, which no player has.
func (s *State) ruling(c CardID) bool {
	place, _, _ := s.board.At(s.cards[c].Zone)
	return place == Rules
}

// bears reports whether a card has the name that the running text has named.
func (s *State) bears(c CardID) bool {
	i := s.textBase()
	return i >= 0 && (s.Face(c).ID == s.stack[i].named() || s.anyName(c))
}

// hasTwin reports whether another card in the zone of a card shares its name.
func (s *State) hasTwin(c CardID) bool {
	for _, o := range s.Cards(s.cards[c].Zone) {
		if o != c && s.alike(o, c) {
			return true
		}
	}
	return false
}

// twinsDiffer reports whether it matters which of the offered cards that share names is taken first: one of them
// has every name, or they are not copies of one card.
func (m *machine) twinsDiffer(op *Op) bool {
	return m.lib.Filters[op.Filter].Twin &&
		(slices.ContainsFunc(m.options, func(o Option) bool { return m.anyName(o.Card) }) || !m.copiesOnly())
}

// namedIn reports whether a card in some places, of the seat a frame works for or of the table, shares the
// name of a card.
func (s *State) namedIn(c CardID, in Places, f *Frame) bool {
	for ps := in; ps != 0; ps = ps.rest() {
		for z, last := s.zones(ps.First(), f.Actor, f); z < last; z++ {
			for _, o := range s.Cards(z) {
				if o != c && s.alike(o, c) {
					return true
				}
			}
		}
	}
	return false
}

// alike reports whether two cards share a name. A card with every name shares one with each other card.
func (s *State) alike(a, b CardID) bool {
	return s.anyName(a) || s.anyName(b) || s.Face(a).ID == s.Face(b).ID
}
