package board

import (
	"math"

	"lineup/render/art"
	"lineup/render/ui"
)

const (
	// FanTurn is how far a card turns for each place from the middle. FanFall is how much lower it
	// is for the square of that.
	FanTurn, FanFall = 0.052, 9.0
	// fanMost is the largest number of places from the middle that turns the outermost card.
	fanMost = 2.0
	// LiftedTurn is the turn of the lifted card, and LiftedBelow the distance of its middle part from the lower
	// edge of the window: the frame of the keys around it covers none of its rules.
	LiftedTurn, LiftedBelow = -0.03, 14.0
	// turnedBy is how far, in card widths, a card's turn can move its cost.
	turnedBy = 0.1
)

// Lift returns the factor by which a card of the hand grows under the pointer. All cards grow to the
// same width, at which their rules can be read, even those of a large hand.
func (g *Geometry) Lift(width float64) float64 { return g.HandLift * g.HandWidth / width }

// liftedRight returns the distance from a lifted card to the next one on its right, in card widths.
// It allows a little for their turns.
func (g *Geometry) liftedRight(width float64) float64 { return 0.5*g.Lift(width) + 0.5 + turnedBy }

// handCard returns the card width for a hand of n. It is narrower than usual if otherwise some name
// would be hidden, or some cost in a large hand. In one column, cards stay large enough to read their
// rules instead.
func (g *Geometry) handCard(n int) float64 {
	width := g.HandWidth
	for range 2 { // a narrower card shows its cost and its name at other places
		right, _ := g.nameReach(width)
		named := (g.Hand.W - fanSlack) / (1 + float64(max(0, n-1))*right)
		if !g.Column {
			width = math.Min(width, math.Max(named, handLeast*g.HandWidth))
		}
		need := 1 + 2*turnedBy + math.Max(1, float64(n-2))*g.Reach(width) // besides the lifted card
		width = math.Min(width, (g.Hand.W-fanSlack-g.HandLift*g.HandWidth)/need)
	}
	return width
}

// handLeast is the part of the usual width that a card of the hand keeps before names are covered.
const handLeast = 0.78

// nameReach returns the parts of a card's width and height that hold its cost and its name.
func (g *Geometry) nameReach(width float64) (right, low float64) {
	return g.Print.NameReach(int(math.Round(width * g.Unit)))
}

// fanFall returns how much lower a card of the hand is for the square of its place from the middle,
// so that the names of the outermost cards are in the window. Most is the turn of the outermost, in
// places.
func (g *Geometry) fanFall(width, most float64) float64 {
	_, low := g.nameReach(width)
	low = math.Max(low, g.HandSeen)
	sin, cos := math.Sincos(most * g.HandTurn)
	lowest := g.HandY + (low-0.5)*width*ui.CardAspect*cos + width/2*sin
	if room := g.Room.Y + g.Room.H - fanBelow - lowest; most > 0 {
		return math.Max(0, math.Min(g.HandFall, room/(most*most)))
	}
	return g.HandFall
}

// fanBelow is the least distance from the names of the hand to the lower edge of the window.
const fanBelow = 2.0

// fanSlack is the room that turned cards need beyond their width.
const fanSlack = 14.0

// Reach returns the part of a card's width, from the left, that holds its cost.
func (g *Geometry) Reach(width float64) float64 {
	return g.Print.CostReach(int(math.Round(width * g.Unit)))
}

// liftedLeft returns how far left of a lifted card the next one must be, in card widths, to show
// its cost.
func (g *Geometry) liftedLeft(width float64) float64 {
	return 0.5*g.Lift(width) - 0.5 + g.Reach(width) + turnedBy
}

// Fan returns the poses of a hand of n cards. Lifted is the index plus one of the card under the
// pointer.
func (g *Geometry) Fan(n, lifted int) []ui.Pose {
	out := make([]ui.Pose, n)
	mid := float64(n-1) / 2
	flat := math.Min(1, fanMost*2/math.Max(1, float64(n-1)))
	width := g.handCard(n)
	xs := g.fanAlong(n, lifted-1, width)
	fall := g.fanFall(width, mid*flat)
	for i := range out {
		t := (float64(i) - mid) * flat
		out[i] = ui.Pose{X: xs[i], Y: g.HandY + t*t*fall, W: width, Turn: t * g.HandTurn}
		if i == lifted-1 {
			bottom := g.Room.Y + g.Room.H - LiftedBelow
			w := width * g.Lift(width)
			out[i] = ui.Pose{X: xs[i], Y: math.Min(g.HandY-g.HandRise, bottom-w*ui.CardAspect/2), W: w, Turn: LiftedTurn}
		}
	}
	return out
}

// fanAlong returns the middles of the cards of a hand. Lifted is -1 if no card is lifted.
func (g *Geometry) fanAlong(n, lifted int, width float64) []float64 {
	if n == 0 {
		return nil
	}
	half := (width + fanSlack) / 2
	low, high := g.Hand.X+half, g.Hand.X+g.Hand.W-half
	right, _ := g.nameReach(width)
	pitch := math.Min(width*right, (high-low)/math.Max(1, float64(n-1)))
	xs := make([]float64, n)
	middle := math.Max(low, math.Min(high, g.Hand.X+g.Hand.W/2-24))
	span := pitch * float64(n-1)
	first := math.Max(low, math.Min(high-span, middle-span/2))
	for i := range xs {
		xs[i] = first + float64(i)*pitch
	}
	if lifted < 0 {
		return xs
	}
	least := width * g.Reach(width)
	left, right := width*g.liftedLeft(width), width*g.liftedRight(width)
	// The lifted card stays where it is if the others have room beside it.
	if lifted < n-1 {
		xs[lifted] = math.Min(xs[lifted], high-right-least*float64(n-2-lifted))
	}
	if lifted > 0 {
		xs[lifted] = math.Max(xs[lifted], low+left+least*float64(lifted-1))
	}
	wider := width * (g.Lift(width) - 1) / 2
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

// asideLeft is how far the cards left of a lifted one move aside.
const asideLeft = 40.0

// spread spreads positions evenly between two ends. If there is too little room, it moves the first
// end to the left.
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

// HeroBoxes returns the boxes of the near seat's posters: one, or two of half the height.
func (g *Geometry) HeroBoxes(n int) []ui.Box {
	if n < 2 {
		return []ui.Box{g.Poster}
	}
	upper := g.Poster
	upper.H = (upper.H - posterGap) / 2
	lower := upper
	lower.Y += upper.H + posterGap
	return []ui.Box{upper, lower}
}

// posterGap is the gap between the posters of two heroes.
const posterGap = 12.0

// Geometry holds where everything on a table is in a window: the rooftop of table-spec. Left and
// right keep to the edges of the window and the middle grows. Extra height goes between the cards
// in play and the hand.
type Geometry struct {
	Room ui.Box  // all of the window
	Unit float64 // pixels to one unit
	Wide float64 // 0 for 16 to 9, 1 for 21 to 9 and wider
	Down float64 // how much lower than usual the near seat is
	// Column is set for a table in one column, in a tall window.
	Column bool

	Giant   ui.Box // the Super-Villain's panel; its right edge slants
	Plate   ui.Box // name and rule of the Super-Villain
	Meter   ui.Box
	Masks   ui.Box // a mask for each Super-Villain of the game
	Foes    ui.Box // the seats across the table
	FoeGap  float64
	FoeMost float64 // how wide one seat may be
	// FoeAcross is how many of them are in a row, or 0 for all.
	FoeAcross int
	LineUp    ui.Box  // its slots are side by side
	Pitch     float64 // between cards of the Line-Up, if there is room
	CardW     float64 // of the Line-Up
	Ledge     float64 // the lower edge of the Line-Up's cards
	Prompt    ui.Box
	Banner    ui.Box // of a replay, in place of the prompt
	Played    ui.Box
	Power     ui.Box // around the burst
	Poster    ui.Box // the near seat's hero
	Ribbon    ui.Box
	Hand      ui.Box // around the hand, except its lower edge
	HandY     float64
	// These are for the cards of the hand: their largest width, and how much one of that width grows
	// and rises under the pointer.
	HandWidth, HandLift, HandRise float64
	// HandTurn is how far a card of the hand turns for each place from the middle. HandFall is how
	// much lower it is for the square of that, unless its name would be below the window.
	HandTurn, HandFall float64
	// HandSeen is the part of the height of every card of the hand that is above the lower edge of the
	// window, if it is more than the name needs.
	HandSeen float64
	Deck     ui.Pose
	Discard  ui.Pose
	InPlay   ui.Box // label of the near seat's cards in play on another seat's turn

	Kick, MainDeck, Weakness, Destroyed ui.Pose

	Captions ui.Box // of recent events
	EndTurn  ui.Box
	Small    [4]ui.Box // the buttons below END TURN
	Others   ui.Box    // labels of places without room of their own
	// NarrowLabels is set if labels below piles must be hardly wider than the piles. Those of small ones
	// have two lines.
	NarrowLabels bool
	// Reader is where a card under the pointer is enlarged.
	Reader ui.Box
	// StageReader is the same while a question is asked on a stage. Without a width it is the place of the stage.
	StageReader ui.Box
	// Print is how cards are printed.
	Print art.Press
	// Target is the minimum width and height of a click target.
	Target float64
	// SmallText is the letter size on the small buttons, or 0 to fill their height.
	SmallText float64
}

// Widest is how much wider than 1920 units a table gets. Beyond it there is only the backdrop.
const Widest = 660.0

// RoomOf returns the part of the window that a table uses.
func RoomOf(f ui.Fit) ui.Box {
	room := f.Room()
	if over := room.W - ui.StageWidth - Widest; over > 0 {
		room.X, room.W = room.X+over/2, room.W-over
	}
	return room
}

// SmallButtons returns the usual boxes of the buttons below END TURN, at the lower right of a
// window.
func SmallButtons(f ui.Fit) (out [4]ui.Box) {
	room, high := RoomOf(f), math.Max(54, f.MinTarget())
	right, bottom := room.X+room.W-ui.StageWidth, room.Y+math.Max(0, room.H-ui.StageHeight)
	gap := math.Min(18, 126-2*(high-27))
	for i := range out {
		out[i] = ui.BoxAt(right+1578+float64(i%2)*163, bottom+924+float64(i/2)*(high+gap), 156, high)
	}
	return out
}

// foeRowGap is the gap between two rows of seats across the table, with room for a slab's edge.
const foeRowGap = 12.0

// FoeBoxes returns the boxes of n seats across the table.
func (g *Geometry) FoeBoxes(n int) []ui.Box {
	if n == 0 {
		return nil
	}
	across := n
	if g.FoeAcross > 0 {
		across = min(n, g.FoeAcross)
	}
	w := math.Min(g.FoeMost, (g.Foes.W-float64(across-1)*g.FoeGap)/float64(across))
	x := g.Foes.X + (g.Foes.W-float64(across)*w-float64(across-1)*g.FoeGap)/2
	if n > 2 {
		x = g.Foes.X
	}
	out := make([]ui.Box, n)
	for i := range out {
		out[i] = ui.BoxAt(x+float64(i%across)*(w+g.FoeGap), g.Foes.Y+float64(i/across)*(g.Foes.H+foeRowGap), w, g.Foes.H)
	}
	return out
}

// severalWidth is the largest card width of several Line-Ups.
const severalWidth = 176.0

// rowGap is the extra gap between two Line-Ups.
const rowGap = 26.0

// Slots returns the places of zones Line-Ups of n cards each, side by side.
func (g *Geometry) Slots(zones, n int) []ui.Pose {
	all := zones * n
	gaps := float64(zones-1) * rowGap
	room, between := g.LineUp.W, math.Min(g.Pitch-g.CardW, 12)
	if zones == 1 && all > longFrom {
		room, between = g.longRow(), math.Min(between, longGap)
	}
	pitch := math.Min(g.Pitch, (room-gaps)/float64(max(1, all)))
	width := math.Min(g.CardW, pitch-between)
	switch {
	case zones > 1:
		width = math.Min(width, severalWidth) // their names are above them
	case all <= 5:
		width = g.CardW
	}
	if zones == 1 {
		if two := g.twoRows(n); len(two) > 0 && two[0].W > width*rowsGain {
			return two
		}
	}
	x := g.LineUp.X + (room-float64(all)*pitch-gaps)/2 + pitch/2
	y := g.Ledge - 1 - width*ui.CardAspect/2
	slots := make([]ui.Pose, all)
	for i := range slots {
		slots[i] = ui.Pose{X: x + float64(i)*pitch + float64(i/n)*rowGap, Y: y, W: width}
	}
	return slots
}

// A Line-Up of more than longFrom cards reaches to longBeside before the Kicks, with longGap between two cards.
const longFrom, longBeside, longGap = 10, 16.0, 6.0

// longRow returns the width of such a Line-Up.
func (g *Geometry) longRow() float64 {
	return math.Max(g.LineUp.W, g.Kick.X-g.Kick.W/2-longBeside-g.LineUp.X)
}

// Two rows of a long Line-Up are rowsApart from each other, for the tabs of cards that can be bought. They take the place
// of one if their cards are rowsGain times as wide.
const rowsApart, rowsGain = 46.0, 1.25

// twoRows returns the places of a Line-Up of n cards in two rows, the first ones above.
func (g *Geometry) twoRows(n int) []ui.Pose {
	across := (n + 1) / 2
	pitch := math.Min(g.Pitch, g.LineUp.W/float64(max(1, across)))
	width := math.Min(math.Min(g.CardW, pitch-12), (g.Ledge-1-g.LineUp.Y-rowsApart)/2/ui.CardAspect)
	x := g.LineUp.X + (g.LineUp.W-float64(across)*pitch)/2 + pitch/2
	low := g.Ledge - 1 - width*ui.CardAspect/2
	slots := make([]ui.Pose, n)
	for i := range slots {
		slots[i] = ui.Pose{X: x + float64(i%across)*pitch, Y: low, W: width}
		if i < across {
			slots[i].Y -= width*ui.CardAspect + rowsApart
		}
	}
	return slots
}

// LabelUnder returns the place of a label below a pile.
func (g *Geometry) LabelUnder(p ui.Pose) ui.Box {
	wide, high := labelWidth, labelHeight
	if g.NarrowLabels {
		wide = math.Min(wide, p.W+labelOver)
		if p.W < labelLine {
			high = 2 * labelHeight
		}
	}
	return ui.BoxAt(p.X-wide/2, p.Y+p.Height()/2+labelGap, wide, high)
}

// LabelOver returns the place of a label above a pile. It is a click target of its own.
func (g *Geometry) LabelOver(p ui.Pose) ui.Box {
	high := math.Max(labelHeight, g.Target)
	return ui.BoxAt(p.X-labelWidth/2, p.Y-p.Height()/2-12-high, labelWidth, high)
}

// labelWidth and labelHeight are the sizes of a label, and labelGap is its distance from its pile. A narrow
// one is labelOver wider than its pile, and has two lines below a pile narrower than labelLine.
const labelWidth, labelHeight, labelGap, labelOver, labelLine = 160.0, 34.0, 16.0, 14.0, 80.0
