package english_test

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"lineup/game/english"
)

// untold are the folders with texts that no player or user reads: those of tests and of the tool
// that checks them.
var untold = []string{"../../cmd/mutants", "../../game/testgame", "../../render/testgame", "../../game/sets/settest"}

// spoken reports whether the texts of a file may speak of somebody: those of stories, and the
// engine's names of its parts, which no player reads.
func spoken(path string) bool {
	path = filepath.ToSlash(path)
	return strings.Contains(path, "/game/story/") || path == "../../engine/names.go" || path == "../../render/campaign/muster.go"
}

// TestEnglish checks every text in the sources that has several words, which are screens, cards, log, errors and
// help, and every comment. Of tests, only the comments are read.
func TestEnglish(t *testing.T) {
	read, comments := 0, 0
	err := filepath.WalkDir("../..", func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() || !strings.HasSuffix(path, ".go"):
			return nil
		}
		set := token.NewFileSet()
		f, err := parser.ParseFile(set, path, nil, parser.ParseComments)
		if err != nil {
			return err
		}
		for _, g := range f.Comments {
			_, text, _ := strings.Cut(strings.Join(strings.Fields(g.Text()), " "), " ") // the first word may be a name
			if comments++; english.Comment(text) != "" {
				t.Errorf("%s: %q is stilted in a comment", set.Position(g.Pos()), english.Comment(text))
			}
		}
		if strings.HasSuffix(path, "_test.go") || slices.Contains(untold, filepath.ToSlash(filepath.Dir(path))) {
			return nil
		}
		ast.Inspect(f, func(n ast.Node) bool {
			l, ok := n.(*ast.BasicLit)
			if !ok || l.Kind != token.STRING {
				return true
			}
			if text, err := strconv.Unquote(l.Value); err == nil && strings.Contains(text, " ") {
				read++
				if found := english.Stilted(text); found != "" {
					t.Errorf("%s: %q is stilted in %q", set.Position(l.Pos()), found, text)
				}
				if found := english.Spoken(text); found != "" && !spoken(path) {
					t.Errorf("%s: %q belongs in stories, not in %q", set.Position(l.Pos()), found, text)
				}
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if read < 5000 || comments < 20000 {
		t.Errorf("only %d texts and %d comments were read", read, comments)
	}
}

// TestStilted checks the patterns themselves.
func TestStilted(t *testing.T) {
	for text, want := range map[string]string{
		"Whoever avoids it gives nothing":      "Whoever",
		"the card lies in the Line-Up":         "lies",
		`"Moon" is no card`:                    `Moon" is no card`,
		"there is no card named Moon":          "",
		"this format is no longer supported":   "",
		"The player is told when it is ready":  "is told",
		"You may destroy a card":               "",
		"The Defence Card costs 3":             "Defence",
		"4 is not possible":                    "is not possible",
		"Bane attacks you. How do you answer?": "How do you answer",
		"Discard it in the middle of a draw":   "in the middle of a draw",
		"a sign in the middle of the card":     "",
		"the column is no wider than the card": "",
		"colors that are told apart":           "",
		"as long as it is in play":             "as long as",
	} {
		if got := english.Stilted(text); got != want {
			t.Errorf("%q: found %q, want %q", text, got, want)
		}
	}
}

// TestComment checks that a comment may have phrases that a text for players may not, but not all of them.
func TestComment(t *testing.T) {
	for text, want := range map[string]string{
		"Undo returns such a card":       "",
		"Read waits as long as it must":  "",
		"Read waits until it is told":    "is told",
		"Zone returns where a card lies": "lies",
		"Less is no order":               "Less is no order",
	} {
		if got := english.Comment(text); got != want {
			t.Errorf("%q: found %q, want %q", text, got, want)
		}
	}
}

// failures counts the failures of a test.
type failures int

func (*failures) Helper()                 {}
func (n *failures) Errorf(string, ...any) { *n++ }

// TestError checks that an error fails a test only if its composed message is stilted.
func TestError(t *testing.T) {
	var n failures
	english.Error(&n, nil)
	english.Error(&n, errors.New("seed: -5 must be a whole number from 1"))
	english.Error(&n, fmt.Errorf("unknown player %q", `Ana "grey"`))
	if n != 0 {
		t.Error("plain errors fail a test")
	}
	english.Error(&n, fmt.Errorf("%q is no %s", "moon", "set"))
	if english.Error(&n, fmt.Errorf("%s is no %s", "moon", "set")); n != 2 {
		t.Error("a message that is stilted once composed passes")
	}
}
