package chrome

import (
	"image/color"

	"lineup/render/art/pen"
)

// Skyline is a row of buildings against the sky.
type Skyline struct {
	Seed         uint32
	Base         float64 // the height of their feet
	Low, High    float64 // the range of their heights
	Narrow, Wide float64 // the range of their widths
	From, To     float64
	Colour       color.NRGBA
	Edge         color.NRGBA // of light on the left; transparent for none
	Window       color.NRGBA // of lit windows; transparent for none
	Dense        float64     // the share of windows that is lit, 0 to 1
	Size         float64     // of a window
}

// DrawSkyline draws a skyline.
func DrawSkyline(p pen.Pen, s Skyline) {
	x := s.From - 20
	xy := []float64{x, s.Base}
	var lit pen.Outline
	for i := 0; x < s.To+20; i++ {
		w := s.Narrow + (s.Wide-s.Narrow)*pen.Noise(s.Seed, i)
		u := pen.Noise(s.Seed+1, i)
		h := s.Low + (s.High-s.Low)*u*(0.6+0.4*u)
		y := s.Base - h
		switch k := pen.Noise(s.Seed+2, i); {
		case k < 0.2:
			xy = append(xy, x, y, x+w*.3, y, x+w*.3, y-22, x+w*.7, y-22, x+w*.7, y, x+w, y)
		case k < 0.36:
			xy = append(xy, x, y, x+w*.5, y-34, x+w, y)
		case k < 0.5:
			xy = append(xy, x, y, x+w*.47, y, x+w*.5, y-64, x+w*.53, y, x+w, y)
		case k < 0.62:
			xy = append(xy, x, y, x+w*.2, y, x+w*.2, y-40, x+w*.24, y-46, x+w*.46, y-46, x+w*.5, y-40, x+w*.5, y, x+w, y)
		default:
			xy = append(xy, x, y, x+w, y)
		}
		if s.Window.A > 0 {
			for r := range int(min(h, 260) / (s.Size * 3.6)) {
				for c := range int((w - 14) / (s.Size * 2.6)) {
					if pen.Noise(s.Seed+uint32(i)*7, r*13+c) < s.Dense {
						lit = append(lit, pen.Rectangle(x+9+float64(c)*s.Size*2.6, y+12+float64(r)*s.Size*3.6, s.Size, s.Size*1.7, 0)...)
					}
				}
			}
		}
		x += w
	}
	o := pen.Polygon(append(xy, x, s.Base)...)
	p.Fill(o, s.Colour)
	if s.Edge.A > 0 {
		p.Atop(o, func(p pen.Pen) { p.FillOdd(pen.Join(o, o.Moved(2.5, 3)), s.Edge) })
	}
	if s.Window.A > 0 {
		p.Fill(lit, s.Window)
	}
}
