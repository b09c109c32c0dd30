package ui

import (
	"math"
	"slices"

	"lineup/render/art"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
)

// This file keeps Super Heroes in view that an enlarged card covers.

// The strips take at most keptMost of the place, if their rules have room there, or else what a card leaves that is
// keptCard wide, or else keptLast of the place. Rules without room even there end early. keptGap is the gap above
// each strip, and keptEdge how far its edge reaches.
const keptMost, keptCard, keptLast = 0.36, 226.0, 0.46

const keptGap, keptEdge = 10.0, 4.0

// keptHeroes is the layout of the strips of Super Heroes below an enlarged card.
type keptHeroes struct {
	of     []Kept // without the enlarged one
	strips []keptStrip
	above  Box // of the enlarged card
	as     keptAs
	covers bool // a Super Hero is covered, maybe by itself
}

// keptStrip is the strip of a Super Hero.
type keptStrip struct {
	box   Box
	whole bool // all of its rules have room
	draw  func(pen.Pen)
}

// stripOf lays out a strip at the lower end of a box.
func stripOf(c *Canvas, f *art.Face, in Box, most float64) (s keptStrip) {
	w := in.W - 2*keptEdge
	s.box = BoxAt(in.X+keptEdge, 0, w, 0)
	s.box.H, s.whole, s.draw = c.Art.Print.HeroStrip(f, w, most, c.Unit)
	s.box.Y = in.Y + in.H - keptEdge - s.box.H
	return s
}

// keptAs is all else that the layout depends on.
type keptAs struct {
	at     Box
	fit    Fit
	print  art.Press
	poster bool // the enlarged card is a Super Hero
}

// lay lays out the strips at the lower end of a place, and the card above them, as wide as it is whole there.
func (k *keptHeroes) lay(c *Canvas, all []Kept, f *art.Face, at Box) {
	as := keptAs{at, c.Fit, c.Art.Print, f != nil && f.Oversized()}
	k.covers = len(all) > 0
	n := 0 // of all without f that are laid out in this way
	for _, h := range all {
		if h.Face == f {
			continue
		}
		if n >= len(k.of) || k.of[n] != h {
			n = -1
			break
		}
		n++
	}
	if n == len(k.of) && k.as == as {
		return
	}
	k.of, k.strips, k.above, k.as = slices.DeleteFunc(slices.Clone(all), func(h Kept) bool { return h.Face == f }), nil, at, as
	for i := len(k.of) - 1; i >= 0; i-- {
		var s keptStrip
		n := float64(len(k.of))
		for _, most := range [...]float64{at.H * keptMost / n, (at.H-keptCard*CardAspect)/n - keptGap - keptEdge, at.H * keptLast / n} {
			s = stripOf(c, k.of[i].Face, k.above, most)
			if s.whole {
				break
			}
		}
		k.strips = append(k.strips, s)
		k.above.H -= s.box.H + keptGap
	}
	if len(k.of) > 0 {
		aspect := CardAspect
		if as.poster {
			aspect = PosterAspect
		}
		w := math.Min(at.W, k.above.H/aspect)
		k.above = BoxAt(at.X+(at.W-w)/2, k.above.Y, w, k.above.H)
	}
}

// draw draws the strips on a ground that hides the rest of what the card covers in part.
func (k *keptHeroes) draw(c *Canvas) {
	if k.covers {
		c.Over(k.as.at)
		c.Plate(k.as.at, pen.Night)
	}
	for i := range k.strips {
		s, h := &k.strips[i], &k.of[len(k.of)-1-i]
		c.Over(s.box)
		ground := pen.Ink
		if h.Lit {
			ground = pen.CanDo
		}
		c.Plate(s.box.Grown(keptEdge), ground)
		c.Part(gallery.Key{Name: "kept hero", Face: h.Face, Print: k.as.print}, s.box, 0, s.draw)
	}
}
