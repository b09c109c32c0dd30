package table

import (
	"fmt"
	"math"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// Watch is what a table can do with a game that is over and looked at again.
type Watch struct {
	Title  string          // what it is called
	PlayOn func(given int) // begins a game at the point looked at
	Share  func()          // writes the replay to a file of the person's choice; nil if that cannot be done
	Close  func()          // goes back to where the replay was opened
}

// replay is how a game that is over is looked at again: a bar to go along it in, and
// whose eyes it is seen through.
type replay struct {
	Watch
	playing bool
	eyes    engine.SeatID // NoSeat for what everybody may see
	open    bool          // all cards are seen
	held    bool          // the bar is being dragged along
	turns   []float64     // where turns begin on the bar
	words   string        // where in the game one is
	buttons ui.Buttons
}

// The bar lies where a game that is played asks its questions.
var (
	replayBar   = ui.BoxAt(bannerBox.X+456, bannerBox.Y+34, 644, 18)
	replayTouch = replayBar.Grown(14)
)

// place is where on the bar a point of the match is.
func (r *replay) place(t *Table, n int) float64 {
	return replayBar.X + replayBar.W*float64(n)/math.Max(1, float64(t.Match.Length()))
}

// placeButtons lays out the buttons of the bar, and those at the lower right.
func (r *replay) placeButtons(t *Table) {
	r.buttons.Clear()
	row := ui.BoxAt(bannerBox.X+12, bannerBox.Y+11, replayBar.X-bannerBox.X-36, 50)
	key := func(label string, wide float64, why string, do func()) {
		r.buttons.Add(ui.Button{Box: row.CutLeft(wide, 6), Label: label, Off: why != "", Why: why, Do: do})
	}
	given, length := t.Match.Given(), t.Match.Length()
	noBack, noOn := "", ""
	if given == 0 {
		noBack = "This is the beginning"
	}
	if given == length {
		noOn = "This is the end"
	}
	key("|<", 52, noBack, func() { r.goTurn(t, -1) })
	key("<", 44, noBack, func() { r.goTo(t, given-1) })
	play := "PLAY"
	if r.playing {
		play = "PAUSE"
	}
	key(play, 96, noOn, func() { r.toggle(t) })
	key(">", 44, noOn, func() { r.goTo(t, given+1) })
	key(">|", 52, noOn, func() { r.goTurn(t, 1) })
	key(t.Settings.Speed.Label(), 100, "", func() { t.setSpeed((t.Settings.Speed + 1) % ui.Speed(len(ui.Speeds))) })
	turn := 0
	r.turns = r.turns[:0]
	for _, s := range t.Match.Turns() {
		r.turns = append(r.turns, r.place(t, s.At))
		if s.At <= given {
			turn = s.Number
		}
	}
	r.words = fmt.Sprintf("Turn %d  ·  answer %d of %d", max(turn, 1), given, length)

	b := &t.buttons
	b.Add(ui.Button{Box: ui.BoxAt(1664, 806, 216, 84), Label: "PLAY ON HERE", Slant: true, Off: noOn != "", Why: noOn, Do: func() { t.leave(func() { r.PlayOn(given) }) }})
	b.Add(ui.Button{Box: ui.BoxAt(1664, 908, 216, 50), Label: "EYES: " + r.eyesWords(t), Do: func() { r.nextEyes(t) }})
	b.Add(ui.Button{Box: ui.BoxAt(1664, 970, 102, 50), Label: "LOG", Do: func() { t.log.toggle() }})
	b.Add(ui.Button{Box: ui.BoxAt(1778, 970, 102, 50), Label: "CLOSE", Do: func() { t.leave(r.Close) }})
	if r.Share != nil {
		b.Add(ui.Button{Box: ui.BoxAt(1664, 744, 216, 50), Label: "SHARE", Do: func() { t.leave(r.Share) }})
	}
}

// eyesWords says whose eyes the game is seen through.
func (r *replay) eyesWords(t *Table) string {
	switch {
	case r.open:
		return "ALL OPEN"
	case r.eyes == engine.NoSeat:
		return "ONLOOKER"
	}
	return strings.ToUpper(t.name(r.eyes))
}

// nextEyes goes round: each seat, what everybody may see, everything.
func (r *replay) nextEyes(t *Table) {
	seats := engine.SeatID(len(t.Match.Plan().Seats))
	switch {
	case r.open:
		r.open, r.eyes = false, 0
	case r.eyes == engine.NoSeat:
		r.open = true
	case r.eyes+1 < seats:
		r.eyes++
	default:
		r.eyes = engine.NoSeat
	}
	t.Match.LayOpen(r.open)
	t.forget()
	t.look()
	t.sync(false)
}

func (r *replay) toggle(t *Table) {
	r.playing = !r.playing
	t.wait = 0
	t.placeButtons()
}

// goTo shows another point of the game, with motion if it is the next.
func (r *replay) goTo(t *Table, n int) {
	n = max(0, min(n, t.Match.Length()))
	if n == t.Match.Given() {
		return
	}
	next := n == t.Match.Given()+1
	t.Match.GoTo(n)
	t.effects.clear()
	t.splash.close()
	if n == t.Match.Length() {
		r.playing = false
	}
	t.look()
	t.sync(next)
}

// goTurn goes to the beginning of another turn: the next, or this one, or the one
// before it.
func (r *replay) goTurn(t *Table, by int) {
	turns := t.Match.Turns()
	to := 0
	if by > 0 {
		to = t.Match.Length()
	}
	for _, s := range turns {
		if by < 0 && s.At < t.Match.Given() {
			to = s.At
		}
		if by > 0 && s.At > t.Match.Given() {
			to = s.At
			break
		}
	}
	r.goTo(t, to)
}

// advance plays on, if it is playing.
func (r *replay) advance(t *Table, dt float64) {
	if !r.playing || t.splash.waits() || t.zoom.Pinned || t.pause.open || t.dialog.Open() {
		return
	}
	if t.wait -= dt; t.wait > 0 {
		return
	}
	t.wait = t.Settings.Speed.Beat()
	r.goTo(t, t.Match.Given()+1)
	t.dwell()
}

// keys answers the keyboard and reports whether a key was meant for the replay.
func (r *replay) keys(t *Table, p *ui.Pointer) bool {
	given := t.Match.Given()
	switch {
	case p.Key(ebiten.KeySpace), p.Confirm():
		r.toggle(t)
	case p.Key(ebiten.KeyLeft):
		r.goTo(t, given-1)
	case p.Key(ebiten.KeyRight):
		r.goTo(t, given+1)
	case p.Key(ebiten.KeyUp), p.Key(ebiten.KeyPageUp):
		r.goTurn(t, -1)
	case p.Key(ebiten.KeyDown), p.Key(ebiten.KeyPageDown):
		r.goTurn(t, 1)
	case p.Key(ebiten.KeyHome):
		r.goTo(t, 0)
	case p.Key(ebiten.KeyEnd):
		r.goTo(t, t.Match.Length())
	default:
		return false
	}
	return true
}

// update lets the pointer work on the bar, and reports whether it is there.
func (r *replay) update(t *Table, p *ui.Pointer) bool {
	if p.Pressed {
		r.held = replayTouch.Has(p.X, p.Y)
	}
	if r.held {
		r.playing = false
		part := ui.Clamp((p.X - replayBar.X) / replayBar.W)
		r.goTo(t, int(math.Round(part*float64(t.Match.Length()))))
		r.held = p.Left
		return true
	}
	return r.buttons.Update(p) || bannerBox.Has(p.X, p.Y)
}

// draw draws the bar.
func (r *replay) draw(t *Table, c *ui.Canvas) {
	c.Plate(bannerBox, pen.Night)
	r.buttons.Draw(c)
	c.Text(r.words, replayBar.X, bannerBox.Y+26, ui.Body(17, pen.Mist), pen.Left)
	if t.Match.Given() == t.Match.Length() { // before, it would tell too much
		c.Text(r.Title, replayBar.X+replayBar.W, bannerBox.Y+26, ui.Body(17, pen.CanDo), pen.Right)
	}
	c.Tray(replayBar, pen.Mix(pen.Ink, pen.Night, 0.4))
	at := r.place(t, t.Match.Given())
	if at > replayBar.X+2 {
		c.Tray(ui.BoxAt(replayBar.X, replayBar.Y, at-replayBar.X, replayBar.H), pen.Chosen)
	}
	for _, x := range r.turns {
		c.Tray(ui.BoxAt(x-1, replayBar.Y+3, 2, replayBar.H-6), pen.Mist)
	}
	c.Tab(ui.BoxAt(at-7, replayBar.Y-6, 14, replayBar.H+12), pen.CanDo)
}
