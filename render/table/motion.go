package table

import (
	"lineup/engine"
	"lineup/render/art"
	"lineup/render/ui"
	"math"
)

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

// step moves them on by dt seconds, up where a card is one of those that can be used, and
// reports whether one has begun to move or come to rest.
func (k *tabs) step(usable []engine.CardID, dt float64) bool {
	for i := range k.list {
		k.list[i].lit = false
	}
	for _, c := range usable {
		if old := k.of(c); old != nil {
			old.lit = true
		} else {
			k.list = append(k.list, tab{card: c, lit: true})
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

// The times of a Super-Villain's fall, in seconds.
const (
	freezeTime  = 0.08
	whiteTime   = 0.1
	shatterTime = 0.6
	crossTime   = 0.18
)

// fall is a Super-Villain that has been brought down: for a moment all stands still, the
// window is white, and the giant breaks into pieces. Then its mask is crossed out.
type fall struct {
	face *art.Face // nil for none
	age  float64
}

func (f *fall) on() bool { return f.face != nil }

// frozen reports whether everything stands still.
func (f *fall) frozen() bool { return f.on() && f.age < freezeTime }

// broken is how much of the time is over that the giant breaks in, 0 to 1, and less before.
func (f *fall) broken() float64 { return math.Min(1, (f.age-freezeTime)/shatterTime) }

// masked reports whether the mask of who has fallen is not crossed out yet.
func (f *fall) masked() bool { return f.on() && f.age < freezeTime+shatterTime }

func (f *fall) step(dt float64) {
	if !f.on() {
		return
	}
	if f.age += dt; f.age >= freezeTime+shatterTime+crossTime {
		*f = fall{}
	}
}

// When a turn begins the hand of its seat is gathered, and fanned out as the ribbon leaves it:
// the times since the turn began, in seconds.
const (
	gatherTime = 0.14
	fanFrom    = 0.42
	fanEnd     = 0.75
)

// fanned is how far a hand is spread out so many seconds after its seat's turn has begun, 1
// for as far as usual.
func fanned(age float64) float64 {
	if age < fanFrom {
		return 1 - ui.EaseOut(ui.Clamp(age/gatherTime))
	}
	return ui.Swing.At((age - fanFrom) / (fanEnd - fanFrom))
}
