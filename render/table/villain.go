package table

import (
	"fmt"
	"image/color"
	"math"
	"slices"

	"lineup/engine"
	"lineup/game/card"
	"lineup/render/art"
	"lineup/render/art/furniture"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// menace is what is shown of the Super-Villain on top of the stack: the giant behind
// the city, its plate, and how far one's Power reaches.
type menace struct {
	face    *art.Face // nil while none lies open
	cost    int       // now, in Power
	printed int       // what is printed
	have    int       // Power there is
	left    int       // Super-Villains on the stack
	all     int       // of the game
	fallen  []color.NRGBA
}

// describeVillain writes what is shown of the Super-Villain.
func (t *Table) describeVillain(v engine.View) {
	m := &t.menace
	*m = menace{left: t.board.left, all: t.villains(v), fallen: m.fallen[:0], have: t.power}
	for _, s := range t.tally.Fallen {
		m.fallen = append(m.fallen, pen.SeatColour(int(s)))
	}
	if c := t.board.villain; c != engine.NoCard {
		m.face, m.cost = t.faceOf(v, c), v.Cost(c)
		if f := v.Face(c); f != nil {
			m.printed = int(f.Cost)
		}
	}
}

// drawGiant draws the Super-Villain behind the city.
func (b *standard) drawGiant(t *Table, c *ui.Canvas) {
	f, g, wide := t.menace.face, b.giant, b.wide
	c.PartSoon(giantKey(f), g, 16, func(q pen.Pen) { art.DrawGiantPanel(q, f, g.W, g.H, wide) })
}

// drawVillain draws the plate, the meter and the masks.
func (b *standard) drawVillain(t *Table, c *ui.Canvas) {
	g, m := b, &t.menace
	_, lit := t.ask.option(g.villain)
	lit = lit && t.canTouch()
	if m.face != nil {
		print := c.Art.Print
		key := gallery.Key{Name: "villain", Face: m.face, Text: fmt.Sprint(m.cost, m.left, lit), Print: print}
		face, cost, left, b := m.face, fmt.Sprint(m.cost), m.left, g.plate
		c.PartLate(&t.late, 0, key, b, 70, func(q pen.Pen) { print.DrawVillainPlate(q, face, cost, left, lit, b.W, b.H) })
		if lit {
			t.drawCall(c, "DEFEAT", g.plate.X+g.plate.W/2+36, g.plate.Y-8)
		}
		if m.cost != m.printed {
			t.drawChanged(c, m.cost < m.printed, g.plate.X+26, g.plate.Y-52, 34)
		}
	}
	key := gallery.Key{Name: "meter", Text: fmt.Sprint(m.have, m.cost, m.face != nil)}
	if m.face != nil {
		b, have, need := g.meter, m.have, m.cost
		c.PartLate(&t.late, 0, key, b, 10, func(q pen.Pen) { drawMeter(q, b.W, b.H, have, need) })
	}
	key = gallery.Key{Name: "masks", Text: fmt.Sprint(m.all, m.fallen)}
	wide, fallen, all := g.masks.W, slices.Clone(m.fallen), m.all
	c.PartLate(&t.late, 0, key, g.masks, 24, func(q pen.Pen) { drawMasks(q, wide, fallen, all) })
}

// meterGround is what the meter's segments lie on.
var meterGround = pen.RGB(0x1a0a26)

// drawMeter draws how far one's Power reaches.
func drawMeter(q pen.Pen, w, h float64, have, need int) {
	o := pen.Rectangle(0, 0, w, h, 6)
	q.At(4, 7, 1).Fill(o, pen.Fade(pen.Ink, 0.5))
	q.Stroke(o, 6, pen.Ink)
	q.Fill(o, meterGround)
	full := have >= need
	words := fmt.Sprintf("%d OF %d POWER", have, need)
	st := pen.Style{Font: pen.Display, Size: 27, Tracking: 1.2, Colour: pen.Paper}
	if need > 0 {
		room := w - 22 // the words stand beside what is there, and over all of it once it is enough
		if !full {
			room -= pen.Measure(words, st) + 12
		}
		seg := room / float64(need)
		for i := range need {
			x := 11 + float64(i)*seg
			c := pen.RGB(0x4a2263)
			if i < have {
				c = pen.CanDo
			}
			lean := min(4, seg*0.3)
			q.Fill(pen.Polygon(x+lean, 5, x+seg-1, 5, x+seg-1-lean, h-5, x, h-5), c)
			if i < have {
				q.Fill(pen.Polygon(x+lean, 5, x+seg-1, 5, x+seg-1-lean/4, 12, x+lean*0.75, 12), pen.Fade(pen.White, 0.55))
			}
		}
	}
	edge := furniture.Edge{Colour: pen.Ink, Width: 7}
	x, align := w-16, pen.Right
	if full {
		st.Colour, edge.Colour = pen.Ink, pen.CanDo
		x, align = w/2, pen.Centre
	}
	furniture.DrawOutlined(q, words, x, h-8, st, align, edge)
}

// mostMasks is how many masks have room.
const mostMasks = 14

// maskWide is how far apart masks of the usual size are at least.
const maskWide = 39.0

// drawMasks draws a mask for each Super-Villain of the game, crossed out in the colour
// of who brought it down.
func drawMasks(q pen.Pen, w float64, fallen []color.NRGBA, all int) {
	n := min(all, mostMasks)
	pitch := math.Min(w/math.Max(1, float64(n-1)), 46)
	size := math.Min(0.98, pitch/maskWide)
	for i := range n {
		m := q.At(float64(i)*pitch, 22, size)
		switch {
		case i < len(fallen):
			furniture.DrawMask(m, pen.Mix(fallen[i], pen.White, 0.1))
			cross := pen.Open(-15, 13, 15, -16)
			m.Stroke(cross, 8, pen.Ink)
			m.Stroke(cross, 3.6, pen.Paper)
		case i == len(fallen):
			furniture.DrawMask(m.At(0, 0, 1.22), furniture.Magenta)
		default:
			furniture.DrawMask(m, pen.RGB(0x8a54a8))
		}
	}
}

// drawCall draws the tab that says what a click does; its point is at (x, y).
func (t *Table) drawCall(c *ui.Canvas, words string, x, y float64) {
	b := ui.BoxAt(x-60, y-33, 120, 33)
	c.Part(gallery.Key{Name: "call", Text: words}, b, 8, func(q pen.Pen) { furniture.DrawCall(q, words, 60, 33, pen.CanDo) })
}

// drawChanged marks a cost that is not the printed one: the mark points down where it
// is less.
func (t *Table) drawChanged(c *ui.Canvas, less bool, x, y, size float64) {
	turn := 0.0
	if !less {
		turn = math.Pi
	}
	c.Spin(c.Art.Chevron(c.Pixels(size), pen.Chosen).Image, x, y, 1, 1, turn, 1)
}

// The times of a Super-Villain's fall, in seconds.
const (
	freezeTime  = 0.08
	whiteTime   = 0.1
	shatterTime = 0.6
	crossTime   = 0.18
)

// fall is a Super-Villain that has been brought down: for a moment all stands still, the
// window is white, and the giant breaks into pieces. Then its mask is crossed out.
type fall struct {
	face *art.Face // nil for none
	age  float64
}

func (f *fall) on() bool { return f.face != nil }

// frozen reports whether everything stands still.
func (f *fall) frozen() bool { return f.on() && f.age < freezeTime }

// masked reports whether the mask of who has fallen is not crossed out yet.
func (f *fall) masked() bool { return f.on() && f.age < freezeTime+shatterTime }

func (f *fall) step(dt float64) {
	if !f.on() {
		return
	}
	if f.age += dt; f.age >= freezeTime+shatterTime+crossTime {
		*f = fall{}
	}
}

// bringDown lets a Super-Villain fall.
func (t *Table) bringDown(c engine.CardID) {
	if f := t.faceOf(t.view(), c); f != nil {
		t.effects.fall = fall{face: f}
	}
}

// giantKey is what the picture of a giant behind the city is kept under.
func giantKey(f *art.Face) gallery.Key { return gallery.Key{Name: "giant", Face: f} }

// drawFall draws the Super-Villain that is falling.
func (t *Table) drawFall(c *ui.Canvas) {
	f := &t.effects.fall
	if !f.on() {
		return
	}
	g := t.board
	giant, ok := c.KeptPart(giantKey(f.face), g.giant)
	at := (f.age - freezeTime) / shatterTime
	switch {
	case !ok || at >= 1:
	case t.Settings.ReduceMotion:
		c.PutFaded(giant, g.giant.X, g.giant.Y, 1-ui.Clamp(at))
	case at <= 0:
		c.Put(giant, g.giant.X, g.giant.Y)
	default:
		x, y := t.lays.source()
		c.Shatter(giant, g.giant.X, g.giant.Y, x, y, at)
	}
	if at < 0 || t.Settings.ReduceMotion {
		return
	}
	c.Wash(pen.White, 0.9*(1-ui.Clamp((f.age-freezeTime)/whiteTime)))
	if at >= 1 {
		t.drawCross(c, ui.Clamp((f.age-freezeTime-shatterTime)/crossTime))
	}
}

// drawCross draws a star that flies off the mask that is crossed out now.
func (t *Table) drawCross(c *ui.Canvas, k float64) {
	n := len(t.menace.fallen)
	if n == 0 || n > mostMasks {
		return
	}
	pitch := math.Min(46, t.board.masks.W/math.Max(1, float64(min(t.menace.all, mostMasks)-1)))
	x := t.board.masks.X + float64(n-1)*pitch
	c.Spin(c.Art.Burst(c.Pixels(90), t.menace.fallen[n-1]).Image, x, t.board.masks.Y+22, 0.4+0.8*k, 0.4+0.8*k, 0, 1-k)
}

// holdMask leaves the mask of who is falling as it was until the pieces have gone.
func (t *Table) holdMask() {
	if n := len(t.menace.fallen); n > 0 && t.effects.fall.masked() {
		t.menace.fallen = t.menace.fallen[:n-1]
	}
}

// villains is how many Super-Villains the game has, those brought down included.
func (t *Table) villains(v engine.View) int {
	return len(t.tally.Fallen) + shared(card.Villains).count(v)
}
