package rebirth_test

import (
	"testing"

	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/sets/rebirth"
	"lineup/game/sets/settest"
)

func book(t *testing.T) *card.Book {
	return settest.Book(t, catalog.Shipped, "rebirth", rebirth.Box().ID)
}

// TestFaces checks that every face reads as before.
func TestFaces(t *testing.T) { settest.Faces(t, book(t)) }

// TestArt checks that no two cards of the set look the same.
func TestArt(t *testing.T) { settest.Art(t, rebirth.Box().Cards) }

// TestEveryQuestionHasWords checks that every instruction that may ask has a prompt.
func TestEveryQuestionHasWords(t *testing.T) { settest.Questions(t, book(t)) }
