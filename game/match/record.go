package match

import (
	"lineup/engine"
)

// Record is a game as it can be written down: with the cards and rules it was
// played with, it is the whole game.
type Record struct {
	Plan    Plan
	Printed uint64 // the fingerprint of the cards and rules, see engine.Library
	// Base is the State the answers begin at, as engine.State writes it; nil for the
	// game as its Plan deals it.
	Base    []byte
	Answers []engine.Option
	// Checks has a byte of the hash of the State after each answer, for games of the same
	// cards and rules: it tells the first answer that leads elsewhere than it did.
	Checks []byte
	Sum    uint32      // of the State after the last answer, see Sum
	Turns  []TurnStart // in order
	Beyond []Beyond    // in the order in which they were taken
	Memos  []Memo      // in the order in which they were written
}

// Memo is what a player has written down for this game, for that player alone.
type Memo struct {
	At   int // answers given by then
	Seat engine.SeatID
	Text string // at most MaxMemo bytes
}

// MaxMemo is how many bytes a Memo may have.
const MaxMemo = 160

// TurnStart is where a turn began. What lay where by then tells whether a game that is
// played again still is the same one.
type TurnStart struct {
	At     int    // answers given by then
	Number int    // of the turn, from 1
	Sum    uint32 // see Sum
}

// Beyond is one time something was taken back that could not be taken back in
// fairness: a hidden card had been seen, chance used, or somebody else had chosen.
type Beyond struct {
	From, To int // answers given before and after
}

// Saved is a game as it stands: the Record, and the State itself.
type Saved struct {
	Record
	Now  []byte // as engine.State writes it
	Turn []byte // as its turn began; nil if that is not known
}
