package table

import (
	"math"

	"lineup/render/art/pen"
	"lineup/render/ui"
)

// How long the flourishes last, in seconds.
const (
	strikeTime = 0.5
	guardTime  = 0.7
	punchTime  = 0.12
	bannerTime = 1.1
)

// strike is an attack on its way from a card to a seat, or a shield that stops
// one there.
type strike struct {
	fromX, fromY, toX, toY float64
	shield                 bool
	age                    float64
}

// effects are the flourishes of the table. They never move a card.
type effects struct {
	strikes []strike
	punch   float64 // seconds left of the swelling of the Power
	banner  string
	age     float64 // of the banner
}

func (e *effects) clear() { *e = effects{strikes: e.strikes[:0]} }

// busy reports whether something is to be seen.
func (e *effects) busy() bool { return len(e.strikes) > 0 || e.punch > 0 || e.banner != "" }

func (e *effects) attack(fromX, fromY, toX, toY float64) {
	e.strikes = append(e.strikes, strike{fromX: fromX, fromY: fromY, toX: toX, toY: toY})
}

func (e *effects) guard(x, y float64) {
	e.strikes = append(e.strikes, strike{toX: x, toY: y, shield: true, age: -strikeTime / 2})
}

func (e *effects) announce(words string) { e.banner, e.age = words, 0 }

func (e *effects) step(dt float64) {
	kept := e.strikes[:0]
	for _, s := range e.strikes {
		s.age += dt
		if s.age < strikeTime || s.shield && s.age < guardTime {
			kept = append(kept, s)
		}
	}
	e.strikes = kept
	e.punch = math.Max(0, e.punch-dt)
	if e.banner != "" {
		if e.age += dt; e.age > bannerTime {
			e.banner = ""
		}
	}
}

// swell is how large the Power is drawn.
func (e *effects) swell() float64 { return 1 + 0.25*e.punch/punchTime }

func (e *effects) draw(c *ui.Canvas, plain bool) {
	for i := range e.strikes {
		e.strikes[i].draw(c, plain)
	}
	if e.banner != "" {
		e.drawBanner(c, plain)
	}
}

func (s *strike) draw(c *ui.Canvas, plain bool) {
	if s.age < 0 {
		return
	}
	if s.shield {
		size := 120.0
		alpha := ui.Clamp((guardTime - s.age) / 0.25)
		c.Spin(c.Art.Shield(c.Pixels(size)).Image, s.toX, s.toY, 1, 1, 0, alpha)
		return
	}
	t := s.age / strikeTime
	if plain {
		t = 1
	}
	fly := ui.EaseOut(ui.Clamp(t / 0.6))
	x, y := s.fromX+(s.toX-s.fromX)*fly, s.fromY+(s.toY-s.fromY)*fly
	swell := 0.5 + 0.7*ui.Clamp(t/0.7)
	alpha := ui.Clamp((1 - t) / 0.3)
	if plain {
		swell, alpha = 1, ui.Clamp((strikeTime-s.age)/0.2)
	}
	c.Spin(c.Art.Slash(c.Pixels(190)).Image, x, y, swell, swell, -0.5, alpha)
}

func (e *effects) drawBanner(c *ui.Canvas, plain bool) {
	in, out := ui.Clamp(e.age/0.2), ui.Clamp((bannerTime-e.age)/0.2)
	alpha := math.Min(in, out)
	shift := 0.0
	if !plain {
		shift = (1 - ui.EaseOut(in)) * 120
	}
	w := c.TextWidth(e.banner, ui.Display(64, pen.Ink)) + 90
	b := ui.BoxAt((ui.StageWidth-w)/2-shift, 300, w, 96)
	c.PutFaded(c.Art.Tab(c.Pixels(b.W), c.Pixels(b.H), c.Unit, pen.CanDo), b.X, b.Y, alpha)
	if alpha > 0.6 {
		c.Text(e.banner, b.X+b.W/2, b.Y+70, ui.Display(64, pen.Ink), pen.Centre)
	}
}
