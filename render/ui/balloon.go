package ui

import (
	"math"
	"strings"

	"lineup/render/art/gallery"
	"lineup/render/art/pen"
)

// This file draws the text under the pointer in a paper balloon, whose tail points at what the text is about
// where there is room for that.

// Balloon is like Offer but shows the text in a paper balloon with its tail at the box.
func (c *Canvas) Balloon(words string, at Box) { c.BalloonOf("", words, at) }

// BalloonOf is like Balloon for a box with a name, with which the text begins where there is no room for a tail.
func (c *Canvas) BalloonOf(name, words string, at Box) {
	if words != "" && c.Points(at) {
		c.tip = tip{words: words, name: name, at: at, balloon: true}
	}
}

// side is the side of a box on which a balloon is.
type side uint8

const (
	onRight side = iota
	onTop
	onFoot
	onLeft
	noSide // somewhere near, without a tail
)

const (
	balloonInset = 22.0
	balloonLean  = 6.0  // how far its sides lean
	balloonTail  = 32.0 // length of its tail
	tailWide     = 24.0 // width of its tail
	tailInside   = 24.0 // from the tip of a tail to the ends of the box, at least
	tailGap      = 28.0 // from the tail to the box, for the frame that keys move
	balloonPitch = 1.28 // of a line, in letters
	tailSlant    = 56.0 // how far to the side the tip of a tail may be
	// movedCost is what it costs to move a balloon along its side, for each square unit.
	movedCost = 0.0001
	// sideCost is what a side costs more than the one before, and widthCost what a wider balloon costs more.
	sideCost, widthCost = 30.0, 8.0
)

// balloonWidths are the widths tried for the words of a balloon, in usual letters.
var balloonWidths = [...]float64{420, 560, 320, 760, 230}

// balloon is a text laid out in a balloon.
type balloon struct {
	box   Box
	side  side
	tail  float64 // where its middle is along the edge of the box, from its left or upper end
	tip   float64 // where its tip is, measured like tail
	lines []string
	bold  int // of the lines, from the first one
	style pen.Style
	pitch float64
}

// balloonOf lays a text out beside, above or below a box, where it covers nothing that can be clicked, and no
// words if there is room. Without such a place it is as near above or below as it can be, without a tail.
func (c *Canvas) balloonOf(name, words string, at Box) (best balloon) {
	c.measure()
	room, least := c.Room().Grown(-tipEdge), tipOffTarget
	set := func(wide float64) balloon {
		return c.setBalloon(words, math.Min(wide*c.TextScale, room.W-2*balloonInset))
	}
	for i, wide := range balloonWidths {
		b := set(wide)
		for s := range noSide {
			most := 0.0 // how far it is moved along that side
			if s == onTop || s == onFoot {
				most = (at.W+b.box.W)/2 + tailSlant
			}
			for by := 0.0; by <= most; by += tipStep {
				for _, by := range [...]float64{by, -by} {
					if !b.put(s, at, room, by) {
						continue
					}
					if cost := float64(s)*sideCost + float64(i)*widthCost + by*by*movedCost + c.coverCost(b.box.Grown(balloonLean)); cost < least {
						best, least = b, cost
					}
				}
			}
		}
	}
	if best.box.W > 0 {
		return best
	}
	if least = math.Inf(1); name != "" {
		words = name + ". " + words
	}
	for i, wide := range balloonWidths {
		b := set(wide)
		b.side = noSide
		for _, y := range [...]float64{at.Y - tailGap - b.box.H, at.Y + at.H + tailGap} {
			for x := room.X; x+b.box.W <= room.X+room.W; x += tipStep {
				b.box.X, b.box.Y = x, math.Max(room.Y, math.Min(y, room.Y+room.H-b.box.H))
				if cost := b.box.apart(at) + float64(i)*widthCost + c.coverCost(b.box.Grown(balloonLean)); cost < least && !b.box.Overlaps(at) {
					best, least = b, cost
				}
			}
		}
	}
	return best
}

// coverCost returns what it costs to cover what is in a box.
func (c *Canvas) coverCost(b Box) (cost float64) {
	for i := range c.kept {
		switch o := &c.kept[i]; {
		case !o.box.Overlaps(b):
		case o.target:
			cost += tipOffTarget
		default:
			cost += tipOffWords
		}
	}
	return cost
}

// setBalloon sets a text in lines no wider than a room. The first of several sentences is bold.
func (c *Canvas) setBalloon(words string, room float64) balloon {
	b := balloon{style: Body(MinMenu*c.TextScale, pen.Ink)}
	b.pitch = b.style.Size * balloonPitch
	first, rest, several := strings.Cut(words, ". ")
	if several {
		b.lines = c.Wrap(first+".", Bold(b.style.Size, pen.Ink), room)
		b.bold = len(b.lines)
		words = rest
	}
	b.lines = append(b.lines, c.Wrap(words, b.style, room)...)
	for i, l := range b.lines {
		b.box.W = math.Max(b.box.W, c.TextWidth(strings.TrimRight(l, " "), b.of(i)))
	}
	b.box.W, b.box.H = b.box.W+2*balloonInset, float64(len(b.lines))*b.pitch+balloonInset
	return b
}

// of returns the style of a line.
func (b *balloon) of(line int) pen.Style {
	if line < b.bold {
		return Bold(b.style.Size, pen.Ink)
	}
	return b.style
}

// put moves the balloon to a side of a box, with its tail at the middle of that side, or moved along it. It returns
// false if that is outside the room or if the tail does not reach the box.
func (b *balloon) put(s side, at, room Box, by float64) bool {
	x, y := at.Middle()
	off := tailGap + balloonTail
	across := func(middle, size, from, to float64) float64 { // as near to the middle as the room lets it
		return math.Max(from, math.Min(middle-size/2, to-size))
	}
	switch s {
	case onRight:
		b.box.X, b.box.Y = at.X+at.W+off, across(y, b.box.H, room.Y, room.Y+room.H)
	case onLeft:
		b.box.X, b.box.Y = at.X-off-b.box.W, across(y, b.box.H, room.Y, room.Y+room.H)
	case onTop:
		b.box.X, b.box.Y = across(x+by, b.box.W, room.X, room.X+room.W), at.Y-off-b.box.H
	case onFoot:
		b.box.X, b.box.Y = across(x+by, b.box.W, room.X, room.X+room.W), at.Y+at.H+off
	case noSide:
	}
	if !b.box.Within(room) {
		return false
	}
	b.side = s
	along, from, long := x, b.box.X, b.box.W
	if s == onRight || s == onLeft {
		along, from, long = y, b.box.Y, b.box.H
	}
	const end = tailWide/2 + balloonLean
	b.tail = math.Max(end, math.Min(along-from, long-end))
	b.tip = b.tail
	if s == onRight || s == onLeft {
		b.tip -= tailWide / 4
		return true
	}
	most := at.W/2 - tailInside // from the middle of the box to its tip
	b.tip = math.Max(along-from-most, math.Min(b.tip, along-from+most))
	return math.Abs(b.tip-b.tail) <= tailSlant
}

// outline returns the outline of the balloon and its tail, from the corner of its box.
func (b *balloon) outline() pen.Outline {
	const half, lean = tailWide / 2, balloonLean
	w, h, at := b.box.W, b.box.H, b.tail
	slant := func(y float64) float64 { return lean * (1 - y/h) }
	switch b.side {
	case onRight:
		return pen.Polygon(lean, 0, w+lean, 0, w, h, 0, h, slant(at+half), at+half, -balloonTail, b.tip, slant(at-half), at-half)
	case onLeft:
		return pen.Polygon(lean, 0, w+lean, 0, w+slant(at-half), at-half, w+balloonTail, b.tip, w+slant(at+half), at+half, w, h, 0, h)
	case onTop:
		return pen.Polygon(lean, 0, w+lean, 0, w, h, at+half, h, b.tip, h+balloonTail, at-half, h, 0, h)
	case onFoot:
		return pen.Polygon(lean, 0, at-half, 0, b.tip, -balloonTail, at+half, 0, w+lean, 0, w, h, 0, h)
	case noSide:
	}
	return pen.Polygon(lean, 0, w+lean, 0, w, h, 0, h)
}

// draw draws the balloon.
func (b *balloon) draw(c *Canvas) {
	c.Over(b.box)
	c.ground("balloon", b.box)
	at := b.box
	c.Part(gallery.Key{Name: "balloon of a tip", N: int(b.side)<<24 + int(math.Round(b.tail))<<12 + int(math.Round(b.tip-b.tail)) + tailSlant}, at, balloonTail+14, func(p pen.Pen) {
		o := b.outline()
		p.At(7, 10, 1).Fill(o, pen.Fade(pen.Ink, 0.55))
		p.Stroke(o, 8, pen.Ink)
		p.Fill(o, pen.Paper)
	})
	for i, l := range b.lines {
		c.Text(strings.TrimRight(l, " "), at.X+balloonInset, at.Y+balloonInset/2+(float64(i)+0.8)*b.pitch, b.of(i), pen.Left)
	}
}
