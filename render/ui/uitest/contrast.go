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

// minLarge is the least contrast of letters that are largePixels high or more.
const minLarge, largePixels = 3.0, 23.0

// Contrast paints a screen and measures the contrast of each line's color to the most common color
// of its ground. Parts in edged have the contrast of their edge and are left out. It returns how
// many lines it has measured.
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
		if edged[l.Part] || l.Seen.W > 0 && !l.Box().Overlaps(l.Seen) {
			continue
		}
		ground, ok := groundOf(out, l)
		if !ok {
			continue
		}
		n++
		enough := minContrast
		if l.Style.Size >= largePixels {
			enough = minLarge
		}
		if got := pen.Contrast(l.Style.Colour, ground); got < enough {
			t.Errorf("%s: %s has a contrast of %.2f: %v on %v", name, wordsOf(l), got, l.Style.Colour, ground)
		}
	}
	return n
}

// shade returns a color rounded so that grounds that look alike are equal.
func shade(c color.RGBA) [3]uint8 { return [3]uint8{c.R >> 4, c.G >> 4, c.B >> 4} }

// groundOf returns the most common color around the letters of a line, apart from colors close to
// theirs. Ok is false if there is none because the line is outside the picture.
func groundOf(p *image.RGBA, l *ui.PageLine) (ground color.NRGBA, ok bool) {
	count, sum := map[[3]uint8]int{}, map[[3]uint8][3]int{}
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
			s := sum[k]
			sum[k] = [3]int{s[0] + int(c.R), s[1] + int(c.G), s[2] + int(c.B)}
		}
	}
	most := 0
	for k, n := range count {
		if s := sum[k]; n > most {
			most, ground = n, color.NRGBA{uint8(s[0] / n), uint8(s[1] / n), uint8(s[2] / n), 0xff}
		}
	}
	return ground, most > 0
}

func near(a, b uint8) bool { return max(a, b)-min(a, b) < 24 }
