package table

import (
	"fmt"
	"math"

	"lineup/engine"
	"lineup/render/art"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/board"
	"lineup/render/ui"
)

// This file shows VP tokens that are gained, lost, or stolen.

// tokenFlight is a change of a seat's VP tokens: a sign with the number that flies to the seat, or off its tokens.
// It ends beside them, so that their number is seen.
type tokenFlight struct {
	n          int // below 0 for tokens that are lost
	x, y       float64
	toX, toY   float64
	age, waits float64 // seconds; it waits for those before it
}

// These are the times of such a sign, in seconds: until it is there, until it is gone, and between two.
const tokenFlies, tokenTime, tokenGap = 0.5, 1.5, 0.25

// tokenSign is the size of the sign, tokenArc how high it flies, and tokenBeside its gap to the tokens.
const tokenSign, tokenArc, tokenBeside = 66.0, 60.0, 6.0

// hearTokens shows the changes of VP tokens among some events, after an older layout. What one seat loses and
// the next gains by the same card is stolen: it flies from seat to seat.
func (t *Table) hearTokens(events []engine.Event, old *board.Layout) {
	waits := 0.0
	for i, e := range events {
		if e.Kind != engine.NumberChanged || e.Number != engine.VPTokens || e.N == 0 {
			continue
		}
		x, y := t.tokensAt(e.Seat)
		f := tokenFlight{n: int(e.N), x: x, y: y, toX: x, toY: t.besideTokens(e.Seat), waits: waits}
		if e.N > 0 {
			if last := lastTokens(events[:i], e); last != engine.NoSeat {
				f.x, f.y = t.tokensAt(last)
			} else {
				f.x, f.y = t.attackFrom(e.Source, old)
			}
		}
		t.effects.tokens = append(t.effects.tokens, f)
		waits += tokenGap
	}
}

// lastTokens returns the seat that has just lost by the same card the tokens that a seat gains in event e, or NoSeat
// if they were not stolen. The events before e are given.
func lastTokens(before []engine.Event, e engine.Event) engine.SeatID {
	if n := len(before); n > 0 {
		if b := before[n-1]; b.Kind == engine.NumberChanged && b.Number == engine.VPTokens && b.Seat != e.Seat && b.N == -e.N && b.Source == e.Source {
			return b.Seat
		}
	}
	return engine.NoSeat
}

// tokensAt returns the middle of the place of a seat's VP tokens.
func (t *Table) tokensAt(s engine.SeatID) (x, y float64) {
	if t.layout.Tokens != nil {
		if b := t.layout.Tokens(s); b.W > 0 {
			return b.Middle()
		}
	}
	p := t.board.Anchor(board.At(engine.Heroes, s))
	return p.X, p.Y
}

// besideTokens returns the height at which a sign is clear of a seat's VP tokens and of their label: below those at
// the top of the table, and otherwise above.
func (t *Table) besideTokens(s engine.SeatID) float64 {
	_, y := t.tokensAt(s)
	high := 0.0
	if t.layout.Tokens != nil {
		high = t.layout.Tokens(s).H
	}
	away := (high+tokenSign)/2 + tokenBeside
	if y > ui.StageHeight/2 {
		away = -away
	}
	return y + away
}

// stepTokens moves the signs on by a time, and drops those that are done.
func (e *effects) stepTokens(dt float64) {
	left := e.tokens[:0]
	for _, f := range e.tokens {
		if f.waits > 0 {
			f.waits -= dt
		} else {
			f.age += dt
		}
		if f.age < tokenTime {
			left = append(left, f)
		}
	}
	e.tokens = left
}

// draw draws the sign. With plain motion it is only shown where it ends.
func (f *tokenFlight) draw(c *ui.Canvas, plain bool) {
	if f.waits > 0 {
		return
	}
	k, ground, arc := ui.Glide.At(math.Min(1, f.age/tokenFlies)), pen.Gold, tokenArc
	if f.n < 0 {
		ground, arc = pen.Danger, 0
	}
	if plain {
		k = 1
	}
	x, y := f.x+(f.toX-f.x)*k, f.y+(f.toY-f.y)*k-arc*math.Sin(k*math.Pi)
	b := ui.BoxAt(x-tokenSign/2, y-tokenSign/2, tokenSign, tokenSign)
	c.PartFaded(gallery.Key{Name: "token", N: f.n}, b, 10, ui.Clamp((tokenTime-f.age)/0.3), func(q pen.Pen) {
		art.DrawToken(q.At(b.W/2, b.H/2, 1), fmt.Sprintf("%+d", f.n), b.W/2, ground)
	})
}
