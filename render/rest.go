package render

import (
	"time"

	"lineup/render/ui"
)

// rest decides which frames are drawn. If nothing has changed, the last one stays on the screen at
// no cost.
type rest struct {
	fresh  float64 // seconds left in which every frame is drawn
	hasty  float64 // seconds left in which nothing is painted ahead
	still  float64 // seconds since the last drawn frame
	news   int     // pictures painted by then
	fit    ui.Fit
	shown  ui.Screen
	drawn  bool    // the latest frame was drawn
	moved  bool    // something moved in the previous frame, so its final place must be drawn
	short  bool    // the latest frame lacked a picture
	calm   float64 // seconds since the last change
	always bool    // every frame is drawn, for measurements
}

const (
	// freshFor is how long every frame is drawn after an input. It is longer than the delay before
	// a card is enlarged.
	freshFor = 0.5
	// hastyFor is how long pictures that nothing needs yet wait after a click or a key. Its answer
	// needs the processors, and often a second key follows.
	hastyFor = 0.5
	// stillMost is the longest time without a drawn frame, for changes that nothing reports.
	stillMost = 10.0
)

// restless is a scene that may look different in the next frame without any input.
type restless interface{ Restless() bool }

// tick counts one tick of the loop.
func (r *rest) tick(p *ui.Pointer) {
	r.fresh -= ui.Tick
	r.hasty -= ui.Tick
	r.still += ui.Tick
	r.calm += ui.Tick
	if p.Busy() {
		r.fresh = freshFor + max(0, p.Hover)
	}
	if p.Asks() {
		r.hasty = hastyFor
	}
}

// calmFor is how long nothing must have happened before slow work can run.
const calmFor = 0.7

// quiet reports whether nothing is happening now.
func (r *rest) quiet() bool { return r.calm > calmFor || r.always }

// slowPace is the wait of the loop on an idle screen. Polling the system for input is most of the
// cost of such a screen, and the wait about halves it. A key or the mouse is answered within that
// time.
const slowPace = 30 * time.Millisecond

// pause returns how long the loop can wait before it polls input again, or 0 for no wait.
func (r *rest) pause() time.Duration {
	if r.drawn || r.short || r.always || r.calm < calmFor {
		return 0
	}
	return slowPace
}

// due reports whether the next frame must be drawn.
func (r *rest) due(a *App) bool {
	s, moves := a.scene.(restless)
	moving := moves && s.Restless() || a.notice.shown() || a.focus.Moves() || a.narrator.Restless()
	moving, r.moved = moving || r.moved, moving
	switch {
	case r.still > stillMost:
	case r.always, r.fresh > 0, r.shown != a.scene, r.fit != a.canvas.Fit, moving:
		r.calm = 0
	case r.short, r.news != a.canvas.Art.News():
	case a.canvas.Waits && a.pointer.Rests(): // a slow machine has drawn no frame since
	default:
		return false
	}
	r.still, r.shown, r.fit, r.news = 0, a.scene, a.canvas.Fit, a.canvas.Art.News()
	return true
}
