package testgame

import (
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"testing"
	"time"

	"lineup/game/mode"
	"lineup/game/savegame"
	"lineup/saves"
	"lineup/saves/container"
	"lineup/saves/disktest"
)

// Store is a store of saved games with its files in memory. Exports and imports use a folder of the
// test, and all paths are relative to it.
type Store struct {
	*saves.Store
	t       testing.TB
	memory  *disktest.Memory
	disk    *disktest.Failing
	clock   func() time.Time
	outside string // the folder of all other files
}

// noon is the first time of a Store's clock.
var noon = time.Date(2026, 11, 22, 12, 0, 0, 0, time.Local)

// NewStore returns an empty Store. It is closed at the end of the test.
func NewStore(t testing.TB) *Store {
	t.Helper()
	s := &Store{t: t, clock: disktest.Clock(noon), outside: t.TempDir()}
	s.Empty()
	t.Cleanup(func() { _ = s.Close() })
	return s
}

// OnDisk returns a store in a folder. It is closed at the end of the test.
func OnDisk(t testing.TB, dir string) *saves.Store {
	t.Helper()
	s, err := saves.Open(dir, saves.Options{})
	if err != nil || s.ReadOnly() != "" {
		t.Fatal(err, s.ReadOnly())
	}
	t.Cleanup(func() { _ = s.Close() })
	return s
}

// Empty starts over without files.
func (s *Store) Empty() {
	s.t.Helper()
	s.memory = disktest.NewMemory(nil)
	s.memory.Plain, s.memory.Now = true, s.clock
	s.disk = &disktest.Failing{FS: s.memory, Changes: true, On: true}
	s.reopen()
}

// reopen opens the store as the next start of the program does.
func (s *Store) reopen() {
	s.t.Helper()
	if s.Store != nil {
		_ = s.Close() // a failing disk may keep a game from being saved
	}
	store, err := saves.Open("", saves.Options{Clock: s.clock, FS: s.disk})
	if err != nil {
		s.t.Fatal(err)
	}
	s.Store = store
}

// Fail makes every later change of a file fail with an error. Files can still be read.
func (s *Store) Fail(err error) {
	s.disk.Err = err
	s.disk.Arm(1)
}

// Lock makes the Store read-only, as if the program had no permission to change its files.
func (s *Store) Lock() {
	s.t.Helper()
	s.Fail(fs.ErrPermission)
	s.reopen()
	if s.ReadOnly() == "" {
		s.t.Fatal("the store can be written to")
	}
}

// Write writes a file directly to memory, with a time in seconds since 1970 began.
func (s *Store) Write(id string, b []byte, at int64) { s.memory.Put(id, b, time.Unix(at, 0)) }

// Damage damages a file and keeps its time.
func (s *Store) Damage(id string) {
	s.t.Helper()
	files, err := s.memory.List(path.Dir(id))
	if err != nil {
		s.t.Fatal(err)
	}
	for _, f := range files {
		if f.Name == path.Base(id) {
			s.Write(id, []byte("torn"), f.Modified.Unix())
			return
		}
	}
	s.t.Fatalf("there is no file %s", id)
}

// Put writes a game directly to memory, as the file with its ID, its time and its program. A game
// with only a list entry gets a Plan and an invalid state.
func (s *Store) Put(g savegame.SavedGame) {
	s.t.Helper()
	if g.Record.Plan.Seats == nil {
		plan, err := mode.ParsePlan(g.SaveEntry.Plan)
		if err != nil {
			s.t.Fatal(err)
		}
		g.Record.Plan = plan
	}
	if g.Now == nil {
		g.Now = []byte("a game")
	}
	b, err := container.Encode(container.Content{SavedGame: g})
	if err != nil {
		s.t.Fatal(err)
	}
	s.Write(g.ID, b, g.Written)
}

// PutNewer writes a file of a newer program directly to memory.
func (s *Store) PutNewer(id, program string, at int64) {
	s.Write(id, container.Seal(fmt.Appendf(nil, "LINEUP %d\n{\"program\":%q}\n", container.Format+1, program)), at)
}

// TextIn returns the text in a file written by a store. For a campaign it is the text of
// campaign.Write.
func TextIn(t testing.TB, b []byte) []byte {
	t.Helper()
	c, err := container.Decode(b)
	if err != nil {
		t.Fatal(err)
	}
	return c.Text
}

// OutsidePath returns the real path of a file outside the store.
func (s *Store) OutsidePath(path string) string { return filepath.Join(s.outside, path) }

// Outside reads a file outside the store. Ok is false if there is none.
func (s *Store) Outside(path string) (b []byte, ok bool) {
	b, err := os.ReadFile(s.OutsidePath(path))
	return b, err == nil
}

// FailOutside makes all later access to files outside the store fail, by replacing their folder
// with a file.
func (s *Store) FailOutside() {
	s.t.Helper()
	s.outside = s.OutsidePath("no-folder")
	if err := os.WriteFile(s.outside, nil, 0o600); err != nil {
		s.t.Fatal(err)
	}
}

// ExportTo is like the store's method but in the test's folder.
func (s *Store) ExportTo(id, to string) error { return s.Store.ExportTo(id, s.OutsidePath(to)) }

// WriteTo is like the store's method but in the test's folder.
func (s *Store) WriteTo(to string, b []byte) error { return s.Store.WriteTo(s.OutsidePath(to), b) }

// ExportAll is like the store's method but in the test's folder.
func (s *Store) ExportAll(to string) (savegame.Everything, error) {
	return s.Store.ExportAll(s.OutsidePath(to))
}

// ImportAll is like the store's method but in the test's folder.
func (s *Store) ImportAll(from string) (savegame.Everything, error) {
	return s.Store.ImportAll(s.OutsidePath(from))
}

// Folder returns the test's folder, because the store has none.
func (s *Store) Folder() string { return s.outside }

// ImportFrom is like the store's method but in the test's folder.
func (s *Store) ImportFrom(from string) (id string, known bool, err error) {
	return s.Store.ImportFrom(s.OutsidePath(from))
}
