package rebirth_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/grammar"
	"lineup/game/match"
	"lineup/game/mode/rebirth"
	set "lineup/game/sets/rebirth"
	"lineup/game/testgame"
)

// TestLossIsWarnedOf checks in whole games that a Scenario is never lost to its own rules without a
// warning before the answer that loses it, and that the log has the warning above the end.
func TestLossIsWarnedOf(t *testing.T) {
	for _, scenario := range []int{4, 5, 8} {
		lost := 0
		for seed := range uint64(40) {
			p := number(scenario, 1+int(seed%4), seed)
			p.Mode = rebirth.ID
			m, err := match.New(testgame.Build(t, catalog.Shipped, p), testgame.Randoms)
			if err != nil {
				t.Fatal(err)
			}
			random := testgame.NewRandom(seed)
			var warned []string
			for !m.Over() {
				warned = m.Book().Warnings(m.View(engine.NoSeat))
				if err := m.Answer(random.Decide(m.View(m.ToAct()))); err != nil {
					t.Fatal(err)
				}
			}
			if m.View(engine.NoSeat).Over() != card.TeamLost {
				continue
			}
			if lost++; len(warned) == 0 {
				t.Errorf("Scenario %d, seed %d is lost without a warning", scenario, seed)
				continue
			}
			var log []string
			for _, l := range m.Chronicle(0).Lines() {
				if strings.HasPrefix(l.Text, "Warning: ") {
					log = append(log, strings.TrimPrefix(l.Text, "Warning: ")+".")
				}
			}
			if last := log[len(log)-1:]; len(log) == 0 || !strings.Contains(strings.Join(warned, " "), last[0]) {
				t.Errorf("Scenario %d, seed %d: the log warns %q, and the last warning is %q", scenario, seed, log, warned)
			}
		}
		if lost < 3 {
			t.Errorf("only %d games of Scenario %d were lost to its rules", lost, scenario)
		}
	}
}

// TestWarnings checks what is warned of, and that nothing is while no loss is near.
func TestWarnings(t *testing.T) {
	for _, test := range []struct {
		rule string
		lay  func(*city)
		want string
	}{
		{"First Night Out", func(*city) {}, ""},
		{"First Night Out", func(c *city) { c.b.Set(set.Clock.ID, engine.NoSeat, set.LastBox) },
			"The end clock is on its last box, so these are the last turns."},
		{"Mind Control", func(*city) {}, ""},
		{"Mind Control", func(c *city) { c.b.Set(set.Controlled.ID, 1, 1) }, "You lose if one more player takes a CONTROL token."},
		{"Grand Opening", func(c *city) { c.b.Set(set.LostOnes.ID, engine.NoSeat, set.MaxLost-3) }, ""},
		{"Grand Opening", func(c *city) { c.b.Set(set.LostOnes.ID, engine.NoSeat, set.MaxLost-1) }, "You lose if one more bystander is lost."},
	} {
		c := newCity(t, 2, 3, 5)
		c.give(engine.Rules, engine.NoSeat, test.rule)
		c.give(card.MainDeck, engine.NoSeat, "Punch", "Run")
		test.lay(c)
		s := c.b.Resume(0, 0)
		if got := strings.Join(rebirth.Warnings(s.View(0)), " "); got != test.want {
			t.Errorf("%s: %q, want %q", test.rule, got, test.want)
		}
	}
}

// TestEntranceIsWarnedOf checks that players are warned of Starro only while it may be among the next cards: from its
// own stack on in its own Scenario, any time as a guest, and not once it is in the city.
func TestEntranceIsWarnedOf(t *testing.T) {
	const own = "Eyes on the City" // Starro's Scenario, where it is in the third stack
	plain := func(n int) []string { return slices.Repeat([]string{"Punch"}, n) }
	with := func(n int) []string { return append(plain(n), "Deathstroke") }
	for name, c := range map[string]struct {
		rules, lineUp []string
		stacks        [][]string
		want          bool
	}{
		"in the stack before":            {[]string{own}, nil, [][]string{with(3), with(5), with(5), with(5)}, false},
		"in its stack":                   {[]string{own}, nil, [][]string{with(3), with(5), with(5)}, true},
		"in the last stack":              {[]string{own}, nil, [][]string{with(3)}, true},
		"with three cards before it":     {[]string{own}, nil, [][]string{plain(3), with(5), with(5), with(5)}, false},
		"with two cards before it":       {[]string{own}, nil, [][]string{plain(2), with(5), with(5), with(5)}, true},
		"with a card before it":          {[]string{own}, nil, [][]string{plain(1), with(5), with(5), with(5)}, true},
		"two cards before that":          {[]string{own}, nil, [][]string{plain(2), with(5), with(5), with(5), with(5)}, false},
		"in a stack without any":         {[]string{own}, nil, [][]string{plain(4), with(5), with(5)}, false},
		"among the last two":             {[]string{own}, nil, [][]string{with(1)}, true},
		"without a deck":                 {[]string{own}, nil, nil, false},
		"in the city":                    {[]string{own}, []string{"Starro"}, [][]string{with(3), with(5), with(5)}, false},
		"as a guest in the first stack":  {nil, nil, [][]string{with(3), with(5), with(5), with(5), with(5)}, true},
		"as a guest in the second stack": {nil, nil, [][]string{with(3), with(5), with(5), with(5)}, true},
		"as a guest without any":         {nil, nil, [][]string{plain(4), with(5)}, false},
		"as a guest in the city":         {nil, []string{"Starro"}, [][]string{with(3), with(5)}, false},
	} {
		t.Run(name, func(t *testing.T) {
			city := newCity(t, 2, 3, 5)
			city.give(engine.Rules, engine.NoSeat, append(c.rules, "Mind Control")...)
			city.lay(1, c.lineUp...)
			for _, stack := range c.stacks {
				city.give(card.MainDeck, engine.NoSeat, stack...)
			}
			first := 0
			for _, stack := range c.stacks {
				city.b.ShufflePart(city.b.Zone(card.MainDeck, engine.NoSeat), first, len(stack), engine.StreamMain)
				first += len(stack)
			}
			want := ""
			if c.want {
				want = "You lose if Starro hits every player when it enters."
			}
			if got := strings.Join(rebirth.Warnings(city.b.Resume(0, 0).View(0)), " "); got != want {
				t.Errorf("%q, want %q", got, want)
			}
		})
	}
}

// TestEnding checks that the numbers of a Scenario's end are those of its outcome.
func TestEnding(t *testing.T) {
	for seed := range uint64(3) {
		p := number(2, 2, seed)
		p.Mode = rebirth.ID
		m, err := match.New(testgame.Build(t, catalog.Shipped, p), testgame.Randoms)
		if err != nil {
			t.Fatal(err)
		}
		for random := testgame.NewRandom(seed); !m.Over(); {
			if err := m.Answer(random.Decide(m.View(m.ToAct()))); err != nil {
				t.Fatal(err)
			}
		}
		came, err := match.Outcome(m, rebirth.Outcome)
		if err != nil {
			t.Fatal(err)
		}
		damage, ruined := 0, 0
		for _, n := range came.Damage {
			if damage += n; n == set.HitPoints {
				ruined++
			}
		}
		defeated := 0
		for _, d := range m.Deeds() {
			defeated += len(d.Defeated)
		}
		words := strings.Join(m.Book().Ending(m.View(engine.NoSeat)), ", ")
		wants := []string{grammar.Count(came.SVs, "Super-Villain", "Super-Villains") + " defeated", "Threat Level "}
		if damage > 0 {
			wants = append(wants, fmt.Sprint(damage, " damage to the city"))
		}
		if ruined > 0 {
			wants = append(wants, grammar.Count(ruined, "Location", "Locations")+" destroyed")
		}
		for _, want := range wants {
			if !strings.Contains(words, want) {
				t.Errorf("seed %d: %q lacks %q", seed, words, want)
			}
		}
		if defeated != came.SVs {
			t.Errorf("seed %d: the seats defeated %d Super-Villains, and together %d", seed, defeated, came.SVs)
		}
	}
}
