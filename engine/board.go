package engine

import (
	"cmp"
	"fmt"
	"math/bits"
)

// Place is a kind of zone as a card text names it. The engine names the places
// its own rules speak of; a family of games goes on from OwnPlaces. A mode's
// table of places says how many zones each is and who sees them.
type Place uint8

// The places the engine's own rules speak of.
const (
	Destroyed Place = iota
	SetAside        // in nobody's hands while an effect works on it
	Rules           // rules in force that are printed on cards: their abilities work from here
	Heroes          // the oversized hero cards of a seat
	InPlay
	Hand
	Deck
	Discard

	OwnPlaces // the first number that is free for a family of games
)

// MaxPlaces is the greatest number of Places there can be.
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

// Holder says of what there is one: of the table, of each seat, of each turn or
// of each card.
type Holder uint8

// The holders.
const (
	OfTable Holder = iota
	OfSeat
	OfTurn
	OfCard

	NumHolders
)

// Sight is who sees the cards that lie in a place.
type Sight uint8

// The sights of places.
const (
	Closed   Sight = iota // nobody, but for what was known of a card before
	ToHolder              // the seat whose place it is
	TopOpen               // everybody sees the top card, once it is turned up
	Open                  // everybody

	NumSights
)

// Owning is what lying in a place does to who owns a card.
type Owning uint8

// The ways.
const (
	Clears Owning = iota // nobody owns it
	Keeps                // its owner stays its owner
	Makes                // the seat whose place it is owns it

	NumOwnings
)

// Row is a line of a mode's table of places. Rows that follow each other lie
// next to each other: put together what trades cards most often.
type Row struct {
	Place  Place
	Per    Holder // OfTable or OfSeat
	Count  uint8  // how many there are: spaces, Line-Ups, stacks; 0 means one
	Sight  Sight
	Owning Owning
	Slots  bool  // each card keeps a numbered slot while it lies there
	Ring   bool  // cards lie at the spaces of the ring that Pieces stand in
	Pieces bool  // standees and tiles lie here, which no text calls cards
	Asked  bool  // of several, a text that names the place asks which one is meant, once
	As     Place // in a seat's own turn cards here are also in this place (V-004.3); Destroyed is none
	Stride uint8 // of a ring: every so many spaces, from the first on, are goals; 0 means each
	// Level, if it is not Power: abilities in pile n work only once this number is n or more (R-THR-02).
	Level NumberID
}

// ZoneID is one pile of cards: one of the zones of a place. In each zone the
// first card is the top one.
type ZoneID uint8

// noZone is what a seat's place means to nobody. No board has so many zones.
const noZone ZoneID = 255

// borders are the places between the zones of a game, by ZoneID. There is one for
// every ZoneID there can be, so that none needs to be checked.
type borders [int(noZone) + 1]uint16

func newBorders() *borders {
	b := new(borders)
	b[noZone] = 1<<16 - 1 // past all cards: whoever looks into no zone panics
	return b
}

// Board is what the cards of a game lie on: the zones that the rows of a mode
// come to for a number of seats. It is made once and never changes while games
// use it.
type Board struct {
	seats int // that play
	all   int // with those that take no turn, which come last
	zones int
	rows  [MaxPlaces]Row
	has   Places
	also  [MaxPlaces]Places             // by place: the places whose cards are in it too
	of    [MaxPlaces << seatBits]ZoneID // by zoneOf
	info  []zoneInfo                    // by ZoneID
	owned [MaxSeats][]ZoneID            // where cards lie that a seat owns (C-129)
	users []ZoneID                      // where cards with abilities to use may lie, at most anyUser; see State.users
}

// seatBits is how many bits tell the seats, and nobody, apart.
const seatBits = 4

// zoneOf returns where a Board keeps the first zone that a place means to a seat.
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

	// What becomes of a card that comes here.
	keeps bool   // it stays whose it is
	owner SeatID // else it is this one's
	sees  Seats  // who gets to know it

	user uint32 // the bit of State.users that says of cards here with abilities, 0 for none
}

// NewBoard lays out the zones of rows for 1 to MaxSeats seats: first the
// table's, then those of each seat. It fails on a place with two rows, on a
// missing row of a place the engine's own rules need, and on too many zones.
func NewBoard(seats int, rows []Row) (*Board, error) { return newBoard(seats, 0, rows) }

// newBoard is like NewBoard but adds silent seats to those that play.
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

// ownHolder returns whose the engine's own places must be.
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

// Zones returns the number of zones; their ids are 0 to Zones-1.
func (b *Board) Zones() int { return b.zones }

// Has returns the set of places the board has.
func (b *Board) Has() Places { return b.has }

// Count returns how many zones a place has, for each seat or for the table.
func (b *Board) Count(p Place) int { return int(b.rows[p].Count) }

// Shared reports whether a place is the table's and no seat's.
func (b *Board) Shared(p Place) bool { return b.rows[p].Per == OfTable }

// Zone returns the first zone that p means to a seat; places of the table ignore the seat. A
// seat's place of nobody, and a place the board does not have, are no zone: whoever looks into
// that panics.
func (b *Board) Zone(p Place, seat SeatID) ZoneID { return b.of[zoneOf(p, seat)] }

// ZoneAt returns zone number i of a place: a space of a ring, or one of several stacks. It
// panics if there is none.
func (b *Board) ZoneAt(p Place, seat SeatID, i int) ZoneID {
	first := b.Zone(p, seat)
	if first == noZone || i < 0 || i >= int(b.rows[p].Count) {
		panic(fmt.Sprintf("engine: place %d of seat %d has no zone %d", p, seat, i))
	}
	return first + ZoneID(i)
}

// At returns the place a zone belongs to, whose it is (NoSeat for the table's), and its number
// among the zones of its place.
func (b *Board) At(z ZoneID) (Place, SeatID, int) {
	i := &b.info[z]
	return i.place, i.seat, int(i.index)
}

// Lies reports whether a seat sees every card that lies in a zone.
func (b *Board) Lies(z ZoneID, seat SeatID) bool {
	at := &b.info[z]
	return at.sight == Open || at.sight == TopOpen || at.sight == ToHolder && at.seat == seat
}

// single reports whether each of some places is one pile, or one of each seat.
func (b *Board) single(ps Places) bool {
	for ; ps != 0; ps = ps.rest() {
		if b.Count(ps.First()) != 1 {
			return false
		}
	}
	return true
}

// findUsers notes the zones where cards lie with abilities, in places.
func (b *Board) findUsers(used Places) {
	for z := range ZoneID(b.zones) {
		if used.Has(b.info[z].place) && b.Count(b.info[z].place) == 1 && len(b.users) < anyUser {
			b.info[z].user = 1 << len(b.users)
			b.users = append(b.users, z)
		}
	}
}

// anyUser is the bit of State.users that is always set: that of zones of which nothing is noted.
const anyUser = 31

// userBit returns the bit of a zone in State.users.
func (b *Board) userBit(z ZoneID) uint32 {
	return cmp.Or(b.info[z].user, 1<<anyUser)
}

// NumberID is a counter of a mode: Power, Move, victory point tokens, damage.
type NumberID uint8

// The numbers the engine's own rules speak of; a mode goes on from OwnNumbers.
const (
	Power      NumberID = iota // of the turn: Power to spend (C-023)
	Bought                     // of the turn: purchases so far
	Draws                      // of the turn: times a card told its player to draw
	LastDefeat                 // of each seat: the turn of its latest defeat of a Super-Villain, 0 for none
	VPTokens                   // of each seat: victory point tokens
	Walked                     // of the turn: spaces the standee of its seat has walked
	OwnNumbers
)

// MaxNumbers is the greatest number of numbers a mode can have.
const MaxNumbers = 32

// turnNumbers is how many numbers of a turn there can be.
const turnNumbers = 8

// Number is a line of a mode's table of numbers.
type Number struct {
	Name     string
	Of       Holder // OfTable, OfSeat, OfTurn or OfCard
	Min, Max int16  // it never leaves these bounds
	Stays    Places // OfCard: where it stays on a card that comes there
	// Visits, of a number of the turn: it is kept by the engine, as the set of the spaces that
	// the standee of the turn has been in, passing or staying.
	Visits bool
	// Team, of a number of seats: those that have the same of it, and not none, are
	// partners. Without one every seat plays for itself.
	Team bool
	// Shields, of that number: partners defend for each other. Each seat may use one Defense
	// in an Attack, for itself or a partner (V-002.8, V-002.9).
	Shields bool
	// Spares, of a number of seats: First Appearances do not reach a seat that has it (V-005.4).
	Spares bool
	// Gone, of a number of seats: a seat that has 1 of it leaves the game at the end of its turn
	// a seat that has more has left it, and no text means it.
	Gone bool
	// Untold: the rules keep it for themselves, and nobody is told how it changes.
	Untold bool
	// Goal, of a number of cards: it is the number of the goal a card heads for, from 1, if
	// none is printed on it.
	Goal bool
}

// Numbers returns the engine's own lines, which every mode's table begins with.
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

// kept is where a number is kept: for OfTurn in the Turn, else from this place in
// the State's numbers on, one for each seat.
type kept struct {
	of Holder
	at uint8
}

func placeNumbers(numbers []Number) (at [MaxNumbers]kept, ofTable, ofSeat int) {
	turn := 0
	for id, n := range numbers {
		next := 0
		switch n.Of {
		case OfTurn:
			next = turn
			turn++
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
	return at, ofTable, ofSeat
}
