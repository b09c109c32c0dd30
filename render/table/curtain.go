package table

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art"
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
	k.buttons.Add(ui.Button{Box: curtainReady, Label: "READY", Slant: true, Key: "ENTER", Size: 60, Do: ready})
}

// Where the parts of the curtain lie.
var (
	curtainReady  = ui.BoxAt(ui.StageWidth/2-200, 612, 400, 116)
	curtainReason = ui.BoxAt(ui.StageWidth/2-560, 500, 1120, 66)
	curtainNews   = ui.BoxAt(ui.StageWidth/2-560, 782, 1120, 248)
)

// update lets the person say that they are there.
func (k *curtain) update(p *ui.Pointer) {
	p.Take(k)
	if k.buttons.Update(p); k.up && (p.Confirm() || p.Key(ebiten.KeySpace)) {
		k.ready()
	}
}

func (k *curtain) draw(c *ui.Canvas) {
	middle := ui.StageWidth / 2
	c.Sky(ui.Sky{High: pen.Mix(k.colour, pen.Ink, 0.82), Low: pen.Mix(k.colour, pen.Ink, 0.4), Ray: pen.Mix(k.colour, pen.White, 0.35), X: middle, Y: 330})
	c.Starburst(middle, 300, 310, k.colour, pen.Fade(pen.Mix(k.colour, pen.White, 0.35), 0.6), pen.Fade(pen.Mix(k.colour, pen.Ink, 0.6), 0.9))
	const fan = 5
	for i := range fan {
		turn := (float64(i) - (fan-1)/2.0) * 0.2
		sin, cos := math.Sincos(turn)
		c.Enlarged(c.Art.Back(c.Pixels(112)), middle+260*sin, 470-260*cos, float64(c.Pixels(112)), 1, turn, 1)
	}
	c.Shout(k.title, middle, 420, 1500, ui.Display(150, pen.Paper), pen.Centre, art.Edge{Colour: pen.Ink, Width: 24, Depth: 9, Side: pen.Mix(k.colour, pen.Ink, 0.6)})
	c.Row(curtainReason, k.colour, false)
	c.Paragraph(k.reason, middle, curtainReason.Y+44, curtainReason.W-60, 32, 1, ui.Bold(30, pen.CanDo), pen.Centre)
	k.buttons.Draw(c)
	if len(k.news) == 0 {
		return
	}
	c.Panel(curtainNews, k.colour)
	y := curtainNews.Y + 46
	for _, l := range k.news {
		y = c.Paragraph(l, middle, y, curtainNews.W-60, 36, 1, ui.Body(ui.LeastMenu, pen.SoftPaper), pen.Centre)
	}
}
