package uitest

import "image"

// edgeFrom is the least difference of two neighboring pixels, in one channel, at which there is an edge.
const edgeFrom = 40

// edges returns where a picture has edges, whatever the colors on both sides are.
func edges(p *image.RGBA) []bool {
	w, h := p.Rect.Dx(), p.Rect.Dy()
	out := make([]bool, w*h)
	differ := func(a, b []uint8) bool {
		for i := range 4 {
			if d := int(a[i]) - int(b[i]); d > edgeFrom || d < -edgeFrom {
				return true
			}
		}
		return false
	}
	for y := range h - 1 {
		for x := range w - 1 {
			i := y*p.Stride + 4*x
			here := p.Pix[i : i+4]
			out[y*w+x] = differ(here, p.Pix[i+4:i+8]) || differ(here, p.Pix[i+p.Stride:i+p.Stride+4])
		}
	}
	return out
}

// ShapesApart returns how many edges of either of two pictures of one size are not in the other. It is 0 for
// pictures that differ only in their colors.
func ShapesApart(a, b *image.RGBA) (n int) {
	one, other := edges(a), edges(b)
	w, h := a.Rect.Dx(), a.Rect.Dy()
	near := func(all []bool, x, y int) bool {
		for dy := -1; dy <= 1; dy++ {
			for dx := -1; dx <= 1; dx++ {
				if x+dx >= 0 && x+dx < w && y+dy >= 0 && y+dy < h && all[(y+dy)*w+x+dx] {
					return true
				}
			}
		}
		return false
	}
	for y := range h {
		for x := range w {
			if one[y*w+x] && !near(other, x, y) || other[y*w+x] && !near(one, x, y) {
				n++
			}
		}
	}
	return n
}

// grayFrom is the least difference of two grays that are told apart, of 255.
const grayFrom = 70

// GraysApart returns how many pixels of two pictures of one size differ clearly without their colors.
func GraysApart(a, b *image.RGBA) (n int) {
	gray := func(p []uint8) int { return (299*int(p[0]) + 587*int(p[1]) + 114*int(p[2])) / 1000 }
	for i := 0; i < len(a.Pix); i += 4 {
		if d := gray(a.Pix[i:]) - gray(b.Pix[i:]); d > grayFrom || d < -grayFrom {
			n++
		}
	}
	return n
}
