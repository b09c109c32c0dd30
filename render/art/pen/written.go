package pen

import "math"

// Written is a line of text as it appears in a picture.
type Written struct {
	Text  string
	Style Style // Size is in pixels, as large as the letters are in the picture
	// Squeeze is the width of the letters relative to their natural width.
	Squeeze float64
	// The bounds of the letters in pixels, from the top of capitals to the baseline.
	X0, Y0, X1, Y1 float64
}

// Read runs a drawing at unit pixels per design unit without marking anything. It calls told with
// every line of text and its position.
func Read(unit float64, told func(Written), draw func(Pen)) {
	draw(Pen{m: scaling(unit, unit), told: told})
}

// Tell reports a line that is drawn as an outline and not as text.
func (p Pen) Tell(s string, x, y float64, st Style, align Align, squeeze float64) {
	if p.told == nil || s == "" {
		return
	}
	wide := Measure(s, st) * squeeze
	x += align.Start(wide)
	high := CapHeight(st.Font, st.Size)
	w := Written{Text: s, Style: st, X0: math.Inf(1), Y0: math.Inf(1), X1: math.Inf(-1), Y1: math.Inf(-1)}
	for _, c := range [...][2]float64{{x, y}, {x + wide, y}, {x, y - high}, {x + wide, y - high}} {
		px, py := p.m.apply(c[0], c[1])
		w.X0, w.Y0, w.X1, w.Y1 = min(w.X0, px), min(w.Y0, py), max(w.X1, px), max(w.Y1, py)
	}
	tall, broad := math.Hypot(p.m.c, p.m.d), math.Hypot(p.m.a, p.m.b)
	w.Style.Size *= tall
	w.Squeeze = squeeze * broad / tall
	p.told(w)
}
