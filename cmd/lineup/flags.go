package main

import (
	"flag"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"lineup/ai"
	"lineup/game/rules"
	"lineup/render"
	"lineup/render/ui"
)

const usage = `lineup: a deck-building card game for two to five players

  -seats "Ana,greedy"  who plays: a name is a person, a kind of player a computer
  -heroes WAY          random, two (each keeps one of two), or a hero for each
                       seat: "Batman,The Flash"
  -villains N          Super-Villains in the stack, 5 to 12
  -profile NAME        rules: standard or tournament
  -seed N              what all chance follows from
  -speed SPEED         slow, normal, fast or off
  -size WxH            of the window, such as 1280x720
  -demo                computers play one game in the window; prints the result
  -shot FILE.png       draws one scene into a file
  -scene SCENE         the scene to draw: %s
`

// flags are what the command line asks for.
type flags struct {
	plan          render.Plan
	speed         ui.Speed
	demo, help    bool
	shot, scene   string
	heroes        []string // named for the seats, in order
	width, height int
}

// parse reads the command line; heroes are the names -heroes can take. Its
// errors name the flag and what is possible.
func parse(args, heroes []string) (flags, error) {
	f := flags{width: 1280, height: 720, scene: "table", speed: ui.Normal}
	set := flag.NewFlagSet("lineup", flag.ContinueOnError)
	set.SetOutput(io.Discard)
	set.BoolVar(&f.demo, "demo", false, "")
	set.StringVar(&f.shot, "shot", "", "")
	given := map[string]*string{}
	for _, name := range []string{"seats", "heroes", "villains", "profile", "seed", "speed", "size", "scene"} {
		given[name] = set.String(name, "", "")
	}
	err := set.Parse(args)
	if err == flag.ErrHelp {
		f.help = true
		return f, nil
	}
	if err != nil {
		return f, fmt.Errorf("%w; possible are -seats, -heroes, -villains, -profile, -seed, -speed, -size, -demo, -shot and -scene", err)
	}
	if set.NArg() > 0 {
		return f, fmt.Errorf("%q is no flag; flags begin with a dash, see -help", set.Arg(0))
	}
	take := map[string]func(string) error{
		"seats": f.takeSeats, "heroes": func(value string) error { return f.takeHeroes(value, heroes) }, "villains": f.takeVillains, "profile": f.takeProfile,
		"seed": f.takeSeed, "speed": f.takeSpeed, "size": f.takeSize, "scene": f.takeScene,
	}
	set.Visit(func(g *flag.Flag) {
		if value, ok := given[g.Name]; ok && err == nil {
			if e := take[g.Name](*value); e != nil {
				err = fmt.Errorf("-%s %q: %w", g.Name, *value, e)
			}
		}
	})
	if err != nil {
		return f, err
	}
	if f.shot != "" && f.plan.Seed == 0 {
		f.plan.Seed = 1 // a picture is the same picture every time
	}
	f.fillSeats()
	if err := f.seatHeroes(); err != nil {
		return f, err
	}
	return f, f.checkDemo()
}

// checkDemo sees to it that nobody has to be waited for in a demo.
func (f *flags) checkDemo() error {
	for _, s := range f.plan.Seats {
		if f.demo && s.Kind == "" {
			return fmt.Errorf("-demo: %s would be a person: -seats must all be one of %s", s.Name, strings.Join(ai.Names(), ", "))
		}
	}
	return nil
}

// fillSeats says who plays where -seats does not.
func (f *flags) fillSeats() {
	switch {
	case f.plan.Seats != nil:
	case f.demo:
		f.takeSeats("greedy,greedy")
	case f.shot != "" && f.scene == "curtain":
		f.takeSeats("Ana,Bob,greedy")
	case f.shot != "":
		f.takeSeats("Ana,greedy,greedy,greedy")
	}
}

func (f *flags) takeSeats(value string) error {
	f.plan.Seats = nil
	for _, name := range strings.Split(value, ",") {
		name = strings.TrimSpace(name)
		switch {
		case name == "":
			return fmt.Errorf("a seat is empty: give a name or one of %s for each", strings.Join(ai.Names(), ", "))
		case slices.ContainsFunc(f.plan.Seats, func(s render.SeatPlan) bool { return s.Name == name }):
			return fmt.Errorf("two seats are named %s", name)
		case !slices.Contains(ai.Names(), name):
			f.plan.Seats = append(f.plan.Seats, render.SeatPlan{Name: name})
		default:
			f.plan.Seats = append(f.plan.Seats, render.SeatPlan{Kind: name})
		}
	}
	if n := strings.Count(value, ",") + 1; n < rules.MinSeats || n > rules.MaxSeats {
		return fmt.Errorf("there are %d to %d seats, separated by commas", rules.MinSeats, rules.MaxSeats)
	}
	for i := range f.plan.Seats {
		if s := &f.plan.Seats[i]; s.Name == "" {
			s.Name = f.robotName()
		}
	}
	return nil
}

// robotName is a name for a computer player that no seat has yet.
func (f *flags) robotName() string {
	robots := []string{"Robo", "Gizmo", "Cog", "Widget", "Sprocket"} // as many as there can be seats
	for _, name := range robots {
		if !slices.ContainsFunc(f.plan.Seats, func(s render.SeatPlan) bool { return s.Name == name }) {
			return name
		}
	}
	return "Computer"
}

func (f *flags) takeHeroes(value string, known []string) error {
	switch value {
	case "random":
		f.plan.Heroes = rules.Random
		return nil
	case "two":
		f.plan.Heroes = rules.DealTwo
		return nil
	}
	for _, name := range strings.Split(value, ",") {
		name = strings.TrimSpace(name)
		if !slices.Contains(known, name) {
			return fmt.Errorf("possible are random, two, or for each seat one of %s", strings.Join(known, ", "))
		}
		if slices.Contains(f.heroes, name) {
			return fmt.Errorf("two seats cannot both be %s", name)
		}
		f.heroes = append(f.heroes, name)
	}
	f.plan.Heroes = rules.Chosen
	return nil
}

// seatHeroes gives the named heroes to the seats.
func (f *flags) seatHeroes() error {
	if len(f.heroes) > 0 && len(f.heroes) > len(f.plan.Seats) {
		return fmt.Errorf("-heroes: %d heroes for %d seats: name the seats with -seats", len(f.heroes), len(f.plan.Seats))
	}
	for i, name := range f.heroes {
		f.plan.Seats[i].Hero = name
	}
	return nil
}

func (f *flags) takeVillains(value string) error {
	n, err := strconv.Atoi(value)
	if err != nil || n < rules.FewestVillains || n > rules.MostVillains {
		return fmt.Errorf("possible are %d to %d", rules.FewestVillains, rules.MostVillains)
	}
	f.plan.Villains = n
	return nil
}

func (f *flags) takeProfile(value string) error {
	var names []string
	for name := range rules.Profiles {
		names = append(names, name)
	}
	slices.Sort(names)
	if !slices.Contains(names, value) {
		return fmt.Errorf("possible are %s", strings.Join(names, ", "))
	}
	f.plan.Profile = value
	return nil
}

func (f *flags) takeSeed(value string) error {
	n, err := strconv.ParseUint(value, 10, 64)
	if err != nil || n == 0 {
		return fmt.Errorf("a seed is a whole number from 1 on")
	}
	f.plan.Seed = n
	return nil
}

func (f *flags) takeSpeed(value string) error {
	s, err := ui.ParseSpeed(value)
	if err != nil {
		return fmt.Errorf("possible are %s", strings.Join(ui.Speeds, ", "))
	}
	f.speed = s
	return nil
}

func (f *flags) takeSize(value string) error {
	w, h, ok := strings.Cut(value, "x")
	width, err1 := strconv.Atoi(w)
	height, err2 := strconv.Atoi(h)
	if !ok || err1 != nil || err2 != nil || width < 640 || height < 360 || width > 7680 || height > 4320 {
		return fmt.Errorf("a size is width x height, from 640x360 to 7680x4320, such as 1280x720")
	}
	f.width, f.height = width, height
	return nil
}

func (f *flags) takeScene(value string) error {
	if !slices.Contains(render.Scenes, value) {
		return fmt.Errorf("possible are %s", strings.Join(render.Scenes, ", "))
	}
	f.scene = value
	return nil
}
