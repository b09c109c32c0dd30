package main

import (
	"strings"
	"testing"

	"lineup/game/catalog"
	"lineup/game/english"
	"lineup/game/mode"
	"lineup/render/ui"
)

func TestFlags(t *testing.T) {
	f, err := parse([]string{"-seats", "Ana, greedy,Bob", "-heroes", "two", "-villains", "6", "-profile", "tournament", "-seed", "9", "-speed", "fast", "-size", "1920x1080", "-text", "150", "-ui-size", "125"})
	if err != nil {
		t.Fatal(err)
	}
	if got, want := f.plan.String(), "profile=tournament villains=6 seats=Ana,Robo:greedy,Bob heroes=deal-two seed=9"; got != want {
		t.Errorf("the plan is\n%s, not\n%s", got, want)
	}
	if *f.speed != ui.Fast || f.window != (size{1920, 1080}) || f.text != 1.5 || f.scale != 1.25 || f.book == nil {
		t.Errorf("the flags are %+v", f)
	}
}

func TestWrongFlagsAreNamed(t *testing.T) {
	for args, want := range map[string]string{
		"-bogus":                           "-bogus",
		"-speed warp":                      "slow, normal, fast, fastest, off",
		"-seats Ana":                       "seats: Standard game takes two to five players; this game has one",
		"-seats Ana,,Bob":                  "empty",
		"-seats a,b,c,d,e,f":               "seats: Standard game takes two to five players; this game has six",
		"-heroes all":                      "random, two, or one hero per seat",
		"-heroes Batman":                   "more heroes than there are seats (0)",
		"-profile home":                    "profile: unknown profile \"home\": choose from standard, tournament",
		"-seats A,B -heroes Robin":         "heroes: there is no hero named \"Robin\": choose from Aquaman, Batman",
		"-seats A,B -heroes Cyborg,Cyborg": "heroes: A and B both chose Cyborg",
		"-mode sea":                        "mode: unknown mode \"sea\": choose from standard",
		"-sets sea":                        "sets: unknown set \"sea\": choose from base",
		"-variant sea":                     "variant: mode standard has no variant \"sea\"",
		"-line-up-size 21":                 "line_up_size: 21 must be 1 to 20",
		"-line_up_size 21":                 "line_up_size: 21 must be 1 to 20",
		"-line_up_size 6 -line-up-size 7":  "flag -line-up-size: -line_up_size is the old name of -line-up-size: give only one of the two",
		"-line-up-size 6 -line_up_size 6":  "flag -line_up_size: -line_up_size is the old name of -line-up-size: give only one of the two",
		"-plan seats=Ana":                  "seats: Standard game takes two to five players; this game has one",
		"-plan seats=Ana:,":                "-plan",
		"-plan seats=Ana,Bob:deep":         "Bob: unknown player \"deep\": choose from random, dearest, greedy",
		"-plan seats=A,B -demo":            "A is a person",
		"-villains 1":                      "2 to 12",
		"-seed 0":                          "want a whole number from 1",
		"-seed 18446744073709551616":       "flag -seed: seed=\"18446744073709551616\" must be a whole number from 1 to 18446744073709551615",
		"-seed -7":                         "flag -seed: seed=\"-7\" must be a whole number from 1",
		"-plan seed=18446744073709551616":  "flag -plan: seed: ",
		"-seats Ana,Bob:gredy":             "flag -seats: \"Bob:gredy\": unknown player \"gredy\": choose from person, random, dearest, greedy",
		"-seats Ana,gredy":                 "\"gredy\" looks like the computer player \"greedy\": write greedy for it, or gredy:person for a person",
		"-seats Ana,gredy:person":          "",
		"-seats Ana,Bob:greedy:Batman":     "-heroes",
		"-scene title":                     "-scene needs -shot FILE.png",
		"-scene title -shot x.png":         "",
		"-scene title -shot x.JPG":         "",
		"-shot x.jpeg":                     "flag -shot: output must be a .png or .jpg file",
		"-shot x":                          "a .png or .jpg file",
		"-shot=":                           "a .png or .jpg file",
		"-shot .png":                       "a .png or .jpg file",
		"-shot X.PNG":                      "",
		"-shot no/such/x.png":              "folder no/such does not exist",
		"-size huge":                       "flag -size: want WIDTHxHEIGHT from 700x540 to 7680x4320",
		"-size 640x360":                    "flag -size: want WIDTHxHEIGHT from 700x540 to 7680x4320",
		"-size 700x540":                    "",
		"-size 699x540":                    "from 700x540",
		"-size 800x4321":                   "to 7680x4320",
		"-text 150":                        "",
		"-text 200%":                       "",
		"-text 90":                         "flag -text: want 100 to 200 percent",
		"-text-face opendyslexic":          "",
		"-text-face arial":                 "unknown text face \"arial\": possible are lato or opendyslexic",
		"-ui-size 80":                      "",
		"-ui-size 200%":                    "",
		"-ui-size 79":                      "flag -ui-size: want 80 to 200 percent",
		"-ui-size 201":                     "want 80 to 200 percent",
		"-text big":                        "want 100 to 200 percent",
		"-scene sea":                       "title, setup",
		"-demo -seats Ana,greedy":          "Ana is a person",
		"table":                            "unexpected argument",
		"-seats Ana,Ana":                   "Ana",
		"-shot":                            "flag needs an argument: -shot; see lineup -help",
		"-scenes=all":                      "-scenes: parse error; see lineup -help",
		"-shot x.png -seats A,B,C":         "",
	} {
		t.Run(args, func(t *testing.T) {
			_, err := parse(strings.Fields(args))
			english.Error(t, err)
			switch {
			case want == "" && err != nil:
				t.Error(err)
			case want != "" && (err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "\n")):
				t.Errorf("the error is %v, which should say %q", err, want)
			}
		})
	}
}

func TestNamedHeroesAndRobots(t *testing.T) {
	f, err := parse([]string{"-seats", "Robo,greedy,greedy", "-heroes", "Cyborg,random,Batman"})
	if err != nil {
		t.Fatal(err)
	}
	if got, want := f.plan.String(), "seats=Robo:person:Cyborg,Gizmo:greedy,Cog:greedy:Batman heroes=chosen"; got != want {
		t.Errorf("the plan is\n%s, not\n%s", got, want)
	}
}

// TestPlanFlag checks that the other flags change the plan given by -plan.
func TestPlanFlag(t *testing.T) {
	text := "standard profile=tournament villains=10 seats=Ana,Bob:greedy heroes=deal-two seed=18446744073709551615"
	f, err := parse([]string{"-plan", text})
	if err != nil {
		t.Fatal(err)
	}
	if got := f.plan.String(); got != text {
		t.Errorf("the plan is\n%s, not\n%s", got, text)
	}
	f, err = parse([]string{"-villains", "6", "-plan", text, "-seats", "Cy,Di", "-heroes", "random", "-profile", "standard"})
	if err != nil {
		t.Fatal(err)
	}
	if got, want := f.plan.String(), "standard profile=standard villains=6 seats=Cy,Di seed=18446744073709551615"; got != want {
		t.Errorf("the plan is\n%s, not\n%s", got, want)
	}
}

// TestPictures checks that the seats and seed of a picture have fixed defaults, and that only
// computers play in a demo.
func TestPictures(t *testing.T) {
	for args, want := range map[string]string{
		"-shot x.png":                "seats=Ana,Robo:greedy,Gizmo:greedy,Cog:greedy seed=1",
		"-shot x.png -scene curtain": "seats=Ana,Bob,Robo:greedy seed=1",
		"-shot x.png -seed 5":        "seats=Ana,Robo:greedy,Gizmo:greedy,Cog:greedy seed=5",
		"-demo":                      "seats=Robo:greedy,Gizmo:greedy",
		"":                           "",
	} {
		t.Run(args, func(t *testing.T) {
			f, err := parse(strings.Fields(args))
			if err != nil || f.plan.String() != want {
				t.Errorf("the plan is %v, error %v; want %s", f.plan, err, want)
			}
		})
	}
}

// TestUsage checks that the usage text explains every flag and lists every variant of the default
// mode.
func TestUsage(t *testing.T) {
	_, err := parse([]string{"-bogus"})
	if english.Error(t, err) == nil {
		t.Fatal("-bogus is a flag")
	}
	_, list, _ := strings.Cut(err.Error(), "; use ")
	names := strings.Split(list, ", ")
	if len(names) < 10 {
		t.Errorf("only %v are listed", names)
	}
	for _, name := range names {
		if !strings.Contains(usage, "\n  "+name+" ") {
			t.Errorf("%s is not explained", name)
		}
	}
	for _, word := range []string{mode.Random.String(), "standard", "tournament"} {
		if !strings.Contains(usage, word) {
			t.Errorf("%s is not explained", word)
		}
	}
	_, variants, _ := strings.Cut(usage, "\n  -variant ")
	variants, _, _ = strings.Cut(variants, "\n  -")
	for _, v := range catalog.Shipped.Modes()[0].Variants {
		if !strings.Contains(variants, v.Word) {
			t.Errorf("-variant does not list %s", v.Word)
		}
	}
}
