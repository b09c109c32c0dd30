package town

import (
	"math"

	"lineup/render/art/town"
	"lineup/render/ui"
)

// This file is the map in one column, for tall windows: the seats beside each other, the Threat
// Track, the city over the whole width and stretched in height, below it the hand between the goal
// with the deck and the forecast, and at the bottom the Power, the piles, and the buttons.

const (
	// columnSeats is the least height of the seats' panels, and moreSeats how much more they can use.
	columnSeats, moreSeats = 254.0, 28.0
	// columnPanels is the least height of the row of the goal, the hand, and the forecast. With
	// morePanels there is room for the captions below the deck.
	columnPanels, morePanels = 412.0, 150.0
	// columnFoot is the height of what is below that row and the prompt, and columnRest that of the
	// track and of all gaps.
	columnFoot, columnRest = 308.0, 146.0
	// columnHand is the width of a card of the hand, and columnHands the greatest if the row is higher
	// than handRoom and a card.
	columnHand, columnHands, handRoom = 196.0, 230.0, 130.0
	// mostRead is the greatest width of an enlarged card.
	mostRead = 400.0
	// columnPlayed is the width of a card in play.
	columnPlayed = 80.0
	// aboveRing and belowRing are the heights that the city needs besides its ring.
	aboveRing, belowRing = 202.0, 130.0
	// ringGap is how much of the window's height may be empty in the middle of the ring, and ringFull
	// how much of the ring's height is not: the spaces at its sides, with plates and cards.
	ringGap, ringFull = 0.11, 334.0
)

// layColumn lays the map out in one column.
func layColumn(f ui.Fit) *places {
	room := f.Room()
	g := &places{window: room, column: true, minRules: f.MinRules(), target: f.MinTarget(), text: math.Max(1, math.Min(f.TextScale, maxText))}
	g.large = g.text >= largeText
	left := room.X + (room.W-ui.ColumnWidth)/2
	right, top, low := left+ui.ColumnWidth, room.Y, room.Y+room.H
	high := math.Max(48, g.target)

	// The rest of the height goes to the city, the seats, and the row below the city.
	more := room.H - columnSeats - columnPanels - columnFoot - high - aboveRing - town.Ring - belowRing - columnRest
	take := func(most float64) float64 {
		got := math.Max(0, math.Min(more, most))
		more -= got
		return got
	}
	seats, panels, around := columnSeats, columnPanels, town.Ring
	if g.large {
		panels += take(morePanels)
	}
	around += take(ringGap*room.H + ringFull - town.Ring)
	seats += take(moreSeats)
	panels += take(columnPanels + morePanels - panels)

	box := func(x, y, w, h float64) ui.Box { return ui.BoxAt(left+x, top+y, w, h) }
	g.seats = box(8, 6, ui.ColumnWidth-16, seats)
	g.head, g.larger = trackHead, math.Max(1, f.Larger)
	g.cell = (ui.ColumnWidth - 16 - trackHead - 152) / 6
	g.track = box(8, seats+18, ui.ColumnWidth-16, trackHigh)
	g.clockAt = ui.BoxAt(g.track.X+trackHead+6*g.cell+8, g.track.Y, 140, trackHigh)

	foot := low - columnFoot
	g.prompt = ui.BoxAt(left+8, foot-12-high, ui.ColumnWidth-16, high)
	g.banner = ui.BoxAt(g.prompt.X, g.prompt.Y+high-72, g.prompt.W, 72)
	row := g.prompt.Y - 12 - panels
	g.goal, g.deckAt = ui.BoxAt(left+8, row, 252, 206), ui.BoxAt(left+8, row+216, 252, 196)
	g.forecast = ui.BoxAt(right-260, row, 252, panels)
	if g.large { // the bar of the deck is in the panel of the goal
		g.deckAt = ui.BoxAt(left+8, row+110, 252, 96)
	}
	g.low = row - 8
	g.land = ui.BoxAt(left, g.track.Y+g.track.H, ui.ColumnWidth, g.low-g.track.Y-g.track.H)
	tall := around / town.Ring
	spare := g.land.H - aboveRing - around - belowRing
	g.Plan = town.NewPlan(1, tall, g.land.Y+aboveRing+spare/2-town.NewPlan(1, tall, 0).Space(0).Y)

	g.hand = ui.BoxAt(left+272, row, ui.ColumnWidth-544, panels)
	g.handWidth = math.Max(columnHand, math.Min(columnHands, (panels-handRoom)/ui.CardAspect))
	g.handLift = liftOf(f, g.handWidth)
	g.HandY = g.prompt.Y - 22 - g.handWidth*ui.CardAspect/2

	g.reachAt = ui.BoxAt(left+8, foot+4, 414, 62)
	g.powerAt = ui.BoxAt(left+24, foot+88, 160, 160)
	g.moveAt = ui.BoxAt(left+192, foot+106, 140, 140)
	g.playedCard = columnPlayed
	g.played = ui.BoxAt(left+446, foot+6, 430, columnPlayed*ui.CardAspect)
	for i := range g.piles {
		g.piles[i] = ui.Pose{X: right - 480 + float64(i%2)*pilePitch, Y: foot + 62 + float64(i/2)*140, W: pileWidth}
	}
	g.placeButtons(right-8, foot+4, 86, 20, high)
	at := g.goal.Y + g.goal.H + 12
	if !g.large {
		at = g.deckAt.Y + g.deckAt.H + 12
	}
	if g.captions = ui.BoxAt(left+8, at, 252, math.Min(maxCaptions, row+panels-at)); g.captions.H < minCaptions {
		g.captions = ui.BoxAt(left+350, foot+182, 526, minCaptions)
	}

	wide := math.Min(mostRead, panels/ui.CardAspect)
	middle := left + ui.ColumnWidth/2
	g.reader, g.readerLeft = ui.BoxAt(left+8, row, 252, panels), ui.BoxAt(middle-wide/2, row, wide, panels)
	return g
}

// seatsAbove returns the boxes of n seats' panels in one column: beside each other above the city.
func (g *places) seatsAbove(n int) []ui.Box {
	const gap = 10.0
	w := (g.seats.W - gap*float64(n-1)) / float64(max(n, 1))
	out := make([]ui.Box, n)
	for i := range out {
		out[i] = ui.BoxAt(g.seats.X+float64(i)*(w+gap), g.seats.Y, w, g.seats.H)
	}
	return out
}
