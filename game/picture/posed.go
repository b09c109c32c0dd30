package picture

// Posed returns the same person in another pose, place, and size.
func (f Figure) Posed(pose Pose, x, y, k float64) Figure {
	f.Pose, f.X, f.Y, f.K = pose, x, y, k
	return f
}

// Holding returns the same person with an object in the forward hand.
func (f Figure) Holding(h Held) Figure {
	f.Held = h
	return f
}

// Flipped returns the same person facing the other way.
func (f Figure) Flipped() Figure {
	f.Flip = !f.Flip
	return f
}

// Turned returns the same person leaning, by radians clockwise.
func (f Figure) Turned(by float64) Figure {
	f.Turn = by
	return f
}

// Feels returns the same person with another mood.
func (f Figure) Feels(m Mood) Figure {
	f.Head.Mood = m
	return f
}

// Glaring returns the same head with eyes of pure light.
func (h Head) Glaring(c Colour) Head {
	h.Eyes, h.Glow = GlowEyes, c
	return h
}

// Placed returns the same person in another place and size.
func (b Bust) Placed(x, y, k float64) Bust {
	b.X, b.Y, b.K = x, y, k
	return b
}

// Holding returns the same person with an object in a hand beside the face.
func (b Bust) Holding(h Held) Bust {
	b.Held = h
	return b
}

// Lit returns the same person in another light.
func (b Bust) Lit(l Light) Bust {
	b.Light = l
	return b
}

// Lit returns the same person in another light.
func (f Figure) Lit(l Light) Figure {
	f.Light = l
	return f
}

// Caped returns the same person with the cape blown another way: along dir in radians, with the
// given length and hem width.
func (f Figure) Caped(dir, length, flare float64) Figure {
	f.Cape.Dir, f.Cape.Len, f.Cape.Flare = dir, length, flare
	return f
}

// Hands returns the same person with other hands.
func (f Figure) Hands(front, back Hand) Figure {
	f.Front, f.Back = front, back
	return f
}

// Close returns the same person seen from the chest up.
func (f Figure) Close() Bust {
	return Bust{Head: f.Head, Build: f.Build, Suit: f.Suit, Tie: f.Trim, Cape: f.Cape.C, Wears: f.wears(), Turn: 0.3}
}

// wears returns the clothing of a figure that its bust shows.
func (f Figure) wears() Wear {
	switch {
	case f.Cape.C != 0:
		return CapeWear
	case f.Pattern == Scales:
		return ScaleWear
	}
	return Suit
}
