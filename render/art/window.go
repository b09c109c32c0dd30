package art

import (
	"image"
	"image/color"

	"lineup/game/picture"
	"lineup/render/art/bust"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
	"lineup/render/art/scene"
)

// The window of a scene at its own size, and how much a subject may be reduced or enlarged to fit
// another window.
const (
	windowWidth  = CardWidth
	windowHeight = 172.0
	subjectSpan  = 168.0
	subjectLeast = 0.72
	subjectMost  = 1.12
)

// A window lower than lowWindow shows only the head of a person seen from nearby, and all of another
// subject, which needs lowSpan at its own size.
const lowWindow, lowSpan = 80.0, 100.0

// paletteOf returns the palette of a face's picture.
func paletteOf(f *Face) ink.Palette {
	accent := pen.Mix(f.Kind.Main(), pen.White, 0.5)
	if f.Art != nil {
		accent = ink.Or(f.Art.Accent, accent)
	}
	return ink.NewPalette(f.Kind.Main(), f.Kind.Dark(), accent)
}

// drawPicture draws the picture of a card between y0 and y1. A name may cover the part above y0+8.
func drawPicture(p pen.Pen, f Face, y0, y1 float64) {
	p = p.Clip(0, y0, CardWidth, y1-y0)
	top := y0 + 8
	cy := (top + y1) / 2
	if f.Art == nil {
		p.Block(0, y0, CardWidth, y1-y0, f.Kind.Main())
		drawFrame(p, f.Kind, top, y1)
		return
	}
	q := paletteOf(&f)
	scene.Ground(p.At(CardWidth/2, cy, max(1, (y1-top)/windowHeight)), f.Art, q)
	drawFrame(p, f.Kind, top, y1)
	if y1-y0 < lowWindow {
		if b, close := f.Art.Subject.(picture.Bust); close {
			drawHead(p, b, q, CardWidth/2, top, (y1-top)*0.8) // the strip covers the rest
			return
		}
		scene.Actors(p.At(CardWidth/2, cy+2, (y1-top)/lowSpan), f.Art, q)
		return
	}
	scene.Actors(p.At(CardWidth/2, cy+2, max(subjectLeast, min(subjectMost, (y1-top)/subjectSpan))), f.Art, q)
}

// drawScene draws the picture without a frame, filling a rectangle. The subject stays in the
// middle, and as much of it is visible as fits.
func drawScene(p pen.Pen, f Face, x, y, w, h float64) {
	p = p.Clip(x, y, w, h)
	if f.Art == nil {
		p.Block(x, y, w, h, f.Kind.Main())
		return
	}
	q := paletteOf(&f)
	p = p.At(x+w/2, y+h/2, max(w/windowWidth, h/windowHeight))
	scene.Ground(p, f.Art, q)
	scene.Actors(p, f.Art, q)
}

// drawClose draws the picture in a strip w by h, of which only the part down to seen is visible. It
// shows only the head of a person.
func drawClose(p pen.Pen, f Face, w, h, seen float64) {
	if f.Art == nil {
		drawScene(p, f, 0, 0, w, h)
		return
	}
	b, somebody := portraitOf(f.Art)
	if !somebody {
		drawScene(p, f, 0, 0, w, h)
		return
	}
	q := paletteOf(&f)
	p = p.Clip(0, 0, w, h)
	scene.Ground(p.At(w/2, h/2, max(w/windowWidth, h/windowHeight)), f.Art, q)
	drawHead(p, b, q, w/2, 0, seen)
}

// drawHead draws the head of a bust about x, as high as there is room from a height on.
func drawHead(p pen.Pen, b picture.Bust, q ink.Palette, x, from, room float64) {
	b.X, b.Y, b.K = 0, 0, 1
	bust.Draw(p.At(x, from+room*closeMiddle, room/closeHeight), b, q)
}

// The middle of a head in a strip, as a share of the visible height, and the height of the head
// with its headwear at its own size.
const closeMiddle, closeHeight = 0.6, 122.0

// DrawThumb draws the picture of a face in a thin frame.
func DrawThumb(p pen.Pen, f *Face, w, h float64) {
	o := pen.Rectangle(0, 0, w, h, 4)
	p.Stroke(o, 6, pen.Ink)
	p.Fill(o, f.Kind.Main())
	p.Atop(o, func(p pen.Pen) { drawScene(p, *f, 0, 0, w, h) })
}

// DrawLit draws the picture of a face in light of a color, filling a rectangle.
func DrawLit(p pen.Pen, f *Face, c color.NRGBA, w, h float64) {
	p = p.Clip(0, 0, w, h)
	if f.Art == nil {
		p.Block(0, 0, w, h, c)
		return
	}
	q := ink.NewPalette(c, pen.Mix(c, pen.Ink, 0.5), ink.Or(f.Art.Accent, pen.Mix(c, pen.White, 0.5)))
	p = p.At(w/2, h/2, max(w/windowWidth, h/windowHeight))
	scene.Ground(p, f.Art, q)
	scene.Actors(p, f.Art, q)
}

// PaintThumb returns the picture of a face in a small ink frame, w by h pixels including the frame.
func PaintThumb(f Face, w, h int) *image.RGBA {
	unit := float64(h) / 44
	wide := float64(w) / unit
	return pen.Paint(w, h, unit, func(p pen.Pen) {
		drawScene(p, f, 0, 0, wide, 44)
		p.Cut(pen.Rectangle(0, 0, wide, 44, 5), 0, 0, wide, 44)
		p.Stroke(pen.Rectangle(1.25, 1.25, wide-2.5, 41.5, 4), 2.5, pen.Ink)
	})
}
