package bust

import (
	"image/color"
	"math"

	"lineup/game/picture"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// headShape is the shape of a person's head.
type headShape struct {
	outline pen.Outline
	lines   pen.Outline // drawn on the face
	smooth  bool        // no halftone toward the shadow
	beak    bool        // a large nose
}

// faces are people's faces. Other heads are in specialHeads.
var faces = [...]headShape{
	picture.Square: {outline: pen.MustPath("M0 -55 C25 -55 39 -41 39 -16 C39 0 38 10 36 22 L31 40 L16 54 H-16 L-31 40 L-36 22 C-38 10 -39 0 -39 -16 C-39 -41 -25 -55 0 -55 Z")},
	picture.Oval:   {outline: pen.MustPath("M0 -55 C23 -55 36 -40 35 -14 C35 8 31 24 23 37 L10 51 Q0 56 -10 51 L-23 37 C-31 24 -35 8 -35 -14 C-36 -40 -23 -55 0 -55 Z")},
	picture.Young:  {outline: pen.MustPath("M0 -52 C24 -52 38 -38 38 -12 C38 8 36 20 28 34 L12 48 Q0 53 -12 48 L-28 34 C-36 20 -38 8 -38 -12 C-38 -38 -24 -52 0 -52 Z"), smooth: true},
	picture.Long:   {outline: pen.MustPath("M0 -60 C21 -60 34 -44 34 -16 C34 8 32 26 25 43 L11 60 H-11 L-25 43 C-32 26 -34 8 -34 -16 C-34 -44 -21 -60 0 -60 Z")},
	picture.Round:  {outline: pen.MustPath("M0 -48 C30 -48 42 -28 43 -2 C50 20 40 52 0 54 C-40 52 -50 20 -43 -2 C-42 -28 -30 -48 0 -48 Z"), beak: true},
	picture.Brute: {
		outline: pen.MustPath("M0 -44 C18 -44 32 -36 34 -14 L43 16 C48 36 42 50 26 57 H-26 C-42 50 -48 36 -43 16 L-34 -14 C-32 -36 -18 -44 0 -44 Z"),
		lines:   pen.MustPath("M-36 8 Q-30 16 -26 26 M-8 -24 H10"),
	},
	picture.Dome: {outline: pen.MustPath("M0 -64 C34 -64 47 -44 44 -16 C42 4 36 14 31 26 L22 44 L10 54 H-10 L-22 44 L-31 26 C-36 14 -42 4 -44 -16 C-47 -44 -34 -64 0 -64 Z")},
}

// The light on a face, as patches.
var (
	// farHalf is the area that light from the left does not reach. Its edge follows the brow, nose,
	// lips, and chin.
	farHalf = pen.MustPath("M14 -90 L10 -34 Q7 -22 -2 -16 L-4 -11 Q3 -8 3 -2 L8 13 Q10 20 2 22 L-6 23 Q2 28 9 27 L11 31 Q6 36 7 41 Q10 48 5 74 L90 74 L90 -90 Z")
	// farCheek is the patch of light within farHalf.
	farCheek = pen.MustPath("M14 4 Q24 8 32 1 Q31 11 20 19 Q14 11 14 4 Z")

	// nearHalf is the part of the jaw that light from the left reaches.
	nearHalf = pen.MustPath("M-90 -90 H-4 V-2 L3 -2 L8 13 Q10 20 2 22 L-6 23 Q2 28 9 27 L11 31 Q6 36 7 41 Q10 48 5 74 H-90 Z")

	wholeFace = pen.Rectangle(-70, -90, 140, 180, 0)
	// The left areas that light from below leaves in ink: the forehead, the area above the
	// cheekbone, and the shadow thrown up by the nose.
	overBrow = pen.MustPath("M-70 -90 H0 V-24 Q-4 -22 -7 -25 Q-18 -34 -30 -22 L-37 -12 L-70 -10 Z")
	overBone = pen.MustPath("M-70 -12 H-38 Q-37 -2 -34 3 Q-24 12 -12 9 Q-16 17 -25 17 Q-32 18 -34 30 L-38 22 L-70 24 Z")
	overNose = pen.MustPath("M0 13 Q-3 10 -7 15 Q-5 6 -3 -6 Q-4 -16 -7 -25 H0 Z")
	// The areas that light from above leaves in ink: the sockets and cheeks on the left, and in the
	// middle below the nose and the lip.
	underBrow = pen.MustPath("M-34 -14 Q-20 -20 -3 -10 L-3 6 Q-16 12 -30 4 Z")
	underBone = pen.MustPath("M-41 14 Q-30 20 -24 34 L-14 46 L-30 60 H-60 Z")
	underNose = pen.MustPath("M-9 18 Q0 14 9 18 L5 26 L0 23 L-5 26 Z M-10 39 Q0 36 10 39 L6 45 H-6 Z")
)

// A nose is only its shadow, except a large one.
var (
	noseTip      = pen.MustPath("M-7 21 Q0 27 8 21 L6 26 Q0 28 -7 21 Z")
	smallNoseTip = pen.MustPath("M-5 20 Q0 24 6 20 L5 23 Q0 25 -5 20 Z")
	beak         = pen.MustPath("M-6 -2 Q4 -2 8 4 L34 24 Q22 28 6 24 Q-8 26 -10 18 Z")
	underBeak    = pen.MustPath("M0 22 L34 24 L30 40 H-20 Z")
)

var (
	warPaint = pen.MustPath("M-37 4 L-12 12 L-13 16 L-37 9 Z M-36 13 L-14 20 L-15 24 L-35 18 Z M-34 22 L-17 28 L-18 32 L-32 27 Z M-28 -44 L-22 -45 L-19 -28 L-23 -27 Z M-15 -47 L-9 -47 L-8 -27 L-12 -27 Z")
	wrinkles = pen.MustPath("M-24 -32 Q-10 -38 4 -32 M-19 -26 Q-8 -30 2 -26 M-37 -3 L-32 -1 M-37 3 L-32 2 M-26 8 Q-18 12 -10 7 M-15 18 Q-22 24 -21 33")
)

// person draws a person's head with all the details of its literal.
func (b headPainter) person(h picture.Head, f headShape) {
	outline := b.leaned(f.outline)
	skin := SkinColour(h.Skin)
	mood := expressionOf(h)
	hair := pick(haircuts[:], h.Hair)
	if !hair.overEars {
		b.ears(skin)
	}
	b.solid(outline, skin, usualLine, usualLine, func(b headPainter) {
		b.lightOnFace(skin, mood.feminine, mood.feminine || f.smooth)
	})
	b.line(b.turned(f.lines), 2.4)
	if h.Marks {
		b.atop(outline, func(b headPainter) { b.fill(b.turned(warPaint), ink.Or(h.EyeC, dark(skin, 0.62))) })
	}
	if h.Wrinks {
		b.stroke(b.turned(wrinkles), 1.9, dark(skin, 0.6))
	}
	b.eyesAndBrows(h, outline, mood)
	switch {
	case f.beak:
		b.greatNose(skin)
	case b.light == picture.LightBelow || b.light == picture.LightTop:
	case mood.feminine:
		b.fill(b.turned(smallNoseTip), pen.Ink)
	default:
		b.fill(b.turned(noseTip), pen.Ink)
	}
	b.beard(h, outline)
	b.mouth(mood.mouth, h)
	if h.Eyes == picture.SplitEyes {
		b.baredTeeth()
	}
	b.hairFront(h)
	if h.Eyes == picture.GogglesUp {
		b.goggles(raisedGoggles, h)
	}
}

func (b headPainter) ears(skin color.NRGBA) {
	for _, side := range bothSides {
		x := side*39*math.Cos(b.angle) + b.lean*0.9
		b.solid(pen.Ellipse(x, 3, 6.5, 11), lit(side, skin, pen.Ink), usualLine, 0, func(b headPainter) {
			if side == litSide {
				b.fill(pen.Ellipse(x+2, 4, 3, 6), dark(skin, 0.5))
			}
		})
	}
}

// lightOnFace draws the light and shadow on a face. soft leaves out the hard edge of the shadow,
// and smooth leaves out the halftone before it.
func (b headPainter) lightOnFace(skin color.NRGBA, soft, smooth bool) {
	switch b.light {
	case picture.LightBelow:
		for _, side := range bothSides {
			b.fill(b.turned(fromLeft(overBrow, side)), pen.Ink)
			b.fill(b.turned(fromLeft(overBone, side)), pen.Ink)
			b.fill(b.turned(fromLeft(overNose, side)), pen.Ink)
		}
	case picture.LightTop:
		for _, side := range bothSides {
			b.fill(b.turned(fromLeft(underBrow, side)), pen.Ink)
			b.fill(b.turned(fromLeft(underBone, side)), pen.Ink)
		}
		b.fill(b.turned(underNose), pen.Ink)
	default:
		if !smooth {
			x0, _ := b.place(-15, 0)
			x1, _ := b.place(12, 0)
			b.dots(pen.Screen{X: x0, Y: -62, W: x1 - x0, H: 124, Pitch: 4.8, Max: 0.5, Power: 1.2,
				Grow: pen.GrowRight, Colour: pen.Fade(dark(skin, 0.42), 0.8)})
		}
		b.fill(b.turned(farHalf), pen.Ink)
		x0, y0 := b.place(5, 28)
		x1, y1 := b.place(6, 52)
		if !soft {
			b.feather(x0, y0, x1, y1, 4, 13, 0.25)
		}
		b.fill(b.turned(farCheek), dark(skin, 0.18))
	}
}

func (b headPainter) greatNose(skin color.NRGBA) {
	nose := b.turned(beak)
	b.fill(nose, skin)
	b.line(nose, 2.6)
	b.atop(nose, func(b headPainter) { b.fill(b.turned(underBeak), dark(skin, 0.55)) })
}
