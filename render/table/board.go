package table

import (
	"fmt"
	"lineup/engine"
	"lineup/game/card"
	"lineup/render/art"
	"lineup/render/ui"
	"strings"
)

// layout is the board of a mode as it lies before a viewer: it knows where each of the
// mode's places is, and draws what lies under the cards. All else of a table is the same
// for every board. A board that embeds plain only adds what it does otherwise.
type layout interface {
	// common is what every board has.
	common() *board
	// anchor is where cards come from and go to when they do not lie open on the table,
	// and source the place an Attack starts from whose card lies nowhere in sight.
	anchor(w where) ui.Pose
	source() (x, y float64)
	// mark is where the signs of an Attack stand at a seat, and ribbonOver what the ribbon
	// of its turn wipes across.
	mark(s engine.SeatID) (mark, bool)
	ribbonOver(s engine.SeatID) ui.Box
	// describe writes the counts and words on the board anew: what is on its way is not
	// counted yet.
	describe(sc *Scene)
	// offer is where on the board an answer is given that is about no card lying there, and
	// touch lets the pointer work there: it reports whether something was clicked.
	offer(o engine.Option) (ui.Box, bool)
	touch(sc *Scene, p *ui.Pointer) bool
	// arrive takes in that the board is laid out in the place of another.
	arrive(sc *Scene, old layout, moving bool)
	// step lets time pass on the board, and reports whether what it is drawn on is to be
	// drawn again. moves reports whether something moves, and whether computers wait for
	// that; still ends it.
	step(sc *Scene, dt float64) bool
	moves() (moves, awaited bool)
	still()
	// drawFloor draws what stays as it is until the table is laid out again, without the
	// cards; drawAtop what of that lies over the cards at rest; drawLive what lies over all
	// those, and under the cards that move; drawSpent what there is to spend; drawSeat the
	// panel of a seat, which the table throws aside where it is shaken; drawFall a
	// Super-Villain that falls.
	drawFloor(sc *Scene, c *ui.Canvas)
	drawAtop(sc *Scene, c *ui.Canvas)
	drawLive(sc *Scene, c *ui.Canvas)
	drawSpent(sc *Scene, c *ui.Canvas)
	drawSeat(sc *Scene, c *ui.Canvas, s engine.SeatID)
	drawFall(sc *Scene, c *ui.Canvas)
	// release gives back what the board has drawn on.
	release()
}

// plain is a board on which nothing moves by itself, and no answer is given but on cards. It
// has a common board.
type plain struct{ board }

func (b *plain) common() *board                             { return &b.board }
func (b *plain) describe(sc *Scene)                         { b.recount(sc) }
func (b *plain) offer(engine.Option) (ui.Box, bool)         { return ui.Box{}, false }
func (b *plain) touch(*Scene, *ui.Pointer) bool             { return false }
func (b *plain) arrive(*Scene, layout, bool)                {}
func (b *plain) step(*Scene, float64) bool                  { return false }
func (b *plain) moves() (moves, awaited bool)               { return false, false }
func (b *plain) still()                                     {}
func (b *plain) drawAtop(*Scene, *ui.Canvas)                {}
func (b *plain) drawLive(*Scene, *ui.Canvas)                {}
func (b *plain) drawSpent(sc *Scene, c *ui.Canvas)          { sc.drawPower(c, b.power, b.spots) }
func (b *plain) drawSeat(*Scene, *ui.Canvas, engine.SeatID) {}
func (b *plain) drawFall(sc *Scene, c *ui.Canvas)           { sc.drawFlash(c) }
func (b *plain) release()                                   {}

// recount counts the piles, and writes their labels.
func (b *board) recount(sc *Scene) {
	for i := range b.piles {
		b.piles[i].n = sc.Host.Counted(b.piles[i].where)
	}
	for i := range b.labels {
		if l := &b.labels[i]; strings.Contains(l.says, "%d") {
			l.words = fmt.Sprintf(l.says, sc.Host.Counted(l.where))
		}
	}
}

// board is what the boards of all modes have.
type board struct {
	geometry
	near   engine.SeatID // whose side of the table this is
	seats  []foePanel
	spots  []spot    // from the bottom of the table upwards
	backs  []ui.Pose // the cards of the near hand, where they must not be seen
	piles  []pile
	labels []pileLabel
	// villain is the Super-Villain that can be seen on its stack, NoCard for none, and
	// left how many the stack has.
	villain engine.CardID
	left    int
	// shows is what is read of a card in place of its own face: of a standee, who it is.
	shows map[engine.CardID]*art.Face
	// stacked: Super-Villains wait on a stack, and the game ends with the last of them.
	stacked bool
	// heralds: a Super-Villain that comes into the Line-Up enters on a page.
	heralds bool
	// fell is said of a Super-Villain that has been brought down, nil where that is seen.
	fell func(name string) string
	// note explains something new, in a layer over the board; nil where nothing is explained.
	note ui.Overlay
	// teaches: what is new on the board is explained in this game.
	teaches bool
	// reference are the cards of the board's own rules, which a key spreads out; nil for none.
	reference func() []Spread
}

// labelAt is the index plus one of the label at a place that can be opened, 0 for none.
func (b *board) labelAt(x, y float64) int {
	for i := range b.labels {
		if b.labels[i].opens && b.labels[i].box.Has(x, y) {
			return i + 1
		}
	}
	return 0
}

func (b *board) add(v engine.View, c engine.CardID, place engine.Place, p ui.Pose) {
	if c != engine.NoCard {
		b.spots = append(b.spots, spot{card: c, face: v.Card(c).Face, place: place, pose: p, pile: pileSize(v, c)})
	}
}

// addShape adds a card that is drawn as something else, which is clicked in a box.
func (b *board) addShape(v engine.View, c engine.CardID, place engine.Place, shape ui.Box) {
	x, y := shape.Middle()
	b.spots = append(b.spots, spot{card: c, face: v.Card(c).Face, place: place, pose: ui.Pose{X: x, Y: y, W: shape.W}, plate: shape})
}

// pileSize is how many cards lie where a card does, if that is a pile.
func pileSize(v engine.View, c engine.CardID) int {
	w := whereIs(v, c)
	switch w.place {
	case card.Kicks, card.Weaknesses, engine.Destroyed, engine.Discard:
		return w.count(v)
	}
	return 0
}

// addPile adds what lies on top of a pile, and the second card as well: it is what the
// first leaves behind.
func (b *board) addPile(v engine.View, w where, p ui.Pose) {
	cards := w.cards(v)
	for i := min(1, len(cards)-1); i >= 0; i-- {
		b.add(v, cards[i], w.place, p)
	}
}

// placeHand places the near hand, which everybody may look into where it lies open.
func (b *board) placeHand(v engine.View, open bool) {
	hand := at(engine.Hand, b.near)
	fan := b.fan(hand.count(v), 0)
	if v.Seat() != b.near && !open && !shared(card.MainDeck).seen(v) { // where that lies open, all does
		b.backs = fan
		return
	}
	for i, c := range hand.cards(v) {
		b.add(v, c, engine.Hand, fan[i])
	}
}

// foe is the panel of a seat; it is not there for the near seat.
func (b *board) foe(seat engine.SeatID) (ui.Box, bool) {
	for _, f := range b.seats {
		if f.seat == seat {
			return f.box, true
		}
	}
	return ui.Box{}, false
}

// spot is a card that lies where it can be seen, and touched.
type spot struct {
	card  engine.CardID
	face  engine.FaceID
	place engine.Place
	pose  ui.Pose
	// plate is what is clicked instead of a card: it is not drawn as one. Zero for a card.
	plate ui.Box
	// giant is where the Super-Villain stands whose card it is, which is clicked as the card
	// is; without a width where none does.
	giant ui.Box
	pile  int // cards of the pile it lies on, 0 for none
	// under: others lie over it, and it is out of reach.
	under bool
}

// has reports whether a place lies on it.
func (s *spot) has(x, y float64) bool {
	switch {
	case s.giant.Has(x, y):
		return true
	case s.plate.W > 0:
		return s.plate.Has(x, y)
	}
	return s.pose.Has(x, y)
}

// bounds is the smallest box around it.
func (s *spot) bounds() ui.Box {
	if s.plate.W > 0 {
		return s.plate
	}
	return s.pose.Bounds()
}

// foePanel is the panel of a player across the table.
type foePanel struct {
	seat engine.SeatID
	box  ui.Box
}

// pile is a pile of cards, of which a board draws what its top cards do not hide.
type pile struct {
	pose  ui.Pose
	where where
	n     int  // cards in it
	down  bool // they lie face down
}

// pileLabel is the line under a pile. Clicking it opens the pile, if that lies open.
type pileLabel struct {
	box   ui.Box
	words string
	where where
	opens bool
	// says is the words with a place for the number of cards, "" where they have none.
	says string
}

// spotAt is the index plus one of the card at a place. Cards are found where
// they rest, not where they are lifted to.
func (b *board) spotAt(x, y float64) int {
	for i := len(b.spots) - 1; i >= 0; i-- {
		if b.spots[i].has(x, y) {
			return i + 1
		}
	}
	return 0
}

// mark is where the signs of a strike stand at a seat: the claws, with their size and
// turn; the shield and its size; the right end of the tag.
type mark struct{ x, y, k, turn, shieldX, shieldY, shield, tagX, tagY float64 }
