// Package comic draws the pages of a story: panels with slanted gutters, their pictures, and the
// captions and balloons over them. Lengths are units of the page, which is PageWidth by PageHeight.
package comic

import (
	"math"

	"lineup/game/story"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// The measures of a page.
const (
	PageWidth, PageHeight = 1920.0, 998.0
	Line                  = 7.0 // of ink around a panel
	Shift                 = 12.0
	pageLeft, pageTop     = 36.0, 34.0
	pageLow               = 974.0
	gutter                = 26.0
	usualLean             = 58.0
)

// The colors of the paper and of the shadows on it.
var (
	Paper  = pen.RGB(0xf3ead6)
	Grain  = pen.RGB(0xd9cbaa)
	shadow = pen.Fade(pen.RGB(0x050914), 0.35)

	sketchGround, sketchLine = pen.RGB(0xcfd6dd), pen.RGB(0x8f9aa8)
)

// Panel is a panel laid out on its page.
type Panel struct {
	Frame   *story.Frame
	Corners [4]pen.Point // clockwise from the upper left corner
	Box     pen.Area     // their bounding box
}

// Panels lays out a page and returns its panels in reading order.
func Panels(page *story.Page) []Panel {
	high := 0.0
	for i := range page.Rows {
		high += or1(page.Rows[i].High)
	}
	var out []Panel
	room := pageLow - pageTop - gutter*float64(len(page.Rows)-1)
	y := pageTop
	for i := range page.Rows {
		r := &page.Rows[i]
		h := math.Round(room * or1(r.High) / high)
		out = append(out, row(r, i, pen.AreaAt(pageLeft, y, PageWidth-2*pageLeft, h))...)
		y += h + gutter
	}
	return out
}

// row lays out the panels of row i of a page in an area.
func row(r *story.Row, i int, in pen.Area) []Panel {
	wide := 0.0
	for j := range r.Frames {
		wide += or1(r.Frames[j].Wide)
	}
	y, h := in.Y, in.H
	room := in.W - gutter*float64(len(r.Frames)-1)
	var out []Panel
	x, lean := in.X, 0.0
	for j := range r.Frames {
		p := &r.Frames[j]
		w := math.Round(room * or1(p.Wide) / wide)
		next := p.Lean
		if next == 0 {
			next = usualLean * (1 - 2*float64((i+j)%2)) * h / 470
		}
		if j == len(r.Frames)-1 {
			next, w = 0, in.X+in.W-x
		}
		f := Panel{Frame: p, Corners: [4]pen.Point{
			{X: x + lean/2, Y: y}, {X: x + w + next/2, Y: y}, {X: x + w - next/2, Y: y + h}, {X: x - lean/2, Y: y + h},
		}}
		c := &f.Corners
		left, right := math.Min(c[0].X, c[3].X), math.Max(c[1].X, c[2].X)
		f.Box = pen.AreaAt(left, y, right-left, h)
		out = append(out, f)
		x, lean = x+w+gutter, next
	}
	return out
}

func or1(v float64) float64 {
	if v == 0 {
		return 1
	}
	return v
}

// Outline returns the outline of a panel.
func (f *Panel) Outline() pen.Outline {
	c := &f.Corners
	return pen.Polygon(c[0].X, c[0].Y, c[1].X, c[1].Y, c[2].X, c[2].Y, c[3].X, c[3].Y)
}

// Grown returns the corners of a panel, moved outward by the same distance.
func (f *Panel) Grown(by float64) [4]pen.Point {
	c := f.Corners
	c[0].X, c[0].Y = c[0].X-by, c[0].Y-by
	c[1].X, c[1].Y = c[1].X+by, c[1].Y-by
	c[2].X, c[2].Y = c[2].X+by, c[2].Y+by
	c[3].X, c[3].Y = c[3].X-by, c[3].Y+by
	return c
}

// sides returns the left and right limits of a panel between two heights.
func (f *Panel) sides(y0, y1 float64) (left, right float64) {
	c := &f.Corners
	at := func(a, b pen.Point, y float64) float64 { return a.X + (b.X-a.X)*(y-a.Y)/(b.Y-a.Y) }
	left = math.Max(at(c[0], c[3], y0), at(c[0], c[3], y1))
	right = math.Min(at(c[1], c[2], y0), at(c[1], c[2], y1))
	return left, right
}

// palette returns the palette of a panel.
func palette(p *story.Frame) ink.Palette {
	main, dark := ink.Hex(p.Tone.Main), ink.Hex(p.Tone.Dark)
	return ink.NewPalette(main, dark, ink.Or(p.Scene.Accent, pen.Mix(main, pen.White, 0.6)))
}

// unit returns the size of the panel's own unit in page units. A panel is 200 own units high.
func (f *Panel) unit() float64 { return f.Box.H / 200 }

// own returns a pen in the panel's own units with its origin in the middle of the panel.
func (f *Panel) own(p pen.Pen) pen.Pen {
	return p.At(f.Box.X+f.Box.W/2, f.Box.Y+f.Box.H/2, f.unit())
}

// DrawPaper draws the bare page, w by h units.
func DrawPaper(p pen.Pen, w, h float64) {
	p.Block(0, 0, w, h, Paper)
	p.Dots(pen.Screen{W: w, H: h, Pitch: 12, Max: 0.34, Grow: pen.GrowOut, Colour: pen.Fade(Grain, 0.6)})
}

// DrawSketch draws the frame of a panel that is not painted yet, with a few pencil strokes in it.
func DrawSketch(p pen.Pen, f *Panel) {
	DrawFrames(p, []Panel{*f})
	p.Fill(f.Outline(), sketchGround)
	b := f.Box
	for _, k := range sketchStrokes {
		at := func(x, y float64) pen.Point { // within the slanted sides
			c := &f.Corners
			left, right := c[0].X+(c[3].X-c[0].X)*y, c[1].X+(c[2].X-c[1].X)*y
			return pen.Point{X: left + (right-left)*x, Y: b.Y + b.H*y}
		}
		from, to := at(k[0], k[1]), at(k[2], k[3])
		p.Stroke(pen.Open(from.X, from.Y, to.X, to.Y), 3, sketchLine)
	}
	p.Stroke(f.Outline(), Line, pen.Ink)
}

// sketchStrokes are the strokes of a sketch, as parts of its width and height: a horizon, a street, and
// houses.
var sketchStrokes = [...][4]float64{
	{0.06, 0.66, 0.94, 0.62}, {0.2, 0.94, 0.46, 0.65}, {0.8, 0.94, 0.56, 0.64},
	{0.1, 0.65, 0.1, 0.34}, {0.1, 0.34, 0.24, 0.32}, {0.24, 0.32, 0.24, 0.65},
	{0.72, 0.63, 0.72, 0.22}, {0.72, 0.22, 0.9, 0.24}, {0.9, 0.24, 0.9, 0.62},
}

// DrawFrames draws the lines around the panels of a page and their shadows on the paper.
func DrawFrames(p pen.Pen, frames []Panel) {
	const dx, dy = 7.0, 8.0
	for i := range frames {
		c := &frames[i].Corners
		p.Fill(pen.Polygon(c[1].X, c[1].Y+dy, c[1].X+dx, c[1].Y+dy, c[2].X+dx, c[2].Y+dy, c[3].X+dx, c[3].Y+dy, c[3].X+dx, c[3].Y, c[2].X, c[2].Y), shadow)
		p.Stroke(frames[i].Outline(), Line, pen.Ink)
	}
}
