// Package english checks texts for stilted English. Only tests use it.
package english

import "regexp"

// stilted are the patterns that no text of the program may have. Each stands for a habit: a noun in
// place of a verb, a passive without a player, a word that players do not use.
var stilted = []*regexp.Regexp{
	regexp.MustCompile(`(?i)\bwhoever\b`),
	regexp.MustCompile(`(?i)\b(is|are|be) told\b`),
	regexp.MustCompile(`(?i)\blies\b`),
	regexp.MustCompile(`(?i)\bas long as\b`),
	regexp.MustCompile(`(?i)\bonce more\b`),
	regexp.MustCompile(`(?i)\banew\b`),
	regexp.MustCompile(`(?i)\ball the same\b`),
	regexp.MustCompile(`(?i)\bcostliest\b`),
	regexp.MustCompile(`(?i)\bturned up\b`),
	regexp.MustCompile(`(?i)\bequally many\b`),
	regexp.MustCompile(`(?i)\bso many\b`),
	regexp.MustCompile(`(?i)\bin that way\b`),
	regexp.MustCompile(`(?i)\b(is|are) to be\b`),
	regexp.MustCompile(`(?i)\btak(e|en|es) back\b`),
	regexp.MustCompile(`(?i)\bwhat (was|came|is to)\b`),
	regexp.MustCompile(`(?i)\bopen hands?\b`),
	regexp.MustCompile(`(?i)\bat the most\b`),
	regexp.MustCompile(`(?i)\bequally\b`),
	regexp.MustCompile(`(?i)\bkinds? of (cards?|Starters?)\b`),
	regexp.MustCompile(`(?i)\bsuch a\b`),
	regexp.MustCompile(`(?i)\bno such thing\b`),
	regexp.MustCompile(`(?i)\b(is|are) not possible\b`),
	regexp.MustCompile(`(?i)\bgoes to its end\b`),
	regexp.MustCompile(`(?i)\bhand(ed|s)? over\b`),
	regexp.MustCompile(`(?i)\bturned (down|face down)\b`),
	regexp.MustCompile(`(?i)\bopponents?\b`),
	regexp.MustCompile(`(?i)\bas often as you like\b`),
	regexp.MustCompile(`(?i)\b(colours?|grey|centre|cancelled|defence|licence|honou?r)\b`),
	regexp.MustCompile(`(?i)\b\S+ (is|are) no [a-z]+`),
}

// spoken are words for people that only stories use.
var spoken = regexp.MustCompile(`(?i)\b(every|any|some|no)body\b`)

// Spoken returns the first word of a text that belongs in stories only, or "".
func Spoken(text string) string { return spoken.FindString(text) }

// fine are phrases that a pattern finds in plain English.
var fine = regexp.MustCompile(`(?i)^there (is|are) no |(is|are) no longer$`)

// Stilted returns the first phrase of a text that matches a pattern, or "".
func Stilted(text string) string {
	for _, r := range stilted {
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

// Error fails a test if the message of an error is stilted as it reads when composed. A nil error
// passes. It returns the error.
func Error(t test, err error) error {
	t.Helper()
	if err == nil {
		return nil
	}
	if found := Stilted(err.Error()); found != "" {
		t.Errorf("%q is stilted in the error %q", found, err)
	}
	return err
}
