package art

import "testing"

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
