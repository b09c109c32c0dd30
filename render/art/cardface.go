package art

import (
	"image/color"
	"strings"

	"lineup/render/art/pen"
	"lineup/render/art/typeset"
)

// A card's fixed measures, in design units.
const (
	cornerRadius = 16.0
	outlineWidth = 7.0
	bannerRight  = 36.0 // the banner's lower edge slants from bannerLeft to this
	bannerLeft   = 50.0
	stripHeight  = 26.0
	// leastType is the smallest rules text, and leastPixels the smallest in pixels.
	leastType   = 13.0
	mostType    = 17.0
	leastPixels = 9.0
	// smallWidth is the width in pixels below which a card shows no rules text.
	smallWidth = 160
)

// stripTops are where the type strip may begin. Long rules text pushes it up
// before it is cut.
var stripTops = []float64{200, 186, 172}

// drawFullFace draws a card with its rules text, 250 by 350.
func drawFullFace(p pen.Pen, f Face, unit float64) {
	top, text := arrange(f, max(leastType, leastPixels/unit), ruler(unit))
	drawWindow(p, f, 0, top+6, cardWindow)
	drawBanner(p, f.Name)
	drawStrip(p, f, top)
	drawPaperBox(p, f.Kind, top+stripHeight, CardHeight)
	drawRules(p, text, pen.Ink, pen.Mix(pen.Ink, f.Kind.Dark(), 0.35))
	drawStar(p, f.VP, starX, CardHeight-starUp, starRadius)
	drawCost(p, f.Cost, costX, CardHeight-costUp, costRadius, seedOf(f))
	drawEdge(p, f.Kind, CardHeight)
}

// arrange chooses where the type strip lies and how the text is set. Best is text
// of a good size that ends above the star; then smaller text and a higher strip;
// then text that flows between star and burst; and last, text that is cut.
func arrange(f Face, least float64, measure typeset.WidthOf) (top float64, text typeset.Setting) {
	paragraphs := typeset.Paragraphs(f.Text)
	for _, best := range []float64{max(least, 15), least} {
		for _, top = range stripTops {
			c := cardColumn(f, top)
			if f.VP != "" {
				c.Box.H = starHole.Y - c.Box.Y
			}
			if text = typeset.Settle(paragraphs, c, mostType, best, measure); text.Whole {
				return top, text
			}
		}
	}
	for _, top = range stripTops {
		if text = typeset.Settle(paragraphs, cardColumn(f, top), mostType, least, measure); text.Whole {
			return top, text
		}
	}
	return top, text
}

// cardColumn is where rules text flows on a card whose strip begins at top: the
// paper box, around the star and the burst.
func cardColumn(f Face, top float64) typeset.Column {
	c := typeset.Column{Box: pen.AreaAt(15, top+stripHeight+7, CardWidth-30, CardHeight-10-(top+stripHeight+7))}
	if f.VP != "" {
		c.Holes = append(c.Holes, starHole)
	}
	if f.Cost != "" {
		c.Holes = append(c.Holes, costHole)
	}
	return c
}

// Where the star and the burst stand, measured from the left and from below.
const (
	starX, starUp, starRadius = 36.0, 35.0, 25.0
	costX, costUp, costRadius = 209.0, 39.0, 31.0
)

// The parts of the paper box that the star and the burst take, with some air.
var (
	starHole = pen.AreaAt(0, CardHeight-starUp-starRadius-5, starX+starRadius+6, starUp+starRadius+5)
	costHole = pen.AreaAt(costX-costRadius-7, CardHeight-costUp-costRadius-6, CardWidth-costX+costRadius+7, costUp+costRadius+6)
)

// ruler returns the measure of words on a picture with unit pixels to the design
// unit. Small type has slightly wider letters, so the size on screen counts.
func ruler(unit float64) typeset.WidthOf {
	return func(w typeset.Word, size float64) float64 { return pen.RunWidth(w.Text, fontOf(w), size*unit) / unit }
}

func fontOf(w typeset.Word) pen.Font {
	if w.Heavy {
		return pen.Heavy
	}
	return pen.Body
}

// drawBanner draws the name on its slanted ink ground.
func drawBanner(p pen.Pen, name string) {
	p.Fill(pen.Polygon(0, 0, CardWidth, 0, CardWidth, bannerRight, 0, bannerLeft), pen.Ink)
	st := pen.Style{Font: pen.Display, Size: 34, Tracking: 1, Colour: pen.Paper}
	const room = CardWidth - 2*16
	st, squeeze := pen.Fit(strings.ToUpper(name), room, st, 27)
	// Smaller names stand a little higher, in the middle of the slant.
	p.Condensed(strings.ToUpper(name), 16, 36.5-(34-st.Size)*0.25, st, pen.Left, squeeze)
}

// drawStrip draws the type strip: icon, label, keywords.
func drawStrip(p pen.Pen, f Face, top float64) {
	p.Block(0, top, CardWidth, stripHeight, pen.Ink)
	c := f.Kind.OnInk()
	drawIcon(p, f.Kind, 24, top+stripHeight/2, 8.5, c)
	label := pen.Style{Font: pen.Heavy, Size: 15, Tracking: 2, Colour: c}
	keyword := pen.Style{Font: pen.Heavy, Size: 14, Tracking: 1, Colour: pen.White}
	const from, to = 38.0, CardWidth - 16
	taken := 0.0
	if f.Keywords != "" {
		// The keywords may take what the label leaves, but at least 70 units.
		room := max(70, to-from-12-pen.Measure(f.Kind.Label(), label))
		taken = p.Fitted(f.Keywords, to, top+18.4, room, keyword, 11, pen.Right) + 10
	}
	p.Fitted(f.Kind.Label(), from, top+18.6, to-from-taken, label, 11, pen.Left)
}

// drawPaperBox draws the ground of the rules text.
func drawPaperBox(p pen.Pen, k Kind, top, bottom float64) {
	p.Block(0, top, CardWidth, bottom-top, pen.Paper)
	p.Dots(pen.Screen{
		X: 0, Y: bottom - 60, W: CardWidth, H: 60, Pitch: 6, Most: 0.32, Turn: 0.4,
		Colour: pen.Fade(pen.Mix(k.Main(), pen.Paper, 0.25), 0.30),
	})
}

// drawRules draws laid out text, light words in one colour and heavy ones in another.
func drawRules(p pen.Pen, s typeset.Setting, light, heavy color.NRGBA) {
	for i := 0; i < len(s.Words); {
		first := s.Words[i]
		line := first.Text
		// Words of one weight that follow each other on a line are drawn together.
		for i++; i < len(s.Words) && s.Words[i].Y == first.Y && s.Words[i].Heavy == first.Heavy; i++ {
			line += " " + s.Words[i].Text
		}
		c := light
		if first.Heavy {
			c = heavy
		}
		p.Run(line, first.X, first.Y, pen.Style{Font: fontOf(first.Word), Size: s.Size, Colour: c})
	}
}

// drawStar draws the victory points in a gold star of the given outer radius.
func drawStar(p pen.Pen, vp string, x, y, radius float64) {
	if vp == "" {
		return
	}
	s := p.At(x, y, radius/60)
	s.Fill(starOutline, pen.Gold)
	s.Stroke(starOutline, 9, pen.Ink)
	size := radius * 0.95
	if len(vp) > 1 {
		size = radius * 0.78
	}
	p.Fitted(vp, x, y+size*0.39, radius*1.05, pen.Style{Font: pen.Display, Size: size, Colour: pen.Ink}, size*0.7, pen.Centre)
}

var starOutline = pen.MustPath("M0 -60 L17 -20 L60 -18 L26 9 L37 51 L0 27 L-37 51 L-26 9 L-60 -18 L-17 -20 Z")

// drawCost draws the cost in a white burst of the given outer radius.
func drawCost(p pen.Pen, cost string, x, y, radius float64, seed uint32) {
	if cost == "" {
		return
	}
	b := pen.Burst(x, y, radius, radius*0.75, 10, 0.2, 0.06, seed)
	p.Fill(b, pen.White)
	p.Stroke(b, radius*0.135, pen.Ink)
	size := radius * 1.3
	if len(cost) > 1 {
		size = radius * 1.14
	}
	p.Fitted(cost, x, y+size*0.36, radius*1.15, pen.Style{Font: pen.Display, Size: size, Colour: pen.Ink}, size*0.7, pen.Centre)
}

// drawEdge rounds the corners and draws the outline.
func drawEdge(p pen.Pen, k Kind, height float64) {
	p.Cut(pen.Rectangle(0, 0, CardWidth, height, cornerRadius), 0, 0, CardWidth, height)
	p.Stroke(pen.Rectangle(3.5, 3.5, CardWidth-7, height-7, cornerRadius-3), outlineWidth, pen.Ink)
	if k == SuperVillain {
		// The second of its two frames.
		p.Stroke(pen.Rectangle(9, 9, CardWidth-18, height-18, cornerRadius-7), 2, k.OnInk())
	}
}

// seedOf gives each face its own irregularities.
func seedOf(f Face) uint32 {
	h := uint32(2166136261)
	for i := range len(f.Name) {
		h = (h ^ uint32(f.Name[i])) * 16777619
	}
	return h
}
