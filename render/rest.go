package render

import (
	"time"

	"lineup/render/ui"
)

// rest decides which frames are drawn. Where nothing has happened the last one stays on
// the screen, which costs nothing.
type rest struct {
	fresh  float64 // seconds for which every frame is drawn
	still  float64 // seconds since one was
	news   int     // pictures that had come in by then
	fit    ui.Fit
	shown  ui.Screen
	drawn  bool    // one was drawn in the latest frame
	moved  bool    // something moved in the frame before: where it has come to must be drawn
	short  bool    // the latest frame lacked something that was not painted in time
	calm   float64 // seconds since anything happened
	always bool    // every frame is drawn, as measurements want
}

const (
	// freshFor is how long every frame is drawn after the mouse or the keyboard was used:
	// longer than a card must lie under a still pointer to be enlarged.
	freshFor = 0.5
	// stillMost is how long a screen stays at the most: what changes without being told
	// of is seen by then.
	stillMost = 10.0
)

// restless is a scene that can look otherwise in the next frame though nobody has done
// anything.
type restless interface{ Restless() bool }

// tick takes one tick of the loop into account.
func (r *rest) tick(p *ui.Pointer) {
	r.fresh -= ui.Tick
	r.still += ui.Tick
	r.calm += ui.Tick
	if p.Busy() {
		r.fresh = freshFor
	}
}

// calmFor is how long nothing has happened before what takes a moment may be done.
const calmFor = 0.7

// quiet reports whether nothing happens now.
func (r *rest) quiet() bool { return r.calm > calmFor || r.always }

// slowPace is how long the loop waits with a screen that nothing has happened on for a
// while. Asking the window's system for input is most of what such a screen costs, and this
// asks about half as often. What wakes it, a key or the mouse, is answered within it.
const slowPace = 30 * time.Millisecond

// pause returns how long the loop can wait before it looks for input again, 0 for not at all.
func (r *rest) pause() time.Duration {
	if r.drawn || r.short || r.always || r.calm < calmFor {
		return 0
	}
	return slowPace
}

// due reports whether the next frame must be drawn.
func (r *rest) due(a *App) bool {
	s, moves := a.scene.(restless)
	moving := moves && s.Restless() || a.notice.shown()
	moving, r.moved = moving || r.moved, moving
	switch {
	case r.still > stillMost:
	case r.always, r.fresh > 0, r.shown != a.scene, r.fit != a.canvas.Fit, moving:
		r.calm = 0
	case r.short, r.news != a.canvas.Art.News():
	default:
		return false
	}
	r.still, r.shown, r.fit, r.news = 0, a.scene, a.canvas.Fit, a.canvas.Art.News()
	return true
}
