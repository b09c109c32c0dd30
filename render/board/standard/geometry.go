package standard

import (
	"math"

	"lineup/render/art"
	"lineup/render/board"
	"lineup/render/ui"
)

// These are the widths of cards, the gap between those of the Line-Up, and how far the one of the hand under
// the pointer grows and rises.
const (
	cardWidth   = 204.0
	cardGap     = 24.0
	handWidth   = 204.0
	hoverScale  = 1.25
	hoverRise   = 28.0
	pileWidth   = 118.0
	playedWidth = 112.0
)

// In a window taller than 16 to 9, cards in play and in the hand grow by these parts. They have grown
// fully once the window is tallFrom units taller.
const (
	playedGrows = 0.8
	handGrows   = 0.45
	tallFrom    = 700.0
	handInset   = 18.0
)

// handTurn is how far a card of the hand turns for each place from the middle. handSeen is the part of
// its height that is above the lower edge of the window: all of its signs and rules.
const handTurn, handSeen = 0.036, 0.97

// playedHeight is the height of the row of cards in play in a usual window.
const playedHeight = 158.0

// playedCard returns the width of a card in play.
func playedCard(g *board.Geometry) float64 {
	return playedWidth + (g.Played.H-playedHeight)/ui.CardAspect
}

// underMeter is the distance of an enlarged card from the meter above it, which stays in view.
const underMeter = 8.0

// plateUp is how much higher the plate of the Super-Villain is for enlarged text, and where the least
// letters are large for a window.
func plateUp(f ui.Fit) float64 {
	least := math.Max(art.MinRules, f.Print().Min) / f.Unit
	return plateGrows * math.Max(0, math.Min(1, math.Max(f.TextScale, least/plateLetters)-1))
}

// plateLetters is the size of letters, in units, up to which the plate has its usual height.
const plateLetters = 15.0

const plateGrows = 120.0

// bannerGap is between the bar of a replay and the cards in play, whose costs rise above them.
const bannerGap = 18.0

// clearBanner moves the cards in play out of the way of the bar of a replay, which reaches lower than
// the prompt.
func clearBanner(g *board.Geometry) {
	if down := g.Banner.Y + g.Banner.H + bannerGap - g.Played.Y; down > 0 {
		g.Played.Y += down
		g.Played.H -= down
	}
}

// layFor returns the geometry of a table in a window, for a game with some needs.
func layFor(f ui.Fit, n needs) board.Geometry {
	if f.Narrow {
		return layColumn(f)
	}
	g := layUsual(f)
	enlarge(&g, f, n)
	return g
}

// layUsual returns the geometry of a table for cards of the usual size.
func layUsual(f ui.Fit) board.Geometry {
	room := board.RoomOf(f)
	g := board.Geometry{Room: room, Unit: f.Unit, Target: f.MinTarget(), Print: f.Print()}
	more := room.W - ui.StageWidth
	g.Wide = math.Min(1, math.Max(0, more/board.Widest))
	g.Down = math.Max(0, room.H-ui.StageHeight)
	left, top := room.X, room.Y
	bottom := top + g.Down
	between := func(usual, wide float64) float64 { return usual + (wide-usual)*g.Wide }
	box := func(x, y, w, h float64) ui.Box { return ui.BoxAt(left+x, top+y, w, h) }

	g.Giant = box(0, 0, between(394, 620), 464)
	up := plateUp(f)
	g.Plate = box(between(30, 86), 338-up, between(312, 380), 170+up)
	g.Meter = ui.BoxAt(g.Plate.X-4, top+532, g.Plate.W+8, 36)
	g.Masks = ui.BoxAt(g.Plate.X+20, top+572, g.Plate.W-40, 44)
	g.Foes = box(between(398, 660), 0, between(1492, 1840), 120)
	g.FoeGap, g.FoeMost = between(20, 80), between(484, 560)
	g.Pitch, g.CardW = between(cardWidth+cardGap, 296), cardWidth
	g.LineUp = box(between(394, 652), 162, 5*g.Pitch, 302)
	g.Ledge = top + 464
	g.Prompt = box(between(404, 660), 486, between(1120, 1500), 48)
	g.Banner = ui.BoxAt(g.Prompt.X, g.Prompt.Y-16, g.Prompt.W, 72)
	wider, higher := f.Spare() // a size below 100 % makes cards smaller, however much room it leaves
	tall := math.Min(1, higher/tallFrom)
	playedMore, handMore := playedWidth*playedGrows*tall*ui.CardAspect, handWidth*handGrows*tall*ui.CardAspect
	g.Played = box(between(406, 704), 545, between(884, 1202), playedHeight+playedMore)
	g.Power = box(between(1404, 2020)-84, 640-84, 168, 168)
	g.Poster = ui.BoxAt(left+between(34, 96), bottom+664, between(312, 360), 398)
	g.Ribbon = ui.BoxAt(left+between(22, 84), bottom+628, 192, 44)
	in := math.Min(tall*handInset*6, handInset) + tall*handInset // the corners of turned cards stay clear of the labels beside
	wide := 886 + (1310-886)*math.Min(1, wider/board.Widest)
	in += (between(886, 1310) - wide) / 2
	g.Hand = ui.BoxAt(left+between(525, 690)+in, bottom+772-handMore, between(886, 1310)-2*in, 308+handMore)
	g.HandY = bottom + 930 - handMore/2
	g.HandWidth = handWidth * (1 + handGrows*tall)
	g.HandLift, g.HandRise = hoverScale, hoverRise
	g.HandTurn, g.HandFall, g.HandSeen = handTurn, board.FanFall, handSeen
	g.Deck = ui.Pose{X: left + between(446, 600), Y: bottom + 938, W: pileWidth}
	g.Discard = ui.Pose{X: left + between(1492, 2090), Y: bottom + 938, W: pileWidth}
	g.InPlay = g.LabelOver(g.Deck)

	right := left + more
	pile := func(x, y float64) ui.Pose { return ui.Pose{X: right + x, Y: top + y, W: pileWidth} }
	g.Kick, g.MainDeck = pile(1652, 262), pile(1814, 262)
	g.Weakness, g.Destroyed = pile(1652, 484), pile(1814, 484)
	g.Captions = ui.BoxAt(right+1572, top+622, 328, 172+g.Down)
	g.EndTurn = ui.BoxAt(right+1578, bottom+812, 322, 92)
	g.Small = board.SmallButtons(f)
	g.Others = ui.BoxAt(left+between(536, 704), top+712+playedMore, between(754, 1202), math.Max(60, g.Target))
	from := math.Max(bottom+538, g.Meter.Y+g.Meter.H+underMeter)
	g.Reader = ui.BoxAt(left+8, from, between(372, 452), bottom+1072-from)
	g.StageReader = g.Reader // over the Super Hero here, too
	return g
}
