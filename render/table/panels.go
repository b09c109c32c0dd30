package table

import (
	"fmt"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/board"
	"lineup/render/table/history"
	"lineup/render/ui"
)

// describe updates all words on the table.
func (t *Table) describe(v engine.View) {
	t.tallyUp(v)
	t.panels = t.panels[:0]
	for _, f := range t.layout.Seats {
		t.panels = append(t.panels, t.panelOf(v, f.Seat, f.Box))
	}
	t.self = t.panelOf(v, t.near, t.layout.Poster)
	t.power = t.landedPower(v)
	t.board.Describe(t.now())
	t.describeNews()
}

func (t *Table) panelOf(v engine.View, s engine.SeatID, b ui.Box) board.SeatInfo {
	count := func(p engine.Place) int { return t.counted(v, board.At(p, s)) }
	p := board.SeatInfo{
		Seat: s, Box: b, Name: strings.ToUpper(t.Match.Seat(s).Name),
		Hand: count(engine.Hand), Deck: count(engine.Deck), Discard: count(engine.Discard),
		Trophies: t.tally.Trophies(s), Turn: board.OnTurn(v, s), Asked: t.Match.ToAct() == s,
		Partner: s != t.near && v.Side(t.near).Has(s), Left: v.Left(s),
	}
	if heroes := board.At(engine.Heroes, s).Cards(v); len(heroes) > 0 && len(heroes) == t.Match.Heroes() {
		p.Hero = t.faceOf(v, heroes[0])
		p.Down = v.Card(heroes[0]).Down()
		if v.Over() == engine.NotOver {
			p.Now[0] = t.tally.Given(heroes[0])
		}
		if len(heroes) > 1 {
			p.Second = t.faceOf(v, heroes[1])
			if v.Over() == engine.NotOver {
				p.Now[1] = t.tally.Given(heroes[1])
			}
		}
	}
	p.Tokens, p.Scores = v.Number(engine.VPTokens, s), t.tokens
	if n := count(card.Under); n > 0 {
		p.Under = fmt.Sprint("UNDER ", n)
	}
	p.Bought = t.boughtBy(s)
	p.InPlay = t.stayOf(v, s)
	if hand := board.At(engine.Hand, s); s != t.near && hand.Seen(v) {
		p.Open = t.facesOf(v, hand.Cards(v))
	}
	return p
}

// stayOf returns a seat's cards in play from earlier turns, Defenses first and then those that are rotated most.
func (t *Table) stayOf(v engine.View, s engine.SeatID) (out []board.Staying) {
	var others []board.Staying
	for _, c := range board.At(engine.InPlay, s).Cards(v) {
		f := t.faceOf(v, c)
		if f == nil || v.PlayedNow(c) {
			continue
		}
		k := board.Staying{Face: f, Quarters: v.Quarters(c)}
		if w, ok := board.UnderCard(v, c); ok {
			k.Under = w.Count(v)
		}
		if f.Defends() {
			out = append(out, k)
		} else {
			others = append(others, k)
		}
	}
	slices.SortStableFunc(others, func(a, b board.Staying) int { return b.Quarters - a.Quarters })
	return append(out, others...)
}

// maxBought is the number of purchases shown for a seat.
const maxBought = 2

// boughtBy returns the faces of the cards that a seat bought last, latest last. The viewer's log has
// them, also after a restart and wherever they are now.
func (t *Table) boughtBy(s engine.SeatID) (out []*art.Face) {
	for _, l := range slices.Backward(t.logs[t.eyes].lines) {
		if l.Kind == engine.CardBought && l.Seat == s && l.Card != engine.NoCard {
			if out = append(out, t.faceOfLine(l)); len(out) == maxBought {
				break
			}
		}
	}
	slices.Reverse(out)
	return out
}

// seatLook returns the look of a seat everywhere on the table, on the map that of its standee. NoSeat is gray
// and has no sign.
func (t *Table) seatLook(s engine.SeatID) pen.Seat {
	if s == engine.NoSeat {
		return pen.Plain(pen.Mist)
	}
	team, member, teams := t.Match.Team(s)
	return t.Looks.Of(t.Canvas.Palette, int(s), team, member, teams)
}

// tallyUp counts what happened, as the viewer saw it.
func (t *Table) tallyUp(v engine.View) {
	events, n := t.Match.Events(t.eyes, t.tally.At)
	if n < t.tally.At {
		t.tally = history.Tally{}
		events, n = t.Match.Events(t.eyes, 0)
	}
	t.tally.Count(events, n, v)
}

// bringDown shows the defeat of a Villain, which is an event by its number. A board without a falling
// giant has a page or words.
func (t *Table) bringDown(c engine.CardID, at int) {
	f := t.faceOf(t.view(), c)
	if f == nil {
		return
	}
	t.effects.bringDown(c, f)
	if t.layout.Defeat == nil {
		return
	}
	events, _ := t.Match.Events(t.eyes, 0)
	if l := t.pageOf(events, at); l.up() {
		t.showSplash(l)
	} else {
		t.effects.announce(t.layout.Defeat(events, at).News)
	}
}

// layBoard lays out the board of a game's mode in place of an older one.
func (t *Table) layBoard(old board.Board) board.Board {
	return t.Board(t.now(), old)
}
