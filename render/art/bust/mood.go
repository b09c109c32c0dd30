package bust

import (
	"lineup/game/picture"
	"lineup/render/art/pen"
)

// expression is what a mood does to a face.
type expression struct {
	brow     brow
	eye      eye
	mouth    mouth
	feminine bool
}

var expressions = [picture.NumMoods]expression{
	picture.Stern:    {brow: sternBrow, eye: openEye, mouth: calmMouth},
	picture.Calm:     {brow: calmBrow, eye: openEye, mouth: calmMouth},
	picture.Smirk:    {brow: raisedBrow, eye: openEye, mouth: smirkMouth},
	picture.Frown:    {brow: sternBrow, eye: narrowEye, mouth: frownMouth},
	picture.Smile:    {brow: raisedBrow, eye: openEye, mouth: smileMouth},
	picture.Grin:     {brow: wickedBrow, eye: madEye, mouth: grinMouth},
	picture.Grit:     {brow: sternBrow, eye: narrowEye, mouth: gritMouth},
	picture.Roar:     {brow: sternBrow, eye: madEye, mouth: shoutMouth},
	picture.Fierce:   {brow: fineSternBrow, eye: lashedEye, mouth: lipsMouth, feminine: true},
	picture.Coy:      {brow: fineRaisedBrow, eye: lashedEye, mouth: smilingLips, feminine: true},
	picture.Sly:      {brow: wickedBrow, eye: narrowEye, mouth: smirkMouth},
	picture.WildMood: {brow: wickedBrow, eye: madEye, mouth: fangsMouth},
	picture.Tired:    {brow: sadBrow, eye: tiredEye, mouth: frownMouth},
	picture.Scared:   {brow: sadBrow, eye: wideEye, mouth: gaspMouth},
	picture.FairMood: {brow: fineBrow, eye: lashedEye, mouth: lipsMouth, feminine: true},
}

// expressionOf returns the expression of a head.
func expressionOf(h picture.Head) expression {
	e := pick(expressions[:], h.Mood)
	if h.Lashes && !e.feminine {
		e.feminine = true
		e.brow = fineBrows[e.brow]
		e.mouth = fullLips[e.mouth]
		if e.eye == openEye || e.eye == madEye {
			e.eye = lashedEye
		}
	}
	return e
}

// brow is the shape of a brow.
type brow uint8

const (
	sternBrow brow = iota
	calmBrow
	raisedBrow
	wickedBrow
	sadBrow
	fineBrow
	fineSternBrow
	fineRaisedBrow
	fineSadBrow
	numBrows
)

// brows are drawn for the left side.
var brows = [numBrows]pen.Outline{
	sternBrow:      pen.MustPath("M-33 -14 Q-22 -22 -4 -10 L-4 -4 Q-20 -15 -33 -14 Z"),
	calmBrow:       pen.MustPath("M-32 -12 Q-20 -20 -7 -13 L-7 -9 Q-20 -15 -32 -12 Z"),
	raisedBrow:     pen.MustPath("M-32 -14 Q-20 -26 -6 -15 L-7 -11 Q-20 -21 -32 -14 Z"),
	wickedBrow:     pen.MustPath("M-35 -23 Q-22 -27 -4 -9 L-4 -3 Q-20 -17 -35 -23 Z"),
	sadBrow:        pen.MustPath("M-32 -9 Q-20 -18 -6 -19 L-6 -15 Q-20 -13 -31 -5 Z"),
	fineBrow:       pen.MustPath("M-33 -15 Q-20 -24 -6 -16 L-7 -13.5 Q-20 -20 -33 -15 Z"),
	fineSternBrow:  pen.MustPath("M-34 -18 Q-20 -23 -4 -11 L-5 -8 Q-20 -19 -34 -18 Z"),
	fineRaisedBrow: pen.MustPath("M-33 -18 Q-20 -29 -6 -18 L-7 -15 Q-20 -25 -33 -18 Z"),
	fineSadBrow:    pen.MustPath("M-33 -12 Q-20 -21 -6 -22 L-7 -19 Q-20 -17.5 -32 -9 Z"),
}

// fineBrows maps each brow to the one a woman has instead.
var fineBrows = [numBrows]brow{
	sternBrow: fineSternBrow, calmBrow: fineBrow, raisedBrow: fineRaisedBrow, wickedBrow: fineSternBrow,
	sadBrow: fineSadBrow, fineBrow: fineBrow, fineSternBrow: fineSternBrow, fineRaisedBrow: fineRaisedBrow,
	fineSadBrow: fineSadBrow,
}

// mouth is the shape of a mouth.
type mouth uint8

const (
	calmMouth mouth = iota
	smirkMouth
	frownMouth
	smileMouth
	grinMouth
	gritMouth
	shoutMouth
	fangsMouth
	gaspMouth
	lipsMouth
	smilingLips
	frowningLips
	numMouths
)

// fullLips maps each mouth to the one a woman has instead.
var fullLips = [numMouths]mouth{
	calmMouth: lipsMouth, smirkMouth: smilingLips, frownMouth: frowningLips, smileMouth: smilingLips,
	grinMouth: grinMouth, gritMouth: gritMouth, shoutMouth: shoutMouth, fangsMouth: fangsMouth,
	gaspMouth: gaspMouth, lipsMouth: lipsMouth, smilingLips: smilingLips, frowningLips: frowningLips,
}

// mouthLines are the mouths that consist of one line, or of lips and the line between them.
var mouthLines = [numMouths]struct{ line, lips pen.Outline }{
	calmMouth:    {line: pen.MustPath("M-12 33 Q-2 35 3 32 Q8 34 13 31")},
	smirkMouth:   {line: pen.MustPath("M-13 32 Q2 38 18 26")},
	frownMouth:   {line: pen.MustPath("M-13 36 Q0 28 15 34")},
	smileMouth:   {line: pen.MustPath("M-16 29 Q0 42 18 27")},
	lipsMouth:    {line: pen.MustPath("M-13 32 Q0 34 14 31"), lips: pen.MustPath("M-12 32 Q-6 27 0 30 Q6 27 13 31 Q7 41 0 41 Q-7 41 -12 32 Z")},
	smilingLips:  {line: pen.MustPath("M-15 30 Q0 36 17 27"), lips: pen.MustPath("M-14 30 Q-6 28 0 31 Q7 27 16 27 Q9 41 0 41 Q-8 40 -14 30 Z")},
	frowningLips: {line: pen.MustPath("M-13 35 Q0 30 14 34"), lips: pen.MustPath("M-12 34 Q-6 27 0 30 Q6 27 13 33 Q7 40 0 39 Q-7 40 -12 34 Z")},
}

// The mouths that show teeth.
var (
	underLip = pen.MustPath("M-6 42 Q0 44 6 42")

	grinRow   = pen.MustPath("M-25 24 Q0 37 27 21 Q22 50 -1 49 Q-21 47 -25 24 Z")
	grinTeeth = pen.MustPath("M-15 30 L-13 44 M-6 33 L-5 48 M4 33 V48 M13 30 L12 44 M-20 38 Q0 46 22 36")
	grinFolds = pen.MustPath("M-27 20 Q-31 24 -29 30 M28 17 Q33 21 31 28")
	gritRow   = pen.MustPath("M-20 28 Q0 25 22 26 L20 43 Q0 49 -18 44 Z")
	gritTeeth = pen.MustPath("M-12 27 V45 M-4 26.5 V46.5 M4 26 V46.5 M12 26 V45 M-19 36 Q0 36 21 34")

	maw       = pen.MustPath("M-24 24 Q0 15 24 23 L21 46 Q0 57 -20 47 Z")
	fangs     = pen.MustPath("M-22 25 Q0 17 22 24 L18 32 L13 25.5 L8 29 L3 24 L-2 28.5 L-7 24.5 L-12 34 L-17 27 Z M-19 46 L-13 36 L-8 45 L-3 41 L2 47 L7 41 L11 46 L16 36 L20 45 Q0 56 -19 46 Z")
	shout     = pen.MustPath("M-20 25 Q0 18 21 24 Q24 38 17 47 Q0 54 -15 48 Q-24 40 -20 25 Z")
	upperRow  = pen.MustPath("M-24 18 H26 L22 30 Q0 26 -20 31 Z")
	lowerRow  = pen.MustPath("M-15 46 Q0 42 17 45 L16 60 H-16 Z")
	tongue    = pen.MustPath("M-12 46 Q-6 36 2 40 Q10 36 14 45 L10 56 H-10 Z")
	shoutFold = pen.MustPath("M-23 20 Q-29 26 -27 36")

	gasp      = pen.MustPath("M-12 31 Q0 25 13 30 Q17 46 2 49 Q-13 48 -12 31 Z")
	gaspTeeth = pen.MustPath("M-16 22 H17 L13 33 Q0 30 -12 34 Z")
)

func (b headPainter) mouth(m mouth, h picture.Head) {
	switch m {
	case grinMouth:
		b.teeth(grinRow, grinTeeth)
		b.line(b.turned(grinFolds), 2.4)
	case gritMouth:
		b.teeth(gritRow, gritTeeth)
	case shoutMouth:
		b.shout()
	case fangsMouth:
		b.fangs(1, 0)
	case gaspMouth:
		open := b.turned(gasp)
		b.fill(open, darkMouth)
		b.atop(open, func(b headPainter) { b.fill(b.turned(gaspTeeth), pen.Paper) })
		b.line(open, 3)
	default:
		b.closedMouth(m, h)
	}
}

func (b headPainter) closedMouth(m mouth, h picture.Head) {
	drawn := mouthLines[m]
	if drawn.lips != nil {
		b.fill(b.turned(drawn.lips), redLips)
		b.line(b.turned(drawn.line), 2)
		return
	}
	if !pick(beards[:], h.Beard).overMouth {
		b.line(b.turned(drawn.line), 3.2)
	}
	if h.Beard == picture.Shaven && (m == calmMouth || m == frownMouth) {
		b.line(b.turned(underLip), 2.2)
	}
}

// teeth draws a row of teeth and the lines between them.
func (b headPainter) teeth(row, between pen.Outline) {
	row = b.turned(row)
	b.fill(row, pen.Paper)
	b.line(row, 3.2)
	b.line(b.turned(between), 1.9)
}

// fangs draws an open mouth full of pointed teeth with the given size, moved down by down.
func (b headPainter) fangs(size, down float64) {
	open := b.turned(maw.Scaled(size, size).Moved(0, down))
	b.fill(open, darkMouth)
	b.fill(b.turned(fangs.Scaled(size, size).Moved(0, down)), pen.Paper)
	b.line(open, 3.1)
}

func (b headPainter) shout() {
	open := b.turned(shout)
	b.fill(open, darkMouth)
	b.atop(open, func(b headPainter) {
		b.fill(b.turned(tongue), pen.RGB(0xb8424a))
		b.fill(b.turned(upperRow), pen.Paper)
		b.fill(b.turned(lowerRow), pen.Paper)
	})
	b.line(open, 3.2)
	b.line(b.turned(shoutFold), 2.2)
}
