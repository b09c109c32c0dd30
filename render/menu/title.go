package menu

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// Title is the first screen.
type Title struct {
	program *Program
	Buttons ui.Buttons
	cards   []*art.Face
	fault   string
}

// NewTitle makes the title.
func NewTitle(p *Program) *Title {
	t := &Title{program: p}
	for i := range p.Faces {
		if f := &p.Faces[i]; f.Kind != art.SuperHero && f.Kind != art.Starter && f.Kind != art.Weakness {
			t.cards = append(t.cards, f)
		}
	}
	rows := ui.Rows{X: 250, Y: 560, W: 420}
	t.Buttons.Add(ui.Button{Box: rows.Next(104, 32), Label: "QUICK GAME", Slant: true, Do: t.quick})
	t.Buttons.Add(ui.Button{Box: rows.Next(76, 20).Inset(10, 0), Label: "NEW GAME", Do: p.Setup})
	t.Buttons.Add(ui.Button{Box: rows.Next(76, 20).Inset(10, 0), Label: "QUIT", Do: p.Quit})
	return t
}

func (t *Title) quick() {
	if err := t.program.Quick(); err != nil {
		t.fault = err.Error()
	}
}

// Update is one tick of the title.
func (t *Title) Update(p *ui.Pointer, _ float64) error {
	switch {
	case p.Confirm():
		t.quick()
	case p.Key(ebiten.KeyEscape):
		t.program.Quit()
	default:
		t.Buttons.Update(p)
	}
	return nil
}

// Draw draws the title.
func (t *Title) Draw(c *ui.Canvas) {
	c.Backdrop(art.TableGround)
	t.drawFan(c)
	c.Spin(c.Art.Burst(c.Pixels(640), pen.Gold), 460, 290, 1, 0.72, 0, 1)
	c.Outlined("LINEUP", 460, 358, ui.Display(196, pen.Paper), 9)
	c.Text("A deck-building game of heroes and villains", 460, 530, ui.Body(25, pen.SoftPaper), pen.Centre)
	t.Buttons.Draw(c)
	c.Text(t.fault, 460, 920, ui.Body(22, pen.Danger), pen.Centre)
	c.Text("An unofficial fan project. Enter: quick game · F11: full screen", 40, 1056, ui.Body(17, pen.Mist), pen.Left)
}

// drawFan draws a hand of large cards.
func (t *Title) drawFan(c *ui.Canvas) {
	const n = 5
	for i := range n {
		from := float64(i) - (n-1)/2.0
		turn := from * 0.13
		f := t.cards[(i*23+7)%len(t.cards)]
		p := ui.Pose{X: 1330 + from*150, Y: 520 + 900*(1-math.Cos(turn)), W: 330, Turn: turn}
		w := c.Pixels(p.W)
		c.Around(c.Art.Shadow(w), p, w, art.HeightOfCard(w), 1, 1)
		c.Face(f, p)
	}
}
