package engine

// nextOf is the seat a group's turn comes to after turns of them are done, and
// whether there is one. Foes start at the left of the user, All with the seat
// the effect starts from.
func (m *machine) nextOf(who Who, from SeatID, turns uint8) (SeatID, bool) {
	n := m.seats
	if who == Foes {
		n--
		from = m.Next(from)
	}
	if turns >= n {
		return NoSeat, false
	}
	for range turns {
		from = m.Next(from)
	}
	return from, true
}

// stepEach runs a program for each seat of a group, clockwise (C-049).
func (m *machine) stepEach() {
	f := m.top()
	seat, ok := m.nextOf(f.Who, f.Actor, f.Turns)
	if !ok {
		m.pop()
		return
	}
	f.Turns++
	m.push(f.code(f.Prog, seat))
}

// stepAttack is the window of an Attack (C-059): first each attacked seat, in
// turn order, may avoid it; then each that did not suffers the whole text
// before the next does. What the attacker chooses comes after, in the text.
func (m *machine) stepAttack() {
	f := m.top()
	seat, ok := m.nextOf(f.Who, f.Actor, f.Turns)
	if f.PC == 0 { // defending
		if !ok {
			f.PC, f.Turns = 1, 0
			return
		}
		o, given := m.take()
		if !given {
			if m.canAvoid(seat, f.Filter) {
				m.askDefense(seat, *f)
				return
			}
			o.Kind = OptSuffer
		}
		f.Turns++
		switch o.Kind {
		case OptDefend:
			f.Mask |= seat.bit()
			m.defend(seat, o.Card, f.Source)
		case OptReveal:
			f.Mask |= seat.bit()
			m.show(o.Card, CardShown, seat)
			m.tell(Event{Kind: AttackAvoided, Seat: seat, Card: o.Card, Source: f.Source, Sees: everyone})
		}
		return
	}
	if !ok {
		mask := f.Mask
		m.pop()
		m.top().Mask = mask // who avoided stays readable to the rest of the text
		return
	}
	f.Turns++
	if f.Mask&seat.bit() == 0 {
		m.tell(Event{Kind: AttackHit, Seat: seat, Source: f.Source})
		m.push(f.code(f.Prog, seat))
	}
}

// canAvoid tells whether a seat holds a Defense, or a card that fits the way
// out an Attack itself offers.
func (m *machine) canAvoid(seat SeatID, out FilterID) bool {
	for _, c := range m.Zone(Hand.Of(seat)) {
		if m.Face(c).Defends || out != 0 && m.fits(out, c, NoCard) {
			return true
		}
	}
	return false
}

func (m *machine) askDefense(seat SeatID, f Frame) {
	m.asking(Decision{Kind: DecideDefend, Seat: seat, User: f.User, Source: f.Source})
	for _, c := range m.Zone(Hand.Of(seat)) {
		if m.Face(c).Defends {
			m.option(Option{Kind: OptDefend, Card: c})
		}
		if f.Filter != 0 && m.fits(f.Filter, c, NoCard) {
			m.option(Option{Kind: OptReveal, Card: c})
		}
	}
	m.option(Option{Kind: OptSuffer})
	m.asked()
}

// defend uses a Defense from hand; that is not playing the card (C-062).
func (m *machine) defend(seat SeatID, c CardID, attack CardID) {
	f := m.Face(c)
	m.tell(Event{Kind: AttackAvoided, Seat: seat, Card: c, Source: attack, Sees: everyone})
	if f.Shows {
		m.show(c, CardShown, seat)
	} else {
		m.shift(c, Discard.Of(seat), onTop, VerbDiscard, seat)
	}
	if f.Defense != 0 {
		m.push(Frame{Proc: ProcCode, PC: uint16(f.Defense), Source: c, Stay: m.cards[c].Stay,
			Actor: seat, User: seat, Group: m.effect()})
	}
}
