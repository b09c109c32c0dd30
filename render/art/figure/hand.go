package figure

import (
	"image/color"
	"math"

	"lineup/game/picture"
	"lineup/render/art/pen"
)

// handShape is the outlines of a hand beyond the wrist, in drawing order. It points right with the
// thumb up.
type handShape struct {
	nails, fingers, palm, thumb pen.Outline
	lines                       pen.Outline // the folds, in ink
}

// whole returns the outline of the entire hand.
func (h handShape) whole() pen.Outline { return pen.Join(h.nails, h.fingers, h.palm, h.thumb) }

var handShapes = [picture.NumHands]handShape{
	picture.Fist: {
		palm:  pen.MustPath("M-7 -6 Q-4 -9 2 -9 Q10 -9 11 -4 Q12 1 10 5 Q6 9 -1 8 Q-7 7 -8 2 Z"),
		lines: pen.MustPath("M1 -8 Q3 -5 2 -1 M6 -8.4 Q8 -5 7 -1 M-6 1 Q0 -1 5 1 Q8 3 5 5 Q0 6 -4 5"),
	},
	picture.Open:  openHand(1, 1, false),
	picture.Claw:  openHand(1.12, 1, true),
	picture.Reach: openHand(0.42, 1.12, false),
}

// finger is one of the four fingers: its base, lean, length, and width.
type finger struct{ y, lean, length, width float64 }

var fourFingers = [...]finger{{-5, -0.5, 10.4, 4}, {-1.8, -0.15, 12.6, 4.2}, {1.6, 0.15, 12, 4.1}, {4.8, 0.48, 9.4, 3.7}}

// openHand returns a hand with spread fingers. For a claw, they are bent and have nails.
func openHand(spread, length float64, claw bool) handShape {
	h := handShape{
		palm:  pen.Closed([]pen.Point{{X: -6.5, Y: -5}, {X: 0, Y: -7}, {X: 6.5, Y: -7}, {X: 8.4, Y: -1}, {X: 7.6, Y: 6.4}, {X: 1.5, Y: 7.4}, {X: -6.5, Y: 5}}, smooth),
		lines: pen.MustPath("M4 -4.5 Q0 -1 1 5 M5.5 1 Q2.5 2.5 3 5.5"),
	}
	for _, f := range fourFingers {
		lean, reach := f.lean*spread, f.length*length
		sin, cos := math.Sincos(lean)
		knuckle := pen.Point{X: 5.4, Y: f.y}
		bend := pen.Point{X: knuckle.X + reach*0.55*cos, Y: knuckle.Y + reach*0.55*sin}
		if claw {
			lean *= 0.3
		}
		sin, cos = math.Sincos(lean)
		tip := pen.Point{X: bend.X + reach*0.5*cos, Y: bend.Y + reach*0.5*sin}
		h.fingers = append(h.fingers, pen.Brush([]pen.Along{
			{X: knuckle.X, Y: knuckle.Y, Width: f.width}, {X: bend.X, Y: bend.Y, Width: f.width * 1.06}, {X: tip.X, Y: tip.Y, Width: f.width * 0.72},
		}, 3, true)...)
		if claw {
			h.nails = append(h.nails, nail(tip, lean, f.width*0.42, 8.5)...)
		}
	}
	h.thumb = pen.Brush([]pen.Along{{X: -1, Y: -4, Width: 5}, {X: 2.5, Y: -8.6, Width: 4.4}, {X: 7, Y: -11.4, Width: 3}}, 4, true)
	if claw {
		h.nails = append(h.nails, nail(pen.Point{X: 7, Y: -11.4}, -0.3, 1.6, 7)...)
	}
	return h
}

// nail returns a nail or claw at the tip of a finger.
func nail(tip pen.Point, lean, half, length float64) pen.Outline {
	sin, cos := math.Sincos(lean)
	return pen.Polygon(
		tip.X-cos-sin*half, tip.Y-sin+cos*half,
		tip.X+cos*length, tip.Y+sin*length,
		tip.X-cos+sin*half, tip.Y-sin-cos*half,
	)
}

// placed returns the hand at a wrist, turned with the forearm and with the thumb up.
func (h handShape) placed(at pen.Point, turn, size float64) handShape {
	up := size
	if math.Cos(turn) < 0 {
		up = -size
	}
	sin, cos := math.Sincos(turn)
	place := func(o pen.Outline) pen.Outline {
		return o.Scaled(size, up).Turned(turn).Moved(at.X+5*size*cos, at.Y+5*size*sin)
	}
	return handShape{place(h.nails), place(h.fingers), place(h.palm), place(h.thumb), place(h.lines)}
}

// handSize returns the size of an arm's hand. A brute's is larger, but less so than the arm.
func (a artist) handSize(c chain) float64 { return c[2].size() * (0.62 + 0.38*a.frame.arm) * 0.92 }

// hand draws the hand of an arm.
func (a artist) hand(p pen.Pen, c chain, kind picture.Hand, colour color.NRGBA) {
	if int(kind) >= len(handShapes) || kind == picture.PoseHand {
		kind = picture.Fist
	}
	if kind == picture.NoHand {
		return
	}
	size := a.handSize(c)
	h := handShapes[kind].placed(c[2].point(), c.leaving(), size)
	p.Stroke(h.whole(), 2*a.solid.Line, pen.Ink)
	// The lines inside the hand are thin because the fingers are close together.
	inner := a.solid
	inner.Line = min(a.solid.Line, 0.8*size)
	if kind != picture.Fist {
		inner.Deep = 1.8
	}
	nails := inner
	nails.NoRim = true
	nails.Part(p, h.nails, a.tone(nailColour), 2*size, nil)
	inner.Part(p, h.fingers, colour, 2.4*size, nil)
	inner.Part(p, h.palm, colour, handShade(kind)*size, nil)
	inner.Part(p, h.thumb, colour, 2.4*size, nil)
	p.Stroke(h.lines, 1.3*size, pen.Ink)
}

// handShade returns the width of a palm's shade, which is greater for the rounder fist.
func handShade(kind picture.Hand) float64 {
	if kind == picture.Fist {
		return 6
	}
	return 4
}

var nailColour = pen.RGB(0xe9dcc0)
