package saves

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"testing"

	"lineup/game/english"
	"lineup/game/savegame"
)

// asNobody runs do without the administrator's rights. The permissions of a Linux thread are its
// own, so do must not use goroutines.
func asNobody(t *testing.T, dir string, do func()) {
	t.Helper()
	if os.Geteuid() == 0 {
		must(t, filepath.WalkDir(dir, func(path string, _ os.DirEntry, err error) error {
			if english.Error(t, err) == nil {
				err = os.Lchown(path, 65534, 65534)
			}
			return err
		}))
		for at := filepath.Dir(dir); at != os.TempDir() && at != "/"; at = filepath.Dir(at) {
			must(t, os.Chmod(at, 0o755))
		}
		runtime.LockOSThread()
		defer runtime.UnlockOSThread()
		must(t, syscall.Setfsuid(65534))
		defer func() { must(t, syscall.Setfsuid(0)) }()
	}
	do()
}

// TestClosedFolders checks that if one of the folders is read-only, itself or at the end of a link,
// a change that needs it is refused in words that name it, nothing is changed, and everything else
// is still saved.
func TestClosedFolders(t *testing.T) {
	for _, name := range folders {
		for _, link := range []bool{false, true} {
			t.Run(fmt.Sprint(name, " link ", link), func(t *testing.T) {
				in := t.TempDir()
				dir, at := filepath.Join(in, "lineup"), filepath.Join(in, "lineup", name)
				filled(t, dir)
				if link {
					to := filepath.Join(in, "elsewhere")
					must(t, os.Rename(at, to))
					must(t, os.Symlink(to, at))
					at = to
				}
				asNobody(t, in, func() {
					must(t, os.Chmod(at, 0o500))
					defer func() { must(t, os.Chmod(at, 0o700)) }()
					s, err := Open(dir, Options{Clock: clock()})
					must(t, err)
					defer s.Close()
					want := fmt.Sprintf("Not saved: the folder %q is missing or can't be written to (permission denied). Give yourself access to it.", name)
					if s.ReadOnly() != "" || s.Trouble() != want {
						t.Errorf("it says %q %q, want %q", s.ReadOnly(), s.Trouble(), want)
					}
					for _, try := range []struct {
						needs []string
						do    func() error
					}{
						{[]string{savesFolder}, func() error { _, err := s.Save(named(t, 3, "x")); return err }},
						{[]string{savesFolder, trashFolder}, func() error { return s.Delete("saves/mine.lineup") }},
						{[]string{gamesFolder, turnsFolder, trashFolder}, func() error { return s.Delete(runningID("game-1")) }},
						{[]string{replaysFolder}, func() error {
							_, err := s.Finish(newTable(t, 1).Play(9).Kept(savegame.Running, "game-9"), savegame.Finished{})
							return err
						}},
						{[]string{campaignsFolder, gamesFolder, turnsFolder, trashFolder}, func() error { return s.Delete(campaignID("town")) }},
						{[]string{crashesFolder}, func() error { return s.WriteCrash("x", "") }},
						{nil, func() error { return s.SaveSettings(map[string]string{"title": "first"}) }},
					} {
						before := everything(t, dir)
						err := try.do()
						if (err != nil) != slices.Contains(try.needs, name) {
							t.Errorf("what needs %v: %v", try.needs, err)
						}
						if after := everything(t, dir); err != nil && !maps.Equal(before, after) {
							t.Errorf("what needs %v has changed something: %v, before %v", try.needs, slices.Sorted(maps.Keys(after)), slices.Sorted(maps.Keys(before)))
						}
						if err != nil && !strings.Contains(err.Error(), "permission denied") {
							t.Error(err)
						}
					}
				})
				usedLeft(t, dir, name)
			})
		}
	}
}

// usedLeft checks that everything in the read-only folder is still there, and that all works again.
func usedLeft(t *testing.T, dir, name string) {
	t.Helper()
	s := openStore(t, dir)
	for _, l := range s.List() {
		if l.Fault != "" {
			t.Errorf("%s: %s", l.ID, l.Fault)
		}
	}
	if folder := map[string]string{savesFolder: "saves/mine.lineup", gamesFolder: runningID("game-1"), replaysFolder: replayID("game-2")}[name]; folder != "" {
		if _, err := s.Open(folder); err != nil {
			t.Error(err)
		}
	}
	if _, err := s.Save(named(t, 3, "x")); err != nil || s.Trouble() != "" {
		t.Errorf("%v %q", err, s.Trouble())
	}
}

// TestEverythingPipe checks that an import of everything does not wait for a pipe.
func TestEverythingPipe(t *testing.T) {
	s := openStore(t, t.TempDir())
	path := filepath.Join(t.TempDir(), "pipe.lineup")
	must(t, syscall.Mkfifo(path, 0o600))
	if _, err := s.ImportAll(path); english.Error(t, err) == nil {
		t.Error("a pipe was imported")
	}
}
