package town

import (
	"math"

	"lineup/engine"
	"lineup/render/art/pen"
	"lineup/render/board"
	"lineup/render/ui"
)

// This file places the tag of an Attack at a Character.

// strikeWide and strikeHigh are the size of the tag of an Attack with usual words.
const strikeWide, strikeHigh = 270.0, 44.0

// placeStrikes finds for every Character where the tag of an Attack on it covers the fewest names: above
// its head, or as near to that place as possible.
func (b *Board) placeStrikes(sc *board.Scene) {
	cards, others := b.cardNames(sc), b.otherNames()
	for i := range b.town.standees {
		k := &b.town.standees[i]
		if k.seat == engine.NoSeat {
			continue
		}
		best, high := math.Inf(1), 150*k.look.Size
		all := strikeBox(pen.Point{X: k.at.X + strikeWide/2, Y: k.at.Y - high/2}).Grown(strikeFar + 1)
		cards, others := touching(cards, all), touching(others, all)
		for dy := -strikeFar; dy <= strikeFar; dy += strikeStep {
			for dx := -strikeFar; dx <= strikeFar; dx += strikeStep {
				p := pen.Point{X: k.at.X + strikeWide/2 + dx, Y: k.at.Y - high/2 + dy}
				at := strikeBox(p)
				cost := 1000*float64(hits(cards, at)) + 100*float64(hits(others, at)) + math.Hypot(dx, dy+high/2-strikeOver)/strikeFar
				if !at.Within(b.Room) {
					cost += 10000
				}
				if x, y := math.Abs(dx), math.Abs(dy); x < strikeWide/2+30 && y < high/2 {
					cost++ // it would be on the figure
				}
				if cost < best {
					best, k.strike = cost, p
				}
			}
		}
	}
}

// strikeFar is how far from the middle of a Character the tag may be, in steps of strikeStep, and strikeOver is how
// far above the head it is if there is room.
const strikeFar, strikeStep, strikeOver = 240.0, 30.0, -26.0

// strikeBox returns the box of the tag of an Attack whose right end and middle are at a point.
func strikeBox(p pen.Point) ui.Box {
	return ui.BoxAt(p.X-strikeWide, p.Y-strikeHigh/2, strikeWide, strikeHigh)
}

// touching returns the boxes that overlap another.
func touching(all []ui.Box, b ui.Box) (out []ui.Box) {
	for _, o := range all {
		if o.Overlaps(b) {
			out = append(out, o)
		}
	}
	return out
}

// hits returns the number of boxes that overlap another.
func hits(all []ui.Box, b ui.Box) (n int) {
	for _, o := range all {
		if o.Overlaps(b) {
			n++
		}
	}
	return n
}
