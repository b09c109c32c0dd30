// Package savegame has the types of saved games: plain data that package saves writes to disk and
// the window shows. It does not touch the disk itself.
package savegame

import (
	"cmp"

	"lineup/game/campaign"
	"lineup/game/match"
)

// SaveKind is the kind of a save.
type SaveKind string

// The kinds.
const (
	Running   SaveKind = "running" // a current game, saved after every answer
	TurnStart SaveKind = "turn"    // a current game at the start of one of its latest turns
	Named     SaveKind = "named"   // saved by a person, with a title
	Quick     SaveKind = "quick"   // a quick save: there is only one
	Replay    SaveKind = "replay"  // a finished game
)

// Kinds are all kinds.
var Kinds = []SaveKind{Running, TurnStart, Named, Quick, Replay}

// SaveEntry is a list entry for a saved game, without the game itself.
type SaveEntry struct {
	ID      string // its place in the store, which assigns it
	Kind    SaveKind
	Game    string // the same for all saves of one game, assigned when the game begins
	Title   string // given by a person, or ""
	Plan    string // the Plan as text, with its seed
	Turn    int    // the current turn, from 1
	Answers int    // the number of answers given
	Order   int64  // its place among all saves of the store: the latest has the highest; 0 for saves of earlier versions
	Written int64  // when it was saved, for display: seconds since 1970 began, UTC
	Program string // the version of the program that wrote it
	Over    bool   // the game has ended
	Result  string // the result of a finished game in one line, or how a running one stands; "" in saves of earlier versions
	Beyond  bool   // an undo went back before a hidden card was revealed
	Picture []byte // a PNG of public cards, as they are in the save if there was time to paint it, or nil if none
	// Heroes are the names of each seat's Super Heroes, in seat order. They are nil if unknown, as in
	// saves of earlier versions.
	Heroes []string
}

// Moment returns when the save was made.
func (e *SaveEntry) Moment() Moment { return Moment{e.Order, e.Written} }

// Moment says when a save was made: its Order and its Written.
type Moment struct{ Order, Written int64 }

// Compare returns a negative number if m came before other, and a positive one if it came after.
// The date decides only between two saves of earlier versions, which have no Order.
func (m Moment) Compare(other Moment) int {
	if m.Order == 0 && other.Order == 0 {
		return cmp.Compare(m.Written, other.Written)
	}
	return cmp.Compare(m.Order, other.Order)
}

// SavedGame is a complete saved game.
type SavedGame struct {
	SaveEntry
	match.Saved
}

// Listed is an entry of a list. If the save cannot be read, Fault is the reason in words for
// people, and the SaveEntry has what is known: its ID and Kind, and the title, the Plan and the
// picture of its latest backup or turn start.
type Listed struct {
	SaveEntry
	Fault  string
	Newer  bool  // a newer program wrote it: that program may open it, and it is never written to
	Backup []Old // older readable versions, latest first
}

// Old is an older version of a save.
type Old struct {
	ID      string // to open it with
	Turn    int
	Written int64
	// Lacks is what is known to have happened after this version of a damaged campaign, in words
	// that follow "it lacks", or "" if nothing is.
	Lacks string
}

// SavedCampaign is a complete saved campaign.
type SavedCampaign struct {
	campaign.Campaign
	File    string // its place in the store, which assigns it
	Order   int64  // as for a SaveEntry
	Written int64  // when it was saved, for display: seconds since 1970 began, UTC
	Program string // the version of the program that wrote it
}

// Moment returns when the campaign was saved.
func (c *SavedCampaign) Moment() Moment { return Moment{c.Order, c.Written} }

// ListedCampaign is an entry of a list of campaigns. If it cannot be read, Fault is the reason in
// words for people, and the rest is what is known: its File, and the campaign of its latest backup.
type ListedCampaign struct {
	SavedCampaign
	Game   string // the ID of the current attempt's saved game, or ""
	Fault  string
	Newer  bool  // a newer program wrote it: that program may open it, and it is never written to
	Backup []Old // older readable versions, latest first
}

// Finished is a line of the record of finished games.
type Finished struct {
	Game   string `json:"game"`
	Plan   string `json:"plan"`
	Ended  int64  `json:"ended"` // seconds since 1970 began, UTC
	Turns  int    `json:"turns"`
	Won    []int  `json:"won,omitempty"`    // the winning seats
	Points []int  `json:"points,omitempty"` // by seat, if points count
	Beyond bool   `json:"beyond,omitempty"` // an undo went back before a hidden card was revealed
	Replay string `json:"replay,omitempty"` // the ID of its replay
}

// Crash is a report of a crash of the program.
type Crash struct {
	ID   string
	Text string // the report, without private paths and names
	Game string // the Game being played, or "" if none
}

// Everything counts what an export or import of everything has moved.
type Everything struct {
	Games     int  // saved games and replays
	Campaigns int  // campaigns
	Results   int  // lines of the record of finished games
	Settings  bool // the settings
	Known     int  // of an import: games and campaigns that were here already
	Left      int  // of an export: files that cannot be opened and were left out
}
