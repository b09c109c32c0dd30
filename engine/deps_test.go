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

// policy says what the packages of each folder may import: other folders of this module, "std" for
// the standard library, and external libraries. A package belongs to the longest entry its path
// begins with, and to "render" only if it is exactly that. Loosening a line is a design decision and
// needs a separate change that says why.
var policy = map[string][]string{
	"engine":     {"std"},
	"assets":     {"std"},
	"game":       {"std", "engine", "game"},
	"ai":         {"std", "engine", "game", "ai"},
	"saves":      {"std", "engine", "game", "saves", hub + "gofrs/flock", hub + "adrg/xdg"},
	"cmd":        {"std", "engine", "game", "ai", "saves", "cmd/planflags"},
	"cmd/lineup": {"std", "engine", "game", "ai", "saves", "render", "assets", "ebiten", "cmd/planflags", "cmd/lineup"},

	// Controls the real window over the X protocol, as a person would.
	"cmd/windowbench": {"std", "game/sets", "render/sound/server", hub + "jezek/xgb"},

	// Writes the sounds of the game, which are made without a window or a device.
	"cmd/arena": {"std", "engine", "game", "ai", "saves", "cmd/planflags", "render/sound/synth", "render/sound/mixer"},

	// Paints without a window.
	"cmd/sheets": {"std", "game", "render/art"},

	// The flags that all programs have in common.
	"cmd/planflags": {"std", "game"},

	// The system's file dialogs are not part of the game. A separate program shows them,
	// and the game starts it.
	"cmd/filepicker":        {"std", hub + "sqweek/dialog"},
	"cmd/lineup/filedialog": {"std"},
	"cmd/lineup/clipboard":  {"std", hub + "atotto/clipboard"},

	// The C library, in which the graphics driver keeps textures, has a setting that only a call of
	// it changes.
	"cmd/lineup/memory": {"std", hub + "ebitengine/purego"},

	// The rule for names is about letters only, and everything that takes a name uses it.
	"game/naming": {"std", "game/english", "golang.org/x/text", hub + "mtibben/confusables"},

	// All texts share one grammar for numbers, and are checked by patterns alone.
	"game/grammar": {"std"},
	"game/english": {"std"},

	// The contents of a picture are plain data.
	"game/picture":       {"std"},
	"game/picture/brush": {"std", "game/picture"},

	// Only positions use Starlark.
	"game/position": {"std", "engine", "game", "go.starlark.net"},

	// The window, from the ground up. Pens and type do not use cards, pictures use cards but
	// no game, and the controls use neither. The table and the menu do not import each other;
	// render switches between them. The rulebook opens over both and imports neither. Drawing
	// needs no window, because pictures are painted on the processor. So they are the same
	// everywhere.
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

	// Sounds are made and mixed from nothing but numbers. Only the package of the device knows one.
	"render/sound/synth":  {"std"},
	"render/sound/mixer":  {"std", "render/sound/synth"},
	"render/sound/device": {"std", hub + "jfreymuth/pulse", hub + "ebitengine/purego", "golang.org/x/sys"},
	"render/sound":        {"std", "render/sound"},

	// Starts a sound server and hears it, to measure the game.
	"render/sound/server": {"std"},

	// Only these packages use the graphics card.
	"render/art/gallery": {"std", "render/art", "ebiten"},
	"render/ui/action":   {"std", "ebiten"}, // the numbers of keys
	"render/ui/uitest":   {"std", "game/english", "game/naming", "render/art", "render/ui", "ebiten"},
	"render/ui":          {"std", "game/naming", "render/art", "render/sound/synth", "render/ui", "ebiten"},
	"render/board":       {"std", "engine", "game", "render/art", "render/ui", "render/board/.", "ebiten"},
	"render/table":       {"std", "engine", "game", "render/art", "render/sound/synth", "render/ui", "render/board/.", "render/rulebook", "render/players", "render/table", "ebiten"},
	"render/menu":        {"std", "engine", "game", "render/art", "render/ui", "render/rulebook", "render/files", "render/players", "render/wording", "ebiten"},
	"render/setup":       {"std", "game", "render/art", "render/ui", "render/rulebook", "render/players", "render/wording", "render/setup", "ebiten"},
	"render/campaign":    {"std", "game", "render/art", "render/ui", "render/files", "render/players", "render/wording", "ebiten"},
	"render/rulebook":    {"std", "game", "render/art", "render/ui", "ebiten"},
	"render/files":       {"std", "game/savegame", "render/art", "render/ui", "ebiten"},
	"render/players":     {"std", "game", "render/art", "render/ui", "ebiten"},
	"render/wording":     {"std", "game"},
	"render/library":     {"std", "game", "render/art", "render/ui", "ebiten"},
	"render/settings":    {"std", "game", "render/art", "render/ui", "render/files", "render/wording", "ebiten"},
	"render/showcase":    {"std", "engine", "game", "render/art", "render/ui", "render/campaign", "render/library", "render/settings", "render/setup", "render/table", "ebiten"},
	"render":             {"std", "engine", "game", "assets", "render", "ebiten", "golang.org/x/image"},

	// Packages that only tests of the window import.
	"render/looptest": {"std", "ebiten"},
	// Tests of the window save to a real store, which the window itself never imports.
	"render/testgame": {"std", "engine", "game", "saves"},
}

// barred lists standard library packages that a folder may not import although "std" allows them.
// The rules use no clock, disk or network, and no randomness but their own.
var barred = map[string][]string{
	"engine": {"os", "time", "net", "log", "math/rand", "math/rand/v2", "crypto/rand"},
	"game":   {"time", "net", "log", "math/rand", "math/rand/v2", "crypto/rand"},
}

const (
	module = "lineup/"
	hub    = "github.com/"
)

// testPolicy lists what the tests of a package may import in addition to their own package and to
// what its folder may import. Each allowance must be in use.
var testPolicy = map[string][]string{
	"cmd/windowbench":       {"game/english"},
	"engine":                {"os"},
	"game/campaign":         {"math/rand/v2"},
	"game/match":            {"ai"},
	"game/mode":             {"math/rand/v2"},
	"game/mode/standard":    {"ai"},
	"render":                {"ai", "golang.org/x/sys"},
	"render/sound/device":   {"render/sound/server"},
	"render/art":            {"engine", "game/catalog", "game/mode", "game/sets", "render/looptest"},
	"render/art/pen":        {"game/naming"},
	"render/art/gallery":    {"game/picture", "render/looptest"},
	"render/library":        {"render/looptest"},
	"render/settings":       {"render/looptest"},
	"render/board/standard": {"render/looptest", "render/testgame"},
	"render/board/town":     {"ai", "render/looptest", "render/testgame"},
	"render/campaign":       {"render/looptest", "render/testgame"},
	"render/files":          {"render/looptest"},
	"render/menu":           {"render/looptest", "render/testgame"},
	"render/players":        {"render/looptest"},
	"render/setup":          {"engine", "render/looptest", "render/testgame"},
	"render/setup/variants": {"render/looptest"},
	"render/rulebook":       {"render/looptest"},
	"render/table":          {"ai", "render/board", "render/looptest", "render/testgame"},
	"render/table/history":  {"render/testgame"},
	"render/table/question": {"render/looptest"},
	"render/ui":             {"render/looptest"},
}

// testOnly lists packages for tests. No program imports them.
var testOnly = []string{"game/english", "game/sets/settest", "game/testgame", "render/looptest", "render/testgame", "render/ui/uitest", "saves/disktest"}

// floors lists the packages of the window, from the ground up. A package belongs to the longest
// entry its path begins with, and to "render" only if it is exactly that. It and its tests may
// import floors below their own, and nothing else on their own floor. So boards and screens, which
// share a floor, never import each other, and nothing imports upward or in a circle. A new package
// goes on the lowest floor above everything it imports. A board or screen goes on the floor of the
// others.
var floors = [][]string{
	{"render/art/pen", "render/looptest", "render/sound/server", "render/sound/synth", "render/testgame", "render/ui/action", "render/wording"},
	{"render/art/ink", "render/art/typeset", "render/art/chrome", "render/sound/mixer"},
	{"render/art/bust", "render/art/place", "render/art/thing"},
	{"render/art/figure"},
	{"render/art/scene"},
	{"render/art", "render/art/town"},
	{"render/art/comic", "render/art/gallery"},
	{"render/sound", "render/ui"},
	{"render/ui/uitest"},
	// Parts of boards and screens.
	{"render/board", "render/files", "render/players", "render/rulebook", "render/setup/variants", "render/table/history", "render/table/question"},
	// Boards.
	{"render/board/standard", "render/board/town"},
	// Screens. Only tests of the table lay out a board.
	{"render/campaign", "render/library", "render/menu", "render/settings", "render/setup", "render/table"},
	{"render/showcase"},
	{"render"},
}

// imports lists what one Go file of this module imports.
type imports struct {
	path string // of the file
	pkg  string // its folder, from the root of the module
	test bool
	of   []string
}

// readImports reads the imports of every Go file of this module, tests included.
func readImports(t *testing.T) []imports {
	t.Helper()
	var out []imports
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && strings.HasPrefix(d.Name(), ".") && d.Name() != ".." {
			return filepath.SkipDir
		}
		if !strings.HasSuffix(path, ".go") {
			return nil
		}
		rel, err := filepath.Rel("..", filepath.Dir(path))
		if err != nil {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		in := imports{path: path, pkg: filepath.ToSlash(rel), test: strings.HasSuffix(path, "_test.go")}
		for _, spec := range file.Imports {
			imp, err := strconv.Unquote(spec.Path.Value)
			if err != nil {
				return err
			}
			in.of = append(in.of, imp)
		}
		out = append(out, in)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func TestImportPolicy(t *testing.T) {
	seen, packages := map[string]bool{}, map[string]bool{}
	for _, file := range readImports(t) {
		packages[file.pkg] = true
		folder := folderOf(file.pkg)
		if folder == "" {
			t.Errorf("%s: its folder is not in the import policy", file.path)
			continue
		}
		seen[folder] = seen[folder] || !file.test
		for _, imp := range file.of {
			why := refused(folder, imp)
			if file.test {
				why = refusedInTest(file.pkg, imp, seen)
			} else if why == "" {
				why = refusedInProgram(file.pkg, imp)
			}
			if why != "" {
				t.Errorf("%s: %s may not import %s: %s", file.path, file.pkg, imp, why)
			}
		}
	}
	for _, pkg := range testOnly {
		if !packages[pkg] {
			t.Errorf("there is no package %s: take it off the list", pkg)
		}
	}
	for folder := range policy {
		if !seen[folder] {
			t.Errorf("the walk has seen no file of %s: it proves nothing", folder)
		}
	}
	for pkg, list := range testPolicy {
		for _, open := range list {
			if !seen[pkg+" test "+open] {
				t.Errorf("no test of %s imports %s any more: take it off the list", pkg, open)
			}
		}
	}
}

// TestFloors checks that packages of the window import only packages on lower floors.
func TestFloors(t *testing.T) {
	seen := map[string]bool{}
	for _, file := range readImports(t) {
		if !within("render", file.pkg) {
			continue
		}
		_, entry := floorOf(file.pkg)
		if seen[entry] = true; entry == "" {
			t.Errorf("%s: %s is on no floor", file.path, file.pkg)
			continue
		}
		for _, imp := range file.of {
			if why := refusedByFloor(file.pkg, imp); why != "" {
				t.Errorf("%s may not import %s: %s", file.path, imp, why)
			}
		}
	}
	for _, floor := range floors {
		for _, entry := range floor {
			if !seen[entry] {
				t.Errorf("the walk has seen no file of %s: it proves nothing", entry)
			}
		}
	}
}

// within reports whether a package is in a folder.
func within(folder, pkg string) bool { return pkg == folder || strings.HasPrefix(pkg, folder+"/") }

// floorOf returns the floor of a package of the window and the entry it belongs to, or "" if it is
// on none.
func floorOf(pkg string) (floor int, entry string) {
	for i, list := range floors {
		for _, e := range list {
			if (pkg == e || e != "render" && within(e, pkg)) && len(e) > len(entry) {
				floor, entry = i, e
			}
		}
	}
	return floor, entry
}

// refusedByFloor says why a package of the window may not import another, or "" if it may.
func refusedByFloor(pkg, imp string) string {
	other, ours := strings.CutPrefix(imp, module)
	if !ours || !within("render", other) || other == pkg {
		return ""
	}
	from, a := floorOf(pkg)
	to, b := floorOf(other)
	switch {
	case b == "":
		return "it is on no floor"
	case to > from:
		return b + " is above " + a
	case to == from && a != b:
		return b + " is beside " + a
	}
	return ""
}

// folderOf returns the entry of the policy that a package belongs to, or "" if none.
func folderOf(path string) string {
	best := ""
	for folder := range policy {
		if (path == folder || folder != "render" && within(folder, path)) && len(folder) > len(best) {
			best = folder
		}
	}
	return best
}

// kindOf returns what the policy calls an import.
func kindOf(imp string) string {
	switch first, _, _ := strings.Cut(imp, "/"); {
	case strings.HasPrefix(imp, module):
		return strings.TrimPrefix(imp, module)
	case strings.HasPrefix(imp, hub+"hajimehoshi/ebiten/v2"):
		return "ebiten"
	case !strings.Contains(first, "."):
		return "std"
	}
	return imp
}

// refused says why a folder may not import a package, or "" if it may.
func refused(folder, imp string) string {
	kind := kindOf(imp)
	if kind == "std" {
		for place, list := range barred {
			if within(place, folder) && slices.Contains(list, imp) {
				return "rules have no use for it"
			}
		}
	}
	for _, open := range policy[folder] {
		if within(open, kind) || kind+"/." == open { // a package without those below it
			return ""
		}
	}
	return "that is not in the import policy"
}

// refusedInProgram says why code outside tests may not import a package, or "" if it may.
func refusedInProgram(pkg, imp string) string {
	if slices.Contains(testOnly, kindOf(imp)) && !slices.Contains(testOnly, pkg) {
		return "it is for tests"
	}
	return ""
}

// refusedInTest says why a test of a package may not import another, or "" if it may. It notes
// which entries of testPolicy were needed.
func refusedInTest(pkg, imp string, used map[string]bool) string {
	why := refused(folderOf(pkg), imp)
	if why == "" || imp == module+pkg {
		return ""
	}
	for _, open := range testPolicy[pkg] {
		if within(open, imp) || within(open, kindOf(imp)) {
			used[pkg+" test "+open] = true
			return ""
		}
	}
	return why
}

// TestPolicyRefuses checks that the policy refuses what it should, and nothing else.
func TestPolicyRefuses(t *testing.T) {
	for _, c := range []struct{ folder, imp string }{
		{"engine", "time"}, {"engine", "lineup/game/card"}, {"engine", "go.starlark.net/starlark"},
		{"game", "lineup/ai"}, {"game", "math/rand/v2"}, {"game", hub + "hajimehoshi/ebiten/v2"},
		{"ai", "lineup/render"}, {"ai", "lineup/saves"}, {"saves", "lineup/ai"}, {"saves", "lineup/render"},
		{"saves", hub + "hajimehoshi/ebiten/v2"}, {"game", hub + "gofrs/flock"},
		{"render", "lineup/ai"}, {"render", "lineup/saves"}, {"assets", "lineup/engine"},
		{"cmd", hub + "hajimehoshi/ebiten/v2"}, {"cmd", "lineup/render"}, {"cmd", hub + "jezek/xgb"}, {"cmd/lineup", hub + "ebitengine/purego"}, {"cmd/windowbench", "lineup/render"},
		{"game", "go.starlark.net/starlark"}, {"game/position", "time"},
		{"render/ui", "lineup/engine"}, {"render/ui", "lineup/game/card"}, {"render/ui", "lineup/render/table"},
		{"render/art", "lineup/engine"}, {"render/art", "lineup/render/ui"}, {"render/art/pen", "lineup/game/card"},
		{"render/art/emblem", "lineup/render/art"}, {"render/table", "lineup/render/menu"}, {"render/table", "lineup/render/board/standard"}, {"render/board", "lineup/render/board/town"}, {"render/library", "lineup/render/menu"}, {"render/menu", "lineup/render/table"},
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
	for pkg, want := range map[string]string{"render": "render", "render/unlisted": "", "render/board/unlisted": "render/board"} {
		if got := folderOf(pkg); got != want {
			t.Errorf("%s belongs to the folder %q, want %q", pkg, got, want)
		}
	}
}

// TestFloorsRefuse checks that the rules for tests and floors refuse what they should, and nothing
// else.
func TestFloorsRefuse(t *testing.T) {
	for _, c := range []struct{ pkg, imp string }{
		{"engine", "time"}, {"engine", "lineup/game/card"}, {"game/card", "lineup/ai"}, {"game/card", "math/rand/v2"},
		{"game/mode/standard/deeper", "lineup/ai"}, {"render/menu", "lineup/ai"}, {"render/menu", "lineup/render/table"},
		{"render/ui", "lineup/engine"}, {"saves", "lineup/ai"}, {"cmd/arena", "lineup/render/looptest"},
	} {
		if refusedInTest(c.pkg, c.imp, map[string]bool{}) == "" {
			t.Errorf("tests of %s may import %s", c.pkg, c.imp)
		}
	}
	for _, c := range []struct{ pkg, imp string }{
		{"engine", "os"}, {"engine", "lineup/engine"}, {"game/mode/standard", "lineup/ai"}, {"render", "golang.org/x/sys/unix"},
		{"render/menu", "lineup/render/testgame"}, {"render/art", "lineup/game/sets/rebirth"}, {"saves", "lineup/saves/disktest"},
	} {
		if why := refusedInTest(c.pkg, c.imp, map[string]bool{}); why != "" {
			t.Errorf("tests of %s may not import %s: %s", c.pkg, c.imp, why)
		}
	}
	for _, c := range []struct{ pkg, imp string }{
		{"render", "lineup/render/testgame"}, {"render/table", "lineup/render/looptest"}, {"saves", "lineup/saves/disktest"},
	} {
		if refusedInProgram(c.pkg, c.imp) == "" {
			t.Errorf("%s may import %s, which is for tests", c.pkg, c.imp)
		}
	}
	for _, c := range []struct{ pkg, imp string }{
		{"render/table", "lineup/render/menu"}, {"render/menu", "lineup/render/library"}, {"render/setup", "lineup/render/campaign"}, {"render/campaign", "lineup/render/menu"}, {"render/board/town", "lineup/render/table"},
		{"render/board/town", "lineup/render/board/standard"}, {"render/table", "lineup/render"}, {"render/ui", "lineup/render/rulebook"},
		{"render/art", "lineup/render/art/town"}, {"render/art/town", "lineup/render/art/comic"}, {"render/rulebook", "lineup/render/table/history"},
		{"render", "lineup/render/unlisted"},
	} {
		if refusedByFloor(c.pkg, c.imp) == "" {
			t.Errorf("%s may import %s", c.pkg, c.imp)
		}
	}
	for _, c := range []struct{ pkg, imp string }{
		{"render", "lineup/render/board/town"}, {"render/table", "lineup/render/board/town"}, {"render/menu", "lineup/render/ui"},
		{"render/table", "lineup/engine"}, {"render/art/comic", "lineup/render/art/scene"}, {"render/menu", "lineup/render/menu"},
	} {
		if why := refusedByFloor(c.pkg, c.imp); why != "" {
			t.Errorf("%s may not import %s: %s", c.pkg, c.imp, why)
		}
	}
}
