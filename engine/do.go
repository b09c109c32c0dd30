package engine

// do applies a verb to a card, as part of the text f. It may push frames.
func (m *machine) do(v Verb, d Dest, c CardID, f *Frame) {
	you := f.Actor
	switch v {
	case VerbNone:
	case VerbDestroy:
		m.destroy(c, you)
	case VerbDiscard, VerbPut:
		if card := &m.cards[c]; v == VerbPut && c == f.Source && card.Borrowed() && card.Owner == NoSeat && m.board.rows[d.Place].Owning == Makes {
			return // it has no owner whose pile this could be, so it goes back (C-123)
		}
		z, j := m.landing(d, c, f)
		from := m.cards[c].Zone
		byHand := m.lib.heeds && v == VerbDiscard && from == m.Zone(Hand, max(you, 0))
		m.shiftTo(c, z, j, end(d.Under), v, you)
		shed := v == VerbDiscard && m.board.info[from].place == Hand // nothing heeds cards discarded from elsewhere
		if shed && m.lib.nextTypes != Power {
			m.nameTypes(c, nil, you)
		}
		if byHand {
			m.discarded(c, you)
		}
		if shed {
			m.hear(OnShed, you, c)
		}
		if m.lib.pieces.Has(d.Place) {
			m.visit(c, z, 0)
		}
	case VerbGain:
		m.gain(c, you, 0, free, d, f)
	case VerbPass:
		to := m.who(d.Of, f)
		m.shift(c, m.Zone(d.Place, to), onTop, v, you)
		m.hold(c, NoSeat)
		m.hear(OnShed, you, c)
	case VerbAside:
		to := m.who(d.Of, f)
		m.shift(c, m.Zone(SetAside, NoSeat), beneath, v, you)
		if d.Of != You {
			m.tellReceiver(c, to)
		}
		m.hold(c, to)
		if to != you {
			m.hear(OnShed, you, c)
		}
	case VerbPlay, VerbBorrow:
		m.play(c, you, v == VerbBorrow)
	case VerbReplay:
		m.playHere(c, you, InPlay)
	case VerbWalk:
		m.walkOn(c, you)
		m.hold(c, NoSeat)
	case VerbStep:
		m.stepOn(c, you)
	case VerbGo:
		m.goTo(c, f)
	case VerbKeep:
		m.hold(c, NoSeat)
	case VerbDefeat:
		m.tellDefeat(c, you) // the log says it before what follows from it
		m.destroy(c, you)
		m.defeat(c, you)
	case VerbBuy:
		m.buy(c, you, &Offer{Price: Price{Number: Power, Cost: true}, Defeat: true})
	case VerbStay:
		m.cards[c].Bits |= Stays
		z := m.cards[c].Zone
		m.tell(Event{Kind: CardMoved, Verb: VerbStay, Seat: you, Source: m.source(), Card: c, From: z, To: z, Sees: m.cards[c].Known})
	case VerbRotate:
		quarters := int(d.Depth)
		if d.Under {
			quarters = -quarters
		}
		m.rotate(c, quarters, you)
	case VerbHold:
		if m.cards[c].Known != Everyone {
			_, seat, _ := m.board.At(m.cards[c].Zone)
			m.show(c, CardShown, seat)
		}
		if !m.holds(f, c) {
			m.hold(c, NoSeat)
		}
	}
}

// landing returns the zone a verb of the text f puts a card in, and the depth.
func (m *machine) landing(d Dest, c CardID, f *Frame) (ZoneID, int) {
	seat := m.who(d.Of, f)
	if o := m.cards[c].Owner; o != NoSeat && d.Of == You && m.board.rows[d.Place].Owning != Clears {
		seat = o // its owner's, unless nobody owns cards there
	}
	z := m.Zone(d.Place, seat)
	if m.lib.aliases != 0 && m.cards[c].Borrowed() {
		if back := m.back(c); m.board.rows[m.board.info[back].place].As == d.Place {
			return back, len(m.order) // it was there and only counted as in that place
		}
	}
	if n := m.board.Count(d.Place); n > 1 && f.Where > 0 && m.board.rows[d.Place].Asked {
		z += ZoneID(min(int(f.Where)-1, n-1))
	}
	switch row := &m.board.rows[d.Place]; {
	case f.Space > 0 && (row.Ring || row.Pieces):
		z += ZoneID(f.Space - 1)
	case m.lib.streets.Has(d.Place): // of a text without a space
		z = m.emptiest(d.Place)
	}
	switch {
	case d.Under:
		return z, len(m.order)
	case d.Below: // below the cards taken so far
		return z, int(d.Depth) + max(int(f.Taken)-1, 0)
	}
	return z, int(d.Depth)
}

// discarded counts a card that a seat has discarded from its hand, and finds the triggers that hear it.
func (m *machine) discarded(c CardID, seat SeatID) {
	if m.lib.discards && m.acts(seat) {
		m.turn().N[discards]++
	}
	m.hear(OnDiscard, seat, c)
}

// hold makes the running text remember a card.
func (m *machine) hold(c CardID, to SeatID) {
	m.held = append(m.held, Held{Card: c, Stay: m.cards[c].Stay, For: to})
}

// remembered returns the cards that the text f remembers, even if they have moved since.
func (s *State) remembered(f *Frame) []Held { return s.held[min(int(f.Held), len(s.held)):] }

// holds reports whether the text f remembers a card.
func (s *State) holds(f *Frame, c CardID) bool {
	for _, h := range s.remembered(f) {
		if h.Card == c && h.Stay == s.cards[c].Stay {
			return true
		}
	}
	return false
}

// mayDestroy reports whether a seat may destroy cards now. Nothing keeps the rules from it.
func (m *machine) mayDestroy(by SeatID) bool {
	return !m.altered(AskMayDestroy) || by == NoSeat || m.answerTo(AskMayDestroy, 1, NoCard, by) != 0
}

// destroy puts a card where destroyed cards of its type go (C-100, C-102). That may be a pile of
// the seat that destroys it.
func (m *machine) destroy(c CardID, by SeatID) {
	if !m.mayDestroy(by) {
		return
	}
	from := m.board.info[m.cards[c].Zone].place
	grave, of := m.Face(c).Grave, NoSeat
	if m.board.rows[grave].Per == OfSeat {
		of = by
	}
	owner, text, stay := m.cards[c].Owner, m.text(c), m.cards[c].Stay
	m.shift(c, m.Zone(grave, of), onTop, VerbDestroy, by)
	m.at = from
	if m.lib.destroys != Power && m.acts(by) {
		*m.number(m.lib.destroys, by)++
	}
	m.hear(OnDestroy, by, c)
	if m.lib.heard&(1<<OnDestroyThis) != 0 && by != NoSeat && by == owner {
		m.hearOwn(c, text, stay, by)
	}
}

// hearOwn finds the triggers of a card that hear its own destruction by its owner: those of the text it
// had, and those of other texts that it had for this turn (see merge).
func (m *machine) hearOwn(c CardID, text *Face, stay uint16, owner SeatID) {
	hears := func(id TriggerID) bool {
		t := &m.lib.Triggers[id]
		return t.On == OnDestroyThis && m.inTurn(t.InTurn, owner)
	}
	for i, id := range text.Triggers {
		if hears(id) {
			m.wait(id, c, owner, c, int8(i))
		}
	}
	for i := range m.watches {
		if w := &m.watches[i]; w.Source == c && w.Stay == stay && w.Seat == owner && hears(w.Trigger) {
			m.wait(w.Trigger, c, owner, c, int8(-1-i))
		}
	}
}
