package art

import (
	"image"
	"image/color"
	"strings"

	"lineup/render/art/pen"
	"lineup/render/art/typeset"
)

// A card's fixed measures, in design units.
const (
	cornerRadius = 16.0
	outlineWidth = 6.0
	pictureTop   = 38.0
	stripHeight  = 26.0
	textLeft     = 13.0
	textRight    = 239.0
	textBottom   = 341.0
	textBelow    = 7.0 // the distance from the strip to the rules text
	// doubleInset is the room that a Super-Villain's second frame takes on each side.
	doubleInset = 2.5
	// smallWidth is the width in pixels below which a card is a small one, in a window of up to 1080
	// lines.
	smallWidth = 160
)

// stripTops are the possible upper edges of the type strip. Long or enlarged rules text pushes it
// up, at most to just below the cost, because rules take precedence over the picture.
var stripTops = [...]float64{250, 240, 228, 214, 200, 186, 172, 158, 150, 138, 126, 114, 102, 90, 78, 66}

// longLetters is the least size of the letters of rules that do not fit otherwise, relative to the usual
// one. They are never below [MinRules].
const longLetters = MinRules / usualLeast

// typeSizes are the sizes of rules text. The second is tried if the first does not fit. On a card
// 204 pixels wide they are just over 15 pixels.
var typeSizes = [...]float64{18.6, 18.4}

// The positions of the star and the burst. starDown is relative to the strip's upper edge.
const (
	starX, starDown, starRadius = 221.0, 8.0, 25.0
	costX, costY, costRadius    = 35.0, 34.0, 33.0
)

// Card returns a picture of a card; see [PaintCard].
func (s Press) Card(f Face, width int, lit bool) *image.RGBA { return s.Covered(f, width, lit, 1) }

// Covered is like Card but for a card whose right part is covered. Its name is in the part in view,
// which is shown of its width.
func (s Press) Covered(f Face, width int, lit bool, shown float64) *image.RGBA {
	unit := float64(width) / CardWidth
	return s.paint(width, HeightOfCard(width), unit, func(p pen.Pen) {
		g, small := s.look(f, width, shown)
		if small {
			s.drawSmallFace(p, f, lit, shown)
			return
		}
		g.shown = shown
		drawFullFace(p, f, g, lit)
	})
}

// DrawSketch draws a card without its picture, in the layout that it has when it is width pixels wide.
func (s Press) DrawSketch(p pen.Pen, f Face, width int) {
	p, f.Art = p.WithContrast(s.Contrast), nil
	g, small := s.look(f, width, 1)
	if small {
		s.drawSmallFace(p, f, false, 1)
		return
	}
	drawFullFace(p, f, g, false)
}

// NameShown reports whether the name of a card is in view where it usually is, if only shown of the
// card's width is.
func (s Press) NameShown(f *Face, width int, shown float64) bool {
	right := 0.0
	_, small := s.look(*f, width, 1)
	if _, covered := s.look(*f, width, shown); covered != small {
		return false // it has another look then
	}
	if small {
		t := setTitle(f.shown(), smallRoom, smallSizes, 0)
		right = CardWidth/2 + t.width()/2
	} else {
		x, room := bannerRoom(*f, 1)
		right = x + setTitle(f.shown(), room, bannerSizes, bannerTracking).width()
	}
	return right <= shown*CardWidth
}

// bannerTracking is the space between the letters of a name.
const bannerTracking = 0.6

// Small reports whether the picture of a whole card has the look of a small one. Some cards of the same width
// have the look of a larger one; see look. f is nil for a card that is not known.
func (s Press) Small(f *Face, width int) bool {
	if f == nil {
		return s.small(width)
	}
	_, small := s.look(*f, width, 1)
	return small
}

// ShowsAll reports whether the picture of a whole card has all that is on its face, in letters as large as the
// reader's.
func (s Press) ShowsAll(f *Face, width int) bool {
	if s.small(width) || f.Oversized() || f.FullText() != f.Text {
		return false
	}
	g, _ := s.look(*f, width, 1)
	return g.text.Whole && (len(g.text.Words) == 0 || g.text.Size >= typeSizes[len(typeSizes)-1]*s.text())
}

// small reports whether a card of a width in pixels is a small one.
func (s Press) small(width int) bool {
	return float64(width) < s.RulesWidth()
}

// textFirstWidth is the least width, relative to the least letters of rules, of small cards that look like
// larger ones if their rules are long: those have more room for rules and less for name and picture.
const textFirstWidth = 7.8

// largerText is how much larger rules must be to count as enlarged.
const largerText = 1.15

// wholeShown is the least part of a card's width in view with which its lines of rules can be read.
const wholeShown = 0.95

// look reports whether a card of a width in pixels has the look of a small card, and returns the layout
// of its lower part if not. A small card whose rules do not fit there has the look of a larger one if
// more of them fits then, and if all of its width is in view. So does one that has room for enlarged
// rules then.
func (s Press) look(f Face, width int, shown float64) (g lowerPart, small bool) {
	unit := float64(width) / CardWidth
	if !s.small(width) {
		return s.arrange(f, unit), false
	}
	if float64(width) < textFirstWidth*max(MinRules, s.Min) || shown < wholeShown {
		return g, true
	}
	t, _ := smallName(f.shown(), 1)
	rules, high := s.smallRules(f, unit, len(t.lines))
	if len(typeset.AfterGains(f.Text)) == 0 || rules.Whole && s.text() == 1 {
		return g, true
	}
	f.Text = typeset.Brief(f.Text)
	if g = s.arrange(f, unit); rules.Whole { // larger letters only
		return g, !g.text.Whole || g.text.Size < largerText*s.least(unit)
	}
	return g, !g.text.Whole && (high > 0 || g.text.Sentences <= len(typeset.Gains(f.Text)))
}

// lowerPart is the layout of the lower part of a card.
type lowerPart struct {
	top    float64 // the upper edge of the type strip
	strip  float64 // its height
	height float64 // of the card
	below  float64 // the distance from the strip to the rules text
	double bool    // whether there is a second frame
	tight  bool    // whether the text has narrow margins
	shown  float64 // the part of the width that nothing covers, 0 for all
	text   typeset.Setting
}

// column returns the area for rules text: below the strip and beside the star.
func (g lowerPart) column() typeset.Column {
	top, in := g.top+g.strip+g.below, 0.0
	if g.tight {
		in -= tightInset
	}
	if g.double {
		in += doubleInset
	}
	return typeset.Column{
		Box:   pen.AreaAt(textLeft+in, top, textRight-textLeft-2*in, g.height-CardHeight+textBottom-in-top),
		Notch: starNotch(starX, g.top+starDown, starRadius),
	}
}

// arrange lays out the lower part of a card. It puts the type strip as low as the rules allow, so a
// card with few words has a large picture. Rules too long for that have narrow margins and
// slightly smaller letters.
func (s Press) arrange(f Face, unit float64) lowerPart {
	g := lowerPart{height: CardHeight, double: f.Kind == SuperVillain}
	if s.lay(&g, f, unit); g.text.Whole {
		return g
	}
	long := g
	long.tight = true
	s.Min *= longLetters
	if s.lay(&long, f, unit); long.text.Whole || len(long.text.Words) > len(g.text.Words) {
		return long
	}
	return g
}

// lay lays out the rules below the type strip.
func (s Press) lay(g *lowerPart, f Face, unit float64) {
	g.text = s.settle(f, unit, rulePlaces{sizes: typeSizes[:], n: len(stripTops), at: func(text, _ float64, i int) typeset.Column {
		g.strip, g.below, g.top = stripHeight*min(text, 1.3), textBelow*text, stripTops[i]
		return g.column()
	}})
}

// drawFullFace draws a card with its rules text.
func drawFullFace(p pen.Pen, f Face, g lowerPart, lit bool) {
	p.Fill(pen.Rectangle(0, 0, CardWidth, g.height, cornerRadius), pen.Ink)
	drawPicture(p, f, pictureTop, g.pictureEnd())
	drawPrint(p, f, g, lit)
}

// low reports whether long rules leave little of the picture. It then has the place of the strip as well,
// and the type is on a small plate in its corner.
func (g lowerPart) low() bool { return g.top < lowTop }

// pictureEnd returns the lower edge of the picture.
func (g lowerPart) pictureEnd() float64 {
	if g.low() {
		return g.top + g.strip
	}
	return g.top
}

// lowTop is the upper edge of the type strip above which little of the picture is left.
const lowTop = 116.0

// drawPrint draws everything on a card except its picture.
func drawPrint(p pen.Pen, f Face, g lowerPart, lit bool) {
	drawBanner(p, f, g.shown)
	drawBand(p, f, g.shown)
	drawStrip(p, f, g)
	drawPaper(p, f.Kind, g.top+g.strip, g.height, g.text.Bottom, CardWidth)
	drawRules(p, g.text, pen.Ink, heavyOn(f.Kind))
	DrawStar(p, f.VP, starX, g.top+starDown, starRadius)
	drawEdge(p, f.Kind, g.height)
	drawFaceCost(p, &f, costX, costY, costRadius, costGround(lit)) // points extend over the edge
}

// costGround returns the color of the burst, which is yellow if the cost can be paid.
func costGround(lit bool) color.NRGBA {
	if lit {
		return pen.CanDo
	}
	return pen.White
}

// A card's name is to the right of its cost, on a slanted ground.
var (
	bannerSizes = titleSizes{most: 33, least: 20, two: 20}
	bannerOne   = pen.Polygon(0, 0, CardWidth, 0, CardWidth, 35, 0, 50)
	bannerTwo   = pen.Polygon(0, 0, CardWidth, 0, CardWidth, 44, 0, 54)
)

// bannerRight is the right end of the longest name, and bannerLow the lower end of its ground.
const bannerRight, bannerLow = 240.0, 52.0

// bannerRoom returns the left end and the maximum width of the name on a card of which only a part of
// the width is in view, or all for 0.
func bannerRoom(f Face, shown float64) (x, room float64) {
	right := bannerRight
	if shown > 0 {
		right = min(right, shown*CardWidth-coveredGap)
	}
	if x = 72; f.Cost == "" {
		x = 16
	}
	return x, max(coveredLeast, right-x)
}

// coveredGap is the least distance of a name from what covers the rest of its card, and coveredLeast
// the least room of a name.
const coveredGap, coveredLeast = 5.0, 34.0

func drawBanner(p pen.Pen, f Face, shown float64) {
	x, room := bannerRoom(f, shown)
	t := setTight(f.shown(), room, bannerSizes, bannerTracking)
	if len(t.lines) == 1 {
		p.Fill(bannerOne, pen.Ink)
		// Smaller names are a little higher, in the middle of the slanted ground.
		p.Condensed(t.lines[0], x, 34.5-(33-t.st.Size)*0.2, t.st, pen.Left, t.squeeze)
		return
	}
	p.Fill(bannerTwo, pen.Ink)
	for i, line := range t.lines {
		p.Condensed(line, x, 22.2+17.4*float64(i), t.st, pen.Left, t.squeeze)
	}
}

// The type strip is designed for a height of 26 units.
const (
	labelLeft  = 36.0
	labelRoom  = 132.0
	keywordX   = 172.0
	labelSize  = 16.5
	labelLeast = 12.0
	// labelPixels is the least size of the label in pixels.
	labelPixels = 8.5
)

// drawStrip draws the type strip: the icon, the label, and the sign of one keyword. A low picture has
// only a plate in its place.
func drawStrip(p pen.Pen, f Face, g lowerPart) {
	if g.low() {
		drawTypePlate(p, f, g)
		return
	}
	top, height := g.top, g.strip
	p.Block(0, top, CardWidth, height, pen.Ink)
	c := f.Kind.OnInk()
	k := height / stripHeight
	drawIcon(p, f.Kind, 8+13*k, top+height/2, 8.6*k, c)
	left, right := 8+(labelLeft-8)*k, labelLeft+labelRoom
	sign := keywordSign(f.Keywords)
	if sign != typeset.NoSign {
		right = keywordX - 6
	}
	st := pen.Style{Font: pen.Heavy, Size: labelSize * k, Tracking: 1.2, Colour: c}
	if st.Size*p.Scale() >= labelPixels { // below that, only the icon stands for it
		p.Fitted(f.label(), left, top+19*k, right-left, st, labelLeast, pen.Left)
	}
	if sign != typeset.NoSign {
		drawSign(p, typeset.Word{Sign: sign}, keywordX, top+19.6*k, 21, pen.White)
	}
}

// plateLabel is how many pixels per unit a card has at least whose plate has a label.
const plateLabel = 1.0

// drawTypePlate draws the icon of a card's type, the sign of one keyword and, on an enlarged card, the
// label on a plate in the lower left corner of the picture.
func drawTypePlate(p pen.Pen, f Face, g lowerPart) {
	k := g.strip / stripHeight
	top, pitch := g.top, 26*k
	sign := keywordSign(f.Keywords)
	st := pen.Style{Font: pen.Heavy, Size: labelSize * k, Tracking: 1.2, Colour: f.Kind.OnInk()}
	wide, label := 8+pitch, 0.0
	if p.Scale() >= plateLabel {
		label = min(pen.Measure(f.label(), st), labelRoom)
		wide += label + 8
	}
	if sign != typeset.NoSign {
		wide += pitch
	}
	p.Fill(pen.Polygon(0, top, wide, top, wide+7*k, top+g.strip, 0, top+g.strip), pen.Ink)
	drawIcon(p, f.Kind, 8+13*k, top+g.strip/2, 8.6*k, st.Colour)
	x := 8 + pitch
	if label > 0 {
		p.Fitted(f.label(), x, top+19*k, label+1, st, labelLeast, pen.Left)
		x += label + 8
	}
	if sign != typeset.NoSign {
		drawSign(p, typeset.Word{Sign: sign}, x+2, top+19.6*k, 21, pen.White)
	}
}

// keywordSign returns the sign of the keyword that matters most before the card is played.
func keywordSign(keywords string) typeset.Sign {
	for _, k := range [...]struct {
		word string
		sign typeset.Sign
	}{{"DEFENSE", typeset.Shield}, {"ATTACK", typeset.Claw}, {"ONGOING", typeset.Ring}, {"ASSIST", typeset.Aim}} {
		if strings.Contains(keywords, k.word) {
			return k.sign
		}
	}
	return typeset.NoSign
}

var starOutline = pen.MustPath("M0 -60 L17 -20 L60 -18 L26 9 L37 51 L0 27 L-37 51 L-26 9 L-60 -18 L-17 -20 Z")

// starNotch returns the area that a star's lower points take from the text.
func starNotch(x, y, radius float64) pen.Area {
	const wide, low = 40.0 / 60, 58.0 / 60
	return pen.AreaAt(x-wide*radius, y-radius, 2*wide*radius, (1+low)*radius)
}

// DrawStar draws VP in a gold star of the given outer radius. A star without VP is gray and has a wide 0,
// because a narrow one looks like a 1 on a small card.
func DrawStar(p pen.Pen, vp string, x, y, radius float64) {
	if vp == "" {
		return
	}
	s := p.At(x, y, radius/60)
	s.Fill(starOutline, starGround(vp))
	s.Stroke(starOutline, 9, pen.Ink)
	if vp == "0" {
		s.Stroke(starZero, 8, pen.Ink)
		return
	}
	size := radius * 0.95
	p.Fitted(vp, x, y+size*0.39, radius*1.05, pen.Style{Font: pen.Display, Size: size, Colour: pen.Ink}, size*0.75, pen.Centre)
}

// starGround returns the color of a star with VP.
func starGround(vp string) color.NRGBA {
	if vp == "0" {
		return noVP
	}
	return pen.Gold
}

// noVP is the color of the star of a card worth no VP, and starZero the 0 in it.
var (
	noVP     = pen.RGB(0xcfcabd)
	starZero = pen.MustPath("M-16 2 C-16 -20 16 -20 16 2 C16 24 -16 24 -16 2 Z")
)

// DrawCost draws a cost in a burst of the given outer radius.
func DrawCost(p pen.Pen, cost string, x, y, radius float64, ground color.NRGBA) {
	if cost == "" {
		return
	}
	drawCost(p, cost, x, y, radius, ground, pen.Ink)
}

// RaisedCost is the color of a cost that is higher than the printed one.
var RaisedCost = pen.RGB(0xc2241f)

// drawFaceCost draws the cost of a face.
func drawFaceCost(p pen.Pen, f *Face, x, y, radius float64, ground color.NRGBA) {
	switch {
	case f.Cost == "":
	case f.Raised:
		drawCost(p, f.Cost, x, y, radius, ground, RaisedCost)
	default:
		drawCost(p, f.Cost, x, y, radius, ground, pen.Ink)
	}
}

func drawCost(p pen.Pen, cost string, x, y, radius float64, ground, ink color.NRGBA) {
	o := pen.Burst(x, y, radius, radius*0.76, 10, 0.2, 0.06, 7)
	p.Stroke(o, radius*0.24, pen.Ink)
	p.Fill(o, ground)
	size := radius * 1.34
	if len(cost) > 1 {
		size = radius * 1.16
	}
	p.Fitted(cost, x, y+size*0.36, radius*1.15, pen.Style{Font: pen.Display, Size: size, Colour: ink}, size*0.7, pen.Centre)
}

// drawEdge rounds the card's corners and draws the outline and the lit bevel of its board.
func drawEdge(p pen.Pen, k Kind, height float64) {
	p.Cut(pen.Rectangle(0, 0, CardWidth, height, cornerRadius), 0, 0, CardWidth, height)
	p.Stroke(pen.Rectangle(3, 3, CardWidth-6, height-6, cornerRadius-3), outlineWidth, pen.Ink)
	if k == SuperVillain {
		// The second of the two frames.
		p.Stroke(pen.Rectangle(9, 9, CardWidth-18, height-18, 9), 2, k.OnInk())
	}
	p.Stroke(bevel, 1.6, pen.Fade(pen.White, 0.35))
}

var bevel = pen.MustPath("M8 16 Q8 8 16 8 H234")
