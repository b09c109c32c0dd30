package town

import (
	"image"
	"image/color"
	"math"

	"lineup/game/picture"
	"lineup/render/art/figure"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
	"lineup/render/art/scene"
	"lineup/render/art/thing"
)

// Side is the side that a standee is on.
type Side uint8

// The sides.
const (
	Hero Side = iota
	Villain
	SuperVillain
)

// edges are the colors of the cut edges of each side's figures.
var edges = [...]color.NRGBA{Hero: pen.RGB(0xfffdf4), Villain: pen.RGB(0xe2382f), SuperVillain: pen.RGB(0xf0609f)}

// Edge returns the color of a side's cut edge.
func (s Side) Edge() color.NRGBA { return edges[s] }

// palettes are the palettes of each side's figures.
var palettes = [...]ink.Palette{
	Hero:         ink.NewPalette(pen.RGB(0x2163e0), pen.RGB(0x0f3792), pen.RGB(0xfff0c0)),
	Villain:      ink.NewPalette(pen.RGB(0xc2241f), pen.RGB(0x6c0c10), pen.RGB(0xffb36b)),
	SuperVillain: ink.NewPalette(pen.RGB(0x4a2263), pen.RGB(0x190b26), pen.RGB(0xf0609f)),
}

// Standee is a cardboard figure on a base.
type Standee struct {
	Of     *picture.Scene // the picture on the card
	Side   Side
	Seat   pen.Seat // of a Character's base; its sign is drawn over the picture
	You    bool     // it belongs to the viewing player
	Chosen bool     // the pointer is on it
	Size   float64  // at 1, about 150 units high
}

// edge returns the color of its cut edge.
func (s Standee) edge() color.NRGBA {
	if s.Chosen {
		return pen.Chosen
	}
	return s.Side.Edge()
}

// Seat returns the look of a seat on the map. In the usual palette, red is reserved for Villains, blue for
// the city, and yellow and cyan for possible actions.
func Seat(p pen.Palette, seat int) pen.Seat { return p.Lit(seat, seatColors[seat%len(seatColors)]) }

var seatColors = [...]color.NRGBA{pen.RGB(0xff9a3d), pen.RGB(0xb48cff), pen.RGB(0x6fdc6a), pen.RGB(0xe8ecf4)}

// The size of a standee's picture in units at size 1, and the distance of its feet from the lower
// edge.
const (
	StandeeWidth  = 320.0
	StandeeHeight = 250.0
	StandeeFoot   = 50.0
)

// figureOf returns the figure of a standee: the picture's figure, or one with the picture's head.
func figureOf(s *picture.Scene) (f picture.Figure, ok bool) {
	switch who := s.Subject.(type) {
	case picture.Figure:
		f = who
	case picture.Bust:
		f = picture.Figure{Pose: picture.Stand, Build: who.Build, Suit: who.Suit, Trim: who.Tie, Cape: picture.Cape{C: who.Cape}, Head: who.Head, HeadSize: 1.3}
	default:
		for _, e := range s.Extra {
			if of, is := e.What.(picture.Figure); is {
				f, ok = of, true
			}
		}
		if !ok {
			return f, false
		}
	}
	f.X, f.Y, f.K, f.Turn = 0, 0, 0, 0
	f.HeadSize = math.Max(f.HeadSize, 1.3) // seen from afar, figures are recognized by their heads
	f.Held, f.Behind = near(f.Held), near(f.Behind)
	return f, true
}

// near returns h, or nothing for a thing that reaches far beyond its holder and would leave no room
// for them.
func near(h picture.Held) picture.Held {
	switch h.Thing {
	case picture.Beam, picture.Lasso, picture.Whip:
		return picture.Held{}
	}
	return h
}

// tallest and widest are the maximum height and width of a figure at size 1.
const (
	tallest = 158.0
	widest  = 196.0
)

// Paint returns a picture of the standee at unit pixels per unit.
func (s Standee) Paint(unit float64) *image.RGBA {
	unit *= s.Size
	w, h := int(math.Ceil(StandeeWidth*unit)), int(math.Ceil(StandeeHeight*unit))
	out := pen.Paint(w, h, unit, s.drawBase)
	person := s.cutout(w, h, unit)
	k := unit / s.Size // keeps the edge equally wide at every size
	edge := 3.8 * k
	if s.Side == Hero {
		edge = 4.6 * k
	}
	if s.Chosen {
		edge += 1.6 * k
	}
	grow := grown(person, edge+2.2*k)
	tint(out, grow, pen.RGB(0x0a0d18))
	tint(out, grown(person, edge), s.edge())
	over(out, person)
	pen.Recycle(person)
	return out
}

// cutout returns the figure alone, with its feet on the base.
func (s Standee) cutout(w, h int, unit float64) *image.RGBA {
	f := s.measure()
	defer pen.Recycle(f.trial)
	if f.bounds.Empty() {
		return pen.Paint(w, h, unit, func(pen.Pen) {})
	}
	return pen.Paint(w, h, unit, func(p pen.Pen) {
		f.draw(p.At(StandeeWidth/2-f.middle*f.scale, StandeeHeight-StandeeFoot+toBase-f.low*f.scale, f.scale))
	})
}

// toBase is how far the feet of a figure are below the middle of its base.
const toBase = 4.0

// measured is a figure with a trial picture that shows how large it is.
type measured struct {
	draw        func(pen.Pen)
	trial       *image.RGBA
	bounds      image.Rectangle // of the figure, in pixels of the trial
	middle, low float64         // of the figure, in its own units
	scale       float64         // that fits it on a standee
}

// A trial has trialUnit pixels per unit and reaches trialReach units to all sides.
const trialUnit, trialReach = 0.5, 200

// measure returns the figure of a standee. Its trial must be recycled.
func (s Standee) measure() measured {
	q := palettes[s.Side]
	m := measured{draw: func(p pen.Pen) { scene.Subject(p, s.Of.Subject, q) }}
	if f, ok := figureOf(s.Of); ok {
		m.draw = func(p pen.Pen) { figure.Draw(p, f, q, thing.HeldBow) }
	}
	const all = 2 * trialReach * trialUnit
	m.trial = pen.Paint(all, all, trialUnit, func(p pen.Pen) { m.draw(p.At(trialReach, trialReach, 1)) })
	if m.bounds = opaque(m.trial); m.bounds.Empty() {
		return m
	}
	at := func(x int) float64 { return float64(x)/trialUnit - trialReach }
	x0, x1, y0, y1 := at(m.bounds.Min.X), at(m.bounds.Max.X), at(m.bounds.Min.Y), at(m.bounds.Max.Y)
	m.middle, m.low = (x0+x1)/2, y1
	m.scale = math.Min(1.1, math.Min(tallest/(y1-y0), widest/(x1-x0)))
	return m
}

// drawBase draws the base of the figure.
func (s Standee) drawBase(p pen.Pen) {
	p = p.At(StandeeWidth/2, StandeeHeight-StandeeFoot, 1/s.Size)
	p.Fill(pen.Ellipse(7, 10, 56, 18), pen.Fade(pen.RGB(0x050914), 0.5))
	if s.Side != Hero {
		p.Stroke(villainBase.Moved(0, 11), 5, pen.Ink)
		p.Fill(villainBase.Moved(0, 11), pen.Mix(s.Side.Edge(), pen.Ink, 0.6))
		p.Stroke(villainBase, 4, pen.Ink)
		p.Fill(villainBase, s.Side.Edge())
		p.Fill(pen.Ellipse(0, 0, 33, 12), pen.Mix(s.Side.Edge(), pen.Ink, 0.62))
		return
	}
	const rx = 48.0
	if s.You {
		p.Stroke(pen.Ellipse(0, 0, rx+22, (rx+22)*0.38), 4, pen.Fade(s.Seat.Dark, 0.35))
		p.Stroke(pen.Ellipse(0, 0, rx+13, (rx+13)*0.38), 4, pen.Fade(s.Seat.Dark, 0.6))
	}
	side := pen.Outline{
		pen.MoveTo(-rx, 0), pen.LineTo(-rx, 11), pen.CubicTo(-rx, 32, rx, 32, rx, 11), pen.LineTo(rx, 0), pen.ClosePath(),
	}
	p.Stroke(side, 5, pen.Ink)
	p.Fill(side, pen.Mix(s.Seat.Dark, pen.Ink, 0.25))
	p.Stroke(pen.Ellipse(0, 0, rx, 17.5), 4, pen.Ink)
	p.Fill(pen.Ellipse(0, 0, rx, 17.5), s.Seat.Dark)
	p.Fill(pen.Ellipse(0, 0, rx-7, 13), pen.Mix(s.Seat.Dark, pen.Ink, 0.35))
}

var villainBase = pen.Burst(0, 0, 52, 40, 13, 0.1, 0.03, 4).Scaled(1, 0.4)

// opaque returns the bounds of the opaque pixels.
func opaque(m *image.RGBA) image.Rectangle {
	r := image.Rectangle{}
	for y := range m.Rect.Dy() {
		for x := range m.Rect.Dx() {
			if m.Pix[y*m.Stride+4*x+3] > 40 {
				r = r.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return r
}

// grown returns the coverage, 0 to 255 per pixel, of a picture's opaque part grown by a radius.
func grown(m *image.RGBA, radius float64) []byte {
	w, h := m.Rect.Dx(), m.Rect.Dy()
	n := int(math.Ceil(radius)) + 1
	type reach struct {
		dx, dy int
		part   int // coverage out of 256
	}
	var disc []reach
	for dy := -n; dy <= n; dy++ {
		for dx := -n; dx <= n; dx++ {
			if part := math.Min(1, radius-math.Hypot(float64(dx), float64(dy))+0.5); part > 0 {
				disc = append(disc, reach{dx, dy, int(part * 256)})
			}
		}
	}
	out := make([]byte, w*h)
	solid := func(x, y int) bool {
		return x >= 0 && y >= 0 && x < w && y < h && m.Pix[y*m.Stride+4*x+3] == 255
	}
	for y := range h {
		for x := range w {
			a := int(m.Pix[y*m.Stride+4*x+3])
			if a == 0 {
				continue
			}
			if solid(x, y) && solid(x-1, y) && solid(x+1, y) && solid(x, y-1) && solid(x, y+1) { // its neighbors reach farther
				out[y*w+x] = 255
				continue
			}
			for _, r := range disc {
				if i, j := x+r.dx, y+r.dy; i >= 0 && j >= 0 && i < w && j < h {
					out[j*w+i] = max(out[j*w+i], byte(min(255, a*r.part>>8)))
				}
			}
		}
	}
	return out
}

// tint draws a color over a picture through a mask.
func tint(m *image.RGBA, mask []byte, c color.NRGBA) {
	w := m.Rect.Dx()
	for i, a := range mask {
		if a == 0 {
			continue
		}
		q := m.Pix[i/w*m.Stride+4*(i%w):]
		blend(q[:4:4], [4]byte{mul(c.R, a), mul(c.G, a), mul(c.B, a), a})
	}
}

// over draws a picture over another of the same size.
func over(m, top *image.RGBA) {
	for i := 0; i+3 < len(top.Pix); i += 4 {
		if top.Pix[i+3] > 0 {
			blend(m.Pix[i:i+4:i+4], [4]byte(top.Pix[i:i+4]))
		}
	}
}

func mul(a, b byte) byte { return byte((int(a)*int(b) + 127) / 255) }

// blend draws a premultiplied pixel over another.
func blend(under []byte, c [4]byte) {
	for k := range 4 {
		under[k] = byte(min(255, int(c[k])+int(mul(under[k], 255-c[3]))))
	}
}
