package uitest

import (
	"fmt"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/ui"
)

// Event is an input for a stack of layers.
type Event struct {
	Name string
	Hold ui.Holds // the value of a layer that holds it back
	is   func(p *ui.Pointer) bool
	do   func(h *Hands)
}

// Events are a click, the wheel and a key.
var Events = []Event{
	{"a press", ui.HoldPointer, func(p *ui.Pointer) bool { return p.Pressed }, func(h *Hands) { h.Left = true }},
	{"the wheel", ui.HoldPointer, func(p *ui.Pointer) bool { return p.Wheel != 0 }, func(h *Hands) { h.Wheel = 1 }},
	{"a key", ui.HoldKeys, func(p *ui.Pointer) bool { return p.Key(ebiten.KeyEscape) }, func(h *Hands) { h.Hit(ebiten.KeyEscape) }},
}

// Do makes the event at a place of the stage.
func (e *Event) Do(t testing.TB, h *Hands, x, y float64) {
	t.Helper()
	h.Move(x, y)
	e.do(h)
	h.Tick(t)
	h.Left = false
	h.Tick(t)
}

// Reach has the indexes of the layers that an event has reached, and of those that have used it or
// held it back. The top one is first.
type Reach struct{ Got, Used []int }

// watched is a layer that records an event.
type watched struct {
	ui.Overlay
	at    int
	event *Event
	reach *Reach
}

func (w watched) Update(p *ui.Pointer) bool {
	reaches, held := w.event.is(p), w.Holds(p)
	done := w.Overlay.Update(p)
	if reaches {
		w.reach.Got = append(w.reach.Got, w.at)
		if done || held.Has(w.event.Hold) {
			w.reach.Used = append(w.reach.Used, w.at)
		}
	}
	return done
}

// Watch makes the layers of a stack record an event.
func Watch(o *ui.Overlays, e *Event) *Reach {
	r := &Reach{}
	var all []ui.Overlay
	for i, l := range o.Layers() {
		all = append(all, watched{l, i, e, r})
	}
	*o = ui.Over(all...)
	return r
}

// Layered is a screen with layers.
type Layered struct {
	Update func(p *ui.Pointer, dt float64) error
	Layers *ui.Overlays
	Open   []func()  // opens each layer that takes all input, the lowest first
	Asked  *[]string // the requests of the screen; may be nil
}

// top returns the index of the top layer that takes all input, or -1 if there is none.
func (l *Layered) top() int {
	top := -1
	for i, o := range l.Layers.Layers() {
		if o.Shown() && o.Holds(&ui.Pointer{}).Has(ui.HoldInput) {
			top = i
		}
	}
	return top
}

// CheckLayers opens each layer of a screen, by itself and over each lower one, and checks that a
// press, the wheel and a key reach only the top one. Layers above a [ui.Stacked] one have tests of
// their own. Build returns the screen with no layer open.
func CheckLayers(t *testing.T, build func() Layered) {
	t.Helper()
	checkOpened(t, build)
	for upper := range build().Open {
		for lower := range upper + 1 { // over itself, it is alone
			for i := range Events {
				e := &Events[i]
				t.Run(fmt.Sprintf("layer %d over %d, %s", upper, lower, e.Name), func(t *testing.T) {
					l, h, c := build(), &Hands{}, ui.NewCanvas()
					c.Fit = ui.FitInto(1920, 1080)
					h.HoldScene(c, l.Update)
					l.Open[lower]()
					low := l.top()
					l.Open[upper]()
					top := l.top()
					if low < 0 || (upper > lower && top <= low) {
						t.Fatalf("the layers opened are %d and %d of the stack", low, top)
					}
					below := l.Layers.Layers()[low]
					if !below.Shown() {
						t.Skip("the upper one closes the lower one")
					}
					r := Watch(l.Layers, e)
					e.Do(t, h, ui.StageWidth/2, ui.StageHeight/2)
					if !slices.Equal(r.Used, []int{top}) || slices.Min(r.Got) < top {
						t.Errorf("it reaches %d, and %d use it, want only %d", r.Got, r.Used, top)
					}
					if low < top && !below.Shown() {
						t.Error("it closes the lower one")
					}
					if l.Asked != nil && len(*l.Asked) > 0 {
						t.Errorf("the screen asks for %q", *l.Asked)
					}
				})
			}
		}
	}
}

// checkOpened checks that each layer of a screen is opened.
func checkOpened(t *testing.T, build func() Layered) {
	t.Helper()
	opened := map[int]bool{}
	for i := range build().Open {
		l := build()
		l.Open[i]()
		opened[l.top()] = true
	}
	for i, o := range build().Layers.Layers() {
		if !opened[i] && !o.Shown() {
			t.Errorf("nothing opens layer %d, %T", i, o)
		}
		if s, ok := o.(ui.Stacked); ok {
			for n := range s.Above() {
				opened[i+1+n] = true
			}
		}
	}
}
