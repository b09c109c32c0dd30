package planflags

import (
	"flag"
	"io"
	"strings"
	"testing"

	"lineup/game/catalog"
	"lineup/game/english"
	"lineup/game/mode"
)

// read reads a command line with a usual Plan.
func read(t *testing.T, usual mode.Plan, args ...string) (mode.Plan, error) {
	t.Helper()
	set := flag.NewFlagSet("test", flag.ContinueOnError)
	set.SetOutput(io.Discard)
	f := Declare(set, catalog.Shipped)
	err := set.Parse(args)
	return f.Plan(usual), err
}

// TestPlan checks that flags change -plan, and that -plan comes before the usual Plan.
func TestPlan(t *testing.T) {
	usual := mode.Plan{Profile: "tournament", Seats: mode.People(2), Seed: 1}
	for _, c := range []struct {
		args []string
		want string
	}{
		{nil, `profile=tournament seats="Seat 1","Seat 2" seed=1`},
		{[]string{"-seed", "0", "-profile", ""}, `seats="Seat 1","Seat 2"`},
		{[]string{"-plan", "duel villains=6"}, `duel villains=6 seats="Seat 1","Seat 2" seed=1`},
		{[]string{"-line-up-size", "7", "-plan", "duel line_up_size=6 seats=A"}, "duel line_up_size=7 seats=A seed=1"},
		{[]string{"-mode", "solo", "-villains", "7", "-line_up_size", "6", "-plan", "duel villains=6 seats=A seed=5"}, "solo villains=7 line_up_size=6 seats=A seed=5"},
		{[]string{"-sets", "base, moon", "-variant", "a,b", "-seed", "18446744073709551615"},
			`sets=base,moon profile=tournament variant=a,b seats="Seat 1","Seat 2" seed=18446744073709551615`},
	} {
		t.Run(strings.Join(c.args, " "), func(t *testing.T) {
			p, err := read(t, usual, c.args...)
			if err != nil {
				t.Fatal(err)
			}
			if got := p.String(); got != c.want {
				t.Errorf("%v: the plan is\n%s, not\n%s", c.args, got, c.want)
			}
		})
	}
	if len(usual.Options) != 0 || usual.Profile != "tournament" {
		t.Errorf("what is usual has become %v", usual)
	}
	for args, want := range map[string]string{
		"-seed many": `flag -seed: seed="many" must be a whole number`, "-plan a,b": "flag -plan: plan: ",
		"-line_up_size=6 -line-up-size=6": "flag -line-up-size: -line_up_size is the old name of -line-up-size: give only one",
		"-line-up-size=6 -line_up_size=7": "flag -line_up_size: -line_up_size is the old name of -line-up-size: give only one",
	} {
		t.Run(args, func(t *testing.T) {
			if _, err := read(t, usual, strings.Fields(args)...); english.Error(t, err) == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("error %v, want %s", err, want)
			}
		})
	}
}

// TestSeats checks that each computer player gets a unique name.
func TestSeats(t *testing.T) {
	kinds := []string{"greedy"}
	got, err := Seats("Gizmo, greedy ,"+strings.Repeat("greedy,", 6)+"Robo 2", kinds)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, s := range got {
		names = append(names, s.Name)
	}
	if got, want := strings.Join(names, ", "), "Gizmo, Robo, Cog, Widget, Sprocket, Gizmo 2, Cog 2, Widget 2, Robo 2"; got != want {
		t.Errorf("the seats are %s, not %s", got, want)
	}
	if got[0].Player != "" || got[1].Player != "greedy" {
		t.Errorf("the players are %+v", got)
	}
	for _, value := range []string{"", "Ana,", ",Ana", "Ana, ,Bob"} {
		if _, err := Seats(value, kinds); english.Error(t, err) == nil || !strings.Contains(err.Error(), "empty seat") {
			t.Errorf("%q: error %v", value, err)
		}
	}
}

// TestSeatsSayWhatTheyAre checks that a seat may name its player kind, and that a name close to a
// kind of computer player must.
func TestSeatsSayWhatTheyAre(t *testing.T) {
	kinds := []string{"random", "greedy"}
	for value, want := range map[string]string{
		"Ana,Bob:greedy":                "seats=Ana,Bob:greedy",
		"gredy:person, Greedy : person": "seats=gredy,Greedy",
		"Grace,Brandon,Andrea":          "seats=Grace,Brandon,Andrea",
		"robo,greedy":                   "seats=robo,Gizmo:greedy",
		" A  na ,greedy":                `seats="A na",Robo:greedy`,
	} {
		t.Run(value, func(t *testing.T) {
			got, err := Seats(value, kinds)
			if p := (mode.Plan{Seats: got}); err != nil || p.String() != want {
				t.Errorf("%v, %v; want %s", p, err, want)
			}
		})
	}
	for value, want := range map[string]string{
		"Ana,gredy": "greedy", "Ana,Greedy": "greedy", "Ana,greedyy": "greedy", "Ana,gready": "greedy", "Ana,greeyd": "greedy", "radnom": "random",
		"Ana,ana": "the names Ana and ana look alike", "Ana,Ana ": "two seats are named Ana", "Ana,李小龍:greedy": "don't have Chinese letters", strings.Repeat("N", 100_000): `"` + strings.Repeat("N", 60) + `...": a name has at most 24 letters`,
		"Bob:gredy": `unknown player "gredy"`, "Bob:": `unknown player ""`, ":greedy": "empty seat", "A:greedy:Batman": "-heroes",
	} {
		t.Run(value, func(t *testing.T) {
			if s, err := Seats(value, kinds); english.Error(t, err) == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("the seats are %v, error %v; want %s", s, err, want)
			}
		})
	}
}

// TestLongValues checks that an error shows only the beginning of a long value.
func TestLongValues(t *testing.T) {
	set := flag.NewFlagSet("test", flag.ContinueOnError)
	set.SetOutput(io.Discard)
	Declare(set, catalog.Shipped)
	for _, value := range []string{strings.Repeat("N", 100_000), `"` + strings.Repeat("N", 100_000), "heroes=" + strings.Repeat("N", 100_000)} {
		err := set.Parse([]string{"-plan", value + " mode " + value})
		if english.Error(t, err) == nil {
			t.Fatal("the plan is read")
		}
		if err = Misread(set, err, "test -h"); len(err.Error()) > 500 || !strings.Contains(err.Error(), "-plan") {
			t.Errorf("the error is %d bytes long: %.600s", len(err.Error()), err)
		}
	}
}

// TestHeroes checks that heroes from the command line replace those in the Plan.
func TestHeroes(t *testing.T) {
	for value, want := range map[string]string{
		"random":           "seats=A,B",
		"two":              "seats=A,B heroes=deal-two",
		"deal-two":         "seats=A,B heroes=deal-two",
		"random,The Flash": `seats=A,B:person:"The Flash" heroes=chosen`,
		"Batman":           "seats=A:person:Batman,B heroes=chosen",
		"random,random":    "seats=A,B heroes=chosen",
	} {
		t.Run(value, func(t *testing.T) {
			before := mode.Plan{Seats: []mode.Seat{{Name: "A"}, {Name: "B", Heroes: []string{"Cyborg"}}}}
			p := before
			if err := Heroes(&p, value); err != nil {
				t.Fatal(err)
			}
			if got := p.String(); got != want {
				t.Errorf("the plan is\n%s, not\n%s", got, want)
			}
			if before.Seats[1].Heroes == nil {
				t.Error("the seats of another Plan have changed")
			}
		})
	}
	if err := Heroes(&mode.Plan{Seats: mode.People(1)}, "A,B"); english.Error(t, err) == nil || !strings.Contains(err.Error(), "more heroes than there are seats (1)") {
		t.Errorf("two heroes for one seat: error %v", err)
	}
}

// TestOldNamesAreHidden checks that help hides old flag names and shows all other flags unchanged.
func TestOldNamesAreHidden(t *testing.T) {
	set := flag.NewFlagSet("test", flag.ContinueOnError)
	set.Int("games", 100, "play `N` games")
	Declare(set, catalog.Shipped)
	if err := set.Parse([]string{"-games", "7", "-line_up_size", "6"}); err != nil {
		t.Fatal(err)
	}
	var help strings.Builder
	set.SetOutput(&help)
	Shown(set).PrintDefaults()
	for _, want := range []string{"  -games N\n", "play N games (default 100)\n", "  -line-up-size NUMBER\n", "  -villains NUMBER\n"} {
		if !strings.Contains(help.String(), want) {
			t.Errorf("help does not show %q:\n%s", want, help.String())
		}
	}
	if names := Names(set); strings.Contains(help.String()+names, "line_up_size") || !strings.Contains(names, "-games, -guests, -line-up-size, ") {
		t.Errorf("help shows %s\n%s", names, help.String())
	}
}
