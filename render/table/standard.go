package table

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/render/art"
	"lineup/render/art/chrome"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// CardWidths are the widths most cards are first seen at.
var CardWidths = []float64{handWidth, playedWidth, pileWidth, handWidth * hoverScale}

// standard is the board of the standard mode: a roof with the Line-Up on its edge, and the
// Super-Villain behind the city.
type standard struct {
	plain
	menace menace
	layers *giantLayers
	slots  []ui.Pose // of the Line-Up, filled or not
	rows   []slotRow // of several Line-Ups, what they are called
	// numbers are those that are counted beside Power.
	numbers string
	// ongoing is how much of the tray is taken up by cards from earlier turns.
	ongoing float64
	users   []user // of the near seat
	prey    []user // Super-Villains in the discard piles of foes, where they can be hunted
	lamp    lamp
}

// layStandardBoard lays out the standard board.
func layStandardBoard(sc *Scene, _ layout) layout {
	g := layGeometry(sc.Canvas.Fit)
	if sc.Heroes > 1 {
		g.foeMost = twoHeroesWidth
	}
	b := layStandard(sc.View, sc.Near, g)
	for i := range b.labels { // the cards of an earlier game can be looked at
		if b.labels[i].where == shared(card.MainDeck) {
			b.labels[i].opens = sc.Earlier
		}
	}
	return b
}

// layStandard lays the board out for a viewer who sits at the near seat. It depends
// on nothing but the view: what the view does not know is not there.
func layStandard(v engine.View, near engine.SeatID, g geometry) *standard {
	b := &standard{plain: plain{board{geometry: g, near: near, stacked: true}}, layers: &giantLayers{}}
	b.placeFoes(v)
	b.placeHeroes(v)
	b.placeStacks(v)
	b.placeLineUp(v)
	b.placeGiant(v)
	b.placePlayed(v)
	b.placeHand(v, false)
	b.countPiles(v)
	b.labelPiles(v)
	b.labelOthers(v)
	b.countOthers(v)
	return b
}

func (b *standard) placeFoes(v engine.View) {
	boxes := b.foeBoxes(v.Seats() - 1)
	for seat := v.Next(b.near); seat != b.near; seat = v.Next(seat) {
		b.placePrey(v, seat, boxes[len(b.seats)])
		b.seats = append(b.seats, foePanel{seat, boxes[len(b.seats)]})
	}
}

// The size of the picture of a Super-Villain in a foe's discard pile: that of a last purchase.
const preyWidth, preyHeight = 66.0, 38.0

// maxPrey is how many of them have room; the others are asked for in the prompt bar.
const maxPrey = 2

// placePrey places the Super-Villains in the discard pile of a foe, where the rules let them
// be hunted: over the last purchases, in a small panel over the portrait (V-005.6).
func (b *standard) placePrey(v engine.View, seat engine.SeatID, panel ui.Box) {
	if !hunts(v) || v.Side(b.near).Has(seat) {
		return
	}
	var prey []engine.CardID
	for _, c := range at(engine.Discard, seat).cards(v) {
		if f := v.Face(c); f != nil && f.SuperVillain && len(prey) < maxPrey {
			prey = append(prey, c)
		}
	}
	x, y, down, right := panel.W-boughtX, boughtY, boughtPitch, 0.0
	if _, large := seatWords(panel.W); !large {
		x, y, down, right = 37, panel.H-22, 0, 58
		if len(prey) == 1 {
			x = 58
		}
	}
	for i, c := range prey {
		k := float64(i) / float64(max(len(prey)-1, 1))
		box := ui.BoxAt(panel.X+x+k*right-preyWidth/2, panel.Y+y+k*down-preyHeight/2, preyWidth, preyHeight)
		b.prey = append(b.prey, user{c, box})
		b.addShape(v, c, engine.Discard, box)
	}
}

// hunts reports whether cards of foes can be bought.
func hunts(v engine.View) bool {
	return slices.ContainsFunc(v.Library().Offers, func(o engine.Offer) bool { return o.Foes })
}

// drawPrey draws them, each with the tab of those that can be hunted now.
func (b *standard) drawPrey(sc *Scene, c *ui.Canvas) {
	for _, p := range b.prey {
		x, y := p.box.Middle()
		if _, can := sc.Answers.Of(p.hero); can {
			c.Put(c.Art.Glow(gallery.GlowCanDo, c.Pixels(p.box.W), c.Pixels(p.box.H), c.Unit*0.7), p.box.X, p.box.Y)
		}
		if f := sc.FaceOf(p.hero); f != nil {
			drawThumb(c, f, x, y, preyWidth, preyHeight)
		}
	}
	tabbed := engine.NoSeat
	for _, p := range b.prey { // one tab for all of a seat
		if owner := sc.View.Card(p.hero).Owner; owner != tabbed {
			sc.drawCall(c, "HUNT", p.hero, p.box.X+preyWidth/2, p.box.Y+callIn)
			tabbed = owner
		}
	}
}

// placeStacks places what lies on top of the piles. The Super-Villain is no card on the
// table: it stands behind the city, and its plate can be clicked.
func (b *standard) placeStacks(v engine.View) {
	b.villain, b.left = shared(card.Villains).up(v), shared(card.Villains).count(v)
	if b.villain != engine.NoCard {
		b.addShape(v, b.villain, card.Villains, b.plate)
	}
	piles := []struct {
		where where
		pose  ui.Pose
	}{
		{shared(card.Kicks), b.kick},
		{shared(card.Weaknesses), b.weakness},
		{shared(engine.Destroyed), b.destroyed},
		{at(engine.Discard, b.near), b.discard},
	}
	for _, p := range piles {
		b.addPile(v, p.where, p.pose)
	}
	if v.Board().Has().Has(card.OnHero) {
		heroes := at(engine.Heroes, b.near).count(v)
		for i, c := range at(card.OnHero, b.near).cards(v) {
			b.add(v, c, card.OnHero, b.personalPose(heroes, i))
		}
	}
}

// personalPose is where personal card i lies: it leans on the picture of its hero, over the
// deck. The posters of two heroes have their words there: it lies on their edge, and a second
// one beside the first, as the deck is below them.
func (b *standard) personalPose(heroes, i int) ui.Pose {
	over := 20.0
	if heroes > 1 {
		over = 10
	}
	return ui.PoseAt(b.poster.X+b.poster.W-over+float64(i)*(personalWidth+personalGap), b.poster.Y+40, personalWidth)
}

// personalGap is between two personal cards.
const personalGap = 10.0

// personalWidth is that of a personal card.
const personalWidth = 106.0

// placeHeroes lets heroes whose abilities are announced be clicked where they lie.
func (b *standard) placeHeroes(v engine.View) {
	heroes := at(engine.Heroes, b.near).cards(v)
	boxes := b.heroBoxes(len(heroes))
	if len(heroes) > len(boxes) || v.Turn().Number == 0 {
		return // they are still to be chosen from
	}
	for i, h := range heroes {
		if len(v.Face(h).Uses) > 0 && !v.Card(h).Down() {
			b.users = append(b.users, user{h, boxes[i]})
			b.addShape(v, h, engine.Heroes, boxes[i])
		}
	}
}

// user is a card that is clicked where its picture hangs: a hero whose ability is announced,
// or a Super-Villain that can be hunted.
type user struct {
	hero engine.CardID
	box  ui.Box
}

// drawUse draws the tabs of the heroes whose abilities can be used.
func (b *standard) drawUse(sc *Scene, c *ui.Canvas) {
	for _, u := range b.users {
		sc.drawCall(c, "USE", u.hero, u.box.X+u.box.W-74, u.box.Y+callIn)
	}
}

// rowNameUp is how far over its cards the name of a Line-Up stands: over the tab of one
// that can be bought.
const rowNameUp = 48.0

// slotRow is the name of one of several Line-Ups, over its first slot.
type slotRow struct {
	words string
	x, y  float64
}

func (b *standard) placeLineUp(v engine.View) {
	lineUp := shared(card.LineUp)
	_, zones := lineUp.zones(v)
	n := v.LineUpSize()
	for i := range zones {
		n = max(n, len(lineUp.cardsOf(v, i)))
	}
	b.slots = b.geometry.slots(max(zones, 1), n)
	for i := range zones {
		slot := func(c engine.CardID) int { return int(v.Card(c).Slot) }
		cards := slices.SortedFunc(slices.Values(lineUp.cardsOf(v, i)), func(x, y engine.CardID) int { return slot(x) - slot(y) })
		var slots []int
		for _, c := range cards {
			slots = append(slots, slot(c))
		}
		for k, at := range closeUp(slots, n) {
			b.add(v, cards[k], card.LineUp, b.slots[i*n+at])
		}
		if zones > 1 {
			first := b.slots[i*n].Bounds()
			b.rows = append(b.rows, slotRow{fmt.Sprintf("LINE-UP %d", i+1), first.X, first.Y - rowNameUp})
		}
	}
}

// closeUp is which of n places each of some cards is shown in, whose slots rise. Cards that were
// added to a full Line-Up have slots past those it is filled to: once others are gone they close
// up, or all would be small beside empty slots that are not filled any more.
func closeUp(slots []int, n int) []int {
	out := slices.Clone(slots)
	for k, next := len(out)-1, n; k >= 0; k-- {
		out[k] = min(out[k], next-1)
		next = out[k]
	}
	return out
}

// placeGiant lets the Super-Villain be clicked where it stands, as its plate is, or its card
// in the Line-Up.
func (b *standard) placeGiant(v engine.View) {
	c := b.stands(v)
	for i := range b.spots {
		if s := &b.spots[i]; c != engine.NoCard && s.card == c {
			s.giant = b.giant.Joined(b.plate)
		}
	}
}

// placePlayed places the cards in play of the player whose turn it is: first
// what stayed from earlier turns, then what was played this turn, in order.
func (b *standard) placePlayed(v engine.View) {
	seat := v.Turn().Seat
	if seat == engine.NoSeat {
		return
	}
	var stayed, played []engine.CardID
	for _, c := range at(engine.InPlay, seat).cards(v) {
		if !v.PlayedNow(c) {
			stayed = append(stayed, c)
		}
	}
	for _, p := range v.Plays() {
		if card := v.Card(p.Card); card.Stay == p.Stay && whereIs(v, p.Card).place == engine.InPlay && !slices.Contains(played, p.Card) && !slices.Contains(stayed, p.Card) {
			played = append(played, p.Card)
		}
	}
	for _, c := range at(engine.InPlay, seat).cards(v) {
		if v.PlayedNow(c) && !slices.Contains(played, c) {
			played = append(played, c)
		}
	}
	x, y, room := b.played.X, b.played.Y, b.played.W
	if n := len(stayed); n > 0 {
		b.ongoing = math.Min(float64(n)*(playedWidth+10)+16, room*0.4)
		b.placeRow(v, stayed, x, y, b.ongoing-16)
		x += b.ongoing + 12
		room -= b.ongoing + 12
	}
	b.placeRow(v, played, x, y, room)
}

// placeRow places cards in play side by side, overlapping where there are many.
func (b *standard) placeRow(v engine.View, cards []engine.CardID, x, y, room float64) {
	pitch := playedWidth + 10
	if n := len(cards); n > 1 {
		pitch = math.Min(pitch, (room-playedWidth)/float64(n-1))
	}
	for i, c := range cards {
		b.add(v, c, engine.InPlay, ui.PoseAt(x+float64(i)*pitch, y, playedWidth))
	}
}

// countPiles counts the cards of the piles.
func (b *standard) countPiles(v engine.View) {
	b.piles = []pile{
		{b.kick, shared(card.Kicks), 0, false},
		{b.mainDeck, shared(card.MainDeck), 0, true},
		{b.weakness, shared(card.Weaknesses), 0, false},
		{b.destroyed, shared(engine.Destroyed), 0, false},
		{b.deck, at(engine.Deck, b.near), 0, true},
		{b.discard, at(engine.Discard, b.near), 0, false},
	}
	for i := range b.piles {
		b.piles[i].n = b.piles[i].where.count(v)
	}
}

// labelPiles writes what is said about the piles.
func (b *standard) labelPiles(v engine.View) {
	add := func(box ui.Box, format string, w where, opens bool) {
		n := w.count(v)
		b.labels = append(b.labels, pileLabel{box: box, words: fmt.Sprintf(format, n), where: w, opens: opens && n > 0, says: format})
	}
	add(b.labelUnder(b.kick), "KICK %d", shared(card.Kicks), false)
	add(b.labelUnder(b.mainDeck), "MAIN DECK %d", shared(card.MainDeck), false)
	add(b.labelUnder(b.weakness), "WEAKNESS %d", shared(card.Weaknesses), false)
	add(b.labelUnder(b.destroyed), "DESTROYED %d", shared(engine.Destroyed), true)
	add(b.labelUnder(b.deck), "DECK %d", at(engine.Deck, b.near), false)
	add(b.labelUnder(b.discard), "DISCARD %d", at(engine.Discard, b.near), true)
	if w := at(engine.InPlay, b.near); w.count(v) > 0 && !onTurn(v, b.near) {
		add(b.labelOver(b.deck), "IN PLAY %d", w, true)
	}
	if w := at(card.Under, b.near); w.count(v) > 0 {
		add(b.labelOver(b.discard), "UNDER HERO %d", w, w.seen(v))
	}
}

// anchor is where cards come from and go to when they do not lie open on the
// table.
func (b *standard) anchor(w where) ui.Pose {
	if w.seat != engine.NoSeat && w.seat != b.near {
		if panel, ok := b.foe(w.seat); ok {
			return foeAnchor(panel, w.place)
		}
	}
	switch w.place {
	case engine.Destroyed:
		return b.destroyed
	case card.Kicks:
		return b.kick
	case card.Weaknesses:
		return b.weakness
	case card.Villains, card.OutOfGame:
		return b.villainPose()
	case card.LineUp:
		return b.slots[0]
	case card.MainDeck:
		return b.mainDeck
	case engine.Heroes, card.Under:
		x, y := b.poster.Middle()
		return ui.Pose{X: x, Y: y, W: pileWidth}
	case engine.Hand:
		return ui.Pose{X: b.hand.X + b.hand.W/2, Y: b.handY, W: handWidth}
	case engine.Deck:
		return b.deck
	case engine.Discard:
		return b.discard
	}
	x, y := b.played.Middle()
	return ui.Pose{X: x, Y: y, W: playedWidth}
}

// villainPose is where a card lies that comes from the Super-Villains, or goes there.
func (b *standard) villainPose() ui.Pose {
	x, y := b.plate.Middle()
	return ui.Pose{X: x, Y: y, W: pileWidth}
}

// source is the place an attack starts from whose card lies nowhere in sight.
func (b *standard) source() (x, y float64) { return b.giant.X + b.giant.W*0.47, b.giant.Y + 190 }

// This file draws the standard board: the roof under the lamp, and what lies on it.

func (b *standard) describe(sc *Scene) {
	b.recount(sc)
	b.describeVillain(sc)
	b.holdMask(sc)
}

func (b *standard) arrive(sc *Scene, old layout, moving bool) {
	if was, ok := old.(*standard); ok && was != nil {
		b.lamp, b.layers = was.lamp, was.layers
	}
	b.aimLamp(sc, moving)
}

func (b *standard) step(_ *Scene, dt float64) bool { return b.lamp.step(dt) }

func (b *standard) moves() (moves, awaited bool) { return b.lamp.moving(), false }

func (b *standard) release() {
	b.layers.behind.Release()
	b.layers.before.Release()
}

func (b *standard) still() { b.lamp.still() }

func (b *standard) drawFloor(sc *Scene, c *ui.Canvas) {
	b.drawBehind(sc, c)
	b.drawGiant(sc, c)
	b.drawOver(sc, c)
}

// drawOver draws what of the floor lies over the giant, without the cards.
func (b *standard) drawOver(sc *Scene, c *ui.Canvas) {
	b.drawBefore(c)
	for i := range sc.Seats {
		if !sc.Motion.Shaken.Has(sc.Seats[i].seat) {
			b.drawFoe(sc, c, &sc.Seats[i])
		}
	}
	b.drawVillain(sc, c)
	b.drawPiles(sc, c)
	if !sc.Motion.Shaken.Has(sc.Near) {
		b.drawNear(sc, c)
	}
	sc.Host.DrawNews(c)
}

func (b *standard) drawLive(sc *Scene, c *ui.Canvas) {
	b.drawMoving(sc, c)
	if sc.Motion.Breath.on() {
		b.drawLacking(sc, c)
	}
	if sc.Motion.Tabs.moves(b.menace.card) {
		b.drawDefeat(sc, c)
	}
	b.drawUse(sc, c)
	b.drawPrey(sc, c)
	b.drawFanning(sc, c)
}

func (b *standard) drawSeat(sc *Scene, c *ui.Canvas, s engine.SeatID) {
	for i := range sc.Seats {
		if sc.Seats[i].seat == s {
			b.drawFoe(sc, c, &sc.Seats[i])
		}
	}
	if s == sc.Near {
		b.drawNear(sc, c)
	}
}

func (b *standard) mark(s engine.SeatID) (mark, bool) {
	if b, ok := b.foe(s); ok {
		return mark{b.X + b.W*0.657, 78, 0.5, -0.34, b.X + 96, 102, 62, b.X + b.W - 22, 140}, true
	}
	p := b.poster
	return mark{p.X + 162, p.Y + 148, 1, 2.28, p.X + p.W/2, p.Y + 150, 150, p.X + p.W + 34, p.Y + p.H*0.62}, s == b.near
}

func (b *standard) ribbonOver(s engine.SeatID) ui.Box {
	over, ok := b.foe(s)
	if ok {
		over.Y, over.H = over.Y+18, over.H-18
		return over
	}
	over = b.poster
	over.H = 150
	return over
}

// lampTime is how many seconds the lamp takes to go from one seat to the next.
const lampTime = 0.4

// lampSteps is in how many steps it does: the floor is drawn anew at each.
const lampSteps = 10

// lamp is the light over the seat whose turn it is. When the turn passes one fades out
// and the other in.
type lamp struct {
	was, now chrome.Rooftop
	age      float64 // since the new one could be shown
	there    bool    // the new one is painted
}

// moving reports whether the lamp is between two seats.
func (l *lamp) moving() bool { return l.there && l.age < lampTime }

// still ends the motion of the lamp.
func (l *lamp) still() { l.age = lampTime }

// step moves the lamp on and reports whether it looks otherwise than before.
func (l *lamp) step(dt float64) bool {
	if !l.moving() {
		return false
	}
	before := l.part()
	l.age += dt
	return l.part() != before
}

// part is how much of the new lamp is to be seen, from 0 to lampSteps.
func (l *lamp) part() int { return int(ui.Clamp(l.age/lampTime) * lampSteps) }

// ownRoof is the roof under the lamp of the near seat.
func ownRoof(c *ui.Canvas) chrome.Rooftop {
	room := c.Room()
	return chrome.Rooftop{W: room.W, H: room.H, LampX: 420, LampY: room.H + 110, LampR: 1240}
}

// Ahead has painted what the standard board needs first.
func Ahead(c *ui.Canvas) { c.Art.RooftopAhead(ownRoof(c), c.Width, c.Height, c.Unit) }

// roofUnder is the roof under the lamp of a seat.
func (b *standard) roofUnder(sc *Scene, s engine.SeatID) chrome.Rooftop {
	room, r := sc.Canvas.Room(), ownRoof(sc.Canvas)
	if s != sc.Near && s != engine.NoSeat {
		if b, ok := b.foe(s); ok {
			r.LampX, r.LampY, r.LampR = b.X+b.W/2-room.X, -120, 1100
		}
	}
	return r
}

// aimLamp points the lamp at the seat whose turn it is.
func (b *standard) aimLamp(sc *Scene, moving bool) {
	r := b.roofUnder(sc, sc.View.Turn().Seat)
	if r == b.lamp.now {
		return
	}
	was := b.lamp.now
	b.lamp = lamp{was: was, now: r}
	if !moving || was.W != r.W || was.H != r.H {
		b.lamp = lamp{was: r, now: r, age: lampTime}
	}
}

// drawRoof draws the roof under the lamp.
func (b *standard) drawRoof(sc *Scene, c *ui.Canvas) {
	room := c.Room()
	l := &b.lamp
	s, sharp := c.Art.Rooftop(l.now, c.Width, c.Height, c.Unit)
	switch {
	case s.Image == nil:
		c.Wash(pen.Night, 1)
		c.Lacks()
		return
	case !sharp:
		c.Coarse()
		c.Overlay(s.Image, 1, 1)
		return
	}
	l.there = true
	if l.part() < lampSteps {
		if was, ok := c.Art.RooftopKept(l.was, c.Width, c.Height, c.Unit); ok {
			c.Put(was, room.X, room.Y)
			c.PutFaded(s, room.X, room.Y, float64(l.part())/lampSteps)
			return
		}
		l.still()
	}
	c.Put(s, room.X, room.Y)
	b.paintAhead(sc, c)
}

// paintAhead has painted beside the loop what will be seen at this table.
func (b *standard) paintAhead(sc *Scene, c *ui.Canvas) {
	for i := range b.seats {
		c.Art.RooftopAhead(b.roofUnder(sc, b.seats[i].seat), c.Width, c.Height, c.Unit)
	}
	c.Art.RooftopAhead(b.roofUnder(sc, sc.Near), c.Width, c.Height, c.Unit)
	c.Art.RedEdge((c.Width+1)/2, (c.Height+1)/2, c.Unit/2)
	if b.menace.face == nil {
		sc.Host.PaintAhead(c)
	}
}

// drawPiles draws the empty places of cards, the piles that lie face down, and the
// labels under them.
func (b *standard) drawPiles(sc *Scene, c *ui.Canvas) {
	for _, s := range b.slots {
		drawSlot(c, s)
	}
	for _, r := range b.rows {
		c.Text(r.words, r.x, r.y, ui.Display(22, pen.Mist), pen.Left)
	}
	for _, p := range b.piles {
		switch {
		case p.n == 0:
			drawSlot(c, p.pose)
		case p.down:
			drawBack(c, p.pose, p.n)
		}
	}
	lit := b.labelAt(sc.X, sc.Y)
	for i := range b.labels {
		l := &b.labels[i]
		ink := pen.Paper
		if lit == i+1 {
			ink = pen.Chosen
		}
		c.Part(gallery.Key{Name: "pile label", Text: l.words, A: ink}, l.box, 4, func(q pen.Pen) {
			drawPileLabel(q, l.words, l.box.W, l.box.H, ink)
		})
	}
	if b.ongoing > 0 {
		box := ui.BoxAt(b.played.X-8, b.played.Y-6, b.ongoing, b.played.H+14)
		c.Tray(box, pen.Fade(art.Location.Main(), 0.45))
	}
	if b.numbers != "" {
		c.Text(b.numbers, b.played.X+b.played.W, b.played.Y+b.played.H+30, ui.Display(24, pen.Paper), pen.Right)
	}
}

// labelOthers labels the places that the board does not lay out, the near seat's own
// among them.
func (b *standard) labelOthers(v engine.View) {
	all := append(otherPlaces(v, engine.NoSeat), otherPlaces(v, b.near)...)
	wide := b.others.W / float64(max(len(all), 5))
	for i, w := range all {
		box := ui.BoxAt(b.others.X+float64(i)*wide, b.others.Y, wide-8, b.others.H)
		b.labels = append(b.labels, pileLabel{box: box, words: fmt.Sprintf("%s %d", wordsOf(w.place), w.count(v)), where: w, opens: true})
	}
}

// countOthers writes the numbers that are counted beside Power: of the turn, the table
// and the near seat, and where its standee is.
func (b *standard) countOthers(v engine.View) {
	var out []string
	for _, c := range shared(card.Spaces).cards(v) {
		if v.Card(c).Owner == b.near {
			out = append(out, fmt.Sprintf("AT SPACE %d", number(v, c)))
		}
	}
	all := v.Library().Numbers
	for id := engine.OwnNumbers; int(id) < len(all); id++ {
		if all[id].Of != engine.OfCard && !all[id].Untold {
			out = append(out, fmt.Sprintf("%s %d", strings.ToUpper(all[id].Name), v.Number(id, b.near)))
		}
	}
	b.numbers = strings.Join(out, " · ")
}
