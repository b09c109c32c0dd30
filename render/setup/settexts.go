package setup

import (
	"math"
	"slices"
	"strings"

	"lineup/game/card"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// This file chooses what is said about the sets in a text size above the usual one: as much as has room
// in that size.

// fitted returns the first of some texts that has room in some lines of the usual size, or the last
// text. Ok is false if none has.
func (s *Setup) fitted(texts []string, lines int, width float64) (text string, ok bool) {
	for _, text = range texts {
		high := math.Ceil(float64(ui.LinesAt(text, ui.Body(ui.MinMenu, pen.Paper), s.scale, width)) * s.scale)
		if int(high) <= lines {
			return text, true
		}
	}
	return text, false
}

// setTexts returns texts about the chosen sets, from the longest to the shortest. A single set has one
// or two sentences, and several have one each, or only how they are mixed.
func (s *Setup) setTexts(boxes []card.Set) []string {
	var both, brief []string
	for _, box := range boxes {
		if slices.Contains(s.chosenSets(), box.ID) {
			both = append(both, bringing(box)...)
			brief = append(brief, bringing(box)[0])
		}
	}
	if len(brief) < 2 || s.game.Mode.Visits == "" {
		return []string{strings.Join(both, " "), strings.Join(brief, " ")}
	}
	mixed := s.game.Mode.Visits
	return []string{strings.Join(append(both, mixed), " "), strings.Join(append(brief, mixed), " "), strings.Join(brief, " "), mixed}
}

// shortened returns a text of several sentences, then without its last ones, down to the first.
func shortened(sentences []string) (out []string) {
	for n := len(sentences); n > 0; n-- {
		out = append(out, strings.Join(sentences[:n], " "))
	}
	return out
}
