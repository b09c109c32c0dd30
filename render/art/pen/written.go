package pen

import "math"

// Written is a line of text as it stands in a picture.
type Written struct {
	Text  string
	Style Style // its size is in pixels, as high as the letters are in the picture
	// Squeeze is how narrow the letters are for their height; 1 is their own shape.
	Squeeze float64
	// The box of the letters in pixels: from the top of capitals to the baseline.
	X0, Y0, X1, Y1 float64
}

// Read goes through a drawing of unit pixels to the design unit without marking anything:
// told is told of every line that would be written, where it would stand.
func Read(unit float64, told func(Written), draw func(Pen)) {
	draw(Pen{m: scaling(unit, unit), told: told})
}

// Tell tells of a line that is drawn by other means than as text: as an outline.
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
