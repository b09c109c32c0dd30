package ui

import "math"

// Term is a word of the game with its meaning.
type Term struct{ Word, Says string }

// mostTerms is how many words are explained beside a card, and termsWide how wide their notes are at most, in usual
// letters. A side narrower than termsNarrow has none. termsApart is the room between two notes.
const (
	mostTerms   = 4
	termsWide   = 400.0
	termsNarrow = 240.0
	termsApart  = 24.0
)

// termNotes are the paper notes beside a pinned card that explain its words.
type termNotes struct{ notes []balloon }

// lay lays the notes out beside the card at a box: to its left and its right in turn or, where the sides are too
// narrow, below it. Words without room have no note. The notes keep off the tab that closes the card.
func (n *termNotes) lay(c *Canvas, z *Zoom, at, tab Box) {
	n.notes = n.notes[:0]
	terms := z.Terms(z.Face)
	terms = terms[:min(len(terms), mostTerms)]
	room := c.Room().Grown(-tipEdge)
	off := tailGap + balloonTail
	left, right := at.X-off-room.X, room.X+room.W-at.X-at.W-off
	if wide := math.Min(left, right) - balloonLean; wide >= termsNarrow*c.TextScale {
		wide = math.Min(wide, termsWide*c.TextScale) - 2*balloonInset
		n.column(c, terms, 0, onLeft, wide, at, room)
		room.H = math.Min(room.H, tab.Y-termsApart-room.Y)
		n.column(c, terms, 1, onRight, wide, at, room)
		return
	}
	y := at.Y + at.H + termsApart
	for _, t := range terms {
		b := c.setBalloon(t.Word+". "+t.Says, math.Min(at.W, room.W)-2*balloonInset)
		x, _ := at.Middle()
		b.box.X, b.box.Y, b.side = x-b.box.W/2, y, noSide
		if !b.box.Within(room) || b.box.Overlaps(tab) {
			return
		}
		n.notes = append(n.notes, b)
		y += b.box.H + termsApart
	}
}

// column adds every second note from the one with number first on, in a column on one side of the card around its
// middle, as far as there is room.
func (n *termNotes) column(c *Canvas, terms []Term, first int, s side, wide float64, at, room Box) {
	begin, high := len(n.notes), 0.0
	for i := first; i < len(terms); i += 2 {
		b := c.setBalloon(terms[i].Word+". "+terms[i].Says, wide)
		if high+b.box.H > room.H {
			break
		}
		n.notes = append(n.notes, b)
		high += b.box.H + termsApart
	}
	_, y := at.Middle()
	y = math.Max(room.Y, math.Min(y-(high-termsApart)/2, room.Y+room.H-high+termsApart))
	for i := begin; i < len(n.notes); i++ {
		b := &n.notes[i]
		b.put(s, BoxAt(at.X, y, at.W, b.box.H), room, 0)
		y += b.box.H + termsApart
	}
}

// draw draws the notes.
func (n *termNotes) draw(c *Canvas) {
	for i := range n.notes {
		n.notes[i].draw(c)
	}
}
