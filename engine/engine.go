// Package engine plays this family of deck-building games: cards in zones, a
// stack of partly resolved rules, and one question at a time. It knows no card
// by name. The cards and their effects come from a Library.
//
// It is built on three ideas.
//
// A paused game is a value. State holds the whole game, including partly
// resolved rules, as small integers in slices. It can be copied, hashed, saved,
// dealt again and replayed at any question.
//
// There is one way in. A person, a computer player, a script and a replay all
// read Pending or Legal and answer with Apply.
//
// The table is one permutation of all cards, cut into zones. So a card is
// always in exactly one zone.
package engine

// CardID is one physical card, oversized hero or piece of a game. Ids start at 1, and NoCard (0)
// means none. Each game assigns them again.
type CardID uint16

// NoCard is the CardID of no card at all.
const NoCard CardID = 0

// SeatID is one seat at the table, from 0, clockwise.
type SeatID int8

// NoSeat means no seat: no active player, no owner, or an onlooker.
const NoSeat SeatID = -1

// MaxSeats is the maximum number of seats in a State (M-100).
const MaxSeats = 10

// Seats is a set of seats. Its highest bit stands for onlookers: NoSeat.
type Seats uint16

// onlooker is the number of that bit. It is NoSeat in four bits.
const onlooker = 15

// Everyone is the set of all seats and onlookers.
const Everyone Seats = 0xffff

// Only returns the set of one seat. It is empty for NoSeat.
func (s SeatID) Only() Seats { return 1 << (uint8(s) & onlooker) &^ (1 << onlooker) }

// rest returns the set without its first seat.
func (ss Seats) rest() Seats { return ss & (ss - 1) }

// Has reports whether a seat is in the set. An onlooker (NoSeat) is only in Everyone.
func (ss Seats) Has(s SeatID) bool { return ss>>(uint8(s)&onlooker)&1 != 0 }

// FaceID is one printed card in a Library. All its copies share it.
type FaceID uint16

// NameID is one card name in a Library; 0 means no name.
type NameID uint16

// These ids are indexes into the tables of a Library. Entry 0 of each is neutral: any
// card, the number 1, no trigger, no change, no Attack.
type (
	FilterID  uint16
	CountID   uint16
	TriggerID uint16
	ChangeID  uint16
	AttackID  uint16
)

// ProgID is the address of a program in a Library's code; 0 is the empty one.
type ProgID uint16
