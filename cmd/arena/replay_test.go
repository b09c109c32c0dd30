package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"lineup/saves/container"
)

const goldens = "../../saves/testdata/format1/"

// TestReplayCommand checks that saved games replay as they were played. A game that differs is
// reported with its first different answer, and a file without a game is an error.
func TestReplayCommand(t *testing.T) {
	code, out, _ := arena("replay", goldens+"replay.lineup", goldens+"running.lineup", goldens+"report.lineup")
	if code != exitOK || strings.Count(out, "replayed with the same result") != 3 || !strings.Contains(out, "Ana wins with 31 points") {
		t.Fatalf("exit %d:\n%s", code, out)
	}
	b, err := os.ReadFile(goldens + "replay.lineup")
	if err != nil {
		t.Fatal(err)
	}
	c, err := container.Decode(b)
	if err != nil {
		t.Fatal(err)
	}
	c.Checks[41]++
	other, err := container.Encode(c)
	if err != nil {
		t.Fatal(err)
	}
	damaged := bytes.Clone(b)
	damaged[len(damaged)/2]++
	dir := t.TempDir()
	for name, file := range map[string]struct {
		b    []byte
		want string
	}{
		"other.lineup":   {other, "answer 42 of "},
		"damaged.lineup": {damaged, "damaged"},
		"none.lineup":    {nil, "no such file"},
		"text.lineup":    {[]byte("hello"), "not a Lineup file"},
	} {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(dir, name)
			if file.b != nil {
				if err := os.WriteFile(path, file.b, 0o600); err != nil {
					t.Fatal(err)
				}
			}
			code, out, _ := arena("replay", path)
			if code != exitFailed || !strings.Contains(out, name) || !strings.Contains(out, file.want) {
				t.Errorf("exit %d: %q, which should say %q", code, out, file.want)
			}
		})
	}
	if code, _, out := arena("replay"); code != exitUsage || !strings.Contains(out, "name the files") {
		t.Errorf("without a file: exit %d, %q", code, out)
	}
	if code, out, _ := arena("replay", goldens+"settings.lineup"); code != exitFailed || !strings.Contains(out, "not a game") {
		t.Errorf("settings: exit %d, %q", code, out)
	}
}

// TestReplayEarlierVersions checks that every game in the data folders of earlier versions replays
// with the result that the arena of that version printed.
func TestReplayEarlierVersions(t *testing.T) {
	least := map[string]int{"version-44ee958": 40, "version-e9eaf1a1": 30, "version-b9466831": 40} // files, by version
	dirs, err := filepath.Glob("../../saves/testdata/version-*")
	if err != nil || len(dirs) != len(least) {
		t.Fatalf("least has %d versions, and the folders are %v, %v", len(least), dirs, err)
	}
	for _, dir := range dirs {
		t.Run(filepath.Base(dir), func(t *testing.T) { replayVersion(t, filepath.ToSlash(dir)+"/", least[filepath.Base(dir)]) })
	}
}

// replayVersion replays all games in the data folder of an earlier version.
func replayVersion(t *testing.T, version string, least int) {
	text, err := os.ReadFile(version + "replay.json")
	if err != nil {
		t.Fatal(err)
	}
	var want, got struct{ Files []replayJSON }
	if err := json.Unmarshal(text, &want); err != nil {
		t.Fatal(err)
	}
	there := 0
	for _, folder := range []string{"games", "turns", "replays"} {
		files, err := filepath.Glob(version + folder + "/*.lineup")
		if err != nil {
			t.Fatal(err)
		}
		there += len(files)
	}
	args := []string{"replay", "-json"}
	for _, f := range want.Files {
		args = append(args, version+f.File)
	}
	code, out, errs := arena(args...)
	if code != exitOK {
		t.Errorf("exit %d: %s", code, errs)
	}
	if err := json.Unmarshal([]byte(out), &got); err != nil {
		t.Fatal(err)
	}
	if len(got.Files) != len(want.Files) || len(want.Files) != there || least == 0 || there < least {
		t.Fatalf("%d of %d files were replayed, and the folder has %d of at least %d", len(got.Files), len(want.Files), there, least)
	}
	for i, w := range want.Files {
		g := got.Files[i]
		if g.File = strings.TrimPrefix(g.File, version); g != w {
			t.Errorf("replayed as\n%+v, and by the version that saved it as\n%+v", g, w)
		}
	}
}

// TestResumeCommand checks that games continue from their saves, without failures.
func TestResumeCommand(t *testing.T) {
	for _, m := range []string{"standard", "rebirth"} {
		code, out, errs := arena("resume", "-games", "2", "-mode", m)
		if code != exitOK || !strings.Contains(out, "2 games, ") || !strings.Contains(out, "0 failures") || strings.Contains(out, " 0 answers undone") {
			t.Errorf("exit %d: %q %q", code, out, errs)
		}
	}
	if code, _, out := arena("resume", "-every", "0"); code != exitUsage || !strings.Contains(out, "-every") {
		t.Errorf("exit %d: %q", code, out)
	}
}
