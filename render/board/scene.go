package board

import (
	"lineup/engine"
	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// Scene is what a board receives: what the viewer may see of a match, how it moves, and how to
// answer. A board knows nothing else of the table around it.
type Scene struct {
	View     engine.View   // what the viewer may see
	Eyes     engine.SeatID // the seat of that view, NoSeat for public information
	Near     engine.SeatID // the seat at the near side of the table
	Plays    bool          // a person can answer here
	Heroes   int           // of each seat
	Variants []string      // of the Plan
	Earlier  bool          // the cards of an earlier game can be looked at
	People   int           // people who play and have not left
	Faces    []art.Face    // everything printed, by FaceID
	Canvas   *ui.Canvas    // for measuring words
	Settings *ui.Settings
	Seats    []SeatInfo      // public information about the seats across the table
	Self     SeatInfo        // and about the near one
	Power    int             // of the cards that have arrived
	Fallen   []engine.SeatID // the seat that defeated each Super-Villain, latest last
	Motion   Motion
	Answers  Answers
	Host     Host
	X, Y     float64 // where the pointer is
	Hover    int     // index plus one of the spot under the pointer
	Laid     int     // how often the table was laid out
	Idle     float64 // seconds since the mouse or the keyboard was used
	Staged   bool    // a stage covers the cards in play
	Watched  bool    // a replay is shown, whose bar is in place of the prompt

	told   Gains                // what the card last under the pointer gives
	priced map[priced]*art.Face // see Priced
}

// FaceOf returns the face of a card, or nil if the viewer may not know it.
func (sc *Scene) FaceOf(c engine.CardID) *art.Face {
	if c == engine.NoCard || !sc.View.Sees(c) {
		return nil
	}
	return &sc.Faces[sc.View.Card(c).Face]
}

// Lit reports whether a card can be used where it is.
func (sc *Scene) Lit(c engine.CardID) bool {
	_, lit := sc.Answers.Of(c)
	return lit && sc.Answers.Can()
}

// Clear reports whether nothing covers the board.
func (sc *Scene) Clear() bool { return sc.Host.Held()&(ui.HoldTime|ui.HoldFrame) == 0 }

// Alone reports whether the table speaks to one person only.
func (sc *Scene) Alone() bool { return sc.Plays && sc.People == 1 }

// Answers gives access to the viewer's legal answers.
type Answers interface {
	// Turn reports whether the viewer is asked for an action on their turn.
	Turn() bool
	// Options returns the legal answers. It returns none while another seat is asked.
	Options() []engine.Option
	// Of returns the answer that a click on a card gives.
	Of(c engine.CardID) (engine.Option, bool)
	// Can reports whether the viewer may answer now. It is false while a layer over the table
	// prevents it.
	Can() bool
	// Give gives an answer. Answer does too, but first warns if it would waste something.
	Give(o engine.Option)
	Answer(o engine.Option)
}

// Host is what a board can ask the table around it.
type Host interface {
	Name(s engine.SeatID) string
	// Look returns the colors and the sign of a seat everywhere on the table.
	Look(s engine.SeatID) pen.Seat
	// Means says what a number on a card means, given whose next turn takes it off.
	Means(number engine.NumberID, whose string) string
	// Person reports whether a person plays a seat.
	Person(s engine.SeatID) bool
	// ViewOf returns the view of another seat whose hand the viewer may Assist with.
	ViewOf(s engine.SeatID) engine.View
	// Events returns the events known to the viewer from index since on, and the number of all
	// events.
	Events(since int) ([]engine.Event, int)
	// Counted returns the number of cards in a place, without those still on their way.
	Counted(w Where) int
	// Entering calls do for each card on its way to a place on the board. Do can delay the card.
	Entering(do func(c engine.CardID, way *ui.Course))
	// Strikes calls when for each Attack not shown yet. When returns after how many seconds the
	// Attack reaches the seat.
	Strikes(when func(source engine.CardID, seat engine.SeatID) (after float64, ok bool))
	// Pop shows a little dust at a position.
	Pop(x, y float64)
	// Held returns what the layers over the board hold back.
	Held() ui.Holds
	// Buttons returns the boxes of the buttons beside the board, and of the recap.
	Buttons() []ui.Box
	// Spread spreads cards out over the table, pile by pile, with a link to the rules if asked.
	Spread(rules bool, piles ...Spread)
	// Relay lays the board out again because a choice on it has changed.
	Relay()
	// DrawNews draws the captions of recent events, DrawCards the cards at rest that may be within
	// a box, and DrawFloor the static parts. Floor returns the key of those parts.
	DrawNews(c *ui.Canvas)
	DrawCards(c *ui.Canvas, within ui.Box)
	DrawFloor(c *ui.Canvas)
	Floor() ui.LayerKey
}

// Spread is a pile of cards to spread out.
type Spread struct {
	Title string
	Faces []*art.Face
	Notes []string // a few words below each face; nil for none
}

// Motion holds what moves on every board.
type Motion struct {
	Late   *ui.Late // the last pictures, shown while new ones are painted
	Tabs   *Tabs    // of the cards that can be used where they are
	Breath *Breath  // of the table at rest
	Fall   *Fall    // a defeated Super-Villain
	Swell  float64  // the scale at which the Power is drawn
	Owed   int      // Power still to be counted up
	// Shaken holds the seats that an Attack shakes now.
	Shaken engine.Seats
	// Fanned is the seat whose hand has been fanning out for Fanning seconds, or NoSeat if there is
	// none.
	Fanned  engine.SeatID
	Fanning float64
}
