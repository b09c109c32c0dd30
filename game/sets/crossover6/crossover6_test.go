package crossover6_test

import (
	"testing"

	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/mode"
	"lineup/game/sets/crossover6"
	"lineup/game/sets/settest"
)

// TestBox checks the number of cards in the set.
func TestBox(t *testing.T) {
	settest.Box(t, crossover6.Box().Cards, map[string]int{"main deck": 23, "super_villain": 8, "super_hero": 6})
}

// book returns the book of a game with the base set and this one.
func book(t *testing.T) *card.Book {
	t.Helper()
	g, err := catalog.Shipped.Prepare(mode.Plan{Mode: "standard", Sets: []string{"base", crossover6.Box().ID}})
	if err != nil {
		t.Fatal(err)
	}
	return g.Book
}

// TestFaces checks that every face reads as before.
func TestFaces(t *testing.T) { settest.Faces(t, book(t), crossover6.Box().ID) }

// TestArt checks that no two cards of the set look the same.
func TestArt(t *testing.T) { settest.Art(t, crossover6.Box().Cards) }

// TestEveryQuestionHasWords checks that every instruction that may ask has a prompt.
func TestEveryQuestionHasWords(t *testing.T) { settest.Questions(t, book(t)) }
