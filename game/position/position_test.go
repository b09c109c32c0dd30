package position

import (
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"testing"

	"lineup/game/catalog"
	"lineup/game/english"
)

// TestPositions checks that every position of the project passes.
func TestPositions(t *testing.T) {
	files, err := Files("testdata")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		name, err := filepath.Rel("testdata", file)
		if err != nil {
			t.Fatal(err)
		}
		t.Run(filepath.ToSlash(name), func(t *testing.T) {
			t.Parallel()
			src, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if err := Run(catalog.Tested, file, src); err != nil {
				t.Error(err)
			}
		})
	}
}

// titled finds the title of a position.
var titled = regexp.MustCompile(`(?m)^position\(("(?:\\.|[^"\\])*")`)

// TestTitles checks that every position has a title in plain English.
func TestTitles(t *testing.T) {
	files, err := Files("testdata")
	if err != nil || len(files) < 3000 {
		t.Fatalf("only %d positions: %v", len(files), err)
	}
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		m := titled.FindSubmatch(src)
		if m == nil {
			t.Errorf("%s has no title", file)
			continue
		}
		title, err := strconv.Unquote(string(m[1]))
		if found := english.Stilted(title) + english.Spoken(title); err != nil || found != "" {
			t.Errorf("%s: %q is stilted in %q (%v)", file, found, title, err)
		}
	}
}
