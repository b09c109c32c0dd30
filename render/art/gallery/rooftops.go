package gallery

import (
	"image"
	"lineup/render/art/chrome"
)

// roughHeight is the height of a rough roof in pixels.
const roughHeight = 216

// Rooftop returns the roof with the lamp over a seat, and whether it is that picture. Until it is
// painted, Rooftop returns the roof with another lamp or a small one, to be scaled, or a sprite
// with a nil picture if neither is ready.
func (p *Painter) Rooftop(r chrome.Rooftop, w, h int, unit float64) (Sprite, bool) {
	key := roofKey(r, w, h, unit)
	s, ok := p.Soon(key, 0, func() *image.RGBA { return chrome.PaintRooftop(r, w, h, unit) })
	if ok {
		p.roof = key
		return s, true
	}
	if s, ok := p.Get(p.roof); ok && p.roof.W == w && p.roof.H == h {
		return s, false
	}
	rw, ru := max(1, w*roughHeight/h), unit*roughHeight/float64(h)
	s, _ = p.StandIn(roofKey(r, rw, roughHeight, ru), 0, func() *image.RGBA {
		return chrome.PaintRooftop(r, rw, roughHeight, ru)
	})
	return s, false
}

// roofKey returns the key of a roof's picture.
func roofKey(r chrome.Rooftop, w, h int, unit float64) Key {
	return Key{Name: "rooftop", W: w, H: h, Unit: unit, N: int(r.LampX)*10000 + int(r.LampY)}
}

// RooftopKept returns the roof with the lamp over a seat if it is cached.
func (p *Painter) RooftopKept(r chrome.Rooftop, w, h int, unit float64) (Sprite, bool) {
	return p.Get(roofKey(r, w, h, unit))
}

// RooftopAhead requests the roof with the lamp over a seat ahead of need.
func (p *Painter) RooftopAhead(r chrome.Rooftop, w, h int, unit float64) {
	p.Ahead(roofKey(r, w, h, unit), 0, func() *image.RGBA { return chrome.PaintRooftop(r, w, h, unit) })
}
