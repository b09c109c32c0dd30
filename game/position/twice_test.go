package position

import (
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/catalog"
	"lineup/game/match"
)

// TestRewardThatHappensTwice checks that the question of a Reward says that the Reward happens again, and
// only the first time.
func TestRewardThatHappensTwice(t *testing.T) {
	s, fail := run(catalog.Tested, "twice.star", []byte(`position("twice", rules = ["R-CLR-06"], mode = "rebirth")
seat("Ana", at = "Slot 1", hand = ["Doctor Fate"], deck = ["Blast"] * 5)
seat("Bob", at = "Location 5", deck = ["Aquaman"] * 5)
table(power = 3, line_up = {"Slot 1": ["Count Vertigo"]}, destinations = {"Count Vertigo": 4})
play("Doctor Fate")
buy("Count Vertigo")
`))
	if fail != nil {
		t.Fatal(fail)
	}
	state := s.now.state
	for _, first := range []bool{true, false} {
		d := state.Pending()
		q := match.Ask(state.View(d.Seat), s.book, s.seatName)
		if said := strings.Contains(q.Says, "The Reward happens twice; this is the first time."); said != first {
			t.Errorf("the first time: %v, says %q", first, q.Says)
		}
		if err := state.Apply(engine.Answer{Seq: d.Seq, Option: d.Options[0]}, nil); err != nil {
			t.Fatal(err)
		}
	}
}
