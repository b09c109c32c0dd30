package ui

import "lineup/render/art/pen"

// Page is a screen in a window, read without painting: its lines of text and its click targets. All
// lengths are pixels of the window. Anything that is covered later is removed.
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
	Part  string // the part that it belongs to, or "" if none
	Whole string // the full text, shown under the pointer, if the line is shortened or smaller than the setting
	Seen  Box    // the visible area; without a width it is the whole window
	step  int
}

// Box returns the box of the letters, from the top of capitals to the baseline.
func (l *PageLine) Box() Box { return Box{l.X0, l.Y0, l.X1 - l.X0, l.Y1 - l.Y0} }

// PageTarget is something that can be clicked.
type PageTarget struct {
	What string
	Box  Box
	Seen Box     // see PageLine
	Foot float64 // how far its drawing reaches below the box, such as the side of a slab
}

// PageGround is the ground of lines, such as a panel or a button. No line may stick out of it.
type PageGround struct {
	What string
	Box  Box
	step int
}

// Under reports whether the ground was drawn before a line.
func (g *PageGround) Under(l *PageLine) bool { return g.step < l.step }

// pageReading is the page that a canvas reads, and the state of the reading.
type pageReading struct {
	page *Page
	seen Box                 // the visible area now
	says func(string) string // returns the replacement for a text; nil for no replacement
	part string              // the part that text by itself belongs to now
	as   string              // the full text of a shortened one in a part
}

// Read reads a drawing in a window of width by height pixels, without painting or drawing. Says
// returns the replacement for each text and must leave its own results alone. Nil means no
// replacement.
func (c *Canvas) Read(width, height int, says func(string) string, draw func(*Canvas)) *Page {
	fit, dst, nowhere := c.Fit, c.dst, c.nowhere
	c.Fit = c.Settings.Fit(width, height)
	p := &Page{Fit: c.Fit}
	c.reading = &pageReading{page: p, says: says}
	c.dst, c.nowhere, c.Art.Reading, c.Art.Print = gone(), gone(), true, c.Print()
	draw(c)
	c.Fit, c.dst, c.nowhere, c.Art.Reading = fit, dst, nowhere, false
	c.reading = nil
	return p
}

// Reading reports whether the canvas is being read and not drawn on. All text must then be written
// in full, whatever the state of an animation.
func (c *Canvas) Reading() bool { return c.reading != nil }

// says returns a text as it is to be written.
func (c *Canvas) says(s string) string {
	if c.reading == nil || c.reading.says == nil {
		return s
	}
	return c.reading.says(s)
}

// typed draws text that a person has typed, which is never replaced.
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

// write records a line.
func (r *pageReading) write(part string, w pen.Written, whole string) {
	p := r.page
	p.step++
	p.Lines = append(p.Lines, PageLine{Written: w, Part: part, Whole: whole, Seen: r.seen, step: p.step})
}

// Target records that a box can be clicked. It draws nothing. Every click target that is not a
// button calls it.
func (c *Canvas) Target(what string, b Box) {
	c.keepClear(b, true)
	if c.reading == nil {
		return
	}
	p := c.reading.page
	p.Targets = append(p.Targets, PageTarget{What: what, Box: c.inPixels(b), Seen: c.reading.seen})
}

// foot records that the latest target is a slab with a side of this height below it.
func (c *Canvas) foot(high float64) {
	if c.reading != nil {
		all := c.reading.page.Targets
		all[len(all)-1].Foot = high * c.Unit
	}
}

// ground records that a box is a ground for words. It hides everything under it.
func (c *Canvas) ground(what string, b Box) {
	if b.Has(c.pointerX, c.pointerY) {
		c.tip = tip{}
	}
	c.hide(b)
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

// cover removes everything entirely under a box.
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

// Over records that something is about to be drawn over everything at the pointer. It removes the
// lines and targets that it touches. It draws nothing.
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

// covers records that everything drawn so far is in the background.
func (c *Canvas) covers() {
	c.tip, c.said, c.kept = tip{}, tip{}, c.kept[:0]
	if c.reading != nil {
		p := c.reading.page
		p.Lines, p.Targets, p.Grounds = p.Lines[:0], p.Targets[:0], p.Grounds[:0]
	}
}
