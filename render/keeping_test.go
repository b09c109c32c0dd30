package render

import (
	"bytes"
	"image/png"
	"os"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"syscall"
	"testing"
	"testing/fstest"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/savegame"
	"lineup/render/looptest"
	"lineup/render/menu"
	"lineup/render/players"
	"lineup/render/table"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/action"
	"lineup/render/ui/uitest"
)

// keepingApp returns an app that saves its games in memory.
func keepingApp(t testing.TB, store *testgame.Store, plan match.Plan) (*App, *uitest.Hands) {
	t.Helper()
	now := int64(1_800_000_000)
	return startApp(t, Options{
		Catalog: catalog.Tested, Plan: plan, Store: store, Players: players.Computers{buyer},
		FreshSeed: func() uint64 { now++; return uint64(now) },
		Now:       func() int64 { now++; return now },
		Settings:  ui.Settings{Speed: ui.Instant},
	})
}

// settleStore waits until everything is saved.
func settleStore(a *App) { a.settled() }

// of returns the saves of a kind, latest first.
func of(s *testgame.Store, k savegame.SaveKind) []savegame.Listed {
	var out []savegame.Listed
	for _, e := range s.List() {
		if e.Kind == k {
			out = append(out, e)
		}
	}
	return out
}

// playCards gives n answers at the table as a buyer would, through the same function as a click.
func playCards(t *testing.T, a *App, h *uitest.Hands, n int) {
	t.Helper()
	tb := a.scene.(*table.Table)
	for range n {
		for range 200 {
			m := tb.Match
			if m.Over() || m.Person(m.ToAct()) && !m.View(m.ToAct()).Alike() {
				break
			}
			h.Tick(t)
		}
		if tb.Match.Over() {
			return
		}
		tb.GiveFor(testgame.Buyer{})
	}
}

// runningGame returns an app with a game after some answers, its store, and the ID of its save.
func runningGame(t *testing.T, answers int) (a *App, h *uitest.Hands, store *testgame.Store, id string) {
	t.Helper()
	store = testgame.NewStore(t)
	a, h = keepingApp(t, store, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 5})
	playCards(t, a, h, answers)
	settleStore(a)
	return a, h, store, of(store, savegame.Running)[0].ID
}

// finishedGame returns an app that shows the result of a game.
func finishedGame(t *testing.T) (*App, *uitest.Hands, *testgame.Store) {
	t.Helper()
	store := testgame.NewStore(t)
	a, h := keepingApp(t, store, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 11, Options: testgame.Five})
	if err := a.scene.(*table.Table).PlayOut(testgame.Buyer{}); err != nil {
		t.Fatal(err)
	}
	for range 10 {
		h.Tick(t)
	}
	settleStore(a)
	return a, h, store
}

// TestAutosave checks that the game is saved after every answer and at the start of each turn, and
// that the autosave restores the same game.
func TestAutosave(t *testing.T) {
	store := testgame.NewStore(t)
	a, h := keepingApp(t, store, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 5})
	for range 30 {
		playCards(t, a, h, 1)
		settleStore(a)
		running := of(store, savegame.Running)
		if len(running) != 1 {
			t.Fatalf("%d games are kept as running", len(running))
		}
		tb := a.scene.(*table.Table)
		g, err := store.Open(running[0].ID)
		if err != nil {
			t.Fatal(err)
		}
		m, note, err := a.restore(g)
		if err != nil || note != "" || m.Hash() != tb.Match.Hash() || g.SaveEntry.Answers != tb.Match.Given() {
			t.Fatalf("after %d answers %d are kept: %q %v", tb.Match.Given(), g.SaveEntry.Answers, note, err)
		}
	}
	starts := of(store, savegame.TurnStart)
	if len(starts) < 3 {
		t.Fatalf("%d turns are kept as they began", len(starts))
	}
	for _, e := range starts {
		if g, err := store.Open(e.ID); err != nil || !bytes.Equal(g.Now, g.Saved.Turn) {
			t.Errorf("the start of turn %d is kept as another point of it: %v", e.Turn, err)
		}
	}
}

// TestPictures checks that the picture of a save shows the table as it is in the save, and that the
// save names the Super Heroes.
func TestPictures(t *testing.T) {
	looptest.NeedDisplay(t)
	store := testgame.NewStore(t)
	a, h := keepingApp(t, store, match.Plan{Seats: testgame.Seats("Ana", "Bob"), Seed: 5})
	picture := ebiten.NewImage(640, 360)
	for n := 0; n == 0 || a.keep.begun != nil && n < 30; n++ {
		a.Draw(picture)
		a.canvas.Art.Settle()
		for range 20 {
			h.Tick(t)
		}
	}
	settleStore(a)
	running := of(store, savegame.TurnStart)
	if len(running) == 0 || running[0].Picture == nil {
		t.Fatal("the first turn has no picture")
	}
	config, err := png.DecodeConfig(bytes.NewReader(running[0].Picture))
	if err != nil || config.Width != pictureWidth || config.Height != pictureHeight {
		t.Errorf("its picture is %+v, %v", config, err)
	}
	if n := len(running[0].Picture); n > maxPicture*3/4 {
		t.Errorf("its picture takes %d bytes, and might have had to be left out", n)
	}
	begun, tb := running[0].Picture, a.scene.(*table.Table)
	asked := tb.Match.ToAct()
	v := tb.Match.View(asked)
	hero := v.Face(v.Cards(v.Zone(engine.Heroes, asked))[0]).Name
	if now := of(store, savegame.Running)[0]; !bytes.Equal(now.Picture, begun) || len(now.Heroes) != 2 || now.Heroes[asked] != hero {
		t.Errorf("the game has another picture than its first turn, or the Super Heroes %q", now.Heroes)
	}
	o := v.Pending().Options[slices.IndexFunc(v.Pending().Options, func(o engine.Option) bool { return o.Kind == engine.OptPlay })]
	if err := tb.Match.Answer(engine.Answer{Seq: v.Pending().Seq, Option: o}); err != nil {
		t.Fatal(err)
	}
	tb.Refresh()
	a.changed(tb.Match)
	for range 2 {
		a.Draw(picture)
		a.canvas.Art.Settle()
	}
	tb.ToTitle() // without a quiet moment
	settleStore(a)
	if now := of(store, savegame.Running)[0]; now.Picture == nil || bytes.Equal(now.Picture, begun) || now.Answers != tb.Match.Given() {
		t.Errorf("the picture of the left game of %d answers shows its beginning, or none", now.Answers)
	}
}

// TestContinue checks that CONTINUE is first on the title and leads to the running game, behind the
// curtain if several persons play.
func TestContinue(t *testing.T) {
	for _, seats := range [][]string{{"Ana", "buyer"}, {"Ana", "Bob"}} {
		store := testgame.NewStore(t)
		a, h := keepingApp(t, store, match.Plan{Seats: testgame.Seats(seats...), Seed: 5})
		if tb := a.scene.(*table.Table); seats[1] == "buyer" {
			playCards(t, a, h, 12)
		} else {
			tb.GiveFor(testgame.Buyer{})
		}
		was := a.scene.(*table.Table).Match.Hash()
		settleStore(a)

		b, h2 := keepingApp(t, store, match.Plan{})
		settleStore(b)
		h2.Tick(t)
		title := b.scene.(*menu.Title)
		if first := title.Buttons.List[0].Label; first != "CONTINUE" {
			t.Fatalf("first on the title is %q", first)
		}
		h2.Button(t, &title.Buttons, "CONTINUE")
		tb, ok := b.scene.(*table.Table)
		if !ok || tb.Match.Hash() != was {
			t.Fatalf("it goes on with %T, or another game", b.scene)
		}
		if tb.Hidden() != (seats[1] == "Bob") {
			t.Errorf("among %v the curtain is up: %v", seats, tb.Hidden())
		}
	}
}

// TestClockStandsStill checks that with a clock that stands still and one random seed, every game
// is saved under an ID of its own, and CONTINUE opens the one played last.
func TestClockStandsStill(t *testing.T) {
	store := testgame.NewStore(t)
	plan := match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 5}
	for n := range 3 {
		a, h := startApp(t, Options{
			Catalog: catalog.Tested, Plan: plan, Store: store, Players: players.Computers{buyer}, FreshSeed: func() uint64 { return 5 },
			Now: func() int64 { return 0 }, Settings: ui.Settings{Speed: ui.Instant},
		})
		playCards(t, a, h, 1)
		settleStore(a)
		running := of(store, savegame.Running)
		if len(running) != n+1 || running[0].Game != a.keep.id {
			t.Fatalf("after game %d, the running games are %+v", n+1, running)
		}
		if got := running[0].Result; !strings.HasSuffix(got, " Super-Villains left") {
			t.Errorf("of game %d it says that it stands at %q", n+1, got)
		}
		if l := <-a.findLatest(); l == nil || l.Game.ID != running[0].ID {
			t.Errorf("after game %d, CONTINUE opens %+v", n+1, l)
		}
	}
}

// TestFinished checks that a finished game becomes a replay and is on record, and that the replay
// can be watched, shared and played on.
func TestFinished(t *testing.T) {
	a, h, store := finishedGame(t)
	replays := of(store, savegame.Replay)
	record, err := store.Finished()
	if len(replays) != 1 || len(of(store, savegame.Running)) != 0 || err != nil || len(record) != 1 {
		t.Fatalf("kept are %d replays, %d running games and %d on record, %v", len(replays), len(of(store, savegame.Running)), len(record), err)
	}
	if !strings.Contains(replays[0].Result, " won: Ana ") || len(record[0].Points) != 2 || len(record[0].Won) == 0 {
		t.Errorf("the result reads %q, the record %+v", replays[0].Result, record[0])
	}
	h.Button(t, &a.scene.(*menu.Result).Buttons, "WATCH REPLAY")
	if tb, ok := a.scene.(*table.Table); !ok || !tb.Watches() || tb.Match.Given() != 0 {
		t.Fatalf("watching again leads to %T", a.scene)
	} else if tb.Watch.Title != replays[0].Result {
		t.Errorf("watched again, it ended like this: %q, and not %q", tb.Watch.Title, replays[0].Result)
	}
	if err := a.open(replays[0].ID); err != nil || !a.scene.(*table.Table).Watches() {
		t.Errorf("a replay opened leads to %T, %v", a.scene, err)
	}
	watched := a.scene.(*table.Table)
	watched.Match.GoTo(30)
	watched.Watch.Share(table.Sight{Eyes: 1})
	shares, ok := a.scene.(*menu.Saves)
	if !ok {
		t.Fatalf("sharing a replay leads to %T", a.scene)
	}
	for range 200 {
		h.Tick(t)
		if shares.Chosen() == replays[0].ID { // and the list of files is there
			h.Press(t, ebiten.KeyEscape)
			break
		}
		time.Sleep(5 * time.Millisecond)
	}
	back, ok := a.scene.(*table.Table)
	if !ok || !back.Watches() || back.Match.Given() != 30 || back.Watch.At != (table.Sight{Eyes: 1}) {
		t.Fatalf("after sharing is shown %T", a.scene)
	}
	watched.Match.GoTo(watched.Match.Length())
	watched.Watch.Result()
	result, ok := a.scene.(*menu.Result)
	if !ok {
		t.Fatalf("the end of a saved replay leads to %T", a.scene)
	}
	for i, b := range result.Buttons.List {
		if b.First != (i == 0) {
			t.Errorf("keys begin at %s: %v", b.Label, b.First)
		}
	}
	h.Button(t, &result.Buttons, "WATCH REPLAY")
	if tb, ok := a.scene.(*table.Table); !ok || !tb.Watches() || tb.Match.Given() != 0 {
		t.Fatalf("WATCH REPLAY after a saved replay leads to %T", a.scene)
	}
	result.Buttons.Of(action.Back).Do() // SAVED GAMES, as CLOSE
	saves, ok := a.scene.(*menu.Saves)
	for range 200 {
		if h.Tick(t); ok && saves.Chosen() == replays[0].ID {
			break
		}
		time.Sleep(5 * time.Millisecond) // the list comes from the disk
	}
	if !ok || saves.Chosen() != replays[0].ID {
		t.Errorf("closing a replay leads to %T, and not to the replay", a.scene)
	}
	played := watched.Match.Plan()
	a.plan = match.Plan{Seats: testgame.Seats("Cleo", "Dan")} // of another game, played in the meantime
	a.playOn(watched.Match, 50)
	tb := a.scene.(*table.Table)
	if len(tb.Match.Record().Beyond) == 0 {
		t.Error("a game played on from a replay has no mark, though its table has seen what comes")
	}
	if tb.Watches() || tb.Match.Given() != 50 || tb.Match.Length() != 50 {
		t.Errorf("played on from answer 50, the game has %d of %d", tb.Match.Given(), tb.Match.Length())
	}
	settleStore(a)
	if n := len(of(store, savegame.Running)); n != 1 {
		t.Errorf("%d running games are kept", n)
	}
	if err := a.rematch(); err != nil {
		t.Fatal(err)
	}
	if again := a.scene.(*table.Table).Match.Plan(); !reflect.DeepEqual(again.Seats, played.Seats) || again.Seed == played.Seed {
		t.Errorf("the rematch of %+v is %+v", played, again)
	}
}

// TestQuickSave checks that F5 makes a quick save and F9 loads it.
func TestQuickSave(t *testing.T) {
	store := testgame.NewStore(t)
	a, h := keepingApp(t, store, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 5})
	h.Press(t, ebiten.KeyF9)
	playCards(t, a, h, 5)
	was := a.scene.(*table.Table).Match.Hash()
	h.Press(t, ebiten.KeyF5)
	settleStore(a)
	h.Tick(t)
	h.Press(t, ebiten.KeyF9)
	if tb := a.scene.(*table.Table); tb.Match.Hash() != was || a.notice.words != "LOADED" {
		t.Errorf("a load that undoes nothing asks, or says %q", a.notice.words)
	}
	playCards(t, a, h, 9)
	h.Press(t, ebiten.KeyF9)
	h.Press(t, ebiten.KeyEnter)
	if got := a.scene.(*table.Table).Match.Hash(); got != was {
		t.Error("the quick save is another game")
	}
	if len(of(store, savegame.Quick)) != 1 {
		t.Error("there is not one quick save")
	}
}

// TestQuickLoadAsks checks that a quick save is loaded only after a question that says what is undone,
// even if all have agreed to any undo, and that neither SAVED nor LOADED stays over the next player's
// screens.
func TestQuickLoadAsks(t *testing.T) {
	for _, any := range []bool{false, true} {
		a, h := keepingApp(t, testgame.NewStore(t), match.Plan{Seats: testgame.Seats("Ana", "Bob"), Seed: 5, TakeBackAny: any})
		playCards(t, a, h, 2)
		a.notice.show("")
		h.Press(t, ebiten.KeyF5)
		settleStore(a)
		h.Tick(t)
		tb := a.scene.(*table.Table)
		if a.notice.words != saved {
			t.Fatalf("after F5, the notice is %q", a.notice.words)
		}
		was, seat := tb.Match.Hash(), tb.Match.ToAct()
		playCards(t, a, h, 1)
		if says := a.quickUndoes(tb, savegame.Listed{SaveEntry: savegame.SaveEntry{Game: a.keep.id, Turn: 1, Answers: tb.Match.Given() - 1}}); !strings.Contains(says, "from turn 1. What has happened in this turn since then is undone.") {
			t.Errorf("within a turn, the question says %q", says)
		}
		for tb.Match.ToAct() == seat || !tb.Passing() {
			playCards(t, a, h, 1)
		}
		h.Tick(t)
		if a.notice.shown() {
			t.Errorf("on the curtain, the notice is %q", a.notice.words)
		}
		h.Press(t, ebiten.KeyF9)
		h.Tick(t)
		if a.scene != ui.Screen(tb) {
			t.Fatal("nobody was asked")
		}
		e := a.Store.List()[slices.IndexFunc(a.Store.List(), func(e savegame.Listed) bool { return e.Kind == savegame.Quick })]
		if says, want := a.quickUndoes(tb, e), tb.Match.Name(tb.Match.ToAct())+"'s turn is undone. This game stays in SAVED GAMES"; !strings.Contains(says, want) {
			t.Errorf("the question says %q, want %q", says, want)
		}
		if says := a.quickUndoes(tb, savegame.Listed{SaveEntry: savegame.SaveEntry{Game: "another", Turn: 3}}); !strings.HasPrefix(says, "It is another game, in turn 3.") {
			t.Errorf("of another game, the question says %q", says)
		}
		h.Press(t, ebiten.KeyEnter)
		if tb, ok := a.scene.(*table.Table); !ok || tb.Match.Hash() != was || a.notice.words != "LOADED" {
			t.Errorf("a yes loads another game, or says %q", a.notice.words)
		}
	}
}

// TestTroubleIsTold checks that the window shows a failed save and that the game continues.
func TestTroubleIsTold(t *testing.T) {
	for says, stop := range map[string]func(*testgame.Store){
		"the disk is full": func(s *testgame.Store) { s.Fail(syscall.ENOSPC) },
		"can't be":         (*testgame.Store).Lock,
	} {
		store := testgame.NewStore(t)
		stop(store)
		a, h := keepingApp(t, store, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 5})
		playCards(t, a, h, 5)
		settleStore(a)
		h.Tick(t)
		h.Tick(t)
		if !strings.Contains(a.notice.words, says) {
			t.Errorf("told is %q, and not %q", a.notice.words, says)
		}
		if a.lost() == "" {
			t.Error("leaving a game that is kept nowhere loses nothing")
		}
	}
}

// TestDropped checks that a file dropped on the window is imported and opened, and that a bad file
// is reported.
func TestDropped(t *testing.T) {
	a, _, store, id := runningGame(t, 5)
	file, err := store.Export(id)
	if err != nil {
		t.Fatal(err)
	}
	was := a.scene.(*table.Table).Match.Hash()

	b, h2 := keepingApp(t, testgame.NewStore(t), match.Plan{})
	h2.Drop = fstest.MapFS{"x.lineup": {Data: file}}
	h2.Tick(t)
	settleStore(b)
	h2.Tick(t)
	if tb, ok := b.scene.(*table.Table); !ok || tb.Match.Hash() != was {
		t.Errorf("a file let go over the window leads to %T: %q", b.scene, b.notice.words)
	}
	for _, wrong := range []fstest.MapFS{
		{"x.png": {Data: file}}, {"x.lineup": {Data: []byte("no game")}}, {"folder/x.lineup": {Data: file}},
		{"x.lineup": {Data: make([]byte, maxBytes+1)}},
	} {
		h2.Drop = wrong
		b.notice.words = ""
		h2.Tick(t)
		settleStore(b)
		h2.Tick(t)
		if b.notice.words == "" {
			t.Errorf("nothing is said of %v", wrong)
		}
	}
}

// TestSettingsAreKept checks that settings are saved with those of other versions, and that invalid
// ones are reported.
func TestSettingsAreKept(t *testing.T) {
	store := testgame.NewStore(t)
	if err := store.SaveSettings(map[string]string{"speed": "fast", "reduce_motion": "maybe", "colours": "loud", "name": "Zoe"}); err != nil {
		t.Fatal(err)
	}
	a, h := keepingApp(t, store, match.Plan{})
	if a.Settings.Speed != ui.Fast || !strings.Contains(a.notice.words, `"maybe"`) || a.quickPlan().Seats[0].Name != "Zoe" {
		t.Errorf("the settings are %+v of %q, told is %q", a.Settings, a.quickPlan(), a.notice.words)
	}
	a.Settings.Speed, a.Settings.ReduceMotion = ui.Slow, true
	h.Tick(t)
	settleStore(a)
	words, err := store.Settings()
	if err != nil || words["speed"] != "slow" || words["reduce_motion"] != "true" || words["colours"] != "loud" || words["name"] != "Zoe" {
		t.Errorf("kept are %v, %v", words, err)
	}
}

// broken is a scene that panics.
type broken struct{ draw bool }

func (b broken) Update(*ui.Pointer, float64) error {
	if !b.draw {
		panic("no such card")
	}
	return nil
}
func (b broken) Draw(*ui.Canvas) { panic("no such colour") }

// TestCrash checks that a panic ends the program with a report without paths or names, and that the
// next start offers the same game.
func TestCrash(t *testing.T) {
	store := testgame.NewStore(t)
	a, h := keepingApp(t, store, match.Plan{Seats: testgame.Seats("Anastasia", "buyer"), Seed: 5})
	playCards(t, a, h, 5)
	was := a.scene.(*table.Table).Match.Hash()
	a.guard("testing", func() { panic("no such card") })
	if err := a.Update(); err != ErrCrashed {
		t.Fatalf("after a panic the loop ends with %v", err)
	}
	settleStore(a)
	c, ok := store.LatestCrash()
	if !ok || c.Game == "" {
		t.Fatal("there is no report")
	}
	for _, want := range []string{"no such card", "while testing", "plan: standard", "seed=5", "answers", "turn ", "keeping_test.go", "go1."} {
		if !strings.Contains(c.Text, want) {
			t.Errorf("the report does not say %q:\n%s", want, c.Text)
		}
	}
	here, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	home, err := os.UserHomeDir()
	if err != nil {
		t.Fatal(err)
	}
	if path := regexp.MustCompile(`\s(/|[A-Z]:)\S*\.go:`).FindString(c.Text); path != "" {
		t.Errorf("the report tells where sources lie:%s", path)
	}
	for _, private := range []string{"Anastasia", here, home + "/"} {
		if strings.Contains(c.Text, private) {
			t.Errorf("the report tells %q:\n%s", private, c.Text)
		}
	}
	b, h2 := keepingApp(t, store, match.Plan{})
	h2.Button(t, &b.scene.(*menu.Crash).Buttons, "CONTINUE GAME")
	if tb, ok := b.scene.(*table.Table); !ok || tb.Match.Hash() != was {
		t.Errorf("it goes on with %T", b.scene)
	}
	if _, ok := store.LatestCrash(); ok {
		t.Error("the report is shown again")
	}
	for _, s := range []broken{{false}, {true}} {
		d, _ := keepingApp(t, testgame.NewStore(t), match.Plan{})
		d.scene = s
		looptest.NeedDisplay(t)
		err := d.Update()
		if s.draw {
			d.Draw(ebiten.NewImage(64, 64))
			err = d.Update()
		}
		if err != ErrCrashed {
			t.Errorf("a panic in the loop ends with %v", err)
		}
	}
}

// TestDaily checks that the daily game has the plan of its day and is continued on the second
// click.
func TestDaily(t *testing.T) {
	store := testgame.NewStore(t)
	a, h := keepingApp(t, store, match.Plan{})
	h.Button(t, &a.scene.(*menu.Title).Buttons, "DAILY GAME")
	tb, ok := a.scene.(*table.Table)
	if !ok {
		t.Fatalf("the daily game leads to %T", a.scene)
	}
	if got := tb.Match.Plan().String(); got != "standard sets=base seats=Player,Robo:buyer heroes=deal-two seed=20270115" {
		t.Errorf("its plan is %s", got)
	}
	playCards(t, a, h, 6)
	was := tb.Match.Hash()
	a.showTitle()
	a.scene.(*menu.Title).Find() // CONTINUE appears, and the buttons below it move
	h.Button(t, &a.scene.(*menu.Title).Buttons, "DAILY GAME")
	if got := a.scene.(*table.Table).Match.Hash(); got != was {
		t.Error("the daily game that was begun is not continued")
	}
	if n := len(of(store, savegame.Running)); n != 1 {
		t.Errorf("%d daily games are kept", n)
	}
}
