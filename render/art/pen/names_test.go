package pen

import (
	"testing"
	"unicode"

	"lineup/game/naming"
)

// TestNameLetters checks that names may have exactly the letters that the fonts can draw, as they
// are and as capitals.
func TestNameLetters(t *testing.T) {
	s := fonts()
	has := func(r rune) bool {
		for _, f := range []file{latoBold, latoBlack} {
			g, ok := s.faces[f].NominalGlyph(r)
			if !ok || len(s.glyph(f, g)) == 0 {
				return false
			}
		}
		return true
	}
	wrong, drawn := 0, 0
	for r := rune('!'); r < 0x20000 && wrong < 20; r++ {
		composed := []rune(naming.Tidy(string(r)))
		if len(composed) != 1 || composed[0] != r {
			continue // no name has it
		}
		want := unicode.In(r, unicode.L, unicode.Nd, unicode.No, unicode.P, unicode.S) && has(r) && has(unicode.ToUpper(r))
		if naming.Drawn(r) != want {
			t.Errorf("%U %c: the fonts have it: %v, want %v", r, r, want, !want)
			wrong++
		}
		if want {
			drawn++
		}
	}
	if drawn < 1500 {
		t.Errorf("the fonts have only %d letters", drawn)
	}
}
