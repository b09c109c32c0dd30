package engine

// hear finds the triggers that go off for a seat at a moment: those of the card
// itself, then of the seat's heroes, its cards in play and what its plays left
// working, in that order. They wait until the resolving card is done
// (C-045).
func (m *machine) hear(on Moment, seat SeatID, c CardID) {
	if on == OnGain {
		if m.lib.hears[m.cards[c].Face]&(1<<OnGainThis) != 0 {
			for i, t := range m.Face(c).Triggers {
				if m.lib.Triggers[t].On == OnGainThis {
					m.wait(t, c, seat, c, int8(i))
				}
			}
		}
	}
	if seat != m.turn.Active || m.turn.Ending {
		return // they speak of your turn
	}
	for _, h := range m.Zone(Heroes.Of(seat)) {
		if m.lib.hears[m.cards[h].Face]&(1<<on) != 0 {
			m.hearCard(on, h, seat, c, 1)
		}
	}
	for _, o := range m.Zone(InPlay.Of(seat)) {
		if m.lib.hears[m.cards[o].Face]&(1<<on) != 0 {
			m.hearCard(on, o, seat, c, m.cards[o].Times)
		}
	}
	for i := range m.watches {
		w := &m.watches[i]
		if w.Trigger != 0 && w.Seat == seat && !w.Spent && m.goesOff(w.Trigger, on, c) {
			m.wait(w.Trigger, w.Source, seat, c, int8(-1-i))
		}
	}
}

// hearCard finds the triggers of a hero or a card in play that go off.
func (m *machine) hearCard(on Moment, o CardID, seat SeatID, c CardID, times uint8) {
	card := &m.cards[o]
	if card.Down {
		return
	}
	for i, t := range m.lib.Faces[card.Face].Triggers {
		if card.Spent&(1<<i) == 0 && m.goesOff(t, on, c) {
			for range times { // an Ongoing text played again works twice
				m.wait(t, o, seat, c, int8(i))
			}
		}
	}
}

// goesOff tells whether a trigger is set off by a card at a moment.
func (m *machine) goesOff(id TriggerID, on Moment, c CardID) bool {
	t := &m.lib.Triggers[id]
	if t.On != on {
		return false
	}
	switch on {
	case OnDraw:
		return m.turn.Draws == 1 || !t.First
	case OnPlay:
		if !m.fits(t.Filter, c, NoCard) {
			return false
		}
		if t.First && m.countPlays(t.Filter) > 1 {
			return false
		}
		if t.NewName && m.playedName(c) > 1 {
			return false
		}
		return t.Least == 0 || m.countPlaysOf(t.When, c) >= int(t.Least)
	default:
		return m.fits(t.Filter, c, NoCard)
	}
}

func (m *machine) countPlaysOf(id CountID, c CardID) int {
	f := Frame{It: c, Actor: m.turn.Active, User: m.turn.Active}
	return m.count(id, &f)
}

// wait queues a trigger that has gone off. New ones open the order of the
// seat's waiting triggers again.
func (m *machine) wait(id TriggerID, source CardID, seat SeatID, it CardID, spend int8) {
	t := &m.lib.Triggers[id]
	if t.Once && t.Quiet {
		m.spend(source, spend)
	}
	for i := range m.waiting {
		if m.waiting[i].Seat == seat {
			m.waiting[i].Rank = 0
		}
	}
	m.waiting = append(m.waiting, Waiting{Trigger: id, Prog: t.Prog, Source: source, Stay: m.cards[source].Stay,
		It: it, ItStay: m.cards[it].Stay, Seat: seat, Spend: spend})
}

// spend uses up a once-a-turn ability: trigger number n of a card, or with a
// negative n the watch number -1-n.
func (m *machine) spend(source CardID, n int8) {
	if n < 0 {
		m.watches[-1-n].Spent = true
		return
	}
	m.cards[source].Spent |= 1 << n
}

// spent tells whether a waiting once-a-turn trigger has been used meanwhile.
func (m *machine) spent(w *Waiting) bool {
	if w.Trigger == 0 {
		return false
	}
	if t := &m.lib.Triggers[w.Trigger]; !t.Once || t.Quiet {
		return false
	}
	if w.Spend < 0 {
		return m.watches[-1-w.Spend].Spent
	}
	return m.cards[w.Source].Spent&(1<<w.Spend) != 0
}

// stepSettle resolves waiting triggers one by one: those that need no decision
// at once, then the non-active players' in turn order, then the active
// player's, each player ordering their own (C-050, A-2.090).
func (m *machine) stepSettle() {
	if o, ok := m.take(); ok {
		m.waiting[o.N].Rank = m.highestRank(m.waiting[o.N].Seat) + 1
		return
	}
	for i := len(m.waiting) - 1; i >= 0; i-- {
		if m.spent(&m.waiting[i]) {
			m.waiting = append(m.waiting[:i], m.waiting[i+1:]...)
		}
	}
	if len(m.waiting) == 0 {
		m.pop()
		return
	}
	for i := range m.waiting {
		if w := &m.waiting[i]; w.Trigger != 0 && m.lib.Triggers[w.Trigger].Quiet {
			m.resolve(i)
			return
		}
	}
	seat := m.Next(m.turn.Seat) // the active player comes last
	for !m.waits(seat) {
		seat = m.Next(seat)
	}
	best := -1
	unranked := 0
	for i := range m.waiting {
		w := &m.waiting[i]
		if w.Seat != seat {
			continue
		}
		if w.Rank == 0 {
			unranked++
		} else if best < 0 || w.Rank < m.waiting[best].Rank {
			best = i
		}
	}
	if unranked > 1 && m.differ(seat) {
		m.asking(Decision{Kind: DecideOrder, Seat: seat, User: seat})
		for i := range m.waiting {
			if w := &m.waiting[i]; w.Seat == seat && w.Rank == 0 {
				m.option(Option{Kind: OptTrigger, Card: w.Source, N: int16(i)})
			}
		}
		m.asked()
		return
	}
	if best < 0 {
		for best = 0; m.waiting[best].Seat != seat; best++ {
		}
	}
	m.resolve(best)
}

// SetOff is the card that set off the waiting trigger an OptTrigger of the open
// question stands for, NoCard for an effect that waited for the end of the turn.
func (s *State) SetOff(o Option) CardID { return s.waiting[o.N].It }

func (m *machine) waits(seat SeatID) bool {
	for i := range m.waiting {
		if m.waiting[i].Seat == seat {
			return true
		}
	}
	return false
}

func (m *machine) highestRank(seat SeatID) uint8 {
	var r uint8
	for i := range m.waiting {
		if m.waiting[i].Seat == seat {
			r = max(r, m.waiting[i].Rank)
		}
	}
	return r
}

// differ tells whether the order of a seat's unranked triggers can matter: two
// of them do different things, or look at different cards.
func (m *machine) differ(seat SeatID) bool {
	first := -1
	for i := range m.waiting {
		w := &m.waiting[i]
		if w.Seat != seat || w.Rank != 0 {
			continue
		}
		if first < 0 {
			first = i
			continue
		}
		a := &m.waiting[first]
		if a.Trigger == w.Trigger && m.lib.Triggers[w.Trigger].Once {
			continue // it works for one of the cards, whichever is asked about first
		}
		if a.Prog != w.Prog || (a.Trigger == 0) != (w.Trigger == 0) {
			return true
		}
		if w.Trigger != 0 && m.lib.Triggers[w.Trigger].AboutIt && m.cards[a.It].Face != m.cards[w.It].Face {
			return true
		}
	}
	return false
}

// resolve starts the waiting trigger at index i.
func (m *machine) resolve(i int) {
	w := m.waiting[i]
	m.waiting = append(m.waiting[:i], m.waiting[i+1:]...)
	m.tell(Event{Kind: TriggerFired, Seat: w.Seat, Card: w.Source, Source: w.Source, Sees: everyone})
	m.push(Frame{Proc: ProcCode, PC: uint16(w.Prog), Source: w.Source, Stay: w.Stay, It: w.It, ItStay: w.ItStay,
		Actor: w.Seat, User: w.Seat, Spend: w.Spend, Group: m.effect()})
}
