package table

import (
	"math"
	"strings"

	"lineup/engine"
	"lineup/render/ui"
)

// This file lets time pass at the table.

const (
	breathTime  = 1.6 // seconds of one breath of what glows
	breathMost  = 0.15
	breathFor   = 3 * breathTime // after the mouse or the keyboard was used last
	counterTime = 1e9            // longer than any game
)

// animate moves everything on by dt seconds. Nobody has to wait for it.
func (t *Table) animate(p *ui.Pointer, dt float64) {
	if t.idle = math.Min(counterTime, t.idle+dt); p.Busy() {
		t.idle = 0
	}
	pace := t.Settings.Speed.Pace()
	if pace == 0 {
		t.sprites.snap()
		t.lays.still()
		t.splash.close()
		t.effects.quiet()
		t.effects.stepBanner(dt)
	}
	dt *= pace
	t.effects.threat = t.threatened()
	if t.struck.moving() && !t.splash.up() {
		t.struck.age += dt
	}
	if t.splash.up() {
		t.splash.step(dt)
	} else if t.shown {
		masked, shaken := t.effects.fall.masked(), t.shakenNow()
		t.effects.step(dt)
		if masked != t.effects.fall.masked() || shaken != t.shakenNow() {
			t.recount()
		}
	}
	if t.shown && t.lays.step(t, dt) {
		t.laid++
	}
	if !t.effects.fall.frozen() {
		t.sprites.step(dt, t.Settings.ReduceMotion)
	}
	t.touchdown()
	if b := t.breathing(); b != t.breathes {
		t.breathes = b
		t.laid++
	}
}

// moves reports whether anything at the table moves by itself.
func (t *Table) moves() bool {
	switch {
	case t.sprites.busy, t.lays.moves():
		return true
	case t.splash.up(): // what else there is waits beneath it
		return t.splash.moving()
	}
	return t.effects.busy() || t.struck.moving() || t.breathes || t.replay != nil && t.replay.playing
}

// finish ends all that moves.
func (t *Table) finish() {
	t.sprites.snap()
	t.lays.still()
	t.effects.clear()
	t.touchdown()
	t.recount()
}

// touchdown lets be seen what has come down, and counts it.
func (t *Table) touchdown() {
	for _, d := range t.sprites.landed {
		switch {
		case d.how == played:
			t.effects.pop(d.at.X, d.at.Y+d.at.Height()*0.3, "")
			if d.power > 0 && !t.Settings.ReduceMotion {
				t.effects.punch = punchTime
			}
		case d.how == gained && d.face != nil && d.face.VP != "":
			words := d.face.VP
			if !strings.ContainsAny(words, "-*") {
				words = "+" + words
			}
			t.effects.pop(d.at.X, d.at.Y-d.at.Height()*0.2, words)
		}
	}
	t.sprites.landed = t.sprites.landed[:0]
	if t.sprites.news {
		t.recount()
	}
}

// recount writes the counts of the table anew: what is on its way is not counted yet.
func (t *Table) recount() {
	t.sprites.news = false
	v := t.view()
	t.lays.recount(v, t.sprites)
	t.describe(v)
	t.laid++
}

// shakenNow are the seats that are being shaken.
func (t *Table) shakenNow() (all engine.Seats) {
	for i := range t.effects.strikes {
		if s := t.effects.strikes[i].seat; t.shaken(s) {
			all |= s.Only()
		}
	}
	return all
}

// breathing reports whether what can be bought breathes: only while somebody is there.
func (t *Table) breathing() bool {
	return t.idle < breathFor && t.canTouch() && !t.splash.up() && !t.struck.up() && !t.Settings.ReduceMotion && t.Settings.Speed != ui.Instant
}

// breath is how bright what can be bought glows, 1 at rest.
func (t *Table) breath() float64 {
	if !t.breathes {
		return 1
	}
	return 1 - breathMost + breathMost*math.Cos(t.idle*2*math.Pi/breathTime)
}

// breathed reports whether a card glows and breathes now.
func (t *Table) breathed(s *cardSprite) bool {
	if !t.breathes || !forSale(s.place) {
		return false
	}
	_, lit := t.ask.option(s.card)
	return lit
}
