package bust

import (
	"image/color"

	"lineup/game/picture"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// build is the shape of a person from the neck down.
type build struct {
	outline   pen.Outline
	shoulders float64 // how far out they reach
	neck      float64 // half its width
}

var (
	heroBody = pen.MustPath("M-21 26 L-24 56 Q-34 66 -62 70 Q-98 76 -112 104 L-122 160 H122 L112 104 Q98 76 62 70 Q34 66 24 56 L21 26 Z")
	slimBody = pen.MustPath("M-13 26 L-15 58 Q-22 67 -44 71 Q-70 77 -79 102 L-86 160 H86 L79 102 Q70 77 44 71 Q22 67 15 58 L13 26 Z")
	hulkBody = pen.MustPath("M-32 6 Q-46 40 -86 44 Q-136 52 -150 110 L-156 170 H156 L150 110 Q136 52 86 44 Q46 40 32 6 Z")
	softBody = pen.MustPath("M-26 26 L-30 58 Q-52 66 -78 82 Q-102 100 -108 160 H108 Q102 100 78 82 Q52 66 30 58 L26 26 Z")
)

var builds = [picture.NumBuilds]build{
	picture.HeroBuild: {heroBody, 112, 22},
	picture.SlimBuild: {slimBody, 79, 13.5},
	picture.HulkBuild: {hulkBody, 150, 34},
	picture.TeenBuild: {heroBody.Scaled(0.82, 1), 92, 17},
}

// softBuild is the build of a person with a round face whose build the literal leaves out.
var softBuild = build{softBody, 104, 27}

// body is the part of a bust below the head, as it is drawn.
type body struct {
	headPainter
	picture.Bust
	build
	suit, cape, tie color.NRGBA // tie is also a collar, a lining or a chain
}

// torso draws the shoulders and their clothes.
func (b headPainter) torso(bust picture.Bust) {
	t := body{headPainter: b, Bust: bust, build: pick(builds[:], bust.Build)}
	if bust.Build == picture.HeroBuild && bust.Head.Face == picture.Round {
		t.build = softBuild
	}
	t.suit = ink.Or(bust.Suit, b.q.Light)
	t.cape = ink.Or(bust.Cape, b.q.Accent)
	t.tie = ink.Or(bust.Tie, b.q.Accent)
	worn := pick(clothes[:], bust.Wears)
	worn.behind.paint(t)
	skin := Hide(bust.Head, b.q)
	base := t.suit
	if worn.bare {
		base = skin
	}
	t.chest(base, worn)
	t.neckOf(skin)
	worn.over.paint(t)
}

// The shadows of a chest.
var (
	chestFar  = pen.MustPath("M4 0 L4 66 l7 9 l-11 7 l9 11 l-12 8 l9 60 H240 V0 Z")
	chestTop  = pen.MustPath("M-240 0 H240 V92 L110 84 L70 80 L46 92 L20 84 L0 98 L-20 84 L-46 92 L-70 80 L-110 84 L-240 92 Z")
	chestFoot = pen.MustPath("M-240 200 V122 L-96 106 L-62 122 L-34 112 L0 126 L34 112 L62 122 L96 106 L240 122 V200 Z")
	neckFar   = pen.MustPath("M-60 20 H60 V58 Q10 76 -16 52 L-40 44 Z M3 40 H60 V90 H0 Z")
	neckTop   = pen.MustPath("M-60 0 H60 V48 Q0 66 -60 48 Z")
)

// bodyShadow draws the part of the body that the light does not reach.
func (t body) bodyShadow() {
	switch t.headPainter.light {
	case picture.LightBelow:
		t.fill(chestTop, pen.Ink)
	case picture.LightTop:
		t.fill(chestFoot, pen.Ink)
	default:
		t.fill(chestFar, pen.Ink)
	}
}

// chest draws the body in its color, with the clothes that are on it.
func (t body) chest(base color.NRGBA, worn cloth) {
	w := t.shoulders
	pectoral := pen.Outline{
		pen.MoveTo(-0.62*w, 96), pen.QuadTo(-34, 112, 0, 98), pen.LineTo(-2, 110), pen.QuadTo(-34, 126, -0.66*w, 108), pen.ClosePath(),
	}
	arm := pen.Outline{pen.MoveTo(-0.70*w, 78), pen.QuadTo(-0.60*w, 92, -0.64*w, 118)}
	t.solid(t.build.outline, base, usualLine, 4.4, func(b headPainter) {
		t.headPainter = b
		b.dots(pen.Screen{X: -150, Y: 62, W: 160, H: 70, Pitch: 5.2, Max: 0.42, Colour: pen.Fade(dark(base, 0.45), 0.6)})
		if b.light != picture.LightBelow {
			b.fill(pectoral, pen.Ink)
		}
		t.bodyShadow()
		b.line(arm, 3.4)
		if b.light == picture.LightSide && (worn.bare || t.Wears == picture.Suit) {
			b.feather(0, 74, -2, 96, 3, 12, 0.2)
		}
		worn.on.paint(t)
	})
}

// neckOf draws the neck over the collar.
func (t body) neckOf(skin color.NRGBA) {
	w := t.neck
	neck := pen.Outline{
		pen.MoveTo(-w, 24), pen.LineTo(-w-2, 60), pen.QuadTo(0, 82, w+2, 60), pen.LineTo(w, 24), pen.ClosePath(),
	}
	t.solid(neck, skin, 2.6, 3, func(b headPainter) {
		switch b.light {
		case picture.LightBelow:
			b.fill(neckTop.Moved(0, -14), pen.Ink)
		case picture.LightTop:
			b.fill(neckTop, pen.Ink)
		default:
			b.fill(neckFar, pen.Ink)
		}
	})
}

// A hand raised beside the face.
var (
	raisedArm  = pen.MustPath("M-22 44 L-20 6 Q-16 -8 -2 -10 Q18 -12 20 2 L22 44 Z")
	handLines  = pen.MustPath("M-14 4 Q-4 -2 14 2 M-12 10 Q0 6 16 10 M-10 16 Q2 13 15 17")
	raisedCuff = pen.MustPath("M-26 30 Q0 38 26 30 L30 60 H-30 Z")
)

// The position of a hand beside a face, relative to the bust.
const handX, handY = 82.0, 52.0

// Hand draws a hand raised to the right of a bust's face, whether the bust is flipped or not. thing
// draws what the hand holds, around the middle of the fist.
func Hand(p pen.Pen, b picture.Bust, q ink.Palette, thing func(pen.Pen)) {
	a := newPainter(p.At(b.X+handX, b.Y+handY, 1), 0, q, b.Light)
	if thing != nil {
		thing(a.p.At(b.Held.DX, b.Held.DY, 1).Turned(b.Held.Turn))
	}
	skin := Hide(b.Head, q)
	a.solid(raisedArm, skin, 3.2, 3, func(a headPainter) {
		a.fill(raisedArm.Moved(15, 4), dark(skin, 0.55))
		a.fill(raisedArm.Moved(26, 8), pen.Ink)
		a.line(handLines, 2.2)
	})
	if !pick(clothes[:], b.Wears).bare {
		suit := ink.Or(b.Suit, q.Light)
		a.solid(raisedCuff, suit, 3.2, 3, func(a headPainter) { a.fill(raisedCuff.Moved(30, 2), dark(suit, 0.85)) })
	}
}
