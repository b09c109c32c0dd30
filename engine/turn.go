package engine

// The steps of a turn. The numbered ones are the end-of-turn script of C-121,
// which the standard profile shows as the eight steps of C-120.
const (
	turnStart uint16 = iota
	turnSettle
	turnAction
	endAnnounce     // T1
	endHand         // T2
	endEffects      // T3
	endPlay         // T4
	endPower        // T5
	endDraw         // T6
	endActive       // T7
	endLineUp       // T8
	endVillain      // T9
	endAfterVillain // what a First Appearance set off
	endNext         // T10
)

// HandSize is the number of cards drawn for a new hand (C-020).
const HandSize = 5

// stepTurn goes one step on in the turn.
func (m *machine) stepTurn() {
	f := m.top()
	seat := m.turn.Seat
	switch f.PC {
	case turnStart:
		m.beginTurn(seat)
		f.PC = turnAction
	case turnSettle:
		f.PC = turnAction
		m.settle()
	case turnAction:
		m.action(f, seat)
	case endAnnounce:
		f.PC = endHand
		m.tell(Event{Kind: TurnEnded, Seat: seat})
		m.turn.Ending = true
		m.watches = m.watches[:0]
	case endHand:
		f.PC = endEffects
		for m.Len(Hand.Of(seat)) > 0 {
			m.shift(m.Top(Hand.Of(seat)), Discard.Of(seat), onTop, VerbNone, seat)
		}
	case endEffects:
		f.PC = endPlay
		for _, l := range m.laters {
			m.waiting = append(m.waiting, Waiting{Prog: l.Prog, Source: l.Source, Stay: l.Stay, Seat: l.Seat})
		}
		m.laters = m.laters[:0]
		m.settle()
	case endPlay:
		f.PC = endPower
		m.clearPlay(seat)
	case endPower:
		f.PC = endDraw
		m.power(seat, -int(m.turn.Power))
	case endDraw:
		f.PC = endActive
		m.draw(seat, HandSize)
	case endActive:
		f.PC = endLineUp
		m.turn.Active = NoSeat
	case endLineUp:
		f.PC = endVillain
		m.fillLineUp()
	case endVillain:
		f.PC = endAfterVillain
		m.turnUpVillain()
	case endAfterVillain:
		f.PC = endNext
		m.settle()
	case endNext:
		f.PC = turnStart
		m.turn.Seat = m.Next(seat)
	}
}

func (m *machine) beginTurn(seat SeatID) {
	m.turn = Turn{Number: m.turn.Number + 1, Seat: seat, Active: seat}
	m.plays = m.plays[:0]
	m.gains = m.gains[:0]
	for _, h := range m.Zone(Heroes.Of(seat)) {
		m.cards[h].Spent = 0
	}
	for _, c := range m.Zone(InPlay.Of(seat)) {
		m.cards[c].Spent = 0
	}
	m.tell(Event{Kind: TurnBegan, Seat: seat, N: int16(m.turn.Number)})
}

func (m *machine) settle() {
	if len(m.waiting) > 0 {
		m.push(Frame{Proc: ProcSettle, Actor: NoSeat, User: NoSeat})
	}
}

// action asks for the next act of the turn and starts it (C-021, A-2.080).
func (m *machine) action(f *Frame, seat SeatID) {
	o, ok := m.take()
	if !ok {
		m.asking(Decision{Kind: DecideTurn, Seat: seat, User: seat})
		for _, c := range m.Zone(Hand.Of(seat)) {
			m.option(Option{Kind: OptPlay, Card: c})
		}
		m.offerPurchases()
		m.option(Option{Kind: OptEnd})
		m.asked()
		return
	}
	f.PC = turnSettle
	switch o.Kind {
	case OptPlay:
		m.play(o.Card, seat)
	case OptBuy:
		m.buy(o.Card, seat)
	case OptEnd:
		f.PC = endAnnounce
	}
}

// clearPlay takes the cards of a turn out of play: to their owners' discard
// piles, borrowed ones back to the Line-Up; Ongoing ones stay.
func (m *machine) clearPlay(seat SeatID) {
	zone := InPlay.Of(seat)
	for i := 0; i < m.Len(zone); {
		c := m.Zone(zone)[i]
		switch {
		case m.cards[c].Tied:
			m.shift(c, LineUp.Of(NoSeat), beneath, VerbLineUp, seat)
		case m.Face(c).Ongoing:
			i++
		default:
			m.shift(c, Discard.Of(m.home(c, seat)), onTop, VerbNone, seat)
		}
	}
}

// fillLineUp adds cards until the Line-Up has its size, if it has fewer
// (C-122). If the main deck is too short the game is over (C-127).
func (m *machine) fillLineUp() {
	line, deck := LineUp.Of(NoSeat), MainDeck.Of(NoSeat)
	for m.Len(line) < int(m.lineUp) {
		if m.Len(deck) == 0 {
			m.end(LineUpShort)
			return
		}
		m.shift(m.Top(deck), line, beneath, VerbNone, NoSeat)
	}
}

// turnUpVillain turns the next Super-Villain up if the last one has fallen, and
// starts its First Appearance against every player, from the one about to
// start (C-071, C-072). If there is none the game is over (C-127).
func (m *machine) turnUpVillain() {
	c := m.Top(Villains.Of(NoSeat))
	switch {
	case c == NoCard:
		// One is due only after a defeat; a table laid out without any goes on.
		if m.seat[m.turn.Seat].LastDefeat == m.turn.Number {
			m.end(VillainsOut)
		}
		return
	case !m.cards[c].Down:
		return
	}
	m.cards[c].Down = false
	m.cards[c].Known = everyone
	m.tell(Event{Kind: VillainAppeared, Seat: NoSeat, Card: c, Sees: everyone})
	if prog := m.Face(c).Arrival; prog != 0 {
		m.push(Frame{Proc: ProcCode, PC: uint16(prog), Source: c, Stay: m.cards[c].Stay,
			Actor: m.Next(m.turn.Seat), User: NoSeat, Group: m.effect()})
	}
}

func (m *machine) end(why EndReason) {
	m.over = why
	m.stack = m.stack[:0]
	m.tell(Event{Kind: GameEnded, Seat: NoSeat, N: int16(why)})
}
