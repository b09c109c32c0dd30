package pen

import (
	"image/color"
	"testing"
)

// TestStrongColors checks that letters and grounds of high contrast have a contrast of 7 or more, whatever
// colors they come from.
func TestStrongColors(t *testing.T) {
	var all []color.NRGBA
	for hex := uint32(0); hex < 1<<24; hex += 0x0b1d37 {
		all = append(all, RGB(hex))
	}
	for p := Standard; p <= BlueWeak; p++ {
		for seat := range 8 {
			s := p.Seat(seat)
			all = append(all, s.Paper, s.Dark, s.Mark)
		}
	}
	all = append(all, Mist, SoftPaper, CanDo, Chosen, Danger, Gold, EndRed, Paper, Ink)
	ground, page := RGB(0x131a38), RGB(0xf6efe0)
	for _, c := range all {
		on := page
		if Luminance(c) > lightLetters {
			on = ground
		}
		if got := Contrast(StrongLetters(c), on); got < 7 {
			t.Errorf("letters of %v have a contrast of %.2f", c, got)
		}
		for _, line := range []color.NRGBA{Paper, Ink} {
			on := page
			if line == Paper {
				on = ground
			}
			if got := Contrast(StrongTint(c, line), on); got < 7 {
				t.Errorf("a name of %v in a line of %v has a contrast of %.2f", c, line, got)
			}
			if got := Contrast(StrongUnder(c, line), line); got < 7 {
				t.Errorf("letters of %v on %v have a contrast of %.2f", line, c, got)
			}
		}
		for name, of := range map[string]color.NRGBA{"ground": StrongGround(Fade(c, 0.9)), "slab": StrongSlab(c)} {
			letters := Paper
			if Luminance(of) > lightGround {
				letters = Ink
			}
			if got := Contrast(letters, of); got < 7 || of.A != 0xff {
				t.Errorf("a %s of %v has a contrast of %.2f and an opacity of %d", name, c, got, of.A)
			}
		}
	}
}

// TestContrastIsPainted checks that a pen in high contrast writes and reads other colors than a usual one.
func TestContrastIsPainted(t *testing.T) {
	st := Style{Font: Body, Size: 20, Colour: RGB(0x808080)}
	told := func(high bool) (c color.NRGBA) {
		Read(1, func(w Written) { c = w.Style.Colour }, func(p Pen) { p.WithContrast(high).Text("words", 0, 20, st, Left) })
		return c
	}
	if usual, strong := told(false), told(true); usual != st.Colour || strong != StrongLetters(st.Colour) {
		t.Errorf("words in %v are written in %v and, in high contrast, %v", st.Colour, usual, strong)
	}
}
