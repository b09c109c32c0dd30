package main

import (
	"slices"
	"strings"
	"testing"
)

func TestOptions(t *testing.T) {
	o, err := readOptions([]string{"-seed", "1, 2,3", "-n", "7", "-tests", "./a ./b\n./c", "engine", "game/card"}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(o.seeds, []uint64{1, 2, 3}) || o.n != 7 || o.least != 92 || !slices.Equal(o.folders, []string{"engine", "game/card"}) ||
		!slices.Equal(o.tests, []string{"./a", "./b", "./c"}) || len(o.at) != 0 {
		t.Errorf("read %+v", o)
	}
	if o, err = readOptions([]string{"-at", "a.go:1,b.go:2"}, nil); err != nil || !slices.Equal(o.at, []string{"a.go:1", "b.go:2"}) {
		t.Errorf("read %+v, %v", o, err)
	}
}

func TestMisuse(t *testing.T) {
	for _, c := range []struct{ args, want string }{
		{"", "name the folders"},
		{"-seed x engine", "-seed x: give whole numbers"},
		{"-seed 1,,2 engine", "give whole numbers"},
		{"-n 0 engine", "-n 0"},
		{"-j 0 engine", "-j 0"},
		{"-least 101 engine", "-least 101"},
		{"-least NaN engine", "-least NaN"},
		{"-at engine/turn.go:4 engine", "name no folders"},
		{"-colour engine", "-colour"},
	} {
		t.Run(c.args, func(t *testing.T) {
			var stdout, stderr strings.Builder
			code := run(t.Context(), strings.Fields(c.args), &stdout, &stderr)
			if code != exitUsage || !strings.Contains(stderr.String(), c.want) || stdout.Len() > 0 {
				t.Errorf("exit %d, %q, want %q", code, stderr.String(), c.want)
			}
		})
	}
}

func TestHelp(t *testing.T) {
	var stdout, stderr strings.Builder
	if code := run(t.Context(), []string{"-h"}, &stdout, &stderr); code != exitOK || stderr.Len() > 0 {
		t.Errorf("exit %d, %q", code, stderr.String())
	}
	for _, want := range []string{"usage: mutants [flags] FOLDER...", "-seed SEEDS", "-least PERCENT"} {
		if !strings.Contains(stdout.String(), want) {
			t.Errorf("no %q in the help", want)
		}
	}
}

func TestPlaces(t *testing.T) {
	m := module{root: t.TempDir(), path: "m"}
	t.Chdir(m.root)
	lines, folders, err := m.places(options{at: []string{"engine/turn.go:4", "./engine/turn.go:4", "ai/ai.go:7"}})
	if want := []line{{"engine/turn.go", 4}, {"ai/ai.go", 7}}; err != nil || !slices.Equal(lines, want) {
		t.Errorf("got %v, %v, want %v", lines, err, want)
	}
	if !slices.Equal(folders, []string{"engine", "engine", "ai"}) {
		t.Errorf("got %q", folders)
	}
	if _, folders, err = m.places(options{folders: []string{"engine/", "game/card"}}); err != nil || !slices.Equal(folders, []string{"engine", "game/card"}) {
		t.Errorf("got %q, %v", folders, err)
	}
	for _, o := range []options{{folders: []string{".."}}, {at: []string{"engine/turn.go"}}, {at: []string{"../x.go:1"}}} {
		if _, _, err := m.places(o); err == nil {
			t.Errorf("%+v was taken", o)
		}
	}
}
