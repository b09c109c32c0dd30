package art

import (
	"image/color"

	"lineup/render/art/pen"
	"lineup/render/art/typeset"
)

// The plate of a Super-Villain is usually 312 units wide and 170 high, and higher for enlarged text.
const (
	// The position of the star, from the board's upper right corner.
	plateStarX, plateStarY, plateStarRadius = 2.0, 70.0, 29.0
)

// plateText are the sizes tried for its rules.
var plateText = [...]float64{18.5, 17.5, 16.5}

// glowSteps is the number of steps in which the glow around a plate fades.
const glowSteps = 14

// The sizes of its name.
var plateSizes = titleSizes{most: 60, least: 34, two: 30}

// plumShade is the contour of the name and the color of heavy words.
var plumShade = pen.RGB(0x7a1450)

// plateColumn returns the area for rules text of a size, below the band and beside the star.
func plateColumn(w, h, size float64) typeset.Column {
	top := 66 + 0.3*size
	return typeset.Column{
		Box:   pen.AreaAt(22, top, w-44, h-10-top),
		Notch: pen.AreaAt(w+plateStarX-33, 0, 66, plateStarY+6),
	}
}

// layPlate lays out the rules of a plate h units high. They may be a little smaller than usual to fit.
func (s Press) layPlate(f Face, w, h, unit float64) typeset.Setting {
	return s.settle(f, unit, rulePlaces{sizes: plateText[:], n: 1, at: func(_, size float64, _ int) typeset.Column {
		return plateColumn(w, h, size)
	}})
}

// centered moves rules down to the middle of a column that they do not fill.
func centered(set typeset.Setting, c typeset.Column) typeset.Setting {
	down := max(0, c.Box.Y+c.Box.H-set.Bottom) / 2
	for i := range set.Words {
		set.Words[i].Y += down
	}
	set.Bottom += down
	return set
}

// maxBoards is the maximum number of boards drawn in a stack. More would extend below its place.
const maxBoards = 7

// DrawVillainPlate draws the plate of the giant behind the city, with its name, cost, and rules, on
// the top board of a stack with left cards.
func (s Press) DrawVillainPlate(p pen.Pen, f *Face, cost string, left int, lit bool, w, h float64) {
	for i := min(left, maxBoards) - 1; i > 0; i-- {
		o := pen.Rectangle(6, 60, w-12, h-62, 8).Moved(float64(i)*2.4, float64(i)*3.6)
		p.Stroke(o, 4, pen.Ink)
		p.Fill(o, [...]color.NRGBA{pen.RGB(0xa03a94), pen.RGB(0x5c2270)}[i%2])
	}
	text := s.layPlate(*f, w, h, p.Scale())
	drawVillainPlate(p, *f, cost, w, h, centered(text, plateColumn(w, h, text.Size)), lit)
}

func drawVillainPlate(p pen.Pen, f Face, cost string, w, h float64, text typeset.Setting, lit bool) {
	pink := f.Kind.OnInk()
	for i := range glowSteps { // from the outside inward
		d := float64(glowSteps-i) * 3.6
		p.Fill(pen.Rectangle(-d, 30-d, w+2*d, h-30+2*d, 14+d), pen.Fade(pen.RGB(0xff3fa0), 0.008+0.005*float64(i)))
	}
	board := pen.Rectangle(6, 40, w-12, h-42, 8)
	p.Stroke(board, 7, pen.Ink)
	p.Fill(board, pen.Paper)
	from := max(96, text.Bottom)
	p.Atop(board, func(p pen.Pen) {
		p.Dots(pen.Screen{Y: from, W: w, H: h - from, Pitch: 6, Max: 0.34, Colour: pen.Fade(pen.RGB(0xd9a7c9), 0.5)})
	})
	p.Stroke(pen.Rectangle(12, 56, w-24, h-64, 5), 2, pink)
	drawRules(p, text, pen.Ink, plumShade)
	drawPlateTab(p, f, w)
	drawPlateBand(p, f.shown(), w, lit)
	DrawStar(p, f.VP, w+plateStarX, plateStarY, plateStarRadius)
	DrawCost(p, cost, 26, 10, 54, costGround(lit))
}

// drawPlateBand draws the slanted band with the name.
func drawPlateBand(p pen.Pen, name string, w float64, lit bool) {
	band := pen.Polygon(-12, 4, w+12, -14, w+12, 62, -12, 62)
	p.Fill(band.Moved(5, 8), pen.Fade(pen.Ink, 0.6))
	if lit {
		p.Stroke(band, 17, pen.Fade(pen.CanDo, 0.2))
		p.Stroke(band, 11, pen.Fade(pen.CanDo, 0.35))
	}
	p.Stroke(band, 7, pen.Ink)
	p.Fill(band, pen.Ink)
	p.Stroke(pen.Open(-4, 11, w+4, -5), 2.4, SuperVillain.OnInk())
	if lit {
		p.Stroke(band, 5, pen.CanDo)
	}
	x, room := plateName(w)
	t := setTitle(name, room, plateSizes, 2)
	for i, line := range t.lines {
		y := 50 - (60-t.st.Size)*0.35
		if len(t.lines) == 2 {
			y = 26 + 27*float64(i)
		}
		drawContoured(p, line, x, y, t.st, t.squeeze, min(9, t.st.Size*0.16), plumShade)
	}
}

// plateName returns the middle of the name, which is right of the cost, and its maximum width.
func plateName(w float64) (x, room float64) { return w/2 + 42, w - 104 }
