package board

import (
	"math"

	"lineup/engine"
	"lineup/render/art"
	"lineup/render/ui"
)

const (
	BreathTime  = 1.6 // seconds of one breath of a glow
	breathMost  = 0.15
	lungTime    = 4.0 // seconds of one breath of the giant
	lungMost    = 0.015
	PulseTime   = 0.8 // seconds of one pulse of the meter's missing segment
	wakeTime    = 0.4 // seconds for all of that to begin or end
	BreathFor   = 4.2 // seconds after the last input
	CounterTime = 1e9 // longer than any game
)

// Breath is the motion of a table at rest: cards that can be bought glow, and the giant breathes.
type Breath struct {
	Clock float64 // seconds since it began
	Depth float64 // its strength, from 0 for none to 1
}

// On reports whether it is visible.
func (b *Breath) On() bool { return b.Depth > 0 }

// Step lets it begin or end, and reports whether it has just done so. It ends right away if it is
// not allowed.
func (b *Breath) Step(dt float64, awake, allowed bool) bool {
	was := b.On()
	switch b.Clock += dt; {
	case !allowed:
		b.Depth = 0
	case awake:
		b.Depth = math.Min(1, b.Depth+dt/wakeTime)
	default:
		b.Depth = math.Max(0, b.Depth-dt/wakeTime)
	}
	if !b.On() {
		b.Clock = 0
	}
	return was != b.On()
}

// Wave goes from 0 to the depth of the breath and back, once in the given seconds.
func (b *Breath) Wave(time float64) float64 {
	return b.Depth * (1 - math.Cos(b.Clock*2*math.Pi/time)) / 2
}

// Glow returns how bright the cards that can be bought glow, 1 at rest.
func (b *Breath) Glow() float64 { return 1 - 2*breathMost*b.Wave(BreathTime) }

// Taller returns how much the giant has grown, as a part of its height.
func (b *Breath) Taller() float64 { return lungMost * b.Wave(lungTime) }

// Flicker returns the brightness of the light in the giant's eyes, from 0 to 1. It has no visible
// pattern.
func (b *Breath) Flicker() float64 {
	c := b.Clock
	return b.Depth * ui.Clamp(0.45+0.3*math.Sin(9.7*c)*math.Sin(3.1*c)+0.3*math.Sin(23*c)*math.Sin(1.3*c))
}

// tabTime is the time in seconds a tab takes to slide up.
const tabTime = 0.16

// tab is the tab of a card that can be used. It says what a click does.
type tab struct {
	card engine.CardID
	up   float64 // how far it has slid up, 0 to 1
	lit  bool    // the card can be bought
}

// Tabs holds the tabs of all cards. A tab slides up when its card can be used, and down when it no
// longer can.
type Tabs struct {
	List []tab
	Busy bool // one moves
	jump bool // the next step ends their motion
}

// Still ends their motion.
func (k *Tabs) Still() { k.jump = true }

// Clear removes all tabs.
func (k *Tabs) Clear() { *k = Tabs{List: k.List[:0]} }

// of returns the tab of a card, or nil if there is none.
func (k *Tabs) of(c engine.CardID) *tab {
	for i := range k.List {
		if k.List[i].card == c {
			return &k.List[i]
		}
	}
	return nil
}

// Up returns how far the tab of a card has slid up, from 0 to 1.
func (k *Tabs) Up(c engine.CardID) float64 {
	if tab := k.of(c); tab != nil {
		return tab.up
	}
	return 0
}

// Moves reports whether the tab of a card moves.
func (k *Tabs) Moves(c engine.CardID) bool {
	tab := k.of(c)
	return tab != nil && (tab.lit && tab.up < 1 || !tab.lit)
}

// Step moves the tabs by dt seconds, up for the usable cards and down for others. It reports
// whether one has begun to move or come to rest.
func (k *Tabs) Step(usable []engine.CardID, dt float64) bool {
	for i := range k.List {
		k.List[i].lit = false
	}
	for _, c := range usable {
		if old := k.of(c); old != nil {
			old.lit = true
		} else {
			k.List = append(k.List, tab{card: c, lit: true})
		}
	}
	by := dt / tabTime
	if k.jump {
		by = 1
	}
	was, news := k.Busy, false
	k.Busy, k.jump = false, false
	rest := k.List[:0]
	for _, tab := range k.List {
		before := tab.up
		if tab.lit {
			tab.up = math.Min(1, tab.up+by)
		} else {
			tab.up = math.Max(0, tab.up-by)
		}
		rests := tab.up == 0 || tab.up == 1
		news = news || tab.up != before && (rests || before == 0 || before == 1)
		k.Busy = k.Busy || !rests
		if tab.lit || tab.up > 0 {
			rest = append(rest, tab)
		}
	}
	k.List = rest
	return news || was != k.Busy
}

// These are the times of a Super-Villain's fall, in seconds.
const (
	FreezeTime  = 0.08
	whiteTime   = 0.1
	ShatterTime = 0.6
	CrossTime   = 0.18
)

// Fall is a defeated Super-Villain. For a moment everything freezes, the window is white, and the
// giant breaks into pieces. Then its mask is crossed out.
type Fall struct {
	Face *art.Face // nil if there is none
	Age  float64
}

// On reports whether a Super-Villain is falling.
func (f *Fall) On() bool { return f.Face != nil }

// Frozen reports whether the table is frozen.
func (f *Fall) Frozen() bool { return f.On() && f.Age < FreezeTime }

// Broken returns how much of the break is over, from 0 to 1. It is negative before the break.
func (f *Fall) Broken() float64 { return math.Min(1, (f.Age-FreezeTime)/ShatterTime) }

// Masked reports whether the mask of the fallen Super-Villain is not crossed out yet.
func (f *Fall) Masked() bool { return f.On() && f.Age < FreezeTime+ShatterTime }

// Step advances the fall by dt seconds and clears it at its end.
func (f *Fall) Step(dt float64) {
	if !f.On() {
		return
	}
	if f.Age += dt; f.Age >= FreezeTime+ShatterTime+CrossTime {
		*f = Fall{}
	}
}

// When a turn begins, the hand of its seat is gathered, then fanned out as the ribbon leaves it.
// These are seconds since the turn began.
const (
	gatherTime = 0.14
	fanFrom    = 0.42
	FanEnd     = 0.75
)

// Fanned returns how far a hand is spread out age seconds after its seat's turn began, 1 for the
// usual spread.
func Fanned(age float64) float64 {
	if age < fanFrom {
		return 1 - ui.EaseOut(ui.Clamp(age/gatherTime))
	}
	return ui.Swing.At((age - fanFrom) / (FanEnd - fanFrom))
}
