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

// TestSmallBandIsBesideTheCost checks that the cost of a small card covers no words of its band, wherever its rules and
// the lines of its name move the band, and that these words are not squeezed below their least size.
func TestSmallBandIsBesideTheCost(t *testing.T) {
	beside := 0
	for _, f := range printed() {
		if f.Band == "" {
			continue
		}
		for _, width := range []int{80, 115, 160, 230} {
			unit := float64(width) / CardWidth
			s := Press{}
			name, _ := smallName(f.shown(), 1)
			_, high := s.smallRules(f, unit, len(name.lines))
			top := smallNameTop - smallLines*float64(len(name.lines)-1) - high
			middle, room := smallBandRoom(top)
			wide := min(room, pen.Measure(f.Band, bandStyle(smallBandSize)))
			if x := middle - wide/2; top-smallBandHigh < smallCostY+smallCostRadius {
				if beside++; x < smallCostX+smallCostRadius {
					t.Errorf("the band of %s in %d pixels begins at %.0f, under the cost", f.Title(), width, x)
				}
			}
			if least := pen.Measure(f.Band, bandStyle(smallBandLeast)); least > room*1.2 {
				t.Errorf("the band of %s in %d pixels has %.0f of %.0f", f.Title(), width, room, least)
			}
		}
	}
	if beside < 3 {
		t.Errorf("only %d bands are beside a cost", beside)
	}
}
