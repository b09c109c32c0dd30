package engine

// hear finds the triggers that go off when a seat does something with a card at a moment. The order
// is: triggers of the card itself, of the seat's heroes, of its cards in play and elsewhere, of its
// watches, of the other seats, and of the rules. They wait until the resolving card is done
// (C-045), except those that interrupt. It returns true if these are now being resolved.
func (m *machine) hear(on Moment, seat SeatID, c CardID) bool {
	if m.lib.heard&(1<<on) == 0 {
		return false
	}
	before := len(m.waiting)
	if on == OnGain && m.lib.briefs[m.cards[c].Face].hears&(1<<OnGainThis) != 0 {
		for i, t := range m.Face(c).Triggers {
			if m.lib.Triggers[t].On == OnGainThis {
				m.wait(t, c, seat, c, int8(i))
			}
		}
	}
	if on == OnUpright {
		m.hearUpright(c, seat)
	}
	wide := m.lib.wide&(1<<on) != 0
	if !wide && !m.acts(seat) {
		return m.lib.urgent&(1<<on) != 0 && m.interrupt(before) // all others are about their player's own turn
	}
	if seat != NoSeat {
		m.hearSeat(on, seat, seat, c)
	}
	if wide {
		m.hearOthers(on, seat, c)
	}
	return m.lib.urgent&(1<<on) != 0 && m.interrupt(before)
}

// hearOthers finds the triggers of the other seats and of the rules.
func (m *machine) hearOthers(on Moment, doer SeatID, c CardID) {
	if m.lib.afar[on]&^m.lib.shared != 0 || len(m.watches) > 0 {
		for o, n := m.Next(max(doer, 0)), m.Seats()-1; n > 0; o, n = m.Next(o), n-1 {
			m.hearSeat(on, o, doer, c)
		}
	}
	if m.ears[ofTable]>>(on&63)&1 == 0 {
		return
	}
	for ps := m.lib.from[on] & m.lib.shared; ps != 0; ps = ps.rest() {
		p := ps.First()
		first := m.Zone(p, NoSeat)
		for z := first; z < first+ZoneID(m.board.Count(p)); z++ {
			if m.Len(z) > 0 && m.works(z) {
				m.hearZone(on, z, NoSeat, doer, c, p)
			}
		}
	}
}

// hearSeat finds the triggers of one seat that go off when a seat, which may be the same, does
// something.
func (m *machine) hearSeat(on Moment, owner, doer SeatID, c CardID) {
	from := m.lib.from[on]
	if owner != doer {
		from = m.lib.afar[on]
	}
	near := from &^ m.lib.shared
	if m.ears[owner]>>(on&63)&1 == 0 {
		near &^= ofSeats
	}
	for ps := near; ps != 0; ps = ps.rest() {
		p := ps.First()
		m.hearZone(on, m.Zone(p, owner), owner, doer, c, p)
	}
	if m.altering&lending != 0 && from.Has(Heroes) {
		m.eachLent(owner, func(h CardID) { m.hearCard(on, h, owner, doer, c, Heroes) })
	}
	if from.Has(InPlay) && m.altered(AskControl) {
		m.eachControlled(owner, func(o CardID) bool {
			m.hearCard(on, o, owner, doer, c, InPlay)
			return true
		})
	}
	for i := range m.watches {
		w := &m.watches[i]
		if w.Trigger == 0 || w.Seat != owner || w.Spent || !m.lasts(w) {
			continue
		}
		if t := &m.lib.Triggers[w.Trigger]; t.On == on && m.goesOff(t, w.Source, owner, doer, c) && !(t.Later && m.setUpBy(i, c)) {
			m.wait(w.Trigger, w.Source, owner, c, int8(-1-i))
		}
	}
}

// setUpBy reports whether watch number i was set up by the play of a card that is now complete. Each
// play of the card has set up one, so it is the last.
func (m *machine) setUpBy(i int, c CardID) bool {
	w := &m.watches[i]
	for _, o := range m.watches[i+1:] {
		if o.Source == w.Source && o.Trigger == w.Trigger {
			return false
		}
	}
	return w.Source == c
}

// hearZone finds the triggers of a zone's cards that go off.
func (m *machine) hearZone(on Moment, z ZoneID, owner, doer SeatID, c CardID, p Place) {
	all, briefs := m.cards, m.lib.briefs
	for _, o := range m.Cards(z) {
		// A card whose text has changed must be looked at in any case.
		if card := &all[o]; briefs[card.Face].hears>>(on&63)&1|uint64(card.Bits&Changed) != 0 {
			m.hearCard(on, o, owner, doer, c, p)
		}
	}
}

// hears reports whether a trigger printed on a card hears a moment.
func (s *State) hears(c CardID, on Moment) bool {
	return s.lib.briefs[s.cards[c].Face].hears>>(on&63)&1 != 0
}

// hearCard finds the triggers of a card in a place that go off. A rules card works for the seat
// that acted.
func (m *machine) hearCard(on Moment, o CardID, owner, doer SeatID, c CardID, p Place) {
	card := &m.cards[o]
	if card.Down() {
		return
	}
	if owner == NoSeat { // the rules work for the seat that acted
		if owner = doer; owner == NoSeat {
			owner = m.turn().Seat
		}
	}
	spent := m.spentBy(o, owner)
	for i, t := range m.lib.Faces[m.textFace(o)].Triggers {
		tr := &m.lib.Triggers[t]
		if tr.On != on || spent>>(i&7)&1 != 0 || !tr.From.Has(p) || m.cannotFit(tr.Filter, c) {
			continue
		}
		if m.goesOff(tr, o, owner, doer, c) {
			times := 1
			if p == InPlay {
				times = m.timesPlayed(o)
			}
			for range times {
				m.wait(t, o, owner, c, int8(i))
			}
		}
	}
}

// goesOff reports whether a trigger of a card, working for its owner, goes off when a seat does
// something with another card.
func (m *machine) goesOff(t *Trigger, source CardID, owner, doer SeatID, c CardID) bool {
	if !m.whose(t.Whose, owner, doer) || !m.inTurn(t.InTurn, owner) || t.At != 0 && !t.At.Has(m.at) {
		return false
	}
	if t.Filter != 0 && (c == NoCard || !m.fitsFor(t.Filter, c, source, owner)) {
		return false
	}
	switch t.On {
	case OnReach:
		if at := &m.board.info[m.cards[source].Zone]; m.Number(m.board.rows[at.place].Level, NoSeat) != int(at.index) {
			return false
		}
	case OnLay, OnRise:
		if t.Laid != m.laid {
			return false
		}
	case OnGain:
		if t.Paid && !m.gains[len(m.gains)-1].Bought || t.First && m.gainsOf(t, source, owner) > 1 {
			return false
		}
	case OnDraw:
		return m.Number(Draws, owner) == 1 || !t.First
	case OnPlay:
		if t.First && m.countPlays(t.Filter, doer) > 1 {
			return false
		}
		if t.NewName && m.playedCopies(c, doer) > 1 || t.NewType && !m.newType(c, doer) {
			return false
		}
	case BeforeDraw:
		if t.First && m.Number(Draws, owner) > 0 {
			return false
		}
	case OnDestroy:
		if t.First && m.Number(m.lib.destroys, owner) > 1 {
			return false
		}
	default: // nothing more
	}
	if t.Min == 0 {
		return true
	}
	f := Frame{Source: source, It: c, Actor: owner, User: owner, Target: NoSeat, Held: int16(len(m.held))}
	return m.count(t.When, &f) >= int(t.Min)
}

// fitsFor reports whether a card fits the filter of a trigger that works for a seat.
func (m *machine) fitsFor(id FilterID, c, source CardID, owner SeatID) bool {
	if !m.lib.fitting.more[id] {
		return m.fits(id, c, source, nil)
	}
	return m.fits(id, c, source, &Frame{Actor: owner, User: owner, Target: NoSeat, Held: int16(len(m.held))})
}

// gainsOf returns how many cards a seat has bought or gained this turn that a trigger hears.
func (m *machine) gainsOf(t *Trigger, source CardID, seat SeatID) int {
	n := 0
	for _, g := range m.gains {
		if g.Seat == seat && (g.Bought || !t.Paid) && (t.At == 0 || t.At.Has(g.From)) && (t.Filter == 0 || m.lib.fitting.has(t.Filter, g.Face)) {
			n++
		}
	}
	return n
}

// inTurn reports whether the present turn is one that a word means to an owner.
func (m *machine) inTurn(w Who, owner SeatID) bool {
	switch w {
	case You:
		return m.acts(owner)
	case Foes, Others:
		active := m.turn().Active
		return owner != active && active != NoSeat
	default: // All; no other word names a turn
		return true
	}
}

// wait queues a trigger that has gone off. New triggers reopen the order of the seat's waiting
// triggers.
func (m *machine) wait(id TriggerID, source CardID, seat SeatID, it CardID, spend int8) {
	t := &m.lib.Triggers[id]
	if t.Once && t.Quiet {
		m.spend(source, seat, spend)
	}
	for i := range m.waiting {
		if m.waiting[i].Seat == seat {
			m.waiting[i].Rank = 0
		}
	}
	w := Waiting{Trigger: id, Prog: t.Prog, Source: source, Stay: m.cards[source].Stay,
		It: it, ItStay: m.cards[it].Stay, Seat: seat, Spend: spend}
	if spend < 0 && m.watches[-1-int(spend)].Until == GoneOff {
		o := &m.watches[-1-int(spend)]
		o.Spent, w.Stay = true, o.Stay // its card may have left and come back since
	}
	if w.Level = m.defenseLevel(); t.How == Interrupts {
		w.Level = m.level() + 1
	}
	m.waiting = append(m.waiting, w)
}

// level returns how deep the machine is in interruptions.
func (m *machine) level() uint8 {
	for i := len(m.stack) - 1; i >= 0; i-- {
		if m.stack[i].Proc == ProcSettle {
			return uint8(m.stack[i].Arg)
		}
	}
	return 0
}

// defenseLevel returns the level of the Defense that is being resolved, or 0 if there is none.
func (m *machine) defenseLevel() uint8 {
	for i := len(m.stack) - 1; i >= 0; i-- {
		if f := &m.stack[i]; f.Proc == ProcSettle && f.Bits&Defended != 0 {
			return uint8(f.Arg)
		}
	}
	return 0
}

// Interruptible reports whether triggers at a moment may interrupt. Then the event they hear
// continues only when they are done. All other triggers wait.
func Interruptible(on Moment) bool {
	return on == BeforeDraw || on == BeforeGain || on == OnAvoid || on == OnGainThis || on == BeforeShuffle
}

// interrupt resolves the interrupting triggers among those from number before on. It reports
// whether there are any.
func (m *machine) interrupt(before int) bool {
	for _, w := range m.waiting[min(before, len(m.waiting)):] {
		if m.lib.Triggers[w.Trigger].How == Interrupts {
			m.pushSettle(w.Level)
			return true
		}
	}
	return false
}

// spend uses up a once-a-turn ability of a seat. This is trigger number n of a card, or for a negative n
// watch number -1-n.
func (m *machine) spend(source CardID, seat SeatID, n int8) {
	if n < 0 {
		m.watches[-1-int(n)].Spent = true
		return
	}
	*m.spentFor(source, seat) |= 1 << n
}

// spent reports whether a waiting once-a-turn trigger has been used up since it went off.
func (m *machine) spent(w *Waiting) bool {
	if w.Trigger == 0 {
		return false
	}
	if t := &m.lib.Triggers[w.Trigger]; !t.Once || t.Quiet {
		return false
	}
	if w.Spend < 0 {
		return m.watches[-1-int(w.Spend)].Spent
	}
	return m.spentBy(w.Source, w.Seat)&(1<<w.Spend) != 0
}

// settle resolves everything that waits.
func (m *machine) settle() {
	if len(m.waiting) > 0 {
		m.pushSettle(0)
	}
}

// pushSettle starts resolving triggers that wait at a level or deeper.
func (m *machine) pushSettle(level uint8) {
	f := m.push(ProcSettle)
	f.Arg, f.Held = uint16(level), int16(len(m.held))
}

// settleUrgent resolves the waiting RulesFirst triggers immediately, and no others. It returns
// false if there are none.
func (m *machine) settleUrgent() bool {
	for i := range m.waiting {
		if w := &m.waiting[i]; w.Trigger != 0 && m.lib.Triggers[w.Trigger].How == RulesFirst {
			m.pushSettle(m.level())
			m.top().Bits |= Urgent
			return true
		}
	}
	return false
}

// stepSettle resolves waiting triggers one by one. Those of the rules come first, then those that
// need no decision, then the other players' in turn order, then the active player's. Each player
// orders their own (C-050, A-2.090).
func (m *machine) stepSettle() {
	level, urgent := uint8(m.top().Arg), m.top().Bits&Urgent != 0
	if o, ok := m.take(); ok {
		m.waiting[o.N].Rank = m.highestRank(m.waiting[o.N].Seat) + 1
		return
	}
	m.dropSpent()
	i, seats := m.unasked(level, urgent)
	if i >= 0 {
		m.resolve(i)
		return
	}
	if seats == 0 || urgent {
		m.pop()
		return
	}
	seat := m.nextToSettle(seats)
	best, unranked := m.bestRanked(seat, level)
	if unranked > 1 && m.differ(seat, level) {
		m.askOrder(seat, level)
		return
	}
	m.resolve(best)
}

// dropSpent drops the waiting triggers that have been used up since they went off.
func (m *machine) dropSpent() {
	for i := len(m.waiting) - 1; i >= 0; i-- {
		if m.spent(&m.waiting[i]) {
			m.waiting = append(m.waiting[:i], m.waiting[i+1:]...)
		}
	}
}

// unasked returns the waiting trigger that comes next whatever the players decide, or -1 if there is none, and
// then the seats whose triggers wait. With urgent it is one of the RulesFirst triggers.
func (m *machine) unasked(level uint8, urgent bool) (next int, seats Seats) {
	quiet, inOrder := -1, -1
	for i := range m.waiting {
		w := &m.waiting[i]
		if w.Level < level && !urgent {
			continue
		}
		seats |= w.Seat.Only()
		if w.Trigger == 0 {
			continue
		}
		switch t := &m.lib.Triggers[w.Trigger]; {
		case t.How == RulesFirst:
			return i, seats
		case t.Quiet && quiet < 0:
			quiet = i
		case t.How == InOrder && inOrder < 0:
			inOrder = i
		}
	}
	switch {
	case urgent:
		return -1, seats
	case quiet >= 0:
		return quiet, seats
	}
	return inOrder, seats
}

// nextToSettle returns the seat of a group whose triggers are resolved next. The active player comes last.
func (m *machine) nextToSettle(seats Seats) SeatID {
	seat := m.Next(m.turn().Seat)
	if m.turn().Active == NoSeat {
		seat = m.upNext() // C-072
	}
	for seats&seat.Only() == 0 {
		seat = m.Next(seat)
	}
	return seat
}

// bestRanked returns the waiting trigger of a seat that its order puts first, or the first one if none has a
// place in it, and how many have none.
func (m *machine) bestRanked(seat SeatID, level uint8) (best, unranked int) {
	best = -1
	for i := range m.waiting {
		w := &m.waiting[i]
		if w.Seat != seat || w.Level < level {
			continue
		}
		if w.Rank == 0 {
			unranked++
		}
		if best < 0 || w.Rank != 0 && (m.waiting[best].Rank == 0 || w.Rank < m.waiting[best].Rank) {
			best = i
		}
	}
	return best, unranked
}

// askOrder asks a seat which of its waiting triggers comes next (C-050).
func (m *machine) askOrder(seat SeatID, level uint8) {
	m.asking(DecideOrder, seat, seat)
	for i := range m.waiting {
		if w := &m.waiting[i]; w.Seat == seat && w.Rank == 0 && w.Level >= level {
			m.option(Option{Kind: OptTrigger, Card: w.Source, N: int16(i)})
		}
	}
	m.asked()
}

// SetOff returns the card that set off the waiting trigger of an OptTrigger in the open question,
// or NoCard for an end-of-turn effect.
func (s *State) SetOff(o Option) CardID { return s.waiting[o.N].It }

func (m *machine) highestRank(seat SeatID) uint8 {
	var r uint8
	for i := range m.waiting {
		if m.waiting[i].Seat == seat {
			r = max(r, m.waiting[i].Rank)
		}
	}
	return r
}

// differ reports whether the order of a seat's unranked triggers can matter, because two of them do
// different things or use different cards.
func (m *machine) differ(seat SeatID, level uint8) bool {
	first := -1
	for i := range m.waiting {
		w := &m.waiting[i]
		if w.Seat != seat || w.Rank != 0 || w.Level < level {
			continue
		}
		if first < 0 {
			first = i
			continue
		}
		a := &m.waiting[first]
		if a.Trigger == w.Trigger && m.lib.Triggers[w.Trigger].Once {
			continue // it works for only one of the cards, whatever the order
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

// secret reports whether only its player sees a card in its place. Events do not mention what such
// a card does.
func (s *State) secret(c CardID) bool {
	at := &s.board.info[s.cards[c].Zone]
	return c != NoCard && at.sight == ToHolder && at.place != Hand
}

// resolve starts the waiting trigger at index i.
func (m *machine) resolve(i int) {
	w := m.waiting[i]
	m.waiting = append(m.waiting[:i], m.waiting[i+1:]...)
	if m.ev != nil && !m.secret(w.Source) {
		m.tell(Event{Kind: TriggerFired, Seat: w.Seat, Card: w.Source, Source: w.Source, Sees: m.cards[w.Source].Known})
	}
	f := m.begin(w.Prog, w.Source, w.Seat, w.Seat)
	f.Stay, f.It, f.ItStay, f.Spend = w.Stay, w.It, w.ItStay, w.Spend
	if w.Trigger != 0 && m.lib.Triggers[w.Trigger].Drawn {
		m.held = append(m.held, m.drawn...)
	}
}
