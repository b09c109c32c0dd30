package art

import (
	"image/color"
	"math"
	"slices"
	"strings"

	"lineup/render/art/chrome"
	"lineup/render/art/figure"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
	"lineup/render/art/typeset"
)

// This file has the page on which a Super-Villain enters. Its parts move separately. All are drawn
// in units of the table, with the pen at the table's upper left corner in a window of 16 to 9.

// splashTilt is the slope of the lines of the page.
const splashTilt = -0.0394

// Positions on the page.
const (
	splashX, splashY           = 1250.0, 440.0 // the middle of the sun
	SplashBurstX               = 372.0         // where the card lands
	SplashBurstY               = 540.0
	splashStoneX, splashHeight = 372.0, 0.8
)

// SplashSpan is the visible part of the table, in its units.
type SplashSpan struct{ X, Y, W, H float64 }

// corners returns the outline of the page, reduced by less at its upper and lower edges.
func (s SplashSpan) corners(less float64) pen.Outline {
	l, r, top, low := s.X-30, s.X+s.W+30, s.Y, s.Y+s.H
	return pen.Polygon(l, top+118+less, r, top+40+less, r, low-112-less, l, low-34-less)
}

// SplashGround is the color of the bare page.
var SplashGround = pen.RGB(0x8a0f12)

// DrawSplashPage draws the page: rays, a low sun, and a city in flames.
func DrawSplashPage(p pen.Pen, s SplashSpan) {
	page := s.corners(0)
	p.At(0, 24, 1).Fill(page, pen.Fade(pen.Ink, 0.7))
	p.Stroke(page, 10, pen.Ink)
	p.Fill(page, pen.Paper)
	p.Fill(s.corners(20), SplashGround)
	low := s.Y + s.H
	p.Atop(s.corners(20), func(p pen.Pen) {
		p.Wheel(splashX, splashY, 1700+s.W-1920, 44, pen.Fade(pen.RGB(0xd8261f), 0.9), pen.WheelOf{})
		p.Dots(pen.Screen{X: s.X - 100, Y: s.Y, W: s.W + 200, H: s.H, Pitch: 15, Max: 0.6, Grow: pen.GrowOut, Colour: pen.Fade(pen.RGB(0x3a0408), 0.95)})
		for _, ring := range [...][2]float64{{620, 0.16}, {480, 0.22}, {350, 0.35}, {250, 0.5}} {
			p.Fill(pen.Circle(splashX, splashY, ring[0]), pen.Fade(pen.RGB(0xff8a3d), ring[1]))
		}
		p.Fill(pen.Circle(splashX, splashY-30, 180), pen.Fade(pen.RGB(0xffd98a), 0.9))
		drawRush(p)
		chrome.DrawSkyline(p, chrome.Skyline{
			Seed: 11, Base: low - 120, Low: 60, High: 300, Narrow: 70, Wide: 150, From: s.X, To: s.X + s.W,
			Colour: pen.RGB(0x4a070c), Window: pen.RGB(0xff9a3d), Dense: 0.14, Size: 6,
		})
		for i, f := range [...]struct {
			c          uint32
			base, high float64
		}{{0xb8201a, 0, 620}, {0xf2761d, 10, 430}, {0xffc83a, 20, 260}} {
			drawFlames(p, s, uint32(i), low+f.base, f.high, 120-24*float64(i), pen.Fade(pen.RGB(f.c), 0.92))
		}
		p.Fill(ink.Kirby(1760, 250, 240, 40, 3), pen.Ink)
		p.Fill(ink.Kirby(800, 200, 170, 30, 8), pen.Ink)
	})
}

// DrawSplashGround draws the page as a stand-in: its edges and the sun behind the Super-Villain. It
// takes almost no time.
func DrawSplashGround(p pen.Pen, s SplashSpan) {
	page := s.corners(0)
	p.Stroke(page, 10, pen.Ink)
	p.Fill(page, pen.Paper)
	p.Fill(s.corners(20), SplashGround)
	p.Atop(s.corners(20), func(p pen.Pen) {
		for _, ring := range [...][2]float64{{620, 0.16}, {480, 0.22}, {350, 0.35}, {250, 0.5}} {
			p.Fill(pen.Circle(splashX, splashY, ring[0]), pen.Fade(pen.RGB(0xff8a3d), ring[1]))
		}
		p.Fill(pen.Circle(splashX, splashY-30, 180), pen.Fade(pen.RGB(0xffd98a), 0.9))
	})
}

// drawRush draws thin wedges that converge on the sun from all around and lead the eye to the
// Super-Villain.
func drawRush(p pen.Pen) {
	const count = 84
	var pale, dark pen.Outline
	for i := range count {
		turn := 2 * math.Pi * (float64(i) + 0.8*pen.Noise(61, i)) / count
		near := 330 + 330*pen.Noise(62, i)
		wide := 0.006 + 0.016*pen.Noise(63, i)*pen.Noise(64, i)
		x, y := splashAt(near, turn)
		x1, y1 := splashAt(1700, turn-wide)
		x2, y2 := splashAt(1700, turn+wide)
		o := pen.Polygon(x, y, x1, y1, x2, y2)
		if i%3 == 0 {
			pale = append(pale, o...)
		} else {
			dark = append(dark, o...)
		}
	}
	p.Fill(dark, pen.Fade(pen.RGB(0x2a0206), 0.9))
	p.Fill(pale, pen.Fade(pen.RGB(0xffd98a), 0.75))
}

// splashAt returns the point at radius r from the middle of the sun, at an angle.
func splashAt(r, turn float64) (x, y float64) {
	sin, cos := math.Sincos(turn)
	return splashX + r*cos, splashY + r*sin
}

// drawFlames draws a row of flames.
func drawFlames(p pen.Pen, s SplashSpan, seed uint32, base, high, wide float64, c color.NRGBA) {
	for i := range int(s.W/112) + 2 {
		x := s.X - 40 + 112*float64(i) + 40*(pen.Noise(3+seed, i)-0.5)
		h := high * (0.35 + 0.5*pen.Noise(7+seed, i) + 0.3*math.Min(1, math.Abs(x-splashX)/1200))
		p.Fill(flame(x, base, h, wide), c)
	}
}

// flame returns a tongue of fire.
func flame(x, base, h, wide float64) pen.Outline {
	return pen.Brush([]pen.Along{
		{X: x, Y: base, Width: wide}, {X: x + 24, Y: base - h*0.4, Width: wide * 0.8},
		{X: x - 20, Y: base - h*0.75, Width: wide * 0.38}, {X: x + 28, Y: base - h, Width: 2},
	}, 7, true)
}

// SplashReach is the part of the table that the Super-Villains of DrawSplash reach, also beyond the window's
// edges. Below, they are cut.
var SplashReach = SplashSpan{X: 380, Y: -480, W: 2150, H: 1680}

// The height of the Super-Villain's chest on the page, and its size relative to a figure.
const giantY, giantSize = 586.0, 4.8

// DrawSplash draws the Super-Villain of a face, as large as the page. The swings of its arms are
// behind it, and the stones they throw up are in front.
func DrawSplash(p pen.Pen, f *Face) {
	if f.Giant == nil {
		return
	}
	glow := ink.Or(f.Giant.Glow, pen.RGB(0xff7a4a))
	for _, s := range figure.GiantSwings(*f.Giant) {
		drawSwing(p.At(splashX, giantY, giantSize), s, glow)
	}
	for i := range 26 {
		turn := math.Pi * (-0.1 + 1.2*(float64(i)+0.7*pen.Noise(71, i))/26)
		r, k := 380+230*pen.Noise(72, i), pen.Noise(73, i)
		x, y := splashX+r*math.Cos(turn), 600-0.78*r*math.Sin(turn)
		if math.Abs(x-splashX) < 290 {
			continue // leave the sides of the head free
		}
		drawStone(p.At(x, y, 1), 9+34*k*k, uint32(i)+40, pen.RGB(0x2e1a30), glow)
	}
	drawMonster(p, f, splashX, giantY, giantSize)
	for i, at := range [...][3]float64{{716, 636, 54}, {796, 560, 22}, {1742, 610, 62}, {1664, 700, 34}, {1812, 500, 26}} {
		drawStone(p.At(at[0], at[1], 1), at[2], uint32(i)+80, pen.RGB(0x1c1020), glow)
	}
}

// DrawSplashFigure draws only the Super-Villain of DrawSplash, in its place.
func DrawSplashFigure(p pen.Pen, f *Face) { drawMonster(p, f, splashX, giantY, giantSize) }

// drawSwing draws the path of an arm as ribbons that widen toward the hand.
func drawSwing(p pen.Pen, s figure.Swing, c color.NRGBA) {
	const steps = 7
	for i := range 4 {
		r := s.Radius * (1.5 - 0.19*float64(i))
		along := make([]pen.Along, steps)
		for j := range along {
			t := float64(j) / (steps - 1)
			sin, cos := math.Sincos(s.To - s.Side*(1-t)*(1.5-0.2*float64(i)))
			along[j] = pen.Along{X: s.X + r*cos, Y: s.Y + r*sin, Width: 0.4 + t*(8.5-1.5*float64(i))}
		}
		o := pen.Brush(along, 6, true)
		p.Stroke(o, 2, pen.Ink)
		p.Fill(o, pen.Mix(c, pen.White, 0.25*float64(i%3)))
	}
}

// DrawSplashFire draws the dark flames in front of the Super-Villain, which end at the page's edge.
func DrawSplashFire(p pen.Pen, s SplashSpan) {
	c := pen.Mix(pen.RGB(0x3a0408), pen.Ink, 0.45)
	low := s.Y + s.H - 1080
	p.Atop(s.corners(20), func(p pen.Pen) {
		for i := range int(s.W/86) + 2 {
			x, n := s.X-40+86*float64(i), pen.Noise(23, i)
			h := 40 + 150*n*n
			p.Fill(pen.Brush([]pen.Along{
				{X: x, Y: low + 1060, Width: 90}, {X: x + 18, Y: low + 1000 - h*0.3, Width: 60},
				{X: x - 14, Y: low + 960 - h*0.7, Width: 26}, {X: x + 16, Y: low + 940 - h, Width: 2},
			}, 7, true), c)
		}
	})
}

// DrawSplashBurst draws the burst where the card strikes: one star on another, and the lines of its
// fall.
func DrawSplashBurst(p pen.Pen) {
	for i := range 22 {
		t := -2.72 + 0.62*pen.Noise(5, i)
		r, l := 330+90*pen.Noise(6, i), 200+360*pen.Noise(7, i)
		w := 0.012 + 0.02*pen.Noise(8, i)
		at := func(r, t float64) (x, y float64) {
			sin, cos := math.Sincos(t)
			return SplashBurstX + r*cos, SplashBurstY - 20 + r*sin
		}
		x0, y0 := at(r, t)
		x1, y1 := at(r+l, t-w)
		x2, y2 := at(r+l, t+w)
		p.Fill(pen.Polygon(x0, y0, x1, y1, x2, y2), pen.Fade(pen.Paper, 0.9))
	}
	outer := pen.Burst(SplashBurstX, SplashBurstY, 400, 262, 19, 0.1, 0.2, 9)
	p.At(8, 14, 1).Fill(outer, pen.Fade(pen.Ink, 0.5))
	p.Stroke(outer, 12, pen.Ink)
	p.Fill(outer, pen.CanDo)
	p.Fill(pen.Burst(SplashBurstX, SplashBurstY, 330, 226, 19, 0.2, 0.2, 11), pen.Paper)
	p.Atop(outer, func(p pen.Pen) {
		p.Dots(pen.Screen{X: -60, Y: 560, W: 860, H: 420, Pitch: 13, Colour: pen.Fade(pen.RGB(0xf2a81d), 0.8)})
	})
}

// SplashStones is the number of stones that fly off where the card strikes.
const SplashStones = 16

// SplashStone returns the final position and the size of a stone.
func SplashStone(i int) (x, y, size float64) {
	t := 2*math.Pi*float64(i)/SplashStones + 0.3*pen.Noise(4, i)
	r := 300 + 130*pen.Noise(5, i)
	return splashStoneX + r*math.Cos(t), SplashBurstY + r*splashHeight*math.Sin(t), 12 + 26*pen.Noise(6, i)
}

// DrawSplashStone draws a stone around the origin.
func DrawSplashStone(p pen.Pen, i int) {
	_, _, size := SplashStone(i)
	drawStone(p, size, uint32(i)+2, pen.RGB(0x5a6088), pen.RGB(0x2a2f4c))
}

// drawStone draws a stone around the origin, with its far edge in another color.
func drawStone(p pen.Pen, size float64, seed uint32, c, edge color.NRGBA) {
	o := pen.Burst(0, 0, size, size*0.7, 4+int(seed%2), 6*pen.Noise(7, int(seed)-2), 0.25, seed)
	p.Stroke(o, 7, pen.Ink)
	p.Fill(o, c)
	p.Atop(o, func(p pen.Pen) { p.FillOdd(pen.Join(o, o.Moved(-4, -3)), edge) })
}

// SplashNews is the narration box of a page: its words, the size of its letters, and its own size.
type SplashNews struct {
	Words string
	Size  float64
	W, H  float64
}

// SetSplashNews sets words in letters scale times as large as usual, or smaller ones if they need more
// than room.
func SetSplashNews(words string, scale, room float64) SplashNews {
	n := SplashNews{Words: words}
	for n.Size = splashNewsSize * scale; ; n.Size-- {
		n.Size = math.Max(splashNewsSize, n.Size)
		if n.W = pen.Measure(words, n.style()) + 46; n.W <= room || n.Size <= splashNewsSize {
			break
		}
	}
	n.H = 40 + n.Size
	return n
}

// splashNewsSize is the usual size of the narration's letters.
const splashNewsSize = 24.0

func (n *SplashNews) style() pen.Style {
	return pen.Style{Font: pen.Heavy, Size: n.Size, Colour: pen.Ink}
}

// Draw draws the box with its upper left corner at the origin.
func (n *SplashNews) Draw(p pen.Pen) {
	o := pen.Polygon(0, 0, n.W, n.W*splashTilt, n.W-6, n.H+n.W*splashTilt, 4, n.H)
	p.At(7, 10, 1).Fill(o, pen.Fade(pen.Ink, 0.6))
	p.Stroke(o, 7, pen.Ink)
	p.Fill(o, pen.CanDo)
	p.At(22, n.H/2+n.Size*0.37, 1).Turned(splashTilt).Text(n.Words, 0, 0, n.style(), pen.Left)
}

// splashName returns a name in capitals, and the style and squeeze that make it as large as fits.
func splashName(name string) (string, pen.Style, float64) {
	name = strings.ToUpper(name)
	st, squeeze := pen.Fit(name, 600, pen.Style{Font: pen.Display, Size: 158, Tracking: 4, Colour: pen.Paper}, 104)
	return name, st, squeeze
}

// DrawSplashName draws a name on the page with its lower left corner at the origin.
func DrawSplashName(p pen.Pen, f *Face) {
	name, st, squeeze := splashName(f.shown())
	p = p.Turned(splashTilt)
	drawSplashBand(p, f, st.Size)
	p = p.Stretched(squeeze, 1)
	chrome.DrawOutlined(p, name, 0, 0, st, pen.Left, chrome.Edge{Colour: pen.Ink, Width: 26 * st.Size / 158, Depth: 14, Side: pen.RGB(0x5a0508)})
}

// DrawSplashNameFast draws the same letters with a plain shadow, in a fraction of the time.
func DrawSplashNameFast(p pen.Pen, f *Face) {
	name, st, squeeze := splashName(f.shown())
	p = p.Turned(splashTilt)
	drawSplashBand(p, f, st.Size)
	p = p.Stretched(squeeze, 1)
	p.Tell(name, 0, 0, st, pen.Left, 1)
	o := pen.Lettering(name, 0, 0, st, pen.Left)
	for _, by := range [...]pen.Point{{X: -8, Y: -6}, {X: 8, Y: -8}, {X: -6, Y: 8}, {X: 10, Y: 13}} {
		p.At(by.X, by.Y, 1).Fill(o, pen.Ink)
	}
	p.Fill(o, st.Colour)
}

// DrawSplashWorth draws the cost and the VP at the end of a name that begins at the origin.
func DrawSplashWorth(p pen.Pen, f *Face) {
	p = p.Turned(splashTilt)
	drawFaceCost(p, f, 700, -58, 76, pen.White)
	DrawStar(p, f.VP, 836, -50, 48)
}

// DrawSplashText draws the text of a Super-Villain's First Appearance in a box with its upper left
// corner at the origin. scale enlarges it if there is room.
func DrawSplashText(p pen.Pen, f *Face, scale float64) {
	words := f.Arrival // its text shows the signs of the effects
	if words == "" {
		words = f.Text
	}
	DrawSplashWords(p, words, scale)
}

// DrawSplashWords acts like DrawSplashText for any text.
func DrawSplashWords(p pen.Pen, words string, scale float64) {
	o := pen.Polygon(0, 0, 1180, -46, 1176, 50, 6, 100)
	p.At(8, 12, 1).Fill(o, pen.Fade(pen.Ink, 0.6))
	p.Stroke(o, 8, pen.Ink)
	p.Fill(o, pen.Paper)
	p.Fill(pen.Polygon(0, 0, 14, -0.6, 20, 99, 6, 100), pen.Danger)
	p = p.At(36, 2, 1).Turned(splashTilt)
	text := setSplashWords(words, scale)
	if text.Whole { // in the middle of the box
		p = p.At(0, max(0, (92-text.Bottom)/2), 1)
	}
	drawRules(p, text, pen.Ink, pen.RGB(0xb8201a))
}

// splashLetters is the usual size of the text on the page, and splashLettersLeast the least.
const splashLetters, splashLettersLeast = 27.0, 17.0

// setSplashWords lays out a text on the page in the largest letters in which all of it fits. Its
// paragraphs run on in one where that allows larger letters.
func setSplashWords(words string, scale float64) (set typeset.Setting) {
	inLetters(func(by letters) bool {
		set = setSplashWordsBy(by, words, scale)
		return set.Whole
	})
	return set
}

// setSplashWordsBy is setSplashWords with letters of a width.
func setSplashWordsBy(by letters, words string, scale float64) typeset.Setting {
	column := typeset.Column{Box: pen.AreaAt(0, 8, 1122, 84)}
	paragraphs := by.measured(words)
	for size := splashLetters * scale; size >= splashLettersLeast; size -= 2 {
		for _, of := range [...][][]typeset.Word{paragraphs, {slices.Concat(paragraphs...)}} {
			if text, ok := typeset.FlowWhole(of, column, size, by.ruler); ok {
				return by.of(text)
			}
		}
	}
	return by.of(typeset.Fit([][]typeset.Word{slices.Concat(paragraphs...)}, column, splashLettersLeast, by.ruler))
}

// DrawSplashTags draws short facts below each other in a box, the last one largest.
func DrawSplashTags(p pen.Pen, tags []string, w, h float64) {
	p = p.Turned(splashTilt)
	pitch := h / float64(max(len(tags), 2))
	for i, words := range tags {
		y := h - pitch*(float64(len(tags)-i)-0.5)
		ground, ink := pen.Paper, pen.Ink
		if i == len(tags)-1 {
			ground = pen.CanDo
		}
		st, squeeze := pen.Fit(words, w-30, pen.Style{Font: pen.Display, Size: 36, Tracking: 1, Colour: ink}, 24)
		wide := pen.Measure(words, st)*squeeze + 26
		o := pen.Polygon(5, y-24, wide+4, y-24, wide-4, y+22, -5, y+22)
		p.At(4, 6, 1).Fill(o, pen.Fade(pen.Ink, 0.5))
		p.Stroke(o, 6, pen.Ink)
		p.Fill(o, ground)
		p.Condensed(words, 13, y+12, st, pen.Left, squeeze)
	}
}

// DrawSplashStamp draws the stamp over a defeated Super-Villain in a box.
func DrawSplashStamp(p pen.Pen, words string, w, h float64) {
	p = p.At(w/2, h/2, 1).Turned(-0.12)
	o := pen.Rectangle(-w/2+20, -h/2+20, w-40, h-40, 14)
	p.At(6, 9, 1).Fill(o, pen.Fade(pen.Ink, 0.5))
	p.Stroke(o, 26, pen.Ink)
	p.Fill(o, pen.CanDo)
	p.Stroke(pen.Rectangle(-w/2+36, -h/2+36, w-72, h-72, 8), 6, pen.Ink)
	p.Fitted(words, 0, 46, w-110, pen.Style{Font: pen.Display, Size: 130, Tracking: 6, Colour: pen.Ink}, 80, pen.Centre)
}

// DrawPressTab draws the tab that says how to continue or to close something, with its right end at the origin. The
// button that does it, if any, is between the words before it and the words after it.
func DrawPressTab(p pen.Pen, before string, button chrome.Glyph, after string) {
	const size, high, gap = 38.0, 44.0, 10.0
	st := pen.Style{Font: pen.Display, Size: size, Tracking: 1, Colour: pen.Ink}
	in := 0.0 // the room of the button
	if w := chrome.GlyphWidth(button, high); w > 0 {
		in = w + 2*gap
	}
	first := pen.Measure(before, st)
	w := first + in + pen.Measure(after, st) + 24
	p = p.At(-w, 0, 1)
	o := pen.Polygon(5, -size*0.72, w+4, -size*0.72, w-4, size*0.62, -5, size*0.62)
	p.At(3, 5, 1).Fill(o, pen.Fade(pen.Ink, 0.5))
	p.Stroke(o, 6, pen.Ink)
	p.Fill(o, p.Under(pen.CanDo, pen.Ink))
	p.Text(before, 12, size*0.33, st, pen.Left)
	chrome.DrawGlyph(p, button, 12+first+gap, -size*0.05, high)
	p.Text(after, 12+first+in, size*0.33, st, pen.Left)
}
