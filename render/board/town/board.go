package town

import (
	"fmt"
	"math"
	"slices"
	"sync"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/mode/rebirth"
	"lineup/render/art"
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
	chips chips                   // of the turn
	turn  uint16                  // the number of the turn
	open  uint16                  // the number of the last turn that was open
	bare  map[*art.Face]*art.Face // the faces of allies, by those of their heroes
	aimed aimed
	reach cardReach // the reach of aimed
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
	b.look = mapLook{late: sc.Motion.Late, lit: sc.Lit, away: func(c engine.CardID) bool { return b.look.shown().away(c) }, reach: noReach}
	b.reach = noReach
	_, b.heard = sc.Host.Events(0)
	look := looking{view: v, near: sc.Near, hard: slices.Contains(sc.Variants, rebirth.ImpossibleWord), faces: sc.Faces, name: func(s engine.SeatID) string { return sc.Host.Name(s) }, palette: sc.Canvas.Palette}
	was, _ := old.(*Board)
	if b.bare = map[*art.Face]*art.Face{}; was != nil {
		b.bare, look.was = was.bare, was.town
	}
	look.bare, look.shape = b.bareFace, shapeOf
	b.mine(sc, was, &look)
	if was != nil && was.eyes == b.eyes && was.turn == b.turn {
		b.chips = was.chips
	}
	b.chips = b.chips.with(look.offers)
	look.chips = b.chips
	b.town = readMap(look, g)
	b.Captions, b.FanRoom, b.Headings = b.town.captions, b.town.land, b.town.headings()
	for i := range b.town.seatPanels {
		if s := &b.town.seatPanels[i]; s.pick {
			b.Keys = append(b.Keys, s.choice)
			s.key = len(b.Keys)
		}
	}
	for i := range b.town.standees {
		if s := &b.town.standees[i]; s.pick && s.seat == engine.NoSeat {
			b.Keys = append(b.Keys, s.choice)
			s.key = len(b.Keys)
		}
	}
	called := func(s engine.SeatID) string {
		if s == v.Seat() && sc.Plays {
			return you
		}
		return sc.Host.Name(s)
	}
	b.words = mapWords{seat: called, card: func(c engine.CardID) string {
		if f := sc.FaceOf(c); f != nil {
			return f.Title()
		}
		return "A Villain" // it is out of sight
	}}
	if d := v.Pending(); d.Kind == engine.DecideTurn && d.Seat == sc.Eyes {
		b.words.reach = sync.OnceValue(func() powerInReach { return look.inReach(d) })
	}
	b.place(v)
	b.placeStrikes(sc)
	b.Note = townNote{b, sc}
	b.Entrance = func(events []engine.Event, i int) board.Moment { return b.entrance(sc, events, i) }
	b.Defeat = func(events []engine.Event, i int) board.Moment { return b.defeat(sc, events, i) }
	b.Wasted = func() (also, enough string) { return b.elsewhere(sc) }
	b.Aid = func() string { return b.town.aid(sc.Near, sc.Host.Name) }
	b.Recap, b.RecapSeats = b.town.recapBoxes()
	b.Stakes = func(v engine.View) []board.Stake {
		return b.stakes(v, func(s engine.SeatID) string {
			if s == v.Seat() {
				return you
			}
			return sc.Host.Name(s)
		})
	}
	b.Teaches = sc.Plays && sc.People > 0 && b.town.scenario == rebirth.Scenarios[0].Name
	b.Explains = explains
	b.Spoken = func(c engine.CardID) (name, says string) { return b.spoken(sc, c) }
	b.About = func(c engine.CardID) string { return b.town.about(c) }
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
	b.Reader = b.town.readAt(sc.X, sc.Y)
	b.OverHand = b.town.column && b.Reader == b.town.readerLeft
	b.teach(sc, dt)
	b.held = sc.Host.Held().Has(ui.HoldTime)
	if b.look.held != b.held && !b.look.now.over() {
		anew = true
	}
	b.look.held = b.held
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

// mine finds what the viewer can do on the map and what comes when the turn ends.
func (b *Board) mine(sc *board.Scene, old *Board, look *looking) {
	v := sc.View
	d := v.Pending()
	if sc.Plays {
		look.offers = look.help(sc.Host.ViewOf, sc.Eyes)
	}
	end, open := v.End()
	same := old != nil && old.eyes == b.eyes
	if same {
		b.open = old.open
	}
	switch {
	case same && old.seq == b.seq:
		look.next = old.town.next
	case open:
		look.next, b.open = foresee(v, end), b.turn
	case same: // a player is asked before the turn goes on, or during its end
		look.next = old.town.next.after(v, b.events(sc, old.heard))
		if b.open != b.turn || v.Over() != engine.NotOver {
			break
		}
		if on := foreseeOnward(v); on.known {
			look.next = on
		}
	}
	if !sc.Plays || d.Seat != sc.Eyes || !sc.Host.Person(d.Seat) {
		return
	}
	look.foes = foesOffered(v, d)
	for _, o := range d.Options {
		switch o.Kind {
		case engine.OptStep, engine.OptSpace:
			look.steps = append(look.steps, o)
		case engine.OptSeat:
			look.seats = append(look.seats, o)
		case engine.OptUse:
			if board.WhereIs(v, o.Card).Place == engine.Heroes {
				f := sc.FaceOf(o.Card)
				look.offers = append(look.offers, seatOffer{seat: sc.Near, option: o, words: abilityWords(f), name: f.Name, face: f, says: f.Name + ": " + f.Text})
			}
		case engine.OptAct, engine.OptPlay:
			if k, ok := b.storing(sc, o); ok {
				look.offers = append(look.offers, k)
			}
		default: // is offered at its card
		}
	}
	look.offers = append(look.offers, b.stored(sc, look.offers)...)
	b.mover = engine.NoCard
	for _, o := range look.steps {
		if own := v.Card(o.Card).Owner == sc.Near; b.mover == engine.NoCard || own {
			b.mover = o.Card
		}
	}
	if old != nil && slices.ContainsFunc(look.steps, func(o engine.Option) bool { return o.Card == old.mover }) && (old.seq == b.seq || old.turn == b.turn) {
		b.mover = old.mover
	}
	look.mover = b.mover
	b.offerMovers(sc, look)
}

// foesOffered returns the answers of a question that chooses one Villain on the map for what comes next,
// such as a move. Where choosing is itself what happens to it, a stage shows that.
func foesOffered(v engine.View, d engine.Decision) (out []engine.Option) {
	if d.Kind != engine.DecidePick || d.Verb != engine.VerbHold && d.Verb != engine.VerbKeep || d.Taken > 0 || d.Max > 1 {
		return nil
	}
	for _, o := range d.Options {
		switch {
		case o.Kind == engine.OptDone:
		case o.Kind == engine.OptCard && v.Sees(o.Card) && villain(v, o.Card) && board.WhereIs(v, o.Card).Place == card.LineUp && v.SpaceOf(o.Card) >= 0:
			out = append(out, o)
		default:
			return nil
		}
	}
	return out
}

// offerMovers offers to move another piece than the one that spaces are offered to.
func (b *Board) offerMovers(sc *board.Scene, look *looking) {
	var others []engine.CardID
	for _, o := range look.steps {
		if o.Kind == engine.OptStep && o.Card != b.mover && !slices.Contains(others, o.Card) {
			others = append(others, o.Card)
		}
	}
	look.moves = len(others) > 0
	for _, c := range others {
		seat := sc.View.Card(c).Owner
		words := "MOVE " + upper(look.name(seat))
		if seat == sc.Near {
			words = "MOVE YOURSELF"
		}
		look.offers = append(look.offers, seatOffer{seat: seat, moves: c, words: words, more: "then choose a lit space", name: words,
			says: "Spend your Move on " + look.name(seat) + ": choose this, then a lit space"})
	}
}

// storing returns the chip of an answer that stores an Assist or plays a stored one (R-SOL-10).
func (b *Board) storing(sc *board.Scene, o engine.Option) (k seatOffer, ok bool) {
	f := sc.FaceOf(o.Card)
	if f == nil {
		return k, false
	}
	k = seatOffer{seat: sc.Near, option: o, name: f.Name, face: f}
	switch place := board.WhereIs(sc.View, o.Card).Place; {
	case o.Kind == engine.OptAct && place == engine.Hand:
		k.words, k.more = "STORE "+upper(f.Name), "to play it next turn"
		k.says = fmt.Sprintf("Put %s on your Super Hero. It has no effect now. On your next turn, you must play it from there before you end that turn: %s", f.Name, f.Text)
	case o.Kind == engine.OptPlay && place == card.Stored:
		k.words, k.more, k.power = "PLAY "+upper(f.Name), "stored: play it this turn", art.PowerOf(f)
		k.says = fmt.Sprintf("%s is on your Super Hero. You must play it before you end this turn: %s", f.Name, f.Text)
	default:
		return k, false
	}
	return k, true
}

// stored returns a gray chip for each stored Assist that no chip plays yet.
func (b *Board) stored(sc *board.Scene, offers []seatOffer) (out []seatOffer) {
	for _, c := range board.At(card.Stored, sc.Near).Cards(sc.View) {
		f := sc.FaceOf(c)
		if f == nil || slices.ContainsFunc(offers, func(o seatOffer) bool { return o.option.Card == c }) {
			continue
		}
		out = append(out, seatOffer{seat: sc.Near, beyond: true, name: f.Name, face: f, words: f.Name + ", stored", more: "play it next turn", power: art.PowerOf(f),
			says: fmt.Sprintf("%s is on your Super Hero. On your next turn, you must play it: %s", f.Name, f.Text)})
	}
	return out
}
