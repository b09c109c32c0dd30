package render

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art"
)

// The smallest sizes, in pixels, that text is drawn at. In windows of fewer than 720
// lines it shrinks with everything else.
const (
	leastText    = 12.5
	leastDisplay = 15.0 // its capitals are smaller for their size
	leastUnit    = 720 / stageHeight
)

// canvas draws on the window in units of the stage. It owns the pictures.
type canvas struct {
	fit
	art    *art.Painter
	labels *art.Labels
	dst    *ebiten.Image
	op     ebiten.DrawImageOptions
	white  *ebiten.Image // what veils are stretched from
	quads  int           // pictures drawn since the frame began
	bakes  int           // cards that may still be painted in this frame
}

func newCanvas() *canvas {
	return &canvas{art: art.NewPainter(), labels: art.NewLabels(), fit: fitInto(1280, 720)}
}

// bakesPerFrame bounds how many cards are painted in one frame: painting one takes
// a millisecond on a graphics card, and many without.
const bakesPerFrame = 2

// card is the picture of a face. While too much is painted in this frame it is a
// card's back, and not ready.
func (c *canvas) card(f art.Face, width int) (picture *ebiten.Image, ready bool) {
	if !c.art.HasCard(f, width) {
		if c.bakes <= 0 {
			return c.art.Back(width), false
		}
		c.bakes--
	}
	return c.art.Card(f, width), true
}

// begin starts a frame on a picture.
func (c *canvas) begin(dst *ebiten.Image) {
	c.dst, c.quads, c.bakes = dst, 0, bakesPerFrame
	size := dst.Bounds().Size()
	if size.X != c.width || size.Y != c.height {
		c.fit = fitInto(size.X, size.Y)
	}
}

// backdrop fills the window.
func (c *canvas) backdrop(g art.Ground) {
	c.op = ebiten.DrawImageOptions{}
	c.draw(c.art.Backdrop(c.width, c.height, g))
}

func (c *canvas) draw(picture *ebiten.Image) {
	c.dst.DrawImage(picture, &c.op)
	c.quads++
}

// put draws a picture with its top left corner at a place of the stage, pixel
// for pixel.
func (c *canvas) put(s art.Sprite, x, y float64) { c.putFaded(s, x, y, 1) }

func (c *canvas) putFaded(s art.Sprite, x, y, alpha float64) {
	c.op = ebiten.DrawImageOptions{}
	c.op.GeoM.Translate(math.Round(x*c.unit)+c.left+s.X, math.Round(y*c.unit)+c.top+s.Y)
	if alpha < 1 {
		c.op.ColorScale.ScaleAlpha(float32(alpha))
	}
	c.draw(s.Image)
}

// spin draws a picture about its middle, scaled and turned.
func (c *canvas) spin(picture *ebiten.Image, x, y, scaleX, scaleY, turn, alpha float64) {
	size := picture.Bounds().Size()
	c.op = ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	if scaleX == 1 && scaleY == 1 && turn == 0 {
		// At rest a picture lies on whole pixels, and stays sharp.
		c.op.Filter = ebiten.FilterNearest
		c.op.GeoM.Translate(math.Round(x*c.unit+c.left-float64(size.X)/2), math.Round(y*c.unit+c.top-float64(size.Y)/2))
	} else {
		c.op.GeoM.Translate(-float64(size.X)/2, -float64(size.Y)/2)
		c.op.GeoM.Scale(scaleX, scaleY)
		c.op.GeoM.Rotate(turn)
		c.op.GeoM.Translate(x*c.unit+c.left, y*c.unit+c.top)
	}
	if alpha < 1 {
		c.op.ColorScale.ScaleAlpha(float32(alpha))
	}
	c.draw(picture)
}

// around draws a picture that belongs to something turned: its offset from that
// thing's corner turns with it. W and h are the thing's size in pixels.
func (c *canvas) around(s art.Sprite, p pose, w, h int, scale, alpha float64) {
	c.op = ebiten.DrawImageOptions{}
	if p.turn == 0 && scale == 1 {
		c.op.GeoM.Translate(math.Round(p.x*c.unit+c.left-float64(w)/2)+s.X, math.Round(p.y*c.unit+c.top-float64(h)/2)+s.Y)
	} else {
		c.op.Filter = ebiten.FilterLinear
		c.op.GeoM.Translate(s.X-float64(w)/2, s.Y-float64(h)/2)
		c.op.GeoM.Scale(scale, scale)
		c.op.GeoM.Rotate(p.turn)
		c.op.GeoM.Translate(p.x*c.unit+c.left, p.y*c.unit+c.top)
	}
	if alpha < 1 {
		c.op.ColorScale.ScaleAlpha(float32(alpha))
	}
	c.draw(s.Image)
}

// plate, tray and tab draw the panels things stand on.
func (c *canvas) plate(b box, fill color.NRGBA) {
	c.put(c.art.Plate(c.pixels(b.w), c.pixels(b.h), c.unit, fill), b.x, b.y)
}

func (c *canvas) tray(b box, fill color.NRGBA) {
	c.put(c.art.Tray(c.pixels(b.w), c.pixels(b.h), c.unit, fill), b.x, b.y)
}

func (c *canvas) tab(b box, fill color.NRGBA) {
	c.put(c.art.Tab(c.pixels(b.w), c.pixels(b.h), c.unit, fill), b.x, b.y)
}

// veil dims everything drawn so far; the table still shows through less than 1.
func (c *canvas) veil(alpha float64) {
	if c.white == nil {
		c.white = ebiten.NewImage(3, 3)
		c.white.Fill(color.White)
	}
	c.op = ebiten.DrawImageOptions{}
	c.op.GeoM.Scale(float64(c.width)/3, float64(c.height)/3)
	c.op.ColorScale.ScaleWithColor(art.Mix(art.Ink, art.TableDot, 0.3))
	c.op.ColorScale.ScaleAlpha(float32(alpha))
	c.draw(c.white)
}

// style is a text style in pixels, never below what can be read.
func (c *canvas) style(st art.Style) art.Style {
	least := leastText
	if st.Font == art.Display {
		least = leastDisplay
	}
	size := math.Max(st.Size*c.unit, least*math.Min(1, c.unit/leastUnit))
	st.Tracking *= size / st.Size
	st.Size = math.Round(size*2) / 2
	return st
}

// text draws one line with its baseline at y.
func (c *canvas) text(s string, x, y float64, st art.Style, a art.Align) {
	if s == "" {
		return
	}
	c.labels.Draw(c.dst, s, x*c.unit+c.left, y*c.unit+c.top, c.style(st), a)
	c.quads++
}

// textWithin draws a line that starts at x, smaller if it would be wider than
// the room for it.
func (c *canvas) textWithin(s string, x, y, room float64, st art.Style) {
	if w := c.textWidth(s, st); w > room {
		st.Size = math.Floor(st.Size * room / w)
	}
	c.text(s, x, y, st, art.Left)
}

// outlined draws a large centred line with an edge of ink, and its shadow.
func (c *canvas) outlined(s string, x, y float64, st art.Style, edge float64) {
	ink := st
	ink.Colour = art.Ink
	for i := range 12 {
		sin, cos := math.Sincos(float64(i) * math.Pi / 6)
		c.text(s, x+cos*edge, y+sin*edge, ink, art.Centre)
		c.text(s, x+cos*edge+edge*0.7, y+sin*edge+edge*0.9, ink, art.Centre)
	}
	c.text(s, x, y, st, art.Centre)
}

// textScaled draws a line swollen about its middle, for a number that punches.
func (c *canvas) textScaled(s string, x, y float64, st art.Style, scale float64) {
	p := c.style(st)
	rise := art.CapHeight(p.Font, p.Size) / 2 * (scale - 1)
	c.labels.DrawScaled(c.dst, s, x*c.unit+c.left, y*c.unit+c.top+rise, p, art.Centre, scale)
	c.quads++
}

// width is the width of a line on the stage.
func (c *canvas) textWidth(s string, st art.Style) float64 {
	return c.labels.Width(s, c.style(st)) / c.unit
}

// wrap breaks text into lines no wider than a width of the stage.
func (c *canvas) wrap(s string, st art.Style, width float64) []string {
	return art.Wrap(s, c.style(st), width*c.unit)
}

// The styles of text that is not part of a picture.
func display(size float64, colour color.NRGBA) art.Style {
	return art.Style{Font: art.Display, Size: size, Tracking: 1, Colour: colour}
}

func body(size float64, colour color.NRGBA) art.Style {
	return art.Style{Font: art.Body, Size: size, Colour: colour}
}

func heavy(size float64, colour color.NRGBA) art.Style {
	return art.Style{Font: art.Heavy, Size: size, Tracking: 0.5, Colour: colour}
}

// inside draws, and lets nothing be seen outside a box.
func (c *canvas) inside(b box, draw func()) {
	whole := c.dst
	x, y := int(math.Round(b.x*c.unit+c.left)), int(math.Round(b.y*c.unit+c.top))
	r := image.Rect(x, y, x+c.pixels(b.w), y+c.pixels(b.h))
	c.dst = whole.SubImage(r).(*ebiten.Image)
	draw()
	c.dst = whole
}
