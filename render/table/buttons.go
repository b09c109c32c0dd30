package table

import (
	"lineup/engine"
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
	t.buttons.Add(ui.Button{Box: ui.BoxAt(1664, 806, 216, 84), Label: "END TURN", Slant: true, Off: !canEnd || !t.ask.mine, Do: t.endTurn})
	t.buttons.Add(ui.Button{Box: ui.BoxAt(1664, 908, 102, 50), Label: "UNDO", Off: !t.canBack(), Do: t.stepBack})
	t.buttons.Add(ui.Button{Box: ui.BoxAt(1778, 908, 102, 50), Label: "REDO", Off: t.Match.Again() < 0, Do: t.redo})
	t.buttons.Add(ui.Button{Box: ui.BoxAt(1664, 970, 102, 50), Label: "LOG", Do: func() { t.log.toggle() }})
	t.buttons.Add(ui.Button{Box: ui.BoxAt(1778, 970, 102, 50), Label: "MENU", Do: func() { t.pause.show(t) }})
}
