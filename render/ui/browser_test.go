package ui

import (
	"strings"
	"testing"

	"lineup/render/art"
)

// TestBrowserShowsTwoPiles checks that a pile of one card and a pile of eight with notes below some
// of them are whole without scrolling, and that the notes can be read.
func TestBrowserShowsTwoPiles(t *testing.T) {
	faces := make([]*art.Face, 8)
	for i := range faces {
		faces[i] = &art.Face{Name: "Level"}
	}
	var b Browser
	b.Zoom = &Zoom{}
	b.Open()
	b.Add("SCENARIO", faces[:1])
	b.Add("THREAT LEVELS", faces, "", "added to Level 0", "", "replaces Level 2")
	last := b.nth(9).box
	if low := last.Y + last.H; low > b.inside.H {
		t.Errorf("the last card ends at %.0f, below the panel's %.0f", low, b.inside.H)
	}
	words := ""
	for _, l := range NewCanvas().Read(1280, 720, nil, b.Draw).Lines {
		words += l.Text + "; "
	}
	for _, want := range []string{"added to Level 0", "replaces Level 2"} {
		if !strings.Contains(words, want) {
			t.Errorf("%q is not said: %s", want, words)
		}
	}
}
