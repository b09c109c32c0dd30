package ui

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/looptest"
)

// TestLayer: a layer is drawn anew when its key changes, and as long as something in it is
// missing; not when something else has been painted.
func TestLayer(t *testing.T) {
	looptest.NeedDisplay(t)
	c := NewCanvas()
	window := ebiten.NewImage(64, 36)
	var l Layer
	drawn, rough := 0, false
	frame := func(key int) int {
		before := drawn
		c.Begin(window)
		c.Layer(&l, LayerKey{key}, func(c *Canvas) {
			drawn++
			if rough {
				c.Coarse()
			}
		})
		return drawn - before
	}
	come := func(name string) {
		c.Art.Now(gallery.Key{Name: name}, 0, func() *image.RGBA { return image.NewRGBA(image.Rect(0, 0, 2, 2)) })
	}
	for _, step := range []struct {
		what  string
		key   int
		rough bool
		news  string
		times int
	}{
		{"the first time", 1, false, "", 1},
		{"nothing has changed", 1, false, "", 0},
		{"something else was painted", 1, false, "one", 0},
		{"another key", 2, true, "", 1},
		{"it lacks something, and nothing has come", 2, true, "", 0},
		{"it lacks something, and something has come", 2, false, "two", 1},
		{"all is there", 2, false, "three", 0},
	} {
		rough = step.rough
		if step.news != "" {
			come(step.news)
		}
		if n := frame(step.key); n != step.times {
			t.Errorf("%s: it was drawn %d times, not %d", step.what, n, step.times)
		}
	}
}

// TestRehearse: a rehearsal draws nothing, has all painted that is needed, and says when
// nothing is missing any more.
func TestRehearse(t *testing.T) {
	looptest.NeedDisplay(t)
	c := NewCanvas()
	window := ebiten.NewImage(64, 36)
	c.Begin(window)
	b := BoxAt(0, 0, StageWidth, StageHeight)
	draw := func() {
		c.PartBeside(gallery.Key{Name: "beside"}, b, 0, func(p pen.Pen) { p.Block(0, 0, b.W, b.H, pen.White) })
		c.Inside(b, func() { c.Veil(0.5) })
	}
	if c.Rehearse(draw) {
		t.Error("what is painted beside the loop is there at once")
	}
	c.Art.Settle()
	if !c.Rehearse(draw) {
		t.Error("something is still missing")
	}
	if r, g, b, a := window.At(32, 18).RGBA(); r+g+b+a != 0 {
		t.Error("the rehearsal has drawn on the window")
	}
	draw()
	if _, _, _, a := window.At(32, 18).RGBA(); a == 0 {
		t.Error("the drawing after it has not")
	}
}
