package table

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art/pen"
	"lineup/render/ui"
)

// curtain stands between two people who share the machine. While it is up the
// table is drawn from nobody's view, and nothing of the table is drawn at all.
type curtain struct {
	up      bool
	title   string
	reason  string
	news    []string // what happened in the open, latest last
	colour  color.NRGBA
	ready   func()
	buttons ui.Buttons
}

// raise puts the curtain up; ready is what the person behind it says with the button.
func (k *curtain) raise(ready func()) {
	k.up, k.ready = true, ready
	k.buttons.Clear()
	k.buttons.Add(ui.Button{Box: ui.BoxAt(ui.StageWidth/2-150, 590, 300, 96), Label: "READY", Slant: true, Do: ready})
}

// update lets the person say that they are there.
func (k *curtain) update(p *ui.Pointer) {
	p.Take(k)
	if k.buttons.Update(p); k.up && (p.Confirm() || p.Key(ebiten.KeySpace)) {
		k.ready()
	}
}

func (k *curtain) draw(c *ui.Canvas) {
	c.Plate(ui.BoxAt(ui.StageWidth/2-560, 170, 1120, 740), pen.Night)
	c.Put(c.Art.Burst(c.Pixels(200), k.colour), ui.StageWidth/2-100, 190)
	c.Text(k.title, ui.StageWidth/2, 480, ui.Display(92, pen.Paper), pen.Centre)
	c.Text(k.reason, ui.StageWidth/2, 540, ui.Body(28, pen.CanDo), pen.Centre)
	k.buttons.Draw(c)
	y := 740.0
	for _, l := range k.news {
		c.Text(l, ui.StageWidth/2, y, ui.Body(17, pen.Mist), pen.Centre)
		y += 25
	}
}
