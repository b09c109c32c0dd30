package art

import (
	"testing"

	"lineup/render/art/pen"
)

// TestOtherFace checks that the rules of cards, posters, and plates fit in OpenDyslexic as well, which is
// wider.
func TestOtherFace(t *testing.T) {
	defer pen.UseFace(pen.UsedFace())
	pen.UseFace(pen.OpenDyslexic)
	for _, c := range []struct {
		name string
		test func(*testing.T)
	}{
		{"hero to pick", TestHeroToPickIsWhole}, {"base set", TestBaseSetIsWhole}, {"reader", TestReaderShowsEverything},
		{"Line-Up", TestSmallLineUpIsWhole}, {"short rules", TestShortRulesAreWhole}, {"low posters", TestLowPosters},
	} {
		t.Run(c.name, c.test)
	}
	narrow, wide := 0, 0
	for _, f := range printed() {
		if g := (Press{}).arrange(f, 204/CardWidth); len(g.text.Words) > 0 {
			if g.text.Narrow < 1 {
				narrow++
			} else {
				wide++
			}
		}
	}
	if narrow == 0 || narrow > wide/4 {
		t.Errorf("%d cards have squeezed letters, and %d do not", narrow, wide)
	}
	pen.UseFace(pen.Lato)
	for _, f := range printed() {
		if g := (Press{}).arrange(f, 136/CardWidth); g.text.Narrow != 0 && g.text.Narrow != 1 {
			t.Errorf("%s has squeezed letters in the usual typeface", f.Name)
		}
	}
}
