package art

import (
	"image/color"

	"lineup/render/art/pen"
)

// The band of a card, such as IMPOSSIBLE MODE, is apart from its name: under the name of a card, above the
// name of a small card, of a plate, and of the page of a Super-Villain.

// bandStyle returns the style of the words on a band.
func bandStyle(size float64) pen.Style {
	return pen.Style{Font: pen.Heavy, Size: size, Tracking: size * 0.08, Colour: pen.Ink}
}

// bandGround returns the color of the band: that of the kind, light enough for ink to be read on it.
func bandGround(f Face) color.NRGBA { return pen.Mix(f.Kind.OnInk(), pen.White, 0.3) }

// The band of a card is bandHigh units high, along the lower edge of the ground of its name.
const (
	bandHigh  = 19.0
	bandSize  = 14.5
	bandLeast = 10.0
)

// drawBand draws the band of a card under its name, as wide as the part of the card in view.
func drawBand(p pen.Pen, f Face, shown float64) {
	if f.Band == "" {
		return
	}
	x, room := bannerRoom(f, shown)
	left, right := 50.0, 35.0 // the lower edge of the ground of the name
	if t := setTight(f.shown(), room, bannerSizes, bannerTracking); len(t.lines) > 1 {
		left, right = 54, 44
	}
	slope := (right - left) / CardWidth
	o := pen.Polygon(0, left, CardWidth, right, CardWidth, right+bandHigh, 0, left+bandHigh)
	p.Fill(o.Moved(0, 3), pen.Fade(pen.Ink, 0.6))
	p.Fill(o, bandGround(f))
	p.At(x, left+slope*x+bandHigh*0.77, 1).Turned(slope).Fitted(f.Band, 0, 0, room, bandStyle(bandSize), bandLeast, pen.Left)
}

// The band of a small card is above the ground of its name.
const (
	smallBandHigh  = 31.0
	smallBandSize  = 25.0
	smallBandLeast = 16.0
)

// drawSmallBand draws the band of a small card whose name has its ground at top. Up is how far that is above its usual
// place on the card.
func drawSmallBand(p pen.Pen, f Face, top, up float64) {
	if f.Band == "" {
		return
	}
	p.Fill(pen.Polygon(0, top+10-smallBandHigh, CardWidth, top-smallBandHigh, CardWidth, top, 0, top+10), bandGround(f))
	middle, room := smallBandRoom(top - up)
	slope := -10.0 / CardWidth
	p.At(middle, top+10+slope*middle-smallBandHigh*0.22, 1).Turned(slope).Fitted(f.Band, 0, 0, room, bandStyle(smallBandSize), smallBandLeast, pen.Centre)
}

// smallBandRoom returns the middle of the words on the band of a small card, and their room: right of the cost where
// the band is so high that the cost covers its left end. Top is the upper edge of the ground of the name.
func smallBandRoom(top float64) (middle, room float64) {
	left, right := (CardWidth-smallRoom+12)/2, (CardWidth+smallRoom-12)/2
	if top-smallBandHigh < smallCostY+smallCostRadius {
		left = smallCostX + smallCostRadius + 4
	}
	return (left + right) / 2, right - left
}

// plateTabSize is the size of the words on the tab of a plate.
const plateTabSize = 20.0

// PlateTabRise returns how far the tab with a band is above the plate of a Super-Villain, or 0 without one.
func (f *Face) PlateTabRise() float64 {
	if f.Band == "" {
		return 0
	}
	return plateTabRise
}

// plateTabRise is the height of the tab above a plate, with its contour. It leans.
const plateTabRise = 54.0

// drawPlateTab draws the tab with the band, which is above the right end of a plate's name.
func drawPlateTab(p pen.Pen, f Face, w float64) {
	if f.Band == "" {
		return
	}
	st := bandStyle(plateTabSize)
	wide := pen.Measure(f.Band, st) + 28
	p = p.At(w-wide+4, -12, 1).Turned(-18 / (w + 24))
	o := pen.Polygon(6, -25, wide-2, -25, wide+4, 12, 0, 12)
	p.Stroke(o, 7, pen.Ink)
	p.Fill(o, bandGround(f))
	p.Text(f.Band, wide/2+1, -4, st, pen.Centre)
}

// splashBandSize is the size of the words of a band on the page of a Super-Villain.
const splashBandSize = 32.0

// drawSplashBand draws the band above a name of a size on that page.
func drawSplashBand(p pen.Pen, f *Face, size float64) {
	if f.Band == "" {
		return
	}
	st := bandStyle(splashBandSize)
	w, y := pen.Measure(f.Band, st)+36, -0.76*size-12
	o := pen.Polygon(4, y-36, w+4, y-36, w-6, y+4, -4, y+4)
	p.At(5, 7, 1).Fill(o, pen.Fade(pen.Ink, 0.6))
	p.Stroke(o, 7, pen.Ink)
	p.Fill(o, bandGround(*f))
	p.Text(f.Band, 18, y-5, st, pen.Left)
}
