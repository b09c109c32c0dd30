package art

import (
	"image"
	"image/color"

	"lineup/game/card"
	"lineup/game/picture"
	"lineup/render/art/pen"
	"lineup/render/art/scene"
)

// FacesOf returns the faces of the cards of one set.
func FacesOf(set card.Set) []Face {
	var faces []Face
	for i := range set.Cards {
		faces = append(faces, faceOfCard(&set.Cards[i]))
	}
	return faces
}

// PlaceOf returns the place of a face's picture without anyone in it.
func PlaceOf(f Face, w, h int) *image.RGBA { return PaintScene(f, w, h, false) }

// Silhouette returns the subject of a face's picture as one shape of ink. The act must still be
// recognizable.
func Silhouette(f Face, w, h int) *image.RGBA {
	plain := f
	if f.Art != nil { // parts under the subject would hide its outline
		s := *f.Art
		s.Under = picture.NoUnder
		plain.Art = &s
	}
	bare, full := PaintScene(plain, w, h, false), PaintScene(plain, w, h, true)
	for i := 0; i < len(full.Pix); i += 4 {
		c := pen.Paper
		for k := range 3 {
			if d := int(full.Pix[i+k]) - int(bare.Pix[i+k]); d > 20 || d < -20 {
				c = pen.Ink
			}
		}
		full.Pix[i], full.Pix[i+1], full.Pix[i+2], full.Pix[i+3] = c.R, c.G, c.B, 255
	}
	return full
}

// PaintScene returns the picture of a face without its frame, with or without its actors.
func PaintScene(f Face, w, h int, actors bool) *image.RGBA {
	unit := float64(w) / windowWidth
	return pen.Paint(w, h, unit, func(p pen.Pen) {
		p.Block(0, 0, windowWidth, float64(h)/unit, color.NRGBA{A: 255})
		if f.Art == nil {
			return
		}
		q := paletteOf(&f)
		p = p.At(windowWidth/2, float64(h)/unit/2, 1)
		scene.Ground(p, f.Art, q)
		if actors {
			scene.Actors(p, f.Art, q)
		}
	})
}
