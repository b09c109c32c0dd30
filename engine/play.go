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
		m.shift(c, m.Zone(Discard, seat), onTop, VerbNone, seat) // the helper's own (R-AST-06)
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
	m.tell(Event{Kind: TextCopied, Seat: f.Actor, Card: f.Source, Source: f.It, Sees: Everyone})
	if prog := m.lib.Faces[p.Text].Play; prog != 0 {
		m.part(f, prog, f.Actor)
	}
}

// buy pays for a card and gains it. Where the offer says so that defeats it
// (C-034).
func (m *machine) buy(c CardID, seat SeatID, o *Offer) {
	price := m.price(o.Price, c)
	*m.number(Bought, seat)++
	m.change(o.Price.Number, seat, -price)
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

// walk takes a standee to a space and pays for each step (R-MOV-01).
func (m *machine) walk(offers []Offer, o Option) {
	p, _, at := m.board.At(m.cards[o.Card].Zone)
	steps := m.board.Steps(p, at, int(o.N))
	for i := range offers {
		if offers[i].Kind == OptStep {
			m.change(offers[i].Price.Number, o.Seat, -steps*int(offers[i].Price.N))
			break
		}
	}
	m.walkTo(o.Card, m.board.ZoneAt(p, NoSeat, int(o.N)), o.Seat, steps)
	if m.answerTo(AskCarries, 0, NoCard, o.Seat) > 0 {
		for at != int(o.N) { // those of every space entered join (R-CLR-16)
			next := m.board.Toward(p, at, int(o.N))
			m.carryVillains(at, next, o.Seat)
			at = next
		}
	}
}

// walkTo moves a piece, or a card that walks, to a space; what lies on it stays there.
func (m *machine) walkTo(c CardID, to ZoneID, seat SeatID, steps int) {
	from := m.cards[c].Zone
	m.reorder(from, m.indexOf(c), to, m.Len(to))
	m.cards[c].Zone = to
	m.cards[c].Stay++
	m.tell(Event{Kind: PieceWalked, Seat: seat, Card: c, From: from, To: to, Sees: Everyone, N: int16(steps)})
}

// walkOn takes a card of a ring one space toward its goal, the shorter way and
// clockwise if both are as long (R-VIL-08). One without a goal, or at it, stays.
func (m *machine) walkOn(c CardID, by SeatID) {
	p, _, at := m.board.At(m.cards[c].Zone)
	goal := int(m.Face(c).Goal) - 1
	if goal < 0 || goal == at || goal >= m.board.Count(p) {
		return
	}
	m.walkTo(c, m.board.ZoneAt(p, NoSeat, m.board.Toward(p, at, goal)), by, 1)
}

// swap lets all that lies at two spaces change places, as it lies: the spaces of
// the first two cards the text remembers that do not lie at the same one.
func (m *machine) swap(op *Op, f *Frame) {
	a, b := -1, -1
	for _, h := range m.remembered(f) {
		p, _, i := m.board.At(m.cards[h.Card].Zone)
		switch {
		case m.cards[h.Card].Stay != h.Stay || !op.From.Has(p):
		case a < 0:
			a = i
		case i != a && b < 0:
			b = i
		}
	}
	if b < 0 {
		return
	}
	for ps := op.From; ps != 0; ps = ps.rest() {
		first, last := m.board.ZoneAt(ps.First(), NoSeat, a), m.board.ZoneAt(ps.First(), NoSeat, b)
		lay := m.Len(first)
		for range m.Len(last) {
			m.walkTo(m.Top(last), first, f.Actor, 0)
		}
		for range lay {
			m.walkTo(m.Top(first), last, f.Actor, 0)
		}
	}
}

// carryVillains takes the Villains at one space along to another (R-CLR-16).
func (m *machine) carryVillains(from, to int, seat SeatID) {
	for ps := m.lib.streets; ps != 0; ps = ps.rest() {
		p := ps.First()
		z := m.board.ZoneAt(p, NoSeat, from)
		for i := 0; i < m.Len(z); {
			c := m.Cards(z)[i]
			if m.Types(c)&Villain == 0 {
				i++
				continue
			}
			m.shift(c, m.board.ZoneAt(p, NoSeat, to), beneath, VerbPut, seat)
		}
	}
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
	// What this Super-Villain held until its defeat is let go after the triggers
	// of the purchase were found, so a hero it turned down does not see it (C-075).
	if prog := m.Face(c).Fallen; prog != 0 {
		m.begin(prog, c, seat, seat)
	}
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
	m.gains = append(m.gains, Gain{Card: c, Seat: seat, From: from, Bought: how != free})
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
