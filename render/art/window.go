package art

import (
	"lineup/render/art/pen"
	"lineup/render/art/scene"
)

// The window of a scene at its own size, and how much a subject may be made smaller and
// larger to suit another one.
const (
	windowWidth  = CardWidth
	windowHeight = 172.0
	subjectSpan  = 168.0
	subjectLeast = 0.72
	subjectMost  = 1.12
)

// drawPicture draws the picture of a card between y0 and y1. What lies above y0+8 may be
// covered by a name.
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
	scene.Actors(p.At(CardWidth/2, cy+2, max(subjectLeast, min(subjectMost, (y1-top)/subjectSpan))), f.Art, q)
}

// drawScene draws the picture without a frame so that it fills a rectangle; the subject
// keeps the middle, and as much of it shows as there is room for.
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
