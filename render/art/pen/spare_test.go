package pen

import (
	"bytes"
	"image"
	"testing"
)

// TestRecycledMemoryIsEmpty checks that a picture on recycled memory equals one on fresh memory,
// and that spare memory is limited.
func TestRecycledMemoryIsEmpty(t *testing.T) {
	draw := func(w, h int) *image.RGBA {
		return Paint(w, h, 1, func(p Pen) { p.Fill(Circle(20, 20, 15), Fade(Paper, 0.5)) })
	}
	want := draw(64, 48)
	again := 0
	for n := range 40 {
		p := draw(70, 50)
		for i := range p.Pix {
			p.Pix[i] = byte(n + i)
		}
		memory := &p.Pix[0]
		Recycle(p)
		q := draw(64, 48)
		if &q.Pix[0] == memory {
			again++
		}
		if !bytes.Equal(q.Pix, want.Pix) || q.Rect != want.Rect || q.Stride != want.Stride {
			t.Fatalf("picture %d on memory used before is another one", n)
		}
	}
	if again == 0 {
		t.Error("no memory was used again")
	}
	for range 8 {
		Recycle(image.NewRGBA(image.Rect(0, 0, 1024, 1024)))
	}
	if spare.bytes > maxSpare {
		t.Errorf("%d bytes are kept, at most %d may be", spare.bytes, maxSpare)
	}
}
