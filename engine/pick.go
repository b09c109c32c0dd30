package engine

// doMany carries out an instruction that does its verb to several cards, one
// after the other. It is true if the machine has to go on elsewhere first: a
// question is open or a card is being played. The instruction is then taken up
// again where it was.
func (m *machine) doMany(op *Op, f *Frame) bool {
	if !f.Busy {
		f.Busy = true
		f.Limit = m.limit(op, f) // may count what the choice before this one took
		f.Taken = 0
		f.It = NoCard
	}
	for {
		f := m.top()
		c := m.nextCard(op, f)
		if m.ask.Kind != NoDecision {
			return true
		}
		if c == NoCard {
			f.Busy = false
			f.PC++
			return false
		}
		f.Taken++
		depth := len(m.stack)
		m.do(op.Verb, c, *f)
		g := &m.stack[depth-1]
		g.It, g.ItStay = c, m.cards[c].Stay
		if len(m.stack) > depth {
			return true
		}
	}
}

// limit is how many cards an instruction may take at most.
func (m *machine) limit(op *Op, f *Frame) int16 {
	switch op.Code {
	case OpAll:
		return int16(len(m.cards))
	case OpPick:
		if op.Count != 0 {
			return int16(m.count(op.Count, f))
		}
		if op.Max == Unlimited {
			return int16(len(m.cards))
		}
		return int16(op.Max)
	}
	return op.N * int16(m.count(op.Count, f))
}

// nextCard is the next card an instruction takes, NoCard when it has them all.
// It may open a question instead.
func (m *machine) nextCard(op *Op, f *Frame) CardID {
	if f.Taken >= f.Limit {
		return NoCard
	}
	switch op.Code {
	case OpPick:
		return m.pick(op, f)
	case OpRandom:
		return m.random(op, f)
	case OpTake:
		for p := Place(0); p < NumPlaces; p++ {
			if op.From.Has(p) {
				return m.Top(p.Of(f.Actor))
			}
		}
		return NoCard
	}
	var first CardID
	m.eachCandidate(op, f, func(c CardID) bool { first = c; return false })
	return first
}

// random is one of the fitting cards not taken yet.
func (m *machine) random(op *Op, f *Frame) CardID {
	n := 0
	fresh := func(c CardID) bool { return op.Verb != VerbMark || m.cards[c].Group != f.Group }
	m.eachCandidate(op, f, func(c CardID) bool {
		if fresh(c) {
			n++
		}
		return true
	})
	if n == 0 {
		return NoCard
	}
	k := m.streams[StreamChance].Intn(n)
	var out CardID
	m.eachCandidate(op, f, func(c CardID) bool {
		if fresh(c) {
			if k == 0 {
				out = c
				return false
			}
			k--
		}
		return true
	})
	return out
}

// eachCandidate calls yes for the cards an instruction may take, in the order
// of places and of the cards in them, until yes is false.
func (m *machine) eachCandidate(op *Op, f *Frame, yes func(CardID) bool) {
	if op.Marked {
		for c := range m.cards {
			if c > 0 && m.cards[c].Group == f.Group && m.fits(op.Filter, CardID(c), f.Source) && !yes(CardID(c)) {
				return
			}
		}
		return
	}
	for p := Place(0); p < NumPlaces; p++ {
		if !op.From.Has(p) {
			continue
		}
		for _, c := range m.Zone(p.Of(f.Actor)) {
			if m.fits(op.Filter, c, f.Source) && !yes(c) {
				return
			}
		}
	}
}

// ordered are the verbs for which it matters in which order cards are taken.
func (v Verb) ordered() bool {
	return v == VerbDeckTop || v == VerbDeckUnder || v == VerbPlay || v == VerbReplay
}

// pick lets the seat choose the next card. It takes cards without asking while
// all that are left must be taken anyway.
func (m *machine) pick(op *Op, f *Frame) CardID {
	if o, ok := m.take(); ok {
		if o.Kind == OptDone {
			f.Limit = f.Taken
			return NoCard
		}
		return o.Card
	}
	m.options = m.options[:0]
	m.eachCandidate(op, f, func(c CardID) bool {
		m.option(Option{Kind: OptCard, Card: c})
		return true
	})
	n := len(m.options)
	least := max(int(op.Min), 0)
	if op.Count != 0 {
		least = int(f.Limit)
	}
	least = max(least-int(f.Taken), 0)
	if op.Pair {
		least = 0
		if f.Taken > 0 {
			least = int(f.Limit - f.Taken)
		} else if n < int(f.Limit) {
			return NoCard // exactly that many or none
		}
	}
	most := min(int(f.Limit-f.Taken), n)
	switch {
	case n == 0:
		return NoCard
	case n == 1 && least > 0, n <= least && !op.Verb.ordered():
		return m.options[0].Card
	}
	least = min(least, n)
	if least == 0 {
		m.option(Option{Kind: OptDone})
	}
	m.ask = Decision{Kind: DecidePick, Seat: f.Actor, User: f.User, Verb: op.Verb, Least: uint8(least), Most: uint8(most),
		Taken: uint8(f.Taken), Source: f.Source, At: ProgID(f.PC)}
	m.asked()
	return NoCard
}
