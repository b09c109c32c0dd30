package engine

// play puts a card into play for a seat and starts its text (C-022). A borrowed card returns to
// where it came from at the end of the turn (C-040).
func (m *machine) play(c CardID, seat SeatID, borrowed bool) {
	from := m.cards[c].Zone
	m.shift(c, m.Zone(InPlay, seat), beneath, VerbPlay, seat)
	m.playHere(c, seat, m.board.info[from].place)
	if borrowed {
		p := &m.plays[len(m.plays)-1]
		p.Back, p.Bits = from, p.Bits|Tied
		m.cards[c].Bits |= Borrowed
	}
}

// playHere starts the text of a card in play. It counts as a separate play even if the card was
// played before. from is where it was, which is in play if it is played again.
func (m *machine) playHere(c CardID, seat SeatID, from Place) {
	card, again := &m.cards[c], from == InPlay
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
	if m.lib.playedAt { // only then, so that earlier games keep their hashes
		f.Sum = int16(from)
	}
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
	if m.lib.nextTypes != Power {
		m.nameTypes(p.Card, p, p.By)
	}
	c, stay, seat, helps := f.Source, f.Stay, p.By, p.By != p.For
	m.at = Place(f.Sum)
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
	p.Adds |= m.lib.Faces[p.Text].Owned // part of the text
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
		m.useUp(o.Card, o.Seat, int(o.N))
	}
	by := o.Card
	if place, _, _ := m.board.At(m.cards[by].Zone); m.lib.merges.Has(place) { // the card that has its text
		if c := m.Merged(o.Seat); c != NoCard {
			by = c
		}
	}
	m.begin(u.Do, by, o.Seat, o.Seat)
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

// useUp uses up a once-a-turn ability of a seat. It can be used once for each time its card was played this
// turn.
func (m *machine) useUp(c CardID, seat SeatID, n int) {
	card := &m.cards[c]
	free := 0                  // plays this turn, and its being in play before, for which it has not been used
	before := !m.keptInPlay(c) // only such a card is played again in a later turn
	for i := range m.plays {
		p := &m.plays[i]
		if p.Card != c || p.Stay != card.Stay || p.Bits&Earlier != 0 && before {
			continue
		}
		before = before || p.Bits&Earlier != 0
		if p.Bits&usedBit(n) != 0 {
			continue
		}
		if free++; free == 1 {
			p.Bits |= usedBit(n)
		}
	}
	if free < 2 {
		*m.spentFor(c, seat) |= useBit(n)
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
	if m.Face(c).Escapes != 0 {
		m.escape(c, seat, price, how)
		return
	}
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

// escape puts a card that no seat can own out of the game as a seat would gain it. It may be defeated by that.
func (m *machine) escape(c CardID, seat SeatID, price int, how obtaining) {
	if how != free {
		m.tell(Event{Kind: CardBought, Seat: seat, Card: c, Source: m.source(), From: m.cards[c].Zone, Sees: Everyone, N: int16(price)})
	}
	m.shift(c, m.Zone(m.Face(c).Escapes, NoSeat), beneath, VerbPut, seat)
	if how == defeated {
		m.tellDefeat(c, seat)
		m.defeat(c, seat)
	}
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
		if m.lib.Gained != 0 && to == Discard && m.acts(seat) {
			g := m.begin(m.lib.Gained, NoCard, seat, seat)
			g.It, g.ItStay = c, m.cards[c].Stay
		}
		return
	default:
		g := *f
		m.pop()
		at, stay, to := len(m.stack)-1, m.cards[g.It].Stay, Place(g.Arg&^gainUnder)
		m.at = m.gains[g.Limit-1].From
		m.gained(g.It, g.Actor, obtaining(g.Taken), Dest{Place: to, Under: g.Arg&gainUnder != 0})
		if text := &m.stack[at]; to == InPlay && text.It == g.It && text.ItStay == stay { // elsewhere no text goes on with it
			text.ItStay = m.cards[g.It].Stay // where it has gone on to
		}
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
	paid := 0
	if m.lib.pays != Power {
		paid = m.On(c, m.lib.pays)
	}
	m.shift(c, m.Zone(Discard, seat), onTop, VerbGain, seat)
	m.change(VPTokens, seat, paid)
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

// playBit is the bit in Card.Spent of a card that was played by an offer which is for each card once a
// turn. No card has so many triggers or abilities that they reach it: the Book refuses it.
const playBit = 0x10

// useBit returns the bit in Card.Spent for a once-a-turn use. Triggers use the other bits.
func useBit(n int) uint8 { return 0x80 >> n }

// Used reports whether the nth ability of a card was used this turn, if it has a limit.
func (c *Card) Used(n int) bool { return c.Spent&useBit(n) != 0 }

// does pays for an offer and runs its program, with the offer's card at hand.
func (m *machine) does(of *Offer, o Option) {
	if !of.Later {
		m.pay(of.Price, o.Card, o.Seat)
	}
	if of.Once && o.Kind == OptPlay {
		m.cards[o.Card].Spent |= playBit
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
