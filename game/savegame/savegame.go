// Package savegame is what is kept of games between two evenings: plain data that
// package saves writes to disk and the window shows. It touches no disk itself.
package savegame

import (
	"lineup/game/campaign"
	"lineup/game/match"
)

// Kind is what a kept game is kept as.
type Kind string

// The kinds.
const (
	Running   Kind = "running" // a game that is being played, kept after every answer
	TurnStart Kind = "turn"    // a running game as one of its latest turns began
	Named     Kind = "named"   // kept by a person, under a title
	Quick     Kind = "quick"   // kept with one key: there is one at a time
	Replay    Kind = "replay"  // a game that is over
)

// Kinds are all kinds.
var Kinds = []Kind{Running, TurnStart, Named, Quick, Replay}

// Entry is what a list tells of a kept game without reading the game itself.
type Entry struct {
	ID      string // where it is kept; the store gives it
	Kind    Kind
	Game    string // the same for all that is kept of one game, given when it begins
	Title   string // what a person calls it; "" for nothing
	Plan    string // the Plan as text, with its seed
	Turn    int    // the turn it stands in, from 1
	Answers int    // how many answers were given
	Written int64  // when it was kept: seconds since 1970 began, UTC
	Program string // the version of the program that wrote it
	Over    bool   // the game has ended
	Result  string // of a game that is over: how it ended, in one line
	Beyond  bool   // something hidden was taken back in it
	Picture []byte // a PNG of what everybody may see, as the turn began; none if nil
}

// Game is a kept game, whole.
type Game struct {
	Entry
	match.Saved
}

// Listed is one entry of a list. Of what cannot be read, Fault says why in words for
// people, and the Entry is as much as could be read: the ID at least.
type Listed struct {
	Entry
	Fault  string
	Newer  bool  // a newer program wrote it: it may be opened with that, and is never written to
	Backup []Old // older states of it that can be read, latest first
}

// Old is an older state of something kept.
type Old struct {
	ID      string // to open it with
	Turn    int
	Written int64
}

// Campaign is a kept campaign, whole.
type Campaign struct {
	campaign.Campaign
	File    string // where it is kept; the store gives it
	Written int64  // when it was kept: seconds since 1970 began, UTC
	Program string // the version of the program that wrote it
}

// ListedCampaign is one entry of a list of campaigns. Of what cannot be read, Fault says
// why in words for people, and the rest is as much as could be read: the File at least.
type ListedCampaign struct {
	Campaign
	Game   string // where the game of the play that is going on is kept; "" if there is none
	Fault  string
	Newer  bool  // a newer program wrote it: it may be opened with that, and is never written to
	Backup []Old // older states of it that can be read, latest first
}

// Finished is the line that the record of finished games keeps of one. What is counted
// from them is for later.
type Finished struct {
	Game   string `json:"game"`
	Plan   string `json:"plan"`
	Ended  int64  `json:"ended"` // seconds since 1970 began, UTC
	Turns  int    `json:"turns"`
	Won    []int  `json:"won,omitempty"`    // the seats that have won
	Points []int  `json:"points,omitempty"` // by seat, where points are counted
	Beyond bool   `json:"beyond,omitempty"` // something hidden was taken back in it
	Replay string `json:"replay,omitempty"` // the ID of its replay
}

// Crash is the report of a program that ended by a fault of its own.
type Crash struct {
	ID   string
	Text string // the report, without private paths and names
	Game string // the Game that was being played, "" for none
}
