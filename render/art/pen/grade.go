package pen

import "image/color"

// Grade changes colors to another light, by their brightness: dark becomes Low, Halfway becomes
// Middle, and bright becomes High. Halfway is 0 to 1; 0 means one half. Amount is the strength of
// the change, 0 to 1.
type Grade struct {
	Low, Middle, High color.NRGBA
	Halfway           float64
	Amount            float64
}

// ramp returns the new color for each brightness.
func (g *Grade) ramp() (out [256]color.NRGBA) {
	half := g.Halfway
	if half == 0 {
		half = 0.5
	}
	for i := range out {
		if t := float64(i) / 255; t < half {
			out[i] = Mix(g.Low, g.Middle, t/half)
		} else {
			out[i] = Mix(g.Middle, g.High, (t-half)/(1-half))
		}
	}
	return out
}

// Graded changes the light of everything drawn so far in a rectangle, which must not be turned.
// Translucent pixels stay unchanged.
func (p Pen) Graded(x, y, w, h float64, g Grade) {
	if p.dst == nil { // in Read
		return
	}
	r := p.pixels(x, y, w, h).Intersect(p.clip).Intersect(p.dst.picture.Rect)
	if p.mask != nil {
		r = r.Intersect(p.mask.area)
	}
	ramp := g.ramp()
	const whole = 256
	amount := int(max(0, min(1, g.Amount)) * whole)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		pix := p.dst.picture.Pix[p.dst.picture.PixOffset(r.Min.X, y):][:4*r.Dx()]
		var mask []uint8
		if p.mask != nil {
			mask = p.mask.line(y, r.Min.X, r.Max.X)
		}
		for i := 0; i < len(pix); i += 4 {
			c := pix[i : i+4 : i+4]
			if c[3] != 0xff || mask != nil && mask[i/4] == 0 {
				continue
			}
			to := ramp[(int(c[0])*77+int(c[1])*151+int(c[2])*28)>>8]
			for k, v := range [3]uint8{to.R, to.G, to.B} {
				c[k] = uint8((int(c[k])*(whole-amount) + int(v)*amount) / whole)
			}
		}
	}
}
