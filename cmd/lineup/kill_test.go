package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"testing"
	"time"

	"lineup/ai"
	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/savegame"
	"lineup/saves"
	"lineup/saves/container"
)

var kills = flag.Int("kills", 2, "how often the window is killed while it keeps a game")

// TestKillTheWindow kills the real window at random moments during a game and restores the game. No
// answer that was on the disk before may be lost.
func TestKillTheWindow(t *testing.T) {
	if runtime.GOOS == "linux" && os.Getenv("DISPLAY") == "" || testing.Short() {
		t.Skip("needs a display and some seconds")
	}
	program := filepath.Join(t.TempDir(), "lineup")
	if out, err := exec.Command("go", "build", "-o", program, ".").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	dir := t.TempDir()
	for n := range *kills {
		if err := killWindow(program, dir, uint64(n)+1); err != nil {
			t.Fatalf("kill %d: %v", n+1, err)
		}
	}
}

// killWindow starts a demo game in a window, kills it after a while and checks its saves.
func killWindow(program, dir string, seed uint64) error {
	window := exec.Command(program, "-demo", "-data", dir, "-speed", "fast", "-size", "960x540", "-seed", fmt.Sprint(seed))
	window.Stderr = os.Stderr
	if err := window.Start(); err != nil {
		return err
	}
	chance := rand.New(rand.NewPCG(seed, 1))
	plan := fmt.Sprintf("seed=%d", seed)
	seen := 0         // answers on the disk before the kill
	var end time.Time // when to kill the window, set after its first save
	for ; ; time.Sleep(2 * time.Millisecond) {
		if n := answersOnDisk(dir, plan); n > seen {
			seen = n
			if end.IsZero() {
				end = time.Now().Add(time.Duration(chance.IntN(2_500_000)) * time.Microsecond)
			}
		}
		if !end.IsZero() && time.Now().After(end) {
			break
		}
	}
	_ = window.Process.Kill()
	_ = window.Wait()
	store, err := saves.Open(dir, saves.Options{})
	if err != nil {
		return err
	}
	defer store.Close()
	if store.ReadOnly() != "" {
		return fmt.Errorf("after a kill the folder is closed: %s", store.ReadOnly())
	}
	found := -1
	for _, e := range store.List() {
		if e.Fault != "" {
			return fmt.Errorf("%s: %s", e.ID, e.Fault)
		}
		g, err := store.Open(e.ID)
		if err != nil {
			return err
		}
		m, err := restore(g)
		if err != nil {
			return fmt.Errorf("%s cannot be taken up: %w", e.ID, err)
		}
		if (e.Kind == savegame.Running || e.Kind == savegame.Replay) && g.Record.Plan.Seed == seed {
			found = m.Given()
		}
	}
	if found < seen {
		return fmt.Errorf("%d answers are kept, and %d were on the disk before", found, seen)
	}
	return nil
}

// restore takes a saved game up with all its answers.
func restore(g savegame.SavedGame) (*match.Match, error) {
	game, err := catalog.Build(g.Record.Plan)
	if err != nil {
		return nil, err
	}
	m, note, err := match.Restore(game, func(kind string, seed uint64) (match.Decider, error) { return ai.New(kind, seed) }, g.Saved)
	if err == nil && note != "" {
		err = errors.New(note)
	}
	return m, err
}

// answersOnDisk returns how many answers of the running game of a plan are saved, or 0 if none.
func answersOnDisk(dir, seed string) int {
	for _, c := range gamesOnDisk(dir) {
		if fmt.Sprintf("seed=%d", c.Record.Plan.Seed) == seed {
			return c.SaveEntry.Answers
		}
	}
	return 0
}

// gamesOnDisk returns the saved running games, while the program runs.
func gamesOnDisk(dir string) (out []container.Content) {
	files, _ := filepath.Glob(filepath.Join(dir, "games", "*.lineup"))
	for _, name := range files {
		f, err := os.Open(name)
		if err != nil {
			continue // another file has just replaced it
		}
		b, err := io.ReadAll(io.LimitReader(f, container.MaxFile))
		f.Close()
		if err != nil {
			continue
		}
		if c, err := container.Decode(b); err == nil {
			out = append(out, c)
		}
	}
	return out
}
