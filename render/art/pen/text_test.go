package pen

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

func TestMeasureAndTracking(t *testing.T) {
	plain := Measure("LINE", Style{Font: Display, Size: 40})
	wide := Measure("LINE", Style{Font: Display, Size: 40, Tracking: 3})
	if plain <= 0 || wide-plain < 8.9 || wide-plain > 9.1 {
		t.Errorf("widths %g and %g, want three gaps of 3 between four letters", plain, wide)
	}
	if Measure("", Style{Font: Body, Size: 10}) != 0 {
		t.Error("nothing has a width")
	}
}

// TestTrackedLetters: every letter of a font that is set letter by letter stands
// further right than the one before it, as none is part of a ligature.
func TestTrackedLetters(t *testing.T) {
	face, _ := faceOf(Heavy, 22)
	const words = "written files, fitting office"
	for i := 1; i <= len(words); i++ {
		if text.AdvanceAt(words, i, face) <= text.AdvanceAt(words, i-1, face) {
			t.Errorf("%q stands where the letter before it does, in %q", words[i-1], words)
		}
	}
}
