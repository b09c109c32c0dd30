package uitest

import (
	"image"
	"image/color"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art/pen"
	"lineup/render/ui"
)

// minContrast is the least contrast of letters and their ground. Halftones and the edges of letters
// make the measured value a little less than the chosen one.
const minContrast = 4.4

// minHigh is the least contrast in high contrast.
const minHigh = 7.0

// minLarge is the least contrast of letters that are largePixels high or more.
const minLarge, largePixels = 3.0, 23.0

// Contrast paints a screen and measures the contrast of each line's color to the most common color
// of its ground. Letters of parts in edged have a contour: in high contrast it is measured in place of the ground,
// and else they are left out. It returns how many lines it has measured.
func Contrast(t testing.TB, name string, c *ui.Canvas, width, height int, edged map[string]bool, draw func(*ui.Canvas)) int {
	t.Helper()
	picture := ebiten.NewImage(width, height)
	defer picture.Deallocate()
	c.Art.AtOnce = true
	c.Begin(picture)
	draw(c)
	out := image.NewRGBA(image.Rect(0, 0, width, height))
	picture.ReadPixels(out.Pix)
	c.Art.Forget(width, height)
	n := 0
	page := c.Read(width, height, nil, draw)
	for i := range page.Lines {
		l := &page.Lines[i]
		if l.Seen.W > 0 && !l.Box().Overlaps(l.Seen) {
			continue
		}
		if edged[l.Part] {
			if c.Contrast {
				n++
				if got, ok := ContourContrast(out, &l.Written); ok && got < minHigh {
					t.Errorf("%s: %s has a contour with a contrast of %.2f", name, wordsOf(l), got)
				}
			}
			continue
		}
		ground, ok := groundOf(out, l)
		if !ok {
			continue
		}
		n++
		enough := minContrast
		switch {
		case c.Contrast:
			enough = minHigh
		case l.Style.Size >= largePixels:
			enough = minLarge
		}
		if got := pen.Contrast(l.Style.Colour, ground); got < enough {
			t.Errorf("%s: %s has a contrast of %.2f: %v on %v", name, wordsOf(l), got, l.Style.Colour, ground)
		}
		if c.Contrast && l.X1-l.X0 >= leastWide {
			if got := foreign(out, l, ground); got > mostForeign {
				t.Errorf("%s: %s is not on a plate: %.0f %% of its ground has other colors than %v", name, wordsOf(l), 100*got, ground)
			}
		}
	}
	return n
}

// contourFar is how far from letters their contour is measured, in pixels: beyond the blurred edge, where even a narrow
// contour is.
const contourFar = 2

// ContourContrast returns the contrast of written letters to what is right around them: their contour, or the ground if
// they have none. Ok is false if nothing of them is in the picture.
func ContourContrast(p *image.RGBA, l *pen.Written) (contrast float64, ok bool) {
	in := image.Rect(int(l.X0)-4, int(l.Y0)-4, int(l.X1)+5, int(l.Y1)+5).Intersect(p.Rect)
	w, h := in.Dx(), in.Dy()
	ink := l.Style.Colour
	letters := make([]bool, max(0, w*h))
	for y := range h {
		for x := range w {
			c := p.RGBAAt(in.Min.X+x, in.Min.Y+y)
			letters[y*w+x] = near(c.R, ink.R) && near(c.G, ink.G) && near(c.B, ink.B)
		}
	}
	far := func(x, y int) int { // to the nearest letter, or more than contourFar
		for d := range contourFar + 1 {
			for dy := -d; dy <= d; dy++ {
				for dx := -d; dx <= d; dx++ {
					if x+dx >= 0 && x+dx < w && y+dy >= 0 && y+dy < h && letters[(y+dy)*w+x+dx] {
						return d
					}
				}
			}
		}
		return contourFar + 1
	}
	var count [shades]int
	var sum [shades][3]int
	for y := range h {
		for x := range w {
			if far(x, y) != contourFar {
				continue
			}
			c := p.RGBAAt(in.Min.X+x, in.Min.Y+y)
			k := shade(c)
			count[k]++
			s := &sum[k]
			s[0], s[1], s[2] = s[0]+int(c.R), s[1]+int(c.G), s[2]+int(c.B)
		}
	}
	most := 0
	for k, n := range count {
		if s := &sum[k]; n > most {
			most = n
			contrast = pen.Contrast(ink, color.NRGBA{uint8(s[0] / n), uint8(s[1] / n), uint8(s[2] / n), 0xff})
		}
	}
	return contrast, most > 0
}

// shade returns the number of a color, from 0 to shades. Grounds that look alike have the same.
func shade(c color.RGBA) int { return int(c.R>>4)<<8 | int(c.G>>4)<<4 | int(c.B>>4) }

const shades = 1 << 12

// groundOf returns the most common color around the letters of a line, apart from colors close to
// theirs. Ok is false if there is none because the line is outside the picture.
func groundOf(p *image.RGBA, l *ui.PageLine) (ground color.NRGBA, ok bool) {
	var count [shades]int
	var sum [shades][3]int
	ink := l.Style.Colour
	in := image.Rect(int(l.X0)-2, int(l.Y0)-2, int(l.X1)+3, int(l.Y1)+3).Intersect(p.Rect)
	if s := l.Seen; s.W > 0 { // the rest is scrolled away
		in = in.Intersect(image.Rect(int(s.X)+1, int(s.Y)+1, int(s.X+s.W), int(s.Y+s.H)))
	}
	for y := in.Min.Y; y < in.Max.Y; y++ {
		for x := in.Min.X; x < in.Max.X; x++ {
			c := p.RGBAAt(x, y)
			if near(c.R, ink.R) && near(c.G, ink.G) && near(c.B, ink.B) {
				continue
			}
			k := shade(c)
			count[k]++
			s := &sum[k]
			s[0], s[1], s[2] = s[0]+int(c.R), s[1]+int(c.G), s[2]+int(c.B)
		}
	}
	most := 0
	for k, n := range count {
		if s := &sum[k]; n > most {
			most, ground = n, color.NRGBA{uint8(s[0] / n), uint8(s[1] / n), uint8(s[2] / n), 0xff}
		}
	}
	return ground, most > 0
}

// mostForeign is the greatest part of the ground of letters in high contrast that has other colors.
const mostForeign = 0.18

// leastWide is the least width of letters of which that is measured. The ground of a comma on a key is mostly
// the edge of the key.
const leastWide = 8.0

// foreign returns the part of the ground of a line that has other colors than the ground: none that is as
// dark, and none of the edges of letters, which are between their color and the ground or ink.
func foreign(p *image.RGBA, l *ui.PageLine, ground color.NRGBA) float64 {
	in := image.Rect(int(l.X0)-2, int(l.Y0)-2, int(l.X1)+3, int(l.Y1)+3).Intersect(p.Rect)
	if s := l.Seen; s.W > 0 {
		in = in.Intersect(image.Rect(int(s.X)+1, int(s.Y)+1, int(s.X+s.W), int(s.Y+s.H)))
	}
	letters, all, other := l.Style.Colour, 0, 0
	for y := in.Min.Y; y < in.Max.Y; y++ {
		for x := in.Min.X; x < in.Max.X; x++ {
			all++
			at := p.RGBAAt(x, y)
			c := color.NRGBA{at.R, at.G, at.B, 0xff}
			if pen.Contrast(letters, c) < minHigh && !between(c, ground, letters) && !between(c, pen.Ink, letters) && !between(c, ground, pen.Ink) {
				other++
			}
		}
	}
	return float64(other) / float64(max(1, all))
}

// between reports whether a color is nearly a mix of two others.
func between(c, a, b color.NRGBA) bool {
	way := [3]float64{float64(b.R) - float64(a.R), float64(b.G) - float64(a.G), float64(b.B) - float64(a.B)}
	from := [3]float64{float64(c.R) - float64(a.R), float64(c.G) - float64(a.G), float64(c.B) - float64(a.B)}
	long, along, far := 0.0, 0.0, 0.0
	for i := range way {
		long, along = long+way[i]*way[i], along+from[i]*way[i]
	}
	t := max(0, min(1, along/max(1, long)))
	for i := range way {
		d := from[i] - t*way[i]
		far += d * d
	}
	return far < 28*28
}

func near(a, b uint8) bool { return max(a, b)-min(a, b) < 24 }
