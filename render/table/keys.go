package table

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/render/ui"
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
	case p.Key(ebiten.KeyEscape) && t.leaveBoard():
	case p.Key(ebiten.KeyEscape):
		t.pause.show(t)
	case p.Key(ebiten.KeyL):
		t.toggleLog()
	case p.Key(ebiten.KeyR):
		t.read()
	case p.Key(ebiten.KeyY) && p.Ctrl, p.Key(ebiten.KeyZ) && p.Ctrl && p.Shift:
		t.redo()
	case p.Key(ebiten.KeyZ) && p.Ctrl, p.Key(ebiten.KeyBackspace) && !p.Shift:
		t.stepBack()
	case p.Key(ebiten.KeyBackspace):
		t.cardBack()
	case t.replay != nil && t.replay.keys(t, p):
	case p.Key(ebiten.KeyE):
		t.endTurn()
	case p.Key(ebiten.KeyT) && t.refer():
	case p.Key(ebiten.KeyMinus):
		t.setSpeed(max(t.speed(), 1) - 1)
		t.effects.announce("SPEED " + t.speed().Label())
	case p.Key(ebiten.KeyEqual):
		t.setSpeed(min(t.speed()+1, ui.Instant))
		t.effects.announce("SPEED " + t.speed().Label())
	case p.Key(ebiten.KeySpace):
		t.hurry()
	default:
		return t.playByNumber(p)
	}
	return true
}

// digitOf returns the digit that was pressed, from 1 to 9, or 0 if none was.
func digitOf(p *ui.Pointer) int {
	for i := range 9 {
		if p.Key(ebiten.KeyDigit1+ebiten.Key(i)) || p.Key(ebiten.KeyNumpad1+ebiten.Key(i)) {
			return i + 1
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
		if b.Key == fmt.Sprint(n) {
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
