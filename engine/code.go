package engine

// stepCode runs the innermost program until it pushes a frame, asks or ends. The method of an
// instruction returns true, as waits, if the machine must continue elsewhere: a question is open, a
// frame was pushed or the game is over.
func (m *machine) stepCode() {
	for {
		f := m.top()
		op := &m.lib.Code[f.PC]
		switch op.Code {
		case OpEnd:
			m.pop()
			if m.top().Proc != ProcPlay {
				return
			}
			m.stepPlay() // most texts are those of a played card
			if m.top().Proc != ProcCode {
				return
			}
			continue
		case OpNumber:
			m.addNumber(op, f)
		case OpDouble:
			m.made(f, f.Actor, m.power())
			m.change(Power, f.Actor, m.power())
		case OpDraw:
			if m.drawByText(op, f) {
				return
			}
		case OpTop:
			if m.turnTo(op, f) {
				return
			}
		case OpIf:
			if n := m.count(op.Count, f); n < int(op.Min) || op.Max != Unlimited && n > int(op.Max) {
				if m.ev != nil && n == 0 {
					m.lacked(op, f)
				}
				f.PC = uint16(op.To)
				continue
			}
		case OpJump:
			if m.stuck() {
				return
			}
			f.PC = uint16(op.To)
			continue
		case OpLater:
			l := Later{Prog: op.To, Source: f.Source, Stay: f.Stay, Seat: f.Actor}
			if op.Pair {
				l.Source, l.Stay = f.It, f.ItStay
			}
			m.laters = append(m.laters, l)
		case OpWatch, OpChange:
			m.leave(op, f)
		case OpSpend:
			m.spend(f.Source, f.User, f.Spend)
		case OpShow:
			if op.From != 0 {
				m.lookAt(op, f)
			} else {
				m.showHand(f.Actor)
			}
		case OpDeal:
			m.deal()
		case OpHand:
			m.handOut(op.Dest, f)
		case OpReveal:
			m.revealHeld(f)
		case OpBest:
			f.Target = m.soleDearest(f)
		case OpSteal:
			m.steal(op, f)
		case OpOver:
			if m.closing() {
				m.finish(NotOver, 0)
				return
			}
		case OpMerge:
			if m.merge(op, f) {
				return
			}
			continue
		case OpFlip:
			m.flip(f.Actor, op.N == 1)
		case OpInstead:
			m.instead()
		case OpSwap:
			m.swap(op, f)
		case OpShuffle:
			if op.From != 0 {
				m.shuffle(m.Zone(op.From.First(), NoSeat), &m.streams[StreamMain])
			} else {
				m.shuffleDeck(f.Actor)
			}
		case OpRoll:
			m.roll(op, f)
		case OpForget:
			m.held = m.held[:f.Held]
		case OpMay:
			if m.mayGoOn(op, f) {
				return
			}
			continue
		case OpChoose:
			if m.chooseLabel(op, f) {
				return
			}
			continue
		case OpTarget:
			if m.aim(op, f) {
				return
			}
			continue
		case OpName:
			if m.nameCard(f) {
				return
			}
			continue
		case OpSpace:
			if m.chooseSpace(op, f) {
				return
			}
			continue
		case OpIt, OpThis:
			if m.askPile(op, f) {
				return
			}
			f.PC++
			if m.doOne(op, f) {
				return
			}
			continue
		case OpSeats:
			if m.chooseSeats(op, f) {
				return
			}
			continue
		case OpTeamwork:
			if m.teamUp(op, f) {
				return
			}
			continue
		case OpPick, OpAll, OpRandom, OpTake:
			if m.doMany(op, f) {
				return
			}
			continue
		case OpPlayed:
			if m.choosePlayed(op, f) {
				return
			}
			continue
		case OpForEach:
			if m.forEach(op, f) {
				return
			}
			continue
		case OpCopy:
			f.PC++
			m.copyText(f)
			return
		case OpEach, OpAttack, OpNobody:
			f.PC++
			m.startProc(op, f)
			return
		case OpStrike:
			f.PC++
			if m.strike(op, f) {
				return
			}
			continue
		case OpAppear:
			f.PC++
			if m.appear(f) {
				return
			}
			continue
		case OpRestack:
			f.PC++
			if m.restack(f) {
				return
			}
			continue
		case OpAdd:
			if m.addCards(op, f) {
				return
			}
			continue
		case OpSkip:
			m.skip()
			return
		case OpWin:
			m.win(Reason(op.N), m.group(op.Who, f))
			return
		case OpAct:
			if m.act(op, f) {
				return
			}
			continue
		case OpSettle:
			f.PC++
			if len(m.waiting) > 0 {
				m.settle()
				return
			}
			// It mostly ends a loop, so the jump back is taken here.
			if next := &m.lib.Code[f.PC]; next.Code == OpJump {
				if m.stuck() {
					return
				}
				f.PC = uint16(next.To)
			}
			continue
		case OpKeep, OpFirst, OpStarter, OpNewHand, OpBegin, OpAnnounce, OpToss, OpLaters, OpClear, OpLose, OpInactive, OpFill,
			OpTurnUp, OpPass, OpQueue:
			if m.script(op, f) {
				return
			}
			continue
		case OpLabel: // it is read by the OpChoose before it
		}
		f.PC++
	}
}

// addNumber carries out OpNumber. Power that a card makes is credited to the play that made it.
func (m *machine) addNumber(op *Op, f *Frame) {
	n := int(op.N) * m.count(op.Count, f)
	if m.lib.Numbers[op.Number].Of == OfCard {
		c := m.meantBy(op.From, op.Around, f)
		switch {
		case c == NoCard || n == 0 || c == f.Source && m.cards[c].Stay != f.Stay && (n < 0 || op.Number == m.lib.addedTypes):
		case op.Number == m.lib.addedTypes:
			m.giveTypes(c, Types(n))
		default:
			m.lay(op.Number, c, n)
		}
		return
	}
	seat := m.who(op.Who, f)
	if op.Number == Power {
		m.made(f, seat, n)
	}
	m.change(op.Number, seat, n)
	if n < 0 && op.N > 0 {
		m.tellLoss()
	}
}

// made credits Power that the text f gives a seat to the play of that text.
func (m *machine) made(f *Frame, seat SeatID, n int) {
	if n <= 0 || seat != m.turn().Active || f.Source == NoCard {
		return
	}
	if p := m.playOf(f.Source, f.Stay); p != nil {
		p.Made += int16(n)
	}
}

// drawByText carries out a draw instruction of a card or hero. It is one instruction however many
// cards are drawn. Only those of cards set off OnDraw triggers. It waits while
// something interrupts it.
func (m *machine) drawByText(op *Op, f *Frame) (waits bool) {
	seat := m.who(op.Who, f)
	n := int(op.N) * m.count(op.Count, f)
	if n <= 0 || seat == NoSeat {
		return false
	}
	byCard := f.Source != NoCard && !m.Face(f.Source).SuperHero
	if byCard && m.lib.early(BeforeDraw) && f.Bits&Shuffling == 0 {
		if f.Bits&Busy == 0 {
			f.Bits |= Busy
			if m.hear(BeforeDraw, seat, f.Source) {
				return true
			}
			f = m.top()
		}
		f.Bits &^= Busy
	}
	if f.Bits&Cancelled != 0 { // something comes in place of the first card; the instruction still counts
		n--
	}
	if op.Pair {
		m.raise(f, seat)
	}
	before := m.Len(m.Zone(Hand, seat))
	if f.Bits&Shuffling != 0 {
		before = max(before-int(f.Limit), 0)
	}
	if m.drawOn(f, seat, n) {
		return true
	}
	f.Bits &^= Cancelled
	if op.Held {
		for _, c := range m.Cards(m.Zone(Hand, seat))[before:] {
			m.hold(c, NoSeat)
		}
	}
	if some := m.Len(m.Zone(Hand, seat)) - before; some > 0 {
		if m.lib.drawings != Power && m.acts(seat) {
			m.change(m.lib.drawings, seat, some)
		}
		if f.Source != NoCard { // not a new hand
			m.hear(OnDrawn, seat, f.Source)
		}
	}
	if byCard && m.acts(seat) {
		*m.number(Draws, seat)++
		if m.lib.drawn && *m.number(Draws, seat) == 1 {
			m.noteDrawn(m.Cards(m.Zone(Hand, seat))[before:])
		}
		m.hear(OnDraw, seat, f.Source)
	}
	return false
}

// raise puts the card at hand of a text on top of a seat's deck if it is there, so that it is drawn.
func (m *machine) raise(f *Frame, seat SeatID) {
	deck := m.Zone(Deck, seat)
	if f.It == NoCard || f.Bits&Cancelled != 0 || m.cards[f.It].Zone != deck || m.cards[f.It].Stay != f.ItStay {
		return
	}
	ev := m.ev
	m.ev = nil // the card is only drawn
	m.shift(f.It, deck, onTop, VerbNone, seat)
	m.ev = ev
}

// instead cancels the effect that the text interrupts. Of a draw, it cancels the first card.
func (m *machine) instead() {
	for i := len(m.stack) - 1; i >= 0; i-- {
		f := &m.stack[i]
		if f.Proc == ProcGain || f.Proc == ProcCode && f.Bits&Busy != 0 && m.lib.Code[f.PC].Code == OpDraw {
			f.Bits |= Cancelled
			return
		}
	}
}

// leave adds a Watch for a trigger or a change.
func (m *machine) leave(op *Op, f *Frame) {
	w := Watch{Source: f.Source, Stay: f.Stay, Seat: f.Actor, Until: op.Until}
	if op.Code == OpWatch {
		w.Trigger = TriggerID(op.N)
	} else {
		w.Change = ChangeID(op.N)
	}
	if op.Pair {
		if f.It == NoCard {
			return
		}
		w.Source, w.Stay = f.It, f.ItStay
	}
	m.leaveWorking(w)
}

// turnTo makes the top card of a place the card at hand. It waits while something interrupts it.
func (m *machine) turnTo(op *Op, f *Frame) (waits bool) {
	place, seat := op.From.First(), m.who(op.Who, f)
	f.It = NoCard
	if seat == NoSeat && !m.board.Shared(place) {
		return false
	}
	z := m.Zone(place, seat)
	if place == Deck && m.holdsUp(f, seat, max(int(op.N), 1), 0) {
		return true
	}
	switch {
	case place == Deck && !m.refillTo(seat, int(op.N)):
	case m.board.info[z].sight == TopOpen:
		f.It = m.Up(z)
	default:
		f.It = m.Top(z)
	}
	if f.It == NoCard {
		return false
	}
	f.ItStay = m.cards[f.It].Stay
	if op.N < 2 {
		m.turned(f.It, op.Seen, f.Actor)
		return false
	}
	for i, c := range m.Cards(z) {
		if i == int(op.N) {
			break
		}
		m.turned(c, op.Seen, f.Actor)
		m.hold(c, NoSeat)
	}
	return false
}

// turned shows a card that a text turns to, to the seats that may see it.
func (m *machine) turned(c CardID, seen Seen, by SeatID) {
	switch seen {
	case Unseen:
	case Looked:
		m.show(c, CardLookedAt, by)
	case Shown:
		m.show(c, CardShown, by)
	}
}

// deal shuffles the cards set aside and deals every seat as many as it gave, no matter which seat owned them
// (C-145).
func (m *machine) deal() {
	var gave [MaxSeats]int
	aside := m.Zone(SetAside, NoSeat)
	for _, c := range m.Cards(aside) {
		if o := m.cards[c].Owner; o != NoSeat {
			gave[o]++
		}
	}
	m.shuffle(aside, &m.streams[StreamChance])
	for seat := range SeatID(m.Seats()) {
		for range gave[seat] {
			m.shift(m.Top(aside), m.Zone(Hand, seat), beneath, VerbPut, seat)
		}
	}
}

// handOut puts each card that was set aside for a seat into a place of that seat.
func (m *machine) handOut(d Dest, f *Frame) {
	aside := m.Zone(SetAside, NoSeat)
	for _, h := range m.remembered(f) {
		if c := &m.cards[h.Card]; c.Stay == h.Stay && c.Zone == aside && h.For != NoSeat {
			m.shift(h.Card, m.Zone(d.Place, h.For), end(d.Under), VerbPut, h.For)
		}
	}
}

// revealHeld reveals the cards the text remembers to all players at once (C-177).
func (m *machine) revealHeld(f *Frame) {
	for _, h := range m.remembered(f) {
		if m.cards[h.Card].Stay == h.Stay {
			m.show(h.Card, CardShown, h.For)
		}
	}
}

// soleDearest returns the seat whose remembered card costs more than every other, or NoSeat on a
// tie (C-177).
func (m *machine) soleDearest(f *Frame) SeatID {
	best, most := NoSeat, -1
	for _, h := range m.remembered(f) {
		switch cost := m.CostOf(h.Card); {
		case m.cards[h.Card].Stay != h.Stay:
		case cost > most:
			best, most = h.For, cost
		case cost == most:
			best = NoSeat
		}
	}
	return best
}

// flip turns a seat's heroes face down or face up. Face-down heroes have no abilities (C-075).
func (m *machine) flip(seat SeatID, down bool) {
	var n int16
	if down {
		n = 1
	}
	for _, h := range m.Cards(m.Zone(Heroes, seat)) {
		if card := &m.cards[h]; card.Down() != down {
			card.Bits ^= FaceDown
			m.noteTurned(h)
			m.tell(Event{Kind: HeroTurned, Seat: seat, Card: h, Source: m.source(), Sees: Everyone, N: n})
		}
	}
}

// skip moves the turn to its end. It drops everything that is being resolved and everything it set
// off (M-064).
func (m *machine) skip() {
	if m.closing() {
		m.finish(NotOver, 0)
		return
	}
	m.stack, m.held, m.waiting = m.stack[:1], m.held[:0], m.waiting[:0]
	f := m.top()
	f.PC = uint16(m.lib.Code[m.lib.actAt].To)
	f.Bits &^= Busy
}

// lies reports whether the card an instruction means, which is the card at hand or the source of
// the text, is where the text left it.
func (m *machine) lies(op *Op, f *Frame) bool {
	if op.Code == OpThis {
		return f.Source != NoCard && m.cards[f.Source].Stay == f.Stay
	}
	return m.atHand(f)
}

// doOne applies a verb to the card at hand or to the source of the text, if that card is still
// where the text left it.
func (m *machine) doOne(op *Op, f *Frame) (waits bool) {
	c := f.It
	if op.Code == OpThis {
		c = f.Source
	}
	if !m.lies(op, f) {
		return false
	}
	depth := len(m.stack)
	m.do(op.Verb, op.Dest, c, f)
	g := &m.stack[depth-1]
	if op.Pair {
		m.held[len(m.held)-1].For = g.Actor
	}
	if op.Code == OpThis {
		g.Stay = m.cards[c].Stay
	} else {
		g.ItStay = m.cards[c].Stay
	}
	return len(m.stack) > depth
}
