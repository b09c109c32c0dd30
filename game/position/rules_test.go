package position

import (
	"fmt"
	"os"
	"regexp"
	"testing"

	"lineup/engine"
	"lineup/game/modes"
	"lineup/game/sets"
)

// ruleIDs are the core rules of play, scoring and the base book, C-020 to
// C-165, as ranges of their numbers.
var ruleIDs = [][2]int{
	{20, 41}, {45, 52}, {55, 64}, {70, 75}, {80, 82}, {85, 87}, {90, 94}, {100, 102}, {119, 124}, {127, 133}, {140, 165},
}

// notShown are the rules among them that no position of the base set or the trial set can show.
var notShown = map[string]string{
	"C-128": "the base set has no effect at the end of the game",
}

// TestRules holds the positions to showing every rule the sets there are can show,
// and every card of the sets of the standard mode that does more than give Power.
func TestRules(t *testing.T) {
	files, err := Files("testdata")
	if err != nil {
		t.Fatal(err)
	}
	shown := map[string]bool{}
	titles := map[string]string{}
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		s, _ := run(modes.Tested, file, src)
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
		b, err := modes.Book(set.ID)
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
			id := fmt.Sprintf("C-%03d", n)
			why, excused := notShown[id]
			switch {
			case excused && shown[id]:
				t.Errorf("%s is shown after all; it was said not to be: %s", id, why)
			case excused:
				t.Logf("%s has no position: %s", id, why)
			case !shown[id]:
				t.Errorf("%s has no position", id)
			}
		}
	}
}
