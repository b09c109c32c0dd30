package engine

import "slices"

// play puts a card into play for a seat and starts its text (C-022). A borrowed card returns to
// where it came from at the end of the turn (C-040).
func (m *machine) play(c CardID, seat SeatID, borrowed bool) {
	from := m.cards[c].Zone
	m.shift(c, m.Zone(InPlay, seat), beneath, VerbPlay, seat)
	m.playHere(c, seat, false)
	if borrowed {
		p := &m.plays[len(m.plays)-1]
		p.Back, p.Bits = from, p.Bits|Tied
		m.cards[c].Bits |= Borrowed
	}
}

// playHere starts the text of a card in play. It counts as a separate play even if the card was
// played before.
func (m *machine) playHere(c CardID, seat SeatID, again bool) {
	card := &m.cards[c]
	if m.ev != nil {
		var n int16
		if again {
			n = 1
		}
		m.tell(Event{Kind: CardPlayed, Seat: seat, Card: c, Source: m.source(), Sees: Everyone, N: n})
	}
	if again {
		m.refresh(c)
	}
	you := m.benefits(seat)
	m.plays = append(m.plays, Play{})
	p := &m.plays[len(m.plays)-1]
	p.Card, p.Stay, p.Face, p.Text = c, card.Stay, card.Face, card.Face
	p.By, p.For = seat, you
	f := m.begin(0, c, you, you)
	f.Proc, f.Bits, f.Arg = ProcPlay, Begins|Busy, uint16(len(m.plays)-1)
	if prog := m.lib.briefs[m.textFace(c)].play; prog != 0 {
		m.part(f, prog, you)
	}
}

// benefits returns the seat that the text of a seat's card works for. This is the active player,
// also if another seat helps (R-AST-03).
func (m *machine) benefits(seat SeatID) SeatID {
	if t := m.turn(); t.Active != NoSeat && m.stack[len(m.stack)-1].Proc == ProcCode && len(m.stack) == 1 {
		return t.Active
	}
	return seat
}

// stepPlay runs after the text of the card being played. Only now has the card been played
// and only now does it set off triggers.
func (m *machine) stepPlay() {
	f := m.top()
	p := &m.plays[f.Arg]
	p.Bits |= Done
	c, stay, seat, helps := f.Source, f.Stay, p.By, p.By != p.For
	m.pop()
	m.hear(OnPlay, seat, c)
	if helps && m.cards[c].Stay == stay && !m.Face(c).Ongoing {
		m.shift(c, m.Zone(Discard, seat), onTop, VerbNone, seat) // the helper's own, immediately (R-AST-06, AMB-06)
	}
}

// copyText gives the card of the text f the text box of another and carries that out (ruling on
// Plastic Man).
func (m *machine) copyText(f *Frame) {
	p := m.playOf(f.Source, f.Stay)
	if p == nil || f.It == NoCard || m.cards[f.Source].Stay != f.Stay {
		return
	}
	p.Text = m.textFace(f.It)
	m.cards[f.Source].Bits |= Changed
	m.noteMove(m.lib.noted, m.cards[f.Source].Zone, m.cards[f.Source].Zone)
	m.tell(Event{Kind: TextCopied, Seat: f.Actor, Card: f.Source, Source: f.It, Sees: Everyone})
	if prog := m.lib.Faces[p.Text].Play; prog != 0 {
		m.part(f, prog, f.Actor)
	}
}

// buy pays for a card and gains it. With Defeat in the offer, that defeats a Super-Villain (C-034).
func (m *machine) buy(c CardID, seat SeatID, o *Offer) {
	price := m.pay(o.Price, c, seat)
	*m.number(Bought, seat)++
	how := bought
	if o.Defeat && m.Face(c).SuperVillain {
		how = defeated
	}
	m.gain(c, seat, price, how, toDiscardPile, m.top())
}

// use pays for an ability and starts it (C-180, A-1.090).
func (m *machine) use(o Option) {
	u := m.text(o.Card).Uses[o.N]
	m.tell(Event{Kind: AbilityUsed, Seat: o.Seat, Card: o.Card, Source: o.Card, Sees: Everyone})
	m.pay(u.Price, o.Card, o.Seat)
	if u.Once {
		m.useUp(o.Card, int(o.N))
	}
	m.begin(u.Do, o.Card, o.Seat, o.Seat)
}

// refresh renews the used abilities of a card that is played again.
func (m *machine) refresh(c CardID) {
	card := &m.cards[c]
	for n, u := range m.text(c).Uses {
		if u.Once {
			card.Spent &^= useBit(n)
		}
	}
	m.findUsersIn(card.Zone)
}

// useUp uses up a once-a-turn ability. It can be used once for each time its card was played this
// turn.
func (m *machine) useUp(c CardID, n int) {
	card := &m.cards[c]
	free := 0 // plays this turn for which it has not been used
	for i := range m.plays {
		p := &m.plays[i]
		if p.Card != c || p.Stay != card.Stay || p.Bits&(Earlier|usedBit(n)) != 0 {
			continue
		}
		if free++; free == 1 {
			p.Bits |= usedBit(n)
		}
	}
	if free < 2 {
		card.Spent |= useBit(n)
		m.findUsersIn(card.Zone)
	}
}

// obtaining is how a seat gets a card.
type obtaining uint8

const (
	free     obtaining = iota
	bought             // paid for
	defeated           // paid for, which is a defeat (C-034)
)

// tellDefeat tells that a seat has defeated a Super-Villain or Villain.
func (m *machine) tellDefeat(c CardID, seat SeatID) {
	m.tell(Event{Kind: VillainFell, Seat: seat, Card: c, Sees: Everyone})
}

// defeat records the defeat of a Super-Villain or Villain.
func (m *machine) defeat(c CardID, seat SeatID) {
	*m.number(LastDefeat, seat) = int16(m.turn().Number)
	m.hear(OnDefeat, seat, c)
	times := m.answerTo(AskRewards, 1, c, seat)
	if len(m.watches) > 0 {
		m.expire(NextDefeat, seat)
	}
	// Its Reward comes after the triggers of the purchase were found, so a hero that it
	// kept face down does not see the purchase (C-075).
	if prog := m.Face(c).Fallen; prog != 0 {
		for range times {
			m.begin(prog, c, seat, seat)
		}
	}
	m.settleUrgent() // the rules may end the game first
}

// toDiscardPile is where a card goes that is gained and not redirected.
var toDiscardPile = Dest{Place: Discard}

// gainUnder is set in Frame.Arg of ProcGain if the card goes to the bottom of the place.
const gainUnder = 1 << 15

// gain puts a card face up on a seat's discard pile, finds the triggers that sets off, and then
// puts the card where it is redirected (C-032, C-037, C-039). Effects that may replace the gain
// come first.
func (m *machine) gain(c CardID, seat SeatID, price int, how obtaining, to Dest, f *Frame) {
	if m.lib.early(BeforeGain) || m.lib.Gained != 0 {
		g := m.begin(0, f.Source, seat, seat)
		g.Proc, g.It, g.ItStay = ProcGain, c, m.cards[c].Stay
		g.Limit, g.Taken, g.Arg = int16(price), int16(how), uint16(to.Place)
		if to.Under {
			g.Arg |= gainUnder
		}
		return
	}
	m.taken(c, seat, price, how)
	m.gained(c, seat, how, to)
}

// stepGain resolves effects that may replace a gain. If none does, it carries out the gain, and the
// effect of the mode's rules on a card that came to the active seat's discard pile.
func (m *machine) stepGain() {
	f := m.top()
	switch f.PC {
	case 0:
		f.PC = 1
		m.hear(BeforeGain, f.Actor, f.It)
		return
	case 1:
		if f.Bits&Cancelled != 0 || m.cards[f.It].Stay != f.ItStay {
			break
		}
		f.PC = 2
		c, seat, to := f.It, f.Actor, Place(f.Arg&^gainUnder)
		m.taken(c, seat, int(f.Limit), obtaining(f.Taken))
		if text := &m.stack[len(m.stack)-2]; text.It == c && text.ItStay == f.ItStay {
			text.ItStay = m.cards[c].Stay // the text with this card at hand keeps it
		}
		f.Limit = int16(len(m.gains)) // the number of the gain
		if t := m.turn(); m.lib.Gained != 0 && to == Discard && seat == t.Active && !t.Ending {
			g := m.begin(m.lib.Gained, NoCard, seat, seat)
			g.It, g.ItStay = c, m.cards[c].Stay
		}
		return
	default:
		g := *f
		m.pop()
		m.at = m.gains[g.Limit-1].From
		m.gained(g.It, g.Actor, obtaining(g.Taken), Dest{Place: Place(g.Arg &^ gainUnder), Under: g.Arg&gainUnder != 0})
		return
	}
	m.pop()
}

// taken puts a card on the discard pile of the seat that gains it.
func (m *machine) taken(c CardID, seat SeatID, price int, how obtaining) {
	kind := CardGained
	if how != free {
		kind = CardBought
	}
	from, _, _ := m.board.At(m.cards[c].Zone)
	if m.ev != nil {
		m.tell(Event{Kind: kind, Seat: seat, Card: c, Source: m.source(), From: m.cards[c].Zone, Sees: Everyone, N: int16(price)})
	}
	m.shift(c, m.Zone(Discard, seat), onTop, VerbGain, seat)
	m.gains = append(m.gains, Gain{Card: c, Seat: seat, From: from, Bought: how != free, Face: m.cards[c].Face})
	m.at = from
}

// gained carries out the effects of a card that was taken.
func (m *machine) gained(c CardID, seat SeatID, how obtaining, to Dest) {
	m.hear(OnGain, seat, c)
	if to.Place != Discard {
		where := beneath
		if to.Place == Deck && !to.Under {
			where = onTop
		}
		m.shift(c, m.Zone(to.Place, seat), where, VerbPut, seat)
	}
	if how == defeated {
		m.tellDefeat(c, seat)
		m.defeat(c, seat)
	}
}

// offerAll adds the options of a seat, and those of others in its turn. It runs before every step
// of a turn, so plain offers take a quick path.
func (m *machine) offerAll(op *Op, seat SeatID) {
	now := m.altering
	altered, barred, afar := now&askedOfBuying != 0, now.has(AskMayPlay), now.has(AskReach)
	at := -1
	if m.lib.pieces != 0 {
		at = m.Space(seat)
	}
	plain := m.lib.plain[m.board.seats][seat][op.Filter : op.Filter+FilterID(op.N)]
	for n := 0; n < len(plain); n++ {
		switch p := &plain[n]; {
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
		case p.kind == OptEnd:
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
	if now.has(AskAbilities) {
		for rest := m.lent(seat); rest != 0; {
			foe := m.clockwise(seat, rest)
			rest &^= foe.Only()
			m.offerUses(Heroes, m.Cards(m.Zone(Heroes, foe)), seat)
		}
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
	reach := func(id ChangeID, owner SeatID) {
		d := &m.lib.Changes[id]
		switch {
		case d.Asked != AskReach:
		case d.Near == 0 || owner != seat:
			near = Unlimited // it does not depend on the standee's space
		default:
			near = max(near, d.Near)
		}
	}
	for i := range m.watches {
		reach(m.watches[i].Change, m.watches[i].Seat)
	}
	for i := range m.inForce {
		reach(m.inForce[i].change, m.inForce[i].owner)
	}
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
		if m.cannotFit(o.Filter, c) || !(plain && m.cards[c].Bits&Changed == 0) && !m.fits(o.Filter, c, NoCard, nil) {
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
	have := m.Number(o.Price.Number, seat)
	printed := o.Price.Cost && m.altering&askedOfPrices == 0
	for _, c := range cards {
		// The quickest tests come first, because this runs before every act of a turn.
		if printed && m.printedCost(c)+int(o.Price.N) > max(have, 0) || m.cannotFit(o.Filter, c) || !m.fits(o.Filter, c, NoCard, nil) || m.cards[c].Down() ||
			far && m.answerTo(AskReach, 0, c, seat) == 0 || m.price(o.Price, c) > have || m.answerTo(AskMayBuy, 1, c, seat) == 0 {
			continue
		}
		if o.Near != 0 && (o.Once && m.boughtAlike(o, c, seat) || m.offeredAlready(c, seat)) {
			continue // several offers by distance may include the same card
		}
		m.options = append(m.options, Option{Kind: OptBuy, Seat: seat, Card: c, N: int16(n)})
	}
}

// useBit returns the bit in Card.Spent for a once-a-turn use. Triggers use the other bits.
func useBit(n int) uint8 { return 0x80 >> n }

// Used reports whether the nth ability of a card was used this turn, if it has a limit.
func (c *Card) Used(n int) bool { return c.Spent&useBit(n) != 0 }

// offerUses adds the abilities of a place's cards that a seat may use now.
func (m *machine) offerUses(p Place, cards []CardID, seat SeatID) {
	all, briefs, power := m.cards, m.lib.briefs, m.power()
	for _, c := range cards {
		card := &all[c]
		b := &briefs[card.Face]
		if card.Bits&Changed != 0 || b.prints&printsUses != 0 && int(b.price) <= power { // most have none
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
	uses := m.lib.Faces[m.textFace(c)].Uses
	for n := range uses {
		u := &uses[n]
		if !u.From.Has(p) || u.Once && card.Spent&useBit(n) != 0 || !u.Price.free() && !m.affords(u.Price, c, seat) {
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

// does pays for an offer and runs its program, with the offer's card at hand.
func (m *machine) does(of *Offer, o Option) {
	if !of.Later {
		m.pay(of.Price, o.Card, o.Seat)
	}
	f := m.begin(of.Then, NoCard, o.Seat, o.Seat)
	f.It, f.ItStay = o.Card, m.cards[o.Card].Stay
}

// pay takes the price of an act about a card from a seat. It returns how much that was, without the
// amount of Also.
func (m *machine) pay(p Price, c CardID, seat SeatID) int {
	if p.free() {
		return 0
	}
	price := m.price(p, c)
	m.change(p.Number, seat, -price)
	if p.AlsoN != 0 {
		m.change(p.Also, seat, -int(p.AlsoN))
	}
	return price
}
