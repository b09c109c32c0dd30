package campaign

import (
	"math"

	"lineup/game/campaign"
	"lineup/render/ui"
)

const (
	heroGap     = 10.0
	boxHeight   = 300.0 // of the boxes of the Scenarios, at least
	boxWords    = 188.0 // of their words
	boxGap      = 24.0  // between the boxes of the Scenarios
	pointHeight = ui.MinTarget
	pointsShown = 9
)

// overviewPlaces are the places of the overview's parts. In a wide window the city is between the
// heroes and the lists, and the boxes of the Scenarios are below. In a tall one the city is at the top,
// with the heroes, the boxes, the lists and the buttons below it.
type overviewPlaces struct {
	k        float64 // the scale of the capitals on the plates
	cramped  bool    // they have no room in that scale
	boxHigh  float64
	headAt   ui.Point // the left end of the baseline of the title
	whoWidth float64  // of the players beside it
	headLow  float64  // the lower edge of the head
	scoreBar ui.Box
	scoreBox ui.Box

	townBox      ui.Box
	faultBox     ui.Box  // over the city
	townX, townY float64 // the origin of the view of the city
	townScale    float64

	heroes     ui.Box
	heroRows   int
	heroAcross int

	unlockedBox, secretsBox, backBox ui.Box
	boxes                            ui.Box // of the Scenarios
	boxAcross                        int    // Scenarios in a row
	continueBox                      ui.Box
	nextAt                           ui.Box // the left end of the baseline of the words under it, and their room
	smallBox                         [4]ui.Box
	pointsPanel                      ui.Box
}

// layOverview returns the places in an area of a window for a number of players, who may be rivals.
func layOverview(a ui.Area, room ui.Box, players int, rivals bool) overviewPlaces {
	return layOverviewAt(a, room, players, rivals, 1)
}

// layOverviewAt is like layOverview with a scale of the capitals on the plates. Room is the whole window.
func layOverviewAt(a ui.Area, room ui.Box, players int, rivals bool, k float64) overviewPlaces {
	l := overviewPlaces{k: k, boxHigh: boxHeight, headAt: ui.Point{X: a.X + 28, Y: a.Y + 54}, pointsPanel: ui.BoxAt(410, 70, 1100, 940), boxAcross: campaign.Scenarios}
	if a.Tall() {
		l.layTall(a, players, rivals)
	} else {
		l.layWide(wideRoom(room), players)
	}
	const scale, wide, high = 0.62, 1032.0, 612.0 // of the view, and its least size
	l.townScale = scale * math.Min(l.townBox.W/wide, l.townBox.H/high)
	l.townX, l.townY = l.townBox.W/2-960*l.townScale, l.townBox.H/2-500*l.townScale
	if !a.Tall() { // over the signs of the Bank and of the Locations below it, or over all of their words
		l.faultBox = ui.BoxAt(l.townBox.X+16, l.townBox.Y+l.townY+556*l.townScale+19, l.townBox.W-32, 100*l.townScale+24*k+4)
	}
	return l
}

// mostWider and mostHigher limit how much larger than the stage the overview gets in a wide window.
const mostWider, mostHigher = 660.0, 270.0

// wideRoom returns the part of a wide window that the overview uses.
func wideRoom(room ui.Box) ui.Box {
	w := math.Max(ui.StageWidth, math.Min(room.W, ui.StageWidth+mostWider))
	h := math.Max(ui.StageHeight, math.Min(room.H, ui.StageHeight+mostHigher))
	return ui.BoxAt((ui.StageWidth-w)/2, (ui.StageHeight-h)/2, w, h)
}

// wider returns how much wider than the stage the overview is in a window, from 0 to 1.
func wider(room ui.Box) float64 { return (wideRoom(room).W - ui.StageWidth) / mostWider }

// layWide is layOverview in a wide window. The plates get a half of the width that the window has besides
// the stage. Larger capitals get their height from the gaps around the buttons.
func (l *overviewPlaces) layWide(in ui.Box, players int) {
	const (
		edge      = 24.0
		headHigh  = 92.0
		upperHigh = 612.0 // of the city
		gap       = 12.0  // between lists
		column    = 0.25  // of the additional width, for a column of plates
		upper     = 0.6   // of the additional height, for the city and the plates
		rowGap    = 38.0  // between the city and the boxes, and below the boxes
		spare     = 24.0  // of these two
		buttons   = 190.0 // from the small buttons to the lower edge
		nextAbove = 15.0  // how far the words about the attempt are above them
		continues = 96.0  // height of CONTINUE
		nextBelow = 37.0  // how far these words are below it
		mostLate  = 34.0  // how much lower than usual CONTINUE can begin
	)
	more, down := in.W-ui.StageWidth, in.H-ui.StageHeight
	right, low := in.X+in.W, in.Y+in.H
	l.headAt = ui.Point{X: in.X + 28, Y: in.Y + 54}
	l.whoWidth, l.headLow = 460-aheadRoom*l.k+more/4, in.Y+76
	l.scoreBox = ui.BoxAt(right-284, in.Y+4, 276, 68)
	l.scoreBar = ui.BoxAt(right-1060-more/4, in.Y+18, 760+more/4, 40)

	k, top, high := l.k, in.Y+headHigh, upperHigh+upper*down
	rows := math.Max(3, float64(players))
	if players <= 3 { // the words stay below the cards
		high = math.Max(high, rows*flatHero*k+heroGap*(rows-1)+1)
	}
	longer := high - upperHigh - upper*down // than usual
	side := 404 + column*more
	l.heroes, l.heroRows, l.heroAcross = ui.BoxAt(in.X+edge, top, side, high), max(3, players), 1
	l.townBox = ui.BoxAt(in.X+edge+side+16, top, in.W-2*side-2*edge-32, high)

	x, wide := right-edge-side+4, side-4
	foot := low - buttons
	next := foot - nextAbove
	at := next - nextBelow - continues
	lists := [...]float64{214 * k, 44*k + 134, 46*k + 2*(pointHigh(k)+6) + 6}
	all := lists[0] + lists[1] + lists[2] + 2*gap
	each := math.Max(0, at-rowGap-top-all) / float64(len(lists)) // if there is more room
	y := top
	for i, b := range [...]*ui.Box{&l.unlockedBox, &l.secretsBox, &l.backBox} {
		*b = ui.BoxAt(x, y, wide, lists[i]+each)
		y += b.H + gap
	}
	late := math.Max(0, y-2-at)
	l.cramped = k > 1 && (late > mostLate || longer > spare+16)
	at, foot, next = at+late, foot+math.Min(12, late), next+math.Min(15, late)
	l.continueBox = ui.BoxAt(x, at, wide, math.Min(continues, next-30-at))
	l.nextAt = ui.BoxAt(x, next, wide, 0)
	half := (wide - 8) / 2
	for i := range l.smallBox {
		l.smallBox[i] = ui.BoxAt(x+(half+8)*float64(i%2), foot+82*float64(i/2), half, ui.MinTarget)
	}
	longer = math.Min(spare, longer)
	from, to := top+high+rowGap-longer/2, low-rowGap+longer/2
	l.boxes, l.boxHigh = ui.BoxAt(in.X+edge, from, in.W-2*edge-side-36, to-from), to-from
	l.pointsPanel.Y = in.Y + (in.H-l.pointsPanel.H)/2
}

// layTall is layOverview in a tall window.
func (l *overviewPlaces) layTall(a ui.Area, players int, rivals bool) {
	const (
		gap                = 16.0
		headHeight         = 146.0
		leastTown, allTown = 560.0, 860.0 // the height of the city, at least and at most
		townGives          = 120.0        // to larger capitals
		foot               = 200.0
		picture            = 86.0 // of a box, at least
	)
	k := l.k
	lists := 214 * k
	if !rivals {
		l.boxHigh = math.Max(boxHeight, boxWords*k+picture)
	}
	box := l.boxHigh + gap // of the Scenarios, with the depth of the boxes
	in := a.Inset(24, 0)
	l.whoWidth, l.headLow = in.W-344-20, a.Y+headHeight
	l.scoreBar, l.scoreBox = ui.BoxAt(in.X+aheadRoom*k, a.Y+92, in.W-300-aheadRoom*k, 40), ui.BoxAt(in.X+in.W-280, a.Y+76, 276, 68)

	l.heroRows, l.heroAcross = 1, max(2, players)
	hero := 200 * k
	if players > 3 {
		l.heroRows, l.heroAcross, hero = 2, 2, 150*k
	}
	least := leastTown - townGives*math.Min(1, 4*(k-1))
	heroes := hero*float64(l.heroRows) + heroGap*float64(l.heroRows-1)
	boxes := box
	room := a.H - headHeight - gap - heroes - gap - lists - gap - foot - gap
	if !rivals && room-2*box-gap > least {
		boxes, l.boxAcross = 2*box+gap, campaign.Scenarios/2
	}
	rest := room - boxes - gap
	l.cramped = k > 1 && rest < least
	town := math.Min(rest, allTown)
	more := (rest - town) / 6 // above each part

	y := l.headLow
	next := func(high float64) ui.Box {
		b := ui.BoxAt(in.X, y+gap+more, in.W, high)
		y = b.Y + high
		return b
	}
	l.townBox = next(town)
	l.faultBox = ui.BoxAt(460, l.townBox.Y+40, 1000, 90)
	l.heroes = next(heroes)
	l.boxes = next(boxes)
	l.boxes = ui.BoxAt(l.boxes.X, l.boxes.Y+gap, l.boxes.W-gap, l.boxes.H-gap)
	row := next(lists)
	third := (in.W - 2*gap) / 3
	l.unlockedBox, l.secretsBox, l.backBox = row.CutLeft(third, gap), row.CutLeft(third, gap), row
	row = next(foot)
	small := row.CutLeft(2*third+gap, gap)
	l.continueBox = ui.BoxAt(row.X, row.Y+10, row.W, 96)
	l.nextAt = ui.BoxAt(row.X, row.Y+146, row.W, 0)
	half := (small.W - gap) / 2
	for i := range l.smallBox {
		l.smallBox[i] = ui.BoxAt(small.X+(half+gap)*float64(i%2), small.Y+10+86*float64(i/2), half, ui.MinTarget)
	}
	l.pointsPanel.Y = a.Y + (a.H-l.pointsPanel.H)/2
}

// heroBox returns the place of a player's hero.
func (l *overviewPlaces) heroBox(i int) ui.Box {
	w := (l.heroes.W - heroGap*float64(l.heroAcross-1)) / float64(l.heroAcross)
	h := (l.heroes.H - heroGap*float64(l.heroRows-1)) / float64(l.heroRows)
	return ui.BoxAt(l.heroes.X+(w+heroGap)*float64(i%l.heroAcross), l.heroes.Y+(h+heroGap)*float64(i/l.heroAcross), w, h)
}

// scenarioBox returns the place of the box of a Scenario, counted from 0.
func (l *overviewPlaces) scenarioBox(i int) ui.Box {
	n := float64(l.boxAcross)
	w := (l.boxes.W - boxGap*(n-1)) / n
	return ui.BoxAt(l.boxes.X+(w+boxGap)*float64(i%l.boxAcross), l.boxes.Y+(l.boxHigh+32)*float64(i/l.boxAcross), w, l.boxHigh)
}
