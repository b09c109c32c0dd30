package art

import (
	"image/color"
	"math"

	"lineup/render/art/pen"
)

// ButtonShape is the outline of a button.
type ButtonShape uint8

// The shapes of buttons.
const (
	SlantButton ButtonShape = iota // the slanted block of END TURN
	RoundButton                    // small and rounded
)

// ButtonState is what the pointer is doing to a button.
type ButtonState uint8

// The states of buttons. Each differs in more than colour: hovered buttons grow a
// bright rim, pressed ones sink onto their shadow, disabled ones lose it.
const (
	ButtonNormal ButtonState = iota
	ButtonHover
	ButtonPressed
	ButtonDisabled
)

// ButtonLook is all that a button's picture depends on.
type ButtonLook struct {
	Shape ButtonShape
	State ButtonState
	Label string
	// Width and Height are those of the button itself, in pixels.
	Width, Height int
	// Ground is the button's colour; the zero colour means the shape's usual one.
	Ground color.NRGBA
}

// Button returns a button's picture; its origin is the button's top left corner.
func (p *Painter) Button(b ButtonLook) Sprite {
	if b.Ground == (color.NRGBA{}) {
		b.Ground = pen.Night
		if b.Shape == SlantButton {
			b.Ground = pen.EndRed
		}
	}
	key := part{name: partButton, w: b.Width, h: b.Height, a: b.Ground,
		variant: uint8(b.Shape), state: uint8(b.State), text: b.Label}
	return p.part(key, func() Sprite { return paintButton(b) })
}

func paintButton(b ButtonLook) Sprite {
	design := 50.0
	if b.Shape == SlantButton {
		design = 84
	}
	unit := float64(b.Height) / design
	margin := int(math.Ceil(12 * unit))
	w, h := float64(b.Width)/unit, design
	return Sprite{bake(b.Width+2*margin, b.Height+2*margin, unit, func(p pen.Pen) {
		p = p.At(float64(margin)/unit, float64(margin)/unit, 1)
		shape, line := pen.Rectangle(0, 0, w, h, 10), 5.0
		if b.Shape == SlantButton {
			shape, line = pen.Polygon(14, 0, w, 0, w-14, h, 0, h), 7
		}
		drop := 6.0
		if b.Shape == RoundButton {
			drop = 4
		}
		ground, words := b.Ground, pen.Paper
		if luminance(ground) > 0.4 {
			words = pen.Ink
		}
		switch b.State {
		case ButtonNormal:
			p.At(drop, drop+2, 1).Fill(shape, pen.Fade(pen.RGB(0), 0.4))
		case ButtonHover:
			p.At(drop, drop+2, 1).Fill(shape, pen.Fade(pen.RGB(0), 0.4))
			p.Stroke(shape, line+8, pen.CanDo)
			ground = pen.Mix(ground, pen.CanDo, 0.14)
		case ButtonPressed:
			p = p.At(drop*0.7, drop*0.7+1, 1)
			ground = pen.Mix(ground, pen.Ink, 0.25)
		case ButtonDisabled:
			ground, words = pen.Mix(pen.Mix(ground, grey(ground), 0.8), pen.Night, 0.45), pen.Mix(words, grey(ground), 0.45)
		}
		p.Fill(shape, ground)
		if b.State != ButtonDisabled {
			drawGloss(p, b.Shape, w, h)
		}
		p.Stroke(shape, line, pen.Ink)
		size, tracking := 26.0, 0.6
		if b.Shape == SlantButton {
			size, tracking = 46, 2
		}
		st := pen.Style{Font: pen.Display, Size: size, Tracking: tracking, Colour: words}
		st, squeeze := pen.Fit(b.Label, w-2*h*0.26, st, size*0.62)
		p.Condensed(b.Label, w/2, h/2+st.Size*0.35, st, pen.Centre, squeeze)
	}), float64(-margin), float64(-margin)}
}

// drawGloss lays a lighter wedge over the upper part of a button, inside its outline.
func drawGloss(p pen.Pen, s ButtonShape, w, h float64) {
	light := pen.Fade(pen.White, 0.09)
	if s == SlantButton {
		p.Fill(pen.Polygon(14, 0, w, 0, w-4.7, h*0.28, 9, h*0.46), light)
		return
	}
	p.Fill(pen.Polygon(3, 3, w-3, 3, w-3, h*0.34, 3, h*0.5), light)
}

// luminance returns the relative luminance of a colour, 0 to 1, as contrast is
// reckoned with.
func luminance(c color.NRGBA) float64 {
	part := func(v uint8) float64 {
		x := float64(v) / 255
		if x <= 0.04045 {
			return x / 12.92
		}
		return math.Pow((x+0.055)/1.055, 2.4)
	}
	return 0.2126*part(c.R) + 0.7152*part(c.G) + 0.0722*part(c.B)
}

// grey returns the grey that looks as bright as the colour.
func grey(c color.NRGBA) color.NRGBA {
	v := uint8(0.299*float64(c.R) + 0.587*float64(c.G) + 0.114*float64(c.B) + 0.5)
	return color.NRGBA{v, v, v, c.A}
}
