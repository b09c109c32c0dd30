package art

import (
	"image"
	"slices"
	"strings"

	"lineup/render/art/pen"
	"lineup/render/art/typeset"
)

// A poster is designed to be 312 by 398 units.
const (
	posterWidth  = 312.0
	posterHeight = 398.0
	posterCorner = 9.0
	posterText   = 18.0
)

// posterCuts are the possible shares of a poster for the picture. Long or enlarged rules leave it
// less.
var posterCuts = [...]float64{0.72, 0.68, 0.64, 0.60, 0.56, 0.52, 0.48, 0.44, 0.40, 0.36, 0.32, 0.28}

// nameBand describes the band with the name of a poster: its reach above and below its middle, the
// sizes of the name, the offset of the name's baseline from the middle, and those of a name in two
// lines.
type nameBand struct {
	up, down float64
	sizes    titleSizes
	base     float64
	two      [2]float64
}

// The bands of a whole poster, and of a low one, which is one of two and has little room.
var (
	wholeBand = nameBand{34, 34, titleSizes{most: 52, least: 36, two: 30}, 24, [2]float64{2, 29}}
	lowBand   = nameBand{24, 22, titleSizes{most: 38, least: 28, two: 25}, 16, [2]float64{-3, 19}}
)

// belowBand is the distance from the name band to the rules text.
const belowBand = 8.0

// poster is the layout of a poster, in design units.
type poster struct {
	w, h float64
	cut  float64 // the middle of the name band
	text typeset.Setting
	// strip is set for one without a picture.
	strip bool
}

// flatPicture is the height of a picture, for a width of 1, below which it shows the face instead of
// the whole scene.
const flatPicture = 0.42

// low reports whether it is one of two posters, or has no picture.
func (o poster) low() bool { return o.w > o.h || o.strip }

func (o poster) band() *nameBand {
	if o.low() {
		return &lowBand
	}
	return &wholeBand
}

// column returns the area for its rules text.
func (o poster) column() typeset.Column {
	top := o.cut + o.band().down + belowBand
	return typeset.Column{Box: pen.AreaAt(15, top, o.w-30, o.h-12-top)}
}

// layPoster lays out a poster. Long rules reduce the height of the picture.
func (s Press) layPoster(f Face, w, h, unit float64) poster {
	o := poster{w: w, h: h}
	o.text = s.settle(f, unit, rulePlaces{sizes: []float64{posterText}, n: len(posterCuts), at: func(_, _ float64, i int) typeset.Column {
		o.cut = posterCuts[i] * h
		return o.column()
	}})
	return o
}

// OneSize returns a Press whose rules text has one size on the posters of some Super Heroes, w by h
// pixels: the largest one, up to that of s, in which each fits.
func (s Press) OneSize(faces []*Face, w, h int) Press {
	unit := min(float64(w)/posterWidth, float64(h)/posterHeight)
	fits := func(f *Face) bool {
		o := s.layPoster(*f, float64(w)/unit, float64(h)/unit, unit)
		return o.text.Whole && o.text.Size > max(posterText, s.least(unit))*s.Text-0.01
	}
	for s.Text = s.text(); s.Text > 1; s.Text = max(1, s.Text-textStep) {
		if !slices.ContainsFunc(faces, func(f *Face) bool { return !fits(f) }) {
			break
		}
	}
	return s
}

// Poster returns a picture of an oversized Super Hero; see [PaintPoster].
func (s Press) Poster(f Face, w, h int, down bool) *image.RGBA {
	unit := min(float64(w)/posterWidth, float64(h)/posterHeight)
	wide, high := float64(w)/unit, float64(h)/unit
	return s.paint(w, h, unit, func(p pen.Pen) {
		if down {
			drawPosterBack(p, f, wide, high)
			return
		}
		drawPoster(p, f, s.layPoster(f, wide, high, unit))
	})
}

// DrawPosterSketch draws a poster without its picture, in the layout that it has when it is w by h pixels large. It
// is wide units wide.
func (s Press) DrawPosterSketch(p pen.Pen, f Face, w, h int, wide float64) {
	f.Art = nil
	unit := min(float64(w)/posterWidth, float64(h)/posterHeight)
	drawPoster(p.At(0, 0, wide*unit/float64(w)), f, s.layPoster(f, float64(w)/unit, float64(h)/unit, unit))
}

// lowPoster is the size of letters on one of two posters relative to a whole poster.
const lowPoster = 0.8

// pinnedTurn is the tilt of a pinned-up poster.
const pinnedTurn = -0.022

// DrawPinShadow draws the shadow around a poster taped to the parapet and, if lit, the light of its
// owner's turn.
func DrawPinShadow(p pen.Pen, w, h float64, lit bool) {
	p, frame := pinned(p, w, h)
	for i := range 6 {
		p.At(9, 15, 1).Stroke(frame, 28-float64(i)*5, pen.Fade(pen.Ink, 0.1))
	}
	p.At(9, 15, 1).Fill(frame, pen.Fade(pen.Ink, 0.5))
	if lit {
		for _, g := range [...][2]float64{{36, 0.15}, {24, 0.25}, {14, 1}} {
			p.Stroke(frame, g[0], pen.Fade(pen.CanDo, g[1]))
		}
	}
	p.At(3, 5, 1).Stroke(frame, 8, pen.Ink)
}

// pinned returns the pen and the outline of a poster taped to the parapet.
func pinned(p pen.Pen, w, h float64) (pen.Pen, pen.Outline) {
	return p.At(w/2, h/2, 1).Turned(pinnedTurn).At(-w/2, -h/2, 1), pen.Rectangle(0, 0, w, h, posterCorner)
}

// DrawPinned draws the poster of a Super Hero taped to the parapet, w by h units, slightly tilted.
// [DrawPinShadow] draws its surroundings.
func (s Press) DrawPinned(p pen.Pen, f *Face, w, h float64, down bool) {
	p, frame := pinned(p, w, h)
	p.Fill(frame, pen.Ink)
	k := pinnedScale(w, h)
	q := p.At(0, 0, k)
	if down {
		drawPosterBack(q, *f, w/k, h/k)
	} else {
		drawPoster(q, *f, s.layPoster(*f, w/k, h/k, q.Scale()))
	}
	p.Stroke(frame, 8, pen.Ink)
	for _, side := range [...]float64{-1, 1} {
		tape := p.At(w/2+side*(w/2-16), 4, 1).Turned(side * 0.7)
		tape.Fill(pen.Rectangle(-26, -9, 52, 18, 0), pen.Fade(pen.RGB(0xe9d9a0), 0.85))
		tape.Fill(pen.Rectangle(-26, -9, 52, 3, 0), pen.Fade(pen.White, 0.4))
	}
}

// PinnedPicture returns the height of the picture at the top of a poster that DrawPinned draws, above
// the band with the name. Unit is the number of pixels to one unit.
func (s Press) PinnedPicture(f *Face, w, h, unit float64) float64 {
	k := pinnedScale(w, h)
	o := s.layPoster(*f, w/k, h/k, k*unit)
	return (o.cut - o.band().up) * k
}

// pinnedScale returns the size of letters on a pinned poster of a size.
func pinnedScale(w, h float64) float64 {
	if h < w { // one of two posters
		return w / posterWidth * lowPoster
	}
	return min(w/posterWidth, h/posterHeight)
}

// HeroStrip lays out the name and the rules of a Super Hero without a picture, w units wide and at most most high,
// for unit pixels to the unit. It returns the height, whether all of the rules have room, and what draws it.
func (s Press) HeroStrip(f *Face, w, most, unit float64) (high float64, whole bool, draw func(pen.Pen)) {
	o := poster{w: w, h: most, cut: lowBand.up, strip: true}
	o.text = s.settle(*f, unit, rulePlaces{sizes: []float64{posterText}, n: 1, at: func(_, _ float64, _ int) typeset.Column { return o.column() }})
	o.h = o.text.Bottom + stripFoot
	return o.h, o.text.Whole, func(p pen.Pen) { drawPoster(p, *f, o) }
}

// stripFoot is the space below the rules of a strip.
const stripFoot = 12.0

// heroPage is like readerPage but for a Super Hero.
func (s Press) heroPage(f Face, unit, most float64) (o poster) {
	inLetters(func(by letters) bool {
		o = s.heroPageBy(by, f, unit, most)
		return o.h <= most && o.text.Size >= s.Min/unit
	})
	return o
}

// heroPageBy is heroPage with letters of a width.
func (s Press) heroPageBy(by letters, f Face, unit, most float64) poster {
	paragraphs := by.measured(f.FullText())
	o := poster{w: posterWidth}
	for _, k := range s.readerSizes(unit, posterText*1.05, posterText) {
		for _, cut := range posterCuts {
			o.h, o.cut = posterHeight, posterHeight*cut
			o.text = by.of(typeset.Flow(paragraphs, o.column(), k.size, by.ruler))
			if o.h = max(posterHeight, o.text.Bottom+12); o.h <= most {
				o.text.Whole = true
				return o
			}
		}
	}
	o.text.Whole = true
	return o
}

// drawPoster draws the picture, the name on a slanted ink band, and the rules.
func drawPoster(p pen.Pen, f Face, o poster) {
	p.Fill(pen.Rectangle(0, 0, o.w, o.h, posterCorner), pen.Ink)
	b := o.band()
	if o.strip {
	} else if o.low() || o.cut-b.up < flatPicture*o.w {
		drawClose(p, f, o.w, o.cut, o.cut-b.up)
	} else {
		drawScene(p, f, 0, 0, o.w, o.cut)
	}
	p.Dots(pen.Screen{Y: o.cut - b.up - 26, W: o.w, H: 66, Pitch: 7, Colour: pen.Fade(pen.Ink, 0.6)})
	drawPaper(p, f.Kind, o.cut+b.down, o.h, o.text.Bottom, o.w)
	p.Fill(pen.Polygon(-8, o.cut-b.up+12, o.w+8, o.cut-b.up, o.w+8, o.cut+b.down, -8, o.cut+b.down), pen.Ink)
	t := setTitle(f.Name, o.w-30, b.sizes, 2)
	for i, line := range t.lines {
		y := o.cut + b.base - (b.sizes.most-t.st.Size)*0.35
		if len(t.lines) == 2 {
			y = o.cut + b.two[i]
		}
		p.At(o.w/2, 0, 1).Condensed(line, 0, y, t.st, pen.Centre, t.squeeze)
	}
	drawRules(p, o.text, pen.Ink, heavyOn(f.Kind))
	drawPosterEdge(p, o.w, o.h)
}

func drawPosterEdge(p pen.Pen, w, h float64) {
	p.Cut(pen.Rectangle(0, 0, w, h, posterCorner), 0, 0, w, h)
	p.Stroke(pen.Rectangle(3.5, 3.5, w-7, h-7, posterCorner-3), 7, pen.Ink)
}

// drawPosterBack draws a face-down Super Hero, with text that says so.
func drawPosterBack(p pen.Pen, f Face, w, h float64) {
	drawBack(p, w, h, posterCorner)
	const band = 74.0 // its height from the lower edge
	p.Fill(pen.Polygon(0, h-band-6, w, h-band+6, w, h, 0, h), pen.Ink)
	st := pen.Style{Font: pen.Display, Size: 40, Tracking: 1.5, Colour: pen.Paper}
	words := strings.ToUpper(f.Name) + " IS FACE DOWN"
	p.Fitted(words, w/2, h-band/2+14, w-40, st, 20, pen.Centre)
	drawPosterEdge(p, w, h)
}
