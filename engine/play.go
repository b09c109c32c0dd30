package engine

// play puts a card in play for a seat and starts its text (C-022).
func (m *machine) play(c CardID, seat SeatID) {
	m.shift(c, InPlay.Of(seat), beneath, VerbPlay, seat)
	m.playHere(c, seat, false)
}

// playHere starts the text of a card that lies in play. It is a play of its
// own, also when the card had been played before.
func (m *machine) playHere(c CardID, seat SeatID, again bool) {
	card := &m.cards[c]
	card.Times++
	var n int16
	if again {
		n = 1
	}
	m.tell(Event{Kind: CardPlayed, Seat: seat, Card: c, Source: m.source(), Sees: everyone, N: n})
	m.plays = append(m.plays, Play{Card: c, Stay: card.Stay, Face: card.Face})
	m.push(Frame{Proc: ProcPlay, Source: c, Stay: card.Stay, Actor: seat, User: seat,
		Group: m.effect(), Limit: int16(len(m.plays) - 1)})
}

// stepPlay resolves the text of the card being played; only then has it been
// played, and what that sets off is found.
func (m *machine) stepPlay() {
	f := m.top()
	if !f.Busy {
		f.Busy = true
		if prog := m.Face(f.Source).Play; prog != 0 {
			m.push(f.code(prog, f.Actor))
			return
		}
	}
	m.plays[f.Limit].Done = true
	c, seat := f.Source, f.Actor
	m.pop()
	m.hear(OnPlay, seat, c)
}

// buy pays for a card and gains it. From the Super-Villain stack that defeats
// it (C-034).
func (m *machine) buy(c CardID, seat SeatID) {
	price := m.Cost(c)
	villain := m.cards[c].Zone == Villains.Of(NoSeat)
	m.turn.Bought++
	m.power(seat, -price)
	m.gain(c, seat, price, true)
	if !villain {
		return
	}
	m.seat[seat].LastDefeat = m.turn.Number
	m.tell(Event{Kind: VillainFell, Seat: seat, Card: c, Sees: everyone})
	// What this Super-Villain held until its defeat is let go after the triggers
	// of the purchase were found, so a hero it turned down does not see it (C-075).
	if prog := m.Face(c).Fallen; prog != 0 {
		m.push(Frame{Proc: ProcCode, PC: uint16(prog), Source: c, Stay: m.cards[c].Stay,
			Actor: seat, User: seat, Group: m.effect()})
	}
}

// offerPurchases adds the purchases the active player can pay for to the
// options (C-030 to C-034, C-038).
func (m *machine) offerPurchases() {
	for _, c := range m.Zone(LineUp.Of(NoSeat)) {
		m.offerPurchase(c)
	}
	if c := m.Top(Kicks.Of(NoSeat)); c != NoCard {
		m.offerPurchase(c)
	}
	if c := m.UpVillain(); c != NoCard && !(m.rules.Has(VillainBoughtFirst) && m.turn.Bought > 0) {
		m.offerPurchase(c)
	}
}

func (m *machine) offerPurchase(c CardID) {
	if m.Cost(c) <= int(m.turn.Power) {
		m.option(Option{Kind: OptBuy, Card: c})
	}
}
