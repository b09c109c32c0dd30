package art

import (
	"image/color"
	"math"

	"lineup/render/art/emblem"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// scene is what the picture of a face shows, in two planes: the frame of the card's kind
// lies between them. The origin is the middle of the window; one that is 250 by 172 units
// shows x from -125 to 125 and y from -86 to 86, larger ones more.
type scene interface {
	// Ground paints the place, as far as any window reaches.
	Ground(p pen.Pen, q ink.Palette)
	// Subject paints what stands there, and may paint over the frame.
	Subject(p pen.Pen, q ink.Palette)
}

// sceneOf returns the picture of a face and the colours it is held in.
func sceneOf(f Face) (scene, ink.Palette) {
	return emblems{f}, ink.NewPalette(f.Kind.Main(), f.Kind.Dark(), accentOf(f))
}

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
	s, q := sceneOf(f)
	s.Ground(p.At(CardWidth/2, cy, max(1, (y1-top)/windowHeight)), q)
	drawFrame(p, f.Kind, top, y1)
	s.Subject(p.At(CardWidth/2, cy+2, max(subjectLeast, min(subjectMost, (y1-top)/subjectSpan))), q)
}

// drawScene draws the picture without a frame so that it fills a rectangle; the subject
// keeps the middle, and as much of it shows as there is room for.
func drawScene(p pen.Pen, f Face, x, y, w, h float64) {
	p = p.Clip(x, y, w, h)
	s, q := sceneOf(f)
	k := max(w/windowWidth, h/windowHeight)
	p = p.At(x+w/2, y+h/2, k)
	s.Ground(p, q)
	s.Subject(p, q)
}

// emblems are the picture of a card that has no scene: rays and halftone, a smaller
// emblem and the main one.
type emblems struct{ f Face }

const rayCount = 18

// groundReach is how far the rays lead; no window is larger.
const groundReach = 420.0

func (e emblems) Ground(p pen.Pen, q ink.Palette) {
	const r = groundReach
	p.Block(-r, -r, 2*r, 2*r, q.Main)
	phase := float64(e.f.Art.Phase) / 16
	p.Wheel(0, 0, r, rayCount, pen.Fade(q.Dark, 0.42), pen.WheelOf{Phase: phase})
	p.Wheel(0, 0, r, rayCount, pen.Fade(q.Accent, 0.16), pen.WheelOf{Phase: phase + 0.5})
	p.Dots(pen.Screen{X: ink.StageLeft, Y: -86, W: ink.StageWidth, H: windowHeight, Pitch: 10, Colour: q.Dark})
}

func (e emblems) Subject(p pen.Pen, q ink.Palette) {
	a := e.f.Art
	if a.Behind != "" && a.Behind != a.Main {
		// Turned with the rays, so that the same pair looks different elsewhere.
		tilt := (float64(a.Phase)/15 - 0.5) * 0.7
		side := 1.0
		if a.Phase%2 == 1 {
			side = -1
		}
		emblem.Silhouette(p.At(side*62*1.1, -33, 0.68).Turned(tilt), a.Behind, pen.Mix(q.Accent, q.Main, 0.2))
	}
	emblem.Draw(p.At(0, 1, 1.1), a.Main, pen.Paper)
}

// accentOf returns a face's accent, kept apart from the ground it lies on.
func accentOf(f Face) color.NRGBA {
	a := pen.RGB(f.Art.Accent)
	if f.Art.Accent == 0 {
		a = pen.Mix(f.Kind.Main(), pen.White, 0.5)
	}
	if distance(a, f.Kind.Main()) < 70 {
		a = pen.Mix(a, pen.White, 0.55)
	}
	return a
}

// distance returns how far apart two colours are, 0 to 441.
func distance(a, b color.NRGBA) float64 {
	dr, dg, db := float64(a.R)-float64(b.R), float64(a.G)-float64(b.G), float64(a.B)-float64(b.B)
	return math.Sqrt(dr*dr + dg*dg + db*db)
}
