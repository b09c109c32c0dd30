package ui

import (
	"math"
	"slices"

	"lineup/render/art"
	"lineup/render/art/pen"
)

// This file lays out the piles of a browser: as large as they fit without scrolling, but never so
// small that the cards lose their rules.

// gridPile is one pile of the grid.
type gridPile struct {
	title string
	about string // a sentence below the title, or "" for none
	box   Box    // in the grid, from the title to the last card
	cards []gridCard
}

type gridCard struct {
	face *art.Face // nil for face-down cards
	down int       // the number of those
	note string    // a few words below it
	box  Box       // in the grid
}

// draw draws a card of the grid, or face-down cards that overlap.
func (g *gridCard) draw(c *Canvas, at Box) {
	if g.face != nil {
		c.FaceIn(g.face, at)
		return
	}
	w := at.H / CardAspect
	x, y := at.X+w/2, at.Y+at.H/2
	for range g.down {
		c.Back(Pose{X: x, Y: y, W: w})
		x += (at.W - w) / math.Max(1, float64(g.down-1))
	}
}

// faceUp returns how many cards of a pile are face up.
func (s *gridPile) faceUp() (n int) {
	for i := range s.cards {
		if s.cards[i].face != nil {
			n++
		}
	}
	return n
}

const (
	gridCardMost  = 330.0
	gridCardLeast = 200.0
	gridCardStep  = 10.0
	gridPoster    = 1.3 // the width of a Super Hero's poster, for cards of width 1
	gridGap       = 16.0
	gridPileGap   = 44.0 // between piles next to each other
	gridPileLow   = 14.0 // below a pile
	gridNote      = 30.0 // height of the words below a card, in a row with some

	browserHead     = 56.0 // height of a pile's title, above its cards
	browserHeadSize = 34.0
	pileHeadSize    = 28.0
	pileAbout       = 40.0 // height of the sentence about a pile

	backHigh  = 0.5  // the height of face-down cards, for cards of height 1
	backShift = 0.35 // how far each is beside the one before, for a back of width 1

	leadPosterLeast = 300.0
	leadPosterUsual = 400.0 // in a grid that scrolls
	leadPosterMost  = 0.5   // of the width of the grid
)

var pileAboutStyle = Body(MinMenu, pen.SoftPaper)

// layBrowser returns the places of the panel, of the piles in it, and of the enlarged card: at the
// right, or below the panel in a tall window.
func layBrowser(a Area) (box, inside, zoom Box) {
	box, zoom = BoxAt(24, 30, 1448, 1020), zoomRight
	if a.Tall() {
		const below = 620.0
		box = BoxAt(a.X+20, a.Y+40, a.W-40, a.H-40-below-40)
		zoom = BoxAt(a.X+(a.W-zoomWidth)/2, box.Y+box.H+20, zoomWidth, below)
	}
	return box, BoxAt(box.X+34, box.Y+96, box.W-68, box.H-102), zoom
}

// lay lays out the panel and its buttons. CLOSE is the first of them.
func (b *Browser) lay() {
	b.box, b.inside, b.zoomAt = layBrowser(b.area)
	x := b.box.X + b.box.W - 24
	for i := range b.buttons.List {
		at := &b.buttons.List[i].Box
		x -= at.W
		at.X, at.Y = x, b.box.Y+14
		x -= leadGap
	}
}

// layPiles lays out the cards.
func (b *Browser) layPiles() {
	b.layLargest()
	b.scroll = math.Max(0, math.Min(b.most(), b.scroll))
}

// layLargest lays out the cards in the largest size in which all are in view, or else in the least.
func (b *Browser) layLargest() {
	least := min(gridCardMost, max(gridCardLeast, b.least))
	poster := b.posterMost()
	for wide := gridCardMost; wide > least; wide -= gridCardStep {
		for lead := poster; ; lead -= gridCardStep {
			if b.flow(wide, max(lead, leadPosterLeast)); b.high <= b.inside.H {
				return
			}
			if lead <= leadPosterLeast {
				break
			}
		}
	}
	best, high := 0.0, math.Inf(1) // scrolled as little as possible
	for lead := min(poster, leadPosterUsual); ; lead -= gridCardStep {
		if b.flow(least, max(lead, leadPosterLeast)); b.high < high {
			best, high = max(lead, leadPosterLeast), b.high
		}
		if lead <= leadPosterLeast {
			break
		}
	}
	b.flow(least, best)
}

// leads reports whether the first pile has only one or two posters, which are then beside all other
// piles.
func (b *Browser) leads() bool {
	return len(b.sections) > 0 && len(b.sections[0].cards) <= 2 && b.sections[0].posters()
}

// posterMost returns the greatest width of those posters: together they are as high as the grid.
func (b *Browser) posterMost() float64 {
	if !b.leads() {
		return 0
	}
	n := float64(len(b.sections[0].cards))
	return min(b.inside.W*leadPosterMost, ((b.inside.H-browserHead-gridPileLow)/n-gridGap)/PosterAspect)
}

// posters reports whether a pile has only Super Heroes.
func (s *gridPile) posters() bool {
	return len(s.cards) > 0 && !slices.ContainsFunc(s.cards, func(g gridCard) bool { return g.face == nil || !g.face.Oversized() })
}

// flow lays out the piles from left to right and then downward, with cards of a width. Posters that
// lead have their own width.
func (b *Browser) flow(wide, lead float64) {
	piles, left := b.sections, 0.0
	b.high = 0
	if b.leads() {
		b.high = piles[0].lay(BoxAt(0, 0, lead, 0), lead)
		left, piles = lead+gridPileGap, piles[1:]
	}
	x, y, low := left, 0.0, 0.0 // of the row of piles, and its lower end
	for i := range piles {
		s := &piles[i]
		w := s.cardWidth(wide, b.inside.W-left)
		if x > left && (b.inside.W-x < s.widest(w) || s.rows(w, b.inside.W-x) > s.rows(w, b.inside.W-left)) {
			x, y = left, low
		}
		low = max(low, s.lay(BoxAt(x, y, b.inside.W-x, 0), w))
		x += s.box.W + gridPileGap
	}
	b.high = max(b.high, low) - gridGap // no card is below the last row
}

// cardWidth returns the width of a pile's cards if that of usual cards is wide.
func (s *gridPile) cardWidth(wide, room float64) float64 {
	switch {
	case s.posters():
		return min(wide*gridPoster, room)
	case len(s.cards) > 0 && s.faceUp() == 0:
		return min(wide*s.cards[0].spread(), room)
	}
	return wide
}

// spread returns the width of overlapping face-down cards, for cards of width 1.
func (g *gridCard) spread() float64 {
	return backHigh * (1 + backShift*float64(g.down-1))
}

// columns returns how many cards of a width are next to each other in a room.
func columns(wide, room float64) int { return max(1, int((room+gridGap)/(wide+gridGap))) }

// rows returns how many rows the cards of a width need in a room.
func (s *gridPile) rows(wide, room float64) int {
	n := columns(wide, room)
	return (len(s.cards) + n - 1) / n
}

// widest returns the width that the title, the sentence, or one card needs.
func (s *gridPile) widest(wide float64) float64 {
	w := pen.Measure(s.title, Display(pileHeadSize, pen.Ink)) + 32
	if s.about != "" {
		w = max(w, pen.Measure(s.about, pileAboutStyle)+4)
	}
	if len(s.cards) > 0 {
		w = max(w, wide)
	}
	return w
}

// lay lays out a pile from the upper left corner of a box, in cards of a width, and returns its lower
// end.
func (s *gridPile) lay(in Box, wide float64) float64 {
	high := wide * CardAspect
	switch {
	case s.posters():
		high = wide * PosterAspect
	case len(s.cards) > 0 && s.faceUp() == 0:
		high = wide / s.cards[0].spread() * backHigh * CardAspect
	}
	y := in.Y + browserHead
	if s.about != "" {
		y += pileAbout
	}
	n, right := columns(wide, in.W), s.widest(wide)
	for from := 0; from < len(s.cards); from += n {
		row := s.cards[from:min(from+n, len(s.cards))]
		for i := range row {
			g := &row[i]
			g.box = BoxAt(in.X+float64(i)*(wide+gridGap), y, wide, high)
			if g.face == nil && s.faceUp() > 0 { // beside cards that are face up
				g.box.H = min(high, wide/g.spread()*backHigh*CardAspect)
			}
		}
		right = max(right, float64(len(row))*(wide+gridGap)-gridGap)
		y += high + gridGap
		if slices.ContainsFunc(row, func(g gridCard) bool { return g.note != "" }) {
			y += gridNote
		}
	}
	s.box = BoxAt(in.X, in.Y, min(right, in.W), y-in.Y)
	return y + gridPileLow
}
