package pen

import (
	"image"
	"testing"
)

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
