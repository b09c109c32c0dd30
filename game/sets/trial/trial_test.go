package trial_test

import (
	"testing"

	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/sets/settest"
	"lineup/game/sets/trial"
)

func book(t *testing.T) *card.Book { return settest.Book(t, catalog.Tested, "trial", trial.Box().ID) }

// TestFaces keeps every face as it reads.
func TestFaces(t *testing.T) { settest.Faces(t, book(t)) }

// TestArt: no two cards of the set look the same.
func TestArt(t *testing.T) { settest.Art(t, trial.Box().Cards) }

// TestEveryQuestionHasWords: whatever instruction may ask has a prompt.
func TestEveryQuestionHasWords(t *testing.T) { settest.Questions(t, book(t)) }
