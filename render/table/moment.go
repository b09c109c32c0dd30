package table

import (
	"math"

	"lineup/engine"
	"lineup/game/grammar"
	"lineup/game/match"
	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/ui"
	"lineup/render/ui/action"
)

// moment is the page of a log line beside the log: its card, what happened around it, and a button
// that goes back to it. The zero value is closed.
type moment struct {
	shown   bool
	of      int    // index of the log line
	to      int    // the point to go to, or -1 if there is none
	title   string // the turn
	face    *art.Face
	lines   []string // around the line
	at      int      // index of the line among them
	undone  int      // index of the first of them that going back removes, len(lines) if none
	note    string   // the result of going back
	buttons ui.Buttons
	x, y    float64 // how far it is from its usual place
}

// These are the boxes of its parts when the log is at its usual place.
var (
	momentBox   = ui.BoxAt(430, 140, 780, 800)
	momentCard  = ui.BoxAt(momentBox.X+30, momentBox.Y+104, 300, 420)
	momentLines = ui.BoxAt(momentBox.X+30, momentBox.Y+104, momentBox.W-60, 420)
	momentNote  = ui.BoxAt(momentBox.X+30, momentBox.Y+548, momentBox.W-60, 130)
	momentBack  = ui.BoxAt(momentBox.X+30, momentBox.Y+momentBox.H-104, 470, 76)
	momentClose = ui.BoxAt(momentBox.X+momentBox.W-230, momentBox.Y+momentBox.H-104, 200, 76)
)

const (
	momentPitch = 38.0
	// momentRoom is the room below the log in a window with one column, and momentGap the gap.
	momentRoom, momentGap = 836.0, 18.0
	// momentBefore and momentAfter are how many lines around the chosen one are shown at most.
	momentBefore, momentAfter = 2, 6
	// momentSmaller is how many times smaller the card is for the largest letters.
	momentSmaller = 1.5
)

// shift moves it to a distance from its usual place.
func (m *moment) shift(x, y float64) {
	for i := range m.buttons.List {
		b := &m.buttons.List[i].Box
		b.X, b.Y = b.X+x-m.x, b.Y+y-m.y
	}
	m.x, m.y = x, y
}

// placed returns the place of a part.
func (m *moment) placed(b ui.Box) ui.Box {
	b.X, b.Y = b.X+m.x, b.Y+m.y
	return b
}

// showMoment opens the page of a log line.
func (t *Table) showMoment(of int) {
	all := t.logs[t.eyes].lines
	l := all[of]
	m := moment{shown: true, of: of, title: "Before the first turn", face: t.faceOfLine(l), to: -1}
	start := 0
	for i := of; i >= 0; i-- {
		if all[i].Turn {
			m.title, start = all[i].Text, min(i+1, of)
			break
		}
	}
	label, why, first := "GO BACK TO HERE", "", len(all)
	if t.replay != nil {
		label, m.to, m.note = "GO TO HERE", l.Answer+1, "The replay goes to right after this line."
	} else if m.to, why = t.wayBack(l); why != "" {
		m.note = t.stuck(of, m.to, why) + "."
	} else {
		u := t.undoing(m.to)
		first, m.note = firstUndone(all, m.to), u.note()
		if first < of {
			label, m.note = "GO BACK TO THAT CHOICE", "The last choice before this line was "+u.what+". "+u.undoes("it")
		}
		if !t.Match.Fair(m.to) {
			m.note += " " + t.marking(m.to)
		}
	}
	m.gather(all, start, first, momentBefore, momentAfter)
	for before, after := momentBefore, momentAfter; !m.fits(t.Canvas) && before+after > 0; {
		if after > 1 || before == 0 {
			after--
		} else {
			before--
		}
		m.gather(all, start, first, before, after)
	}
	m.buttons.Add(ui.Button{Box: momentBack, Label: label, Slant: true, Off: why != "", Why: why, Do: func() { t.goToMoment() }})
	m.buttons.Add(ui.Button{Box: momentClose, Label: "CLOSE", Act: action.Back, Do: func() { t.log.moment = moment{} }})
	t.log.moment = m
	t.log.place(t.Canvas.Fit)
}

// wayBack returns the point to which a log line leads: the start of a person's turn for the line that
// begins it, or else the choice that led to the line, or the latest one before it. Why says why it
// cannot be gone to, or is "" if it can.
func (t *Table) wayBack(l match.Line) (to int, why string) {
	if l.Turn {
		if to = t.Match.BackToTurn(l.Answer, l.Seat); to >= 0 {
			return to, t.noWayBack(to)
		}
		if turn := t.view().Turn(); turn.Seat == l.Seat && t.ask.mine && t.ask.kind == engine.DecideTurn && l.Answer == t.Match.Given()-1 {
			return -1, "This turn has only just begun"
		}
	}
	to = t.Match.BackTo(l.Answer)
	return to, t.noWayBack(to)
}

// stuck says why a line leads nowhere. If it came after the choice it leads to, such as in a computer's
// turn, the words name that choice, because "since then" would not be since the line.
func (t *Table) stuck(of, to int, why string) string {
	if to < 0 || firstUndone(t.logs[t.eyes].lines, to) >= of {
		return why
	}
	return "The last choice before this line was " + t.undoing(to).what + ". It can't be undone: " + t.Match.Unfair(to)
}

// cardBox returns the place of the card, which leaves large letters more room.
func (m *moment) cardBox(text float64) ui.Box {
	b, k := m.placed(momentCard), math.Max(1, math.Min(text, momentSmaller))
	return ui.BoxAt(b.X, b.Y, b.W/k, b.H/k)
}

// linesBox returns the place of the lines, beside the card if there is one.
func (m *moment) linesBox(text float64) ui.Box {
	in := m.placed(momentLines)
	if m.face != nil {
		card := m.cardBox(text)
		in.X, in.W = card.X+card.W+30, in.W-card.W-30
	}
	return in
}

// fits reports whether all lines are whole in their place.
func (m *moment) fits(c *ui.Canvas) bool {
	in, rows := m.linesBox(c.TextScale), 0
	for i, l := range m.lines {
		rows += len(c.Wrap(l, c.Scaled(m.style(i)), in.W))
	}
	return float64(rows)*momentPitch*c.TextScale <= in.H
}

// gather takes the lines around the chosen one. Start is the first line of its turn, first the first
// that going back removes, and before and after how many lines around the chosen one are taken at most.
func (m *moment) gather(all []match.Line, start, first, before, after int) {
	m.undone, m.lines = -1, nil
	add := func(from, to int) {
		for i := max(0, from); i < to; i++ {
			if i == first {
				m.undone = len(m.lines)
			}
			if i == m.of {
				m.at = len(m.lines)
			}
			m.lines = append(m.lines, all[i].Text)
		}
	}
	skip := func(n int) {
		if n > 0 {
			m.lines = append(m.lines, grammar.Count(n, "more line", "more lines"))
		}
	}
	end := min(len(all), m.of+1+after)
	switch {
	case first > m.of: // nothing is removed
		add(max(start, m.of-before), end)
	case m.of-first > before+1: // there are many between the two
		one := min(before, 1)
		add(first-one, first+1)
		skip(m.of - first - 1 - one)
		end = min(end, m.of+1+max(0, after-before))
		add(m.of-one, end)
	default:
		add(first-before, end)
	}
	if after > 0 { // the note counts those that going back removes
		skip(len(all) - end)
	}
	if m.undone < 0 {
		m.undone = len(m.lines)
	}
}

// goToMoment goes back to before the line of the page, or moves the replay there.
func (t *Table) goToMoment() {
	to := t.log.moment.to
	switch {
	case t.replay != nil:
		t.log.moment = moment{}
		t.replay.goTo(t, to)
	case t.noWayBack(to) != "":
		t.log.moment = moment{}
	case t.undoesOthers(to):
		t.takeBack(to) // the page stays until that is answered
	default: // the page has said what it undoes
		t.goBack(to)
	}
}

// momentLayer is the page of a log line. The log beside it can be used.
type momentLayer struct{ *Table }

func (l momentLayer) Shown() bool   { return l.log.open && l.log.moment.shown }
func (l momentLayer) box() ui.Box   { return l.log.moment.placed(momentBox) }
func (l momentLayer) cards() ui.Box { return l.log.moment.cardBox(l.Canvas.TextScale) }

func (l momentLayer) Holds(p *ui.Pointer) ui.Holds {
	held := ui.HoldFrame | ui.HoldTime | ui.HoldKeys
	if l.box().Has(p.X, p.Y) {
		held |= ui.HoldPointer
	}
	return held
}

func (l momentLayer) Update(p *ui.Pointer) bool {
	m := &l.log.moment
	switch {
	case p.Does(action.Back):
		*m = moment{}
		return true
	case p.Does(action.Log):
		l.log.close()
		return true
	}
	if !l.box().Has(p.X, p.Y) {
		return false
	}
	l.log.hover = 0
	if m.face != nil && l.cards().Has(p.X, p.Y) && l.zoom.PinOn(p, m.face) {
		return false
	}
	l.zoom.Follow(p, nil)
	m.buttons.Update(p)
	return false
}

func (l momentLayer) Draw(c *ui.Canvas) {
	m, b := &l.log.moment, l.box()
	c.Over(b)
	c.Panel(b, pen.CanDo)
	c.Label(m.title, b.X+30, b.Y+76, b.W-60, ui.Display(60, pen.CanDo), pen.Left)
	in := m.linesBox(c.TextScale)
	if m.face != nil {
		c.Enlarge(m.face, l.cards())
	}
	if m.undone < len(m.lines) {
		c.Well(in.Grown(8))
	}
	c.Column(m.lines, in, momentPitch, m.style, pen.Left)
	note := m.placed(momentNote)
	c.Paragraph(m.note, note.X, note.Y+24, note.W, 36, 4, ui.Bold(28, pen.Paper), pen.Left)
	m.buttons.Draw(c)
	m.buttons.Tell(c)
}

// style returns the style of a line: bright for the chosen one, and red for those that going back
// removes.
func (m *moment) style(i int) pen.Style {
	switch {
	case i == m.at:
		return ui.Bold(ui.MinMenu, pen.CanDo)
	case i >= m.undone:
		return ui.Body(ui.MinMenu, pen.Mix(pen.Danger, pen.Paper, 0.35))
	}
	return ui.Body(ui.MinMenu, pen.SoftPaper)
}
