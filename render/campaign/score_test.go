package campaign

import (
	"strings"
	"testing"

	"lineup/game/campaign"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// TestScoreWaitsForTheFirstNight checks that a new campaign shows only the highest possible score, and
// no points of its own, until a Scenario is decided.
func TestScoreWaitsForTheFirstNight(t *testing.T) {
	for want, c := range map[string]campaign.Campaign{
		"Up to 29 points": testgame.Played(t, 2, true),
		"of 29 so far":    testgame.Played(t, 2, false, testgame.Wins(1)...),
	} {
		s, begun := overviewOf(t, c, new([]string)), strings.HasPrefix(want, "of")
		said, points := "", false
		for _, l := range ui.NewCanvas().Read(1280, 720, nil, s.Draw).Lines {
			said += l.Text + "; "
			points = points || l.Text == "5"
		}
		if !strings.Contains(said, want) || points != begun || c.Begun() != begun {
			t.Errorf("the score is not %q: %s", want, said)
		}
	}
}

// TestGradesAreOfTheEnd checks that the score bar names all grades, and that until the campaign is over a
// heading beside it says that they are for its end: at first every score is in the lowest, which isn't a result.
func TestGradesAreOfTheEnd(t *testing.T) {
	var all []campaign.Result
	for n := 1; n <= campaign.Scenarios; n++ {
		results := append(testgame.Losses(1), testgame.Losses(1)...)
		if n == 1 {
			results = testgame.Wins(1)
		}
		all = append(all, results...)
	}
	for _, some := range []int{1, len(all)} {
		s := overviewOf(t, testgame.Played(t, 2, false, all[:some]...), new([]string))
		said := ""
		for _, l := range ui.NewCanvas().Read(1280, 720, nil, s.Draw).Lines {
			said += l.Text + "; "
		}
		over := some == len(all)
		if s.next.Over != over || !strings.Contains(said, "DEFEAT; PYRRHIC VICTORY; PARTIAL VICTORY; MAJOR VICTORY;") || strings.Contains(said, "AT THE; END; DEFEAT;") == over || strings.Contains(said, "of 29 so far;") == over {
			t.Errorf("after %d attempts, over %v: %s", some, s.next.Over, said)
		}
	}
}

// TestScoreAddsUp checks that the result of an attempt says how the score of the campaign adds up.
func TestScoreAddsUp(t *testing.T) {
	for want, c := range map[string]campaign.Campaign{
		"5 of 29 so far: 3 earned, plus 2 because no Location is destroyed.":  testgame.Played(t, 2, false, testgame.Wins(1)...),
		"1 of 29 so far: -1 earned, plus 2 because no Location is destroyed.": testgame.Played(t, 2, false, append(testgame.Losses(1), testgame.Losses(1)...)...),
	} {
		if got := scoreWords(c); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// TestStarsAreExplained checks that the star of each decided Scenario and those of the games won in a
// competitive campaign say under the pointer what they stand for.
func TestStarsAreExplained(t *testing.T) {
	results := append(append(testgame.Wins(1), testgame.Losses(2)...), testgame.Losses(1)...)
	s := overviewOf(t, testgame.Played(t, 2, false, append(results, testgame.Wins(1)...)...), new([]string))
	c := ui.NewCanvas()
	for n, want := range []string{"won on the first attempt: +3", "lost twice: -1", "won on the second attempt: +1"} {
		b := s.scenarioBox(n)
		if got := tipAt(c, s, b.X+b.W-34, b.Y+b.H-36); !strings.Contains(got, want) {
			t.Errorf("the tip on the star of Scenario %d is %q, want %q", n+1, got, want)
		}
	}
	duel, err := campaign.Compete("duel", "", 1, []campaign.Player{{Name: "Ana", Hero: "Batman"}, {Name: "Ben", Hero: "Cyborg"}})
	if err != nil {
		t.Fatal(err)
	}
	s = NewOverview(OverviewOptions{Campaign: duel})
	if got := tipAt(c, s, s.boxes.X+s.boxes.W/4, s.boxes.Y+140); got != campaign.Rivalry() {
		t.Errorf("the tip on the stars of a competitive campaign is %q", got)
	}
}

// tipAt returns the words shown while the pointer is at a place.
func tipAt(c *ui.Canvas, s *Overview, x, y float64) string {
	c.PointAt(x, y)
	c.Read(1280, 720, nil, s.Draw)
	var words []string
	for _, l := range c.Read(1280, 720, nil, (*ui.Canvas).DrawTip).Lines {
		words = append(words, l.Text)
	}
	return strings.Join(words, " ")
}
