package pen

import (
	"image/color"
	"reflect"
	"testing"
)

// TestTintsOfLines checks that tints follow their words when a text is broken into lines, is
// shortened, or is not all there.
func TestTintsOfLines(t *testing.T) {
	text := "Zoë attacked Ana and you, with great effect"
	tints := []Tint{{From: 0, To: 4, Colour: Gold}, {From: 14, To: 17, Colour: Paper}, {From: 22, To: 25, Colour: Ink}}
	for i, c := range []struct {
		lines []string
		want  [][]Tint
	}{
		{[]string{text}, [][]Tint{tints}},
		{[]string{"Zoë attacked", "Ana and you, with", "great effect"}, [][]Tint{{{0, 4, Gold}}, {{0, 3, Paper}, {8, 11, Ink}}, nil}},
		{[]string{"Zoë attacked", "Ana and y..."}, [][]Tint{{{0, 4, Gold}}, {{0, 3, Paper}, {8, 9, Ink}}}},
		{[]string{"Zoë attacked A", "na and"}, [][]Tint{{{0, 4, Gold}, {13 + 1, 15, Paper}}, {{0, 2, Paper}}}},
		{[]string{"other words"}, [][]Tint{nil}},
		{nil, [][]Tint{}},
	} {
		if got := TintsOfLines(text, c.lines, tints); !reflect.DeepEqual(got, c.want) {
			t.Errorf("%d: %q has %v, want %v", i, c.lines, got, c.want)
		}
	}
}

// TestPieces checks that a line's pieces are the whole line, in order, whatever its tints are.
func TestPieces(t *testing.T) {
	for _, tints := range [][]Tint{nil, {{0, 3, Gold}}, {{3, 6, Gold}}, {{0, 2, Gold}, {2, 6, Ink}}, {{4, 99, Gold}}, {{3, 5, Gold}, {1, 2, Ink}}, TintOf("abcdef", "CD", Gold), TintOf("abcdef", "x", Gold)} {
		said := ""
		Pieces("abcdef", Paper, tints, func(from, to int, _ color.NRGBA) { said += "abcdef"[from:to] })
		if said != "abcdef" {
			t.Errorf("with %v the pieces are %q", tints, said)
		}
	}
}
