package render

import (
	"bytes"
	"errors"
	"os"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/savegame"
	"lineup/render/files"
	"lineup/render/looptest"
	"lineup/render/players"
	"lineup/render/settings"
	"lineup/render/table"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// chosen is a file dialog in which a person always chooses the same file.
type chosen string

// Choose chooses the file.
func (c chosen) Choose(string, string) <-chan files.Choice {
	out := make(chan files.Choice, 1)
	out <- files.Choice{Path: string(c)}
	return out
}

// opened is a system's program that records which folders it opens.
type opened struct {
	paths []string
	err   error
}

// OpenFolder records the folder.
func (o *opened) OpenFolder(path string) error {
	o.paths = append(o.paths, path)
	return o.err
}

// dataApp returns an App with a store, at the title or in the game of a plan.
func dataApp(t testing.TB, store *testgame.Store, plan match.Plan, opener settings.Opener) viewer {
	t.Helper()
	a, h := startApp(t, Options{
		Catalog: catalog.Tested, Plan: plan, Store: store, Players: players.Computers{buyer}, Files: chosen("all.lineup"), Opener: opener,
		FreshSeed: func() uint64 { return 11 }, Settings: ui.UsualSettings(), Now: func() int64 { return 1_800_000_000 },
	})
	v := viewer{t, h, a, ebiten.NewImage(1920, 1080), nil}
	v.pass(2)
	return v
}

// data opens the tab DATA with keys.
func (v viewer) data() *settings.Screen {
	v.Helper()
	v.Enter(v, v.app.focus, "SETTINGS")
	v.Enter(v, v.app.focus, "DATA")
	s, ok := v.app.scene.(*settings.Screen)
	if !ok {
		v.Fatalf("SETTINGS leads to %T", v.app.scene)
	}
	return s
}

// deed does something on the tab with keys, and waits for words that say how it ended.
func (v viewer) deed(name string, want ...string) {
	v.Helper()
	v.Enter(v, v.app.focus, name)
	v.says(want...)
}

// says waits for words.
func (v viewer) says(want ...string) {
	v.Helper()
	var all string
	for start := time.Now(); time.Since(start) < 10*time.Second; time.Sleep(time.Millisecond) {
		v.pass(1)
		var words []string
		for _, l := range v.lines() {
			_, text, _ := strings.Cut(l, " ")
			words = append(words, text)
		}
		all = strings.Join(words, " ")
		if !slices.ContainsFunc(want, func(w string) bool { return !strings.Contains(all, w) }) {
			return
		}
	}
	v.Fatalf("it never says %q: %s", want, all)
}

// full returns a store with a named game, a replay, a campaign and settings.
func full(t testing.TB) *testgame.Store {
	t.Helper()
	store := testgame.NewStore(t)
	m := testgame.Match(t, anyGame)
	g := savegame.SavedGame{Saved: m.Saved()}
	g.Kind, g.Game, g.Title, g.SaveEntry.Plan = savegame.Named, "one", "Sunday", m.Plan().String()
	if _, err := store.Save(g); err != nil {
		t.Fatal(err)
	}
	g.Title = ""
	if _, err := store.Finish(g, savegame.Finished{Plan: g.SaveEntry.Plan, Ended: 5, Turns: 3}); err != nil {
		t.Fatal(err)
	}
	if _, err := store.KeepCampaign(testgame.Played(t, 2, false, testgame.Wins(1)...), nil); err != nil {
		t.Fatal(err)
	}
	if err := store.SaveSettings(map[string]string{"speed": "fast", "name": "Ana"}); err != nil {
		t.Fatal(err)
	}
	return store
}

// TestEverythingToAnotherComputer exports everything on one computer and imports it on another, with keys
// alone. The imported settings apply at once and after a restart.
func TestEverythingToAnotherComputer(t *testing.T) {
	looptest.NeedDisplay(t)
	here, there := full(t), testgame.NewStore(t)
	v := dataApp(t, here, match.Plan{}, nil)
	v.data()
	v.deed("EXPORT EVERYTHING", "Exported to all.lineup. 2 games, 1 campaign, 1 result.")
	b, ok := here.Outside("all.lineup")
	if !ok {
		t.Fatal("there is no file")
	}
	if err := os.WriteFile(there.OutsidePath("all.lineup"), b, 0o600); err != nil {
		t.Fatal(err)
	}
	w := dataApp(t, there, match.Plan{}, nil)
	w.data()
	w.deed("IMPORT EVERYTHING", "Imported all.lineup. 2 games, 1 campaign, 1 result.")
	if w.app.Settings.Speed != ui.Fast || w.app.me != "Ana" {
		t.Errorf("the speed is %v, the name %q", w.app.Settings.Speed, w.app.me)
	}
	w.Press(t, ebiten.KeyEscape)
	w.pass(5)
	settleStore(w.app)
	for what, got := range map[string]int{"games": len(there.List()) - len(here.List()), "campaigns": len(there.Campaigns()) - len(here.Campaigns())} {
		if got != 0 {
			t.Errorf("%d more %s than before", got, what)
		}
	}
	if l := of(there, savegame.Named); len(l) != 1 || l[0].Title != "Sunday" || len(of(there, savegame.Replay)) != 1 {
		t.Errorf("%+v", l)
	}
	if record, err := there.Finished(); err != nil || len(record) != 1 {
		t.Errorf("the record is %v, %v", record, err)
	}
	w = dataApp(t, there, match.Plan{}, nil)
	if w.app.Settings.Speed != ui.Fast || w.app.me != "Ana" {
		t.Errorf("after a restart, the speed is %v, the name %q", w.app.Settings.Speed, w.app.me)
	}
	w.data()
	w.deed("IMPORT EVERYTHING", "Imported the settings in all.lineup. It has no new games or results.")
}

// TestBadEverything checks that a file that is damaged or something else is refused in one sentence that
// names it, and changes nothing.
func TestBadEverything(t *testing.T) {
	looptest.NeedDisplay(t)
	here := full(t)
	if _, err := here.ExportAll("all.lineup"); err != nil {
		t.Fatal(err)
	}
	good, _ := here.Outside("all.lineup")
	if err := here.ExportTo(of(here, savegame.Named)[0].ID, "one.lineup"); err != nil {
		t.Fatal(err)
	}
	one, _ := here.Outside("one.lineup")
	damaged := bytes.Clone(good)
	damaged[len(damaged)/2] ^= 1
	store := testgame.NewStore(t)
	v := dataApp(t, store, match.Plan{}, nil)
	v.data()
	for _, c := range []struct {
		name string
		file []byte
		want string
	}{
		{"damaged", damaged, `"all.lineup": the file is damaged`},
		{"cut short", good[:len(good)-40], `"all.lineup": the file is cut short: copy it again, or export everything again.`},
		{"one game", one, `"all.lineup": the file holds one game or campaign, not everything: import it from the saved games.`},
		{"something else", []byte("hello"), `"all.lineup": the file is not an export of everything`},
	} {
		if err := os.WriteFile(store.OutsidePath("all.lineup"), c.file, 0o600); err != nil {
			t.Fatal(err)
		}
		v.deed("IMPORT EVERYTHING", strings.Fields(c.want)...)
		v.says(c.want[:20])
		record, err := store.Finished()
		if v.app.Settings.Speed != ui.Normal || len(store.List())+len(store.Campaigns())+len(record) != 0 || err != nil {
			t.Errorf("%s: something was imported", c.name)
		}
	}
}

// TestImportAtTheTable checks that an import from the menu of a table leaves the game there as it is.
func TestImportAtTheTable(t *testing.T) {
	looptest.NeedDisplay(t)
	store, other := testgame.NewStore(t), full(t)
	if _, err := other.ExportAll("all.lineup"); err != nil {
		t.Fatal(err)
	}
	b, _ := other.Outside("all.lineup")
	if err := os.WriteFile(store.OutsidePath("all.lineup"), b, 0o600); err != nil {
		t.Fatal(err)
	}
	v := dataApp(t, store, anyGame, nil)
	tb := v.app.scene.(*table.Table)
	tb.Settings.Speed = ui.Instant
	v.wait(60)
	hash := tb.Match.Hash()
	v.Enter(v, v.app.focus, "MENU")
	v.wait(10)
	v.data()
	v.deed("IMPORT EVERYTHING", "Imported all.lineup.")
	v.Press(t, ebiten.KeyEscape)
	v.wait(10)
	if v.app.scene != ui.Screen(tb) || tb.Match.Hash() != hash || tb.Settings.Speed != ui.Fast {
		t.Errorf("it leads to %T, the table has changed: %v, its speed is %v", v.app.scene, tb.Match.Hash() != hash, tb.Settings.Speed)
	}
	settleStore(v.app)
	if len(of(store, savegame.Running)) != 1 || len(of(store, savegame.Named)) != 1 {
		t.Errorf("%d games are listed", len(store.List()))
	}
}

// TestOpenFolder checks that the folder of the saves is opened by the system, and what is said if it
// cannot be.
func TestOpenFolder(t *testing.T) {
	looptest.NeedDisplay(t)
	store, o := testgame.NewStore(t), &opened{}
	v := dataApp(t, store, match.Plan{}, o)
	v.data()
	v.deed("SAVES FOLDER", "Opened")
	if !slices.Equal(o.paths, []string{store.Folder()}) {
		t.Errorf("opened are %q", o.paths)
	}
	o.err = errors.New("no program to open folders was found: install xdg-utils, or open the folder yourself")
	v.deed("SAVES FOLDER", "No program to open folders was found")
}

// TestClearTheRecord clears the record after a question, and brings it back.
func TestClearTheRecord(t *testing.T) {
	looptest.NeedDisplay(t)
	store := full(t)
	results := func() int {
		t.Helper()
		record, err := store.Finished()
		if err != nil {
			t.Fatal(err)
		}
		return len(record)
	}
	v := dataApp(t, store, match.Plan{}, nil)
	v.data()
	v.deed("FINISHED GAMES", "CLEAR THE RECORD?", "Results of finished games: 1.")
	v.Press(t, ebiten.KeyEscape)
	v.pass(5)
	if results() != 1 {
		t.Fatal("Esc clears the record")
	}
	v.deed("FINISHED GAMES", "CLEAR THE RECORD?")
	v.Enter(v, v.app.focus, "CLEAR")
	v.says("The record is empty.", "RESTORE")
	if results() != 0 || len(of(store, savegame.Replay)) != 1 {
		t.Errorf("%d results, %d replays", results(), len(of(store, savegame.Replay)))
	}
	v.deed("FINISHED GAMES", "The record is back.")
	if results() != 1 {
		t.Errorf("%d results", results())
	}
	empty := dataApp(t, testgame.NewStore(t), match.Plan{}, nil)
	empty.data()
	empty.says("No game has been finished yet.", "There is no folder to open.")
}

// TestEverythingDropped checks that an export of everything that is dropped on the window is not imported,
// and what is said.
func TestEverythingDropped(t *testing.T) {
	store := full(t)
	if _, err := store.ExportAll("all.lineup"); err != nil {
		t.Fatal(err)
	}
	small, _ := store.Outside("all.lineup")
	a, h := keepingApp(t, testgame.NewStore(t), match.Plan{})
	for _, b := range [][]byte{small, append(bytes.Clone(small), make([]byte, maxBytes)...)} {
		h.Drop = fstest.MapFS{"all.lineup": {Data: b}}
		a.notice.words = ""
		h.Tick(t)
		settleStore(a)
		h.Tick(t)
		if !strings.Contains(a.notice.words, "in the settings") || len(a.Store.List()) > 0 {
			t.Errorf("%d bytes: it says %q", len(b), a.notice.words)
		}
	}
}

// TestDataIsReached checks that keys reach everything on the tab DATA of a window with saves, and on its
// question.
func TestDataIsReached(t *testing.T) {
	looptest.NeedDisplay(t)
	v := dataApp(t, full(t), match.Plan{}, &opened{})
	v.data()
	v.deed("EXPORT EVERYTHING", "Exported")
	everythingIsReached(t, "DATA", v.app, reachSizes)
	v.app.canvas.Settings = &v.app.Settings
	v.pass(2)
	v.deed("FINISHED GAMES", "CLEAR THE RECORD?")
	everythingIsReached(t, "DATA, question", v.app, reachSizes)
}

// TestDamagedRecord checks that the tab says so when the record of finished games is damaged.
func TestDamagedRecord(t *testing.T) {
	looptest.NeedDisplay(t)
	store := full(t)
	store.Damage("finished.lineup")
	v := dataApp(t, store, match.Plan{}, nil)
	v.data()
	v.says("is damaged: it was moved to")
}

// TestImportedSettingsAreChecked checks that an imported setting with a wrong value is reported and not
// taken, and costs no other.
func TestImportedSettingsAreChecked(t *testing.T) {
	looptest.NeedDisplay(t)
	other, store := testgame.NewStore(t), testgame.NewStore(t)
	if err := other.SaveSettings(map[string]string{"speed": "warp", "reduce_motion": "true", "of 2030": "yes"}); err != nil {
		t.Fatal(err)
	}
	if _, err := other.ExportAll("all.lineup"); err != nil {
		t.Fatal(err)
	}
	b, _ := other.Outside("all.lineup")
	if err := os.WriteFile(store.OutsidePath("all.lineup"), b, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := store.SaveSettings(map[string]string{"speed": "fast", "turn_time": "60"}); err != nil {
		t.Fatal(err)
	}
	v := dataApp(t, store, match.Plan{}, nil)
	v.data()
	v.deed("IMPORT EVERYTHING", "It has no new games or results.")
	if s := v.app.Settings; s.Speed != ui.Fast || !s.ReduceMotion || s.TurnTime != 60 || !strings.Contains(v.app.notice.words, `"warp"`) {
		t.Errorf("the settings are %+v, and it says %q", s, v.app.notice.words)
	}
	settleStore(v.app)
	if words, err := store.Settings(); err != nil || words["speed"] != "fast" || words["reduce_motion"] != "true" || words["of 2030"] != "yes" {
		t.Errorf("saved are %v, %v", words, err)
	}
}
