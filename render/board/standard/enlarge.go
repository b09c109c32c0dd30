package standard

import (
	"math"
	"slices"

	"lineup/engine"
	"lineup/game/card"
	"lineup/render/board"
	"lineup/render/ui"
)

// This file gives the cards of the Line-Up and the hand more of the stage the larger everything should be.
// From Folds on, the rest makes room for them: news are only in the log, seats are chips, the piles are
// small and stand on the right, and cards in play get smaller with every step. In a tall window a table
// in one column gives its cards the whole width at all sizes.

// needs is what a game has on its table besides what every game has.
type needs struct {
	others   bool // places that the board does not lay out
	personal bool // personal cards of Super Heroes
	panels   bool // cards that are seen or chosen on the panels of other seats, which stay as they are
}

// needsOf returns the needs of a game.
func needsOf(sc *board.Scene) needs {
	v := sc.View
	n := needs{others: hasOthers(v, sc.Near), personal: v.Board().Has().Has(card.OnHero)}
	for s := range engine.SeatID(v.Seats()) {
		if board.At(card.Atop, s).Count(v) > 0 {
			n.panels, n.personal = true, n.personal || s == sc.Near
		}
	}
	n.panels = n.panels || n.personal || sc.Heroes > 1 || slices.ContainsFunc(v.Library().Offers, func(o engine.Offer) bool { return o.Foes })
	for s := v.Next(sc.Near); s != sc.Near; s = v.Next(s) {
		n.panels = n.panels || board.At(engine.Hand, s).Seen(v)
	}
	return n
}

// These are for a table that folds: the height of the panels of seats, which are chips; the widths of the
// piles of Kicks, of the near seat's piles and the destroyed one, and of the others; the height of END
// TURN and of the Power; and the width of the card of the hand under the pointer.
const (
	chipHigh      = 86.0
	kickPile      = 130.0
	ownPile       = 94.0
	smallPile     = 66.0
	foldedEndTurn = 112.0
	foldedPower   = 136.0
	foldedLift    = 254.0
)

// These are between the rows of a table: from the seats to the cards of the Line-Up, which have tabs; from
// there to the prompt and to the cards in play; and from those to the hand.
const (
	lineUpDown = 56.0
	promptDown = 20.0
	playedDown = promptDown + 48 + 9
	handDown   = 14.0
)

// A Line-Up usually has lineUpCards cards, with lineUpGap or more between two of them.
const lineUpCards, lineUpGap = 5, 8.0

// leastPlayed is the height of the row of cards in play at the largest size. mostHand is the greatest width
// of a card of the hand, and mostRest the greatest part of the width that it has under the pointer.
const leastPlayed, mostHand, mostRest = 130.0, handWidth * (1 + handGrows), 0.95

// A card of the hand ends handBelow above the lower edge of the window, and its cost begins handTall of its
// width above that. handMid is the part of its width from the lower edge to its middle. All are for the
// outermost card, which is turned.
const handBelow, handTall, handMid = 8.0, 1.423, 0.693

// enlarge lays a table out for larger cards. A table of the usual size stays as it is.
func enlarge(g *board.Geometry, f ui.Fit, n needs) {
	if f.Larger <= 1 {
		return
	}
	bottom := g.Room.Y + g.Room.H
	lift := g.HandLift * g.HandWidth
	if f.Folds() {
		fold(g, n)
		lift = foldedLift * g.HandWidth / handWidth
	}

	// The lifted card of the hand has the room below the cards in play. The Line-Up and the cards in play
	// share what is above it, and the Line-Up comes first.
	top, low := g.Foes.Y+g.Foes.H+lineUpDown, bottom-board.LiftedBelow-lift*(ui.CardAspect-board.LiftedTurn)
	played := playedHeight - (playedHeight-leastPlayed)*f.Folded()
	wide := math.Min(cardWidth*f.Larger, g.LineUp.W/lineUpCards-lineUpGap)
	g.CardW = math.Max(g.CardW, math.Min(wide, (low-top-playedDown-played)/ui.CardAspect))
	g.Pitch = math.Min(g.LineUp.W/lineUpCards, g.CardW+cardGap)
	g.LineUp.Y, g.LineUp.H = top, g.CardW*ui.CardAspect+2
	g.Ledge = top + g.LineUp.H
	g.Prompt.Y = g.Ledge + promptDown
	g.Banner.Y = g.Prompt.Y - 16
	g.Played.Y = g.Ledge + playedDown
	g.Played.H = math.Min(g.Played.H, low-g.Played.Y)
	if f.Folds() {
		enlargeHand(g, f, n, lift)
	}
}

// enlargeHand gives the hand the room below the cards in play.
func enlargeHand(g *board.Geometry, f ui.Fit, n needs, lift float64) {
	bottom := g.Room.Y + g.Room.H
	from := g.Played.Y + g.Played.H + handDown
	g.Others = ui.Box{}
	if n.others {
		g.Others = ui.BoxAt(g.Hand.X, from, g.Power.X-8-g.Hand.X, math.Max(60, g.Target))
		from += g.Others.H + handDown
	}
	g.HandWidth = min(handWidth*f.Larger, mostHand, lift*mostRest, (bottom-handBelow-from)/handTall)
	g.HandLift, g.HandRise, g.HandSeen = lift/g.HandWidth, 0, 1
	g.HandY = bottom - handBelow - handMid*g.HandWidth
	g.Hand.Y = bottom - handBelow - handTall*g.HandWidth
	g.Hand.H = bottom - g.Hand.Y
	x, _ := g.Power.Middle()
	under := g.Prompt.Y + g.Prompt.H
	g.Power = ui.BoxAt(x-foldedPower/2, under+(g.Hand.Y-under-foldedPower)/2, foldedPower, foldedPower)
}

// fold makes room for the Line-Up and the hand. A click on LOG shows what the captions tell, and a click on
// a chip the cards of a seat. The piles are to the right of the Line-Up, the near seat's with them.
func fold(g *board.Geometry, n needs) {
	right := g.Room.X + g.Room.W - ui.StageWidth
	g.Captions = ui.Box{}
	if !n.panels {
		g.Foes.H = chipHigh
	}
	g.LineUp.W = right + 1740 - g.LineUp.X
	g.Hand.X = g.Poster.X + g.Poster.W + 20
	if n.personal {
		g.Hand.X += 2*personalWidth + personalGap
	}
	g.Hand.W = right + 1556 - g.Hand.X
	g.EndTurn.Y, g.EndTurn.H = g.EndTurn.Y+g.EndTurn.H-foldedEndTurn, foldedEndTurn

	g.NarrowLabels = true
	y := g.Foes.Y + g.Foes.H + lineUpDown
	pile := func(x, y, w float64) ui.Pose { return ui.PoseAt(right+x-w/2, y, w) }
	g.Kick = pile(1826, y, kickPile)
	label := g.LabelUnder(g.Kick)
	y = label.Y + label.H + 6
	g.MainDeck, g.Weakness = pile(1785, y, smallPile), pile(1867, y, smallPile)
	y = g.EndTurn.Y - 8 - labelRoom - ownPile*ui.CardAspect
	g.Deck, g.Discard, g.Destroyed = pile(1627, y, ownPile), pile(1737, y, ownPile), pile(1847, y, ownPile)
	high := math.Max(labelRoom, g.Target)
	g.InPlay = ui.BoxAt(right+1572, y-14-high, 166, high)
}

// labelRoom is the height of a label of a pile, with the gap above it.
const labelRoom = 50.0
