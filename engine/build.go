package engine

// Builder lays out a game, zone by zone, and starts it.
type Builder struct{ s *State }

// Build begins the layout of a game of 1 to MaxSeats seats. All of its chance
// follows from seed.
func Build(lib *Library, seats int, rules Rules, seed uint64) *Builder {
	s := &State{lib: lib, seats: uint8(seats), rules: rules, lineUp: 5}
	// Room for what most games need at most, so that they need not grow it.
	s.cards, s.order = make([]Card, 1, 256), make([]CardID, 0, 256)
	s.stack, s.options, s.plays, s.gains = make([]Frame, 0, 16), make([]Option, 0, 32), make([]Play, 0, 32), make([]Gain, 0, 16)
	for i := range s.streams {
		s.streams[i] = NewRNG(seed, Stream(i))
	}
	s.turn = Turn{Active: NoSeat}
	s.ask = Decision{Seat: NoSeat, User: NoSeat}
	return &Builder{s}
}

// SetLineUpSize sets the size the Line-Up is filled to; it is 5 until set.
func (b *Builder) SetLineUpSize(n int) { b.s.lineUp = uint8(n) }

// Add puts a new card under the ones already in a zone. Super-Villains on their
// stack lie face up until TurnDown.
func (b *Builder) Add(face FaceID, z ZoneID) CardID {
	s := b.s
	c := CardID(len(s.cards))
	card := Card{Face: face, Zone: z, Owner: NoSeat}
	place := z.Place()
	if owningPlaces.Has(place) || place == InPlay {
		card.Owner = z.Seat()
	}
	switch {
	case publicPlaces.Has(place), place == Under && s.rules.Has(UnderIsPublic):
		card.Known = everyone
	case place == Hand, place == Under:
		card.Known = z.Seat().bit()
	case place == Villains && s.Len(z) == 0:
		card.Known = everyone
	}
	if place == Villains && s.Len(z) > 0 {
		card.Down = true
	}
	if place == InPlay {
		card.Times = 1
	}
	s.cards = append(s.cards, card)
	at := s.starts[z+1]
	s.order = append(s.order, 0)
	copy(s.order[at+1:], s.order[at:])
	s.order[at] = c
	later := s.starts[z+1:]
	for i := range later {
		later[i]++
	}
	if place == LineUp {
		s.cards[c].Slot = s.freeSlot(c)
	}
	return c
}

// TurnDown turns a card face down: a hero, or the top Super-Villain.
func (b *Builder) TurnDown(c CardID) {
	b.s.cards[c].Down = true
	if b.s.cards[c].Zone.Place() == Villains {
		b.s.cards[c].Known = 0
	}
}

// Shuffle puts a zone in random order.
func (b *Builder) Shuffle(z ZoneID, stream Stream) { b.s.shuffle(z, &b.s.streams[stream]) }

// FillLineUp fills the Line-Up from the main deck, as far as it goes.
func (b *Builder) FillLineUp() {
	m := machine{State: b.s}
	for range int(b.s.lineUp) - b.s.Len(LineUp.Of(NoSeat)) {
		if c := b.s.Top(MainDeck.Of(NoSeat)); c != NoCard {
			m.shift(c, LineUp.Of(NoSeat), beneath, VerbNone, NoSeat)
		}
	}
}

// Chance is the generator setup choices are drawn from.
func (b *Builder) Chance() *RNG { return &b.s.streams[StreamSetup] }

// Played records that a card in play was played, and resolved, this turn.
func (b *Builder) Played(c CardID) {
	card := &b.s.cards[c]
	b.s.plays = append(b.s.plays, Play{Card: c, Stay: card.Stay, Face: card.Face, Done: true})
}

// SetVPTokens gives a seat victory point tokens.
func (b *Builder) SetVPTokens(seat SeatID, n int) { b.s.seat[seat].VPTokens = int16(n) }

// Deal starts the game from its setup: heroes are kept where more than one was
// dealt, the first player is found, hands are drawn (C-012, C-019, C-020). What
// happens up to the first question is added to ev unless it is nil.
func (b *Builder) Deal(ev *Events) *State {
	return b.start(Frame{Proc: ProcSetup, Actor: NoSeat, User: NoSeat}, ev)
}

// Resume starts the game in the middle of a seat's turn, with Power to spend
// and nothing done yet but what Played has recorded.
func (b *Builder) Resume(seat SeatID, power int) *State {
	b.s.turn = Turn{Number: 1, Seat: seat, Active: seat, Power: int16(power)}
	return b.start(Frame{Proc: ProcTurn, PC: turnAction, Actor: NoSeat, User: NoSeat}, nil)
}

func (b *Builder) start(f Frame, ev *Events) *State {
	s := b.s
	b.s = nil // one layout, one game
	m := machine{State: s, ev: ev}
	m.push(f)
	m.run()
	return s
}

// stepSetup lets each seat keep one of the heroes it was dealt, then starts.
func (m *machine) stepSetup() {
	f := m.top()
	seat := SeatID(f.Turns)
	if int(seat) == m.Seats() {
		m.pop()
		m.push(Frame{Proc: ProcTurn, Actor: NoSeat, User: NoSeat})
		m.first = m.firstPlayer()
		m.turn.Seat = m.first
		first := m.turn.Seat
		for range m.seats {
			m.draw(first, HandSize)
			first = m.Next(first)
		}
		return
	}
	heroes := Heroes.Of(seat)
	if o, ok := m.take(); ok {
		for m.Len(heroes) > 1 {
			h := m.Top(heroes)
			if h == o.Card {
				h = m.Zone(heroes)[1]
			}
			m.shift(h, Box.Of(NoSeat), beneath, VerbNone, seat)
		}
	}
	if m.Len(heroes) < 2 {
		f.Turns++
		return
	}
	m.asking(Decision{Kind: DecideHero, Seat: seat, User: seat})
	for _, h := range m.Zone(heroes) {
		m.option(Option{Kind: OptCard, Card: h})
	}
	m.asked()
}

// firstPlayer is a random one of those whose hero starts the game, or of all
// if there is none (C-019).
func (m *machine) firstPlayer() SeatID {
	var fast []SeatID
	for seat := range SeatID(m.seats) {
		for _, h := range m.Zone(Heroes.Of(seat)) {
			if m.Face(h).StartsFirst {
				fast = append(fast, seat)
			}
		}
	}
	r := &m.streams[StreamSetup]
	if len(fast) > 0 {
		return fast[r.Intn(len(fast))]
	}
	return SeatID(r.Intn(m.Seats()))
}
