package gallery

import (
	"image"
	"math"

	"lineup/render/art/pen"
)

// This file paints parts of screens that are drawn with a pen.

// Part returns a picture drawn by draw for an object of w by h pixels, with a margin in units
// around it. The pen's origin is the object's top left corner, at key.Unit pixels per unit.
func (p *Painter) Part(key Key, margin float64, draw func(pen.Pen)) Sprite {
	if s, ok := p.Get(key); ok {
		return s
	}
	if p.Reading {
		return p.read(key, margin, draw)
	}
	if p.late(key) {
		return p.Sketched(key, draw)
	}
	over, contrast := int(math.Ceil(margin*key.Unit)), p.Print.Contrast
	return p.make(key, over, func() *image.RGBA { return paintPart(key, over, contrast, draw) })
}

// PartSoon acts like Part but paints in the background.
func (p *Painter) PartSoon(key Key, margin float64, draw func(pen.Pen)) (Sprite, bool) {
	if s, ok := p.Get(key); ok {
		return s, true
	}
	if p.Reading {
		return p.read(key, margin, draw), true
	}
	over, contrast := int(math.Ceil(margin*key.Unit)), p.Print.Contrast
	return p.Soon(key, over, func() *image.RGBA { return paintPart(key, over, contrast, draw) })
}

// read collects the text of a part without painting it.
func (p *Painter) read(key Key, margin float64, draw func(pen.Pen)) Sprite {
	same := key
	same.W, same.H, same.Unit = 0, 0, 0 // at any size
	if p.Told == nil || p.wordless[same] {
		return p.nothing()
	}
	wordless := true
	over := math.Ceil(margin*key.Unit) / key.Unit
	tell := func(w pen.Written) {
		wordless = false
		p.Told(w)
	}
	contrast := p.Print.Contrast
	pen.Read(key.Unit, tell, func(p pen.Pen) { draw(p.WithContrast(contrast).At(over, over, 1)) })
	if wordless {
		if p.wordless == nil {
			p.wordless = map[Key]bool{}
		}
		p.wordless[same] = true
	}
	return p.nothing()
}

// smallPart is the maximum number of pixels of a part that is painted in the frame itself.
const smallPart = 24_000

// PartInTime calls Part for a small part if the frame has time for it, and PartSoon otherwise.
func (p *Painter) PartInTime(key Key, margin float64, draw func(pen.Pen)) (Sprite, bool) {
	if key.W*key.H <= smallPart && p.spent+p.likely(key) < p.frameTime() {
		return p.Part(key, margin, draw), true
	}
	return p.PartSoon(key, margin, draw)
}

// PartAhead acts like Ahead but for the picture of Part.
func (p *Painter) PartAhead(key Key, margin float64, draw func(pen.Pen)) {
	over, contrast := int(math.Ceil(margin*key.Unit)), p.Print.Contrast
	p.Ahead(key, over, func() *image.RGBA { return paintPart(key, over, contrast, draw) })
}

func paintPart(key Key, over int, contrast bool, draw func(pen.Pen)) *image.RGBA {
	return pen.Paint(key.W+2*over, key.H+2*over, key.Unit, func(p pen.Pen) {
		draw(p.WithContrast(contrast).At(float64(over)/key.Unit, float64(over)/key.Unit, 1))
	})
}
