package engine

import "slices"

// doMany applies the verb of an instruction to several cards, one after the other. It waits while a
// question is open or a card is being played, and is then resumed.
func (m *machine) doMany(op *Op, f *Frame) (waits bool) {
	if f.Bits&Busy == 0 {
		if m.askPile(op, f) {
			return true
		}
		f.Bits |= Busy
		f.Limit = m.limit(op, f) // may depend on the cards taken by the choice before this one
		f.Taken, f.Sum = 0, 0
		if !m.lib.Filters[op.Filter].readsIt() {
			f.It = NoCard
		}
	}
	if op.Code == OpAll && (op.Verb == VerbKeep || op.Verb == VerbWalk || op.Verb == VerbRotate) {
		m.sweep(op, f)
		return false
	}
	for {
		f := m.top()
		c := m.nextCard(op, f)
		if m.ask.Kind != NoDecision {
			return true
		}
		if c == NoCard {
			f.Bits &^= Busy
			f.PC++
			return false
		}
		f.Taken++
		switch {
		case op.Budget != 0:
			f.Sum += int16(m.CostOf(c))
		case op.Enough != 0:
			f.Sum += int16(m.makes(op, c, f.Actor))
		case op.Unlike == UnlikeCost:
			f.Sum |= m.costBit(c)
		case op.Apart, op.Unlike == UnlikeTypes:
			f.Sum |= int16(m.Types(c))
		case op.Alike && f.Taken == 1:
			f.Sum = int16(m.Types(c))
		case op.Alike:
			f.Sum &= int16(m.Types(c))
		case m.lib.aliases != 0 && !op.From.Has(m.board.info[m.cards[c].Zone].place):
			f.Sum++ // its place only counts as one of these
		}
		depth := len(m.stack)
		m.do(op.Verb, m.destOf(op, c, f), c, f)
		if op.Unlike == UnlikeName || op.Follows {
			m.hold(c, NoSeat)
		}
		g := &m.stack[depth-1]
		g.It, g.ItStay = c, m.cards[c].Stay
		if len(m.stack) > depth {
			return true
		}
	}
}

// sweep remembers, moves, or rotates every fitting card at once. Nothing can come between, and the
// moves do not depend on each other (R-VIL-21).
func (m *machine) sweep(op *Op, f *Frame) {
	before := len(m.held)
	giver := NoSeat
	if op.Verb == VerbKeep {
		giver = f.Actor
	}
	m.eachCandidate(op, f, func(c CardID) bool {
		if op.Verb == VerbRotate || !m.holds(f, c) {
			m.hold(c, giver)
		}
		return true
	})
	for _, h := range m.held[before:] {
		if op.Verb == VerbWalk {
			m.walkOn(h.Card, f.Actor)
		} else if op.Verb == VerbRotate {
			m.do(op.Verb, op.Dest, h.Card, f)
		}
		f.It, f.ItStay = h.Card, h.Stay
	}
	f.Taken = int16(len(m.held) - before)
	if op.Verb == VerbRotate {
		m.held = m.held[:before] // the text does not remember them
	}
	f.Bits &^= Busy
	f.PC++
}

// limit returns the maximum number of cards an instruction may take.
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
	default: // N says how many
		return op.N * int16(m.count(op.Count, f))
	}
}

// nextCard returns the next card an instruction takes, or NoCard when it has taken all. It may open
// a question instead.
func (m *machine) nextCard(op *Op, f *Frame) CardID {
	if op.Verb == VerbDestroy && !m.mayDestroy(f.Actor) {
		return NoCard
	}
	if f.Taken >= f.Limit || op.Enough != 0 && f.Sum >= int16(op.Enough) {
		return NoCard
	}
	switch op.Code {
	case OpPick:
		return m.pick(op, f)
	case OpRandom:
		return m.random(op, f)
	case OpTake:
		seat := f.Actor
		if op.Of != You {
			if seat = m.who(op.Of, f); seat == NoSeat {
				return NoCard
			}
		}
		z, _ := m.zones(op.From.First(), seat, f)
		if cards := m.Cards(z); op.Low && len(cards) > 0 {
			return cards[len(cards)-1]
		}
		return m.Top(z)
	default: // OpAll
		var first CardID
		m.eachCandidate(op, f, func(c CardID) bool {
			if m.goesWith(op, f, c) {
				first = c
			}
			return first == NoCard
		})
		return first
	}
}

// random returns a random fitting card that has not been taken yet.
func (m *machine) random(op *Op, f *Frame) CardID {
	n := 0
	m.eachCandidate(op, f, func(c CardID) bool {
		if m.goesWith(op, f, c) {
			n++
		}
		return true
	})
	if n == 0 {
		return NoCard
	}
	k := m.chance(StreamChance, n)
	var out CardID
	m.eachCandidate(op, f, func(c CardID) bool {
		if m.goesWith(op, f, c) {
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

// eachCandidate calls yes for the cards an instruction may take, in the order of places and of the
// cards in them, until yes returns false. Remembered cards come in the order the text saw them.
func (m *machine) eachCandidate(op *Op, f *Frame, yes func(CardID) bool) {
	if op.Held {
		for _, h := range m.remembered(f) {
			if h.Card != NoCard && m.cards[h.Card].Stay == h.Stay && m.fits(op.Filter, h.Card, f.Source, f) && !yes(h.Card) {
				return
			}
		}
		return
	}
	if op.Of == You {
		if m.candidatesOf(op, f, f.Actor, yes) && op.From.Has(InPlay) && m.altered(AskControl) {
			m.eachControlled(f.Actor, func(c CardID) bool {
				at := &m.board.info[m.cards[c].Zone]
				return at.place != InPlay && op.From.Has(at.place) || !m.fits(op.Filter, c, f.Source, f) || yes(c)
			})
		}
		return
	}
	holders := m.group(op.Of, f)
	for seat, n := f.Actor, m.Seats(); n > 0; seat, n = m.Next(seat), n-1 {
		if holders.Has(seat) && !m.candidatesOf(op, f, seat, yes) {
			return
		}
	}
}

// candidatesOf is like eachCandidate but for one seat's cards. It returns false once yes has.
func (m *machine) candidatesOf(op *Op, f *Frame, holder SeatID, yes func(CardID) bool) bool {
	printed := m.fitsPrinted(op.Filter)
	for ps := m.meant(op.From); ps != 0; ps = ps.rest() {
		p := ps.First()
		z, last := m.zones(p, holder, f)
		for first := z; z < last; z++ {
			if op.Near|op.Beyond != 0 && !m.inSpan(op, f, p, int(z-first)) {
				continue
			}
			cards := m.Cards(z)
			if op.Tops && len(cards) > 1 {
				cards = cards[:1]
			}
			for _, c := range cards {
				// Mostly the print is enough.
				if m.cannotFit(op.Filter, c) || !(printed && m.asPrinted(&m.cards[c])) && !m.fits(op.Filter, c, f.Source, f) {
					continue
				}
				if !yes(c) {
					return false
				}
			}
		}
	}
	return true
}

// inSpan reports whether space i of a place is within the distances of an instruction.
func (m *machine) inSpan(op *Op, f *Frame, p Place, i int) bool {
	return m.spanned(op.Near, op.Beyond, m.center(op.Around, f.Actor, f), p, i)
}

// askPile asks, once per text, which of several piles of a place it means, if more than one has a
// card it can take (M-055 to M-058).
func (m *machine) askPile(op *Op, f *Frame) (waits bool) {
	if m.lib.piles == 0 || f.Where != 0 {
		return false
	}
	p := Place(MaxPlaces)
	if ps := op.From & m.lib.piles; ps != 0 {
		p = ps.First()
	} else if m.lib.piles.Has(op.Dest.Place) && m.finds(op, f) {
		p = op.Dest.Place // a card put there may go to any of them
	} else {
		return false
	}
	if o, ok := m.take(); ok {
		m.means(o)
		m.tell(Event{Kind: PileChosen, Seat: o.Seat, Source: f.Source, N: o.N})
		return false
	}
	z, last := m.zones(p, f.Actor, f)
	m.asksText(DecidePile, f).Seat = m.stack[m.textBase()].Actor
	for ; z < last; z++ {
		fit := !op.From.Has(p)
		for _, c := range m.Cards(z) {
			fit = fit || m.fits(op.Filter, c, f.Source, f) && m.goesWith(op, f, c)
		}
		if fit {
			m.option(Option{Kind: OptPile, N: int16(m.board.info[z].index)})
		}
	}
	if len(m.options) == 0 {
		m.askNothing()
		return false
	}
	m.asked()
	if o, ok := m.take(); ok { // only one can be meant
		m.means(o)
		return false
	}
	return true
}

// finds reports whether there is a card for an instruction's verb.
func (m *machine) finds(op *Op, f *Frame) bool {
	if op.Code == OpIt || op.Code == OpThis {
		return m.lies(op, f)
	}
	found := false
	m.eachCandidate(op, f, func(CardID) bool {
		found = true
		return false
	})
	return found
}

// textBase returns the index in the stack where the running text begins. The frames above it, for
// other seats or for each of several, are part of the text.
func (s *State) textBase() int {
	i := len(s.stack) - 1
	for i > 0 && s.stack[i].Bits&Begins == 0 {
		i--
	}
	return i
}

// means records which of several piles the running text means, in all its parts (M-058).
func (m *machine) means(o Option) {
	for i := m.textBase(); i < len(m.stack); i++ {
		m.stack[i].Where = uint8(o.N) + 1
	}
}

// goesWith reports whether an instruction may take a fitting card in addition to those it has
// taken.
func (m *machine) goesWith(op *Op, f *Frame, c CardID) bool {
	return !(op.Budget != 0 && m.CostOf(c)+int(f.Sum) > int(op.Budget) ||
		op.Apart && m.Types(c)&Types(f.Sum) != 0 ||
		op.Unlike != UnlikeNothing && m.clashes(op, f, c) ||
		op.Alike && (m.Types(c) == 0 || f.Taken > 0 && m.Types(c)&Types(f.Sum) == 0) ||
		op.Enough != 0 && !op.Makes && m.Face(c).Power <= 0 ||
		op.Follows && m.tookNow(f, c) ||
		op.Best && m.CostOf(c) < m.dearest(op, f) ||
		(op.Verb == VerbHold && !op.Held || op.Verb == VerbWalk || op.Verb == VerbKeep) && m.holds(f, c))
}

// tookNow reports whether the running choice, which remembers the cards it takes, has taken a card.
func (m *machine) tookNow(f *Frame, c CardID) bool {
	before := m.remembered(f)
	return slices.ContainsFunc(before[max(len(before)-int(f.Taken), 0):], func(h Held) bool { return h.Card == c })
}

// clashes reports whether a choice has taken a card that shares what no two of its cards may share.
func (m *machine) clashes(op *Op, f *Frame, c CardID) bool {
	switch op.Unlike {
	case UnlikeCost:
		return f.Sum&m.costBit(c) != 0
	case UnlikeTypes:
		return m.Types(c)&^Types(f.Sum) == 0
	}
	before := m.remembered(f)
	for _, h := range before[max(len(before)-int(f.Taken), 0):] { // those of this choice
		if m.sameName(h.Card, c) {
			return true
		}
	}
	return false
}

// costBit returns the bit of a card's cost. The highest costs share one.
func (m *machine) costBit(c CardID) int16 { return int16(uint16(1) << min(m.CostOf(c), 15)) }

// dearest returns the highest cost among the cards an instruction may take.
func (m *machine) dearest(op *Op, f *Frame) int {
	most := 0
	m.eachCandidate(op, f, func(c CardID) bool {
		most = max(most, m.CostOf(c))
		return true
	})
	return most
}

// allApart reports whether no two of the offered cards share a type.
func (m *machine) allApart() bool {
	var seen Types
	for _, o := range m.options {
		t := m.Types(o.Card)
		if t&seen != 0 {
			return false
		}
		seen |= t
	}
	return true
}

// namesOffered returns how many different names the offered cards have.
func (m *machine) namesOffered() (n int) {
	for i, o := range m.options {
		if !slices.ContainsFunc(m.options[:i], func(p Option) bool { return m.sameName(p.Card, o.Card) }) {
			n++
		}
	}
	return n
}

// allUnlike reports whether no two of the offered cards share what a choice keeps apart.
func (m *machine) allUnlike(op *Op) bool {
	for i, o := range m.options {
		for _, p := range m.options[:i] {
			if op.Unlike == UnlikeCost && m.costBit(o.Card) == m.costBit(p.Card) || op.Unlike == UnlikeName && m.sameName(o.Card, p.Card) ||
				op.Unlike == UnlikeTypes && m.Types(o.Card)&m.Types(p.Card) != 0 {
				return false
			}
		}
	}
	return true
}

// copiesOnly reports whether the offered cards that share a name are copies of one card, in one pile, so that it
// makes no difference which of them is taken.
func (m *machine) copiesOnly() bool {
	for i, o := range m.options {
		for _, p := range m.options[:i] {
			if a, b := &m.cards[o.Card], &m.cards[p.Card]; m.sameName(o.Card, p.Card) && (a.Face != b.Face || a.Zone != b.Zone) {
				return false
			}
		}
	}
	return true
}

// needsAll reports whether all offered cards are needed to reach Enough.
func (m *machine) needsAll(op *Op, f *Frame) bool {
	sum, least := int(f.Sum), int(op.Enough)
	for _, o := range m.options {
		if op.Makes && m.makesVaries(o.Card) {
			return false // the order may count
		}
		power := m.makes(op, o.Card, f.Actor)
		sum, least = sum+power, min(least, power)
	}
	return sum-least < int(op.Enough)
}

// missed reports that a choice has found no card. Where others could not know that, only the seat
// learns it.
func (m *machine) missed(op *Op, f *Frame) {
	if m.ev != nil && !op.Held {
		m.foundNothing(op.From, f)
	}
}

// foundNothing reports that the text of a frame has found no card in some places.
func (m *machine) foundNothing(from Places, f *Frame) {
	if f.Taken == 0 {
		m.tellNothing(from, f)
	}
}

// lacked reports that a condition of a text needs something that is not there. It reports that a card
// at hand does not fit to the seats that know that card.
func (m *machine) lacked(op *Op, f *Frame) {
	switch q := &m.lib.Counts[op.Count]; {
	case op.Min == 0, q.Of == Taken, q.Of == CardsHeld, q.Of == HeldIn:
	case q.Of == ItFits:
		if sees := m.cards[f.Source].Known & m.cards[f.It].Known; sees != 0 { // nobody knows NoCard
			m.tell(Event{Kind: NothingFound, Seat: f.Actor, Card: f.Source, Source: f.It, Sees: sees, N: int16(f.PC)})
		}
	default:
		m.tellNothing(q.From, f)
	}
}

// tellNothing tells that the text of a frame has found nothing in some places, to the seats that may
// know it.
func (m *machine) tellNothing(from Places, f *Frame) {
	if f.Source == NoCard {
		return
	}
	sees := m.cards[f.Source].Known
	for ps := m.meant(from); ps != 0; ps = ps.rest() {
		z, last := m.zones(ps.First(), f.Actor, f)
		for ; z < last; z++ {
			if m.board.info[z].sight != Open {
				sees &= f.Actor.Only()
			}
		}
	}
	m.tell(Event{Kind: NothingFound, Seat: f.Actor, Card: f.Source, Sees: sees, N: int16(f.PC)})
}

// ordered reports whether the order in which a verb takes cards matters.
func ordered(v Verb, d Dest) bool {
	return v == VerbPlay || v == VerbReplay || v == VerbPut && (d.Place == Deck || d.Below)
}

// pick lets the seat choose the next card. It does not ask if all cards left must be taken.
func (m *machine) pick(op *Op, f *Frame) CardID {
	if o, ok := m.take(); ok {
		if o.Kind == OptDone {
			f.Limit = f.Taken
			return NoCard
		}
		return o.Card
	}
	d := m.asksText(DecidePick, f)
	d.Verb, d.To, d.Taken = op.Verb, op.Dest, uint8(f.Taken)
	m.eachCandidate(op, f, func(c CardID) bool {
		if m.goesWith(op, f, c) {
			m.option(Option{Kind: OptCard, Card: c})
		}
		return true
	})
	n := len(m.options)
	if op.Unlike == UnlikeName {
		n = m.namesOffered()
	}
	least := int(op.Min)
	if op.Count != 0 && op.Max != Unlimited { // exactly as many
		least = int(f.Limit)
	}
	least = max(least-int(f.Taken), 0)
	if op.Enough != 0 {
		least = 1
	}
	if op.Pair {
		least = 0
		if f.Taken > 0 {
			least = int(f.Limit - f.Taken)
		} else if n < int(f.Limit) {
			n = 0 // exactly that many or none
		}
	}
	switch {
	case n == 0:
		m.askNothing()
		m.missed(op, f)
		return NoCard
	case n == 1 && least > 0 && (op.Unlike != UnlikeName || m.copiesOnly()),
		n <= least && !ordered(op.Verb, op.Dest) && !m.twinsDiffer(op) && op.Budget|op.Enough == 0 && (!op.Apart || m.allApart()) &&
			(op.Unlike == UnlikeNothing || m.allUnlike(op) || op.Unlike == UnlikeName && op.Max == Unlimited && m.copiesOnly()),
		op.Enough != 0 && m.needsAll(op, f):
		m.tellForced(m.options[0], m.ask.Seat)
		m.askNothing()
		return m.options[0].Card
	}
	least = min(least, n)
	if least == 0 {
		m.option(Option{Kind: OptDone})
	}
	m.ask.Min, m.ask.Max = uint8(min(least, Unlimited)), uint8(min(int(f.Limit-f.Taken), n, Unlimited))
	m.asked()
	return NoCard
}
