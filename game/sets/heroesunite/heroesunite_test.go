package heroesunite_test

import (
	"flag"
	"testing"

	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/sets/heroesunite"
	"lineup/game/sets/settest"
)

var update = flag.Bool("update", false, "write the golden file anew")

// TestBox counts the box as the rulebook does.
func TestBox(t *testing.T) {
	counts := map[string]int{}
	for _, c := range heroesunite.Box().Cards {
		switch {
		case c.Promo:
			counts["promo"]++
		case c.Kind.MainDeck():
			counts["main deck"] += c.Copies
		default:
			counts[c.Kind.String()] += c.Copies
		}
	}
	want := map[string]int{"main deck": 111, "starter": 36 + 16, "kick": 16, "weakness": 20,
		"super_villain": 12, "super_hero": 7, "promo": 1}
	for k, n := range want {
		if counts[k] != n {
			t.Errorf("%s: got %d cards, want %d", k, counts[k], n)
		}
	}
}

func book(t *testing.T) *card.Book {
	return settest.Book(t, catalog.Shipped, "standard", heroesunite.Box().ID)
}

// TestFaces keeps every face as it reads.
func TestFaces(t *testing.T) { settest.Faces(t, book(t), *update) }

// TestArt: no two cards of the set look the same.
func TestArt(t *testing.T) { settest.Art(t, heroesunite.Box().Cards) }

// TestEveryQuestionHasWords: whatever instruction may ask has a prompt.
func TestEveryQuestionHasWords(t *testing.T) { settest.Questions(t, book(t)) }
