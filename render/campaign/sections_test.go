package campaign

import (
	"fmt"
	"strings"
	"testing"

	"lineup/game/catalog"
	"lineup/game/mode"
	"lineup/game/mode/rebirth"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// edited returns the mode of a plan.
func edited(t *testing.T, p mode.Plan) mode.Mode {
	t.Helper()
	m, err := catalog.Shipped.Edited(p)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestGuests checks that Super-Villains of later Scenarios can be chosen only after a campaign has
// unlocked them.
func TestGuests(t *testing.T) {
	for _, c := range []struct {
		won  int
		want string
	}{{2, ""}, {3, "mister-mxyzptlk"}, {8, "mister-mxyzptlk, starro, darkseid, all"}} {
		t.Run(fmt.Sprint(c.won, " won"), func(t *testing.T) {
			store := testgame.NewStore(t)
			if _, err := store.KeepCampaign(testgame.Played(t, 1, false, testgame.Wins(c.won)...), nil); err != nil {
				t.Fatal(err)
			}
			plan := mode.Plan{Mode: rebirth.ID}
			m, g := edited(t, plan), NewGuests(store)
			var got []string
			for range 9 {
				row, ok := g.Row(m, plan, func(p mode.Plan) { plan = p })
				if !ok {
					break
				}
				word, chosen := plan.Options.Value(rebirth.GuestsOption)
				if !chosen {
					word = "none"
				}
				if b := row.Controls[0].Button; b.Label != strings.ToUpper(mode.Plain(word)) || b.On != (word != "none") {
					t.Errorf("with %s the button says %q, and is marked: %v", word, b.Label, b.On)
				}
				row.Controls[0].Button.Do()
				if word, _ = plan.Options.Value(rebirth.GuestsOption); word == "none" {
					break
				}
				got = append(got, word)
			}
			if words := strings.Join(got, ", "); words != c.want {
				t.Errorf("%q can be chosen, want %q", words, c.want)
			}
		})
	}
	plan := mode.Plan{Mode: rebirth.ID}
	if _, ok := NewGuests(nil).Row(edited(t, plan), plan, nil); ok {
		t.Error("there are guests to choose where nothing is saved")
	}
	plan.Options = plan.Options.With(rebirth.GuestsOption, "starro") // as in a pasted setup
	if row, ok := NewGuests(nil).Row(edited(t, plan), plan, nil); !ok || row.Controls[0].Button.Label != "STARRO" {
		t.Errorf("of a plan that was pasted is shown %+v", row)
	}
	plan = mode.Plan{}
	if _, ok := NewGuests(nil).Row(edited(t, plan), plan, nil); ok {
		t.Error("there are guests in the standard game")
	}
}

// TestSides checks that each player of a competitive game is alone, or that four play two against
// two.
func TestSides(t *testing.T) {
	plan := mode.Plan{Mode: rebirth.ID, Seats: testgame.Seats("Ana", "Ben", "Cleo")}
	if _, ok := (Sides{}).Row(edited(t, plan), plan, nil); ok {
		t.Error("there are sides where all play together")
	}
	plan.Variants = []string{rebirth.Competitive}
	m := edited(t, plan)
	buttons := func() (alone, paired ui.Button, note string) {
		row, ok := Sides{}.Row(m, plan, func(p mode.Plan) { plan = p })
		if !ok {
			t.Fatal("there are no sides")
		}
		return row.Controls[0].Button, row.Controls[1].Button, row.Note.Words
	}
	if alone, paired, note := buttons(); !paired.Off || !alone.On || note != "Free-for-all." {
		t.Errorf("three can be two against two: %v; %q", !paired.Off, note)
	}
	plan.Seats = testgame.Seats("Ana", "Ben", "Cleo", "Dan")
	before := plan
	_, paired, _ := buttons()
	paired.Do()
	alone, paired, note := buttons()
	if paired.Off || !paired.On || alone.On || note != "Ana and Cleo against Ben and Dan." || before.Seats[0].Team != "" {
		t.Errorf("four are %+v: %q; the plan before is %+v", plan.Seats, note, before.Seats)
	}
	alone.Do()
	if alone, _, note := buttons(); !alone.On || note != "Free-for-all." {
		t.Errorf("each alone are %+v: %q", plan.Seats, note)
	}
}

// TestScenarioNote checks that the note names the Scenario, or says that the number does not exist.
func TestScenarioNote(t *testing.T) {
	for n, want := range map[int]string{1: rebirth.Scenarios[0].Name + ". ", 8: rebirth.Scenarios[7].Name + ". ", 0: "There are only 8 Scenarios.", 9: "There are only 8 Scenarios."} {
		if got := ScenarioNote(mode.Option{}, n).Words; !strings.HasPrefix(got, want) {
			t.Errorf("of Scenario %d is said %q", n, got)
		}
	}
}
