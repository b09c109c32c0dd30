package table

import (
	"image/color"
	"lineup/engine"
	"lineup/game/mode/rebirth"
	"lineup/render/art/pen"
	"lineup/render/art/town"
	"lineup/render/table/history"
	"lineup/render/ui"
	"strings"
)

// describe writes everything on the table that is said in words.
func (t *Table) describe(v engine.View) {
	t.tallyUp(v)
	t.panels = t.panels[:0]
	for _, f := range t.board.seats {
		t.panels = append(t.panels, t.panelOf(v, f.seat, f.box))
	}
	t.self = t.panelOf(v, t.near, t.board.poster)
	t.power = t.landedPower(v)
	t.lays.describe(t.now())
	t.describeNews()
}

func (t *Table) panelOf(v engine.View, s engine.SeatID, b ui.Box) panel {
	count := func(p engine.Place) int { return t.counted(v, at(p, s)) }
	p := panel{
		seat: s, box: b, name: strings.ToUpper(t.Match.Seat(s).Name),
		hand: count(engine.Hand), deck: count(engine.Deck), discard: count(engine.Discard),
		trophies: t.tally.Trophies(s), turn: onTurn(v, s), asked: t.Match.ToAct() == s,
		partner: s != t.near && v.Side(t.near).Has(s), left: v.Left(s),
	}
	if heroes := at(engine.Heroes, s).cards(v); len(heroes) > 0 && len(heroes) == t.Match.Heroes() {
		p.hero = t.faceOf(v, heroes[0])
		p.down = v.Card(heroes[0]).Down()
		p.now[0] = t.tally.Given(heroes[0])
		if len(heroes) > 1 {
			p.second = t.faceOf(v, heroes[1])
			p.now[1] = t.tally.Given(heroes[1])
		}
	}
	for _, f := range t.tally.Bought[s] {
		p.bought = append(p.bought, &t.Faces[f])
	}
	return p
}

// seatColour is the colour of a seat wherever the table tells of it: on the map that of its
// standee. What is nobody's is grey.
func (t *Table) seatColour(s engine.SeatID) color.NRGBA {
	switch {
	case s == engine.NoSeat:
		return pen.Mist
	case t.Match.Plan().Mode == rebirth.ID:
		_, c := town.SeatMark(int(s))
		return c
	}
	if team, member, ok := t.Match.Team(s); ok {
		return pen.TeamColour(team, member)
	}
	return pen.SeatColour(int(s))
}

// tallyUp counts what happened, through the eyes of the viewer.
func (t *Table) tallyUp(v engine.View) {
	events, n := t.Match.Events(t.eyes, t.tally.At)
	if n < t.tally.At || t.tally.At == 0 {
		t.tally = history.Tally{Faces: t.tally.Faces}
		events, n = t.Match.Events(t.eyes, 0)
	}
	t.tally.Count(events, n, v)
}

// bringDown lets a Super-Villain fall.
func (t *Table) bringDown(c engine.CardID) {
	if f := t.faceOf(t.view(), c); f != nil {
		t.effects.fall = fall{face: f}
		if say := t.board.fell; say != nil { // where no giant falls it is told in words
			t.effects.announce(say(f.Name))
		}
	}
}

// layBoard lays out the board of a game's mode, in the place of another.
func (t *Table) layBoard(old layout) layout {
	if lay := boards[t.Match.Plan().Mode]; lay != nil {
		return lay(t.now(), old)
	}
	return layStandardBoard(t.now(), old)
}
