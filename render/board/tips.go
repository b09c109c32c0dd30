package board

import (
	"fmt"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/grammar"
	"lineup/render/art"
	"lineup/render/ui"
)

// This file writes the sentences shown while the pointer is on a counter.

// Tip is a sentence shown while the pointer is in a box.
type Tip struct {
	Words string
	Box   ui.Box
}

// PileWords says how many cards a pile or a hand has, and whose it is.
func (sc *Scene) PileWords(w Where, n int) string {
	name := strings.TrimPrefix(card.PlaceName(w.Place), "the ")
	if w.Seat != engine.NoSeat {
		name = sc.Whose(w.Seat) + " " + name
	}
	return grammar.Capital(name) + ": " + grammar.Cards(n)
}

// UnderWords says which cards are under the Super Hero of a seat: the names of those that the viewer knows, and how
// many others there are.
func (sc *Scene) UnderWords(s engine.SeatID) string {
	return "Under " + sc.Whose(s) + " Super Hero: " + KnownWords(sc.View, At(card.Under, s), sc.FaceOf)
}

// KnownWords names the cards of a place that the viewer knows, in their order, and says how many others there are.
// Equal names are said once, with their number.
func KnownWords(v engine.View, w Where, face func(engine.CardID) *art.Face) string {
	var names []string
	known := w.AllKnown(v)
	for _, c := range known {
		names = append(names, face(c).Title())
	}
	out := grammar.Counted(names)
	if down := w.Count(v) - len(known); down > 0 {
		out = append(out, grammar.Count(down, "face-down card", "face-down cards"))
	}
	return card.AndList(out)
}

// Whose returns the possessive of a seat, which is "your" for the seat of the viewer.
func (sc *Scene) Whose(s engine.SeatID) string {
	if sc.Plays && s == sc.Eyes {
		return "your"
	}
	return grammar.Possessive(sc.Host.Name(s))
}

// PowerWords says whose the Power is and how much is left to spend, or "" before the first turn.
func (sc *Scene) PowerWords() string {
	s := sc.View.Turn().Seat
	if s == engine.NoSeat {
		return ""
	}
	return grammar.Capital(fmt.Sprintf("%s Power left to spend this turn: %d", sc.Whose(s), sc.Power))
}

// OfferCounts offers the sentences for the piles, with their labels, and for the Power. A face-up pile
// shows its top card under the pointer instead.
func (b *Layout) OfferCounts(sc *Scene, c *ui.Canvas) {
	for i := range b.Piles {
		p := &b.Piles[i]
		at, shows := p.Pose.Bounds(), !p.Down && p.N > 0
		if !shows && c.Points(at) {
			c.Offer(sc.PileWords(p.Where, p.N), at)
		}
		for k := range b.Labels {
			if l := &b.Labels[k]; l.Where == p.Where && c.Points(l.Box) && !(shows && l.Box.Overlaps(at)) {
				c.Offer(sc.PileWords(p.Where, p.N), l.Box)
			}
		}
	}
	if c.Points(b.Power) {
		c.Offer(sc.PowerWords(), b.Power)
	}
}

// OfferTops offers the names of the top cards of face-down piles that the viewer knows.
func (b *Layout) OfferTops(sc *Scene, c *ui.Canvas) {
	for i := range b.Tops {
		t := &b.Tops[i]
		if f := sc.FaceOf(t.Card); f != nil && c.Points(t.Box) {
			c.Offer(sc.PileWords(t.Where, sc.Host.Counted(t.Where))+", "+f.Name+" on top", t.Box)
		}
	}
}
