package town

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/mode/rebirth"
	"lineup/game/picture"
	set "lineup/game/sets/rebirth"
	"lineup/render/art"
	"lineup/render/art/pen"
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

// aimed is the card under the pointer that could reach something. The zero value is none.
type aimed struct {
	card   engine.CardID
	seat   engine.SeatID // its owner
	beyond bool          // it is out of Range
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

// mine finds what the viewer can do on the map and what comes when the turn ends.
func (b *Board) mine(sc *board.Scene, old *Board, look *looking) {
	v := sc.View
	d := v.Pending()
	if sc.Plays {
		look.offers = look.help(sc.Host.ViewOf, sc.Eyes)
	}
	end, open := v.End()
	switch same := old != nil && old.eyes == b.eyes; {
	case same && old.seq == b.seq:
		look.next = old.town.next
	case open:
		look.next = foresee(v, end)
	case same: // a player is asked before the turn goes on, or during its end
		look.next = old.town.next.after(v, b.events(sc, old.heard))
	}
	if !sc.Plays || d.Seat != sc.Eyes || !sc.Host.Person(d.Seat) {
		return
	}
	for _, o := range d.Options {
		switch o.Kind {
		case engine.OptStep, engine.OptSpace:
			look.steps = append(look.steps, o)
		case engine.OptSeat:
			look.seats = append(look.seats, o)
		case engine.OptUse:
			if board.WhereIs(v, o.Card).Place == engine.Heroes {
				f := sc.FaceOf(o.Card)
				look.offers = append(look.offers, seatOffer{seat: sc.Near, option: o, words: abilityWords(f), name: f.Name, says: f.Name + ": " + f.Text})
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
		look.offers = append(look.offers, seatOffer{seat: seat, moves: c, words: words, more: "then click a lit space", name: words,
			says: "Spend your Move on " + look.name(seat) + ": click here, then a lit space"})
	}
}

// storing returns the chip of an answer that stores an Assist or plays a stored one (R-SOL-10).
func (b *Board) storing(sc *board.Scene, o engine.Option) (k seatOffer, ok bool) {
	f := sc.FaceOf(o.Card)
	if f == nil {
		return k, false
	}
	k = seatOffer{seat: sc.Near, option: o, name: f.Name}
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
		out = append(out, seatOffer{seat: sc.Near, beyond: true, name: f.Name, words: f.Name + ", stored", more: "play it next turn", power: art.PowerOf(f),
			says: fmt.Sprintf("%s is on your Super Hero. On your next turn, you must play it: %s", f.Name, f.Text)})
	}
	return out
}

// bareFace returns the face of an ally: a hero without its ability (R-SOL-04).
func (b *Board) bareFace(f *art.Face) *art.Face {
	if b.bare[f] == nil {
		plain := *f
		plain.Text, plain.Keywords = "An ally has no ability. It holds Villains in its space and leaves the map after three Weaknesses.", ""
		b.bare[f] = &plain
	}
	return b.bare[f]
}

// shapeOf returns the outline of a figure, or nil if it has none.
func (b *Board) shapeOf(k town.Standee) *town.Shape {
	s, ok := b.shapes[k.Of]
	if !ok {
		s = k.Shape()
		b.shapes[k.Of] = s
	}
	return s
}

// placeStandees makes the figures clickable, the nearest one over the others. A Villain is also
// clicked at its name and its tab.
func (b *Board) placeStandees(v engine.View) {
	for _, i := range b.town.byDepth() {
		k := &b.town.standees[i]
		b.AddShape(v, k.card, k.placed, k.reach())
		s := &b.Spots[len(b.Spots)-1]
		s.Outline, s.Sign, s.Tab, s.Shy = k.has, k.tag, k.call, k.shy
		if k.seat != engine.NoSeat && k.face != nil {
			b.Shows[k.card] = k.face
		}
	}
}

// place places everything that can be pointed at.
func (b *Board) place(v engine.View) {
	b.placeStandees(v)
	for _, k := range b.town.shapes() {
		b.AddShape(v, k.card, board.WhereIs(v, k.card).Place, k.box)
	}
	for i := range b.town.spaces {
		if s := &b.town.spaces[i]; s.card.card != engine.NoCard {
			b.addSpot(v, s.card)
		}
	}
	b.AddPile(v, board.At(engine.Discard, b.Near), b.Discard)
	b.AddPile(v, board.Shared(card.Weaknesses), b.Weakness)
	b.AddPile(v, board.Shared(engine.Destroyed), b.Destroyed)
	b.placePlayed(v)
	for i := range b.town.spaces {
		for _, k := range b.town.spaces[i].cards {
			b.addSpot(v, k)
		}
	}
	b.PlaceHand(v, board.At(engine.Hand, b.Near).Seen(v))
	b.Piles = []board.Pile{{Pose: b.Deck, Where: board.At(engine.Deck, b.Near), Down: true}, {Pose: b.Discard, Where: board.At(engine.Discard, b.Near), Down: false},
		{Pose: b.Weakness, Where: board.Shared(card.Weaknesses), Down: false}, {Pose: b.Destroyed, Where: board.Shared(engine.Destroyed), Down: false}}
	for i, says := range []string{"DECK %d", "DISCARD %d", "WEAKNESS %d", "DESTROYED %d"} {
		p := &b.Piles[i]
		box := ui.BoxAt(p.Pose.X-34, p.Pose.Y-p.Pose.Height()/2, 102, p.Pose.Height()+24)
		b.Labels = append(b.Labels, board.Label{Box: box, Where: p.Where, Opens: i%2 == 1 && p.Where.Count(v) > 0, Says: says})
	}
	for i := range b.town.seatPanels {
		s := &b.town.seatPanels[i]
		for _, k := range s.under {
			if k.card != engine.NoCard {
				b.addSpot(v, k)
			}
		}
		for _, k := range s.hold {
			b.addSpot(v, k)
		}
		if s.seat == b.Near {
			b.Poster, b.Ribbon = s.portrait(), ui.BoxAt(s.box.X, s.box.Y, s.box.W, 40)
			continue
		}
		if int(s.seat) < v.Seats() {
			b.Seats = append(b.Seats, board.SeatBox{Seat: s.seat, Box: s.box})
		}
	}
	b.Left = b.town.supers()
}

func (b *Board) addSpot(v engine.View, s mapCard) {
	b.Add(v, s.card, s.place, s.pose)
	k := &b.Spots[len(b.Spots)-1]
	k.Pile, k.Fan, k.Shy, k.Group, k.Theirs = s.pile, s.fan, s.fan, s.group, s.hand
}

// placePlayed places the active player's cards in play.
func (b *Board) placePlayed(v engine.View) {
	seat := v.Turn().Seat
	if seat == engine.NoSeat {
		return
	}
	cards := board.At(engine.InPlay, seat).Cards(v)
	boxes, _ := b.town.inPlay(len(cards))
	for i, c := range cards {
		b.AddPlayed(v, c, ui.PoseAt(boxes[i].X, boxes[i].Y, boxes[i].W), boxes[0].Y != boxes[len(boxes)-1].Y)
	}
}

// Anchor implements board.Board.
func (b *Board) Anchor(w board.Where) ui.Pose {
	if w.Seat != engine.NoSeat && w.Seat != b.Near {
		if panel, ok := b.Foe(w.Seat); ok {
			x := map[engine.Place]float64{engine.Hand: 126, engine.Deck: 178, engine.Discard: 230}[w.Place]
			if x == 0 {
				x = 50
			}
			return ui.Pose{X: panel.X + x, Y: panel.Y + 86, W: 30}
		}
	}
	switch w.Place {
	case engine.Destroyed:
		return b.Destroyed
	case card.Weaknesses:
		return b.Weakness
	case engine.Hand:
		return ui.Pose{X: b.Hand.X + b.Hand.W/2, Y: b.HandY, W: b.HandWidth}
	case engine.Deck:
		return b.Deck
	case engine.Discard:
		return b.Discard
	case card.MainDeck:
		return ui.Pose{X: b.town.deckAt.X + 47, Y: b.town.deckAt.Y + 60, W: 58}
	case card.LineUp, card.Basics, card.Tiles, card.Ruins, card.OutOfGame:
		x, y := b.Source()
		return ui.Pose{X: x, Y: y, W: slotWidth}
	}
	x, y := b.Played.Middle()
	return ui.Pose{X: x, Y: y, W: b.town.playedCard}
}

// Source implements board.Board.
func (b *Board) Source() (x, y float64) {
	return ui.StageWidth / 2, (b.town.spaces[0].at.Y + b.town.spaces[len(b.town.spaces)/2].at.Y) / 2
}

// Offer returns where to click for a step, which is the Move it takes, or a row of a seat's panel.
// A standee whose steps are not shown is clicked first.
func (b *Board) Offer(o engine.Option) (ui.Box, bool) {
	for i := range b.town.spaces {
		if s := &b.town.spaces[i]; s.open && s.step == o {
			return s.tag, true
		}
	}
	for _, k := range b.town.offers {
		if k.option == o && !k.beyond && k.moves == engine.NoCard {
			return k.box, true
		}
	}
	for i := range b.town.seatPanels {
		if s := &b.town.seatPanels[i]; s.pick && s.choice == o {
			return s.box, true
		}
	}
	if o.Kind == engine.OptStep && o.Card != b.mover {
		for i := range b.town.standees {
			if s := &b.town.standees[i]; s.card == o.Card {
				return s.reach(), true
			}
		}
	}
	return ui.Box{}, false
}

// Touch implements board.Board.
func (b *Board) Touch(sc *board.Scene, p *ui.Pointer) bool {
	if p.Clicked(b.town.book()) {
		sc.Host.Spread(true, b.refer(sc)...)
		return true
	}
	for _, o := range b.town.offers {
		switch {
		case o.beyond || !p.Clicked(o.box):
		case o.moves != engine.NoCard:
			b.mover = o.moves
			sc.Host.Relay()
			return true
		default:
			sc.Answers.Give(o.option)
			return true
		}
	}
	for i := range b.town.spaces {
		s := &b.town.spaces[i]
		if slices.ContainsFunc(s.cards, func(k mapCard) bool { return k.group > 0 && b.clicked(sc, p, k.card) }) && b.browse(sc, s) {
			return true
		}
	}
	if !sc.Answers.Can() {
		return false
	}
	for i := range b.town.seatPanels {
		s := &b.town.seatPanels[i]
		at := slices.ContainsFunc(b.town.standees, func(k standee) bool { return k.pick && k.seat == s.seat && b.clicked(sc, p, k.card) })
		if s.pick && (at || p.Clicked(s.box)) {
			sc.Answers.Answer(s.choice)
			return true
		}
	}
	for i := range b.town.standees {
		s := &b.town.standees[i]
		if b.clicked(sc, p, s.card) && s.card != b.mover && steps(sc, s.card) {
			b.mover = s.card
			sc.Host.Relay()
			return true
		}
	}
	if i, at := b.goes(sc, p.X, p.Y); i >= 0 && p.Clicked(at) {
		b.goTo(sc, i, b.town.way(&b.town.spaces[i], p.X, p.Y))
		return true
	}
	return false
}

// clicked reports whether a card was clicked, and not another one that covers it there.
func (b *Board) clicked(sc *board.Scene, p *ui.Pointer, c engine.CardID) bool {
	on := func(x, y float64) bool {
		i := b.At(x, y, sc.Motion.Tabs, sc.Hover)
		return i != 0 && b.Spots[i-1].Card == c
	}
	return p.Released && on(p.PressX, p.PressY) && on(p.X, p.Y)
}

// goTo moves a piece to a space, in two parts if that is the opposite one. A question on the way
// ends the move there.
func (b *Board) goTo(sc *board.Scene, i, way int) {
	s := b.town.spaces[i]
	if !s.twoWays() {
		sc.Answers.Answer(s.step)
		return
	}
	sc.Answers.Answer(s.legs[way].step)
	if sc.Answers.Can() && slices.Contains(sc.Answers.Options(), s.step) {
		sc.Answers.Answer(s.step)
	}
}

// browse spreads out the overlapping cards of a space.
func (b *Board) browse(sc *board.Scene, s *mapSpace) bool {
	var faces []*art.Face
	for _, k := range s.cards {
		faces = append(faces, sc.FaceOf(k.card))
	}
	sc.Host.Spread(false, board.Spread{Title: strings.ToUpper(s.name), Faces: faces})
	return true
}

// steps reports whether a piece can move now.
func steps(sc *board.Scene, c engine.CardID) bool {
	return slices.ContainsFunc(sc.Answers.Options(), func(o engine.Option) bool { return o.Kind == engine.OptStep && o.Card == c })
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

// aim updates the reach of what the pointer is on.
func (b *Board) aim(sc *board.Scene) {
	now, option := b.aimedAt(sc)
	if now == b.aimed {
		return
	}
	b.aimed, b.reach = now, noReach
	if v := sc.View; now.card != engine.NoCard && v.Sees(now.card) && now.beyond {
		b.reach = cardReach{from: v.Space(now.seat), limit: v.Range(now.card, now.seat)}
	} else if now.card != engine.NoCard && v.Sees(now.card) {
		b.reach = reachOf(v, engine.Answer{Seq: b.seq, Option: option}, sc.FaceOf(now.card))
	}
}

// aimedAt returns the playable card under the pointer, in the hand or in a row of a seat's panel,
// and the answer that plays it.
func (b *Board) aimedAt(sc *board.Scene) (aimed, engine.Option) {
	for _, o := range b.town.offers {
		if o.option.Kind == engine.OptPlay && o.box.Has(sc.X, sc.Y) {
			return aimed{o.option.Card, o.seat, o.beyond}, o.option
		}
	}
	if sc.Hover != 0 && sc.Answers.Can() {
		s := &b.Spots[sc.Hover-1]
		if o, lit := sc.Answers.Of(s.Card); lit && o.Kind == engine.OptPlay && s.Place == engine.Hand {
			return aimed{card: s.Card, seat: sc.Eyes}, o
		}
	}
	return aimed{}, engine.Option{}
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

// DrawFloor implements board.Board.
func (b *Board) DrawFloor(sc *board.Scene, c *ui.Canvas) {
	b.town.drawTown(c, b.look)
	b.town.drawStandees(c, b.look)
	b.town.drawPanels(c, b.look, b.words)
	b.drawPiles(sc, c)
	sc.Host.DrawNews(c)
	if n := len(b.spotsIn(engine.InPlay)); n > 0 {
		_, low := b.town.inPlay(n)
		c.Text(fmt.Sprint("PLAYED ", n), b.Played.X+4, low+24, ui.Display(21, pen.Mist), pen.Left)
	}
	for _, p := range b.Backs {
		board.DrawBack(c, p, 0)
	}
}

// spotsIn returns the visible cards of a place.
func (b *Board) spotsIn(p engine.Place) (out []*board.Spot) {
	for i := range b.Spots {
		if b.Spots[i].Place == p {
			out = append(out, &b.Spots[i])
		}
	}
	return out
}

// DrawAtop implements board.Board.
func (b *Board) DrawAtop(_ *board.Scene, c *ui.Canvas) { b.town.drawAllSigns(c, b.look) }

// drawPiles draws the piles of the near seat and of the table, with their card counts.
func (b *Board) drawPiles(sc *board.Scene, c *ui.Canvas) {
	lit := b.LabelAt(sc.X, sc.Y)
	for i := range b.Piles {
		p := &b.Piles[i]
		switch {
		case p.N == 0:
			board.DrawSlot(c, p.Pose)
		case p.Down:
			board.DrawBack(c, p.Pose, p.N)
		}
		b.town.drawPileLabel(c, b.Labels[i].Words, b.Labels[i].Box, lit == i+1)
	}
}

// DrawLive draws moving standees, the space under the pointer, and the tabs of Villains and of the
// Locations' stacks.
func (b *Board) DrawLive(sc *board.Scene, c *ui.Canvas) {
	b.reaches.draw(c, b.town, &b.reach, sc.Host.Floor(), func(c *ui.Canvas) {
		b.look.reach = b.reach
		sc.Host.DrawFloor(c)
		b.look.reach = noReach
	})
	if i, at := b.goes(sc, sc.X, sc.Y); i >= 0 && sc.Clear() {
		s := &b.town.spaces[i]
		way, says := b.town.way(s, sc.X, sc.Y), s.says
		if s.twoWays() {
			says = s.legs[way].says
		}
		b.town.drawChosen(c, i, sc.View.SpaceOf(s.step.Card), way == 1)
		c.Offer(says, at)
	}
	if sc.Clear() {
		for i := range b.town.tips {
			c.Offer(b.town.tips[i].words, b.town.tips[i].box)
		}
	}
	if k := b.pointed(sc); k != nil {
		b.town.drawPointed(c, b.look, k)
	}
	if b.live {
		b.town.drawIdle(c, b.look, b.liveTime)
	}
	b.look.now.draw(c)
	for i := range b.Spots {
		if s := &b.Spots[i]; s.Place == card.Basics {
			sc.DrawTab(c, "BUY", s)
		}
	}
	for i := range b.Spots {
		if s := &b.Spots[i]; s.Outline != nil && s.Tab.W > 0 && (!s.Shy || i+1 == sc.Hover) && !b.look.away(s.Card) {
			sc.DrawTab(c, "DEFEAT", s)
		}
	}
}

// pointed returns the standee under the pointer if a click on it would do something or if it is a
// Villain, or nil.
func (b *Board) pointed(sc *board.Scene) *standee {
	if sc.Hover == 0 || sc.Hover > len(b.Spots) {
		return nil
	}
	for i := range b.town.standees {
		s := &b.town.standees[i]
		if s.card == b.Spots[sc.Hover-1].Card && !b.look.away(s.card) && (s.seat == engine.NoSeat || s.pick || s.card != b.mover && steps(sc, s.card)) {
			return s
		}
	}
	return nil
}

// DrawSpent implements board.Board.
func (b *Board) DrawSpent(sc *board.Scene, c *ui.Canvas) {
	move, d := sc.View.Number(set.Move.ID, engine.NoSeat), b.town.moveAt
	b.town.drawMove(c, move)
	sc.DrawPower(c, b.Power, b.Spots)
	board.DrawGain(c, ui.BoxAt(d.X+d.W/2+26, d.Y-26, 112, 56), sc.Foretold(b.Spots).Move, move)
}

// DrawSeat implements board.Board.
func (b *Board) DrawSeat(_ *board.Scene, c *ui.Canvas, s engine.SeatID) {
	for i := range b.town.seatPanels {
		if b.town.seatPanels[i].seat == s {
			b.town.drawSeat(c, b.look, i)
		}
	}
}

// Mark returns the place of the signs at a seat's standee, or at its panel if it has no standee.
func (b *Board) Mark(s engine.SeatID) (board.Mark, bool) {
	for i := range b.town.standees {
		if k := &b.town.standees[i]; k.seat == s && s != engine.NoSeat {
			x, y, high := k.at.X, k.at.Y, 150*k.look.Size
			return board.Mark{X: x, Y: y - high/2, K: 0.25 * k.look.Size, Turn: -0.34, ShieldX: x, ShieldY: y - high/2, Shield: 110, TagX: x + 110, TagY: y - high - 26}, true
		}
	}
	for i := range b.town.seatPanels {
		if k := &b.town.seatPanels[i]; k.seat == s {
			x, at := k.box, k.portrait()
			px, py := at.Middle()
			return board.Mark{X: px, Y: py, K: board.ClawsIn(at, -0.34), Turn: -0.34, ShieldX: px, ShieldY: py, Shield: 50, TagX: x.X + x.W - 10, TagY: x.Y + x.H - 20}, true
		}
	}
	return board.Mark{}, false
}

// RibbonOver implements board.Board.
func (b *Board) RibbonOver(s engine.SeatID) ui.Box {
	for i := range b.town.seatPanels {
		if k := &b.town.seatPanels[i]; k.seat == s {
			return ui.BoxAt(k.box.X, k.box.Y+20, k.box.W, 110)
		}
	}
	return ui.BoxAt(b.Room.X+16, b.Room.Y+20, 258, 110)
}
