package table

import (
	"math"

	"lineup/engine"
	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

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
func giantKey(f *art.Face) art.Key { return art.Key{Name: "giant", Face: f} }

// drawFall draws the Super-Villain that is falling.
func (t *Table) drawFall(c *ui.Canvas) {
	f := &t.effects.fall
	if !f.on() {
		return
	}
	g := &t.board
	giant, ok := c.KeptPart(giantKey(f.face), g.giant)
	at := (f.age - freezeTime) / shatterTime
	switch {
	case !ok || at >= 1:
	case t.Settings.ReduceMotion:
		c.PutFaded(giant, g.giant.X, g.giant.Y, 1-ui.Clamp(at))
	case at <= 0:
		c.Put(giant, g.giant.X, g.giant.Y)
	default:
		x, y := g.source()
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
