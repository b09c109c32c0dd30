// Package wording prepares text from outside the window for the screens: names in files, errors,
// and times.
package wording

import (
	"regexp"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"lineup/game/grammar"
	"lineup/game/mode"
)

// MaxLetters is the greatest length of a name from OneLine, in letters.
const MaxLetters = 120

// OneLine returns a name from outside on one line, cut to MaxLetters.
func OneLine(s string) string {
	var out strings.Builder
	n := 0
	for _, r := range s {
		if n == MaxLetters {
			return out.String() + "..."
		}
		if r == utf8.RuneError || !unicode.IsPrint(r) {
			r = ' '
		}
		out.WriteRune(r)
		n++
	}
	return strings.TrimSpace(out.String())
}

// storeFile matches the name of a file in the store, which means nothing to people.
var storeFile = regexp.MustCompile(`^([a-z]+/\S+\.lineup(\.bak\d)?|(n\d{12}-)?\d{8}-\d{6}-\w+\.txt): `)

// Sentence returns the text of an error or a fault as a sentence, without the file name in the
// store.
func Sentence(s string) string {
	s = strings.TrimSpace(s)
	s = grammar.Capital(s[len(storeFile.FindString(s)):])
	if s == "" {
		return "Something went wrong."
	}
	if !strings.HasSuffix(s, ".") && !strings.HasSuffix(s, "!") && !strings.HasSuffix(s, "?") {
		s += "."
	}
	return s
}

// Reason returns an error as a sentence. For an error about a Plan it is the fault without the
// field's name.
func Reason(err error) string {
	if f, is := err.(*mode.FieldError); is {
		return f.Sentence()
	}
	return Sentence(err.Error())
}

// Clock is the layout of a time of a day.
const Clock = "15:04"

// Age returns the time of a save in words, relative to now and in its time zone. Written is in
// seconds since 1970 began. The result is "" for 0, an unknown time.
func Age(written int64, now time.Time) string {
	if written == 0 {
		return ""
	}
	at := time.Unix(written, 0).In(now.Location())
	day := func(t time.Time) string { return t.Format(time.DateOnly) }
	switch {
	case day(at) == day(now):
		return "today " + at.Format(Clock)
	case day(at) == day(now.AddDate(0, 0, -1)):
		return "yesterday"
	case at.Year() == now.Year():
		return at.Format("2 Jan")
	}
	return at.Format("2 Jan 2006")
}
