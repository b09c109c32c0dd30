package saves

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"lineup/game/english"
	"lineup/game/savegame"
	"lineup/saves/container"
	"lineup/saves/disktest"
)

// inYear returns a clock that begins in a year and advances by a second each time it is read.
func inYear(y int) func() time.Time {
	now := time.Date(y, 3, 1, 10, 0, 0, 0, time.UTC)
	return func() time.Time { now = now.Add(time.Second); return now }
}

// openInYear opens a folder with the clock in a year.
func openInYear(t *testing.T, dir string, y int) *Store {
	t.Helper()
	s, err := Open(dir, Options{Clock: inYear(y), Program: "1.0"})
	if err != nil || s.ReadOnly() != "" {
		t.Fatal(err, s.ReadOnly())
	}
	t.Cleanup(func() { _ = s.Close() })
	return s
}

// turnsOf returns the turns of a store's turn starts, latest first.
func turnsOf(s *Store) (out []int) {
	for _, l := range ofKind(s, savegame.TurnStart) {
		out = append(out, l.Turn)
	}
	return out
}

// TestClockBackTurns checks that if the clock is set back between two runs of the program, the
// starts of the latest turns are saved, and the oldest are dropped.
func TestClockBackTurns(t *testing.T) {
	dir := t.TempDir()
	table := newTable(t, 1)
	play := func(year, to int, want ...int) {
		t.Helper()
		s := openInYear(t, dir, year)
		for table.Number() < to {
			s.keep(table.Kept(savegame.Running, "game-1"), table.Began)
			must(t, s.Flush())
			table.Step()
		}
		s.Keep(table.Kept(savegame.Running, "game-1"))
		must(t, s.Flush())
		if got := turnsOf(s); !slices.Equal(got, want) {
			t.Errorf("in %d, on turn %d, the turn starts are %v, want %v", year, to, got, want)
		}
		if l := ofKind(s, savegame.Running); len(l) != 1 || l[0].Turn != to {
			t.Errorf("in %d, on turn %d, the running game is %+v", year, to, l)
		}
		must(t, s.Close())
	}
	play(2027, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1)
	play(2026, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4)
	play(2026, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5)
	play(1970, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7)
}

// TestClockBackContinue checks that if the clock is set back, the game played last is first in the
// list, which CONTINUE opens, and that a save deleted last can be restored although the trash is
// full of deletions with later dates.
func TestClockBackContinue(t *testing.T) {
	dir := t.TempDir()
	s := openInYear(t, dir, 2027)
	s.Keep(newTable(t, 1).Play(5).Kept(savegame.Running, "game-a"))
	must(t, s.Flush())
	var all []string
	for i := range maxTrash + 2 {
		all = append(all, get[string](t)(s.Save(named(t, i+1, fmt.Sprintf("save %d", i)))))
	}
	for _, id := range all {
		must(t, s.Delete(id))
	}
	must(t, s.WriteCrash("before", ""))
	must(t, s.Close())
	s = openInYear(t, dir, 2026)
	s.Keep(newTable(t, 2).Play(9).Kept(savegame.Running, "game-b"))
	must(t, s.Flush())
	if l := ofKind(s, savegame.Running); len(l) != 2 || l[0].Game != "game-b" || l[0].Written >= l[1].Written {
		t.Errorf("the running games are %+v", l)
	}
	precious := get[string](t)(s.Save(named(t, 7, "precious")))
	must(t, s.Delete(precious))
	must(t, s.Undelete(precious))
	if g := get[savegame.SavedGame](t)(s.Open(precious)); g.Title != "precious" {
		t.Errorf("restored is %+v", g.SaveEntry)
	}
	for i, id := range all[3:] { // one deletion was added to the full trash
		if err := s.Undelete(id); err != nil {
			t.Errorf("deletion %d: %v", i+3, err)
		}
	}
	must(t, s.WriteCrash("after", "game-b"))
	if c, ok := s.LatestCrash(); !ok || c.Game != "game-b" {
		t.Errorf("the latest report is %+v", c)
	}
}

// TestPlaceOfDamaged checks that a damaged file keeps its place in the list, wherever its number
// can still be found, and that a forged number cannot use up all numbers.
func TestPlaceOfDamaged(t *testing.T) {
	dir := t.TempDir()
	s := openInYear(t, dir, 2027)
	s.KeepTurn(newTable(t, 1).Kept(savegame.Running, "game-a"))
	must(t, s.Flush())
	first := get[string](t)(s.Save(named(t, 3, "first")))
	last := get[string](t)(s.Save(named(t, 4, "last")))
	places := func() (out []string) {
		for _, l := range s.List() {
			if l.Kind != savegame.TurnStart {
				out = append(out, l.ID)
			}
		}
		return out
	}
	want := []string{last, first, runningID("game-a")}
	check := func(what string) {
		t.Helper()
		if got := places(); !slices.Equal(got, want) {
			t.Errorf("%s: listed are %v, want %v", what, got, want)
		}
	}
	check("undamaged")
	write := func(id string, b []byte) {
		_ = os.Remove(filepath.Join(dir, id)) // a turn start may be the same file
		must(t, os.WriteFile(filepath.Join(dir, id), b, 0o600))
	}
	whole := get[[]byte](t)(os.ReadFile(filepath.Join(dir, last)))
	write(last, append(whole[:len(whole)-1:len(whole)-1], whole[len(whole)-1]^1))
	check("the end of the last one is damaged")
	write(first, []byte("rubbish"))
	check("nothing is left of the first one but its name")
	write(runningID("game-a"), nil)
	check("nothing is left of the running game but its turn starts")
	if l := ids(s.List())[runningID("game-a")]; l.Fault == "" || l.Game != "game-a" || !strings.HasPrefix(l.Plan, "standard ") {
		t.Errorf("it is listed as %+v", l)
	}
	must(t, s.Close())

	g := named(t, 5, "forged")
	g.Order = container.MaxOrder
	write(savesFolder+"/forged.lineup", get[[]byte](t)(container.Encode(container.Content{SavedGame: g})))
	s = openInYear(t, dir, 1999)
	s.Keep(newTable(t, 1).Kept(savegame.Running, "game-b"))
	must(t, s.Flush())
	if l := ofKind(s, savegame.Running); len(l) != 2 || l[0].Game != "game-b" || l[0].Order != 4 {
		t.Errorf("the running games are %+v", l)
	}
	g.Order++
	if _, err := container.Encode(container.Content{SavedGame: g}); english.Error(t, err) == nil {
		t.Error("a number that is too high is written")
	}
}

// TestTwoTrashes checks that two programs that write to one folder, as is possible where nothing
// can be locked, do not empty the trash of what the other has just deleted.
func TestTwoTrashes(t *testing.T) {
	m := disktest.NewMemory(nil)
	m.Plain = true
	a, b := openMemory(t, m), openMemory(t, m)
	precious := get[string](t)(a.Save(named(t, 3, "precious")))
	for range 2 * maxTrash {
		must(t, b.Delete(get[string](t)(b.Save(named(t, 1, "x")))))
	}
	must(t, a.Delete(precious))
	latest := get[string](t)(b.Save(named(t, 1, "x")))
	must(t, b.Delete(latest))
	must(t, a.Undelete(precious))
	must(t, a.Undelete(latest))
	must(t, a.Close())
	must(t, b.Close())
}
