package table

import (
	"slices"

	"lineup/engine"
	"lineup/game/match"
	"lineup/render/sound/synth"
	"lineup/render/table/question"
	"lineup/render/ui"
	"lineup/render/ui/action"
)

// This file applies the mouse and the keyboard to an open question.

// tick ticks or unticks a card of a stage. A button gives the answer.
func (t *Table) tick(reply int) {
	q := &t.ask
	a := t.stageOf()
	most, _ := a.More()
	switch at := slices.Index(q.ticked, reply); {
	case at >= 0:
		q.ticked = slices.Delete(slices.Clone(q.ticked), at, at+1)
	case most > 0:
		q.ticked = append(slices.Clone(q.ticked), reply)
	case len(q.ticked) == 1:
		q.ticked = []int{reply}
	default:
		t.effects.announce("All chosen. Click one to unselect it.")
		t.Canvas.Play(synth.Refusal, 0, 0)
	}
	t.layStage()
}

// reply gives an answer of the stage, or the answers for all ticked cards.
func (t *Table) reply(i int) {
	q := &t.ask
	r := q.asked.Answers[i]
	switch {
	case q.kind == engine.DecideTurn && r.Leaves && !q.mine:
		t.help.decline(t)
	case q.kind == engine.DecideTurn && r.Leaves:
		q.up = false
	case q.asked.Several.Together && slices.Contains(q.ticked, i):
		t.giveAll()
	default:
		t.answer(r.Option)
	}
}

// giveAll answers with the ticked cards one after another, in the order that lets the first be
// drawn first. If anything else comes between, the rest is asked again.
func (t *Table) giveAll() {
	q := &t.ask
	var answers []engine.Option
	for _, i := range q.ticked {
		answers = append(answers, q.asked.Answers[i].Option)
	}
	if q.asked.Several.Order == match.LastUpper {
		slices.Reverse(answers)
	}
	if a := t.stageOf(); q.asked.UpTo {
		if most, _ := a.More(); most > 0 {
			if done, ok := q.find(engine.OptDone); ok {
				answers = append(answers, done)
			}
		}
	}
	at, taken := t.view().Pending().At, t.view().Pending().Taken
	for _, o := range answers {
		d := t.view().Pending()
		if !t.ask.mine || d.Seat != o.Seat || d.Kind != engine.DecidePick || d.At != at || d.Taken != taken || !slices.Contains(d.Options, o) {
			return
		}
		t.give(o)
		taken++
	}
}

// choose handles a click on a highlighted card: it answers in a turn and ticks the card on a stage.
func (t *Table) choose(o engine.Option) {
	if !t.ask.up {
		t.answer(o)
		return
	}
	for i, r := range t.ask.asked.Answers {
		if r.Option == o {
			t.tick(i)
			return
		}
	}
	t.answer(o) // it is beside a stage of more cards and answered by itself
}

// peeks reports whether its key or the peek button holds the stage aside, or has put it aside.
func (t *Table) peeks(p *ui.Pointer) bool {
	q := &t.ask
	if t.Settings.LookToggles {
		return q.away
	}
	return p.Holds(action.Look) || p.Left && q.stage.Peek.Box.Has(p.PressX, p.PressY)
}

// touchStage handles the pointer on the stage.
func (t *Table) touchStage(p *ui.Pointer) {
	q := &t.ask
	toggles := t.Settings.LookToggles
	if on := q.stage.Peek.Box; toggles && (!p.Muted() && (p.Does(action.Look) || q.away && p.Does(action.Back)) || p.Clicked(on)) {
		q.away = !q.away
		t.layStage()
	}
	looked := q.peek
	if q.peek = t.peeks(p); q.peek {
		return
	}
	if looked {
		q.opened = t.opens()
	}
	if p.Wheel != 0 {
		t.wheelNames(p)
		t.turnTo(q.stage.Turn(p.X, p.Y, p.Wheel))
	}
	t.pointAt(q.stage.CardAt(p.X, p.Y))
	if !q.stage.Covers(p.X, p.Y) || !p.Released {
		return
	}
	q.rise = stageTime // any click ends the motion
	if q.stage.Peek.Box.Has(p.PressX, p.PressY) {
		return
	}
	if at, ok := q.stage.Turn(p.X, p.Y, 0); ok {
		t.turnTo(at, ok)
		return
	}
	for i := range q.stage.Panels {
		if b := &q.stage.Panels[i].Button; p.Clicked(b.Box) && b.Reply >= 0 {
			t.reply(b.Reply)
			return
		}
	}
	if c := q.stage.CardAt(p.X, p.Y); c != nil && c == q.stage.CardAt(p.PressX, p.PressY) && c.Reply >= 0 {
		if p.Framed && q.stage.Answers(c) {
			t.reply(c.Reply)
			return
		}
		t.tick(c.Reply)
	}
}

// pointAt lets the stage show the result of the card under the pointer, or of none if it is nil.
func (t *Table) pointAt(c *question.Card) {
	points := 0
	if c != nil {
		points = c.Reply + 1
	}
	if points != t.ask.points {
		t.ask.points = points
		t.layStage()
	}
}

// turnTo turns to another page of cards.
func (t *Table) turnTo(page int, ok bool) {
	if ok && page != t.ask.page {
		t.ask.page = page
		t.layStage()
		t.poseAgain()
	}
}

// stageKeys handles the keyboard while a stage is up and reports whether it used a key. Digits
// press buttons. Enter presses the button of the chosen card, or the first one. Escape takes the last
// chosen card back, or declines if none is chosen and that is possible. None of them lets an Attack
// hit.
func (t *Table) stageKeys(p *ui.Pointer) bool {
	q := &t.ask
	if q.peek {
		return false
	}
	if p.Does(action.Back) && (t.untick() || t.clearSearch()) || t.turnNames(p) {
		return true
	}
	press, main := -1, 0 // Enter presses the button of the chosen card
	for i := range q.stage.Panels {
		if r := q.stage.Panels[i].Button.Reply; r >= 0 && slices.Contains(q.ticked, r) {
			main = i
		}
	}
	for i := range q.stage.Panels {
		b := &q.stage.Panels[i].Button
		switch {
		case b.Key > 0 && p.Does(action.Number(b.Key)),
			p.Does(action.Back) && q.stage.Panels[i].Tone == question.Leave,
			p.Confirm() && i == main:
			if b.Reply < 0 {
				return true
			}
			press = b.Reply
		}
	}
	switch {
	case press >= 0:
		t.reply(press)
	default:
		return p.Does(action.Skip) || p.Confirm() || digitOf(p) > 0 // does nothing here
	}
	return true
}

// untick takes the card that was ticked last back, and reports whether there was one.
func (t *Table) untick() bool {
	q := &t.ask
	n := len(q.ticked)
	if n == 0 {
		return false
	}
	q.ticked = slices.Clone(q.ticked[:n-1])
	t.layStage()
	return true
}
