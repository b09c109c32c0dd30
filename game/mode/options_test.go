package mode_test

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/english"
	"lineup/game/mode"
	"lineup/game/mode/standard"
	"lineup/game/sets"
)

func optionNames(m mode.Mode) []string {
	var out []string
	for _, o := range m.Options {
		out = append(out, o.Name)
	}
	return out
}

// TestTextOption checks that an option of text saves the form it returns, that an error names the
// option, and that games that differ only in the text share one Book.
func TestTextOption(t *testing.T) {
	build := func(text string) (*mode.Game, error) { return duels.Build(parse(t, "duel seats=A,B "+text)) }
	none, err := build("")
	if err != nil || none.Word("motto") != "" {
		t.Fatal(err)
	}
	for text, want := range map[string]string{"motto=Onward": "ONWARD", `motto="On and on"`: "ON AND ON", `motto=""`: ""} {
		t.Run(text, func(t *testing.T) {
			g, err := build(text)
			if err != nil || g.Word("motto") != want || g.Book != none.Book {
				t.Error(err)
				return
			}
			if v, _ := g.Plan.Options.Value("motto"); v != want {
				t.Errorf("the plan is %s", g.Plan)
			}
			if back := parse(t, g.Plan.String()); !reflect.DeepEqual(back, g.Plan) {
				t.Errorf("%s is read back as %v", g.Plan, back)
			}
		})
	}
	if _, err := build("motto=quiet"); english.Error(t, err) == nil || err.Error() != "motto: word 1 isn't a motto" {
		t.Error(err)
	}
}

// TestUnknownOption checks that Word and Number panic for an option that the mode does not have.
func TestUnknownOption(t *testing.T) {
	g, err := duels.Prepare(mode.Plan{})
	if err != nil {
		t.Fatal(err)
	}
	for _, ask := range []func(){func() { g.Word("moon") }, func() { g.Number("pace") }} {
		func() {
			defer func() {
				if p := fmt.Sprint(recover()); !strings.Contains(p, "mode duel") {
					t.Errorf("panicked with %s", p)
				}
			}()
			ask()
		}()
	}
}

// TestOptionsWith checks that With returns changed options and leaves the old ones unchanged.
func TestOptionsWith(t *testing.T) {
	before := mode.Options{{"pace", "calm"}, {"villains", "8"}}
	for _, c := range []struct {
		name, value string
		want        mode.Options
	}{
		{"pace", "brisk", mode.Options{{"pace", "brisk"}, {"villains", "8"}}},
		{"villains", "9", mode.Options{{"pace", "calm"}, {"villains", "9"}}},
		{"line_up_size", "6", mode.Options{{"pace", "calm"}, {"villains", "8"}, {"line_up_size", "6"}}},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := before.With(c.name, c.value); !slices.Equal(got, c.want) {
				t.Errorf("with %s=%s: %v, want %v", c.name, c.value, got, c.want)
			}
		})
	}
	if got := before.WithNumber("villains", 10); got[1].Value != "10" || before[0].Value != "calm" || before[1].Value != "8" {
		t.Errorf("with a number: %v, before: %v", got, before)
	}
	for name, want := range map[string]string{"pace": "calm", "villains": "8", "moon": ""} {
		t.Run(name, func(t *testing.T) {
			if got, ok := before.Value(name); got != want || ok != (want != "") {
				t.Errorf("%s is set to %q: %v", name, got, ok)
			}
		})
	}
}

// TestEditsThatDoNotFit checks that the error of an Edit that refuses a Plan has the Edit's field,
// and that such a Plan cannot be dealt.
func TestEditsThatDoNotFit(t *testing.T) {
	refuses := func(*mode.Mode, mode.Plan) error { return errors.New("not with these seats") }
	m := duel()
	m.Profiles = append(m.Profiles[:1:1], mode.Edit{Word: "strict", Says: "Nothing goes.", Do: refuses})
	m.Variants = append(m.Variants, mode.Edit{Word: "narrow", Says: "Nothing goes.", Do: refuses})
	c := mode.NewCatalog([]mode.Mode{m}, sets.All())
	for text, want := range map[string]string{
		"profile=strict seats=A,B":   "profile: Strict: not with these seats",
		"variant=narrow seats=A,B":   "variant: Narrow: not with these seats",
		"profile=standard seats=A,B": "",
	} {
		t.Run(text, func(t *testing.T) {
			_, s, err := c.Deal(parse(t, text))
			if (english.Error(t, err) == nil) != (want == "") || err != nil && err.Error() != want || (s == nil) != (err != nil) {
				t.Errorf("dealt %v, error %v, want %q", s != nil, err, want)
			}
		})
	}
	if got := c.Sets(); len(got) != len(sets.All()) || got[0].ID != sets.All()[0].ID {
		t.Errorf("the catalog has %d sets", len(got))
	}
	// A game prepared without seats is not dealt.
	g, err := c.Prepare(mode.Plan{})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := g.Deal(nil); english.Error(t, err) == nil || !strings.Contains(err.Error(), "no players: this game must be set up by hand") {
		t.Errorf("a game without seats: %v", err)
	}
}

// TestSetsThatDoNotFit checks that a mode can refuse sets that its table has no room for, and that it is asked about
// the sets in play, whether or not the Plan names them.
func TestSetsThatDoNotFit(t *testing.T) {
	m := duel()
	var asked []string
	m.Fit = func(_ *mode.Mode, sets []string, _ card.Edition) error {
		if asked = sets; slices.Contains(sets, "teen_titans") {
			return errors.New("the table has no room for teen_titans")
		}
		return nil
	}
	c := mode.NewCatalog([]mode.Mode{m}, sets.All())
	for text, want := range map[string][]string{"seats=A,B": {"base"}, "sets=heroes_unite seats=A,B": {"heroes_unite"}} {
		if _, err := c.Build(parse(t, text)); err != nil || !slices.Equal(asked, want) {
			t.Errorf("%s: asked about %v, want %v; %v", text, asked, want, err)
		}
	}
	_, err := c.Build(parse(t, "sets=base,teen_titans seats=A,B"))
	if english.Error(t, err) == nil || err.Error() != "sets: the table has no room for teen_titans" {
		t.Errorf("a set that has no room: %v", err)
	}
}

// TestModeWithoutProfiles checks that a mode needs no profiles.
func TestModeWithoutProfiles(t *testing.T) {
	m := duel()
	m.Profiles = nil
	c := mode.NewCatalog([]mode.Mode{m}, sets.All())
	if _, s, err := c.Deal(parse(t, "seats=A,B")); err != nil || s == nil {
		t.Errorf("the game is not dealt: %v", err)
	}
	if _, _, err := c.Deal(parse(t, "profile=strict seats=A,B")); english.Error(t, err) == nil {
		t.Error("a profile of no mode is accepted")
	}
}

// TestRange checks which whole numbers a range has and how it is written.
func TestRange(t *testing.T) {
	for r, want := range map[mode.Range]string{{Min: 2, Max: 5}: "2 to 5", {Min: 4, Max: 4}: "4"} {
		t.Run(want, func(t *testing.T) {
			if r.String() != want {
				t.Errorf("%q, want %q", r, want)
			}
			for n := range 9 {
				if got := r.Has(n); got != (r.Min <= n && n <= r.Max) {
					t.Errorf("%v has %d: %v", r, n, got)
				}
			}
		})
	}
}

// TestEdited checks that Edited returns a mode as the variants of a Plan change it, or the reason
// why they do not go together.
func TestEdited(t *testing.T) {
	c := mode.NewCatalog([]mode.Mode{standard.Mode()}, sets.All())
	m, err := c.Edited(mode.Plan{Variants: []string{standard.TwoHeroes}})
	if plain, _ := c.Mode(standard.ID); err != nil || m.Heroes != 2 || plain.Heroes != 1 {
		t.Errorf("each plays with %d heroes, and without the variant with %d: %v", m.Heroes, plain.Heroes, err)
	}
	if _, err := c.Edited(mode.Plan{Variants: []string{standard.TwoHeroes, standard.Teams}}); english.Error(t, err) == nil || err.Error() != c.Allows(mode.Plan{Variants: []string{standard.TwoHeroes, standard.Teams}}).Error() {
		t.Errorf("of variants that bar each other is said %v", err)
	}
}

// TestAllows checks that Allows refuses choices or seat counts that do not go together with Build's
// own error, without a look at the cards, and accepts everything else.
func TestAllows(t *testing.T) {
	for _, c := range []struct {
		plan    mode.Plan
		allowed bool
	}{
		{mode.Plan{Seats: mode.People(3)}, true},
		{mode.Plan{Variants: []string{"pairs"}}, true}, // no seats yet
		{mode.Plan{Variants: []string{"pairs"}, Seats: mode.People(4)}, true},
		{mode.Plan{Variants: []string{"pairs"}, Seats: mode.People(3)}, false},
		{mode.Plan{Variants: []string{"pairs", "twins"}, Seats: mode.People(2)}, false},
		{mode.Plan{Variants: []string{"weak"}, Profile: "tournament", Seats: mode.People(2)}, false},
		{mode.Plan{Variants: []string{"long"}, Options: mode.Options{{standard.Villains, "5"}}, Seats: mode.People(2)}, false},
		{mode.Plan{Options: mode.Options{{"pace", "slow"}}, Seats: mode.People(2)}, false},
		{mode.Plan{Mode: "moon", Seats: mode.People(2)}, false},
		{mode.Plan{Sets: []string{"moon"}, Seats: mode.People(2)}, true}, // set ids are not checked
		{mode.Plan{Sets: []string{"base", "heroes_unite"}, Seats: mode.People(2)}, true},
		{mode.Plan{Mode: "standard", Sets: []string{"base"}, Variants: []string{standard.Mix}, Seats: mode.People(2)}, false},
	} {
		t.Run(c.plan.String(), func(t *testing.T) {
			err := duels.Allows(c.plan)
			if (err == nil) != c.allowed {
				t.Errorf("%v: allowed %v, because of %v", c.plan, err == nil, err)
			}
			if _, built := duels.Build(c.plan); err != nil && (built == nil || built.Error() != err.Error()) {
				t.Errorf("%v: Allows says %q, Build %q", c.plan, err, built)
			}
		})
	}
}

// TestUsual checks the default values of options of each type.
func TestUsual(t *testing.T) {
	text := func(v string) (string, error) { return v, nil }
	for want, o := range map[string]mode.Option{
		"4": {Numbers: mode.Range{Min: 1, Max: 9}, Default: 4}, "calm": {Words: []string{"calm", "brisk"}}, "": {Text: text, Names: true},
	} {
		t.Run(want, func(t *testing.T) {
			if got := o.Usual(); got != want {
				t.Errorf("the default is %q, want %q", got, want)
			}
		})
	}
}

// TestOptionWords checks that each option has the words that a screen needs to offer it.
func TestOptionWords(t *testing.T) {
	for _, m := range catalog.Shipped.Modes() {
		for _, o := range m.AllOptions() {
			if o.Names && (o.Confirm == "" || o.Hint == "") {
				t.Errorf("%s, %s: a list of names has the button %q and the hint %q", m.ID, o.Name, o.Confirm, o.Hint)
			}
			if o.Needs != nil && o.Why == "" {
				t.Errorf("%s, %s: words that need a set have no reason", m.ID, o.Name)
			}
		}
		if len(m.Packs) > 0 && m.PackNote == "" {
			t.Errorf("%s has packs and no note about them", m.ID)
		}
	}
}
