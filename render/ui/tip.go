package ui

import (
	"math"
	"slices"
	"strings"

	"lineup/render/art/chrome"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
)

// This file shows texts under the pointer, where they cover nothing that can be clicked and no words if
// there is room.

// tip is a text that is shortened, or smaller than the setting, in its place. It is shown in full
// and in full size while the pointer is on it.
type tip struct {
	words string
	at    Box // the place of the shortened text
	// Balloon is set for a text in a paper balloon, and name is what it is about.
	balloon bool
	name    string
}

// kept is something drawn in this frame that a tip should not cover: a target, a label, or words.
type kept struct {
	box    Box
	target bool
	words  string // measured only if a tip is shown, with its baseline at the corner of the box
	style  pen.Style
	align  pen.Align
}

// keepClear notes a box that a tip should not cover.
func (c *Canvas) keepClear(b Box, target bool) {
	if target {
		b = b.Grown(tipGap / 2)
	}
	c.kept = append(c.kept, kept{box: b, target: target})
}

// Spare lets no tip of this frame cover a box if there is room elsewhere.
func (c *Canvas) Spare(b Box) { c.keepClear(b, true) }

// keepWords notes a line of words that a tip should not cover.
func (c *Canvas) keepWords(words string, x, y float64, st pen.Style, a pen.Align) {
	c.kept = append(c.kept, kept{box: BoxAt(x, y, 0, 0), words: words, style: st, align: a})
}

// hide forgets everything in a box, which something else now covers.
func (c *Canvas) hide(b Box) {
	c.kept = slices.DeleteFunc(c.kept, func(k kept) bool { return k.box.Within(b) })
}

// measure gives all words that have been noted a box.
func (c *Canvas) measure() {
	for i := range c.kept {
		if k := &c.kept[i]; k.words != "" {
			wide := c.TextWidth(k.words, k.style)
			k.box = BoxAt(k.box.X+k.align.Start(wide), k.box.Y-ascent*k.style.Size, wide, lineHeight*k.style.Size)
			k.words = ""
		}
	}
}

// These say how much a tip avoids what it would cover. It goes a distance in units to cover one less.
const (
	tipOffTarget = 4000.0
	tipOffWords  = 250.0
	tipNear      = 400.0 // a tip farther away seems to belong to something else
	tipAfar      = 5.0   // what a unit beyond that costs
	tipGap       = 10.0  // to what it is about
	tipStep      = 12.0  // between the places tried
	tipEdge      = 8.0   // to the edge of the window
)

// clearPlace returns the box of a size next to another box, as close as it can be without covering what
// must stay clear, and what it costs to have it there. Above the box is best.
func (c *Canvas) clearPlace(at Box, w, h float64) (best Box, least float64) {
	in := c.Room().Grown(-tipEdge)
	least = math.Inf(1)
	try := func(x, y, extra float64) {
		b := BoxAt(math.Max(in.X, math.Min(x, in.X+in.W-w)), math.Max(in.Y, math.Min(y, in.Y+in.H-h)), w, h)
		far := b.apart(at)
		cost := extra + far + tipAfar*math.Max(0, far-tipNear)
		if b.Overlaps(at) {
			cost += tipOffTarget
		}
		if cost < least {
			cost += c.coverCost(b)
		}
		if cost < least {
			best, least = b, cost
		}
	}
	middle := at.X + (at.W-w)/2
	above, below := at.Y-h-tipGap, at.Y+at.H+tipGap
	beside := at.Y + (at.H-h)/2
	for _, x := range [...]float64{middle, at.X, at.X + at.W - w, at.X - w - tipGap, at.X + at.W + tipGap} {
		extra := 0.0
		if x != middle {
			extra = tipStep
		}
		try(x, above, extra)
		if above >= in.Y && least == tipGap {
			return best, least // nothing is better
		}
		try(x, below, extra+1)
		for away := tipStep; away < in.H; away += tipStep {
			if above-away >= in.Y-tipStep {
				try(x, above-away, extra)
			}
			if below+away <= in.Y+in.H-h+tipStep {
				try(x, below+away, extra+1)
			}
		}
	}
	try(at.X-w-tipGap, beside, tipStep)
	try(at.X+at.W+tipGap, beside, tipStep)
	return best, least
}

// apart returns how far two boxes are apart.
func (b Box) apart(o Box) float64 {
	dx := math.Max(0, math.Max(o.X-b.X-b.W, b.X-o.X-o.W))
	dy := math.Max(0, math.Max(o.Y-b.Y-b.H, b.Y-o.Y-o.H))
	return math.Hypot(dx, dy)
}

// PointAt sets the pointer's place on the stage, for the text shown under it.
func (c *Canvas) PointAt(x, y float64) {
	if x != c.pointerX || y != c.pointerY {
		c.hushed = false
	}
	c.pointerX, c.pointerY, c.tip, c.said = x, y, tip{}, tip{}
	c.kept = c.kept[:0]
}

// Hush closes the text under the pointer until the pointer moves. It is for a page or a question
// that opens under a pointer at rest.
func (c *Canvas) Hush() { c.hushed = true }

// Points reports whether the pointer is on a box.
func (c *Canvas) Points(at Box) bool { return at.Has(c.pointerX, c.pointerY) }

// Offer shows the full text while the pointer is on the box of its shortened form.
func (c *Canvas) Offer(whole string, at Box) {
	if whole != "" && c.Points(at) {
		c.tip = tip{words: whole, at: at}
	}
}

// Tells reports whether the last frame showed a text under the pointer.
func (c *Canvas) Tells() bool { return c.told }

// Shortly draws the shortened form of a text in a box, and offers the full text there. With an
// empty text it only draws.
func (c *Canvas) Shortly(whole string, at Box, draw func()) {
	c.Offer(whole, at)
	if c.reading == nil {
		draw()
		return
	}
	was := c.reading.as
	c.reading.as = whole
	draw()
	c.reading.as = was
}

// Say shows words next to a box, wherever the pointer is. With no words it does nothing.
func (c *Canvas) Say(words string, at Box) {
	if words != "" {
		c.said = tip{words: words, at: at}
	}
}

const (
	tipRoom  = 900.0 // greatest width of a line
	tipInset = 20.0
	longTip  = 2000 // bytes of a tip that is too long for large letters
)

// tipShape is a tip set in lines.
type tipShape struct {
	lines []string
	style pen.Style
	pitch float64
	w, h  float64
}

// tipShapes are the widths tried for a tip, as parts of the greatest.
var tipShapes = [...]float64{1, 0.7, 0.5, 0.35}

// shape sets a tip in lines no wider than a room.
func (c *Canvas) shape(words string, room float64) tipShape {
	size := MinMenu * c.TextScale
	if len(words) > longTip {
		size = MinMenu
	}
	s := tipShape{style: Body(size, pen.Paper), pitch: size * 1.28}
	most := int((StageHeight - 4*tipInset) / s.pitch)
	s.lines = c.WrapAtMost(words, s.style, room, most+1)
	for len(s.lines) > most && size > MinMenu { // no sentence is that long
		size--
		s.style.Size, s.pitch = size, size*1.28
		most = int((StageHeight - 4*tipInset) / s.pitch)
		s.lines = c.WrapAtMost(words, s.style, room, most+1)
	}
	if len(s.lines) > most { // it is from outside
		s.lines = c.WrapAtMost(words, s.style, room, most)
	}
	for _, l := range s.lines {
		s.w = math.Max(s.w, c.TextWidth(l, s.style))
	}
	s.w, s.h = s.w+2*tipInset+8, float64(len(s.lines))*s.pitch+tipInset
	return s
}

// DrawTip draws the text under the pointer, or that of Say, over everything else.
func (c *Canvas) DrawTip() {
	t := c.tip
	if c.hushed || c.Waits && t != c.shown { // what is shown stays while the pointer is on it
		t = tip{}
	}
	c.shown = t
	if c.said.words != "" {
		t = c.said
	}
	c.tip, c.said, c.told = tip{}, tip{}, t.words != ""
	if !c.told {
		return
	}
	if t.balloon {
		b := c.balloonOf(t.name, t.words, t.at)
		b.draw(c)
		return
	}
	c.measure()
	room := math.Min(c.Stage().W-4*tipInset, tipRoom*c.TextScale)
	var s tipShape
	var b Box
	least := math.Inf(1)
	for i, part := range tipShapes {
		now := c.shape(t.words, room*part)
		if at, cost := c.clearPlace(t.at, now.w, now.h); i == 0 || cost+tipStep < least && now.h < StageHeight/2 {
			s, b, least = now, at, cost
		}
		if len(now.lines) > longShape {
			break
		}
	}
	c.Over(b)
	c.Part(gallery.Key{Name: "tip"}, b, 12, func(p pen.Pen) {
		o := pen.Rectangle(0, 0, b.W, b.H, 6)
		p.At(5, 8, 1).Fill(o, pen.Fade(pen.Ink, 0.5))
		p.Stroke(o, 10, pen.Ink)
		p.Stroke(o, 5, pen.CanDo)
		p.Fill(o, chrome.Slate)
	})
	for i, l := range s.lines {
		c.Text(strings.TrimRight(l, " "), b.X+tipInset, b.Y+tipInset/2+(float64(i)+0.8)*s.pitch, s.style, pen.Left)
	}
}

// longShape is the number of lines from which a tip gets no narrower.
const longShape = 6
