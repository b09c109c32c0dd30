package ui

import (
	"testing"

	"lineup/render/art/pen"
)

// TestTextFace checks that a canvas measures and breaks sentences in the typeface of its settings from the
// next frame on, in both directions, and that reading a window leaves it as it is.
func TestTextFace(t *testing.T) {
	defer pen.UseFace(pen.Lato)
	const words = "You may put a card from your discard pile on top of your deck."
	set := Settings{}
	c := NewCanvas()
	c.Settings = &set
	st := Body(24, pen.Paper)
	sizes := func() (wide, high, title float64) {
		c.size(1280, 720)
		return c.TextWidth(words, st), c.ParagraphHeight(words, 340, 30, 6, st), c.TextWidth("MENU", Display(24, pen.Paper))
	}
	wide, high, title := sizes()
	set.TextFace = pen.OpenDyslexic
	c.Read(1280, 720, nil, func(c *Canvas) {
		if c.TextWidth(words, st) <= wide {
			t.Error("a read window is measured in the former typeface")
		}
	})
	if c.TextWidth(words, st) != wide {
		t.Error("reading has changed the typeface of the window")
	}
	otherWide, otherHigh, otherTitle := sizes()
	if otherWide < 1.1*wide || otherHigh <= high || otherTitle != title {
		t.Errorf("OpenDyslexic is %.0f wide and %.0f high, with a title of %.0f, and Lato %.0f, %.0f and %.0f", otherWide, otherHigh, otherTitle, wide, high, title)
	}
	set.TextFace = pen.Lato
	if w, h, _ := sizes(); w != wide || h != high {
		t.Errorf("back in Lato it is %.0f wide and %.0f high, not %.0f and %.0f", w, h, wide, high)
	}
}

// TestParseTextFace checks the names of the typefaces.
func TestParseTextFace(t *testing.T) {
	for i, name := range textFaces {
		if f, err := ParseTextFace(name); err != nil || f != pen.Face(i) {
			t.Errorf("%s is %d, %v", name, f, err)
		}
	}
	if _, err := ParseTextFace("arial"); err == nil || err.Error() != `unknown text face "arial": possible are lato or opendyslexic` {
		t.Errorf("arial: %v", err)
	}
}
