package ui

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art/pen"
)

// slideTime is how many seconds the frame takes to the next target.
const slideTime = 0.11

// The frame around a target, in units: how far outside it is, the width of its lines, and its corners.
const (
	frameOut      = 8.0
	frameNear     = 3.0 // on a table, where the next thing is near
	frameInk      = 12.0
	frameLine     = 6.0
	cornerOut     = 9.0
	cornerInk     = 13.0
	cornerLine    = 7.0
	longestCorner = 34.0
)

// drawn returns the box of the frame now, in pixels.
func (f *Focus) drawn() Box {
	to := f.at.Box
	if f.at.Seen.W > 0 {
		to = to.Cut(f.at.Seen)
	}
	if f.slide >= slideTime || f.from.W == 0 {
		return to
	}
	k := 1 - math.Pow(1-f.slide/slideTime, 3)
	mix := func(a, b float64) float64 { return a + (b-a)*k }
	return Box{mix(f.from.X, to.X), mix(f.from.Y, to.Y), mix(f.from.W, to.W), mix(f.from.H, to.H)}
}

// Draw draws the frame over everything. It keeps inside the window.
func (f *Focus) Draw(c *Canvas, still bool) {
	if !f.shown {
		return
	}
	if f.fit != c.Fit { // the window has another size: the next tick reads where everything is
		f.slide = slideTime
		return
	}
	if still {
		f.slide = slideTime
	}
	b := f.drawn()
	at := BoxAt((b.X-c.Left)/c.Unit, (b.Y-c.Top)/c.Unit, b.W/c.Unit, b.H/c.Unit)
	if at = at.Grown(frameOut); f.at.Loose {
		at = at.Grown(frameNear - frameOut)
	}
	room := c.Room().Grown(-(cornerOut + cornerLine))
	at = at.Cut(room)
	if at.W <= 0 || at.H <= 0 {
		return
	}
	c.frameLines(at, frameInk, pen.Ink)
	c.frameLines(at, frameLine, pen.Chosen)
	out := at.Grown(cornerOut)
	arm := math.Min(longestCorner, 0.35*math.Min(out.W, out.H))
	c.frameCorners(out, arm, cornerInk, pen.Ink)
	c.frameCorners(out, arm, cornerLine, pen.Paper)
}

// frameLines draws the outline of a box.
func (c *Canvas) frameLines(b Box, wide float64, in color.NRGBA) {
	h := wide / 2
	c.bar(Box{b.X - h, b.Y - h, b.W + wide, wide}, in)
	c.bar(Box{b.X - h, b.Y + b.H - h, b.W + wide, wide}, in)
	c.bar(Box{b.X - h, b.Y + h, wide, b.H - wide}, in)
	c.bar(Box{b.X + b.W - h, b.Y + h, wide, b.H - wide}, in)
}

// frameCorners draws the four corners of a box, each with two arms.
func (c *Canvas) frameCorners(b Box, arm, wide float64, in color.NRGBA) {
	h := wide / 2
	for _, right := range []bool{false, true} {
		for _, low := range []bool{false, true} {
			x, y := b.X-h, b.Y-h
			ax, ay := x, y
			if right {
				x = b.X + b.W - h
				ax = x + wide - arm
			}
			if low {
				y = b.Y + b.H - h
				ay = y + wide - arm
			}
			c.bar(Box{ax, y, arm, wide}, in)
			c.bar(Box{x, ay, wide, arm}, in)
		}
	}
}

// bar fills a box with a plain color.
func (c *Canvas) bar(b Box, in color.NRGBA) {
	x0, y0 := math.Round(b.X*c.Unit+c.Left), math.Round(b.Y*c.Unit+c.Top)
	x1, y1 := math.Round((b.X+b.W)*c.Unit+c.Left), math.Round((b.Y+b.H)*c.Unit+c.Top)
	white := c.plainWhite()
	c.op = ebiten.DrawImageOptions{}
	c.op.GeoM.Scale(math.Max(1, x1-x0)/3, math.Max(1, y1-y0)/3)
	c.op.GeoM.Translate(x0, y0)
	c.op.ColorScale.ScaleWithColor(in)
	c.draw(white)
}
