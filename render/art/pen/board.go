package pen

import (
	"encoding/binary"
	"image"
	"image/color"
	"math"
	"math/bits"
	"sync"

	"github.com/golang/freetype/raster"
	"golang.org/x/image/math/fixed"
)

// board is a picture being painted, with the tools that are reused for each stroke.
type board struct {
	picture *image.RGBA
	*tools
}

// tools is the working memory of painting. It is reused from picture to picture.
type tools struct {
	raster *raster.Rasterizer // of the current shape, one of rasters
	// rasters has a rasterizer for each class of widths and heights. Setting the bounds of one would throw its
	// memory away.
	rasters [classes][classes]*raster.Rasterizer
	points  []Point // of the flattened outline
	ends    []int   // the indexes in points where its curves end
	closed  []bool  // whether each curve is closed
	strips  strips
	masks   []*mask // currently unused
}

var toolbox = sync.Pool{New: func() any { return &tools{} }}

func newBoard(picture *image.RGBA) *board { return &board{picture, toolbox.Get().(*tools)} }

func (b *board) done() { toolbox.Put(b.tools); b.tools = nil }

// trace passes the inside of an outline to the rasterizer. It returns the area that may be marked,
// which is empty if the outline is outside the clip.
func (b *board) trace(m matrix, o Outline, clip image.Rectangle) image.Rectangle {
	b.flatten(m, o)
	area := b.around(0).Intersect(clip)
	if area.Empty() {
		return image.Rectangle{}
	}
	b.begin(area)
	from := 0
	for _, to := range b.ends {
		b.polygon(b.points[from:to], area.Min)
		from = to
	}
	return area
}

// around returns the smallest pixel rectangle around the points, extended by more on each side.
func (b *board) around(more float64) image.Rectangle {
	if len(b.points) == 0 {
		return image.Rectangle{}
	}
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, q := range b.points {
		x0, y0, x1, y1 = min(x0, q.X), min(y0, q.Y), max(x1, q.X), max(y1, q.Y)
	}
	const far = 1 << 20
	if !(x0 > -far && y0 > -far && x1 < far && y1 < far) { // rejects NaN too
		return image.Rectangle{}
	}
	return image.Rect(int(math.Floor(x0-more)), int(math.Floor(y0-more)), int(math.Ceil(x1+more))+1, int(math.Ceil(y1+more))+1)
}

// beside is the number of extra pixels left of and above an area for the rasterizer. It rounds
// points up to a pixel outside its bounds into them, where they would be visible.
const beside = 1

// begin prepares the rasterizer for shapes within an area.
func (b *board) begin(area image.Rectangle) {
	wide, high := class(area.Dx()+beside), class(area.Dy()+beside)
	r := &b.rasters[wide][high]
	if *r == nil {
		*r = raster.NewRasterizer(1<<(2*wide), 1<<(2*high))
	}
	b.raster = *r
	b.raster.Clear()
}

// classes is the number of classes of lengths.
const classes = 16

// class returns the class of a length in pixels: the least whose power of four is at least as long.
func class(long int) int { return (bits.Len(uint(long-1)) + 1) / 2 }

// polygon adds a closed polygon with coordinates relative to from.
func (b *board) polygon(points []Point, from image.Point) {
	if len(points) < 3 {
		return
	}
	at := func(q Point) fixed.Point26_6 {
		return fixed.Point26_6{X: sixtyFourths(q.X - float64(from.X-beside)), Y: sixtyFourths(q.Y - float64(from.Y-beside))}
	}
	b.raster.Start(at(points[0]))
	for _, q := range points[1:] {
		b.raster.Add1(at(q))
	}
	b.raster.Add1(at(points[0]))
}

// sixtyFourths converts a length in pixels to the rasterizer's units.
func sixtyFourths(v float64) fixed.Int26_6 { return fixed.Int26_6(math.Floor(v*64 + 0.5)) }

// scan rasterizes the traced shapes to a painter.
func (b *board) scan(odd bool, to raster.Painter) {
	b.raster.UseNonZeroWinding = !odd
	b.raster.Rasterize(to)
}

// source is a color to be drawn on the picture.
type source struct {
	b     *board
	clip  image.Rectangle
	mask  *mask
	r, g  uint32 // premultiplied by a, all from 0 to 255
	bl, a uint32
	erase bool // it erases instead
}

func (p Pen) source(c color.NRGBA, erase bool) source {
	a := uint32(c.A)
	return source{p.dst, p.clip, p.mask, uint32(c.R) * a / 255, uint32(c.G) * a / 255, uint32(c.B) * a / 255, a, erase}
}

func (s *source) nothing() bool { return s.a == 0 || s.clip.Empty() }

// span marks pixels of one line. alpha is their coverage, up to 0xffff.
func (s *source) span(y, x0, x1 int, alpha uint32) {
	if y < s.clip.Min.Y || y >= s.clip.Max.Y {
		return
	}
	x0, x1 = max(x0, s.clip.Min.X), min(x1, s.clip.Max.X)
	if x0 >= x1 {
		return
	}
	at := s.b.picture.PixOffset(x0, y)
	pix := s.b.picture.Pix[at : at+4*(x1-x0)]
	cover := (alpha*255 + 0x7fff) / 0xffff
	if s.mask == nil {
		s.run(pix, cover)
		return
	}
	// Neighboring pixels mostly have the same mask value.
	line := s.mask.line(y, x0, x1)
	for from := 0; from < len(line); {
		m, to := line[from], from+1
		for to < len(line) && line[to] == m {
			to++
		}
		if m != 0 {
			s.run(pix[4*from:4*to], by255(cover*uint32(m)))
		}
		from = to
	}
}

// run blends the color over pixels that all have the same coverage, up to 255.
func (s *source) run(pix []byte, cover uint32) {
	a := by255(s.a * cover)
	rest := uint64(255 - a)
	over := uint64(0)
	if !s.erase {
		over = uint64(by255(s.r*cover)) | uint64(by255(s.g*cover))<<16 | uint64(by255(s.bl*cover))<<32 | uint64(a)<<48
	}
	if rest == 0 {
		c := together(over)
		for ; len(pix) >= 4; pix = pix[4:] {
			binary.LittleEndian.PutUint32(pix, c)
		}
		return
	}
	for ; len(pix) >= 4; pix = pix[4:] {
		under := apart(binary.LittleEndian.Uint32(pix))*rest + half
		under = (under + under>>8&lanes) >> 8 & lanes // like by255, four at a time
		binary.LittleEndian.PutUint32(pix, together(over+under))
	}
}

// The four bytes of a pixel are computed at once, each in sixteen bits of a word.
const (
	lanes = 0x00ff_00ff_00ff_00ff
	half  = 0x0080_0080_0080_0080
)

// apart spreads the bytes of a pixel to sixteen bits each.
func apart(pixel uint32) uint64 {
	v := uint64(pixel)
	v = v&0xffff | v&0xffff_0000<<16
	return v&0x0000_00ff_0000_00ff | v&0x0000_ff00_0000_ff00<<8
}

// together reverses apart.
func together(v uint64) uint32 {
	v = v&0x0000_00ff_0000_00ff | v>>8&0x0000_ff00_0000_ff00
	return uint32(v&0xffff | v>>16&0xffff_0000)
}

// by255 divides by 255 and rounds to the nearest integer.
func by255(v uint32) uint32 { return (v + 128 + (v+128)>>8) >> 8 }

// colourPainter draws spans on the picture.
type colourPainter struct {
	source
	from image.Point
}

// Paint implements raster.Painter.
func (c colourPainter) Paint(spans []raster.Span, _ bool) {
	for _, s := range spans {
		c.span(s.Y+c.from.Y-beside, s.X0+c.from.X-beside, s.X1+c.from.X-beside, s.Alpha)
	}
}

// mask holds how far each pixel of an area may be marked.
type mask struct {
	area image.Rectangle
	pix  []uint8
}

func (b *board) borrowMask() *mask {
	if n := len(b.masks); n > 0 {
		m := b.masks[n-1]
		b.masks = b.masks[:n-1]
		return m
	}
	return &mask{}
}

func (b *board) giveMask(m *mask) { b.masks = append(b.masks, m) }

// begin resets the mask to an area in which no pixel may be marked yet.
func (m *mask) begin(area image.Rectangle) {
	m.area = area
	n := area.Dx() * area.Dy()
	if cap(m.pix) < n {
		m.pix = make([]uint8, n)
	}
	m.pix = m.pix[:n]
	clear(m.pix)
}

// line returns part of a line of the mask. It must be within the mask's area.
func (m *mask) line(y, x0, x1 int) []uint8 {
	at := (y-m.area.Min.Y)*m.area.Dx() - m.area.Min.X
	return m.pix[at+x0 : at+x1]
}

// maskPainter draws spans into a mask, limited by the outer mask.
type maskPainter struct {
	m, outer *mask
	from     image.Point
}

// Paint implements raster.Painter.
func (t maskPainter) Paint(spans []raster.Span, _ bool) {
	for _, s := range spans {
		y, x0, x1 := s.Y+t.from.Y-beside, s.X0+t.from.X-beside, s.X1+t.from.X-beside
		if y < t.m.area.Min.Y || y >= t.m.area.Max.Y {
			continue
		}
		x0, x1 = max(x0, t.m.area.Min.X), min(x1, t.m.area.Max.X)
		if x0 >= x1 {
			continue
		}
		cover := (s.Alpha*255 + 0x7fff) / 0xffff
		line := t.m.line(y, x0, x1)
		if t.outer == nil {
			for i := range line {
				line[i] = uint8(cover)
			}
			continue
		}
		for i, o := range t.outer.line(y, x0, x1) {
			line[i] = uint8(by255(cover * uint32(o)))
		}
	}
}
