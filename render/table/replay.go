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

// Watch is what a table can do with a replay.
type Watch struct {
	Title  string          // the name of the replay
	PlayOn func(given int) // begins a game at the current point
	Share  func()          // writes the replay to a file of the person's choice; nil if that cannot be done
	Close  func()          // goes back to where the replay was opened
}

// replay is the state of a replay: the bar, and whose eyes it is seen through.
type replay struct {
	Watch
	playing bool
	eyes    engine.SeatID // NoSeat for public information
	open    bool          // all cards are visible
	held    bool          // the bar is being dragged
	turns   []float64     // where turns begin on the bar
	words   string        // the current point of the game
	buttons ui.Buttons
}

// replayKeys is the width of the buttons left of the bar.
const replayKeys = 536.0

// bar returns the box of the bar, in place of the prompt.
func (r *replay) bar(t *Table) ui.Box {
	b := t.layout.Banner
	return ui.BoxAt(b.X+replayKeys, b.Y+38, b.W-replayKeys-20, 18)
}

// place returns the position of a point of the match on the bar.
func (r *replay) place(t *Table, n int) float64 {
	bar := r.bar(t)
	return bar.X + bar.W*float64(n)/math.Max(1, float64(t.Match.Length()))
}

// placeButtons lays out the buttons of the bar, and those at the lower right.
func (r *replay) placeButtons(t *Table) {
	r.buttons.Clear()
	g := t.layout
	high := max(50, g.Target)
	row := ui.BoxAt(g.Banner.X+12, g.Banner.Y+(g.Banner.H-high)/2, r.bar(t).X-g.Banner.X-36, high)
	key := func(label string, wide float64, why string, do func()) {
		r.buttons.Add(ui.Button{Box: row.CutLeft(wide, 6), Label: label, Off: why != "", Why: why, Do: do})
	}
	given, length := t.Match.Given(), t.Match.Length()
	noBack, noOn := "", ""
	if given == 0 {
		noBack = "This is the start"
	}
	if given == length {
		noOn = "This is the end"
	}
	key("|<", 66, noBack, func() { r.goTurn(t, -1) })
	key("<", 66, noBack, func() { r.goTo(t, given-1) })
	play := "PLAY"
	if r.playing {
		play = "PAUSE"
	}
	key(play, 104, noOn, func() { r.toggle(t) })
	key(">", 66, noOn, func() { r.goTo(t, given+1) })
	key(">|", 66, noOn, func() { r.goTurn(t, 1) })
	key(t.Settings.Speed.Label(), 110, "", func() { t.setSpeed((t.Settings.Speed + 1) % ui.Speed(len(ui.Speeds))) })
	turn := 0
	r.turns = r.turns[:0]
	for _, s := range t.Match.Turns() {
		r.turns = append(r.turns, r.place(t, s.At))
		if s.At <= given {
			turn = s.Number
		}
	}
	r.words = fmt.Sprintf("Turn %d  ·  choice %d of %d", max(turn, 1), given, length)

	b := &t.buttons
	b.Add(ui.Button{Box: g.EndTurn, Label: "PLAY FROM HERE", Slant: true, Off: noOn != "", Why: noOn, Do: func() { t.leave(func() { r.PlayOn(given) }) }})
	wide := g.Small[0]
	wide.W = g.Small[1].X + g.Small[1].W - wide.X
	b.Add(ui.Button{Box: wide, Label: "VIEW: " + r.eyesWords(t), Do: func() { r.nextEyes(t) }})
	log, last := g.Small[2], g.Small[3]
	if r.Share != nil {
		third := (wide.W - 2*10) / 3
		log.W, last.W = third, third
		last.X = wide.X + wide.W - third
		b.Add(ui.Button{Box: ui.BoxAt(log.X+third+10, log.Y, third, log.H), Label: "SHARE", Do: func() { t.leave(r.Share) }})
	}
	b.Add(ui.Button{Box: log, Label: "LOG", Do: t.toggleLog})
	b.Add(ui.Button{Box: last, Label: "CLOSE", Do: func() { t.leave(r.Close) }})
}

// eyesWords says whose eyes the game is seen through.
func (r *replay) eyesWords(t *Table) string {
	switch {
	case r.open:
		return "ALL CARDS"
	case r.eyes == engine.NoSeat:
		return "SPECTATOR"
	}
	return strings.ToUpper(t.name(r.eyes))
}

// nextEyes cycles through each seat, public information, and everything.
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

// toggle plays or pauses. It does nothing at the end.
func (r *replay) toggle(t *Table) {
	r.playing = !r.playing && t.Match.Given() < t.Match.Length()
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
	t.splash.drop()
	if n == t.Match.Length() {
		r.playing = false
	}
	t.look()
	t.sync(next)
}

// goTurn goes to the beginning of the next turn, or of this one, or of the one before if this one
// is at its beginning.
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

// advance shows the next answer when it is due, if the replay is playing.
func (r *replay) advance(t *Table, dt float64) {
	if !r.playing || t.held().Has(ui.HoldTime) {
		return
	}
	if t.wait -= dt; t.wait > 0 {
		return
	}
	t.wait = max(t.Settings.Speed.Beat(), ui.Fastest.Beat()) // even at once, each answer can be seen
	r.goTo(t, t.Match.Given()+1)
	t.dwell()
}

// keys handles the keyboard and reports whether it used a key.
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

// update handles the pointer on the bar, and reports whether it is there.
func (r *replay) update(t *Table, p *ui.Pointer) bool {
	bar := r.bar(t)
	r.held = r.held && p.Held // a layer may have taken the pointer since
	if p.Pressed {
		r.held = bar.Grown(max(14, (t.layout.Target-bar.H)/2)).Has(p.X, p.Y)
	}
	if r.held {
		r.playing = false
		part := ui.Clamp((p.X - bar.X) / bar.W)
		r.goTo(t, int(math.Round(part*float64(t.Match.Length()))))
		return true
	}
	return r.buttons.Update(p) || t.layout.Banner.Has(p.X, p.Y)
}

// replayLine is the largest height of the words over the bar.
const replayLine = 36.0

// draw draws the bar.
func (r *replay) draw(t *Table, c *ui.Canvas) {
	banner, bar := t.layout.Banner, r.bar(t)
	c.Plate(banner, pen.Night)
	r.buttons.Draw(c)
	st := ui.Body(max(17, c.MinPrompt()), pen.Mist)
	c.Line(r.words, bar.X, banner.Y+28, bar.W*0.6, replayLine, st, pen.Left)
	if t.Match.Given() == t.Match.Length() { // before the end the title would say too much
		c.Line(r.Title, bar.X+bar.W, banner.Y+28, bar.W*0.4-20, replayLine, withColour(st, pen.CanDo), pen.Right)
	}
	c.Tray(bar, pen.Mix(pen.Ink, pen.Night, 0.4))
	at := r.place(t, t.Match.Given())
	if at > bar.X+2 {
		c.Tray(ui.BoxAt(bar.X, bar.Y, at-bar.X, bar.H), pen.Chosen)
	}
	for _, x := range r.turns {
		c.Tray(ui.BoxAt(x-1, bar.Y+3, 2, bar.H-6), pen.Mist)
	}
	c.Tab(ui.BoxAt(at-7, bar.Y-6, 14, bar.H+12), pen.CanDo)
}
