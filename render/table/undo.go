package table

import (
	"fmt"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/grammar"
	"lineup/game/match"
	"lineup/render/art/pen"
	"lineup/render/ui"
	"lineup/render/ui/action"
)

// This file does undo and redo. A fair undo happens right away. An unfair one needs a confirmation
// and a table that has agreed to it.

// stepBack undoes the last answer of a person.
func (t *Table) stepBack() { t.takeBack(t.Match.StepBack()) }

// cardBack undoes the last card of this turn, or the last other action in its open part, completely.
func (t *Table) cardBack() {
	if why := t.noCardBack(); why != "" {
		t.effects.announce(why)
		return
	}
	t.takeBack(t.Match.CardBack())
}

// noCardBack says why no card can be undone, or returns "" if one can.
func (t *Table) noCardBack() string {
	to := t.Match.CardBack()
	if t.replay == nil && to >= 0 && to < t.Match.Opened() {
		return "Nothing has been played or bought this turn"
	}
	return t.noWayBack(to)
}

// turnBack undoes the turn as far as that is fair.
func (t *Table) turnBack() { t.takeBack(t.Match.TurnBack()) }

// takeBack goes back to a point of the match, after a question if that is unfair or undoes the choice of
// another person.
func (t *Table) takeBack(to int) {
	switch why := t.noWayBack(to); {
	case why != "":
		t.effects.announce(why)
	case t.Match.Fair(to) && !t.anothers(to):
		t.goBack(to)
	default:
		t.askBack(to)
	}
}

// askBack asks before the match goes back to a point, and says whose choice that undoes.
func (t *Table) askBack(to int) {
	u, fair := t.undoing(to), t.Match.Fair(to)
	what, says := u.what, u.others()
	if u.line && !fair {
		what, says = u.whose, u.note()+" "
	}
	if t.anothers(to) {
		who := t.name(t.Match.Log()[to].Seat)
		says += "That is " + grammar.Possessive(who) + " choice. The device goes back to " + who + ". "
	}
	if !fair {
		says += t.marking(to)
	}
	t.dialog.Show("Undo "+what+"?", strings.TrimSpace(says), "UNDO", "CANCEL", func() { t.goBack(to) })
}

// anothers reports whether the choice at a point is that of a person other than the viewer.
func (t *Table) anothers(to int) bool {
	seat := t.Match.Log()[to].Seat
	return t.eyes != engine.NoSeat && seat != t.eyes && t.Match.Person(seat)
}

// undoesOthers reports whether going back to a point undoes a choice of a person other than the viewer.
func (t *Table) undoesOthers(to int) bool {
	return slices.ContainsFunc(t.people, func(s engine.SeatID) bool { return s != t.eyes && t.Match.Choices(s, to, t.Match.Given()) > 0 })
}

// undoing is what going back to a point undoes.
type undoing struct {
	what  string   // the choice made there
	whose string   // the same without what it was
	end   bool     // it ended a turn
	line  bool     // those are the words of its log line
	after int      // how many log lines follow it
	turns []string // whose turns are undone with it
}

// undoing returns what going back to a point undoes.
func (t *Table) undoing(to int) undoing {
	u := undoing{end: t.Match.Log()[to].Kind == engine.OptEnd, whose: "your last choice"}
	if t.anothers(to) {
		u.whose = grammar.Possessive(t.name(t.Match.Log()[to].Seat)) + " last choice"
	}
	lines := t.undoneLines(to)
	for _, l := range lines {
		if l.Turn && l.Seat != t.eyes {
			u.turns = append(u.turns, t.name(l.Seat))
		}
	}
	switch o := t.Match.Log()[to]; {
	case o.Kind == engine.OptEnd && o.Seat == t.eyes:
		u.what, u.after = "the end of your turn", len(lines)
	case o.Kind == engine.OptEnd:
		u.what, u.after = "the end of "+grammar.Possessive(t.name(o.Seat))+" turn", len(lines)
	case len(lines) == 0:
		u.what = u.whose
	default:
		u.what, u.line, u.after = fmt.Sprintf("%q", lines[0].Text), true, len(lines)-1
	}
	return u
}

// undoneLines returns the log lines that going back to a point undoes. Notes stay.
func (t *Table) undoneLines(to int) (gone []match.Line) {
	all := t.logs[t.eyes].lines
	for _, l := range all[firstUndone(all, to):] {
		if !l.Routine || l.Kind != engine.ChoiceMade {
			gone = append(gone, l)
		}
	}
	return gone
}

// firstUndone returns the index of the first line that going back to a point undoes, or the number
// of lines if there is none.
func firstUndone(lines []match.Line, to int) int {
	first := len(lines)
	for first > 0 && lines[first-1].Answer >= to {
		first--
	}
	return first
}

// note says in a sentence what is undone.
func (u *undoing) note() string { return u.undoes(u.what) }

// undoes says in a sentence what is undone, with these words for the choice.
func (u *undoing) undoes(what string) string {
	says := "This undoes " + what
	switch {
	case len(u.turns) == 1:
		says += u.rest() + " and " + grammar.Possessive(u.turns[0]) + " turn"
	case len(u.turns) > 1:
		says += fmt.Sprintf("%s and %d turns of other players", u.rest(), len(u.turns))
	case u.after == 1:
		says += " and the log line after it"
	case u.after > 1:
		says += fmt.Sprintf(" and the %d log lines after it", u.after)
	}
	return says + "."
}

// rest says before the turns of others that a turn is undone from the middle on, or returns "" if only
// its end is.
func (u *undoing) rest() string {
	if u.end {
		return ""
	}
	return ", all that followed in that turn,"
}

// others says whose turns are undone too, or returns "" if nobody's.
func (u *undoing) others() string {
	switch len(u.turns) {
	case 0:
		return ""
	case 1:
		return grammar.Possessive(u.turns[0]) + " turn is undone too. "
	}
	return fmt.Sprintf("%d turns of other players are undone too. ", len(u.turns))
}

// marking says why going back to a point marks the game, and how.
func (t *Table) marking(to int) string {
	says := grammar.Capital(t.Match.Unfair(to))
	if len(t.Match.Record().Beyond) > 0 {
		return says + "." // it is marked already
	}
	return says + ", so this game gets the tag UNDONE in SAVED GAMES."
}

// Undone says in a sentence what going back to a point of this game undoes, or returns "" if nothing.
func (t *Table) Undone(to int) string {
	if to >= t.Match.Given() {
		return ""
	}
	var whose []string
	for _, l := range t.undoneLines(to) {
		switch {
		case !l.Turn:
		case l.Seat == t.eyes:
			whose = append(whose, "your turn")
		default:
			whose = append(whose, grammar.Possessive(t.name(l.Seat))+" turn")
		}
	}
	switch n := len(whose); {
	case n == 0:
		return "What has happened in this turn since then is undone."
	case n == 1:
		return grammar.Capital(whose[0]) + " is undone."
	case n <= maxUndone:
		return grammar.Capital(card.AndList(whose)) + " are undone."
	default:
		return fmt.Sprintf("%d turns are undone.", n)
	}
}

// maxUndone is the greatest number of undone turns that are named.
const maxUndone = 3

// undoTip says what UNDO undoes now, or returns "" if nothing can be undone.
func (t *Table) undoTip() string {
	to := t.Match.StepBack()
	if t.noWayBack(to) != "" {
		return ""
	}
	u := t.undoing(to)
	tip := "Undoes " + u.what
	if len(u.turns) == 1 {
		tip += " and " + grammar.Possessive(u.turns[0]) + " turn"
	} else if len(u.turns) > 1 {
		tip += fmt.Sprintf(" and %d turns of other players", len(u.turns))
	}
	if key := t.Canvas.KeyName(action.Undo); key != "" {
		tip += " (" + key + ")"
	}
	return tip
}

// noWayBack says why the match cannot go back to a point, or returns "" if it can, even if only
// after a question.
func (t *Table) noWayBack(to int) string {
	switch {
	case t.replay != nil || to < 0:
		return "Nothing to undo"
	case !t.Match.Fair(to) && !t.Match.Agreed():
		return "Can't undo: " + t.Match.Unfair(to)
	}
	return ""
}

func (t *Table) goBack(to int) {
	given := t.Match.Given()
	if err := t.Match.TakeBack(to); err != nil {
		t.effects.announce("Can't undo that")
		return
	}
	t.noteUndone(to, given)
	t.moved()
}

// redo redoes the last undone answers.
func (t *Table) redo() {
	if t.replay == nil && t.Match.Redo() {
		t.noteRedone()
		t.moved()
	}
}

// undone is the choices of a person that another one has undone, until the person gets the device.
type undone struct {
	by       engine.SeatID // NoSeat if that is not known, or for several people
	to, from int           // the match has gone back to this many answers from that many
	choices  int
}

// noteUndone notes whose choices the viewer has undone by going back from one number of answers to another.
func (t *Table) noteUndone(to, from int) {
	for _, s := range t.people {
		n := t.Match.Choices(s, to, from)
		if s == t.eyes || n == 0 {
			continue
		}
		u := undone{t.eyes, to, from, n}
		if before, ok := t.undid[s]; ok {
			if u.choices += before.choices; before.by != u.by {
				u.by = engine.NoSeat
			}
			u.from = max(u.from, before.from)
		}
		if t.undid == nil {
			t.undid = map[engine.SeatID]undone{}
		}
		t.undid[s] = u
	}
}

// noteRedone forgets which choices were undone that are in force again.
func (t *Table) noteRedone() {
	for s, u := range t.undid {
		if u.to, u.choices = t.Match.Given(), t.Match.Choices(s, t.Match.Given(), u.from); u.choices > 0 {
			t.undid[s] = u
		} else {
			delete(t.undid, s)
		}
	}
}

// undoneWords tells a person in a sentence whether another one has undone choices of theirs, or returns "".
func (t *Table) undoneWords(seat engine.SeatID) string {
	u, ok := t.undid[seat]
	what := "last choice"
	switch {
	case !ok:
		return ""
	case u.choices > 1:
		what = fmt.Sprintf("last %s choices", grammar.Spelled(u.choices))
	}
	switch {
	case u.by != engine.NoSeat:
		return t.name(u.by) + " undid your " + what + "."
	case u.choices > 1:
		return "Your " + what + " were undone."
	}
	return "Your " + what + " was undone."
}

// moved updates the table after an undo or redo. It drops everything half done.
func (t *Table) moved() {
	t.skipping = false
	t.wait = t.pace().Beat()
	t.dialog.Close()
	t.browser.Close()
	t.log.moment = moment{}
	t.pages, t.knows, t.recap, t.help = pages{}, engine.NoCard, recap{}, help{}
	t.effects.clear()
	t.look()
	t.sync(true)
	t.changed()
}

// changed reports a change of the match to the program around the table.
func (t *Table) changed() {
	t.markSeen()
	t.clock.saved = t.clock.spent
	if t.Changed != nil {
		t.Changed()
	}
}

// turnClock is how many seconds a person has spent on a turn, without the time in which something
// over the table kept them from it.
type turnClock struct {
	turn  int // the number of the turn
	spent float64
	saved float64 // spent when the game was last saved
}

// clockSaved is how many seconds the clock runs before the game is saved for its sake.
const clockSaved = 10.0

// clockOf returns the clock of a match as it was saved.
func clockOf(m *match.Match) turnClock {
	c := m.Clock()
	spent := float64(c.Millis) / 1000
	return turnClock{turn: c.Turn, spent: spent, saved: spent}
}

// run adds dt seconds. The match keeps the time, so that it goes on after a restart.
func (k *turnClock) run(t *Table, dt float64) {
	if t.Settings.TurnTime == 0 || !t.plays() || !t.ask.mine {
		return
	}
	turn := t.view().Turn()
	if n := int(turn.Number); n != k.turn {
		*k = turnClock{turn: n}
	}
	if turn.Seat == t.eyes && !t.held().Has(ui.HoldAnswers) {
		k.spent += dt
	}
	t.Match.SetClock(match.Clock{Turn: k.turn, Millis: int(k.spent * 1000)})
	if k.spent-k.saved >= clockSaved {
		t.changed()
	}
}

// clockWords returns seconds as minutes and seconds.
func clockWords(seconds float64) string {
	return fmt.Sprintf("%d:%02d", int(seconds)/60, int(seconds)%60)
}

// clockBox returns the box of the time of the turn: END TURN beside its words, which
// covers nothing.
func (t *Table) clockBox() ui.Box {
	b := t.layout.EndTurn
	return ui.BoxAt(b.X+14, b.Y+8, clockWide, b.H-16)
}

// clockWide is the width of the clock, and clockSize and clockLimit the letters of the time and of its
// limit, which is below it.
const clockWide, clockSize, clockLimit = 54.0, 34.0, 26.0

// clockEndTurn is the size of the words END TURN beside the clock.
const clockEndTurn = 40.0

// drawClock draws the time of the turn, in yellow if it is over the limit.
func (t *Table) drawClock(c *ui.Canvas) {
	if t.Settings.TurnTime == 0 || t.replay != nil || !t.ask.mine || t.view().Turn().Seat != t.eyes {
		return
	}
	ink := pen.Paper
	if t.clock.spent > t.Settings.TurnTime {
		ink = pen.CanDo
	}
	b := t.clockBox()
	x, y := b.X+b.W/2, b.Y+b.H/2
	c.Label(clockWords(t.clock.spent), x, y-2, b.W, ui.Display(clockSize, ink), pen.Centre)
	c.Label("/"+clockWords(t.Settings.TurnTime), x, y+clockLimit, b.W, ui.Display(clockLimit, ink), pen.Centre)
}
