package saves

import (
	"bytes"
	"maps"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"lineup/game/english"
	"lineup/game/match"
	"lineup/game/savegame"
	"lineup/game/testgame"
	"lineup/saves/container"
)

// TestExchange checks that an export can be imported elsewhere, once.
func TestExchange(t *testing.T) {
	here, there := openStore(t, t.TempDir()), openStore(t, t.TempDir())
	table := newTable(t, 1).Play(20)
	here.KeepTurn(table.Kept(savegame.Running, "game-1"))
	must(t, here.Flush())
	_ = get[string](t)(here.Save(named(t, 3, "Mine")))
	quick := named(t, 3, "")
	quick.Kind = savegame.Quick
	_ = get[string](t)(here.Save(quick))
	_ = get[string](t)(here.Finish(table.Kept(savegame.Running, "game-2"), savegame.Finished{}))
	list := here.List()
	if len(list) != 5 {
		t.Fatal(len(list))
	}
	for _, l := range list {
		b := get[[]byte](t)(here.Export(l.ID))
		id := imported(t, there, "C:\\Games\\My evening.lineup", b, false)
		if again := imported(t, there, "other", b, true); again != id {
			t.Errorf("%s: imported twice", l.ID)
		}
		g := get[savegame.SavedGame](t)(there.Open(id))
		must(t, testgame.Check(g))
		title, kind := "My evening", savegame.Named
		if l.Title != "" {
			title = l.Title
		}
		if l.Kind == savegame.Replay {
			title, kind = "", savegame.Replay
		}
		if g.Title != title || g.Kind != kind || g.Game != l.Game || g.Written != l.Written {
			t.Errorf("%s became %+v", l.ID, g.SaveEntry)
		}
		// Import a game back where it came from. If the file is still there unchanged, it is found.
		if l.Kind == savegame.Named || l.Kind == savegame.Replay {
			if home := imported(t, here, "x", b, true); home != l.ID {
				t.Errorf("%s came home as %s", l.ID, home)
			}
		}
	}
	path := filepath.Join(t.TempDir(), "out.lineup")
	must(t, here.ExportTo(list[0].ID, path))
	if id, known, err := there.ImportFrom(path); len(there.List()) != 5 || id == "" || !known || err != nil {
		t.Error("a file that was imported already is there twice")
	}
	for name, b := range map[string][]byte{"empty": nil, "text": []byte("hello"), "newer": newerFile(t), "large": make([]byte, 9<<20)} {
		t.Run(name, func(t *testing.T) {
			must(t, os.WriteFile(path, b, 0o600))
			_, _, err := there.ImportFrom(path)
			english.Error(t, err)
			if err == nil || !strings.HasPrefix(err.Error(), "out.lineup: ") {
				t.Error(err)
			}
		})
	}
	if _, _, err := there.ImportFrom(filepath.Join(t.TempDir(), "none")); english.Error(t, err) == nil {
		t.Error("what is not there was imported")
	}
	must(t, here.SaveSettings(map[string]string{"a": "b"}))
	if _, _, err := there.Import("s", get[[]byte](t)(here.disk.Read(settingsFile, 1<<20))); english.Error(t, err) == nil {
		t.Error("settings were imported as a game")
	}
}

// TestExportOutside checks that an export to the save folder is refused, so that it cannot replace a
// save.
func TestExportOutside(t *testing.T) {
	dir := t.TempDir()
	saved, elsewhere := filepath.Join(dir, "saved"), filepath.Join(dir, "elsewhere")
	must(t, os.MkdirAll(saved, 0o700))
	must(t, os.Mkdir(elsewhere, 0o700))
	links := runtime.GOOS != "windows"
	if links {
		must(t, os.Symlink(elsewhere, filepath.Join(saved, savesFolder)))
	}
	s := openStore(t, saved)
	furnished(t, s)
	mine := filepath.Base(ofKind(s, savegame.Named)[0].ID)
	to := []string{filepath.Join(saved, "new.lineup"), filepath.Join(saved, settingsFile), filepath.Join(saved, savesFolder, mine)}
	if links {
		link := filepath.Join(dir, "link.lineup")
		must(t, os.Symlink(filepath.Join(saved, settingsFile), link))
		quick := filepath.Join(elsewhere, filepath.Base(quickID))
		must(t, os.Rename(quick, filepath.Join(dir, "quick")))
		must(t, os.Symlink(filepath.Join(dir, "quick"), quick))
		to = append(to, link, filepath.Join(elsewhere, mine), filepath.Join(saved, quickID))
	}
	before := everything(t, dir)
	for _, to := range to {
		_, all := s.ExportAll(to)
		for _, err := range []error{all, s.ExportTo(quickID, to), s.WriteTo(to, []byte("report"))} {
			if english.Error(t, err) == nil || !strings.Contains(err.Error(), "choose another folder") {
				t.Errorf("exported to %s: %v", to, err)
			}
		}
	}
	if !maps.Equal(before, everything(t, dir)) {
		t.Error("a save has changed")
	}
}

// TestReport checks that a report contains the whole game but no player's name or notes.
func TestReport(t *testing.T) {
	dir := t.TempDir()
	s := openStore(t, dir)
	p := strings.Replace(plan, "Ana", `"Secret Ana":person::Teamname`, 1)
	table, err := testgame.New(strings.Replace(p, "::Teamname", "", 1), 1)
	must(t, err)
	g := table.Play(20).Kept(savegame.Named, "private-game")
	g.Record.Plan.Seats = append(g.Record.Plan.Seats[:0:0], g.Record.Plan.Seats...)
	g.Title, g.Result, g.Picture = "Secret title", "Secret Ana wins", testgame.Picture(10, 10)
	g.Record.Memos = []match.Memo{{At: 1, Text: "Secret Ana bluffs"}}
	g.Seen, g.Clock = []int{20, 19}, match.Clock{Turn: 1, Millis: 5000}
	id := get[string](t)(s.Save(g))
	if g := get[savegame.SavedGame](t)(s.Open(id)); len(g.Record.Memos) != 1 || len(g.Seen) != 2 || g.Clock.Millis != 5000 {
		t.Fatalf("saved are %v, %v and %v", g.Record.Memos, g.Seen, g.Clock)
	}
	b, says, err := s.Report(id, "secret ana (Bob Builder) found this in "+dir+"/saves and /home/ana/x; bananas")
	must(t, err)
	c := get[container.Content](t)(container.Decode(b))
	for _, private := range []string{"Secret", "secret", "Builder", "private-game", dir, "/home/ana"} {
		whole := bytes.Join([][]byte{b, c.Text, []byte(says)}, nil)
		if bytes.Contains(whole, []byte(private)) {
			t.Errorf("%q is in it: %s\n%s", private, c.Text, says)
		}
	}
	if !strings.Contains(string(c.Text), "Seat 1 (Seat 2) found") || !strings.Contains(string(c.Text), "bananas") {
		t.Errorf("%s", c.Text)
	}
	if c.Record.Plan.Seats[0].Name != "Seat 1" || c.Record.Plan.Seats[1].Player != "greedy" || len(c.Picture) > 0 {
		t.Errorf("%s", c.Record.Plan)
	}
	if len(c.Record.Memos) > 0 || len(c.Seen) > 0 || c.Clock != (match.Clock{}) {
		t.Errorf("it has the notes %v, and the people's times %v and %v", c.Record.Memos, c.Seen, c.Clock)
	}
	must(t, testgame.Check(c.SavedGame))
	if !strings.Contains(says, "Every choice so far (20)") {
		t.Error(says)
	}
	// A developer opens the report like any other file.
	opened := get[savegame.SavedGame](t)(s.Open(imported(t, s, "bug.lineup", b, false)))
	if opened.Kind != savegame.Named || opened.Title != "bug" {
		t.Errorf("%+v", opened.SaveEntry)
	}
}
