package engine

// play puts a card in play for a seat and starts its text (C-022). A borrowed
// one goes back to where it came from at the end of the turn (C-040).
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

// playHere starts the text of a card that lies in play. It is a play of its
// own, also when the card had been played before.
func (m *machine) playHere(c CardID, seat SeatID, again bool) {
	card := &m.cards[c]
	if m.ev != nil {
		var n int16
		if again {
			n = 1
		}
		m.tell(Event{Kind: CardPlayed, Seat: seat, Card: c, Source: m.source(), Sees: Everyone, N: n})
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

// benefits is for whom the text of a card works that a seat plays: for the
// player whose turn it is, also if another helps (R-AST-03).
func (m *machine) benefits(seat SeatID) SeatID {
	if t := m.turn(); t.Active != NoSeat && m.stack[len(m.stack)-1].Proc == ProcCode && len(m.stack) == 1 {
		return t.Active
	}
	return seat
}

// stepPlay comes after the text of the card being played: only now has it been
// played, and what that sets off is found.
func (m *machine) stepPlay() {
	f := m.top()
	p := &m.plays[f.Arg]
	p.Bits |= Done
	c, stay, seat, helps := f.Source, f.Stay, p.By, p.By != p.For
	m.pop()
	m.hear(OnPlay, seat, c)
	if helps && m.cards[c].Stay == stay && !m.Face(c).Ongoing {
		m.shift(c, m.Zone(Discard, seat), onTop, VerbNone, seat) // the helper's own, at once (R-AST-06, AMB-06)
	}
}

// copyText gives the card of the text f the text box of another, and does what
// that says (ruling on Plastic Man).
func (m *machine) copyText(f *Frame) {
	p := m.playOf(f.Source, f.Stay)
	if p == nil || f.It == NoCard || m.cards[f.Source].Stay != f.Stay {
		return
	}
	p.Text = m.textFace(f.It)
	m.cards[f.Source].Bits |= Changed
	m.findStanding()
	m.tell(Event{Kind: TextCopied, Seat: f.Actor, Card: f.Source, Source: f.It, Sees: Everyone})
	if prog := m.lib.Faces[p.Text].Play; prog != 0 {
		m.part(f, prog, f.Actor)
	}
}

// buy pays for a card and gains it. Where the offer says so that defeats it
// (C-034).
func (m *machine) buy(c CardID, seat SeatID, o *Offer) {
	price := m.pay(o.Price, c, seat)
	*m.number(Bought, seat)++
	how := bought
	if o.Defeat {
		how = defeated
	}
	m.gain(c, seat, price, how, Discard, m.top())
}

// use pays for an ability and starts it (C-180, A-1.090).
func (m *machine) use(o Option) {
	u := m.text(o.Card).Uses[o.N]
	m.tell(Event{Kind: AbilityUsed, Seat: o.Seat, Card: o.Card, Source: o.Card, Sees: Everyone})
	m.pay(u.Price, o.Card, o.Seat)
	if u.Once {
		m.cards[o.Card].Spent |= useBit(int(o.N))
	}
	m.begin(u.Do, o.Card, o.Seat, o.Seat)
}

// obtaining is how somebody comes by a card.
type obtaining uint8

const (
	free     obtaining = iota
	bought             // paid for
	defeated           // paid for, and that is a defeat (C-034)
)

// defeat counts the defeat of a Super-Villain.
func (m *machine) defeat(c CardID, seat SeatID) {
	*m.number(LastDefeat, seat) = int16(m.turn().Number)
	m.tell(Event{Kind: VillainFell, Seat: seat, Card: c, Sees: Everyone})
	m.hear(OnDefeat, seat, c)
	times := m.answerTo(AskRewards, 1, c, seat)
	if len(m.watches) > 0 {
		m.expire(NextDefeat, seat)
	}
	// What this Super-Villain held until its defeat is let go after the triggers
	// of the purchase were found, so a hero it turned down does not see it (C-075).
	if prog := m.Face(c).Fallen; prog != 0 {
		for range times {
			m.begin(prog, c, seat, seat)
		}
	}
	m.settleUrgent() // the rules may end the game first
}

// gain puts a card face up on a seat's discard pile, finds what that sets off,
// and then puts it where it is redirected (C-032, C-037, C-039). Where
// something may replace that, it is asked first.
func (m *machine) gain(c CardID, seat SeatID, price int, how obtaining, to Place, f *Frame) {
	if m.lib.early(BeforeGain) {
		g := m.begin(0, f.Source, seat, seat)
		g.Proc, g.It, g.ItStay = ProcGain, c, m.cards[c].Stay
		g.Limit, g.Taken, g.Arg = int16(price), int16(how), uint16(to)
		return
	}
	m.gained(c, seat, price, how, to)
}

// stepGain asks whether a gain is replaced, and if not carries it out.
func (m *machine) stepGain() {
	f := m.top()
	if f.PC == 0 {
		f.PC = 1
		m.hear(BeforeGain, f.Actor, f.It)
		return
	}
	g := *f
	m.pop()
	if g.Bits&Cancelled == 0 && m.cards[g.It].Stay == g.ItStay {
		m.gained(g.It, g.Actor, int(g.Limit), obtaining(g.Taken), Place(g.Arg))
	}
}

func (m *machine) gained(c CardID, seat SeatID, price int, how obtaining, to Place) {
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
	m.hear(OnGain, seat, c)
	if to != Discard {
		where := beneath
		if to == Deck {
			where = onTop
		}
		m.shift(c, m.Zone(to, seat), where, VerbPut, seat)
	}
	if how == defeated {
		m.defeat(c, seat)
	}
}

// boughtAlike reports whether a seat has bought a card of the same face by an offer
// this turn (R-BUY-04).
func (m *machine) boughtAlike(o *Offer, c CardID, seat SeatID) bool {
	for _, g := range m.gains {
		if g.Bought && g.Seat == seat && o.From.Has(g.From) && g.Face == m.cards[c].Face {
			return true
		}
	}
	return false
}

// offeredAlready reports whether the purchase of a card stands among the options.
func (m *machine) offeredAlready(c CardID, seat SeatID) bool {
	for _, o := range m.options {
		if o.Kind == OptBuy && o.Card == c && o.Seat == seat {
			return true
		}
	}
	return false
}

// does pays for an offer and does what it says, with the card it is about at hand.
func (m *machine) does(of *Offer, o Option) {
	m.pay(of.Price, o.Card, o.Seat)
	f := m.begin(of.Then, NoCard, o.Seat, o.Seat)
	f.It, f.ItStay = o.Card, m.cards[o.Card].Stay
}

// pay takes the price of an act about a card from a seat. It gives how much that was,
// without what was to be paid in Also.
func (m *machine) pay(p Price, c CardID, seat SeatID) int {
	if p == (Price{}) {
		return 0
	}
	price := m.price(p, c)
	m.change(p.Number, seat, -price)
	if p.AlsoN != 0 {
		m.change(p.Also, seat, -int(p.AlsoN))
	}
	return price
}
