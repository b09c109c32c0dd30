// Package picture has the types of card pictures, as plain data: the subject, the place, and the
// light. The literals are beside the cards, in the files of the sets, and render/art paints them.
// The zero value of every field is a good default, and names of parts replace coordinates.
package picture

// Colour is 0xRRGGBB. The zero value is the default color of the part.
type Colour uint32

// Ink is the color of outlines. Use it for black, because 0 means the default color.
const Ink Colour = 0x11131a

// Paper is the white of the page.
const Paper Colour = 0xf6efe0

// Scene is the picture of a card. In a window of 250 by 172 units the origin is the middle, x runs
// to the right, and y runs down.
type Scene struct {
	Place Place
	// Seed varies the place: other roofs, other stones.
	Seed int
	// Accent is the color of the light, the rims, and the sparks.
	Accent Colour
	// Dusk is the darkness of the corners, from 0 to 1; 0 is the usual 0.55, and a negative value
	// is none.
	Dusk float64
	// Under is between the place and the subject.
	Under Under
	// Subject is the subject of the picture: a Figure, a Bust, an Object, a SetPiece, or a Stroke, or nil
	// for only a place.
	Subject Subject
	// Extra are further subjects, in the order of painting. Those with Before set are in front of
	// the subject.
	Extra []Part
	// Front is in front of everything, almost black.
	Front Front
	// Effect is an effect in the air.
	Effect VisualEffect
	// More are further effects.
	More []VisualEffect
}

// Empty reports whether a picture is missing. A card without one is a mistake.
func (s *Scene) Empty() bool {
	return s.Subject == nil && s.Place == 0 && s.Seed == 0 && len(s.Extra) == 0
}

// Subject is the subject of a picture.
type Subject interface{ subject() }

func (Figure) subject()   {}
func (Bust) subject()     {}
func (Object) subject()   {}
func (SetPiece) subject() {}

// Part is an extra subject.
type Part struct {
	What   Subject
	X, Y   float64
	K      float64 // size; 0 is 1
	Turn   float64 // radians, clockwise
	Before bool    // in front of the subject
}

// Light is the direction of the light.
type Light uint8

// The lights.
const (
	LightSide  Light = iota // from the upper left
	LightBelow              // from a fire or a glow at the feet
	LightTop                // from a lamp straight above
	LightBack               // from behind: almost black, with a bright rim
)
