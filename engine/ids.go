package engine

// CardID is one physical card or oversized hero of a game. Ids run from 1;
// NoCard (0) means none. They are dealt out anew for each game.
type CardID uint16

// NoCard is the CardID of no card at all.
const NoCard CardID = 0

// SeatID is one player's place at the table, from 0, clockwise.
type SeatID int8

// NoSeat stands for nobody: no active player, no owner, an onlooker.
const NoSeat SeatID = -1

// MaxSeats is the greatest number of seats a State can hold.
const MaxSeats = 8

// bit is the seat's place in a set of seats.
func (s SeatID) bit() uint8 {
	if s < 0 {
		return 0
	}
	return 1 << s
}

// everyone is the set of all seats.
const everyone uint8 = 0xff

// FaceID is one printed card in a Library; all copies share it.
type FaceID uint16

// NameID is one card name in a Library; 0 means no name.
type NameID uint16

// FilterID, CountID and TriggerID point into the tables of a Library. Entry 0
// of each is neutral: any card, the number 1, no trigger.
type (
	FilterID  uint16
	CountID   uint16
	TriggerID uint16
)

// ProgID is the address of a program in a Library's code; 0 is the empty one.
type ProgID uint16
