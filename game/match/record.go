package match

import (
	"lineup/engine"
)

// Record is a game in its written form. With its cards and rules it is the whole game.
type Record struct {
	Plan    Plan
	Printed uint64 // the fingerprint of the cards and rules, see engine.Library
	// Base is the State before the answers, as engine.State writes it, or nil for the deal.
	Base    []byte
	Answers []engine.Option
	// Checks has a byte of the State's hash after each answer, for games with the same cards and
	// rules. It finds the first answer with a different result.
	Checks []byte
	Sum    uint32      // of the State after the last answer, see Sum
	Turns  []TurnStart // in order
	Beyond []Beyond    // in the order of the undos
	Memos  []Memo      // in the order of writing
}

// Memo is a player's note for this game, for that player only.
type Memo struct {
	At   int // answers given by then
	Seat engine.SeatID
	Text string // at most MaxMemo bytes
}

// MaxMemo is the maximum number of bytes in a Memo.
const MaxMemo = 160

// TurnStart is the start of a turn. Its checksum shows whether a replayed game is still the same
// one.
type TurnStart struct {
	At     int    // answers given by then
	Number int    // of the turn, from 1
	Sum    uint32 // see Sum
}

// Beyond is one undo that was not fair because a hidden card had been revealed, something was
// chosen at random, or another player had chosen.
type Beyond struct {
	From, To int // answers given before and after
}

// Saved is a game at its present point: the Record and the State itself.
type Saved struct {
	Record
	Now  []byte // as engine.State writes it
	Turn []byte // the State at the start of its turn, or nil if not known
	// Seen holds, by seat, how many answers had been given when its person had last seen everything,
	// or is nil if that is not known.
	Seen []int
	// Clock is the time of the turn so far, or zero if that is not known.
	Clock Clock
}

// Clock is how long the people have taken over a turn. It is for showing only: no rule and no player
// depends on it.
type Clock struct {
	Turn   int `json:"turn"`   // the number of the turn
	Millis int `json:"millis"` // at most MaxMillis
}

// MaxMillis is the greatest time of a Clock, in milliseconds: 100 hours.
const MaxMillis = 100 * 60 * 60 * 1000
