package town

import (
	"math"
	"slices"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/mode/rebirth"
	"lineup/game/picture"
	"lineup/render/art"
	"lineup/render/art/town"
	"lineup/render/board"
	"lineup/render/ui"
)

// Board is the board of Rebirth: the map of the city with its ring of spaces.
type Board struct {
	board.Plain
	town  *townMap
	words mapWords
	look  mapLook
	seq   uint32                  // of the question the map was laid out for
	eyes  engine.SeatID           // the seat that sees it
	mover engine.CardID           // the piece whose steps are offered
	turn  uint16                  // the number of the turn
	bare  map[*art.Face]*art.Face // the faces of allies, by those of their heroes
	// shapes holds the outlines of figures, by their pictures.
	shapes map[*picture.Scene]*town.Shape
	aimed  aimed
	reach  cardReach // the reach of aimed
	// reaches holds the changed parts of the map for the latest reaches.
	reaches *reaches
	heard   int // number of match events shown
	since   int // number of events shown before what is happening
	// live reports whether idle motion is on, and liveTime for how many seconds.
	live     bool
	liveTime float64
	held     bool // a layer over the table holds up what is happening
	tutor    *tutor
	explains bool // the tutor's notes are shown
	taught   int  // sc.Laid when the tutor last looked for something new
	told     int  // number of match events the tutor has looked at
}

// New lays out the map of the city.
func New(sc *board.Scene, old board.Board) board.Board {
	v := sc.View
	g := Lay(sc.Canvas.Fit)
	b := &Board{Plain: board.Plain{Layout: board.Layout{Geometry: geometryOf(sc.Canvas.Fit, g), Near: sc.Near, Shows: map[engine.CardID]*art.Face{}, Heralds: true}}, reaches: &reaches{}, seq: v.Pending().Seq, turn: v.Turn().Number, eyes: sc.Eyes}
	b.look = mapLook{late: sc.Motion.Late, lit: sc.Lit, away: func(c engine.CardID) bool { return b.look.now.away(c) }, reach: noReach}
	b.reach = noReach
	_, b.heard = sc.Host.Events(0)
	look := looking{view: v, near: sc.Near, hard: slices.Contains(sc.Variants, rebirth.ImpossibleWord), faces: sc.Faces, name: func(s engine.SeatID) string { return sc.Host.Name(s) }}
	was, _ := old.(*Board)
	if b.bare, b.shapes = map[*art.Face]*art.Face{}, map[*picture.Scene]*town.Shape{}; was != nil {
		b.bare, b.shapes = was.bare, was.shapes
	}
	look.bare, look.shape = b.bareFace, b.shapeOf
	b.mine(sc, was, &look)
	b.town = readMap(look, g)
	b.Captions, b.FanRoom = b.town.captions, b.town.land
	for i := range b.town.seatPanels {
		if s := &b.town.seatPanels[i]; s.pick {
			b.Keys = append(b.Keys, s.choice)
			s.key = len(b.Keys)
		}
	}
	b.words = mapWords{seat: look.name, card: func(c engine.CardID) string {
		if f := sc.FaceOf(c); f != nil {
			return f.Title()
		}
		return "A Villain" // it is out of sight
	}}
	if b.words.sum, b.words.reach, b.words.short = look.inReach(sc.Eyes); b.words.reach != "" {
		b.town.tips = append(b.town.tips, hint{reachSays, g.reachAt})
	}
	b.place(v)
	b.Note = townNote{b, sc}
	b.Entrance = func(events []engine.Event, i int) board.Moment { return b.entrance(sc, events, i) }
	b.Defeat = func(events []engine.Event, i int) board.Moment { return b.defeat(sc, events, i) }
	b.Wasted = func() string { return b.elsewhere(sc) }
	b.Aid = func() string { return b.town.aid(sc.Near, sc.Host.Name) }
	b.Recap, b.Stakes = b.town.recapBox(), func(v engine.View) []board.Stake {
		return b.stakes(v, func(s engine.SeatID) string {
			if s == v.Seat() {
				return "you"
			}
			return sc.Host.Name(s)
		})
	}
	b.Teaches = sc.Plays && sc.People > 0 && b.town.scenario == rebirth.Scenarios[0].Name
	b.Reference, b.ReferenceWords = func() []board.Spread { return b.refer(sc) }, "map reference"
	return b
}

// geometryOf returns the places of the map as the geometry every table has.
func geometryOf(f ui.Fit, g *places) board.Geometry {
	out := board.Geometry{
		Room: g.window, Unit: f.Unit, Wide: g.wide, Down: math.Max(0, g.window.H-ui.StageHeight), Column: g.column, Target: f.MinTarget(), Print: f.Print(),
		Prompt: g.prompt, Banner: g.banner, Played: g.played, Power: g.powerAt, Hand: g.hand, HandY: g.HandY,
		HandWidth: g.handWidth, HandLift: g.handLift, HandRise: g.handRise(), HandTurn: 0.018, HandFall: 2,
		EndTurn: g.endTurn, Small: g.small, Reader: g.reader, SmallText: 25,
	}
	out.Deck, out.Discard, out.Weakness, out.Destroyed = g.piles[0], g.piles[1], g.piles[2], g.piles[3]
	return out
}

// deeds returns what has happened since an older board was laid out that had heard of some events.
func (b *Board) deeds(sc *board.Scene, heard int) []deed {
	return deedsAmong(sc.View, b.events(sc, heard))
}

// events returns the events since an older board was laid out that had heard of some.
func (b *Board) events(sc *board.Scene, heard int) []engine.Event {
	if heard > b.heard { // the match went back
		return nil
	}
	events, _ := sc.Host.Events(heard)
	return events
}

// Arrive takes over from the older board and starts to show what has happened, one event after
// another.
func (b *Board) Arrive(sc *board.Scene, old board.Board, moving bool) {
	was, ok := old.(*Board)
	if !ok || was == nil {
		b.tutor = &tutor{}
		return
	}
	b.tutor, b.told, b.reaches = was.tutor, was.told, was.reaches
	b.live, b.liveTime, b.look.lively = was.live, was.liveTime, was.live
	if !moving || sc.Settings.ReduceMotion {
		return
	}
	from := was.town
	if b.since = was.heard; was.look.now != nil && was.look.now.age == 0 { // nothing of it was seen
		from, b.since = was.look.now.was, was.since
	}
	b.look.now = happenedBetween(from, b.town, b.deeds(sc, b.since))
	b.look.now.turn(sc, b.events(sc, b.since))
	sc.Host.Entering(func(c engine.CardID, way *ui.Course) {
		if at := sc.View.SpaceOf(c); board.WhereIs(sc.View, c).Place == card.LineUp && at >= 0 {
			way.Delay += b.look.now.enters(at)
		}
	})
	sc.Host.Strikes(b.look.now.strikes)
}

// idleTime is how many seconds after the last input the idle motion on the map stops.
const idleTime = 5.0

// Step implements board.Board.
func (b *Board) Step(sc *board.Scene, dt float64) bool {
	anew := false
	b.aim(sc)
	b.liveTime += dt
	b.Reader = b.town.readerAt(sc.X, sc.Y)
	b.OverHand = b.town.column && b.Reader == b.town.readerLeft
	b.teach(sc, dt)
	b.held = sc.Host.Held().Has(ui.HoldTime)
	still := sc.Settings.ReduceMotion || sc.Settings.Speed == ui.Instant || b.held
	if live := sc.Idle < idleTime && !still && b.town.lively(); live != b.live {
		b.live, b.look.lively, anew = live, live, true
	}
	if b.held {
		return anew
	}
	changed, landed := b.look.now.step(dt)
	for _, at := range landed {
		sc.Host.Pop(at.X, at.Y+6)
	}
	return anew || changed
}

// Moves implements board.Board.
func (b *Board) Moves() (moves, awaited bool) {
	awaited = !b.held && !b.look.now.over()
	return b.live || awaited, awaited
}

// Release implements board.Board.
func (b *Board) Release() { b.reaches.release() }

// Still implements board.Board.
func (b *Board) Still() { b.look.now = nil }
