package ui

import (
	"math"

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
	shown         float64 // 0 face down, 1 face up
	span          float64 // the way it had to go
	still         bool    // it has arrived
	plain         bool    // it goes its way without arcs
}

// SpriteAt is a card that lies face down in a place.
func SpriteAt(f *art.Face, at Pose) Sprite {
	return Sprite{Face: f, x: resting(at.X), y: resting(at.Y), w: resting(at.W), turn: resting(at.Turn)}
}

// FaceUp turns the sprite face up at once.
func (s *Sprite) FaceUp() { s.Up, s.shown = true, 1 }

// Send gives the sprite a new place to glide to, and reports whether it is one.
func (s *Sprite) Send(to Pose) bool {
	if s.x.to != to.X || s.y.to != to.Y || s.w.to != to.W || s.turn.to != to.Turn {
		s.x.to, s.y.to, s.w.to, s.turn.to = to.X, to.Y, to.W, to.Turn
		s.still = false
		s.Arc, s.span = 0, math.Hypot(s.x.to-s.x.at, s.y.to-s.y.at)
		return true
	}
	return false
}

// Step moves the sprite on by dt seconds and reports whether it has arrived. Plain
// motion turns no card over and leads it straight to its place.
func (s *Sprite) Step(dt float64, plain bool) bool {
	if s.Delay > 0 {
		s.Delay -= dt
		return false
	}
	for _, v := range []*spring{&s.x, &s.y, &s.w, &s.turn} {
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
	if s.shown == target && s.x.near(atRest) && s.y.near(atRest) && s.w.near(atRest) && s.turn.near(0.002) {
		s.Snap()
	}
	return s.still
}

// Snap ends the motion: the sprite is where it should be.
func (s *Sprite) Snap() {
	for _, v := range []*spring{&s.x, &s.y, &s.w, &s.turn} {
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

// Pose is where the card is to be drawn now.
func (s *Sprite) Pose() Pose {
	p := Pose{s.x.at, s.y.at, s.w.at, s.turn.at}
	if s.Arc > 0 && s.span > 1 && !s.plain {
		done := 1 - Clamp(math.Hypot(s.x.to-s.x.at, s.y.to-s.y.at)/s.span)
		p.Y -= s.Arc * 4 * done * (1 - done)
	}
	return p
}

// SpriteLook is how a card is shown besides where it is.
type SpriteLook struct {
	Height  art.Height   // over the table
	Payable bool         // its cost can be paid: the number is yellow
	Lit     bool         // it can be used: a glow lies around it
	Glow    art.GlowKind // which one
	Breath  float64      // opacity of the glow, 0 to 1
	Pile    int          // cards in the pile it lies on, 0 for none
	Dim     float64      // how much darker it is, 0 to 1
}

// Draw draws the card, its shadow and the board it is made of.
func (s *Sprite) Draw(c *Canvas, look SpriteLook) {
	if s.Delay > 0 {
		return
	}
	p := s.Pose()
	width := c.Pixels(s.w.to)
	height := art.HeightOfCard(width)
	scale := p.W * c.Unit / float64(width)
	if s.still {
		scale = 1
	} else if math.Abs(s.x.speed)+math.Abs(s.y.speed) > 200 {
		look.Height = art.Lifted
	}
	c.Around(c.Art.CardShadow(width, look.Height), p, width, height, scale, 1)
	if look.Lit {
		c.Around(c.Art.CardGlow(look.Glow, width), p, width, height, scale, look.Breath)
	}
	c.Around(c.Art.Board(width, look.Pile), p, width, height, scale, 1)
	picture := c.Art.Back(width)
	if s.shown >= 0.5 && s.Face != nil {
		picture = c.card(s.Face, width, look.Payable)
	}
	flip := math.Max(math.Abs(s.shown*2-1), 0.02)
	c.shade = look.Dim
	c.Enlarged(picture, p.X, p.Y, p.W*c.Unit, flip, p.Turn, 1)
	c.shade = 0
}
