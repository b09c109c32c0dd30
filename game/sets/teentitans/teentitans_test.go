package teentitans_test

import (
	"testing"

	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/sets/settest"
	"lineup/game/sets/teentitans"
)

// TestBox checks the number of cards in the set.
func TestBox(t *testing.T) {
	settest.Box(t, teentitans.Box().Cards, map[string]int{"main deck": 113, "starter": 36 + 16, "kick": 16, "weakness": 20,
		"super_villain": 12, "super_hero": 7, "promo": 1})
}

func book(t *testing.T) *card.Book {
	return settest.Book(t, catalog.Shipped, "standard", teentitans.Box().ID)
}

// TestFaces checks that every face reads as before.
func TestFaces(t *testing.T) { settest.Faces(t, book(t)) }

// TestArt checks that no two cards of the set look the same.
func TestArt(t *testing.T) { settest.Art(t, teentitans.Box().Cards) }

// TestEveryQuestionHasWords checks that every instruction that may ask has a prompt.
func TestEveryQuestionHasWords(t *testing.T) { settest.Questions(t, book(t)) }
