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

// layOverview returns the places in an area for a number of players, who may be rivals.
func layOverview(a ui.Area, players int, rivals bool) overviewPlaces {
	return layOverviewAt(a, players, rivals, 1)
}

// layOverviewAt is like layOverview with a scale of the capitals on the plates. Only a tall window has
// room for larger ones.
func layOverviewAt(a ui.Area, players int, rivals bool, k float64) overviewPlaces {
	l := overviewPlaces{k: k, boxHigh: boxHeight, headAt: ui.Point{X: a.X + 28, Y: a.Y + 54}, pointsPanel: ui.BoxAt(410, 70, 1100, 940), boxAcross: campaign.Scenarios}
	if a.Tall() {
		l.layTall(a, players, rivals)
	} else {
		l.whoWidth, l.headLow = 460, 76
		l.scoreBar, l.scoreBox = ui.BoxAt(860, 18, 760, 40), ui.BoxAt(1636, 4, 276, 68)
		l.heroes, l.heroRows, l.heroAcross = ui.BoxAt(24, 92, 404, 612), max(3, players), 1
		l.townBox, l.faultBox = ui.BoxAt(444, 92, 1032, 612), ui.BoxAt(460, 452, 1000, 90)
		l.unlockedBox, l.secretsBox, l.backBox = ui.BoxAt(1496, 92, 400, 214), ui.BoxAt(1496, 318, 400, 178), ui.BoxAt(1496, 508, 400, 196)
		l.boxes = ui.BoxAt(24, 742, 1432, boxHeight)
		l.continueBox, l.nextAt = ui.BoxAt(1496, 742, 400, 96), ui.BoxAt(1496, 875, 400, 0)
		for i := range l.smallBox {
			l.smallBox[i] = ui.BoxAt(1496+204*float64(i%2), 890+82*float64(i/2), 196, ui.MinTarget)
		}
	}
	const scale, wide, high = 0.62, 1032.0, 612.0 // of the view, and its least size
	l.townScale = scale * math.Min(l.townBox.W/wide, l.townBox.H/high)
	l.townX, l.townY = l.townBox.W/2-960*l.townScale, l.townBox.H/2-500*l.townScale
	return l
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
	l.scoreBar, l.scoreBox = ui.BoxAt(in.X, a.Y+92, in.W-300, 40), ui.BoxAt(in.X+in.W-280, a.Y+76, 276, 68)

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
