package saves

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"syscall"
	"testing"

	"lineup/game/english"
	"lineup/game/savegame"
	"lineup/game/testgame"
	"lineup/saves/disk"
	"lineup/saves/disktest"
)

// scenes are the changes to a store that holds a game of 6 answers as a running game, a named save
// and a quick save, with turn starts. Each scene raises the game in the IDs at to 9 answers.
var scenes = []struct {
	name string
	do   func(s *Store, g savegame.SavedGame) error
	at   []string // the IDs that go from 6 to 9 answers together
	ends bool     // the running game ends
}{
	{"Keep", func(s *Store, g savegame.SavedGame) error { s.Keep(g); return s.Flush() }, []string{runningID("game-1")}, false},
	{"KeepTurn", func(s *Store, g savegame.SavedGame) error { s.KeepTurn(g); return s.Flush() }, []string{runningID("game-1")}, false},
	{"Save quick", func(s *Store, g savegame.SavedGame) error { g.Kind = savegame.Quick; _, err := s.Save(g); return err }, []string{quickID}, false},
	{"Save named", func(s *Store, g savegame.SavedGame) error {
		g.Kind, g.ID = savegame.Named, "saves/mine.lineup"
		_, err := s.Save(g)
		return err
	}, []string{"saves/mine.lineup"}, false},
	{"Finish", func(s *Store, g savegame.SavedGame) error { _, err := s.Finish(g, savegame.Finished{}); return err }, []string{replayID("game-1")}, true},
}

// prepared returns the files of the store before a scene, and the game after 9 answers.
func prepared(t *testing.T) (map[string][]byte, savegame.SavedGame) {
	t.Helper()
	m := disktest.NewMemory(nil)
	s := openMemory(t, m)
	table := newTable(t, 1)
	for range 6 {
		s.keep(table.Kept(savegame.Running, "game-1"), table.Began)
		must(t, s.Flush())
		table.Step()
	}
	g := table.Kept(savegame.Running, "game-1")
	s.KeepTurn(g)
	must(t, s.Flush())
	g.Kind = savegame.Quick
	_ = get[string](t)(s.Save(g))
	g.Kind, g.ID = savegame.Named, "saves/mine.lineup"
	_ = get[string](t)(s.Save(g))
	_ = get[string](t)(s.Save(g))
	_ = get[string](t)(s.Finish(newTable(t, 3).Play(2).Kept(savegame.Running, "game-0"), savegame.Finished{}))
	must(t, s.Close())
	return m.Files(), table.Play(3).Kept(savegame.Running, "game-1")
}

func openMemory(t testing.TB, fs disk.FS) *Store {
	t.Helper()
	s, err := Open("", Options{Clock: clock(), Program: "1.0", FS: fs})
	must(t, err)
	return s
}

// outcome opens the files again and returns "old" or "new". It fails if they are a mixture or
// anything is lost.
func outcome(t *testing.T, files map[string][]byte, at []string, ends bool) (string, error) {
	t.Helper()
	s := openMemory(t, disktest.NewMemory(maps.Clone(files)))
	defer s.Close()
	if s.ReadOnly() != "" {
		return "", errors.New(s.ReadOnly())
	}
	list := ids(s.List())
	for _, l := range list {
		if l.Fault != "" {
			return "", fmt.Errorf("%s: %s", l.ID, l.Fault)
		}
		for _, old := range append(l.Backup, savegame.Old{ID: l.ID}) {
			if g, err := s.Open(old.ID); err != nil || testgame.Check(g) != nil {
				return "", fmt.Errorf("%s: %v %v", old.ID, err, testgame.Check(g))
			}
		}
	}
	said := map[string]bool{}
	for _, id := range at {
		switch list[id].Answers {
		case 9:
			said["new"] = true
		case 6:
			said["old"] = true
		case 0:
			if !ends || list[id].ID != "" {
				return "", fmt.Errorf("%s is gone", id)
			}
			said["old"] = true
		default:
			return "", fmt.Errorf("%s has %d answers", id, list[id].Answers)
		}
	}
	record, err := s.Finished()
	if err != nil {
		return "", err
	}
	if ends { // all or nothing
		running := 0
		for id := range list {
			if strings.HasPrefix(id, gamesFolder) || strings.HasPrefix(id, turnsFolder) {
				running++
			}
		}
		inRecord := slices.ContainsFunc(record, func(f savegame.Finished) bool { return f.Game == "game-1" })
		said[map[bool]string{true: "new", false: "old"}[inRecord]] = true
		said[map[bool]string{true: "new", false: "old"}[running == 0]] = true
		if running == 1 {
			return "", errors.New("of the running game a part is there")
		}
	} else if len(list) < 5 {
		return "", fmt.Errorf("only %d are left", len(list))
	}
	if len(record) == 0 || record[0].Game != "game-0" {
		return "", fmt.Errorf("the record is %v", record)
	}
	if len(said) != 1 {
		return "", fmt.Errorf("some of it is old and some new")
	}
	for is := range said {
		return is, nil
	}
	return "", nil
}

// TestPowerLoss checks that after a power loss during a save the next start finds either the old or
// the new file, complete, and everything else unchanged.
func TestPowerLoss(t *testing.T) {
	before, g := prepared(t)
	states := 0
	for _, scene := range scenes {
		m := disktest.NewMemory(maps.Clone(before))
		s := openMemory(t, m)
		m.Forget()
		must(t, scene.do(s, g))
		states += powerLoss(t, m, scene.name, scene.ends, func(files map[string][]byte) (string, error) {
			return outcome(t, files, scene.at, scene.ends)
		})
		must(t, s.Close())
	}
	t.Logf("%d states", states)
}

// powerLoss checks the files after a power loss at each step that a disk has recorded, or at every
// third step if few is true, because package disk tries them all. Each outcome must be "old" or
// "new", the last one "new", and both must occur. powerLoss returns how many it checked.
func powerLoss(t testing.TB, m *disktest.Memory, name string, few bool, outcome func(files map[string][]byte) (string, error)) (states int) {
	t.Helper()
	seen := map[string]int{}
	n := 0
	for crash := range m.Crashes() {
		if n++; few && crash.After < m.Steps() && n%3 != 0 {
			continue
		}
		states++
		is, err := outcome(crash.Files)
		if err != nil || crash.After == m.Steps() && is != "new" {
			t.Fatalf("%s, lost after %d changes (%s): %s, %v\n%s", name, crash.After, crash.Says, is, err, m)
		}
		seen[is]++
	}
	if seen["old"] == 0 || seen["new"] == 0 {
		t.Errorf("%s: %v: nothing is proved", name, seen)
	}
	return states
}

// TestEveryFault checks that if any operation fails during a save, either the old or the new file
// is there, an error and Trouble report the fault, and both are gone after a save that works.
func TestEveryFault(t *testing.T) {
	before, g := prepared(t)
	tries := 0
	for _, scene := range scenes {
		for _, failure := range []struct {
			name string
			f    *disktest.Failing
		}{
			{"full disk", &disktest.Failing{Err: syscall.ENOSPC}},
			{"a half written", &disktest.Failing{Err: syscall.ENOSPC, Short: true}},
			{"no permission", &disktest.Failing{Err: syscall.EACCES}},
			{"broken disk", &disktest.Failing{Err: syscall.EIO}},
			{"broken disk that does it", &disktest.Failing{Err: syscall.EIO, After: true}},
			{"read-only", &disktest.Failing{Err: syscall.EROFS, On: true}},
			{"gone", &disktest.Failing{Err: syscall.ENOENT, On: true}},
		} {
			for n := 1; ; n++ {
				m := disktest.NewMemory(maps.Clone(before))
				f := failure.f
				f.Arm(0)
				f.FS = m
				s := openMemory(t, f)
				f.Arm(n)
				// A flush tries failed writes again each time it is called.
				err := scene.do(s, g)
				failed, trouble := f.Failed(), s.Trouble()
				f.Arm(0)
				if failed == "" {
					must(t, s.Close())
					break
				}
				tries++
				where := fmt.Sprintf("%s, %s at operation %d (%s)", scene.name, failure.name, n, failed)
				if (err != nil) != (trouble != "") || strings.Contains(trouble, extension) {
					t.Fatalf("%s: the error is %v, the trouble %q", where, err, trouble)
				}
				if errors.Is(err, syscall.ENOSPC) && !strings.Contains(trouble, "disk is full") {
					t.Fatalf("%s: %q", where, trouble)
				}
				is, wrong := outcome(t, m.Files(), scene.at, scene.ends)
				if wrong != nil || err == nil && is != "new" {
					t.Fatalf("%s: %v, then %s, %v", where, err, is, wrong)
				}
				if err := scene.do(s, g); err != nil || s.Trouble() != "" {
					t.Fatalf("%s: once it works again: %v, %q", where, err, s.Trouble())
				}
				if is, wrong := outcome(t, m.Files(), scene.at, scene.ends); is != "new" {
					t.Fatalf("%s: once it works again: %s, %v", where, is, wrong)
				}
				must(t, s.Close())
			}
		}
	}
	t.Logf("%d faults", tries)
}

// TestEveryFaultOfStart checks that if any operation fails while a store is opened, the store works
// or says that it is read-only, and nothing is lost.
func TestEveryFaultOfStart(t *testing.T) {
	before, g := prepared(t)
	for _, err := range []error{syscall.ENOSPC, syscall.EACCES, syscall.EIO} {
		for n := 1; ; n++ {
			m := disktest.NewMemory(maps.Clone(before))
			f := &disktest.Failing{FS: m, Err: err, At: n}
			s := openMemory(t, f)
			_ = s.List()
			if f.Failed() == "" {
				break
			}
			f.Arm(0)
			if len(s.List()) < 5 {
				t.Fatalf("%v at operation %d: %d are listed", err, n, len(s.List()))
			}
			s.Keep(g)
			if flushed := s.Flush(); s.ReadOnly() == "" && (flushed != nil || s.Trouble() != "") {
				t.Fatalf("%v at operation %d: %v, %q", err, n, flushed, s.Trouble())
			}
			must(t, s.Close())
			if _, wrong := outcome(t, m.Files(), scenes[0].at, false); wrong != nil {
				t.Fatalf("%v at operation %d: %v", err, n, wrong)
			}
		}
	}
}

// TestPromisedFirst checks that changes that were promised but failed half-way are made before files
// are read for the next change, which would undo them otherwise.
func TestPromisedFirst(t *testing.T) {
	promised := 0
	for n := 1; ; n++ {
		m := disktest.NewMemory(nil)
		f := &disktest.Failing{FS: m, Changes: true, On: true, Err: syscall.EIO}
		s := openMemory(t, f)
		finish := func(game string) error {
			_, err := s.Finish(newTable(t, 1).Play(2).Kept(savegame.Running, game), savegame.Finished{})
			return err
		}
		must(t, finish("game-0"))
		f.Arm(n)
		first, failed := finish("game-1"), f.Failed()
		if failed == "" {
			must(t, first)
			must(t, s.Close())
			break
		}
		_, journal := m.Files()["journal"]
		if second := finish("game-2"); english.Error(t, second) == nil || s.Trouble() == "" {
			t.Errorf("%s: the next one says %v, the trouble is %q", failed, second, s.Trouble())
		}
		f.Arm(0)
		must(t, finish("game-2"))
		var games []string
		for _, f := range get[[]savegame.Finished](t)(s.Finished()) {
			games = append(games, f.Game)
		}
		if journal {
			promised++
			if !slices.Equal(games, []string{"game-0", "game-1", "game-2"}) {
				t.Errorf("%s: the record has %v", failed, games)
			}
		} else if !slices.Contains(games, "game-0") || !slices.Contains(games, "game-2") {
			t.Errorf("%s: the record has %v", failed, games)
		}
		must(t, s.Close())
	}
	if promised == 0 {
		t.Error("nothing was promised")
	}
}
