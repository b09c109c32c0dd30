package bust

import (
	"image/color"

	"lineup/game/picture"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// eye is the shape of an eye.
type eye uint8

const (
	openEye eye = iota
	narrowEye
	madEye
	tiredEye
	wideEye
	lashedEye
	numEyes
)

// lid is one eye on the left: its white, the line of its lid, and its pupil.
type lid struct {
	white, lid   pen.Outline
	x, y, radius float64
}

var eyes = [numEyes]lid{
	openEye:   {pen.MustPath("M-28 -3 Q-17 -12 -7 -1 Q-17 5 -28 -3 Z"), pen.MustPath("M-31 -3 Q-18 -16 -4 -1 L-8 -2 Q-18 -9.5 -31 -3 Z"), -16.5, -3.6, 4},
	narrowEye: {pen.MustPath("M-28 -4 Q-17 -9 -7 0 Q-17 4 -28 -4 Z"), pen.MustPath("M-31 -6 Q-18 -14 -4 0 L-8 -1 Q-18 -8 -31 -6 Z"), -15.5, -2.4, 3.4},
	madEye:    {pen.MustPath("M-29 -3 Q-18 -15 -6 -2 Q-16 8 -29 -3 Z"), pen.MustPath("M-32 -3 Q-18 -20 -3 -2 L-7 -3 Q-18 -13 -32 -3 Z"), -16, -3.2, 2.6},
	tiredEye:  {pen.MustPath("M-27 0 Q-17 -5 -7 1 Q-17 5 -27 0 Z"), pen.MustPath("M-31 2 Q-18 -13 -4 2 L-8 1 Q-18 -4 -31 2 Z"), -16, 1, 3.2},
	wideEye:   {pen.MustPath("M-28 -3 Q-18 -18 -6 -2 Q-17 11 -28 -3 Z"), pen.MustPath("M-30 -5 Q-18 -20 -5 -4 L-7 -4 Q-18 -16 -30 -5 Z M-26 4 Q-17 13 -9 4 Q-17 10 -26 4 Z"), -16.5, -3, 2.6},
	lashedEye: {pen.MustPath("M-30 -3 Q-18 -15 -7 -1 Q-17 6 -30 -3 Z"), pen.MustPath("M-36 -8 L-29 -6 Q-18 -20 -4 -1 L-8 -2 Q-18 -13 -31 -2 Z"), -17, -4, 5},
}

// slit is the left eye of a mask, or a glowing left eye.
var slit = pen.MustPath("M-30 -9 Q-17 -15 -6 1 Q-19 7 -30 -9 Z")

// eye draws a person's eye.
func (b headPainter) eye(kind eye, side float64) {
	e := eyes[kind]
	white := b.turned(fromLeft(e.white, side))
	b.fill(white, pen.Paper)
	b.atop(white, func(b headPainter) { b.fill(b.turned(pen.Circle(-side*e.x, e.y, e.radius)), pen.Ink) })
	if kind == lashedEye { // a gleam to the upper right in both eyes
		b.fill(b.turned(pen.Circle(-side*e.x+1.8, e.y-2, 1.5)), pen.Paper)
	}
	b.fill(b.turned(fromLeft(e.lid, side)), pen.Ink)
}

// slitEye draws the white slit of a mask.
func (b headPainter) slitEye(side float64) { b.fill(b.turned(fromLeft(slit, side)), pen.Paper) }

// glowingEye draws an eye that is all light.
func (b headPainter) glowingEye(side float64, glow color.NRGBA) {
	b.ember(b.turned(fromLeft(slit, side)), glow)
}

// ember draws a small glowing shape with the light around it.
func (b headPainter) ember(o pen.Outline, glow color.NRGBA) {
	b.halo(o, 9, pen.Fade(glow, 0.35))
	b.halo(o, 4.5, pen.Fade(glow, 0.7))
	b.shine(o, pale(glow, 0.65))
}

// Eyewear. Of a pair, the right one is drawn.
var (
	domino = pen.MustPath("M-43 -19 Q-20 -23 0 -13 Q20 -23 43 -19 L41 5 Q26 17 11 9 L0 4 L-11 9 Q-26 17 -41 5 Z")

	patch      = pen.MustPath("M3 -14 Q20 -18 33 -10 Q34 6 20 10 Q6 6 3 -14 Z")
	patchBand  = pen.MustPath("M-40 -40 L6 -12 M32 -8 L42 -4")
	visor      = pen.MustPath("M-44 -16 Q0 -22 44 -16 L42 4 Q0 12 -42 4 Z")
	visorShine = pen.MustPath("M-44 -16 Q0 -22 44 -16 L43 -8 Q0 -12 -43 -8 Z")
	visorShade = pen.MustPath("M4 -30 H60 V20 H-4 Z")
	shades     = pen.MustPath("M-40 -12 H40 L36 6 Q22 12 8 2 L0 -4 L-8 2 Q-22 12 -36 6 Z")
	shadeShine = pen.MustPath("M-30 -9 L-20 -9 L-28 2 Z")

	monocle      = pen.Circle(17, -4, 12)
	monocleChain = pen.MustPath("M28 0 Q34 20 30 50")
	glassLens    = pen.MustPath("M5 -13 Q18 -17 31 -12 Q33 6 19 9 Q5 7 5 -13 Z")
	glassBridge  = pen.MustPath("M-5 -9 Q0 -13 5 -9 M-31 -9 L-43 -12 M31 -9 L43 -12")
	glassGleam   = pen.MustPath("M-25 -12 L-20 -13 L-26 2 L-29 -2 Z")

	// splitHalf is the other half of a split face, and splitSeam is its edge.
	splitHalf  = pen.MustPath("M2 -90 L0 -20 L6 0 L-2 20 L4 34 L0 70 H90 V-90 Z")
	splitSeam  = pen.MustPath("M2 -60 L0 -20 L6 0 L-2 20 L4 34 L0 56")
	splitSpot  = pen.MustPath("O 14 -34 6 O 26 -20 5 O 18 26 6 O 30 14 4 O 10 40 4 O 34 -38 4")
	splitTeeth = pen.MustPath("M5 30 Q15 30 27 20 Q27 34 20 41 L6 42 Z")
	splitGaps  = pen.MustPath("M11 30 V42 M16 28 V41 M21 25 L20 40 M6 36 Q16 36 25 28")
)

// eyesAndBrows draws a person's eyes and brows, and any eyewear.
func (b headPainter) eyesAndBrows(h picture.Head, outline pen.Outline, mood expression) {
	switch h.Eyes {
	case picture.Domino:
		b.mask(h)
	case picture.SplitEyes:
		b.otherHalf(h, outline)
	}
	for _, side := range bothSides {
		b.oneEye(h, mood, side)
	}
	switch h.Eyes {
	case picture.Goggles:
		b.goggles(wornGoggles, h)
	case picture.Visor:
		b.visor(ink.Or(h.EyeC, b.q.Rim))
	case picture.Shades:
		b.fill(b.turned(shades), ink.Or(h.EyeC, pen.Ink))
		b.line(b.turned(shades), 2)
		b.fill(b.turned(shadeShine), pen.Paper)
	case picture.Monocle:
		b.stroke(b.turned(monocle), 3, ink.Or(h.EyeC, b.q.Accent))
		b.stroke(b.turned(monocleChain), 1.6, ink.Or(h.EyeC, b.q.Accent))
	case picture.Glasses:
		b.glasses(ink.Or(h.EyeC, pen.Ink))
	}
}

// oneEye draws the eye and the brow on one side.
func (b headPainter) oneEye(h picture.Head, mood expression, side float64) {
	far := side == farSide
	switch {
	case h.Eyes == picture.Goggles || h.Eyes == picture.Visor || h.Eyes == picture.Shades:
		return
	case h.Eyes == picture.Patch && far:
		b.fill(b.turned(patch), ink.Or(h.EyeC, pen.Ink))
		b.line(b.turned(patch), 1.6)
		b.line(b.turned(patchBand), 4)
		return
	case h.Eyes == picture.SplitEyes && far:
		b.fill(b.turned(pen.Circle(17, -4, 9)), pen.Paper)
		b.fill(b.turned(pen.Circle(16, -4, 2.8)), pen.Ink)
		b.line(b.turned(pen.Circle(17, -4, 9)), 2.4)
		return
	case h.Eyes == picture.Slit || h.Eyes == picture.Domino:
		b.slitEye(side)
	case h.Eyes == picture.GlowEyes:
		b.glowingEye(side, ink.Or(h.Glow, b.q.Rim))
	default:
		b.eye(mood.eye, side)
	}
	if h.Eyes != picture.Domino {
		b.fill(b.turned(fromLeft(brows[mood.brow], side)), pen.Ink)
	}
}

// mask draws a mask around the eyes.
func (b headPainter) mask(h picture.Head) {
	mask, c := b.turned(domino), ink.Or(h.EyeC, pen.Ink)
	b.fill(mask, c)
	if c != pen.Ink && b.light == picture.LightSide {
		b.atop(mask, func(b headPainter) { b.fill(b.turned(farHalf), dark(c, 0.75)) })
	}
	b.line(mask, 2.6)
}

// otherHalf draws the far half of a split face.
func (b headPainter) otherHalf(h picture.Head, outline pen.Outline) {
	c := ink.Or(h.Split, pen.RGB(0x9a4a5a))
	b.atop(outline, func(b headPainter) {
		b.fill(b.turned(splitHalf), c)
		b.fill(b.turned(splitSpot), dark(c, 0.55))
		b.rim(outline, usualLine)
	})
	b.line(b.turned(splitSeam), 2.6)
}

// baredTeeth draws the corner of the mouth on the far half of a split face.
func (b headPainter) baredTeeth() {
	teeth := b.turned(splitTeeth)
	b.fill(teeth, dark(pen.Paper, 0.1))
	b.line(teeth, 2.2)
	b.line(b.turned(splitGaps), 1.7)
}

func (b headPainter) visor(c color.NRGBA) {
	v := b.turned(visor)
	b.line(v, 7)
	b.shine(v, c)
	b.atop(v, func(b headPainter) {
		b.shine(b.turned(visorShine), pale(c, 0.6))
		b.shine(b.turned(visorShade), dark(c, 0.6))
	})
}

// glasses draws glasses that show the eyes.
func (b headPainter) glasses(frame color.NRGBA) {
	for _, side := range bothSides {
		lens := b.turned(fromRight(glassLens, side))
		b.fill(lens, pen.Fade(pen.White, 0.16))
		b.stroke(lens, 3, lit(side, frame, pen.Mix(frame, b.q.Rim, 0.55)))
	}
	b.stroke(b.turned(glassBridge), 2.6, frame)
	b.fill(b.turned(glassGleam), pen.Fade(pen.White, 0.75))
}

// gogglePair is a pair of goggles over the eyes or pushed up onto the brow.
type gogglePair struct {
	y, radius float64
	strap     pen.Outline
}

var (
	wornGoggles   = gogglePair{-5, 15, pen.MustPath("M-3 -6 H3 M-32 -6 L-44 -10 M32 -6 L44 -10")}
	raisedGoggles = gogglePair{-40, 13, pen.MustPath("M-3 -40 H3 M-30 -40 L-44 -34 M30 -40 L44 -34")}
	goggleGleam   = pen.MustPath("M0 0 l7 -4 l-3 8 Z")
)

func (b headPainter) goggles(g gogglePair, h picture.Head) {
	c := ink.Or(h.EyeC, b.q.Rim)
	b.line(b.turned(g.strap), 5)
	for _, side := range bothSides {
		x := side * 17
		glass := b.turned(pen.Circle(x, g.y, g.radius))
		b.line(glass, 8)
		b.fill(glass, pale(c, 0.2))
		b.atop(glass, func(b headPainter) {
			b.fill(b.turned(pen.Circle(x+5, g.y+5, g.radius-1)), dark(c, 0.45))
			b.fill(b.turned(goggleGleam.Moved(x-8, g.y-7)), pen.White)
		})
		b.line(glass, 3)
	}
}
