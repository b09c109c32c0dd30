package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"lineup/saves/disk"
)

// asArena is the environment variable that makes a process of this test run arena.
const asArena = "LINEUP_TEST_AS_ARENA"

func TestMain(m *testing.M) {
	if os.Getenv(asArena) != "" {
		main()
	}
	os.Exit(m.Run())
}

// TestThreeArenas checks that three arenas that wait for the same locked campaign file each record
// their own attempt after it is unlocked.
func TestThreeArenas(t *testing.T) {
	for _, c := range []struct {
		name string
		args func(file string) []string
	}{
		{"campaign", func(file string) []string { return []string{"campaign", file, "-json"} }},
		{"play -record", func(file string) []string { return []string{"play", "-campaign", file, "-record", "-json"} }},
	} {
		t.Run(c.name, func(t *testing.T) {
			file := filepath.Join(t.TempDir(), "town.lineup")
			var first campaignJSON
			arenaJSON(t, &first, "campaign", "-json", file, "-seats", "greedy,greedy")
			unlock, err := disk.LockPath(file, 0)
			if err != nil {
				t.Fatal(err)
			}
			const arenas = 3
			var all, waiting sync.WaitGroup
			var outs [arenas]bytes.Buffer
			for i := range arenas {
				cmd := exec.Command(os.Args[0], c.args(file)...)
				cmd.Env = append(os.Environ(), asArena+"=1")
				cmd.Stdout = &outs[i]
				stderr, err := cmd.StderrPipe()
				if err != nil {
					t.Fatal(err)
				}
				if err := cmd.Start(); err != nil {
					t.Fatal(err)
				}
				waiting.Add(1)
				all.Go(func() {
					said := bufio.NewReader(stderr)
					if line, err := said.ReadString('\n'); err != nil || !strings.Contains(line, "another arena uses "+file+": waiting for it") {
						t.Errorf("arena %d does not wait: %q, %v", i, line, err)
					}
					waiting.Done()
					rest, _ := io.ReadAll(said)
					if err := cmd.Wait(); err != nil {
						t.Errorf("arena %d: %v\n%s", i, err, rest)
					}
				})
			}
			waiting.Wait()
			if err := unlock(); err != nil {
				t.Fatal(err)
			}
			all.Wait()
			var logs []int // number of attempts in each arena's log
			for i := range outs {
				var out campaignJSON
				if err := json.Unmarshal(outs[i].Bytes(), &out); err != nil {
					t.Fatalf("arena %d: %v\n%s", i, err, outs[i].String())
				}
				logs = append(logs, len(out.Log))
			}
			slices.Sort(logs)
			town, err := readCampaign(file)
			if err != nil {
				t.Fatal(err)
			}
			if n := len(town.Entries()); n != 1+arenas || !slices.Equal(logs, []int{2, 3, 4}) {
				t.Errorf("%d attempts are in the file, want %d; the arenas have counted %v", n, 1+arenas, logs)
			}
		})
	}
}

// firstWords is a writer that calls said when the first words are written.
type firstWords struct {
	bytes.Buffer
	said func()
}

func (w *firstWords) Write(p []byte) (int, error) {
	if w.Len() == 0 {
		w.said()
	}
	return w.Buffer.Write(p)
}

// TestArenasBegin checks that, if several arenas start without a file, the first begins the
// campaign and the others continue it.
func TestArenasBegin(t *testing.T) {
	file := filepath.Join(t.TempDir(), "town.lineup")
	unlock, err := disk.LockPath(file, 0)
	if err != nil {
		t.Fatal(err)
	}
	var all, waiting sync.WaitGroup
	for range 3 {
		waiting.Add(1)
		all.Go(func() {
			said := firstWords{said: waiting.Done} // that it waits
			if code := run([]string{"campaign", file, "-seats", "greedy,greedy", "-seed", "7"}, io.Discard, &said); code != exitOK {
				t.Errorf("exit %d: %s", code, said.String())
			}
		})
	}
	waiting.Wait()
	if err := unlock(); err != nil {
		t.Fatal(err)
	}
	all.Wait()
	if town, err := readCampaign(file); err != nil || len(town.Entries()) != 3 {
		t.Errorf("%d attempts are in the file (%v)", len(town.Entries()), err)
	}
}

// TestLockedCampaign checks that a locked campaign file is named in the error and not changed.
func TestLockedCampaign(t *testing.T) {
	file := filepath.Join(t.TempDir(), "town.lineup")
	var first campaignJSON
	arenaJSON(t, &first, "campaign", "-json", file, "-seats", "greedy,greedy")
	before, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	unlock, err := disk.LockPath(file, 0)
	if err != nil {
		t.Fatal(err)
	}
	locked := "arena campaign: " + file + " is locked by another arena: try again when it has ended, or use a copy of the file\n"
	waits := "arena campaign: another arena uses " + file + ": waiting for it\n"
	for wait, want := range map[string]string{"0": locked, "50ms": waits + locked} {
		began := time.Now()
		if code, out, said := arena("campaign", file, "-wait", wait); code != exitFailed || out != "" || said != want || time.Since(began) > time.Minute {
			t.Errorf("-wait %s: exit %d, %q, %q, want %q", wait, code, out, said, want)
		}
	}
	if code, _, said := arena("campaign", file, "-wait", "-1s"); code != exitUsage || !strings.Contains(said, "flag -wait: want a duration of 0 or more, such as 30s") {
		t.Errorf("exit %d, %q", code, said)
	}
	var series teamJSON // only reads the file
	arenaJSON(t, &series, "play", "-json", "-campaign", file, "-games", "2")
	if after, err := os.ReadFile(file); err != nil || !bytes.Equal(before, after) {
		t.Errorf("the file has changed (%v)", err)
	}
	if err := unlock(); err != nil {
		t.Fatal(err)
	}
	arenaJSON(t, &first, "campaign", "-json", file, "-wait", "0")
	if len(first.Log) != 2 {
		t.Errorf("unlocked, the next attempt is %+v", first)
	}
}

// TestLockNowhere checks that a campaign is refused before it is played if its file cannot be
// locked.
func TestLockNowhere(t *testing.T) {
	file := filepath.Join(t.TempDir(), "town.lineup")
	if err := os.Mkdir(file+".lock", 0o700); err != nil {
		t.Fatal(err)
	}
	code, out, said := arena("campaign", file, "-seats", "greedy,greedy")
	if code != exitFailed || out != "" || !strings.Contains(said, file+" can't be locked") || strings.Count(said, "\n") != 1 {
		t.Errorf("exit %d, %q, %q", code, out, said)
	}
	if _, err := os.Stat(file); err == nil {
		t.Error("it was played all the same")
	}
}
