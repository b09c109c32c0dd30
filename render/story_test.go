package render

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/ai"
	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/savegame"
	"lineup/render/looptest"
	"lineup/render/menu"
	"lineup/render/players"
	"lineup/render/table"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// diskApp returns an app that saves its games in a folder.
func diskApp(t *testing.T, dir string) (*App, *uitest.Hands) {
	t.Helper()
	return storeApp(t, testgame.OnDisk(t, dir))
}

// storeApp returns an app with a store and the computer players of the program, with the same seeds
// and times in every test.
func storeApp(t testing.TB, store Store) (*App, *uitest.Hands) {
	t.Helper()
	now := int64(1_800_000_000)
	return startApp(t, Options{
		Catalog: catalog.Shipped, Store: store, Players: players.Computers{greedy},
		FreshSeed: func() uint64 { return 11 },
		Now:       func() int64 { now++; return now },
		Settings:  ui.Settings{Speed: ui.Instant},
	})
}

// until runs ticks until a condition holds.
func until(t *testing.T, h *uitest.Hands, what string, holds func() bool) {
	t.Helper()
	for range 2000 {
		if holds() {
			return
		}
		h.Tick(t)
		time.Sleep(100 * time.Microsecond) // background work takes time
	}
	t.Fatalf("it never comes to this: %s", what)
}

// TestStory checks a person's way through several evenings on a real store: a game is begun,
// continued after a crash, partly undone, finished, watched, exported and imported elsewhere
// without a change.
func TestStory(t *testing.T) {
	looptest.NeedDisplay(t)
	picture := ebiten.NewImage(1280, 720)
	first := t.TempDir()
	a, h := diskApp(t, first)
	h.Button(t, &a.scene.(*menu.Title).Buttons, "QUICK GAME")
	tb := a.scene.(*table.Table)
	until(t, h, "turn 7", func() bool {
		a.Draw(picture)
		tb.GiveFor(testgame.Buyer{})
		return tb.Match.Turns()[len(tb.Match.Turns())-1].Number >= 7
	})
	settleStore(a)
	was := tb.Match.Hash()
	// A program killed here leaves the folder in this state.
	second := t.TempDir()
	if err := os.CopyFS(second, os.DirFS(first)); err != nil {
		t.Fatal(err)
	}

	b, h := diskApp(t, second)
	settleStore(b)
	h.Tick(t)
	h.Button(t, &b.scene.(*menu.Title).Buttons, "CONTINUE")
	tb = b.scene.(*table.Table)
	if tb.Match.Hash() != was {
		t.Fatal("it goes on as another game")
	}
	until(t, h, "the person plays twice in one turn", func() bool {
		back := tb.Match.StepBack()
		if back > 0 && tb.Match.Fair(tb.Match.BackTo(back-1)) && tb.Match.BackTo(back-1) >= 0 {
			return true
		}
		tb.GiveFor(testgame.Buyer{})
		return false
	})
	given := tb.Match.Given()
	h.Press(t, ebiten.KeyBackspace)
	h.Press(t, ebiten.KeyBackspace)
	if tb.Match.Given() > given-2 || len(tb.Match.Record().Beyond) > 0 {
		t.Fatalf("two cards taken back lead from %d to %d", given, tb.Match.Given())
	}
	if err := tb.PlayOut(testgame.Buyer{}); err != nil {
		t.Fatal(err)
	}
	until(t, h, "the result", func() bool { _, over := b.scene.(*menu.Result); return over })
	b.Draw(picture)
	settleStore(b)
	b.showTitle()
	h.Button(t, &b.scene.(*menu.Title).Buttons, "SAVED GAMES")
	list := b.scene.(*menu.Saves)
	h.Tick(t)
	h.Button(t, &list.Buttons, "REPLAYS")
	until(t, h, "the replay is on the list", func() bool {
		for _, button := range list.Buttons.List {
			if button.Label == "WATCH" {
				return true
			}
		}
		return false
	})
	b.Draw(picture)
	h.Button(t, &list.Buttons, "WATCH")
	tb = b.scene.(*table.Table)
	if !tb.Watches() || tb.Match.Given() != 0 {
		t.Fatal("the replay is not watched from its beginning")
	}
	for range 4 { // a replay plays from the first moment, but slowly
		h.Press(t, ebiten.KeyEqual)
	}
	until(t, h, "the replay plays", func() bool { return tb.Match.Given() > 20 })
	h.Press(t, ebiten.KeyEnd)
	if tb.Match.Given() != tb.Match.Length() {
		t.Fatal("the End key does not lead to the end of the replay")
	}
	end := tb.Match.Hash()
	var id string
	for _, e := range b.Store.List() {
		if e.Kind == savegame.Replay {
			id = e.ID
		}
	}
	file := filepath.Join(t.TempDir(), "shared.lineup")
	if err := b.Store.ExportTo(id, file); err != nil {
		t.Fatal(err)
	}

	c, h := diskApp(t, t.TempDir())
	h.Drop = os.DirFS(filepath.Dir(file))
	h.Tick(t)
	settleStore(c)
	h.Tick(t)
	tb, ok := c.scene.(*table.Table)
	if !ok || !tb.Watches() {
		t.Fatalf("the file leads to %T: %q", c.scene, c.notice.words)
	}
	g, err := c.Store.Open(c.Store.List()[0].ID)
	if err != nil {
		t.Fatal(err)
	}
	plan, err := mode.ParsePlan(g.Plan)
	if err != nil {
		t.Fatal(err)
	}
	game, err := catalog.Build(plan)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.Replay(game, func(kind string, seed uint64) (match.Decider, error) { return ai.New(kind, seed) }, g.Record)
	if err != nil || m.Hash() != end {
		t.Errorf("elsewhere the replay is another game: %v", err)
	}
}
