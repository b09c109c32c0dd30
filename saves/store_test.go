package saves

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"sync"
	"testing"

	"lineup/game/english"
	"lineup/game/savegame"
	"lineup/game/testgame"
	"lineup/saves/container"
)

// TestKeep checks that a running game opens as it was last saved, with the starts of its latest
// turns and its backups.
func TestKeep(t *testing.T) {
	dir := t.TempDir()
	s := openStore(t, dir)
	table := newTable(t, 1)
	starts := 0
	for table.Number() < 14 {
		if table.Began {
			s.KeepTurn(table.Kept(savegame.Running, "game-1"))
			starts++
		} else {
			s.Keep(table.Kept(savegame.Running, "game-1"))
		}
		if starts%2 == 0 {
			must(t, s.Flush())
		}
		table.Step()
	}
	table.Play(1)
	s.Keep(table.Kept(savegame.Running, "game-1"))
	must(t, s.Flush())
	running := ofKind(s, savegame.Running)
	if len(running) != 1 || running[0].Fault != "" || len(running[0].Backup) != 1 || running[0].Game != "game-1" || running[0].Program != "1.0" {
		t.Fatalf("%+v", running)
	}
	g := get[savegame.SavedGame](t)(s.Open(running[0].ID))
	must(t, testgame.Check(g))
	if len(g.Record.Answers) != table.Given() || running[0].Answers != len(g.Record.Answers) {
		t.Errorf("%d answers, not %d", len(g.Record.Answers), table.Given())
	}
	turns := ofKind(s, savegame.TurnStart)
	if len(turns) != maxTurnStarts {
		t.Fatalf("%d turn starts", len(turns))
	}
	for i, l := range turns {
		g := get[savegame.SavedGame](t)(s.Open(l.ID))
		must(t, testgame.Check(g))
		if l.Turn != 13-i || g.Kind != savegame.TurnStart || !bytes.Equal(g.Now, g.Saved.Turn) {
			t.Errorf("turn start %d is of turn %d, a %s", i, l.Turn, g.Kind)
		}
	}
	for i, old := range running[0].Backup {
		if g := get[savegame.SavedGame](t)(s.Open(old.ID)); testgame.Check(g) != nil || old.Turn != 13-i && old.Turn != 12-i {
			t.Errorf("older state %d is of turn %d", i, old.Turn)
		}
	}
	// The start of a turn that was undone and begun again replaces its first start.
	before := turns[0]
	g = get[savegame.SavedGame](t)(s.Open(before.ID))
	s.KeepTurn(g)
	must(t, s.Flush())
	turns = ofKind(s, savegame.TurnStart)
	if len(turns) != maxTurnStarts || turns[0].Turn != 13 || turns[1].Turn != 12 || turns[0].ID == before.ID {
		t.Errorf("begun again: %+v", turns[:2])
	}
	// Check the same after a restart.
	must(t, s.Close())
	s = openStore(t, dir)
	if len(s.List()) != 11 || len(s.turns) != maxTurnStarts {
		t.Errorf("%d are listed, %d turns", len(s.List()), len(s.turns))
	}
}

// TestKeepNewest checks that if games arrive faster than they are written, the newest is written
// and no turn start is lost.
func TestKeepNewest(t *testing.T) {
	s := openStore(t, t.TempDir())
	table := newTable(t, 1)
	s.writing.Lock() // blocks all writes
	for table.Number() < 6 {
		s.keep(table.Kept(savegame.Running, "game-1"), table.Began)
		s.keep(table.Kept(savegame.Running, "game-2"), table.Began)
		table.Step()
	}
	s.writing.Unlock()
	must(t, s.Flush())
	if n, m := len(ofKind(s, savegame.Running)), len(ofKind(s, savegame.TurnStart)); n != 2 || m != 10 {
		t.Errorf("%d running, %d turn starts", n, m)
	}
	for _, l := range s.List() {
		must(t, testgame.Check(get[savegame.SavedGame](t)(s.Open(l.ID))))
	}
	if l := ofKind(s, savegame.Running)[0]; l.Answers != table.Given()-1 {
		t.Errorf("%d answers are kept of %d", l.Answers, table.Given()-1)
	}
}

// TestSave checks named saves, overwriting, the quick save, titles and copies.
func TestSave(t *testing.T) {
	s := openStore(t, t.TempDir())
	id := get[string](t)(s.Save(named(t, 3, "One")))
	other := get[string](t)(s.Save(named(t, 3, "One")))
	if id == other || !strings.HasPrefix(id, "saves/n000000000001-20261122-1015") {
		t.Errorf("%s and %s", id, other)
	}
	for i := range 5 {
		g := named(t, 4+i, "One more")
		g.ID = id
		if again := get[string](t)(s.Save(g)); again != id {
			t.Fatalf("overwritten it is %s", again)
		}
	}
	l := ids(s.List())[id]
	if l.Answers != 8 || len(l.Backup) != 3 || l.Title != "One more" {
		t.Errorf("%+v", l)
	}
	for i, old := range l.Backup {
		if g := get[savegame.SavedGame](t)(s.Open(old.ID)); len(g.Record.Answers) != 7-i {
			t.Errorf("%s has %d answers", old.ID, len(g.Record.Answers))
		}
	}
	back := get[string](t)(s.Duplicate(l.Backup[1].ID))
	if g := get[savegame.SavedGame](t)(s.Open(back)); len(g.Record.Answers) != 6 || g.Title != "Copy of One more" || g.Kind != savegame.Named {
		t.Errorf("brought back: %+v", g.SaveEntry)
	}
	must(t, s.Rename(other, "  Two\n"))
	if l := ids(s.List())[other]; l.Title != "Two" || len(l.Backup) != 0 {
		t.Errorf("%+v", l)
	}
	g := named(t, 9, "")
	g.Kind = savegame.Quick
	quick := get[string](t)(s.Save(g))
	if again := get[string](t)(s.Save(g)); quick != again || len(ofKind(s, savegame.Quick)) != 1 {
		t.Errorf("%s and %s", quick, again)
	}
	// A game opened from another file is saved as a new one.
	g.Kind, g.ID = savegame.Named, quick
	if id := get[string](t)(s.Save(g)); id == quick {
		t.Error("a named game took the place of the quick one")
	}
	g.Kind = savegame.Running
	if _, err := s.Save(g); english.Error(t, err) == nil {
		t.Error("a running game was saved")
	}
	list := s.List()
	for i := range list[1:] {
		if list[i].Order <= list[i+1].Order {
			t.Error("the list is not latest first")
		}
	}
}

// TestIDs checks that every method refuses a malformed or unknown ID.
func TestIDs(t *testing.T) {
	dir := t.TempDir()
	s := openStore(t, dir)
	must(t, s.SaveSettings(nil))
	for _, id := range []string{"", "x", "saves/", "saves/../settings.lineup", "settings.lineup", "/etc/passwd", "saves/a/b.lineup",
		`saves/a\b.lineup`, "saves/.lineup", "saves/..lineup", "trash/a.lineup", "saves/c:x.lineup", "saves/" + strings.Repeat("x", 300) + ".lineup", "saves/none.lineup"} {
		_, opened := s.Open(id)
		_, exported := s.Export(id)
		_, copied := s.Duplicate(id)
		_, _, reported := s.Report(id, "")
		for what, err := range map[string]error{"opened": opened, "exported": exported, "copied": copied, "reported": reported,
			"renamed": s.Rename(id, "x"), "deleted": s.Delete(id), "undeleted": s.Undelete(id)} {
			if english.Error(t, err) == nil {
				t.Errorf("%q was %s", id, what)
			}
		}
	}
	if _, err := s.Open("saves/none.lineup"); english.Error(t, err) == nil || !strings.Contains(err.Error(), "saves/none.lineup: it no longer exists") {
		t.Error(err)
	}
}

// TestTrash checks that deleted saves are restored unchanged and that only the latest deletions
// stay in the trash.
func TestTrash(t *testing.T) {
	dir := t.TempDir()
	s := openStore(t, dir)
	id := get[string](t)(s.Save(named(t, 3, "One")))
	g := named(t, 4, "Two")
	g.ID = id
	_ = get[string](t)(s.Save(g))
	before := files(t, dir)
	must(t, s.Delete(id))
	if len(s.List()) != 0 {
		t.Error("it is still listed")
	}
	if err := s.Delete(id); english.Error(t, err) == nil {
		t.Error("it was deleted twice")
	}
	must(t, s.Undelete(id))
	if !reflect.DeepEqual(before, files(t, dir)) {
		t.Errorf("%v", files(t, dir))
	}
	if err := s.Delete(id + ".bak1"); english.Error(t, err) == nil || !strings.Contains(err.Error(), "backup of") {
		t.Error(err)
	}
	must(t, s.Delete(id))
	_ = os.WriteFile(filepath.Join(dir, id), []byte("another"), 0o600)
	if err := s.Undelete(id); english.Error(t, err) == nil {
		t.Error("what is there was overwritten")
	}
	for range maxTrash + 5 {
		must(t, s.Delete(get[string](t)(s.Save(named(t, 1, "x")))))
	}
	if n := len(get[[]os.DirEntry](t)(os.ReadDir(filepath.Join(dir, trashFolder)))); n != maxTrash {
		t.Errorf("%d deletions are kept", n)
	}
}

// TestDeleteRunning checks that deleting a running game also deletes its turn starts, and that all
// are restored together.
func TestDeleteRunning(t *testing.T) {
	dir := t.TempDir()
	s := openStore(t, dir)
	for _, game := range []string{"game-1", "game-2"} {
		table := newTable(t, 1)
		for table.Number() < 4 {
			s.keep(table.Kept(savegame.Running, game), table.Began)
			must(t, s.Flush())
			table.Step()
		}
	}
	before := files(t, dir)
	s.Keep(newTable(t, 2).Kept(savegame.Running, "game-1"))
	must(t, s.Flush())
	kept1 := files(t, dir)
	must(t, s.Delete(runningID("game-1")))
	must(t, s.Flush())
	for _, l := range s.List() {
		if l.Game != "game-2" {
			t.Errorf("%s of %s is still there", l.ID, l.Game)
		}
	}
	if len(s.turns) != 3 || len(before) != len(kept1) {
		t.Errorf("%d turns", len(s.turns))
	}
	must(t, s.Undelete(runningID("game-1")))
	if !reflect.DeepEqual(kept1, files(t, dir)) || len(s.turns) != 6 {
		t.Error("not all came back")
	}
}

// TestFinish checks that a finished game becomes one replay and one line of the record, and is no
// longer running.
func TestFinish(t *testing.T) {
	dir := t.TempDir()
	s := openStore(t, dir)
	other := newTable(t, 9).Play(5)
	s.KeepTurn(other.Kept(savegame.Running, "other"))
	table := newTable(t, 1)
	for range 15 {
		s.keep(table.Kept(savegame.Running, "game-1"), table.Began)
		must(t, s.Flush())
		table.Step()
	}
	g := table.Kept(savegame.Running, "game-1")
	s.Keep(g) // it is pending when the game is finished, and must not return
	f := savegame.Finished{Plan: g.SaveEntry.Plan, Ended: 5, Turns: 9, Won: []int{1}, Points: []int{3, 4}}
	id := get[string](t)(s.Finish(g, f))
	must(t, s.Flush())
	if again := get[string](t)(s.Finish(g, f)); again != id {
		t.Errorf("finished again it is %s, not %s", again, id)
	}
	f.Game, f.Replay = "game-1", id
	if record := get[[]savegame.Finished](t)(s.Finished()); !reflect.DeepEqual(record, []savegame.Finished{f}) {
		t.Errorf("%+v", record)
	}
	for _, l := range s.List() {
		if l.Game == "game-1" && l.Kind != savegame.Replay {
			t.Errorf("%s, a %s, is still there", l.ID, l.Kind)
		}
	}
	must(t, testgame.Check(get[savegame.SavedGame](t)(s.Open(id))))
	if len(s.List()) != 3 || len(s.turns) != 1 {
		t.Errorf("%d are listed", len(s.List()))
	}
	// A damaged record affects no other file.
	must(t, os.WriteFile(filepath.Join(dir, finishedFile), []byte("LINEUP 1\nrubbish"), 0o600))
	g.Game = "game-3"
	id, err := s.Finish(g, f)
	if english.Error(t, err) == nil || id == "" || !strings.Contains(err.Error(), finishedFile) {
		t.Errorf("%s, %v", id, err)
	}
	if record := get[[]savegame.Finished](t)(s.Finished()); len(record) != 1 || record[0].Game != "game-3" {
		t.Errorf("%+v", record)
	}
	if n := len(get[[]string](t)(filepath.Glob(filepath.Join(dir, finishedFile+".damaged-*")))); n != 1 {
		t.Errorf("%d damaged records were put aside", n)
	}
}

// TestRecordGrows checks that a record that grows too long drops its oldest games.
func TestRecordGrows(t *testing.T) {
	s := openStore(t, t.TempDir())
	record := make([]savegame.Finished, maxFinished+3)
	for i := range record {
		record[i] = savegame.Finished{Game: fmt.Sprintf("game-%05d", i), Plan: plan, Turns: i, Won: []int{1}, Points: []int{20, 30}}
	}
	b := get[[]byte](t)(s.recordFile(record))
	c := get[container.Content](t)(container.Decode(b))
	out := get[[]savegame.Finished](t)(parseFinished(c.Text))
	if !reflect.DeepEqual(out, record[3:]) {
		t.Errorf("%d games, from %s", len(out), out[0].Game)
	}
}

// TestSettings checks that settings are saved unchanged, and that a damaged file costs only the
// settings.
func TestSettings(t *testing.T) {
	dir := t.TempDir()
	s := openStore(t, dir)
	if m, err := s.Settings(); err != nil || m == nil || len(m) != 0 {
		t.Error(m, err)
	}
	want := map[string]string{"speed": "fast", "a setting of tomorrow": "é\n\"x\""}
	must(t, s.SaveSettings(want))
	if m := get[map[string]string](t)(s.Settings()); !reflect.DeepEqual(m, want) {
		t.Error(m)
	}
	if err := s.SaveSettings(map[string]string{"x": strings.Repeat("y", 5000)}); english.Error(t, err) == nil {
		t.Error("a value of 5,000 bytes")
	}
	must(t, os.WriteFile(filepath.Join(dir, settingsFile), []byte("rubbish"), 0o600))
	m, err := s.Settings()
	if english.Error(t, err) == nil || m == nil || len(m) != 0 || !strings.Contains(err.Error(), "moved to settings.lineup.damaged-") {
		t.Error(m, err)
	}
	if m, err := s.Settings(); err != nil || len(m) != 0 {
		t.Error(m, err)
	}
	must(t, s.SaveSettings(want))
	var aside string
	for name, b := range files(t, dir) {
		if strings.Contains(name, ".damaged-") {
			aside = b
		}
	}
	if aside != "rubbish" {
		t.Errorf("put aside: %q", aside)
	}
}

// TestCrashReports checks that reports are saved without private text and stay until dismissed.
func TestCrashReports(t *testing.T) {
	dir := t.TempDir()
	s := openStore(t, dir)
	if c, ok := s.LatestCrash(); ok {
		t.Error(c)
	}
	must(t, s.WriteCrash("first", ""))
	must(t, s.WriteCrash("panic: no\n\t/home/somebodyelse/lineup/x.go:3\n\t"+dir+"/games", "game-7"))
	c, ok := s.LatestCrash()
	if !ok || c.Game != "game-7" || strings.Contains(c.Text, dir) || strings.Contains(c.Text, "somebodyelse") ||
		!strings.Contains(c.Text, "panic: no") || !strings.Contains(c.Text, "/lineup/x.go:3") {
		t.Errorf("%+v", c)
	}
	must(t, s.DismissCrash(c.ID))
	c, ok = s.LatestCrash()
	if !ok || !strings.HasSuffix(c.Text, "first") || c.Game != "" {
		t.Errorf("%+v", c)
	}
	must(t, s.DismissCrash(c.ID))
	if c, ok := s.LatestCrash(); ok {
		t.Error(c)
	}
	if err := s.DismissCrash("../settings.txt"); english.Error(t, err) == nil {
		t.Error("another file was dismissed")
	}
	for range 30 {
		must(t, s.WriteCrash("again", ""))
	}
	if n := len(get[[]os.DirEntry](t)(os.ReadDir(filepath.Join(dir, crashesFolder)))); n != maxCrashes {
		t.Errorf("%d reports", n)
	}
}

// TestTogether checks that all methods can be called at the same time.
func TestTogether(t *testing.T) {
	s := openStore(t, t.TempDir())
	g := named(t, 5, "x")
	id := get[string](t)(s.Save(g))
	var all sync.WaitGroup
	for i := range 6 {
		mine := g
		mine.Game = fmt.Sprintf("game-%d", i)
		all.Go(func() {
			for range 8 {
				s.keep(mine, i%2 == 0)
				s.List()
				_, _ = s.Open(id)
				_ = s.Rename(id, mine.Game)
				_ = s.SaveSettings(map[string]string{"a": mine.Game})
				_, _ = s.Settings()
				_ = s.Flush()
				_, _ = s.Finish(mine, savegame.Finished{})
				_ = s.Delete(runningID(mine.Game))
				_, _ = s.Finished()
				_ = s.Trouble()
				_ = s.WriteCrash("x", mine.Game)
				s.LatestCrash()
			}
		})
	}
	all.Wait()
	must(t, s.Flush())
	if n := len(get[[]savegame.Finished](t)(s.Finished())); n != 6 || s.Trouble() != "" {
		t.Errorf("%d games are in the record, %q", n, s.Trouble())
	}
	for _, l := range s.List() {
		if l.Fault != "" {
			t.Errorf("%s: %s", l.ID, l.Fault)
		}
	}
}
