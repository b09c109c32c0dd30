package ui

// Holds are what a layer keeps from everything below it.
type Holds uint8

// What can be held back.
const (
	HoldPointer Holds = 1 << iota // clicks, drags, the wheel, and what the pointer is on
	HoldKeys                      // the keyboard
	HoldTime                      // what goes on by itself: computer players wait, nothing breathes
	HoldAnswers                   // nothing below looks as if it could be clicked
	HoldSight                     // nothing below is drawn, and nothing there moves
	HoldFrame                     // the frame before stays until all of the layer is painted
)

// HoldInput is all that a person does.
const HoldInput = HoldPointer | HoldKeys

// Has reports whether all of some are among them.
func (h Holds) Has(some Holds) bool { return h&some == some }

// Overlay is a layer over a screen.
type Overlay interface {
	// Shown reports whether the layer is there now.
	Shown() bool
	// Holds says what the layer holds back while it is shown and the pointer is where it is.
	Holds(p *Pointer) Holds
	// Update is one tick of input. It reports whether the layer has used it up: then
	// nothing below gets any of it.
	Update(p *Pointer) bool
	// Draw draws the layer. It is called only while the layer is shown.
	Draw(c *Canvas)
}

// Overlays is the stack of the layers over a screen. It is the one list of them: what is
// drawn over what, who gets a click or a key, and what waits, all follow from it.
type Overlays struct {
	layers []Overlay // the lowest first
	left   [2]Pointer
}

// Over makes the stack of some layers, the lowest first.
func Over(layers ...Overlay) Overlays { return Overlays{layers: layers} }

// Layers returns the layers of the stack, the lowest first.
func (o *Overlays) Layers() []Overlay { return o.layers }

// away is a pointer that is nowhere.
var away = Pointer{X: nowhere, Y: nowhere, PressX: nowhere, PressY: nowhere}

// Update offers one tick of input to the layers, from the top down. Each gets what those
// above it leave, so that a click, a key or a turn of the wheel reaches one layer alone.
// It returns what is left for the screen itself, until the next call.
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
			left.Take(&o.layers[i])
		}
		if l.Update(left) {
			h |= HoldInput
		}
		held |= h & HoldInput
		left = o.without(left, h)
	}
	return left
}

// without returns what is left of a tick below a layer that holds something back.
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
		left.Keys, left.Runes, left.Space, left.Tab, left.muted = nil, nil, false, false, true
	}
	return left
}

// Barred reports whether a layer holds the pointer back.
func (p *Pointer) Barred() bool { return p.barred }

// Muted reports whether a layer holds the keyboard back.
func (p *Pointer) Muted() bool { return p.muted }

// Holds says what the layers that are shown hold back from the screen wherever the pointer
// is.
func (o *Overlays) Holds() (held Holds) {
	for _, l := range o.layers {
		if l.Shown() {
			held |= l.Holds(&away)
		}
	}
	return held
}

// Framed returns the layers that are shown and are to be painted whole before they are seen, a
// bit for each.
func (o *Overlays) Framed() (framed uint32) {
	for i, l := range o.layers {
		if l.Shown() && l.Holds(&away).Has(HoldFrame) {
			framed |= 1 << i
		}
	}
	return framed
}

// Draw draws the layers that can be seen, from the lowest up.
func (o *Overlays) Draw(c *Canvas) {
	from := 0
	for i, l := range o.layers {
		if l.Shown() && l.Holds(&away).Has(HoldSight) {
			from = i
		}
	}
	for _, l := range o.layers[from:] {
		if l.Shown() {
			l.Draw(c)
		}
	}
}
