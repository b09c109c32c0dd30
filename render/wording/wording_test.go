package wording

import (
	"errors"
	"strings"
	"testing"
	"time"

	"lineup/game/mode"
)

// TestAge checks that the words for a time get shorter with its age.
func TestAge(t *testing.T) {
	noon := time.Date(2026, 11, 22, 12, 0, 0, 0, time.Local)
	for want, at := range map[string]time.Time{
		"today 11:58": noon.Add(-2 * time.Minute), "today 15:00": noon.Add(3 * time.Hour), "yesterday": noon.Add(-13 * time.Hour),
		"20 Nov": noon.Add(-49 * time.Hour), "22 Nov 2025": noon.AddDate(-1, 0, 0), "23 Nov": noon.AddDate(0, 0, 1),
	} {
		t.Run(want, func(t *testing.T) {
			if got := Age(at.Unix(), noon); got != want {
				t.Errorf("%v is told as %q", at, got)
			}
		})
	}
	if got := Age(0, noon); got != "" {
		t.Errorf("a time that is not known is told as %q", got)
	}
}

// TestSentence checks that errors become sentences, without file names and field names.
func TestSentence(t *testing.T) {
	for said, want := range map[string]string{"": "Something went wrong.", "über": "Über.", "It is so.": "It is so.", "why?": "Why?", "games/39c6f3ee1bab6445.lineup: no space left on device": "No space left on device."} {
		if got := Sentence(said); got != want {
			t.Errorf("%q is told as %q, want %q", said, got, want)
		}
	}
	for want, err := range map[string]error{"The disk is full.": errors.New("the disk is full"), "There is no mode.": mode.Fault("mode", "there is no mode")} {
		if got := Reason(err); got != want {
			t.Errorf("%v is told as %q, want %q", err, got, want)
		}
	}
}

// TestOneLine checks that a name from a file is shown on one line and cut.
func TestOneLine(t *testing.T) {
	for name, want := range map[string]string{
		"Ana": "Ana", "a\nb\x00": "a b", "\xff": "", strings.Repeat("ü", 500): strings.Repeat("ü", MaxLetters) + "...",
	} {
		if got := OneLine(name); got != want {
			t.Errorf("%q is shown as %q, want %q", name, got, want)
		}
	}
}
