package engine

import (
	"fmt"
	"slices"
)

// Builder lays out a game, zone by zone, and starts it.
type Builder struct {
	s       *State
	laid    int            // the cards up to here are in order; those added since wait for lay
	waits   [noZone]uint16 // by ZoneID: how many waiting cards go there
	stirred bool           // cards have changed zone or pool
}

// Build starts the layout of a game of 1 to MaxSeats seats. All its randomness follows from seed.
// The error says what is wrong with the Library's table of places for this number of seats.
func Build(lib *Library, seats int, seed uint64) (*Builder, error) {
	return Rebuild(new(State), lib, seats, seed)
}

// besides is the usual maximum number of cards outside the main deck.
const besides = 128

// Rebuild is like Build but reuses the memory of a game that is no longer used, whatever its cards
// and seats. It allocates only where that memory is too small.
func Rebuild(old *State, lib *Library, seats int, seed uint64) (*Builder, error) {
	board, err := lib.board(seats)
	if err != nil {
		return nil, err
	}
	s := old
	*s = State{lib: lib, board: board, lineUp: 5, ask: nothing, starts: old.starts, inForce: old.inForce[:0],
		// Enough room for most games, so they need not grow it.
		cards: room(old.cards, lib.mainDeck+besides), order: room(old.order, lib.mainDeck+besides),
		numbers: room(old.numbers, lib.ofTable+board.all*lib.ofSeat), turns: room(old.turns, 4),
		stack: room(old.stack, 16), options: room(old.options, 32), plays: room(old.plays, 32), gains: room(old.gains, 16), drawn: old.drawn[:0],
		held: room(old.held, 16), watches: room(old.watches, 16), laters: room(old.laters, 8), waiting: room(old.waiting, 16),
		tokens: old.tokens[:0], given: old.given[:0], lentUses: old.lentUses[:0]}
	if s.starts == nil {
		s.starts = newBorders()
	}
	clear(s.starts[:noZone])
	s.numbers = s.numbers[:lib.ofTable+board.all*lib.ofSeat]
	clear(s.numbers)
	s.turns = append(s.turns, Turn{Active: NoSeat})
	s.cards = append(s.cards, Card{Owner: NoSeat})
	for i := range s.streams {
		s.streams[i] = NewRNG(seed, Stream(i))
	}
	return &Builder{s: s, laid: 1}, nil
}

// room returns an empty slice with room for n elements. It reuses old if that is large enough.
func room[T any](old []T, n int) []T {
	if cap(old) < n {
		return make([]T, 0, n)
	}
	return old[:0]
}

// SetLineUpSize sets the size the Line-Up is filled to. The default is 5.
func (b *Builder) SetLineUpSize(n int) { b.s.lineUp = uint8(n) }

// Zone returns the zone that a place means to a seat, as Board.Zone does. It panics for a place
// without a row, and for a seat's place without a seat, because that is an error in the mode.
func (b *Builder) Zone(p Place, seat SeatID) ZoneID {
	z := b.s.Zone(p, seat)
	if z == noZone {
		panic(fmt.Sprintf("engine: the table of places has no place %d for seat %d; see Has", p, seat))
	}
	return z
}

// ZoneAt returns zone number i of a place, as Board.ZoneAt does.
func (b *Builder) ZoneAt(p Place, seat SeatID, i int) ZoneID { return b.s.board.ZoneAt(p, seat, i) }

// Has returns the set of places the board has.
func (b *Builder) Has() Places { return b.s.board.has }

// Add puts a new card under those already in a zone. If only the top card of the place is visible,
// the first card is face up and the others are face down, until TurnDown.
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
	b.waits[z]++
	if at.slots {
		b.lay()
		s.cards[c].Slot = s.freeSlot(z, c)
	}
	return c
}

// Holds reports whether a card with a face has been added.
func (b *Builder) Holds(face FaceID) bool {
	for i := range b.s.cards[1:] {
		if b.s.cards[1+i].Face == face {
			return true
		}
	}
	return false
}

// AddCopies adds n cards of a face, as Add does.
func (b *Builder) AddCopies(face FaceID, n int, z ZoneID) {
	s := b.s
	if at := &s.board.info[z]; at.slots || at.sight == TopOpen && b.empty(z) { // the first differs from the others
		for ; n > 0 && (at.slots || b.empty(z)); n-- {
			b.Add(face, z)
		}
	}
	if n < 1 {
		return
	}
	c, have := b.Add(face, z), len(s.cards)
	s.cards = slices.Grow(s.cards, n-1)[:have+n-1]
	for i := have; i < len(s.cards); i++ {
		s.cards[i] = s.cards[c]
	}
	b.waits[z] += uint16(n - 1)
}

// Stock is a set of cards as a Builder laid them out. Many games start with the same cards, so
// these are worked out once and then copied.
type Stock struct {
	board *Board
	cards []Card
	waits [noZone]uint16 // by ZoneID: how many of them are there
	pool  uint8
}

// Stock returns all cards that were added. It panics if one has been moved or shuffled, or is in a
// slot, because that is an error in the mode.
func (b *Builder) Stock() *Stock {
	if b.laid != 1 {
		panic("engine: cards that have been laid in order make no stock")
	}
	return &Stock{board: b.s.board, cards: slices.Clone(b.s.cards[1:]), waits: b.waits, pool: b.s.pool}
}

// AddStock adds the cards of a Stock for the same number of seats, to zones that are still empty. A
// nil Stock has no cards.
func (b *Builder) AddStock(k *Stock) {
	switch {
	case k == nil:
		return
	case k.board != b.s.board:
		panic("engine: a stock for another table")
	}
	b.s.cards = append(b.s.cards, k.cards...)
	for z := range b.s.board.zones {
		b.waits[z] += k.waits[z]
	}
	b.s.pool = max(b.s.pool, k.pool)
}

// empty reports whether a zone has no cards.
func (b *Builder) empty(z ZoneID) bool { return b.waits[z] == 0 && b.s.Len(z) == 0 }

// lay puts the cards added since the last call beneath those in their zones, in the order they were
// added. It does all at once, because each insertion moves all later zones.
func (b *Builder) lay() {
	s := b.s
	if b.laid == len(s.cards) {
		return
	}
	s.order = append(s.order, make([]CardID, len(s.cards)-b.laid)...)
	var next [noZone]uint16 // by ZoneID: the position for its next waiting card
	for z, end := s.board.zones-1, len(s.order); z >= 0; z-- {
		old := s.order[s.starts[z]:s.starts[z+1]]
		at := end - int(b.waits[z]) - len(old)
		if len(old) > 0 {
			copy(s.order[at:], old)
		}
		s.starts[z+1], next[z], b.waits[z] = uint16(end), uint16(at+len(old)), 0
		end = at
	}
	for laid := b.laid; laid < len(s.cards); {
		z := s.cards[laid].Zone
		at := next[z]
		for ; laid < len(s.cards) && s.cards[laid].Zone == z; laid++ { // they mostly come zone by zone
			s.order[at] = CardID(laid)
			at++
		}
		next[z] = at
	}
	b.laid = len(s.cards)
}

// pool returns the pool of cards laid out in a zone, and marks it as given out.
func (b *Builder) pool(at *zoneInfo) uint8 {
	n := firstPool(at)
	b.s.pool = max(b.s.pool, n)
	return n
}

// firstPool returns the pool of cards laid out in a zone. The hidden cards of a player form one
// pool, and so do those of each hidden pile of the table.
func firstPool(at *zoneInfo) uint8 {
	if at.seat == NoSeat {
		return uint8(at.place) + 1
	}
	return MaxPlaces + uint8(at.seat) + 1
}

// Join makes the hidden cards of some zones one pool. Use it if their distribution was random, as
// with Super-Villains in the stack and in the box.
func (b *Builder) Join(zones ...ZoneID) {
	b.lay()
	b.stirred = true
	b.s.pool++
	for _, z := range zones {
		for _, c := range b.s.Cards(z) {
			if card := &b.s.cards[c]; card.Known != Everyone {
				card.Pool = b.s.pool
			}
		}
	}
}

// ShufflePart shuffles the n cards from index i of a zone without slots. They become a part of the
// pile that other cards are not shuffled into (R-STK-05). Their pools say what is known about the
// cards of each part.
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

// Alike makes hidden cards one pool, so no player can tell which of them is where.
func (b *Builder) Alike(cards []CardID) {
	b.stirred = true
	b.s.pool++
	for _, c := range cards {
		b.s.cards[c].Pool = b.s.pool
	}
}

// Move puts the top card of a zone beneath the cards of another.
func (b *Builder) Move(from, to ZoneID) {
	b.lay()
	b.stirred = true
	if c := b.s.Top(from); c != NoCard {
		(&machine{State: b.s}).shift(c, to, beneath, VerbNone, NoSeat)
	}
}

// Face returns what is printed on the top card of a zone, or nil if there is none.
func (b *Builder) Face(z ZoneID) *Face {
	b.lay()
	if c := b.s.Top(z); c != NoCard {
		return b.s.Face(c)
	}
	return nil
}

// PutBack puts all cards of a zone onto a pile and shuffles the top n cards of the pile into one
// part (AMB-13). All players know that the cards are among these, but not where.
func (b *Builder) PutBack(from, pile ZoneID, n int, stream Stream) {
	b.stirred = true
	for m := (&machine{State: b.s}); b.s.Len(from) > 0; {
		m.shift(b.s.Top(from), pile, onTop, VerbNone, NoSeat)
	}
	n = min(n, b.s.Len(pile))
	b.ShufflePart(pile, 0, n, stream)
	b.s.hideAll(b.s.Cards(pile)[:n], 0)
}

// TurnDown turns a hero or the top card of a stack face down.
func (b *Builder) TurnDown(c CardID) {
	card := &b.s.cards[c]
	card.Bits |= FaceDown
	if b.s.board.info[card.Zone].sight == TopOpen {
		card.Known = 0
	}
}

// Lead makes a seat the one that decides for the whole team (R-SET-11). By default it is the first.
func (b *Builder) Lead(seat SeatID) { b.s.first = seat }

// Give makes a seat the owner of a piece or card.
func (b *Builder) Give(c CardID, seat SeatID) { b.s.cards[c].Owner = seat }

// Shuffle puts a zone in random order.
func (b *Builder) Shuffle(z ZoneID, stream Stream) {
	b.lay()
	if !b.alone(z) {
		b.s.shuffle(z, &b.s.streams[stream])
		return
	}
	all, cards, pool := b.s.cards, b.s.Cards(z), b.s.newPool()
	Shuffle(cards, &b.s.streams[stream])
	for _, c := range cards {
		card := &all[c]
		card.Known, card.Pool = 0, pool
	}
	b.s.learned++
}

// alone reports whether the pool of a zone's cards has no hidden cards in other zones, which is
// usual during layout. Then hiding the zone's cards need not look at others.
func (b *Builder) alone(z ZoneID) bool {
	if b.stirred {
		return false
	}
	pool := firstPool(&b.s.board.info[z])
	for o := range ZoneID(b.s.board.zones) {
		if o == z || b.s.Len(o) == 0 || firstPool(&b.s.board.info[o]) != pool {
			continue
		}
		for _, c := range b.s.Cards(o) {
			if b.s.cards[c].Known != Everyone {
				return false
			}
		}
	}
	return true
}

// Fill fills a line from a deck to the Line-Up size, or until the deck is empty.
func (b *Builder) Fill(line, deck ZoneID) {
	b.lay()
	b.stirred = true
	m := machine{State: b.s}
	for range int(b.s.lineUp) - b.s.Len(line) {
		if c := b.s.Top(deck); c != NoCard {
			m.shift(c, line, beneath, VerbNone, NoSeat)
		}
	}
}

// Chance returns the generator for random choices during setup.
func (b *Builder) Chance() *RNG { return &b.s.streams[StreamSetup] }

// Fix sets the next random results of a stream, in this order. For a die they count from 0.
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

// Rotate makes a card in play be rotated clockwise by some quarters, from 1 to 3.
func (b *Builder) Rotate(c CardID, quarters int) { b.Lay(b.s.lib.quarters, c, quarters) }

// Lay puts a number on a card.
func (b *Builder) Lay(id NumberID, c CardID, n int) {
	b.s.tokens = append(b.s.tokens, Token{Card: c, Of: id, N: int16(n)})
}

// Deal starts the game with the setup script of its Library. Players keep heroes if they were dealt
// more than one, the first player is found, and hands are drawn (C-012, C-019, C-020). It adds
// everything that happens before the first question to ev unless ev is nil.
func (b *Builder) Deal(ev *Events) *State { return b.start(b.s.lib.Setup, ev) }

// Resume starts the game in the middle of a seat's turn, with Power to spend. Nothing has been done
// yet except what Played has recorded. Numbers of the turn are as they were Set.
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
	s.findNotes()
	b.s = nil // one layout, one game
	m := machine{State: s, ev: ev}
	m.beginVisits(s.turns[0].Active)
	m.begin(prog, NoCard, s.turns[0].Active, NoSeat)
	m.run()
	return s
}
