// Command windowbench measures the real window on an invisible screen without a graphics card: how
// soon it answers, how much memory it takes, and how much processor time it uses at rest. It uses
// the window like a person, by mouse and keyboard.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"lineup/game/sets"
)

const usage = `windowbench: measures the window of the game

  windowbench [-rest DURATION] [-seed N] [-shots FOLDER] [-sound] [PROGRAM]

  -rest DURATION   how long each screen at rest is measured (default 30s)
  -seed N          the seed of the games, from 1 on (default 3)
  -shots FOLDER    keep pictures of the screen in this folder, taken by ImageMagick
  -sound           measure only the sound, on a sound server of its own (PulseAudio)

PROGRAM is bin/lineup if it is not given. It is started with a fresh folder for its games
on a screen of its own, 1920 by 1080 and without a graphics card. What is over a limit is
marked, and the exit code is 1 then.
`

// The limits.
const (
	maxFirst     = 1.0   // seconds to the first frame
	maxQuick     = 1.0   // seconds until the table answers
	maxAllQuick  = 1.5   // the same with all sets
	maxTown      = 3.0   // seconds until the map answers and is fully painted: it has a city
	maxMemory    = 450.0 // MB
	maxAllMemory = 460.0 // with all sets
	maxRest      = 8.0   // percent of a core
)

func main() {
	a, err := parse(os.Args[1:])
	switch {
	case errors.Is(err, flag.ErrHelp):
		fmt.Print(usage)
		return
	case err != nil:
		fmt.Fprintln(os.Stderr, "windowbench:", err)
		os.Exit(2)
	}
	over := 0
	if a.sound {
		b := bench{shots: a.shots}
		if err := b.soundOf(a.program, a.seed); err != nil {
			fmt.Fprintln(os.Stderr, "windowbench:", err)
			os.Exit(2)
		}
		over += b.over
		games = nil
	}
	for _, g := range games {
		b := bench{game: g, rest: a.rest, shots: a.shots}
		if err := b.run(a.program, a.seed); err != nil {
			fmt.Fprintln(os.Stderr, "windowbench:", err)
			os.Exit(2)
		}
		over += b.over
	}
	if over > 0 {
		fmt.Printf("%d over the limit\n", over)
		os.Exit(1)
	}
}

// asked is the parsed command line.
type asked struct {
	program string
	rest    time.Duration
	seed    uint64
	shots   string // "" for no pictures
	sound   bool
}

// parse reads a command line. Its errors are one line each, or flag.ErrHelp.
func parse(args []string) (asked, error) {
	a := asked{program: "bin/lineup"}
	set := flag.NewFlagSet("windowbench", flag.ContinueOnError)
	set.SetOutput(io.Discard)
	set.DurationVar(&a.rest, "rest", 30*time.Second, "")
	set.Uint64Var(&a.seed, "seed", 3, "")
	set.StringVar(&a.shots, "shots", "", "")
	set.BoolVar(&a.sound, "sound", false, "")
	if err := set.Parse(args); errors.Is(err, flag.ErrHelp) {
		return a, err
	} else if err != nil {
		return a, fmt.Errorf("%w; use -rest DURATION (e.g. 30s), -seed N, -shots FOLDER, -sound", err)
	}
	if set.NArg() > 0 {
		a.program = set.Arg(0)
	}
	_, missing := exec.LookPath(a.program)
	folder, noFolder := os.Stat(a.shots)
	_, noImport := exec.LookPath("import")
	switch {
	case set.NArg() > 1:
		return a, fmt.Errorf("unexpected argument %q: name one PROGRAM, after the flags", set.Arg(1))
	case missing != nil:
		return a, fmt.Errorf("program %s does not exist: build it with `make build`, or name another with its folder, such as bin/lineup", a.program)
	case a.rest < time.Second || a.rest > time.Hour:
		return a, fmt.Errorf("-rest %v: want a duration from 1s to 1h", a.rest)
	case a.seed == 0:
		return a, fmt.Errorf("-seed 0: want a whole number from 1")
	case a.shots != "" && (noFolder != nil || !folder.IsDir()):
		return a, fmt.Errorf("-shots: folder %s does not exist", a.shots)
	case a.shots != "" && noImport != nil:
		return a, fmt.Errorf("-shots %s: no program to take pictures: install ImageMagick, or leave out -shots", a.shots)
	}
	return a, nil
}

// game is a game in which the window is measured.
type game struct {
	name   string   // printed before its measures
	flags  []string // of the program
	lit    [4]int   // a bright part of the table that the menu dims: its corner and its size
	clicks [][2]int // where a click answers a question that no key does, or closes a page that keys opened
	soon   float64  // seconds until the table answers
	sharp  float64  // seconds until it is fully painted, or 0 for no limit
	memory float64  // in MB
}

// games has a game at the table with one set, one with all sets, and one on the map.
var games = []game{
	{"", []string{"-villains", "5"}, [4]int{1610, 830, 260, 50}, [][2]int{{1600, 60}}, maxQuick, 0, maxMemory}, // beside the discard pile and other pages
	{"all sets: ", []string{"-sets", strings.Join(sets.IDs(sets.All()), ","), "-villains", "2"}, [4]int{1610, 830, 260, 50}, [][2]int{{1600, 60}}, maxAllQuick, 0, maxAllMemory},
	{"map: ", []string{"-mode", "rebirth"}, [4]int{530, 1040, 60, 26}, [][2]int{{910, 705}, {1319, 1054}}, maxTown, maxTown, maxMemory}, // a space, and STAY HERE
}

// bench is one measurement.
type bench struct {
	*screen
	game
	program *process
	rest    time.Duration
	shots   string // the folder for pictures of the screen, or "" for none
	over    int    // measures over their limit
}

// row prints a measure. A limit of 0 means none.
func (b *bench) row(what string, value float64, unit string, limit float64) {
	mark, most := "", ""
	if limit > 0 {
		most = fmt.Sprintf("limit %4.4g", limit)
		if mark = "ok"; value > limit {
			mark = "OVER"
			b.over++
		}
	}
	fmt.Printf("%-52s %8.2f %-4s %-12s %s\n", b.name+what, value, unit, most, mark)
}

func (b *bench) run(program string, seed uint64) (err error) {
	if b.screen, err = newScreen(); err != nil {
		return err
	}
	defer b.close()
	dir, err := os.MkdirTemp("", "windowbench-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	if err := b.move(screenWidth/2, 20); err != nil {
		return err
	}
	began := time.Now()
	cmd := exec.Command(program, append([]string{"-data", dir, "-size", fmt.Sprintf("%dx%d", screenWidth, screenHeight), "-speed", "off",
		"-seed", fmt.Sprint(seed)}, b.flags...)...)
	cmd.Env, cmd.Stderr = append(os.Environ(), "DISPLAY="+b.display), os.Stderr
	if b.program, err = start(cmd); err != nil {
		return err
	}
	defer b.program.stop()
	for _, part := range []func(time.Time, string) error{b.title, b.quick, b.table, b.play, b.resizing, b.result} {
		if err := part(began, dir); err != nil {
			return err
		}
		if b.program.ended() {
			return errEnded
		}
	}
	b.row("memory: the most at any time", b.program.peak(), "MB", b.game.memory)
	return nil
}

// title measures the start until the title, and the title at rest.
func (b *bench) title(began time.Time, _ string) error {
	if _, err := b.until(20*time.Second, func(l look) bool { return !l.blank }); err != nil {
		return fmt.Errorf("the first frame: %w", err)
	}
	b.row("start: to the first frame", time.Since(began).Seconds(), "s", maxFirst)
	still, err := b.still(began)
	if err != nil {
		return err
	}
	b.row("start: to the title as sharp as it gets", still, "s", 0)
	b.row("memory: title", b.program.memory(), "MB", b.game.memory)
	return b.atRest("title")
}

// quick measures the time from Quick Game until the table answers.
func (b *bench) quick(time.Time, string) error {
	before, err := b.look()
	if err != nil {
		return err
	}
	began := time.Now()
	if err := b.press(keyReturn); err != nil {
		return err
	}
	if _, err := b.until(20*time.Second, func(l look) bool { return l.sum != before.sum }); err != nil {
		return fmt.Errorf("the table: %w", err)
	}
	b.row("quick game: to the first frame of the table", time.Since(began).Seconds(), "s", 0)
	asked := time.Now()
	if err := b.answers(); err != nil {
		_ = b.shot("stuck")
		return err
	}
	b.row("quick game: to a table that has answered", time.Since(began).Seconds(), "s", b.soon)
	b.row("quick game: the table's first answer alone", time.Since(asked).Seconds(), "s", 0)
	if err := b.press(keyEscape); err != nil {
		return err
	}
	still, err := b.still(began)
	if err != nil {
		return err
	}
	b.row("quick game: to a table as sharp as it gets", still, "s", b.sharp)
	b.row("memory: table", b.program.memory(), "MB", b.game.memory)
	return nil
}

// mutedFor is longer than a question that has just opened answers no key, and than the menu takes.
const mutedFor = time.Second

// answers opens the menu and waits until it is visible. The menu dims everything it does not cover.
func (b *bench) answers() error {
	most := 0.0
	pressed := time.Time{}
	_, err := b.until(20*time.Second, func(look) bool {
		if time.Since(pressed) > mutedFor { // a question that has just opened answers no key
			if pressed = time.Now(); b.press(keyEscape) != nil {
				return false
			}
		}
		now, err := b.bright(b.lit[0], b.lit[1], b.lit[2], b.lit[3])
		most = max(most, now)
		return err == nil && now < 0.7*most
	})
	if err != nil {
		return fmt.Errorf("the table's answer: %w", err)
	}
	return nil
}

// table measures the table at rest, with its idle motion, and while the mouse moves.
func (b *bench) table(time.Time, string) error {
	if err := b.atRest("table"); err != nil {
		return err
	}
	used := b.program.used()
	const nudges, every = 4, 4 * time.Second // idle motion continues for 5 s after an input
	for i := range nudges {
		if err := b.move(700+i%2, 20); err != nil {
			return err
		}
		time.Sleep(every)
	}
	b.row("rest: table with idle motion", 100*(b.program.used()-used).Seconds()/(nudges*every).Seconds(), "%", 0)
	used = b.program.used()
	const steps, pause = 120, 25 * time.Millisecond
	began := time.Now()
	for i := range steps {
		x := i * 20 % 800
		if err := b.move(560+x, 990); err != nil {
			return err
		}
		time.Sleep(pause)
	}
	b.row("the mouse goes over the hand", 100*(b.program.used()-used).Seconds()/time.Since(began).Seconds(), "%", 0)
	b.row("memory: table, its cards read", b.program.memory(), "MB", b.game.memory)
	return b.move(screenWidth/2, 20)
}

// keyPause is the pause after a key. The same key comes again after more than 0.4 s, because a page
// ignores the keys of its first 0.3 s until they have paused as long. A digit comes every digitRounds
// rounds, because one that has just played a card answers a question only after a second.
const (
	keyPause    = 100 * time.Millisecond
	digitRounds = 3
)

// The frame moves every frameRounds rounds. arrowRounds is after how many rounds it goes in the other
// direction.
const frameRounds, arrowRounds = 2, 10

// play plays the game to its end. Keys answer every question, and clicks on the map place or move a
// Character. No card is bought, so the computer wins or everyone loses.
func (b *bench) play(_ time.Time, dir string) error {
	began := time.Now()
	const most = 12 * time.Minute
	over := func() bool { // looked at after each key, because the next would lead on from the result to its replay
		found, _ := filepath.Glob(filepath.Join(dir, "replays", "*.lineup"))
		return len(found) > 0
	}
	for round := 0; time.Since(began) < most; round++ {
		arrow := byte(keyRight)
		if round/arrowRounds%2 > 0 { // to choose several cards, also from the last one on
			arrow = keyLeft
		}
		keys := []byte{keyE, keyReturn, keySpace}
		if round%frameRounds == 0 { // the frame chooses up to three cards of a question, which Enter gives in the next round
			keys = append(keys, arrow, arrow, keyReturn, arrow, keyReturn, arrow, keyReturn)
		}
		if round%digitRounds == 0 {
			keys = append(keys, key1)
		}
		for _, key := range keys {
			if err := b.press(key); err != nil {
				return err
			}
			if time.Sleep(keyPause); over() {
				break
			}
		}
		for _, at := range b.clicks {
			if over() {
				break
			}
			if err := b.click(at[0], at[1]); err != nil {
				return err
			}
		}
		if over() {
			b.row("a game to its end by keys", time.Since(began).Seconds(), "s", 0)
			return nil
		}
		if b.program.ended() {
			return fmt.Errorf("the game: %w", errEnded)
		}
	}
	_ = b.shot("stuck")
	return fmt.Errorf("the game did not end within %v", most)
}

// resizing measures memory after the window was made smaller and larger again.
func (b *bench) resizing(time.Time, string) error {
	b.row("memory: result", b.program.memory(), "MB", b.game.memory)
	for _, size := range [][2]int{{1280, 720}, {screenWidth, screenHeight}} {
		began := time.Now()
		if err := b.resize(size[0], size[1]); err != nil {
			return err
		}
		if _, err := b.still(began); err != nil {
			return err
		}
		b.row(fmt.Sprintf("memory: in a window of %dx%d", size[0], size[1]), b.program.memory(), "MB", b.game.memory)
	}
	return nil
}

func (b *bench) result(time.Time, string) error { return b.atRest("result") }

// atRest measures the processor time of a screen at rest.
func (b *bench) atRest(what string) error {
	if err := b.shot(what); err != nil {
		return err
	}
	time.Sleep(6 * time.Second) // idle motion has stopped by then
	used := b.program.used()
	time.Sleep(b.rest)
	b.row("rest: "+what, 100*(b.program.used()-used).Seconds()/b.rest.Seconds(), "%", maxRest)
	return nil
}

// shot saves a picture of the screen if -shots asks for it.
func (b *bench) shot(what string) error {
	if b.shots == "" {
		return nil
	}
	cmd := exec.Command("import", "-window", "root", filepath.Join(b.shots, strings.ReplaceAll(b.name, ": ", "-")+what+".png"))
	cmd.Env = append(os.Environ(), "DISPLAY="+b.display)
	return cmd.Run()
}

// errEnded is the error of a program that has ended by itself.
var errEnded = errors.New("the program ended: start it by hand to see why")

// until reads the screen until it is as wanted.
func (b *bench) until(most time.Duration, wanted func(look) bool) (look, error) {
	for began := time.Now(); ; time.Sleep(4 * time.Millisecond) {
		l, err := b.look()
		switch {
		case err != nil:
			return l, err
		case wanted(l):
			return l, nil
		case b.program.ended():
			return l, errEnded
		case time.Since(began) > most:
			return l, fmt.Errorf("did not appear within %v", most)
		}
	}
}

// still waits until the picture has not changed for a while and returns the seconds from the
// beginning to its last change.
func (b *bench) still(began time.Time) (float64, error) {
	const quiet, most = 1500 * time.Millisecond, 20 * time.Second
	last, err := b.look()
	if err != nil {
		return 0, err
	}
	changed := time.Now()
	for time.Since(changed) < quiet && time.Since(began) < most {
		time.Sleep(15 * time.Millisecond)
		now, err := b.look()
		if err != nil {
			return 0, err
		}
		if now.sum != last.sum {
			last, changed = now, time.Now()
		}
	}
	return changed.Sub(began).Seconds(), nil
}
