package render

import (
	"image"
	"slices"
	"strings"
	"syscall"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/match"
	"lineup/game/savegame"
	"lineup/render/looptest"
	"lineup/render/table"
	"lineup/render/testgame"
)

// answersOf returns the numbers of answers in the saved running games, highest first.
func answersOf(a *App) []int {
	var out []int
	for _, e := range a.Store.List() {
		if e.Kind == savegame.Running {
			out = append(out, e.Answers)
		}
	}
	slices.Sort(out)
	slices.Reverse(out)
	return out
}

// TestLoadingLosesNothing checks that a loaded save continues as its own branch and the running
// game stays as it is, on a real store and with pictures painted. The branch is marked because its
// player has seen what comes next.
func TestLoadingLosesNothing(t *testing.T) {
	looptest.NeedDisplay(t)
	a, h := diskApp(t, t.TempDir())
	picture := ebiten.NewImage(1280, 720)
	play := func(n int) {
		for range n {
			playCards(t, a, h, 1)
			a.Draw(picture)
		}
		settleStore(a)
	}
	if err := a.start(match.Plan{Seats: testgame.Seats("Ana", "Bob"), Seed: 5, TakeBackAny: true}); err != nil {
		t.Fatal(err)
	}
	play(12)
	h.Press(t, ebiten.KeyF5)
	play(30)
	before := a.scene.(*table.Table).Match.Given()
	h.Press(t, ebiten.KeyF9)
	a.Draw(picture)
	if given := a.scene.(*table.Table).Match.Given(); given != before {
		t.Fatalf("before a yes, %d of %d answers are left", given, before)
	}
	h.Press(t, ebiten.KeyEnter)
	a.Draw(picture)
	tb := a.scene.(*table.Table)
	loaded := tb.Match.Given()
	if loaded >= before || !slices.Equal(tb.Match.Record().Beyond, []match.Beyond{{From: before, To: loaded}}) {
		t.Fatalf("loaded are %d of %d answers, marked %v", loaded, before, tb.Match.Record().Beyond)
	}
	settleStore(a)
	if got := answersOf(a); !slices.Equal(got, []int{before}) {
		t.Errorf("once a save is loaded, %v answers are kept of running games, want %d", got, before)
	}
	play(3)
	if got := answersOf(a); len(got) != 2 || got[0] != before {
		t.Errorf("once that is played on, %v are kept, want two games", got)
	}
	for _, e := range a.Store.List() {
		if e.Fault != "" {
			t.Error(e.Fault)
		}
	}
}

// TestEveryEndIsKept checks that a save of a finished game can be loaded and played to another end,
// with both ends saved as replays and on record.
func TestEveryEndIsKept(t *testing.T) {
	a, h := diskApp(t, t.TempDir())
	if err := a.start(match.Plan{Seats: testgame.Seats("Ana", "Bob"), Seed: 11, Options: testgame.Five, TakeBackAny: true}); err != nil {
		t.Fatal(err)
	}
	playCards(t, a, h, 20)
	h.Press(t, ebiten.KeyF5)
	for i := range 2 {
		if i == 1 {
			a.quickLoad(a.table(a.ended))
			playCards(t, a, h, 1)
		}
		tb := a.scene.(*table.Table)
		if err := tb.PlayOut(testgame.NewRandom(uint64(i))); err != nil {
			t.Fatal(err)
		}
		a.showResult(tb.Match)
		settleStore(a)
	}
	replays := 0
	for _, e := range a.Store.List() {
		if e.Kind == savegame.Replay {
			replays++
		}
	}
	if record, err := a.Store.Finished(); replays != 2 || len(record) != 2 || err != nil {
		t.Errorf("two ends are kept as %d replays, with %d on record, %v", replays, len(record), err)
	}
}

// entry returns the saved entry with an ID.
func entry(t *testing.T, s *testgame.Store, id string) savegame.SaveEntry {
	t.Helper()
	g, err := s.Open(id)
	if err != nil {
		t.Fatal(err)
	}
	return g.SaveEntry
}

// TestNothingGoesOver checks that the title and the picture of one game do not pass to another, and
// that the local person keeps the name.
func TestNothingGoesOver(t *testing.T) {
	store := testgame.NewStore(t)
	a, h := keepingApp(t, store, match.Plan{Seats: testgame.Seats("Friend", "buyer"), Seed: 5})
	playCards(t, a, h, 3)
	settleStore(a)
	other := of(store, savegame.Running)[0].ID
	a.me = "Me"
	if err := a.daily(); err != nil {
		t.Fatal(err)
	}
	picture := encoded(image.NewRGBA(image.Rect(0, 0, 32, 18)))
	a.keep.picture.Store(&picture)
	playCards(t, a, h, 3)
	settleStore(a)
	running := of(store, savegame.Running)
	daily := running[0].ID
	if daily == other {
		daily = running[1].ID
	}
	if got := entry(t, store, daily); !strings.HasPrefix(got.Title, "Daily game of ") || got.Picture == nil {
		t.Errorf("the daily game is called %q", got.Title)
	}
	for range 2 {
		if err := a.open(other); err != nil {
			t.Fatal(err)
		}
		playCards(t, a, h, 1)
		settleStore(a)
		if got := entry(t, store, other); got.Title != "" || got.Picture != nil {
			t.Errorf("the other game is kept as %q, with %d bytes of a picture", got.Title, len(got.Picture))
		}
		if a.quickPlan().Seats[0].Name != "Me" {
			t.Error("whose save is opened is who I am")
		}
		if err := a.open(daily); err != nil || !strings.HasPrefix(a.keep.title, "Daily game of ") {
			t.Errorf("the daily game goes on as %q, %v", a.keep.title, err)
		}
	}
}

// TestCrashLeavesTheNames checks that a crash report omits the players' names and that the saves
// keep them.
func TestCrashLeavesTheNames(t *testing.T) {
	a, h := diskApp(t, t.TempDir())
	if err := a.start(match.Plan{Seats: testgame.Seats("Anastasia", "Bob"), Seed: 5}); err != nil {
		t.Fatal(err)
	}
	playCards(t, a, h, 5)
	a.guard("testing", func() { panic("no such card") })
	settleStore(a)
	for _, e := range a.Store.List() {
		if !strings.Contains(e.Plan, "Anastasia") {
			t.Errorf("kept is %s", e.Plan)
		}
	}
}

// ofOtherCards returns a saved game as if made with other cards, so that the given answer fails.
func ofOtherCards(t *testing.T, s *testgame.Store, id string, answer int) savegame.SavedGame {
	t.Helper()
	g, err := s.Open(id)
	if err != nil {
		t.Fatal(err)
	}
	g.Printed++
	g.Record.Answers = slices.Clone(g.Record.Answers)
	g.Record.Answers[answer].N = 99
	return g
}

// TestReplayOfOtherCards checks that a replay that cannot be played to its end says so.
func TestReplayOfOtherCards(t *testing.T) {
	a, _, store := finishedGame(t)
	id := of(store, savegame.Replay)[0].ID
	g := ofOtherCards(t, store, id, 100)
	g.ID = "replays/other.lineup"
	store.Put(g)
	if err := a.open(g.ID); err != nil || !strings.Contains(a.notice.words, "from the start of turn") {
		t.Errorf("told is %q, %v", a.notice.words, err)
	}
}

// TestLeavingWhatIsNotKept checks that a table asks before the window closes only if the latest
// answers could not be saved.
func TestLeavingWhatIsNotKept(t *testing.T) {
	full := testgame.NewStore(t)
	full.Fail(syscall.ENOSPC)
	a, h := keepingApp(t, full, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 5})
	playCards(t, a, h, 2)
	settleStore(a)
	a.close()
	h.Tick(t)
	if a.quit {
		t.Error("the window is closed without a question")
	}
	b, h := keepingApp(t, testgame.NewStore(t), match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 5})
	playCards(t, b, h, 2)
	b.close()
	if !b.quit {
		t.Error("the window of a game that is kept does not close")
	}
}

// TestPartOfAGame checks that a running game that can be restored only in part, because cards have
// changed, continues as a branch and stays saved in full.
func TestPartOfAGame(t *testing.T) {
	a, h, store, id := runningGame(t, 40)
	g := ofOtherCards(t, store, id, 60)
	store.Put(g)
	if err := a.open(id); err != nil || a.notice.words == "" {
		t.Fatalf("told is %q, %v", a.notice.words, err)
	}
	playCards(t, a, h, 3)
	settleStore(a)
	if got := entry(t, store, id); got.Answers != g.SaveEntry.Answers || len(of(store, savegame.Running)) != 2 {
		t.Errorf("of %d answers %d are kept, in %d games", g.SaveEntry.Answers, got.Answers, len(of(store, savegame.Running)))
	}
}
