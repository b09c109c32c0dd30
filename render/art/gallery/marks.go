package gallery

import (
	"image"
	"image/color"
	"math"

	"lineup/render/art/chrome"
	"lineup/render/art/pen"
)

// This file has the small pictures of events: claw marks, dust, and the red edge.

// slashSteps is the number of steps in which claw marks appear.
const slashSteps = 3

// SlashStep returns the three claw marks of an Attack as they look at a step, counted from 0. The
// picture is size pixels square.
func (p *Painter) SlashStep(size, step int) Sprite {
	key := Key{Name: "slash step", W: size, H: size, Unit: float64(size) / 420, N: step}
	return p.Part(key, 0, func(p pen.Pen) {
		p = p.At(210, 210, 1)
		if step >= slashSteps-1 {
			chrome.DrawSlash(p, pen.Danger)
			return
		}
		// The marks appear from the right, one after another.
		torn := pen.Polygon(210, -120, 190-float64(step+1)*130, -120, 250-float64(step+1)*130, 120, 210, 120)
		p.Atop(torn, func(p pen.Pen) { chrome.DrawSlash(p, pen.Mix(pen.Danger, pen.White, 0.25)) })
	})
}

// Dust returns the ring of dust around a card that has landed, size pixels square.
func (p *Painter) Dust(size int) Sprite {
	key := Key{Name: "dust", W: size, H: size, Unit: float64(size) / 260}
	return p.Part(key, 0, func(p pen.Pen) {
		p = p.At(130, 130, 1).Stretched(1, 0.5)
		for i := range 26 {
			t := 2 * math.Pi * (float64(i) + 0.6*pen.Noise(31, i)) / 26
			sin, cos := math.Sincos(t)
			r := 96 + 16*pen.Noise(32, i)
			p.Fill(pen.Circle(r*cos, r*sin, 5+11*pen.Noise(33, i)), pen.Fade(chrome.CardEdge, 0.75))
		}
		p.Stroke(pen.Circle(0, 0, 92), 4, pen.Fade(pen.White, 0.6))
	})
}

// RedEdge returns the edge of red dots around the table during an Attack on a player, w by h
// pixels. It is soft and can be enlarged.
func (p *Painter) RedEdge(w, h int, unit float64) (Sprite, bool) {
	key := Key{Name: "red edge", W: w, H: h, Unit: unit}
	if s, ok := p.Get(key); ok { // before allocating the closure
		return s, true
	}
	return p.Soon(key, 0, func() *image.RGBA { return paintRedEdge(w, h, unit) })
}

func paintRedEdge(w, h int, unit float64) *image.RGBA {
	out := image.NewRGBA(image.Rect(0, 0, w, h))
	const pitch = 15.0
	sin, cos := math.Sincos(0.4)
	for py := range h {
		for px := range w {
			vx, vy := 2*float64(px)/float64(w)-1, 2*float64(py)/float64(h)-1
			d := math.Sqrt(vx*vx + vy*vy)
			veil := 0.5 * max(0, min(1, (d-0.7)/0.7))
			if veil <= 0 {
				continue
			}
			x, y := float64(px)/unit, float64(py)/unit
			u, v := (x*cos+y*sin)/pitch, (y*cos-x*sin)/pitch
			u, v = u-math.Round(u), v-math.Round(v)
			reach := 0.66 * max(0, min(1, (d-0.98)/0.46))
			dot := 0.0
			if reach > 0 {
				dot = 0.7 * max(0, min(1, (reach-math.Sqrt(u*u+v*v))*pitch*unit+0.5))
			}
			// The dots are on top of the veil.
			under := veil * (1 - dot)
			i := out.PixOffset(px, py)
			out.Pix[i] = pen.Level(96*under + 150*dot)
			out.Pix[i+1] = pen.Level(10*under + 12*dot)
			out.Pix[i+2] = pen.Level(22*under + 16*dot)
			out.Pix[i+3] = pen.Level(255 * (under + dot))
		}
	}
	return out
}

// DrawMark draws the small slash in front of a line of the log.
func DrawMark(p pen.Pen, c color.NRGBA) {
	o := pen.Polygon(8, -12, 12, -12, -8, 12, -12, 12)
	p.Stroke(o, 3, pen.Ink)
	p.Fill(o, c)
}
