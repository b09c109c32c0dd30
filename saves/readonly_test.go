package saves

import (
	"bytes"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"syscall"
	"testing"

	"lineup/game/campaign"
	"lineup/game/english"
	"lineup/game/savegame"
	"lineup/saves/disktest"
)

// writes calls all methods that write and returns their errors by name.
func writes(t testing.TB, s *Store, id string) map[string]error {
	g := named(t, 3, "x")
	_, saved := s.Save(g)
	_, copied := s.Duplicate(id)
	_, finished := s.Finish(g, savegame.Finished{})
	_, _, imported := s.Import("x", nil)
	town, err := campaign.Begin("x", "", 1, []campaign.Player{{Name: "A"}})
	must(t, err)
	_, campaigned := s.KeepCampaign(town, nil)
	_, ended := s.FinishPlay(town, g, savegame.Finished{})
	return map[string]error{"Save": saved, "Duplicate": copied, "Finish": finished, "Import": imported, "Rename": s.Rename(id, "y"),
		"KeepCampaign": campaigned, "FinishPlay": ended,
		"Delete": s.Delete(id), "Undelete": s.Undelete(id), "SaveSettings": s.SaveSettings(nil),
		"WriteCrash": s.WriteCrash("x", ""), "DismissCrash": s.DismissCrash("x.txt")}
}

// TestSecondInstance checks that a second program can read, writes nothing and says why, and that
// the next one can write after the first has ended.
func TestSecondInstance(t *testing.T) {
	dir := t.TempDir()
	first := openStore(t, dir)
	id := get[string](t)(first.Save(named(t, 3, "One")))
	must(t, os.WriteFile(filepath.Join(dir, savesFolder, ".tmp-being-written"), []byte("half"), 0o600))
	before := files(t, dir)
	second, err := Open(dir, Options{})
	must(t, err)
	if !strings.Contains(second.ReadOnly(), "another window") {
		t.Fatal(second.ReadOnly())
	}
	for name, err := range writes(t, second, id) {
		if english.Error(t, err) == nil || err.Error() != second.ReadOnly() {
			t.Errorf("%s: %v", name, err)
		}
	}
	second.Keep(named(t, 5, "x"))
	must(t, second.Flush())
	if second.Trouble() != "" {
		t.Errorf("what ReadOnly says is said again: %q", second.Trouble())
	}
	if g, err := second.Open(id); err != nil || g.Title != "One" || len(second.List()) != 1 {
		t.Error(g.SaveEntry, err)
	}
	must(t, second.Close())
	if !reflect.DeepEqual(before, files(t, dir)) {
		t.Error("the second one has changed something")
	}
	must(t, first.Close())
	third := openStore(t, dir)
	for name := range files(t, dir) {
		if strings.Contains(name, ".tmp-") {
			t.Error("what was half written is still there:", name)
		}
	}
	must(t, third.Delete(id))
	if _, err := first.Save(named(t, 3, "x")); english.Error(t, err) == nil {
		t.Error("a closed store saves")
	}
	must(t, first.Close())
}

// TestNoFolder checks that a store without a folder works, saves nothing and says why.
func TestNoFolder(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	must(t, os.WriteFile(file, nil, 0o600))
	closed := func(err error) Options {
		return Options{FS: &disktest.Failing{FS: disktest.NewMemory(nil), At: 1, On: true, Err: err}}
	}
	for name, c := range map[string]struct {
		dir string
		o   Options
	}{
		"in a file":     {filepath.Join(file, "x"), Options{}},
		"a file":        {file, Options{}},
		"read-only":     {"x", closed(syscall.EROFS)},
		"no permission": {"x", closed(syscall.EACCES)},
		"gone":          {"x", closed(syscall.ENOENT)},
	} {
		t.Run(name, func(t *testing.T) {
			s, err := Open(c.dir, c.o)
			must(t, err)
			if says := s.ReadOnly(); !strings.HasPrefix(says, "Saving is off: ") || strings.Contains(says, file) {
				t.Errorf("%q", says)
			}
			for what, err := range writes(t, s, "saves/x.lineup") {
				if english.Error(t, err) == nil {
					t.Errorf("%s works", what)
				}
			}
			s.Keep(named(t, 3, ""))
			if m, err := s.Settings(); m == nil || err == nil && name != "gone" {
				t.Errorf("settings %v, %v", m, err)
			}
			if _, ok := s.LatestCrash(); ok || len(s.List()) > 0 || s.ReadOnly() == "" {
				t.Error("something is there")
			}
			must(t, s.Close())
		})
	}
	if _, err := Open("", Options{}); english.Error(t, err) == nil {
		t.Error("no folder at all")
	}
	if !filepath.IsAbs(DefaultDir()) || filepath.Base(DefaultDir()) != "lineup" {
		t.Error(DefaultDir())
	}
}

// TestNewer checks that files of a newer program are shown but never changed.
func TestNewer(t *testing.T) {
	dir := t.TempDir()
	must(t, openStore(t, dir).Close())
	untouched := []string{runningID("game-1"), "turns/20261122-101500-0000ab12-" + gameMark("game-1") + "-3.lineup", quickID, "saves/mine.lineup",
		replayID("game-1"), settingsFile, finishedFile, runningID("game-2") + ".bak2"}
	for _, name := range untouched {
		must(t, os.WriteFile(filepath.Join(dir, name), newerFile(t), 0o600))
	}
	s := openStore(t, dir)
	for _, id := range untouched[:5] {
		l := ids(s.List())[id]
		if !l.Newer || l.Program != "9.9" || !strings.Contains(l.Fault, "Lineup 9.9") {
			t.Errorf("%s: %+v", id, l)
		}
		if _, err := s.Open(id); english.Error(t, err) == nil || !strings.Contains(err.Error(), "Lineup 9.9") {
			t.Errorf("%s: %v", id, err)
		}
		if s.Delete(id) == nil || s.Rename(id, "x") == nil {
			t.Errorf("%s was changed", id)
		}
	}
	for _, game := range []string{"game-1", "game-2"} {
		s.KeepTurn(newTable(t, 1).Kept(savegame.Running, game))
		if err := s.Flush(); english.Error(t, err) == nil || !strings.Contains(s.Trouble(), "9.9") {
			t.Errorf("%s: %v, %q", game, err, s.Trouble())
		}
	}
	g := named(t, 3, "x")
	g.Kind = savegame.Quick
	if _, err := s.Save(g); english.Error(t, err) == nil {
		t.Error("the quick game was replaced")
	}
	g.Kind, g.ID = savegame.Named, "saves/mine.lineup"
	if _, err := s.Save(g); english.Error(t, err) == nil {
		t.Error("the named game was replaced")
	}
	if _, err := s.Finish(g, savegame.Finished{}); english.Error(t, err) == nil || s.Delete(runningID("game-1")) == nil {
		t.Error("the running game was removed")
	}
	if m, err := s.Settings(); english.Error(t, err) == nil || len(m) != 0 || s.SaveSettings(m) == nil {
		t.Error("settings were replaced", m, err)
	}
	if _, err := s.Finished(); english.Error(t, err) == nil {
		t.Error("the record was read")
	}
	// A game whose own files are current is finished, except for the record.
	other := newTable(t, 1).Kept(savegame.Running, "other")
	if id, err := s.Finish(other, savegame.Finished{}); english.Error(t, err) == nil || id == "" || !strings.Contains(err.Error(), "not added to the record") {
		t.Error(id, err)
	}
	for _, name := range untouched {
		if b, err := os.ReadFile(filepath.Join(dir, name)); err != nil || !bytes.Equal(b, newerFile(t)) {
			t.Errorf("%s was changed: %v", name, err)
		}
	}
	// Nothing newer can be read here, so only the file that Finish wrote is new.
	if n := len(files(t, dir)); n != len(untouched)+1 {
		t.Errorf("%d files: %v", n, files(t, dir))
	}
}

// TestDamaged checks that a bad file is listed with its fault and its backups, and hides nothing.
func TestDamaged(t *testing.T) {
	dir := t.TempDir()
	s := openStore(t, dir)
	g := named(t, 3, "One")
	g.ID = get[string](t)(s.Save(g))
	_ = get[string](t)(s.Save(g))
	_ = get[string](t)(s.Save(g))
	good := get[string](t)(s.Save(named(t, 5, "Good")))
	whole := get[[]byte](t)(os.ReadFile(filepath.Join(dir, g.ID)))
	must(t, os.WriteFile(filepath.Join(dir, g.ID+".bak1"), []byte("rubbish"), 0o600))
	must(t, os.Mkdir(filepath.Join(dir, savesFolder, "folder.lineup"), 0o700))
	must(t, os.WriteFile(filepath.Join(dir, savesFolder, "notes.txt"), []byte("mine"), 0o600))
	for name, c := range map[string]struct {
		make func(path string) error
		says string
	}{
		"empty": {func(p string) error { return os.WriteFile(p, nil, 0o600) }, "This isn't a Lineup file, or its beginning is damaged."},
		"zeros": {func(p string) error { return os.WriteFile(p, make([]byte, len(whole)), 0o600) }, "This isn't a Lineup file, or its beginning is damaged."},
		"cut":   {func(p string) error { return os.WriteFile(p, whole[:len(whole)-100], 0o600) }, "This file is damaged and can't be opened."},
		"large": {func(p string) error { return os.WriteFile(p, make([]byte, 9<<20), 0o600) }, "This file is too large for a Lineup file and can't be opened."},
		"gone":  {os.Remove, "The file is missing; only older saves remain."},
		"another kind": {func(p string) error {
			return os.WriteFile(p, get[[]byte](t)(os.ReadFile("testdata/format1/running.lineup")), 0o600)
		}, "This file is in the wrong folder. Import it to open it."},
	} {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(dir, g.ID)
			must(t, c.make(path))
			list := ids(s.List())
			l := list[g.ID]
			if l.Fault != c.says || l.Kind != savegame.Named || l.Title != "One" || len(l.Backup) != 1 || l.Backup[0].ID != g.ID+".bak2" {
				t.Errorf("%+v", l)
			}
			if list[good].Fault != "" || list[good].Title != "Good" || len(list) != 3 {
				t.Errorf("%+v", list)
			}
			if l := list["saves/folder.lineup"]; l.Fault != "This is a folder in the place of a file. Move it somewhere else." {
				t.Errorf("%+v", l)
			}
			if _, err := s.Open(g.ID); english.Error(t, err) == nil || !strings.HasPrefix(err.Error(), g.ID+": ") {
				t.Error(err)
			}
			if old := get[savegame.SavedGame](t)(s.Open(l.Backup[0].ID)); old.Title != "One" {
				t.Errorf("%+v", old.SaveEntry)
			}
			must(t, os.WriteFile(path, whole, 0o600))
		})
	}
	// Damaged files can be replaced and deleted.
	must(t, os.WriteFile(filepath.Join(dir, g.ID), make([]byte, 9<<20), 0o600))
	s.checked = map[string]bool{}
	_ = get[string](t)(s.Save(g))
	must(t, os.WriteFile(filepath.Join(dir, g.ID), nil, 0o600))
	must(t, s.Delete(g.ID))
	if len(s.List()) != 2 {
		t.Error("it is still listed")
	}
}
