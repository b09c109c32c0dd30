package base_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/mode"
	"lineup/game/modes"
	"lineup/game/sets/base"
)

var update = flag.Bool("update", false, "write the golden file anew")

func book(t *testing.T) *card.Book {
	t.Helper()
	g, err := modes.Prepare(mode.Plan{Sets: []string{base.Box().ID}})
	if err != nil {
		t.Fatal(err)
	}
	return g.Book
}

// TestFaces keeps every face as it reads. The golden file is reviewed like code.
func TestFaces(t *testing.T) {
	b := book(t)
	var got strings.Builder
	for i := range b.Library().Faces {
		c := b.Card(engine.FaceID(i))
		fmt.Fprintf(&got, "%s | %s | copies %d", c.Name, c.Kind, c.Copies)
		if c.Kind != card.SuperHero {
			fmt.Fprintf(&got, " | cost %d | VP %s", c.Cost, c.Stars())
		}
		if k := c.Keywords(); len(k) > 0 {
			fmt.Fprintf(&got, " | %s", strings.Join(k, ", "))
		}
		fmt.Fprintln(&got)
		if text := c.Text(); text != "" {
			fmt.Fprintf(&got, "    %s\n", strings.ReplaceAll(text, "\n", "\n    "))
		}
	}
	golden := filepath.Join("testdata", "faces.golden")
	if *update {
		if err := os.WriteFile(golden, []byte(got.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	g, w := strings.Split(got.String(), "\n"), strings.Split(string(want), "\n")
	for i := range max(len(g), len(w)) {
		if i >= len(g) || i >= len(w) || g[i] != w[i] {
			t.Fatalf("line %d of %s differs (after a wanted change: go test -update)\n got %q\nwant %q", i+1, golden, at(g, i), at(w, i))
		}
	}
}

func at(lines []string, i int) string {
	if i < len(lines) {
		return lines[i]
	}
	return "<end>"
}

// TestBox counts the box as the rulebook does (C-002).
func TestBox(t *testing.T) {
	counts := map[string]int{}
	for _, c := range base.Box().Cards {
		switch {
		case c.Promo:
			counts["promo"]++
		case c.Kind.MainDeck():
			counts["main deck"] += c.Copies
		default:
			counts[c.Kind.String()] += c.Copies
		}
	}
	want := map[string]int{"main deck": 114, "starter": 36 + 16, "kick": 16, "weakness": 20,
		"super_villain": 12, "super_hero": 7, "promo": 1}
	for k, n := range want {
		if counts[k] != n {
			t.Errorf("%s: got %d cards, want %d", k, counts[k], n)
		}
	}
}

// TestArt: no two cards of the set look the same.
func TestArt(t *testing.T) {
	seen := map[card.Art]string{}
	pair := map[[2]card.Emblem]string{}
	for _, c := range base.Box().Cards {
		if other, ok := seen[c.Art]; ok {
			t.Errorf("%s and %s have the same picture", c.Name, other)
		}
		seen[c.Art] = c.Name
		p := [2]card.Emblem{c.Art.Main, c.Art.Behind}
		if other, ok := pair[p]; ok && c.Kind != card.SuperHero {
			t.Errorf("%s and %s have the same pair of emblems", c.Name, other)
		}
		if c.Kind != card.SuperHero {
			pair[p] = c.Name
		}
	}
}

// TestEveryQuestionHasWords: whatever instruction may ask has a prompt.
func TestEveryQuestionHasWords(t *testing.T) {
	b := book(t)
	kinds := map[engine.OpCode]engine.DecisionKind{
		engine.OpPick: engine.DecidePick, engine.OpMay: engine.DecideMay, engine.OpChoose: engine.DecideChoose,
	}
	asks := 0
	for at, op := range b.Library().Code {
		if kind, ok := kinds[op.Code]; ok {
			asks++
			if p := b.Prompt(engine.Decision{Kind: kind, At: engine.ProgID(at)}); len(p) < 5 {
				t.Errorf("instruction %d (%+v) asks without words: %q", at, op, p)
			}
		}
	}
	if asks == 0 {
		t.Error("no instruction asks anything")
	}
}
