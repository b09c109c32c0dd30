package table

import (
	"lineup/engine"
	"lineup/render/ui"
	"lineup/render/ui/action"
)

// This file handles the keyboard.

// hurry ends all motion and lets computer players play on until something stops the skip: a question
// for a person, or news for the viewer; see beat. An offer to help is declined instead.
func (t *Table) hurry() {
	if t.help.on {
		t.help.decline(t)
		return
	}
	t.finish()
	t.skipping = !t.ask.mine && t.replay == nil
}

// keys handles the keyboard and reports whether it used a key.
func (t *Table) keys(p *ui.Pointer) bool {
	switch {
	case t.replay != nil && t.replay.keys(t, p):
	case p.Does(action.Back) && t.leaveBoard():
	case p.Does(action.Back):
		t.pause.show(t)
	case p.Does(action.Log):
		t.toggleLog()
	case p.Does(action.Read):
		t.read()
	case p.Does(action.Redo):
		t.redo()
	case p.Does(action.Undo):
		t.stepBack()
	case p.Does(action.UndoCard):
		t.cardBack()
	case p.Does(action.EndTurn):
		t.endTurn()
	case p.Does(action.Reference) && t.refer():
	case p.Does(action.Slower):
		t.setSpeed(max(t.speed(), 1) - 1)
		t.effects.announce("SPEED " + t.speed().Label())
	case p.Does(action.Faster):
		t.setSpeed(min(t.speed()+1, ui.Instant))
		t.effects.announce("SPEED " + t.speed().Label())
	case p.Does(action.Skip):
		t.hurry()
	default:
		return t.playByNumber(p)
	}
	return true
}

// digitOf returns the digit that was pressed, from 1 to 9, or 0 if none was.
func digitOf(p *ui.Pointer) int {
	for n := 1; n <= 9; n++ {
		if p.Does(action.Number(n)) {
			return n
		}
	}
	return 0
}

// playByNumber gives the answer with the pressed number: a choice on the board, a button of the
// prompt, or a card of the hand.
func (t *Table) playByNumber(p *ui.Pointer) bool {
	n := digitOf(p)
	if n == 0 {
		return false
	}
	if t.canTouch() && n <= len(t.ask.keys) {
		t.answer(t.ask.keys[n-1])
		return true
	}
	for _, b := range t.ask.answers.List {
		if b.Act == action.Number(n) {
			b.Do()
			return true
		}
	}
	for _, s := range t.layout.Spots {
		if s.Place != engine.Hand || t.help.on { // the digits answer the offer to help
			continue
		}
		if n--; n > 0 {
			continue
		}
		if o, lit := t.ask.option(s.Card); lit && t.canTouch() {
			t.answer(o)
		}
		break
	}
	return true
}
