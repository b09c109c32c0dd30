package engine

// group is the set of seats that a word of a text means to the frame that runs
// it. Nothing else works out who foes are.
func (m *machine) group(w Who, f *Frame) Seats {
	switch w {
	case Foes:
		return m.foes(f.Actor)
	case All:
		return m.table()
	case Hits:
		return f.Victims &^ f.Safe
	case Others:
		return m.table() &^ m.turn().Active.Only()
	default: // a single seat
		return m.who(w, f).Only()
	}
}

// others starts what an instruction does to several seats, or in nobody's turn.
func (m *machine) others(op *Op, f *Frame) {
	g := m.part(f, 0, f.Actor)
	g.Prog = op.To
	switch op.Code {
	case OpEach:
		g.Proc, g.Left = ProcEach, m.group(op.Who, f)
	case OpNobody:
		g.Proc, g.Target = ProcNobody, m.turn().Active
	case OpAttack:
		g.Proc, g.Arg, g.Target = ProcAttack, uint16(op.N), NoSeat
		g.Victims, g.Safe, g.Guards = m.group(m.lib.Attacks[op.N].On, f), 0, 0
		g.Left = g.Victims
		m.tell(Event{Kind: AttackMade, Seat: f.User, Source: f.Source})
	default: // no other instruction comes here
	}
}

// nextOf is the seat a group's turn comes to, clockwise from the frame's own,
// NoSeat when all have had theirs (C-049).
func (m *machine) nextOf(f *Frame) SeatID {
	seat := f.Actor
	for n := m.Seats(); n > 0; n-- {
		if f.Left&seat.Only() != 0 {
			return seat
		}
		seat = m.Next(seat)
	}
	return NoSeat
}

// stepEach runs a program for each seat of a group, clockwise (C-049).
func (m *machine) stepEach() {
	f := m.top()
	seat := m.nextOf(f)
	if seat == NoSeat {
		m.pop()
		return
	}
	f.Left &^= seat.Only()
	m.part(f, f.Prog, seat)
}

// stepNobody runs a program while nobody is active, and then lets the turn go
// on (C-073).
func (m *machine) stepNobody() {
	f := m.top()
	if f.Bits&Busy == 0 {
		f.Bits |= Busy
		m.turn().Active = NoSeat
		g := m.part(f, f.Prog, f.Actor)
		g.User, g.Target = NoSeat, NoSeat
		return
	}
	m.turn().Active = f.Target
	m.pop()
}

// stepAttack is the window of an Attack (C-059): first each attacked seat, in
// turn order, may avoid it; then each that did not suffers the whole text
// before the next does. What the attacker chooses comes after, in the text.
func (m *machine) stepAttack() {
	f := m.top()
	a := &m.lib.Attacks[f.Arg]
	victim := m.nextOf(f)
	if f.Bits&Defended == 0 {
		if victim == NoSeat || a.Sure {
			f.Bits |= Defended
			f.Left = f.Victims &^ f.Safe
			return
		}
		m.defending(f, a, victim)
		return
	}
	if victim == NoSeat {
		victims, safe := f.Victims, f.Safe
		m.pop()
		// Who was attacked and who avoided it stays readable to the rest of the text.
		g := m.top()
		g.Victims, g.Safe = victims, safe
		return
	}
	f.Left &^= victim.Only()
	m.tell(Event{Kind: AttackHit, Seat: victim, Source: f.Source})
	m.part(f, a.Hit, victim)
}

// defending lets a victim avoid an Attack, and after it the others who can
// protect it, clockwise (R-DEF-03).
func (m *machine) defending(f *Frame, a *Attack, victim SeatID) {
	o, given := m.take()
	if !given {
		if f.Target == NoSeat {
			f.Target = victim
		}
		for !m.canAvoid(f, f.Target, victim, a) {
			f.Target = m.Next(f.Target)
			if f.Target == victim || !m.lib.protects {
				m.settled(f, victim)
				return
			}
		}
		m.askDefense(f, a, victim) // with a way out, and the choice not to take it
		return
	}
	seat := f.Target
	switch o.Kind {
	case OptDefend:
		f.Safe |= victim.Only()
		f.Guards |= seat.Only()
		if a.First {
			f.Safe = f.Victims // the first Defense stops it for all (M-123)
			f.Left = 0
		}
		m.settled(f, victim)
		m.defend(seat, victim, o, f.Source)
	case OptReveal:
		f.Safe |= victim.Only()
		m.settled(f, victim)
		m.show(o.Card, CardShown, seat)
		m.tell(Event{Kind: AttackAvoided, Seat: victim, Card: o.Card, Source: f.Source, Sees: Everyone})
	default:
		f.Target = m.Next(seat)
		if f.Target == victim || !m.lib.protects {
			m.settled(f, victim)
		}
	}
}

// settled ends the asking of Defenses for a victim.
func (m *machine) settled(f *Frame, victim SeatID) {
	f.Left &^= victim.Only()
	f.Target = NoSeat
}

// eachDefense calls yes for the Defenses a seat can use for a victim of the
// Attack f, until yes is false. A seat uses one in an Attack (C-056, R-DEF-02).
func (m *machine) eachDefense(f *Frame, seat, victim SeatID, yes func(c CardID, n int) bool) {
	if f.Guards.Has(seat) {
		return
	}
	for ps := m.lib.guards; ps != 0; ps = ps.rest() {
		p := ps.First()
		for _, c := range m.Cards(m.Zone(p, seat)) {
			if !m.maySay(c, printsDefenses) {
				continue
			}
			for n, d := range m.text(c).Defenses {
				if d.From.Has(p) && (seat == victim || d.Near > 0 && m.within(d.Near, seat, victim)) &&
					m.answerTo(AskMayDefend, 1, c, seat) > 0 && !yes(c, n) {
					return
				}
			}
		}
	}
}

// within reports whether the standees of two seats are less than near steps
// apart.
func (m *machine) within(near uint8, a, b SeatID) bool {
	c := m.standee(b)
	if c == NoCard {
		return false
	}
	p, _, i := m.board.At(m.cards[c].Zone)
	return m.near(near, a, p, i)
}

// canAvoid reports whether a seat holds a Defense for a victim, or a card that
// fits the way out the Attack itself offers.
func (m *machine) canAvoid(f *Frame, seat, victim SeatID, a *Attack) bool {
	can := false
	m.eachDefense(f, seat, victim, func(CardID, int) bool { can = true; return false })
	if can || a.Escape == 0 || seat != victim {
		return can
	}
	for _, c := range m.Cards(m.Zone(Hand, seat)) {
		if m.fits(a.Escape, c, NoCard, nil) {
			return true
		}
	}
	return false
}

func (m *machine) askDefense(f *Frame, a *Attack, victim SeatID) {
	seat := f.Target
	d := m.asking(DecideDefend, seat, f.User)
	d.For, d.Source = victim, f.Source
	// Card by card, so that what can be done with one stands together.
	hand := m.Zone(Hand, seat)
	for _, c := range m.Cards(hand) {
		m.eachDefense(f, seat, victim, func(o CardID, n int) bool {
			if o == c {
				m.option(Option{Kind: OptDefend, Card: c, N: int16(n)})
			}
			return true
		})
		if a.Escape != 0 && seat == victim && m.fits(a.Escape, c, NoCard, nil) {
			m.option(Option{Kind: OptReveal, Card: c})
		}
	}
	m.eachDefense(f, seat, victim, func(c CardID, n int) bool {
		if m.cards[c].Zone != hand {
			m.option(Option{Kind: OptDefend, Card: c, N: int16(n)})
		}
		return true
	})
	m.option(Option{Kind: OptSuffer})
	m.asked()
}

// defend uses a Defense; that is not playing the card (C-062).
func (m *machine) defend(seat, victim SeatID, o Option, attack CardID) {
	d := m.text(o.Card).Defenses[o.N]
	m.tell(Event{Kind: AttackAvoided, Seat: victim, Card: o.Card, Source: attack, Sees: Everyone})
	if d.Pay == VerbNone {
		m.show(o.Card, CardShown, seat)
	} else {
		m.do(d.Pay, Dest{Place: Discard}, o.Card, &Frame{Actor: seat, User: seat, Target: NoSeat, Source: o.Card})
	}
	m.hear(OnAvoid, seat, o.Card) // what interrupts goes on when the Defense is done
	if d.Then != 0 {
		m.begin(d.Then, o.Card, seat, seat).Target = victim
	}
}
