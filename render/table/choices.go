package table

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

const choiceGap = 16.0

// choices are the cards to choose from that do not lie open on the table.
type choices struct {
	items  []choice
	area   ui.Box
	wide   float64 // what all items take up
	scroll float64
	aside  bool // pushed aside to look at the table
	held   bool // Space is held for that
	folded bool // they are opened only when asked for: there are answers enough without them
	look   ui.Buttons
	hover  int // index plus one
}

type choice struct {
	option engine.Option
	face   *art.Face
	box    ui.Box // unscrolled
	from   string // where it lies, or what set it off
}

// open reports whether there are any.
func (r *choices) open() bool { return len(r.items) > 0 }

// shown reports whether they lie over the table now.
func (r *choices) shown() bool { return r.open() && !r.aside && !r.held }

// fill lays choices out over an area of the table.
func (r *choices) fill(items []choice, area ui.Box) {
	r.items, r.area = items, area
	high := r.area.H - 72
	x := 0.0
	for i := range r.items {
		it := &r.items[i]
		w := math.Floor(high / ui.CardAspect)
		if it.face.Oversized() {
			w = math.Floor(high / ui.PosterAspect)
		}
		it.box = ui.BoxAt(x, r.area.Y+58, w, high)
		x += w + choiceGap
	}
	r.wide = x - choiceGap
	room := r.area.W - 40
	if n := len(r.items); r.wide > room && n > 1 {
		// Cards overlap as long as every name's beginning can be read.
		w := r.items[0].box.W
		pitch := math.Max(math.Min(w+choiceGap, (room-w)/float64(n-1)), 84)
		for i := range r.items {
			r.items[i].box.X = float64(i) * pitch
		}
		r.wide = float64(n-1)*pitch + w
	}
	left := r.area.X + math.Max(20, (r.area.W-r.wide)/2)
	for i := range r.items {
		r.items[i].box.X += left
	}
	r.look.Add(ui.Button{Box: ui.BoxAt(r.area.X+r.area.W-236, r.area.Y+8, 226, 38), Label: lookWords, Do: r.push})
}

const (
	lookWords = "LOOK AT THE TABLE"
	backWords = "BACK TO THE CHOICE"
)

// push pushes the choices aside to look at the table, or back over it.
func (r *choices) push() {
	r.aside = !r.aside
	r.look.List[0].Label = lookWords
	if r.aside {
		r.look.List[0].Label = backWords
	}
}

// at is the index plus one of the item at a place.
func (r *choices) at(x, y float64) int {
	if !r.shown() || !r.area.Has(x, y) {
		return 0
	}
	for i := len(r.items) - 1; i >= 0; i-- {
		if r.items[i].box.Has(x+r.scroll, y) {
			return i + 1
		}
	}
	return 0
}

// update lets the pointer work on the choices; the chosen option comes back. Over
// reports that the pointer is on the choices.
func (r *choices) update(p *ui.Pointer) (chosen *choice, over bool) {
	if !r.open() {
		return nil, false
	}
	r.held = p.Space
	if p.Key(ebiten.KeyTab) {
		r.push()
	}
	if !(r.folded && r.aside) && r.look.Update(p) {
		return nil, true
	}
	r.hover = r.at(p.X, p.Y)
	if !r.shown() || !r.area.Has(p.X, p.Y) {
		return nil, false
	}
	if most := r.wide - (r.area.W - 40); most > 0 {
		r.scroll = math.Max(0, math.Min(most, r.scroll-p.Wheel*90))
	}
	if p.Released && r.hover != 0 && r.at(p.PressX, p.PressY) == r.hover {
		return &r.items[r.hover-1], true
	}
	return nil, true
}

// draw draws the choices, where they lie over the table, and the button that pushes
// them aside.
func (r *choices) draw(c *ui.Canvas) {
	if !r.open() || r.held {
		return
	}
	if r.aside {
		if !r.folded {
			r.look.Draw(c)
		}
		return
	}
	c.Plate(r.area, pen.Mix(pen.Night, pen.Ink, 0.4))
	lit := -1
	for i := range r.items {
		if r.hover == i+1 {
			lit = i
			continue
		}
		r.drawChoice(c, i)
	}
	if lit >= 0 {
		r.drawChoice(c, lit)
	}
	if r.wide > r.area.W-40 {
		c.Text("scroll for more", r.area.X+24, r.area.Y+r.area.H-12, ui.Body(16, pen.Mist), pen.Left)
	}
	r.look.Draw(c)
}

func (r *choices) drawChoice(c *ui.Canvas, i int) {
	it := &r.items[i]
	x := it.box.X - r.scroll
	if x < r.area.X+4 || x+it.box.W > r.area.X+r.area.W-4 {
		if x+it.box.W < r.area.X+60 || x > r.area.X+r.area.W-60 {
			return
		}
	}
	glow := art.GlowCanDo
	if r.hover == i+1 {
		glow = art.GlowChosen
	}
	w, h := c.Pixels(it.box.W), c.Pixels(it.box.H)
	if it.face.Oversized() {
		c.Put(c.Art.Glow(glow, w, h, c.Unit*0.7), x, it.box.Y)
	} else {
		c.Put(c.Art.CardGlow(glow, w), x, it.box.Y)
	}
	c.FaceIn(it.face, ui.BoxAt(x, it.box.Y, it.box.W, it.box.H))
	if i == 0 || r.items[i-1].from != it.from {
		c.Text(it.from, x, it.box.Y-16, ui.Display(20, pen.Mist), pen.Left)
	}
}
