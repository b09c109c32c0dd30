package art

import (
	"strings"
	"testing"

	"lineup/render/art/pen"
)

// TestBandIsApart checks that a card with a band shows its name without it, and keeps it in its whole name.
func TestBandIsApart(t *testing.T) {
	bands := 0
	for _, f := range printed() {
		if f.Band == "" {
			continue
		}
		bands++
		if whole := f.shown() + " - " + f.Band; !strings.EqualFold(whole, f.Title()) {
			t.Errorf("%s shows %q and the band %q", f.Title(), f.shown(), f.Band)
		}
	}
	if bands < 12 {
		t.Errorf("got %d cards with a band, want at least 12", bands)
	}
}

// TestPlateTabRise checks that nothing of a band over a plate is higher than PlateTabRise says.
func TestPlateTabRise(t *testing.T) {
	const w = 312.0
	for _, f := range printed() {
		wide := 0.0
		if f.Band != "" {
			wide = pen.Measure(f.Band, bandStyle(plateTabSize)) + 28
		}
		if high := 12 + 25 + 7.0/2 + wide*18/(w+24); (f.Band != "") != (f.PlateTabRise() > 0) || f.Band != "" && high > f.PlateTabRise() {
			t.Errorf("the band %q of %s is %.0f high", f.Band, f.Title(), high)
		}
	}
}
