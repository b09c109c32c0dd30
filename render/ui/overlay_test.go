package ui

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/looptest"
)

// testLayer is a layer that holds back the given values.
type testLayer struct {
	shown   bool
	holds   Holds
	within  Box // where it holds the pointer; empty for everywhere that holds says
	uses    bool
	pressed int
	keys    int
	drawn   *[]string
	name    string
}

func (l *testLayer) Shown() bool { return l.shown }

func (l *testLayer) Holds(p *Pointer) Holds {
	if l.within.W > 0 && l.within.Has(p.X, p.Y) {
		return l.holds | HoldPointer
	}
	return l.holds
}

func (l *testLayer) Update(p *Pointer) bool {
	if p.Pressed {
		l.pressed++
	}
	l.keys += len(p.Keys)
	return l.uses
}

func (l *testLayer) Draw(*Canvas) { *l.drawn = append(*l.drawn, l.name) }

// TestOverlaysHoldBack checks that each layer gets only the input that the layers above it leave.
func TestOverlaysHoldBack(t *testing.T) {
	press := Pointer{X: 10, Y: 10, PressX: 10, PressY: 10, Pressed: true, Reading: Reading{Left: true, Wheel: 1, Keys: []ebiten.Key{ebiten.KeyA}}}
	for _, c := range []struct {
		name          string
		top           testLayer
		pressed, keys int // numbers that reach the layer below
		barred, muted bool
	}{
		{"nothing above", testLayer{}, 1, 1, false, false},
		{"a layer that holds nothing", testLayer{shown: true}, 1, 1, false, false},
		{"a layer that holds the pointer", testLayer{shown: true, holds: HoldPointer}, 0, 1, true, false},
		{"a layer that holds the keys", testLayer{shown: true, holds: HoldKeys}, 1, 0, false, true},
		{"a layer that holds all input", testLayer{shown: true, holds: HoldInput}, 0, 0, true, true},
		{"a layer that has used the tick up", testLayer{shown: true, uses: true}, 0, 0, true, true},
		{"a layer under the pointer", testLayer{shown: true, within: BoxAt(0, 0, 20, 20)}, 0, 1, true, false},
		{"a layer beside the pointer", testLayer{shown: true, within: BoxAt(50, 0, 20, 20)}, 1, 1, false, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			low := &testLayer{shown: true}
			o := Over(low, &c.top)
			p := press
			left := o.Update(&p)
			if low.pressed != c.pressed || low.keys != c.keys {
				t.Errorf("%d presses and %d keys reach the layer below, want %d and %d", low.pressed, low.keys, c.pressed, c.keys)
			}
			if left.Barred() != c.barred || left.Muted() != c.muted {
				t.Errorf("the screen is told barred %v and muted %v, want %v and %v", left.Barred(), left.Muted(), c.barred, c.muted)
			}
			if c.barred && (left.Pressed || left.Wheel != 0 || left.Left || BoxAt(-1e5, -1e5, 2e5, 2e5).Has(left.X, left.Y)) {
				t.Errorf("the pointer is held back, and the screen gets %+v", left)
			}
			if c.top.shown && c.top.pressed != 1 {
				t.Error("the press does not reach the top layer")
			}
		})
	}
}

// TestOverlaysDraw checks that layers are drawn lowest first, and none below one that hides them.
func TestOverlaysDraw(t *testing.T) {
	var drawn []string
	layer := func(name string, holds Holds) *testLayer {
		return &testLayer{shown: true, holds: holds, name: name, drawn: &drawn}
	}
	low, mid, top := layer("low", 0), layer("mid", HoldTime), layer("top", HoldFrame)
	o := Over(low, mid, top)
	for _, c := range []struct {
		change func()
		want   string
		holds  Holds
		framed uint32
	}{
		{func() {}, "low mid top", HoldTime | HoldFrame, 4},
		{func() { mid.holds = HoldSight }, "mid top", HoldSight | HoldFrame, 4},
		{func() { mid.shown = false }, "low top", HoldFrame, 4},
		{func() { top.shown = false }, "low", 0, 0},
	} {
		c.change()
		drawn = drawn[:0]
		o.Draw(NewCanvas())
		got := ""
		for i, name := range drawn {
			if i > 0 {
				got += " "
			}
			got += name
		}
		if got != c.want || o.Holds() != c.holds || o.Framed() != c.framed {
			t.Errorf("drawn are %q, held %b, framed %b; want %q, %b, %b", got, o.Holds(), o.Framed(), c.want, c.holds, c.framed)
		}
	}
}

// TestOverlaysDoNotAllocate checks that a tick of the stack does not allocate.
func TestOverlaysDoNotAllocate(t *testing.T) {
	low := &testLayer{shown: true}
	o := Over(low, &testLayer{shown: true, holds: HoldPointer}, &testLayer{shown: true, holds: HoldKeys})
	p := &Pointer{}
	if n := looptest.Allocations(50, func() { o.Update(p); o.Holds(); o.Framed() }); n > 0 {
		t.Errorf("a tick of the stack allocates %.0f times", n)
	}
}

// TestPressUnderAKeyLayer checks that a layer gets its whole click, and can use it up, below a layer
// that holds only the keyboard.
func TestPressUnderAKeyLayer(t *testing.T) {
	low := &testLayer{shown: true, holds: HoldPointer}
	o := Over(low, &testLayer{shown: true, holds: HoldKeys})
	h := &fakeInput{}
	var p Pointer
	tick := func(left bool) *Pointer {
		h.left = left
		p.Read(h, Fit{Unit: 1}, Tick)
		return o.Update(&p)
	}
	tick(false)
	tick(true)
	if p.owner != any(&o.layers[0]) {
		t.Fatalf("the press belongs to %v", p.owner)
	}
	p.Spend()
	if tick(true); !p.spent {
		t.Error("a press that was used up is not")
	}
}

// fakeInput is an Input with one button.
type fakeInput struct{ left bool }

func (f *fakeInput) Read(r *Reading) { *r = Reading{CursorX: 5, CursorY: 5, Left: f.left} }

// TestTipsCloseUnderLayers checks that a layer that opens closes the tip under a pointer at rest, and
// that nothing below a layer that holds the pointer back shows one.
func TestTipsCloseUnderLayers(t *testing.T) {
	c, low, top := NewCanvas(), &testLayer{shown: true, drawn: new([]string)}, &testLayer{drawn: new([]string)}
	o := Over(low, top)
	told := func(x float64) bool {
		p := c.Read(1920, 1080, nil, func(c *Canvas) {
			c.PointAt(x, 10)
			c.Offer("A tip", BoxAt(0, 0, 40, 40))
			o.Draw(c)
			c.DrawTip()
		})
		return len(p.Lines) > 0
	}
	told(10)
	for _, s := range []struct {
		name  string
		shown bool
		holds Holds
		x     float64
		want  bool
	}{
		{"the pointer on a place with a tip", false, 0, 11, true},
		{"a layer opens under it", true, 0, 11, false},
		{"the layer stays", true, 0, 11, false},
		{"the pointer moves", true, 0, 12, true},
		{"the layer closes", false, 0, 12, true},
		{"the pointer moves on", false, 0, 13, true},
		{"a layer opens over everything", true, HoldPointer, 13, false},
		{"the pointer moves below it", true, HoldPointer, 14, false},
	} {
		if top.shown, top.holds = s.shown, s.holds; told(s.x) != s.want {
			t.Errorf("%s: a tip is shown: %v, want %v", s.name, !s.want, s.want)
		}
	}
}
