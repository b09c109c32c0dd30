package gallery

import (
	"image"
	"testing"

	"lineup/render/looptest"
)

// TestSlowedPainter checks that a slowed painter delivers a picture after as many frames as its
// pixels take, that a frame has time for one picture only, and that what it lacks is reported.
func TestSlowedPainter(t *testing.T) {
	looptest.NeedDisplay(t)
	const side = 100
	paint := func() *image.RGBA { return image.NewRGBA(image.Rect(0, 0, side, side)) }
	for _, times := range []int{1, 100} {
		p := NewPainter(Slowed(times))
		var lacked []string
		p.Lacks = func(k Key) { lacked = append(lacked, k.Name) }
		frames := 0
		for there := false; !there && frames < 1000; frames++ {
			p.Begin()
			_, there = p.Soon(Key{Name: "beside"}, 0, paint)
		}
		want := 3 + int(p.crew.slowed.paintingTime(side*side)/frameLasts)
		if frames != want || len(lacked) != frames-1 {
			t.Errorf("%d times slower: the picture is there in frame %d, and was lacked in %d", times, frames, len(lacked))
		}
		p.Begin()
		lacked = nil
		for n := range 2 {
			p.Now(Key{Name: "now", W: side, H: side, N: n}, 0, paint)
		}
		if late := p.Missed(); late != len(lacked) || (late == 1) != (times == 100) {
			t.Errorf("%d times slower: a frame of two pictures lacks %d and reports %d", times, late, len(lacked))
		}
	}
}

// TestSlowedPainterForgets checks that a slowed painter drops its pictures with the window, and that
// waiting for all of them works.
func TestSlowedPainterForgets(t *testing.T) {
	looptest.NeedDisplay(t)
	painted := 0
	paint := func() *image.RGBA {
		painted++
		return image.NewRGBA(image.Rect(0, 0, 400, 400))
	}
	p := NewPainter(Slowed(100))
	for n := range 5 {
		p.Soon(Key{Name: "before", N: n}, 0, paint)
	}
	p.Begin()
	p.Forget(640, 360)
	if p.Busy() || painted != painters {
		t.Errorf("%d pictures are begun by %d painters, and after the window has changed some are still coming: %v", painted, painters, p.Busy())
	}
	for n := range 5 {
		p.Soon(Key{Name: "after", N: n}, 0, paint)
	}
	if p.Settle(); p.Len() != 5 || p.Busy() {
		t.Errorf("after waiting for all 5 pictures, %d are there", p.Len())
	}
}
