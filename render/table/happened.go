package table

import "lineup/engine"

// narrated is how much of what happens the narrator has said: the seat whose log it read, how many lines of it,
// and the question.
type narrated struct {
	seat  engine.SeatID
	lines int
	asked string
	begun bool
	calls bool // see Calls
}

// Happened returns what has happened since the last call, in the words of the log of the seat in view, and
// a new question to it. It is only what that seat may know. While nobody listens, it returns nothing.
func (t *Table) Happened(listens bool) (words []string) {
	lines := t.logs[t.eyes].lines
	was := t.narrated
	t.narrated = narrated{seat: t.eyes, lines: len(lines), begun: listens, asked: was.asked}
	if t.curtain.up || !listens {
		t.narrated.begun = false
		return nil
	}
	if was.begun && was.seat == t.eyes {
		for _, l := range lines[min(was.lines, len(lines)):] {
			words = append(words, l.Text)
		}
	}
	if asked := t.asked(); asked != was.asked {
		if t.narrated.asked = asked; asked != "" {
			words = append(words, asked)
			t.narrated.calls = t.ask.up
		}
	}
	return words
}

// Calls reports whether the last call of Happened has returned a question that holds up the game until the
// seat in view answers it. An ordinary turn has a sound of its own.
func (t *Table) Calls() bool { return t.narrated.calls }

// asked returns the question to the seat in view, or "".
func (t *Table) asked() string {
	switch {
	case !t.ask.mine:
		return ""
	case t.ask.up:
		return t.ask.stage.Says
	}
	return t.ask.words
}
