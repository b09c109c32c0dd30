package engine

// Builder lays out a game, zone by zone, and starts it.
type Builder struct{ s *State }

// Build begins the layout of a game of 1 to MaxSeats seats. All of its chance
// follows from seed. The error says what is wrong with the Library's table of
// places for so many seats.
func Build(lib *Library, seats int, seed uint64) (*Builder, error) {
	board, err := lib.board(seats)
	if err != nil {
		return nil, err
	}
	s := &State{lib: lib, board: board, lineUp: 5}
	s.starts = make([]uint16, board.zones+1)
	s.numbers = make([]int16, lib.ofTable+seats*lib.ofSeat)
	s.turns = append(make([]Turn, 0, 4), Turn{Active: NoSeat})
	// Room for what most games need at most, so that they need not grow it.
	s.cards, s.order = make([]Card, 1, 256), make([]CardID, 0, 256)
	s.cards[NoCard].Owner = NoSeat
	s.stack, s.options, s.plays, s.gains = make([]Frame, 0, 16), make([]Option, 0, 32), make([]Play, 0, 32), make([]Gain, 0, 16)
	s.held, s.watches, s.laters, s.waiting = make([]Held, 0, 16), make([]Watch, 0, 16), make([]Later, 0, 8), make([]Waiting, 0, 16)
	for i := range s.streams {
		s.streams[i] = NewRNG(seed, Stream(i))
	}
	s.ask = nothing
	return &Builder{s}, nil
}

// SetLineUpSize sets the size the Line-Up is filled to; it is 5 until set.
func (b *Builder) SetLineUpSize(n int) { b.s.lineUp = uint8(n) }

// Zone is the zone that a place means to a seat, as in Board.Zone.
func (b *Builder) Zone(p Place, seat SeatID) ZoneID { return b.s.Zone(p, seat) }

// ZoneAt is zone number i of a place, as in Board.ZoneAt.
func (b *Builder) ZoneAt(p Place, seat SeatID, i int) ZoneID { return b.s.board.ZoneAt(p, seat, i) }

// Has is the set of places the board has.
func (b *Builder) Has() Places { return b.s.board.has }

// Add puts a new card under the ones already in a zone. In a place whose top is
// open the first card lies face up, the others face down, until TurnDown.
func (b *Builder) Add(face FaceID, z ZoneID) CardID {
	s := b.s
	c := CardID(len(s.cards))
	at := &s.board.info[z]
	card := Card{Face: face, Zone: z, Owner: NoSeat, Pool: b.pool(at)}
	if at.owning != Clears {
		card.Owner = at.seat
	}
	switch {
	case at.sight == Open, at.sight == TopOpen && s.Len(z) == 0:
		card.Known = Everyone
	case at.sight == ToHolder:
		card.Known = at.seat.Only()
	case at.sight == TopOpen:
		card.Bits |= FaceDown
	}
	s.cards = append(s.cards, card)
	i := s.starts[z+1]
	s.order = append(s.order, 0)
	copy(s.order[i+1:], s.order[i:])
	s.order[i] = c
	later := s.starts[z+1:]
	for k := range later {
		later[k]++
	}
	if at.slots {
		s.cards[c].Slot = s.freeSlot(z, c)
	}
	return c
}

// pool is the pool of cards laid out in a zone: a player's hidden cards are
// known to be what they are together, and so are those of each hidden pile of
// the table.
func (b *Builder) pool(at *zoneInfo) uint8 {
	n := MaxPlaces + uint8(at.seat)
	if at.seat == NoSeat {
		n = uint8(at.place)
	}
	b.s.pool = max(b.s.pool, n+1)
	return n + 1
}

// Join makes the hidden cards of some zones one pool: chance decided which lies
// where, as with Super-Villains in the stack and in the box.
func (b *Builder) Join(zones ...ZoneID) {
	b.s.pool++
	for _, z := range zones {
		for _, c := range b.s.Cards(z) {
			if card := &b.s.cards[c]; card.Known != Everyone {
				card.Pool = b.s.pool
			}
		}
	}
}

// TurnDown turns a card face down: a hero, or the top card of a stack.
func (b *Builder) TurnDown(c CardID) {
	card := &b.s.cards[c]
	card.Bits |= FaceDown
	if b.s.board.info[card.Zone].sight == TopOpen {
		card.Known = 0
	}
}

// Give makes a piece, or a card, belong to a seat.
func (b *Builder) Give(c CardID, seat SeatID) { b.s.cards[c].Owner = seat }

// Shuffle puts a zone in random order.
func (b *Builder) Shuffle(z ZoneID, stream Stream) { b.s.shuffle(z, &b.s.streams[stream]) }

// Fill fills a line from a deck to the Line-Up size, as far as the deck goes.
func (b *Builder) Fill(line, deck ZoneID) {
	m := machine{State: b.s}
	for range int(b.s.lineUp) - b.s.Len(line) {
		if c := b.s.Top(deck); c != NoCard {
			m.shift(c, line, beneath, VerbNone, NoSeat)
		}
	}
}

// Chance is the generator setup choices are drawn from.
func (b *Builder) Chance() *RNG { return &b.s.streams[StreamSetup] }

// Fix decides what chance gives next on a stream, in this order: the rolls of a
// die, each from 0.
func (b *Builder) Fix(stream Stream, next ...int) {
	for _, n := range next {
		b.s.given = append(b.s.given, Given{Stream: stream, N: int16(n)})
	}
}

// Played records that a card in play was played, and resolved, this turn.
func (b *Builder) Played(c CardID) {
	card := &b.s.cards[c]
	b.s.plays = append(b.s.plays, Play{Card: c, Stay: card.Stay, Face: card.Face, Text: card.Face,
		By: card.Owner, For: card.Owner, Bits: Done})
}

// Set sets a number of the table, of a seat or of the turn.
func (b *Builder) Set(id NumberID, seat SeatID, n int) { *b.s.number(id, seat) = int16(n) }

// Lay lays a number on a card.
func (b *Builder) Lay(id NumberID, c CardID, n int) {
	b.s.tokens = append(b.s.tokens, Token{Card: c, Of: id, N: int16(n)})
}

// Deal starts the game with the set-up script of its Library: heroes are kept
// where more than one was dealt, the first player is found, hands are drawn
// (C-012, C-019, C-020). What happens up to the first question is added to ev
// unless it is nil.
func (b *Builder) Deal(ev *Events) *State { return b.start(b.s.lib.Setup, ev) }

// Resume starts the game in the middle of a seat's turn, with Power to spend
// and nothing done yet but what Played has recorded. Numbers of the turn are as
// they were Set.
func (b *Builder) Resume(seat SeatID, power int) *State {
	s := b.s
	s.first = 0
	s.turns[0].Number, s.turns[0].Seat, s.turns[0].Active = 1, seat, seat
	*s.number(Power, seat) = int16(power)
	return b.start(s.lib.actAt, nil)
}

func (b *Builder) start(prog ProgID, ev *Events) *State {
	s := b.s
	b.s = nil // one layout, one game
	m := machine{State: s, ev: ev}
	m.begin(prog, NoCard, s.turns[0].Active, NoSeat)
	m.run()
	return s
}
