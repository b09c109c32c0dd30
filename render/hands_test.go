package render

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
)

// hands is an Input that a test moves.
type hands struct {
	x, y  float64 // in pixels
	left  bool
	right bool
	keys  []ebiten.Key
}

func (h *hands) Read(r *Reading) {
	r.CursorX, r.CursorY, r.Left, r.Right = h.x, h.y, h.left, h.right
	r.Keys = append(r.Keys[:0], h.keys...)
	r.Space, r.Wheel, r.Runes = false, 0, nil
	h.keys = nil
}

// tick runs the app for one tick.
func (h *hands) tick(t *testing.T, a *App) {
	t.Helper()
	if err := a.Update(); err != nil {
		t.Fatal(err)
	}
}

// click clicks at a place of the stage.
func (h *hands) click(t *testing.T, a *App, x, y float64) {
	t.Helper()
	h.x, h.y = x*a.canvas.unit+a.canvas.left, y*a.canvas.unit+a.canvas.top
	h.tick(t, a)
	h.left = true
	h.tick(t, a)
	h.left = false
	h.tick(t, a)
}

// drag drags from one place of the stage to another.
func (h *hands) drag(t *testing.T, a *App, x, y, toX, toY float64) {
	t.Helper()
	h.x, h.y = x*a.canvas.unit+a.canvas.left, y*a.canvas.unit+a.canvas.top
	h.tick(t, a)
	h.left = true
	h.tick(t, a)
	for i := range 5 {
		f := float64(i+1) / 5
		h.x, h.y = (x+(toX-x)*f)*a.canvas.unit+a.canvas.left, (y+(toY-y)*f)*a.canvas.unit+a.canvas.top
		h.tick(t, a)
	}
	h.left = false
	h.tick(t, a)
}

// press presses a key.
func (h *hands) press(t *testing.T, a *App, k ebiten.Key) {
	t.Helper()
	h.keys = []ebiten.Key{k}
	h.tick(t, a)
}

// button clicks the button with a label.
func (h *hands) button(t *testing.T, a *App, bs *buttons, label string) {
	t.Helper()
	for _, b := range bs.list {
		if b.label == label {
			h.click(t, a, b.box.x+b.box.w/2, b.box.y+b.box.h/2)
			return
		}
	}
	t.Fatalf("there is no button %q", label)
}

// find is a place of the stage where an option of the open question can be
// clicked, found as a person would: by what lies there.
func (tb *table) find(o engine.Option) (x, y float64, ok bool) {
	for i := range tb.ask.row.items {
		it := &tb.ask.row.items[i]
		for step := range 20 {
			x, y := it.box.x+it.box.w*(float64(step)+0.5)/20, it.box.y+it.box.h/2
			if it.option == o && tb.ask.row.at(x, y) == i+1 {
				return x, y, true
			}
		}
	}
	for _, b := range tb.ask.answers.list {
		if b.option == o {
			x, y := b.box.middle()
			return x, y, true
		}
	}
	if o.Kind == engine.OptEnd {
		x, y := tb.buttons.list[0].box.middle()
		return x, y, true
	}
	if lit, ok := tb.ask.option(o.Card); !ok || lit != o {
		return 0, 0, false
	}
	for i, s := range tb.lay.spots {
		if s.card != o.Card {
			continue
		}
		for step := range 20 {
			x, y := s.pose.x+s.pose.w*((float64(step)+0.5)/20-0.5), s.pose.y
			if tb.spotAt(x, y) == i+1 && !(tb.ask.row.shown() && tb.ask.row.area.has(x, y)) {
				return x, y, true
			}
		}
	}
	return 0, 0, false
}
