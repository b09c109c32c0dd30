package engine

// group returns the set of seats that a word of a text means to the frame that runs it.
func (m *machine) group(w Who, f *Frame) Seats {
	switch w {
	case Foes:
		return m.foes(f.Actor)
	case All:
		return m.table()
	case Hits:
		return f.Victims &^ f.Safe
	case Avoiders:
		return f.Victims & f.Safe
	case Team:
		return m.Side(f.Actor)
	case Others:
		return m.table() &^ m.turn().Active.Only()
	case Standees, Nearby:
		return m.withStandee(w, f.Actor)
	case Silents:
		return m.everybody() &^ m.seated()
	case Starts:
		return m.first.Only()
	case Nobody:
		return 0
	default: // a single seat
		return m.who(w, f).Only()
	}
}

// withStandee returns the seats with a standee on the ring, or those whose standee is in a seat's
// space.
func (m *machine) withStandee(w Who, actor SeatID) (out Seats) {
	at := m.Space(actor)
	for seat := range SeatID(m.board.all) {
		if i := m.Space(seat); i >= 0 && (w == Standees || i == at && seat != actor) {
			out |= seat.Only()
		}
	}
	return out
}

// startProc starts the procedure of an instruction that affects several seats or runs in nobody's turn.
func (m *machine) startProc(op *Op, f *Frame) {
	g := m.part(f, 0, f.Actor)
	g.Prog = op.To
	switch op.Code {
	case OpEach:
		g.Proc, g.Left = ProcEach, m.group(op.Who, f)
		if op.Pair {
			g.Bits |= Aims
		}
	case OpNobody:
		g.Proc, g.Target = ProcNobody, m.turn().Active
	case OpAttack:
		g.Proc, g.Arg, g.Target = ProcAttack, uint16(op.N), NoSeat
		g.Safe, g.Guards = m.spared(f), 0 // as if they had avoided it, so nothing is passed to them either
		if id := m.lib.doubles; id != Power && f.User == m.turn().Active && f.User != NoSeat && m.Number(id, f.User) > 0 {
			g.Bits |= Twice
			m.change(id, f.User, -m.Number(id, f.User))
		}
		g.Victims = m.group(m.lib.Attacks[op.N].On, f) &^ g.Safe
		g.Left = m.mayDefend(&m.lib.Attacks[op.N], g.Victims)
		made := Event{Kind: AttackMade, Seat: f.User, Source: f.Source, N: int16(g.Safe)}
		if m.lib.Attacks[op.N].Alone { // it is on the card at hand
			g.It, g.ItStay = f.It, f.ItStay
			made.Card, made.Sees = f.It, Everyone
		}
		m.tell(made)
	default: // no other instruction comes here
	}
}

// nextOf returns the seat whose turn in a group is next, clockwise from the frame's own, or NoSeat
// when all have had theirs (C-049).
func (m *machine) nextOf(f *Frame) SeatID {
	if f.Left == 0 {
		return NoSeat
	}
	return m.clockwise(f.Actor, f.Left)
}

// clockwise returns the first seat of a group in turn order from the given one, then the first of
// its silent seats, or NoSeat if the group is empty.
func (s *State) clockwise(seat SeatID, group Seats) SeatID {
	for n := s.Seats(); n >= 0; n-- { // one more than there are, because the first may be silent
		if group.Has(seat) {
			return seat
		}
		seat = s.Next(seat)
	}
	for seat = SeatID(s.board.seats); int(seat) < s.board.all; seat++ {
		if group.Has(seat) {
			return seat
		}
	}
	return NoSeat
}

// nearest returns the first seat to the left that has a fitting card in the places of an
// instruction, or NoSeat if none has (M-060).
func (m *machine) nearest(op *Op, f *Frame) SeatID {
	q := Count{From: op.From, Filter: op.Filter}
	for seat := m.Next(f.Actor); seat != f.Actor; seat = m.Next(seat) {
		if m.countIn(&q, seat, f) > 0 {
			return seat
		}
	}
	return NoSeat
}

// who returns the seat that a word of a text means to the frame that runs it.
func (m *machine) who(w Who, f *Frame) SeatID {
	switch w {
	case User:
		return f.User
	case Target:
		return f.Target
	case Left:
		return m.beside(f, m.Next)
	case Right:
		return m.beside(f, m.previous)
	case NextHit:
		return m.nextHit(f)
	case Partner:
		return m.clockwise(m.Next(f.Actor), m.Side(f.Actor))
	case Keeper:
		return m.cards[f.It].Owner
	case Attacker:
		return m.attacker()
	case Owner:
		if o := m.cards[f.Source].Owner; o != NoSeat {
			return o
		}
		return f.Actor
	case Lender:
		if o := m.cards[f.Source].Owner; o != f.Actor {
			return o
		}
		return NoSeat
	case You, Foes, All, Hits, Others, Standees, Nearby, Silents, Starts, Nobody, Avoiders, Team: // for a group the program runs for one seat at a time
	}
	return f.Actor
}

// beside returns the next seat on one side of a frame's own that did not avoid the Attack its text
// is part of (C-153), or the frame's own if there is none.
func (m *machine) beside(f *Frame, next func(SeatID) SeatID) SeatID {
	to := next(f.Actor)
	for to != f.Actor && (f.Safe|m.seated()&^m.table())&to.Only() != 0 {
		to = next(to)
	}
	return to
}

// nextHit returns the next seat clockwise that was hit by the Attack a text is part of, or the
// frame's own if it is the only one (R-ATK-06, R-CLR-05).
func (m *machine) nextHit(f *Frame) SeatID {
	return m.clockwise(m.Next(f.Actor), f.Victims&^f.Safe&m.table()|f.Actor.Only())
}

// previous returns the seat to the right of another.
func (s *State) previous(seat SeatID) SeatID {
	if seat == 0 {
		return SeatID(s.board.seats - 1)
	}
	return seat - 1
}
