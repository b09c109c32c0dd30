package pen

import (
	"image"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/golang/freetype/raster"
)

// TestUsedRasterizerFindsTheSame checks for random polygons, some of them far larger than the area, that a
// rasterizer of its class that was used before covers what a new one with the bounds of the area does.
func TestUsedRasterizerFindsTheSame(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	used := &board{tools: &tools{}}
	for n := range 6000 {
		area := image.Rect(0, 0, 1+r.IntN(70), 1+r.IntN(70)).Add(image.Pt(r.IntN(9), r.IntN(9)))
		far := []float64{0, 40, 900}[n%3]
		var points []Point
		for range 3 + r.IntN(5) {
			points = append(points, Point{(float64(area.Dx())+2*far)*r.Float64() - far, (float64(area.Dy())+2*far)*r.Float64() - far})
		}
		coverage := func(b *board) []uint32 {
			b.polygon(points, area.Min)
			all := make([]uint32, area.Dx()*area.Dy())
			b.scan(n%2 == 0, raster.PainterFunc(func(spans []raster.Span, _ bool) {
				for _, s := range spans {
					for x := max(s.X0-beside, 0); x < min(s.X1-beside, area.Dx()); x++ {
						if y := s.Y - beside; y >= 0 && y < area.Dy() {
							all[y*area.Dx()+x] = s.Alpha
						}
					}
				}
			}))
			return all
		}
		used.begin(area)
		got := coverage(used)
		if want := coverage(&board{tools: &tools{raster: raster.NewRasterizer(area.Dx()+beside, area.Dy()+beside)}}); !slices.Equal(got, want) {
			t.Fatalf("polygon %d, %v in %v, is covered otherwise", n, points, area)
		}
	}
}

// TestRunIsMarkingEachByte checks that computing four bytes at once gives the same result as
// computing each alone.
func TestRunIsMarkingEachByte(t *testing.T) {
	alone := func(c, under, a uint32) byte { return byte(by255(c) + by255(under*(255-a))) }
	picture := image.NewRGBA(image.Rect(0, 0, 3, 1))
	tried := 0
	for n := uint32(0); n < 200_000; n++ {
		h := n * 2654435761
		cover, strength, dim, below := h&255, h>>8&255, h>>16&255, h>>24
		if n < 1024 { // the ends of the scale
			ends := [4]uint32{0, 1, 254, 255}
			cover, strength, dim, below = ends[n&3], ends[n>>2&3], ends[n>>4&3], ends[n>>6&3]
		}
		s := source{r: strength * dim / 255, g: strength, bl: strength * (255 - dim) / 255, a: strength, erase: n%7 == 0}
		under := [4]byte{byte(below * dim / 255), byte(below), byte(below / 3), byte(below)}
		for i := range picture.Pix {
			picture.Pix[i] = under[i%4]
		}
		a := by255(s.a * cover)
		want := [4]byte{alone(s.r*cover, uint32(under[0]), a), alone(s.g*cover, uint32(under[1]), a), alone(s.bl*cover, uint32(under[2]), a), byte(a + by255(uint32(under[3])*(255-a)))}
		if s.erase {
			for i := range want {
				want[i] = byte(by255(uint32(under[i]) * (255 - a)))
			}
		}
		s.run(picture.Pix, cover)
		for i, got := range picture.Pix {
			if got != want[i%4] {
				t.Fatalf("%d of %v over %v: byte %d is %d, and alone %d (erased: %v)", cover, s.a, under, i, got, want[i%4], s.erase)
			}
		}
		tried++
	}
	if tried < 200_000 {
		t.Fatal("too little was tried")
	}
}
