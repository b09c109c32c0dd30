// Package board defines what the table needs to show a mode: a Board, which places and draws
// everything, and the Scene that a Board receives. The boards of the modes are packages below it.
package board

import (
	"math"

	"lineup/engine"
	"lineup/render/ui"
)

// Board is the board of a mode as a viewer sees it. It knows where each of the mode's places is and
// draws everything below the cards. The rest of a table is the same for every board. A board that
// embeds Plain adds only what differs.
type Board interface {
	// Common returns the layout that every board has.
	Common() *Layout
	// Anchor returns where cards start from or go to in a place that does not show them face up.
	Anchor(w Where) ui.Pose
	// Source returns where an Attack starts if its card is not in sight.
	Source() (x, y float64)
	// Mark returns where the signs of an Attack are shown at a seat, and whether it has such a
	// place.
	Mark(s engine.SeatID) (Mark, bool)
	// RibbonOver returns the box that the ribbon of a seat's turn wipes across. It is empty for a seat
	// whose place says that it is its turn, which the ribbon would only repeat.
	RibbonOver(s engine.SeatID) ui.Box
	// Describe updates the counts and words on the board. Cards on their way do not count yet.
	Describe(sc *Scene)
	// Offer returns where the board shows an answer that is about none of its cards.
	Offer(o engine.Option) (ui.Box, bool)
	// Targets returns what the board itself lets be clicked, besides the cards of its layout.
	Targets(sc *Scene) []ui.Target
	// Touch handles the pointer on the board and reports whether something was clicked.
	Touch(sc *Scene, p *ui.Pointer) bool
	// Arrive takes over from the older board, or nil if there is none, and starts the motion.
	Arrive(sc *Scene, old Board, moving bool)
	// Step advances the board by dt seconds and reports whether the floor must be drawn again.
	Step(sc *Scene, dt float64) bool
	// Moves reports whether something moves and whether computer players wait for it.
	Moves() (moves, awaited bool)
	// Still ends all motion.
	Still()
	// DrawFloor draws the parts that stay the same until the next layout, without cards.
	DrawFloor(sc *Scene, c *ui.Canvas)
	// DrawAtop draws the static parts above the cards at rest.
	DrawAtop(sc *Scene, c *ui.Canvas)
	// DrawLive draws the parts above all that and below the moving cards.
	DrawLive(sc *Scene, c *ui.Canvas)
	// DrawSpent draws the resources the viewer can spend.
	DrawSpent(sc *Scene, c *ui.Canvas)
	// DrawSeat draws the panel of a seat. The table shifts it while the seat is shaken.
	DrawSeat(sc *Scene, c *ui.Canvas, s engine.SeatID)
	// DrawFall draws a falling Super-Villain.
	DrawFall(sc *Scene, c *ui.Canvas)
	// Release frees the images of the board. It must not be drawn again.
	Release()
}

// Lay lays out the board of a mode in place of an older board, or nil if there is none.
type Lay func(sc *Scene, old Board) Board

// Plain is a board without motion of its own. Answers are given on cards and on the offers of its
// layout. What happens to a seat is shown at its panel, or at the poster of the near seat.
type Plain struct{ Layout }

// Common implements board.Board.
func (b *Plain) Common() *Layout { return &b.Layout }

// Describe implements board.Board.
func (b *Plain) Describe(sc *Scene) { b.Recount(sc) }

// Anchor implements board.Board.
func (b *Plain) Anchor(w Where) ui.Pose {
	for i := range b.Piles {
		if b.Piles[i].Where == w {
			return b.Piles[i].Pose
		}
	}
	over, ok := b.Foe(w.Seat)
	if !ok {
		over = b.Played
	}
	x, y := over.Middle()
	return ui.Pose{X: x, Y: y, W: b.Deck.W}
}

// Source implements board.Board.
func (b *Plain) Source() (x, y float64) { return b.Giant.Middle() }

// Mark implements board.Board.
func (b *Plain) Mark(s engine.SeatID) (Mark, bool) {
	over := b.RibbonOver(s)
	x, y := over.Middle()
	return Mark{X: x, Y: y, K: min(0.5, ClawsIn(over, 0)), ShieldX: x, ShieldY: y, Shield: 60, TagX: over.X + over.W, TagY: y}, s != engine.NoSeat
}

// RibbonOver implements board.Board.
func (b *Plain) RibbonOver(s engine.SeatID) ui.Box {
	if foe, ok := b.Foe(s); ok {
		return foe
	}
	return b.Poster
}

// Offer implements board.Board.
func (b *Plain) Offer(o engine.Option) (ui.Box, bool) {
	for _, offer := range b.Offers {
		if offer.Option == o {
			return offer.Box, true
		}
	}
	return ui.Box{}, false
}

// Targets implements board.Board.
func (b *Plain) Targets(sc *Scene) (out []ui.Target) {
	for _, o := range b.Offers {
		if sc.Answers.Can() {
			out = append(out, ui.Target{What: o.Words, Box: o.Box, Group: "offers", Of: o.Option, Has: func(x, y float64) bool {
				return o.Box.Has(x, y) && b.At(x, y, sc.Motion.Tabs, sc.Hover) == 0
			}})
		}
	}
	return out
}

// Touch implements board.Board.
func (b *Plain) Touch(sc *Scene, p *ui.Pointer) bool {
	for _, offer := range b.Offers {
		if p.Clicked(offer.Box) && sc.Answers.Can() {
			sc.Answers.Answer(offer.Option)
			return true
		}
	}
	return false
}

// Arrive implements board.Board.
func (b *Plain) Arrive(*Scene, Board, bool) {}

// Step implements board.Board.
func (b *Plain) Step(*Scene, float64) bool { return false }

// Moves implements board.Board.
func (b *Plain) Moves() (moves, awaited bool) { return false, false }

// Still implements board.Board.
func (b *Plain) Still() {}

// DrawAtop implements board.Board.
func (b *Plain) DrawAtop(*Scene, *ui.Canvas) {}

// DrawLive implements board.Board.
func (b *Plain) DrawLive(*Scene, *ui.Canvas) {}

// DrawSpent implements board.Board.
func (b *Plain) DrawSpent(sc *Scene, c *ui.Canvas) { sc.DrawPower(c, b.Power, b.Spots) }

// DrawSeat implements board.Board.
func (b *Plain) DrawSeat(*Scene, *ui.Canvas, engine.SeatID) {}

// DrawFall implements board.Board.
func (b *Plain) DrawFall(sc *Scene, c *ui.Canvas) { sc.DrawFlash(c) }

// Release implements board.Board.
func (b *Plain) Release() {}

// Mark holds where the signs of an Attack are at a seat: the claws with their size and turn, the
// shield with its size, and the right end of the tag.
type Mark struct{ X, Y, K, Turn, ShieldX, ShieldY, Shield, TagX, TagY float64 }

// The length and the width of the three claw marks of an Attack at scale 1.
const clawLength, clawWidth = 380.0, 150.0

// ClawsIn returns the scale, at most 1, at which the claw marks with a turn are in a box.
func ClawsIn(b ui.Box, turn float64) float64 {
	sin, cos := math.Sincos(turn)
	sin, cos = math.Abs(sin), math.Abs(cos)
	return math.Max(0, min(1, b.W/(clawLength*cos+clawWidth*sin), b.H/(clawLength*sin+clawWidth*cos)))
}
