package board

import (
	"math"

	"lineup/render/ui"
)

// Opened is a group of cards that cover each other at rest, side by side while the pointer is there.
type Opened struct {
	Box   ui.Box // around the heading and the cards with their tabs, or width 0 if no group is open
	Head  string // the heading
	Cards []OpenCard
}

// OpenCard is a card of an open group.
type OpenCard struct {
	Spot int // its index
	Pose ui.Pose
}

// These are the sizes of an open group: the width of its cards, the gap between them, and the margin
// around them.
const openWidth, openGap, openMargin = 118.0, 6.0, 10.0

// HeadHeight is the height of the heading of an open group.
const HeadHeight = 34.0

// OpenFan opens the group of a card of the layout, within FanRoom. The card itself stays where the
// pointer is, and as many as fit stay at its left side.
func (b *Layout) OpenFan(spot int) {
	b.Opened = Opened{}
	of, at, n := &b.Spots[spot], 0, 0
	if of.Group == 0 {
		return
	}
	for i := range b.Spots {
		if b.Spots[i].Group == of.Group {
			if i == spot {
				at = n
			}
			n++
		}
	}
	const pitch = openWidth + openGap
	room := b.FanRoom.Grown(-openMargin)
	first, last := room.X+openWidth/2, room.X+room.W-openWidth/2
	left := min(at, int(math.Max(0, (of.Pose.X-first)/pitch)))     // cards at its left side
	left = max(left, n-1-int(math.Max(0, (last-of.Pose.X)/pitch))) // the others fit at its right side
	x := math.Max(first+float64(left)*pitch, math.Min(of.Pose.X, last-float64(n-1-left)*pitch))
	half := openWidth * ui.CardAspect / 2
	y := math.Max(room.Y+HeadHeight+TabHeight+half, math.Min(of.Pose.Y, room.Y+room.H-half))
	b.Opened.Head = b.Headings[of.Group]
	next, top := 0, TabHeight
	if b.Opened.Head != "" {
		top += HeadHeight
	}
	for i := range b.Spots {
		if b.Spots[i].Group != of.Group {
			continue
		}
		place := left
		if i != spot {
			if next == left {
				next++
			}
			place, next = next, next+1
		}
		b.Opened.Cards = append(b.Opened.Cards, OpenCard{i, ui.Pose{X: x + float64(place-left)*pitch, Y: y, W: openWidth}})
	}
	b.Opened.Box = ui.BoxAt(x-openWidth/2-float64(left)*pitch, y-half-top, float64(n)*pitch-openGap, 2*half+top).Grown(openMargin)
}

// PoseOf returns where a card is, given its index: in the open group or at rest.
func (b *Layout) PoseOf(spot int) ui.Pose {
	for _, k := range b.Opened.Cards {
		if k.Spot == spot {
			return k.Pose
		}
	}
	return b.Spots[spot].Pose
}

// at returns the index plus one of the card of an open group at a position within its box, or 0 if
// there is none. What is above and below a card counts too, such as its tab.
func (o *Opened) at(x float64) int {
	for i := range o.Cards {
		if k := &o.Cards[i]; math.Abs(x-k.Pose.X) <= k.Pose.W/2 {
			return k.Spot + 1
		}
	}
	return 0
}

// InView returns the part of the width of a card, from the left, that no later card of its place
// covers at rest, given its index. It is 0 if all of it is in view.
func (b *Layout) InView(spot int) float64 {
	of := &b.Spots[spot]
	if of.Plate.W > 0 {
		return 0
	}
	at, shown := of.Pose, 1.0
	for i := spot + 1; i < len(b.Spots); i++ {
		s := &b.Spots[i]
		p := s.Pose
		if s.Plate.W > 0 || s.Away || s.Place != of.Place || p.X <= at.X || math.Abs(p.Y-at.Y) > at.Height()/2 {
			continue
		}
		// The lower ends of turned cards are closer together than their middles.
		left := p.X - p.W/2 - math.Max(0, p.Turn-at.Turn)*coveredLow*at.Height()
		shown = math.Min(shown, (left-at.X+at.W/2)/at.W)
	}
	if shown >= 1 {
		return 0
	}
	return math.Max(0, shown)
}

// coveredLow is how far the name of a card is below its middle, for a card of height 1.
const coveredLow = 0.35
