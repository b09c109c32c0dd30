package campaign

import (
	"fmt"
	"strings"
	"testing"

	"lineup/game/mode/rebirth"
)

// reportWords returns a report as text.
func reportWords(r Report) string {
	words := fmt.Sprintf("%d.%d won:%v %+d; %s", r.Scenario, r.Try, r.Won, r.Points, r.Next)
	for _, g := range r.Gains {
		words += fmt.Sprintf("\n%s|%s|%s", g.Name, g.Player, g.Says)
	}
	return words
}

// TestReport checks that the report of an attempt names everything that it brought, and says what
// follows.
func TestReport(t *testing.T) {
	c := begin(t, two)
	none := func(when string) {
		t.Helper()
		if r, ok := c.Report(); ok {
			t.Errorf("%s there is a report: %+v", when, r)
		}
	}
	then := func(r Result, want ...string) {
		t.Helper()
		c = get(t)(c.Start())
		none("during an attempt")
		c = get(t)(c.Record(r))
		if got, ok := c.Report(); !ok || reportWords(got) != strings.Join(want, "\n") {
			t.Errorf("the report is\n%s\nwant\n%s", reportWords(got), strings.Join(want, "\n"))
		}
	}
	none("before the first attempt")
	then(won, "1.1 won:true +3; Scenario 2 is next.", "Detective Work|Ana|Signature card of Batman, replaces a Punch", "Electrified Field|Bob B.|Signature card of Cyborg, replaces a Punch")
	then(Result{Secrets: []bool{true, false}, Missions: rebirth.SideMissions[:1]},
		"2.1 won:false +1; You have one more attempt at Scenario 2. The damage to the city stays.",
		"Alfred Pennyworth|Ana|Signature card of Batman, replaces a Punch", "Front Row|Ana|Secret Card completed",
		"A Very Good Boy||Side Mission completed: +1 point", "Krypto||Added to the main deck")
	then(won, "2.2 won:true +1; Scenario 3 is next.")
	then(Result{Won: true, Damage: map[string]int{"Bank": 5}}, "3.1 won:true +1; Scenario 4 is next.", "Mister Mxyzptlk||Unlocked for single games")
	if r, _ := c.Report(); !r.New("Mister Mxyzptlk", "") || r.New("Mister Mxyzptlk", "Ana") || r.New("Krypto", "") {
		t.Errorf("new are the cards of another attempt: %+v", r)
	}
	c = get(t)(c.GoBack(0))
	none("back at the beginning")
	then(lost, "1.1 won:false +0; You have one more attempt at Scenario 1. The damage to the city stays.")
	then(lost, "1.2 won:false -1; Scenario 2 is next.")
	c = playOn(t, c, "wwwww")
	if r, _ := c.Report(); !strings.HasSuffix(r.Next, "Each player draws one more card for their first hand.") {
		t.Errorf("after Scenario 6 follows %q", r.Next)
	}
	c = playOn(t, c, "ww")
	if r, _ := c.Report(); r.Next != "The campaign is over: Partial Victory." {
		t.Errorf("at the end follows %q", r.Next)
	}
}

// TestScoreParts checks that the parts of the score add up to it.
func TestScoreParts(t *testing.T) {
	for _, results := range []string{"", "w", "lw", "llwlwllww", "wwwwwwww"} {
		for _, damage := range []int{0, 5} {
			c := playOn(t, begin(t, two), results)
			if len(results) > 0 && len(results) < 8 {
				c = play(t, c, Result{Won: true, Damage: map[string]int{"Bank": damage}, Missions: rebirth.SideMissions[1:]})
			}
			sum := 0
			for _, p := range c.ScoreParts() {
				sum += p.Points
			}
			if sum != c.Score() {
				t.Errorf("after %q the parts %+v add up to %d, not %d", results, c.ScoreParts(), sum, c.Score())
			}
		}
	}
	if MaxScore != 29 {
		t.Errorf("the highest score is %d", MaxScore)
	}
}
