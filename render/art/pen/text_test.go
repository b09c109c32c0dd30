package pen

import (
	"strings"
	"testing"
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

// TestTrackedLetters checks that each letter begins to the right of the one before it, so none is
// part of a ligature.
func TestTrackedLetters(t *testing.T) {
	const words = "written files, fitting office"
	line := set(Heavy, words)
	if len(line) != len(words) {
		t.Fatalf("%d letters for %d signs", len(line), len(words))
	}
	for i := 1; i < len(line); i++ {
		if line[i].x <= line[i-1].x {
			t.Errorf("%q stands where the letter before it does, in %q", words[i], words)
		}
	}
}

// TestBorrowedSign checks that the display face borrows the glyphs it lacks.
func TestBorrowedSign(t *testing.T) {
	for _, s := range []string{"\u00d73", "\u203a", "A\u00b7B"} {
		for _, l := range set(Display, s) {
			if len(l.outline) == 0 {
				t.Errorf("a sign of %q is empty", s)
			}
		}
	}
}

// TestFitName checks that a name that would be squeezed too much is shortened, and that no other is.
func TestFitName(t *testing.T) {
	st := Style{Font: Display, Size: 40, Colour: White}
	for name, shortened := range map[string]bool{"Ana": false, "Maximilianus": false, strings.Repeat("W", 24): true, strings.Repeat("W ", 12): true} {
		shown, fit, squeeze := FitName(name, 160, st, 24)
		if wide := Measure(shown, fit) * squeeze; wide > 160.01 || squeeze < leastSqueeze {
			t.Errorf("%q is %.0f wide, squeezed to %.2f", shown, wide, squeeze)
		}
		if got := shown != name; got != shortened || got && !strings.HasSuffix(shown, "…") {
			t.Errorf("%q is shown as %q", name, shown)
		}
	}
}
