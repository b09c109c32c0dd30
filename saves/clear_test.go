package saves

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"lineup/game/english"
	"lineup/game/savegame"
)

// TestClearFinished checks that clearing empties the record and nothing else, that games go on being
// added, and that a cleared record comes back to them.
func TestClearFinished(t *testing.T) {
	s := openStore(t, t.TempDir())
	finish := func(n int) {
		t.Helper()
		_ = get[string](t)(s.Finish(newTable(t, uint64(n)).Play(2).Kept(savegame.Running, fmt.Sprint("game-", n)), savegame.Finished{Ended: int64(n)}))
	}
	games := func() (out []string) {
		t.Helper()
		for _, f := range get[[]savegame.Finished](t)(s.Finished()) {
			out = append(out, f.Game)
		}
		return out
	}
	must(t, s.ClearFinished()) // there is nothing yet
	if err := s.RestoreFinished(); english.Error(t, err) == nil || !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("restored from nothing: %v", err)
	}
	finish(1)
	finish(2)
	must(t, s.ClearFinished())
	if got := games(); len(got) != 0 || len(s.List()) != 2 {
		t.Errorf("the record has %v, and %d replays are listed", got, len(s.List()))
	}
	// A save of that name in the trash is another file.
	save := named(t, 3, "Mine")
	save.ID = "saves/finished.lineup"
	must(t, s.Delete(get[string](t)(s.Save(save))))
	finish(3)
	must(t, s.RestoreFinished())
	if got := fmt.Sprint(games()); got != "[game-1 game-2 game-3]" {
		t.Errorf("the record has %s", got)
	}
	if err := s.RestoreFinished(); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("restored twice: %v", err)
	}
	must(t, s.Undelete("saves/finished.lineup"))
	// A damaged record can be cleared, and stays in the trash.
	must(t, os.WriteFile(filepath.Join(s.dir, finishedFile), []byte("bad"), 0o600))
	must(t, s.ClearFinished())
	if err := s.RestoreFinished(); english.Error(t, err) == nil || len(games()) != 0 {
		t.Errorf("restored a damaged one: %v", err)
	}
	finish(4)
	// That of a newer program stays.
	must(t, os.WriteFile(filepath.Join(s.dir, finishedFile), newerFile(t), 0o600))
	must(t, s.Close())
	s = openStore(t, s.dir)
	if err := s.ClearFinished(); english.Error(t, err) == nil || files(t, s.dir)[finishedFile] != string(newerFile(t)) {
		t.Errorf("cleared one of a newer program: %v", err)
	}
}
