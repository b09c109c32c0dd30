// Package picture says what the picture of a card shows, as plain data: who does what,
// where, in which light. The literals stand beside the cards, in the files of the sets;
// render/art paints them. The zero value of every field is a good default, and names of
// parts stand in place of coordinates.
package picture

// Colour is 0xRRGGBB. The zero Colour stands for whatever the part has by itself.
type Colour uint32

// Ink is the colour of outlines, for what is to be black: 0 means no colour of its own.
const Ink Colour = 0x11131a

// Paper is the white of the page.
const Paper Colour = 0xf6efe0

// Scene is the picture of one card. Where its window is 250 by 172 units the origin is
// in the middle of it, x runs to the right and y down.
type Scene struct {
	Place Place
	// Seed makes this place another one than its like: other roofs, other stones.
	Seed int
	// Accent is the colour of the light, the rims and the sparks.
	Accent Colour
	// Dusk is how far the corners are dark, from 0 to 1; 0 is the usual 0.55, and
	// a negative one none at all.
	Dusk float64
	// Under lies between place and subject.
	Under Under
	// Subject is who or what the picture is of: a Figure, a Bust, an Object or a
	// SetPiece; nil for a place alone.
	Subject Subject
	// Extra are more of them, in the order of painting: those with Before set stand
	// in front of the subject.
	Extra []Part
	// Front is what stands before everything, nearly ink.
	Front Front
	// Effect is what is in the air.
	Effect VisualEffect
	// More are further effects.
	More []VisualEffect
}

// Empty reports whether nothing has been said of a picture: a card without one is a
// mistake.
func (s *Scene) Empty() bool {
	return s.Subject == nil && s.Place == 0 && s.Seed == 0 && len(s.Extra) == 0
}

// Subject is who or what a picture is of.
type Subject interface{ subject() }

func (Figure) subject()   {}
func (Bust) subject()     {}
func (Object) subject()   {}
func (SetPiece) subject() {}

// Part is something beside the subject.
type Part struct {
	What   Subject
	X, Y   float64
	K      float64 // size; 0 is 1
	Turn   float64 // radians, clockwise
	Before bool    // in front of the subject
}

// Light is where the light comes from.
type Light uint8

// The lights.
const (
	LightSide  Light = iota // from the upper left
	LightBelow              // from a fire or a glow at the feet
	LightTop                // from a lamp straight above
	LightBack               // from behind: nearly ink, with a bright rim
)
