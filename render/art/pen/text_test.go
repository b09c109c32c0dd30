package pen

import (
	"os"
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

// TestWordsMakeLines checks that a line set from its words is the same as one shaped as a whole.
func TestWordsMakeLines(t *testing.T) {
	text, err := os.ReadFile("../../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	lines := append(strings.Split(string(text), "\n"), " ", "  A  V  ", "To Y. AT a 'V", "Ve\u0301ra Ta")
	for f := range fileCount {
		for _, s := range lines {
			whole, x := []letter(nil), 0.0
			if strings.ContainsFunc(s, func(r rune) bool { return !fonts().has(f, r) }) {
				continue
			}
			for _, l := range fonts().letters(f, []rune(s)) {
				l.x = x
				whole, x = append(whole, l), x+l.advance
			}
			got := setIn(f, s)
			if len(got) != len(whole) {
				t.Errorf("%q has %d letters, want %d", s, len(got), len(whole))
				continue
			}
			for i := range got {
				if got[i].x != whole[i].x || got[i].advance != whole[i].advance || len(got[i].outline) != len(whole[i].outline) {
					t.Errorf("letter %d of %q: %.4f wide at %.4f, want %.4f at %.4f", i, s, got[i].advance, got[i].x, whole[i].advance, whole[i].x)
					break
				}
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

// TestCut checks that words keep as many of their letters as fit.
func TestCut(t *testing.T) {
	st := Style{Font: Body, Size: 16}
	words := "Gain a card with cost 5 or less, and put it into your hand."
	for room := 4.0; room < Measure(words, st)+30; room += 7 {
		got := Cut(words, st, room)
		if got == words {
			if Measure(words, st) > room {
				t.Errorf("nothing is cut off in a room of %.0f", room)
			}
			continue
		}
		kept := strings.TrimSuffix(got, "…")
		if kept == got || !strings.HasPrefix(words, kept) {
			t.Errorf("in a room of %.0f: %q", room, got)
		}
		if n := len(kept); n > 1 && Measure(got, st) > room {
			t.Errorf("%q is wider than %.0f", got, room)
		}
		next := strings.TrimLeft(words[len(kept):], " ")
		if more := words[:len(words)-len(next)+1] + "…"; Measure(more, st) <= room {
			t.Errorf("%q fits in a room of %.0f as well as %q", more, room, got)
		}
	}
	for _, short := range []string{"", "W"} {
		if got := Cut(short, st, -1); got != short {
			t.Errorf("%q is cut to %q", short, got)
		}
	}
}
