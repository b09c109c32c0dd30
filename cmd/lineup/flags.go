package main

import (
	"cmp"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"lineup/ai"
	"lineup/cmd/planflags"
	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/render"
	"lineup/render/showcase"
	"lineup/render/ui"
)

const usage = `lineup: a deck-building card game for one to five players

  -seats "Ana,greedy"  who plays: a name is a person, a kind of player a computer;
                       NAME:PLAYER says it: Bob:greedy, or Greedo:person
  -heroes WAY          random, two (each keeps one of two), or a hero for each
                       seat: "Batman,The Flash"
  -villains N          Super-Villains in the stack, 2 to 12
  -profile NAME        rules: standard or tournament
  -variant NAME,...    variants of the rules: two-heroes, teams, hidden, patrol,
                       hunt, synergy, mix and halves, or those of another mode
  -mix KIND=SET,...    with mix: the set of equipment, location, super_villain,
                       hero, super_power and villain, three from each of two
  -earlier TEXT        with halves: what the first game has come to, as the plan of
                       the second prints it
  -line-up-size N      cards in the Line-Up, 1 to 20
  -time N              in a tournament the turn in which time is called: the round
                       is played to its end, and mostly one more
  -banned NAME,...     in a tournament what is left out: "Bane,Superman"
  -mode ID             the way to play: standard or rebirth
  -scenario N          the Scenario of Rebirth that is played
  -guests WORD         Super-Villains of later Scenarios that come to it: none,
                       mister-mxyzptlk, starro, darkseid or all
  -log TEXT            what a campaign hands in, as its plans print it
  -sets ID,...         the sets of cards: base, heroes_unite or both, or rebirth
  -seed N              what all chance follows from, from 1 on
  -plan TEXT           all of these in one line, as a game prints them:
                       'standard profile=tournament seats=Ana,Bob:greedy seed=7'
  -speed SPEED         slow, normal, fast, fastest or off
  -size WxH            of the window, such as 1280x720; without it, as large as
                       the monitor has room for
  -data DIR            the folder games are kept in; without it, that of the system
                       for such things, %s
  -demo                computers play one game in the window; prints the result
  -shot FILE.png       draws one scene into a file, .png or .jpg
  -scene SCENE         the scene that -shot draws: %s
  -scenes              lists these scenes, one a line
`

// commandLine is the parsed command line.
type commandLine struct {
	plan        match.Plan
	book        *card.Book // of the plan's sets
	speed       *ui.Speed  // nil for the saved one
	data        string     // "" for the system's folder
	demo, help  bool
	scenes      bool // list the scenes of -shot
	shot, scene string
	sceneGiven  bool
	window      size // zero for as large as the monitor has room
}

// parse reads the command line. Its errors name the flag, or the field of the plan, and what is
// allowed.
func parse(args []string) (commandLine, error) {
	f := commandLine{scene: "table"}
	set := flag.NewFlagSet("lineup", flag.ContinueOnError)
	set.SetOutput(io.Discard)
	set.BoolVar(&f.demo, "demo", false, "")
	set.BoolVar(&f.scenes, "scenes", false, "")
	set.Func("shot", "", f.takeShot)
	set.StringVar(&f.data, "data", "", "")
	var seats []mode.Seat
	set.Func("seats", "", func(v string) (err error) { seats, err = planflags.Seats(v, ai.Names()); return err })
	heroes := set.String("heroes", "random", "")
	set.Func("speed", "", f.takeSpeed)
	set.Func("size", "", f.takeSize)
	set.Func("scene", "", f.takeScene)
	asked := planflags.Declare(set, catalog.Shipped)
	switch err := set.Parse(args); {
	case err == flag.ErrHelp:
		f.help = true
		return f, nil
	case err != nil:
		return f, planflags.Misread(set, err, "lineup -help")
	case set.NArg() > 0:
		return f, fmt.Errorf("%q is no flag; flags begin with a dash, see -help", set.Arg(0))
	}
	if f.sceneGiven && f.shot == "" {
		return f, fmt.Errorf("-scene %s: it says what -shot draws: add -shot FILE.png", f.scene)
	}
	f.plan = asked.Plan(match.Plan{})
	if asked.Given("seed") && f.plan.Seed == 0 {
		return f, fmt.Errorf("-seed 0: a seed is a whole number from 1 on; without one, chance is fresh")
	}
	if f.shot != "" && f.plan.Seed == 0 {
		f.plan.Seed = 1 // a picture is the same every time
	}
	if seats != nil {
		f.plan.Seats = seats
	}
	f.fillSeats()
	var err error
	set.Visit(func(g *flag.Flag) {
		if g.Name == "heroes" {
			err = planflags.Heroes(&f.plan, *heroes)
		}
	})
	if err != nil {
		return f, err
	}
	return f, f.check()
}

// check checks that the plan can be played, and in a demo without a person.
func (f *commandLine) check() error {
	check := catalog.Build
	if f.plan.Seats == nil {
		check = catalog.Prepare // the setup screen will ask who plays
	}
	g, err := check(f.plan)
	if err != nil {
		return err
	}
	f.book = g.Book
	for _, s := range g.Plan.Seats {
		switch {
		case s.Player != "" && !slices.Contains(ai.Names(), s.Player):
			return mode.Fault("seats", "%s: there is no player %q: choose from %s", s.Name, s.Player, strings.Join(ai.Names(), ", "))
		case s.Player == "" && f.demo:
			return fmt.Errorf("-demo: %s would be a person: -seats must all be one of %s", s.Name, strings.Join(ai.Names(), ", "))
		}
	}
	return nil
}

// fillSeats sets the players if the flags do not.
func (f *commandLine) fillSeats() {
	names := ""
	switch {
	case f.plan.Seats != nil:
		return
	case f.demo:
		names = "greedy,greedy"
	case f.shot != "":
		names = showcase.UsualSeats
		for _, s := range render.Scenes() {
			if s.Name == f.scene {
				names = cmp.Or(s.Seats, names)
			}
		}
	default:
		return
	}
	f.plan.Seats, _ = planflags.Seats(names, ai.Names()) // none of them is empty
}

func (f *commandLine) takeSpeed(value string) error {
	s, err := ui.ParseSpeed(value)
	if err != nil {
		return fmt.Errorf("possible are %s", strings.Join(ui.Speeds, ", "))
	}
	f.speed = &s
	return nil
}

func (f *commandLine) takeSize(value string) error {
	w, h, ok := strings.Cut(value, "x")
	width, err1 := strconv.Atoi(w)
	height, err2 := strconv.Atoi(h)
	if !ok || err1 != nil || err2 != nil || width < 640 || height < 360 || width > 7680 || height > 4320 {
		return fmt.Errorf("a size is width x height, from 640x360 to 7680x4320, such as 1280x720")
	}
	f.window = size{width, height}
	return nil
}

func (f *commandLine) takeScene(value string) error {
	if !slices.Contains(render.SceneNames(), value) {
		return fmt.Errorf("possible are %s", strings.Join(render.SceneNames(), ", "))
	}
	f.scene, f.sceneGiven = value, true
	return nil
}

// takeShot reads the file name of a picture. Its folder must exist.
func (f *commandLine) takeShot(value string) error {
	dir := filepath.Dir(value)
	info, err := os.Stat(dir)
	switch {
	case !showcase.CanWrite(value) || len(filepath.Base(value)) == len(".png"):
		return fmt.Errorf("a picture is written as PNG or JPEG: give a name that ends in .png or .jpg, such as table.png")
	case err != nil || !info.IsDir():
		return fmt.Errorf("there is no folder %s: make it first, or name another", dir)
	}
	f.shot = value
	return nil
}
