package art

import (
	"image/color"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
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

// paintCard bakes a card at a width in pixels.
func paintCard(f Face, width int) *ebiten.Image {
	unit := float64(width) / CardWidth
	height := HeightOfCard(width)
	if width < smallWidth {
		return bake(width, height, unit, func(p pen) { p.smallFace(f, unit) })
	}
	return bake(width, height, unit, func(p pen) { p.fullFace(f, unit) })
}

// fullFace draws a card with its rules text, 250 by 350.
func (p pen) fullFace(f Face, unit float64) {
	top, text := arrange(f, max(leastType, leastPixels/unit), ruler(unit))
	p.window(f, 0, top+6, cardWindow)
	p.banner(f.Name)
	p.strip(f, top)
	p.paperBox(f.Kind, top+stripHeight, CardHeight)
	p.rules(text, Ink, Mix(Ink, f.Kind.Dark(), 0.35))
	p.star(f.VP, starX, CardHeight-starUp, starRadius)
	p.cost(f.Cost, costX, CardHeight-costUp, costRadius, seedOf(f))
	p.edge(f.Kind, CardHeight)
}

// arrange chooses where the type strip lies and how the text is set. Best is text
// of a good size that ends above the star; then smaller text and a higher strip;
// then text that flows between star and burst; and last, text that is cut.
func arrange(f Face, least float64, measure widthOf) (top float64, text setting) {
	paragraphs := paragraphsOf(f.Text)
	for _, best := range []float64{max(least, 15), least} {
		for _, top = range stripTops {
			c := cardColumn(f, top)
			if f.VP != "" {
				c.box.h = starHole.y - c.box.y
			}
			if text = settle(paragraphs, c, mostType, best, measure); text.whole {
				return top, text
			}
		}
	}
	for _, top = range stripTops {
		if text = settle(paragraphs, cardColumn(f, top), mostType, least, measure); text.whole {
			return top, text
		}
	}
	return top, text
}

// cardColumn is where rules text flows on a card whose strip begins at top: the
// paper box, around the star and the burst.
func cardColumn(f Face, top float64) column {
	c := column{box: area{15, top + stripHeight + 7, CardWidth - 30, CardHeight - 10 - (top + stripHeight + 7)}}
	if f.VP != "" {
		c.holes = append(c.holes, starHole)
	}
	if f.Cost != "" {
		c.holes = append(c.holes, costHole)
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
	starHole = area{0, CardHeight - starUp - starRadius - 5, starX + starRadius + 6, starUp + starRadius + 5}
	costHole = area{costX - costRadius - 7, CardHeight - costUp - costRadius - 6, CardWidth - costX + costRadius + 7, costUp + costRadius + 6}
)

// ruler returns the measure of words on a picture with unit pixels to the design
// unit. Small type has slightly wider letters, so the size on screen counts.
func ruler(unit float64) widthOf {
	return func(w word, size float64) float64 { return runWidth(w.text, fontOf(w), size*unit) / unit }
}

func fontOf(w word) Font {
	if w.heavy {
		return Heavy
	}
	return Body
}

// banner draws the name on its slanted ink ground.
func (p pen) banner(name string) {
	p.fill(polygon(0, 0, CardWidth, 0, CardWidth, bannerRight, 0, bannerLeft), Ink)
	st := Style{Font: Display, Size: 34, Tracking: 1, Colour: Paper}
	const room = CardWidth - 2*16
	st, squeeze := fit(strings.ToUpper(name), room, st, 27)
	// Smaller names stand a little higher, in the middle of the slant.
	p.condensed(strings.ToUpper(name), 16, 36.5-(34-st.Size)*0.25, st, Left, squeeze)
}

// strip draws the type strip: icon, label, keywords.
func (p pen) strip(f Face, top float64) {
	p.block(0, top, CardWidth, stripHeight, Ink)
	c := f.Kind.OnInk()
	p.icon(f.Kind, 24, top+stripHeight/2, 8.5, c)
	label := Style{Font: Heavy, Size: 15, Tracking: 2, Colour: c}
	keyword := Style{Font: Heavy, Size: 14, Tracking: 1, Colour: White}
	const from, to = 38.0, CardWidth - 16
	taken := 0.0
	if f.Keywords != "" {
		// The keywords may take what the label leaves, but at least 70 units.
		room := max(70, to-from-12-Measure(f.Kind.Label(), label))
		taken = p.fitted(f.Keywords, to, top+18.4, room, keyword, 11, Right) + 10
	}
	p.fitted(f.Kind.Label(), from, top+18.6, to-from-taken, label, 11, Left)
}

// paperBox draws the ground of the rules text.
func (p pen) paperBox(k Kind, top, bottom float64) {
	p.block(0, top, CardWidth, bottom-top, Paper)
	p.halftone(dots{
		x: 0, y: bottom - 60, w: CardWidth, h: 60, pitch: 6, radius: 1.9, turn: 0.4,
		colour: Fade(Mix(k.Main(), Paper, 0.25), 0.30),
	})
}

// rules draws laid out text, light words in one colour and heavy ones in another.
func (p pen) rules(s setting, light, heavy color.NRGBA) {
	for i := 0; i < len(s.words); {
		first := s.words[i]
		line := first.text
		// Words of one weight that follow each other on a line are drawn together.
		for i++; i < len(s.words) && s.words[i].y == first.y && s.words[i].heavy == first.heavy; i++ {
			line += " " + s.words[i].text
		}
		c := light
		if first.heavy {
			c = heavy
		}
		p.run(line, first.x, first.y, Style{Font: fontOf(first.word), Size: s.size, Colour: c})
	}
}

// star draws the victory points in a gold star of the given outer radius.
func (p pen) star(vp string, x, y, radius float64) {
	if vp == "" {
		return
	}
	s := p.at(x, y, radius/60)
	s.fill(starOutline, Gold)
	s.stroke(starOutline, 9, Ink)
	size := radius * 0.95
	if len(vp) > 1 {
		size = radius * 0.78
	}
	p.fitted(vp, x, y+size*0.39, radius*1.05, Style{Font: Display, Size: size, Colour: Ink}, size*0.7, Centre)
}

var starOutline = mustPath("M0 -60 L17 -20 L60 -18 L26 9 L37 51 L0 27 L-37 51 L-26 9 L-60 -18 L-17 -20 Z")

// cost draws the cost in a white burst of the given outer radius.
func (p pen) cost(cost string, x, y, radius float64, seed uint32) {
	if cost == "" {
		return
	}
	b := burst(x, y, radius, radius*0.75, 10, 0.2, 0.06, seed)
	p.fill(b, White)
	p.stroke(b, radius*0.135, Ink)
	size := radius * 1.3
	if len(cost) > 1 {
		size = radius * 1.14
	}
	p.fitted(cost, x, y+size*0.36, radius*1.15, Style{Font: Display, Size: size, Colour: Ink}, size*0.7, Centre)
}

// edge rounds the corners and draws the outline.
func (p pen) edge(k Kind, height float64) {
	p.cut(rectangle(0, 0, CardWidth, height, cornerRadius), 0, 0, CardWidth, height)
	p.stroke(rectangle(3.5, 3.5, CardWidth-7, height-7, cornerRadius-3), outlineWidth, Ink)
	if k == SuperVillain {
		// The second of its two frames.
		p.stroke(rectangle(9, 9, CardWidth-18, height-18, cornerRadius-7), 2, k.OnInk())
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
