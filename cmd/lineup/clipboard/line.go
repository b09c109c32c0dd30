package clipboard

import (
	"errors"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// check returns why a text is not a single plain line, or nil if it is.
func check(text string) error {
	switch {
	case len(text) > MaxBytes:
		return fmt.Errorf("the text is longer than %d KiB: copy less", MaxBytes>>10)
	case !utf8.ValidString(text):
		return errors.New("not text: copy a line of text")
	case strings.ContainsAny(text, "\n\r\u2028\u2029"):
		return errors.New("the text has more than one line: copy just one")
	case strings.ContainsFunc(text, unicode.IsControl):
		return errors.New("the text has unprintable characters: copy a line of plain text")
	}
	return nil
}

// printable replaces control characters by spaces, for strings.Map.
func printable(r rune) rune {
	if unicode.IsControl(r) {
		return ' '
	}
	return r
}
