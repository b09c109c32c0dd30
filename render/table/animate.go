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
	lungTime    = 4.0 // of one of the giant
	lungMost    = 0.015
	pulseTime   = 0.8 // of what the meter lacks
	wakeTime    = 0.4 // in which all of that begins, and ends
	breathFor   = 4.2 // after the mouse or the keyboard was used last
	counterTime = 1e9 // longer than any game
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
		t.tabs.still()
		t.ask.rise = stageTime
	}
	dt *= pace
	if !t.splash.up() && !t.struck.up() {
		t.ask.step(dt)
	}
	t.effects.threat = t.threatened()
	if t.struck.moving() && !t.splash.up() {
		t.struck.age += dt
	}
	if t.splash.up() {
		t.splash.step(dt)
	} else if t.shown {
		masked, shaken, fanned := t.effects.fall.masked(), t.shakenNow(), t.effects.fan > 0
		t.effects.step(dt)
		if masked != t.effects.fall.masked() || shaken != t.shakenNow() {
			t.recount()
		} else if fanned != (t.effects.fan > 0) {
			t.laid++
		}
	}
	if t.shown && t.lays.step(t, dt) {
		t.laid++
	}
	if !t.effects.fall.frozen() {
		t.sprites.step(dt, t.Settings.ReduceMotion)
	}
	t.touchdown()
	if t.tabs.step(t, dt) {
		t.laid++
	}
	if t.breath.step(dt, t.awake(), t.breathes()) {
		t.laid++
	}
}

// moves reports whether anything at the table moves by itself.
func (t *Table) moves() bool {
	switch {
	case t.sprites.busy, t.lays.moves(), t.tabs.busy:
		return true
	case t.splash.up(): // what else there is waits beneath it
		return t.splash.moving()
	}
	return t.effects.busy() || t.struck.moving() || t.ask.moving() && !t.struck.up() || t.breath.on() || t.replay != nil && t.replay.playing
}

// finish ends all that moves.
func (t *Table) finish() {
	t.sprites.snap()
	t.lays.still()
	t.effects.clear()
	t.ask.rise = stageTime
	t.tabs.still()
	t.tabs.step(t, 0)
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
				t.effects.hit(d.power)
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

// awake reports whether what is at rest breathes: only while somebody is there, and nothing
// lies over the table.
func (t *Table) awake() bool {
	return t.idle < breathFor && !t.held().Has(ui.HoldTime)
}

// breathes reports whether anything may breathe at all.
func (t *Table) breathes() bool {
	return !t.Settings.ReduceMotion && t.Settings.Speed != ui.Instant
}

// breath is the motion of what is at rest: what can be bought glows, the giant breathes.
type breath struct {
	clock float64 // seconds since it began
	depth float64 // how much of it there is: 0 for none, which looks as if it never were, to 1
}

// on reports whether there is any.
func (b *breath) on() bool { return b.depth > 0 }

// step lets it begin or end, and reports whether it has just done so. Where it is not allowed
// it is over at once.
func (b *breath) step(dt float64, awake, allowed bool) bool {
	was := b.on()
	switch b.clock += dt; {
	case !allowed:
		b.depth = 0
	case awake:
		b.depth = math.Min(1, b.depth+dt/wakeTime)
	default:
		b.depth = math.Max(0, b.depth-dt/wakeTime)
	}
	if !b.on() {
		b.clock = 0
	}
	return was != b.on()
}

// wave goes from 0 to as much as there is of it and back, once in so many seconds.
func (b *breath) wave(time float64) float64 {
	return b.depth * (1 - math.Cos(b.clock*2*math.Pi/time)) / 2
}

// glow is how bright what can be bought glows, 1 at rest.
func (b *breath) glow() float64 { return 1 - 2*breathMost*b.wave(breathTime) }

// taller is by how large a part the giant is higher than at rest.
func (b *breath) taller() float64 { return lungMost * b.wave(lungTime) }

// flicker is how bright the light in the giant's eyes is, from 0 to 1: it never comes to rest
// in a pattern that can be seen.
func (b *breath) flicker() float64 {
	c := b.clock
	return b.depth * ui.Clamp(0.45+0.3*math.Sin(9.7*c)*math.Sin(3.1*c)+0.3*math.Sin(23*c)*math.Sin(1.3*c))
}

// breathed reports whether a card glows and breathes now.
func (t *Table) breathed(s *cardSprite) bool {
	if !t.breath.on() || !forSale(s.place) {
		return false
	}
	_, lit := t.ask.option(s.card)
	return lit
}

// tabTime is how many seconds the tab of a card that can be bought takes to slide up.
const tabTime = 0.16

// tab is the tab of a card that can be bought, which says what a click does.
type tab struct {
	card engine.CardID
	up   float64 // how far it has slid up, 0 to 1
	lit  bool    // the card can be bought
}

// tabs are those of all cards. A tab slides up when its card can be bought, and down when it
// cannot any more.
type tabs struct {
	list []tab
	busy bool // one moves
	jump bool // they are where they should be with the next step
}

// still ends their motion.
func (k *tabs) still() { k.jump = true }

// clear takes all of them away.
func (k *tabs) clear() { *k = tabs{list: k.list[:0]} }

// of is the tab of a card, nil for none.
func (k *tabs) of(c engine.CardID) *tab {
	for i := range k.list {
		if k.list[i].card == c {
			return &k.list[i]
		}
	}
	return nil
}

// up is how far the tab of a card has slid up, 0 where it has none.
func (k *tabs) up(c engine.CardID) float64 {
	if tab := k.of(c); tab != nil {
		return tab.up
	}
	return 0
}

// moves reports whether the tab of a card moves.
func (k *tabs) moves(c engine.CardID) bool {
	tab := k.of(c)
	return tab != nil && (tab.lit && tab.up < 1 || !tab.lit)
}

// step moves them on by dt seconds, and reports whether one has begun to move or come to rest.
func (k *tabs) step(t *Table, dt float64) bool {
	for i := range k.list {
		k.list[i].lit = false
	}
	if t.canTouch() && t.ask.kind == engine.DecideTurn {
		for i := range t.board.spots {
			k.light(t, &t.board.spots[i])
		}
	}
	by := dt / tabTime
	if k.jump {
		by = 1
	}
	was, news := k.busy, false
	k.busy, k.jump = false, false
	rest := k.list[:0]
	for _, tab := range k.list {
		before := tab.up
		if tab.lit {
			tab.up = math.Min(1, tab.up+by)
		} else {
			tab.up = math.Max(0, tab.up-by)
		}
		rests := tab.up == 0 || tab.up == 1
		news = news || tab.up != before && (rests || before == 0 || before == 1)
		k.busy = k.busy || !rests
		if tab.lit || tab.up > 0 {
			rest = append(rest, tab)
		}
	}
	k.list = rest
	return news || was != k.busy
}

// light gives the card of a spot a tab if it can be bought where it lies.
func (k *tabs) light(t *Table, s *spot) {
	if _, lit := t.ask.option(s.card); !lit || s.place == engine.Hand {
		return
	}
	if c := t.sprites.byCard[s.card]; c != nil && c.trip.cards > 0 {
		return // it is still on its way there
	}
	if tab := k.of(s.card); tab != nil {
		tab.lit = true
		return
	}
	k.list = append(k.list, tab{card: s.card, lit: true})
}
