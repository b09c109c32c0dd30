package engine

// steal carries out OpSteal: a seat takes up to N of another's Number. If no player made the Attack, it takes the
// tokens on the attacking card that the player who gains the card would get (ruling on Man-Bat).
func (m *machine) steal(op *Op, f *Frame) {
	from, to := m.who(op.Who, f), m.who(op.Of, f)
	if on := m.lib.pays; from == NoSeat && op.Who == Attacker && on != Power && f.It != NoCard {
		if n := min(int(op.N), m.On(f.It, on)); n > 0 {
			m.lay(on, f.It, -n)
			m.change(op.Number, to, n)
		}
		return
	}
	if from == NoSeat || to == NoSeat || from == to {
		return
	}
	if n := min(int(op.N), m.Number(op.Number, from)); n > 0 {
		m.change(op.Number, from, -n)
		m.change(op.Number, to, n)
	}
}

// merge carries out OpMerge. It runs the text of one card after the other as part of the text of f,
// and lets their other abilities work for this turn. It skips cards with the face of its own card,
// whose text would do the same again, and cards that came to the place meanwhile.
func (m *machine) merge(op *Op, f *Frame) (waits bool) {
	cards := m.Cards(m.Zone(op.From.First(), f.Actor))
	if f.Bits&Busy == 0 {
		f.Bits |= Busy
		f.Taken, f.Limit = 0, int16(len(cards))
		if m.merging(f) {
			f.Limit = 0
		} else {
			m.mergeAbilities(cards, f)
		}
	}
	for int(f.Taken) < min(int(f.Limit), len(cards)) {
		face := m.Face(cards[f.Taken])
		f.Taken++
		if face.Play != 0 && face != m.Face(f.Source) {
			m.part(f, face.Play, f.Actor).Held = int16(len(m.held)) // a text doesn't remember the cards of another
			return true
		}
	}
	f.Bits &^= Busy
	f.PC++
	return false
}

// merging reports whether the text of f is one of those that its own card runs with OpMerge. Those
// texts together have been run already.
func (m *machine) merging(f *Frame) bool {
	for i := m.textBase(); i < len(m.stack)-1; i++ {
		if g := &m.stack[i]; g.Proc == ProcCode && g.Bits&Busy != 0 && m.lib.Code[g.PC].Code == OpMerge && g.Source == f.Source {
			return true
		}
	}
	return false
}

// mergeAbilities lets the abilities of other cards work for the card of the text f this turn, as if it
// had them in play.
func (m *machine) mergeAbilities(cards []CardID, f *Frame) {
	works := []Watch{{Source: f.Source, Stay: f.Stay, Seat: f.Actor, Until: TurnThere}} // see Merged
	for _, c := range cards {
		m.addTypes(f, m.Face(c).Owned)
		m.cards[c].Spent = 0
		for _, id := range m.Face(c).Triggers {
			if t := &m.lib.Triggers[id]; t.From.Has(InPlay) || t.On == OnDestroyThis {
				works = append(works, Watch{Source: f.Source, Stay: f.Stay, Seat: f.Actor, Trigger: id, Until: TurnThere})
			}
		}
		for _, id := range m.Face(c).Changes {
			if m.lib.Changes[id].From.Has(InPlay) {
				works = append(works, Watch{Source: f.Source, Stay: f.Stay, Seat: f.Actor, Change: id, Until: TurnThere})
			}
		}
	}
	m.leaveWorking(works...)
}

// addTypes gives the card of the text f more types while it is in play. They are part of a text.
func (m *machine) addTypes(f *Frame, types Types) {
	if p := m.playOf(f.Source, f.Stay); p != nil && types != 0 && m.cards[f.Source].Stay == f.Stay {
		p.Adds |= types
		m.cards[f.Source].Bits |= Changed
		m.noteMove(m.lib.noted, m.cards[f.Source].Zone, m.cards[f.Source].Zone)
	}
}

// Merged returns a card of a seat that has the texts of other cards this turn, or NoCard. A Watch with
// neither a trigger nor a change marks such a card.
func (s *State) Merged(seat SeatID) CardID {
	for i := range s.watches {
		if w := &s.watches[i]; w.Trigger == 0 && w.Change == 0 && w.Seat == seat && s.lasts(w) {
			return w.Source
		}
	}
	return NoCard
}

// keptInPlay reports whether a number keeps a card in play. Only such a card can be played again in
// later turns.
func (s *State) keptInPlay(c CardID) bool { return s.lib.keeps != Power && s.On(c, s.lib.keeps) > 0 }
