// Package testgame deals, plays and saves games for tests. Only tests import it.
package testgame

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"os"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/match"
	"lineup/game/mode"
)

// Build builds the game of a Plan.
func Build(t testing.TB, c *mode.Catalog, p mode.Plan) *mode.Game {
	t.Helper()
	g, err := c.Build(p)
	if err != nil {
		t.Fatalf("%v: %v", p, err)
	}
	return g
}

// Deal builds the game of a Plan and deals it.
func Deal(t testing.TB, c *mode.Catalog, p mode.Plan) (*mode.Game, *engine.State) {
	t.Helper()
	g, s, err := c.Deal(p)
	if err != nil {
		t.Fatalf("%v: %v", p, err)
	}
	return g, s
}

// Match begins a match of a Plan.
func Match(t testing.TB, c *mode.Catalog, p mode.Plan, players match.Players) *match.Match {
	t.Helper()
	m, err := match.New(Build(t, c, p), players)
	if err != nil {
		t.Fatalf("%v: %v", p, err)
	}
	return m
}

// Random is a computer player that gives any legal answer.
type Random struct{ rng engine.RNG }

// NewRandom returns a Random. The same seed gives the same answers.
func NewRandom(seed uint64) *Random { return &Random{engine.NewRNG(seed, engine.StreamChance)} }

// Decide answers the pending question.
func (r *Random) Decide(v engine.View) engine.Answer {
	d := v.Pending()
	return engine.Answer{Seq: d.Seq, Option: d.Options[r.rng.Intn(len(d.Options))]}
}

// Randoms returns a Random for every computer player.
func Randoms(_ string, seed uint64) (match.Decider, error) { return NewRandom(seed), nil }

// Nobody returns nil for computer players that are never asked.
func Nobody(string, uint64) (match.Decider, error) { return nil, nil }

// Picture returns a small PNG.
func Picture(width, height int) []byte {
	m := image.NewPaletted(image.Rect(0, 0, width, height), color.Palette{color.Black, color.White})
	for i := range m.Pix {
		m.Pix[i] = byte(i / 3 % 2)
	}
	var out bytes.Buffer
	if err := png.Encode(&out, m); err != nil {
		panic(err) // memory does not fail
	}
	return out.Bytes()
}

// Golden compares a text with a golden file, line by line. If update is set it writes the
// file first.
func Golden(t testing.TB, file, got string, update bool) {
	t.Helper()
	if update {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	g, w := strings.Split(got, "\n"), strings.Split(string(want), "\n")
	for i := range max(len(g), len(w)) {
		if at(g, i) != at(w, i) {
			t.Fatalf("line %d of %s differs (after a wanted change: go test -update)\n got %q\nwant %q", i+1, file, at(g, i), at(w, i))
		}
	}
}

func at(lines []string, i int) string {
	if i < len(lines) {
		return lines[i]
	}
	return "<end>"
}
