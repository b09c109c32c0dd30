package engine_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

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
	regexp.MustCompile(`(?i)\b\S+ (is|are) no [a-z]+`),
}

// fine are phrases that a pattern finds in plain English.
var fine = regexp.MustCompile(`(?i)^there (is|are) no |(is|are) no longer$`)

// untold are the folders with texts that no player or user reads, or with a voice of their own:
// the story, and the tools that test the program.
var untold = []string{"../game/story", "../cmd/mutants", "../game/testgame", "../render/testgame", "../game/sets/settest"}

// stiltedIn returns the first phrase of a text that matches a pattern, or "".
func stiltedIn(text string) string {
	for _, r := range stilted {
		for _, found := range r.FindAllString(text, -1) {
			if !fine.MatchString(found) {
				return found
			}
		}
	}
	return ""
}

// TestEnglish checks every text in the sources that has several words: screens, cards, log, errors
// and help. Tests are not read.
func TestEnglish(t *testing.T) {
	read := 0
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir():
			for _, folder := range untold {
				if filepath.ToSlash(path) == folder {
					return filepath.SkipDir
				}
			}
			return nil
		case !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go"):
			return nil
		}
		set := token.NewFileSet()
		f, err := parser.ParseFile(set, path, nil, 0)
		if err != nil {
			return err
		}
		ast.Inspect(f, func(n ast.Node) bool {
			l, ok := n.(*ast.BasicLit)
			if !ok || l.Kind != token.STRING {
				return true
			}
			if text, err := strconv.Unquote(l.Value); err == nil && strings.Contains(text, " ") {
				read++
				if found := stiltedIn(text); found != "" {
					t.Errorf("%s: %q is stilted in %q", set.Position(l.Pos()), found, text)
				}
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if read < 5000 {
		t.Errorf("only %d texts were read", read)
	}
}

// TestStilted checks the patterns themselves.
func TestStilted(t *testing.T) {
	for text, want := range map[string]string{
		"Whoever avoids it gives nothing":     "Whoever",
		"the card lies in the Line-Up":        "lies",
		`"Moon" is no card`:                   `Moon" is no card`,
		"there is no card named Moon":         "",
		"this format is no longer supported":  "",
		"The player is told when it is ready": "is told",
		"You may destroy a card":              "",
	} {
		if got := stiltedIn(text); got != want {
			t.Errorf("%q: found %q, want %q", text, got, want)
		}
	}
}
