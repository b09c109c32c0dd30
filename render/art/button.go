package art

import (
	"image/color"
	"math"
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
		b.Ground = Night
		if b.Shape == SlantButton {
			b.Ground = EndRed
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
	return Sprite{bake(b.Width+2*margin, b.Height+2*margin, unit, func(p pen) {
		p = p.at(float64(margin)/unit, float64(margin)/unit, 1)
		shape, line := rectangle(0, 0, w, h, 10), 5.0
		if b.Shape == SlantButton {
			shape, line = polygon(14, 0, w, 0, w-14, h, 0, h), 7
		}
		drop := 6.0
		if b.Shape == RoundButton {
			drop = 4
		}
		ground, words := b.Ground, Paper
		if luminance(ground) > 0.4 {
			words = Ink
		}
		switch b.State {
		case ButtonNormal:
			p.at(drop, drop+2, 1).fill(shape, Fade(RGB(0), 0.4))
		case ButtonHover:
			p.at(drop, drop+2, 1).fill(shape, Fade(RGB(0), 0.4))
			p.stroke(shape, line+8, CanDo)
			ground = Mix(ground, CanDo, 0.14)
		case ButtonPressed:
			p = p.at(drop*0.7, drop*0.7+1, 1)
			ground = Mix(ground, Ink, 0.25)
		case ButtonDisabled:
			ground, words = Mix(Mix(ground, grey(ground), 0.8), Night, 0.45), Mix(words, grey(ground), 0.45)
		}
		p.fill(shape, ground)
		if b.State != ButtonDisabled {
			p.gloss(b.Shape, w, h)
		}
		p.stroke(shape, line, Ink)
		size, tracking := 26.0, 0.6
		if b.Shape == SlantButton {
			size, tracking = 46, 2
		}
		st := Style{Font: Display, Size: size, Tracking: tracking, Colour: words}
		st, squeeze := fit(b.Label, w-2*h*0.26, st, size*0.62)
		p.condensed(b.Label, w/2, h/2+st.Size*0.35, st, Centre, squeeze)
	}), float64(-margin), float64(-margin)}
}

// gloss lays a lighter wedge over the upper part of a button, inside its outline.
func (p pen) gloss(s ButtonShape, w, h float64) {
	light := Fade(White, 0.09)
	if s == SlantButton {
		p.fill(polygon(14, 0, w, 0, w-4.7, h*0.28, 9, h*0.46), light)
		return
	}
	p.fill(polygon(3, 3, w-3, 3, w-3, h*0.34, 3, h*0.5), light)
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
