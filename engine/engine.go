// Package engine is the machine that plays this family of deck-building games:
// cards in zones, a stack of half-resolved rules, and one question at a time.
// It knows no card by name; what cards there are and do arrives as a Library.
//
// Three ideas carry it.
//
// A paused game is a value. State holds the whole game, the rule that is half
// way through resolving included, as small integers in slices. It can be
// copied, hashed, written down, re-dealt and replayed at any question.
//
// There is one way in. Whoever plays - person, computer, script, replay - reads
// Pending or Legal and answers through Apply.
//
// The table is one permutation of all cards, cut into zones. A card cannot be
// in two zones or in none, because there is nowhere else to be.
package engine

// CardID is one physical card, oversized hero or piece of a game. Ids run from
// 1; NoCard (0) means none. They are dealt out anew for each game.
type CardID uint16

// NoCard is the CardID of no card at all.
const NoCard CardID = 0

// SeatID is one player's place at the table, from 0, clockwise.
type SeatID int8

// NoSeat stands for nobody: no active player, no owner, an onlooker.
const NoSeat SeatID = -1

// MaxSeats is the greatest number of seats a State can hold (M-100).
const MaxSeats = 10

// Seats is a set of seats. Its highest bit stands for onlookers: NoSeat.
type Seats uint16

// onlooker is the number of that bit, to which NoSeat comes in four bits.
const onlooker = 15

// Everyone is the set of all seats, and of onlookers as well.
const Everyone Seats = 0xffff

// Only returns the set of one seat, which is empty for NoSeat.
func (s SeatID) Only() Seats { return 1 << (uint8(s) & onlooker) &^ (1 << onlooker) }

// rest returns the set without its first seat.
func (ss Seats) rest() Seats { return ss & (ss - 1) }

// Has reports whether a seat is in the set. An onlooker (NoSeat) is in the set
// of Everyone only.
func (ss Seats) Has(s SeatID) bool { return ss>>(uint8(s)&onlooker)&1 != 0 }

// FaceID is one printed card in a Library; all copies share it.
type FaceID uint16

// NameID is one card name in a Library; 0 means no name.
type NameID uint16

// These ids point into the tables of a Library. Entry 0 of each is neutral: any
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
