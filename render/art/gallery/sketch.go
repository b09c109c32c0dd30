package gallery

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art/pen"
)

// Sketch is a plain stand-in for a part that is not painted yet: its flat shapes and its text, put
// together from one picture of all letters. Making and drawing one takes almost no time.
type Sketch struct {
	letters *ebiten.Image
	corners []ebiten.Vertex // relative to the part's corner
	order   []uint16
}

// Draw draws a sketch with the part's corner at (x, y) on dst, in pixels.
func (s *Sketch) Draw(dst *ebiten.Image, x, y, alpha float64) {
	a := float32(alpha)
	corners := make([]ebiten.Vertex, len(s.corners))
	for i, v := range s.corners {
		v.DstX, v.DstY = v.DstX+float32(x), v.DstY+float32(y)
		v.ColorR, v.ColorG, v.ColorB, v.ColorA = v.ColorR*a, v.ColorG*a, v.ColorB*a, v.ColorA*a
		corners[i] = v
	}
	op := ebiten.DrawTrianglesOptions{Filter: ebiten.FilterLinear, ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha}
	dst.DrawTriangles(corners, s.order, s.letters, &op)
}

// sketcher makes sketches.
type sketcher struct {
	Sketch
	sheet   *pen.Sheet      // of the letters
	shapes  int             // of the current sketch
	complex map[string]bool // names of parts with too many shapes
}

// maxShapes is the greatest number of shapes of a sketch. With more, a part is a picture, whose
// sketch would take long and be ugly.
const maxShapes = 2000

// part returns the sketch of the part of a key. It returns nil for a part that is too complex.
func (s *sketcher) part(key Key, draw func(pen.Pen)) *Sketch {
	if s.complex[key.Name] {
		return nil
	}
	s.begin()
	pen.Sketch(key.Unit, s, draw)
	if s.shapes > maxShapes {
		if s.complex == nil {
			s.complex = map[string]bool{}
		}
		s.complex[key.Name] = true
		return nil
	}
	return s.end()
}

// line returns the sketch of a line with its left end and its baseline at the origin.
func (s *sketcher) line(words string, wide float64, st pen.Style) *Sketch {
	s.begin()
	s.Line(pen.Written{Text: words, Style: st, X1: wide})
	return s.end()
}

func (s *sketcher) begin() {
	s.ready()
	s.corners, s.order, s.shapes = nil, nil, 0
}

// ready uploads the letters.
func (s *sketcher) ready() {
	if sheet := pen.Letters(); s.sheet != sheet {
		s.sheet = sheet
		size := sheet.Picture.Bounds().Size()
		s.letters = NewTexture(size.X, size.Y) // earlier sketches still use the former one
		s.letters.WritePixels(sheet.Picture.Pix)
	}
}

// PrepareSketches makes the first sketch as fast as later ones. It is for times without frames.
func (p *Painter) PrepareSketches() { p.sketcher.ready() }

// end returns the sketch, or nil if there is nothing on it.
func (s *sketcher) end() *Sketch {
	if len(s.order) == 0 {
		return nil
	}
	made := s.Sketch
	return &made
}

// maxCorners limits the corners of a sketch, which are numbered with 16 bits.
const maxCorners = math.MaxUint16 - 256

// Shape implements pen.Flat. The shape is a fan around its middle, so every edge must be visible
// from there.
func (s *sketcher) Shape(points []pen.Point, c color.NRGBA) {
	if s.shapes++; len(s.corners)+len(points) > maxCorners {
		return
	}
	white := s.sheet.White
	v := cornerOf(c)
	v.SrcX, v.SrcY = float32(white.X)+2, float32(white.Y)+2
	mx, my := 0.0, 0.0
	for _, q := range points {
		mx, my = mx+q.X, my+q.Y
	}
	n := float64(len(points))
	first := uint16(len(s.corners))
	v.DstX, v.DstY = float32(mx/n), float32(my/n)
	s.corners = append(s.corners, v)
	for i, q := range points {
		v.DstX, v.DstY = float32(q.X), float32(q.Y)
		s.corners = append(s.corners, v)
		s.order = append(s.order, first, first+1+uint16(i), first+1+uint16((i+1)%len(points)))
	}
}

// Line implements pen.Flat.
func (s *sketcher) Line(w pen.Written) {
	v := cornerOf(w.Style.Colour)
	s.sheet.Set(w, func(from image.Rectangle, x, y, wide, high float64) {
		if len(s.corners)+4 > maxCorners {
			return
		}
		first := uint16(len(s.corners))
		for i := range 4 {
			right, low := float64(i%2), float64(i/2)
			v.DstX, v.DstY = float32(x+right*wide), float32(y+low*high)
			v.SrcX, v.SrcY = float32(from.Min.X+i%2*from.Dx()), float32(from.Min.Y+i/2*from.Dy())
			s.corners = append(s.corners, v)
		}
		s.order = append(s.order, first, first+1, first+2, first+1, first+3, first+2)
	})
}

// cornerOf returns a corner with a color, premultiplied.
func cornerOf(c color.NRGBA) ebiten.Vertex {
	a := float32(c.A) / 255
	return ebiten.Vertex{ColorR: float32(c.R) / 255 * a, ColorG: float32(c.G) / 255 * a, ColorB: float32(c.B) / 255 * a, ColorA: a}
}
