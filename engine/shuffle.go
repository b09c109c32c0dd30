package engine

// The shuffles of discard piles that an ability interrupts (C-085).

// holdsUp reports whether an ability interrupts a shuffle, because the deck of a seat has fewer than n cards.
// The instruction of the frame is resumed later and calls holdsUp again. limit is what Limit is meanwhile.
func (m *machine) holdsUp(f *Frame, seat SeatID, n int, limit int16) bool {
	if f.Bits&Shuffling != 0 {
		f.Bits &^= Shuffling
		return false
	}
	discard := m.Zone(Discard, seat)
	if !m.lib.early(BeforeShuffle) || m.Len(m.Zone(Deck, seat)) >= n || m.Len(discard) == 0 {
		return false
	}
	for _, c := range m.Cards(discard) {
		m.cards[c].Bits &^= Stays
	}
	f.Bits |= Shuffling
	f.Limit = limit
	if m.hear(BeforeShuffle, seat, NoCard) {
		return true
	}
	m.top().Bits &^= Shuffling
	return false
}

// drawOn draws cards for a seat as part of the instruction of a frame. It waits while an ability
// interrupts a shuffle. The instruction is then resumed and draws the rest.
func (m *machine) drawOn(f *Frame, seat SeatID, n int) (waits bool) {
	if m.lib.early(BeforeShuffle) {
		if f.Bits&Shuffling != 0 {
			n -= int(f.Limit)
			f.Bits &^= Shuffling
		} else if have := m.Len(m.Zone(Deck, seat)); have < n {
			m.draw(seat, have)
			n -= have
			if m.holdsUp(f, seat, n, int16(have)) {
				return true
			}
		}
	}
	m.draw(seat, n)
	return false
}

// staying returns the card of a discard pile that stays there when it is shuffled, or NoCard.
func (m *machine) staying(discard ZoneID) CardID {
	for _, c := range m.Cards(discard) {
		if m.cards[c].Bits&Stays != 0 {
			return c
		}
	}
	return NoCard
}

// refillWithout is like refillTo but leaves the card that stays in the discard pile.
func (m *machine) refillWithout(seat SeatID, n int) bool {
	deck, discard := m.Zone(Deck, seat), m.Zone(Discard, seat)
	n = max(n, 1)
	if have := m.Len(deck); have >= n || m.Len(discard) < 2 {
		return have > 0
	}
	c := m.staying(discard)
	ev := m.ev
	m.ev = nil // the card does not move
	m.shift(c, m.Zone(SetAside, NoSeat), beneath, VerbNone, seat)
	m.ev = ev
	m.refillTo(seat, n)
	m.ev = nil
	m.shift(c, discard, onTop, VerbNone, seat)
	m.ev = ev
	m.cards[c].Bits |= Stays
	return true
}
