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

// Store is the store of saved games, with its files in memory. What it exports to and
// imports from is in a folder of the test's own, to which all paths are relative.
type Store struct {
	*saves.Store
	t       testing.TB
	memory  *disktest.Memory
	disk    *disktest.Failing
	clock   func() time.Time
	outside string // the folder of all other files
}

// noon is when the clock of a Store begins.
var noon = time.Date(2026, 11, 22, 12, 0, 0, 0, time.Local)

// NewStore opens an empty Store. It is closed when the test ends.
func NewStore(t testing.TB) *Store {
	t.Helper()
	s := &Store{t: t, clock: disktest.Clock(noon), outside: t.TempDir()}
	s.Empty()
	t.Cleanup(func() { _ = s.Close() })
	return s
}

// OnDisk opens a store in a folder. It is closed when the test ends.
func OnDisk(t testing.TB, dir string) *saves.Store {
	t.Helper()
	s, err := saves.Open(dir, saves.Options{})
	if err != nil || s.ReadOnly() != "" {
		t.Fatal(err, s.ReadOnly())
	}
	t.Cleanup(func() { _ = s.Close() })
	return s
}

// Empty begins anew, with no files.
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
		_ = s.Close() // a disk that fails may keep something from being saved
	}
	store, err := saves.Open("", saves.Options{Clock: s.clock, FS: s.disk})
	if err != nil {
		s.t.Fatal(err)
	}
	s.Store = store
}

// Fail makes every change of a file fail with an error from now on. Files can still be read.
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

// Write writes a file past the store, as if at a time in seconds since 1970 began.
func (s *Store) Write(id string, b []byte, at int64) { s.memory.Put(id, b, time.Unix(at, 0)) }

// Damage makes a file one that cannot be read. It was written when it was.
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

// Put writes a game past the store, as the file that its ID names: when it says, and by the
// program it names. If it says only how it is listed, it gets a Plan, and a state that
// stands for no game.
func (s *Store) Put(g savegame.Game) {
	s.t.Helper()
	if g.Record.Plan.Seats == nil {
		plan, err := mode.ParsePlan(g.Entry.Plan)
		if err != nil {
			s.t.Fatal(err)
		}
		g.Record.Plan = plan
	}
	if g.Now == nil {
		g.Now = []byte("a game")
	}
	b, err := container.Encode(container.Content{Game: g})
	if err != nil {
		s.t.Fatal(err)
	}
	s.Write(g.ID, b, g.Written)
}

// PutNewer writes a file past the store that a newer program wrote.
func (s *Store) PutNewer(id, program string, at int64) {
	s.Write(id, container.Seal(fmt.Appendf(nil, "LINEUP %d\n{\"program\":%q}\n", container.Format+1, program)), at)
}

// TextIn returns the text in a file that a store has written: of a campaign, as
// campaign.Write has made it.
func TextIn(t testing.TB, b []byte) []byte {
	t.Helper()
	c, err := container.Decode(b)
	if err != nil {
		t.Fatal(err)
	}
	return c.Text
}

// OutsidePath returns where a file outside the store really is.
func (s *Store) OutsidePath(path string) string { return filepath.Join(s.outside, path) }

// Outside reads a file outside the store; ok is false if there is none.
func (s *Store) Outside(path string) (b []byte, ok bool) {
	b, err := os.ReadFile(s.OutsidePath(path))
	return b, err == nil
}

// FailOutside makes every file outside the store fail from now on: what was their folder is
// none any more.
func (s *Store) FailOutside() {
	s.t.Helper()
	s.outside = s.OutsidePath("no-folder")
	if err := os.WriteFile(s.outside, nil, 0o600); err != nil {
		s.t.Fatal(err)
	}
}

// ExportTo is like that of the store, in the folder of the test.
func (s *Store) ExportTo(id, to string) error { return s.Store.ExportTo(id, s.OutsidePath(to)) }

// WriteTo is like that of the store, in the folder of the test.
func (s *Store) WriteTo(to string, b []byte) error { return s.Store.WriteTo(s.OutsidePath(to), b) }

// ImportFrom is like that of the store, in the folder of the test.
func (s *Store) ImportFrom(from string) (id string, err error) {
	return s.Store.ImportFrom(s.OutsidePath(from))
}
