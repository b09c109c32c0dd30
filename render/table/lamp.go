package table

import (
	"lineup/engine"
	"lineup/render/art"
	"lineup/render/ui"
)

// lampTime is how many seconds the lamp takes to go from one seat to the next.
const lampTime = 0.4

// lampSteps is in how many steps it does: the floor is drawn anew at each.
const lampSteps = 10

// lamp is the light over the seat whose turn it is. When the turn passes one fades out
// and the other in.
type lamp struct {
	was, now art.Rooftop
	age      float64 // since the new one could be shown
	there    bool    // the new one is painted
}

// moving reports whether the lamp is between two seats.
func (l *lamp) moving() bool { return l.there && l.age < lampTime }

// still ends the motion of the lamp.
func (l *lamp) still() { l.age = lampTime }

// step moves the lamp on and reports whether it looks otherwise than before.
func (l *lamp) step(dt float64) bool {
	if !l.moving() {
		return false
	}
	before := l.part()
	l.age += dt
	return l.part() != before
}

// part is how much of the new lamp is to be seen, from 0 to lampSteps.
func (l *lamp) part() int { return int(ui.Clamp(l.age/lampTime) * lampSteps) }

// ownRoof is the roof under the lamp of the near seat.
func ownRoof(c *ui.Canvas) art.Rooftop {
	room := c.Room()
	return art.Rooftop{W: room.W, H: room.H, LampX: 420, LampY: room.H + 110, LampR: 1240}
}

// Ahead has painted what every table needs first.
func Ahead(c *ui.Canvas) { c.Art.RooftopAhead(ownRoof(c), c.Width, c.Height, c.Unit) }

// roofUnder is the roof under the lamp of a seat.
func (t *Table) roofUnder(s engine.SeatID) art.Rooftop {
	room, r := t.Canvas.Room(), ownRoof(t.Canvas)
	if s != t.near && s != engine.NoSeat {
		if b, ok := t.board.foe(s); ok {
			r.LampX, r.LampY, r.LampR = b.X+b.W/2-room.X, -120, 1100
		}
	}
	return r
}

// aimLamp points the lamp at the seat whose turn it is.
func (t *Table) aimLamp(moving bool) {
	r := t.roofUnder(t.view().Turn().Seat)
	if r == t.lamp.now {
		return
	}
	was := t.lamp.now
	t.lamp = lamp{was: was, now: r}
	if !moving || was.W != r.W || was.H != r.H {
		t.lamp = lamp{was: r, now: r, age: lampTime}
	}
}

// drawRoof draws the roof under the lamp.
func (t *Table) drawRoof(c *ui.Canvas) {
	room := c.Room()
	l := &t.lamp
	s, sharp := c.Art.Rooftop(l.now, c.Width, c.Height, c.Unit)
	switch {
	case s.Image == nil:
		c.Coarse()
		c.Backdrop(art.TableGround)
		return
	case !sharp:
		c.Coarse()
		c.Put(s, room.X, room.Y)
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
	t.paintAhead(c)
}

// paintAhead has painted beside the loop what will be seen at this table.
func (t *Table) paintAhead(c *ui.Canvas) {
	for i := range t.board.seats {
		c.Art.RooftopAhead(t.roofUnder(t.board.seats[i].seat), c.Width, c.Height, c.Unit)
	}
	c.Art.RooftopAhead(t.roofUnder(t.near), c.Width, c.Height, c.Unit)
	c.Art.RedEdge((c.Width+1)/2, (c.Height+1)/2, c.Unit/2)
	if t.menace.face == nil {
		paintSplashAhead(c)
	}
}
