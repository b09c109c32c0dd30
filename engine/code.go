package engine

// stepCode runs the innermost program until it pushes a frame, asks or ends.
func (m *machine) stepCode() {
	for {
		f := m.top()
		op := &m.lib.Code[f.PC]
		switch op.Code {
		case OpEnd:
			m.pop()
			return
		case OpPower:
			m.power(m.seatOf(op.Who, f), int(op.N)*m.count(op.Count, f))
		case OpDouble:
			m.power(f.Actor, int(m.turn.Power))
		case OpDraw:
			m.order(m.seatOf(op.Who, f), int(op.N)*m.count(op.Count, f), f.Source)
		case OpTop:
			m.turnTo(op, f)
		case OpIf:
			if n := m.count(op.Count, f); n < int(op.Min) || op.Max != Unlimited && n > int(op.Max) {
				f.PC = uint16(op.To)
				continue
			}
		case OpJump:
			f.PC = uint16(op.To)
			continue
		case OpLater:
			m.laters = append(m.laters, Later{Prog: op.To, Source: f.Source, Stay: f.Stay, Seat: f.Actor})
		case OpWatch:
			m.watches = append(m.watches, Watch{Source: f.Source, Seat: f.Actor, Trigger: TriggerID(op.N)})
		case OpCheaper:
			m.watches = append(m.watches, Watch{Source: f.Source, Seat: f.Actor, Cheaper: int8(op.N)})
		case OpSpend:
			m.spend(f.Source, f.Spend)
		case OpShow:
			m.showHand(f.Actor)
		case OpDeal:
			m.deal()
		case OpFlip:
			m.flip(f.Actor, op.N == 1)
		case OpMay:
			if !m.mayGoOn(op, f) {
				return
			}
			continue
		case OpChoose:
			if !m.chosen(op, f) {
				return
			}
			continue
		case OpIt, OpThis:
			f.PC++
			if m.doOne(op, f) {
				return
			}
			continue
		case OpPick, OpAll, OpRandom, OpTake:
			if m.doMany(op, f) {
				return
			}
			continue
		case OpEach, OpAttack:
			f.PC++
			m.push(Frame{Proc: procOf(op.Code), Who: op.Who, Prog: op.To, Filter: op.Filter, Source: f.Source,
				Stay: f.Stay, Group: f.Group, Mask: f.Mask, Actor: f.Actor, User: f.User})
			if op.Code == OpAttack {
				m.tell(Event{Kind: AttackMade, Seat: f.User, Source: f.Source})
			}
			return
		}
		f.PC++
	}
}

func procOf(c OpCode) Proc {
	if c == OpAttack {
		return ProcAttack
	}
	return ProcEach
}

// seatOf is the seat an instruction is about.
func (m *machine) seatOf(w Who, f *Frame) SeatID {
	if w == User {
		return f.User
	}
	return f.Actor
}

// order is a card or hero telling a seat to draw n cards: one instruction,
// whatever comes of it. Only cards' orders set off what watches for
// them.
func (m *machine) order(seat SeatID, n int, source CardID) {
	if n <= 0 {
		return
	}
	m.draw(seat, n)
	if seat == m.turn.Active && !m.turn.Ending && !m.Face(source).SuperHero {
		m.turn.Draws++
		m.hear(OnDraw, seat, source)
	}
}

// turnTo makes the top card of a place the card at hand.
func (m *machine) turnTo(op *Op, f *Frame) {
	place := Place(0)
	for !op.From.Has(place) {
		place++
	}
	f.It = NoCard
	switch {
	case place == Deck && !m.refill(f.Actor):
	case place == Villains:
		f.It = m.UpVillain()
	default:
		f.It = m.Top(place.Of(f.Actor))
	}
	if f.It == NoCard {
		return
	}
	f.ItStay = m.cards[f.It].Stay
	switch op.Sight {
	case Looked:
		m.show(f.It, CardLookedAt, f.Actor)
	case Shown:
		m.show(f.It, CardShown, f.Actor)
	}
}

// showHand reveals a seat's hand to everybody.
func (m *machine) showHand(seat SeatID) {
	hand := m.Zone(Hand.Of(seat))
	m.tell(Event{Kind: HandShown, Seat: seat, N: int16(len(hand)), Source: m.source()})
	for _, c := range hand {
		m.show(c, CardShown, seat)
	}
}

// deal shuffles the cards set aside and gives every seat back as many as it
// gave, whoever's they were (C-145).
func (m *machine) deal() {
	var gave [MaxSeats]int
	aside := SetAside.Of(NoSeat)
	for _, c := range m.Zone(aside) {
		gave[m.cards[c].Owner]++
	}
	m.shuffle(aside, &m.streams[StreamChance])
	for seat := range SeatID(m.seats) {
		for range gave[seat] {
			m.shift(m.Top(aside), Hand.Of(seat), beneath, VerbHand, seat)
		}
	}
}

// flip turns the heroes of a seat face down or up; face down they have no
// abilities (C-075).
func (m *machine) flip(seat SeatID, down bool) {
	var n int16
	if down {
		n = 1
	}
	for _, h := range m.Zone(Heroes.Of(seat)) {
		if m.cards[h].Down != down {
			m.cards[h].Down = down
			m.tell(Event{Kind: HeroTurned, Seat: seat, Card: h, Source: m.source(), Sees: everyone, N: n})
		}
	}
}

// mayGoOn asks yes or no and moves the program on. An offer that can come to
// nothing is passed over: its count must reach Min, and a card at hand it
// speaks of (Verb is set) must still be where it was. It is false while the
// question is open.
func (m *machine) mayGoOn(op *Op, f *Frame) bool {
	o, ok := m.take()
	if !ok {
		if m.count(op.Count, f) < int(op.Min) || op.Verb != VerbNone && !m.atHand(f) {
			f.PC = uint16(op.To)
			return true
		}
		it := NoCard
		if op.Verb != VerbNone {
			it = f.It
		}
		m.asking(Decision{Kind: DecideMay, Seat: f.Actor, User: f.User, Verb: op.Verb, Source: f.Source, It: it, At: ProgID(f.PC)})
		m.option(Option{Kind: OptYes})
		m.option(Option{Kind: OptNo})
		m.asked()
		return false
	}
	if o.Kind == OptYes {
		f.PC++
	} else {
		f.PC = uint16(op.To)
	}
	return true
}

// atHand tells whether the card at hand still lies where the text found it.
func (m *machine) atHand(f *Frame) bool {
	return f.It != NoCard && m.cards[f.It].Stay == f.ItStay
}

// chosen asks which of several labelled effects happens and moves the program
// there. It is false while the question is open.
func (m *machine) chosen(op *Op, f *Frame) bool {
	o, ok := m.take()
	if !ok {
		m.asking(Decision{Kind: DecideChoose, Seat: f.Actor, User: f.User, Source: f.Source, It: f.It, At: ProgID(f.PC)})
		for i := range op.N {
			if l := &m.lib.Code[f.PC+1+uint16(i)]; m.count(l.Count, f) >= int(l.Min) {
				m.option(Option{Kind: OptLabel, N: l.N})
			}
		}
		if len(m.options) == 0 { // nothing can be chosen, nothing happens
			m.ask.Kind = NoDecision
			f.PC += 1 + uint16(op.N)
			return true
		}
		m.asked()
		if m.ask.Kind != NoDecision {
			return false
		}
		o, _ = m.take()
	} else {
		m.tell(Event{Kind: ChoiceMade, Seat: f.Actor, Source: f.Source, N: o.N})
	}
	for i := range op.N {
		if l := &m.lib.Code[f.PC+1+uint16(i)]; l.N == o.N {
			f.PC = uint16(l.To)
			return true
		}
	}
	panic("engine: a choice without its label")
}

// doOne does a verb to the card at hand or to the source of the text, if it
// still lies where the text left it. It is true if a frame was pushed.
func (m *machine) doOne(op *Op, f *Frame) bool {
	c, stay := f.It, f.ItStay
	if op.Code == OpThis {
		c, stay = f.Source, f.Stay
	}
	if c == NoCard || m.cards[c].Stay != stay {
		return false
	}
	depth := len(m.stack)
	m.do(op.Verb, c, *f)
	g := &m.stack[depth-1]
	if op.Code == OpThis {
		g.Stay = m.cards[c].Stay
	} else {
		g.ItStay = m.cards[c].Stay
	}
	return len(m.stack) > depth
}
