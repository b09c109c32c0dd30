package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/render/art"
)

const (
	flipTime     = 0.16 // seconds to turn a card over
	arcHeight    = 90.0 // how high a bought card flies
	hoverLift    = 24.0
	dealDelay    = 0.07 // between cards dealt one after the other
	litLift      = 8.0
	atRest       = 0.4 // how far from its place a card may be and count as there
	passingWidth = 60.0
	shuffleShown = 5 // cards seen flying when a deck is made anew
)

// sprite is the picture of one card on its way to where it should be.
type sprite struct {
	card  engine.CardID // NoCard for a card that flies by face down
	face  engine.FaceID
	place engine.Place

	x, y, w, turn spring
	lift          spring
	shown         float64 // 0 face down, 1 face up
	up            bool    // which it should be
	arc, span     float64 // height of its path, and the way it had to go
	delay         float64
	leaving       bool // once there, it is gone
	resting       bool
	calm          bool // goes its way without arcs
	order         int  // later ones lie over earlier ones

	picture *ebiten.Image
	width   int  // of the picture, in pixels
	front   bool // the picture shows the card's front
}

func newSprite(c engine.CardID, f engine.FaceID, at pose) *sprite {
	return &sprite{card: c, face: f, x: resting(at.x), y: resting(at.y), w: resting(at.w), turn: resting(at.turn)}
}

// send gives the sprite a new place to glide to.
func (s *sprite) send(to pose) {
	if s.x.to != to.x || s.y.to != to.y || s.w.to != to.w || s.turn.to != to.turn {
		s.x.to, s.y.to, s.w.to, s.turn.to = to.x, to.y, to.w, to.turn
		s.resting = false
		s.arc, s.span = 0, math.Hypot(s.x.to-s.x.at, s.y.to-s.y.at)
	}
}

// step moves the sprite on and tells whether it has arrived.
func (s *sprite) step(dt float64, calm bool) bool {
	if s.delay > 0 {
		s.delay -= dt
		return false
	}
	for _, v := range []*spring{&s.x, &s.y, &s.w, &s.turn, &s.lift} {
		v.step(dt)
	}
	s.calm = calm
	target := 0.0
	if s.up {
		target = 1
	}
	if calm {
		s.shown = target
	} else if s.shown < target {
		s.shown = math.Min(target, s.shown+dt/flipTime)
	} else {
		s.shown = math.Max(target, s.shown-dt/flipTime)
	}
	if s.shown == target && s.x.near(atRest) && s.y.near(atRest) && s.w.near(atRest) && s.turn.near(0.002) && s.lift.near(atRest) {
		s.snap()
	}
	return s.resting
}

func (s *sprite) snap() {
	for _, v := range []*spring{&s.x, &s.y, &s.w, &s.turn, &s.lift} {
		v.snap()
	}
	s.shown, s.delay, s.arc = 0, 0, 0
	if s.up {
		s.shown = 1
	}
	s.resting = true
}

// raise sets how far the card is lifted, and tells whether that is news.
func (s *sprite) raise(by float64) bool {
	if s.lift.to == by {
		return false
	}
	s.lift.to = by
	s.resting = false
	return true
}

// pose is where the card is to be drawn now.
func (s *sprite) pose() pose {
	p := pose{s.x.at, s.y.at - s.lift.at, s.w.at, s.turn.at}
	if s.arc > 0 && s.span > 1 && !s.calm {
		done := 1 - clamp(math.Hypot(s.x.to-s.x.at, s.y.to-s.y.at)/s.span)
		p.y -= s.arc * 4 * done * (1 - done)
	}
	return p
}

// draw draws the card; glow, if it is lit, lies around it.
func (s *sprite) draw(c *canvas, f *faces, lit bool, glow art.GlowKind) {
	if s.delay > 0 {
		return
	}
	p := s.pose()
	width := c.pixels(s.w.to)
	front := s.shown >= 0.5
	if s.picture == nil || s.width != width || s.front != front {
		ready := true
		if front {
			s.picture, ready = c.card(f.list[s.face], width)
		} else {
			s.picture = c.art.Back(width)
		}
		s.width, s.front = width, front
		if !ready {
			s.width = 0 // asked for again in the next frame
		}
	}
	scale := p.w * c.unit / float64(width)
	if s.resting {
		scale = 1
	}
	flip := math.Abs(s.shown*2 - 1)
	height := art.HeightOfCard(width)
	if lit {
		c.around(c.art.CardGlow(glow, width), p, width, height, scale, 1)
	} else {
		c.around(c.art.Shadow(width), p, width, height, scale, 1)
	}
	c.spin(s.picture, p.x, p.y, scale*math.Max(flip, 0.02), scale, p.turn, 1)
}
