package gallery

import (
	"image"
	"lineup/render/art"

	"github.com/hajimehoshi/ebiten/v2"
)

// firstWidth is the width in pixels that every face is painted at first, to be shown
// until it is painted as large as it lies.
const firstWidth = 80

// Card returns the picture of a card, width pixels wide and [HeightOfCard] high, and
// whether it is that: while it is being painted it is a smaller one, to be enlarged.
// Lit, its cost is one that can be paid. Narrow cards show less: below 160 pixels the
// rules text gives way to a larger picture.
func (p *Painter) Card(f *art.Face, width int, lit bool) (picture *ebiten.Image, sharp bool) {
	print := p.Print
	key := Key{Name: "card", Face: f, W: width, Print: print}
	if lit {
		key.N = 1
	}
	if s, ok := p.Get(key); ok { // before anything is made for the painting
		return s.Image, true
	}
	if s, ok := p.Soon(key, 0, func() *image.RGBA { return print.Card(*f, width, lit) }); ok {
		return s.Image, true
	}
	key.N = 1 - key.N
	if s, ok := p.Get(key); ok {
		return s.Image, false
	}
	return p.first(f), false
}

// first returns the small picture of a face, which is painted before anything large that was asked
// for as well; until it is there, one without its scene, which takes no time.
func (p *Painter) first(f *art.Face) *ebiten.Image {
	if s, ok := p.Get(firstKey(f)); ok {
		return s.Image
	}
	if s, ok := p.soon(firstKey(f), 0, func() *image.RGBA { return art.PaintCard(*f, firstWidth, false) }, standIn); ok {
		return s.Image
	}
	return p.Now(Key{Name: "plain", Face: f, W: firstWidth}, 0, func() *image.RGBA {
		plain := *f
		plain.Art = nil
		return art.PaintCard(plain, firstWidth, false)
	}).Image
}

func firstKey(f *art.Face) Key { return Key{Name: "first", Face: f, W: firstWidth} }

// First has the small picture of a face painted ahead of need.
func (p *Painter) First(f *art.Face) {
	p.Ahead(firstKey(f), 0, func() *image.RGBA { return art.PaintCard(*f, firstWidth, false) })
}

// Reader returns the picture of a card to be read. It is at least [HeightOfCard] high
// and grows as far as its text needs. Until it is painted it is the card.
func (p *Painter) Reader(f *art.Face, width int) (picture *ebiten.Image, sharp bool) {
	print := p.Print
	key := Key{Name: "reader", Face: f, W: width, Print: print}
	if s, ok := p.Get(key); ok {
		return s.Image, true
	}
	if s, ok := p.Soon(key, 0, func() *image.RGBA { return print.Reader(*f, width) }); ok {
		return s.Image, true
	}
	return p.first(f), false
}

// Poster returns the picture of an oversized Super Hero. Face down it shows that the
// Super Hero is out of play. Until it is painted it is the small picture of the face, and
// face down the back of a card.
func (p *Painter) Poster(f *art.Face, w, h int, down bool) (picture *ebiten.Image, sharp bool) {
	print := p.Print
	key := Key{Name: "poster", Face: f, W: w, H: h, Print: print}
	if down {
		key.N = 1
	}
	if s, ok := p.Get(key); ok {
		return s.Image, true
	}
	if s, ok := p.Soon(key, 0, func() *image.RGBA { return print.Poster(*f, w, h, down) }); ok {
		return s.Image, true
	}
	if down {
		return p.firstBack(), false
	}
	return p.first(f), false
}

// Back returns the picture of a face-down card, width pixels wide and
// [HeightOfCard] high, and whether it is that: while it is being painted it is a smaller
// one, to be enlarged.
func (p *Painter) Back(width int) (picture *ebiten.Image, sharp bool) {
	key := backKey(width)
	if s, ok := p.Get(key); ok {
		return s.Image, true
	}
	if s, ok := p.Soon(key, 0, func() *image.RGBA { return art.PaintBack(width) }); ok {
		return s.Image, true
	}
	return p.firstBack(), false
}

func backKey(width int) Key { return Key{Name: "back", W: width} }

// firstBack returns the small picture of a back.
func (p *Painter) firstBack() *ebiten.Image {
	return p.Now(backKey(firstWidth), 0, func() *image.RGBA { return art.PaintBack(firstWidth) }).Image
}
