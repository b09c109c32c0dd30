package ui

import (
	"math"

	"lineup/render/art"
	"lineup/render/art/gallery"
)

const (
	flipTime = 0.16 // seconds to turn a card over
	fadeTime = 0.2  // least time in seconds for a card to fade from one place to another
	nearby   = 90.0 // a shorter move does not fade and is instant
)

// Sprite is the picture of one card that moves to its place by itself. A layout only sets the place
// and the course.
type Sprite struct {
	Face     *art.Face // nil for a card that is only seen face down
	Up       bool      // whether it should be face up
	Leaving  bool      // it vanishes on arrival
	Entering bool      // it is invisible until it starts
	Order    int       // later ones are drawn over earlier ones
	// Shown is the part of its width, from the left, that is in view where it rests, 0 for all. Rest is
	// its width there.
	Shown, Rest float64

	from, to Pose
	before   float64 // its visible width when it was sent; see printed
	course   Course
	age      float64 // seconds since it started, negative before that
	shown    float64 // 0 face down, 1 face up
	still    bool    // it has arrived
	plain    bool    // it fades instead of flying
}

// SpriteAt returns a face-down card in a place.
func SpriteAt(f *art.Face, at Pose) Sprite { return Sprite{Face: f, from: at, to: at, before: at.W} }

// FaceUp turns the sprite face up without motion.
func (s *Sprite) FaceUp() { s.Up, s.shown = true, 1 }

// Send sends the sprite to a place, and reports whether that is a new one.
func (s *Sprite) Send(to Pose, by Course) bool {
	if s.to == to {
		return false
	}
	s.before = s.printed()
	s.from, s.to = s.Pose(), to
	s.course, s.age, s.still = by, -by.Delay, false
	return true
}

// Divert gives the sprite another place to go to. A moving sprite keeps its time. One at rest takes
// the given course.
func (s *Sprite) Divert(to Pose, by Course) bool {
	switch {
	case s.to == to:
		return false
	case s.still:
		return s.Send(to, by)
	case s.age <= 0:
		s.to = to
		return true
	}
	left := math.Max(s.course.Time-s.age, by.Time)
	return s.Send(to, Course{Time: left, Ease: Settle})
}

// Step moves the sprite on by dt seconds and reports whether it has arrived. Plain motion fades
// between places and does not turn cards over.
func (s *Sprite) Step(dt float64, plain bool) bool {
	if s.still {
		return true
	}
	s.plain = plain
	s.age += dt
	if s.age <= 0 {
		return false
	}
	target := 0.0
	if s.Up {
		target = 1
	}
	switch {
	case plain:
		s.shown = target
	case s.shown < target:
		s.shown = math.Min(target, s.shown+dt/flipTime)
	default:
		s.shown = math.Max(target, s.shown-dt/flipTime)
	}
	if s.shown == target && s.age >= s.time() {
		s.Snap()
	}
	return s.still
}

// time returns the sprite's travel time in seconds.
func (s *Sprite) time() float64 {
	switch {
	case !s.plain:
		return s.course.Time
	case !s.Leaving && math.Hypot(s.to.X-s.from.X, s.to.Y-s.from.Y) < nearby:
		return 0
	}
	return math.Max(s.course.Time, fadeTime)
}

// Snap ends the motion with the sprite in its place.
func (s *Sprite) Snap() {
	s.from, s.before, s.course, s.age, s.shown = s.to, s.to.W, Course{}, 0, 0
	if s.Up {
		s.shown = 1
	}
	s.still, s.Entering = true, false
}

// Arrived reports whether the sprite is at rest.
func (s *Sprite) Arrived() bool { return s.still }

// Waits reports whether the sprite has not started yet.
func (s *Sprite) Waits() bool { return !s.still && s.age < 0 }

// Goal returns the place where the sprite is or is going.
func (s *Sprite) Goal() Pose { return s.to }

// Pose returns the current pose of the card.
func (s *Sprite) Pose() Pose {
	switch t := s.part(); {
	case s.still || t >= 1:
		return s.to
	case s.age <= 0:
		return s.from
	case !s.plain:
		return s.course.along(s.from, s.to, t)
	case t < 0.5 || s.Leaving:
		return s.from
	}
	return s.to
}

// part returns the elapsed part of its time, from 0 to 1.
func (s *Sprite) part() float64 {
	if time := s.time(); time > 0 {
		return Clamp(s.age / time)
	}
	return 1
}

// printed returns the width of the card's picture: the greater of the old and the new width in the
// first half of the way, then the new one. A card diverted on its way has no width of its own, so
// no picture is painted for one.
func (s *Sprite) printed() float64 {
	if !s.still && s.part() < 0.5 {
		return math.Max(s.to.W, s.before)
	}
	return s.to.W
}

// InView returns the part of its width that is in view. A card that has grown is over the others.
func (s *Sprite) InView() float64 {
	if s.Shown == 0 || s.printed() != s.Rest {
		return 1
	}
	return s.Shown
}

// opacity returns the opacity of the sprite, from 0 to 1. A plain sprite fades out in one place and
// in at the other.
func (s *Sprite) opacity() float64 {
	switch t := s.part(); {
	case s.still || s.age <= 0 || !s.plain:
		return 1
	case s.Leaving:
		return 1 - t
	case t < 0.5 && s.Entering:
		return 0
	default:
		return math.Abs(2*t - 1)
	}
}

// SpriteLook is the look of a card apart from its pose.
type SpriteLook struct {
	Height  gallery.Height   // above the table
	Lift    float64          // progress from there to the height of a lifted card, 0 to 1
	Payable bool             // its cost can be paid, so the number is yellow
	Lit     bool             // it can be used, so it glows
	Glow    gallery.GlowKind // the kind of glow
	Breath  float64          // opacity of the glow, 0 to 1
	Pile    int              // cards in its pile, 0 for none
	Dim     float64          // how much darker it is, 0 to 1
}

// The parts of its flight in which a card takes off and lands.
const takeOff, comeDown = 0.2, 0.4

// airborne returns the height of a card flying in an arc, for its shadow, from 0 at both ends to 1
// for the height of a lifted card.
func (s *Sprite) airborne() float64 {
	if s.still || s.plain || s.age <= 0 || s.course.Arc == 0 {
		return 0
	}
	t := s.part()
	return Clamp(t/takeOff) * Clamp((1-t)/comeDown)
}

// Parts are the parts of a card, drawn one over the other.
type Parts uint8

// The parts: the shadow, the glow around the card, and the card on its board.
const (
	ShadowPart Parts = 1 << iota
	GlowPart
	CardPart
	AllParts = ShadowPart | GlowPart | CardPart
)

// minLift is the least lift that is visible.
const minLift = 1.0 / 256

// Draw draws parts of the card.
func (s *Sprite) Draw(c *Canvas, look SpriteLook, parts Parts) {
	if s.Waits() && s.Entering {
		return
	}
	alpha := s.opacity()
	if alpha <= 0 {
		return
	}
	p := s.Pose()
	width := c.Pixels(s.printed())
	height := art.HeightOfCard(width)
	scale := p.W * c.Unit / float64(width)
	if s.still {
		scale = 1
	} else if s.course.Arc > 0 {
		look.Lift = max(look.Lift, s.airborne())
	}
	angle := math.Pi * (1 - s.shown)
	if !s.still && !s.plain && s.age > 0 {
		angle += math.Pi * float64(s.course.Turns) * Glide.At(s.part())
	}
	side := math.Cos(angle)
	squeeze := math.Max(math.Abs(side), 0.02)
	around := func(part gallery.Sprite, alpha float64) { c.Around(part, p, width, height, scale, alpha) }
	if parts == AllParts && squeeze == 1 && !look.Lit && look.Lift < minLift {
		around(c.Art.CardBase(width, look.Height, look.Pile), alpha)
	} else {
		if squeeze > 0.6 { // edge-on, a card shows no board and no shadow of this shape
			if parts&ShadowPart != 0 && look.Lift < 1-minLift {
				around(c.Art.CardShadow(width, look.Height), alpha*(1-look.Lift))
			}
			if parts&ShadowPart != 0 && look.Lift > minLift {
				around(c.Art.CardShadow(width, gallery.Lifted), alpha*look.Lift)
			}
			if parts&GlowPart != 0 && look.Lit {
				around(c.Art.CardGlow(look.Glow, width), alpha*look.Breath)
			}
		}
		if parts&CardPart != 0 && squeeze == 1 {
			around(c.Art.Board(width, look.Pile), alpha)
		}
	}
	if parts&CardPart == 0 {
		return
	}
	front := side > 0 && s.Face != nil
	picture := c.side(s.Face, front, width, look.Payable, s.InView())
	c.shade = look.Dim
	c.Enlarged(picture, p.X, p.Y, p.W*c.Unit, squeeze, p.Turn, alpha)
	c.shade = 0
}
