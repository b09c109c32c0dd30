package ui

import (
	"lineup/render/art/pen"
	"lineup/render/ui/action"
)

// Page is a screen in a window, read without painting: its lines of text and its click targets. All
// lengths are pixels of the window. Anything that is covered later is removed.
type Page struct {
	Fit
	Lines   []PageLine
	Targets []PageTarget
	Grounds []PageGround
	Signs   []PageSign
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

// PageTarget is something that can be clicked or read.
type PageTarget struct {
	Target
	Seen Box     // see PageLine
	Foot float64 // how far its drawing reaches below the box, such as the side of a slab
	Lean float64 // how far the top of its drawing is to the right of the bottom; its corners keep to the box
	// Loose is set for a part of the screen that others may cover, such as a card of the table.
	Loose bool

	step         int
	x, y         float64 // where it is clicked, in pixels, once that was tried
	tried, found bool
}

// Target is something on a screen that can be clicked or read.
type Target struct {
	What string // its name, such as the label of a button or the name of a card
	// Says is a sentence about it, such as the text of a card, or "" if the name says it all. The narrator
	// says it after the name.
	Says string
	// Value is what it is set to, or "" if it isn't a setting. The narrator says it with the name, and again when it
	// changes.
	Value string
	Box   Box
	// Group holds the targets that belong together, such as the cards of a hand. Tab leads from group to
	// group.
	Group any
	// Of tells apart targets of a group with the same name, such as two Kicks. It is nil if no other one
	// has the name.
	Of any
	// Has reports whether a position of the stage is on the target. It is nil if all of its box is, and
	// nothing drawn before it in the box can be clicked.
	Has func(x, y float64) bool
	// Act is the action whose key it shows, or action.None.
	Act action.Action
	// First is set for the target with which keys begin on a page.
	First bool
	// Calls identifies a question, a turn, or something else new that the frame goes to once, at this
	// target. It is nil if there is none.
	Calls any
	// Lead is how the call leads the frame.
	Lead Lead
	// Onward is set if the frame goes to where the page begins when the last target of the group that is not Idle is
	// gone, such as the last card of a hand, and not back to where it was before.
	Onward bool
	// Idle is set if it can only be read now.
	Idle bool
	// Off is set if it cannot be used now, and On if it is the chosen one of several.
	Off, On bool
	// Chosen is set for the chosen line of a list. Enter is left to the screen there, which opens it.
	Chosen bool
	// Prefers is set for the target of a row that arrows enter first, such as the one about the device in use. Arrows
	// from beside its panel enter that there, too.
	Prefers bool
	// Below is the group to which Down leads, such as the results of a search, or nil for whatever is below.
	Below any
	// Types is set for a field. Left and Right move its caret.
	Types bool
	// AtStart is set if the caret cannot go further to the left, and AtEnd if it cannot to the right. Then Left or
	// Right lead on.
	AtStart, AtEnd bool
	// Turns is set for a value that Left and Right change. The screen gets these keys.
	Turns bool
	// Up and Down are set if the text in the box goes on there. The wheel scrolls it.
	Up, Down bool
}

// Lead is how a call leads the frame.
type Lead uint8

// The leads.
const (
	LeadIn     Lead = iota // to the target, unless the frame is in its group
	LeadAnyway             // to the target, also from another one of its group
	LeadBack               // like LeadIn, but to where the frame was last in the group, if it was there
)

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
	pen.UseFace(c.TextFace)
	p := &Page{Fit: c.Fit}
	c.reading = &pageReading{page: p, says: says}
	c.dst, c.nowhere, c.Art.Reading, c.Art.Print = gone(), gone(), true, c.Print()
	draw(c)
	c.Fit, c.dst, c.nowhere, c.Art.Reading = fit, dst, nowhere, false
	pen.UseFace(fit.TextFace)
	c.reading = nil
	return p
}

// Listed draws a list of which only some lines are laid out in a box. The wheel brings the others.
func (c *Canvas) Listed(b Box, draw func()) {
	if c.reading == nil {
		draw()
		return
	}
	before := len(c.reading.page.Targets)
	draw()
	in := c.inPixels(b)
	for i := range c.reading.page.Targets[before:] {
		if t := &c.reading.page.Targets[before+i]; t.Box.Within(in.Grown(1)) {
			t.Seen = in
		}
	}
}

// ReadAside reads a drawing in the window as it is, as if the pointer were elsewhere. What is shown under
// the pointer stays as it is.
func (c *Canvas) ReadAside(draw func(*Canvas)) *Page {
	atX, atY, hushed, shown, said, kept := c.pointerX, c.pointerY, c.hushed, c.tip, c.said, c.kept
	c.kept, c.aside = nil, true
	p := c.Read(c.Width, c.Height, nil, func(c *Canvas) {
		c.PointAt(nowhere, nowhere)
		draw(c)
	})
	c.pointerX, c.pointerY, c.hushed, c.tip, c.said, c.kept, c.aside = atX, atY, hushed, shown, said, kept, false
	return p
}

// Reading reports whether the canvas is being read and not drawn on. All text must then be written
// in full, whatever the state of an animation.
func (c *Canvas) Reading() bool { return c.reading != nil }

// says returns a text as it is written.
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

// Target records something that can be clicked. It draws nothing. Every click target that is not a
// button calls it.
func (c *Canvas) Target(t Target) {
	c.keepClear(t.Box, true)
	c.target(t, false)
}

// Reach is like Target for a part of the screen over which tips may be shown, such as a card of the table.
func (c *Canvas) Reach(t Target) { c.target(t, true) }

func (c *Canvas) target(t Target, loose bool) {
	if c.reading == nil {
		return
	}
	p := c.reading.page
	p.step++
	t.Box = c.inPixels(t.Box)
	p.Targets = append(p.Targets, PageTarget{Target: t, Seen: c.reading.seen, Loose: loose, step: p.step})
}

// dropTargets drops the targets recorded so far, because something that is drawn over them takes all input.
func (c *Canvas) dropTargets() {
	if c.reading != nil {
		c.reading.page.Targets = nil
	}
}

// slab records that the latest target is a slab that leans to the right, with a side of this height below
// it.
func (c *Canvas) slab(lean, high float64) {
	if c.reading != nil {
		all := c.reading.page.Targets
		all[len(all)-1].Lean, all[len(all)-1].Foot = lean*c.Unit, high*c.Unit
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
