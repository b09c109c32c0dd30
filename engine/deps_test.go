package engine_test

import (
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// The doors between the rooms of the house. This is a statement of policy:
// loosening a line is a design decision, and belongs in a change of its own
// that says why. A room is the longest entry a package's path begins with.
var doors = map[string][]string{
	"engine":     {"std"},
	"assets":     {"std"},
	"game":       {"std", "engine", "game"},
	"ai":         {"std", "engine", "game", "ai"},
	"saves":      {"std", "engine", "game", "saves"},
	"render":     {"std", "engine", "game", "assets", "render", "ebiten", "golang.org/x/image"},
	"cmd":        {"std", "engine", "game", "ai", "saves", "cmd/planflags"},
	"cmd/lineup": {"std", "engine", "game", "ai", "saves", "render", "assets", "ebiten", "cmd/planflags"},

	// The flags that all programs have in common.
	"cmd/planflags": {"std", "game"},

	// Positions are Starlark; nothing else is.
	"game/position": {"std", "engine", "game", "go.starlark.net"},
}

// barred is what a room may not import although the line above would let it:
// the rules know no clock, no disk, no network and no chance but their own.
var barred = map[string][]string{
	"engine": {"os", "time", "net", "log", "math/rand", "math/rand/v2", "crypto/rand"},
	"game":   {"time", "net", "log", "math/rand", "math/rand/v2", "crypto/rand"},
}

const (
	module = "lineup/"
	hub    = "github.com/"
)

func TestDoors(t *testing.T) {
	seen := map[string]bool{}
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && strings.HasPrefix(d.Name(), ".") && d.Name() != ".." {
			return filepath.SkipDir
		}
		if !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return nil
		}
		rel, err := filepath.Rel("..", filepath.Dir(path))
		if err != nil {
			return err
		}
		room := roomOf(filepath.ToSlash(rel))
		if room == "" {
			t.Errorf("%s: its folder is no room of the house", path)
			return nil
		}
		seen[room] = true
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		for _, spec := range file.Imports {
			imp, err := strconv.Unquote(spec.Path.Value)
			if err != nil {
				return err
			}
			if why := refused(room, imp); why != "" {
				t.Errorf("%s: %s may not import %s: %s", path, room, imp, why)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, room := range []string{"engine", "game", "ai", "render", "assets", "cmd", "cmd/lineup", "game/position"} {
		if !seen[room] {
			t.Errorf("the walk has seen no file of %s: it proves nothing", room)
		}
	}
}

func roomOf(path string) string {
	best := ""
	for room := range doors {
		if (path == room || strings.HasPrefix(path, room+"/")) && len(room) > len(best) {
			best = room
		}
	}
	return best
}

func refused(room, imp string) string {
	kind := imp
	switch first, _, _ := strings.Cut(imp, "/"); {
	case strings.HasPrefix(imp, module):
		kind = strings.TrimPrefix(imp, module)
	case strings.HasPrefix(imp, hub+"hajimehoshi/ebiten/v2"):
		kind = "ebiten"
	case !strings.Contains(first, "."):
		kind = "std"
		for place, list := range barred {
			if (room == place || strings.HasPrefix(room, place+"/")) && slices.Contains(list, imp) {
				return "rules have no use for it"
			}
		}
	}
	for _, open := range doors[room] {
		if kind == open || strings.HasPrefix(kind, open+"/") {
			return ""
		}
	}
	return "there is no such door"
}

// TestDoorsShut: the policy refuses what it should.
func TestDoorsShut(t *testing.T) {
	for _, c := range []struct{ room, imp string }{
		{"engine", "time"}, {"engine", "lineup/game/card"}, {"engine", "go.starlark.net/starlark"},
		{"game", "lineup/ai"}, {"game", "math/rand/v2"}, {"game", hub + "hajimehoshi/ebiten/v2"},
		{"ai", "lineup/render"}, {"ai", "lineup/saves"}, {"saves", "lineup/ai"},
		{"render", "lineup/ai"}, {"render", "lineup/saves"}, {"assets", "lineup/engine"},
		{"cmd", hub + "hajimehoshi/ebiten/v2"}, {"cmd", "lineup/render"},
		{"game", "go.starlark.net/starlark"}, {"game/position", "time"},
	} {
		if refused(c.room, c.imp) == "" {
			t.Errorf("%s may import %s", c.room, c.imp)
		}
	}
	for _, c := range []struct{ room, imp string }{
		{"engine", "fmt"}, {"game", "lineup/engine"}, {"render", "lineup/game/match"}, {"cmd/lineup", "lineup/ai"},
		{"render", hub + "hajimehoshi/ebiten/v2/text/v2"},
	} {
		if why := refused(c.room, c.imp); why != "" {
			t.Errorf("%s may not import %s: %s", c.room, c.imp, why)
		}
	}
}
