package grammar_test

import (
	"slices"
	"testing"

	"lineup/game/grammar"
)

// TestWords checks the words for numbers around the limits, and capitals.
func TestWords(t *testing.T) {
	for n, want := range map[int]string{-1: "-1", 0: "no", 1: "one", 12: "twelve", 13: "13"} {
		if got := grammar.Spelled(n); got != want {
			t.Errorf("%d is spelled %q, want %q", n, got, want)
		}
	}
	for n, want := range map[int]string{-1: "-1 cards", 0: "0 cards", 1: "1 card", 2: "2 cards", 11: "11 cards"} {
		if got := grammar.Cards(n); got != want {
			t.Errorf("%d cards are %q, want %q", n, got, want)
		}
	}
	for text, want := range map[string]string{"": "", "a card": "A card", "élodie attacks you": "Élodie attacks you", "2 cards": "2 cards", "\xff": "\xff"} {
		if got := grammar.Capital(text); got != want {
			t.Errorf("%q is capitalized %q, want %q", text, got, want)
		}
	}
}

// TestNames checks possessives, and names with those that are there several times counted.
func TestNames(t *testing.T) {
	for name, want := range map[string]string{"Ana": "Ana's", "James": "James'", "DORIS": "DORIS'", "Cy...": "Cy...'s"} {
		if got := grammar.Possessive(name); got != want {
			t.Errorf("the possessive of %q is %q, want %q", name, got, want)
		}
	}
	names := []string{"Punch", "Katana", "Punch", "Kick", "Punch", "Kick"}
	if got, want := grammar.Counted(names), []string{"Punch ×3", "Katana", "Kick ×2"}; !slices.Equal(got, want) {
		t.Errorf("%q are counted %q, want %q", names, got, want)
	}
	if got := grammar.Counted(nil); len(got) > 0 {
		t.Errorf("no names are counted %q", got)
	}
}

// TestTurns checks the name of a turn, and how many turns of a game one player had.
func TestTurns(t *testing.T) {
	if got := grammar.Capital(grammar.Turn(12)); got != "Turn 12" {
		t.Errorf("turn 12 is %q", got)
	}
	for want, of := range map[string][2]int{"21 of 42 turns": {21, 42}, "42 turns": {42, 42}, "1 turn": {1, 1}, "0 of 1 turn": {0, 1}} {
		if got := grammar.TurnsOf(of[0], of[1]); got != want {
			t.Errorf("%v are %q, want %q", of, got, want)
		}
	}
}
