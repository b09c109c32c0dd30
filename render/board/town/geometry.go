// Package town is the map board of Rebirth: the city with its spaces, Characters and Villains, the
// Threat Track, the seats, the goal, the deck, and what comes when the turn ends. It reads all of
// that from one seat's view, lays it out, draws it, handles clicks on it, and explains what is new
// in the first Scenario.
package town

import (
	"math"
	"slices"

	"lineup/engine"
	"lineup/render/art/town"
	"lineup/render/ui"
)

// places holds where everything on the map is in a window; see map-spec, section 1. The seats keep
// to the left edge of the window and the column of panels to the right one.
type places struct {
	window  ui.Box  // all of the window
	column  bool    // everything is in one column
	land    ui.Box  // between the panels and the track; cards and standees are on it
	low     float64 // where the ground of the hand begins
	wide    float64
	Plan    *town.Plan
	track   ui.Box
	clockAt ui.Box
	cell    float64 // the mean width of a level of the track
	head    float64 // where the levels begin, from the left of the track
	folds   bool    // the track has only the words of the present Level
	larger  float64 // how much larger than usual cards may be

	goal, deckAt, forecast ui.Box
	endTurn                ui.Box
	small                  [4]ui.Box
	powerAt, moveAt        ui.Box // around the burst and the disc
	played, reachAt        ui.Box
	hand                   ui.Box
	HandY                  float64
	// These are for the cards of the hand: their width, the distance between them, and how much the
	// one under the pointer grows. PlayedCard is the width of one in play.
	handWidth, handLift, playedCard float64
	prompt, banner                  ui.Box
	piles                           [4]ui.Pose // deck, discard pile, Weaknesses, destroyed
	reader, readerLeft              ui.Box     // where a card is enlarged; see readerAt
	readFrom                        float64    // where the pointer is if that is at the left
	captions                        ui.Box     // of recent events, with height 0 if there is no room
	seats                           ui.Box     // around the panels of the seats
	// minRules is the smallest letter size, and target the smallest click target.
	minRules, target float64
	// text is the scale of sentences. Large reports whether the panels are laid out for large
	// sentences.
	text  float64
	large bool
}

// These are the sizes of cards on the map.
const (
	handCard    = 158.0
	handLift    = 212.0 / handCard // the scale of the one under the pointer
	maxLift     = 1.6
	playedWidth = 60.0
	pileWidth   = 60.0
	slotWidth   = 104.0
	basicWidth  = 70.0
)

// maxText is the largest scale of sentences. From largeText on they count as large.
const maxText, largeText = 1.5, 1.25

// widest is how much wider than 1920 units the map gets.
const widest = 660.0

// Lay lays the map out in a window.
func Lay(f ui.Fit) *places {
	if f.Narrow {
		return layColumn(f)
	}
	room := f.Room()
	if over := room.W - ui.StageWidth - widest; over > 0 {
		room.X, room.W = room.X+over/2, room.W-over
	}
	g := &places{window: room, minRules: f.MinRules(), target: f.MinTarget(), text: math.Max(1, math.Min(f.TextScale, maxText))}
	g.large, g.folds, g.larger = g.text >= largeText, f.Folds(), math.Max(1, f.Larger)
	more := math.Max(0, room.W-ui.StageWidth)
	g.wide = math.Min(1, more/widest)
	down := math.Max(0, room.H-ui.StageHeight)
	left, top, right := room.X, room.Y, room.X+room.W
	bottom := top + down
	hand, higher := largerHand(f, down)
	g.Plan = town.NewPlan(1+0.3*g.wide, 1, top+math.Min(down-higher, math.Max(0, down-higher)/2))
	box := func(x, y, w, h float64) ui.Box { return ui.BoxAt(left+x, top+y, w, h) }
	column := func(y, h float64) ui.Box { return ui.BoxAt(right-268, top+y, 252, h) }

	g.cell, g.head = 184+26*g.wide, trackHead
	wide, high, clock := trackHead+6*g.cell+152, trackHigh, 152.0
	if g.folds {
		high, g.head, clock = foldedTrack, foldedHead, foldedClock
		g.cell = (wide - g.head - clock) / 6
	}
	g.track = ui.BoxAt(ui.StageWidth/2+3-wide/2, top+6, wide, high)
	g.clockAt = ui.BoxAt(g.track.X+wide-clock+8, top+6, clock-12, high)
	g.goal, g.deckAt, g.forecast = column(8, 206), column(224, 196), column(430, 330+down)
	if g.large { // the bar of the deck is in the panel of the goal
		g.deckAt = column(118, 96)
		g.forecast = column(224, 536+down)
	}
	if high = math.Max(48, f.MinTarget()); g.folds {
		g.placeButtons(right-16, bottom+772, 96, 14, math.Max(high, foldedButton))
	} else {
		g.placeButtons(right-16, bottom+772, 86, 20, high)
	}
	g.powerAt = ui.BoxAt(left+24, bottom+860, 160, 160)
	g.moveAt = ui.BoxAt(left+192, bottom+878, 140, 140)
	g.played = ui.BoxAt(left+346, bottom+898, 190+160*g.wide, playedWidth*ui.CardAspect)
	g.reachAt = ui.BoxAt(left+16, bottom+774, 414, 62) // between the map and the Power
	g.hand = ui.BoxAt(562-200*g.wide, bottom+806-higher, 806+400*g.wide, 280+higher)
	if higher > 0 { // up to the cards in play and the piles
		g.hand.X, g.hand.W = g.hand.X-16, g.hand.W+50
	}
	if g.folds {
		g.played.W -= foldedPlayed
		g.hand.X, g.hand.W = g.hand.X-foldedPlayed, g.hand.W+foldedPlayed
	}
	high = math.Max(40, f.MinTarget())
	g.HandY = bottom + 914 - (high-40)*0.9 - higher/2
	g.handWidth, g.handLift, g.playedCard = hand, liftOf(f, hand), playedWidth
	g.low = g.HandY - 144 - higher/2
	g.prompt = ui.BoxAt(520, bottom+1076-high, 880, high)
	g.banner = ui.BoxAt(520, bottom+1002, 880, 72)
	for i := range g.piles {
		g.piles[i] = ui.Pose{X: right - 478 + float64(i%2)*pilePitch, Y: bottom + 860 + float64(i/2)*116, W: pileWidth}
	}
	g.reader = ui.BoxAt(right-280, top+readerTop, 272, readerHigh)
	g.seats = box(16, 6, 258+82*g.wide, 700+down)
	g.readerLeft = box(8, readerTop, g.seats.W+6, readerHigh)
	g.readFrom = g.seats.X + g.seats.W + 8
	g.land = ui.Box{X: g.seats.X + g.seats.W, Y: g.track.Y + g.track.H}
	g.land.W, g.land.H = g.goal.X-g.land.X, g.HandY-g.land.Y
	return g
}

// buttonsWide is the width of END TURN, below which the small buttons are in two columns. Each has room for its
// key. buttonGap is between two of them, and pilePitch from one pile to the next.
const buttonsWide, buttonGap, pilePitch = 292.0, 6.0, 98.0

// placeButtons places END TURN and the small buttons below it, up to the right.
func (g *places) placeButtons(right, y, endTurn, gap, high float64) {
	g.endTurn = ui.BoxAt(right-buttonsWide, y, buttonsWide, endTurn)
	wide := (buttonsWide - buttonGap) / 2
	for i := range g.small {
		g.small[i] = ui.BoxAt(right-buttonsWide+float64(i%2)*(wide+buttonGap), y+endTurn+gap+float64(i/2)*(high+14), wide, high)
	}
}

// largerHand returns the width of a card of the hand at the size of a window that is some units higher than
// usual, and how much higher such a card is. The city moves up for it, as far as the track leaves room.
func largerHand(f ui.Fit, down float64) (width, higher float64) {
	up := mostUp
	if f.Folds() {
		up += foldedUp
	}
	width = min(handCard*math.Max(1, f.Larger), handCard+(up+down)/ui.CardAspect, mostHandCard)
	return width, (width - handCard) * ui.CardAspect
}

// mostUp is how much higher than usual the city can be, and mostHandCard the greatest width of a card of the
// hand.
const mostUp, mostHandCard = 11.0, 196.0

// These are for a map that folds: the height of the track, which has only the words of the present Level;
// where its levels begin, with the button for the rules beside the Threat; the room of the end clock; the
// height of a small button; how much higher the city can be; and how much of the room of cards in play goes to
// the hand.
const (
	foldedTrack  = 64.0
	foldedHead   = 190.0
	foldedClock  = 212.0
	foldedButton = 84.0
	foldedUp     = 24.0
	foldedPlayed = 58.0
)

// readerTop is the upper edge of an enlarged card, below the goal. It is readerHigh high, down to END
// TURN, so that the longest text can be read.
const readerTop, readerHigh = 214.0, 556.0

// liftOf returns how much a card of the hand grows under the pointer. It is then large enough for
// rules text, up to a limit.
func liftOf(f ui.Fit, width float64) float64 {
	return math.Max(handLift, math.Min(f.Print().RulesWidth()/f.Unit/width+0.01, maxLift))
}

// handRise returns how far that card rises, so that it is clear of the prompt.
func (g *places) handRise() float64 {
	return math.Max(30, g.HandY+g.handWidth*g.handLift*ui.CardAspect/2-g.prompt.Y+4)
}

// readerAt returns where a card is enlarged while the pointer is at a position: over the seats, so that
// the deck and the forecast can be seen, unless the pointer is there. In one column it is above the
// hand, so that all of the map can be seen, and for the cards of the hand above the goal and the deck.
func (g *places) readerAt(x, y float64) ui.Box {
	if g.column && g.hand.Has(x, y) || !g.column && x < g.readFrom {
		return g.reader
	}
	return g.readerLeft
}

// readAt is like readerAt but covers no player who can be chosen.
func (m *townMap) readAt(x, y float64) ui.Box {
	at := m.readerAt(x, y)
	picks := func(s mapSeat) bool { return s.pick && s.box.Overlaps(at) }
	if !m.column && slices.ContainsFunc(m.seatPanels, picks) && !m.reader.Has(x, y) {
		return m.reader
	}
	return at
}

// seatBoxes returns the boxes of the seats' panels, one below the other, given how many rows each
// wants. All have the same height, unless one wants more rows than fit and others have room to
// spare.
func (g *places) seatBoxes(wanted []int) []ui.Box {
	if g.column {
		return g.seatsAbove(len(wanted))
	}
	n := len(wanted)
	gap := 10.0
	if n > 3 {
		gap = 6
	}
	all := 760 + g.seats.H - 700 - gap*float64(n-1)
	high := math.Min(rowsHigh(2), all/float64(max(n, 1)))
	if n == 3 && g.wide > 0.5 { // two captions are below them
		high = math.Min(high, rowsHigh(1)+4)
	}
	rows := slices.Clone(wanted)
	least := func() (sum float64) {
		for _, r := range rows {
			sum += math.Max(rowsHigh(r), leastPanel)
		}
		return sum
	}
	for least() > all && slices.Max(rows) > 1 { // not all of them fit
		rows[slices.Index(rows, slices.Max(rows))]--
	}
	y := g.seats.Y
	spare := (math.Max(high*float64(n), least()) - least()) / float64(max(n, 1))
	same := !slices.ContainsFunc(rows, func(r int) bool { return r > rowsIn(high) })
	out := make([]ui.Box, n)
	for i := range out {
		tall := high
		if !same {
			tall = math.Max(rowsHigh(rows[i]), leastPanel) + spare
		}
		out[i] = ui.BoxAt(g.seats.X, y, g.seats.W, tall)
		y += tall + gap
	}
	return out
}

// leastPanel is the height of a panel without rows.
const leastPanel = rowsFrom + 4

// placeCaptions places the captions between the panels of the seats and the burst.
func (m *townMap) placeCaptions() {
	if m.column {
		return // they have their place
	}
	last := m.seatPanels[len(m.seatPanels)-1].box
	m.captions = ui.BoxAt(last.X, last.Y+last.H+12, last.W, 0)
	if room := m.reachAt.Y - 12 - m.captions.Y; room >= minCaptions {
		m.captions.H = math.Min(room, maxCaptions)
	}
}

// These heights leave room for two or three captions.
const minCaptions, maxCaptions = 112.0, 172.0

// level returns the cell of a level of the track, or an empty one at the end of the last one.
func (m *townMap) level(i int) ui.Box {
	b := ui.BoxAt(m.track.X+m.head, m.track.Y, 0, m.track.H)
	for _, wide := range m.trackWords.cells[:i] {
		b.X += wide
	}
	if i < len(m.trackWords.cells) {
		b.W = m.trackWords.cells[i]
	}
	return b
}

// shape is a card that is drawn as something else, in a box.
type shape struct {
	card engine.CardID
	box  ui.Box
}

// shapes returns the cards of the map that are drawn as something else and can be read there.
// Standees are not among them.
func (m *townMap) shapes() (out []shape) {
	for i := range m.levels {
		l, b := &m.levels[i], m.level(i)
		if l.card != engine.NoCard {
			out = append(out, shape{l.card, b})
		}
		if l.addedCard != engine.NoCard { // the right half shows the tile
			out = append(out, shape{l.addedCard, ui.BoxAt(b.X+b.W/2, b.Y, b.W/2, b.H)})
		}
	}
	if m.rules != engine.NoCard {
		out = append(out, shape{m.rules, m.goal})
	}
	for i := range m.spaces {
		if s := &m.spaces[i]; s.tile != engine.NoCard {
			out = append(out, shape{s.tile, s.plate})
		}
	}
	return out
}

// supers returns how many Super-Villains are left on the map and in the deck.
func (m *townMap) supers() int {
	n := m.supersOut
	for _, s := range m.stacks {
		n += s.supers
	}
	return n
}

// peek is how much of a covered card in play shows: its cost.
const peek = 30.0

// inPlay returns the boxes of n cards in play and their lower end. If they do not fit in one row,
// the latest cover the others so that no name is cut.
func (g *places) inPlay(n int) (boxes []ui.Box, low float64) {
	room, wide := g.played, g.playedCard
	const gap = 4.0
	row := func(n int, y float64) {
		pitch := wide + gap
		if n > 1 {
			pitch = math.Min(pitch, (room.W-wide)/float64(n-1))
		}
		for i := range n {
			boxes = append(boxes, ui.BoxAt(room.X+float64(i)*pitch, y, wide, wide*ui.CardAspect))
		}
	}
	low = room.Y + room.H
	if before := int((room.W + gap) / (wide + gap)); n > before {
		row(n-before, room.Y)
		row(before, room.Y+peek)
		return boxes, low + peek
	}
	row(n, room.Y)
	return boxes, low
}
