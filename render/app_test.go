package render

import (
	"errors"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/ai"
	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/render/art"
	"lineup/render/looptest"
	"lineup/render/menu"
	"lineup/render/players"
	"lineup/render/setup"
	"lineup/render/table"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

func TestMain(m *testing.M) { looptest.Main(m) }

// startApp returns an app and the hands that control it. It starts the game of a Plan with seats.
func startApp(t testing.TB, o Options) (*App, *uitest.Hands) {
	t.Helper()
	h := &uitest.Hands{}
	o.Book, o.Views, o.Input, o.Start = testgame.Book(t), testViews(), h, o.Plan.Seats != nil
	a, err := New(o)
	if err != nil {
		t.Fatal(err)
	}
	h.Hold(func() ui.Fit { return a.canvas.Fit }, a.Update)
	return a, h
}

// buyer and greedy are the computer players of test apps.
var (
	buyer  = players.Computer{Kind: "buyer", New: func(uint64) (match.Decider, error) { return testgame.Buyer{}, nil }}
	greedy = players.Computer{Kind: "greedy", New: func(seed uint64) (match.Decider, error) { return ai.New("greedy", seed) }}
)

// testApp returns an app and the hands that control it.
func testApp(t testing.TB, plan match.Plan) (*App, *uitest.Hands) {
	t.Helper()
	return startApp(t, Options{
		Catalog: catalog.Tested, Plan: plan, Players: players.Computers{buyer},
		FreshSeed: func() uint64 { return 11 }, Settings: ui.Settings{Speed: ui.Instant},
	})
}

// TestFromTitleToResult checks the clicks from the title to the table, and from the result back to
// it. A stand-in plays the game between. The table's own tests play by mouse.
func TestFromTitleToResult(t *testing.T) {
	looptest.NeedDisplay(t)
	a, h := testApp(t, match.Plan{})
	picture := ebiten.NewImage(1280, 720)
	a.Draw(picture)
	h.Button(t, &a.scene.(*menu.Title).Buttons, "QUICK GAME")
	tb, ok := a.scene.(*table.Table)
	if !ok {
		t.Fatalf("a quick game leads to %T, not to the table", a.scene)
	}
	a.Draw(picture)
	if _, _, err := a.Result(); !errors.Is(err, ErrNotOver) {
		t.Errorf("before a game has ended, the error is %v", err)
	}
	if err := tb.PlayOut(testgame.Buyer{}); err != nil {
		t.Fatal(err)
	}
	for range 10 {
		h.Tick(t)
	}
	r, ok := a.scene.(*menu.Result)
	if !ok {
		t.Fatalf("a game that is over leads to %T, not to the result", a.scene)
	}
	a.Draw(picture)
	_, score, err := a.Result()
	if err != nil || len(score.Accounts) != 2 || len(score.Winners) == 0 {
		t.Errorf("the result has %d accounts and %d winners, and the error %v", len(score.Accounts), len(score.Winners), err)
	}
	h.Button(t, &r.Buttons, "REMATCH")
	if again, ok := a.scene.(*table.Table); !ok || again == tb {
		t.Errorf("a rematch leads to %T, not to another table", a.scene)
	}
}

// TestDemoEnds checks that a demo ends by itself after its game.
func TestDemoEnds(t *testing.T) {
	a, _ := testApp(t, match.Plan{Seats: testgame.Seats("buyer", "buyer"), Seed: 5, Options: testgame.Five})
	a.Demo = true
	for range 20000 {
		if err := a.Update(); errors.Is(err, ebiten.Termination) {
			if _, _, err := a.Result(); err != nil {
				t.Error(err)
			}
			return
		}
	}
	t.Error("the demo goes on for ever")
}

// TestFacesAreInOrder checks that the face painted for each FaceID is its own.
func TestFacesAreInOrder(t *testing.T) {
	book := testgame.Book(t)
	printed, painted := book.Library().Faces, art.Faces(book)
	if len(printed) != len(painted) {
		t.Fatalf("%d faces are painted of %d", len(painted), len(printed))
	}
	for i := range printed {
		if printed[i].Name != painted[i].Name {
			t.Errorf("face %d is %s, and painted as %s", i, printed[i].Name, painted[i].Name)
		}
	}
}

// TestOtherSets checks that a game with other sets than the app's has its own faces.
func TestOtherSets(t *testing.T) {
	other, err := catalog.Prepare(match.Plan{Profile: "tournament"})
	if err != nil {
		t.Fatal(err)
	}
	book := other.Book
	a, err := New(Options{Catalog: catalog.Tested, Views: testViews(), Book: book, Input: &uitest.Hands{}, Players: players.Computers{buyer}, Settings: ui.Settings{Speed: ui.Instant}})
	if err != nil {
		t.Fatal(err)
	}
	faces := &a.faces[0]
	if err := a.start(match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 4}); err != nil {
		t.Fatal(err)
	}
	if m := a.scene.(*table.Table).Match; a.Book == book || a.Book != m.Book() || &a.faces[0] == faces {
		t.Error("the app shows the faces of another book than the game's")
	}
	if _, err := New(Options{Catalog: catalog.Tested, Views: testViews(), Book: book, Plan: match.Plan{Mode: "moon"}}); err == nil {
		t.Error("an app of a mode that does not exist")
	}
}

// TestSpeedOfTheOptions checks that the speed and the text scale of the Options count with a store and
// without one.
func TestSpeedOfTheOptions(t *testing.T) {
	g, err := catalog.Prepare(match.Plan{})
	if err != nil {
		t.Fatal(err)
	}
	for _, store := range []Store{nil, testgame.NewStore(t)} {
		speed := ui.Fastest
		a, err := New(Options{Catalog: catalog.Tested, Views: testViews(), Book: g.Book, Input: &uitest.Hands{}, Players: players.Computers{buyer}, Store: store, Speed: &speed, TextScale: 1.5})
		if err != nil {
			t.Fatal(err)
		}
		if a.Settings.Speed != speed || a.Settings.TextScale != 1.5 {
			t.Errorf("the speed is %s and the text scale %g, want %s and 1.5", a.Settings.Speed, a.Settings.TextScale, speed)
		}
	}
}

// TestSetupIsKept checks that a setup that was left without a game is there again, also after a quick game, and that
// the choices for a game are there after a quick game.
func TestSetupIsKept(t *testing.T) {
	a, h := testApp(t, match.Plan{})
	open := func() *setup.Setup {
		t.Helper()
		h.Button(t, &a.scene.(*menu.Title).Buttons, "NEW GAME")
		return a.scene.(*setup.Setup)
	}
	seats := func(s *setup.Setup) (n int) {
		for _, b := range s.Buttons.List {
			if b.Label == "X" {
				n++
			}
		}
		return n
	}
	s := open()
	before := seats(s)
	h.Button(t, &s.Buttons, "ADD A PERSON")
	want := seats(s)
	if want == before {
		t.Fatal("ADD A PERSON adds no row")
	}
	h.Press(t, ebiten.KeyEscape)
	s = open()
	if got := seats(s); got != want {
		t.Errorf("after Escape the setup has %d seats, want %d", got, want)
	}
	h.Button(t, &s.Buttons, "BACK")
	h.Button(t, &a.scene.(*menu.Title).Buttons, "QUICK GAME")
	a.showTitle()
	s = open()
	if got := seats(s); got != want {
		t.Errorf("after a quick game the setup has %d seats, want %d", got, want)
	}
	h.Button(t, &s.Buttons, "START")
	for _, later := range []func() error{a.quick, a.daily, a.rematch} {
		if err := later(); err != nil {
			t.Fatal(err)
		}
		a.planLike(a.scene.(*table.Table).Match) // as if it was opened again
		a.showTitle()
		if got := seats(open()); got != want {
			t.Errorf("after a game and another one the setup has %d seats, want %d", got, want)
		}
		if got := len(a.quickPlan().Seats); got != 2 {
			t.Errorf("a quick game has %d seats", got)
		}
	}
}

// TestPlanOfTheFlags checks that the plan of the flags fills the setup screen, and that the game
// started there has that mode and its faces.
func TestPlanOfTheFlags(t *testing.T) {
	looptest.NeedDisplay(t)
	plan, err := mode.ParsePlan("trial variant=open-hands villains=3 heroes=deal-two seed=5")
	if err != nil {
		t.Fatal(err)
	}
	a, h := testApp(t, plan)
	picture := ebiten.NewImage(1280, 720)
	h.Button(t, &a.scene.(*menu.Title).Buttons, "NEW GAME")
	a.Draw(picture)
	screen := a.scene.(*setup.Setup)
	on := map[string]bool{}
	for _, b := range screen.Buttons.List {
		on[b.Label] = b.On
	}
	if !on["TEST MODE"] || on["STANDARD GAME"] || !on["OPEN HANDS"] || !on["KEEP 1 OF 2"] {
		t.Errorf("of the flags these are marked: %v", on)
	}
	h.Button(t, &screen.Buttons, "OPEN HANDS")
	h.Button(t, &screen.Variants.Buttons, "SHORT HANDS")
	h.Button(t, &screen.Variants.Buttons, "DONE")
	h.Button(t, &screen.Buttons, "RANDOM")
	h.Button(t, &screen.Buttons, "START")
	tb, ok := a.scene.(*table.Table)
	if !ok {
		t.Fatalf("START leads to %T, not to the table", a.scene)
	}
	if got, want := tb.Match.Plan().String(), "trial sets=trial variant=short-hands,open-hands villains=3 seats=Player,Robo:buyer seed=5"; got != want {
		t.Errorf("the game is\n%s, not\n%s", got, want)
	}
	a.Draw(picture)
	a.showSetup() // as from the result
	on = map[string]bool{}
	for _, b := range a.scene.(*setup.Setup).Buttons.List {
		on[b.Label] = b.On
	}
	if !on["TEST MODE"] || !on["2 CHOSEN"] || !on["RANDOM"] {
		t.Errorf("of the latest game these are marked: %v", on)
	}
	a.Draw(picture)
	a.showTitle()
	a.Draw(picture)
}

// TestPressEndsWithItsScene checks that a press that began in one scene is not a click in the next.
func TestPressEndsWithItsScene(t *testing.T) {
	a, h := testApp(t, match.Plan{})
	h.Button(t, &a.scene.(*menu.Title).Buttons, "NEW GAME")
	title := menu.NewTitle(a.program())
	var x, y float64
	for _, b := range title.Buttons.List {
		if b.Label == "QUICK GAME" {
			x, y = b.Box.Middle()
		}
	}
	a.show(title)
	h.Move(x, y)
	h.Left = true
	h.Tick(t)
	again := menu.NewTitle(a.program())
	a.show(again)
	h.Tick(t)
	h.Left = false
	if h.Tick(t); a.scene != ui.Screen(again) {
		t.Errorf("a press of the scene before leads to %T", a.scene)
	}
	if a.pointer.Released || a.pointer.Dragging {
		t.Error("the end of a press of the scene before is seen")
	}
	if h.Click(t, x, y); a.scene == ui.Screen(again) {
		t.Error("the next click does nothing")
	}
}
