package engine

import "slices"

// plainOffer is an Offer that needs no more than what is printed on the cards while nothing alters
// prices: to play any card of one zone, to buy any card of one zone for its cost in Power, to end
// the turn, or to use abilities where no card has any. For an Offer to buy or use cards in the
// space of the seat's standee, it only says where to look.
type plainOffer struct {
	kind OptionKind // NumOptions if the Offer is not plain
	zone ZoneID     // with here, the first one
	top  bool
	here bool       // it is about the zone in the space of the standee
	laid NumberID   // it is for cards with this number on them; Power for any
	none NumberID   // OptEnd: unless some card has this number on it, the turn can be ended; with Power always
	uses []userZone // OptUse: the zones whose abilities it is about
	user uint32     // the bits of all of them in State.users
}

// userZone is a zone that may have cards with abilities, and its bit in State.users.
type userZone struct {
	zone ZoneID
	bit  uint32
}

// plain returns an Offer to a seat as a plainOffer, if it is one. used are the places of cards with
// abilities to use.
func (o *Offer) plain(b *Board, seat SeatID, used, pieces Places) plainOffer {
	uses := used != 0
	switch {
	case o.By == You && o.Only == 0 && o.Near == 1 && o.Price.AlsoN == 0 && (o.Kind == OptBuy || o.Kind == OptUse && uses) &&
		o.From != 0 && o.From.rest() == 0 && pieces != 0 && b.Count(o.From.First()) == b.Count(pieces.First()):
		return plainOffer{kind: NumOptions, zone: b.Zone(o.From.First(), seat), here: true}
	case o.Kind == OptUse && !uses:
		return plainOffer{kind: OptUse}
	case o.By != You || o.Only != 0 || o.Filter != 0 || o.Near != 0 || o.Reach || o.Leaves || o.Once || o.Foes:
	case o.Kind == OptUse && o.Price == Price{} && b.single(o.From&used):
		p := plainOffer{kind: OptUse}
		for ps := o.From & used; ps != 0; ps = ps.rest() {
			z := b.Zone(ps.First(), seat)
			p.uses = append(p.uses, userZone{z, b.userBit(z)})
			p.user |= b.userBit(z)
		}
		return p
	case o.Kind == OptEnd && o.Price == Price{}:
		return plainOffer{kind: OptEnd}
	case o.From == 0 || o.From.rest() != 0 || b.Count(o.From.First()) != 1:
	case o.Kind == OptPlay && !o.Top, o.Kind == OptBuy && o.Price == Price{Number: Power, Cost: true}:
		z := b.Zone(o.From.First(), seat)
		if at := &b.info[z]; o.Top || at.sight != TopOpen && at.place != Heroes { // no other place has face-down cards
			return plainOffer{kind: o.Kind, zone: z, top: o.Top}
		}
	}
	return plainOffer{kind: NumOptions}
}

// unlessBorne returns the number that keeps an Offer to end the turn from a seat that has some card with it, if
// nothing else does. It returns Power for other Offers.
func (l *Library) unlessBorne(o *Offer) NumberID {
	q := &l.Counts[o.Only]
	if o.Kind != OptEnd || o.Only == 0 || o.By != You || o.Leaves || o.Price != (Price{}) || q.Of != NoneIn || q.Per|q.Max|uint8(q.Less) != 0 || q.And != 0 || o.Min != 1 || o.Max != Unlimited {
		return Power
	}
	return l.Filters[q.Filter].Bears
}

// offerAll adds the options of a seat, and those of others in its turn. It runs before every step
// of a turn, so plain offers take a quick path.
func (m *machine) offerAll(op *Op, seat SeatID) {
	now, borne := m.altering, m.borne()
	altered, barred, afar := now&askedOfBuying != 0 || borne>>m.lib.bars&1 != 0, now.has(AskMayPlay), now.has(AskReach)
	at := -1
	if m.lib.pieces != 0 {
		at = m.Space(seat)
	}
	plain := m.lib.plain[m.board.seats][seat][op.Filter : op.Filter+FilterID(op.N)]
	for n := 0; n < len(plain); n++ {
		switch p := &plain[n]; {
		case p.laid != Power && borne>>p.laid&1 == 0:
		case p.kind == NumOptions: // most are, on a ring
			if o := &m.lib.Offers[int(op.Filter)+n]; !p.here || afar {
				m.offerBy(o, n, seat)
			} else if at >= 0 {
				m.offerHere(o, n, seat, p.zone+ZoneID(at))
			}
		case p.kind == OptPlay && !barred:
			m.offerEach(m.Cards(p.zone), n, seat)
		case p.kind == OptBuy && !altered:
			n += m.offerPlain(plain, n, seat) - 1
		case p.kind == OptEnd && borne>>p.none&1 == 0:
			m.options = append(m.options, Option{Kind: OptEnd, Seat: seat, N: int16(n)})
		case p.kind == OptUse && m.users&p.user == 0: // the usual case: there is nothing to use
		case p.kind == OptUse:
			for i := range p.uses {
				if u := &p.uses[i]; m.users&u.bit != 0 {
					m.offerUses(m.board.info[u.zone].place, m.Cards(u.zone), seat)
				}
			}
		default:
			m.offerBy(&m.lib.Offers[int(op.Filter)+n], n, seat)
		}
	}
	if m.lib.merges != 0 && m.Merged(seat) != NoCard {
		for ps := m.lib.merges; ps != 0; ps = ps.rest() {
			m.offerUses(InPlay, m.Cards(m.Zone(ps.First(), seat)), seat)
		}
	}
	if m.lib.used.Has(InPlay) && now.has(AskControl) {
		m.eachControlled(seat, func(c CardID) bool {
			m.offerUsesOf(c, InPlay, seat)
			return true
		})
	}
	if now&lending != 0 {
		m.eachLent(seat, func(h CardID) { m.offerUsesOf(h, Heroes, seat) })
	}
}

// offerEach adds a play of each card.
func (m *machine) offerEach(cards []CardID, n int, seat SeatID) {
	have := len(m.options)
	m.options = slices.Grow(m.options, len(cards))[:have+len(cards)]
	for i, c := range cards {
		m.options[have+i] = Option{Kind: OptPlay, Seat: seat, Card: c, N: int16(n)}
	}
}

// offerPlain adds the purchases of the plain offers to buy from number n on. These are the face-up
// cards that cost no more than the available Power. It returns the number of offers it handled.
func (m *machine) offerPlain(plain []plainOffer, n int, seat SeatID) int {
	power, first := m.power(), n
	all, costs := m.cards, m.lib.costs
	options := m.options
	for ; n < len(plain) && plain[n].kind == OptBuy; n++ {
		cards := m.Cards(plain[n].zone)
		if plain[n].top && len(cards) > 0 {
			if cards = cards[:1]; all[cards[0]].Bits&FaceDown != 0 {
				continue
			}
		}
		have := len(options)
		options = slices.Grow(options, len(cards))[:have+len(cards)]
		for _, c := range cards {
			// Whether it can be paid for is unpredictable, so this avoids a branch.
			options[have] = Option{Kind: OptBuy, Seat: seat, Card: c, N: int16(n)}
			next := have + 1
			if int(costs[all[c].Face]) > power {
				next = have
			}
			have = next
		}
		options = options[:have]
	}
	m.options = options
	return n - first
}

// offerHere adds what a seat may buy or use by an offer about the zone in its standee's space.
func (m *machine) offerHere(o *Offer, n int, seat SeatID, z ZoneID) {
	cards := m.Cards(z)
	if len(cards) == 0 {
		return
	}
	if o.Top {
		cards = cards[:1]
	}
	if o.Kind == OptUse {
		m.offerUses(o.From.First(), cards, seat)
	} else {
		m.offerPurchases(o, n, seat, cards, false)
	}
}

// offerBy adds the options of one offer, in a seat's turn, for every seat that it is for.
func (m *machine) offerBy(o *Offer, n int, seat SeatID) {
	if o.By == You {
		m.offer(o, n, seat)
		return
	}
	for other := m.Next(seat); other != seat; other = m.Next(other) {
		if m.helps(other, seat) {
			m.offer(o, n, other)
		}
	}
}

// offer adds the options of one offer for a seat.
func (m *machine) offer(o *Offer, n int, seat SeatID) {
	if o.Only != 0 && !m.offered(o, seat) {
		return
	}
	switch o.Kind {
	case OptEnd, OptAct:
		if o.Kind == OptAct && o.From != 0 {
			break // it is about cards
		}
		if m.affords(o.Price, NoCard, seat) {
			m.options = append(m.options, Option{Kind: o.Kind, Seat: seat, N: int16(n)})
		}
		return
	case OptStep:
		m.offerSteps(o, seat)
		return
	case OptPlay, OptBuy, OptUse: // they are about cards
		if o.Price.AlsoN > 0 && m.Number(o.Price.Also, seat) < int(o.Price.AlsoN) {
			return
		}
	case OptCard, OptDone, OptYes, OptNo, OptLabel, OptDefend, OptReveal, OptSuffer, OptTrigger, OptSeat, OptPile, OptSpace, OptName:
		return // not acts of a turn, but answers to other questions
	}
	if o.Foes {
		for foes := m.foes(seat); foes != 0; {
			foe := m.clockwise(seat, foes)
			foes &^= foe.Only()
			for ps := o.From; ps != 0; ps = ps.rest() {
				m.offerPurchases(o, n, seat, m.Cards(m.Zone(ps.First(), foe)), false)
			}
		}
		return
	}
	from, at, reach := o.From, -1, o.Near
	if o.Kind == OptUse {
		from &= m.lib.used
	}
	if o.Near != 0 {
		at = m.Space(seat)
		if o.Kind == OptBuy && m.altered(AskReach) {
			reach = max(reach, m.farthest(seat)) // distant cards may be bought too
		}
	}
	for ps := from; ps != 0; ps = ps.rest() {
		p := ps.First()
		first := m.board.Zone(p, seat)
		for i := range int(m.board.rows[p].Count) {
			far := false
			if o.Near != 0 {
				steps := Unlimited - 1 // the standee is off the ring
				if at >= 0 {
					steps = m.board.Steps(p, at, i)
				}
				if steps >= int(reach) {
					continue
				}
				far = at < 0 || steps >= int(o.Near)
			}
			cards := m.Cards(first + ZoneID(i))
			if o.Top && len(cards) > 1 {
				cards = cards[:1]
			}
			switch o.Kind {
			case OptUse:
				m.offerUses(p, cards, seat)
			case OptBuy:
				m.offerPurchases(o, n, seat, cards, far)
			default:
				m.offerPlays(o, n, seat, cards)
			}
		}
	}
}

// farthest returns the distance within which a seat may buy, by the changes in force. The distance
// is less than this many steps.
func (m *machine) farthest(seat SeatID) (near uint8) {
	m.eachChange(func(id ChangeID, _ CardID, owner SeatID) bool {
		d := &m.lib.Changes[id]
		switch {
		case d.Asked != AskReach:
		case d.Near == 0 || owner != seat:
			near = Unlimited // it does not depend on the standee's space
		default:
			near = max(near, d.Near)
		}
		return true
	})
	return near
}

// offered reports whether the count of an offer is within its bounds.
func (m *machine) offered(o *Offer, seat SeatID) bool {
	f := Frame{Actor: seat, User: seat, Target: NoSeat, Held: int16(len(m.held))}
	return between(m.count(o.Only, &f), o.Min, o.Max)
}

// between reports whether a count is from least to most. Unlimited leaves most open.
func between(n int, least, most uint8) bool {
	return n >= int(least) && (most == Unlimited || n <= int(most))
}

// offerPlays adds a play of each card that fits.
func (m *machine) offerPlays(o *Offer, n int, seat SeatID, cards []CardID) {
	if o.By != You && m.altered(AskMayHelp) && (m.answerTo(AskMayHelp, 1, NoCard, seat) == 0 || m.answerTo(AskMayHelp, 1, NoCard, m.turn().Active) == 0) {
		return
	}
	plain := m.fitsPrinted(o.Filter)
	for _, c := range cards {
		// The print rules out most cards, and this runs before every act of a turn.
		if m.cannotFit(o.Filter, c) || !(plain && m.asPrinted(&m.cards[c])) && !m.fits(o.Filter, c, NoCard, nil) {
			continue
		}
		if o.Once && m.cards[c].Spent&playBit != 0 {
			continue
		}
		if (!o.Reach || m.reaches(c, seat)) && m.answerTo(AskMayPlay, 1, c, seat) != 0 {
			m.options = append(m.options, Option{Kind: o.Kind, Seat: seat, Card: c, N: int16(n)})
		}
	}
}

// offerPurchases adds the purchases of cards that are face up, may be bought and can be paid for
// (C-030, C-031). Distant cards must also be in reach (R-BUY-01). If several offers go by distance,
// the first one for a card applies.
func (m *machine) offerPurchases(o *Offer, n int, seat SeatID, cards []CardID, far bool) {
	have, barred := m.Number(o.Price.Number, seat), m.isBorne(m.lib.bars)
	printed := o.Price.Cost && m.altering&askedOfPrices == 0
	for _, c := range cards {
		// The quickest tests come first, because this runs before every act of a turn.
		if printed && m.printedCost(c)+int(o.Price.N) > max(have, 0) || m.cannotFit(o.Filter, c) || !m.fits(o.Filter, c, NoCard, nil) || m.cards[c].Down() ||
			far && m.answerTo(AskReach, 0, c, seat) == 0 || m.price(o.Price, c) > have || m.answerTo(AskMayBuy, 1, c, seat) == 0 || barred && m.On(c, m.lib.bars) > 0 {
			continue
		}
		if o.Near != 0 && (o.Once && m.boughtAlike(o, c, seat) || m.offeredAlready(c, seat)) {
			continue // several offers by distance may include the same card
		}
		m.options = append(m.options, Option{Kind: OptBuy, Seat: seat, Card: c, N: int16(n)})
	}
}

// offerUses adds the abilities of a place's cards that a seat may use now.
func (m *machine) offerUses(p Place, cards []CardID, seat SeatID) {
	all, briefs, power := m.cards, m.lib.briefs, m.power()
	for _, c := range cards {
		card := &all[c]
		b := &briefs[card.Face]
		if card.Bits&Changed != 0 || b.prints&printsUses != 0 && int(b.price) <= max(power, 0) { // most have none
			m.offerUsesOf(c, p, seat)
		}
	}
}

// offerUsesOf adds the abilities of one card. A face-down card has none (C-075).
func (m *machine) offerUsesOf(c CardID, p Place, seat SeatID) {
	card := &m.cards[c]
	if card.Down() {
		return
	}
	uses, spent := m.lib.Faces[m.textFace(c)].Uses, m.spentBy(c, seat)
	for n := range uses {
		u := &uses[n]
		if !u.From.Has(p) || u.Once && spent&useBit(n) != 0 || !u.Price.free() && !m.affords(u.Price, c, seat) {
			continue
		}
		if u.Only != 0 && !m.usable(u, c, seat) {
			continue
		}
		m.options = append(m.options, Option{Kind: OptUse, Seat: seat, Card: c, N: int16(n)})
	}
}

// usable reports whether the count of an ability is within its bounds.
func (m *machine) usable(u *Use, c CardID, seat SeatID) bool {
	f := Frame{Actor: seat, User: seat, Source: c, It: c, Target: NoSeat, Held: int16(len(m.held))}
	if m.lib.streets|m.lib.pieces != 0 {
		f.Space = uint8(m.spaceOf(c) + 1)
	}
	return between(m.count(u.Only, &f), u.Min, u.Max)
}

// boughtAlike reports whether a seat has bought a card of the same face by an offer this turn
// (R-BUY-04).
func (s *State) boughtAlike(o *Offer, c CardID, seat SeatID) bool {
	for _, g := range s.gains {
		if g.Bought && g.Seat == seat && o.From.Has(g.From) && g.Face == s.cards[c].Face {
			return true
		}
	}
	return false
}

// offeredAlready reports whether the purchase of a card is already an option.
func (m *machine) offeredAlready(c CardID, seat SeatID) bool {
	for _, o := range m.options {
		if o.Kind == OptBuy && o.Card == c && o.Seat == seat {
			return true
		}
	}
	return false
}
