package engine

// The instructions about other players: Teamwork (M-138), and the choice of any players.

// teamUp carries out OpTeamwork. It waits while a question is open or a card is being played, and is then
// resumed.
func (m *machine) teamUp(op *Op, f *Frame) (waits bool) {
	if f.Bits&Busy == 0 {
		f.Bits |= Busy
		f.Limit, f.Taken, f.Sum = int16(m.answerTo(AskTeamwork, 1, f.Source, f.Actor)), 0, 0
	}
	if f.Bits&Shuffling == 0 {
		seat := m.teammate(op, f)
		if m.ask.Kind != NoDecision {
			return true
		}
		if seat == NoSeat {
			f.Bits &^= Busy
			f.PC++
			return false
		}
		f.Taken++
		f.Sum |= int16(seat.Only())
		f.Target = seat
		m.tell(Event{Kind: TeamworkUsed, Seat: f.Actor, Source: f.Source, Sees: Everyone, N: int16(seat)})
		m.change(op.Number, seat, int(op.N))
		if m.lib.teamworks != Power && m.acts(f.Actor) {
			m.change(m.lib.teamworks, f.Actor, 1)
		}
		m.hear(OnTeamwork, f.Actor, NoCard)
		f = m.top()
	}
	seat := f.Target
	if m.holdsUp(f, seat, 1, f.Limit) {
		return true
	}
	if !m.refill(seat) {
		return false
	}
	c := m.Top(m.Zone(Deck, seat))
	m.play(c, f.Actor, false)
	m.cards[c].Bits |= Bound
	return true
}

// teammate returns the next foe for an OpTeamwork, or NoSeat if there is none or the seat chooses no other.
// It may open a question instead.
func (m *machine) teammate(op *Op, f *Frame) SeatID {
	if o, ok := m.take(); ok {
		if o.Kind == OptDone {
			f.Limit = f.Taken
			return NoSeat
		}
		return SeatID(o.N)
	}
	if f.Taken >= f.Limit {
		return NoSeat
	}
	group := m.foes(f.Actor) &^ Seats(f.Sum)
	if op.Pair && f.Limit == 1 && group != 0 {
		return m.atRandom(f.Actor, group)
	}
	m.asksText(DecideSeat, f)
	m.offerSeats(f.Actor, group)
	if len(m.options) == 0 {
		m.askNothing()
		return NoSeat
	}
	if f.Taken > 0 {
		m.option(Option{Kind: OptDone})
	}
	m.asked()
	if m.ask.Kind == NoDecision {
		o, _ := m.take()
		return SeatID(o.N)
	}
	return NoSeat
}

// offerSeats adds the seats of a group to the answers of a question, clockwise from a seat.
func (m *machine) offerSeats(from SeatID, group Seats) {
	for group != 0 {
		seat := m.clockwise(from, group)
		group &^= seat.Only()
		m.option(Option{Kind: OptSeat, N: int16(seat)})
	}
}

// atRandom returns a random seat of a group.
func (m *machine) atRandom(from SeatID, group Seats) SeatID {
	n := 0
	for rest := group; rest != 0; n++ {
		rest &^= m.clockwise(from, rest).Only()
	}
	k := m.chance(StreamChance, n)
	for ; k > 0; k-- {
		group &^= m.clockwise(from, group).Only()
	}
	return m.clockwise(from, group)
}

// chooseSeats carries out OpSeats.
func (m *machine) chooseSeats(op *Op, f *Frame) (waits bool) {
	if f.Bits&Busy == 0 {
		f.Bits |= Busy
		f.Victims, f.Safe = 0, 0
	}
	if o, ok := m.take(); ok {
		if o.Kind == OptDone {
			f.Bits &^= Busy
			f.PC++
			return false
		}
		m.tell(Event{Kind: SeatChosen, Seat: o.Seat, Source: f.Source, N: o.N})
		f.Victims |= SeatID(o.N).Only()
	}
	m.asksText(DecideSeat, f)
	m.offerSeats(f.Actor, m.group(op.Who, f)&^f.Victims)
	m.option(Option{Kind: OptDone})
	m.asked()
	if m.ask.Kind == NoDecision { // all are chosen
		m.take()
		f.Bits &^= Busy
		f.PC++
		return false
	}
	return true
}
