package standard_test

import (
	"bytes"
	"compress/gzip"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"lineup/ai"
	"lineup/engine"
	"lineup/game/mode"
	"lineup/game/mode/standard"
)

var update = flag.Bool("update", false, "write the golden files anew")

// TestGoldenGames plays recorded seeds with random answers and compares the games, in words, with
// the recorded ones: every question, the options and the answer, the events, and the table after
// each turn. The same seed and answers must give the same game on every machine and in every later
// version that does not change a rule, however it stores a game.
func TestGoldenGames(t *testing.T) {
	for seed := range uint64(16) {
		name := fmt.Sprintf("seed-%02d", seed)
		t.Run(name, func(t *testing.T) {
			p := mode.Plan{Seats: mode.People(2 + int(seed%4)), Seed: seed}
			p.Options = p.Options.WithNumber(standard.Villains, 5+int(seed%8))
			if seed%3 == 0 {
				p.Profile = "tournament"
			}
			if seed/4%2 == 1 && len(p.Seats) < 5 { // too few heroes to deal two to each of five seats
				p.Heroes = mode.DealTwo
			}
			r := engine.NewRNG(seed, engine.StreamChance)
			compareGame(t, name, record(t, p, func(s *engine.State) int { return r.Intn(len(s.Pending().Options)) }))
		})
	}
}

// TestGoldenGreedy is like TestGoldenGames but with greedy at every seat, which reaches positions
// that random answers seldom do. A change to how greedy weighs cards changes only these games.
func TestGoldenGreedy(t *testing.T) {
	for seed := range uint64(4) {
		name := fmt.Sprintf("greedy-%02d", seed)
		t.Run(name, func(t *testing.T) {
			p := mode.Plan{Seats: mode.People(2 + int(seed)), Seed: seed}
			if seed == 1 {
				p.Profile = "tournament"
			}
			if seed == 2 {
				p.Heroes = mode.DealTwo
			}
			greedy, err := ai.New("greedy", seed)
			if err != nil {
				t.Fatal(err)
			}
			compareGame(t, name, record(t, p, func(s *engine.State) int {
				d := s.Pending()
				return slices.Index(d.Options, greedy.Decide(s.View(d.Seat)).Option)
			}))
		})
	}
}

// compareGame compares a game in words with the recorded one, or records it with -update.
func compareGame(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", "games", name+".txt.gz")
	want, err := readGame(path)
	if *update {
		if err == nil && got == want {
			return
		}
		if err := writeGame(path, got); err != nil {
			t.Fatal(err)
		}
		return
	}
	if errors.Is(err, fs.ErrNotExist) {
		t.Fatalf("%v: record the game with go test -update", err)
	}
	if err != nil {
		t.Fatal(err)
	}
	if diff := difference(strings.Split(want, "\n"), strings.Split(got, "\n")); diff != "" {
		t.Errorf("%s is another game than the recorded one (after a wanted change: go test -update)\n%s", name, diff)
	}
}

func readGame(path string) (string, error) {
	file, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer file.Close()
	z, err := gzip.NewReader(file)
	if err != nil {
		return "", fmt.Errorf("%s: %w", path, err)
	}
	text, err := io.ReadAll(z)
	return string(text), err
}

// writeGame writes no name and time into the file, because equal games must make equal files.
func writeGame(path, text string) error {
	var buf bytes.Buffer
	z, err := gzip.NewWriterLevel(&buf, gzip.BestCompression)
	if err != nil {
		return err
	}
	if _, err := io.WriteString(z, text); err != nil {
		return err
	}
	if err := z.Close(); err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	return os.WriteFile(path, buf.Bytes(), 0o644)
}

// difference returns the first line in which two games differ, with the lines around it and the
// question before it, or "" if none.
func difference(want, got []string) string {
	const around = 3
	n := 0
	for n < len(want) && n < len(got) && want[n] == got[n] {
		n++
	}
	if n == len(want) && n == len(got) {
		return ""
	}
	var out strings.Builder
	fmt.Fprintf(&out, "first difference in line %d:\n", n+1)
	q := n - 1
	for q > 0 && !strings.HasPrefix(want[q], "question ") {
		q--
	}
	if 0 < q && q < n-around {
		fmt.Fprintf(&out, "         %s\n         ...\n", clip(want[q], 0))
	}
	for i := max(0, n-around); i < n; i++ {
		fmt.Fprintf(&out, "         %s\n", clip(want[i], 0))
	}
	at := 0 // the first byte that differs
	if n < len(want) && n < len(got) {
		for at < min(len(want[n]), len(got[n])) && want[n][at] == got[n][at] {
			at++
		}
	}
	for _, side := range []struct {
		name  string
		lines []string
	}{{"recorded", want}, {"now", got}} {
		for i := n; i <= n+around && i <= len(side.lines); i++ {
			switch {
			case i == len(side.lines):
				fmt.Fprintf(&out, "%8s (ends here)\n", side.name)
			case i == n:
				fmt.Fprintf(&out, "%8s %s\n", side.name, clip(side.lines[i], at))
			default:
				fmt.Fprintf(&out, "%8s %s\n", side.name, clip(side.lines[i], 0))
			}
		}
	}
	return out.String()
}

// clip returns a line cut to a readable length around byte at.
func clip(line string, at int) string {
	const most, before = 400, 200
	if len(line) <= most {
		return line
	}
	from := max(0, min(at-before, len(line)-most))
	out := line[from : from+most]
	if from > 0 {
		out = "..." + out
	}
	if from+most < len(line) {
		out += "..."
	}
	return out
}
