package sets_test

import (
	"bufio"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"lineup/game/card"
	"lineup/game/sets"
)

// positions is the folder of the positions.
const positions = "../position/testdata"

// maxRuling is the largest number of letters in a ruling. Anything longer is not a short answer.
const maxRuling = 130

// TestRulings checks that every ruling is about one card of its set, reads as a sentence, and is
// shown by a position that names that card.
func TestRulings(t *testing.T) {
	for _, set := range sets.All() {
		if len(set.Rulings) == 0 {
			t.Errorf("%s has no rulings", set.ID)
		}
		bears, said := map[string]int{}, map[string]bool{}
		for i := range set.Cards {
			bears[set.Cards[i].Name]++
		}
		for _, r := range set.Rulings {
			if bears[r.Card] != 1 {
				t.Errorf("%s: %d cards are named %q, want 1 for a ruling", set.ID, bears[r.Card], r.Card)
			}
			if first := []rune(r.Says); len(first) == 0 || !unicode.IsUpper(first[0]) || !strings.HasSuffix(r.Says, ".") || len(first) > maxRuling {
				t.Errorf("%s: %q is not a sentence of at most %d letters", r.Card, r.Says, maxRuling)
			}
			if said[r.Card+r.Says] {
				t.Errorf("%s: %q is there twice", r.Card, r.Says)
			}
			said[r.Card+r.Says] = true
			text, err := os.ReadFile(filepath.Join(positions, filepath.FromSlash(r.Shown)+".star"))
			if err != nil {
				t.Errorf("%s: no position shows %q: %v", r.Card, r.Says, err)
				continue
			}
			if !strings.Contains(string(text), `"ruling:`+r.Card+`"`) && !strings.Contains(string(text), `"card:`+r.Card+`"`) {
				t.Errorf("%s: the rules of position %s do not name the card", r.Card, r.Shown)
			}
		}
	}
}

// TestCollectedRulings checks that every collected ruling about a card of the sets is covered, with
// at least one ruling for each fact that the sets can show.
func TestCollectedRulings(t *testing.T) {
	f, err := os.Open("testdata/rulings.tsv")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	entries, facts := 0, 0
	for lines := bufio.NewScanner(f); lines.Scan(); {
		if strings.HasPrefix(lines.Text(), "#") {
			continue
		}
		cells := strings.Split(lines.Text(), "\t")
		if len(cells) < 4 {
			t.Fatalf("%q has fewer than four cells", lines.Text())
		}
		set, err := sets.Find(cells[0])
		if err != nil {
			t.Fatal(err)
		}
		all, e1 := strconv.Atoi(cells[2])
		elsewhere, e2 := strconv.Atoi(cells[3])
		if e1 != nil || e2 != nil || elsewhere > all || (elsewhere > 0) != (len(cells) == 5) {
			t.Fatalf("%q has no valid numbers of facts", lines.Text())
		}
		if n := len(set.About(cells[1])); n < max(1, all-elsewhere) {
			t.Errorf("%s of %s has %d rulings, want at least %d", cells[1], cells[0], n, all-elsewhere)
		}
		entries, facts = entries+1, facts+all
	}
	if entries != 63 || facts != 123 {
		t.Errorf("%d entries with %d facts, want 63 with 123", entries, facts)
	}
}

// TestBrings checks that the contents of a set are counted from its cards.
func TestBrings(t *testing.T) {
	for _, c := range []struct {
		set   card.Set
		words string
	}{
		{card.Set{Cards: []card.Card{{Kind: card.Hero, Copies: 3}, {Kind: card.Starter, Copies: 9}, {Kind: card.SuperVillain, Copies: 1},
			{Kind: card.SuperVillain, Copies: 1, Pack: true}, {Kind: card.Equipment, Copies: 2, Of: "Batman"}, {Kind: card.SuperHero, Copies: 1}}},
			"3 main-deck cards, 1 Super-Villain, 1 Super Hero"},
		{sets.All()[0], "114 main-deck cards, 12 Super-Villains, 8 Super Heroes"},
	} {
		t.Run(c.words, func(t *testing.T) {
			if got := c.set.Brings(); got != c.words {
				t.Errorf("%s brings %q, want %q", c.set.Name, got, c.words)
			}
		})
	}
	for _, s := range sets.All() {
		if s.Says == "" {
			t.Errorf("the set %s does not say what it is about", s.Name)
		}
	}
}
