package engine

// avoidable reports whether some seat could use a Defense for one of the seats an Attack has not
// reached yet.
func (m *machine) avoidable(f *Frame, a *Attack) bool {
	for victim := range SeatID(m.board.all) {
		for seat := range SeatID(m.Seats()) {
			if f.Left.Has(victim) && (seat == victim || m.lib.protects) && m.canAvoid(f, seat, victim, a) {
				return true
			}
		}
	}
	return false
}

// defending lets a victim avoid an Attack, and then lets each seat that can protect it do so,
// clockwise (R-DEF-03).
func (m *machine) defending(f *Frame, a *Attack, victim SeatID) {
	o, given := m.take()
	if !given {
		if f.Target == NoSeat {
			f.Target = m.asksFirst(victim)
		}
		for !m.canAvoid(f, f.Target, victim, a) {
			f.Target = m.Next(f.Target)
			if f.Target == m.asksFirst(victim) || !m.lib.protects {
				m.settled(f, victim)
				return
			}
		}
		m.askDefense(f, a, victim) // with a Defense, and the choice not to use it
		return
	}
	seat := f.Target
	switch o.Kind {
	case OptDefend:
		if m.onceMore(f, victim) { // the same seat may use another Defense
			m.defend(seat, victim, 0, o, f.Source)
			return
		}
		saved := m.saved(f, a, seat, victim, o)
		f.Safe |= saved
		f.Guards |= seat.Only()
		if a.First {
			f.Safe = f.Victims // the first Defense stops it for all (M-123)
			f.Left = 0
		}
		m.settled(f, victim)
		f.Left &^= saved
		m.defend(seat, victim, saved, o, f.Source)
	case OptReveal:
		if !m.onceMore(f, victim) {
			f.Safe |= victim.Only()
			m.settled(f, victim)
		}
		m.show(o.Card, CardShown, seat)
		m.tell(Event{Kind: AttackAvoided, Seat: victim, Card: o.Card, Source: f.Source, Sees: Everyone, N: int16(seat)})
	default:
		f.Target = m.Next(seat)
		if f.Target == m.asksFirst(victim) || !m.lib.protects {
			m.settled(f, victim)
		}
	}
}

// onceMore reports whether an Attack needs another Defense for a seat that has just used one, and notes
// that it has.
func (m *machine) onceMore(f *Frame, victim SeatID) bool {
	if f.Bits&Twice == 0 || Seats(f.Limit).Has(victim) {
		return false
	}
	f.Limit |= int16(victim.Only())
	return true
}

// spared returns the seats that an Attack does not reach although it is on all. The rules spare
// these seats First Appearances, which belong to no seat (V-005.4).
func (m *machine) spared(f *Frame) (out Seats) {
	if m.lib.spares == Power || f.User != NoSeat {
		return 0
	}
	for seat := range SeatID(m.Seats()) {
		if *m.number(m.lib.spares, seat) > 0 {
			out |= seat.Only()
		}
	}
	return out
}

// mayDefend returns the seats that may use a Defense against an Attack. These are its victims, and
// their partners if partners defend for each other.
func (m *machine) mayDefend(a *Attack, victims Seats) Seats {
	out := victims
	if !m.lib.shields || a.Alone {
		return out
	}
	for seat := range SeatID(m.Seats()) {
		if m.Side(seat)&victims != 0 {
			out |= seat.Only()
		}
	}
	return out
}

// shielding lets seats defend for themselves and their partners. Each is asked once, starting with
// next, while a seat of its side is not safe (V-002.8, V-002.9). It is asked whom its Defense is
// for only if it could be for two.
func (m *machine) shielding(f *Frame, a *Attack, next SeatID) {
	o, given := m.take()
	switch {
	case !given && f.It != NoCard:
		d := m.asking(DecideSeat, f.Target, f.User)
		d.Source, d.It = f.Source, f.It
		m.offerSeats(f.Target, m.unsafe(f))
		m.asked()
	case !given:
		if f.Target == NoSeat {
			f.Target = next
			f.Left &^= next.Only()
		}
		for open := m.unsafe(f); open != 0; {
			victim := m.clockwise(f.Target, open)
			open &^= victim.Only()
			if m.canAvoid(f, f.Target, victim, a) {
				m.askDefense(f, a, victim)
				return
			}
		}
		f.Target = NoSeat
	case o.Kind == OptSeat:
		c, n := f.It, f.Taken
		f.It, f.ItStay, f.Taken = NoCard, 0, 0
		m.shield(f, a, SeatID(o.N), Option{Kind: OptDefend, Card: c, N: n})
	case o.Kind == OptDefend:
		if open := m.unsafe(f); open.rest() != 0 {
			f.It, f.ItStay, f.Taken = o.Card, m.cards[o.Card].Stay, o.N
			m.show(o.Card, CardShown, f.Target) // it is announced before its seat is chosen
		} else {
			m.shield(f, a, m.clockwise(f.Target, open), o)
		}
	case o.Kind == OptReveal: // it saves only the seat that reveals it (N-9)
		seat := f.Target
		if !m.onceMore(f, seat) {
			f.Safe |= seat.Only()
			f.Target = NoSeat
		}
		m.show(o.Card, CardShown, seat)
		m.tell(Event{Kind: AttackAvoided, Seat: seat, Card: o.Card, Source: f.Source, Sees: Everyone, N: int16(seat)})
	default:
		f.Target = NoSeat
	}
}

// unsafe returns the attacked seats on the side of the asked seat that no Defense has saved.
func (s *State) unsafe(f *Frame) Seats { return s.Side(f.Target) & f.Victims &^ f.Safe }

// shield saves a seat with a Defense of the seat that was asked.
func (m *machine) shield(f *Frame, a *Attack, victim SeatID, o Option) {
	seat, source := f.Target, f.Source
	if m.onceMore(f, victim) { // the same seat may use another Defense, and its partner too
		m.defend(seat, victim, 0, o, source)
		return
	}
	f.Target = NoSeat
	f.Guards |= seat.Only()
	f.Safe |= victim.Only()
	if a.First {
		f.Safe, f.Left = f.Victims, 0 // the first Defense stops it for all (M-123)
	}
	m.defend(seat, victim, victim.Only(), o, source)
}

// Saves returns the seats that a Defense could save in the open question. These are all attacked
// partners that are not saved yet (V-002.8). It returns none if no Defense is asked for.
func (v View) Saves() Seats {
	d := v.Pending()
	switch {
	case d.Kind != DecideDefend:
		return 0
	case !v.s.lib.shields || d.It != NoCard: // It is the only card attacked
		return d.For.Only()
	}
	return v.s.unsafe(&v.s.stack[len(v.s.stack)-1])
}

// Waits reports whether an Attack that the open question could avoid hits the asked seat only after other
// seats could avoid it too, or have been hit. It does not depend on what those seats hold.
func (v View) Waits() bool {
	d := v.Pending()
	if d.Kind != DecideDefend {
		return false
	}
	f := &v.s.stack[len(v.s.stack)-1]
	apart := v.s.lib.Attacks[f.Arg].Apart && !v.s.lib.shields
	return !apart && f.Victims&^f.Safe&^d.For.Only() != 0
}

// Awaits reports whether the Attack that the asked seat could avoid for another seat attacks the asked
// seat later. Its one Defense is gone then (C-056, R-DEF-02).
func (v View) Awaits() bool {
	d := v.Pending()
	if d.Kind != DecideDefend || d.For == d.Seat {
		return false
	}
	return v.s.stack[len(v.s.stack)-1].Left.Has(d.Seat)
}

// Doubled reports whether it takes two Defenses to avoid the Attack that the open question could avoid, and
// whether the first of them has been used.
func (v View) Doubled() (twice, begun bool) {
	d := v.Pending()
	if d.Kind != DecideDefend {
		return false, false
	}
	f := &v.s.stack[len(v.s.stack)-1]
	return f.Bits&Twice != 0, f.Bits&Twice != 0 && Seats(f.Limit).Has(d.For)
}

// asksFirst returns the seat that is asked first for a Defense. This is the victim, or the active
// seat for a silent victim.
func (m *machine) asksFirst(victim SeatID) SeatID {
	if int(victim) >= m.board.seats {
		return m.turn().Seat
	}
	return victim
}

// saved returns the seats a Defense saves from an Attack. This is the seat it is used for, and with
// All also every seat in its Range that has not been hit (R-DEF-09).
func (m *machine) saved(f *Frame, a *Attack, seat, victim SeatID, o Option) Seats {
	out := victim.Only()
	d := &m.text(o.Card).Defenses[o.N]
	if !d.All {
		return out
	}
	left := f.Victims &^ f.Safe
	if a.Apart {
		left = f.Left
	}
	for v := range SeatID(m.board.all) {
		if left.Has(v) && m.covers(d, o.Card, seat, v) {
			out |= v.Only()
		}
	}
	return out
}

// covers reports whether a seat can protect a victim, which may be itself, with a Defense of a card
// (R-DEF-07, R-DEF-08, R-CPT-11).
func (m *machine) covers(d *Defense, c CardID, seat, victim SeatID) bool {
	if seat != victim && !m.helps(seat, victim) {
		return false
	}
	if m.lib.shields {
		return true
	}
	switch d.Near {
	case 0:
		return seat == victim
	case Unlimited:
		return int(victim) < m.board.seats // any player, but not an ally
	}
	return seat == victim || m.within(m.rangeOf(c, int(d.Near)-1, seat)+1, seat, victim)
}

// settled ends the questions for Defenses for a victim.
func (m *machine) settled(f *Frame, victim SeatID) {
	f.Left &^= victim.Only()
	f.Target = NoSeat
}

// eachDefense calls yes for the Defenses a seat can use for a victim of the Attack f, until yes
// returns false. A seat uses one Defense per Attack (C-056, R-DEF-02).
func (m *machine) eachDefense(f *Frame, seat, victim SeatID, yes func(c CardID, n int) bool) {
	if f.Guards.Has(seat) {
		return
	}
	for ps := m.lib.guards; ps != 0; ps = ps.rest() {
		p := ps.First()
		for _, c := range m.Cards(m.Zone(p, seat)) {
			if m.maySay(c, printsDefenses) && !m.defensesOf(f, c, p, seat, victim, yes) {
				return
			}
		}
	}
	if m.lib.guards.Has(InPlay) && m.altered(AskControl) {
		m.eachControlled(seat, func(c CardID) bool { return m.defensesOf(f, c, InPlay, seat, victim, yes) })
	}
}

// defensesOf is like eachDefense but for one card in a place. It returns false once yes has.
func (m *machine) defensesOf(f *Frame, c CardID, p Place, seat, victim SeatID, yes func(c CardID, n int) bool) bool {
	defenses := m.text(c).Defenses
	for n := range defenses {
		d := &defenses[n]
		if d.From.Has(p) && m.covers(d, c, seat, victim) && !(d.Pay == VerbNone && m.lib.Attacks[f.Arg].Relentless) &&
			m.answerTo(AskMayDefend, 1, c, seat) > 0 && m.defends(d, c, seat) && !yes(c, n) {
			return false
		}
	}
	return true
}

// defends reports whether a Defense of a seat is possible now.
func (m *machine) defends(d *Defense, c CardID, seat SeatID) bool {
	if d.Only == 0 {
		return true
	}
	f := Frame{Source: c, Stay: m.cards[c].Stay, Actor: seat, User: seat, Target: NoSeat, Held: int16(len(m.held))}
	return m.count(d.Only, &f) > 0
}

// canAvoid reports whether a seat has a Defense for a victim, or a card to reveal that lets it
// escape this Attack.
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
	d.For, d.Source, d.At = victim, f.Source, a.Hit
	if a.Alone {
		d.It = f.It
	}
	defend := func(c CardID, n int) bool {
		m.option(Option{Kind: OptDefend, Card: c, N: int16(n)})
		return true
	}
	// Card by card, to keep the options of one card together.
	hand := m.Zone(Hand, seat)
	for _, c := range m.Cards(hand) {
		if m.lib.guards.Has(Hand) && !f.Guards.Has(seat) && m.maySay(c, printsDefenses) {
			m.defensesOf(f, c, Hand, seat, victim, defend)
		}
		if a.Escape != 0 && seat == victim && m.fits(a.Escape, c, NoCard, nil) {
			m.option(Option{Kind: OptReveal, Card: c})
		}
	}
	m.eachDefense(f, seat, victim, func(c CardID, n int) bool { return m.cards[c].Zone == hand || defend(c, n) })
	m.option(Option{Kind: OptSuffer})
	m.asked()
}

// guard lets the triggers that a Defense sets off resolve after it, before the Attack of a card goes on.
func (m *machine) guard(attack CardID) {
	m.pushSettle(m.level() + 1)
	f := m.top()
	f.Bits |= Defended
	f.Source = attack
}

// defend uses a Defense, which saves some seats, or none if it takes another to avoid the Attack. That is not
// playing the card (C-062).
func (m *machine) defend(seat, victim SeatID, saved Seats, o Option, attack CardID) {
	d := m.text(o.Card).Defenses[o.N]
	if m.lib.SettlesDefenses {
		m.guard(attack)
	}
	m.tell(Event{Kind: AttackAvoided, Seat: victim, Card: o.Card, Source: attack, Sees: Everyone, N: int16(seat)})
	for other := range SeatID(m.board.all) {
		if other != victim && saved.Has(other) {
			m.tell(Event{Kind: AttackAvoided, Seat: other, Card: o.Card, Source: attack, Sees: Everyone, N: int16(seat)})
		}
	}
	if d.Pay == VerbNone {
		m.show(o.Card, CardShown, seat)
	} else {
		m.do(d.Pay, Dest{Place: Discard}, o.Card, &Frame{Actor: seat, User: seat, Target: NoSeat, Source: o.Card})
	}
	avoided := saved
	if m.lib.shields && saved != 0 {
		avoided = seat.Only() // whichever seat it protects (N-11)
	}
	for v := range SeatID(m.Seats()) {
		if avoided.Has(v) {
			m.hear(OnAvoid, v, o.Card) // interrupting triggers wait until the Defense is done
		}
	}
	if d.Then != 0 {
		g := m.begin(d.Then, o.Card, seat, seat)
		g.Target, g.It, g.ItStay = victim, attack, m.cards[attack].Stay
	}
}
