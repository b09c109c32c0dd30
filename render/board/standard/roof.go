package standard

import (
	"lineup/engine"
	"lineup/render/art/chrome"
	"lineup/render/art/pen"
	"lineup/render/board"
	"lineup/render/ui"
)

// This file draws the roof under the lamp of the active player's seat.

// lampTime is the time in seconds the lamp takes to move from one seat to the next.
const lampTime = 0.4

// lampSteps is the number of steps of that motion. The floor is drawn again at each.
const lampSteps = 10

// lamp is the light over the active player's seat. When the turn passes, one lamp fades out and the
// other fades in.
type lamp struct {
	was, now chrome.Rooftop
	age      float64 // seconds since the new one could be shown
	there    bool    // the new one is painted
}

// moving reports whether the lamp is between two seats.
func (l *lamp) moving() bool { return l.there && l.age < lampTime }

// still ends the motion of the lamp.
func (l *lamp) still() { l.age = lampTime }

// step advances the lamp and reports whether it looks different.
func (l *lamp) step(dt float64) bool {
	if !l.moving() {
		return false
	}
	before := l.part()
	l.age += dt
	return l.part() != before
}

// part returns how much of the new lamp is visible, from 0 to lampSteps.
func (l *lamp) part() int { return int(ui.Clamp(l.age/lampTime) * lampSteps) }

// ownRoof returns the roof under the lamp of the near seat.
func ownRoof(c *ui.Canvas) chrome.Rooftop {
	room := c.Room()
	return chrome.Rooftop{W: room.W, H: room.H, LampX: 420, LampY: room.H + 110, LampR: 1240}
}

// Ahead starts painting what the standard board needs first.
func Ahead(c *ui.Canvas) { c.Art.RooftopAhead(ownRoof(c), c.Width, c.Height, c.Unit) }

// roofUnder returns the roof under the lamp of a seat.
func (b *Board) roofUnder(sc *board.Scene, s engine.SeatID) chrome.Rooftop {
	room, r := sc.Canvas.Room(), ownRoof(sc.Canvas)
	if s != sc.Near && s != engine.NoSeat {
		if b, ok := b.Foe(s); ok {
			r.LampX, r.LampY, r.LampR = b.X+b.W/2-room.X, -120, 1100
		}
	}
	return r
}

// aimLamp points the lamp at the active player's seat.
func (b *Board) aimLamp(sc *board.Scene, moving bool) {
	r := b.roofUnder(sc, sc.View.Turn().Seat)
	if r == b.lamp.now {
		return
	}
	was := b.lamp.now
	b.lamp = lamp{was: was, now: r}
	if !moving || was.W != r.W || was.H != r.H {
		b.lamp = lamp{was: r, now: r, age: lampTime}
	}
}

// drawRoof draws the roof under the lamp.
func (b *Board) drawRoof(sc *board.Scene, c *ui.Canvas) {
	room := c.Room()
	l := &b.lamp
	s, sharp := c.Art.Rooftop(l.now, c.Width, c.Height, c.Unit)
	switch {
	case s.Image == nil:
		c.Wash(pen.Night, 1)
		c.Lacks()
		return
	case !sharp:
		c.Coarse()
		c.Overlay(s.Image, 1, 1)
		return
	}
	l.there = true
	if l.part() < lampSteps {
		if was, ok := c.Art.RooftopKept(l.was, c.Width, c.Height, c.Unit); ok {
			c.Put(was, room.X, room.Y)
			c.PutFaded(s, room.X, room.Y, float64(l.part())/lampSteps)
			return
		}
		l.still()
	}
	c.Put(s, room.X, room.Y)
	b.paintAhead(sc, c)
}

// paintAhead starts painting in the background what this table will show.
func (b *Board) paintAhead(sc *board.Scene, c *ui.Canvas) {
	for i := range b.Seats {
		c.Art.RooftopAhead(b.roofUnder(sc, b.Seats[i].Seat), c.Width, c.Height, c.Unit)
	}
	c.Art.RooftopAhead(b.roofUnder(sc, sc.Near), c.Width, c.Height, c.Unit)
	c.Art.RedEdge((c.Width+1)/2, (c.Height+1)/2, c.Unit/2)
}
