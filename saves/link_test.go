package saves

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"

	"lineup/game/english"
	"lineup/game/savegame"
	"lineup/game/testgame"
	"lineup/saves/disktest"
)

// linkTo puts a symbolic link in the place of a file or folder, and moves that to a new place
// outside the data folder. It returns the new place.
func linkTo(t *testing.T, dir, name string) string {
	t.Helper()
	if runtime.GOOS == "windows" {
		t.Skip("only administrators can make links")
	}
	to := filepath.Join(t.TempDir(), "moved "+filepath.Base(name))
	must(t, os.Rename(filepath.Join(dir, name), to))
	must(t, os.Symlink(to, filepath.Join(dir, name)))
	return to
}

// isLink reports whether there is a link with a name.
func isLink(t *testing.T, path string) bool {
	t.Helper()
	info, err := os.Lstat(path)
	must(t, err)
	return info.Mode()&os.ModeSymlink != 0
}

// filled fills a data folder with a file of every kind and backups.
func filled(t *testing.T, dir string) {
	t.Helper()
	fill.Do(func() {
		m := disktest.NewMemory(nil)
		m.Plain = true
		s := openMemory(t, m)
		begun(t, s)
		used(t, s, "first")
		must(t, s.Close())
		fullFolder = m.Files()
	})
	for name, b := range fullFolder {
		must(t, os.MkdirAll(filepath.Join(dir, filepath.Dir(name)), 0o700))
		must(t, os.WriteFile(filepath.Join(dir, name), b, 0o600))
	}
}

var (
	fill       sync.Once
	fullFolder map[string][]byte // the files of a full data folder, by name
)

// used does with a store what a program does, and checks that everything is there afterward.
func used(t *testing.T, s *Store, title string) {
	t.Helper()
	before := len(s.List())
	table := newTable(t, 1)
	for range 7 {
		s.keep(table.Kept(savegame.Running, "game-1"), table.Began)
		must(t, s.Flush())
		table.Step()
	}
	g := table.Kept(savegame.Quick, "game-1")
	_ = get[string](t)(s.Save(g))
	g.Kind, g.Title, g.ID = savegame.Named, title, "saves/mine.lineup"
	_ = get[string](t)(s.Save(g))
	id := get[string](t)(s.Save(g))
	state := ids(s.List())[id]
	must(t, s.Delete(id))
	must(t, s.Undelete(id))
	if again := ids(s.List())[id]; again.Title != title || len(again.Backup) != len(state.Backup) || len(again.Backup) == 0 {
		t.Errorf("deleted and restored it is %+v, before %+v", again, state)
	}
	copied := get[string](t)(s.Duplicate(state.Backup[0].ID))
	must(t, s.Rename(copied, "Copy"))
	must(t, s.Delete(copied))
	must(t, s.Delete(runningID("game-1")))
	must(t, s.Undelete(runningID("game-1")))
	_ = get[string](t)(s.Finish(table.Kept(savegame.Running, "game-2"), savegame.Finished{}))
	must(t, s.SaveSettings(map[string]string{"title": title}))
	must(t, s.WriteCrash(title, ""))
	c := get[savegame.SavedCampaign](t)(s.OpenCampaign(campaignID("town"))).Campaign
	c.Title = title
	_ = get[string](t)(s.KeepCampaign(c, nil))
	usedAs(t, s, title)
	if after := len(s.List()); after < before {
		t.Errorf("%d saves are listed, and before there were %d", after, before)
	}
}

// usedAs checks that everything that used has saved under a title is there.
func usedAs(t *testing.T, s *Store, title string) {
	t.Helper()
	for _, l := range s.List() {
		if l.Fault != "" {
			t.Errorf("%s: %s", l.ID, l.Fault)
			continue
		}
		must(t, testgame.Check(get[savegame.SavedGame](t)(s.Open(l.ID))))
	}
	list := ids(s.List())
	for _, id := range []string{runningID("game-1"), quickID, "saves/mine.lineup", replayID("game-2")} {
		if list[id].ID == "" {
			t.Errorf("%s is missing", id)
		}
	}
	if l := list["saves/mine.lineup"]; l.Title != title || len(l.Backup) == 0 {
		t.Errorf("the named save is %+v", l)
	}
	if m := get[map[string]string](t)(s.Settings()); m["title"] != title {
		t.Errorf("the settings are %v", m)
	}
	if f := get[[]savegame.Finished](t)(s.Finished()); len(f) != 1 || f[0].Game != "game-2" {
		t.Errorf("the record is %v", f)
	}
	if c, ok := s.LatestCrash(); !ok || !strings.Contains(c.Text, title) {
		t.Errorf("the crash report is %+v", c)
	}
	if l := s.Campaigns(); len(l) != 1 || l[0].Title != title || l[0].Game == "" || len(l[0].Backup) == 0 {
		t.Errorf("the campaigns are %+v", l)
	}
	if s.Trouble() != "" || s.ReadOnly() != "" {
		t.Errorf("it says %q %q", s.ReadOnly(), s.Trouble())
	}
}

// TestLinks checks that the data folder, each folder and each file in it can be a symbolic link to
// another place, and several of them. Everything is saved there, and the links stay.
func TestLinks(t *testing.T) {
	backup := savesFolder + "/mine.lineup.bak1"
	cases := map[string][]string{"several folders": {savesFolder, trashFolder, gamesFolder}, "all folders": folders,
		"a folder and a file": {savesFolder, settingsFile, runningID("game-1")}}
	for _, name := range append(slices.Clone(folders), settingsFile, finishedFile, runningID("game-1"), quickID, "saves/mine.lineup", backup,
		replayID("game-2"), campaignID("town")) {
		cases[name] = []string{name}
	}
	for what, names := range cases {
		t.Run(what, func(t *testing.T) {
			dir := t.TempDir()
			filled(t, dir)
			to := map[string]string{}
			for _, name := range names {
				to[name] = linkTo(t, dir, name)
			}
			s := openStore(t, dir)
			usedAs(t, s, "first")
			old := map[string]string{}
			for name, to := range to {
				if b, err := os.ReadFile(to); err == nil {
					old[name] = string(b)
				}
			}
			used(t, s, "second")
			must(t, s.Close())
			for name := range to {
				// Deleting and restoring a file makes it a plain one with the same contents. That
				// happened to the named save, its backup and the running game.
				if plain := []string{"saves/mine.lineup", backup, runningID("game-1")}; !isLink(t, filepath.Join(dir, name)) && !slices.Contains(plain, name) {
					t.Errorf("%s is no longer a link", name)
				}
				if b, err := os.ReadFile(to[name]); old[name] != "" && (err != nil || len(b) == 0) {
					t.Errorf("what %s led to is gone: %v", name, err)
				} else if slices.Contains([]string{settingsFile, finishedFile, quickID, campaignID("town")}, name) && string(b) == old[name] {
					t.Errorf("what %s leads to was not written", name)
				}
			}
			s = openStore(t, dir)
			usedAs(t, s, "second")
		})
	}
}

// TestLinkToData checks that the data folder can be a link, even a link to a link.
func TestLinkToData(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "lineup")
	filled(t, dir)
	to := linkTo(t, filepath.Dir(dir), "lineup")
	_ = linkTo(t, filepath.Dir(to), filepath.Base(to))
	s := openStore(t, dir)
	usedAs(t, s, "first")
	used(t, s, "second")
	must(t, s.Close())
	usedAs(t, openStore(t, dir), "second")
}

// TestLinkRelative checks that a link relative to its folder is followed.
func TestLinkRelative(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "lineup")
	filled(t, dir)
	must(t, os.Rename(filepath.Join(dir, savesFolder), filepath.Join(dir, "..", "elsewhere")))
	must(t, os.Symlink("../elsewhere", filepath.Join(dir, savesFolder)))
	s := openStore(t, dir)
	usedAs(t, s, "first")
	used(t, s, "second")
}

// TestBrokenFolderLinks checks that a folder whose link cannot be followed is reported in words
// that name it and say what to do, that nothing changes meanwhile, and that everything is there
// once the link is good.
func TestBrokenFolderLinks(t *testing.T) {
	for what, c := range map[string]struct {
		link func(t *testing.T, dir, name string) // makes the bad link
		says string
	}{
		"dangling": {func(t *testing.T, dir, name string) {
			must(t, os.Symlink(filepath.Join(t.TempDir(), "not mounted"), filepath.Join(dir, name)))
		}, `"%s" is a link to something that doesn't exist. Reconnect the drive it is on, or remove the link, and start Lineup again.`},
		"loop": {func(t *testing.T, dir, name string) { must(t, os.Symlink(name, filepath.Join(dir, name))) },
			`"%s" is a link that leads nowhere. Remove it, and start Lineup again.`},
		"file": {func(t *testing.T, dir, name string) {
			file := filepath.Join(t.TempDir(), "file")
			must(t, os.WriteFile(file, []byte("mine"), 0o600))
			must(t, os.Symlink(file, filepath.Join(dir, name)))
		}, `"%s" is a link to a file. Link it to a folder, or remove the link, and start Lineup again.`},
		"another folder": {func(t *testing.T, dir, name string) { must(t, os.Symlink(crashesFolder, filepath.Join(dir, name))) },
			`"%s" is a link to the folder "crashes", which has another use. Link it to a folder of its own, or remove the link, and start Lineup again.`},
		"the data folder": {func(t *testing.T, dir, name string) { must(t, os.Symlink(".", filepath.Join(dir, name))) },
			`"%s" is a link to the save folder itself, which has another use. Link it to a folder of its own, or remove the link, and start Lineup again.`},
		"another user": {func(t *testing.T, dir, name string) {
			if os.Geteuid() != 0 {
				t.Skip("only the administrator can give a link away")
			}
			must(t, os.Symlink(t.TempDir(), filepath.Join(dir, name)))
			must(t, os.Lchown(filepath.Join(dir, name), 12345, 12345))
		}, `"%s" is a link that another user made. Remove it, or make it again yourself, and start Lineup again.`},
		"a file in its place": {func(t *testing.T, dir, name string) {
			must(t, os.WriteFile(filepath.Join(dir, name), []byte("mine"), 0o600))
		}, `the folder "%s" can't be used (file exists). Move away the file in its place, and start Lineup again.`},
	} {
		for _, name := range []string{savesFolder, campaignsFolder, trashFolder} {
			t.Run(what+" "+name, func(t *testing.T) {
				dir := t.TempDir()
				filled(t, dir)
				aside := linkTo(t, dir, name)
				must(t, os.Remove(filepath.Join(dir, name)))
				c.link(t, dir, name)
				before := everything(t, dir)
				s, err := Open(dir, Options{Clock: clock()})
				must(t, err)
				if want := "Saving is off: " + fmt.Sprintf(c.says, name); s.ReadOnly() != want {
					t.Errorf("it says %q,\nwant %q", s.ReadOnly(), want)
				}
				for method, err := range writes(t, s, quickID) {
					if english.Error(t, err) == nil {
						t.Errorf("%s works", method)
					}
				}
				s.Keep(named(t, 3, ""))
				must(t, s.Flush())
				for _, l := range s.List() { // in the other folders
					if l.Fault != "" {
						t.Errorf("%s: %s", l.ID, l.Fault)
					}
				}
				must(t, s.Close())
				if after := everything(t, dir); !maps.Equal(before, after) {
					t.Errorf("something has changed: %v, before %v", after, before)
				}
				must(t, os.Remove(filepath.Join(dir, name)))
				must(t, os.Symlink(aside, filepath.Join(dir, name)))
				usedAs(t, openStore(t, dir), "first")
			})
		}
	}
}

// everything returns all files and links below a folder, with their contents.
func everything(t *testing.T, dir string) map[string]string {
	t.Helper()
	out := map[string]string{}
	must(t, filepath.WalkDir(dir, func(path string, e os.DirEntry, err error) error {
		switch {
		case err != nil || e.IsDir() || e.Name() == lockName:
			return err
		case e.Type()&os.ModeSymlink != 0:
			out[path], err = os.Readlink(path)
			return err
		}
		b, err := os.ReadFile(path)
		out[path] = string(b)
		return err
	}))
	return out
}

// TestBrokenFileLinks checks that a file whose link cannot be followed is listed with the reason,
// that nothing takes its place, and that it can be deleted from the list.
func TestBrokenFileLinks(t *testing.T) {
	const missing = " is a link to something that doesn't exist. Reconnect the drive it is on, or remove the link."
	for what, c := range map[string]struct{ to, says string }{
		"dangling": {"../elsewhere/file", missing},
		"loop":     {"mine.lineup", " is a link that leads nowhere. Remove it."},
		"folder":   {".", " is a link to something other than a file. Link it to a file, or remove the link."},
	} {
		t.Run(what, func(t *testing.T) {
			dir := t.TempDir()
			filled(t, dir)
			const id = "saves/mine.lineup"
			aside := linkTo(t, dir, id)
			must(t, os.Remove(filepath.Join(dir, id)))
			must(t, os.Symlink(c.to, filepath.Join(dir, id)))
			before := everything(t, dir)
			s := openStore(t, dir)
			l := ids(s.List())[id]
			if l.Fault != "The file"+c.says || l.Kind != savegame.Named || len(l.Backup) == 0 {
				t.Errorf("listed as %+v", l)
			}
			g := named(t, 3, "x")
			g.ID = id
			if _, err := s.Save(g); english.Error(t, err) == nil {
				t.Error("something takes its place")
			}
			if want := `Not saved: "` + id + `"` + c.says; s.Trouble() != want {
				t.Errorf("it says %q, want %q", s.Trouble(), want)
			}
			if after := everything(t, dir); !maps.Equal(before, after) {
				t.Errorf("something has changed: %v, before %v", after, before)
			}
			// Deleting it deletes the link and the backups, and both come back.
			must(t, s.Delete(id))
			if l, ok := ids(s.List())[id]; ok {
				t.Errorf("deleted it is %+v", l)
			}
			must(t, s.Undelete(id))
			if after := everything(t, dir); !maps.Equal(before, after) {
				t.Errorf("restored there is %v, before %v", after, before)
			}
			must(t, os.Remove(filepath.Join(dir, id)))
			must(t, os.Symlink(aside, filepath.Join(dir, id)))
			must(t, s.Close())
			usedAs(t, openStore(t, dir), "first")
		})
	}
	// Settings and the record, which are not listed.
	dir := t.TempDir()
	filled(t, dir)
	for _, name := range []string{settingsFile, finishedFile} {
		aside := linkTo(t, dir, name)
		must(t, os.Remove(filepath.Join(dir, name)))
		must(t, os.Symlink("elsewhere/file", filepath.Join(dir, name)))
		s := openStore(t, dir)
		var read, wrote error
		if name == finishedFile {
			_, read = s.Finished()
			_, wrote = s.Finish(named(t, 3, "x"), savegame.Finished{})
		} else {
			_, read = s.Settings()
			wrote = s.SaveSettings(nil)
		}
		for _, err := range []error{read, wrote} {
			if english.Error(t, err) == nil || !strings.Contains(err.Error(), "reconnect the drive it is on, or remove the link") {
				t.Errorf("%s: %v", name, err)
			}
		}
		must(t, s.Close())
		must(t, os.Remove(filepath.Join(dir, name)))
		must(t, os.Symlink(aside, filepath.Join(dir, name)))
		s = openStore(t, dir)
		usedAs(t, s, "first")
		must(t, s.Close())
	}
}

// TestBrokenDataLink checks that a data folder that is a link, or is beyond one, is reported in
// words if the link cannot be followed.
func TestBrokenDataLink(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("only administrators can make links")
	}
	in := t.TempDir()
	for name, to := range map[string]string{"dangling": "not mounted", "loop": "loop", "file": "a file"} {
		must(t, os.Symlink(to, filepath.Join(in, name)))
	}
	must(t, os.WriteFile(filepath.Join(in, "a file"), nil, 0o600))
	for path, want := range map[string]string{
		"dangling":      `"dangling" is a link to something that doesn't exist. Reconnect the drive it is on, or remove the link`,
		"dangling/here": `"dangling" is a link to something that doesn't exist. Reconnect the drive it is on, or remove the link`,
		"loop":          `"loop" is a link that leads nowhere. Remove it`,
		"file":          `"file" is a link to a file. Link it to a folder, or remove the link`,
		"file/here":     `"file" is a link to a file. Link it to a folder, or remove the link`,
		"a file":        `the save folder can't be opened (not a directory). Move away the file in its place`,
	} {
		s, err := Open(filepath.Join(in, path), Options{})
		must(t, err)
		if want := "Saving is off: " + want + ", and start Lineup again."; s.ReadOnly() != want {
			t.Errorf("%s: it says %q,\nwant %q", path, s.ReadOnly(), want)
		}
		must(t, s.Close())
	}
}

// TestExchangeLinks checks that files can be exported to a link and imported from one.
func TestExchangeLinks(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("only administrators can make links")
	}
	s, out := openStore(t, t.TempDir()), t.TempDir()
	id := get[string](t)(s.Save(named(t, 3, "Mine")))
	must(t, os.WriteFile(filepath.Join(out, "real.lineup"), []byte("old"), 0o600))
	must(t, os.Symlink("real.lineup", filepath.Join(out, "link.lineup")))
	must(t, os.Symlink("none.lineup", filepath.Join(out, "broken.lineup")))
	must(t, s.ExportTo(id, filepath.Join(out, "link.lineup")))
	if b := get[[]byte](t)(os.ReadFile(filepath.Join(out, "real.lineup"))); len(b) < 100 || !isLink(t, filepath.Join(out, "link.lineup")) {
		t.Errorf("%d bytes are exported", len(b))
	}
	if got, known, err := s.ImportFrom(filepath.Join(out, "link.lineup")); got != id || !known || err != nil {
		t.Errorf("imported as %s, %v, %v", got, known, err)
	}
	_, _, imported := s.ImportFrom(filepath.Join(out, "broken.lineup"))
	for _, err := range []error{imported, s.ExportTo(id, filepath.Join(out, "broken.lineup"))} {
		if english.Error(t, err) == nil || !strings.Contains(err.Error(), `"broken.lineup" is a link to something that doesn't exist: `) {
			t.Error(err)
		}
	}
}
