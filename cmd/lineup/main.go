// Command lineup is the game in a window.
package main

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/ai"
	"lineup/cmd/lineup/memory"
	"lineup/cmd/lineup/speech"
	"lineup/engine"
	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/render"
	"lineup/render/players"
	"lineup/render/sound"
	"lineup/render/sound/device"
	"lineup/render/ui"
	"lineup/saves"
)

// errFlags marks an error that the caller can fix. The exit code is then 2.
var errFlags = errors.New("lineup")

func main() {
	err := run(os.Args[1:])
	switch {
	case err == nil:
	case errors.Is(err, errFlags):
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	default:
		fmt.Fprintln(os.Stderr, "lineup: "+oneLine(err.Error()))
		os.Exit(1)
	}
}

func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }

func run(args []string) error {
	f, err := parse(args)
	if err != nil {
		return fmt.Errorf("%w: %w", errFlags, err)
	}
	if f.help {
		fmt.Printf(usage, leastSize, saves.DefaultDir(), strings.Join(render.SceneNames(), ", "))
		return nil
	}
	if f.scenes {
		fmt.Println(strings.Join(render.SceneNames(), "\n"))
		return nil
	}
	if !hasDisplay() {
		return fmt.Errorf("%w: no display: start from a desktop or set DISPLAY (e.g. with xvfb-run)", errFlags)
	}
	awaitDisplay(os.Getenv("DISPLAY"), xSockets, displayWait)
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	o := render.Options{
		Catalog:   catalog.Shipped,
		Book:      f.book,
		Players:   computers(),
		FreshSeed: func() uint64 { return rand.Uint64()>>12 + 1 },
		Settings:  ui.Settings{Speed: ui.Normal},
		Speed:     f.speed,
		TextScale: f.text,
		TextFace:  f.textFace,
		Scale:     f.scale,
		Plan:      f.plan,
		Start:     f.shot == "" && f.plan.Seats != nil,
		Demo:      f.demo,
		Files:     &dialogs{ctx: ctx},
		Clipboard: systemClipboard{},
		Opener:    systemFolders{},
		Speech:    speech.New(),
		Now:       func() int64 { return time.Now().Unix() },
		Version:   version(),
	}
	if f.shot != "" {
		time.Local = time.UTC
		o.Now = func() int64 { return pictureTime }
		app, err := render.New(o)
		if err != nil {
			return fmt.Errorf("%w: %w", errFlags, err)
		}
		return shoot(app, f)
	}
	store, err := openStore(f.data)
	if err != nil {
		return fmt.Errorf("%w: %w", errFlags, err)
	}
	defer store.Close()
	o.Store = store
	sounds := sound.New(device.Play)
	defer sounds.Close()
	o.Sounds = sounds
	app, err := render.New(o)
	if err != nil {
		return fmt.Errorf("%w: %w", errFlags, err)
	}
	err = play(app, f)
	if fault := app.Close(); err == nil {
		err = fault
	}
	if err == nil && f.demo {
		err = report(app)
	}
	return err
}

// pictureTime is the time shown in pictures: noon UTC on 1 January 2026, in Unix seconds. A picture
// depends only on the flags, wherever and whenever it is taken.
const pictureTime = 1_767_268_800

// openStore opens the save folder. If nothing can be saved there, it also says so on stderr.
func openStore(dir string) (*saves.Store, error) {
	if dir == "" {
		dir = saves.DefaultDir()
	}
	store, err := saves.Open(dir, saves.Options{Program: version()})
	if err == nil && store.ReadOnly() != "" {
		fmt.Fprintf(os.Stderr, "lineup: %s: %s\n", dir, store.ReadOnly())
	}
	return store, err
}

// computers returns the computer players the window offers, weakest first.
func computers() (out players.Computers) {
	words := map[string][2]string{ // its name and its description; -seats has the kind
		"random":  {"Easy", "plays at random"},
		"dearest": {"Fair", "plays every card and buys the most expensive one it can"},
		"greedy":  {"Strong", "weighs every choice and picks the best"},
	}
	for _, name := range ai.Names() {
		out = append(out, players.Computer{Kind: name, Name: words[name][0], Label: words[name][1], New: func(seed uint64) (match.Decider, error) {
			return ai.New(name, seed)
		}})
	}
	return out
}

func play(app *render.App, f commandLine) error {
	ebiten.SetWindowTitle("Lineup")
	memory.Save()
	if f.window == (size{}) {
		f.window = openingSize(monitorSize())
	}
	ebiten.SetWindowSize(f.window.width, f.window.height)
	ebiten.SetWindowSizeLimits(leastSize.width, leastSize.height, -1, -1)
	ebiten.SetWindowClosingHandled(true)
	ebiten.SetScreenClearedEveryFrame(false) // unchanged parts are not drawn again
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	app.ArrangeWindow()
	if m := ebiten.Monitor(); m != nil {
		if app.Settings.Window != ui.Windowed {
			f.window = monitorSize()
		}
		scale := m.DeviceScaleFactor()
		app.Prepare(int(float64(f.window.width)*scale), int(float64(f.window.height)*scale))
	}
	return loop(app)
}

func shoot(app *render.App, f commandLine) error {
	if f.window == (size{}) {
		f.window = smallest
	}
	ebiten.SetWindowSize(64, 64)
	ebiten.SetWindowDecorated(false)
	return loop(app.Shot(f.scene, f.shot, f.window.width, f.window.height))
}

// loop runs a game and rewords its error.
func loop(g ebiten.Game) error {
	if err := ebiten.RunGame(g); err != nil {
		return displayFault(err, os.Getenv("DISPLAY"))
	}
	return nil
}

// report prints the result of a demo.
func report(app *render.App) error {
	m, score, err := app.Result()
	if err != nil {
		return err
	}
	var names []string
	for _, w := range score.Winners {
		names = append(names, m.Seat(w).Name)
	}
	switch over := m.View(engine.NoSeat).Over(); {
	case m.Together() && over == card.TeamWon:
		fmt.Printf("everyone won: %s\n", card.Reason(over))
	case m.Together():
		fmt.Printf("everyone lost: %s\n", card.Reason(over))
	default:
		fmt.Printf("winner: %s\n", strings.Join(names, ", "))
	}
	for _, a := range score.Accounts {
		seat := m.Seat(a.Seat)
		if m.Together() {
			continue
		}
		fmt.Printf("%s (%s): %d\n", seat.Name, seat.Player, a.Total)
	}
	fmt.Printf("seed: %d\nplan: %v\n", m.Plan().Seed, m.Plan())
	return nil
}
