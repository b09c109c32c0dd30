package rebirth_test

import (
	"testing"

	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/sets/rebirth"
	"lineup/game/sets/settest"
)

func book(t *testing.T) *card.Book {
	return settest.Book(t, catalog.Whole, "rebirth", rebirth.Box().ID)
}

// TestFaces keeps every face as it reads.
func TestFaces(t *testing.T) { settest.Faces(t, book(t)) }

// TestArt: no two cards of the set look the same.
func TestArt(t *testing.T) { settest.Art(t, rebirth.Box().Cards) }

// TestEveryQuestionHasWords: whatever instruction may ask has a prompt.
func TestEveryQuestionHasWords(t *testing.T) { settest.Questions(t, book(t)) }
