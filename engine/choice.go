package engine

// mayGoOn asks yes or no and moves the program on. It does not ask if the offer would have no
// effect: the count must reach Min, and with a Verb the card at hand must still be where it was.
func (m *machine) mayGoOn(op *Op, f *Frame) (waits bool) {
	o, ok := m.take()
	if !ok {
		if m.count(op.Count, f) < int(op.Min) || op.Verb != VerbNone && !m.atHand(f) || op.Verb == VerbDestroy && !m.mayDestroy(f.Actor) {
			if m.ev != nil && op.Verb == VerbNone && op.Count != 0 {
				if c := &m.lib.Counts[op.Count]; c.Of == CardsIn && c.Near == 0 { // no card to take
					m.foundNothing(c.From, f)
				}
			}
			f.PC = uint16(op.To)
			return false
		}
		it := NoCard
		if op.Verb != VerbNone {
			it = f.It
		}
		d := m.asksText(DecideMay, f)
		d.Verb, d.To, d.It = op.Verb, op.Dest, it
		m.option(Option{Kind: OptYes})
		m.option(Option{Kind: OptNo})
		m.asked()
		return true
	}
	if o.Kind == OptYes {
		f.PC++
	} else {
		f.PC = uint16(op.To)
	}
	return false
}

// atHand reports whether the card at hand is still where the text found it.
func (m *machine) atHand(f *Frame) bool {
	return f.It != NoCard && m.cards[f.It].Stay == f.ItStay
}

// chooseLabel asks which of several labeled effects happens and moves the program there.
func (m *machine) chooseLabel(op *Op, f *Frame) (waits bool) {
	o, ok := m.take()
	if !ok {
		m.asksText(DecideChoose, f).It = f.It
		for i := range op.N {
			l := &m.lib.Code[f.PC+1+uint16(i)]
			barred := m.lib.Code[l.To].Verb == VerbDestroy && !m.mayDestroy(f.Actor)
			if !barred && m.count(l.Count, f) >= int(l.Min) {
				m.option(Option{Kind: OptLabel, N: l.N})
			}
		}
		if len(m.options) == 0 { // with nothing to choose, nothing happens
			m.askNothing()
			f.PC += 1 + uint16(op.N)
			return false
		}
		if m.asked(); m.ask.Kind != NoDecision {
			return true
		}
		o, _ = m.take()
	} else {
		m.tell(Event{Kind: ChoiceMade, Seat: f.Actor, Source: f.Source, N: o.N})
	}
	for i := range op.N {
		if l := &m.lib.Code[f.PC+1+uint16(i)]; l.N == o.N {
			f.PC = uint16(l.To)
			return false
		}
	}
	panic("engine: a choice without its label")
}

// aim asks which seat of a group is the target.
func (m *machine) aim(op *Op, f *Frame) (waits bool) {
	if op.Who == Left && op.From != 0 {
		f.Target = m.nearest(op, f)
		f.PC++
		return false
	}
	o, ok := m.take()
	if !ok {
		m.asksText(DecideSeat, f)
		group := m.group(op.Who, f)
		if op.From != 0 && !m.anyHas(op, group, f) {
			group = 0 // no seat has such a card (R-VIL-19)
		}
		for group != 0 {
			seat := m.clockwise(f.Actor, group)
			group &^= seat.Only()
			if op.Number != Power && (!m.isPlayer(seat) || m.Number(op.Number, seat) == 0) {
				continue
			}
			if (!op.Apart || seat != f.Actor) && (op.Near == 0 || m.within(op.Near, f.Actor, seat)) {
				m.option(Option{Kind: OptSeat, N: int16(seat)})
			}
		}
		if len(m.options) == 0 {
			m.askNothing()
			f.Target = NoSeat
			f.PC++
			return false
		}
		if m.asked(); m.ask.Kind != NoDecision {
			return true
		}
		o, _ = m.take()
	} else {
		m.tell(Event{Kind: SeatChosen, Seat: f.Actor, Source: f.Source, N: o.N})
	}
	f.Target = SeatID(o.N)
	f.PC++
	return false
}

// forEach runs a program for each card the text remembers that is still where the text left it
// (R-ATK-09).
func (m *machine) forEach(op *Op, f *Frame) (waits bool) {
	if f.Bits&Busy == 0 {
		f.Bits |= Busy
		f.Taken = 0
	}
	here := m.held[f.Held:]
	next := -1
	if o, ok := m.take(); ok {
		for i := range here {
			if here[i].Card == o.Card {
				next = i
			}
		}
	} else {
		d := m.asksText(DecidePick, f)
		d.Min, d.Max, d.Taken = 1, 1, uint8(f.Taken)
		for i, h := range here {
			if h.Card != NoCard && m.cards[h.Card].Stay == h.Stay && m.fits(op.Filter, h.Card, f.Source, f) &&
				(op.From == 0 || op.From.Has(m.board.info[m.cards[h.Card].Zone].place)) {
				m.option(Option{Kind: OptCard, Card: h.Card})
				if next < 0 {
					next = i
				}
			}
		}
		if op.Pair && len(m.options) > 1 {
			m.asked()
			return true
		}
		if next >= 0 {
			m.tellForced(m.options[0], f.Actor)
		}
		m.askNothing()
	}
	if next < 0 {
		f.Bits &^= Busy
		f.PC++
		return false
	}
	f.Taken++
	h := &here[next]
	it, stay := h.Card, h.Stay
	h.Card = NoCard // it has had its turn
	g := m.part(f, op.To, f.Actor)
	g.It, g.ItStay = it, stay
	return true
}

// choosePlayed asks for one of the fitting cards that were played this turn or are in the places of
// the instruction, and makes it the card at hand.
func (m *machine) choosePlayed(op *Op, f *Frame) (waits bool) {
	o, ok := m.take()
	if !ok {
		f.It = NoCard
		d := m.asksText(DecidePick, f)
		d.Min, d.Max = 1, 1
		for i := range m.plays {
			if p := &m.plays[i]; m.resolvedNow(i, f.Actor) && !m.playedBefore(i) && p.Stay == m.cards[p.Card].Stay &&
				p.Card != f.Source && m.fits(op.Filter, p.Card, f.Source, f) {
				m.option(Option{Kind: OptCard, Card: p.Card})
			}
		}
		m.eachCandidate(op, f, func(c CardID) bool {
			m.option(Option{Kind: OptCard, Card: c})
			return true
		})
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
	f.It, f.ItStay = o.Card, m.cards[o.Card].Stay
	f.PC++
	return false
}
