package settings

import (
	"errors"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/savegame"
	"lineup/render/files"
	"lineup/render/ui"
)

// shelf is a Store that only counts.
type shelf struct {
	readOnly string
	results  int
	moved    savegame.Everything
	err      error
	did      []string
	wait     chan struct{} // exports wait for it, unless it is nil
}

func (s *shelf) ReadOnly() string { return s.readOnly }
func (s *shelf) Folder() string   { return "/home/ana/.local/share/lineup" }
func (s *shelf) ExportAll(to string) (savegame.Everything, error) {
	if s.wait != nil {
		<-s.wait
	}
	s.did = append(s.did, "export "+to)
	return s.moved, s.err
}
func (s *shelf) ImportAll(from string) (savegame.Everything, error) {
	s.did = append(s.did, "import "+from)
	return s.moved, s.err
}
func (s *shelf) Finished() ([]savegame.Finished, error) {
	return make([]savegame.Finished, s.results), nil
}
func (s *shelf) ClearFinished() error { s.did = append(s.did, "clear"); s.results = 0; return s.err }
func (s *shelf) RestoreFinished() error {
	s.did = append(s.did, "restore")
	s.results = 3
	return s.err
}
func (s *shelf) OpenFolder(path string) error {
	s.did = append(s.did, "open "+path)
	return s.err
}

// chosen is a file dialog in which a person always chooses the same file.
type chosen string

func (c chosen) Choose(_, suggested string) <-chan files.Choice {
	out := make(chan files.Choice, 1)
	out <- files.Choice{Path: string(c) + suggested}
	return out
}

// onData returns the tab DATA with a store.
func onData(t testing.TB, wide, high int, store *shelf) *screen {
	t.Helper()
	k := shownWith(t, wide, high, Data{Store: store, Opener: store, Files: &files.Access{System: chosen("/tmp/")}, Now: func() int64 { return 1_800_000_000 }})
	k.Open("DATA")
	k.draw()
	return k
}

// end waits for the end of a deed.
func (k *screen) end(t testing.TB) {
	t.Helper()
	k.Tick(t)
	k.Tick(t)
	k.Settle(t, func() bool { return !k.data.acting.Busy() && !k.data.chooser.Asking() })
	k.draw()
}

// deedRow returns the row of a deed.
func (k *screen) deedRow(t testing.TB, name string) *row {
	t.Helper()
	for i := range k.rows {
		if k.rows[i].of.Name == name {
			return &k.rows[i]
		}
	}
	t.Fatalf("there is no row %q", name)
	return nil
}

// TestDeeds does everything on the tab with the mouse and with keys, and checks what the row says then.
func TestDeeds(t *testing.T) {
	for _, c := range []struct{ name, label, did, says string }{
		{"SAVES FOLDER", "OPEN", "open /home/ana/.local/share/lineup", "Opened /home/ana/.local/share/lineup."},
		{"EXPORT EVERYTHING", "EXPORT", "export /tmp/Lineup 2027-01-15.lineup", "Exported to Lineup 2027-01-15.lineup. 12 games, 1 campaign, 30 results. 2 files can't be opened and aren't in it."},
		{"IMPORT EVERYTHING", "IMPORT", "import /tmp/", "Imported tmp. 12 games, 1 campaign, 30 results. 4 more were already here."},
	} {
		for _, keys := range []bool{false, true} {
			store := &shelf{moved: savegame.Everything{Games: 12, Campaigns: 1, Results: 30, Known: 4, Left: 2}}
			k := onData(t, 1920, 1080, store)
			do := func() {
				if keys {
					k.Enter(t, k.focus, c.name)
				} else {
					k.Button(t, &k.parts, c.label)
				}
				k.end(t)
			}
			do()
			if got := strings.Join(store.did, "; "); got != c.did || k.deedRow(t, c.name).says != c.says {
				t.Errorf("%s, by keys %v: %q, and it says %q", c.name, keys, got, k.deedRow(t, c.name).says)
			}
			store.err = errors.New("the disk is full: free up space")
			do()
			if r := k.deedRow(t, c.name); !strings.HasSuffix(r.says, "he disk is full: free up space.") || !r.deed.failed {
				t.Errorf("%s, by keys %v: after a failure it says %q", c.name, keys, r.says)
			}
		}
	}
}

// TestDeedHolds checks that nothing else can be done while a deed is done.
func TestDeedHolds(t *testing.T) {
	store := &shelf{wait: make(chan struct{})}
	k := onData(t, 1920, 1080, store)
	k.Button(t, &k.parts, "EXPORT")
	k.Settle(t, func() bool { return k.data.acting.Busy() })
	k.Press(t, ebiten.KeyEscape)
	k.Press(t, ebiten.KeyE)
	k.Button(t, &k.heads, "MOTION")
	if k.left != 0 || tabs[k.at].of != ui.DataTab || k.deedRow(t, "EXPORT EVERYTHING").says != "Exporting everything..." {
		t.Errorf("left %d times, at %s, it says %q", k.left, tabs[k.at].of, k.deedRow(t, "EXPORT EVERYTHING").says)
	}
	close(store.wait)
	k.end(t)
	if k.Press(t, ebiten.KeyEscape); k.left != 1 {
		t.Error("Esc does not leave the screen afterward")
	}
}

// TestClear checks that clearing asks first, can be undone, and is off without a record.
func TestClear(t *testing.T) {
	store := &shelf{results: 3}
	k := onData(t, 1920, 1080, store)
	k.Button(t, &k.parts, "CLEAR")
	k.Button(t, &k.dialog.Buttons, "CANCEL")
	if k.Button(t, &k.parts, "CLEAR"); len(store.did) > 0 {
		t.Fatal("it did not ask")
	}
	k.Button(t, &k.dialog.Buttons, "CLEAR")
	k.end(t)
	k.Button(t, &k.parts, "RESTORE")
	k.end(t)
	if got := strings.Join(store.did, "; "); got != "clear; restore" {
		t.Error(got)
	}
	k.Button(t, &k.parts, "CLEAR")
	k.Button(t, &k.dialog.Buttons, "CLEAR")
	k.end(t)
	k = onData(t, 1920, 1080, &shelf{})
	if r := k.deedRow(t, "FINISHED GAMES"); r.fixed != "No game has been finished yet." {
		t.Errorf("without a record it says %q", r.fixed)
	}
	k = onData(t, 1920, 1080, &shelf{results: 3, readOnly: "Lineup is open in another window."})
	for name, off := range map[string]bool{"SAVES FOLDER": false, "EXPORT EVERYTHING": false, "IMPORT EVERYTHING": true, "FINISHED GAMES": true} {
		if r := k.deedRow(t, name); (r.fixed != "") != off {
			t.Errorf("in a second window, %s says %q", name, r.fixed)
		}
	}
}
