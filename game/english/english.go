// Package english checks texts for stilted English. Only tests use it.
package english

import "regexp"

// stilted are the patterns that no text of the program may have, not even a comment. Each stands for a habit: a
// noun in place of a verb, a passive without a player, a word that players do not use.
var stilted = []*regexp.Regexp{
	regexp.MustCompile(`(?i)\bwhoever\b`),
	regexp.MustCompile(`(?i)\b(is|are) told\b( apart)?`),
	regexp.MustCompile(`(?i)\blies\b`),
	regexp.MustCompile(`(?i)\bonce more\b`),
	regexp.MustCompile(`(?i)\banew\b`),
	regexp.MustCompile(`(?i)\bcostliest\b`),
	regexp.MustCompile(`(?i)\bturned up\b`),
	regexp.MustCompile(`(?i)\bequally many\b`),
	regexp.MustCompile(`(?i)\bin that way\b`),
	regexp.MustCompile(`(?i)\b(is|are) to be\b`),
	regexp.MustCompile(`(?i)\btak(e|en|es) back\b`),
	regexp.MustCompile(`(?i)\bwhat is to\b`),
	regexp.MustCompile(`(?i)\bat the most\b`),
	regexp.MustCompile(`(?i)\bno such thing\b`),
	regexp.MustCompile(`(?i)\b(is|are) not possible\b`),
	regexp.MustCompile(`(?i)\bgoes to its end\b`),
	regexp.MustCompile(`(?i)\bhand(ed|s)? over\b`),
	regexp.MustCompile(`(?i)\bopponents?\b`),
	regexp.MustCompile(`(?i)\bas often as you like\b`),
	regexp.MustCompile(`(?i)\bwhen you like\b`),
	regexp.MustCompile(`(?i)\bhow do you answer\b`),
	regexp.MustCompile(`(?i)\bchance (decides|follows)\b`),
	regexp.MustCompile(`(?i)\bby chance\b`),
	regexp.MustCompile(`(?i)\bno Defense helps\b`),
	regexp.MustCompile(`(?i)\b(laid|lay|lays|puts?) aside\b`),
	regexp.MustCompile(`(?i)\bone and the same\b`),
	regexp.MustCompile(`(?i)\bof different names\b`),
	regexp.MustCompile(`(?i)\bin the middle of (an?|its|your|their|another|the) ([a-z]+ )?(turn|draw|game|match|question|sentence|motion|animation|effect|text|rule|step|move|answer)\b`),
	regexp.MustCompile(`(?i)\b(colours?|grey|centre|cancelled|defence|licence|honou?r)\b`),
	regexp.MustCompile(`(?i)\b\S+ (is|are) no [a-z]+`),
}

// unclear are the patterns that a comment may have, where they speak of time or of a whole situation, but no text
// that a player or user reads.
var unclear = []*regexp.Regexp{
	regexp.MustCompile(`(?i)\bbe told\b`),
	regexp.MustCompile(`(?i)\bas long as\b`),
	regexp.MustCompile(`(?i)\bas far as\b`),
	regexp.MustCompile(`(?i)\ball the same\b`),
	regexp.MustCompile(`(?i)\bso many\b`),
	regexp.MustCompile(`(?i)\bwhat (was|came)\b`),
	regexp.MustCompile(`(?i)\bopen hands?\b`),
	regexp.MustCompile(`(?i)\bequally\b`),
	regexp.MustCompile(`(?i)\bkinds? of (cards?|Starters?)\b`),
	regexp.MustCompile(`(?i)\bsuch a\b`),
	regexp.MustCompile(`(?i)\bturned (down|face down)\b`),
	regexp.MustCompile(`(?i)\bonce a turn\b`),
}

// spoken are words for people that only stories use.
var spoken = regexp.MustCompile(`(?i)\b(every|any|some|no)body\b`)

// Spoken returns the first word of a text that belongs in stories only, or "".
func Spoken(text string) string { return spoken.FindString(text) }

// fine are phrases that a pattern finds in plain English.
var fine = regexp.MustCompile(`(?i)^there (is|are) no |(is|are) no (longer|wider|larger)$|^are told apart`)

// Stilted returns the first phrase of a text that matches a pattern, or "".
func Stilted(text string) string {
	if found := first(stilted, text); found != "" {
		return found
	}
	return first(unclear, text)
}

// Comment is like Stilted but for a comment in the sources.
func Comment(text string) string { return first(stilted, text) }

// first returns the first phrase of a text that matches one of some patterns, or "".
func first(patterns []*regexp.Regexp, text string) string {
	for _, r := range patterns {
		for _, found := range r.FindAllString(text, -1) {
			if !fine.MatchString(found) {
				return found
			}
		}
	}
	return ""
}

// test is a test, such as a *testing.T.
type test interface {
	Helper()
	Errorf(format string, args ...any)
}

// quoted is a part of a message that repeats what somebody wrote.
var quoted = regexp.MustCompile(`"(\\.|[^"\\])*"`)

// Error fails a test if the message of an error is stilted as it reads when composed, apart from what it
// quotes. A nil error passes. It returns the error.
func Error(t test, err error) error {
	t.Helper()
	if err == nil {
		return nil
	}
	if found := Stilted(quoted.ReplaceAllString(err.Error(), `"it"`)); found != "" {
		t.Errorf("%q is stilted in the error %q", found, err)
	}
	return err
}
