package ui

import (
	"fmt"
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/looptest"
)

// TestLayer checks that a layer is redrawn when its key changes or a missing part arrives, but not
// when something else has been painted.
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

// TestLayerAwaits checks that a layer lacking a picture is redrawn when that one is painted, and not
// when another one is.
func TestLayerAwaits(t *testing.T) {
	looptest.NeedDisplay(t)
	c := NewCanvas()
	window := ebiten.NewImage(64, 36)
	var l Layer
	drawn, may := 0, make(chan bool)
	frame := func() int {
		before := drawn
		c.Begin(window)
		c.Layer(&l, LayerKey{1}, func(c *Canvas) {
			drawn++
			c.PartSoon(gallery.Key{Name: "slow"}, BoxAt(0, 0, 40, 40), 0, func(pen.Pen) { <-may })
		})
		return drawn - before
	}
	if frame() != 1 {
		t.Fatal("the layer is not drawn")
	}
	c.Art.Now(gallery.Key{Name: "other"}, 0, func() *image.RGBA { return image.NewRGBA(image.Rect(0, 0, 2, 2)) })
	if frame() != 0 {
		t.Error("another picture redraws the layer")
	}
	close(may)
	c.Art.Settle()
	if frame() != 1 {
		t.Error("the picture that it lacked does not redraw the layer")
	}
	if !c.Sharp() || frame() != 0 {
		t.Error("the layer still lacks something")
	}
}

// TestRehearse checks that a rehearsal draws nothing, paints everything needed and reports when
// nothing is missing.
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

// TestBoxLayer checks that a box layer keeps only the pictures that reach into its box, in their
// places, and shows them at its opacity.
func TestBoxLayer(t *testing.T) {
	looptest.NeedDisplay(t)
	c := NewCanvas()
	c.Art.AtOnce = true
	window := ebiten.NewImage(1920, 1080)
	var l Layer
	defer l.Release()
	tray := func(x float64) { c.Tray(BoxAt(x, 100, 40, 40), pen.Paper) }
	frame := func(alpha float64) (composed int) {
		window.Clear()
		c.Begin(window)
		c.Watch = func(dst, _ *ebiten.Image, _ *ebiten.DrawImageOptions) {
			if dst != window {
				composed++
			}
		}
		c.BoxLayer(&l, BoxAt(190, 90, 100, 100), LayerKey{1}, alpha, func(*Canvas) {
			tray(100) // ends left of the box
			tray(200)
			tray(270) // reaches beyond the box
		})
		return composed
	}
	if n := frame(1); n != 2 {
		t.Errorf("%d pictures are drawn in the box, not 2", n)
	}
	for _, at := range []struct {
		x    int
		seen bool
	}{{120, false}, {220, true}, {250, false}, {280, true}, {300, false}} {
		t.Run(fmt.Sprintf("%+v", at), func(t *testing.T) {
			if _, _, _, a := window.At(at.x, 120).RGBA(); a > 0 != at.seen {
				t.Errorf("at %d something is seen: %v", at.x, a > 0)
			}
		})
	}
	if n := frame(0.5); n != 0 {
		t.Errorf("a fainter layer is drawn anew, of %d pictures", n)
	}
	if _, _, _, a := window.At(220, 120).RGBA(); a < 0x7000 || a > 0x9000 {
		t.Errorf("half of a layer is seen by %#x", a)
	}
	l.Stale()
	if n := frame(1); n != 2 {
		t.Errorf("what is stale is drawn anew of %d pictures", n)
	}
}

// TestEssentialPartsAreNeverLacked checks that a frame whose time is used up still draws its
// essential parts, and no others.
func TestEssentialPartsAreNeverLacked(t *testing.T) {
	looptest.NeedDisplay(t)
	c := NewCanvas(gallery.Slowed(100))
	lacked := map[string]bool{}
	c.Art.Lacks = func(k gallery.Key) { lacked[k.Name] = true }
	c.Begin(ebiten.NewImage(960, 540))
	part := func(name string) {
		c.Part(gallery.Key{Name: name}, BoxAt(0, 0, 400, 400), 0, func(p pen.Pen) { p.Fill(pen.Rectangle(0, 0, 400, 400, 0), pen.Ink) })
	}
	part("first")
	c.Essential(func() { part("a button") })
	part("an ornament")
	if lacked["first"] || lacked["a button"] || !lacked["an ornament"] {
		t.Errorf("the frame lacks %v, want only the ornament", lacked)
	}
}

// TestEssentialPartsAreRehearsed checks that rehearsals paint essential parts a few at a time, so
// that no frame takes long, and that all of them are painted in the end.
func TestEssentialPartsAreRehearsed(t *testing.T) {
	looptest.NeedDisplay(t)
	c := NewCanvas(gallery.Slowed(100))
	window := ebiten.NewImage(960, 540)
	const parts = 4
	draw := func() {
		c.Essential(func() {
			for n := range parts {
				c.Part(gallery.Key{Name: "a button", N: n}, BoxAt(0, 0, 400, 400), 0, func(p pen.Pen) { p.Fill(pen.Rectangle(0, 0, 400, 400, 0), pen.Ink) })
			}
		})
	}
	for n := 1; n <= parts; n++ {
		c.Begin(window)
		if whole := c.Rehearse(draw); c.Art.Len() != n || whole != (n == parts) {
			t.Fatalf("after %d rehearsals %d parts of %d are painted, whole: %v", n, c.Art.Len(), parts, whole)
		}
	}
}
