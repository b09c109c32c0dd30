package question_test

import (
	"fmt"
	"testing"

	"lineup/engine"
	"lineup/game/match"
	"lineup/render/art"
	"lineup/render/table/question"
	"lineup/render/ui"
)

// TestCardOfAQuestionIsShown checks that the card that a question is about is shown beside the card that asks if
// no answer shows it, at any place of the card that asks, and that it can be read.
func TestCardOfAQuestionIsShown(t *testing.T) {
	canvas := ui.NewCanvas()
	faces := map[engine.CardID]*art.Face{1: {Name: "Asks", Text: "Reveal a card."}, 2: {Name: "Revealed"}, 3: {Name: "Other"}}
	for _, c := range []struct {
		name    string
		answers []match.Reply
		shown   bool
	}{
		{"two effects", []match.Reply{{Words: "Draw it"}, {Words: "Pass it on"}}, true},
		{"another card", []match.Reply{{Words: "Destroy Asks", Card: 1}, {Words: "Don't destroy it", Leaves: true}}, true},
		{"its own answer", []match.Reply{{Words: "Destroy Revealed", Card: 2}, {Words: "Leave it", Leaves: true}}, false},
		{"many cards", manyCards(30).Answers, true},
	} {
		for _, w := range windows {
			canvas.Fit = w.Settings.Fit(w.Width, w.Height)
			q := match.Question{Title: "Draw it or pass it on?", Says: "Asks: You reveal the top card of your deck. It is Revealed.", Source: 1, It: 2, Answers: c.answers}
			if len(c.answers) > 3 {
				q.Source, q.It = 101, 102
			}
			a := question.Asked{Keys: digits, Question: q, Width: canvas.TextWidth, Min: canvas.MinPrompt(), Text: canvas.TextScale, Column: canvas.Narrow,
				Face: func(c engine.CardID) *art.Face {
					if c > 100 {
						c -= 100
					}
					if f := faces[c]; f != nil {
						return f
					}
					return faces[3]
				}}
			s := question.Lay(a)
			if shown := s.About.Face != nil; shown != c.shown {
				t.Fatalf("%s at %s: shown is %v", c.name, w, shown)
			}
			check(t, fmt.Sprintf("%s at %s", c.name, w), a, map[int]bool{})
			if !c.shown {
				continue
			}
			if s.About.Face.Name != "Revealed" || s.About.Box.W < 110 || s.Source.Box.W < 110 {
				t.Errorf("%s at %s: %q is shown, %v wide beside %v", c.name, w, s.About.Face.Name, s.About.Box.W, s.Source.Box.W)
			}
			x, y := s.About.Box.Middle()
			if k := s.CardAt(x, y); k == nil || k.Face != s.About.Face || k.Reply >= 0 || !s.Covers(x, y) || !s.Hides(s.About.Box) || !s.Overlaps(s.About.Box) {
				t.Errorf("%s at %s: it can't be read", c.name, w)
			}
		}
	}
}
