package position

import (
	"os"
	"path/filepath"
	"testing"

	"lineup/game/card"
	"lineup/game/sets/base"
)

// book is made once for all tests.
var book = func() *card.Book {
	b, err := card.NewBook(base.Box())
	if err != nil {
		panic(err)
	}
	return b
}()

// TestPositions runs every position kept in the project.
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
			if err := Run(book, file, src); err != nil {
				t.Error(err)
			}
		})
	}
}
