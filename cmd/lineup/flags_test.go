package main

import (
	"strings"
	"testing"

	"lineup/game/rules"
	"lineup/render"
	"lineup/render/ui"
)

var heroes = []string{"Batman", "Cyborg"}

func TestFlags(t *testing.T) {
	f, err := parse([]string{"-seats", "Ana, greedy,Bob", "-heroes", "two", "-villains", "6", "-profile", "tournament", "-seed", "9", "-speed", "fast", "-size", "1920x1080"}, heroes)
	if err != nil {
		t.Fatal(err)
	}
	p := f.plan
	if len(p.Seats) != 3 || p.Seats[0] != (render.SeatPlan{Name: "Ana"}) || p.Seats[1].Kind != "greedy" || p.Seats[2].Name != "Bob" {
		t.Errorf("the seats are %+v", p.Seats)
	}
	if p.Heroes != rules.DealTwo || p.Villains != 6 || p.Profile != "tournament" || p.Seed != 9 || f.speed != ui.Fast || f.width != 1920 || f.height != 1080 {
		t.Errorf("the flags are %+v", f)
	}
}

func TestWrongFlagsAreNamed(t *testing.T) {
	for args, want := range map[string]string{
		"-bogus":                   "-bogus",
		"-speed warp":              "slow, normal, fast, off",
		"-seats Ana":               "2 to 5",
		"-seats Ana,,Bob":          "empty",
		"-seats a,b,c,d,e,f":       "2 to 5",
		"-heroes all":              "random, two, or for each seat one of Batman",
		"-heroes Batman":           "name the seats",
		"-heroes Cyborg,Cyborg":    "both be Cyborg",
		"-profile home":            "standard, tournament",
		"-villains 3":              "5 to 12",
		"-seed 0":                  "from 1 on",
		"-size huge":               "1280x720",
		"-scene sea":               "title, setup",
		"-demo -seats Ana,greedy":  "Ana would be a person",
		"table":                    "no flag",
		"-seats Ana,Ana":           "Ana",
		"-shot":                    "-shot",
		"-shot x.png -seats A,B,C": "",
	} {
		_, err := parse(strings.Fields(args), heroes)
		switch {
		case want == "" && err != nil:
			t.Errorf("%s: %v", args, err)
		case want != "" && (err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "\n")):
			t.Errorf("%s: the error is %v, which should say %q", args, err, want)
		}
	}
}

func TestNamedHeroesAndRobots(t *testing.T) {
	f, err := parse([]string{"-seats", "Robo,greedy,greedy", "-heroes", "Cyborg,Batman"}, heroes)
	if err != nil {
		t.Fatal(err)
	}
	want := []render.SeatPlan{{Name: "Robo", Hero: "Cyborg"}, {Name: "Gizmo", Kind: "greedy", Hero: "Batman"}, {Name: "Cog", Kind: "greedy"}}
	for i, s := range f.plan.Seats {
		if s != want[i] {
			t.Errorf("seat %d is %+v, want %+v", i, s, want[i])
		}
	}
	if f.plan.Heroes != rules.Chosen {
		t.Error("the heroes are not the chosen ones")
	}
}
