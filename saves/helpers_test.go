package saves

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"lineup/game/savegame"
	"lineup/game/testgame"
	"lineup/saves/container"
	"lineup/saves/disktest"
)

const plan = `standard seats=Ana,"Bob Builder":greedy seed=42`

// clock returns the clock of a test's store.
func clock() func() time.Time { return disktest.Clock(time.Date(2026, 11, 22, 10, 15, 0, 0, time.UTC)) }

func openStore(t testing.TB, dir string) *Store {
	t.Helper()
	s, err := Open(dir, Options{Clock: clock(), Program: "1.0"})
	if err != nil {
		t.Fatal(err)
	}
	if says := s.ReadOnly(); says != "" {
		t.Fatal(says)
	}
	t.Cleanup(func() { _ = s.Close() })
	return s
}

func newTable(t testing.TB, chance uint64) *testgame.RandomGame {
	t.Helper()
	table, err := testgame.New(plan, chance)
	if err != nil {
		t.Fatal(err)
	}
	return table
}

// named returns a game with this many answers, ready to save under a title.
func named(t testing.TB, answers int, title string) savegame.SavedGame {
	t.Helper()
	g := newTable(t, 1).Play(answers).Kept(savegame.Named, "game-1")
	g.Title = title
	return g
}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// get returns a function's result. An error fails the test.
func get[T any](t testing.TB) func(v T, err error) T {
	return func(v T, err error) T {
		t.Helper()
		must(t, err)
		return v
	}
}

// imported imports a file and returns its ID. It fails unless Import reports known.
func imported(t testing.TB, s *Store, name string, b []byte, known bool) string {
	t.Helper()
	id, here, err := s.Import(name, b)
	must(t, err)
	if here != known {
		t.Errorf("%s: known is %v, want %v", name, here, known)
	}
	return id
}

// ids returns the entries of a list by ID.
func ids(list []savegame.Listed) map[string]savegame.Listed {
	out := map[string]savegame.Listed{}
	for _, l := range list {
		out[l.ID] = l
	}
	return out
}

// ofKind returns the entries of a kind, latest first.
func ofKind(s *Store, k savegame.SaveKind) []savegame.Listed {
	var out []savegame.Listed
	for _, l := range s.List() {
		if l.Kind == k {
			out = append(out, l)
		}
	}
	return out
}

// files returns all files below a folder, with their contents.
func files(t testing.TB, dir string) map[string]string {
	t.Helper()
	out := map[string]string{}
	must(t, filepath.Walk(dir, func(path string, info os.FileInfo, err error) error {
		if err != nil || info.IsDir() || info.Name() == lockName {
			return err
		}
		b, err := os.ReadFile(path)
		rel, _ := filepath.Rel(dir, path)
		out[filepath.ToSlash(rel)] = string(b)
		return err
	}))
	return out
}

// newerFile returns a file in a future format.
func newerFile(t testing.TB) []byte {
	t.Helper()
	return container.Seal(fmt.Appendf(nil, "LINEUP %d\n{\"program\":\"9.9\",\"kind\":\"?\"}\nwhatever", container.Format+1))
}
