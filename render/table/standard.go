package table

import (
	"fmt"
	"math"
	"slices"

	"lineup/engine"
	"lineup/game/card"
	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// The widths of cards on the standard board.
const (
	villainWidth = 232.0
	lineUpWidth  = 204.0
	pileWidth    = 118.0
	smallWidth   = 84.0
	playedWidth  = 118.0
)

// CardWidths are the widths most cards are first seen at.
var CardWidths = []float64{lineUpWidth, handWidth, playedWidth}

// The fixed places of the standard board. A card's place is that of its top left
// corner.
var (
	foeStrip   = ui.BoxAt(40, 14, 1840, 112)
	lineUpBox  = ui.BoxAt(352, 148, 1116, lineUpWidth*ui.CardAspect)
	trayBox    = ui.BoxAt(352, 530, 1116, 202)
	stackStrip = ui.BoxAt(60, 480, villainWidth, 32)
	powerBox   = ui.BoxAt(1234, 524, 224, 224)

	villainPose   = ui.PoseAt(60, 148, villainWidth)
	kickPose      = ui.PoseAt(1520, 148, pileWidth)
	mainDeckPose  = ui.PoseAt(1690, 148, pileWidth)
	weaknessPose  = ui.PoseAt(1537, 362, smallWidth)
	destroyedPose = ui.PoseAt(1707, 362, smallWidth)
	deckPose      = ui.PoseAt(330, 800, pileWidth)
	discardPose   = ui.PoseAt(1500, 800, pileWidth)
	asidePose     = ui.Pose{X: 910, Y: 630, W: playedWidth}
)

// standard is the board of the standard mode as it lies before a viewer: it knows
// where each of that mode's places is, and draws what lies under the cards.
type standard struct {
	near   engine.SeatID // whose side of the table this is
	foes   []foePanel
	slots  []ui.Pose // of the Line-Up, filled or not
	rows   []slotRow // of several Line-Ups, what they are called
	spots  []spot    // from the bottom of the table upwards
	backs  []ui.Pose // the cards of the near hand, where they must not be seen
	piles  []pile
	labels []pileLabel
	stack  string // what is left of the Super-Villains
	// numbers are those that are counted beside Power.
	numbers string
	// ongoing is how much of the tray is taken up by cards from earlier turns.
	ongoing float64
}

// layStandard lays the board out for a viewer who sits at the near seat. It depends
// on nothing but the view: what the view does not know is not there.
func layStandard(v engine.View, near engine.SeatID) standard {
	b := standard{near: near}
	b.placeFoes(v)
	b.placeStacks(v)
	b.placeLineUp(v)
	b.placePlayed(v)
	b.placeHand(v)
	b.countPiles(v)
	b.labelPiles(v)
	b.labelOthers(v)
	b.countOthers(v)
	return b
}

func (b *standard) add(v engine.View, c engine.CardID, place engine.Place, p ui.Pose) {
	if c != engine.NoCard {
		b.spots = append(b.spots, spot{c, v.Card(c).Face, place, p})
	}
}

func (b *standard) placeFoes(v engine.View) {
	n := float64(v.Seats() - 1)
	width := math.Min(540, (foeStrip.W-(n-1)*24)/n)
	x := foeStrip.X + (foeStrip.W-n*width-(n-1)*24)/2
	for seat := v.Next(b.near); seat != b.near; seat = v.Next(seat) {
		b.foes = append(b.foes, foePanel{seat, ui.BoxAt(x, foeStrip.Y, width, foeStrip.H)})
		x += width + 24
	}
}

// placeStacks places what lies on top of the piles. A pile shows its second card
// as well: it is what the first leaves behind.
func (b *standard) placeStacks(v engine.View) {
	b.add(v, shared(card.Villains).up(v), card.Villains, villainPose)
	piles := []struct {
		where where
		pose  ui.Pose
	}{
		{shared(card.Kicks), kickPose},
		{shared(card.Weaknesses), weaknessPose},
		{shared(engine.Destroyed), destroyedPose},
		{at(engine.Discard, b.near), discardPose},
	}
	for _, p := range piles {
		cards := p.where.cards(v)
		for i := min(1, len(cards)-1); i >= 0; i-- {
			b.add(v, cards[i], p.where.place, p.pose)
		}
	}
}

// slotRow is the name of one of several Line-Ups, over its first slot.
type slotRow struct {
	words string
	x, y  float64
}

func (b *standard) placeLineUp(v engine.View) {
	lineUp := shared(card.LineUp)
	_, zones := lineUp.zones(v)
	n := v.LineUpSize()
	for _, c := range lineUp.cards(v) {
		n = max(n, int(v.Card(c).Slot)+1)
	}
	b.slots = lineUpSlots(max(zones, 1), n)
	for i := range zones {
		for _, c := range lineUp.cardsOf(v, i) {
			b.add(v, c, card.LineUp, b.slots[i*n+int(v.Card(c).Slot)])
		}
		if zones > 1 {
			first := b.slots[i*n].Bounds()
			b.rows = append(b.rows, slotRow{fmt.Sprintf("LINE-UP %d", i+1), first.X, first.Y - 7})
		}
	}
}

// rowGap is the gap between two Line-Ups, beside that between two cards.
const rowGap = 26.0

// lineUpSlots are the places of so many Line-Ups of n cards each, side by side.
func lineUpSlots(zones, n int) []ui.Pose {
	gap, all := 20.0, zones*n
	if all > 5 {
		gap = 14
	}
	gaps := float64(all-1)*gap + float64(zones-1)*rowGap
	width := math.Min(lineUpWidth, math.Floor((lineUpBox.W-gaps)/float64(all)))
	x := lineUpBox.X + (lineUpBox.W-float64(all)*width-gaps)/2
	y := lineUpBox.Y + (lineUpBox.H-width*ui.CardAspect)/2
	slots := make([]ui.Pose, all)
	for i := range slots {
		slots[i] = ui.PoseAt(x+float64(i)*(width+gap)+float64(i/n)*rowGap, y, width)
	}
	return slots
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
	y := trayBox.Y + 31
	x, room := trayBox.X+18, powerBox.X-trayBox.X-30
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

func (b *standard) placeHand(v engine.View) {
	hand := at(engine.Hand, b.near)
	fan := handFan(hand.count(v))
	if v.Seat() != b.near && !shared(card.MainDeck).seen(v) { // where that lies open, all does
		b.backs = fan
		return
	}
	for i, c := range hand.cards(v) {
		b.add(v, c, engine.Hand, fan[i])
	}
}

// countPiles counts the cards of the piles.
func (b *standard) countPiles(v engine.View) {
	b.piles = []pile{
		{kickPose, shared(card.Kicks).count(v), false},
		{mainDeckPose, shared(card.MainDeck).count(v), true},
		{weaknessPose, shared(card.Weaknesses).count(v), false},
		{destroyedPose, shared(engine.Destroyed).count(v), false},
		{deckPose, at(engine.Deck, b.near).count(v), true},
		{discardPose, at(engine.Discard, b.near).count(v), false},
		{villainPose, shared(card.Villains).count(v), true},
	}
}

// labelPiles writes what is said about the piles.
func (b *standard) labelPiles(v engine.View) {
	b.stack = fmt.Sprintf("SUPER-VILLAINS · %d LEFT", shared(card.Villains).count(v))
	add := func(p ui.Pose, format string, w where, opens bool) {
		n := w.count(v)
		b.labels = append(b.labels, labelUnder(p, fmt.Sprintf(format, n), w, opens && n > 0))
	}
	add(kickPose, "KICK ×%d", shared(card.Kicks), false)
	add(mainDeckPose, "MAIN DECK %d", shared(card.MainDeck), false)
	add(weaknessPose, "WEAKNESS ×%d", shared(card.Weaknesses), false)
	add(destroyedPose, "DESTROYED %d", shared(engine.Destroyed), true)
	add(deckPose, "DECK %d", at(engine.Deck, b.near), false)
	add(discardPose, "DISCARD %d", at(engine.Discard, b.near), true)
	if w := at(engine.InPlay, b.near); w.count(v) > 0 && !onTurn(v, b.near) {
		add(below(deckPose), "IN PLAY %d", w, true)
	}
	if w := at(card.Under, b.near); w.count(v) > 0 {
		add(below(discardPose), "UNDER HERO %d", w, w.seen(v))
	}
}

// below is the place of a second label under a pile.
func below(p ui.Pose) ui.Pose { return ui.Pose{X: p.X, Y: p.Y + 50, W: pileWidth} }

// foe is the panel of a seat; it is not there for the near seat.
func (b *standard) foe(seat engine.SeatID) (ui.Box, bool) {
	for _, f := range b.foes {
		if f.seat == seat {
			return f.box, true
		}
	}
	return ui.Box{}, false
}

// anchor is where cards come from and go to when they do not lie open on the
// table.
func (b *standard) anchor(w where) ui.Pose {
	if w.seat != engine.NoSeat && w.seat != b.near {
		if panel, ok := b.foe(w.seat); ok {
			x, y := panel.Middle()
			return ui.Pose{X: x, Y: y, W: passingWidth}
		}
	}
	switch w.place {
	case engine.Destroyed:
		return destroyedPose
	case card.Kicks:
		return kickPose
	case card.Weaknesses:
		return weaknessPose
	case card.Villains, card.OutOfGame:
		return villainPose
	case card.LineUp:
		return b.slots[0]
	case card.MainDeck:
		return mainDeckPose
	case engine.Heroes, card.Under:
		x, y := heroBox.Middle()
		return ui.Pose{X: x, Y: y, W: pileWidth}
	case engine.Hand:
		return ui.Pose{X: handBox.X + handBox.W/2, Y: handBox.Y + 160, W: handWidth}
	case engine.Deck:
		return deckPose
	case engine.Discard:
		return discardPose
	}
	return asidePose
}

// source is the place an attack starts from whose card lies nowhere in sight.
func (b *standard) source() (x, y float64) { return villainPose.X, villainPose.Y }

var (
	nightBlue = pen.Fade(pen.RGB(0x0b1730), 0.55)
	trayBlue  = pen.RGB(0x7f9fd9)
)

// drawGround draws what lies under the cards; lit is the index plus one of the label
// under the pointer.
func (b *standard) drawGround(c *ui.Canvas, lit int) {
	b.drawTray(c)
	for _, s := range b.slots {
		drawSlot(c, s)
	}
	for _, r := range b.rows {
		c.Text(r.words, r.x, r.y, ui.Display(20, pen.Mist), pen.Left)
	}
	for _, p := range b.piles {
		b.drawPile(c, p)
	}
	for i := range b.labels {
		l := &b.labels[i]
		ink := pen.Paper
		if lit == i+1 {
			ink = pen.CanDo
		}
		c.Text(l.words, l.box.X+l.box.W/2, l.box.Y+25, ui.Display(23, ink), pen.Centre)
	}
	c.Tab(stackStrip, pen.Ink)
	c.Text(b.stack, stackStrip.X+stackStrip.W/2, stackStrip.Y+24, ui.Display(22, art.SuperVillain.OnInk()), pen.Centre)
}

func (b *standard) drawTray(c *ui.Canvas) {
	c.Tray(trayBox, nightBlue)
	st := ui.Display(22, trayBlue)
	st.Tracking = 3
	x := trayBox.X + 20
	if b.ongoing > 0 {
		c.Tray(ui.BoxAt(trayBox.X+8, trayBox.Y+4, b.ongoing+6, trayBox.H-8), pen.Fade(art.Location.Main(), 0.45))
		c.Text("ONGOING", x, trayBox.Y+25, ui.Display(22, art.Location.OnInk()), pen.Left)
		x += b.ongoing + 12
	}
	c.Text("PLAYED THIS TURN", x, trayBox.Y+25, st, pen.Left)
	c.Text(b.numbers, powerBox.X-12, trayBox.Y+25, ui.Display(24, pen.Paper), pen.Right)
}

// drawPile draws the place of a pile that is empty, and the back of one that lies
// face down.
func (b *standard) drawPile(c *ui.Canvas, p pile) {
	switch {
	case p.n == 0:
		drawSlot(c, p.pose)
	case p.down:
		drawBack(c, p.pose)
	}
}

// drawSlot draws the place of a card that is not there.
func drawSlot(c *ui.Canvas, p ui.Pose) {
	w := c.Pixels(p.W)
	c.Put(c.Art.Tray(w, art.HeightOfCard(w), c.Unit*p.W/lineUpWidth, nightBlue), p.X-p.W/2, p.Y-p.Height()/2)
}

// drawBack draws a card that lies face down.
func drawBack(c *ui.Canvas, p ui.Pose) {
	w := c.Pixels(p.W)
	c.Around(c.Art.Shadow(w), p, w, art.HeightOfCard(w), 1, 1)
	c.Spin(c.Art.Back(w), p.X, p.Y, 1, 1, p.Turn, 1)
}

// drawPower draws what there is to spend; swell is how large the number is, 1 for
// its usual size.
func (b *standard) drawPower(c *ui.Canvas, power string, swell float64) {
	x, y := powerBox.Middle()
	c.Spin(c.Art.Burst(c.Pixels(powerBox.W), pen.CanDo), x, y, 1, 1, 0, 1)
	c.TextScaled(power, x, y+28, ui.Display(100, pen.Ink), swell)
	c.Text("POWER", x, y+58, ui.Display(27, pen.Ink), pen.Centre)
}
