package picture

// Stroke is a shape of its own: a brush stroke through places, with a width at each. A rope, a beam, a
// disc, or a blade is a stroke. Its ends are blunt.
type Stroke struct {
	C Colour
	// Shade is the distance from the edge toward the light where the shade begins. A stroke in Ink has
	// no shade.
	Shade float64
	Along []Along
}

func (Stroke) subject() {}
