package trial_test

import (
	"testing"

	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/sets/settest"
	"lineup/game/sets/trial"
)

func book(t *testing.T) *card.Book { return settest.Book(t, catalog.Tested, "trial", trial.Box().ID) }

// TestFaces checks that every face reads as before.
func TestFaces(t *testing.T) { settest.Faces(t, book(t)) }

// TestArt checks that no two cards of the set look the same.
func TestArt(t *testing.T) { settest.Art(t, trial.Box().Cards) }

// TestEveryQuestionHasWords checks that every instruction that may ask has a prompt.
func TestEveryQuestionHasWords(t *testing.T) { settest.Questions(t, book(t)) }
