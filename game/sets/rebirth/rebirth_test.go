package rebirth_test

import (
	"flag"
	"testing"

	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/sets/rebirth"
	"lineup/game/sets/settest"
)

var update = flag.Bool("update", false, "write the golden file anew")

func book(t *testing.T) *card.Book {
	return settest.Book(t, catalog.Whole, "rebirth", rebirth.Box().ID)
}

// TestFaces keeps every face as it reads.
func TestFaces(t *testing.T) { settest.Faces(t, book(t), *update) }

// TestArt: no two cards of the set look the same.
func TestArt(t *testing.T) { settest.Art(t, rebirth.Box().Cards) }

// TestEveryQuestionHasWords: whatever instruction may ask has a prompt.
func TestEveryQuestionHasWords(t *testing.T) { settest.Questions(t, book(t)) }
