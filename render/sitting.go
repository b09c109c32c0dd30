package render

import (
	"image"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/match"
	"lineup/render/art/gallery"
	"lineup/render/table"
	"lineup/render/ui"
)

// This file paints the pictures of the current game for the lists of saves.

// The size of the pictures in lists.
const (
	pictureWidth  = 288
	pictureHeight = 162
)

// pictureCalm is how many seconds nothing must have happened before a picture during a turn
// is painted. A turn that has begun gets its own sooner.
const pictureCalm = 1.5

// leavingWait is how long leaving a game may take until its picture is painted.
const leavingWait = 300 * time.Millisecond

// sitting is the work on one picture of a game. It is done in steps, one in each frame, because all of
// them take longer than a frame.
type sitting struct {
	match *match.Match
	fit   ui.Fit
	table *table.Table // as an onlooker sees it, so a list of saves never shows a hand
	ready bool         // nothing is missing on the table
}

// paintQuietly goes on with a picture of the game if there is a new position, and reports whether it did.
// Reading it back blocks the window, so it waits for a quiet moment, except at the end of the game, when
// no person plays. There it works in every second frame, which then draws nothing else.
func (a *App) paintQuietly() bool {
	t, ok := a.scene.(*table.Table)
	if !ok || !a.poses(t) {
		a.rise()
		return false
	}
	a.keep.pause = a.keep.stale && t.Match.Over() && !a.keep.pause
	switch {
	case a.keep.pause:
		a.sit(t, 0)
		return true
	case t.Match.Over(), a.canvas.Art.Busy():
		return false
	case a.keep.begun != nil && a.rest.quiet(), a.keep.stale && a.rest.calm > pictureCalm:
		a.sit(t, 0)
		return true
	}
	a.rise()
	return false
}

// paintLeft paints a picture of the game before something saves it or leaves it.
func (a *App) paintLeft() {
	if t, ok := a.scene.(*table.Table); ok && a.keep.stale && a.whole && a.poses(t) {
		for a.keep.stale && a.sit(t, leavingWait) {
		}
	}
	a.rise()
}

// lingers reports whether a game that is over must stay on the screen until its picture is painted.
func (a *App) lingers() bool {
	if !a.keep.stale || a.prepared == nil || a.keep.lingers > leavingWait.Seconds() {
		return false
	}
	a.keep.lingers += ui.Tick
	return true
}

// poses reports whether pictures of the game on a table are saved.
func (a *App) poses(t *table.Table) bool { return a.keep.id != "" && !t.Watches() }

// sit takes the next step of painting a picture of the game on a table. It waits for the parts of the
// picture, and returns false if some are still missing then.
func (a *App) sit(t *table.Table, wait time.Duration) bool {
	if s := a.keep.sitting; s == nil || s.match != t.Match || s.fit != a.canvas.Fit {
		a.rise()
		o := a.tableOptions(t.Match)
		o.Onlooker = true
		a.keep.sitting = &sitting{match: t.Match, fit: a.canvas.Fit, table: table.New(o)}
		return true
	}
	s := a.keep.sitting
	draw := func() { s.table.Draw(a.canvas) }
	if !s.ready {
		if wait > 0 {
			a.canvas.Await(wait, draw)
		}
		s.ready = a.canvas.Rehearse(draw)
		return s.ready
	}
	a.keepPicture(s.match, a.reduced(draw))
	a.rise()
	return true
}

// reduced returns a drawing of the window in the size of pictures in lists.
func (a *App) reduced(draw func()) *image.RGBA {
	small, large := ebiten.NewImage(pictureWidth, pictureHeight), gallery.NewTexture(a.canvas.Width, a.canvas.Height)
	defer small.Deallocate()
	defer large.Deallocate()
	a.canvas.Onto(large, draw)
	op := ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	op.GeoM.Scale(pictureWidth/float64(a.canvas.Width), pictureHeight/float64(a.canvas.Height))
	small.DrawImage(large, &op)
	out := image.NewRGBA(image.Rect(0, 0, pictureWidth, pictureHeight))
	small.ReadPixels(out.Pix)
	return out
}

// rise ends the work on a picture.
func (a *App) rise() {
	if s := a.keep.sitting; s != nil {
		s.table.Release()
		a.keep.sitting = nil
	}
}
