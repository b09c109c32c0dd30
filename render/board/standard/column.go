package standard

import (
	"math"

	"lineup/render/board"
	"lineup/render/ui"
)

// This file is the geometry of a table in one column, for tall windows: the Super-Villain with the
// other seats and the piles beside it, below them the Line-Up, the cards in play and the hand, each
// over the whole width, and at the bottom the hero, the piles of the near seat and the buttons.

const (
	// columnHeight is the least height of a table in one column. Each height above it goes to the
	// cards of the Line-Up, then to those in play and in the hand.
	columnHeight = ui.ColumnHeight
	// columnCard is the least width of a card of the Line-Up, and columnCards the greatest.
	columnCard, columnCards = 240.0, 262.0
	// columnHand is the greatest width of a card of the hand, and columnPlays the greatest height of the
	// row of cards in play.
	columnHand, columnPlays = 330.0, 350.0
	// columnLift is how much the card of the hand under the pointer grows.
	columnLift = 1.15
	// columnPile is the width of the near seat's piles.
	columnPile = 100.0
	// columnGap is between the cards in play and the hand.
	columnGap = 20.0
	// columnTurn and columnFall shape the fan of the hand, which is seen whole.
	columnTurn, columnFall = 0.024, 4.0
	// columnFoes is the number of other seats in a row.
	columnFoes = 2
)

// layColumn returns the geometry of a table in one column.
func layColumn(f ui.Fit) board.Geometry {
	room := board.RoomOf(f)
	left := room.X + (room.W-ui.ColumnWidth)/2
	right := left + ui.ColumnWidth - ui.StageWidth
	top := room.Y
	bottom := top + room.H - ui.StageHeight
	box := func(x, y, w, h float64) ui.Box { return ui.BoxAt(left+x, top+y, w, h) }
	more := math.Max(0, room.H-columnHeight)
	take := func(part, most float64) float64 {
		got := math.Min(more*part, most)
		more -= got
		return got
	}
	card := columnCard + take(1, (columnCards-columnCard)*ui.CardAspect)/ui.CardAspect
	played := playedHeight + take(0.5, columnPlays-playedHeight)

	g := board.Geometry{Room: room, Unit: f.Unit, Target: f.MinTarget(), Print: f.Print(), Down: room.H - ui.StageHeight, Column: true}
	g.Giant = box(0, 0, 394, 464)
	up := plateUp(f)
	g.Plate = box(30, 338-up, 312, 170+up)
	g.Meter = ui.BoxAt(g.Plate.X-4, top+532, g.Plate.W+8, 36)
	g.Masks = ui.BoxAt(g.Plate.X+20, top+572, g.Plate.W-40, 44)
	g.Foes = box(406, 0, ui.ColumnWidth-406-8, 120)
	g.FoeGap, g.FoeMost, g.FoeAcross = 16, 484, columnFoes
	pile := func(i float64) ui.Pose { return ui.Pose{X: left + 529 + 246*i, Y: top + 430, W: pileWidth} }
	g.Kick, g.MainDeck, g.Weakness, g.Destroyed = pile(0), pile(1), pile(2), pile(3)
	g.Others = box(406, 566, ui.ColumnWidth-406-8, math.Max(60, g.Target))

	g.Pitch, g.CardW = (ui.ColumnWidth-20)/5, card
	high := card * ui.CardAspect
	g.LineUp = box(10, 670, ui.ColumnWidth-20, high+2)
	g.Ledge = g.LineUp.Y + g.LineUp.H
	g.Prompt = ui.BoxAt(left+12, g.Ledge+22, ui.ColumnWidth-24, 48)
	g.Banner = ui.BoxAt(g.Prompt.X, g.Prompt.Y-16, g.Prompt.W, 72)
	g.Played = ui.BoxAt(left+12, g.Ledge+81, ui.ColumnWidth-12-200, played)
	g.Power = ui.BoxAt(left+ui.ColumnWidth-184, g.Ledge+76, 168, 168)

	g.Poster = ui.BoxAt(left+34, bottom+664, 312, 398)
	g.Ribbon = ui.BoxAt(left+22, bottom+628, 192, 44)
	from := g.Played.Y + g.Played.H + columnGap
	g.Hand = ui.BoxAt(left+358, from, ui.ColumnWidth-358-8, bottom+805-from)
	fall := 4*columnFall + 10
	high = math.Min((g.Hand.H-2*fall)/columnLift, columnHand*ui.CardAspect)
	g.HandWidth = high / ui.CardAspect
	g.HandY = g.Hand.Y + g.Hand.H - fall - high/2
	g.HandLift, g.HandRise = columnLift, fall+high*(columnLift-1)/2
	g.HandTurn, g.HandFall = columnTurn, columnFall
	g.Deck = ui.Pose{X: left + 446, Y: bottom + 955, W: columnPile}
	g.Discard = ui.Pose{X: left + 616, Y: bottom + 955, W: columnPile}
	g.InPlay = g.LabelOver(g.Deck)
	g.Captions = ui.BoxAt(left+706, bottom+885, 344, 180)
	g.EndTurn = ui.BoxAt(right+1578, bottom+812, 322, 92)
	g.Small = board.SmallButtons(f)
	g.Reader = ui.BoxAt(left+8, math.Max(from, top+room.H-542), 346, math.Min(534, top+room.H-8-from))
	g.StageReader = g.Reader
	return g
}
