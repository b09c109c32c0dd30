package art

import (
	"strings"
	"testing"
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
