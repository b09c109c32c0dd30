package position

import (
	"fmt"
	"iter"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"

	"lineup/engine"
	"lineup/game/catalog"
	"lineup/game/sets"
)

// ruleIDs are the core rules of play, scoring, and the base rulebook, C-020 to C-165, as ranges of
// numbers.
var ruleIDs = [][2]int{
	{20, 41}, {45, 52}, {55, 64}, {70, 75}, {80, 82}, {85, 87}, {90, 94}, {100, 102}, {119, 124}, {127, 133}, {140, 165},
}

// variantIDs is the number of rules in each variant, V-001 to V-010. V-011 says which variants can
// be combined.
var variantIDs = []int{3, 10, 4, 6, 6, 7, 5, 5, 1, 2}

// variantsNotShown lists the variant rules that no position can show.
var variantsNotShown = map[string]string{
	"V-002.3": "that partners do not see each other's hands is a matter of what a seat is shown: see TestPartnersHands of the standard mode",
	"V-007.3": "a second game with what was left over is another game: the set-up screen",
	"V-008.4": "the list of the first game's cards is for people to look at: see TestHalfDecks of the standard mode and the result screen",
}

// allRan runs all positions. It returns their files, in alphabetical order, and their sessions.
var allRan = sync.OnceValues(func() (files []string, runs []*session) {
	files, err := Files("testdata")
	if err != nil {
		panic(err)
	}
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			panic(err)
		}
		s, _ := run(catalog.Tested, file, src)
		runs = append(runs, s)
	}
	return files, runs
})

// ran yields the files and sessions of the positions in a folder of testdata.
func ran(dir string) iter.Seq2[string, *session] {
	return func(yield func(string, *session) bool) {
		files, runs := allRan()
		for i, file := range files {
			if strings.HasPrefix(filepath.ToSlash(file), dir+"/") && !yield(file, runs[i]) {
				return
			}
		}
	}
}

// TestRules checks that the positions show every rule that the sets can show, and every card of the
// standard mode's sets that gives more than Power.
func TestRules(t *testing.T) {
	shown := map[string]bool{}
	titles := map[string]string{}
	for file, s := range ran("testdata") {
		if len(s.given.shows) == 0 {
			t.Errorf("%s: names no rule it shows", file)
		}
		if other := titles[s.given.title]; other != "" {
			t.Errorf("%s has the same title as %s", file, other)
		}
		titles[s.given.title] = file
		for _, id := range s.given.shows {
			shown[id] = true
		}
	}
	onlyPower := regexp.MustCompile(`^\+\d+ Power\.$`)
	for _, set := range sets.All() {
		b, err := catalog.Book(set.ID)
		if err != nil {
			t.Fatal(err)
		}
		for i := range b.Library().Faces {
			c := b.Card(engine.FaceID(i))
			if !shown["card:"+c.Name] && !shown["ruling:"+c.Name] && !onlyPower.MatchString(c.Text()) {
				t.Errorf("no position shows the card %s: write one with rules = [\"card:%s\"]", c.Name, c.Name)
			}
		}
	}
	for _, r := range ruleIDs {
		for n := r[0]; n <= r[1]; n++ {
			if id := fmt.Sprintf("C-%03d", n); !shown[id] {
				t.Errorf("%s has no position", id)
			}
		}
	}
	for i, n := range variantIDs {
		for k := range n {
			id := fmt.Sprintf("V-%03d.%d", i+1, k+1)
			if _, excused := variantsNotShown[id]; excused == shown[id] {
				t.Errorf("%s: shown by a position %v, said not to be %v", id, shown[id], excused)
			}
		}
	}
}
