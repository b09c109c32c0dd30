package table

import (
	"lineup/engine"
	"lineup/game/card"
	"lineup/render/art"
	"lineup/render/ui"
)

// layout is the board of a mode as it lies before a viewer: it knows where each of the
// mode's places is, and draws what lies under the cards. All else of a table is the same
// for every board.
type layout interface {
	// common is what every board has.
	common() *board
	// anchor is where cards come from and go to when they do not lie open on the table,
	// and source the place an Attack starts from whose card lies nowhere in sight.
	anchor(w where) ui.Pose
	source() (x, y float64)
	// recount writes the counts of piles anew: what is on its way is not counted yet.
	recount(v engine.View, c *sprites)
	// describe writes everything on the board that is said in words.
	describe(t *Table, v engine.View)
	// offer is where on the board an answer is given that is about no card lying there, and
	// touch lets the pointer work there: it reports whether something was clicked.
	offer(o engine.Option) (ui.Box, bool)
	touch(t *Table, p *ui.Pointer) bool
	// arrive takes in that the board is laid out anew, in the place of another.
	arrive(t *Table, v engine.View, old layout, moving bool)
	// step lets time pass on the board, and reports whether what it is drawn on is to be
	// drawn anew; moves reports whether something moves, awaited whether computers wait for
	// that, and still ends it.
	step(t *Table, dt float64) bool
	moves() bool
	awaited() bool
	still()
	// drawFloor draws what stays as it is until the table is laid out anew, without the
	// cards; drawLive what lies over the cards at rest, and under those that move.
	drawFloor(t *Table, c *ui.Canvas)
	// drawAtop draws what of that lies over the cards at rest.
	drawAtop(t *Table, c *ui.Canvas)
	drawLive(t *Table, c *ui.Canvas)
	// drawSpent draws what there is to spend.
	drawSpent(t *Table, c *ui.Canvas)
	// drawSeat draws the panel of a seat, thrown aside where it is shaken.
	drawSeat(t *Table, c *ui.Canvas, s engine.SeatID)
	// mark is where the signs of an Attack stand at a seat.
	mark(s engine.SeatID) (mark, bool)
	// ribbon is what the ribbon of a seat's turn wipes across.
	ribbonOver(s engine.SeatID) ui.Box
}

// layBoard lays out the board of a game's mode.
func (t *Table) layBoard(v engine.View) layout {
	if lay := boards[t.Match.Plan().Mode]; lay != nil {
		return lay(t, v)
	}
	g := layGeometry(t.Canvas.Fit)
	if t.Match.Heroes() > 1 {
		g.foeMost = twoHeroesWidth
	}
	b := layStandard(v, t.near, g)
	for i := range b.labels { // the cards of an earlier game can be looked at
		if b.labels[i].where == shared(card.MainDeck) {
			b.labels[i].opens = len(t.seenBefore) > 0
		}
	}
	return b
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
