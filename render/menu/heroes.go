package menu

import (
	"math"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// heroPicker lays out all Super Heroes for one to be picked.
type heroPicker struct {
	shown  bool
	title  string
	heroes []heroPick
	under  int // the one under the pointer, plus one
	zoom   ui.Zoom
	done   func(name string)
}

// heroPick is one hero to pick from.
type heroPick struct {
	face *art.Face
	box  ui.Box
}

// How the heroes are laid out: as large as lets all of them be seen.
const (
	pickerTop  = 190.0
	pickerHigh = 860.0
	pickerWide = 1760.0
	pickerGap  = 24.0
	pickWidth  = 320.0 // of a hero, at most
)

// open lays out the oversized ones of the faces. Done is given the name of the one
// that is picked, or "" for any.
func (k *heroPicker) open(faces []art.Face, whose string, done func(name string)) {
	*k = heroPicker{shown: true, title: "PICK A SUPER HERO FOR " + strings.ToUpper(whose), done: done}
	for i := range faces {
		if faces[i].Oversized() {
			k.heroes = append(k.heroes, heroPick{face: &faces[i]})
		}
	}
	const aspect = ui.PosterAspect
	columns, w := 4, pickWidth
	for (len(k.heroes)+columns-1)/columns*int(w*aspect+pickerGap) > pickerHigh {
		columns++
		w = math.Min(w, (pickerWide-float64(columns-1)*pickerGap)/float64(columns))
	}
	left := (ui.StageWidth - float64(columns)*w - float64(columns-1)*pickerGap) / 2
	rows := ui.Rows{X: left, Y: pickerTop, W: float64(columns) * (w + pickerGap)}
	var row ui.Box
	for i := range k.heroes {
		if i%columns == 0 {
			row = rows.Next(w*aspect, pickerGap)
		}
		k.heroes[i].box = row.CutLeft(w, pickerGap)
	}
}

// update reports whether the picker is open: it takes all input.
func (k *heroPicker) update(p *ui.Pointer) bool {
	if !k.shown || k.zoom.Closes(p) {
		return k.shown
	}
	p.Take(k)
	var face *art.Face
	k.under = 0
	for i, h := range k.heroes {
		if h.box.Has(p.X, p.Y) {
			k.under, face = i+1, h.face
		}
	}
	switch {
	case k.zoom.PinOn(p, face):
	case p.Key(ebiten.KeyEscape):
		k.shown = false
	case p.Released:
		k.shown = false
		if face == nil {
			k.done("")
		} else {
			k.done(face.Name)
		}
	}
	return true
}

func (k *heroPicker) draw(c *ui.Canvas) {
	if !k.shown {
		return
	}
	c.Veil(0.75)
	c.Text(k.title, ui.StageWidth/2, pickerTop-70, ui.Display(56, pen.Paper), pen.Centre)
	c.Text("Click beside them for any at random. Right click: read.", ui.StageWidth/2, pickerTop-32, ui.Body(20, pen.Mist), pen.Centre)
	for i, h := range k.heroes {
		w, high := c.Pixels(h.box.W), c.Pixels(h.box.H)
		if k.under == i+1 {
			c.Put(c.Art.Glow(art.GlowCanDo, w, high, c.Unit*0.8), h.box.X, h.box.Y)
		}
		c.FaceIn(h.face, h.box)
	}
	k.zoom.Draw(c)
}
