package question_test

import (
	"fmt"
	"testing"

	"lineup/engine"
	"lineup/game/match"
	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/table/question"
	"lineup/render/ui"
)

// paying returns a question for a number up to most, or for none.
func paying(most int) match.Question {
	q := match.Question{Title: "How many VP tokens do you pay?", Says: "Bag of Tricks: You may pay any number of VP tokens. For each, +1 Power and draw a card.", Source: 1}
	for n := 1; n <= most; n++ {
		q.Answers = append(q.Answers, match.Reply{Option: engine.Option{Kind: engine.OptLabel, N: int16(n)}, Words: fmt.Sprint("Pay ", n)})
	}
	q.Answers = append(q.Answers, match.Reply{Option: engine.Option{Kind: engine.OptLabel, N: int16(most + 1)}, Words: "Pay nothing"})
	return q
}

// TestManyAnswers checks that up to 31 answers without cards have buttons that are high enough to be clicked, in every
// window, and that the answer that ends them keeps all of its words where it has room.
func TestManyAnswers(t *testing.T) {
	defer pen.UseFace(pen.Lato)
	canvas, face := ui.NewCanvas(), &art.Face{Name: "Bag of Tricks"}
	for _, w := range windows {
		canvas.Fit = w.Settings.Fit(w.Width, w.Height)
		pen.UseFace(canvas.TextFace)
		for _, most := range []int{3, 4, 8, 9, 14, 19, 24, 29, 30} {
			a := question.Asked{Keys: digits, Question: paying(most), Min: canvas.MinPrompt(), Text: canvas.TextScale, Width: canvas.TextWidth,
				Face: func(engine.CardID) *art.Face { return face }}
			name := fmt.Sprintf("%d tokens at %s", most, w)
			check(t, name, a, map[int]bool{})
			s := question.Lay(a)
			if len(s.Panels) != most+1 {
				t.Fatalf("%s: %d buttons", name, len(s.Panels))
			}
			for i := range s.Panels {
				if b := s.Panels[i].Button; b.Box.H < 66 || !b.Box.Within(s.Area.Grown(0.01)) {
					t.Fatalf("%s: %q is at %v", name, a.Answers[i].Words, b.Box)
				}
			}
			if last := s.Panels[most].Button; most == 30 && (len(last.Lines) != 1 || last.Lines[0].Text != "PAY NOTHING") {
				t.Errorf("%s: the last button says %v", name, last.Lines)
			}
		}
	}
}

// TestNotesApart checks that each of several answers without cards has its own note above its button, and that notes
// that are all the same are there once.
func TestNotesApart(t *testing.T) {
	face := &art.Face{Name: "Pied Piper"}
	a := attacked()
	a.Face = func(engine.CardID) *art.Face { return face }
	a.Question = match.Question{Title: "Teamwork: choose a foe", Says: "Pied Piper: Choose a foe, then play the top card of that foe's deck.", Source: 1}
	for i, note := range []string{"2 cards in the deck", "Bane is on top of the deck", "1 card in the deck", "there is no card to play"} {
		a.Answers = append(a.Answers, match.Reply{Option: engine.Option{Kind: engine.OptSeat, N: int16(i)}, Words: "Choose " + fmt.Sprint(i), Notes: []match.Note{{Text: note}}})
	}
	s := question.Lay(a)
	for i := range s.Panels {
		p := &s.Panels[i]
		if got := noteWords(p); got == "" || p.Box.Y+p.Box.H > p.Button.Box.Y || p.Box.X != p.Button.Box.X {
			t.Errorf("the notes of answer %d are %q at %v, above %v", i, got, p.Box, p.Button.Box)
		}
	}
	for i := range a.Answers {
		a.Answers[i].Notes = []match.Note{{Text: "2 cards in the deck"}}
	}
	s = question.Lay(a)
	if noteWords(&s.Panels[0]) == "" || noteWords(&s.Panels[1]) != "" {
		t.Errorf("the notes are %q and %q", noteWords(&s.Panels[0]), noteWords(&s.Panels[1]))
	}
	for i := range a.Answers {
		a.Answers[i].Notes = nil
	}
	last := &a.Answers[len(a.Answers)-1]
	for _, head := range []string{"", "Then"} { // only what follows has a place above the button
		last.Leaves, last.Notes = true, []match.Note{{Head: head, Text: "nothing happens"}}
		s = question.Lay(a)
		if got := noteWords(&s.Panels[len(s.Panels)-1]); (got != "") != (head != "") {
			t.Errorf("the notes of the answer that leaves are %q, with the head %q", got, head)
		}
	}
}
