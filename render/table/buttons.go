package table

import (
	"lineup/engine"
	"lineup/render/art"
	"lineup/render/ui"
)

// noEnd says why the viewer cannot end the turn now, "" if that can be done.
func (t *Table) noEnd() string {
	seat := t.view().Turn().Seat
	switch _, can := t.ask.find(engine.OptEnd); {
	case can && t.ask.mine:
		return ""
	case t.Match.Over():
		return "The game is over"
	case t.ask.mine:
		return "There is a question to answer first"
	case seat == engine.NoSeat || seat == t.eyes:
		return t.name(t.Match.ToAct()) + " must choose first"
	}
	return "It is " + t.name(seat) + "'s turn"
}

// noWayOn says why nothing can be taken forward again, "" if something can.
func (t *Table) noWayOn() string {
	if t.Match.Again() < 0 {
		return "Nothing was taken back"
	}
	return ""
}

// placeButtons lays out the buttons at the lower right of the table.
func (t *Table) placeButtons() {
	t.buttons.Clear()
	if t.replay != nil {
		t.replay.placeButtons(t)
		return
	}
	g := &t.board
	key := func(k string) string {
		if g.unit < leastKeyUnit {
			return ""
		}
		return k
	}
	add := func(b ui.Button, why string) {
		b.Off, b.Why = why != "", why
		t.buttons.Add(b)
	}
	add(ui.Button{Box: g.endTurn, Label: "END TURN", Key: key("E"), Slant: true, Do: t.endTurn}, t.noEnd())
	add(ui.Button{Box: g.small[0], Label: "UNDO", Icon: art.IconUndo, Do: t.stepBack}, t.noWayBack(t.Match.StepBack()))
	add(ui.Button{Box: g.small[1], Label: "REDO", Icon: art.IconRedo, Do: t.redo}, t.noWayOn())
	t.buttons.Add(ui.Button{Box: g.small[2], Label: "LOG", Icon: art.IconLog, Key: key("L"), Do: func() { t.log.toggle() }})
	t.buttons.Add(ui.Button{Box: g.small[3], Label: "MENU", Icon: art.IconMenu, Do: func() { t.pause.show(t) }})
}

// leastKeyUnit is how many pixels a unit has at least where keys are named on buttons:
// in smaller windows they could not be read.
const leastKeyUnit = 1
