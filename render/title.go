package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/render/art"
)

// title is the first screen.
type title struct {
	app     *App
	buttons buttons
	cards   []engine.FaceID
	age     float64
	fault   string
}

func newTitle(a *App) *title {
	t := &title{app: a}
	for id, f := range a.faces.list {
		if f.Kind != art.SuperHero && f.Kind != art.Starter && f.Kind != art.Weakness {
			t.cards = append(t.cards, engine.FaceID(id))
		}
	}
	x, w := 250.0, 420.0
	t.buttons.add(button{box: box{x, 560, w, 104}, label: "QUICK GAME", slant: true, do: t.quick})
	t.buttons.add(button{box: box{x + 10, 696, w - 20, 76}, label: "NEW GAME", do: func() { a.show(newSetup(a)) }})
	t.buttons.add(button{box: box{x + 10, 792, w - 20, 76}, label: "QUIT", do: func() { a.quit = true }})
	return t
}

// quick starts a game of one person against the strongest computer player.
func (t *title) quick() {
	if err := t.app.start(t.app.quickPlan()); err != nil {
		t.fault = err.Error()
	}
}

// quickPlan is the plan of a quick game.
func (a *App) quickPlan() match.Plan {
	me := "Player"
	for _, s := range a.plan.Seats {
		if s.Player == "" {
			me = s.Name
			break
		}
	}
	best := a.Players[len(a.Players)-1].Kind
	plan := a.Plan
	plan.Seats = []mode.Seat{{Name: me}, {Name: robotNames[0], Player: best}}
	return plan
}

// robotNames are what computer players are called until somebody names them.
var robotNames = []string{"Robo", "Gizmo", "Cog", "Widget", "Sprocket"}

func (t *title) update(p *pointer, dt float64) error {
	t.age += dt
	switch {
	case p.confirm():
		t.quick()
	case p.key(ebiten.KeyEscape):
		t.app.quit = true
	default:
		t.buttons.update(p)
	}
	return nil
}

func (t *title) draw(c *canvas) {
	c.backdrop(art.TableGround)
	t.drawFan(c)
	c.spin(c.art.Burst(c.pixels(640), art.Gold), 460, 290, 1, 0.72, 0, 1)
	c.outlined("LINEUP", 460, 358, display(196, art.Paper), 9)
	c.text("A deck-building game of heroes and villains", 460, 530, body(25, softPaper), art.Centre)
	t.buttons.draw(c)
	c.text(t.fault, 460, 920, body(22, art.Danger), art.Centre)
	c.text("An unofficial fan project. Enter: quick game · F11: full screen", 40, 1056, body(17, art.Mist), art.Left)
}

// drawFan draws a hand of large cards.
func (t *title) drawFan(c *canvas) {
	const n = 5
	for i := range n {
		from := float64(i) - (n-1)/2.0
		turn := from * 0.13
		f := t.cards[(i*23+7)%len(t.cards)]
		p := pose{1330 + from*150, 520 + 900*(1-math.Cos(turn)), 330, turn}
		w := c.pixels(p.w)
		c.around(c.art.Shadow(w), p, w, art.HeightOfCard(w), 1, 1)
		t.app.drawFace(c, f, p)
	}
}
