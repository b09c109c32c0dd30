package saves

import (
	"bytes"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"lineup/game/english"
	"lineup/game/savegame"
	"lineup/game/testgame"
	"lineup/saves/archive"
	"lineup/saves/container"
	"lineup/saves/disktest"
)

// archived returns an archive of files, in this order: name, contents, and so on.
func archived(t testing.TB, files ...string) []byte {
	t.Helper()
	var out bytes.Buffer
	w := get[*archive.Writer](t)(archive.NewWriter(&out, "1.0", 5))
	for i := 0; i < len(files); i += 2 {
		must(t, w.Add(files[i], []byte(files[i+1])))
	}
	must(t, w.Close())
	return out.Bytes()
}

// imports imports an archive that is not in a file.
func imports(s *Store, b []byte) (savegame.Everything, error) {
	if err := s.begin(); err != nil {
		return savegame.Everything{}, err
	}
	defer s.writing.Unlock()
	return s.takeOver(bytes.NewReader(b), int64(len(b)), maxUnpacked)
}

// entryOf returns a file of an archive.
func entryOf(t testing.TB, b []byte, name string) (out string) {
	t.Helper()
	must(t, archive.Read(bytes.NewReader(b), int64(len(b)), func(n string, b []byte) error {
		if n == name {
			out = string(b)
		}
		return nil
	}))
	return out
}

// small returns the files of a small store, and an archive of another one that differs in each of them.
func small(t testing.TB) (files map[string][]byte, b []byte) {
	t.Helper()
	fill := func(n int) (*disktest.Memory, *Store) {
		m := disktest.NewMemory(nil)
		s, err := Open("", Options{Clock: clock(), Program: "1.0", FS: m})
		must(t, err)
		g := named(t, n, "")
		g.Kind = savegame.Quick
		_ = get[string](t)(s.Save(g))
		s.KeepTurn(newTable(t, uint64(n)).Play(n).Kept(savegame.Running, "game-1"))
		must(t, s.Flush())
		_ = get[string](t)(s.Finish(newTable(t, 3).Play(2).Kept(savegame.Running, fmt.Sprint("own-", n)), savegame.Finished{}))
		must(t, s.SaveSettings(map[string]string{"speed": fmt.Sprint(n)}))
		return m, s
	}
	m, s := fill(3)
	must(t, s.Close())
	_, other := fill(5)
	b = get[[]byte](t)(os.ReadFile(packedStore(t, other)))
	must(t, other.Close())
	return m.Files(), b
}

// TestDamagedEverything checks that an export that is cut short anywhere, or of which any byte differs,
// changes nothing.
func TestDamagedEverything(t *testing.T) {
	before, b := small(t)
	b = archived(t, quickID, entryOf(t, b, quickID), settingsFile, entryOf(t, b, settingsFile), finishedFile, entryOf(t, b, finishedFile))
	m := disktest.NewMemory(maps.Clone(before))
	m.Plain = true
	s := openMemory(t, m)
	check := func(what string, bad []byte) {
		t.Helper()
		_, err := imports(s, bad)
		if err == nil || !maps.EqualFunc(m.Files(), before, bytes.Equal) {
			t.Fatalf("%s: %v, and there are %d files, not %d", what, err, len(m.Files()), len(before))
		}
		_ = english.Error(t, advised(err))
	}
	for n := range b {
		check(fmt.Sprintf("the first %d bytes", n), b[:n])
		bad := bytes.Clone(b)
		bad[n] ^= byte(1 << (n % 8))
		check(fmt.Sprintf("byte %d differs", n), bad)
	}
	if in, err := imports(s, b); err != nil || in.Games != 1 || in.Results != 1 || !in.Settings {
		t.Errorf("%+v, %v", in, err)
	}
	must(t, s.Close())
}

// TestRefusedEverything checks that a file that is not an export, or not a good one, is refused in one
// sentence that names it and says what to do, and changes nothing.
func TestRefusedEverything(t *testing.T) {
	dir := t.TempDir()
	s := openStore(t, dir)
	furnished(t, s)
	before := files(t, dir)
	file := func(name string) string { return before[name] }
	save := file(strings.TrimPrefix(ofKind(s, savegame.Named)[0].ID, "/"))
	replay := file(replayID("game-0"))
	c := get[container.Content](t)(container.Decode([]byte(save)))
	c.Order = maxSeen + 1
	forged := get[[]byte](t)(container.Encode(c))
	settings := func(text string) string {
		c := container.Content{Text: []byte(text)}
		c.Kind = container.Settings
		return string(get[[]byte](t)(container.Encode(c)))
	}
	noise := make([]byte, 10_000)
	chance := rand.New(rand.NewPCG(1, 2))
	for i := range noise {
		noise[i] = byte(chance.Uint32())
	}
	bomb := "LINEUP 2\n" + `{"kind":"named","sections":[{"name":"now","packed":3,"full":33000000,"crc32c":1}]}` + "\nxxx"
	good := archived(t, "saves/new.lineup", retitled(save))
	for _, c := range []struct {
		name string
		file []byte
		want string
	}{
		{"empty", nil, "choose a file"},
		{"noise", noise, "choose a file"},
		{"text", []byte("hello"), "choose a file"},
		{"zip", append([]byte("PK\x03\x04"), noise...), "choose a file"},
		{"one game", []byte(save), "import it from the saved games"},
		{"newer", container.Seal([]byte("LINEUP EVERYTHING 2\n{\"program\":\"9.9\"}\nwhatever")), "saved by Lineup 9.9, which is newer"},
		{"cut short", good[:len(good)/2], "cut short"},
		{"a newer game", archived(t, "saves/new.lineup", retitled(save), "saves/x.lineup", string(newerFile(t))), "saved by Lineup 9.9, which is newer"},
		{"a damaged game", archived(t, "saves/new.lineup", retitled(save), "saves/x.lineup", save[:len(save)-5]+"xxxxx"), "saves/x.lineup in it can't be opened"},
		{"noise in it", archived(t, "saves/x.lineup", string(noise)), "saves/x.lineup in it can't be opened"},
		{"a bomb", archived(t, "saves/x.lineup", string(container.Seal([]byte(bomb)))), "saves/x.lineup in it can't be opened"},
		{"a replay among the saves", archived(t, "saves/x.lineup", replay), "saves/x.lineup in it can't be opened"},
		{"an impossible number", archived(t, "saves/x.lineup", string(forged)), "saves/x.lineup in it can't be opened"},
		{"a game as settings", archived(t, settingsFile, save), "settings.lineup in it can't be opened"},
		{"settings as a record", archived(t, finishedFile, settings("{}")), "finished.lineup in it can't be opened"},
		{"bad settings", archived(t, "saves/new.lineup", retitled(save), settingsFile, settings(`{"a":1}`)), "settings.lineup in it can't be opened"},
		{"the trash", archived(t, "trash/x.lineup", save), "trash/x.lineup in it can't be opened"},
		{"a crash", archived(t, "crashes/x.txt", save), "crashes/x.txt in it can't be opened"},
		{"another file", archived(t, "saves/x.exe", save), "saves/x.exe in it can't be opened"},
		{"the lock", archived(t, "lock", save), "lock in it can't be opened"},
		{"the journal", archived(t, "journal", save), "journal in it can't be opened"},
		{"a backup too many", archived(t, "saves/x.lineup.bak1.bak1", save), "in it can't be opened"},
	} {
		t.Run(c.name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "all.lineup")
			must(t, os.WriteFile(path, c.file, 0o600))
			_, err := s.ImportAll(path)
			if english.Error(t, err) == nil || !strings.HasPrefix(err.Error(), "all.lineup: ") || !strings.Contains(err.Error(), c.want) || strings.ContainsAny(err.Error(), "\n\x00") || strings.Count(err.Error(), ". ") > 0 {
				t.Errorf("%v, want %q", err, c.want)
			}
			if !maps.Equal(files(t, dir), before) {
				t.Error("something has changed")
			}
		})
	}
	for name, path := range map[string]string{"a folder": t.TempDir(), "nothing": filepath.Join(t.TempDir(), "all.lineup")} {
		if _, err := s.ImportAll(path); english.Error(t, err) == nil || !strings.HasPrefix(err.Error(), filepath.Base(path)+": ") {
			t.Errorf("%s: %v", name, err)
		}
	}
	large := filepath.Join(t.TempDir(), "all.lineup")
	must(t, os.WriteFile(large, nil, 0o600))
	must(t, os.Truncate(large, archive.MaxFile+1)) // takes no space
	if _, err := s.ImportAll(large); english.Error(t, err) == nil || !strings.Contains(err.Error(), "larger than 512 MiB") {
		t.Errorf("a large file: %v", err)
	}
	if in, err := imports(s, good); err != nil || in.Games != 1 {
		t.Errorf("the good file: %+v, %v", in, err)
	}
	if _, err := s.takeOver(bytes.NewReader(good), int64(len(good)), 100); err == nil || !strings.Contains(err.Error(), "too large when it is unpacked") {
		t.Errorf("little room: %v", err)
	}
}

// retitled returns a save under another title, so that it is not here.
func retitled(save string) string {
	c, err := container.Decode([]byte(save))
	if err != nil {
		panic(err)
	}
	c.Title = "Another"
	b, err := container.Encode(c)
	if err != nil {
		panic(err)
	}
	return string(b)
}

// TestEverythingInTheWrongPlace checks that an export is refused where one game is wanted.
func TestEverythingInTheWrongPlace(t *testing.T) {
	s := openStore(t, t.TempDir())
	furnished(t, s)
	path := packedStore(t, s)
	_, _, err := s.ImportFrom(path)
	if english.Error(t, err) == nil || !strings.Contains(err.Error(), "import it in the settings") {
		t.Error(err)
	}
	must(t, os.Truncate(path, container.MaxFile+1))
	if _, _, err = s.ImportFrom(path); english.Error(t, err) == nil || !strings.Contains(err.Error(), "import it in the settings") {
		t.Errorf("a large one: %v", err)
	}
	for _, to := range []string{filepath.Join(s.dir, "all.lineup"), filepath.Join(s.dir, savesFolder, "all.lineup"), filepath.Join(s.dir, settingsFile)} {
		if _, err := s.ExportAll(to); english.Error(t, err) == nil || !strings.Contains(err.Error(), "choose another folder") {
			t.Errorf("exported to %s: %v", to, err)
		}
	}
	if runtime.GOOS == "windows" {
		return
	}
	link := filepath.Join(t.TempDir(), "link")
	must(t, os.Symlink(s.dir, link))
	if _, err := s.ExportAll(filepath.Join(link, "all.lineup")); err == nil {
		t.Error("exported into the save folder through a link")
	}
}

// TestEverythingLinked checks that an export replaces the file at the end of a link, that an import
// reads it, and that a link in the place of a save is followed only as ever.
func TestEverythingLinked(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("links need a privilege")
	}
	s := openStore(t, t.TempDir())
	furnished(t, s)
	dir := t.TempDir()
	real, link := filepath.Join(dir, "real.lineup"), filepath.Join(dir, "link.lineup")
	must(t, os.WriteFile(real, []byte("old"), 0o600))
	must(t, os.Symlink(real, link))
	out := get[savegame.Everything](t)(s.ExportAll(link))
	if info, err := os.Lstat(link); err != nil || info.Mode()&os.ModeSymlink == 0 {
		t.Errorf("the link is gone: %v", err)
	}
	to, elsewhere := t.TempDir(), t.TempDir()
	must(t, os.Symlink(elsewhere, filepath.Join(to, savesFolder)))
	there := openStore(t, to)
	if in := get[savegame.Everything](t)(there.ImportAll(link)); in != out || len(files(t, elsewhere)) != 3 {
		t.Errorf("%+v, and %d files at the end of the link", in, len(files(t, elsewhere)))
	}
}

// TestEverythingLeftOut checks that files that cannot be opened do not prevent an export, and are
// counted.
func TestEverythingLeftOut(t *testing.T) {
	dir := t.TempDir()
	s := openStore(t, dir)
	furnished(t, s)
	must(t, os.WriteFile(filepath.Join(dir, savesFolder, "bad.lineup"), []byte("bad"), 0o600))
	must(t, os.WriteFile(filepath.Join(dir, savesFolder, "newer.lineup"), newerFile(t), 0o600))
	must(t, os.WriteFile(filepath.Join(dir, runningID("game-1")), []byte("bad"), 0o600))
	there := openStore(t, t.TempDir())
	path := filepath.Join(t.TempDir(), "all.lineup")
	out := get[savegame.Everything](t)(s.ExportAll(path))
	in := get[savegame.Everything](t)(there.ImportAll(path))
	if out.Left != 3 {
		t.Errorf("%+v", out)
	}
	// The damaged game is opened from its backup.
	l := ids(there.List())[runningID("game-1")]
	if l.Fault == "" || len(l.Backup) != 1 || in.Games != out.Games+1 {
		t.Errorf("%+v; exported %+v, imported %+v", l, out, in)
	}
}

// TestEverythingUnsafe checks that a file with a name that not every computer takes, or that is taken
// but for its case, gets another.
func TestEverythingUnsafe(t *testing.T) {
	s := openStore(t, t.TempDir())
	save := func(n int) string {
		return string(get[[]byte](t)(container.Encode(container.Content{SavedGame: named(t, n, fmt.Sprint("Save ", n))})))
	}
	must(t, os.WriteFile(filepath.Join(s.dir, savesFolder, "Mine.lineup"), []byte(save(2)), 0o600))
	in, err := imports(s, archived(t, "saves/what?.lineup", save(3), "saves/nul.lineup.bak1", save(4), "saves/Zoë.lineup", save(5), "saves/mine.lineup", save(6)))
	if err != nil || in.Games != 4 {
		t.Fatalf("%+v, %v", in, err)
	}
	for _, l := range s.List() {
		if l.Title != "Save 2" && l.ID != "saves/nul.lineup" && !strings.HasPrefix(l.ID, "saves/n0") {
			t.Errorf("%s is %q", l.ID, l.Title)
		}
	}
	if len(s.List()) != 5 {
		t.Error(len(s.List()))
	}
}

// TestEverythingEnded checks that a game that has ended here does not run again, and that the end of a
// game that runs here comes beside it.
func TestEverythingEnded(t *testing.T) {
	before, after := openStore(t, t.TempDir()), openStore(t, t.TempDir())
	table := newTable(t, 1).Play(5)
	before.KeepTurn(table.Kept(savegame.Running, "game-1"))
	must(t, before.Flush())
	_ = get[string](t)(after.Finish(table.Play(3).Kept(savegame.Running, "game-1"), savegame.Finished{}))
	running, ended := packedStore(t, before), packedStore(t, after)
	if in := get[savegame.Everything](t)(after.ImportAll(running)); in != (savegame.Everything{Known: 1}) || len(after.List()) != 1 {
		t.Errorf("the beginning of the game: %+v, %d are listed", in, len(after.List()))
	}
	if in := get[savegame.Everything](t)(before.ImportAll(ended)); in != (savegame.Everything{Games: 1, Results: 1}) || len(ofKind(before, savegame.Running)) != 1 {
		t.Errorf("the end of the game: %+v", in)
	}
	// The game here ends too. Both ends stay.
	_ = get[string](t)(before.Finish(newTable(t, 9).Play(2).Kept(savegame.Running, "game-1"), savegame.Finished{}))
	if n := len(ofKind(before, savegame.Replay)); n != 2 {
		t.Errorf("%d replays", n)
	}
	// Another end of the game, with other answers, is kept beside this one.
	if in := get[savegame.Everything](t)(after.ImportAll(packedStore(t, before))); in.Games != 1 {
		t.Errorf("another end: %+v", in)
	}
}

// TestImportKeepsDamaged checks that an import keeps damaged settings and a damaged record beside the new ones.
func TestImportKeepsDamaged(t *testing.T) {
	_, b := small(t)
	bad := container.Content{Text: []byte(`{"game":"game-1"}` + "\nrubbish\n")}
	bad.Kind = container.Finished
	record, settings := get[[]byte](t)(container.Encode(bad)), []byte("rubbish")
	m := disktest.NewMemory(map[string][]byte{finishedFile: record, settingsFile: settings})
	s := openMemory(t, m)
	if in, err := imports(s, b); err != nil || in.Results != 1 || !in.Settings {
		t.Errorf("%+v, %v", in, err)
	}
	kept := slices.Collect(maps.Values(m.Files()))
	for _, was := range [][]byte{record, settings} {
		if !slices.ContainsFunc(kept, func(is []byte) bool { return bytes.Equal(is, was) }) {
			t.Errorf("%q is gone", was)
		}
	}
	if got, err := s.Finished(); err != nil || len(got) != 2 {
		t.Errorf("the record has %v, %v", got, err)
	}
	if got, err := s.Settings(); err != nil || got["speed"] != "5" {
		t.Errorf("the settings are %v, %v", got, err)
	}
	must(t, s.Close())
}

// TestTurnStarts checks that turn starts come along only with their game and while there is room, and
// that those without a game become a named one.
func TestTurnStarts(t *testing.T) {
	s := openStore(t, t.TempDir())
	table := newTable(t, 1)
	for table.Number() < 9 {
		s.keep(table.Kept(savegame.Running, "game-1"), table.Began)
		must(t, s.Flush())
		table.Step()
	}
	full := packedStore(t, s)
	must(t, os.Remove(filepath.Join(s.dir, runningID("game-1"))))
	must(t, os.Remove(filepath.Join(s.dir, runningID("game-1")+".bak1")))
	orphans := packedStore(t, s)
	there := openStore(t, t.TempDir())
	other := newTable(t, 2)
	for other.Number() < 6 {
		there.keep(other.Kept(savegame.Running, "game-2"), other.Began)
		must(t, there.Flush())
		other.Step()
	}
	room := maxTurnStarts - len(there.turns)
	_ = get[savegame.Everything](t)(there.ImportAll(full))
	turns := map[string]int{}
	for _, l := range ofKind(there, savegame.TurnStart) {
		turns[l.Game]++
	}
	if turns["game-1"] != room || turns["game-2"] != maxTurnStarts-room || len(there.turns) != maxTurnStarts || room < 2 {
		t.Errorf("%v, with room for %d", turns, room)
	}
	_ = get[savegame.Everything](t)(there.ImportAll(orphans)) // their game is here
	if len(ofKind(there, savegame.Named)) != 0 {
		t.Error("turn starts of a game that is here became a named one")
	}
	must(t, there.Delete(runningID("game-1")))
	for i := range room {
		there.KeepTurn(newTable(t, 3).Play(i).Kept(savegame.Running, fmt.Sprint("more-", i)))
	}
	must(t, there.Flush())
	for range 2 {
		_ = get[savegame.Everything](t)(there.ImportAll(orphans))
	}
	if l := ofKind(there, savegame.Named); len(l) != 1 || l[0].Turn != 8 || l[0].Title != "Imported game" {
		t.Errorf("%d named ones: %+v", len(l), l)
	}
	empty := openStore(t, t.TempDir())
	_ = get[savegame.Everything](t)(empty.ImportAll(orphans))
	if n := len(ofKind(empty, savegame.TurnStart)); n != 8 || len(empty.List()) != n {
		t.Errorf("%d turn starts of %d", n, len(empty.List()))
	}
}

// TestRecordsJoined checks that the record stays within its limits, and that no game here leaves it.
func TestRecordsJoined(t *testing.T) {
	var here, other []savegame.Finished
	for i := range maxFinished - 10 {
		here = append(here, savegame.Finished{Game: fmt.Sprint("here-", i), Ended: int64(2 * i)})
	}
	for i := range 30 {
		other = append(other, savegame.Finished{Game: fmt.Sprint("other-", i), Ended: int64(2*i + 1)})
	}
	all, added := joined(here, append(other, here[5]))
	if added != 10 || len(all) != maxFinished || all[20].Game != "here-20" || all[21].Game != "other-20" || all[22].Game != "here-21" {
		t.Errorf("%d added, %d in all: %v", added, len(all), all[18:25])
	}
	if all, added := joined(nil, other); added != 30 || all[0].Game != "other-0" {
		t.Errorf("%d added, %v", added, all)
	}
	if _, added := joined(here, here); added != 0 {
		t.Errorf("%d added of the same", added)
	}
}

// everythingOutcome returns "old" if nothing of small has changed in a store, and "new" if everything
// of the other one has come.
func everythingOutcome(t *testing.T, before, files map[string][]byte) (string, error) {
	t.Helper()
	m := disktest.NewMemory(maps.Clone(files))
	s := openMemory(t, m)
	defer s.Close()
	if s.ReadOnly() != "" {
		return "", errors.New(s.ReadOnly())
	}
	now := m.Files()
	if maps.EqualFunc(now, before, bytes.Equal) {
		return "old", nil
	}
	for name, b := range before {
		if name != settingsFile && name != finishedFile && !bytes.Equal(now[name], b) {
			return "", fmt.Errorf("%s has changed", name)
		}
	}
	for name := range now {
		if strings.Contains(name, ".tmp-") || strings.Contains(name, "damaged") {
			return "", fmt.Errorf("%s is left over", name)
		}
	}
	list := s.List()
	for _, l := range list {
		if l.Fault != "" {
			return "", fmt.Errorf("%s: %s", l.ID, l.Fault)
		}
		if g, err := s.Open(l.ID); err != nil || testgame.Check(g) != nil {
			return "", fmt.Errorf("%s: %v %v", l.ID, err, testgame.Check(g))
		}
	}
	record, err := s.Finished()
	settings, wrong := s.Settings()
	if err != nil || wrong != nil {
		return "", errors.Join(err, wrong)
	}
	if len(list) == 4+3 && len(record) == 2 && settings["speed"] == "5" {
		return "new", nil
	}
	return "", fmt.Errorf("%d are listed, %d in the record, settings %v", len(list), len(record), settings)
}

// TestEverythingPowerLoss checks that a power loss during an import leaves everything as it was, or
// everything imported.
func TestEverythingPowerLoss(t *testing.T) {
	before, b := small(t)
	m := disktest.NewMemory(maps.Clone(before))
	s := openMemory(t, m)
	m.Forget()
	_ = get[savegame.Everything](t)(imports(s, b))
	states := powerLoss(t, m, "ImportAll", false, func(files map[string][]byte) (string, error) {
		return everythingOutcome(t, before, files)
	})
	must(t, s.Close())
	t.Logf("%d states", states)
}

// TestEverythingFaults checks that if any operation fails during an import, it has changed everything
// or nothing, and that the next import works.
func TestEverythingFaults(t *testing.T) {
	before, b := small(t)
	tries := 0
	for _, failure := range []*disktest.Failing{{Err: syscall.ENOSPC}, {Err: syscall.ENOSPC, Short: true}, {Err: syscall.EACCES}, {Err: syscall.EIO}, {Err: syscall.EIO, After: true}, {Err: syscall.EROFS, On: true}} {
		for n := 1; ; n++ {
			m := disktest.NewMemory(maps.Clone(before))
			failure.Arm(0)
			failure.FS = m
			s := openMemory(t, failure)
			failure.Arm(n)
			_, err := imports(s, b)
			failed := failure.Failed()
			failure.Arm(0)
			if failed == "" {
				must(t, s.Close())
				break
			}
			tries++
			where := fmt.Sprintf("%v at operation %d (%s)", failure.Err, n, failed)
			files := m.Files()
			if strings.HasPrefix(failed, "read ") {
				// A file that could not be read is set aside before it is replaced.
				maps.DeleteFunc(files, func(name string, _ []byte) bool { return strings.Contains(name, ".damaged-") })
			}
			is, wrong := everythingOutcome(t, before, files)
			if wrong != nil || err == nil && is != "new" {
				t.Fatalf("%s: %v, then %s, %v", where, err, is, wrong)
			}
			_ = english.Error(t, advised(err))
			if _, err := imports(s, b); err != nil {
				t.Fatalf("%s: once it works again: %v", where, err)
			}
			files = m.Files()
			maps.DeleteFunc(files, func(name string, _ []byte) bool { return strings.Contains(name, ".damaged-") })
			if is, wrong := everythingOutcome(t, before, files); is != "new" {
				t.Fatalf("%s: once it works again: %s, %v", where, is, wrong)
			}
			must(t, s.Close())
		}
	}
	t.Logf("%d faults", tries)
}

// importEnv names the environment variable that turns this test binary into a program that imports
// everything again and again, each time into a new folder. It holds the file and the folder.
const importEnv = "LINEUP_SAVES_IMPORT"

// importForEver is the program to kill. It prints each folder before it imports into it.
func importForEver(file, dir string) error {
	for n := 0; ; n++ {
		to := filepath.Join(dir, fmt.Sprint(n))
		s, err := Open(to, Options{Program: "kill"})
		if err != nil {
			return err
		}
		table, err := testgame.New(plan, 9)
		if err != nil {
			return err
		}
		if _, err := s.Save(table.Play(2).Kept(savegame.Quick, "before")); err != nil {
			return err
		}
		fmt.Println(to)
		if _, err := s.ImportAll(file); err != nil {
			return err
		}
	}
}

// TestKillImport kills a program at random moments of an import. Everything has come or nothing, and
// what was there before is there.
func TestKillImport(t *testing.T) {
	if testing.Short() {
		t.Skip("takes seconds")
	}
	s := openStore(t, t.TempDir())
	furnished(t, s)
	for n := range 20 {
		_ = get[string](t)(s.Save(named(t, n, fmt.Sprint("Save ", n))))
	}
	path := packedStore(t, s)
	all := len(s.List())
	exe := get[string](t)(os.Executable())
	chance := rand.New(rand.NewPCG(3, 4))
	seen, imported := map[int]int{}, 0
	for range *kills {
		dir := t.TempDir()
		program := exec.Command(exe)
		program.Env = append(os.Environ(), importEnv+"="+path+"\n"+dir)
		out, err := program.StdoutPipe()
		must(t, err)
		program.Stderr = os.Stderr
		must(t, program.Start())
		first := make([]byte, 1)
		_ = get[int](t)(out.Read(first)) // the first import begins
		time.Sleep(time.Duration(chance.IntN(200_000)) * time.Microsecond)
		_ = program.Process.Kill()
		_ = program.Wait()
		folders := get[[]os.DirEntry](t)(os.ReadDir(dir))
		imported += len(folders)
		for i, f := range folders {
			s, err := Open(filepath.Join(dir, f.Name()), Options{Clock: time.Now})
			must(t, err)
			n := len(s.List())
			quick := ofKind(s, savegame.Quick)
			for _, l := range s.List() {
				if l.Fault != "" {
					t.Fatalf("%s: %s", l.ID, l.Fault)
				}
			}
			must(t, s.Close())
			last := i == len(folders)-1 || f.Name() == fmt.Sprint(len(folders)-1)
			if n != all+1 && !(last && n <= 1) || len(quick) != min(n, 1) {
				t.Fatalf("%s has %d of %d games, quick %d", f.Name(), n, all+1, len(quick))
			}
			for name := range files(t, filepath.Join(dir, f.Name())) {
				if strings.Contains(name, ".tmp-") || strings.Contains(name, "damaged") || name == "journal" {
					t.Fatalf("%s is left over", name)
				}
			}
			if last {
				seen[min(n, 2)]++
			}
		}
	}
	t.Logf("%d imports; the last one had changed nothing %d times and everything %d times", imported, seen[0]+seen[1], seen[2])
}

// FuzzImportAll checks that an archive with any file in it is refused and changes nothing, or leaves
// everything that was here.
func FuzzImportAll(f *testing.F) {
	before, b := small(f)
	must(f, archive.Read(bytes.NewReader(b), int64(len(b)), func(name string, b []byte) error {
		f.Add(name, b[:len(b)-32])
		return nil
	}))
	f.Add("campaigns/x.lineup", []byte("LINEUP 2\n"))
	f.Add("../x", []byte("LINEUP 2\n"))
	f.Fuzz(func(t *testing.T, name string, b []byte) {
		var out bytes.Buffer
		w := get[*archive.Writer](t)(archive.NewWriter(&out, "", 0))
		if w.Add(name, container.Seal(bytes.Clone(b))) != nil {
			return
		}
		must(t, w.Close())
		m := disktest.NewMemory(maps.Clone(before))
		m.Plain = true
		s := openMemory(t, m)
		defer s.Close()
		_, err := imports(s, out.Bytes())
		now := m.Files()
		if err != nil && !maps.EqualFunc(now, before, bytes.Equal) {
			t.Fatalf("%v, and something has changed", err)
		}
		for name, b := range before {
			if name != settingsFile && name != finishedFile && !bytes.Equal(now[name], b) {
				t.Fatalf("%s has changed", name)
			}
		}
		for _, l := range s.List() {
			if l.Fault != "" {
				t.Fatalf("%s: %s", l.ID, l.Fault)
			}
		}
	})
}
