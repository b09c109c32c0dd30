package ui

// Rows hands out boxes of one width below each other.
type Rows struct{ X, Y, W float64 } // of the next row

// Next is the next row, h high, with a gap below it.
func (r *Rows) Next(h, gap float64) Box {
	b := BoxAt(r.X, r.Y, r.W, h)
	r.Y += h + gap
	return b
}

// CutLeft cuts a piece off the left of the box, and a gap beside it.
func (b *Box) CutLeft(w, gap float64) Box {
	piece := BoxAt(b.X, b.Y, w, b.H)
	b.X, b.W = b.X+w+gap, b.W-w-gap
	return piece
}

// CutRight cuts a piece off the right of the box.
func (b *Box) CutRight(w float64) Box {
	b.W -= w
	return BoxAt(b.X+b.W, b.Y, w, b.H)
}

// Inset is the box without a margin at its sides, and one above and below.
func (b Box) Inset(sides, ends float64) Box {
	return BoxAt(b.X+sides, b.Y+ends, b.W-2*sides, b.H-2*ends)
}
