package foreverevil_test

import (
	"testing"

	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/sets/foreverevil"
	"lineup/game/sets/settest"
)

// TestBox checks the number of cards in the set.
func TestBox(t *testing.T) {
	settest.Box(t, foreverevil.Box().Cards, map[string]int{"main deck": 106, "starter": 36 + 16, "kick": 16, "weakness": 20,
		"super_villain": 12, "super_hero": 7, "promo": 2})
}

func book(t *testing.T) *card.Book {
	return settest.Book(t, catalog.Shipped, "standard", foreverevil.Box().ID)
}

// TestFaces checks that every face reads as before.
func TestFaces(t *testing.T) { settest.Faces(t, book(t)) }

// TestArt checks that no two cards of the set look the same.
func TestArt(t *testing.T) { settest.Art(t, foreverevil.Box().Cards) }

// TestEveryQuestionHasWords checks that every instruction that may ask has a prompt.
func TestEveryQuestionHasWords(t *testing.T) { settest.Questions(t, book(t)) }
