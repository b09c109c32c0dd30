package question

import (
	"strings"

	"lineup/game/match"
)

// This file says what each of several Defenses does before one of them is chosen.

// outlookMost is the most lines of an outlook, with its head.
const outlookMost = 5

// outlook returns what is said of cards to choose from while none is chosen: of an Attack that a
// Defense is chosen, and what each does if there is room for it, and otherwise what they share.
func (l *composer) outlook(group []int, room float64) []match.Note {
	shared := l.common(group)
	if !l.Alarm {
		return shared
	}
	head := match.Note{Text: "Choose a Defense"}
	out := []match.Note{head}
	for _, pile := range pilesOf(l.sections(group)) {
		out = append(out, l.does(pile[0]))
	}
	if len(out)-1 <= fewCards && l.lines(out, room) <= outlookMost {
		return out
	}
	return append([]match.Note{head}, shared...)
}

// does returns what an answer that avoids an Attack does, as one note.
func (l *composer) does(i int) match.Note {
	var notes []string
	for _, n := range l.Answers[i].Notes {
		notes = append(notes, strings.TrimSpace(n.Head+" "+n.Text))
	}
	act := l.Answers[i].Words
	if _, after, ok := strings.Cut(act, ": "); ok {
		act = after
	}
	if len(notes) == 0 {
		return match.Note{Text: act}
	}
	return match.Note{Head: act + ":", Text: strings.Join(notes, ", ")}
}

// lines returns the number of lines of notes.
func (l *composer) lines(notes []match.Note, room float64) (n int) {
	for _, note := range notes {
		lines, _ := l.wrap(noteText(note), display(l.sized(noteSize*l.Text)), room)
		n += len(lines)
	}
	return n
}
