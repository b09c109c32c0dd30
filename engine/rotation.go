package engine

// rotate rotates a card by some quarters, clockwise if there are more than none (M-140). The card is in play, or a
// seat that controls it elsewhere rotates it. It sets off triggers if that makes the card upright. With 0 the card
// becomes upright, which sets off nothing.
func (m *machine) rotate(c CardID, quarters int, by SeatID) {
	at := &m.board.info[m.cards[c].Zone]
	if m.lib.quarters == Power || at.place != InPlay && !m.Controls(by, c) {
		return
	}
	now := m.On(c, m.lib.quarters)
	then := 0
	if quarters != 0 {
		then = ((now+quarters)%4 + 4) % 4
	}
	if quarters == 0 && now == 0 {
		return
	}
	m.setQuarters(c, then)
	z := m.cards[c].Zone
	m.tell(Event{Kind: CardRotated, Seat: by, Card: c, From: z, To: z, Source: m.source(), Sees: Everyone, N: int16(quarters)})
	if quarters == 0 {
		return
	}
	if m.lib.rotations != Power && m.acts(by) {
		m.change(m.lib.rotations, by, 1)
	}
	m.hear(OnRotated, by, c)
	if then != 0 {
		return
	}
	if m.Controls(by, c) { // also a card elsewhere
		m.hear(OnUpright, by, c)
	} else {
		m.hear(OnUpright, at.seat, c)
	}
}

// setQuarters notes how far a card is rotated.
func (m *machine) setQuarters(c CardID, quarters int) {
	for i := range m.tokens {
		if t := &m.tokens[i]; t.Card == c && t.Of == m.lib.quarters {
			if t.N = int16(quarters); quarters == 0 {
				m.tokens = append(m.tokens[:i], m.tokens[i+1:]...)
			}
			return
		}
	}
	if quarters != 0 {
		m.tokens = append(m.tokens, Token{Card: c, Of: m.lib.quarters, N: int16(quarters)})
	}
}

// Quarters returns how far a card in play is rotated clockwise, in quarters from 0 to 3.
func (s *State) Quarters(c CardID) int {
	if s.lib.quarters == Power {
		return 0
	}
	return s.On(c, s.lib.quarters)
}

// hearUpright finds the triggers of a card that has become upright itself, for the seat that has it in play. A
// text that was played several times this turn works as often.
func (m *machine) hearUpright(c CardID, seat SeatID) {
	for i, id := range m.text(c).Triggers {
		if m.lib.Triggers[id].On != OnUprightThis {
			continue
		}
		for range m.timesPlayed(c) {
			m.wait(id, c, seat, c, int8(i))
		}
	}
}

// leavesPlay reports whether a move between two zones takes a card out of play.
func (m *machine) leavesPlay(from, to ZoneID) bool {
	return m.board.info[from].place == InPlay && m.board.info[to].place != InPlay
}

// hearLeaving finds the triggers of a card that has left the play area of a seat.
func (m *machine) hearLeaving(c CardID, seat SeatID) {
	for i, id := range m.Face(c).Triggers {
		if m.lib.Triggers[id].On == OnLeaveThis {
			m.wait(id, c, seat, c, int8(i))
		}
	}
}
