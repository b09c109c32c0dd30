package table

import (
	"math"

	"lineup/engine"
	"lineup/render/ui"
)

// The fixed places that every board has, around those of its own. A card's place
// is that of its top left corner.
var (
	bannerBox = ui.BoxAt(352, 448, 1116, 72)
	heroBox   = ui.BoxAt(40, 756, 262, 291)
	handBox   = ui.BoxAt(472, 744, 1000, 336)
	newsBox   = ui.BoxAt(1490, 560, 406, 150)
)

const handWidth = 212.0

// spot is a card that lies where it can be seen, and touched.
type spot struct {
	card  engine.CardID
	face  engine.FaceID
	place engine.Place
	pose  ui.Pose
}

// foePanel is the panel of a player across the table.
type foePanel struct {
	seat engine.SeatID
	box  ui.Box
}

// pile is a pile of cards, of which a board draws what its top cards do not hide.
type pile struct {
	pose ui.Pose
	n    int  // cards in it
	down bool // they lie face down
}

// pileLabel is the line under a pile. Clicking it opens the pile, if that lies open.
type pileLabel struct {
	box   ui.Box
	words string
	where where
	opens bool
}

// labelUnder is a label below a pile.
func labelUnder(p ui.Pose, words string, w where, opens bool) pileLabel {
	return pileLabel{ui.BoxAt(p.X-80, p.Y+p.Height()/2+8, 160, 34), words, w, opens}
}

// The fan of a hand is part of a large circle.
const (
	fanRadius   = 2600.0
	fanStep     = 3.0 * math.Pi / 180
	fanMostTurn = 5.0 * math.Pi / 180
)

// handFan is where the cards of a hand of n lie.
func handFan(n int) []ui.Pose {
	if n == 0 {
		return nil
	}
	width := handWidth
	if n > 8 {
		width = 188
	}
	pitch, step := 0.0, 0.0
	if n > 1 {
		pitch = math.Min(width-6, (handBox.W-width-20)/float64(n-1))
		step = math.Min(fanStep, 2*fanMostTurn/float64(n-1))
	}
	out := make([]ui.Pose, n)
	for i := range out {
		from := float64(i) - float64(n-1)/2
		turn := from * step
		out[i] = ui.Pose{
			X:    handBox.X + handBox.W/2 + from*pitch,
			Y:    handBox.Y + 8 + handWidth*ui.CardAspect/2 + fanRadius*(1-math.Cos(turn)),
			W:    width,
			Turn: turn,
		}
	}
	return out
}
