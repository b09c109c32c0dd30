package art

import (
	"image/color"
	"math"
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

// window draws the picture between y0 and y1: the kind's colour, rays, halftone,
// the smaller emblem and the main one, and the kind's frame.
func (p pen) window(f Face, y0, y1 float64, style windowStyle) {
	p = p.clip(0, y0, style.width, y1-y0)
	k := f.Kind
	w, h := style.width, y1-y0
	cx := w / 2
	cy := (y0 + style.clearTop + y1 - 6) / 2
	p.block(0, y0, w, h, k.Main())
	accent := accentOf(f)
	reach := spread{x: 0, y: y0, w: w, h: h, cx: cx, cy: cy, count: rayCount, phase: float64(f.Art.Phase) / 16}
	dark, tint := reach, reach
	dark.colour = Fade(k.Dark(), 0.42)
	tint.colour, tint.phase = Fade(accent, 0.16), reach.phase+0.5
	p.rays(dark)
	p.rays(tint)
	p.halftone(dots{
		x: 0, y: y0 + style.clearTop*0.8, w: w, h: h - style.clearTop*0.8,
		pitch: style.dots, radius: style.dots * 0.54, turn: 0.4, colour: k.Dark(),
	})
	if style.frame {
		unit := w / CardWidth
		p.at(0, 0, unit).frame(k, (y0+style.clearTop)/unit, y1/unit)
	}
	scale := style.emblem * min(1, (h-style.clearTop)/style.tall)
	if f.Art.Behind != "" && f.Art.Behind != f.Art.Main {
		// Turned with the rays, so that the same pair looks different elsewhere.
		tilt := (float64(f.Art.Phase)/15 - 0.5) * 0.7
		side := 1.0
		if f.Art.Phase%2 == 1 {
			side = -1
		}
		b := p.at(cx+side*62*scale, cy-30*scale, scale*0.62).turned(tilt)
		b.silhouette(f.Art.Behind, Mix(accent, k.Main(), 0.2))
	}
	p.at(cx, cy+1, scale).emblem(f.Art.Main, Paper)
}

// accentOf returns a face's accent, kept apart from the ground it lies on.
func accentOf(f Face) color.NRGBA {
	a := RGB(f.Art.Accent)
	if f.Art.Accent == 0 {
		a = Mix(f.Kind.Main(), White, 0.5)
	}
	if distance(a, f.Kind.Main()) < 70 {
		a = Mix(a, White, 0.55)
	}
	return a
}

// distance returns how far apart two colours are, 0 to 441.
func distance(a, b color.NRGBA) float64 {
	dr, dg, db := float64(a.R)-float64(b.R), float64(a.G)-float64(b.G), float64(a.B)-float64(b.B)
	return math.Sqrt(dr*dr + dg*dg + db*db)
}
