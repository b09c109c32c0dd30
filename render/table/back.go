package table

import "lineup/engine"

// This file takes back what was answered, and forward again. What is fair goes at once;
// what is not is asked about once more, where the table has agreed to such things.

// stepBack takes back the latest answer of a person.
func (t *Table) stepBack() { t.takeBack(t.Match.StepBack()) }

// cardBack takes back the latest card, or whatever else was done last in the open part
// of a turn, whole.
func (t *Table) cardBack() { t.takeBack(t.Match.CardBack()) }

// turnBack takes back all of the turn that may be taken back in fairness.
func (t *Table) turnBack() { t.takeBack(t.Match.TurnBack()) }

// takeBack goes back to a point of the match.
func (t *Table) takeBack(to int) {
	switch why := t.noWayBack(to); {
	case why != "":
		t.effects.announce(why)
	case t.Match.Fair(to):
		t.goBack(to)
	default:
		t.dialog.Show("A card was seen since, or somebody else chose.",
			"Take it back all the same? The game will be marked.", "TAKE BACK", "LEAVE IT", func() { t.goBack(to) })
	}
}

// noWayBack says why one cannot go back to a point of the match, "" if one can, be it
// after a question.
func (t *Table) noWayBack(to int) string {
	switch {
	case t.replay != nil || to < 0:
		return "There is nothing to take back"
	case !t.Match.Fair(to) && !t.Match.Agreed():
		return "Not fair: " + t.Match.Unfair(to)
	}
	return ""
}

func (t *Table) goBack(to int) {
	if err := t.Match.TakeBack(to); err != nil {
		t.effects.announce("That cannot be taken back")
		return
	}
	t.moved()
}

// redo takes forward again what was taken back last.
func (t *Table) redo() {
	if t.replay == nil && t.Match.Redo() {
		t.moved()
	}
}

// moved takes in that the match went back or forward. Nothing that was half done at
// the table stays.
func (t *Table) moved() {
	t.skipping = false
	t.wait = t.Settings.Speed.Beat()
	t.dialog.Close()
	t.browser.Close()
	t.struck, t.knows, t.splash = struck{}, engine.NoCard, splash{}
	t.effects.clear()
	t.look()
	t.sync(true)
	t.changed()
}

// changed tells the program around the table that the match is another than it was.
func (t *Table) changed() {
	if t.Changed != nil {
		t.Changed()
	}
}

// backToLine goes to before what a line of the log tells of: a game that is played takes
// it back, one that is looked at again is looked at there.
func (t *Table) backToLine(l *logLine) {
	answer := t.logs[t.eyes].lines[l.of].Answer
	if t.replay != nil {
		t.replay.goTo(t, answer+1)
		return
	}
	if to := t.Match.BackTo(answer); to >= 0 && to < t.Match.Given() {
		t.takeBack(to)
	}
}
