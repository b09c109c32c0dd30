// Package naming is the one rule for the names that people give: of a seat, a team, a campaign, and
// a save. Fields, flags, Plans, saved games, and campaigns all use it, so a name that one of them
// accepts can be drawn, saved, read back, and told apart from the others everywhere.
package naming

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/mtibben/confusables"
	"golang.org/x/text/cases"
	"golang.org/x/text/unicode/norm"
)

const (
	// MaxLetters is the greatest length of a name, in letters.
	MaxLetters = 24
	// MaxNote is the greatest length of a note, in letters. Notes follow no other rule.
	MaxNote = 80

	maxBytes = MaxLetters * 24 // of a name before it is tidy: enough for spaces and accents
)

// Tidy returns a name in the form that is compared and saved: composed letters (NFC), and single
// spaces between words only.
func Tidy(name string) string {
	for {
		tidy := norm.NFC.String(strings.Join(strings.Fields(name), " "))
		if tidy == name {
			return name
		}
		name = tidy
	}
}

// Take returns the tidy form of a name. The error is the reason why it is not allowed.
func Take(name string) (string, error) {
	if name = strings.TrimSpace(name); len(name) > maxBytes {
		return "", errLong
	}
	name = Tidy(name)
	if name == "" {
		return "", errors.New("a name needs at least one letter")
	}
	for _, r := range name {
		if why := missing(r); why != "" {
			return "", errors.New(why)
		}
	}
	if utf8.RuneCountInString(name) > MaxLetters {
		return "", errLong
	}
	return name, nil
}

// TakeTitle is like Take but also takes no name at all, for saves and campaigns without a title.
func TakeTitle(title string) (string, error) {
	if strings.TrimSpace(title) == "" {
		return "", nil
	}
	return Take(title)
}

var errLong = fmt.Errorf("a name has at most %d letters", MaxLetters)

// Allows reports whether a name is allowed and tidy.
func Allows(name string) bool {
	tidy, err := Take(name)
	return err == nil && tidy == name
}

// Missing returns the reason why a letter cannot be in a name, as part of a sentence, or "" if it
// can.
func Missing(letter rune) string {
	if unicode.IsSpace(letter) {
		return ""
	}
	for _, r := range norm.NFC.String(string(letter)) {
		if why := missing(r); why != "" {
			return why
		}
	}
	return ""
}

// missing is like Missing but for a letter of a tidy name.
func missing(r rune) string {
	switch {
	case r == ' ' || Drawn(r):
		return ""
	case r == utf8.RuneError:
		return "a name must be valid text"
	case unicode.IsControl(r):
		return "a name can't contain line breaks or other control characters"
	case unicode.In(r, unicode.Cf, unicode.Zl, unicode.Zp, unicode.Variation_Selector):
		return "a name can't contain invisible characters"
	case unicode.Is(unicode.M, r):
		return "a name can't contain that accent on that letter"
	}
	script := scriptOf(r)
	switch {
	case script == "" || !unicode.IsLetter(r):
		return "the game's fonts don't have that symbol: use letters, digits, and punctuation"
	case slices.Contains(covered, script):
		return fmt.Sprintf("the game's fonts don't have that %s letter: use a more common one", script)
	}
	return fmt.Sprintf("the game's fonts don't have %s letters: use %s, %s, or %s letters", script, covered[0], covered[1], covered[2])
}

// covered are the scripts that the fonts have.
var covered = []string{"Latin", "Greek", "Cyrillic"}

// plainScripts are the scripts whose letters people call something else.
var plainScripts = map[string]string{"Han": "Chinese", "Hiragana": "Japanese", "Katakana": "Japanese", "Hangul": "Korean"}

// scriptOf returns the name of the script of a letter, or "" if it belongs to none of its own.
func scriptOf(r rune) string {
	for name, table := range unicode.Scripts { // a letter has one script, so their order does not matter
		if !unicode.Is(table, r) {
			continue
		}
		if name == "Common" || name == "Inherited" {
			return ""
		}
		if plain, ok := plainScripts[name]; ok {
			return plain
		}
		return strings.ReplaceAll(name, "_", " ")
	}
	return ""
}

// Alike reports whether two names can be mistaken for each other: they are the same in small or
// capital letters, or look the same.
func Alike(a, b string) bool {
	if a == b {
		return true
	}
	x, y := looksOf(a), looksOf(b)
	for i := range x {
		if x[i] == y[i] {
			return true
		}
	}
	return false
}

// looks are the forms of a name that no other name at the table may share: without capitals, and its
// look as it is, in small letters, and in capitals as on the curtain (UTS #39).
type looks [4]string

func looksOf(name string) looks {
	small := cases.Fold().String(norm.NFKC.String(name))
	return looks{norm.NFKC.String(small), confusables.Skeleton(name), confusables.Skeleton(small), confusables.Skeleton(strings.ToUpper(name))}
}

// Taken reports whether a name can be mistaken for one of others.
func Taken(name string, others []string) bool {
	return slices.ContainsFunc(others, func(other string) bool { return Alike(name, other) })
}

// Check returns an error if a name at one table is not allowed, or two look alike. Names and teams are
// by player. A player without a team has "". One is what a player is called, such as "seat".
func Check(one string, names, teams []string) error {
	var sides []string
	for i, name := range names {
		if name == "" {
			return fmt.Errorf("%s %d has no name", one, i+1)
		}
		if _, err := Take(name); err != nil {
			return fmt.Errorf("%s %d: %w", one, i+1, err)
		}
		if _, err := TakeTitle(teams[i]); err != nil {
			return fmt.Errorf("the team of %s %d: %w", one, i+1, err)
		}
		if teams[i] != "" && !slices.Contains(sides, teams[i]) {
			sides = append(sides, teams[i])
		}
	}
	if err := Clash(names, one+"s"); err != nil {
		return err
	}
	return Clash(sides, "teams")
}

// Clash returns an error if two names can be mistaken for each other, or nil. They are a kind of
// names, such as "seats".
func Clash(names []string, kind string) error {
	for i, name := range names {
		for _, other := range names[:i] {
			switch {
			case name == other:
				return fmt.Errorf("two %s are named %s", kind, name)
			case Alike(name, other):
				return fmt.Errorf("the names %s and %s look alike: change one of them", other, name)
			}
		}
	}
	return nil
}
