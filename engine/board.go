package engine

import (
	"cmp"
	"fmt"
	"math/bits"
)

// Place is a kind of zone that card texts name. The engine names the places that its own rules use.
// A family of games adds its own from OwnPlaces on. A mode's table of places says how many zones
// each has and who sees them.
type Place uint8

// The places that the engine's own rules use.
const (
	Destroyed Place = iota
	SetAside        // set aside while an effect works on it
	Rules           // rules in force that are printed on cards, with abilities that work from here
	Heroes          // the oversized hero cards of a seat
	InPlay
	Hand
	Deck
	Discard

	OwnPlaces // the first number that a family of games can use
)

// MaxPlaces is the maximum number of Places.
const MaxPlaces = 64

// Places is a set of Places.
type Places uint64

// Set returns the set of the given places.
func Set(ps ...Place) Places {
	var out Places
	for _, p := range ps {
		out |= 1 << p
	}
	return out
}

// Has reports whether p is in the set.
func (ps Places) Has(p Place) bool { return ps>>(p&(MaxPlaces-1))&1 != 0 }

// First returns the place of the set with the lowest number. The set must not be empty.
func (ps Places) First() Place { return Place(bits.TrailingZeros64(uint64(ps))) }

// rest returns the set without its first place.
func (ps Places) rest() Places { return ps & (ps - 1) }

// Holder says what has a number or place: the table, each seat, each turn or each card.
type Holder uint8

// The holders.
const (
	OfTable Holder = iota
	OfSeat
	OfTurn
	OfCard

	NumHolders
)

// Sight says who sees the cards in a place.
type Sight uint8

// The sights of places.
const (
	Closed   Sight = iota // no seat, but a known card stays known
	ToHolder              // the seat that has the place
	TopOpen               // all see the top card once it is face up
	Open                  // all

	NumSights
)

// Owning says who owns a card that comes to a place.
type Owning uint8

// The ways.
const (
	Clears Owning = iota // no seat owns it
	Keeps                // its owner stays its owner
	Makes                // the seat that has the place owns it

	NumOwnings
)

// Row is a line of a mode's table of places. The zones of consecutive rows are next to each other,
// so put places that trade cards often in consecutive rows.
type Row struct {
	Place  Place
	Per    Holder // OfTable or OfSeat
	Count  uint8  // how many there are: spaces, Line-Ups, stacks; 0 means one
	Sight  Sight
	Owning Owning
	Slots  bool  // each card keeps a numbered slot while it is there
	Ring   bool  // its zones are the spaces of the ring that Pieces are in
	Pieces bool  // for standees and tiles, which texts do not call cards
	Asked  bool  // a text that names the place asks once which of several it means
	As     Place // during a seat's own turn cards here also count as in this place (V-004.3); Destroyed means none
	Stride uint8 // of a ring: every Stride-th space from the first is a goal; 0 means each
	// Level, if it is not Power, is a number. Abilities in pile n work only while it is n or more (R-THR-02).
	Level NumberID
}

// ZoneID is one pile of cards, one of the zones of a place. The first card of a zone is the top
// one.
type ZoneID uint8

// noZone is the zone of a seat's place for NoSeat. No board has that many zones.
const noZone ZoneID = 255

// borders are the positions between the zones of a game, by ZoneID. There is one for every possible
// ZoneID, so none needs a bounds check.
type borders [int(noZone) + 1]uint16

func newBorders() *borders {
	b := new(borders)
	b[noZone] = 1<<16 - 1 // past all cards, so that looking into noZone panics
	return b
}

// Board is the layout of a game's zones, made from the rows of a mode for a number of seats. It is
// made once and never changes while games use it.
type Board struct {
	seats int // that play
	all   int // with silent seats, which come last
	zones int
	rows  [MaxPlaces]Row
	has   Places
	also  [MaxPlaces]Places             // by place: the places whose cards also count as in it
	of    [MaxPlaces << seatBits]ZoneID // index by zoneOf
	info  []zoneInfo                    // by ZoneID
	owned [MaxSeats][]ZoneID            // zones of cards a seat may own (C-129)
	users []ZoneID                      // zones of cards with abilities to use, at most anyUser; see State.users
}

// seatBits is the number of bits for a seat or NoSeat.
const seatBits = 4

// zoneOf returns the index in Board.of of the first zone that a place means to a seat.
func zoneOf(p Place, seat SeatID) uint16 {
	const places, seats = MaxPlaces - 1, 1<<seatBits - 1
	return uint16(p)&places<<seatBits | uint16(seat+1)&seats
}

type zoneInfo struct {
	place  Place
	seat   SeatID
	index  uint8
	sight  Sight
	owning Owning
	slots  bool

	// The changes to a card that comes here.
	keeps bool   // its owner stays the same
	owner SeatID // otherwise this seat owns it
	sees  Seats  // the seats that then know it

	user uint32 // the bit of State.users for cards with abilities here, or 0 if none
}

// NewBoard lays out the zones of rows for 1 to MaxSeats seats. The table's zones come first, then
// those of each seat. It fails if a place has two rows, if a place that the engine's own rules need
// has no row, or if there are too many zones.
func NewBoard(seats int, rows []Row) (*Board, error) { return newBoard(seats, 0, rows) }

// newBoard is like NewBoard but adds silent seats to the players.
func newBoard(players, silent int, rows []Row) (*Board, error) {
	seats := players + silent
	if players < 1 || seats > MaxSeats {
		return nil, fmt.Errorf("a board for %d seats: it is for 1 to %d", seats, MaxSeats)
	}
	b := &Board{seats: players, all: seats}
	for i := range b.of {
		b.of[i] = noZone
	}
	for _, r := range rows {
		if r.Place >= MaxPlaces || b.has.Has(r.Place) || r.Per > OfSeat {
			return nil, fmt.Errorf("place %d has a second row, or one that makes no sense", r.Place)
		}
		r.Count = max(r.Count, 1)
		b.rows[r.Place] = r
		b.has |= Set(r.Place)
		if r.As != Destroyed {
			b.also[r.As] |= Set(r.Place)
		}
	}
	for p := range OwnPlaces {
		if want := ownHolder(p); !b.has.Has(p) || b.rows[p].Per != want {
			return nil, fmt.Errorf("the table of places needs a row for %s, one for each %s", ownPlaceNames[p], want)
		}
	}
	for _, r := range rows {
		if r.Per == OfTable {
			b.lay(r, NoSeat)
		}
	}
	for seat := range SeatID(seats) {
		for _, r := range rows {
			if r.Per == OfSeat {
				b.lay(r, seat)
			}
		}
	}
	if b.zones >= int(noZone) {
		return nil, fmt.Errorf("%d zones: a board holds at most %d", b.zones, noZone-1)
	}
	for z, at := range b.info {
		for seat := range SeatID(seats) {
			if at.place != Heroes && (at.owning == Keeps || at.owning == Makes && at.seat == seat) {
				b.owned[seat] = append(b.owned[seat], ZoneID(z))
			}
		}
	}
	return b, nil
}

// ownHolder returns whether one of the engine's own places must be the table's or each seat's.
func ownHolder(p Place) Holder {
	if p <= Rules {
		return OfTable
	}
	return OfSeat
}

// lay adds the zones of a row for a seat, or for the table.
func (b *Board) lay(r Row, seat SeatID) {
	z := ZoneID(b.zones)
	b.of[zoneOf(r.Place, seat)] = z
	for s := range SeatID(MaxSeats) {
		if r.Per == OfTable {
			b.of[zoneOf(r.Place, s)] = z
		}
	}
	for i := range max(r.Count, 1) {
		at := zoneInfo{place: r.Place, seat: seat, index: i, sight: r.Sight, owning: r.Owning, slots: r.Slots}
		at.keeps, at.owner = r.Owning == Keeps, NoSeat
		if r.Owning == Makes {
			at.owner = seat
		}
		switch r.Sight {
		case Closed:
		case ToHolder:
			at.sees = seat.Only()
		case TopOpen, Open:
			at.sees = Everyone
		}
		b.info = append(b.info, at)
		b.zones++
	}
}

// Seats returns the number of seats the board is for.
func (b *Board) Seats() int { return b.seats }

// Zones returns the number of zones. Their ids are 0 to Zones-1.
func (b *Board) Zones() int { return b.zones }

// Has returns the set of places the board has.
func (b *Board) Has() Places { return b.has }

// Count returns how many zones a place has, for each seat or for the table.
func (b *Board) Count(p Place) int { return int(b.rows[p].Count) }

// Shared reports whether a place belongs to the table and not to a seat.
func (b *Board) Shared(p Place) bool { return b.rows[p].Per == OfTable }

// Zone returns the first zone that p means to a seat. Places of the table ignore the seat. A seat's
// place for NoSeat, and a place the board does not have, give noZone, and looking into that panics.
func (b *Board) Zone(p Place, seat SeatID) ZoneID { return b.of[zoneOf(p, seat)] }

// ZoneAt returns zone number i of a place, such as a space of a ring or one of several stacks. It
// panics if there is none.
func (b *Board) ZoneAt(p Place, seat SeatID, i int) ZoneID {
	first := b.Zone(p, seat)
	if first == noZone || i < 0 || i >= int(b.rows[p].Count) {
		panic(fmt.Sprintf("engine: place %d of seat %d has no zone %d", p, seat, i))
	}
	return first + ZoneID(i)
}

// At returns the place of a zone, its seat (NoSeat for the table), and its number among the zones
// of the place.
func (b *Board) At(z ZoneID) (Place, SeatID, int) {
	i := &b.info[z]
	return i.place, i.seat, int(i.index)
}

// Shows reports whether a seat sees the cards in a zone.
func (b *Board) Shows(z ZoneID, seat SeatID) bool {
	at := &b.info[z]
	return at.sight == Open || at.sight == TopOpen || at.sight == ToHolder && at.seat == seat
}

// single reports whether each of some places has one pile, or one per seat.
func (b *Board) single(ps Places) bool {
	for ; ps != 0; ps = ps.rest() {
		if b.Count(ps.First()) != 1 {
			return false
		}
	}
	return true
}

// findUsers notes the zones of places with cards that have abilities to use.
func (b *Board) findUsers(used Places) {
	for z := range ZoneID(b.zones) {
		if used.Has(b.info[z].place) && b.Count(b.info[z].place) == 1 && len(b.users) < anyUser {
			b.info[z].user = 1 << len(b.users)
			b.users = append(b.users, z)
		}
	}
}

// anyUser is the bit of State.users that is always set, for zones without a bit of their own.
const anyUser = 31

// userBit returns the bit of a zone in State.users.
func (b *Board) userBit(z ZoneID) uint32 {
	return cmp.Or(b.info[z].user, 1<<anyUser)
}

// NumberID is a counter of a mode, such as Power, Move, VP tokens or damage.
type NumberID uint8

// The numbers that the engine's own rules use. A mode adds its own from OwnNumbers on.
const (
	Power      NumberID = iota // of the turn: Power to spend (C-023)
	Bought                     // of the turn: purchases so far
	Draws                      // of the turn: times a card made its player draw
	LastDefeat                 // of each seat: the turn of its latest defeat of a Super-Villain, or 0 if none
	VPTokens                   // of each seat: VP tokens
	Walked                     // of the turn: spaces its seat's standee has moved
	OwnNumbers
)

// MaxNumbers is the maximum number of numbers in a mode.
const MaxNumbers = 32

// turnNumbers is the maximum number of numbers of a turn, with the discards where a text counts them.
const turnNumbers = 12

// discards is the index, in Turn.N, of the cards that the active player has discarded from hand this turn. If a
// text counts them, no number of the mode is there. The numbers after it are only written if one of them is not 0.
const discards = 7

// Number is a line of a mode's table of numbers.
type Number struct {
	Name     string
	Of       Holder // OfTable, OfSeat, OfTurn or OfCard
	Min, Max int16  // it never leaves these bounds
	Stays    Places // OfCard: places where a card keeps it
	// Visits, of a number of the turn: the engine keeps it as the set of the spaces that the
	// active seat's standee has passed or been in.
	Visits bool
	// Team, of a number of seats: seats with the same value above 0 are partners. Without
	// such a number every seat plays for itself.
	Team bool
	// Shields, of a Team number: partners defend for each other. Each seat may use one Defense
	// per Attack, for itself or a partner (V-002.8, V-002.9).
	Shields bool
	// Spares, of a number of seats: First Appearances do not reach a seat that has it (V-005.4).
	Spares bool
	// Gone, of a number of seats: a seat with 1 leaves the game at the end of its turn.
	// A seat with more has left it, and no text means it any more.
	Gone bool
	// Untold numbers are internal to the rules. Their changes make no events.
	Untold bool
	// Bars, of a number of cards: a card that has it cannot be bought.
	Bars bool
	// Keeps, of a number of cards: a card that has it stays in play at the end of the turn.
	Keeps bool
	// Doubles, of a number of the turn: while it is not 0, the next Attack of the active player can only be
	// avoided with two Defenses, and then it is 0 again.
	Doubles bool
	// Destroys, of a number of the turn: the engine counts the cards that the active player destroys.
	Destroys bool
	// Teamwork, of a number of the turn: the engine counts how often its player has used Teamwork (M-138).
	Teamwork bool
	// Rotated, of a number of cards: how far the card is rotated clockwise in play, in quarters (M-140). Of a
	// number of the turn: the engine counts the cards that its player rotates.
	Rotated bool
	// Draws, of a number of the turn: the engine counts the cards its player has drawn, whatever made the player draw.
	Draws bool
	// Pays, of a number of cards: the player who gains the card gets as many VP tokens.
	Pays bool
	// Types, of a number of the turn: types, as a set, that the next card its player plays or discards has
	// in addition until it moves or the turn ends. Of a number of cards: those types.
	Types bool
	// Goal, of a number of cards: the goal a card heads for, from 1, if none is printed on it.
	Goal bool
}

// Numbers returns the engine's own numbers, which come first in every mode's table.
func Numbers() []Number {
	return []Number{
		Power:      {Name: "Power", Of: OfTurn, Min: -30000, Max: 30000},
		Bought:     {Name: "purchases", Of: OfTurn, Min: 0, Max: 30000},
		Draws:      {Name: "draws", Of: OfTurn, Min: 0, Max: 30000},
		LastDefeat: {Name: "latest defeat", Of: OfSeat, Min: 0, Max: 30000},
		VPTokens:   {Name: "VP tokens", Of: OfSeat, Min: 0, Max: 30000},
		Walked:     {Name: "spaces walked", Of: OfTurn, Min: 0, Max: 30000},
	}
}

// kept says where a number is stored. For OfTurn it is in the Turn. Otherwise it is in the State's
// numbers from this index on, with one for each seat.
type kept struct {
	of Holder
	at uint8
}

func placeNumbers(numbers []Number, discarded bool) (at [MaxNumbers]kept, ofTable, ofSeat, ofTurn int) {
	for id, n := range numbers {
		next := 0
		switch n.Of {
		case OfTurn:
			if discarded && ofTurn == discards {
				ofTurn++
			}
			next = ofTurn
			ofTurn++
		case OfTable:
			next = ofTable
			ofTable++
		case OfSeat:
			next = ofSeat
			ofSeat++
		case OfCard: // kept as Tokens
		}
		at[id] = kept{n.Of, uint8(next)}
	}
	return at, ofTable, ofSeat, ofTurn
}
