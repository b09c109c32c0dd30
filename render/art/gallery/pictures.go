package gallery

import (
	"image"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art"
	"lineup/render/art/pen"
)

// firstWidth is the width in pixels at which every face is painted first. That picture is shown
// until the full size is ready.
const firstWidth = 80

// Card returns the picture of a card, width pixels wide and [HeightOfCard] high. If lit, the cost
// can be paid. sharp is false while the card is being painted and a smaller picture, to be
// enlarged, takes its place. Below 160 pixels of width, a larger picture replaces the rules text.
func (p *Painter) Card(f *art.Face, width int, lit bool) (picture *ebiten.Image, sharp bool) {
	return p.Covered(f, width, lit, 1)
}

// Covered is like Card but for a card whose right part is covered. Its name is in the part in view,
// which is shown of its width.
func (p *Painter) Covered(f *art.Face, width int, lit bool, shown float64) (picture *ebiten.Image, sharp bool) {
	print := p.Print
	key := Key{Name: "card", Face: f, W: width, Print: print}
	if key.H = max(1, int(shown*shownSteps)); key.H < shownSteps && !p.nameShown(key) {
		shown = float64(key.H) / shownSteps
	} else {
		key.H, shown = 0, 1
	}
	if lit {
		key.N = 1
	}
	if s, ok := p.Get(key); ok { // before allocating the closure
		p.note(key)
		return s.Image, true
	}
	if s, ok := p.Soon(key, 0, func() *image.RGBA { return print.Covered(*f, width, lit, shown) }); ok {
		return s.Image, true
	}
	key.N = 1 - key.N
	if s, ok := p.Get(key); ok {
		return s.Image, false
	}
	return p.best(f), false
}

// shownSteps is the number of parts of a card that can be in view, so that a hand that moves a little
// needs no new pictures.
const shownSteps = 20

// mostNamed is the largest number of answers of nameShown that are kept. A table needs a few hundred.
const mostNamed = 4096

// nameShown reports whether the name of a card is in view where it usually is. Every frame asks, so
// the answers are kept.
func (p *Painter) nameShown(of Key) bool {
	shown, ok := p.named[of]
	if !ok {
		shown = of.Print.NameShown(of.Face, of.W, float64(of.H)/shownSteps)
		if len(p.named) >= mostNamed {
			clear(p.named)
		}
		p.named[of] = shown
	}
	return shown
}

// Small reports whether the picture of a whole card has the look of a small one; see [art.Press.Small]. The
// signs on a card ask in every frame, so the answers are kept.
func (p *Painter) Small(f *art.Face, width int) bool {
	return p.answer(Key{Name: "small", Face: f, W: width, Print: p.Print}, p.Print.Small)
}

// ShowsAll reports whether the picture of a whole card has all that is on its face; see [art.Press.ShowsAll]. The
// answers are kept, like those of Small.
func (p *Painter) ShowsAll(f *art.Face, width int) bool {
	return p.answer(Key{Name: "shows all", Face: f, W: width, Print: p.Print}, p.Print.ShowsAll)
}

// answer returns a kept answer about a face in a width, or finds it.
func (p *Painter) answer(key Key, find func(f *art.Face, width int) bool) bool {
	out, ok := p.named[key]
	if !ok {
		out = find(key.Face, key.W)
		if len(p.named) >= mostNamed {
			clear(p.named)
		}
		p.named[key] = out
	}
	return out
}

// best returns the latest picture of a card in another width, such as before it moved, or its small
// picture.
func (p *Painter) best(f *art.Face) *ebiten.Image {
	for _, was := range p.printed[f] {
		if s, ok := p.Get(was); ok {
			return s.Image
		}
	}
	return p.first(f)
}

// note records the key of a card's picture as one to draw while another of the card is painted.
func (p *Painter) note(key Key) {
	if p.printed == nil {
		p.printed = map[*art.Face][printedSizes]Key{}
	}
	was := p.printed[key.Face]
	if i := slices.Index(was[:], key); i != 0 {
		if i < 0 {
			i = printedSizes - 1
		}
		copy(was[1:i+1], was[:i])
		was[0] = key
		p.printed[key.Face] = was
	}
}

// unnote forgets the key of a picture that is no longer cached. Without a key, its face is forgotten
// too: a game with other sets has other faces.
func (p *Painter) unnote(key Key) {
	was, ok := p.printed[key.Face]
	i := slices.Index(was[:], key)
	if !ok || i < 0 {
		return
	}
	copy(was[i:], was[i+1:])
	was[printedSizes-1] = Key{}
	if was[0] == (Key{}) {
		delete(p.printed, key.Face)
	} else {
		p.printed[key.Face] = was
	}
}

// printedSizes is the number of pictures of a card that are remembered.
const printedSizes = 3

// first returns the small picture of a face, which is painted before larger pictures. Until it is
// ready, first returns one without the scene, which takes almost no time. A visible frame never
// lacks it, because the card would be blank.
func (p *Painter) first(f *art.Face) *ebiten.Image {
	if s, ok := p.Get(firstKey(f)); ok {
		return s.Image
	}
	if s, ok := p.soon(firstKey(f), 0, func() *image.RGBA { return art.PaintCard(*f, firstWidth, false) }, standIn); ok {
		return s.Image
	}
	unhurried := p.Unhurried
	p.Unhurried = unhurried || !p.unseen
	s := p.Now(Key{Name: "plain", Face: f, W: firstWidth, N: int(pen.UsedFace())}, 0, func() *image.RGBA {
		plain := *f
		plain.Art = nil
		return art.PaintCard(plain, firstWidth, false)
	})
	p.Unhurried = unhurried
	return s.Image
}

func firstKey(f *art.Face) Key {
	return Key{Name: "first", Face: f, W: firstWidth, N: int(pen.UsedFace())}
}

// First requests the small picture of a face ahead of need.
func (p *Painter) First(f *art.Face) {
	p.Ahead(firstKey(f), 0, func() *image.RGBA { return art.PaintCard(*f, firstWidth, false) })
}

// Reader returns the enlarged picture of a face with all of its text. It is at least [HeightOfCard]
// high and grows with its text, up to most pixels. Until it is painted, Reader returns the card as it
// is shown elsewhere, or its small picture.
func (p *Painter) Reader(f *art.Face, width, most int) (picture *ebiten.Image, sharp bool) {
	print := p.Print
	key := Key{Name: "reader", Face: f, W: width, H: most, Print: print}
	if s, ok := p.Get(key); ok {
		return s.Image, true
	}
	if s, ok := p.Soon(key, 0, func() *image.RGBA { return print.Reader(*f, width, most) }); ok {
		return s.Image, true
	}
	return p.best(f), false
}

// Poster returns the picture of an oversized Super Hero. If down, it shows that the Super Hero is
// face down. Until it is painted, Poster returns the face's small picture or, if down, a card back.
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

// Back returns the picture of a face-down card, width pixels wide and [HeightOfCard] high. sharp is
// false while it is being painted and a smaller picture, to be enlarged, takes its place.
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

// firstBack returns the small picture of a card back.
func (p *Painter) firstBack() *ebiten.Image {
	return p.Now(backKey(firstWidth), 0, func() *image.RGBA { return art.PaintBack(firstWidth) }).Image
}
