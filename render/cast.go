package render

import (
	"slices"

	"lineup/engine"
)

// cast is all cards to be seen on the table, on their way or at rest.
type cast struct {
	list   []*sprite
	byCard map[engine.CardID]*sprite
	from   map[engine.CardID]engine.ZoneID // where cards came from since the last call
	to     map[engine.CardID]engine.ZoneID // and went to
	busy   bool                            // something moves
}

func newCast() *cast {
	return &cast{
		byCard: map[engine.CardID]*sprite{},
		from:   map[engine.CardID]engine.ZoneID{},
		to:     map[engine.CardID]engine.ZoneID{},
	}
}

// clear empties the table at once: nothing of what lay there is drawn again.
func (c *cast) clear() {
	c.list = c.list[:0]
	clear(c.byCard)
	clear(c.from)
	clear(c.to)
	c.busy = false
}

// hear notes where a card went. A card that may not be known flies by with its
// back up.
func (c *cast) hear(e engine.Event, l *tableLayout, delay float64) {
	switch e.Kind {
	case engine.CardMoved:
	case engine.DeckShuffled:
		if e.Seat == l.near {
			for i := range shuffleShown {
				c.flyBy(discardPose, deckPose, delay+float64(i)*dealDelay/2)
			}
		}
		return
	default:
		return
	}
	if e.Card != engine.NoCard {
		if _, ok := c.from[e.Card]; !ok {
			c.from[e.Card] = e.From
		}
		c.to[e.Card] = e.To
		return
	}
	if e.From == e.To || e.To.Place() == engine.Box {
		return
	}
	from, to := l.anchor(e.From), l.anchor(e.To)
	from.w, to.w = passingWidth, passingWidth
	c.flyBy(from, to, delay)
}

// flyBy lets a card that nobody may know fly from one place to another.
func (c *cast) flyBy(from, to pose, delay float64) {
	s := newSprite(engine.NoCard, 0, from)
	s.send(to)
	s.leaving, s.delay, s.order = true, delay, 1000+len(c.list)
	c.list = append(c.list, s)
	c.busy = true
}

// place sends every card to where the layout wants it. New ones come from where
// they were; those no longer to be seen go where they belong now.
func (c *cast) place(l *tableLayout, zone func(engine.CardID) (engine.ZoneID, bool)) {
	for _, s := range c.list {
		s.leaving = true
	}
	dealt := 0.0
	for i, spot := range l.spots {
		s := c.byCard[spot.card]
		if s == nil {
			at := spot.pose
			s = newSprite(spot.card, spot.face, at)
			s.up, s.shown, s.resting = true, 1, true
			if from, ok := c.from[spot.card]; ok && from.Place() != spot.place {
				s = newSprite(spot.card, spot.face, l.anchor(from))
				if hidden(from.Place()) {
					s.delay = dealt
					dealt += dealDelay
				} else {
					s.shown = 1
				}
			}
			c.byCard[spot.card] = s
			c.list = append(c.list, s)
		}
		was := s.place
		s.place, s.face = spot.place, spot.face
		s.leaving, s.up, s.order = false, true, i
		s.send(spot.pose)
		if spot.place == engine.Discard && bought(was) {
			s.arc = arcHeight
		}
	}
	for _, s := range c.list {
		if !s.leaving || s.card == engine.NoCard || c.byCard[s.card] == nil {
			continue
		}
		delete(c.byCard, s.card)
		to, ok := c.to[s.card]
		if !ok {
			to, ok = zone(s.card)
		}
		if ok {
			pose := l.anchor(to)
			s.send(pose)
			s.up = !hidden(to.Place())
			if to.Place() == engine.Discard && bought(s.place) {
				s.arc = arcHeight
			}
		}
		s.raise(0)
	}
	clear(c.from)
	clear(c.to)
	c.sort()
	c.busy = true
}

// bought tells whether a card that comes from a place to a discard pile was bought
// or gained.
func bought(from engine.Place) bool {
	return from == engine.LineUp || from == engine.Kicks || from == engine.Villains || from == engine.Weaknesses
}

// hidden tells whether cards of a place lie face down.
func hidden(p engine.Place) bool {
	switch p {
	case engine.Deck, engine.MainDeck, engine.Hand, engine.Under, engine.Box, engine.SetAside:
		return true
	}
	return false
}

func (c *cast) sort() {
	slices.SortStableFunc(c.list, func(a, b *sprite) int { return a.order - b.order })
}

// step moves all cards on by dt seconds.
func (c *cast) step(dt float64, calm bool) {
	if !c.busy {
		return
	}
	c.busy = false
	gone := false
	for _, s := range c.list {
		if s.resting && !s.leaving {
			continue
		}
		if !s.step(dt, calm) {
			c.busy = true
		} else if s.leaving {
			gone = true
		}
	}
	if gone {
		c.list = slices.DeleteFunc(c.list, func(s *sprite) bool { return s.leaving && s.resting })
	}
}

// snap ends all motion.
func (c *cast) snap() {
	for _, s := range c.list {
		s.snap()
	}
	c.list = slices.DeleteFunc(c.list, func(s *sprite) bool { return s.leaving })
	c.busy = false
}
