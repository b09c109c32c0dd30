package engine

// stepEach runs a program for each seat of a group, clockwise (C-049).
func (m *machine) stepEach() {
	f := m.top()
	seat := m.nextOf(f)
	if seat == NoSeat {
		m.pop()
		return
	}
	f.Left &^= seat.Only()
	if f.Bits&Aims != 0 {
		m.part(f, f.Prog, f.Actor).Target = seat
		return
	}
	m.part(f, f.Prog, seat)
}

// stepNobody runs a program while no seat is active, and then continues the turn (C-073).
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

// stepAttack runs an Attack (C-059). Each attacked seat, in turn order, may first avoid it. Then
// each seat that did not is hit by the whole text before the next is. The attacker's choices come
// after that, in the text.
func (m *machine) stepAttack() {
	f := m.top()
	a := &m.lib.Attacks[f.Arg]
	if a.Apart && !m.lib.shields { // partners decide on all Defenses before the first hit (N-8)
		m.stepApart(f, a)
		return
	}
	victim := m.nextOf(f)
	if f.Bits&Defended == 0 {
		if victim == NoSeat && f.Target == NoSeat || a.Sure {
			f.Bits |= Defended
			f.Left = f.Victims &^ f.Safe
			return
		}
		if m.lib.shields && !a.Alone {
			m.shielding(f, a, victim)
		} else if f.Bits&Chosen == 0 || m.turnOf(f, a, &victim) {
			m.defending(f, a, victim)
		}
		return
	}
	if victim == NoSeat {
		m.endAttack(f, a)
		return
	}
	f.Left &^= victim.Only()
	m.hit(f, a, victim)
}

// turnOf finds the seat that may now avoid an Attack that reaches seats in chosen order but hits
// none before all could avoid it (R-ATK-05). It returns false while that is not settled.
func (m *machine) turnOf(f *Frame, a *Attack, victim *SeatID) bool {
	if f.Taken == 0 {
		if next := m.reached(f, a); m.ask.Kind == NoDecision {
			f.Taken = int16(next) + 1
		}
		return false
	}
	*victim = SeatID(f.Taken - 1)
	if !f.Left.Has(*victim) {
		f.Taken = 0
		return false
	}
	return true
}

// hit applies an Attack to a seat that has not avoided it.
func (m *machine) hit(f *Frame, a *Attack, victim SeatID) {
	m.tell(Event{Kind: AttackHit, Seat: victim, Source: f.Source})
	prog := a.Hit
	if int(victim) >= m.board.seats {
		prog = m.lib.Struck
	} else {
		m.hear(OnHit, victim, f.Source)
	}
	m.part(f, prog, victim)
}

// endAttack ends an Attack. It runs the program that comes once after all hits, and then returns to
// the text that made the Attack.
func (m *machine) endAttack(f *Frame, a *Attack) {
	if a.After != 0 && f.Bits&Busy == 0 {
		f.Bits |= Busy
		m.part(f, a.After, f.Actor)
		return
	}
	victims, safe, user, source := f.Victims, f.Safe, f.User, f.Source
	m.pop()
	// The rest of the text can still read who was attacked and who avoided it.
	g := m.top()
	g.Victims, g.Safe = victims, safe
	if user != NoSeat && victims&^safe != 0 {
		m.hear(OnHitAny, user, source)
	}
	if user != NoSeat && victims&safe != 0 {
		m.hear(OnFoiled, user, source)
	}
}

// stepApart runs an Attack that reaches one seat after the other. Each may avoid it, or is hit,
// before it reaches the next (R-ATK-07).
func (m *machine) stepApart(f *Frame, a *Attack) {
	if f.Taken == 0 {
		victim := m.reached(f, a)
		switch {
		case m.ask.Kind != NoDecision:
		case victim == NoSeat:
			m.endAttack(f, a)
		default:
			f.Taken = int16(victim) + 1
		}
		return
	}
	victim := SeatID(f.Taken - 1)
	if f.Left.Has(victim) && !a.Sure {
		m.defending(f, a, victim)
		return
	}
	f.Left &^= victim.Only()
	f.Taken = 0
	if !f.Safe.Has(victim) {
		m.hit(f, a, victim)
	}
}

// reached returns the seat an Attack reaches next. The active seat chooses it while a Defense could
// be used for one of several. Otherwise it is the next seat clockwise. This is a reading, see
// readings.md: the choice is asked only where it can matter.
func (m *machine) reached(f *Frame, a *Attack) SeatID {
	if o, ok := m.take(); ok {
		return SeatID(o.N)
	}
	if f.Bits&Chosen == 0 || a.Sure || f.Left.rest() == 0 || !m.avoidable(f, a) {
		return m.nextOf(f)
	}
	m.asking(DecideSeat, m.turn().Seat, NoSeat).Source = f.Source
	m.offerSeats(f.Actor, f.Left)
	m.asked()
	return NoSeat
}
