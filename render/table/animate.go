package table

import (
	"math"
	"strings"

	"lineup/engine"
	"lineup/render/board"
	"lineup/render/ui"
)

// This file moves the table forward in time.

// animate moves everything by dt seconds. Players need not wait for it.
func (t *Table) animate(p *ui.Pointer, dt float64) {
	if t.idle = math.Min(board.CounterTime, t.idle+dt); p.Busy() {
		t.idle = 0
	}
	t.refused += dt
	pace := t.speed().Pace()
	if pace == 0 {
		t.sprites.snap()
		t.board.Still()
		t.pages.still()
		t.effects.quiet()
		if !t.pages.splash.up() { // else nobody would see them
			t.effects.stepStrikes(dt)
		}
		t.tabs.Still()
		t.ask.rise = stageTime
	}
	real := dt
	dt *= pace
	if !t.pages.up() {
		t.ask.step(dt)
	}
	t.effects.threat = t.threatened()
	if t.pages.struck.moving() {
		t.pages.struck.age += dt
	}
	if t.pages.splash.up() {
		t.pages.step(dt)
	} else if t.shown {
		masked, shaken, fanned := t.effects.fall.Masked(), t.shakenNow(), t.effects.fan > 0
		t.effects.step(dt, real)
		if masked != t.effects.fall.Masked() || shaken != t.shakenNow() {
			t.recount()
		} else if fanned != (t.effects.fan > 0) {
			t.laid++
		}
	}
	if t.shown && t.board.Step(t.now(), dt) {
		t.laid++
	}
	if !t.effects.fall.Frozen() {
		t.sprites.step(dt, t.Settings.ReduceMotion)
	}
	t.touchdown()
	if t.stepTabs(dt) {
		t.laid++
	}
	if t.breath.Step(dt, t.awake(), t.breathes()) {
		t.laid++
	}
}

// moves reports whether anything at the table moves by itself.
func (t *Table) moves() bool {
	boardMoves, _ := t.board.Moves()
	switch {
	case t.sprites.busy, boardMoves, t.tabs.Busy:
		return true
	case t.pages.splash.up(): // everything else waits below it
		return t.pages.splash.moving()
	}
	return t.effects.busy() || t.pages.struck.moving() || t.ask.moving() && !t.pages.struck.up() || t.breath.On() || t.replay != nil && t.replay.playing
}

// finish ends all motion.
func (t *Table) finish() {
	t.sprites.snap()
	t.board.Still()
	t.effects.clear()
	t.ask.rise = stageTime
	t.tabs.Still()
	t.stepTabs(0)
	t.touchdown()
	t.recount()
}

// touchdown shows the landing of cards and counts them.
func (t *Table) touchdown() {
	for _, d := range t.sprites.landed {
		switch {
		case d.how == played:
			t.effects.pop(d.at.X, d.at.Y+d.at.Height()*0.3, "")
			if d.power > 0 && !t.Settings.ReduceMotion {
				t.effects.hit(d.power)
			}
		case d.how == gained && d.face != nil && d.face.VP != "":
			words := d.face.VP
			if !strings.ContainsAny(words, "-*") {
				words = "+" + words
			}
			y, high := d.at.Y-d.at.Height()*0.2, d.at.Height()
			if high >= popStar { // it stays on the card, below the VP tokens over a discard pile
				y = math.Max(y, d.at.Y-high/2+popStar/2+popRise)
			}
			t.effects.pop(d.at.X, y, words)
		}
	}
	t.sprites.landed = t.sprites.landed[:0]
	if t.sprites.news {
		t.recount()
	}
}

// recount updates the counts of the table. Cards on their way do not count yet.
func (t *Table) recount() {
	t.sprites.news = false
	v := t.view()
	t.describe(v)
	t.laid++
}

// shakenNow returns the seats that are being shaken.
func (t *Table) shakenNow() (all engine.Seats) {
	for i := range t.effects.strikes {
		if s := t.effects.strikes[i].seat; t.shaken(s) {
			all |= s.Only()
		}
	}
	return all
}

// awake reports whether the table at rest breathes: only while somebody is there and nothing covers
// the table.
func (t *Table) awake() bool {
	return t.idle < board.BreathFor && !t.held().Has(ui.HoldTime)
}

// breathes reports whether anything may breathe at all.
func (t *Table) breathes() bool {
	return !t.Settings.ReduceMotion && t.speed() != ui.Instant
}

// breathed reports whether a card glows and breathes now.
func (t *Table) breathed(s *cardSprite) bool {
	if !t.breath.On() || !board.ForSale(s.place) || s.fan {
		return false
	}
	_, lit := t.ask.option(s.card)
	return lit
}

// stepTabs moves the tabs of the cards that can be used, and reports whether one has begun to move
// or come to rest.
func (t *Table) stepTabs(dt float64) bool {
	t.usable = t.usable[:0]
	if t.canTouch() && (t.ask.kind == engine.DecideTurn || t.ask.kind == engine.DecidePick && !t.ask.up) {
		for i := range t.layout.Spots {
			s := &t.layout.Spots[i]
			if _, lit := t.ask.option(s.Card); !lit || s.Place == engine.Hand {
				continue
			}
			if c := t.sprites.byCard[s.Card]; c == nil || c.trip.cards == 0 { // else it is still on its way there
				t.usable = append(t.usable, s.Card)
			}
		}
	}
	return t.tabs.Step(t.usable, dt)
}
