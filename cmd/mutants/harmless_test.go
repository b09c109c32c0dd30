package main

import (
	"slices"
	"strings"
	"testing"
)

const listed = `# The reasons.

file  p/p.go
func  f
line  x := a < b
fault a < b -> a <= b
why   a and b are
why   never equal

file  p/p.go
func  f
line  x := a < b
fault a < b -> a >= b
nth   2
why   x is not used
`

func TestReadHarmless(t *testing.T) {
	known, err := readHarmless(listed)
	if err != nil {
		t.Fatal(err)
	}
	if len(known) != 2 {
		t.Fatalf("read %d entries, want 2", len(known))
	}
	matched := 0
	for _, f := range faultsOf(t, one("x := a < b")) {
		if why := known[f.name()]; why != "" {
			matched++
			if f.Change != "a < b -> a <= b" || why != "a and b are never equal" {
				t.Errorf("%v is harmless because %q", f, why)
			}
		}
	}
	if matched != 1 {
		t.Errorf("%d faults matched, want 1", matched)
	}
}

func TestStale(t *testing.T) {
	known, err := readHarmless(listed)
	if err != nil {
		t.Fatal(err)
	}
	faults := faultsOf(t, one("x := a < b"))
	old := stale(known, []string{"p"}, faults)
	if len(old) != 1 || old[0].Nth != 2 {
		t.Errorf("stale are %v, want the second entry", old)
	}
	if old := stale(known, []string{"p/q", "q", "."}[:2], nil); len(old) != 0 {
		t.Errorf("stale are %v of folders not looked at", old)
	}
	if old := stale(known, []string{"."}, nil); len(old) != 2 {
		t.Errorf("stale are %v, want both", old)
	}
}

// TestEntryText checks that a printed fault can be pasted into the list.
func TestEntryText(t *testing.T) {
	for _, nth := range []int{1, 2} {
		n := name{"p/p.go", "f", "x := a < b", "a < b -> a <= b", nth}
		known, err := readHarmless(entryText(n) + "why it is so\n")
		if err != nil {
			t.Fatal(err)
		}
		if known[n] != "it is so" {
			t.Errorf("read back %v", known)
		}
	}
}

func TestHarmlessMistakes(t *testing.T) {
	entry := strings.Split(listed, "\n\n")[1] + "\n"
	for _, c := range []struct{ text, want string }{
		{strings.ReplaceAll(entry, "why ", "# "), `harmless.txt:1: this entry has no "why"`},
		{strings.Replace(entry, "func  f\n", "", 1), `has no "func"`},
		{entry + entry, `harmless.txt:7: a second "file"`},
		{entry + "\n" + entry, "harmless.txt:8: this fault is on the list already"},
		{entry + "nth 1\n", "counts like faults from 2"},
		{entry + "because it is\n", `harmless.txt:7: "because"`},
	} {
		t.Run(c.text, func(t *testing.T) {
			_, err := readHarmless(c.text)
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got %v, want %s", err, c.want)
			}
		})
	}
}

func TestHarmlessList(t *testing.T) {
	if _, err := readHarmless(harmlessText); err != nil {
		t.Error(err)
	}
}

func TestOrder(t *testing.T) {
	engine, game := &check{name: "engine", tests: "./engine"}, &check{name: "game", tests: "./game"}
	ai, arena := &check{name: "ai", tests: "./ai"}, &check{name: "arena", arena: []string{"check"}}
	for _, c := range []*check{engine, game, ai, arena} {
		c.uses = []string{"m/engine"}
	}
	game.uses, ai.uses = []string{"m/engine", "m/game"}, []string{"m/engine", "m/game"}
	all := []*check{arena, ai, engine, game}
	for _, c := range []struct {
		pkg, dir string
		want     []*check
	}{
		{"m/engine", "./engine", []*check{engine, arena, ai, game}},
		{"m/game", "./game", []*check{game, ai}},
		{"m/other", "./other", nil},
	} {
		t.Run(c.pkg, func(t *testing.T) {
			if got := order(all, c.pkg, c.dir); !slices.Equal(got, c.want) {
				t.Errorf("got %v, want %v", got, c.want)
			}
		})
	}
}
