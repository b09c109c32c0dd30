// Package board is what the table needs of a mode to show it: a Board that knows where
// everything is and draws it, and the Scene that a board is handed. The boards of the modes
// are packages of their own below it.
package board

import (
	"fmt"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/render/art"
	"lineup/render/ui"
)

// Board is the board of a mode as it lies before a viewer: it knows where each of the mode's
// places is, and draws what is under the cards. All else of a table is the same for every
// board. A board that embeds Plain adds only what it does otherwise.
type Board interface {
	// Common returns what every board has.
	Common() *Layout
	// Anchor returns where cards come from and go to that are not face up on the table.
	Anchor(w Where) ui.Pose
	// Source returns where an Attack starts from whose card is nowhere in sight.
	Source() (x, y float64)
	// Mark returns where the signs of an Attack are shown at a seat, and whether it has any.
	Mark(s engine.SeatID) (Mark, bool)
	// RibbonOver returns what the ribbon of a seat's turn wipes across.
	RibbonOver(s engine.SeatID) ui.Box
	// Describe updates the counts and words on the board. Cards on their way do not count yet.
	Describe(sc *Scene)
	// Offer returns where on the board an answer is given that is about no card there.
	Offer(o engine.Option) (ui.Box, bool)
	// Touch lets the pointer work on the board, and reports whether something was clicked.
	Touch(sc *Scene, p *ui.Pointer) bool
	// Arrive takes over from an older board, which is nil if there is none, and starts what moves.
	Arrive(sc *Scene, old Board, moving bool)
	// Step lets dt seconds pass, and reports whether the floor must be drawn again.
	Step(sc *Scene, dt float64) bool
	// Moves reports whether something moves, and whether computer players wait for that.
	Moves() (moves, awaited bool)
	// Still ends all motion.
	Still()
	// DrawFloor draws what stays the same until the board is laid out again, without cards.
	DrawFloor(sc *Scene, c *ui.Canvas)
	// DrawAtop draws what is over the cards at rest and stays the same as well.
	DrawAtop(sc *Scene, c *ui.Canvas)
	// DrawLive draws what is over all that, and under the cards that move.
	DrawLive(sc *Scene, c *ui.Canvas)
	// DrawSpent draws what there is to spend.
	DrawSpent(sc *Scene, c *ui.Canvas)
	// DrawSeat draws the panel of a seat; the table throws it aside while it is shaken.
	DrawSeat(sc *Scene, c *ui.Canvas, s engine.SeatID)
	// DrawFall draws a Super-Villain that falls.
	DrawFall(sc *Scene, c *ui.Canvas)
	// Release gives back what the board has drawn on. It must not be drawn again.
	Release()
}

// Lay lays out the board of a mode, in the place of another, which is nil if there is none.
type Lay func(sc *Scene, old Board) Board

// Plain is a board on which nothing moves by itself. Answers are given on cards and on the offers
// of its layout; what happens to a seat is shown at its panel, or at the poster of the near seat.
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
	return Mark{X: x, Y: y, K: 0.5, ShieldX: x, ShieldY: y, Shield: 60, TagX: over.X + over.W, TagY: y}, s != engine.NoSeat
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

// Recount counts the piles, and writes their labels.
func (b *Layout) Recount(sc *Scene) {
	for i := range b.Piles {
		b.Piles[i].N = sc.Host.Counted(b.Piles[i].Where)
	}
	for i := range b.Labels {
		if l := &b.Labels[i]; strings.Contains(l.Says, "%d") {
			l.Words = fmt.Sprintf(l.Says, sc.Host.Counted(l.Where))
		}
	}
}

// Layout is what the boards of all modes have.
type Layout struct {
	Geometry
	Near   engine.SeatID // whose side of the table this is
	Seats  []SeatBox
	Spots  []Spot    // from the bottom of the table upwards
	Backs  []ui.Pose // the cards of the near hand, where they must not be seen
	Piles  []Pile
	Labels []Label
	Offers []Offer // answers that are given on the board, for a board that leaves them to Plain
	// Villain is the Super-Villain that can be seen on its stack, or NoCard if there is none, and
	// Left how many the stack has.
	Villain engine.CardID
	Left    int
	// Shows is what is read of a card in place of its own face: of a standee, who it is.
	Shows map[engine.CardID]*art.Face
	// Stacked: Super-Villains wait on a stack, and the game ends with the last of them.
	Stacked bool
	// Heralds: a Super-Villain that comes into the Line-Up enters on a page.
	Heralds bool
	// Fell is said of a Super-Villain that has been brought down, nil where that is seen.
	Fell func(name string) string
	// Note explains something new, in a layer over the board; nil where nothing is explained.
	Note ui.Overlay
	// Teaches: what is new on the board is explained in this game.
	Teaches bool
	// Reference are the cards of the board's own rules, which a key spreads out, or nil if there is none.
	Reference func() []Spread
}

// LabelAt returns the index plus one of the label at a place that can be opened, or 0 if there is none.
func (b *Layout) LabelAt(x, y float64) int {
	for i := range b.Labels {
		if b.Labels[i].Opens && b.Labels[i].Box.Has(x, y) {
			return i + 1
		}
	}
	return 0
}

// Add adds a card that is seen at a place, over those added before.
func (b *Layout) Add(v engine.View, c engine.CardID, place engine.Place, p ui.Pose) {
	if c != engine.NoCard {
		b.Spots = append(b.Spots, Spot{Card: c, Face: v.Card(c).Face, Place: place, Pose: p, Pile: pileSize(v, c)})
	}
}

// AddShape adds a card that is drawn as something else, which is clicked in a box.
func (b *Layout) AddShape(v engine.View, c engine.CardID, place engine.Place, shape ui.Box) {
	x, y := shape.Middle()
	b.Spots = append(b.Spots, Spot{Card: c, Face: v.Card(c).Face, Place: place, Pose: ui.Pose{X: x, Y: y, W: shape.W}, Plate: shape})
}

// pileSize returns how many cards lie where a card does, if that is a pile.
func pileSize(v engine.View, c engine.CardID) int {
	w := WhereIs(v, c)
	switch w.Place {
	case card.Kicks, card.Weaknesses, engine.Destroyed, engine.Discard:
		return w.Count(v)
	}
	return 0
}

// AddPile adds what lies on top of a pile, and the second card as well: it is what the
// first leaves behind.
func (b *Layout) AddPile(v engine.View, w Where, p ui.Pose) {
	cards := w.Cards(v)
	for i := min(1, len(cards)-1); i >= 0; i-- {
		b.Add(v, cards[i], w.Place, p)
	}
}

// PlaceHand places the near hand, which everybody may look into where it lies open.
func (b *Layout) PlaceHand(v engine.View, open bool) {
	hand := At(engine.Hand, b.Near)
	fan := b.Fan(hand.Count(v), 0)
	if v.Seat() != b.Near && !open && !Shared(card.MainDeck).Seen(v) { // where that lies open, all does
		b.Backs = fan
		return
	}
	for i, c := range hand.Cards(v) {
		b.Add(v, c, engine.Hand, fan[i])
	}
}

// PlaceSeats places the panels of the seats across the table, in the order of their turns.
func (b *Layout) PlaceSeats(v engine.View) {
	boxes := b.FoeBoxes(v.Seats() - 1)
	for seat := v.Next(b.Near); seat != b.Near; seat = v.Next(seat) {
		b.Seats = append(b.Seats, SeatBox{Seat: seat, Box: boxes[len(b.Seats)]})
	}
}

// PlaceRow places cards in play side by side from the left end of a row on, overlapping where
// there are many.
func (b *Layout) PlaceRow(v engine.View, cards []engine.CardID, row ui.Box, width float64) {
	pitch := width + rowPitch
	if n := len(cards); n > 1 {
		pitch = min(pitch, (row.W-width)/float64(n-1))
	}
	for i, c := range cards {
		b.Add(v, c, engine.InPlay, ui.PoseAt(row.X+float64(i)*pitch, row.Y, width))
	}
}

// rowPitch is between two cards in play.
const rowPitch = 10.0

// Foe returns the panel of a seat; it is not there for the near seat.
func (b *Layout) Foe(seat engine.SeatID) (ui.Box, bool) {
	for _, f := range b.Seats {
		if f.Seat == seat {
			return f.Box, true
		}
	}
	return ui.Box{}, false
}

// Spot is a card that lies where it can be seen, and touched.
type Spot struct {
	Card  engine.CardID
	Face  engine.FaceID
	Place engine.Place
	Pose  ui.Pose
	// Plate is what is clicked instead of a card: it is not drawn as one. Zero for a card.
	Plate ui.Box
	// Giant is where the Super-Villain stands whose card it is, which is clicked as the card
	// is; without a width where none does.
	Giant ui.Box
	Pile  int // cards of the pile it lies on, 0 for none
	// Under: others lie over it, and it is out of reach.
	Under bool
}

// has reports whether a place lies on it.
func (s *Spot) has(x, y float64) bool {
	switch {
	case s.Giant.Has(x, y):
		return true
	case s.Plate.W > 0:
		return s.Plate.Has(x, y)
	}
	return s.Pose.Has(x, y)
}

// Bounds returns the smallest box around it.
func (s *Spot) Bounds() ui.Box {
	if s.Plate.W > 0 {
		return s.Plate
	}
	return s.Pose.Bounds()
}

// SeatBox is the panel of a player across the table.
type SeatBox struct {
	Seat engine.SeatID
	Box  ui.Box
}

// Pile is a pile of cards, of which a board draws what its top cards do not hide.
type Pile struct {
	Pose  ui.Pose
	Where Where
	N     int  // cards in it
	Down  bool // they lie face down
}

// Label is the line under a pile. Clicking it opens the pile, if that lies open.
type Label struct {
	Box   ui.Box
	Words string
	Where Where
	Opens bool
	// Says is the words with a place for the number of cards, "" where they have none.
	Says string
}

// Offer is a place on the board where an answer is given that is about no card there.
type Offer struct {
	Option engine.Option
	Box    ui.Box
}

// SpotAt returns the index plus one of the card at a place. Cards are found where
// they rest, not where they are lifted to.
func (b *Layout) SpotAt(x, y float64) int {
	for i := len(b.Spots) - 1; i >= 0; i-- {
		if b.Spots[i].has(x, y) {
			return i + 1
		}
	}
	return 0
}

// Mark is where the signs of a strike stand at a seat: the claws, with their size and
// turn; the shield and its size; the right end of the tag.
type Mark struct{ X, Y, K, Turn, ShieldX, ShieldY, Shield, TagX, TagY float64 }
