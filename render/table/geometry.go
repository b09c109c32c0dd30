package table

import (
	"math"

	"lineup/render/ui"
)

const (
	handWidth   = 204.0
	hoverScale  = 1.25
	hoverRise   = 70.0
	pileWidth   = 118.0
	playedWidth = 112.0
	// labelHeight is the height of a label, and labelGap how far it is from its pile.
	labelHeight, labelGap = 34.0, 16.0
)

// layGeometry lays a table out in a window.
func layGeometry(f ui.Fit) geometry {
	room := roomOf(f)
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
	g.small = smallButtons(f)
	g.others = ui.BoxAt(left+between(536, 704), top+742, between(754, 1202), math.Max(60, g.target))
	g.readerHeight = ui.BoxAt(left+between(2, 80), top+6, 370, 518)
	g.reader = ui.BoxAt(left+8, bottom+538, between(388, 468), 534)
	return g
}

// This file fans out the hand: the card under the pointer is lifted, and of all others
// the cost stays in view.
