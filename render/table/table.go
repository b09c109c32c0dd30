// Package table is the scene a match is played in: the open question and its answers, the log, the
// curtain between people who share a device, and the flourishes. All of that is the same for every
// mode. The places of a mode are on its board: see package board, and its packages standard and
// town. The table shows what one seat may see and knows no rules of the game.
package table

import (
	"fmt"
	"slices"
	"strings"

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

// Options are what a table is made from, and what it can ask the program around it.
type Options struct {
	Match    *match.Match
	Board    board.Lay // lays out the board of the match's mode
	Looks    players.SeatLooks
	Faces    []art.Face // everything printed, by FaceID
	Canvas   *ui.Canvas // for measuring words
	Settings *ui.Settings
	Changed  func() // called after an answer, undo, or redo; may be nil
	// Lost describes what would be lost on leaving the table now, or returns "" if nothing would. A
	// nil Lost means that nothing ever would.
	Lost func() string
	// Onlooker reports whether the table shows only public information and takes no answers.
	Onlooker bool
	Watch    *Watch // for a replay, or nil for a game in progress
	// Rules returns the pages of the rules, with this game's first. It is nil if there are none.
	Rules func() []mode.RulesChapter
	// SaveAs saves the current game under a name. It is nil if the game can't be saved.
	SaveAs func(name string)
	Over   func() // called after the game's end has been shown
	// Lingers reports whether the table must stay at the game's end although it has been shown. It is nil
	// if it never must.
	Lingers func() bool
	ToTitle func()
	// ToSettings leads to the settings, and from there back to the table.
	ToSettings func()
	// ToCampaign leads to the overview of the game's campaign. It is nil for any other game.
	ToCampaign func()
	Quit       func()
}

// Table is the scene a game is played in. It sees the match through the eyes of one seat, or of
// none, and holds no state of the game. Everything on it is laid out again from that seat's view
// after every answer.
type Table struct {
	Options

	eyes   engine.SeatID // the seat of the drawn view, NoSeat for public information
	near   engine.SeatID // the seat at the near side of the table
	holder engine.SeatID // the person who has the device, if several play, or NoSeat if that is not known
	people []engine.SeatID
	// seenBefore holds the cards of an earlier game that may be looked at.
	seenBefore []engine.FaceID

	layout   *board.Layout // of the board
	board    board.Board
	sprites  *sprites
	effects  effects
	panels   []board.SeatInfo
	self     board.SeatInfo // the near seat's own
	power    int
	arriving map[engine.FaceID]*art.Face // see faceAsking
	tally    history.Tally
	logs     map[engine.SeatID]*seatLog
	public   map[engine.SeatID]*match.Chronicle // what all may know, as the curtain tells each seat
	news     []caption
	pictured []*art.Face // in each caption as last drawn, or nil if there is none
	fresh    bool        // the match has not been laid out for these eyes yet

	layers  ui.Overlays // the layers over the board
	scene   board.Scene // for the board
	ask     openQuestion
	opened  int // see opens
	grace   grace
	curtain curtain
	dialog  ui.Dialog
	log     logPanel
	pause   pauseMenu
	replay  *replay // nil for a game in progress
	browser ui.Browser
	book    rulebook.Book // the rules page
	zoom    ui.Zoom
	noted   costNote
	buttons ui.Buttons

	cursorX float64 // the pointer in the latest tick
	cursorY float64
	hover   int // index plus one of the spot under the pointer
	stir    stir
	pressed thing
	sign    float64 // seconds left of the sign at what is pressed
	short   []int   // Power missing to buy each spot's card
	// shortTold says so for the card under the pointer.
	shortTold string
	refused   float64 // seconds since a click that shortTold answers
	drag      *cardSprite
	fitted    ui.Fit   // the window the words are wrapped for
	late      ui.Late  // the last pictures, shown while new ones are painted
	floor     ui.Layer // the static parts, as last drawn
	glow      glow     // the cards that glow
	seen      int      // laid when the table was last drawn
	laid      int      // number of layouts so far
	wait      float64  // seconds until a computer player's next step
	skipping  bool
	shown     bool  // all of the table has been drawn
	taken     int   // one more than the number of the event in which the viewer let an Attack hit them, or 0
	pages     pages // what the viewer must see before the game goes on
	recap     recap // the other players' turns
	help      help  // the pause in which the viewer may help
	keysShown keysShown
	narrated  narrated      // see Happened
	knows     engine.CardID // the last card the viewer answered about; its Attack is not news
	// answered holds the last card that each person answered about.
	answered map[engine.SeatID]engine.CardID
	undid    map[engine.SeatID]undone // whose choices others have undone
	clock    turnClock                // of a person's turn
	left     bool                     // the program has moved to another scene
	ahead    splashAhead              // for the next one
	skyNews  int                      // pictures painted when the curtain's sky was last requested, plus 1
	idle     float64                  // seconds since the mouse or the keyboard was used
	breath   board.Breath             // of the table at rest
	tabs     board.Tabs               // of the cards that can be used
	usable   []engine.CardID
	tokens   bool // the game has VP tokens
}

// New returns the table of a match, laid out for the first viewer.
func New(o Options) *Table {
	t := &Table{Options: o, sprites: newSprites(o.Faces), eyes: engine.NoSeat, holder: engine.NoSeat, logs: map[engine.SeatID]*seatLog{}, public: map[engine.SeatID]*match.Chronicle{}}
	t.layers, t.scene = t.stack(), t.newScene()
	t.zoom.Terms = t.terms
	t.fresh = true
	t.effects.sheen, t.idle = sheenTime, board.CounterTime
	if o.Watch != nil {
		t.replay = &replay{Watch: *o.Watch, speed: ui.Normal}
		t.Match.LayOpen(o.Watch.At.Open)
	}
	for s := range engine.SeatID(len(o.Match.Plan().Seats)) {
		if o.Match.Person(s) {
			t.people = append(t.people, s)
		}
	}
	if len(t.people) > 0 {
		t.near = t.people[0]
	}
	t.tokens = board.ScoresTokens(o.Match.Book().Library())
	t.seenBefore, t.clock = o.Match.Seen(), clockOf(o.Match)
	t.look()
	t.sync(false)
	t.resume()
	t.wait = openingTime
	if t.plays() && t.speed() != ui.Instant {
		t.announceTurn()
	}
	if t.replay != nil && t.replay.Plays {
		t.replay.toggle(t)
		t.wait = openingTime
	}
	return t
}

// leave moves to another scene. Nothing may happen at the table afterward.
func (t *Table) leave(to func()) {
	t.left = true
	to()
}

// Refresh lays the table out for the current state of the match, without motion.
func (t *Table) Refresh() {
	t.look()
	t.sync(false)
}

// Release frees the images of the table. It must not be drawn again.
func (t *Table) Release() {
	t.left = true // it may be released in the middle of its own Update
	t.floor.Release()
	t.glow.glows.Release()
	t.glow.cards.Release()
	t.board.Release()
}

// Announce shows a line over the table for a moment.
func (t *Table) Announce(words string) { t.effects.announce(words) }

// Restless reports whether the next frame may look different without any input.
func (t *Table) Restless() bool {
	seen := t.seen
	t.seen = t.laid
	return seen != t.laid || t.moves() || t.dialog.Restless() || t.ask.shown() && t.ask.search.Restless()
}

// Watches reports whether the table shows a replay.
func (t *Table) Watches() bool { return t.replay != nil }

// Passing reports whether the device is being passed to another person.
func (t *Table) Passing() bool { return t.curtain.up }

// plays reports whether a person can answer at the table.
func (t *Table) plays() bool { return t.replay == nil && !t.Onlooker }

// playing returns the people who have not left the game, in seat order.
func (t *Table) playing() []engine.SeatID {
	v := t.Match.View(engine.NoSeat)
	for _, s := range t.people { // this runs every frame, and usually no one has left
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

// faceOf returns the face of a card, or nil if the viewer may not know it.
func (t *Table) faceOf(v engine.View, c engine.CardID) *art.Face {
	if c == engine.NoCard || !v.Sees(c) {
		return nil
	}
	return &t.Faces[v.Card(c).Face]
}

// faceAsking returns the face of a card that asks or has hit a player. For an entering
// Super-Villain it shows the First Appearance in place of the card's usual text. Like faceForSale, it
// has the current cost.
func (t *Table) faceAsking(v engine.View, c engine.CardID) *art.Face {
	f := t.faceOf(v, c)
	if f == nil || f.Arrival == "" || !appears(v, c) {
		return t.faceForSale(v, c)
	}
	id := v.Card(c).Face
	if t.arriving[id] == nil {
		now := arrived(*f)
		if t.arriving == nil {
			t.arriving = map[engine.FaceID]*art.Face{}
		}
		t.arriving[id] = &now
	}
	return t.scene.Priced(v, c, t.arriving[id])
}

// faceForSale returns what faceOf does, but with the current cost of a card that can be bought.
func (t *Table) faceForSale(v engine.View, c engine.CardID) *art.Face {
	f := t.faceOf(v, c)
	if f == nil || !board.ForSale(board.WhereIs(v, c).Place) {
		return f
	}
	return t.scene.Priced(v, c, f)
}

// arrived returns the face of a Super-Villain with its First Appearance in place of its usual text, and
// with the paragraph about its defeat, which may say how long the First Appearance lasts.
func arrived(f art.Face) art.Face {
	var aside []string
	f.Text, f.Arrival = f.Arrival, f.Text
	for line := range strings.SplitSeq(f.Aside, "\n") {
		if strings.HasPrefix(line, card.WhenDefeated) {
			f.Text += "\n" + line
			continue
		}
		aside = append(aside, line)
	}
	f.Aside = strings.Join(aside, "\n")
	return f
}

// appears reports whether a Super-Villain's current effect is its First Appearance: it is where it
// enters and no player has played it from there.
func appears(v engine.View, c engine.CardID) bool {
	if p := board.WhereIs(v, c).Place; p != card.Villains && p != card.LineUp {
		return false
	}
	return !slices.ContainsFunc(v.Plays(), func(p engine.Play) bool { return p.Card == c && p.Stay == v.Card(c).Stay })
}

// sync reads what has happened and lays the table out. Without motion everything is in place
// immediately.
func (t *Table) sync(moving bool) {
	v := t.view()
	if t.eyes == engine.NoSeat && len(t.playing()) == 0 && t.replay == nil {
		t.near = 0
	}
	moving = moving && !t.fresh && t.speed() != ui.Instant
	old := t.board
	t.board = t.layBoard(old)
	t.layout = t.board.Common()
	if moving {
		t.hear(old.Common())
	}
	t.takeLines(t.eyes)
	t.fresh = false
	t.sprites.place(v, t.board)
	t.board.Arrive(t.now(), old, moving)
	t.fitted = t.Canvas.Fit
	t.hover, t.drag = 0, nil
	t.question(v)
	t.closeUp()
	t.countShort(v)
	if t.log.moment.shown {
		t.showMoment(t.log.moment.of) // going back would undo something else now
	}
	t.lift()
	if !moving {
		t.sprites.snap()
		t.tabs.Still()
		t.stepTabs(0)
	}
	t.recount()
}

// Check checks what must be true of the table between two ticks: it shows the open question and
// offers only legal answers, and its cards are those the viewer sees, each once, at its place or on
// its way there. It is for tests that play at random.
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
			return fmt.Errorf("card %d is lit for %+v, which is not an answer", c, o)
		}
	}
	return nil
}

// checkCards checks the sprites against the view.
func (t *Table) checkCards(v engine.View) error {
	lies := map[engine.CardID]bool{}
	for i := range t.layout.Spots {
		s := &t.layout.Spots[i]
		if lies[s.Card] {
			return fmt.Errorf("card %d is on the table twice", s.Card)
		}
		lies[s.Card] = true
		if w := board.WhereIs(v, s.Card); !v.Sees(s.Card) || v.Card(s.Card).Face != s.Face || w.Place != s.Place && !(s.Theirs && w.Place == engine.Hand && w.Seat != t.near) {
			return fmt.Errorf("card %d is in %s, but on the table in %s", s.Card, board.WordsOf(w.Place), board.WordsOf(s.Place))
		}
		if s.Plate.W > 0 {
			continue // it is not drawn as a card
		}
		switch k := t.sprites.byCard[s.Card]; {
		case k == nil:
			return fmt.Errorf("card %d is in %s, but is not drawn", s.Card, board.WordsOf(s.Place))
		case k.Leaving || k.place != s.Place || k.Face != &t.Faces[s.Face]:
			return fmt.Errorf("card %d is in %s, but is drawn differently", s.Card, board.WordsOf(s.Place))
		}
	}
	for c, k := range t.sprites.byCard {
		if !lies[c] || k.card != c {
			return fmt.Errorf("card %d is drawn, but is in no zone", c)
		}
	}
	missing := append(board.Shared(card.LineUp).Cards(v), board.At(engine.InPlay, v.Turn().Seat).Cards(v)...)
	if len(t.layout.Backs) == 0 {
		missing = append(missing, board.At(engine.Hand, t.near).Cards(v)...)
	}
	for _, c := range missing {
		if !lies[c] {
			return fmt.Errorf("card %d of %s is not on the table", c, board.WordsOf(board.WhereIs(v, c).Place))
		}
	}
	return nil
}
