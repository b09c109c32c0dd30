package players

import (
	"testing"

	"lineup/render/ui"
)

// TestHeroesFillThePage checks that the heroes to pick use the page, whatever their number and the
// shape of the window, and that all are within it.
func TestHeroesFillThePage(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {3440, 1440}, {800, 1200}} {
		a := ui.FitInto(size[0], size[1]).Area()
		for n, least := range map[int]float64{1: 0.3, 2: 0.4, 7: 0.6, 8: 0.68, 16: 0.68, 23: 0.68} {
			in, _ := pickerPlaces(a)
			k := HeroPicker{area: a, Heroes: make([]HeroPick, n)}
			k.lay()
			used := 0.0
			for i, h := range k.Heroes {
				used += h.Box.W * h.Box.H
				if !h.Box.Within(in.Grown(0.01)) {
					t.Errorf("%v: hero %d of %d is at %v, want within %v", size, i+1, n, h.Box, in)
				}
				if h.Box.W > h.Box.H+0.01 || h.Box.H > h.Box.W*pickAspect+0.01 {
					t.Errorf("%v: hero %d of %d is %.0f x %.0f", size, i+1, n, h.Box.W, h.Box.H)
				}
			}
			if share := used / (in.W * in.H); share < least && !a.Tall() || share < 0.25 {
				t.Errorf("%v: %d heroes use %.2f of the page, want %.2f", size, n, share, least)
			}
		}
	}
}
