package board

import (
	"image/color"

	"lineup/engine"
	"lineup/render/art"
	"lineup/render/ui"
)

// Scene is what a board is handed: what the viewer may see of a match, how it moves, and
// how an answer is given. A board knows nothing else of the table around it.
type Scene struct {
	View     engine.View   // what the viewer may see
	Eyes     engine.SeatID // whose view that is; NoSeat for what is public
	Near     engine.SeatID // whose side of the table is drawn
	Plays    bool          // a person can answer here
	Heroes   int           // that each seat plays with
	Earlier  bool          // the cards of an earlier game can be looked at
	People   int           // how many people play and have not left
	Faces    []art.Face    // everything printed, by FaceID
	Canvas   *ui.Canvas    // what words are measured for
	Settings *ui.Settings
	Seats    []Panel         // what is open to all about the seats across the table
	Self     Panel           // and about the near one
	Power    int             // of the cards that have come down
	Fallen   []engine.SeatID // who has brought down each Super-Villain, the latest last
	Motion   Motion
	Answers  Answers
	Host     Host
	X, Y     float64 // where the pointer is
	Hover    int     // index plus one of the spot under the pointer
	Laid     int     // how often the table was laid out
	Idle     float64 // seconds since the mouse or the keyboard was used

	told Gains // what the card gives that was under the pointer last
}

// FaceOf returns the face of a card, nil where the viewer may not know it.
func (sc *Scene) FaceOf(c engine.CardID) *art.Face {
	if c == engine.NoCard || !sc.View.Sees(c) {
		return nil
	}
	return &sc.Faces[sc.View.Card(c).Face]
}

// Lit reports whether a card can be used where it lies.
func (sc *Scene) Lit(c engine.CardID) bool {
	_, lit := sc.Answers.Of(c)
	return lit && sc.Answers.Can()
}

// Clear reports whether nothing lies over the board.
func (sc *Scene) Clear() bool { return sc.Host.Held()&(ui.HoldTime|ui.HoldFrame) == 0 }

// Alone reports whether all that the table says is for one person.
func (sc *Scene) Alone() bool { return sc.Plays && sc.People == 1 }

// Answers are the legal answers of the viewer, and how one is given.
type Answers interface {
	// Turn reports whether the viewer is asked what to do in their turn.
	Turn() bool
	// Options are the legal answers, none while another seat is asked.
	Options() []engine.Option
	// Of is what a click on a card answers.
	Of(c engine.CardID) (engine.Option, bool)
	// Can reports whether the viewer may answer now: nothing lies over the table that keeps
	// them from it.
	Can() bool
	// Give gives an answer, and Answer does so after a warning where it would waste something.
	Give(o engine.Option)
	Answer(o engine.Option)
}

// Host is what a board can ask of the table around it.
type Host interface {
	Name(s engine.SeatID) string
	// Color returns the color of a seat wherever the table shows something of it.
	Color(s engine.SeatID) color.NRGBA
	// Person reports whether a person plays for a seat.
	Person(s engine.SeatID) bool
	// ViewOf is the view of another seat whose hand the viewer may help with.
	ViewOf(s engine.SeatID) engine.View
	// Events are those the viewer knows of since a number of them, and how many there are.
	Events(since int) ([]engine.Event, int)
	// Counted is how many cards a place has, without those that are on their way.
	Counted(w Where) int
	// Entering calls do for each card on its way to a place on the board; it can delay it.
	Entering(do func(c engine.CardID, way *ui.Course))
	// Strikes asks of each Attack that has not been shown yet after how many seconds it
	// reaches the seat.
	Strikes(when func(source engine.CardID, seat engine.SeatID) (after float64, ok bool))
	// Pop lets a little dust be seen at a place.
	Pop(x, y float64)
	// Held says what the layers over the board hold back.
	Held() ui.Holds
	// Buttons are the places of the buttons beside the board.
	Buttons() []ui.Box
	// Spread spreads cards out over the table, pile by pile, and leads on to the rules.
	Spread(rules bool, piles ...Spread)
	// Relay lays the board out again: a choice on it has changed.
	Relay()
	// PaintAhead has painted what may lie over the board next.
	PaintAhead(c *ui.Canvas)
	// DrawNews draws what happened lately, DrawCards the cards at rest of which some may
	// lie within a box, and DrawFloor all that stays as it is; Floor is what that depends on.
	DrawNews(c *ui.Canvas)
	DrawCards(c *ui.Canvas, within ui.Box)
	DrawFloor(c *ui.Canvas)
	Floor() ui.LayerKey
}

// Spread is one pile of cards that are spread out.
type Spread struct {
	Title string
	Faces []*art.Face
}

// Motion is what moves on every board.
type Motion struct {
	Late   *ui.Late // what was there last, while something new is painted
	Tabs   *Tabs    // of the cards that can be used where they lie
	Breath *Breath  // of what is at rest
	Fall   *Fall    // a Super-Villain that has been brought down
	Swell  float64  // how large the Power is drawn
	Owed   int      // how much of it is still to be counted up
	// Shaken are the seats that an Attack shakes now.
	Shaken engine.Seats
	// Fanned is the seat whose hand is fanned out, for Fanning seconds, or NoSeat if there is none.
	Fanned  engine.SeatID
	Fanning float64
}
