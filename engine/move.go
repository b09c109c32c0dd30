package engine

// end is where in a zone a card is put.
type end bool

const (
	onTop   end = false
	beneath end = true
)

// shift moves a card to another zone and tells about it. Everything the card
// carried in its old zone ends here.
func (m *machine) shift(c CardID, to ZoneID, where end, verb Verb, by SeatID) {
	card := &m.cards[c]
	from := card.Zone
	if from.Place() == Hand && (to.Place() == SetAside || to.Place() == Under && !m.rules.Has(UnderIsPublic)) {
		m.hide(from) // which card of the hand went is for its player to know
	}
	seen := card.Known
	j := 0
	if where == beneath {
		j = m.Len(to)
		if from == to {
			j--
		}
	}
	m.reorder(from, m.indexOf(c), to, j)

	card.Zone = to
	card.Stay++
	card.Group, card.Spent, card.Times, card.Slot = 0, 0, 0, 0
	card.Down, card.Tied = false, false
	place, seat := to.Place(), to.Seat()
	switch {
	case owningPlaces.Has(place):
		card.Owner = seat
	case !keepingPlaces.Has(place):
		card.Owner = NoSeat
	}
	switch {
	case publicPlaces.Has(place), place == Under && m.rules.Has(UnderIsPublic):
		card.Known = everyone
	case place == Hand, place == Under:
		card.Known |= seat.bit()
	}
	if place == LineUp {
		card.Slot = m.freeSlot(c)
	}
	if m.ev != nil { // cards move too often to make events nobody hears
		m.tell(Event{Kind: CardMoved, Verb: verb, Seat: by, Card: c, Source: m.source(),
			From: from, To: to, Sees: seen | card.Known})
	}
}

// hide lets only its player know the cards of a hand, one of which is about to
// leave it face down.
func (m *machine) hide(hand ZoneID) {
	for _, c := range m.Zone(hand) {
		m.cards[c].Known &= hand.Seat().bit()
	}
}

// freeSlot is the first place of the Line-Up nobody but c lies in.
func (s *State) freeSlot(c CardID) uint8 {
	var taken uint64
	for _, o := range s.Zone(LineUp.Of(NoSeat)) {
		if o != c {
			taken |= 1 << (s.cards[o].Slot & 63)
		}
	}
	slot := uint8(0)
	for taken&(1<<slot) != 0 {
		slot++
	}
	return slot
}

// home is the seat whose zone a card goes to when seat is told to put it there:
// its owner's, if it has one.
func (s *State) home(c CardID, seat SeatID) SeatID {
	if o := s.cards[c].Owner; o != NoSeat {
		return o
	}
	return seat
}

// refill makes a new deck of a seat's discard pile if the deck is empty, as it
// is whenever a card of it is needed (C-085). It tells whether there is a card.
func (m *machine) refill(seat SeatID) bool {
	deck, discard := Deck.Of(seat), Discard.Of(seat)
	if m.Len(deck) > 0 {
		return true
	}
	if m.Len(discard) == 0 {
		return false
	}
	// The discard pile follows the deck in the order of zones: moving the border
	// between them moves all its cards.
	m.starts[discard] = m.starts[discard+1]
	for _, c := range m.Zone(deck) {
		m.cards[c].Zone = deck
		m.cards[c].Stay++
		m.cards[c].Group = 0
	}
	m.shuffle(deck, &m.streams[int(StreamSeat)+int(seat)])
	m.tell(Event{Kind: DeckShuffled, Seat: seat, N: int16(m.Len(deck))})
	return true
}

// draw moves up to n cards from the deck of a seat to its hand. Missing cards
// are not drawn (C-087).
func (m *machine) draw(seat SeatID, n int) {
	for ; n > 0 && m.refill(seat); n-- {
		m.shift(m.Top(Deck.Of(seat)), Hand.Of(seat), beneath, VerbNone, seat)
	}
}

// power changes the Power of a seat; only the active player has any (C-025).
func (m *machine) power(seat SeatID, n int) {
	if seat != m.turn.Active || n == 0 {
		return
	}
	m.turn.Power += int16(n)
	m.tell(Event{Kind: PowerChanged, Seat: seat, N: int16(n), Source: m.source()})
}

// show reveals a card where it lies, to everybody or to one seat.
func (m *machine) show(c CardID, kind EventKind, seat SeatID) {
	sees := everyone
	if kind == CardLookedAt {
		sees = seat.bit()
	}
	m.cards[c].Known |= sees
	m.tell(Event{Kind: kind, Seat: seat, Card: c, Source: m.source(), Sees: m.cards[c].Known, From: m.cards[c].Zone, To: m.cards[c].Zone})
}

// gain puts a card face up on a seat's discard pile and finds what that sets
// off (C-032, C-037, C-039).
func (m *machine) gain(c CardID, seat SeatID, price int, bought bool) {
	kind := CardGained
	if bought {
		kind = CardBought
	}
	m.tell(Event{Kind: kind, Seat: seat, Card: c, Source: m.source(), From: m.cards[c].Zone, Sees: everyone, N: int16(price)})
	m.shift(c, Discard.Of(seat), onTop, VerbGain, seat)
	m.gains = append(m.gains, Gain{Card: c, Seat: seat, Bought: bought})
	m.hear(OnGain, seat, c)
}

// do carries out a verb on a card, as part of the effect f. It may push frames.
func (m *machine) do(v Verb, c CardID, f Frame) {
	you := f.Actor
	switch v {
	case VerbDestroy:
		m.destroy(c, you)
	case VerbDiscard:
		m.shift(c, Discard.Of(m.home(c, you)), onTop, v, you)
	case VerbGain:
		m.gain(c, you, 0, false)
	case VerbHand:
		m.shift(c, Hand.Of(m.home(c, you)), beneath, v, you)
	case VerbDeckTop:
		m.shift(c, Deck.Of(m.home(c, you)), onTop, v, you)
	case VerbDeckUnder:
		m.shift(c, Deck.Of(m.home(c, you)), beneath, v, you)
	case VerbLineUp:
		m.shift(c, LineUp.Of(NoSeat), beneath, v, you)
	case VerbUnderHero:
		m.shift(c, Under.Of(you), beneath, v, you)
	case VerbPassLeft:
		to := m.Next(you)
		for to != you && f.Mask&to.bit() != 0 {
			to = m.Next(to)
		}
		m.shift(c, Discard.Of(to), onTop, v, you)
		m.cards[c].Group = f.Group
	case VerbSetAside:
		m.shift(c, SetAside.Of(NoSeat), beneath, v, you)
	case VerbPlay, VerbBorrow:
		m.play(c, you)
		m.cards[c].Tied = v == VerbBorrow
	case VerbReplay:
		m.playHere(c, you, true)
	case VerbStackTop:
		m.shift(c, Villains.Of(NoSeat), onTop, v, you)
		m.cards[c].Known = everyone
	case VerbMark:
		if m.cards[c].Known != everyone {
			m.show(c, CardShown, m.cards[c].Zone.Seat())
		}
		m.cards[c].Group = f.Group
	}
}

// destroy puts a card on the destroyed pile; under one of the profiles a
// Weakness goes back to its stack instead (C-100, C-102).
func (m *machine) destroy(c CardID, by SeatID) {
	to := Destroyed
	if m.rules.Has(WeaknessesReturn) && m.Face(c).Types == WeaknessType {
		to = Weaknesses
	}
	m.shift(c, to.Of(NoSeat), onTop, VerbDestroy, by)
}
