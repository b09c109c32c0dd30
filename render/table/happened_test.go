package table

import (
	"slices"
	"testing"

	"lineup/game/match"
	"lineup/render/testgame"
)

// TestHappened checks that the narrator gets each line of the log of the seat in view once, each question
// once, with a call if it is on a stage, and nothing while the curtain is up or nobody listens.
func TestHappened(t *testing.T) {
	calls := 0
	for _, seats := range [][]string{{"Ana", "buyer"}, {"Ana", "Bob", "buyer"}} {
		tb := testTable(t, match.Plan{Seats: testgame.Seats(seats...), Seed: 3})
		people, lines, curtains := testgame.NewRandom(3), 0, 0
		tb.Happened(true)
		for n := 0; n < 300 && !tb.Match.Over(); n++ {
			eyes, log, listened := tb.eyes, slices.Clone(tb.logs[tb.eyes].lines), tb.narrated.begun
			if err := tb.stepFor(people); err != nil {
				t.Fatal(err)
			}
			got := tb.Happened(true)
			switch {
			case tb.curtain.up:
				if curtains++; len(got) > 0 {
					t.Fatalf("behind the curtain it says %q", got)
				}
			case tb.eyes == eyes && listened:
				for _, l := range tb.logs[eyes].lines[min(len(log), len(tb.logs[eyes].lines)):] {
					if lines++; !slices.Contains(got, l.Text) {
						t.Fatalf("it does not say %q, but %q", l.Text, got)
					}
				}
			}
			if tb.Calls() {
				calls++
			}
			if want := tb.ask.up && slices.Contains(got, tb.ask.stage.Says); tb.Calls() != want {
				t.Fatalf("it says %q, and a question calls: %v", got, tb.Calls())
			}
			if again := tb.Happened(true); len(again) > 0 || tb.Calls() {
				t.Fatalf("it says %q twice", again)
			}
		}
		if lines < 50 || len(seats) == 3 && curtains == 0 {
			t.Errorf("only %d lines and %d curtains were seen", lines, curtains)
		}
		if tb.Happened(false) != nil {
			t.Error("it says something to nobody")
		}
	}
	if calls < 5 {
		t.Errorf("only %d questions have called", calls)
	}
}
