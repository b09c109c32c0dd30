package match_test

import (
	"fmt"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/match"
	"lineup/game/testgame"
)

// TestSpacesHaveNames checks that the log and the answers call a Location by its name.
func TestSpacesHaveNames(t *testing.T) {
	m := together(t, func(string, uint64) (match.Decider, error) { return testgame.NewRandom(4), nil })
	said, named := 0, 0
	check := func(words string) {
		said++
		for i := range 5 {
			if strings.Contains(words, fmt.Sprint("Location ", i+1)) {
				t.Errorf("%q does not say which Location", words)
			}
		}
		if strings.HasSuffix(words, "to City Hall") || strings.HasSuffix(words, "to Daily Planet") || strings.HasSuffix(words, "in City Hall") {
			named++
		}
	}
	log := m.Chronicle(engine.NoSeat)
	you := testgame.NewRandom(4)
	for n := 0; !m.Over() && n < 900; n++ {
		if ok, err := m.Step(); err != nil {
			t.Fatal(err)
		} else if ok {
			continue
		}
		v := m.View(m.ToAct())
		for _, r := range m.Question(v).Answers {
			check(r.Words)
		}
		if err := m.Answer(you.Decide(v)); err != nil {
			t.Fatal(err)
		}
	}
	for _, l := range log.Lines() {
		check(l.Text)
	}
	if said < 200 || named == 0 {
		t.Errorf("of %d words %d name a Location that is gone to: too few to have been tested", said, named)
	}
}
