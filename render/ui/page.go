package ui

import (
	"math"
	"strings"

	"lineup/render/art/chrome"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
)

// Page is what a screen comes to in a window, read without being painted: what is written
// where, and what can be clicked. All lengths are pixels of the window. What something
// else comes to lie over is no longer on it.
type Page struct {
	Fit
	Lines   []PageLine
	Targets []PageTarget
	Grounds []PageGround
	step    int
}

// PageLine is a line of text on a page.
type PageLine struct {
	pen.Written
	Part  string // what it is part of, "" for text by itself
	Whole string // all of it, where it is shortened or smaller than was asked for: read under the pointer
	Seen  Box    // it is seen through this only; without a width through all of the window
	step  int
}

// Box returns the room that the letters take up, from the top of capitals to the baseline.
func (l *PageLine) Box() Box { return Box{l.X0, l.Y0, l.X1 - l.X0, l.Y1 - l.Y0} }

// PageTarget is something that can be clicked.
type PageTarget struct {
	What string
	Box  Box
	Seen Box     // see PageLine
	Foot float64 // how far what is drawn of it reaches below the box, such as the side of a slab
}

// PageGround is what lines stand on, such as a panel or a button: none may stick out of it.
type PageGround struct {
	What string
	Box  Box
	step int
}

// Under reports whether a ground was there when a line was written.
func (g *PageGround) Under(l *PageLine) bool { return g.step < l.step }

// reading is the page that a canvas reads, and how.
type reading struct {
	page *Page
	seen Box                 // what is read now is seen through this only
	says func(string) string // what stands for a text, nil for the text itself
	part string              // what text by itself is part of now
	as   string              // what a shortened text of a part is all of
}

// Read reads what a drawing comes to in a window of so many pixels: nothing is painted or
// drawn. Says gives what every text is replaced by, nil for the texts themselves; it must
// leave alone what it has given before.
func (c *Canvas) Read(width, height int, says func(string) string, draw func(*Canvas)) *Page {
	fit, dst, nowhere := c.Fit, c.dst, c.nowhere
	c.Fit = c.Settings.Fit(width, height)
	p := &Page{Fit: c.Fit}
	c.reading = &reading{page: p, says: says}
	c.dst, c.nowhere, c.Art.Reading, c.Art.Print = gone(), gone(), true, c.Print()
	draw(c)
	c.Fit, c.dst, c.nowhere, c.Art.Reading = fit, dst, nowhere, false
	c.reading = nil
	return p
}

// Reading reports whether the canvas is read and not drawn on: then all is to be written
// that is there, however far it has come.
func (c *Canvas) Reading() bool { return c.reading != nil }

// says returns a text as it is written.
func (c *Canvas) says(s string) string {
	if c.reading == nil || c.reading.says == nil {
		return s
	}
	return c.reading.says(s)
}

// typed draws what a person has typed: it is as long as it is.
func (c *Canvas) typed(draw func()) {
	r := c.reading
	if r == nil {
		draw()
		return
	}
	says, part := r.says, r.part
	r.says, r.part = nil, "typed"
	draw()
	r.says, r.part = says, part
}

// inPixels returns a box of the stage in pixels of the window.
func (c *Canvas) inPixels(b Box) Box {
	return Box{b.X*c.Unit + c.Left, b.Y*c.Unit + c.Top, b.W * c.Unit, b.H * c.Unit}
}

// write notes a line.
func (r *reading) write(part string, w pen.Written, whole string) {
	p := r.page
	p.step++
	p.Lines = append(p.Lines, PageLine{Written: w, Part: part, Whole: whole, Seen: r.seen, step: p.step})
}

// Target notes that a box can be clicked. It draws nothing: whatever is clicked by other
// means than a button says so here.
func (c *Canvas) Target(what string, b Box) {
	if c.reading == nil {
		return
	}
	p := c.reading.page
	p.Targets = append(p.Targets, PageTarget{What: what, Box: c.inPixels(b), Seen: c.reading.seen})
}

// foot notes that the latest target is a slab, with a side below it that is so high.
func (c *Canvas) foot(high float64) {
	if c.reading != nil {
		all := c.reading.page.Targets
		all[len(all)-1].Foot = high * c.Unit
	}
}

// ground notes that words stand on a box. What was there before and lies under it is not to
// be seen any more.
func (c *Canvas) ground(what string, b Box) {
	if b.Has(c.pointerX, c.pointerY) {
		c.tip = tip{}
	}
	if c.reading == nil {
		return
	}
	p, at := c.reading.page, c.inPixels(b)
	if seen := c.reading.seen; seen.W > 0 {
		at = at.Cut(seen)
	}
	p.cover(at)
	p.step++
	p.Grounds = append(p.Grounds, PageGround{what, at, p.step})
}

// cover takes away what lies wholly under a box.
func (p *Page) cover(at Box) {
	at = at.Grown(0.5)
	lines, targets, grounds := p.Lines[:0], p.Targets[:0], p.Grounds[:0]
	for _, l := range p.Lines {
		if !l.Box().Within(at) {
			lines = append(lines, l)
		}
	}
	for _, t := range p.Targets {
		if !t.Box.Within(at) {
			targets = append(targets, t)
		}
	}
	for _, g := range p.Grounds {
		if !g.Box.Within(at) {
			grounds = append(grounds, g)
		}
	}
	p.Lines, p.Targets, p.Grounds = lines, targets, grounds
}

// Over notes that something is about to be drawn over all else, as long as the pointer is
// where it is: what it touches is not to be seen. It draws nothing.
func (c *Canvas) Over(b Box) {
	if c.reading == nil {
		return
	}
	p, at := c.reading.page, c.inPixels(b)
	lines, targets := p.Lines[:0], p.Targets[:0]
	for _, l := range p.Lines {
		if !l.Box().Overlaps(at) {
			lines = append(lines, l)
		}
	}
	for _, t := range p.Targets {
		if !t.Box.Overlaps(at) {
			targets = append(targets, t)
		}
	}
	p.Lines, p.Targets = lines, targets
	c.ground("over all", b)
}

// covers notes that all that was drawn so far is in the background now.
func (c *Canvas) covers() {
	c.tip = tip{}
	if c.reading != nil {
		p := c.reading.page
		p.Lines, p.Targets, p.Grounds = p.Lines[:0], p.Targets[:0], p.Grounds[:0]
	}
}

// tip is a text that stands somewhere shortened, or smaller than sentences are to be: it is
// read whole, and as large as was asked for, while the pointer is on it.
type tip struct {
	words string
	at    Box // where it stands shortened
}

// PointAt says where on the stage the pointer is, for texts that are read under it.
func (c *Canvas) PointAt(x, y float64) { c.pointerX, c.pointerY, c.tip = x, y, tip{} }

// Offer lets a text be read whole under the pointer, from a box where it stands shortened.
func (c *Canvas) Offer(whole string, at Box) {
	if whole != "" && at.Has(c.pointerX, c.pointerY) {
		c.tip = tip{whole, at}
	}
}

// Shortly draws with draw what is all that has room of a text, in a box: it can be read
// whole there. Without a text it only draws.
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

const (
	tipRoom  = 900.0 // that a line of it may take up
	tipInset = 20.0
)

// DrawTip draws the text that is read under the pointer, if there is one: over all else.
func (c *Canvas) DrawTip() {
	t := c.tip
	if c.tip = (tip{}); t.words == "" {
		return
	}
	size := MinMenu * c.TextScale
	st := Body(size, pen.Paper)
	room, pitch := math.Min(StageWidth-4*tipInset, tipRoom*c.TextScale), size*1.28
	wrap := func() (lines []string) {
		for words := range strings.SplitSeq(t.words, "\n") {
			lines = append(lines, c.Wrap(words, st, room)...)
		}
		return lines
	}
	lines := wrap()
	most := int((StageHeight - 4*tipInset) / pitch)
	for len(lines) > most && size > MinMenu { // no sentence is as long as that
		size--
		st.Size, pitch = size, size*1.28
		lines, most = wrap(), int((StageHeight-4*tipInset)/pitch)
	}
	wide := 0.0
	for _, l := range lines {
		wide = math.Max(wide, c.TextWidth(l, st))
	}
	b := BoxAt(0, 0, wide+2*tipInset+8, float64(len(lines))*pitch+tipInset)
	b.X = math.Max(8, math.Min(t.at.X+(t.at.W-b.W)/2, StageWidth-b.W-8))
	if b.Y = t.at.Y - b.H - 10; b.Y < 8 {
		b.Y = math.Min(t.at.Y+t.at.H+10, StageHeight-b.H-8)
	}
	c.Over(b)
	c.Part(gallery.Key{Name: "tip"}, b, 12, func(p pen.Pen) {
		o := pen.Rectangle(0, 0, b.W, b.H, 6)
		p.At(5, 8, 1).Fill(o, pen.Fade(pen.Ink, 0.5))
		p.Stroke(o, 10, pen.Ink)
		p.Stroke(o, 5, pen.CanDo)
		p.Fill(o, chrome.Slate)
	})
	for i, l := range lines {
		c.Text(strings.TrimRight(l, " "), b.X+tipInset, b.Y+tipInset/2+(float64(i)+0.8)*pitch, st, pen.Left)
	}
}
