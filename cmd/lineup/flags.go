package main

import (
	"cmp"
	"errors"
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

const usage = `lineup: a deck-building card game for 1 to 5 players

  -seats "Ana,greedy"  players: a name is a person, a computer type is a computer;
                       NAME:PLAYER sets it, e.g. Bob:greedy or Greedo:person
  -heroes WAY          random, two (keep one of two), or one hero per seat:
                       "Batman,The Flash"
  -villains N          Super-Villains in the stack, 2 to 12
  -stack WORD          whose they are: mixed (those of the base sets),
                       crossover_1, crossover_2, crossover_5, or crossover_6
                       (all eight of that pack, by rising cost), or impossible
                       (the harder ones of crisis_1)
  -profile NAME        rules: standard or tournament
  -variant NAME,...    two-heroes, teams, hidden, patrol, hunt, synergy, mix,
                       halves, draft, leaving, or another mode's variants
  -mix TYPE=SET,...    with mix: the set for each of equipment, location,
                       super_villain, hero, super_power, and villain, three
                       from each of two sets
  -earlier TEXT        with halves: result of the first game, as printed in the
                       plan of the second
  -line-up-size N      cards in the Line-Up, 1 to 20
  -time N              tournament: turn in which time is called; finish that
                       round, plus one more unless it is the first player's turn
  -banned NAME,...     tournament: cards to leave out, e.g. "Bane,Superman"
  -mode ID             standard or rebirth
  -scenario N          Rebirth Scenario to play, 1 to 8
  -guests WORD         Super-Villains from later Scenarios: none,
                       mister-mxyzptlk, starro, darkseid, or all
  -log TEXT            campaign log, as printed in a campaign's plans
  -sets ID,...         base, heroes_unite, forever_evil, or teen_titans, or
                       several of them, as in base,heroes_unite; the packs
                       crossover_1, crossover_2, crossover_5, crossover_6, and
                       crisis_1 can be added; or rebirth
  -seed N              seed for all randomness, from 1
  -plan TEXT           the whole setup as one line, as printed by a game:
                       'standard profile=tournament seats=Ana,Bob:greedy seed=7'
  -speed SPEED         slow, normal, fast, fastest, or off
  -text PERCENT        text size, 100 to 200 (default: the saved one)
  -text-face FACE      typeface of sentences, lato or opendyslexic (default: the
                       saved one)
  -ui-size PERCENT     size of cards, text and buttons, 80 to 200 (default: the
                       saved one)
  -size WxH            window size, %v or larger, e.g. 1280x720 (default: as
                       large as fits)
  -data DIR            folder for saved games (default: %s)
  -demo                computers play one game in the window; prints the result
  -shot FILE.png       draw one scene to a .png or .jpg file
  -scene SCENE         the scene for -shot: %s
  -scenes              list these scenes, one per line
`

// commandLine is the parsed command line.
type commandLine struct {
	plan        match.Plan
	book        *card.Book // of the plan's sets
	speed       *ui.Speed  // nil for the saved one
	text        float64    // scale of sentences, or 0 for the saved one
	textFace    string     // the name of their typeface, or "" for the saved one
	scale       float64    // scale of everything, or 0 for the saved one
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
	set.Func("text", "", percent(&f.text, ui.MinTextScale, ui.MaxTextScale))
	set.Func("text-face", "", func(v string) error {
		f.textFace = v
		_, err := ui.ParseTextFace(v)
		return err
	})
	set.Func("ui-size", "", percent(&f.scale, ui.MinScale, ui.MaxScale))
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
		return f, fmt.Errorf("unexpected argument %q; see -help", set.Arg(0))
	}
	if f.sceneGiven && f.shot == "" {
		return f, errors.New("-scene needs -shot FILE.png")
	}
	f.plan = asked.Plan(match.Plan{})
	if asked.Given("seed") && f.plan.Seed == 0 {
		return f, errors.New("-seed 0: want a whole number from 1")
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
			return mode.Fault("seats", "%s: unknown player %q: choose from %s", s.Name, s.Player, strings.Join(ai.Names(), ", "))
		case s.Player == "" && f.demo:
			return fmt.Errorf("-demo: %s is a person; all seats must be one of %s", s.Name, strings.Join(ai.Names(), ", "))
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
		return fmt.Errorf("choose from %s", strings.Join(ui.Speeds, ", "))
	}
	f.speed = &s
	return nil
}

// percent returns a reader of a scale in percent.
func percent(scale *float64, least, most float64) func(string) error {
	return func(value string) error {
		n, err := strconv.Atoi(strings.TrimSuffix(value, "%"))
		if err != nil || float64(n) < 100*least || float64(n) > 100*most {
			return fmt.Errorf("want %.0f to %.0f percent", 100*least, 100*most)
		}
		*scale = float64(n) / 100
		return nil
	}
}

// takeSize reads the size of the window, or of a picture.
func (f *commandLine) takeSize(value string) error {
	w, h, ok := strings.Cut(value, "x")
	width, err1 := strconv.Atoi(w)
	height, err2 := strconv.Atoi(h)
	if !ok || err1 != nil || err2 != nil || width < leastSize.width || height < leastSize.height || width > largest.width || height > largest.height {
		return fmt.Errorf("want WIDTHxHEIGHT from %v to %v", leastSize, largest)
	}
	f.window = size{width, height}
	return nil
}

func (f *commandLine) takeScene(value string) error {
	if !slices.Contains(render.SceneNames(), value) {
		return fmt.Errorf("choose from %s", strings.Join(render.SceneNames(), ", "))
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
		return errors.New("output must be a .png or .jpg file")
	case err != nil || !info.IsDir():
		return fmt.Errorf("folder %s does not exist", dir)
	}
	f.shot = value
	return nil
}
