package position

import (
	"os"
	"path/filepath"
	"testing"

	"lineup/game/catalog"
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
