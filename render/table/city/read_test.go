package city

import (
	"strings"
	"testing"

	"lineup/game/modes"
	"lineup/game/sets/rebirth"
	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/art/typeset"
)

// printed are all faces of the mode.
func printed(t *testing.T) []art.Face {
	t.Helper()
	b, err := modes.Book(rebirth.ID)
	if err != nil {
		t.Fatal(err)
	}
	return art.Faces(b)
}

// TestBriefs: what Levels, tiles and Locations do has room on the map whole, and every short text stands
// for one that is printed.
func TestBriefs(t *testing.T) {
	st := pen.Style{Font: pen.Body, Size: 15}
	used := map[string]bool{}
	for _, f := range printed(t) {
		level := strings.HasPrefix(f.Name, "Level ")
		if tile, ok := strings.CutPrefix(f.Name, "Threat "); !level && (!ok || len(tile) != 1) {
			continue
		}
		words, _ := strings.CutPrefix(brief(f.Text), onceWords)
		room := 184.0 - 62 - 7 // on the Level that the token is on
		if lines := typeset.Wrap(capital(words), st, room); len(lines) > 3 {
			t.Errorf("%s: %q takes %d lines", f.Name, words, len(lines))
		}
		used[strings.ReplaceAll(f.Text, "\n", " ")] = true
	}
	for _, f := range printed(t) {
		if words := AbilityWords(f.Text); strings.HasSuffix(f.Name, " A") && strings.Contains(words, ":") {
			used[words] = true
			st.Size = 15.4
			if wide := pen.Measure(brief(words), st); wide > plateWide-68 {
				t.Errorf("%s: %q is %.0f wide, and a plate has room for %.0f", f.Name, brief(words), wide, plateWide-68)
			}
		}
	}
	for text := range briefs {
		if !used[text] {
			t.Errorf("nothing says %q any more", text)
		}
	}
	if brief("Draw a card.") != "Draw a card." {
		t.Error("a text without a short one is changed")
	}
}

// TestAbilityWords: on a plate an ability begins with what it costs.
func TestAbilityWords(t *testing.T) {
	n := 0
	for _, f := range printed(t) {
		if !strings.HasSuffix(f.Name, " A") || !strings.Contains(f.Text, ":") {
			continue
		}
		words := AbilityWords(f.Text)
		if !strings.HasPrefix(words, "1 ") && !strings.HasPrefix(words, "2 ") && !strings.HasPrefix(words, "3 ") || strings.Contains(words, "Once on each") {
			t.Errorf("%s: %q", f.Name, words)
		}
		n++
	}
	if n != 7 {
		t.Errorf("%d Locations have an ability, want 7", n)
	}
}
