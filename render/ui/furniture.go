package ui

import (
	"image/color"
	"math"

	"lineup/render/art/chrome"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
)

// This file puts the furniture of art on screens: panels, headings, tags and rows.

// MinMenu is the smallest size of letters in menus and questions, 16 pixels in a window of 720
// lines. MinTarget is the least height of a click target, 44 pixels there.
const (
	MinMenu   = 24.0
	MinTarget = 66.0
)

// Panel draws the dark ground of a group. Edge is the color of the light on its top, or transparent
// for none.
func (c *Canvas) Panel(b Box, edge color.NRGBA) {
	c.ground("panel", b)
	c.furnish(gallery.Key{Name: "panel", A: edge}, b, 24, func(p pen.Pen) { chrome.DrawPanel(p, b.W, b.H, edge) })
}

// Sign draws the black board under a question. The color of its line shows how serious the question
// is.
func (c *Canvas) Sign(b Box, line color.NRGBA) {
	c.ground("sign", b)
	c.furnish(gallery.Key{Name: "sign", A: line}, b, 30, func(p pen.Pen) {
		o := pen.Polygon(0, 6, b.W, 0, b.W-8, b.H, 8, b.H-6)
		p.At(9, 14, 1).Fill(o, pen.Fade(pen.Ink, 0.6))
		p.Stroke(o, 17, pen.Ink)
		p.Stroke(o, 9, p.Letters(line))
		p.Fill(o, pen.Ink)
		p.Atop(o, func(p pen.Pen) {
			if p.HighContrast() {
				return
			}
			p.Dots(pen.Screen{X: 0, Y: b.H * 0.3, W: b.W, H: b.H * 0.9, Pitch: 12, Colour: pen.Fade(line, 0.09)})
		})
	})
}

// Starburst draws a star around a place, to announce something.
func (c *Canvas) Starburst(x, y, radius float64, fill, ray, dot color.NRGBA) {
	b := BoxAt(x-radius, y-radius, 2*radius, 2*radius)
	c.PartBeside(gallery.Key{Name: "starburst", A: fill, B: ray, C: dot}, b, radius*0.3+12, func(p pen.Pen) {
		chrome.DrawStarburst(p.At(radius, radius, 1), radius, radius*0.72, 17, 4, fill, ray, dot)
	})
}

// headingSize is the size of a heading's letters.
const headingSize = 96.0

// headingRise is how far the end of a heading is above its beginning, at most.
const headingRise = 12.0

// Heading draws the title of a screen on a block of light that starts at the left edge of the
// window. The words begin at x and are at most room wide. Y is the middle of the block.
func (c *Canvas) Heading(words string, x, y, room float64) {
	words = c.says(words)
	st := Display(headingSize, pen.Paper)
	st.Tracking = 3
	left := c.Room().X - 40
	words, st, squeeze := c.fit(words, room, st, headingSize*0.5, leastSqueeze)
	wide := pen.Measure(words, st) * squeeze
	b := BoxAt(left, y-58, x-left+wide+84, 116)
	c.ground("heading", b)
	c.keepClear(b, false)
	c.furnish(gallery.Key{Name: "heading", Text: words}, b, 20, func(p pen.Pen) {
		red := pen.Polygon(0, -2, b.W+30, 14, b.W-26, b.H-8, 0, b.H+4)
		p.At(8, 12, 1).Fill(red, pen.Fade(pen.Ink, 0.55))
		p.Stroke(red, 9, pen.Ink)
		p.Fill(red, pen.RGB(0xd8261f))
		o := pen.Polygon(0, 6, b.W+4, 0, b.W-38, b.H-16, 0, b.H-8)
		p.Fill(o, pen.CanDo)
		p.Atop(o, func(p pen.Pen) {
			p.Dots(pen.Screen{X: 0, Y: 20, W: b.W, H: b.H, Pitch: 9, Colour: pen.Fade(pen.RGB(0xf2a81d), 0.95)})
		})
		turn := math.Min(0.012, headingRise/wide)
		q := p.At(x-left, b.H/2+st.Size*0.33, 1).Turned(-turn).Stretched(squeeze, 1)
		chrome.DrawOutlined(q, words, 0, 0, st, pen.Left, chrome.Edge{Colour: pen.Ink, Width: 15, Depth: 6, Side: pen.RGB(0x7a0f12)})
	})
}

// Shout draws display letters with a contour, at most room wide. Words that are too long get
// smaller, then squeezed. Y is the baseline.
func (c *Canvas) Shout(words string, x, y, room float64, st pen.Style, align pen.Align, e chrome.Edge) {
	if words == "" {
		return
	}
	words, fit, squeeze := c.fit(c.says(words), room, st, st.Size*0.5, leastSqueeze)
	wide := pen.Measure(words, fit) * squeeze
	b := BoxAt(x+align.Start(wide), y-fit.Size, wide, fit.Size)
	key := gallery.Key{Name: "shout", Text: words, A: st.Colour, B: e.Colour, C: e.Side, N: int(st.Size*16)<<20 + int(e.Width*16)<<8 + e.Depth}
	c.furnish(key, b, e.Width+float64(e.Depth)+fit.Size*0.2, func(p pen.Pen) {
		chrome.DrawOutlined(p.At(0, fit.Size, 1).Stretched(squeeze, 1), words, 0, 0, fit, pen.Left, e)
	})
}

// The least width of letters, as a part of their normal width: minSqueeze is that of labels, and
// leastSqueeze that of large titles, which only text from outside reaches.
const (
	minSqueeze   = 0.8
	leastSqueeze = 0.4
)

// fit returns words in a style and with a squeeze that fit a room. They get smaller, then squeezed,
// then shortened.
func (c *Canvas) fit(words string, room float64, st pen.Style, least, squeeze float64) (string, pen.Style, float64) {
	if len(words) > briefLine {
		words = brief(words, briefLine)
	}
	fit, by := pen.Fit(words, room, st, least)
	if by < squeeze {
		words = c.Shortened(words, fit, room/squeeze)
		fit, by = pen.Fit(words, room, st, least)
	}
	return words, fit, by
}

// Label draws display letters with a soft edge, at most room wide. Words that are too long get
// smaller, then squeezed, then shortened. Shortened words are shown in full under the pointer.
func (c *Canvas) Label(words string, x, y, room float64, st pen.Style, align pen.Align) {
	if words == "" {
		return
	}
	all, whole := c.says(words), ""
	words, fit, squeeze := c.fit(all, room, st, math.Min(st.Size, math.Max(MinMenu, st.Size*0.6)), minSqueeze)
	if words != all {
		whole = all
	}
	wide := pen.Measure(words, fit) * squeeze
	b := BoxAt(x+align.Start(wide), y-fit.Size, wide, fit.Size)
	c.keepClear(b, false)
	c.Shortly(whole, b, func() {
		c.Part(gallery.Key{Name: "label words", Text: words, A: st.Colour, N: int(st.Size)}, b, fit.Size*0.3+4, func(p pen.Pen) {
			chrome.DrawLabel(p.At(0, fit.Size, 1).Stretched(squeeze, 1), words, 0, 0, fit, pen.Left)
		})
	})
}

// TagWidth returns the width of a tag.
func (c *Canvas) TagWidth(words string, size float64) float64 {
	return pen.Measure(c.says(words), pen.Style{Font: pen.Display, Size: size, Tracking: 1}) + 24
}

// Tag draws a small slanted block with words. X and y are the middle of its left edge.
func (c *Canvas) Tag(words string, x, y, size float64, fill, ink color.NRGBA) {
	words = c.says(words)
	b := BoxAt(x, y-size*0.72, c.TagWidth(words, size), size*1.34)
	c.keepClear(b, false)
	c.Part(gallery.Key{Name: "tag", Text: words, A: fill, B: ink, N: int(size)}, b, 14, func(p pen.Pen) {
		chrome.DrawTag(p, words, 0, size*0.72, size, fill, ink)
	})
}

// Row draws the ground of a list entry. The stripe at its left has the owner's color. A chosen row
// is highlighted.
func (c *Canvas) Row(b Box, stripe color.NRGBA, chosen bool) {
	c.ground("row", b)
	key := gallery.Key{Name: "row", A: stripe}
	if chosen {
		key.N = 1
	}
	c.Part(key, b, 12, func(p pen.Pen) {
		o := pen.Polygon(0, 0, b.W, 0, b.W-6, b.H, 4, b.H)
		ground := pen.RGB(0x1b2550)
		if chosen {
			ground = pen.Mix(ground, pen.Chosen, 0.2)
			p.Stroke(o, p.Thick(12, 16), pen.Chosen)
		} else {
			chrome.KeyLine(p, o, 0)
		}
		p.Stroke(o, 5, pen.Ink)
		p.Fill(o, p.Ground(ground))
		p.Atop(o, func(p pen.Pen) {
			p.Fill(pen.Rectangle(0, 0, b.W, 2.5, 0), pen.Fade(pen.White, 0.16))
			if stripe.A > 0 {
				p.Fill(pen.Rectangle(0, 0, 11, b.H, 0), stripe)
			}
		})
	})
}

// Well draws a hollow that holds a list.
func (c *Canvas) Well(b Box) {
	c.ground("well", b)
	c.Part(gallery.Key{Name: "well"}, b, 4, func(p pen.Pen) {
		o := pen.Rectangle(0, 0, b.W, b.H, 6)
		chrome.KeyLine(p, o, 3)
		p.Fill(o, p.Ground(WellGround))
		p.Stroke(o, 4, pen.Ink)
	})
}

// WellGround is the ground of a well.
var WellGround = pen.RGB(0x0a1024)

// Blaze draws a flat burst of light behind words. Wide and high are its reach from the center.
func (c *Canvas) Blaze(x, y, wide, high float64) {
	b := BoxAt(x-wide, y-high, 2*wide, 2*high)
	c.Part(gallery.Key{Name: "blaze"}, b, wide*0.2, func(p pen.Pen) {
		p = p.At(wide, high, 1)
		star := func(part, hollow float64, turn float64, seed uint32) pen.Outline {
			return pen.Burst(0, 0, wide*part, wide*part*hollow, 23, turn, 0.1, seed).Scaled(1, high/wide)
		}
		red, light := star(1, 0.74, 0.12, 6), star(0.9, 0.76, 0.2, 8)
		p.At(10, 14, 1).Fill(red, pen.Fade(pen.Ink, 0.6))
		p.Stroke(red, 12, pen.Ink)
		p.Fill(red, pen.RGB(0xd8261f))
		p.Fill(light, pen.CanDo)
		p.Atop(light, func(p pen.Pen) {
			p.Dots(pen.Screen{X: -wide, Y: -high * 0.1, W: 2 * wide, H: high * 1.1, Pitch: 10, Colour: pen.Fade(pen.RGB(0xf2a81d), 0.95)})
		})
	})
}

var (
	crownOutline = pen.MustPath("M-46 34 L-58 -20 L-28 6 L0 -40 L28 6 L58 -20 L46 34 Z")
	crownShade   = pen.MustPath("M14 34 L24 2 L28 6 L58 -20 L46 34 Z")
	crownBand    = pen.MustPath("M-46 34 L-49 20 H49 L46 34 Z")
	crownJewels  = pen.Join(pen.Circle(-58, -22, 7), pen.Circle(0, -43, 8), pen.Circle(58, -22, 7))
	crownStones  = pen.Join(pen.Circle(-24, 27, 4.4), pen.Circle(0, 27, 5), pen.Circle(24, 27, 4.4))
)

// Crown draws a crown around its center, wide units wide and turned.
func (c *Canvas) Crown(x, y, wide, turn float64) {
	b := BoxAt(x-wide/2, y-wide/2, wide, wide)
	c.Part(gallery.Key{Name: "crown", N: int(turn * 1000)}, b, wide*0.2, func(p pen.Pen) {
		p = p.At(wide/2, wide/2, wide/130).Turned(turn)
		whole := pen.Join(crownOutline, crownJewels)
		p.At(4, 7, 1).Fill(whole, pen.Fade(pen.Ink, 0.5))
		p.Stroke(whole, 12, pen.Ink)
		p.Fill(whole, pen.Gold)
		p.Fill(crownShade, pen.RGB(0xd08a1d))
		p.Fill(crownBand, pen.RGB(0xb86a12))
		p.Fill(crownStones, pen.RGB(0xe03a30))
		p.Stroke(pen.Open(-49, 20, 49, 20), 4, pen.Ink)
	})
}
