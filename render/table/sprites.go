package table

import (
	"math"
	"slices"

	"lineup/engine"
	"lineup/game/card"
	"lineup/render/art"
	"lineup/render/board"
	"lineup/render/ui"
)

// cardSprite is the sprite of one card of the game.
type cardSprite struct {
	ui.Sprite
	card  engine.CardID // NoCard for a face-down card passing by
	place engine.Place
	pile  int  // cards in its pile, or 0 if it is not on one
	fan   bool // other cards cover part of it
	shy   bool // its tab has no room at rest
	group int  // of cards that cover each other, or 0 if it is in none
	trip  trip
	way   ui.Course // the course of its next departure
	sent  bool      // it must depart
}

// lifted returns how far a card of the hand is on its way up to the pointer, from 0 to 1.
func (s *cardSprite) lifted(g *board.Geometry) float64 {
	if s.Rest == 0 {
		return 0
	}
	return ui.Clamp((s.Pose().W/s.Rest - 1) / (g.Lift(s.Rest) - 1))
}

// touchdown is a card that has landed at the end of a trip.
type touchdown struct {
	how   landing
	at    ui.Pose
	power int
	face  *art.Face // nil for a hidden card
}

// sprites holds all visible cards on the table, at rest or on their way.
type sprites struct {
	faces  []art.Face
	list   []*cardSprite
	byCard map[engine.CardID]*cardSprite
	from   map[engine.CardID]board.Where // where cards came from since the last call
	to     map[engine.CardID]board.Where // and went to
	power  map[engine.CardID]int         // Power from cards since then
	turned map[engine.CardID]int         // quarter turns of cards since then
	heard  []engine.CardID               // the cards that moved, in order
	gone   map[engine.CardID]bool        // the moved cards that have left the table
	landed []touchdown                   // what has landed in the latest step
	busy   bool                          // something moves
	news   bool                          // a card has departed or landed, so counts have changed
}

func newSprites(faces []art.Face) *sprites {
	return &sprites{
		faces:  faces,
		byCard: map[engine.CardID]*cardSprite{},
		from:   map[engine.CardID]board.Where{},
		to:     map[engine.CardID]board.Where{},
		power:  map[engine.CardID]int{},
		turned: map[engine.CardID]int{},
		gone:   map[engine.CardID]bool{},
	}
}

// clear removes all cards at once, so that none of them is drawn again.
func (c *sprites) clear() {
	c.list, c.landed = c.list[:0], c.landed[:0]
	clear(c.byCard)
	c.forget()
	c.busy, c.news = false, false
}

// forget drops what was recorded since the last call of place.
func (c *sprites) forget() {
	clear(c.from)
	clear(c.to)
	clear(c.power)
	clear(c.turned)
	c.heard = c.heard[:0]
}

// hear records where a card went and what Power it has given. A hidden card flies by face down.
func (c *sprites) hear(e engine.Event, v engine.View, b board.Board, delay float64) {
	switch e.Kind {
	case engine.CardMoved:
	case engine.PowerChanged:
		if e.Source != engine.NoCard && e.N > 0 {
			c.power[e.Source] += int(e.N)
		}
		return
	case engine.TurnEnded, engine.TurnBegan:
		clear(c.power) // unspent Power is lost
		return
	case engine.DeckShuffled:
		c.shuffle(e, b, delay)
		return
	case engine.CardRotated:
		c.turned[e.Card] += int(e.N)
		return
	default:
		return
	}
	from, to := board.WhereOf(v, e.From), board.WhereOf(v, e.To)
	if e.Card != engine.NoCard {
		if _, ok := c.from[e.Card]; !ok {
			c.from[e.Card] = from
			c.heard = append(c.heard, e.Card)
		}
		c.to[e.Card] = to
		return
	}
	if from != to && to.Place != card.OutOfGame {
		c.flyBy(from, to, b, 1, delay)
	}
}

// shuffle shows a few cards flying for a discard pile that is reshuffled.
func (c *sprites) shuffle(e engine.Event, b board.Board, delay float64) {
	left := int(e.N)
	for i := range min(shuffleShown, left) {
		n := left / (shuffleShown - i)
		left -= n
		c.flyBy(board.At(engine.Discard, e.Seat), board.At(engine.Deck, e.Seat), b, n, delay+float64(i)*dealDelay/2)
	}
}

// flyBy sends a hidden card from one place to another. It stands for the given number of cards.
func (c *sprites) flyBy(from, to board.Where, b board.Board, cards int, delay float64) *cardSprite {
	start, end := b.Anchor(from), b.Anchor(to)
	start.W, end.W = min(start.W, passingWidth), min(end.W, passingWidth)
	if start == end {
		return nil // it counts immediately
	}
	s := &cardSprite{Sprite: ui.SpriteAt(nil, start), card: engine.NoCard}
	way, _ := wayOf(from, to)
	way.Delay += delay
	way.Turns = 0
	s.Send(end, way)
	s.trip = trip{from: from, to: to, cards: cards}
	s.Leaving, s.Entering, s.Order = true, true, 1000+len(c.list)
	c.list = append(c.list, s)
	c.busy = true
	return s
}

// place updates the sprites for the cards of the board. New cards come from where they were, and
// cards no longer visible go to their new place. The cards of the board depart when they are sent.
func (c *sprites) place(v engine.View, b board.Board) {
	for _, s := range c.list {
		s.Leaving = true
	}
	dealt := 0.0
	for i, spot := range b.Common().Spots {
		if spot.Plate.W > 0 {
			continue
		}
		s := c.byCard[spot.Card]
		if s == nil {
			s = c.enter(spot, b)
		}
		from, moved := c.from[spot.Card]
		if to := board.WhereIs(v, spot.Card); moved && from != to {
			way, how := wayOf(from, to)
			s.way, s.sent = way, true
			s.trip = trip{from, to, 1, c.power[spot.Card], how}
			if s.Entering && board.Hidden(from.Place) {
				s.way.Delay += dealt
				dealt += dealDelay
			}
		} else if n := c.turned[spot.Card]; n != 0 {
			s.way, s.sent = turnOf(n, v.Quarters(spot.Card) == 0), true
		}
		s.pile, s.fan, s.shy, s.group = spot.Pile, spot.Fan, spot.Shy, spot.Group
		s.place, s.Face = spot.Place, &c.faces[spot.Face]
		s.Leaving, s.Up, s.Order = false, true, i
	}
	c.see(b.Common())
	for _, s := range c.list {
		if s.Leaving && s.card != engine.NoCard && c.byCard[s.card] == s {
			c.leave(v, b, s)
		}
	}
	c.passBy(v, b)
	c.forget()
	slices.SortStableFunc(c.list, func(a, b *cardSprite) int { return a.Order - b.Order })
	c.busy = true
}

// see notes how much of each card of the board is in view.
func (c *sprites) see(b *board.Layout) {
	covered := false // whether a card of the hand so far is
	for i := range b.Spots {
		spot := &b.Spots[i]
		s := c.byCard[spot.Card]
		if spot.Plate.W > 0 || spot.Away || s == nil {
			continue
		}
		s.Shown, s.Rest = b.InView(i), spot.Pose.W
		if covered = spot.Place == engine.Hand && (covered || s.Shown > 0); covered && s.Shown == 0 {
			s.Shown = lastShown // it looks like the others of the hand
		}
	}
}

// maxPassing is the largest number of cards that pass by at once.
const maxPassing = 10

// passBy shows cards flying that are on the table neither before nor after, such as a discarded
// hand of a seat across the table.
func (c *sprites) passBy(v engine.View, b board.Board) {
	n := 0
	for _, id := range c.heard {
		from, to := c.from[id], c.to[id]
		if c.byCard[id] != nil || c.gone[id] || from == to || n == maxPassing {
			continue
		}
		s := c.flyBy(from, to, b, 1, float64(n)*dealDelay/2)
		if s == nil {
			continue
		}
		if v.Sees(id) && !board.Hidden(to.Place) {
			s.Face = &c.faces[v.Card(id).Face]
			s.Up = true
			if !board.Hidden(from.Place) {
				s.FaceUp()
			}
		}
		n++
	}
	clear(c.gone)
}

// enter adds the sprite of a card that was not on the table. The sprite starts from the card's
// previous place.
func (c *sprites) enter(spot board.Spot, b board.Board) *cardSprite {
	s := &cardSprite{Sprite: ui.SpriteAt(&c.faces[spot.Face], spot.Pose), card: spot.Card}
	if from, ok := c.from[spot.Card]; ok && from.Place != spot.Place {
		s.Sprite = ui.SpriteAt(s.Face, b.Anchor(from))
		s.Entering = true
		if !board.Hidden(from.Place) {
			s.FaceUp()
		}
	} else {
		s.FaceUp()
		s.Snap()
	}
	c.byCard[spot.Card] = s
	c.list = append(c.list, s)
	return s
}

// leave sends a card that has left the table to its new place.
func (c *sprites) leave(v engine.View, b board.Board, s *cardSprite) {
	delete(c.byCard, s.card)
	c.gone[s.card] = true
	to, ok := c.to[s.card]
	if !ok && v.Sees(s.card) {
		to, ok = board.WhereIs(v, s.card), true
	}
	if !ok {
		return
	}
	from := c.from[s.card]
	way, how := wayOf(from, to)
	s.Send(b.Anchor(to), way)
	s.Up = !board.Hidden(to.Place)
	if _, moved := c.from[s.card]; moved && from != to {
		s.trip = trip{from, to, 1, 0, how}
	}
}

// send moves a card of the board to its pose. A departing card takes its own course, and others
// take the given one.
func (c *sprites) send(s *cardSprite, to ui.Pose, by ui.Course) {
	var off bool
	if s.sent {
		off = s.Send(to, s.way)
	} else {
		off = s.Divert(to, by)
	}
	if s.sent = false; off {
		c.busy = true
	}
}

// step moves all cards by dt seconds. With plain motion they fade.
func (c *sprites) step(dt float64, plain bool) {
	c.landed = c.landed[:0]
	if !c.busy {
		return
	}
	c.busy = false
	gone := false
	for _, s := range c.list {
		if s.Arrived() && !s.Leaving && s.trip.cards == 0 {
			continue
		}
		waits := s.Waits()
		if !s.Step(dt, plain) {
			c.busy = true
			c.news = c.news || waits && !s.Waits()
			continue
		}
		if s.trip.cards > 0 {
			c.landed = append(c.landed, touchdown{s.trip.landing, s.Goal(), s.trip.power, s.Face})
			s.trip, c.news = trip{}, true
		}
		gone = gone || s.Leaving
	}
	if gone {
		c.list = slices.DeleteFunc(c.list, func(s *cardSprite) bool { return s.Leaving && s.Arrived() })
	}
}

// snap ends all motion.
func (c *sprites) snap() {
	c.landed = c.landed[:0]
	for _, s := range c.list {
		s.Snap()
		c.news = c.news || s.trip.cards > 0
		s.trip = trip{}
	}
	c.list = slices.DeleteFunc(c.list, func(s *cardSprite) bool { return s.Leaving })
	c.busy = false
}

// missing returns how many cards to subtract from the count of a place: cards still on their way
// there, less those that have not left yet.
func (c *sprites) missing(w board.Where) int {
	n := 0
	for _, s := range c.list {
		if s.trip.cards == 0 {
			continue
		}
		if s.trip.to == w {
			n += s.trip.cards
		}
		if s.trip.from == w && s.Waits() {
			n -= s.trip.cards
		}
	}
	return n
}

// owed returns the Power of cards that have not landed yet.
func (c *sprites) owed() int {
	n := 0
	for _, s := range c.list {
		n += s.trip.power
	}
	return n
}

// These are the courses of cards.
var (
	playWay  = ui.Course{Time: 0.26, Ease: ui.Glide, Arc: 80}
	buyWay   = ui.Course{Time: 0.38, Ease: ui.Glide, Arc: 90, Turns: 2}
	dropWay  = ui.Course{Time: 0.26, Delay: gapTime, Ease: ui.Drop, Bounce: 6}
	drawWay  = ui.Course{Time: 0.26, Ease: ui.Settle, Arc: 26}
	throwWay = ui.Course{Time: 0.26, Ease: ui.Glide, Arc: 36}
	liftWay  = ui.Course{Time: 0.14, Ease: ui.Swing}  // the card under the pointer
	asideWay = ui.Course{Time: 0.12, Ease: ui.Settle} // cards that move aside for it
	riseWay  = ui.Course{Time: 0.16, Ease: ui.Settle} // cards that can be bought
	dragWay  = ui.Course{Time: 0.05, Ease: ui.Settle} // after the pointer
)

// turnOf returns the course of a card in play that has been rotated by some quarters, clockwise if there are more than
// none. It sways that way, and one that is upright again turns all the way around.
func turnOf(quarters int, upright bool) ui.Course {
	way := ui.Course{Time: 0.36, Ease: ui.Glide, Lean: math.Pi / 5}
	if upright {
		way.Time, way.Spin, way.Lean = 0.5, 2*math.Pi, 0
	}
	if quarters < 0 {
		way.Spin, way.Lean = -way.Spin, -way.Lean
	}
	return way
}

const (
	gapTime      = 0.15 // seconds that a gap in the Line-Up stays open
	dealDelay    = 0.07 // seconds between dealt cards
	passingWidth = 60.0
	// lastShown is the part of the width that counts as in view of the last card of a hand that overlaps.
	lastShown    = 0.94
	shuffleShown = 5 // cards seen flying at a reshuffle
)

// landing is the effect shown when a card lands.
type landing uint8

const (
	softly landing = iota
	played         // dust, and the Power swells
	gained         // a star with its Victory Points
)

// trip is a card's way from one place of the game to another. The table's counts ignore it until it
// is over.
type trip struct {
	from, to board.Where
	cards    int // counted at its end, or 0 if there is no trip
	power    int // Power added at its end
	landing  landing
}

// wayOf returns the course and the landing of a card between two places.
func wayOf(from, to board.Where) (ui.Course, landing) {
	switch {
	case to.Place == engine.InPlay:
		return playWay, played
	case board.ForSale(from.Place) && to.Place == engine.Discard:
		return buyWay, gained
	case to.Place == card.LineUp:
		return dropWay, softly
	case to.Place == engine.Hand:
		return drawWay, softly
	}
	return throwWay, softly
}

// Cards are counted as they are seen. A flying card counts for its old place until it departs, and
// for its new place after it lands.

// counted returns the card count shown for a place.
func (t *Table) counted(v engine.View, w board.Where) int { return t.sprites.counted(v, w) }

func (c *sprites) counted(v engine.View, w board.Where) int { return max(0, w.Count(v)-c.missing(w)) }

// landedPower returns the Power without that of cards that have not landed.
func (t *Table) landedPower(v engine.View) int {
	if owed := t.sprites.owed(); owed > 0 {
		return max(0, v.Power()-owed)
	}
	return v.Power()
}
