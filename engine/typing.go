package engine

import "slices"

// This file is about types that a text adds to the next card, and about cards with every name.

// nameTypes gives the types that wait for the next card of the active player to a card that this player
// has just played or discarded. The play, if any, keeps them wherever the card goes.
func (m *machine) nameTypes(c CardID, p *Play, seat SeatID) {
	if m.lib.nextTypes == Power || !m.acts(seat) {
		return
	}
	n := m.number(m.lib.nextTypes, seat)
	types := Types(*n)
	if types == 0 {
		return
	}
	*n = 0
	if p != nil {
		p.Adds |= types
		if m.cards[c].Stay != p.Stay {
			return // it has left already
		}
	}
	m.giveTypes(c, types)
}

// giveTypes adds types to a card until the turn or its stay ends.
func (m *machine) giveTypes(c CardID, types Types) {
	i := slices.IndexFunc(m.tokens, func(t Token) bool { return t.Card == c && t.Of == m.lib.addedTypes })
	if i < 0 {
		i = len(m.tokens)
		m.tokens = append(m.tokens, Token{Card: c, Of: m.lib.addedTypes})
	}
	m.tokens[i].N |= int16(types)
	m.cards[c].Bits |= Changed
	m.noteMove(m.lib.noted, m.cards[c].Zone, m.cards[c].Zone)
	m.tell(Event{Kind: NumberChanged, Number: m.lib.addedTypes, Seat: NoSeat, Card: c, Sees: m.cards[c].Known, N: int16(types), Source: m.source()})
}

// addedTypes returns the types that a text has added to a card.
func (s *State) addedTypes(c CardID) Types {
	if s.lib.addedTypes == Power {
		return 0
	}
	return Types(s.On(c, s.lib.addedTypes))
}

// endTypes ends the types that texts have added to cards.
func (m *machine) endTypes() {
	if m.lib.addedTypes == Power {
		return
	}
	kept := m.tokens[:0]
	for _, t := range m.tokens {
		if t.Of != m.lib.addedTypes {
			kept = append(kept, t)
			continue
		}
		card := &m.cards[t.Card]
		p := m.playOf(t.Card, card.Stay)
		if p != nil {
			p.Adds &^= Types(t.N) &^ m.lib.Faces[p.Text].Owned
		}
		if p == nil || p.Adds == 0 && p.Text == p.Face {
			card.Bits &^= Changed
			m.noteMove(m.lib.noted, card.Zone, card.Zone)
		}
	}
	m.tokens = kept
}

// forgetTypes ends those of cards that move without dropTokens.
func (m *machine) forgetTypes(cards []CardID) {
	if m.lib.addedTypes == Power || len(m.tokens) == 0 {
		return
	}
	for _, c := range cards {
		if m.addedTypes(c) != 0 {
			m.dropTokens(c, Deck)
		}
	}
}

// anyName reports whether a card has every name now. It is part of its text box.
func (s *State) anyName(c CardID) bool {
	return s.lib.anyName && s.text(c).AnyName && (s.cards[c].Owner != NoSeat || s.board.info[s.cards[c].Zone].place == InPlay)
}

// sameName reports whether two cards have the same name and are not different cards (C-008).
func (s *State) sameName(c, o CardID) bool {
	return s.Face(c).ID == s.Face(o).ID && !s.anyName(c) && !s.anyName(o)
}
