package art

import (
	"lineup/render/art/pen"
	"lineup/render/art/scene"
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

// drawWindow draws the picture between y0 and y1: the kind's colour, rays, halftone,
// the smaller emblem and the main one, and the kind's frame.
func drawWindow(p pen.Pen, f Face, y0, y1 float64, style windowStyle) {
	p = p.Clip(0, y0, style.width, y1-y0)
	k := f.Kind
	w, h := style.width, y1-y0
	cx := w / 2
	cy := (y0 + style.clearTop + y1 - 6) / 2
	q := paletteOf(&f)
	if f.Art != nil {
		u := w / CardWidth
		scene.Ground(p.At(cx, cy, u*max(1, h/u/172)), f.Art, q)
		if style.frame {
			drawFrame(p.At(0, 0, u), k, (y0+style.clearTop)/u, y1/u)
		}
		scene.Actors(p.At(cx, cy+2*u, u*max(.72, min(1.06, (h-style.clearTop)/u/168))), f.Art, q)
	}
}
