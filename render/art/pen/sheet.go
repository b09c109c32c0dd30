package pen

import (
	"image"
	"math"
	"sync"
)

// Sheet is one picture with all common letters in white, to put lines together from without painting
// them.
type Sheet struct {
	Picture *image.RGBA
	White   image.Point // the corner of a white square of four pixels
	cells   [fontCount][lastLetter - firstLetter + 1]image.Rectangle
}

// The letters of a sheet.
const firstLetter, lastLetter = ' ', 'ÿ'

// sheets are those of the typefaces.
var sheets = func() (all [faceCount]func() *Sheet) {
	for f := range faceCount {
		all[f] = sync.OnceValue(func() *Sheet { return paintSheet(f) })
	}
	return all
}()

// Letters returns the sheet in the typeface of sentences. It is painted on the first call, which takes a
// moment.
func Letters() *Sheet { return sheets[UsedFace()]() }

// These are the measures of a sheet in pixels. Baseline is from the upper end of a letter's cell.
const (
	sheetWidth    = 1024
	sheetSize     = 30.0
	sheetPad      = 2
	sheetBaseline = 28
	sheetHigh     = 40
)

func paintSheet(face Face) *Sheet {
	s := &Sheet{White: image.Pt(sheetPad, sheetPad)}
	x, y := 4+2*sheetPad, 0
	for f := range fontCount {
		for r := rune(firstLetter); r <= lastLetter; r++ {
			wide := int(math.Ceil(measure(setIn(f.in(face), string(r)), Style{Size: sheetSize}))) + 2*sheetPad
			if x+wide > sheetWidth {
				x, y = 0, y+sheetHigh
			}
			s.cells[f][r-firstLetter] = image.Rect(x, y, x+wide, y+sheetHigh)
			x += wide
		}
	}
	s.Picture = Paint(sheetWidth, y+sheetHigh, 1, func(p Pen) {
		p.Block(float64(s.White.X)-1, float64(s.White.Y)-1, 6, 6, White)
		for f := range fontCount {
			for r := rune(firstLetter); r <= lastLetter; r++ {
				at := s.cells[f][r-firstLetter]
				p.Fill(outlined(setIn(f.in(face), string(r)), float64(at.Min.X+sheetPad), float64(at.Min.Y+sheetBaseline), Style{Size: sheetSize}, 1), White)
			}
		}
	})
	return s
}

// Set calls put with the place of each letter of a line on the sheet, and with its place in the
// picture, in pixels. Letters that the sheet lacks are left out.
func (s *Sheet) Set(w Written, put func(from image.Rectangle, x, y, wide, high float64)) {
	line, runes := set(w.Style.Font, w.Text), []rune(w.Text)
	if len(line) == 0 || len(line) != len(runes) {
		return
	}
	last, between := line[len(line)-1], 0.0
	own := (last.x + last.advance) * w.Style.Size
	squeeze := min(1, (w.X1-w.X0)/own)
	if len(line) > 1 {
		between = (w.X1 - w.X0 - own*squeeze) / float64(len(line)-1)
	}
	k := w.Style.Size / sheetSize
	for i, r := range runes {
		if r <= firstLetter || r > lastLetter {
			continue
		}
		from := s.cells[w.Style.Font][r-firstLetter]
		x := w.X0 + line[i].x*w.Style.Size*squeeze + between*float64(i)
		put(from, x-sheetPad*k*squeeze, w.Y1-sheetBaseline*k, float64(from.Dx())*k*squeeze, sheetHigh*k)
	}
}
