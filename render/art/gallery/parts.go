package gallery

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"lineup/render/art"
	"lineup/render/art/chrome"
	"lineup/render/art/pen"
)

// cardUnits is the width of a card in the hand, in units of the table. The parts around cards are
// designed for it.
const cardUnits = 204.0

// GlowKind is what a glow says about the object inside it.
type GlowKind uint8

// The glows. Each has its own shape besides its color: a double line, thick corner brackets, or
// teeth.
const (
	GlowCanDo GlowKind = iota
	GlowChosen
	GlowDanger
	GlowPlay // of the cards of a hand in high contrast: so narrow that it covers nothing
	glowCount
)

func (g GlowKind) colour() color.NRGBA {
	return [glowCount]color.NRGBA{pen.CanDo, pen.Chosen, pen.Danger, pen.CanDo}[g]
}

// CardGlow returns the glow around a card of that width in pixels. Its origin is the card's top
// left corner, so it can be placed and turned with the card.
func (p *Painter) CardGlow(g GlowKind, width int) Sprite {
	return p.Glow(g, width, art.HeightOfCard(width), float64(width)/cardUnits)
}

// glowMargin is how far a glow extends, in units.
const glowMargin = 20.0

// Glow returns the glow around a rounded rectangle of w by h pixels. unit is the number of pixels
// per unit of line width, about the screen's height divided by 1080 for objects on the table.
func (p *Painter) Glow(g GlowKind, w, h int, unit float64) Sprite {
	key := Key{Name: "glow", W: w, H: h, Unit: unit, N: int(g)}
	return p.Part(key, glowMargin, func(p pen.Pen) { drawGlow(p, g, float64(w)/unit, float64(h)/unit) })
}

func drawGlow(p pen.Pen, g GlowKind, w, h float64) {
	const corner = 13.0
	outside := func(away float64) pen.Outline {
		return pen.Rectangle(-away, -away, w+2*away, h+2*away, corner+away)
	}
	if g == GlowPlay {
		p.Stroke(outside(0), 7, g.colour())
		return
	}
	if p.HighContrast() {
		p.Stroke(outside(2), 24, pen.Ink)
		p.Stroke(outside(2), 17, g.colour())
	}
	for _, s := range [...][2]float64{{17, 0.14}, {12, 0.22}, {8, 0.45}} {
		if !p.HighContrast() {
			p.Stroke(outside(0), s[0]*2, pen.Fade(g.colour(), s[1]))
		}
	}
	p.Stroke(outside(1), 9, g.colour())
	switch g {
	case GlowChosen:
		for _, x := range [...]float64{0, w} {
			for _, y := range [...]float64{0, h} {
				dx, dy := math.Copysign(30, w/2-x), math.Copysign(30, h/2-y)
				p.Stroke(pen.Open(x+dx, y-math.Copysign(4, dy), x-math.Copysign(4, dx), y-math.Copysign(4, dy), x-math.Copysign(4, dx), y+dy), 8, pen.White)
			}
		}
	case GlowDanger:
		var o pen.Outline
		for x := 14.0; x < w-14; x += 22 {
			o = append(o, pen.Polygon(x, -4, x+11, -15, x+22, -4)...)
			o = append(o, pen.Polygon(x, h+4, x+22, h+4, x+11, h+15)...)
		}
		p.Fill(o, g.colour())
	case GlowCanDo, GlowPlay, glowCount:
	}
}

// Height is the height of a card above the table.
type Height uint8

// The heights: at rest, payable, in the hand, and lifted out of it.
const (
	Lying Height = iota
	Payable
	InHand
	Lifted
	numHeights
)

// heights are the heights in units, and the opacity of each shadow.
var heights = [numHeights]struct{ h, alpha float64 }{{8, 0.85}, {20, 0.72}, {16, 0.72}, {64, 0.5}}

// shadow describes a card's shadow: how far it extends beyond the card's edges, and its offset from
// the card's corner, in pixels.
type shadow struct {
	width  int
	unit   float64
	blur   float64
	margin int
	dx, dy float64
	alpha  float64
}

func shadowOf(width int, at Height) shadow {
	s := shadow{width: width, unit: float64(width) / cardUnits, alpha: heights[at].alpha}
	s.blur = (4 + 0.34*heights[at].h) * s.unit
	s.margin = int(math.Ceil(s.blur)) + 1
	s.dx, s.dy = 0.30*heights[at].h*s.unit, 0.62*heights[at].h*s.unit
	return s
}

func (s *shadow) paint() *image.RGBA {
	return softBox(s.width, art.HeightOfCard(s.width), 13*s.unit, s.blur, s.margin, s.alpha)
}

// CardShadow returns the shadow of a card of that width in pixels. Its position is its offset from
// the card's corner.
func (p *Painter) CardShadow(width int, at Height) Sprite {
	key := Key{Name: "shadow", W: width, N: int(at)}
	if s, ok := p.Get(key); ok {
		return s
	}
	fall := shadowOf(width, at)
	s := p.Now(key, fall.margin, fall.paint)
	s.X += fall.dx
	s.Y += fall.dy
	return p.move(key, s)
}

// CardBase returns CardShadow and Board in one picture, because most cards have nothing between the
// two.
func (p *Painter) CardBase(width int, at Height, cards int) Sprite {
	n := boards(cards)
	key := Key{Name: "card base", W: width, N: int(at)<<8 + n}
	if s, ok := p.Get(key); ok {
		return s
	}
	fall := shadowOf(width, at)
	dx, dy := int(math.Round(fall.dx))-fall.margin, int(math.Round(fall.dy))-fall.margin
	wide, high := width+2*fall.margin, art.HeightOfCard(width)+2*fall.margin
	over := image.Rect(dx, dy, dx+wide, dy+high)
	board := image.Rect(-1, -1, width+int(float64(n)*boardThick*boardAside*fall.unit)+2, art.HeightOfCard(width)+int(float64(n)*boardThick*fall.unit)+2)
	all := over.Union(board)
	s := p.Now(key, 0, func() *image.RGBA {
		out := image.NewRGBA(all)
		draw.Draw(out, over, fall.paint(), image.Point{}, draw.Src)
		out.Rect = out.Rect.Sub(all.Min)
		pen.PaintOn(out, fall.unit, func(p pen.Pen) {
			drawBoard(p.At(-float64(all.Min.X)/fall.unit, -float64(all.Min.Y)/fall.unit, 1), n)
		})
		return out
	})
	s.X, s.Y = float64(all.Min.X), float64(all.Min.Y)
	return p.move(key, s)
}

// softBox returns a rounded box of ink whose edge fades out across blur pixels on both sides.
func softBox(w, h int, radius, blur float64, margin int, alpha float64) *image.RGBA {
	out := image.NewRGBA(image.Rect(0, 0, w+2*margin, h+2*margin))
	cx, cy := float64(w)/2+float64(margin), float64(h)/2+float64(margin)
	wide, high := w+2*margin, h+2*margin
	for y := range (high + 1) / 2 { // one quarter, mirrored into the others
		for x := range (wide + 1) / 2 {
			dx := math.Abs(float64(x)+0.5-cx) - float64(w)/2 + radius
			dy := math.Abs(float64(y)+0.5-cy) - float64(h)/2 + radius
			d := math.Hypot(max(dx, 0), max(dy, 0)) + min(max(dx, dy), 0) - radius
			t := max(0, min(1, (blur-d)/(2*blur)))
			a := alpha * t * t * (3 - 2*t)
			c := color.RGBA{byte(float64(pen.Ink.R) * a), byte(float64(pen.Ink.G) * a), byte(float64(pen.Ink.B) * a), byte(255 * a)}
			out.SetRGBA(x, y, c)
			out.SetRGBA(wide-1-x, y, c)
			out.SetRGBA(x, high-1-y, c)
			out.SetRGBA(wide-1-x, high-1-y, c)
		}
	}
	return out
}

// Board returns the visible edges of a card's board and of the boards below it in a pile, up to
// seven, for a card of that width in pixels. Its origin is the top left corner of the top card,
// which hides most of it.
func (p *Painter) Board(width, cards int) Sprite {
	n := boards(cards)
	key := Key{Name: "board", W: width, H: art.HeightOfCard(width), Unit: float64(width) / cardUnits, N: n}
	return p.Part(key, 30, func(p pen.Pen) { drawBoard(p, n) })
}

// boards returns the number of board edges that are visible in a pile of cards.
func boards(cards int) int { return max(1, min(7, cards/3+1)) }

// boardThick is the thickness of a board in units, and boardAside the share of it that is visible
// from the side.
const boardThick, boardAside = 3, 0.25

func drawBoard(p pen.Pen, n int) {
	h := cardUnits * art.CardHeight / art.CardWidth
	for i := n * boardThick; i > 0; i-- {
		c := pen.Mix(chrome.CardEdge, pen.Ink, [...]float64{0.22, 0.12}[i%2])
		switch {
		case i == n*boardThick:
			c = pen.Ink
		case n > 1 && i%boardThick == 0:
			c = pen.Mix(chrome.CardEdge, pen.Ink, 0.45)
		}
		p.Fill(pen.Rectangle(float64(i)*boardAside, float64(i), cardUnits, h, 13), c)
	}
}

// Burst returns an irregular star with an ink outline and an offset shadow, centered in a picture
// of size pixels square. Its flat inside extends 0.3 of the size from the middle.
func (p *Painter) Burst(size int, c color.NRGBA) Sprite {
	key := Key{Name: "burst", W: size, H: size, Unit: float64(size) / 260, A: c}
	return p.Part(key, 0, func(p pen.Pen) {
		star := pen.Burst(130, 130, 112, 78, 14, 0.1, 0.07, 5)
		p.At(6, 8, 1).Stroke(star, 7, pen.Fade(pen.Ink, 0.45))
		p.At(6, 8, 1).Fill(star, pen.Fade(pen.Ink, 0.45))
		p.Fill(star, c)
		p.Stroke(pen.Burst(130, 130, 98, 67, 14, 0.1, 0.07, 5), 3, pen.Fade(pen.White, 0.55))
		p.Stroke(star, 7, pen.Ink)
	})
}

// mark returns a square picture from a drawing of 64 by 64 units around the origin.
func (p *Painter) mark(key Key, size int, draw func(pen.Pen)) Sprite {
	key.W, key.H, key.Unit = size, size, float64(size)/64
	return p.Part(key, 0, func(p pen.Pen) { draw(p.At(32, 32, 1)) })
}

// Tick returns the badge of a chosen object, size pixels square.
func (p *Painter) Tick(size int) Sprite {
	return p.mark(Key{Name: "tick"}, size, func(p pen.Pen) {
		p.Fill(pen.Circle(2, 3, 26), pen.Fade(pen.Ink, 0.35))
		p.Fill(pen.Circle(0, 0, 26), pen.Chosen)
		p.Stroke(pen.Circle(0, 0, 26), 5, pen.Ink)
		p.Stroke(tickOutline, 8, pen.Ink)
	})
}

var tickOutline = pen.MustPath("M-12 1 L-3 11 L13 -10")

// Chevron returns a mark that points down at a usable object, size pixels square.
func (p *Painter) Chevron(size int, c color.NRGBA) Sprite {
	return p.mark(Key{Name: "chevron", A: c}, size, func(p pen.Pen) {
		p.At(2, 4, 1).Fill(chevronOutline, pen.Fade(pen.Ink, 0.35))
		p.Stroke(chevronOutline, 10, pen.Ink)
		p.Fill(chevronOutline, c)
	})
}

var chevronOutline = pen.MustPath("M-24 -17 L0 4 L24 -17 L24 -1 L0 21 L-24 -1 Z")

// Star returns a star with a VP number, size pixels square.
func (p *Painter) Star(vp string, size int) Sprite {
	return p.mark(Key{Name: "star", Text: vp}, size, func(p pen.Pen) { art.DrawStar(p, vp, 0, 2, 28) })
}

// CostBurst returns a burst of a color with a cost, size pixels square.
func (p *Painter) CostBurst(cost string, ground color.NRGBA, size int) Sprite {
	return p.mark(Key{Name: "cost", Text: cost, A: ground}, size, func(p pen.Pen) { art.DrawCost(p, cost, 0, 0, 27, ground) })
}

// Shield returns the sign of an avoided Attack, size pixels square.
func (p *Painter) Shield(size int) Sprite {
	return p.mark(Key{Name: "shield"}, size, func(p pen.Pen) { art.DrawShield(p.At(0, 0, 2.2)) })
}

// Plate returns a panel: a rounded rectangle with an ink outline and a hard offset shadow. The
// panel itself is w by h pixels with its corner at the sprite's origin. unit is the number of
// pixels per unit of a 1080-line screen, by which corners, outline, and shadow scale. Until the
// picture has been painted in the background, Plate returns a sketch and false.
func (p *Painter) Plate(w, h int, unit float64, fill color.NRGBA) (Sprite, bool) {
	key := Key{Name: "plate", W: w, H: h, Unit: unit, A: fill}
	if s, ok := p.Get(key); ok { // before allocating the closure
		return s, true
	}
	draw := platePainting(float64(w)/unit, float64(h)/unit, fill)
	s, ok := p.PartSoon(key, 24, draw)
	if !ok {
		return p.Sketched(key, draw), false
	}
	return s, true
}

func platePainting(w, h float64, fill color.NRGBA) func(pen.Pen) {
	return func(p pen.Pen) {
		o := pen.Rectangle(0, 0, w, h, 10)
		p.At(8, 12, 1).Fill(o, pen.Fade(pen.Ink, 0.5))
		chrome.KeyLine(p, o, 3)
		p.Stroke(o, 7, pen.Ink)
		p.Fill(o, p.Ground(fill))
		p.Stroke(pen.Open(8, 2, w-8, 2), 2, pen.Fade(pen.White, 0.3))
	}
}

// Tray returns a plain rounded rectangle without outline or shadow, w by h pixels. A translucent
// fill lets the table show through.
func (p *Painter) Tray(w, h int, unit float64, fill color.NRGBA) Sprite {
	key := Key{Name: "tray", W: w, H: h, Unit: unit, A: fill}
	return p.Part(key, 0, func(p pen.Pen) { p.Fill(pen.Rectangle(0, 0, float64(w)/unit, float64(h)/unit, 14), fill) })
}

// Tab returns a small bright plate with a heavy outline.
func (p *Painter) Tab(w, h int, unit float64, fill color.NRGBA) Sprite {
	key := Key{Name: "tab", W: w, H: h, Unit: unit, A: fill}
	return p.Part(key, 10, func(p pen.Pen) {
		chrome.DrawSlab(p, pen.Rectangle(0, 0, float64(w)/unit, float64(h)/unit, 4), p.Ground(fill), 4, 5)
	})
}

// ButtonMargin is how far a button's picture extends beyond it, in units.
const ButtonMargin = 24.0

// Button returns a button's picture. Its origin is the button's top left corner.
func (p *Painter) Button(b chrome.ButtonLook, w, h int, unit float64) Sprite {
	key := Key{Name: "button", W: w, H: h, Unit: unit, A: b.Ground, N: int(b.Key.Set)<<48 + int(b.Min*16)<<32 + int(b.State)<<24 + int(b.Icon)<<16 + int(b.Size*64), Text: b.Label, More: b.Key.Name}
	return p.Part(key, ButtonMargin, func(p pen.Pen) { chrome.DrawButton(p, float64(w)/unit, float64(h)/unit, b) })
}
