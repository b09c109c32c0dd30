package table

import (
	"slices"

	"lineup/engine"
	"lineup/game/card"
	"lineup/render/art"
	"lineup/render/ui"
)

const (
	arcHeight    = 90.0 // how high a bought card flies
	dealDelay    = 0.07 // seconds between cards dealt one after the other
	passingWidth = 60.0
	shuffleShown = 5 // cards seen flying when a deck is made anew
)

// cardSprite is the sprite of one card of the game.
type cardSprite struct {
	ui.Sprite
	card  engine.CardID // NoCard for a card that flies by face down
	place engine.Place
	pile  int // cards of the pile it lies on, 0 for none
}

// sprites are all cards to be seen on the table, on their way or at rest.
type sprites struct {
	faces  []art.Face
	list   []*cardSprite
	byCard map[engine.CardID]*cardSprite
	from   map[engine.CardID]where // where cards came from since the last call
	to     map[engine.CardID]where // and went to
	busy   bool                    // something moves
}

func newSprites(faces []art.Face) *sprites {
	return &sprites{
		faces:  faces,
		byCard: map[engine.CardID]*cardSprite{},
		from:   map[engine.CardID]where{},
		to:     map[engine.CardID]where{},
	}
}

// clear empties the table at once: nothing of what lay there is drawn again.
func (c *sprites) clear() {
	c.list = c.list[:0]
	clear(c.byCard)
	clear(c.from)
	clear(c.to)
	c.busy = false
}

// hear notes where a card went. A card that may not be known flies by with its
// back up.
func (c *sprites) hear(e engine.Event, v engine.View, b *standard, delay float64) {
	switch e.Kind {
	case engine.CardMoved:
	case engine.DeckShuffled:
		if e.Seat == b.near {
			from, to := b.anchor(at(engine.Discard, e.Seat)), b.anchor(at(engine.Deck, e.Seat))
			for i := range shuffleShown {
				c.flyBy(from, to, delay+float64(i)*dealDelay/2)
			}
		}
		return
	default:
		return
	}
	from, to := whereOf(v, e.From), whereOf(v, e.To)
	if e.Card != engine.NoCard {
		if _, ok := c.from[e.Card]; !ok {
			c.from[e.Card] = from
		}
		c.to[e.Card] = to
		return
	}
	if from == to || to.place == card.OutOfGame {
		return
	}
	start, end := b.anchor(from), b.anchor(to)
	start.W, end.W = passingWidth, passingWidth
	c.flyBy(start, end, delay)
}

// flyBy lets a card that nobody may know fly from one place to another.
func (c *sprites) flyBy(from, to ui.Pose, delay float64) {
	s := &cardSprite{Sprite: ui.SpriteAt(nil, from), card: engine.NoCard}
	s.Send(to)
	s.Leaving, s.Delay, s.Order = true, delay, 1000+len(c.list)
	c.list = append(c.list, s)
	c.busy = true
}

// place sends every card to where the board wants it. New ones come from where
// they were; those no longer to be seen go where they belong now.
func (c *sprites) place(v engine.View, b *standard) {
	for _, s := range c.list {
		s.Leaving = true
	}
	dealt := 0.0
	for i, spot := range b.spots {
		if spot.plate.W > 0 {
			continue
		}
		s := c.byCard[spot.card]
		if s == nil {
			s = c.enter(spot, b, &dealt)
		}
		was := s.place
		s.pile = spot.pile
		s.place, s.Face = spot.place, &c.faces[spot.face]
		s.Leaving, s.Up, s.Order = false, true, i
		s.Send(spot.pose)
		if spot.place == engine.Discard && forSale(was) {
			s.Arc = arcHeight
		}
	}
	for _, s := range c.list {
		if s.Leaving && s.card != engine.NoCard && c.byCard[s.card] != nil {
			c.leave(v, b, s)
		}
	}
	clear(c.from)
	clear(c.to)
	slices.SortStableFunc(c.list, func(a, b *cardSprite) int { return a.Order - b.Order })
	c.busy = true
}

// enter makes the sprite of a card that was not on the table: it comes from where
// it was, one after the other if that lies face down.
func (c *sprites) enter(spot spot, b *standard, dealt *float64) *cardSprite {
	s := &cardSprite{Sprite: ui.SpriteAt(&c.faces[spot.face], spot.pose), card: spot.card}
	if from, ok := c.from[spot.card]; ok && from.place != spot.place {
		s.Sprite = ui.SpriteAt(s.Face, b.anchor(from))
		if hidden(from.place) {
			s.Delay = *dealt
			*dealt += dealDelay
		} else {
			s.FaceUp()
		}
	} else {
		s.FaceUp()
		s.Snap()
	}
	c.byCard[spot.card] = s
	c.list = append(c.list, s)
	return s
}

// leave sends a card that is no longer on the table where it belongs now.
func (c *sprites) leave(v engine.View, b *standard, s *cardSprite) {
	delete(c.byCard, s.card)
	to, ok := c.to[s.card]
	if !ok && v.Sees(s.card) {
		to, ok = whereIs(v, s.card), true
	}
	if ok {
		s.Send(b.anchor(to))
		s.Up = !hidden(to.place)
		if to.place == engine.Discard && forSale(s.place) {
			s.Arc = arcHeight
		}
	}
}

// step moves all cards on by dt seconds; plain motion goes straight.
func (c *sprites) step(dt float64, plain bool) {
	if !c.busy {
		return
	}
	c.busy = false
	gone := false
	for _, s := range c.list {
		if s.Arrived() && !s.Leaving {
			continue
		}
		if !s.Step(dt, plain) {
			c.busy = true
		} else if s.Leaving {
			gone = true
		}
	}
	if gone {
		c.list = slices.DeleteFunc(c.list, func(s *cardSprite) bool { return s.Leaving && s.Arrived() })
	}
}

// snap ends all motion.
func (c *sprites) snap() {
	for _, s := range c.list {
		s.Snap()
	}
	c.list = slices.DeleteFunc(c.list, func(s *cardSprite) bool { return s.Leaving })
	c.busy = false
}
