package heroesunite_test

import (
	"testing"

	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/sets/heroesunite"
	"lineup/game/sets/settest"
)

// TestBox checks the number of cards in the set.
func TestBox(t *testing.T) {
	settest.Box(t, heroesunite.Box().Cards, map[string]int{"main deck": 111, "starter": 36 + 16, "kick": 16, "weakness": 20,
		"super_villain": 12, "super_hero": 7, "promo": 1})
}

func book(t *testing.T) *card.Book {
	return settest.Book(t, catalog.Shipped, "standard", heroesunite.Box().ID)
}

// TestFaces checks that every face reads as before.
func TestFaces(t *testing.T) { settest.Faces(t, book(t)) }

// TestArt checks that no two cards of the set look the same.
func TestArt(t *testing.T) { settest.Art(t, heroesunite.Box().Cards) }

// TestEveryQuestionHasWords checks that every instruction that may ask has a prompt.
func TestEveryQuestionHasWords(t *testing.T) { settest.Questions(t, book(t)) }

// TestEarlier checks that the two corrected counts are as before in the first edition, so that games
// saved in it continue with the cards they were dealt.
func TestEarlier(t *testing.T) {
	count := func(e card.Edition, name string, kind card.Kind) int {
		for _, c := range heroesunite.Box().In(e).Cards {
			if c.Name == name && c.Kind == kind {
				return c.Copies
			}
		}
		t.Fatalf("%s is not in the set", name)
		return 0
	}
	for _, want := range []struct {
		name      string
		kind      card.Kind
		then, now int
	}{{"Larfleeze", card.Villain, 2, 1}, {"Shazam!", card.SuperPower, 1, 2}, {"Starbolt", card.SuperPower, 3, 3}} {
		if then, now := count(card.First, want.name, want.kind), count(card.Latest, want.name, want.kind); then != want.then || now != want.now {
			t.Errorf("%s: %d copies in the first edition and %d now, not %d and %d", want.name, then, now, want.then, want.now)
		}
	}
}
