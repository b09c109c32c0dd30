package engine

import (
	"fmt"
	"slices"
)

// Builder lays out a game, zone by zone, and starts it.
type Builder struct {
	s    *State
	laid int // the cards up to here lie in order; those added since wait for lay
}

// Build begins the layout of a game of 1 to MaxSeats seats. All of its chance
// follows from seed. The error says what is wrong with the Library's table of
// places for so many seats.
func Build(lib *Library, seats int, seed uint64) (*Builder, error) {
	board, err := lib.board(seats)
	if err != nil {
		return nil, err
	}
	s := &State{lib: lib, board: board, lineUp: 5}
	s.starts = newBorders()
	s.numbers = make([]int16, lib.ofTable+board.all*lib.ofSeat)
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
	return &Builder{s: s, laid: 1}, nil
}

// SetLineUpSize sets the size the Line-Up is filled to; it is 5 until set.
func (b *Builder) SetLineUpSize(n int) { b.s.lineUp = uint8(n) }

// Zone is the zone that a place means to a seat, as in Board.Zone. Laying cards
// in a place without a row, or in a seat's place of nobody, is an error in the
// mode: it panics and says which.
func (b *Builder) Zone(p Place, seat SeatID) ZoneID {
	z := b.s.Zone(p, seat)
	if z == noZone {
		panic(fmt.Sprintf("engine: the table of places has no place %d for seat %d; see Has", p, seat))
	}
	return z
}

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
	case at.sight == Open, at.sight == TopOpen && b.empty(z):
		card.Known = Everyone
	case at.sight == ToHolder:
		card.Known = at.seat.Only()
	case at.sight == TopOpen:
		card.Bits |= FaceDown
	}
	s.cards = append(s.cards, card)
	if at.slots {
		b.lay()
		s.cards[c].Slot = s.freeSlot(z, c)
	}
	return c
}

// AddCopies is Add for so many cards of a face.
func (b *Builder) AddCopies(face FaceID, n int, z ZoneID) {
	for at := &b.s.board.info[z]; n > 0; n-- {
		c := b.Add(face, z)
		for ; n > 1 && !at.slots && at.sight != TopOpen; n-- { // they are all alike
			b.s.cards = append(b.s.cards, b.s.cards[c])
		}
	}
}

// empty reports whether no card has been put in a zone.
func (b *Builder) empty(z ZoneID) bool {
	return b.s.Len(z) == 0 && !slices.ContainsFunc(b.s.cards[b.laid:], func(c Card) bool { return c.Zone == z })
}

// lay puts the cards added since the last time beneath those that lie in their
// zones, in the order in which they were added: all at once, as each takes
// moving all zones after its own.
func (b *Builder) lay() {
	s := b.s
	var next [noZone]int // by ZoneID: first how many come, then where the next one goes
	for i := range s.cards[b.laid:] {
		next[s.cards[b.laid+i].Zone]++
	}
	s.order = append(s.order, make([]CardID, len(s.cards)-b.laid)...)
	end := len(s.order)
	for z := s.board.zones - 1; z >= 0; z-- {
		old := s.order[s.starts[z]:s.starts[z+1]]
		at := end - next[z] - len(old)
		copy(s.order[at:], old)
		s.starts[z+1] = uint16(end)
		end, next[z] = at, at+len(old)
	}
	for ; b.laid < len(s.cards); b.laid++ {
		z := s.cards[b.laid].Zone
		s.order[next[z]] = CardID(b.laid)
		next[z]++
	}
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
	b.lay()
	b.s.pool++
	for _, z := range zones {
		for _, c := range b.s.Cards(z) {
			if card := &b.s.cards[c]; card.Known != Everyone {
				card.Pool = b.s.pool
			}
		}
	}
}

// ShufflePart shuffles the n cards from index i on of a zone without slots: a part of
// the pile that others are not shuffled into (R-STK-05). What lies in which part is
// known as far as their pools tell.
func (b *Builder) ShufflePart(z ZoneID, i, n int, stream Stream) {
	b.lay()
	s := b.s
	part := uint8(1)
	for _, c := range s.Cards(z) {
		part = max(part, s.cards[c].Slot+1)
	}
	cards := s.order[int(s.starts[z])+i : int(s.starts[z])+i+n]
	Shuffle(cards, &s.streams[stream])
	for _, c := range cards {
		s.cards[c].Slot = part
	}
}

// Alike makes hidden cards one pool: nobody can tell which of them lies where.
func (b *Builder) Alike(cards []CardID) {
	b.s.pool++
	for _, c := range cards {
		b.s.cards[c].Pool = b.s.pool
	}
}

// Move puts the top card of a zone beneath the cards of another.
func (b *Builder) Move(from, to ZoneID) {
	b.lay()
	if c := b.s.Top(from); c != NoCard {
		(&machine{State: b.s}).shift(c, to, beneath, VerbNone, NoSeat)
	}
}

// Face is what is printed on the top card of a zone, nil if there is none.
func (b *Builder) Face(z ZoneID) *Face {
	b.lay()
	if c := b.s.Top(z); c != NoCard {
		return b.s.Face(c)
	}
	return nil
}

// PutBack puts all cards of a zone onto a pile and shuffles its n cards at the top into
// one, those among them (AMB-13): that they lie there all know, but not where.
func (b *Builder) PutBack(from, pile ZoneID, n int, stream Stream) {
	for m := (&machine{State: b.s}); b.s.Len(from) > 0; {
		m.shift(b.s.Top(from), pile, onTop, VerbNone, NoSeat)
	}
	n = min(n, b.s.Len(pile))
	b.ShufflePart(pile, 0, n, stream)
	b.s.hideAll(b.s.Cards(pile)[:n], 0)
}

// TurnDown turns a card face down: a hero, or the top card of a stack.
func (b *Builder) TurnDown(c CardID) {
	card := &b.s.cards[c]
	card.Bits |= FaceDown
	if b.s.board.info[card.Zone].sight == TopOpen {
		card.Known = 0
	}
}

// Lead makes a seat the one that decides where the team decides as one (R-SET-11);
// it is the first until then.
func (b *Builder) Lead(seat SeatID) { b.s.first = seat }

// Give makes a piece, or a card, belong to a seat.
func (b *Builder) Give(c CardID, seat SeatID) { b.s.cards[c].Owner = seat }

// Shuffle puts a zone in random order.
func (b *Builder) Shuffle(z ZoneID, stream Stream) {
	b.lay()
	b.s.shuffle(z, &b.s.streams[stream])
}

// Fill fills a line from a deck to the Line-Up size, as far as the deck goes.
func (b *Builder) Fill(line, deck ZoneID) {
	b.lay()
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
	b.lay()
	s := b.s
	s.findStandees()
	s.findStanding()
	s.findUsers()
	b.s = nil // one layout, one game
	m := machine{State: s, ev: ev}
	m.beginVisits(s.turns[0].Active)
	m.begin(prog, NoCard, s.turns[0].Active, NoSeat)
	m.run()
	return s
}
