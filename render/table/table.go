// Package table is the scene a match is played in: the open question and what can be
// answered, the log, the hand-over between people at one machine, and the flourishes.
// All of that is there once for every mode. What knows where the places of a mode are
// is its board: see layout in board.go. The one of the standard mode is in standard.go,
// that of Rebirth in city.go. The table shows what
// one seat may see and knows no rule of the game.
package table

import (
	"fmt"
	"slices"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/render/art"
	"lineup/render/board"
	"lineup/render/players"
	"lineup/render/rulebook"
	"lineup/render/table/history"
	"lineup/render/ui"
)

// Options are what a table is made of, and what it can ask of the program
// around it.
type Options struct {
	Match    *match.Match
	Board    board.Lay // lays out the board of the match's mode
	Colors   players.SeatColors
	Faces    []art.Face // everything printed, by FaceID
	Canvas   *ui.Canvas // what words are measured for
	Settings *ui.Settings
	Changed  func() // something was answered or taken back; nil for nobody to tell
	// Lost says what is lost if the table is left now, "" for nothing; nil for nothing ever.
	Lost func() string
	// Onlooker: the table shows only what everybody may see, and nothing is done at it.
	Onlooker bool
	Watch    *Watch // of a game that is over and looked at again, nil for one that is played
	// Rules are the pages of the rules, those of this game first; nil where none can be read.
	Rules func() []mode.Chapter
	// SaveAs keeps the game as it stands under a name; nil if that cannot be done.
	SaveAs  func(name string)
	Over    func() // the game has ended, and has been looked at
	ToTitle func()
	Quit    func()
}

// Table is the scene a game is played in. It looks at the match through the eyes
// of one seat, or of nobody, and holds nothing of the game itself: everything on
// it is laid out anew from that seat's view whenever something was answered.
type Table struct {
	Options

	eyes   engine.SeatID // whose view is drawn; NoSeat for what is public
	near   engine.SeatID // whose side of the table is drawn
	holder engine.SeatID // the person the machine was handed to, with several
	people []engine.SeatID
	// seenBefore are the cards of an earlier game that may be looked at.
	seenBefore []engine.FaceID

	board    *board.Layout // what every board has, of the one that is laid out
	lays     board.Board
	sprites  *sprites
	effects  effects
	panels   []board.Panel
	self     board.Panel // the near seat's own
	power    int
	arriving map[engine.FaceID]*art.Face // see faceAsking
	tally    history.Tally
	logs     map[engine.SeatID]*seatLog
	news     []caption
	pictured []*art.Face // in each caption as it was drawn last, nil for none
	fresh    bool        // nothing of the match has been laid out for these eyes yet

	layers  ui.Overlays // what lies over the board
	scene   board.Scene // as the board is handed it
	ask     openQuestion
	curtain curtain
	dialog  ui.Dialog
	log     logPanel
	pause   pauseMenu
	replay  *replay // how a game that is over is looked at again, nil while one is played
	browser ui.Browser
	book    rulebook.Book // the rules, while they are read
	zoom    ui.Zoom
	buttons ui.Buttons

	cursorX float64 // where the pointer was in the latest tick
	cursorY float64
	hover   int // index plus one of the spot under the pointer
	pressed thing
	sign    float64 // seconds that the sign of what is pressed stays
	short   []int   // how much Power is missing to buy the card of each spot of the board
	// shortTold says so of the card under the pointer.
	shortTold string
	drag      *cardSprite
	fitted    ui.Fit   // the window the words are broken for
	late      ui.Late  // what stood on the table last
	floor     ui.Layer // what lies under what moves, as last drawn
	glow      glow     // the cards that glow
	seen      int      // how often it had been laid out when it was last drawn
	laid      int      // how often the table was laid out
	wait      float64  // until a computer player's next step
	skipping  bool
	shown     bool          // all of the table has been drawn
	struck    struck        // the Attack that has hit the viewer, until they have seen that
	knows     engine.CardID // what the viewer has answered about last: an Attack of it is no news
	clock     turnClock     // of the turn that a person is at
	left      bool          // the program has gone on to another scene
	splash    splash        // the page of a Super-Villain that has appeared
	idle      float64       // seconds since the mouse or the keyboard was used
	breath    board.Breath  // of what is at rest
	tabs      board.Tabs    // of what can be bought
	usable    []engine.CardID
}

// New makes the table of a match, laid out for whoever may see it first.
func New(o Options) *Table {
	t := &Table{Options: o, sprites: newSprites(o.Faces), eyes: engine.NoSeat, holder: engine.NoSeat, logs: map[engine.SeatID]*seatLog{}}
	t.layers, t.scene = t.stack(), t.newScene()
	t.fresh = true
	t.effects.sheen, t.idle = sheenTime, board.CounterTime
	if o.Watch != nil {
		t.replay = &replay{Watch: *o.Watch}
	}
	for s := range engine.SeatID(len(o.Match.Plan().Seats)) {
		if o.Match.Person(s) {
			t.people = append(t.people, s)
		}
	}
	if len(t.people) > 0 {
		t.near = t.people[0]
	}
	t.seenBefore = o.Match.Seen()
	t.look()
	t.sync(false)
	t.wait = openingTime
	if t.plays() && t.Settings.Speed != ui.Instant {
		t.announceTurn()
	}
	return t
}

// leave goes on to another scene; nothing may happen at the table after that.
func (t *Table) leave(to func()) {
	t.left = true
	to()
}

// Refresh lays the table out as the match is now, without motion.
func (t *Table) Refresh() {
	t.look()
	t.sync(false)
}

// Release gives back what the table has drawn on. It must not be drawn again.
func (t *Table) Release() {
	t.floor.Release()
	t.glow.glows.Release()
	t.glow.cards.Release()
	t.lays.Release()
}

// Announce shows a line over the table for a moment.
func (t *Table) Announce(words string) { t.effects.announce(words) }

// Restless reports whether the table can look otherwise in the next frame though nobody
// has done anything.
func (t *Table) Restless() bool {
	seen := t.seen
	t.seen = t.laid
	return seen != t.laid || t.moves() || t.dialog.Restless()
}

// Watches reports whether the table shows a game that is looked at again.
func (t *Table) Watches() bool { return t.replay != nil }

// plays reports whether a person can answer at the table at all.
func (t *Table) plays() bool { return t.replay == nil && !t.Onlooker }

// playing returns the people who have not left the game, in seat order.
func (t *Table) playing() []engine.SeatID {
	v := t.Match.View(engine.NoSeat)
	for _, s := range t.people { // it is asked in every frame: mostly nobody has left
		if v.Left(s) {
			return slices.DeleteFunc(slices.Clone(t.people), v.Left)
		}
	}
	return t.people
}

func (t *Table) view() engine.View { return t.Match.View(t.eyes) }

func (t *Table) name(s engine.SeatID) string {
	if s == engine.NoSeat {
		return ""
	}
	return t.Match.Name(s)
}

// faceOf returns the face of a card, nil where the viewer may not know it.
func (t *Table) faceOf(v engine.View, c engine.CardID) *art.Face {
	if c == engine.NoCard || !v.Sees(c) {
		return nil
	}
	return &t.Faces[v.Card(c).Face]
}

// faceAsking returns the face of a card that asks, or has hit somebody. Of a Super-Villain that appears
// it has the First Appearance on it, in the place of what it does when it is played.
func (t *Table) faceAsking(v engine.View, c engine.CardID) *art.Face {
	f := t.faceOf(v, c)
	if f == nil || f.Arrival == "" || !appears(v, c) {
		return f
	}
	id := v.Card(c).Face
	if t.arriving[id] == nil {
		now := *f
		now.Text, now.Arrival = f.Arrival, f.Text
		if t.arriving == nil {
			t.arriving = map[engine.FaceID]*art.Face{}
		}
		t.arriving[id] = &now
	}
	return t.arriving[id]
}

// appears reports whether what a Super-Villain does now is its First Appearance: it lies where it
// comes in, and nobody plays it from there.
func appears(v engine.View, c engine.CardID) bool {
	if p := board.WhereIs(v, c).Place; p != card.Villains && p != card.LineUp {
		return false
	}
	return !slices.ContainsFunc(v.Plays(), func(p engine.Play) bool { return p.Card == c && p.Stay == v.Card(c).Stay })
}

// sync takes in what has happened, and lays the table out. Without moving,
// everything is at once where it should be.
func (t *Table) sync(moving bool) {
	v := t.view()
	if t.eyes == engine.NoSeat && len(t.playing()) == 0 && t.replay == nil {
		t.near = 0
	}
	moving = moving && !t.fresh && t.Settings.Speed != ui.Instant
	old := t.lays
	t.lays = t.layBoard(old)
	t.board = t.lays.Common()
	if moving {
		t.hear(old.Common())
	}
	t.takeLines(t.eyes)
	t.fresh = false
	t.sprites.place(v, t.lays)
	t.lays.Arrive(t.now(), old, moving)
	t.fitted = t.Canvas.Fit
	t.hover, t.drag = 0, nil
	t.question(v)
	t.countShort(v)
	t.lift()
	if !moving {
		t.sprites.snap()
		t.tabs.Still()
		t.stepTabs(0)
	}
	t.recount()
}

// Check holds the table to what must be true of it between two ticks: it shows the
// question that is open and lets only be chosen what may be, and the cards on it are those
// that its viewer sees, each once, on its way to where it lies. It is for tests that play
// at random.
func (t *Table) Check() error {
	v := t.view()
	if err := t.checkCards(v); err != nil {
		return err
	}
	if d := v.Pending(); t.ask.seq != d.Seq || t.ask.kind != d.Kind {
		return fmt.Errorf("question %d is open, and the table shows question %d", d.Seq, t.ask.seq)
	}
	if len(t.ask.options) > 0 && !t.ask.mine {
		return fmt.Errorf("seat %d can choose what another seat is asked", t.eyes)
	}
	for c, o := range t.ask.lit {
		found := false
		for _, legal := range v.Pending().Options {
			found = found || legal == o
		}
		if !found || o.Card != c {
			return fmt.Errorf("card %d is lit for %+v, which is no answer", c, o)
		}
	}
	return nil
}

// checkCards holds the sprites to the view.
func (t *Table) checkCards(v engine.View) error {
	lies := map[engine.CardID]bool{}
	for i := range t.board.Spots {
		s := &t.board.Spots[i]
		if lies[s.Card] {
			return fmt.Errorf("card %d lies on the table twice", s.Card)
		}
		lies[s.Card] = true
		if w := board.WhereIs(v, s.Card); !v.Sees(s.Card) || v.Card(s.Card).Face != s.Face || w.Place != s.Place {
			return fmt.Errorf("card %d lies in %s, and on the table in %s", s.Card, board.WordsOf(w.Place), board.WordsOf(s.Place))
		}
		if s.Plate.W > 0 {
			continue // it is drawn otherwise
		}
		switch k := t.sprites.byCard[s.Card]; {
		case k == nil:
			return fmt.Errorf("card %d lies in %s, and is not drawn", s.Card, board.WordsOf(s.Place))
		case k.Leaving || k.place != s.Place || k.Face != &t.Faces[s.Face]:
			return fmt.Errorf("card %d lies in %s, and is drawn otherwise", s.Card, board.WordsOf(s.Place))
		}
	}
	for c, k := range t.sprites.byCard {
		if !lies[c] || k.card != c {
			return fmt.Errorf("card %d is drawn and lies nowhere", c)
		}
	}
	missing := append(board.Shared(card.LineUp).Cards(v), board.At(engine.InPlay, v.Turn().Seat).Cards(v)...)
	if len(t.board.Backs) == 0 {
		missing = append(missing, board.At(engine.Hand, t.near).Cards(v)...)
	}
	for _, c := range missing {
		if !lies[c] {
			return fmt.Errorf("card %d of %s is not on the table", c, board.WordsOf(board.WhereIs(v, c).Place))
		}
	}
	return nil
}
