package table

import (
	"math"

	"lineup/render/art"
	"lineup/render/ui"
)

// geometry is where everything of a table lies in a window: the rooftop of
// table-spec. Left and right keep to the edges of the window, the middle grows; what
// a higher window adds goes between the cards played and the hand.
type geometry struct {
	room ui.Box  // all of the window
	unit float64 // pixels to one unit
	wide float64 // 0 for 16 to 9, 1 for 21 to 9 and wider
	down float64 // how much lower than usual the near seat's things lie

	giant   ui.Box // the Super-Villain's panel; its right edge slants
	plate   ui.Box // name and rule of the Super-Villain
	meter   ui.Box
	masks   ui.Box // a mask for each Super-Villain of the game
	foes    ui.Box // the seats across the table
	foeGap  float64
	foeMost float64 // how wide one seat may be
	lineUp  ui.Box  // slots lie side by side in it
	pitch   float64 // from one card of the Line-Up to the next, where there is room
	cardW   float64 // of the Line-Up
	ledge   float64 // where cards stand
	prompt  ui.Box
	banner  ui.Box // of a replay, in place of the prompt
	played  ui.Box
	power   ui.Box // its middle is the burst's
	poster  ui.Box // the near seat's hero
	ribbon  ui.Box
	hand    ui.Box // the hand lies within, but for its lower edge
	handY   float64
	// The cards of the hand: how wide they are at most, from one to the next, how much larger
	// the one under the pointer is, and how far it rises.
	handWidth, handPitch, handLift, handRise float64
	// handTurn is how far a card of the hand turns for each place from the middle, and
	// handFall how much lower it lies for the square of that.
	handTurn, handFall float64
	deck               ui.Pose
	discard            ui.Pose

	kick, mainDeck, weakness, destroyed ui.Pose

	captions ui.Box // of what happened lately
	endTurn  ui.Box
	small    [4]ui.Box // the buttons below END TURN
	others   ui.Box    // labels of places without a room of their own
	// readerHeight is where a card under the pointer is enlarged as long as the Super-Villain
	// below is no choice, without a width for nowhere; reader is where it is otherwise.
	readerHeight, reader ui.Box
	// print is how cards are printed.
	print art.Press
	// target is the least width and height of what is clicked.
	target float64
	// smallText is the size of the letters on the small buttons, 0 for as large as they are high.
	smallText float64
}

const (
	handWidth   = 204.0
	hoverScale  = 1.25
	hoverRise   = 70.0
	pileWidth   = 118.0
	playedWidth = 112.0
	// labelHeight is the height of a label, and labelGap how far it is from its pile.
	labelHeight, labelGap = 34.0, 16.0
)

// widest is how much wider than 1920 units a table gets; what is beyond shows only the
// backdrop.
const widest = 660.0

// layGeometry lays a table out in a window.
func layGeometry(f ui.Fit) geometry {
	room := f.Room()
	if over := room.W - ui.StageWidth - widest; over > 0 {
		room.X, room.W = room.X+over/2, room.W-over
	}
	g := geometry{room: room, unit: f.Unit, target: f.MinTarget(), print: f.Print()}
	more := room.W - ui.StageWidth
	g.wide = math.Min(1, math.Max(0, more/widest))
	g.down = math.Max(0, room.H-ui.StageHeight)
	left, top := room.X, room.Y
	bottom := top + g.down
	between := func(usual, wide float64) float64 { return usual + (wide-usual)*g.wide }
	box := func(x, y, w, h float64) ui.Box { return ui.BoxAt(left+x, top+y, w, h) }

	g.giant = box(0, 0, between(394, 620), 464)
	g.plate = box(between(30, 86), 338, between(312, 380), 170)
	g.meter = ui.BoxAt(g.plate.X-4, top+532, g.plate.W+8, 36)
	g.masks = ui.BoxAt(g.plate.X+20, top+572, g.plate.W-40, 44)
	g.foes = box(between(398, 660), 0, between(1492, 1840), 120)
	g.foeGap, g.foeMost = between(20, 80), between(484, 560)
	g.pitch, g.cardW = between(228, 296), handWidth
	g.lineUp = box(between(394, 652), 162, 5*g.pitch, 302)
	g.ledge = top + 464
	g.prompt = box(between(404, 660), 486, between(1120, 1500), 48)
	g.banner = ui.BoxAt(g.prompt.X, g.prompt.Y-16, g.prompt.W, 72)
	g.played = box(between(406, 704), 545, between(884, 1202), 158)
	g.power = box(between(1404, 2020)-84, 640-84, 168, 168)
	g.poster = ui.BoxAt(left+between(34, 96), bottom+664, between(312, 360), 398)
	g.ribbon = ui.BoxAt(left+between(22, 84), bottom+628, 192, 44)
	g.hand = ui.BoxAt(left+between(515, 690), bottom+790, between(910, 1310), 290)
	g.handY = bottom + 972
	g.handWidth, g.handPitch, g.handLift, g.handRise = handWidth, 138+42*g.wide, hoverScale, hoverRise
	g.handTurn, g.handFall = fanTurn, fanFall
	g.deck = ui.Pose{X: left + between(446, 600), Y: bottom + 938, W: pileWidth}
	g.discard = ui.Pose{X: left + between(1492, 2090), Y: bottom + 938, W: pileWidth}

	right := left + more
	pile := func(x, y float64) ui.Pose { return ui.Pose{X: right + x, Y: top + y, W: pileWidth} }
	g.kick, g.mainDeck = pile(1652, 262), pile(1814, 262)
	g.weakness, g.destroyed = pile(1652, 484), pile(1814, 484)
	g.captions = ui.BoxAt(right+1572, top+622, 328, 172+g.down)
	g.endTurn = ui.BoxAt(right+1578, bottom+812, 322, 92)
	high := math.Max(54, g.target)
	gap := math.Min(18, 126-2*(high-27))
	for i := range g.small {
		g.small[i] = ui.BoxAt(right+1578+float64(i%2)*163, bottom+924+float64(i/2)*(high+gap), 156, high)
	}
	g.others = ui.BoxAt(left+between(536, 704), top+742, between(754, 1202), math.Max(60, g.target))
	g.readerHeight = ui.BoxAt(left+between(2, 80), top+6, 370, 518)
	g.reader = ui.BoxAt(left+8, bottom+538, between(388, 468), 534)
	return g
}

// foeBoxes are the boxes of n seats across the table.
func (g *geometry) foeBoxes(n int) []ui.Box {
	if n == 0 {
		return nil
	}
	w := math.Min(g.foeMost, (g.foes.W-float64(n-1)*g.foeGap)/float64(n))
	x := g.foes.X + (g.foes.W-float64(n)*w-float64(n-1)*g.foeGap)/2
	if n > 2 {
		x = g.foes.X
	}
	out := make([]ui.Box, n)
	for i := range out {
		out[i] = ui.BoxAt(x+float64(i)*(w+g.foeGap), g.foes.Y, w, g.foes.H)
	}
	return out
}

// severalWidth is how wide the cards of several Line-Ups are at most.
const severalWidth = 176.0

// rowGap is the gap between two Line-Ups, beside that between two cards.
const rowGap = 26.0

// slots are the places of so many Line-Ups of n cards each, side by side.
func (g *geometry) slots(zones, n int) []ui.Pose {
	all := zones * n
	gaps := float64(zones-1) * rowGap
	pitch := math.Min(g.pitch, (g.lineUp.W-gaps)/float64(max(1, all)))
	width := math.Min(g.cardW, pitch-math.Min(g.pitch-g.cardW, 12))
	switch {
	case zones > 1:
		width = math.Min(width, severalWidth) // their names stand over them
	case all <= 5:
		width = g.cardW
	}
	x := g.lineUp.X + (g.lineUp.W-float64(all)*pitch-gaps)/2 + pitch/2
	y := g.ledge - 1 - width*ui.CardAspect/2
	slots := make([]ui.Pose, all)
	for i := range slots {
		slots[i] = ui.Pose{X: x + float64(i)*pitch + float64(i/n)*rowGap, Y: y, W: width}
	}
	return slots
}

// labelUnder is the place of a label below a pile.
func (g *geometry) labelUnder(p ui.Pose) ui.Box {
	return ui.BoxAt(p.X-80, p.Y+p.Height()/2+labelGap, 160, labelHeight)
}

// labelOver is the place of a label above a pile: one that is clicked by itself.
func (g *geometry) labelOver(p ui.Pose) ui.Box {
	high := math.Max(labelHeight, g.target)
	return ui.BoxAt(p.X-80, p.Y-p.Height()/2-12-high, 160, high)
}

// This file fans out the hand: the card under the pointer is lifted, and of all others
// the cost stays in view.

const (
	// fanTurn is how far a card turns for each place from the middle, and fanFall how
	// much lower it lies for the square of that.
	fanTurn, fanFall = 0.052, 9.0
	// fanMost is how many places from the middle the outermost card is turned at most.
	fanMost = 2.0
	// liftedTurn is how far the lifted card is turned.
	liftedTurn = -0.03
	// turnedBy is how far, in widths, the cost of a card is moved by its turn at most.
	turnedBy = 0.1
)

// liftedRight is how far a lifted card is from the next one to its right, in widths of a card:
// half of each, and a little for their turns.
func (g *geometry) liftedRight() float64 { return 0.5*g.handLift + 0.5 + turnedBy }

// handCard is how wide the cards of a hand of n are: narrower than usual where the costs
// of all could not be seen else.
func (g *geometry) handCard(n int) float64 {
	width := g.handWidth
	for range 2 { // a narrower card shows its cost at another place
		reach := g.reach(width)
		need := g.liftedRight() + g.liftedLeft(width) + math.Max(0, float64(n-3))*reach + 1
		width = math.Min(width, (g.hand.W-fanSlack)/need)
	}
	return width
}

// fanSlack is what turned cards need beyond their width.
const fanSlack = 14.0

// reach is the part of a card's width, from the left, in which its cost stands.
func (g *geometry) reach(width float64) float64 {
	return g.print.CostReach(int(math.Round(width * g.unit)))
}

// liftedLeft is how far left of a lifted card the next one must be, in widths, for its
// cost to be seen.
func (g *geometry) liftedLeft(width float64) float64 {
	return 0.5*g.handLift - 0.5 + g.reach(width) + turnedBy
}

// fan is where the cards of a hand of n lie; lifted is the index plus one of the one
// under the pointer.
func (g *geometry) fan(n, lifted int) []ui.Pose {
	out := make([]ui.Pose, n)
	mid := float64(n-1) / 2
	flat := math.Min(1, fanMost*2/math.Max(1, float64(n-1)))
	width := g.handCard(n)
	xs := g.fanAlong(n, lifted-1, width)
	for i := range out {
		t := (float64(i) - mid) * flat
		out[i] = ui.Pose{X: xs[i], Y: g.handY + t*t*g.handFall, W: width, Turn: t * g.handTurn}
		if i == lifted-1 {
			bottom := g.room.Y + g.room.H - 2
			w := width * g.handLift
			out[i] = ui.Pose{X: xs[i], Y: math.Min(g.handY-g.handRise, bottom-w*ui.CardAspect/2), W: w, Turn: liftedTurn}
		}
	}
	return out
}

// fanAlong are the middles of the cards of a hand. Lifted is -1 for none.
func (g *geometry) fanAlong(n, lifted int, width float64) []float64 {
	if n == 0 {
		return nil
	}
	half := (width + fanSlack) / 2
	low, high := g.hand.X+half, g.hand.X+g.hand.W-half
	pitch := math.Min(width*g.handPitch/g.handWidth, (high-low)/math.Max(1, float64(n-1)))
	xs := make([]float64, n)
	middle := math.Max(low, math.Min(high, g.hand.X+g.hand.W/2-24))
	span := pitch * float64(n-1)
	first := math.Max(low, math.Min(high-span, middle-span/2))
	for i := range xs {
		xs[i] = first + float64(i)*pitch
	}
	if lifted < 0 {
		return xs
	}
	least := width * g.reach(width)
	left, right := width*g.liftedLeft(width), width*g.liftedRight()
	// The lifted card stays where it is, as far as the others have room beside it.
	if lifted < n-1 {
		xs[lifted] = math.Min(xs[lifted], high-right-least*float64(n-2-lifted))
	}
	if lifted > 0 {
		xs[lifted] = math.Max(xs[lifted], low+left+least*float64(lifted-1))
	}
	wider := width * (g.handLift - 1) / 2
	xs[lifted] = math.Max(low+wider, math.Min(high-wider, xs[lifted]))
	if lifted > 0 {
		to := math.Min(math.Max(xs[lifted-1]-asideLeft, low+least*float64(lifted-1)), xs[lifted]-left)
		spread(xs[:lifted], math.Max(low, xs[0]-asideLeft), to, least)
	}
	if rest := xs[lifted+1:]; len(rest) > 0 {
		from := xs[lifted] + right
		spread(rest, from, math.Min(high, from+math.Max(least, pitch-18)*float64(len(rest)-1)), least)
	}
	return xs
}

// asideLeft is how far the cards left of a lifted one make way for it.
const asideLeft = 40.0

// spread spreads places evenly from one end to another; where that is too little, to the
// left of the first end.
func spread(xs []float64, from, to, least float64) {
	k := float64(len(xs) - 1)
	if k < 0 {
		return
	}
	if to-from < least*k {
		from = to - least*k
	}
	for i := range xs {
		xs[i] = from
		if k > 0 {
			xs[i] = from + (to-from)*float64(i)/k
		}
	}
	if k == 0 {
		xs[0] = to
	}
}
