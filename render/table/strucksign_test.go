package table

import (
	"testing"

	"lineup/render/art/pen"
	"lineup/render/table/question"
	"lineup/render/ui"
)

// TestStruckSignLeavesNotes checks that the claw marks in the panel of an Attack are within it and never
// on its notes, and that they are there if there is room.
func TestStruckSignLeavesNotes(t *testing.T) {
	st := ui.Body(24, pen.Paper)
	shown := 0
	for _, w := range []float64{140, 220, 372, 600} {
		for _, h := range []float64{120, 210, 300, 420} {
			for lines := range 9 {
				p := question.Panel{Box: ui.BoxAt(500, 200, w, h), Tone: question.Hit}
				for i := range lines { // about the middle, as the stage sets them
					p.Notes = append(p.Notes, question.Line{Text: "Discard a card", X: 510, Y: 200 + h/2 + 30*(float64(i)-float64(lines-1)/2), Wide: w - 20, Style: st})
				}
				b := struckSign(&p)
				if b.W == 0 {
					if h >= 300 && w > 200 && lines < 3 {
						t.Errorf("a panel of %v by %v with %d lines has no sign", w, h, lines)
					}
					continue
				}
				shown++
				if !b.Within(p.Box) {
					t.Errorf("the sign is at %.0f, outside its panel %.0f", b, p.Box)
				}
				for _, l := range p.Notes {
					if l.Box().Overlaps(b) {
						t.Errorf("in a panel of %v by %v with %d lines, the sign is on a note", w, h, lines)
					}
				}
			}
		}
	}
	if shown == 0 {
		t.Error("no panel has a sign")
	}
	if cards := (question.Panel{Box: ui.BoxAt(0, 0, 500, 500), Tone: question.Hit, Cards: make([]question.Card, 1)}); struckSign(&cards).W > 0 {
		t.Error("a panel with cards has a sign")
	}
}
