package pen

import (
	"image"
	"math"
	"testing"

	"lineup/game/naming"
)

// inFace runs a test in a typeface of sentences.
func inFace(f Face, run func()) {
	was := UsedFace()
	UseFace(f)
	defer UseFace(was)
	run()
}

// TestFaces checks that a typeface changes sentences but not titles, and that small letters are equally
// high in all of them.
func TestFaces(t *testing.T) {
	const words = "each foe gains a Weakness"
	wide := func(f Font) float64 { return Measure(words, Style{Font: f, Size: 20}) }
	high := func(f Font) float64 {
		_, top, _, _ := Lettering("x", 0, 0, Style{Font: f, Size: 20}, Left).Bounds()
		return -top
	}
	var title, body, heavy, x float64
	inFace(Lato, func() { title, body, heavy, x = wide(Display), wide(Body), wide(Heavy), high(Body) })
	inFace(OpenDyslexic, func() {
		if wide(Display) != title {
			t.Error("titles are in another typeface as well")
		}
		if wide(Body) < 1.05*body || wide(Heavy) < 1.05*heavy {
			t.Error("sentences are not in the wider typeface")
		}
		if now := high(Body); math.Abs(now-x) > 0.02*x {
			t.Errorf("small letters are %.2f high, want %.2f", now, x)
		}
	})
	if wide(Body) != body {
		t.Error("the typeface did not change back")
	}
}

// TestFacesDrawEveryName checks that both typefaces draw every letter that a name may have. OpenDyslexic
// takes those that it lacks from Lato, in lines with its own letters.
func TestFacesDrawEveryName(t *testing.T) {
	taken := 0
	for r := rune('!'); r < 0x20000; r++ {
		if !naming.Drawn(r) {
			continue
		}
		for _, f := range []file{latoBold, latoBlack, dyslexicRegular, dyslexicBold} {
			line := setIn(f, string(r))
			if len(line) != 1 || len(line[0].outline) == 0 {
				t.Errorf("%s has no letter %U %c", []string{"", "Lato", "Lato Black", "OpenDyslexic", "OpenDyslexic Bold"}[f], r, r)
			}
		}
		if own := fonts().has(dyslexicRegular, r); !own {
			taken++
		}
	}
	if taken == 0 {
		t.Error("OpenDyslexic has every letter: the test sees no borrowed one")
	}
	// Ж is borrowed.
	line, own, lent := setIn(dyslexicRegular, "aЖb"), setIn(dyslexicRegular, "ab"), setIn(latoBold, "Ж")
	if len(line) != 3 || line[1].advance != lent[0].advance || line[0].advance != own[0].advance {
		t.Error("a borrowed letter is not the one of Lato between letters of OpenDyslexic")
	}
	if line[1].x != line[0].advance || line[2].x != line[1].x+line[1].advance {
		t.Error("a borrowed letter does not have a place of its own")
	}
}

// TestSheetOfFace checks that each typeface has a sheet of its own, also if another one is used while
// it is painted.
func TestSheetOfFace(t *testing.T) {
	cell := func(r rune) (at image.Rectangle) {
		inFace(OpenDyslexic, func() { at = Letters().cells[Body][r-firstLetter] })
		return at
	}
	sheet := paintSheet(OpenDyslexic)
	if at := sheet.cells[Body]['m'-firstLetter]; at != cell('m') {
		t.Errorf("the letter m is at %v, want %v", at, cell('m'))
	}
	if Letters().cells[Body]['m'-firstLetter].Dx() >= cell('m').Dx() {
		t.Error("the sheet of Lato has letters of OpenDyslexic")
	}
}
