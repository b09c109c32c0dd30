// Package wording words what comes from outside the window for those who read it on the screens:
// names out of files, errors, and times.
package wording

import (
	"regexp"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"lineup/game/mode"
)

// MaxLetters bounds what OneLine shows of a name.
const MaxLetters = 120

// OneLine returns a name from outside as it can be shown: on one line, and not without end.
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

// storeFile matches the name of a file in the store. It means nothing to people.
var storeFile = regexp.MustCompile(`^([a-z]+/\S+\.lineup(\.bak\d)?|\d{8}-\d{6}-\w+\.txt): `)

// Sentence returns the text of an error or a fault as a sentence, without the name of a file in the
// store.
func Sentence(s string) string {
	s = strings.TrimSpace(s)
	s = Capital(s[len(storeFile.FindString(s)):])
	if s == "" {
		return "Something went wrong."
	}
	if !strings.HasSuffix(s, ".") && !strings.HasSuffix(s, "!") && !strings.HasSuffix(s, "?") {
		s += "."
	}
	return s
}

// Reason returns an error as a sentence; of an error about a Plan, what is wrong with it.
func Reason(err error) string {
	if f, is := err.(*mode.FieldError); is {
		return f.Sentence()
	}
	return Sentence(err.Error())
}

// Capital returns a text with a capital at its beginning.
func Capital(s string) string {
	first, n := utf8.DecodeRuneInString(s)
	if n == 0 {
		return ""
	}
	return string(unicode.ToUpper(first)) + s[n:]
}

// Clock is the layout of a time of a day.
const Clock = "15:04"

// Age returns when something was saved, in seconds since 1970 began, for somebody who reads it
// now and where now is. It is "" for 0, a time that is not known.
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
