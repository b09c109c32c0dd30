package ui

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art"
)

const (
	flipTime = 0.16 // seconds to turn a card over
	atRest   = 0.4  // how far from its place a card may be and count as there
)

// Sprite is the picture of one card on its way to where it should be. It glides
// there by itself: whoever lays out the table says only where that is.
type Sprite struct {
	Face    *art.Face // nil for a card that is never seen but from behind
	Up      bool      // whether it should lie face up
	Arc     float64   // height of its path
	Delay   float64   // seconds until it sets off
	Leaving bool      // once there, it is gone
	Order   int       // later ones lie over earlier ones

	x, y, w, turn spring
	lift          spring
	shown         float64 // 0 face down, 1 face up
	span          float64 // the way it had to go
	still         bool    // it has arrived
	plain         bool    // it goes its way without arcs

	picture *ebiten.Image
	width   int  // of the picture, in pixels
	front   bool // the picture shows the card's front
}

// SpriteAt is a card that lies face down in a place.
func SpriteAt(f *art.Face, at Pose) Sprite {
	return Sprite{Face: f, x: resting(at.X), y: resting(at.Y), w: resting(at.W), turn: resting(at.Turn)}
}

// FaceUp turns the sprite face up at once.
func (s *Sprite) FaceUp() { s.Up, s.shown = true, 1 }

// Send gives the sprite a new place to glide to.
func (s *Sprite) Send(to Pose) {
	if s.x.to != to.X || s.y.to != to.Y || s.w.to != to.W || s.turn.to != to.Turn {
		s.x.to, s.y.to, s.w.to, s.turn.to = to.X, to.Y, to.W, to.Turn
		s.still = false
		s.Arc, s.span = 0, math.Hypot(s.x.to-s.x.at, s.y.to-s.y.at)
	}
}

// Step moves the sprite on by dt seconds and reports whether it has arrived. Plain
// motion turns no card over and leads it straight to its place.
func (s *Sprite) Step(dt float64, plain bool) bool {
	if s.Delay > 0 {
		s.Delay -= dt
		return false
	}
	for _, v := range []*spring{&s.x, &s.y, &s.w, &s.turn, &s.lift} {
		v.step(dt)
	}
	s.plain = plain
	target := 0.0
	if s.Up {
		target = 1
	}
	if plain {
		s.shown = target
	} else if s.shown < target {
		s.shown = math.Min(target, s.shown+dt/flipTime)
	} else {
		s.shown = math.Max(target, s.shown-dt/flipTime)
	}
	if s.shown == target && s.x.near(atRest) && s.y.near(atRest) && s.w.near(atRest) && s.turn.near(0.002) && s.lift.near(atRest) {
		s.Snap()
	}
	return s.still
}

// Snap ends the motion: the sprite is where it should be.
func (s *Sprite) Snap() {
	for _, v := range []*spring{&s.x, &s.y, &s.w, &s.turn, &s.lift} {
		v.snap()
	}
	s.shown, s.Delay, s.Arc = 0, 0, 0
	if s.Up {
		s.shown = 1
	}
	s.still = true
}

// Arrived reports whether nothing about the sprite moves.
func (s *Sprite) Arrived() bool { return s.still }

// Raise sets how far the card is lifted, and reports whether that is news.
func (s *Sprite) Raise(by float64) bool {
	if s.lift.to == by {
		return false
	}
	s.lift.to = by
	s.still = false
	return true
}

// Raised is how far the card is to be lifted.
func (s *Sprite) Raised() float64 { return s.lift.to }

// Pose is where the card is to be drawn now.
func (s *Sprite) Pose() Pose {
	p := Pose{s.x.at, s.y.at - s.lift.at, s.w.at, s.turn.at}
	if s.Arc > 0 && s.span > 1 && !s.plain {
		done := 1 - Clamp(math.Hypot(s.x.to-s.x.at, s.y.to-s.y.at)/s.span)
		p.Y -= s.Arc * 4 * done * (1 - done)
	}
	return p
}

// Draw draws the card; glow, if it is lit, lies around it.
func (s *Sprite) Draw(c *Canvas, lit bool, glow art.GlowKind) {
	if s.Delay > 0 {
		return
	}
	p := s.Pose()
	width := c.Pixels(s.w.to)
	front := s.shown >= 0.5
	if s.picture == nil || s.width != width || s.front != front {
		ready := true
		if front {
			s.picture, ready = c.card(s.Face, width)
		} else {
			s.picture = c.Art.Back(width)
		}
		s.width, s.front = width, front
		if !ready {
			s.width = 0 // asked for again in the next frame
		}
	}
	scale := p.W * c.Unit / float64(width)
	if s.still {
		scale = 1
	}
	flip := math.Abs(s.shown*2 - 1)
	height := art.HeightOfCard(width)
	if lit {
		c.Around(c.Art.CardGlow(glow, width), p, width, height, scale, 1)
	} else {
		c.Around(c.Art.Shadow(width), p, width, height, scale, 1)
	}
	c.Spin(s.picture, p.X, p.Y, scale*math.Max(flip, 0.02), scale, p.Turn, 1)
}
