package ui

// Holds are the inputs and effects that a layer keeps from everything below it.
type Holds uint8

// The values of Holds.
const (
	HoldPointer Holds = 1 << iota // clicks, drags, the wheel and hovering
	HoldKeys                      // the keyboard
	HoldTime                      // everything that goes on by itself: computer players wait, nothing pulses
	HoldAnswers                   // nothing below looks as if it could be clicked
	HoldSight                     // nothing below is drawn, and nothing there moves
	HoldFrame                     // the previous frame stays until the whole layer is painted
)

// HoldInput is all input of a person.
const HoldInput = HoldPointer | HoldKeys

// HoldAll is everything except HoldSight.
const HoldAll = HoldInput | HoldTime | HoldAnswers | HoldFrame

// Has reports whether h includes all of some.
func (h Holds) Has(some Holds) bool { return h&some == some }

// Overlay is a layer over a screen.
type Overlay interface {
	// Shown reports whether the layer is there now.
	Shown() bool
	// Holds returns what the layer holds back while it is shown, for this place of the pointer.
	Holds(p *Pointer) Holds
	// Update handles one tick of input. It reports whether the layer has used it up, in which case
	// nothing below gets any of it.
	Update(p *Pointer) bool
	// Draw draws the layer. Like Update, it is called only while the layer is shown.
	Draw(c *Canvas)
}

// Stacked is a layer with layers of its own above it, such as a question.
type Stacked interface {
	Overlay
	// Above returns those layers, lowest first.
	Above() []Overlay
}

// Overlays is the stack of layers over a screen. It decides the drawing order, which layer gets a
// click or a key, and what waits.
type Overlays struct {
	layers []Overlay // the lowest first
	left   [2]Pointer
	drawn  uint32  // the layers drawn last, a bit for each
	rest   Pointer // the pointer of the frame being drawn
}

// Over returns a stack of layers, lowest first. The layers of a [Stacked] one come directly above
// it.
func Over(layers ...Overlay) (o Overlays) {
	for _, l := range layers {
		o.layers = append(o.layers, l)
		if s, ok := l.(Stacked); ok {
			o.layers = append(o.layers, s.Above()...)
		}
	}
	return o
}

// Layers returns the layers of the stack, lowest first.
func (o *Overlays) Layers() []Overlay { return o.layers }

// away is a pointer far from everything.
var away = Pointer{X: nowhere, Y: nowhere, PressX: nowhere, PressY: nowhere}

// Update offers one tick of input to the layers, from the top down. Each gets what the layers above
// it leave, so only one layer gets a click, a key or a turn of the wheel. It returns the input left
// for the screen, valid until the next call.
func (o *Overlays) Update(p *Pointer) (left *Pointer) {
	left = p
	var held Holds
	for i := len(o.layers) - 1; i >= 0 && !held.Has(HoldInput); i-- {
		l := o.layers[i]
		if !l.Shown() {
			continue
		}
		h := l.Holds(left)
		if h.Has(HoldPointer) {
			left.take(&o.layers[i])
		}
		if l.Update(left) {
			h |= HoldInput
		}
		held |= h & HoldInput
		p.owner, p.spent = left.owner, left.spent // left may be a copy
		left = o.without(left, h)
	}
	return left
}

// without returns the input left below a layer that holds something back.
func (o *Overlays) without(p *Pointer, h Holds) *Pointer {
	if h&HoldInput == 0 {
		return p
	}
	left := &o.left[0] // p may be one of them
	if p == left {
		left = &o.left[1]
	}
	*left = *p
	if h.Has(HoldPointer) {
		left.X, left.Y, left.PressX, left.PressY = nowhere, nowhere, nowhere, nowhere
		left.Pressed, left.Released, left.RightPressed, left.Dragging, left.Held = false, false, false, false, false
		left.Left, left.Right, left.Twice, left.Wheel, left.up, left.barred = false, false, false, 0, false, true
	}
	if h.Has(HoldKeys) {
		left.Keys, left.Down, left.Runes, left.Composing, left.muted = nil, nil, nil, "", true
	}
	return left
}

// Barred reports whether a layer holds the pointer back.
func (p *Pointer) Barred() bool { return p.barred }

// Muted reports whether a layer holds the keyboard back.
func (p *Pointer) Muted() bool { return p.muted }

// Holds returns what the shown layers hold back from the screen for any place of the pointer.
func (o *Overlays) Holds() (held Holds) {
	for _, l := range o.layers {
		if l.Shown() {
			held |= l.Holds(&away)
		}
	}
	return held
}

// Framed returns the shown layers that must be painted in full before they are seen, a bit for
// each.
func (o *Overlays) Framed() (framed uint32) {
	for i, l := range o.layers {
		if l.Shown() && l.Holds(&away).Has(HoldFrame) {
			framed |= 1 << i
		}
	}
	return framed
}

// Draw draws the visible layers, lowest first. A layer that has opened closes the text under a
// pointer at rest, and text below a layer that holds the pointer back is not shown at all.
func (o *Overlays) Draw(c *Canvas) {
	from, shown := 0, uint32(0)
	for i, l := range o.layers {
		if !l.Shown() {
			continue
		}
		if shown |= 1 << i; l.Holds(&away).Has(HoldSight) {
			from = i
		}
	}
	if !c.aside {
		if shown&^o.drawn != 0 {
			c.Hush()
		}
		o.drawn = shown
	}
	o.rest = Pointer{X: c.pointerX, Y: c.pointerY, PressX: nowhere, PressY: nowhere}
	for _, l := range o.layers[from:] {
		if !l.Shown() {
			continue
		}
		if l.Holds(&o.rest).Has(HoldPointer) {
			c.tip = tip{}
		}
		l.Draw(c)
	}
}
