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

// policy says what the packages of each folder may import: other folders of this
// module, "std" for the standard library, and the libraries from outside. A package
// belongs to the longest entry its path begins with. Loosening a line is a design
// decision, and belongs in a change of its own that says why.
var policy = map[string][]string{
	"engine":     {"std"},
	"assets":     {"std"},
	"game":       {"std", "engine", "game"},
	"ai":         {"std", "engine", "game", "ai"},
	"saves":      {"std", "engine", "game", "saves", hub + "gofrs/flock", hub + "adrg/xdg"},
	"cmd":        {"std", "engine", "game", "ai", "saves", "cmd/planflags"},
	"cmd/lineup": {"std", "engine", "game", "ai", "saves", "render", "assets", "ebiten", "cmd/planflags", "cmd/lineup"},

	// Uses the real window as a person does, over the X protocol.
	"cmd/windowbench": {"std", hub + "jezek/xgb"},

	// Paints without a window.
	"cmd/sheets": {"std", "game", "render/art"},

	// The flags that all programs have in common.
	"cmd/planflags": {"std", "game"},

	// The system's file dialogs stay out of the game: a program of their own shows them,
	// and the game starts it.
	"cmd/filepicker":        {"std", hub + "sqweek/dialog"},
	"cmd/lineup/filedialog": {"std"},
	"cmd/lineup/clipboard":  {"std", hub + "atotto/clipboard"},

	// What a picture shows is plain data.
	"game/picture": {"std"},

	// Positions are Starlark; nothing else is.
	"game/position": {"std", "engine", "game", "go.starlark.net"},

	// The window, from the ground up. Pens and type know nothing of cards, pictures
	// know cards and no game, and the kit of controls knows neither. The table and the
	// menu do not know each other: render takes a person from one to the other. The rules
	// are read over both, and know neither. What draws needs no window: a picture is painted
	// on the processor, and so the same everywhere.
	"render/art/pen":     {"std", "assets", hub + "golang/freetype", hub + "go-text/typesetting", "golang.org/x/image"},
	"render/art/typeset": {"std", "render/art/pen"},
	"render/art/ink":     {"std", "game/picture", "render/art/pen"},
	"render/art/bust":    {"std", "game/picture", "render/art/pen", "render/art/ink"},
	"render/art/figure":  {"std", "game/picture", "render/art/pen", "render/art/ink", "render/art/bust"},
	"render/art/place":   {"std", "game/picture", "render/art/pen", "render/art/ink"},
	"render/art/thing":   {"std", "game/picture", "render/art/pen", "render/art/ink"},
	"render/art/scene":   {"std", "game/picture", "render/art"},
	"render/art/chrome":  {"std", "render/art/pen"},
	"render/art/comic":   {"std", "game/picture", "game/story", "render/art"},
	"render/art/town":    {"std", "game/picture", "render/art"},
	"render/art":         {"std", "game/card", "game/picture", "render/art"},

	// Only here is the graphics card.
	"render/art/gallery": {"std", "render/art", "ebiten"},
	"render/ui":          {"std", "render/art", "render/ui", "ebiten"},
	"render/table":       {"std", "engine", "game", "render/art", "render/ui", "render/rulebook", "render/table", "ebiten"},
	"render/menu":        {"std", "engine", "game", "render/art", "render/ui", "render/rulebook", "render/menu", "ebiten"},
	"render/rulebook":    {"std", "game", "render/art", "render/ui", "ebiten"},
	"render/library":     {"std", "game", "render/art", "render/ui", "ebiten"},
	"render":             {"std", "engine", "game", "assets", "render", "ebiten", "golang.org/x/image"},

	// What only tests of the window import.
	"render/looptest": {"std", "ebiten"},
	// Tests of the window save to a real store, which the window itself never imports.
	"render/testgame": {"std", "engine", "game", "saves"},
}

// barred are packages of the standard library that a folder may not import although
// "std" allows it: the rules know no clock, no disk, no network and no chance but
// their own.
var barred = map[string][]string{
	"engine": {"os", "time", "net", "log", "math/rand", "math/rand/v2", "crypto/rand"},
	"game":   {"time", "net", "log", "math/rand", "math/rand/v2", "crypto/rand"},
}

const (
	module = "lineup/"
	hub    = "github.com/"
)

func TestImportPolicy(t *testing.T) {
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
		folder := folderOf(filepath.ToSlash(rel))
		if folder == "" {
			t.Errorf("%s: its folder is not in the import policy", path)
			return nil
		}
		seen[folder] = true
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		for _, spec := range file.Imports {
			imp, err := strconv.Unquote(spec.Path.Value)
			if err != nil {
				return err
			}
			if why := refused(folder, imp); why != "" {
				t.Errorf("%s: %s may not import %s: %s", path, folder, imp, why)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for folder := range policy {
		if !seen[folder] {
			t.Errorf("the walk has seen no file of %s: it proves nothing", folder)
		}
	}
}

// folderOf is the entry of the policy a package belongs to, "" for none.
func folderOf(path string) string {
	best := ""
	for folder := range policy {
		if (path == folder || strings.HasPrefix(path, folder+"/")) && len(folder) > len(best) {
			best = folder
		}
	}
	return best
}

// refused says why a folder may not import a package, "" if it may.
func refused(folder, imp string) string {
	kind := imp
	switch first, _, _ := strings.Cut(imp, "/"); {
	case strings.HasPrefix(imp, module):
		kind = strings.TrimPrefix(imp, module)
	case strings.HasPrefix(imp, hub+"hajimehoshi/ebiten/v2"):
		kind = "ebiten"
	case !strings.Contains(first, "."):
		kind = "std"
		for place, list := range barred {
			if (folder == place || strings.HasPrefix(folder, place+"/")) && slices.Contains(list, imp) {
				return "rules have no use for it"
			}
		}
	}
	for _, open := range policy[folder] {
		if kind == open || strings.HasPrefix(kind, open+"/") {
			return ""
		}
	}
	return "that is not in the import policy"
}

// TestPolicyRefuses sees that the policy refuses what it should, and nothing else.
func TestPolicyRefuses(t *testing.T) {
	for _, c := range []struct{ folder, imp string }{
		{"engine", "time"}, {"engine", "lineup/game/card"}, {"engine", "go.starlark.net/starlark"},
		{"game", "lineup/ai"}, {"game", "math/rand/v2"}, {"game", hub + "hajimehoshi/ebiten/v2"},
		{"ai", "lineup/render"}, {"ai", "lineup/saves"}, {"saves", "lineup/ai"}, {"saves", "lineup/render"},
		{"saves", hub + "hajimehoshi/ebiten/v2"}, {"game", hub + "gofrs/flock"},
		{"render", "lineup/ai"}, {"render", "lineup/saves"}, {"assets", "lineup/engine"},
		{"cmd", hub + "hajimehoshi/ebiten/v2"}, {"cmd", "lineup/render"}, {"cmd", hub + "jezek/xgb"}, {"cmd/windowbench", "lineup/render"},
		{"game", "go.starlark.net/starlark"}, {"game/position", "time"},
		{"render/ui", "lineup/engine"}, {"render/ui", "lineup/game/card"}, {"render/ui", "lineup/render/table"},
		{"render/art", "lineup/engine"}, {"render/art", "lineup/render/ui"}, {"render/art/pen", "lineup/game/card"},
		{"render/art/emblem", "lineup/render/art"}, {"render/table", "lineup/render/menu"}, {"render/library", "lineup/render/menu"}, {"render/menu", "lineup/render/table"},
		{"render/rulebook", "lineup/render/table"}, {"render/rulebook", "lineup/engine"},
		{"render/table", "lineup/render"}, {"render/table", "lineup/render/testgame"},
		{"cmd/lineup", hub + "sqweek/dialog"}, {"cmd/lineup/filedialog", hub + "sqweek/dialog"}, {"cmd/lineup", hub + "atotto/clipboard"},
		{"cmd/filepicker", "lineup/game/match"}, {"render", hub + "atotto/clipboard"}, {"render", "lineup/cmd/lineup/filedialog"},
	} {
		if refused(c.folder, c.imp) == "" {
			t.Errorf("%s may import %s", c.folder, c.imp)
		}
	}
	for _, c := range []struct{ folder, imp string }{
		{"engine", "fmt"}, {"game", "lineup/engine"}, {"render", "lineup/game/match"}, {"cmd/lineup", "lineup/ai"},
		{"render/ui", "lineup/render/art/pen"}, {"render/table", "lineup/engine"}, {"render", "lineup/render/menu"},
		{"render", hub + "hajimehoshi/ebiten/v2/text/v2"}, {"cmd/filepicker", hub + "sqweek/dialog"},
		{"cmd/lineup/clipboard", hub + "atotto/clipboard"}, {"cmd/lineup", "lineup/cmd/lineup/filedialog"},
	} {
		if why := refused(c.folder, c.imp); why != "" {
			t.Errorf("%s may not import %s: %s", c.folder, c.imp, why)
		}
	}
}
