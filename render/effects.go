package render

import (
	"math"

	"lineup/game/card"
	"lineup/render/art"
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

func (e *effects) draw(c *canvas, calm bool) {
	for i := range e.strikes {
		e.strikes[i].draw(c, calm)
	}
	if e.banner != "" {
		e.drawBanner(c, calm)
	}
}

func (s *strike) draw(c *canvas, calm bool) {
	if s.age < 0 {
		return
	}
	if s.shield {
		size := 120.0
		alpha := clamp((guardTime - s.age) / 0.25)
		c.spin(c.art.Emblem(card.Shield, c.pixels(size), art.Chosen), s.toX, s.toY, 1, 1, 0, alpha)
		return
	}
	t := s.age / strikeTime
	if calm {
		t = 1
	}
	fly := easeOut(clamp(t / 0.6))
	x, y := s.fromX+(s.toX-s.fromX)*fly, s.fromY+(s.toY-s.fromY)*fly
	if t < 0.6 {
		turn := math.Atan2(s.toY-s.fromY, s.toX-s.fromX)
		long := 220.0
		c.spin(c.art.Streak(c.pixels(long), c.pixels(40)), x-math.Cos(turn)*long/2, y-math.Sin(turn)*long/2, 1, 1, turn, 0.9)
	}
	swell := 0.5 + 0.7*clamp(t/0.7)
	alpha := clamp((1 - t) / 0.3)
	if calm {
		swell, alpha = 1, clamp((strikeTime-s.age)/0.2)
	}
	c.spin(c.art.AttackBurst(c.pixels(170)), x, y, swell, swell, 0, alpha)
}

func (e *effects) drawBanner(c *canvas, calm bool) {
	in, out := clamp(e.age/0.2), clamp((bannerTime-e.age)/0.2)
	alpha := math.Min(in, out)
	shift := 0.0
	if !calm {
		shift = (1 - easeOut(in)) * 120
	}
	w := c.textWidth(e.banner, display(64, art.Ink)) + 90
	b := box{(stageWidth-w)/2 - shift, 300, w, 96}
	c.putFaded(c.art.Tab(c.pixels(b.w), c.pixels(b.h), c.unit, art.CanDo), b.x, b.y, alpha)
	if alpha > 0.6 {
		c.text(e.banner, b.x+b.w/2, b.y+70, display(64, art.Ink), art.Centre)
	}
}
