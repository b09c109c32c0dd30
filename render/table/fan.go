package table

import (
	"math"

	"lineup/render/ui"
)

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
	// between a lifted card and the next one to its right, in widths of a card: half of
	// each, and a little for their turns.
	liftedRight = 0.5*hoverScale + 0.5 + turnedBy
)

// handCard is how wide the cards of a hand of n are: narrower than usual where the costs
// of all could not be seen else.
func (g *geometry) handCard(n int) float64 {
	width := handWidth
	for range 2 { // a narrower card shows its cost at another place
		reach := g.reach(width)
		need := liftedRight + g.liftedLeft(width) + math.Max(0, float64(n-3))*reach + 1
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
	return 0.5*hoverScale - 0.5 + g.reach(width) + turnedBy
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
		out[i] = ui.Pose{X: xs[i], Y: g.handY + t*t*fanFall, W: width, Turn: t * fanTurn}
		if i == lifted-1 {
			bottom := g.room.Y + g.room.H - 2
			w := width * hoverScale
			out[i] = ui.Pose{X: xs[i], Y: math.Min(g.handY-hoverRise, bottom-w*ui.CardAspect/2), W: w, Turn: liftedTurn}
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
	pitch := math.Min(width*(138+42*g.wide)/handWidth, (high-low)/math.Max(1, float64(n-1)))
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
	left, right := width*g.liftedLeft(width), width*liftedRight
	// The lifted card stays where it is, as far as the others have room beside it.
	if lifted < n-1 {
		xs[lifted] = math.Min(xs[lifted], high-right-least*float64(n-2-lifted))
	}
	if lifted > 0 {
		xs[lifted] = math.Max(xs[lifted], low+left+least*float64(lifted-1))
	}
	wider := width * (hoverScale - 1) / 2
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
