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
	strongFrame   = 4.0 // how much wider its lines are in high contrast
)

// FrameRoom is the room that the frame needs around something on a table, in units.
const FrameRoom = frameNear + cornerOut + cornerLine

// outline is the shape that the frame goes around: a box, and how far its top is to the right of its bottom.
type outline struct {
	Box
	lean float64
}

// outlineOf returns the outline of a target as far as it is in view, in pixels.
func outlineOf(t *PageTarget) outline {
	o := outline{t.Box, t.Lean}
	if t.Seen.W > 0 {
		if o.Box = t.Box.Cut(t.Seen); o.Box != t.Box {
			o.lean = 0
		}
	}
	return o
}

// drawn returns the outline of the frame now, in pixels.
func (f *Focus) drawn() outline {
	to := outlineOf(&f.at)
	if f.slide >= slideTime || f.from.W == 0 {
		return to
	}
	k := 1 - math.Pow(1-f.slide/slideTime, 3)
	mix := func(a, b float64) float64 { return a + (b-a)*k }
	from := f.from
	return outline{Box{mix(from.X, to.X), mix(from.Y, to.Y), mix(from.W, to.W), mix(from.H, to.H)}, mix(from.lean, to.lean)}
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
	f.stale = false
	o := f.drawn()
	out := frameOut
	if f.at.Loose {
		out = frameNear
	}
	at := BoxAt((o.X-c.Left)/c.Unit, (o.Y-c.Top)/c.Unit, o.W/c.Unit, o.H/c.Unit).Grown(out)
	if at = at.Cut(c.Room().Grown(-(cornerOut + cornerLine))); at.W <= 0 || at.H <= 0 {
		return
	}
	lean := 0.0
	if o.lean > 0 { // the sides of a larger box are as steep
		lean = o.lean / c.Unit * at.H / (at.H - 2*out)
	}
	frame, more := outline{at, lean}, 0.0
	if c.Contrast {
		more = strongFrame
	}
	c.frameLines(frame, frameInk+more, pen.Ink)
	c.frameLines(frame, frameLine+more, pen.Chosen)
	arm := math.Min(longestCorner, 0.35*(math.Min(at.W, at.H)+2*cornerOut))
	c.frameCorners(frame, arm, cornerInk+more, pen.Ink)
	c.frameCorners(frame, arm, cornerLine+more, pen.Paper)
}

// left returns the x of the left side of an outline at a height, and right that of the right side. Both
// lines go on above and below it.
func (o outline) left(y float64) float64  { return o.X + o.lean*(o.Y+o.H-y)/o.H }
func (o outline) right(y float64) float64 { return o.left(y) + o.W - o.lean }

// frameLines draws an outline.
func (c *Canvas) frameLines(o outline, wide float64, in color.NRGBA) {
	h := wide / 2
	for _, y := range [2]float64{o.Y, o.Y + o.H} {
		c.bar(BoxAt(o.left(y)-h, y-h, o.W-o.lean+wide, wide), in)
	}
	top, low := o.Y-h, o.Y+o.H+h
	c.post(o.left(top), top, o.left(low), low, wide, in)
	c.post(o.right(top), top, o.right(low), low, wide, in)
}

// frameCorners draws the four corners outside an outline, each with two arms.
func (c *Canvas) frameCorners(o outline, arm, wide float64, in color.NRGBA) {
	h := wide / 2
	for _, low := range [2]bool{false, true} {
		y, end := o.Y-cornerOut-h, o.Y-cornerOut-h+arm // of the upright arms
		flat := y
		if low {
			y, end = o.Y+o.H+cornerOut+h-arm, o.Y+o.H+cornerOut+h
			flat = end - wide
		}
		c.post(o.left(y)-cornerOut, y, o.left(end)-cornerOut, end, wide, in)
		c.post(o.right(y)+cornerOut, y, o.right(end)+cornerOut, end, wide, in)
		middle := flat + h
		c.bar(BoxAt(o.left(middle)-cornerOut-h, flat, arm, wide), in)
		c.bar(BoxAt(o.right(middle)+cornerOut+h-arm, flat, arm, wide), in)
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

// post draws an upright line, which may lean. A leaning one fades out over a pixel at both edges, so that
// they are smooth.
func (c *Canvas) post(x0, y0, x1, y1, wide float64, in color.NRGBA) {
	if x0 == x1 {
		c.bar(BoxAt(x0-wide/2, y0, wide, y1-y0), in)
		return
	}
	h := math.Max(1, wide*c.Unit/2)
	r, g, b := float32(in.R)/255, float32(in.G)/255, float32(in.B)/255
	n := 0
	for _, end := range [2][2]float64{{x0, y0}, {x1, y1}} {
		x, y := end[0]*c.Unit+c.Left, math.Round(end[1]*c.Unit+c.Top)
		for i, at := range [4]float64{-h - 0.5, -h + 0.5, h - 0.5, h + 0.5} {
			v := ebiten.Vertex{DstX: float32(x + at), DstY: float32(y), SrcX: 1.5, SrcY: 1.5}
			if i == 1 || i == 2 {
				v.ColorR, v.ColorG, v.ColorB, v.ColorA = r, g, b, 1
			}
			c.corners[n] = v
			n++
		}
	}
	for i := range 3 {
		k := uint16(i)
		copy(c.order[6*i:], []uint16{k, k + 1, k + 4, k + 1, k + 5, k + 4})
	}
	c.drawCorners(c.plainWhite(), n, 18)
}
