package pen

import (
	"hash/fnv"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

// coverage keeps the coverage of each pixel of an area, up to 0xffff.
type coverage struct {
	wide, high int
	pix        []uint16
	twice      int // how many pixels were passed on twice
}

func newCoverage(wide, high int) *coverage {
	return &coverage{wide: wide, high: high, pix: make([]uint16, wide*high)}
}

func (c *coverage) span(y, x0, x1 int, alpha uint32) {
	for x := x0; x < x1; x++ {
		if at := &c.pix[y*c.wide+x]; *at != 0 {
			c.twice++
		} else {
			*at = uint16(alpha)
		}
	}
}

// corner is a corner of a polygon, in units of the scanner.
type corner struct{ x, y int }

// scanned returns the coverage of polygons in an area of a size at from.
func scanned(s *scanner, from corner, wide, high int, odd bool, polygons ...[]corner) *coverage {
	s.begin(wide, high)
	for _, p := range polygons {
		was := p[len(p)-1]
		for _, q := range p {
			s.edge(was.x-from.x, was.y-from.y, q.x-from.x, q.y-from.y)
			was = q
		}
	}
	c := newCoverage(wide, high)
	s.scan(odd, c)
	return c
}

// randomPolygon returns corners within some distance of an area. Some are on the edges of pixels, and some
// are right above or beside another.
func randomPolygon(r *rand.Rand, far, wide, high int) (p []corner) {
	for range 3 + r.IntN(5) {
		q := corner{r.IntN(wide*perPixel+2*far) - far, r.IntN(high*perPixel+2*far) - far}
		switch r.IntN(5) {
		case 0:
			q.x &^= perPixel - 1
		case 1:
			q.y &^= perPixel - 1
		case 2:
			if len(p) > 0 {
				q.x = p[len(p)-1].x
			}
		}
		p = append(p, q)
	}
	return p
}

// within returns the part of a convex polygon on one side of a line across the area.
func within(p [][2]float64, axis int, at, side float64) (out [][2]float64) {
	for i, q := range p {
		was := p[(i+len(p)-1)%len(p)]
		a, b := (was[axis]-at)*side, (q[axis]-at)*side
		if (a < 0) != (b < 0) {
			t := a / (a - b)
			out = append(out, [2]float64{was[0] + t*(q[0]-was[0]), was[1] + t*(q[1]-was[1])})
		}
		if b >= 0 {
			out = append(out, q)
		}
	}
	return out
}

// area returns the area of a polygon.
func area(p [][2]float64) (sum float64) {
	for i, q := range p {
		was := p[(i+len(p)-1)%len(p)]
		sum += was[0]*q[1] - q[0]*was[1]
	}
	return math.Abs(sum) / 2
}

// TestPixelsAreCoveredByTheirArea checks for random triangles, some of them far larger than the area, that the
// coverage of each pixel is the part of it inside.
func TestPixelsAreCoveredByTheirArea(t *testing.T) {
	r, s := rand.New(rand.NewPCG(1, 2)), scanner{}
	for n := range 3000 {
		wide, high := 1+r.IntN(12), 1+r.IntN(12)
		p := randomPolygon(r, []int{0, 200, 5000}[n%3], wide, high)[:3]
		var exact [][2]float64
		for _, q := range p {
			exact = append(exact, [2]float64{float64(q.x) / perPixel, float64(q.y) / perPixel})
		}
		got := scanned(&s, corner{}, wide, high, n%2 == 0, p)
		for i, a := range got.pix {
			x, y := float64(i%wide), float64(i/wide)
			want := area(within(within(within(within(exact, 0, x, 1), 0, x+1, -1), 1, y, 1), 1, y+1, -1))
			if math.Abs(float64(a)/0xffff-want) > 0.03 {
				t.Fatalf("polygon %d, %v in %d by %d pixels: %.3f of pixel %d is covered, not %.3f", n, p, wide, high, float64(a)/0xffff, i, want)
			}
		}
	}
}

// TestClippedPolygonsAreTheSame checks that a part of an area gets the same coverage as in the whole, by both
// rules, and that no pixel is passed on twice.
func TestClippedPolygonsAreTheSame(t *testing.T) {
	r, s := rand.New(rand.NewPCG(3, 4)), scanner{}
	for n := range 6000 {
		wide, high := 2+r.IntN(40), 2+r.IntN(40)
		far := []int{0, 300, 9000}[n%3]
		polygons := [][]corner{randomPolygon(r, far, wide, high), randomPolygon(r, far, wide, high)}
		odd := r.IntN(2) == 0
		whole := scanned(&s, corner{}, wide, high, odd, polygons...)
		left, top := r.IntN(wide), r.IntN(high)
		part := scanned(&s, corner{left * perPixel, top * perPixel}, 1+r.IntN(wide-left), 1+r.IntN(high-top), odd, polygons...)
		if whole.twice+part.twice > 0 {
			t.Fatalf("polygons %d: %d pixels are passed on twice", n, whole.twice+part.twice)
		}
		for y := range part.high {
			got, want := part.pix[y*part.wide:][:part.wide], whole.pix[(y+top)*wide+left:][:part.wide]
			if !slices.Equal(got, want) {
				t.Fatalf("polygons %d, %v, line %d from pixel %d,%d on: %x, in the whole %x", n, polygons, y, left, top, got, want)
			}
		}
	}
}

// TestRulesOfOverlap checks that overlapping parts are filled, but are holes by the even-odd rule.
func TestRulesOfOverlap(t *testing.T) {
	box := func(x, y, w, h int) []corner {
		x, y, w, h = x*perPixel, y*perPixel, w*perPixel, h*perPixel
		return []corner{{x, y}, {x + w, y}, {x + w, y + h}, {x, y + h}}
	}
	s := scanner{}
	for _, odd := range []bool{false, true} {
		got := scanned(&s, corner{}, 5, 1, odd, box(0, 0, 4, 1), box(1, -3, 2, 9))
		want := []uint16{0xffff, 0xffff, 0xffff, 0xffff, 0}
		if odd {
			want[1], want[2] = 0, 0
		}
		if !slices.Equal(got.pix, want) {
			t.Errorf("even-odd %v: the coverage is %x, not %x", odd, got.pix, want)
		}
	}
}

// TestCoverageIsTheSameEverywhere checks the coverage of many random polygons to the last bit. Pictures would
// change with it.
func TestCoverageIsTheSameEverywhere(t *testing.T) {
	r, s, sum := rand.New(rand.NewPCG(5, 6)), scanner{}, fnv.New64a()
	for n := range 2000 {
		wide, high := 1+r.IntN(40), 1+r.IntN(40)
		far := []int{0, 300, 9000, 200_000}[n%4]
		got := scanned(&s, corner{}, wide, high, n%3 == 0, randomPolygon(r, far, wide, high), randomPolygon(r, far, wide, high))
		for _, a := range got.pix {
			sum.Write([]byte{byte(a), byte(a >> 8)})
		}
	}
	if got := sum.Sum64(); got != 0xa62151d4faff763b {
		t.Errorf("the coverage of the polygons sums up to %#x", got)
	}
}
