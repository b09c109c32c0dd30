package menu

import (
	"errors"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/rules"
	"lineup/render/art"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// testProgram is a program around the screens that notes what they ask of it.
func testProgram(t *testing.T, asked *[]string) *Program {
	note := func(what string) func() { return func() { *asked = append(*asked, what) } }
	return &Program{
		Faces:   art.Faces(testgame.Book(t)),
		Players: []Player{{Kind: "random"}, {Kind: "buyer"}},
		Start:   func(Plan) error { note("start")(); return nil },
		Quick:   func() error { note("quick")(); return nil },
		Rematch: func() error { note("rematch")(); return nil },
		Setup:   note("setup"), Title: note("title"), Quit: note("quit"),
	}
}

// TestSetup goes through the controls of a new game, and sees that what cannot be
// played is said in place.
func TestSetup(t *testing.T) {
	var asked []string
	var started *Plan
	p := testProgram(t, &asked)
	p.Start = func(plan Plan) error { started = &plan; return nil }
	s := NewSetup(p, QuickPlan(Plan{}, Plan{}, p.Players))
	h := &uitest.Hands{}
	h.HoldScene(ui.NewCanvas(), s.Update)

	h.Button(t, &s.Buttons, "ADD A SEAT")
	if len(s.plan.Seats) != 3 {
		t.Fatalf("%d seats after adding one to two", len(s.plan.Seats))
	}
	name := &s.names[2]
	h.Click(t, name.Box.X+20, name.Box.Y+20)
	for range name.Text {
		h.Press(t, ebiten.KeyBackspace)
	}
	h.Press(t, ebiten.KeyEnter)
	h.Button(t, &s.Buttons, "START")
	if started != nil || s.fault == "" {
		t.Fatal("a seat without a name is not told of")
	}
	name = &s.names[2]
	h.Click(t, name.Box.X+20, name.Box.Y+20)
	h.Runes = []rune("Cleo")
	h.Tick(t)
	if s.plan.Seats[2].Name != "Cleo" {
		t.Errorf("typing a name gave %q", s.plan.Seats[2].Name)
	}

	h.Button(t, &s.Buttons, "CHOSEN")
	h.Button(t, &s.Buttons, "ANY HERO")
	if len(s.picker.heroes) == 0 {
		t.Fatal("no heroes to pick from")
	}
	first := s.picker.heroes[0]
	h.Click(t, first.box.X+50, first.box.Y+50)
	if s.plan.Seats[0].Hero != first.face.Name {
		t.Errorf("picked %q, want %q", s.plan.Seats[0].Hero, first.face.Name)
	}
	for range 5 {
		h.Button(t, &s.Buttons, "-")
	}
	h.Button(t, &s.Buttons, "TOURNAMENT")
	h.Click(t, s.seed.Box.X+20, s.seed.Box.Y+20)
	h.Runes = []rune("4x2")
	h.Tick(t)
	if s.seed.Text != "42" {
		t.Errorf("the seed field took in %q", s.seed.Text)
	}
	h.Button(t, &s.Buttons, "START")
	if started == nil {
		t.Fatalf("the game does not start: %q", s.fault)
	}
	if started.Seed != 42 || started.Villains != rules.FewestVillains || started.Profile != "tournament" || started.Seats[0].Hero == "" || len(started.Seats) != 3 {
		t.Errorf("the game is not the one that was set up: %+v", started)
	}
	p.Start = func(Plan) error { return errors.New("no cards are left") }
	h.Button(t, &s.Buttons, "START")
	if s.fault != "This cannot be dealt: no cards are left." {
		t.Errorf("a game that cannot be dealt is told of as %q", s.fault)
	}
}

// TestWays sees that the buttons of the screens ask for what they say.
func TestWays(t *testing.T) {
	var asked []string
	p := testProgram(t, &asked)
	m := testgame.Match(t, rules.Setup{Seed: 4}, "Ana", "buyer")
	title, setup, result := NewTitle(p), NewSetup(p, QuickPlan(Plan{}, Plan{}, p.Players)), NewResult(p, m)
	h := &uitest.Hands{}
	for _, c := range []struct {
		update      func(*ui.Pointer, float64) error
		buttons     *ui.Buttons
		label, want string
	}{
		{title.Update, &title.Buttons, "QUICK GAME", "quick"}, {title.Update, &title.Buttons, "NEW GAME", "setup"},
		{title.Update, &title.Buttons, "QUIT", "quit"}, {setup.Update, &setup.Buttons, "START", "start"},
		{setup.Update, &setup.Buttons, "BACK", "title"}, {result.Update, &result.Buttons, "REMATCH", "rematch"},
		{result.Update, &result.Buttons, "NEW GAME", "setup"}, {result.Update, &result.Buttons, "TITLE", "title"},
	} {
		asked = nil
		h.HoldScene(ui.NewCanvas(), c.update)
		h.Button(t, c.buttons, c.label)
		if len(asked) != 1 || asked[0] != c.want {
			t.Errorf("%s asks for %v, want %s", c.label, asked, c.want)
		}
	}
}
