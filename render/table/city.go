package table

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/mode/rebirth"
	set "lineup/game/sets/rebirth"
	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/table/city"
	"lineup/render/ui"
)

// boards are the boards made for one mode, by its id; all other modes are played on the
// standard one.
var boards = map[string]func(*Scene, layout) layout{rebirth.ID: layCity}

// cityBoard is the board of Rebirth: the map of a town, on whose ring all stand.
type cityBoard struct {
	plain
	m     *city.Map
	words city.Words
	look  city.Look
	seq   uint32        // of the question it was laid out for
	eyes  engine.SeatID // and who sees it
	mover engine.CardID // whose steps are offered
	aimed aimed
	reach city.Reach // how far that reaches
	// reaches are parts of the map as they look while something reaches there.
	reaches *city.Reaches
	heard   int // events of the match that it shows
	// live: what moves by itself on the map does, for so many seconds.
	live     bool
	liveTime float64
	held     bool // what is happening waits for what lies over the table
	tutor    *city.Tutor
	explains bool // its notes are shown
	taught   int  // how often the table was laid out when something new was looked for
	told     int  // events of the match that were looked through by then
}

// aimed is what the pointer is on, of what can reach somewhere: the zero one is nothing.
type aimed struct {
	card engine.CardID
	seat engine.SeatID // whose it is
}

func layCity(sc *Scene, old layout) layout {
	v := sc.View
	g := city.Lay(sc.Canvas.Fit)
	b := &cityBoard{plain: plain{board{geometry: cityGeometry(sc.Canvas.Fit, g), near: sc.Near, shows: map[engine.CardID]*art.Face{}, heralds: true}}, reaches: &city.Reaches{}, seq: v.Pending().Seq, eyes: sc.Eyes}
	b.look = city.Look{Late: sc.Motion.Late, Lit: sc.lit, Away: func(c engine.CardID) bool { return b.look.Now.Away(c) }, Reach: city.NoReach}
	b.reach = city.NoReach
	_, b.heard = sc.Host.Events(0)
	look := city.Looking{View: v, Near: sc.Near, Faces: sc.Faces, Name: func(s engine.SeatID) string { return sc.Host.Name(s) }}
	was, _ := old.(*cityBoard)
	b.mine(sc, was, &look)
	b.m = city.Read(look, g)
	b.captions = b.m.Captions
	b.words = city.Words{Seat: look.Name, Card: func(c engine.CardID) string {
		if f := sc.FaceOf(c); f != nil {
			return f.Title()
		}
		return "A Villain" // that has gone where it is not seen
	}}
	b.words.Sum, b.words.Reach = look.InReach(sc.Eyes)
	b.place(v)
	b.note, b.fell = townNote{b, sc}, b.m.Felled
	b.teaches = sc.Plays && sc.People > 0 && b.m.Scenario() == rebirth.Scenarios[0].Name
	b.reference = func() []Spread { return b.refer(sc) }
	return b
}

// cityGeometry are the places of the map that every table has.
func cityGeometry(f ui.Fit, g *city.Places) geometry {
	out := geometry{
		room: g.Room, unit: f.Unit, wide: g.Wide, down: math.Max(0, g.Room.H-ui.StageHeight), target: f.MinTarget(), print: f.Print(),
		prompt: g.Prompt, banner: g.Banner, played: g.Played, power: g.Power, hand: g.Hand, handY: g.HandY,
		handWidth: city.HandWidth, handPitch: 165, handLift: city.HandLift, handRise: 30, handTurn: 0.018, handFall: 2,
		endTurn: g.EndTurn, small: g.Small, reader: g.Reader, smallText: 25,
	}
	out.deck, out.discard, out.weakness, out.destroyed = g.Piles[0], g.Piles[1], g.Piles[2], g.Piles[3]
	return out
}

// mine finds what the viewer can do on the map, and what comes when the turn ends.
func (b *cityBoard) mine(sc *Scene, old *cityBoard, look *city.Looking) {
	v := sc.View
	d := v.Pending()
	if sc.Plays {
		look.Offers = look.Help(sc.Host.ViewOf)
	}
	end, open := v.End()
	switch same := old != nil && old.eyes == b.eyes; {
	case same && old.seq == b.seq:
		look.Next = old.m.Next
	case open:
		look.Next = city.Foresee(v, end)
	case same: // somebody is asked in the midst of it
		look.Next = old.m.Next.Without(b.deeds(sc, old))
	}
	if !sc.Plays || d.Seat != sc.Eyes || !sc.Host.Person(d.Seat) {
		return
	}
	for _, o := range d.Options {
		switch o.Kind {
		case engine.OptStep, engine.OptSpace:
			look.Steps = append(look.Steps, o)
		case engine.OptUse:
			if whereIs(v, o.Card).place == engine.Heroes {
				f := sc.FaceOf(o.Card)
				look.Offers = append(look.Offers, city.Offer{Seat: sc.Near, Option: o, Words: city.AbilityWords(f.Text), Says: f.Name + ": " + f.Text})
			}
		default: // is offered where its card lies
		}
	}
	b.mover = engine.NoCard
	for _, o := range look.Steps {
		if own := v.Card(o.Card).Owner == sc.Near; b.mover == engine.NoCard || own {
			b.mover = o.Card
		}
	}
	if old != nil && slices.ContainsFunc(look.Steps, func(o engine.Option) bool { return o.Card == old.mover }) && old.seq == b.seq {
		b.mover = old.mover
	}
	look.Mover = b.mover
}

// place places what can be pointed at.
func (b *cityBoard) place(v engine.View) {
	for _, k := range b.m.Shapes() {
		b.addShape(v, k.Card, whereIs(v, k.Card).place, k.Box)
	}
	for i := range b.m.Spaces {
		if s := &b.m.Spaces[i]; s.Card.Card != engine.NoCard {
			b.addSpot(v, s.Card)
		}
	}
	b.addPile(v, at(engine.Discard, b.near), b.discard)
	b.addPile(v, shared(card.Weaknesses), b.weakness)
	b.addPile(v, shared(engine.Destroyed), b.destroyed)
	b.placePlayed(v)
	for i := range b.m.Spaces {
		for _, k := range b.m.Spaces[i].Cards {
			b.addSpot(v, k)
		}
	}
	for i := range b.m.Standees {
		s := &b.m.Standees[i]
		b.addShape(v, s.Card, s.Placed, s.Reach())
		if s.Seat != engine.NoSeat && s.Face != nil {
			b.shows[s.Card] = s.Face
		}
	}
	b.placeHand(v, at(engine.Hand, b.near).seen(v))
	b.piles = []pile{{b.deck, at(engine.Deck, b.near), 0, true}, {b.discard, at(engine.Discard, b.near), 0, false},
		{b.weakness, shared(card.Weaknesses), 0, false}, {b.destroyed, shared(engine.Destroyed), 0, false}}
	for i, says := range []string{"DECK %d", "DISCARD %d", "WEAKNESS %d", "DESTROYED %d"} {
		p := &b.piles[i]
		box := ui.BoxAt(p.pose.X-34, p.pose.Y-p.pose.Height()/2, 102, p.pose.Height()+24)
		b.labels = append(b.labels, pileLabel{box: box, where: p.where, opens: i%2 == 1 && p.where.count(v) > 0, says: says})
	}
	for i := range b.m.Seats {
		s := &b.m.Seats[i]
		for _, k := range s.Under {
			if k.Card != engine.NoCard {
				b.addSpot(v, k)
			}
		}
		if s.Seat == b.near {
			b.poster, b.ribbon = s.Portrait(), ui.BoxAt(s.Box.X, s.Box.Y, s.Box.W, 40)
			continue
		}
		if int(s.Seat) < v.Seats() {
			b.seats = append(b.seats, foePanel{s.Seat, s.Box})
		}
	}
	b.left = b.m.Supers()
}

func (b *cityBoard) addSpot(v engine.View, s city.Spot) {
	b.spots = append(b.spots, spot{card: s.Card, face: v.Card(s.Card).Face, place: s.Place, pose: s.Pose, pile: s.Pile, under: s.Under})
}

// placePlayed places the cards in play of the seat whose turn it is.
func (b *cityBoard) placePlayed(v engine.View) {
	seat := v.Turn().Seat
	if seat == engine.NoSeat {
		return
	}
	cards := at(engine.InPlay, seat).cards(v)
	boxes, _ := city.InPlay(b.played, len(cards))
	for i, c := range cards {
		b.add(v, c, engine.InPlay, ui.PoseAt(boxes[i].X, boxes[i].Y, boxes[i].W))
	}
}

func (b *cityBoard) anchor(w where) ui.Pose {
	if w.seat != engine.NoSeat && w.seat != b.near {
		if panel, ok := b.foe(w.seat); ok {
			x := map[engine.Place]float64{engine.Hand: 126, engine.Deck: 178, engine.Discard: 230}[w.place]
			if x == 0 {
				x = 50
			}
			return ui.Pose{X: panel.X + x, Y: panel.Y + 86, W: 30}
		}
	}
	switch w.place {
	case engine.Destroyed:
		return b.destroyed
	case card.Weaknesses:
		return b.weakness
	case engine.Hand:
		return ui.Pose{X: b.hand.X + b.hand.W/2, Y: b.handY, W: city.HandWidth}
	case engine.Deck:
		return b.deck
	case engine.Discard:
		return b.discard
	case card.MainDeck:
		return ui.Pose{X: b.m.Deck.X + 47, Y: b.m.Deck.Y + 60, W: 58}
	case card.LineUp, card.Basics, card.Tiles, card.Ruins, card.OutOfGame:
		x, y := b.source()
		return ui.Pose{X: x, Y: y, W: city.SlotWidth}
	}
	x, y := b.played.Middle()
	return ui.Pose{X: x, Y: y, W: city.PlayedWidth}
}

func (b *cityBoard) source() (x, y float64) {
	return ui.StageWidth / 2, (b.m.Spaces[0].At.Y + b.m.Spaces[len(b.m.Spaces)/2].At.Y) / 2
}

// offer is where a step is taken, or a row of a seat's panel is clicked. A standee whose
// steps are not shown is clicked first.
func (b *cityBoard) offer(o engine.Option) (ui.Box, bool) {
	for i := range b.m.Spaces {
		if s := &b.m.Spaces[i]; s.Open && s.Step == o {
			return s.Reach(), true
		}
	}
	for _, k := range b.m.Offers {
		if k.Option == o {
			return k.Box, true
		}
	}
	if o.Kind == engine.OptStep && o.Card != b.mover {
		for i := range b.m.Standees {
			if s := &b.m.Standees[i]; s.Card == o.Card {
				return s.Reach(), true
			}
		}
	}
	return ui.Box{}, false
}

func (b *cityBoard) touch(sc *Scene, p *ui.Pointer) bool {
	if p.Clicked(b.m.Book()) {
		sc.Host.Spread(true, b.refer(sc)...)
		return true
	}
	for _, o := range b.m.Offers {
		if p.Clicked(o.Box) {
			sc.Answers.Give(o.Option)
			return true
		}
	}
	for i := range b.m.Spaces {
		if s := &b.m.Spaces[i]; len(s.Cards) > 0 && s.Cards[len(s.Cards)-1].Pile > 1 {
			if pile := s.Cards[len(s.Cards)-1].Pose.Bounds(); p.Clicked(pile) && b.browse(sc, s) {
				return true
			}
		}
	}
	if !sc.Answers.Can() {
		return false
	}
	for i := range b.m.Standees {
		s := &b.m.Standees[i]
		if p.Clicked(s.Reach()) && s.Card != b.mover && steps(sc, s.Card) {
			b.mover = s.Card
			sc.Host.Relay()
			return true
		}
	}
	if i, at := b.goes(sc, p.X, p.Y); i >= 0 && p.Clicked(at) {
		sc.Answers.Answer(b.m.Spaces[i].Step)
		return true
	}
	return false
}

// browse spreads out the cards of a space that lie on one another.
func (b *cityBoard) browse(sc *Scene, s *city.Space) bool {
	var faces []*art.Face
	for _, k := range s.Cards {
		faces = append(faces, sc.FaceOf(k.Card))
	}
	sc.Host.Spread(false, Spread{strings.ToUpper(s.Name), faces})
	return true
}

// steps reports whether a piece can be walked with now.
func steps(sc *Scene, c engine.CardID) bool {
	return slices.ContainsFunc(sc.Answers.Options(), func(o engine.Option) bool { return o.Kind == engine.OptStep && o.Card == c })
}

// deeds are what has happened since another board was laid out.
func (b *cityBoard) deeds(sc *Scene, old *cityBoard) []city.Deed {
	if old.heard > b.heard { // it went back
		return nil
	}
	events, _ := sc.Host.Events(old.heard)
	return city.Deeds(sc.View, events)
}

// arrive lets what has happened be seen, one thing after the other.
func (b *cityBoard) arrive(sc *Scene, old layout, moving bool) {
	was, ok := old.(*cityBoard)
	if !ok || was == nil {
		b.tutor = &city.Tutor{}
		return
	}
	b.tutor, b.told, b.reaches = was.tutor, was.told, was.reaches
	b.live, b.liveTime, b.look.Lively = was.live, was.liveTime, was.live
	if !moving || sc.Settings.ReduceMotion {
		return
	}
	b.look.Now = city.Happened(was.m, b.m, b.deeds(sc, was))
	sc.Host.Entering(func(c engine.CardID, way *ui.Course) {
		if at := sc.View.SpaceOf(c); whereIs(sc.View, c).place == card.LineUp && at >= 0 {
			way.Delay += b.look.Now.Enters(at)
		}
	})
	sc.Host.Strikes(b.look.Now.Strikes)
}

// aim finds out how far that reaches which the pointer is on.
func (b *cityBoard) aim(sc *Scene) {
	now, option := b.aimedAt(sc)
	if now == b.aimed {
		return
	}
	b.aimed, b.reach = now, city.NoReach
	if v := sc.View; now.card != engine.NoCard && v.Sees(now.card) {
		b.reach = city.ReachOf(v, engine.Answer{Seq: b.seq, Option: option}, sc.FaceOf(now.card))
	}
}

// aimedAt is the card under the pointer that can be played, and by which answer: one of the
// hand, or one that is offered in a row of a seat's panel.
func (b *cityBoard) aimedAt(sc *Scene) (aimed, engine.Option) {
	for _, o := range b.m.Offers {
		if o.Option.Kind == engine.OptPlay && o.Box.Has(sc.X, sc.Y) {
			return aimed{o.Option.Card, o.Seat}, o.Option
		}
	}
	if sc.Hover != 0 && sc.Answers.Can() {
		s := &b.spots[sc.Hover-1]
		if o, lit := sc.Answers.Of(s.card); lit && o.Kind == engine.OptPlay && s.place == engine.Hand {
			return aimed{s.card, sc.Eyes}, o
		}
	}
	return aimed{}, engine.Option{}
}

// idleTime is how many seconds after the mouse or the keyboard was used last what moves by
// itself on the map stands still.
const idleTime = 5.0

func (b *cityBoard) step(sc *Scene, dt float64) bool {
	anew := false
	b.aim(sc)
	b.liveTime += dt
	b.teach(sc, dt)
	b.held = sc.Host.Held().Has(ui.HoldTime)
	still := sc.Settings.ReduceMotion || sc.Settings.Speed == ui.Instant || b.held
	if live := sc.Idle < idleTime && !still && b.m.Lively(); live != b.live {
		b.live, b.look.Lively, anew = live, live, true
	}
	if b.held {
		return anew
	}
	changed, landed := b.look.Now.Step(dt)
	for _, at := range landed {
		sc.Host.Pop(at.X, at.Y+6)
	}
	return anew || changed
}

func (b *cityBoard) moves() (moves, awaited bool) {
	awaited = !b.held && !b.look.Now.Over()
	return b.live || awaited, awaited
}

func (b *cityBoard) release() { b.reaches.Release() }

func (b *cityBoard) still() { b.look.Now = nil }

func (b *cityBoard) drawFloor(sc *Scene, c *ui.Canvas) {
	b.m.DrawTown(c, b.look)
	b.m.DrawStandees(c, b.look)
	b.m.DrawPanels(c, b.look, b.words)
	b.drawPiles(sc, c)
	sc.Host.DrawNews(c)
	if n := len(b.spotsIn(engine.InPlay)); n > 0 {
		_, low := city.InPlay(b.played, n)
		c.Text(fmt.Sprint("PLAYED ", n), b.played.X+4, low+24, ui.Display(21, pen.Mist), pen.Left)
	}
	for _, p := range b.backs {
		drawBack(c, p, 0)
	}
}

// spotsIn are the cards of a place that can be seen.
func (b *cityBoard) spotsIn(p engine.Place) (out []*spot) {
	for i := range b.spots {
		if b.spots[i].place == p {
			out = append(out, &b.spots[i])
		}
	}
	return out
}

func (b *cityBoard) drawAtop(_ *Scene, c *ui.Canvas) { b.m.DrawSigns(c, b.look) }

// drawPiles draws the piles of the near seat and of the table, with how many cards they have.
func (b *cityBoard) drawPiles(sc *Scene, c *ui.Canvas) {
	lit := b.labelAt(sc.X, sc.Y)
	for i := range b.piles {
		p := &b.piles[i]
		switch {
		case p.n == 0:
			drawSlot(c, p.pose)
		case p.down:
			drawBack(c, p.pose, p.n)
		}
		b.m.DrawPileLabel(c, b.labels[i].words, b.labels[i].box, lit == i+1)
	}
}

// drawLive draws who walks, the square under the pointer, and what a click on a Villain that
// can be paid for does.
func (b *cityBoard) drawLive(sc *Scene, c *ui.Canvas) {
	b.reaches.Draw(c, b.m, &b.reach, sc.Host.Floor(), func(c *ui.Canvas) {
		b.look.Reach = b.reach
		sc.Host.DrawFloor(c)
		b.look.Reach = city.NoReach
	})
	if i, at := b.goes(sc, sc.X, sc.Y); i >= 0 && sc.clear() {
		s := &b.m.Spaces[i]
		b.m.DrawChosen(c, i, sc.View.SpaceOf(s.Step.Card))
		c.Offer(s.Says, at)
	}
	if sc.clear() {
		for i := range b.m.Tips {
			c.Offer(b.m.Tips[i].Words, b.m.Tips[i].Box)
		}
	}
	if sc.Hover != 0 && sc.Hover <= len(b.spots) {
		for i := range b.m.Standees {
			if s := &b.m.Standees[i]; s.Seat == engine.NoSeat && s.Card == b.spots[sc.Hover-1].card && !b.look.Away(s.Card) {
				b.m.DrawAim(c, s)
			}
		}
	}
	if b.live {
		b.m.DrawIdle(c, b.look, b.liveTime)
	}
	b.look.Now.Draw(c)
	for i := range b.m.Standees {
		if s := &b.m.Standees[i]; s.Seat == engine.NoSeat && !b.look.Away(s.Card) {
			r := s.Reach()
			sc.drawCall(c, "DEFEAT", s.Card, r.X+r.W/2, r.Y+4)
		}
	}
}

func (b *cityBoard) drawSpent(sc *Scene, c *ui.Canvas) {
	move, d := sc.View.Number(set.Move.ID, engine.NoSeat), b.m.Move
	b.m.DrawMove(c, move)
	sc.drawPower(c, b.power, b.spots)
	drawGain(c, ui.BoxAt(d.X+d.W/2+26, d.Y-26, 112, 56), sc.foretold(b.spots).move, move)
}

func (b *cityBoard) drawSeat(_ *Scene, c *ui.Canvas, s engine.SeatID) {
	for i := range b.m.Seats {
		if b.m.Seats[i].Seat == s {
			b.m.DrawSeat(c, b.look, i)
		}
	}
}

// mark is at the standee of a seat, and at its panel where it has none.
func (b *cityBoard) mark(s engine.SeatID) (mark, bool) {
	for i := range b.m.Standees {
		if k := &b.m.Standees[i]; k.Seat == s && s != engine.NoSeat {
			x, y, high := k.At.X, k.At.Y, 150*k.Look.Size
			return mark{x, y - high/2, 0.4, -0.34, x, y - high/2, 110, x + 110, y - high - 26}, true
		}
	}
	for i := range b.m.Seats {
		if k := &b.m.Seats[i]; k.Seat == s {
			x := k.Box
			return mark{x.X + 150, x.Y + 84, 0.5, -0.34, x.X + 51, x.Y + 80, 50, x.X + x.W - 10, x.Y + x.H - 20}, true
		}
	}
	return mark{}, false
}

func (b *cityBoard) ribbonOver(s engine.SeatID) ui.Box {
	for i := range b.m.Seats {
		if k := &b.m.Seats[i]; k.Seat == s {
			return ui.BoxAt(k.Box.X, k.Box.Y+20, k.Box.W, 110)
		}
	}
	return ui.BoxAt(b.room.X+16, b.room.Y+20, 258, 110)
}
