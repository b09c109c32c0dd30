package engine

// The instructions on other players' cards (M-138) and on shuffles that an ability interrupts.

// teamUp carries out OpTeamwork. It returns true if the machine must first continue elsewhere, because a
// question is open or a card is being played. The instruction is then resumed.
func (m *machine) teamUp(op *Op, f *Frame) bool {
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
		if t := m.turn(); m.lib.teamworks != Power && f.Actor == t.Active && !t.Ending {
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
	group := m.foes(f.Actor) & m.table() &^ Seats(f.Sum)
	if op.Pair && f.Limit == 1 && group != 0 {
		return m.atRandom(f.Actor, group)
	}
	m.asksText(DecideSeat, f)
	for group != 0 {
		seat := m.clockwise(f.Actor, group)
		group &^= seat.Only()
		m.option(Option{Kind: OptSeat, N: int16(seat)})
	}
	if len(m.options) == 0 {
		m.askNothing()
		return NoSeat
	}
	if f.Taken > 0 {
		m.option(Option{Kind: OptDone})
		m.ask.Min = 0
	}
	m.asked()
	if m.ask.Kind == NoDecision {
		o, _ := m.take()
		return SeatID(o.N)
	}
	return NoSeat
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

// drawOn draws cards for a seat as part of the instruction of a frame. It returns false if an ability
// interrupts a shuffle. The instruction is then resumed and draws the rest.
func (m *machine) drawOn(f *Frame, seat SeatID, n int) bool {
	if m.lib.early(BeforeShuffle) {
		if f.Bits&Shuffling != 0 {
			n -= int(f.Limit)
			f.Bits &^= Shuffling
		} else if have := m.Len(m.Zone(Deck, seat)); have < n {
			m.draw(seat, have)
			n -= have
			if m.holdsUp(f, seat, n, int16(have)) {
				return false
			}
		}
	}
	m.draw(seat, n)
	return true
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

// repeats reports whether a seat has played a card with the name of a card this turn.
func (s *State) repeats(c CardID, by SeatID) bool {
	for i := range s.plays {
		if p := &s.plays[i]; s.resolvedNow(i, by) && (s.anyName(c) || s.lib.Faces[p.Text].AnyName || s.lib.Faces[p.Face].ID == s.Face(c).ID) {
			return true
		}
	}
	return false
}

// makes returns the Power that counts for a card of a choice that ends at some Power: what is printed on it,
// or what its text would make for a seat now.
func (s *State) makes(op *Op, c CardID, seat SeatID) int {
	if op.Makes {
		return s.wouldMake(c, seat)
	}
	return int(s.Face(c).Power)
}

// wouldMake returns the Power that the text of a card would make for a seat now, if the seat declined each
// offer and made no other decision (rulings on Hawkman).
func (s *State) wouldMake(c CardID, seat SeatID) int {
	f := Frame{Source: c, Stay: s.cards[c].Stay, Actor: seat, User: seat, Target: NoSeat, Held: int16(len(s.held))}
	sum := 0
	for pc := s.text(c).Play; pc != 0; pc++ {
		op := &s.lib.Code[pc]
		switch op.Code {
		case OpNumber:
			if op.Number == Power && op.Who == You {
				sum += int(op.N) * s.countWithout(c, op.Count, &f)
			}
		case OpIf:
			if n := s.countWithout(c, op.Count, &f); n < int(op.Min) || op.Max != Unlimited && n > int(op.Max) {
				pc = op.To - 1
			}
		case OpMay, OpJump:
			if op.To <= pc {
				return max(sum, 0) // a loop
			}
			pc = op.To - 1
		case OpEnd, OpChoose:
			return max(sum, 0)
		default: // it makes no Power
		}
	}
	return max(sum, 0)
}

// chooseSeats carries out OpSeats. It returns true while a question is open.
func (m *machine) chooseSeats(op *Op, f *Frame) bool {
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
	for group := m.group(op.Who, f) &^ f.Victims; group != 0; {
		seat := m.clockwise(f.Actor, group)
		group &^= seat.Only()
		m.option(Option{Kind: OptSeat, N: int16(seat)})
	}
	m.option(Option{Kind: OptDone})
	m.ask.Min = 0
	m.asked()
	if m.ask.Kind == NoDecision { // all are chosen
		m.take()
		f.Bits &^= Busy
		f.PC++
		return false
	}
	return true
}

// makesVaries reports whether the Power that the text of a card would make depends on other cards or numbers.
func (s *State) makesVaries(c CardID) bool {
	for pc := s.text(c).Play; pc != 0; pc++ {
		switch op := &s.lib.Code[pc]; {
		case op.Code == OpEnd:
			return false
		case op.Code == OpIf, op.Code == OpNumber && op.Number == Power && op.Count != 0:
			return true
		}
	}
	return false
}

// countWithout is like count but doesn't count a card, as if it were played and so no longer where it is.
func (s *State) countWithout(c CardID, id CountID, f *Frame) int {
	q := s.lib.Counts[id]
	if place, _, _ := s.board.At(s.cards[c].Zone); id != 0 && q.Of == CardsIn && q.From.Has(place) && s.fits(q.Filter, c, f.Source, f) {
		q.Less++
		return s.bounded(&q, f)
	}
	return s.count(id, f)
}
