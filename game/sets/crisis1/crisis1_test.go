package crisis1_test

import (
	"testing"

	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/mode"
	"lineup/game/sets/crisis1"
	"lineup/game/sets/settest"
)

// TestBox checks the number of cards in the set.
func TestBox(t *testing.T) {
	settest.Box(t, crisis1.Box().Cards, map[string]int{"main deck": 32, "super_villain": 12, "super_hero": 6})
}

// book returns the book of a game with the base set and this one.
func book(t *testing.T) *card.Book {
	t.Helper()
	g, err := catalog.Shipped.Prepare(mode.Plan{Mode: "standard", Sets: []string{"base", crisis1.Box().ID}})
	if err != nil {
		t.Fatal(err)
	}
	return g.Book
}

// TestFaces checks that every face reads as before.
func TestFaces(t *testing.T) { settest.Faces(t, book(t), crisis1.Box().ID) }

// TestArt checks that no two cards of the set look the same.
func TestArt(t *testing.T) { settest.Art(t, crisis1.Box().Cards) }

// TestEveryQuestionHasWords checks that every instruction that may ask has a prompt.
func TestEveryQuestionHasWords(t *testing.T) { settest.Questions(t, book(t)) }
