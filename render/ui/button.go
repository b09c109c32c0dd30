package ui

import (
	"cmp"
	"image/color"
	"slices"
	"strings"

	"lineup/render/art/chrome"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/ui/action"
)

// Button is something to click: its label, its place and its action.
type Button struct {
	Box      Box
	Label    string
	Name     string         // what it is called where the label is only a sign, or ""
	Value    string         // what it is set to, see Target, or ""
	Act      action.Action  // what a key does to press it, or action.None
	Key      action.Chord   // the key or button to show in place of that of Act, or 0
	Font     pen.Font       // of the label
	Icon     chrome.Icon    // a picture before the label
	KeyFirst bool           // its key takes the place of the picture where there is no room for both
	Size     float64        // of the letters; 0 suits the height
	Slant    bool           // the button ends something
	Ground   color.NRGBA    // zero for the usual one
	Off      bool           // cannot be used now
	Why      string         // why the button is off, shown when the pointer is on it
	Tip      string         // the effect, shown under the pointer; "" if the label is enough
	On       bool           // is the chosen one of several
	Group    string         // what it belongs to among the buttons, such as a row of a form; Tab leads from group to group
	First    bool           // keys begin with it
	Calls    any            // the frame that keys move goes to it once, see Target; nil if it does not
	For      *action.Device // the device that it is about, of those of buttons in a row, see Target.Prefers; or nil
	Prefers  bool           // arrows from other rows enter its row there, see Target.Prefers
	Lead     Lead           // how the call leads
	Within   bool           // is part of something that the screen records as a target
	Do       func()         // runs on a click
	// Draw draws the button in place of the plain look. It is nil for a plain button.
	Draw func(*Canvas, chrome.ButtonState)
	Lean float64 // how far the outline that Draw draws leans to the right
}

// Toggled returns the chosen values after a click on one. It adds that value or removes it.
func Toggled[T comparable](some []T, one T) []T {
	if i := slices.Index(some, one); i >= 0 {
		return slices.Delete(slices.Clone(some), i, i+1)
	}
	return append(slices.Clone(some), one)
}

// Buttons are the buttons of one scene or panel. They are laid out again when their content
// changes, and only read in between.
type Buttons struct {
	List []Button
	// Balloons is set if what a button says is shown in a paper balloon, see Canvas.Balloon.
	Balloons bool
	// Name identifies them on a screen that is made again whenever it is shown, so that the frame that keys
	// move returns to its place there. It is "" elsewhere.
	Name  string
	hover int // index plus one
	held  int // index plus one of the button that the press began on
	grip  grip
	told  int // index plus one of the button whose reason is shown
	// moved is the index plus one of the button that the pointer has moved to, not one that has come
	// under it at rest.
	moved int
}

// grip identifies the button that the press began on, even after the buttons are laid out again. The
// zero value is none.
type grip struct {
	box   Box
	label string
}

// Clear removes all buttons. A press on a button that is added again stays.
func (b *Buttons) Clear() {
	b.List = b.List[:0]
	b.hover, b.held, b.told, b.moved = 0, 0, 0, 0
}

// Add adds a button.
func (b *Buttons) Add(add Button) { b.List = append(b.List, add) }

// at returns the index plus one of the button at a place, or 0 if there is none.
func (b *Buttons) at(x, y float64) int {
	for i := range b.List {
		if b.List[i].Box.Has(x, y) {
			return i + 1
		}
	}
	return 0
}

// gripped returns the index plus one of the button that the press began on, or 0 if it is gone.
func (b *Buttons) gripped() int {
	if b.grip.box.W == 0 {
		return 0
	}
	return 1 + slices.IndexFunc(b.List, func(o Button) bool { return grip{o.Box, o.Label} == b.grip })
}

// Of returns the button of an action, or nil if there is none.
func (b *Buttons) Of(a action.Action) *Button {
	if i := slices.IndexFunc(b.List, func(o Button) bool { return o.Act == a }); i >= 0 && a != action.None {
		return &b.List[i]
	}
	return nil
}

// Keys presses the button whose action a key asks for, and reports whether there is one.
func (b *Buttons) Keys(p *Pointer) bool {
	for i := range b.List {
		o := &b.List[i]
		if o.Act == action.None || !p.Does(o.Act) {
			continue
		}
		if o.Off {
			p.Refuse()
			continue
		}
		p.hits()
		o.Do()
		return true
	}
	return false
}

// Update applies the pointer to the buttons and reports whether it is on one. The Do of a clicked
// button runs last because it may lay out all buttons again.
func (b *Buttons) Update(p *Pointer) bool {
	b.hover = b.at(p.X, p.Y)
	switch {
	case p.Moved() && !p.entered:
		b.moved = b.hover
	case b.moved != b.hover:
		b.moved = 0
	}
	if b.told != b.hover {
		b.told = 0
	}
	if p.Away() || p.Pressed && b.hover != 0 && b.List[b.hover-1].Off {
		b.told = b.hover
	}
	switch {
	case p.Pressed:
		if b.held, b.grip = b.hover, (grip{}); b.held != 0 {
			b.grip = grip{b.List[b.held-1].Box, b.List[b.held-1].Label}
		}
	case !p.Left && !p.Released:
		b.held, b.grip = 0, grip{} // the press did nothing
	case b.held == 0:
		b.held = b.gripped()
	}
	if p.Released {
		held := b.held
		b.held, b.grip = 0, grip{}
		switch on := held != 0 && held == b.hover; {
		case on && b.List[held-1].Off:
			p.Refuse()
		case on:
			p.hits()
			b.List[held-1].Do()
			return true
		}
	}
	return b.hover != 0
}

// Leave tells the buttons that the pointer is on something over them. A press that began on one of them stays.
func (b *Buttons) Leave() { b.hover, b.told, b.moved = 0, 0, 0 }

// Hovered returns the index of the button under the pointer, or -1 if there is none.
func (b *Buttons) Hovered() int { return b.hover - 1 }

// Pointed returns the index of the button that the pointer has moved to, or -1 if there is none. A
// pointer at rest while the buttons appear below it points at none.
func (b *Buttons) Pointed() int { return b.moved - 1 }

// Draw draws all buttons in the state the pointer left them in.
func (b *Buttons) Draw(c *Canvas) {
	b.DrawSilent(c)
	b.Tell(c)
}

// DrawSilent is like Draw but without the reason that Tell draws.
func (b *Buttons) DrawSilent(c *Canvas) {
	for i := range b.List {
		b.drawOne(c, i)
	}
}

// drawOne draws the i-th button.
func (b *Buttons) drawOne(c *Canvas, i int) {
	b.List[i].draw(c, b, b.hover == i+1, b.held == i+1)
}

// Tell draws the reason why the hovered button is off, above everything drawn since the
// buttons.
func (b *Buttons) Tell(c *Canvas) {
	if b.told != 0 && b.told <= len(b.List) && b.told == b.hover {
		b.List[b.told-1].tell(c)
	}
}

// Why returns the reason shown for the button under the pointer, or "" if there is none.
func (b *Buttons) Why() string {
	if b.told == 0 || b.told != b.hover || !b.List[b.told-1].Off {
		return ""
	}
	return b.List[b.told-1].Why
}

const (
	whyPitch = 1.3   // line pitch, for letters of size 1
	whyRoom  = 620.0 // greatest width of a reason
	whyLines = 8     // greatest number of lines of a reason
)

var whyStyle = Body(MinMenu, pen.Paper)

// tell draws the reason next to a button that is off.
func (b *Button) tell(c *Canvas) {
	if !b.Off || b.Why == "" {
		return
	}
	st := c.Scaled(whyStyle)
	lines, pitch := c.WrapAtMost(b.Why, st, whyRoom*c.TextScale, whyLines), st.Size*whyPitch
	w := 0.0
	for _, l := range lines {
		w = max(w, c.TextWidth(l, st))
	}
	c.measure()
	at, _ := c.clearPlace(b.Box, w+32, float64(len(lines))*pitch+st.Size*0.55)
	c.Over(at)
	c.Row(at, pen.Danger, false)
	for i, l := range lines {
		c.Text(l, at.X+at.W/2, at.Y+st.Size*1.3+float64(i)*pitch, st, pen.Centre)
	}
}

// buttonGroup is the group of some buttons as targets.
type buttonGroup struct {
	of   *Buttons
	name string
}

// reach records the button as a target. A frame that is drawn allocates nothing for it.
func (b *Button) reach(c *Canvas, of *Buttons) {
	if !c.Reading() || b.Within {
		c.keepClear(b.Box, true)
		return
	}
	group := buttonGroup{of, b.Group}
	if of.Name != "" {
		group = buttonGroup{nil, of.Name + b.Group}
	}
	t := Target{What: cmp.Or(b.Name, b.Label), Value: b.Value, Says: b.Tip, Box: b.Box, Group: group, Act: b.Act, Off: b.Off, On: b.On, First: b.First, Calls: b.Calls, Lead: b.Lead,
		Prefers: b.Prefers || b.For != nil && *b.For == c.Device}
	if n := len(t.What) + len(" ("); len(b.Tip) > n && strings.EqualFold(b.Tip[:n], t.What+" (") { // it only adds the keys
		t.Says = strings.TrimSuffix(b.Tip[n:], ")")
	}
	if b.Off {
		t.Says = b.Why
	}
	c.Target(t)
}

// draw draws the button. Of is the group that it belongs to.
func (b *Button) draw(c *Canvas, of *Buttons, hover, held bool) {
	look := chrome.ButtonLook{Label: c.says(b.Label), Font: b.Font, Key: c.Glyph(b.Act), Icon: b.Icon, KeyFirst: b.KeyFirst, Ground: b.Ground, Size: b.Size, Min: c.MinPrompt(), Larger: c.Larger}
	if c.Framed && !hover && b.Act == action.Choose { // Enter presses another one
		look.Key = chrome.Glyph{}
	}
	if b.Key != 0 {
		look.Key = c.GlyphOf(b.Key)
	}
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
		b.reach(c, of)
		if !b.Within {
			c.slab(b.Lean, 0)
		}
		return
	}
	c.ground("button", b.Box)
	switch { // the reason of one that is off is shown by tell
	case b.Off:
	case of.Balloons:
		c.BalloonOf(b.Label, b.Tip, b.Box)
	default:
		c.Offer(b.Tip, b.Box)
	}
	b.reach(c, of) // after its ground, which covers everything below it
	if !b.Within {
		c.slab(chrome.Lean(b.Box.H), float64(chrome.ButtonDepth(b.Box.H)))
	}
	done := c.hear("button", b.Box, gallery.ButtonMargin)
	c.Put(c.Art.Button(look, c.Pixels(b.Box.W), c.Pixels(b.Box.H), c.Unit), b.Box.X, b.Box.Y)
	done()
	if b.On {
		size := b.Box.H * 0.5
		c.Put(c.Art.Tick(c.Pixels(size)), b.Box.X+b.Box.W-size*0.7, b.Box.Y-size*0.3)
	}
}
