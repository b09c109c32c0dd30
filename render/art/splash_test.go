package art

import (
	"testing"

	"lineup/render/art/pen"
)

// TestSplashSaysAll checks that the page of each Super-Villain has room for all of its text.
func TestSplashSaysAll(t *testing.T) {
	seen := 0
	for _, f := range allFaces() {
		if f.Kind != SuperVillain {
			continue
		}
		words := f.Arrival
		if words == "" {
			words = f.Text
		}
		seen++
		for _, scale := range []float64{1, 2} {
			if set := setSplashWords(words, scale); !set.Whole {
				t.Errorf("%s: the page shows only %d sentences at scale %.0f of %q", f.Name, set.Sentences, scale, words)
			}
		}
	}
	if seen < 10 {
		t.Errorf("%d Super-Villains: too few to have been tested", seen)
	}
}

// TestSplashReach checks that each Super-Villain of a page is within SplashReach, so that no straight edge
// cuts it.
func TestSplashReach(t *testing.T) {
	const unit, around = 0.1, 600.0
	r, seen := SplashReach, 0
	for _, f := range printed() {
		if f.Giant == nil {
			continue
		}
		seen++
		m := pen.Paint(int((r.W+2*around)*unit), int((r.H+2*around)*unit), unit, func(p pen.Pen) { DrawSplash(p.At(around-r.X, around-r.Y, 1), &f) })
		for y := range m.Rect.Dy() {
			for x := range m.Rect.Dx() {
				tx, ty := (float64(x)+0.5)/unit+r.X-around, (float64(y)+0.5)/unit+r.Y-around
				if in := tx > r.X && tx < r.X+r.W && ty > r.Y && ty < r.Y+r.H; !in && m.RGBAAt(x, y).A > 8 {
					t.Fatalf("%s reaches (%.0f, %.0f), beyond %+v", f.Name, tx, ty, r)
				}
			}
		}
	}
	if seen < 10 {
		t.Errorf("%d Super-Villains: too few to have been tested", seen)
	}
}
