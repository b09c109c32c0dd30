package filedialog

import (
	"fmt"
	"path/filepath"
	"strings"
	"unicode"
	"unicode/utf8"
)

// readPath reads the path that the program printed.
func readPath(helper, stdout string) Result {
	path, whole := strings.CutSuffix(stdout, "\n")
	path = strings.TrimSuffix(path, "\r")
	switch {
	case !whole || !filepath.IsAbs(path):
		return failed("%s printed no full path (%s)", helper, shown(path))
	case !utf8.ValidString(path) || strings.ContainsFunc(path, unicode.IsControl):
		return Result{Err: fmt.Errorf("the path %s has unprintable characters: rename the file or its folder", shown(path))}
	}
	return Result{Path: filepath.Clean(path)}
}

// shown returns the beginning of any text, in quotes.
func shown(text string) string {
	const most = 60
	if len(text) > most {
		return fmt.Sprintf("%q...", text[:most])
	}
	return fmt.Sprintf("%q", text)
}

// printable drops control characters, for strings.Map.
func printable(r rune) rune {
	if unicode.IsControl(r) {
		return -1
	}
	return r
}
