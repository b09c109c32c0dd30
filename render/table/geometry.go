package table

import (
	"math"

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
	played  ui.Box
	power   ui.Box // its middle is the burst's
	poster  ui.Box // the near seat's hero
	ribbon  ui.Box
	hand    ui.Box // middles of the hand's cards stay within
	handY   float64
	deck    ui.Pose
	discard ui.Pose

	kick, mainDeck, weakness, destroyed ui.Pose

	captions  ui.Box // of what happened lately
	endTurn   ui.Box
	small     [4]ui.Box // the buttons below END TURN
	others    ui.Box    // labels of places without a room of their own
	usualWide float64   // width of a card of the hand
}

const (
	handWidth   = 204.0
	hoverScale  = 1.25
	hoverRise   = 70.0
	pileWidth   = 118.0
	playedWidth = 112.0
	leastTarget = 44.0 // pixels of what is clicked, at least
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
	g := geometry{room: room, unit: f.Unit, usualWide: handWidth}
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
	g.foes = box(between(398, 660), 0, between(1492, 1840), 132)
	g.foeGap, g.foeMost = between(20, 80), between(484, 560)
	g.pitch, g.cardW = between(228, 296), between(204, 216)
	g.lineUp = box(between(394, 652), 162, 5*g.pitch, 302)
	g.ledge = top + 464
	g.prompt = box(between(404, 660), 486, between(1120, 1500), 48)
	g.played = box(between(406, 704), 545, between(884, 1202), 158)
	g.power = box(between(1404, 2020)-84, 640-84, 168, 168)
	g.poster = ui.BoxAt(left+between(34, 96), bottom+664, between(312, 360), 398)
	g.ribbon = ui.BoxAt(left+between(22, 84), bottom+628, 192, 44)
	g.hand = ui.BoxAt(left+between(515, 690), bottom+790, between(910, 1310), 290)
	g.handY = bottom + 972
	g.deck = ui.Pose{X: left + between(446, 600), Y: bottom + 938, W: pileWidth}
	g.discard = ui.Pose{X: left + between(1492, 2090), Y: bottom + 938, W: pileWidth}

	right := left + more
	pile := func(x, y float64) ui.Pose { return ui.Pose{X: right + x, Y: top + y, W: pileWidth} }
	g.kick, g.mainDeck = pile(1652, 262), pile(1814, 262)
	g.weakness, g.destroyed = pile(1652, 484), pile(1814, 484)
	g.captions = ui.BoxAt(right+1572, top+622, 328, 172+g.down)
	g.endTurn = ui.BoxAt(right+1578, bottom+812, 322, 92)
	high := math.Max(54, leastTarget/f.Unit)
	gap := math.Min(18, 126-2*(high-27))
	for i := range g.small {
		g.small[i] = ui.BoxAt(right+1578+float64(i%2)*163, bottom+924+float64(i/2)*(high+gap), 156, high)
	}
	g.others = ui.BoxAt(left+between(404, 660), bottom+716, between(880, 1200), 60)
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

// rowGap is the gap between two Line-Ups, beside that between two cards.
const rowGap = 26.0

// slots are the places of so many Line-Ups of n cards each, side by side.
func (g *geometry) slots(zones, n int) []ui.Pose {
	all := zones * n
	gaps := float64(zones-1) * rowGap
	pitch := math.Min(g.pitch, (g.lineUp.W-gaps)/float64(max(1, all)))
	width := math.Min(g.cardW, pitch-math.Min(g.pitch-g.cardW, 12))
	if all <= 5 {
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

// fan is where the cards of a hand of n lie; lifted is the index plus one of the one
// under the pointer.
func (g *geometry) fan(n, lifted int) []ui.Pose {
	out := make([]ui.Pose, n)
	mid := float64(n-1) / 2
	flat := math.Min(1, 4/math.Max(1, float64(n-1)))
	xs := g.fanAlong(n, lifted-1)
	for i := range out {
		t := (float64(i) - mid) * flat
		out[i] = ui.Pose{X: xs[i], Y: g.handY + t*t*9, W: handWidth, Turn: t * 0.052}
		if i == lifted-1 {
			bottom := g.room.Y + g.room.H - 2
			w := handWidth * hoverScale
			out[i] = ui.Pose{X: xs[i], Y: math.Min(g.handY-hoverRise, bottom-w*ui.CardAspect/2), W: w, Turn: -0.03}
		}
	}
	return out
}

// fanAlong are the middles of the cards of a hand: the lifted one keeps its neighbours'
// costs in view, the others move together to stay inside. Lifted is -1 for none.
func (g *geometry) fanAlong(n, lifted int) []float64 {
	if n == 0 {
		return nil
	}
	low, high := g.hand.X+97, g.hand.X+g.hand.W-103
	pitch := math.Min(138+42*g.wide, (high-low-10)/math.Max(1, float64(n-1)))
	xs := make([]float64, n)
	for i := range xs {
		xs[i] = g.hand.X + g.hand.W/2 - 24 + (float64(i)-float64(n-1)/2)*pitch
	}
	if lifted < 0 {
		return xs
	}
	if lifted < n-1 {
		xs[lifted] = math.Min(xs[lifted], high-247-44*float64(n-2-lifted))
	}
	for i := range lifted {
		xs[i] -= 40
	}
	if lifted > 0 && xs[0] < low {
		end := math.Min(xs[lifted-1], xs[lifted]-70)
		for i := range lifted {
			xs[i] = low + (end-low)*float64(i)/math.Max(1, float64(lifted-1))
		}
	}
	if k := n - 1 - lifted; k > 0 {
		first := xs[lifted] + 247
		closer := math.Min(pitch-18, (high-first)/math.Max(1, float64(k-1)))
		for i := range k {
			xs[lifted+1+i] = first + closer*float64(i)
		}
	}
	return xs
}
