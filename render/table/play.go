package table

import (
	"fmt"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/render/art/chrome"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/sound/synth"
	"lineup/render/ui"
)

// stepsPerTick is the most answers of computer players in one tick while the table skips ahead, so
// that it is still drawn.
const stepsPerTick = 40

// answer gives the viewer's answer to the open question. It asks first before it ends a turn with
// something left to do.
func (t *Table) answer(o engine.Option) {
	if o.Kind == engine.OptEnd && t.asksToEnd(o) {
		return
	}
	t.give(o)
}

// asksToEnd asks before a turn is ended, if the settings want that.
func (t *Table) asksToEnd(o engine.Option) bool {
	words, second := t.wasted(), "End turn anyway?"
	if words == "" {
		words, second = "End your turn?", ""
	}
	switch t.Settings.EndTurn {
	case ui.AskNever:
		return false
	case ui.AskIfWasted:
		if second == "" {
			return false
		}
	case ui.AskAlways:
	}
	t.dialog.Show(words, second, "END TURN", "CANCEL", func() { t.give(o) })
	return true
}

// give gives an answer without asking first.
func (t *Table) give(o engine.Option) {
	before, d := t.seenNow(), t.view().Pending()
	about := d.Source
	t.markSeen() // after the answer, the device may be passed on at once
	if err := t.Match.Answer(engine.Answer{Seq: t.ask.seq, Option: o}); err != nil {
		t.effects.announce("You can't do that now")
		t.Canvas.Play(synth.Refusal, 0, 0)
		return
	}
	t.knows = about
	if t.ask.lesson != "" {
		t.Settings.Explain(t.ask.lesson)
	}
	if t.answered == nil {
		t.answered = map[engine.SeatID]engine.CardID{}
	}
	t.answered[t.eyes] = about
	if t.taken = 0; d.Kind == engine.DecideDefend {
		t.take(before)
	}
	t.wait = t.pace().Beat()
	t.recap.answered(t)
	if t.help.on {
		t.help.helped()
	}
	t.look()
	t.sync(true)
	t.sound(before)
	t.showAtOnce(before)
	n := t.newsSince(before)
	if t.speed() == ui.Instant {
		t.showMilestones(n)
	}
	t.showNews(n, before, t.speed() != ui.Instant)
	t.takeRecap()
	t.endGame()
	t.changed()
}

// advance lets computer players answer, one visible step at a time.
func (t *Table) advance(dt float64) error {
	if t.replay != nil {
		t.replay.advance(t, dt)
		return nil
	}
	if t.held().Has(ui.HoldTime) || !t.shown && t.speed() != ui.Instant {
		t.skipping = t.skipping && !t.ask.mine
		return nil
	}
	if t.Match.Over() {
		t.wait -= dt
		if shown := t.wait <= 0 || t.skipping || t.speed() == ui.Instant && !t.attended(); shown && (t.Lingers == nil || !t.Lingers()) {
			t.leave(t.Over)
		}
		return nil
	}
	if t.ask.mine {
		t.skipping = false
		return nil
	}
	if t.help.on {
		return nil
	}
	if !t.skipping && t.pace() != ui.Instant {
		if _, awaited := t.board.Moves(); awaited {
			return nil
		}
		if t.wait -= dt; t.wait > 0 {
			return nil
		}
		return t.step(1)
	}
	return t.step(stepsPerTick)
}

// step gives up to n answers that no person has to give, then lays the table out. It ends early at
// news for the viewer, which also ends a skip, and where the viewer may help.
func (t *Table) step(n int) error {
	turn, before := t.Match.View(engine.NoSeat).Turn().Number, t.seenNow()
	w, moving := t.watchFrom(before), !t.skipping && t.speed() != ui.Instant
	for range n {
		t.weigh()
		if t.help.begins(t) {
			break
		}
		going, err := t.Match.Step()
		if err != nil {
			return fmt.Errorf("the game can't continue: %w", err)
		}
		if !going {
			break
		}
		if w.hear(t) {
			t.skipping = false
			if err := t.settle(&w); err != nil {
				return err
			}
			break
		}
		if len(t.playing()) == 0 && t.Match.View(engine.NoSeat).Turn().Number != turn {
			t.skipping = false // without people, a skip ends with the turn
			break
		}
	}
	t.wait = t.pace().Beat()
	t.recap.unseen = t.recap.unseen || !moving || !t.pace().Followed()
	t.look()
	if t.curtain.up {
		t.skipping = false
	}
	t.sync(moving)
	if !t.skipping {
		t.sound(before)
	}
	t.showAtOnce(before)
	if moving {
		t.showNews(w.news, before, true)
	} else {
		t.showMissed(w.news, before)
	}
	t.dwell()
	if t.ask.mine || t.Match.Over() {
		t.skipping = false
	}
	t.goOn(before)
	t.takeRecap()
	t.endGame()
	t.changed()
	return nil
}

// goOn lets the viewer's turn go on after another player's answer, which began at a position. It names
// the Character that this answer has moved, and then holds back clicks that were meant for where it goes.
func (t *Table) goOn(m seenMark) {
	if !t.ask.mine || t.ask.kind != engine.DecideTurn || m.eyes != t.eyes || m.turn != t.eyes {
		return
	}
	v := t.view()
	events, _ := t.Match.Events(t.eyes, m.events)
	for _, e := range events {
		if e.Kind == engine.PieceWalked && e.Seat != t.eyes && e.Card != engine.NoCard && v.Card(e.Card).Owner == e.Seat {
			t.grace.walk = clickTime
			t.effects.announce(strings.ToUpper(t.name(e.Seat) + " moves to " + match.SpaceName(v, v.SpaceOf(e.Card))))
		}
	}
}

// endGame lets people see at every speed how a game has ended, before its result comes.
func (t *Table) endGame() {
	if t.Match.Over() {
		t.wait = lastLook
	}
}

// lastLook is how many seconds the table stays after the end of a game. Space ends it.
const lastLook = 2.0

// settle gives the viewer's answers that they have no choice about, so that the news tells all that
// an Attack costs them.
func (t *Table) settle(w *watch) error {
	for t.Match.View(w.eyes).Alike() {
		if going, err := t.Match.Step(); err != nil || !going {
			return err
		}
		w.hear(t)
	}
	return nil
}

// dwell gives Attacks a longer look.
func (t *Table) dwell() {
	if len(t.effects.strikes) > 0 {
		t.wait *= 1.8
	}
}

// wasted says what ending the turn now would waste, or returns "" if nothing.
func (t *Table) wasted() string {
	if t.ask.kind != engine.DecideTurn {
		return ""
	}
	v := t.view()
	plays, idle, buys, dearest := 0, 0, "", 0
	for _, o := range t.ask.options {
		f := v.Face(o.Card)
		switch {
		case f == nil:
		case o.Kind == engine.OptPlay && (f.Play != 0 || f.Ongoing):
			plays++
		case o.Kind == engine.OptPlay:
			idle++
		case o.Kind == engine.OptBuy && v.Cost(o.Card) > dearest:
			buys, dearest = f.Name, v.Cost(o.Card)
		}
	}
	var has []string
	switch {
	case plays == 1:
		has = append(has, "a card to play")
	case plays > 1:
		has = append(has, fmt.Sprintf("%d cards to play", plays))
	}
	enough := ""
	if power := v.Power(); power > 0 {
		also := ""
		if enough = buys; enough == "" && t.layout.Wasted != nil {
			also, enough = t.layout.Wasted()
		}
		if enough != "" {
			has = append(has, fmt.Sprint(power, " Power"))
			enough = ", enough for " + enough
		}
		if also != "" {
			has = append(has, also)
		}
	}
	if len(has) > 0 {
		words := "You still have " + card.AndList(has) + enough + "."
		if plays > 0 {
			words += withoutEffect(idle)
		}
		return words
	}
	return t.unused(v)
}

// unused says which free ability the viewer has not used, or returns "" if none. Abilities that only give
// Power count if the viewer could buy something with it.
func (t *Table) unused(v engine.View) string {
	var pay []engine.Option
	for _, o := range t.ask.options {
		switch {
		case o.Kind != engine.OptUse || !gratis(v, o) || t.useNote(o) != "": // it would do nothing
		case pays(v, o):
			pay = append(pay, o)
		default:
			return canUse(v, o)
		}
	}
	if len(pay) == 0 {
		return ""
	}
	chance := engine.NewRNG(uint64(v.Pending().Seq), engine.StreamChance)
	after, ok := v.Prospect(pay, new(engine.State), &chance)
	if ok && !slices.ContainsFunc(slices.Concat(after.Here, after.There), func(c engine.CardID) bool { return v.Cost(c) > 0 }) {
		return ""
	}
	return canUse(v, pay[0])
}

// canUse says that the viewer can still use an ability.
func canUse(v engine.View, o engine.Option) string {
	name := v.Face(o.Card).Name
	if v.Face(o.Card).Piece {
		name = match.SpaceName(v, v.SpaceOf(o.Card))
	}
	return "You can still use " + name + "."
}

// pays reports whether all that the use of an ability can do is to give its player Power.
func pays(v engine.View, o engine.Option) bool {
	lib := v.Library()
	open, seen := []engine.ProgID{v.Face(o.Card).Uses[o.N].Do}, map[engine.ProgID]bool{}
	for len(open) > 0 {
		at := open[len(open)-1]
		open = open[:len(open)-1]
		if seen[at] {
			continue
		}
		seen[at] = true
		switch op := &lib.Code[at]; {
		case op.Code == engine.OpEnd:
		case op.Code == engine.OpNumber && op.Number == engine.Power && op.Who == engine.You, op.Code == engine.OpSpend:
			open = append(open, at+1)
		case op.Code == engine.OpIf:
			open = append(open, at+1, op.To)
		case op.Code == engine.OpJump:
			open = append(open, op.To)
		default:
			return false
		}
	}
	return true
}

// gratis reports whether the use of an ability costs nothing, not even a card that its text takes first.
func gratis(v engine.View, o engine.Option) bool {
	f := v.Face(o.Card)
	if f == nil || int(o.N) >= len(f.Uses) {
		return false
	}
	u := &f.Uses[o.N]
	first := &v.Library().Code[u.Do]
	takes := first.Code == engine.OpPick && (first.Verb == engine.VerbDiscard || first.Verb == engine.VerbDestroy)
	return u.Price == engine.Price{} && !takes
}

// withoutEffect returns a sentence about the other cards of a hand, which do nothing when played, or
// "" if there are none.
func withoutEffect(n int) string {
	switch n {
	case 0:
		return ""
	case 1:
		return " Your other card has no effect."
	}
	return fmt.Sprintf(" Your other %d cards have no effect.", n)
}

// nothingLeft reports whether the viewer, whose turn it is, can only end it or do what has no use.
func (t *Table) nothingLeft() bool {
	if t.wasted() != "" || t.aid() != "" {
		return false
	}
	for _, o := range t.ask.options {
		switch o.Kind {
		case engine.OptEnd, engine.OptPlay, engine.OptBuy: // nothing is wasted by leaving these
		default:
			return false
		}
	}
	return true
}

// aid says whom the viewer can ask for help in their turn, or returns "" if nobody can help.
func (t *Table) aid() string {
	if t.layout.Aid == nil {
		return ""
	}
	return t.layout.Aid()
}

// drawFinished draws a light behind END TURN once nothing else is left to do. It pulses while the
// table breathes.
func (t *Table) drawFinished(c *ui.Canvas) {
	if !t.ask.finished || t.replay != nil || t.held() != 0 {
		return
	}
	c.PartFaded(gallery.Key{Name: "finished"}, t.layout.EndTurn, chrome.RimMargin, 1-pulseMost*t.breath.Wave(pulseTime), func(p pen.Pen) {
		chrome.DrawHalo(p, t.layout.EndTurn.W, t.layout.EndTurn.H)
	})
}

// pulseTime is how many seconds one pulse of the light behind END TURN takes, and pulseMost the
// part of its brightness that it loses meanwhile.
const pulseTime, pulseMost = 2.0, 0.75

// endTurn ends the turn if the viewer can end it.
func (t *Table) endTurn() {
	if o, ok := t.ask.find(engine.OptEnd); ok && t.ask.mine {
		t.answer(o)
	}
}

// speed returns the speed of the table. A replay has its own, because a game is played faster than it
// is watched.
func (t *Table) speed() ui.Speed {
	if t.replay != nil {
		return t.replay.speed
	}
	return t.Settings.Speed
}

// pace returns the speed of the computer players.
func (t *Table) pace() ui.Speed {
	if t.replay != nil {
		return t.replay.speed
	}
	return t.Settings.Computers.Speed(t.Settings.Speed)
}

func (t *Table) setSpeed(s ui.Speed) {
	if t.replay != nil {
		t.replay.speed = s
	} else {
		t.Settings.Speed = s
	}
	t.placeButtons()
}
