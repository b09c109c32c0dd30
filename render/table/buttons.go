package table

import (
	"lineup/engine"
	"lineup/render/art"
	"lineup/render/ui"
)

// placeButtons lays out the buttons at the lower right of the table.
func (t *Table) placeButtons() {
	t.buttons.Clear()
	if t.replay != nil {
		t.replay.placeButtons(t)
		return
	}
	_, canEnd := t.ask.find(engine.OptEnd)
	g := &t.board
	key := func(k string) string {
		if g.unit < leastKeyUnit {
			return ""
		}
		return k
	}
	t.buttons.Add(ui.Button{Box: g.endTurn, Label: "END TURN", Key: key("E"), Slant: true, Off: !canEnd || !t.ask.mine, Do: t.endTurn})
	t.buttons.Add(ui.Button{Box: g.small[0], Label: "UNDO", Icon: art.IconUndo, Off: !t.canBack(), Do: t.stepBack})
	t.buttons.Add(ui.Button{Box: g.small[1], Label: "REDO", Icon: art.IconRedo, Off: t.Match.Again() < 0, Do: t.redo})
	t.buttons.Add(ui.Button{Box: g.small[2], Label: "LOG", Icon: art.IconLog, Key: key("L"), Do: func() { t.log.toggle() }})
	t.buttons.Add(ui.Button{Box: g.small[3], Label: "MENU", Icon: art.IconMenu, Key: key("ESC"), Do: func() { t.pause.show(t) }})
}

// leastKeyUnit is how many pixels a unit has at least where keys are named on buttons:
// in smaller windows they could not be read.
const leastKeyUnit = 0.86
