package engine

import "slices"

// script carries out an instruction of the setup or turn script.
func (m *machine) script(op *Op, f *Frame) (waits bool) {
	seat := m.turn().Seat
	switch op.Code {
	case OpKeep:
		return m.keep(op, f)
	case OpFirst:
		f.Actor = m.firstPlayer()
		m.first, m.turn().Seat = f.Actor, f.Actor
	case OpStarter:
		return m.chooseStarter(f)
	case OpNewHand:
		if m.drawOn(f, f.Actor, m.handSize(f.Actor)) {
			return true
		}
	case OpBegin:
		f.Actor = seat
		f.PC++
		m.beginTurn(seat)
		return true
	case OpAnnounce:
		m.tell(Event{Kind: TurnEnded, Seat: seat})
		m.hear(OnEnd, seat, NoCard) // it is resolved with the end-of-turn effects
		m.turn().Ending = true
		m.endTypes()
		m.expire(EndOfTurn, NoSeat)
	case OpToss:
		m.toss(m.Zone(Hand, seat), m.Zone(Discard, seat), seat)
	case OpLaters:
		f.PC++
		for _, l := range m.laters {
			m.waiting = append(m.waiting, Waiting{Prog: l.Prog, Source: l.Source, Stay: l.Stay, Seat: l.Seat})
		}
		m.laters = m.laters[:0]
		m.settle()
		return true
	case OpClear:
		m.clearPlay(seat)
	case OpLose:
		m.change(Power, seat, -m.power())
	case OpInactive:
		m.turn().Active = NoSeat
	case OpFill:
		line := m.Zone(op.Dest.Place, NoSeat)
		for i := range m.board.rows[op.Dest.Place].Count {
			m.fill(line+ZoneID(i), m.Zone(op.From.First(), NoSeat), Reason(op.N))
		}
	case OpTurnUp:
		f.PC++
		if place := op.From.First(); !m.board.Shared(place) {
			m.turnUpEach(place)
			return false
		}
		return m.turnUp(m.Zone(op.From.First(), NoSeat), Reason(op.N))
	case OpPass:
		m.pass(seat)
		f.Actor = m.turn().Seat
	case OpQueue:
		m.queue(f.Actor)
	default:
		panic("engine: a script cannot do: " + op.Code.String())
	}
	f.PC++
	return m.over != NotOver
}

// keep lets each seat keep N of its dealt heroes (C-012).
func (m *machine) keep(op *Op, f *Frame) (waits bool) {
	if f.Bits&Busy == 0 {
		f.Bits |= Busy
		f.Left, f.Actor = m.table(), 0
	}
	for {
		seat := m.chooses(op, f)
		if seat == NoSeat {
			f.Bits &^= Busy
			f.PC++
			return false
		}
		heroes := m.Zone(Heroes, seat)
		if o, ok := m.take(); ok {
			m.reorder(heroes, m.indexOf(o.Card), heroes, int(f.Taken)) // those kept so far are on top
			m.noteMove(m.lib.noted, heroes, heroes)
			f.Taken++
		}
		if int(f.Taken) == int(op.N) {
			rest := m.Zone(op.Dest.Place, seat)
			f.Left &^= seat.Only()
			if next := m.chooses(op, f); op.Number != Power && next != NoSeat {
				rest = m.Zone(Heroes, next)
			}
			f.Left |= seat.Only()
			for m.Len(heroes) > int(op.N) {
				m.shift(m.Cards(heroes)[op.N], rest, beneath, VerbNone, seat)
			}
		}
		if m.Len(heroes) <= int(op.N) {
			f.Left &^= seat.Only()
			f.Taken = 0
			continue
		}
		m.asking(DecideHero, seat, seat)
		for _, h := range m.Cards(heroes)[f.Taken:] {
			m.option(Option{Kind: OptCard, Card: h})
		}
		if m.asked(); m.ask.Kind != NoDecision {
			return true
		}
	}
}

// chooses returns the seat that chooses its heroes next, or NoSeat when all have chosen.
func (m *machine) chooses(op *Op, f *Frame) SeatID {
	next := m.nextOf(f)
	if op.Number == Power || next == NoSeat {
		return next
	}
	for seat := range SeatID(m.Seats()) {
		if f.Left.Has(seat) && *m.number(op.Number, seat) < *m.number(op.Number, next) {
			next = seat
		}
	}
	return next
}

// firstPlayer returns a random seat among those whose hero goes first, or among all if there is
// none (C-019).
func (m *machine) firstPlayer() SeatID {
	var fast []SeatID
	for seat := range SeatID(m.Seats()) {
		for _, h := range m.Cards(m.Zone(Heroes, seat)) {
			if m.Face(h).StartsFirst {
				fast = append(fast, seat)
			}
		}
	}
	if len(fast) > 0 {
		return fast[m.chance(StreamSetup, len(fast))]
	}
	return SeatID(m.chance(StreamSetup, m.Seats()))
}

// chooseStarter lets one seat choose for all who plays first (R-SET-11).
func (m *machine) chooseStarter(f *Frame) (waits bool) {
	o, ok := m.take()
	if !ok {
		m.asking(DecideSeat, m.first, NoSeat).At = ProgID(f.PC)
		m.offerSeats(0, m.seated())
		if m.asked(); m.ask.Kind != NoDecision {
			return true
		}
		o, _ = m.take()
	}
	f.Actor = SeatID(o.N)
	m.first, m.turn().Seat = f.Actor, f.Actor
	f.PC++
	return false
}

// beginTurn begins a seat's turn and ends everything that belonged to the last one.
func (m *machine) beginTurn(seat SeatID) {
	m.turns[0] = Turn{Number: m.turn().Number + 1, Seat: seat, Active: seat}
	kept := m.plays[:0]
	for _, p := range m.plays {
		if m.cards[p.Card].Stay == p.Stay { // it stays in play, and so do the changes to it
			p.Bits |= Earlier
			if m.keptInPlay(p.Card) {
				p.Bits &^= usedBits // it may be played again: see useUp
			}
			kept = append(kept, p)
		}
	}
	m.plays = kept
	m.gains, m.drawn, m.lentUses = m.gains[:0], m.drawn[:0], m.lentUses[:0]
	m.expire(NextTurn, seat)
	m.renew(m.lib.renewed, seat)
	if others := m.lib.anyTurn &^ m.lib.shared; others != 0 {
		for other := m.Next(seat); other != seat; other = m.Next(other) {
			m.renew(others, other)
		}
	}
	m.beginVisits(seat)
	m.tell(Event{Kind: TurnBegan, Seat: seat, N: int16(m.turn().Number)})
	if m.lib.wide&(1<<OnTurn) != 0 || len(m.watches) > 0 || m.anyIn(m.lib.from[OnTurn], seat) || m.controlsAfar(seat) { // mostly there is no such card
		m.hear(OnTurn, seat, NoCard)
		m.overdue(seat)
	}
}

// overdue makes the watches go off that wait for the next turn of a seat that has left the game. It
// has no next turn, so they work for the seat that begins its turn.
func (m *machine) overdue(seat SeatID) {
	for i := range m.watches {
		w := &m.watches[i]
		if w.Until == GoneOff && w.Trigger != 0 && !w.Spent && m.Left(w.Seat) && m.lasts(w) && m.lib.Triggers[w.Trigger].On == OnTurn {
			m.wait(w.Trigger, w.Source, seat, NoCard, int8(-1-i))
		}
	}
}

// anyIn reports whether any of some places of a seat has a card.
func (s *State) anyIn(ps Places, seat SeatID) bool {
	for ; ps != 0; ps = ps.rest() {
		first := s.board.Zone(ps.First(), seat)
		if s.starts[first] != s.starts[first+ZoneID(s.board.rows[ps.First()].Count)] {
			return true
		}
	}
	return false
}

// renew renews the once-a-turn abilities of a seat's cards in some places.
func (m *machine) renew(ps Places, seat SeatID) {
	for ; ps != 0; ps = ps.rest() {
		p := ps.First()
		first := m.board.Zone(p, seat)
		last := first + ZoneID(m.board.rows[p].Count)
		spent := uint8(0)
		for _, c := range m.order[m.starts[first]:m.starts[last]] {
			spent |= m.cards[c].Spent
			m.cards[c].Spent = 0
		}
		for z := first; spent != 0 && z < last; z++ {
			m.findUsersIn(z)
		}
	}
}

// expire ends the watches that last until a given moment. Frames and waiting triggers refer to
// watches by index. While any does, ended watches keep their index, and look as if their card had
// left.
func (m *machine) expire(until Until, seat SeatID) {
	named := m.namesWatch()
	kept := m.watches[:0]
	for _, w := range m.watches {
		if w.Until == until && (until == EndOfTurn || w.Seat == seat) || until == EndOfTurn && (w.Until == NextDefeat || w.Until == TurnThere || w.Until == GoneOff && w.Spent) || !m.lasts(&w) {
			if !named {
				continue
			}
			w.Until, w.Stay = WhileThere, m.cards[w.Source].Stay-1
		}
		kept = append(kept, w)
	}
	m.watches = kept
	m.findAltered()
}

// namesWatch reports whether a frame or a waiting trigger refers to a watch.
func (m *machine) namesWatch() bool {
	return slices.ContainsFunc(m.waiting, func(w Waiting) bool { return w.Spend < 0 }) ||
		slices.ContainsFunc(m.stack, func(f Frame) bool { return f.Spend < 0 })
}

// act asks for the next act of the turn and starts it (C-021, A-2.080).
func (m *machine) act(op *Op, f *Frame) (waits bool) {
	o, ok := m.take()
	if !ok && len(m.waiting) > 0 { // triggers of the start of the turn come first
		m.settle()
		return true
	}
	if !ok {
		m.asking(DecideTurn, f.Actor, f.Actor).At = ProgID(f.PC)
		m.offerAll(op, f.Actor)
		if len(m.options) == 0 { // nothing is left to do
			m.askNothing()
			f.PC = uint16(op.To)
			return false
		}
		m.asked()
		return true
	}
	at := ProgID(f.PC)
	f.PC++
	if o.Kind != OptStep && m.lib.untilAct && len(m.watches) > 0 {
		m.expire(NextAct, o.Seat)
	}
	switch o.Kind {
	case OptPlay:
		if of := m.lib.Offer(at, o); of.Then != 0 {
			m.does(of, o)
			break
		}
		m.play(o.Card, o.Seat, false)
	case OptBuy:
		of := m.lib.Offer(at, o)
		if of.Then == 0 {
			m.buy(o.Card, o.Seat, of)
			break
		}
		m.does(of, o)
	case OptUse:
		m.use(o)
	case OptStep:
		m.moveStandee(m.lib.Offers[op.Filter:int(op.Filter)+int(op.N)], o)
	case OptAct:
		of := m.lib.Offer(at, o)
		m.tell(Event{Kind: ChoiceMade, Seat: o.Seat, N: of.Label})
		if of.Leaves {
			f.PC = uint16(op.To)
			if of.Then == 0 {
				m.pay(of.Price, NoCard, o.Seat)
				return false
			}
		}
		m.does(of, o)
	case OptEnd:
		f.PC = uint16(op.To)
		return false
	case OptCard, OptDone, OptYes, OptNo, OptLabel, OptDefend, OptReveal, OptSuffer, OptTrigger, OptSeat, OptPile, OptSpace, OptName:
		panic("engine: no act of a turn: " + o.Kind.String()) // these are never offered
	}
	return true
}

// clearPlay takes the cards of a turn out of play. They go to their owners' discard piles, borrowed
// cards return, and Ongoing cards stay.
func (m *machine) clearPlay(seat SeatID) {
	zone := m.Zone(InPlay, seat)
	for i := 0; i < m.Len(zone); {
		cards := m.Cards(zone)[i:]
		to := m.afterPlay(cards[0], seat)
		n := 1
		for n < len(cards) && m.afterPlay(cards[n], seat) == to && !m.cards[cards[n]].Borrowed() {
			n++ // they go the same way
		}
		switch {
		case to == zone:
			i += n
		case m.cards[cards[0]].Borrowed():
			where := beneath
			if m.board.info[to].sight == Closed {
				where = onTop // the pile it was on top of
			}
			m.shift(cards[0], to, where, VerbPut, seat)
		default:
			m.shiftRun(zone, i, n, to, onTop, seat)
		}
	}
}

// afterPlay returns the zone that a card in play goes to at the end of the turn, or its own zone if
// it stays.
func (m *machine) afterPlay(c CardID, seat SeatID) ZoneID {
	card := &m.cards[c]
	switch {
	case card.Borrowed():
		return m.back(c)
	case m.lib.briefs[card.Face].prints&printsOngoing != 0, m.keptInPlay(c):
		return card.Zone
	case card.Bits&Bound != 0:
		return m.Zone(Deck, card.Owner)
	case card.Owner == NoSeat:
		return m.Zone(Discard, seat)
	}
	return m.Zone(Discard, card.Owner)
}

// back returns the zone a borrowed card returns to.
func (m *machine) back(c CardID) ZoneID {
	for _, p := range m.plays {
		if p.Card == c && p.Stay == m.cards[c].Stay && p.Bits&Tied != 0 {
			return p.Back
		}
	}
	return m.Zone(Discard, m.turn().Seat)
}

// fill adds cards to a line until it has its size (C-122). If the deck is too short, the game is
// over (C-127).
func (m *machine) fill(line, deck ZoneID, why Reason) {
	if m.over != NotOver {
		return
	}
	size := m.answerTo(AskLineUp, int(m.lineUp), NoCard, NoSeat)
	for m.Len(line) < size {
		if m.Len(deck) == 0 {
			m.finish(why, 0)
			return
		}
		m.shift(m.Top(deck), line, beneath, VerbNone, NoSeat)
	}
}

// turnUp reveals the next Super-Villain if the last one is gone, and starts its First Appearance
// against every player, from the one about to start (C-071, C-072). If none is left, the game is
// over (C-127).
func (m *machine) turnUp(stack ZoneID, why Reason) (waits bool) {
	seat := m.turn().Seat
	c := m.Top(stack)
	switch {
	case c == NoCard:
		// One is due only after a defeat. A table laid out without any continues.
		if *m.number(LastDefeat, seat) == int16(m.turn().Number) {
			m.finish(why, 0)
			return true
		}
		return false
	case !m.cards[c].Down():
		return false
	}
	return m.arrive(c)
}

// restack shuffles a card into its stack, whose next card is turned face up and makes its First
// Appearance. It does nothing if there is no other card.
func (m *machine) restack(f *Frame) (waits bool) {
	c := f.Source
	stack := m.cards[c].Zone
	cards := m.Cards(stack)
	if m.cards[c].Stay != f.Stay || !m.board.Shared(m.board.info[stack].place) || len(cards) < 2 || cards[0] != c {
		return false
	}
	next := cards[1]
	m.cards[c].Bits |= FaceDown
	m.noteTurned(c)
	m.reorder(stack, 1, stack, 0)
	m.shuffleBelow(stack, 1, &m.streams[StreamChance])
	return m.arrive(next)
}

// arrive turns the top card of a stack face up and starts its First Appearance against every player, from the
// one about to start (C-071, C-072), if it has one.
func (m *machine) arrive(c CardID) (waits bool) {
	m.turnFaceUp(c)
	prog := m.Face(c).Arrival
	if prog == 0 {
		return false
	}
	m.begin(prog, c, m.upNext(), NoSeat)
	return true
}

// appear makes the card at hand make its First Appearance, wherever it is, in nobody's turn and
// starting with the next seat (N-21), if it has one.
func (m *machine) appear(f *Frame) (waits bool) {
	if !m.atHand(f) {
		return false
	}
	c := f.It
	m.tell(Event{Kind: VillainAppeared, Seat: NoSeat, Card: c, Sees: Everyone})
	prog := m.Face(c).Arrival
	if prog == 0 {
		return false
	}
	g := m.begin(0, c, m.upNext(), NoSeat)
	g.Proc, g.Prog, g.Target = ProcNobody, prog, m.turn().Active
	return true
}

// turnUpEach reveals the top card of every seat's stack. These cards make no First Appearance.
// Their effects come when they are defeated (M-068, M-070).
func (m *machine) turnUpEach(place Place) {
	for seat := range SeatID(m.Seats()) {
		if c := m.Top(m.Zone(place, seat)); c != NoCard && m.cards[c].Down() {
			m.turnFaceUp(c)
		}
	}
}

// turnFaceUp turns the top card of a stack face up.
func (m *machine) turnFaceUp(c CardID) {
	m.cards[c].Bits &^= FaceDown
	m.cards[c].Known = Everyone
	m.noteTurned(c)
	m.learned++
	m.tell(Event{Kind: VillainAppeared, Seat: NoSeat, Card: c, Sees: Everyone})
}

// upNext returns the seat that has the next turn.
func (m *machine) upNext() SeatID {
	if len(m.turns) > 1 {
		return m.turns[1].Seat
	}
	return m.Next(m.turn().Seat)
}

// pass passes the turn to the next in the queue, or to the seat to the left.
func (m *machine) pass(seat SeatID) {
	if len(m.turns) > 1 {
		next := m.turns[1].Seat
		number := m.turn().Number
		copy(m.turns, m.turns[1:])
		m.turns = m.turns[:len(m.turns)-1]
		m.turns[0] = Turn{Number: number, Seat: next, Active: NoSeat}
		return
	}
	m.turn().Seat = m.Next(seat)
}

// queue gives a seat another turn, after the current one and those already queued, before the usual
// order continues (M-112).
func (m *machine) queue(seat SeatID) {
	if len(m.turns) == 1 { // the usual order continues after the queued turns
		m.turns = append(m.turns, Turn{Seat: seat, Active: NoSeat}, Turn{Seat: m.Next(m.turn().Seat), Active: NoSeat})
	} else {
		last := len(m.turns) - 1
		m.turns = append(m.turns, m.turns[last])
		m.turns[last] = Turn{Seat: seat, Active: NoSeat}
	}
	m.tell(Event{Kind: TurnQueued, Seat: seat})
}

// win ends the game with a win for some seats and their partners (V-002.10).
func (m *machine) win(why Reason, group Seats) {
	won := group
	for seat := range SeatID(m.Seats()) {
		if group.Has(seat) {
			won |= m.Side(seat)
		}
	}
	m.finish(why, won)
}

// finish ends the game. It is won by some seats, or by none, in which case VP decide. The program for
// the end of the game comes first, and whatever that leads to, the game ends as it was about to.
func (m *machine) finish(why Reason, won Seats) {
	closing := m.closing()
	if closing && why != Stuck {
		why, won = Reason(m.stack[0].Arg), m.stack[0].Guards
	}
	m.over, m.won = why, won
	m.stack, m.held = m.stack[:0], m.held[:0]
	m.askNothing()
	if m.lib.Ends != 0 && !closing && why != Stuck {
		m.about = why
		m.waiting, m.laters = m.waiting[:0], m.laters[:0]
		return
	}
	m.tell(Event{Kind: GameEnded, Seat: NoSeat, N: int16(why)})
}
