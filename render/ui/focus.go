package ui

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/sound/synth"
	"lineup/render/ui/action"
)

// Focus lets keys do what the mouse does. It is an Input between the one of the window and the screens.
// Arrows and Tab move a frame from target to target, and the pointer with it, so a screen needs nothing of
// its own for keys: what it shows under the pointer it shows under the frame, and Enter is a click.
//
// The mouse hides the frame, and an arrow or Tab shows it again.
type Focus struct {
	in     Input
	canvas *Canvas
	draw   func(*Canvas)

	letters bool // a keyboard on the screen writes, so arrows and Enter move and press its frame
	shown   bool
	lost    bool         // hidden because nothing can be clicked, until something can again
	at      PageTarget   // under the frame
	x, y    float64      // of the pointer in it, in pixels
	past    []PageTarget // earlier ones, the latest last
	// away are the ones that the frame has left by itself, for what has opened over them, the latest last.
	away  []PageTarget
	heard []any // the latest calls that it has followed
	// alone is set after the frame has come by itself to where a page begins or to where it was, until an arrow or Tab
	// moves it. A call that comes later leads it on, from the same group as well.
	alone bool
	// led is set after the frame has come by itself to where a page begins, or to the first place on a page that begins
	// nowhere, until it goes anywhere else.
	led   bool
	shows int  // turns of the wheel left to bring all of the target into view
	age   int  // ticks since the page was read
	news  bool // something was drawn since then
	fit   Fit  // of the page
	wait  int  // ticks in which Enter does nothing, because the frame has moved by itself
	press int  // ticks left of the press that Enter has begun
	turn  turn
	slide float64 // seconds since the frame has moved
	stale bool    // the target has moved under it since it was drawn
	from  outline // where it was before

	mouseX, mouseY float64 // where the mouse was last
}

// turn is a turn of the wheel that brings the next target of a list into view.
type turn struct {
	on     bool
	dx, dy float64 // the direction that the frame is to go
	ticks  int     // since then
	y      float64 // of the target under the frame then
}

const (
	// focusReads is how many ticks pass between two readings of the page under the frame.
	focusReads = 4
	// focusMoved and focusTurned are how many ticks Enter does nothing after the frame has moved by
	// itself, to a neighbor of what has gone or to a new page. A key meant for what was there must not
	// answer a question that was not read.
	focusMoved  = 8
	focusTurned = 20
	// pressTicks is how long Enter holds the button of the mouse.
	pressTicks = 2
	// turnTicks is how long a list may take to follow the wheel.
	turnTicks = 3
	// mostShows is the greatest number of turns of the wheel that bring a target into view.
	mostShows = 5
	// maxPast is the number of earlier targets that are remembered.
	maxPast = 32
)

// NewFocus returns the Focus over an input. Draw draws the screen, without anything that follows the
// pointer.
func NewFocus(in Input, c *Canvas, draw func(*Canvas)) *Focus {
	return &Focus{in: in, canvas: c, draw: draw}
}

// Shown reports whether the frame is shown.
func (f *Focus) Shown() bool { return f.shown }

// Target returns the target under the frame, if it is shown.
func (f *Focus) Target() (PageTarget, bool) { return f.at, f.shown }

// Moves reports whether the frame slides, or is where its target was.
func (f *Focus) Moves() bool { return f.shown && (f.slide < slideTime || f.stale) }

// Hide hides the frame.
func (f *Focus) Hide() { f.shown, f.lost, f.press, f.turn = false, false, 0, turn{} }

// Drawn notes that the screen was drawn, so it may have changed. A screen at rest is not read again.
func (f *Focus) Drawn() { f.news = true }

// Read reads the input of a tick. The pointer is under the frame while that is shown.
func (f *Focus) Read(r *Reading) {
	f.in.Read(r)
	f.canvas.Device = r.Device
	moved := math.Hypot(r.CursorX-f.mouseX, r.CursorY-f.mouseY) > 2
	if moved || r.Left || r.Right || r.Wheel != 0 {
		f.mouseX, f.mouseY = r.CursorX, r.CursorY
		f.Hide()
	}
	r.Wheel += r.Pad.Turn
	f.age, f.wait, f.slide = f.age+1, max(0, f.wait-1), f.slide+Tick
	typing := r.typing() && !f.letters
	kept := r.Keys[:0]
	for _, k := range r.Keys {
		if r.Captures || !f.take(k, r, typing) {
			kept = append(kept, k)
		}
	}
	r.Keys = kept
	if (f.age >= focusReads && f.news || f.fit != f.canvas.Fit) && (f.shown || f.lost) {
		f.follow(f.Page())
	}
	if !f.shown {
		return
	}
	f.onTurn(r)
	f.scroll(r)
	r.Framed = true
	r.CursorX, r.CursorY = f.x, f.y
	if f.press > 0 {
		f.press--
		r.Left = f.press > 0
	}
}

// take applies a key and reports whether the frame has used it.
func (f *Focus) take(k ebiten.Key, r *Reading, typing bool) bool {
	b, pressed := f.canvas.bound(), action.Of(k).With(r.Ctrl, r.Shift)
	switch does := func(a action.Action) bool { return b.Does(a, pressed) }; {
	case f.letters && letterOf(k) != "", typing && pressed.Types() && !f.leaves(pressed), f.shown && f.at.Turns && (does(action.Left) || does(action.Right)):
		return false
	case does(action.PreviousGroup):
		return f.tab(true, r)
	case does(action.NextGroup):
		return f.tab(false, r)
	case does(action.Up):
		return f.toward(0, -1, r)
	case does(action.Down):
		return f.toward(0, 1, r)
	case does(action.Left):
		return f.toward(-1, 0, r)
	case does(action.Right):
		return f.toward(1, 0, r)
	case does(action.Choose) && !typing:
		return f.enter()
	}
	return false
}

// leaves reports whether a key leads on from the field under the frame, because its caret is at the end of the text.
func (f *Focus) leaves(pressed action.Chord) bool {
	b, dx := f.canvas.bound(), 0.0
	switch {
	case !f.shown || !f.at.Types:
		return false
	case b.Does(action.Left, pressed):
		dx = -1
	case b.Does(action.Right, pressed):
		dx = 1
	default:
		return false
	}
	p := f.Page()
	i := p.Find(f.at)
	return i >= 0 && p.Toward(i, dx, 0) >= 0
}

// Page reads the screen.
func (f *Focus) Page() *Page {
	f.age, f.news, f.fit = 0, false, f.canvas.Fit
	return f.canvas.ReadAside(f.draw)
}

// enter presses what is under the frame.
func (f *Focus) enter() bool {
	if !f.shown {
		return false
	}
	if f.follow(f.Page()); !f.shown {
		return true
	}
	if f.at.Chosen && f.wait == 0 {
		return false
	}
	if f.wait == 0 && f.press == 0 {
		f.press = pressTicks
	}
	return true
}

// begin shows the frame at the target that calls it, at the latest place on a page, or where the page begins.
// It returns false if nothing there can be clicked.
func (f *Focus) begin(p *Page) bool {
	i := f.hear(p)
	if i < 0 {
		i = p.Find(f.at)
	}
	if i < 0 {
		i = p.begins()
	}
	if i < 0 {
		return false
	}
	f.shown, f.lost = true, false
	f.move(p, i)
	f.slide = slideTime
	return true
}

// toward moves the frame in a direction.
func (f *Focus) toward(dx, dy float64, r *Reading) bool {
	p := f.Page()
	if !f.shown && !f.beginTyping(p, r) {
		return f.begin(p)
	}
	f.follow(p)
	if !f.shown {
		return false
	}
	f.step(p, dx, dy, r, true)
	return true
}

// beginTyping shows the frame on the field that takes typing, and returns false if there is none. Its caret was seen
// before the frame, so the key that shows the frame leads on from it.
func (f *Focus) beginTyping(p *Page, r *Reading) bool {
	if r.Caret.Empty() || f.letters {
		return false
	}
	x, y := float64(r.Caret.Min.X+r.Caret.Max.X)/2, float64(r.Caret.Min.Y+r.Caret.Max.Y)/2
	for i := range p.Targets {
		if t := &p.Targets[i]; t.Types && t.Box.Has(x, y) && p.Reachable(i) {
			f.hear(p) // the field may call the frame, too
			f.shown, f.lost = true, false
			f.at, f.slide = *t, slideTime
			return true
		}
	}
	return false
}

// step moves the frame to the nearest target in a direction. In a list that has more in that direction, the
// wheel is turned first.
func (f *Focus) step(p *Page, dx, dy float64, r *Reading, turns bool) {
	from := p.Find(f.at)
	if from < 0 {
		return
	}
	if dy > 0 && f.at.Down || dy < 0 && f.at.Up {
		r.Wheel = -dy
		return
	}
	to := p.Toward(from, dx, dy)
	inside := to >= 0 && p.Targets[to].Seen == f.at.Seen
	if turns && dy != 0 && f.at.Seen.W > 0 && !inside {
		f.turn = turn{on: true, dx: dx, dy: dy, y: f.at.Box.Y}
		r.Wheel = -dy
		return
	}
	if to >= 0 {
		f.remember()
		f.alone = false
		f.move(p, to)
	}
}

// onTurn goes on after the wheel was turned: to the target that has come into view, or out of the list if
// it has not moved.
func (f *Focus) onTurn(r *Reading) {
	if !f.turn.on {
		return
	}
	if f.turn.ticks++; f.turn.ticks <= turnTicks {
		return
	}
	was := f.turn
	f.turn = turn{}
	p := f.Page()
	f.follow(p)
	f.step(p, was.dx, was.dy, r, math.Abs(f.at.Box.Y-was.y) > 1) // the list may have more
}

// tab moves the frame to the next group of targets, or to the previous one: to the target in it where the
// frame was last, or to its first one.
func (f *Focus) tab(back bool, r *Reading) bool {
	p := f.Page()
	if !f.shown && !f.beginTyping(p, r) {
		return f.begin(p)
	}
	f.follow(p)
	groups := p.groups()
	if !f.shown || len(groups) == 0 {
		return false
	}
	by := 1
	if back {
		by = -1
	}
	g := groups[(slices.Index(groups, f.at.Group)+by+len(groups))%len(groups)]
	to := f.latestIn(p, g)
	if to < 0 {
		to = p.beginsIn(func(t *PageTarget) bool { return t.Group == g })
	}
	f.remember()
	f.alone = false
	f.move(p, to)
	return true
}

// latestIn returns the index of the target of a group where the frame was last, or -1 if there is none.
func (f *Focus) latestIn(p *Page, group any) int {
	for i := len(f.past) - 1; i >= 0; i-- {
		if f.past[i].Group != group {
			continue
		}
		if to := p.Find(f.past[i]); to >= 0 {
			return to
		}
	}
	return -1
}

// remember adds the target under the frame to the earlier ones.
func (f *Focus) remember() {
	f.past = slices.DeleteFunc(f.past, func(t PageTarget) bool { return t.same(&f.at) })
	if f.past = append(f.past, f.at); len(f.past) > maxPast {
		f.past = slices.Delete(f.past, 0, 1)
	}
}

// move puts the frame on a target.
func (f *Focus) move(p *Page, i int) {
	f.led = false
	if f.from = outlineOf(&f.at); f.slide < slideTime {
		f.from = f.drawn()
	}
	f.at, f.slide, f.shows = p.Targets[i], 0, mostShows
	f.x, f.y, _ = p.point(i)
	f.canvas.Play(synth.Focus, 0, 0)
}

// follow keeps the frame on its target, which may have moved. If the target has gone, the frame goes to a
// neighbor, returns to the latest place that is still there, or goes to where the page begins. After the last
// card of a hand it goes there at once. A question calls it.
func (f *Focus) follow(p *Page) {
	if f.lost {
		if f.begin(p) {
			f.wait = focusTurned
		}
		return
	}
	if !f.shown {
		return
	}
	called := f.hear(p)
	i := p.Find(f.at)
	if at := p.chosenIn(f.at.Group); f.at.Chosen && at >= 0 && (i < 0 || !p.Targets[i].Chosen) {
		f.move(p, at) // another line of the list was chosen
		return
	}
	if called == i {
		called = -1
	}
	if i >= 0 && called < 0 && f.led && !p.Targets[i].begins() {
		if first := p.first(); first >= 0 { // keys begin there now
			f.wait, f.press = max(f.wait, focusTurned), 0
			f.move(p, first)
			f.led = true
			return
		}
	}
	if i >= 0 && called < 0 {
		f.stale = f.stale || f.at.Box != p.Targets[i].Box
		f.at = p.Targets[i]
		f.x, f.y, _ = p.point(i)
		return
	}
	wait, led := focusTurned, false
	f.alone = called < 0
	if gone := i < 0; called >= 0 {
		if i = called; p.Targets[i].First { // it will come back from a question, but not from a new turn
			f.away = f.away[:0]
		} else {
			f.leave()
			if was := f.latestIn(p, p.Targets[i].Group); was >= 0 && p.Targets[i].Lead == LeadBack {
				i = was // the question was aside, or is open again
			}
		}
	} else if i = p.near(f.at, false); i >= 0 {
		wait, f.alone = focusMoved, false
	} else if i = p.first(); i >= 0 && f.at.Onward {
		led = true
		f.leave() // something may have opened over it
	} else if i = p.near(f.at, true); i >= 0 {
		wait, f.alone = focusMoved, false
	} else if f.at.Onward && p.begins() >= 0 {
		i, led = p.begins(), true
		f.leave() // something may have opened over it
	} else if i = f.back(p); i < 0 && gone {
		i, led = p.begins(), true
		f.leave()
	}
	if f.press = 0; i < 0 {
		f.shown, f.lost = false, true
		return
	}
	f.remember()
	f.wait = max(f.wait, wait)
	f.move(p, i)
	f.led = led
}

// hear returns the index of the target that calls the frame for the first time, or -1 if none does.
func (f *Focus) hear(p *Page) int {
	i := p.calls()
	if i < 0 || slices.Contains(f.heard, p.Targets[i].Calls) {
		return -1
	}
	if f.heard = append(f.heard, p.Targets[i].Calls); len(f.heard) > maxPast {
		f.heard = f.heard[1:]
	}
	if p.Targets[i].Group == f.at.Group && p.Targets[i].Lead != LeadAnyway && !f.alone {
		return -1 // it is there
	}
	return i
}

// leave notes that the frame leaves its target for what has opened. It will not come back to a place that nobody has
// led it to.
func (f *Focus) leave() {
	if f.led {
		return
	}
	if f.away = append(f.away, f.at); len(f.away) > maxPast {
		f.away = f.away[1:]
	}
}

// back returns the index of the latest target that the frame has left for something else, or of its neighbor, or
// -1 if none of them is there again.
func (f *Focus) back(p *Page) int {
	for k := len(f.away) - 1; k >= 0; k-- {
		i := p.findLike(f.away[k])
		if i < 0 {
			i = p.near(f.away[k], false)
		}
		if i < 0 && f.away[k].Onward {
			i = p.first()
		}
		if i < 0 {
			i = p.near(f.away[k], true)
		}
		if i >= 0 {
			f.away = f.away[:k]
			return i
		}
	}
	return -1
}

// scroll turns the wheel until all of the target is in view.
func (f *Focus) scroll(r *Reading) {
	if f.shows == 0 || f.turn.on || f.at.Seen.W == 0 || f.age > 0 {
		return
	}
	b, in := f.at.Box, f.at.Seen
	switch f.shows--; {
	case b.H > in.H:
	case b.Y+b.H > in.Y+in.H+1:
		r.Wheel = -1
	case b.Y < in.Y-1:
		r.Wheel = 1
	}
}
