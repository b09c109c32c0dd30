package art

import (
	"image/color"
	"math"

	"lineup/render/art/emblem"
	"lineup/render/art/pen"
)

// windowStyle is how large things are in an art window.
type windowStyle struct {
	width float64
	// clearTop is how much of the top the name covers.
	clearTop float64
	// emblem is the scale of the main emblem in a window whose open part is tall
	// units high; in a lower one it shrinks.
	emblem, tall float64
	// dots is the distance between halftone dots.
	dots float64
	// frame is whether the kind's frame is drawn.
	frame bool
}

var cardWindow = windowStyle{width: CardWidth, clearTop: 43, emblem: 1.1, tall: 157, dots: 10, frame: true}

const rayCount = 18

// drawWindow draws the picture between y0 and y1: the kind's colour, rays, halftone,
// the smaller emblem and the main one, and the kind's frame.
func drawWindow(p pen.Pen, f Face, y0, y1 float64, style windowStyle) {
	p = p.Clip(0, y0, style.width, y1-y0)
	k := f.Kind
	w, h := style.width, y1-y0
	cx := w / 2
	cy := (y0 + style.clearTop + y1 - 6) / 2
	p.Block(0, y0, w, h, k.Main())
	accent := accentOf(f)
	phase := float64(f.Art.Phase) / 16
	p.Wheel(cx, cy, w+h, rayCount, pen.Fade(k.Dark(), 0.42), pen.WheelOf{Phase: phase})
	p.Wheel(cx, cy, w+h, rayCount, pen.Fade(accent, 0.16), pen.WheelOf{Phase: phase + 0.5})
	p.Dots(pen.Screen{
		X: 0, Y: y0 + style.clearTop*0.8, W: w, H: h - style.clearTop*0.8,
		Pitch: style.dots, Colour: k.Dark(),
	})
	if style.frame {
		unit := w / CardWidth
		drawFrame(p.At(0, 0, unit), k, (y0+style.clearTop)/unit, y1/unit)
	}
	scale := style.emblem * min(1, (h-style.clearTop)/style.tall)
	if f.Art.Behind != "" && f.Art.Behind != f.Art.Main {
		// Turned with the rays, so that the same pair looks different elsewhere.
		tilt := (float64(f.Art.Phase)/15 - 0.5) * 0.7
		side := 1.0
		if f.Art.Phase%2 == 1 {
			side = -1
		}
		b := p.At(cx+side*62*scale, cy-30*scale, scale*0.62).Turned(tilt)
		emblem.Silhouette(b, f.Art.Behind, pen.Mix(accent, k.Main(), 0.2))
	}
	emblem.Draw(p.At(cx, cy+1, scale), f.Art.Main, pen.Paper)
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
