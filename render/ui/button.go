package ui

import (
	"image/color"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art/chrome"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
)

// Button is something to click: what it says, where it is, what it does.
type Button struct {
	Box    Box
	Label  string
	Key    string      // the key that does the same, "" for none
	Icon   chrome.Icon // a sign before the label
	Size   float64     // of the letters; 0 suits the height
	Slant  bool        // it is the one that ends something
	Ground color.NRGBA // zero for the usual one
	Off    bool        // cannot be used now
	Why    string      // of one that is off, why: told when the pointer is on it
	Tip    string      // what it does, read under the pointer; "" where its label says it all
	On     bool        // is the chosen one of several
	Do     func()      // what a click does
	// Draw draws it in place of a plain button, nil for one of those.
	Draw func(*Canvas, chrome.ButtonState)
}

// Toggled returns what is chosen of several things once one of them was clicked.
func Toggled[T comparable](some []T, one T) []T {
	if i := slices.Index(some, one); i >= 0 {
		return slices.Delete(slices.Clone(some), i, i+1)
	}
	return append(slices.Clone(some), one)
}

// Buttons are the buttons of one scene or panel. They are laid out anew when
// what they stand for changes, and only looked at in between.
type Buttons struct {
	List []Button
	// Heads are headings near the buttons: no reason is told over one of them.
	Heads []Box
	hover int // index plus one
	held  int // index plus one of the one the press began on
	told  int // index plus one of the one it is told of why it is off
	focus int // index plus one of the one that the keyboard is on; see Walk
}

// Clear takes all buttons and headings away. Where the keyboard is stays.
func (b *Buttons) Clear() {
	b.List, b.Heads = b.List[:0], b.Heads[:0]
	b.hover, b.held, b.told = 0, 0, 0
}

// Add adds a button.
func (b *Buttons) Add(add Button) { b.List = append(b.List, add) }

// at returns the index plus one of the button at a place, 0 for none.
func (b *Buttons) at(x, y float64) int {
	for i := range b.List {
		if b.List[i].Box.Has(x, y) {
			return i + 1
		}
	}
	return 0
}

// Update lets the pointer work on the buttons and reports whether it is on one.
// Of a button that is let go, do is called last: it may lay everything out anew.
func (b *Buttons) Update(p *Pointer) bool {
	b.hover = b.at(p.X, p.Y)
	if b.told != b.hover && b.told != b.focus {
		b.told = 0
	}
	if p.Away() || p.Pressed && b.hover != 0 && b.List[b.hover-1].Off {
		b.told = b.hover
	}
	switch {
	case p.Pressed:
		b.held = b.hover
	case !p.Left && !p.Released:
		b.held = 0 // the press came to nothing
	}
	if p.Released {
		held := b.held
		b.held = 0
		if held != 0 && held == b.hover && !b.List[held-1].Off {
			b.List[held-1].Do()
			return true
		}
	}
	return b.hover != 0
}

// Walk lets the keyboard work on the buttons: Tab and the arrow keys go from one to
// another, Enter and Space press the one they have come to. It reports whether a key was
// used; what a button does is called last.
func (b *Buttons) Walk(p *Pointer) bool {
	if b.focus > len(b.List) {
		b.focus = 0
	}
	if p.Pressed {
		b.focus = 0 // the mouse has taken over
	}
	for _, k := range p.Keys {
		switch k {
		case ebiten.KeyTab:
			step := 1
			if p.Shift {
				step = -1
			}
			b.step(step)
		case ebiten.KeyLeft:
			b.toward(-1, 0)
		case ebiten.KeyRight:
			b.toward(1, 0)
		case ebiten.KeyUp:
			b.toward(0, -1)
		case ebiten.KeyDown:
			b.toward(0, 1)
		case ebiten.KeyEnter, ebiten.KeyNumpadEnter, ebiten.KeySpace:
			if b.focus == 0 {
				continue
			}
			if at := &b.List[b.focus-1]; at.Off {
				b.told = b.focus
			} else {
				at.Do()
			}
		default:
			continue
		}
		return true
	}
	return false
}

// Focused returns the label of the button that the keyboard is on, "" for none.
func (b *Buttons) Focused() string {
	if b.focus == 0 || b.focus > len(b.List) {
		return ""
	}
	return b.List[b.focus-1].Label
}

// Leave takes the keyboard off the buttons.
func (b *Buttons) Leave() { b.focus = 0 }

// step goes on to the next button in their order, or back.
func (b *Buttons) step(by int) {
	n := len(b.List)
	if n == 0 {
		return
	}
	if b.focus == 0 && by < 0 {
		b.focus = 1
	}
	b.focus = ((b.focus-1+by)%n+n)%n + 1
}

// toward goes on to the nearest button in a direction; from none to the first.
func (b *Buttons) toward(dx, dy float64) {
	if b.focus == 0 {
		b.step(1)
		return
	}
	const aside = 3.0 // how much further what lies aside is than what lies ahead
	x, y := b.List[b.focus-1].Box.Middle()
	best, least := 0, math.Inf(1)
	for i := range b.List {
		toX, toY := b.List[i].Box.Middle()
		ahead := (toX-x)*dx + (toY-y)*dy
		far := ahead + aside*math.Abs((toX-x)*dy+(toY-y)*dx)
		if i+1 != b.focus && ahead > 1 && far < least {
			best, least = i+1, far
		}
	}
	if best != 0 {
		b.focus = best
	}
}

// drawFocus draws a frame round the button that the keyboard is on.
func (b *Buttons) drawFocus(c *Canvas) {
	if b.focus == 0 || b.focus > len(b.List) {
		return
	}
	at := b.List[b.focus-1].Box
	c.Part(gallery.Key{Name: "focus"}, at, 12, func(p pen.Pen) {
		o := pen.Rectangle(-6, -6, at.W+12, at.H+12, 10)
		p.Stroke(o, 8, pen.Ink)
		p.Stroke(o, 4, pen.CanDo)
	})
}

// Draw draws all buttons as the pointer found them.
func (b *Buttons) Draw(c *Canvas) {
	b.DrawSilent(c)
	b.Tell(c)
}

// DrawSilent is Draw without what Tell says.
func (b *Buttons) DrawSilent(c *Canvas) {
	for i := range b.List {
		b.List[i].draw(c, b.hover == i+1, b.held == i+1)
	}
	b.drawFocus(c)
}

// Tell says why the button under the pointer, or the one that keys have come to, cannot be
// used: over what has come to lie over the buttons meanwhile.
func (b *Buttons) Tell(c *Canvas) {
	if b.told != 0 && b.told <= len(b.List) && (b.told == b.hover || b.told == b.focus) {
		b.List[b.told-1].tell(c, b.Heads)
	}
}

// Why returns what is told about the button under the pointer, "" for nothing.
func (b *Buttons) Why() string {
	if b.told == 0 || b.told != b.hover || !b.List[b.told-1].Off {
		return ""
	}
	return b.List[b.told-1].Why
}

const (
	whyPitch = 1.3   // of its lines, for letters of size 1
	whyRoom  = 620.0 // that a reason may take up
)

var whyStyle = Body(MinMenu, pen.Paper)

// tell says beside a button why it cannot be used.
func (b *Button) tell(c *Canvas, heads []Box) {
	if !b.Off || b.Why == "" {
		return
	}
	st := c.Scaled(whyStyle)
	lines, pitch := c.Wrap(b.Why, st, whyRoom*c.TextScale), st.Size*whyPitch
	w := 0.0
	for _, l := range lines {
		w = max(w, c.TextWidth(l, st))
	}
	at := b.beside(w+32, float64(len(lines))*pitch+st.Size*0.55, heads)
	c.Over(at)
	c.Row(at, pen.Danger, false)
	for i, l := range lines {
		c.Text(l, at.X+at.W/2, at.Y+st.Size*1.3+float64(i)*pitch, st, pen.Centre)
	}
}

// beside returns where something of a size is shown beside a button: above it, or below where that
// would leave the stage or lie over a heading.
func (b *Button) beside(w, h float64, heads []Box) Box {
	x := max(8, min(b.Box.X+(b.Box.W-w)/2, StageWidth-w-8))
	above, below := BoxAt(x, b.Box.Y-h-10, w, h), BoxAt(x, b.Box.Y+b.Box.H+10, w, h)
	if above.Y < 8 || slices.ContainsFunc(heads, above.Overlaps) {
		return below
	}
	return above
}

func (b *Button) draw(c *Canvas, hover, held bool) {
	look := chrome.ButtonLook{Label: c.says(b.Label), Key: b.Key, Icon: b.Icon, Ground: b.Ground, Size: b.Size, Min: c.MinPrompt()}
	if b.Ground == (color.NRGBA{}) {
		look.Ground = chrome.BlueSteel
		if b.Slant {
			look.Ground = chrome.RedEnd
		}
	}
	switch {
	case b.Off:
		look.State = chrome.ButtonDisabled
	case held && hover:
		look.State = chrome.ButtonPressed
	case hover:
		look.State = chrome.ButtonHover
	}
	if b.On && b.Ground == (color.NRGBA{}) {
		look.Ground = pen.Chosen
	}
	if b.Draw != nil {
		b.Draw(c, look.State)
		c.Target(b.Label, b.Box)
		return
	}
	c.ground("button", b.Box)
	if !b.Off { // else it tells why
		c.Offer(b.Tip, b.Box)
	}
	c.Target(b.Label, b.Box) // after its ground, which covers what was there before
	c.foot(float64(chrome.ButtonDepth(b.Box.H)))
	done := c.hear("button", b.Box, gallery.ButtonMargin)
	c.Put(c.Art.Button(look, c.Pixels(b.Box.W), c.Pixels(b.Box.H), c.Unit), b.Box.X, b.Box.Y)
	done()
	if b.On {
		size := b.Box.H * 0.5
		c.Put(c.Art.Tick(c.Pixels(size)), b.Box.X+b.Box.W-size*0.7, b.Box.Y-size*0.3)
	}
}
