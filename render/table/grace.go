package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/render/ui"
	"lineup/render/ui/action"
)

// graceTime is how many seconds a new page answers to no key, counted from when it is first seen. A
// key pressed earlier was meant for what was there before, such as a question that has just closed.
const graceTime = 0.3

// rhythmTime is how many seconds a digit that is pressed again and again must pause before it answers the
// page that opened meanwhile. Pressing one digit like that plays a whole hand. A digit that was pressed
// once, or with pauses of more than onceTime, must pause only for onceTime: its player has seen the page.
const rhythmTime, onceTime = 1.0, 0.6

// clickTime is how many seconds a click on the map moves nobody after another player's answer has moved
// their Character and let the viewer's turn go on. The click was meant for where that Character goes.
const clickTime = 1.0

// grace holds keys back from a page that has just opened: a stage, a question on the board, an
// Attack that has hit, a Super-Villain's page, the curtain, an offer to help, or
// the viewer's turn. The mouse is not held back, because it points at what is seen, except from moving
// on the map for clickTime.
type grace struct {
	page page
	seen bool    // the page has been drawn
	age  float64 // seconds since then
	turn uint32  // the number of the viewer's latest turn that they have answered in or seen open
	mute []muteKey
	play muteKey // the digit that has just played a card
	beat muteKey // the digit that played a card right before the page opened
	walk float64 // seconds until a click on the map moves the viewer's Character again
	pace
}

// pace counts the seconds of a person. The ticks of a window that draws too slowly are fewer than those.
type pace struct {
	time  float64 // seconds that have been counted
	clock float64 // the real time of the latest tick, or 0 in a test
	base  float64 // the real time from which seconds are counted
}

// pass returns how many seconds have passed since the latest tick: dt, or more if ticks are late. What
// passes in a late tick counts from the next one on, because its keys may be as old.
func (g *pace) pass(p *ui.Pointer, dt float64) float64 {
	if g.clock == 0 {
		g.stop(p)
	}
	before := g.time
	g.time = max(g.time+dt, g.clock-g.base)
	g.clock = p.Clock
	return g.time - before
}

// stop lets no time pass until the next tick.
func (g *pace) stop(p *ui.Pointer) { g.clock, g.base = p.Clock, p.Clock-g.time }

// muteKey is a key that was pressed too early. It stays mute until it has paused, because some
// systems report a held key again and again.
type muteKey struct {
	key   ebiten.Key
	left  float64 // seconds without it until it counts again
	again bool    // it was pressed again and again
}

// page identifies what a key would answer.
type page struct {
	kind pageKind
	of   uint32 // the question or the number of events
}

type pageKind uint8

const (
	noPage      pageKind = iota
	pageWait             // another player's turn or question
	pageHelp             // an offer to help in another player's turn
	pageTurn             // the open part of the viewer's turn
	pageStage            // a question on a stage
	pageBoard            // a question answered on the board
	pageHit              // an Attack that has hit the viewer
	pageSplash           // a Super-Villain's page
	pageCurtain          // the curtain between two people
)

// page returns what a key would answer now, or the zero value if something the viewer opened covers
// it.
func (t *Table) page() page {
	v := t.Match.View(engine.NoSeat)
	switch d := v.Pending(); {
	case t.pause.open, t.dialog.Shown(), t.browser.Shown(), t.zoom.Pinned, t.book.Shown():
		return page{}
	case t.curtain.up:
		return page{pageCurtain, d.Seq}
	case t.pages.splash.up():
		return page{pageSplash, d.Seq<<8 + uint32(len(t.pages.waiting))}
	case t.pages.struck.up():
		return page{pageHit, d.Seq<<8 + uint32(len(t.pages.waiting))}
	case t.ask.up:
		return page{pageStage, t.ask.seq}
	case t.ask.mine && t.ask.kind != engine.DecideTurn:
		return page{pageBoard, t.ask.seq}
	}
	switch {
	case t.ask.mine:
		return page{pageTurn, uint32(v.Turn().Number)}
	case t.help.on:
		return page{pageHelp, t.ask.seq}
	}
	return page{kind: pageWait}
}

// early reports whether a key comes too early for the page. While a turn is open, only the keys that
// play cards, help, or end the turn do. While the viewer waits, no key answers anything.
func (g *grace) early(k ebiten.Key, p *ui.Pointer) bool {
	switch {
	case g.age >= graceTime || g.page.kind == pageWait:
		return false
	case g.page.kind == pageTurn || g.page.kind == pageHelp:
		return p.Means(k, action.EndTurn) || isDigit(k, p)
	}
	return true
}

// hold removes the keys of a tick that come too early for the page that is up.
func (g *grace) hold(t *Table, p *ui.Pointer, dt float64) {
	now := t.page()
	g.walk = max(0, g.walk-dt)
	if now.kind == noPage {
		g.stop(p)
		return
	}
	if dt = g.pass(p, dt); g.seen && g.age == 0 { // the tick in which the page was drawn may have been a late one
		g.stop(p)
	}
	if now != g.page {
		if now.kind > pageTurn || g.page.kind > pageTurn {
			t.Canvas.Hush()
		}
		*g = grace{page: now, turn: g.turn, mute: g.mute, play: g.play, beat: g.beat, walk: g.walk, pace: g.pace}
		if now.kind <= pageTurn {
			g.beat = muteKey{}
		} else if g.play.left > 0 {
			g.beat, g.play = muteKey{g.play.key, onceTime, g.play.again}, muteKey{}
			if g.beat.again {
				g.beat.left = rhythmTime
			}
		}
		if turn := t.Match.View(engine.NoSeat).Turn(); t.ask.mine && turn.Seat == t.eyes {
			if now.kind == pageTurn && now.of == g.turn { // it goes on after a question of its own
				g.seen, g.age = true, graceTime
			}
			g.turn = uint32(turn.Number)
		}
	}
	if g.play.left -= dt; g.seen {
		g.age += dt
		g.beat.left -= dt
	}
	quiet := g.mute[:0]
	for _, m := range g.mute {
		if m.left -= dt; m.left > 0 {
			quiet = append(quiet, m)
		}
	}
	g.mute = quiet
	kept := p.Keys[:0]
	for _, k := range p.Keys {
		if !undoes(k, p) && (g.muted(k, p) || g.early(k, p)) {
			g.silence(k)
			continue
		}
		if g.page.kind == pageTurn && isDigit(k, p) {
			g.play = muteKey{k, rhythmTime, g.play.key == k && g.play.left > rhythmTime-onceTime}
		}
		kept = append(kept, k)
	}
	p.Keys = kept
}

// hasty reports whether an answer of a click on the map comes too early after another player's answer.
func (g *grace) hasty(o engine.Option) bool { return o.Kind == engine.OptStep && g.walk > 0 }

// undoes reports whether a key is one of those that undo or redo, which answer nothing.
func undoes(k ebiten.Key, p *ui.Pointer) bool {
	return p.Means(k, action.Undo) || p.Means(k, action.Redo) || p.Means(k, action.UndoCard)
}

// isDigit reports whether a key gives an answer by its number.
func isDigit(k ebiten.Key, p *ui.Pointer) bool {
	for n := 1; n <= 9; n++ {
		if p.Means(k, action.Number(n)) {
			return true
		}
	}
	return false
}

// muted reports whether a key is mute. One mute digit silences all of them, because they play cards
// in any order.
func (g *grace) muted(k ebiten.Key, p *ui.Pointer) bool {
	for _, m := range g.mute {
		if m.key == k || isDigit(m.key, p) && isDigit(k, p) {
			return true
		}
	}
	return g.beat.key == k && g.beat.left > 0
}

// silence mutes a key until it has paused.
func (g *grace) silence(k ebiten.Key) {
	if g.beat.key == k && g.beat.left > 0 {
		g.beat.left = rhythmTime
	}
	for i := range g.mute {
		if g.mute[i].key == k {
			g.mute[i].left = graceTime
			return
		}
	}
	g.mute = append(g.mute, muteKey{key: k, left: graceTime})
}

// drawn records that the table was drawn, with the page that is up.
func (g *grace) drawn(t *Table, c *ui.Canvas) {
	if !c.Rehearsing() && g.page == t.page() {
		g.seen = true
	}
}
