package art

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/card"
)

// Painter bakes pictures on first use and keeps them. The zero Painter is not
// ready; use [NewPainter]. A Painter belongs to the game loop's goroutine.
type Painter struct {
	faces cache[faceSize]
	parts cache[part]
}

// faceForm is the way a face is shown.
type faceForm uint8

const (
	formCard faceForm = iota
	formZoom
	formPanel
	formPanelDown
)

// faceSize is a face at a width in pixels.
type faceSize struct {
	face  Face
	form  faceForm
	width int
}

// partName is a picture that is not a face.
type partName uint8

const (
	partBack partName = iota
	partShadow
	partGlow
	partTable
	partBurst
	partPlate
	partButton
	partBadge
	partEmblem
	partTick
	partChevron
	partStreak
	partAttack
	partStar
)

// part is such a picture with all that its looks depend on; most parts use only
// a few of the fields.
type part struct {
	name    partName
	w, h    int
	a, b    color.NRGBA
	variant uint8
	state   uint8
	radius  float64
	text    string
	emblem  card.Emblem
}

// The pixels of card faces and of other pictures that are kept at most: about
// 160 MB and 96 MB of memory at four bytes each.
const (
	facePixels = 40 << 20
	partPixels = 24 << 20
)

// NewPainter returns a painter that has nothing baked yet.
func NewPainter() *Painter {
	return &Painter{faces: newCache[faceSize](facePixels), parts: newCache[part](partPixels)}
}

// HasCard reports whether that card picture is baked already, so that a scene can
// bake a few per frame ahead of need.
func (p *Painter) HasCard(f Face, width int) bool {
	_, ok := p.faces.kept[faceSize{f, formCard, width}]
	return ok
}

// Card returns the picture of a card, width pixels wide and
// [HeightOfCard] high. Narrow cards show less: below 160 pixels the rules text
// gives way to a larger picture.
func (p *Painter) Card(f Face, width int) *ebiten.Image {
	return p.face(faceSize{f, formCard, width}, func() *ebiten.Image { return paintCard(f, width) })
}

// Zoom returns the picture of a card to be read. It is at least [HeightOfCard] high
// and grows as far as its text needs; at 480 pixels of width no rules text is
// smaller than 20.
func (p *Painter) Zoom(f Face, width int) *ebiten.Image {
	return p.face(faceSize{f, formZoom, width}, func() *ebiten.Image { return paintZoom(f, width) })
}

// Panel returns the picture of an oversized Super Hero, width pixels wide and
// [HeightOfPanel] high. Face down it shows that the Super Hero is out of play.
func (p *Painter) Panel(f Face, width int, faceDown bool) *ebiten.Image {
	form := formPanel
	if faceDown {
		form = formPanelDown
	}
	return p.face(faceSize{f, form, width}, func() *ebiten.Image { return paintPanel(f, width, faceDown) })
}

func (p *Painter) face(key faceSize, paint func() *ebiten.Image) *ebiten.Image {
	if s, ok := p.faces.get(key); ok {
		return s.Image
	}
	return p.faces.put(key, Sprite{Image: paint()}).Image
}

// part returns a kept picture or has it painted.
func (p *Painter) part(key part, paint func() Sprite) Sprite {
	if s, ok := p.parts.get(key); ok {
		return s
	}
	return p.parts.put(key, paint())
}
