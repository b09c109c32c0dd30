package table

import (
	"fmt"
	"math"
	"strings"

	"lineup/engine"
	"lineup/game/card"
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

// tally is what the table remembers of a game beyond how it stands: who brought down
// which Super-Villain, what each seat bought last, what a hero has given this turn.
type tally struct {
	at     int // events counted
	fallen []engine.SeatID
	felled *engine.FaceID                    // the Super-Villain that was brought down last, where that is known
	bought map[engine.SeatID][]engine.FaceID // latest last
	// faces are those of cards that were bought, in the open: they may be hidden since.
	faces map[engine.CardID]engine.FaceID
	turn  []engine.Event // of the turn so far
}

// mostBought is how many purchases of a seat are remembered.
const mostBought = 2

// count counts what happened since the last time, and anew where the game went back.
func (t *tally) count(events []engine.Event, n int, v engine.View) {
	t.at = n
	for _, e := range events {
		switch e.Kind {
		case engine.TurnBegan:
			t.turn = t.turn[:0]
		case engine.VillainFell:
			t.fallen, t.felled = append(t.fallen, e.Seat), nil
			if e.Card != engine.NoCard && v.Sees(e.Card) {
				f := v.Card(e.Card).Face
				t.felled = &f
			}
		case engine.CardBought:
			if e.Card == engine.NoCard {
				continue
			}
			if t.bought == nil {
				t.bought = map[engine.SeatID][]engine.FaceID{}
			}
			if t.faces == nil {
				t.faces = map[engine.CardID]engine.FaceID{}
			}
			if v.Sees(e.Card) {
				t.faces[e.Card] = v.Card(e.Card).Face
			}
			if face, ok := t.faces[e.Card]; ok {
				list := append(t.bought[e.Seat], face)
				t.bought[e.Seat] = list[max(0, len(list)-mostBought):]
			}
		default:
		}
		t.turn = append(t.turn, e)
	}
}

// tallyUp counts what happened, through the eyes of the viewer.
func (t *Table) tallyUp(v engine.View) {
	events, n := t.Match.Events(t.eyes, t.tally.at)
	if n < t.tally.at || t.tally.at == 0 {
		t.tally = tally{faces: t.tally.faces}
		events, n = t.Match.Events(t.eyes, 0)
	}
	t.tally.count(events, n, v)
}

// given is how much Power a seat's hero has given this turn.
func (t *tally) given(hero engine.CardID) int {
	sum := 0
	for _, e := range t.turn {
		if e.Kind == engine.PowerChanged && e.Source == hero {
			sum += int(e.N)
		}
	}
	return sum
}

// trophies is how many Super-Villains a seat has brought down.
func (t *tally) trophies(s engine.SeatID) int {
	n := 0
	for _, f := range t.fallen {
		if f == s {
			n++
		}
	}
	return n
}

// villains is how many Super-Villains the game has, those brought down included.
func (t *Table) villains(v engine.View) int {
	return len(t.tally.fallen) + shared(card.Villains).count(v)
}

// This file counts what lies on the table. A card that flies is not counted where it goes
// to before it has come down, and still counted where it comes from until it sets off.

// counted is how many cards a place is said to have.
func (t *Table) counted(v engine.View, w where) int { return t.sprites.counted(v, w) }

func (c *sprites) counted(v engine.View, w where) int { return max(0, w.count(v)-c.missing(w)) }

// landedPower is the Power of the cards that have come down.
func (t *Table) landedPower(v engine.View) int {
	if owed := t.sprites.owed(); owed > 0 {
		return max(0, v.Power()-owed)
	}
	return v.Power()
}

// recount counts the piles, and writes their labels.
func (b *standard) recount(v engine.View, c *sprites) {
	for i := range b.piles {
		b.piles[i].n = c.counted(v, b.piles[i].where)
	}
	for i := range b.labels {
		if l := &b.labels[i]; strings.Contains(l.says, "%d") {
			l.words = fmt.Sprintf(l.says, c.counted(v, l.where))
		}
	}
}

// foeAnchor is where a card lies that one cannot see at a seat across the table: its deck
// and its discard pile are signs, its hand is a fan of backs.
func foeAnchor(panel ui.Box, p engine.Place) ui.Pose {
	wide := 116.0
	if panel.W > 400 {
		wide = 142
	}
	at := func(x, y float64) ui.Pose { return ui.Pose{X: panel.X + x, Y: panel.Y + y, W: 36} }
	switch p {
	case engine.Deck:
		return at(wide+22, 105)
	case engine.Discard:
		return at(wide+92, 105)
	case engine.Hand:
		if panel.W > 400 {
			return at(346+(panel.W-484)*0.6, 68)
		}
		return at(panel.W-68, 68)
	}
	return at(wide/2, 74)
}
