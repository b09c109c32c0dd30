package ui

import (
	"strings"
	"testing"

	"lineup/render/art/pen"
)

// TestDialogWords checks that no single word of a question is alone on a line, and that the sentences below it keep
// off the buttons.
func TestDialogWords(t *testing.T) {
	const off = 18.0 // least distance of the last line from the buttons
	for _, words := range []string{"Go back to Scenario 1, before attempt 1?", "Go back to Scenario 3, before attempt 2?", "Exit to the title?", "Leave the game, Wilhelmina?"} {
		for _, size := range [][2]int{{1280, 720}, {1280, 800}, {1920, 1080}} {
			var d Dialog
			d.Show(words, "Started on 27 Nov 2026, 07:56. Everything after that stays in the log, marked as undone. The current attempt is abandoned.", "AGREE", "CANCEL", func() {})
			c := NewCanvas()
			c.Fit = (&Settings{}).Fit(size[0], size[1])
			p := c.Read(size[0], size[1], nil, d.Draw)
			last, low, widest := PageLine{}, 0.0, 0.0
			for _, l := range p.Lines {
				switch b := l.Box(); {
				case l.Text != "?" && strings.Contains(strings.ToUpper(words), l.Text):
					last, widest = l, max(widest, b.W)
				case l.Style.Font == pen.Body:
					low = max(low, b.Y+b.H)
				}
			}
			if last.Box().W < 0.3*widest {
				t.Errorf("%q at %v: the last line is %q, %.0f of %.0f wide", words, size, last.Text, last.Box().W, widest)
			}
			if room := d.Buttons.List[0].Box.Y*c.Unit + c.Top - low; room < off*c.Unit {
				t.Errorf("%q at %v: the sentences are %.0f above the buttons", words, size, room)
			}
		}
	}
}

// TestSheetIndents checks that a continued line is indented in a list only, and not in a paragraph of its own.
func TestSheetIndents(t *testing.T) {
	long := strings.Repeat("many words ", 20)
	var s Sheet
	s.Show("TITLE", []string{"A " + long, "", "    B " + long, "", "C " + long, "D " + long})
	c := NewCanvas()
	c.Read(1280, 720, nil, s.Draw)
	indents := map[string]int{}
	entry := ""
	for _, line := range s.lines {
		words := strings.TrimLeft(line, " ")
		if len(words) > 1 && words[1] == ' ' {
			entry = words[:1]
		} else if words != "" {
			indents[entry] = len(line) - len(words)
		}
	}
	for entry, want := range map[string]int{"A": 0, "B": 8, "C": 4, "D": 4} {
		if indents[entry] != want {
			t.Errorf("the continued line of %s is indented by %d, want %d", entry, indents[entry], want)
		}
	}
}
