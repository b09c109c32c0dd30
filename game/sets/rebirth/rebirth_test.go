package rebirth_test

import (
	"regexp"
	"strings"
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

// TestNoStepNumbers checks that no card, on either side, and no rules page besides the one that explains a
// turn says when something happens with the number of a step.
func TestNoStepNumbers(t *testing.T) {
	step := regexp.MustCompile(`\bSteps? \d`)
	cards := 0
	for _, c := range rebirth.Box().Cards {
		other := c
		rebirth.OtherSide(&other)
		for _, k := range []card.Card{c, other} {
			cards++
			for _, says := range []string{k.Text(), k.Brief} {
				if step.MatchString(says) {
					t.Errorf("%s says %q", k.Name, says)
				}
			}
		}
	}
	m, err := catalog.Shipped.Mode("rebirth")
	if err != nil {
		t.Fatal(err)
	}
	pages := 0
	for _, p := range m.Pages {
		if p.Title == "A turn" {
			continue
		}
		pages++
		for _, s := range p.Says {
			if says := strings.Join(s.Says, " "); step.MatchString(says) {
				t.Errorf("the page %q says %q", p.Title, says)
			}
		}
	}
	if cards < 200 || pages < 8 {
		t.Errorf("%d cards and %d pages: too few to have been tested", cards, pages)
	}
}
