package menu

import (
	"errors"
	"image/color"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/mode/rebirth"
	"lineup/game/mode/standard"
	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// testProgram is a program around the screens that notes what they ask of it.
func testProgram(t *testing.T, asked *[]string) *Program {
	note := func(what string) func() { return func() { *asked = append(*asked, what) } }
	return &Program{
		Catalog: catalog.Shipped,
		Faces:   art.Faces(testgame.Book(t)),
		Players: []Player{{Kind: "random"}, {Kind: "buyer"}},
		Start:   func(match.Plan) error { note("start")(); return nil },
		Quick:   func() error { note("quick")(); return nil },
		Rematch: func() error { note("rematch")(); return nil },
		Setup:   note("setup"), Title: note("title"), Quit: note("quit"),
	}
}

// TestSetup goes through the controls of a new game, and sees that what cannot be
// played is said in place.
func TestSetup(t *testing.T) {
	var asked []string
	var started *match.Plan
	p := testProgram(t, &asked)
	p.Start = func(plan match.Plan) error {
		g, err := catalog.Build(plan)
		if err == nil {
			started = &g.Plan
		}
		return err
	}
	s := NewSetup(p, QuickPlan(match.Plan{}, "", p.Players))
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
	if started != nil || s.fault != "Seat 3 has no name." {
		t.Fatalf("of a seat without a name is told %q", s.fault)
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
	if !slices.Equal(s.plan.Seats[0].Heroes, []string{first.face.Name}) {
		t.Errorf("picked %q, want %q", s.plan.Seats[0].Heroes, first.face.Name)
	}
	for range 8 {
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
	want := "standard sets=base profile=tournament villains=2 seats=Player:person:" + first.face.Name + ",Robo:buyer,Cleo:buyer heroes=chosen seed=42"
	if got := started.String(); got != want {
		t.Errorf("the game is not the one that was set up:\n%s, not\n%s", got, want)
	}
	p.Start = func(match.Plan) error { return errors.New("no cards are left") }
	h.Button(t, &s.Buttons, "START")
	if s.fault != "No cards are left." {
		t.Errorf("a game that cannot be dealt is told of as %q", s.fault)
	}
}

// TestPickedThenRandom: heroes picked before another way to hand them out was
// chosen are not in the way.
func TestPickedThenRandom(t *testing.T) {
	var asked []string
	var started match.Plan
	p := testProgram(t, &asked)
	p.Start = func(plan match.Plan) error { started = plan; return nil }
	plan := match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 4, Heroes: mode.DealTwo}
	plan.Seats[0].Heroes = []string{"Batman"}
	s := NewSetup(p, plan)
	h := &uitest.Hands{}
	h.HoldScene(ui.NewCanvas(), s.Update)
	h.Button(t, &s.Buttons, "START")
	if got, want := started.String(), "seats=Ana,\"Robo 1\":buyer heroes=deal-two seed=4"; got != want {
		t.Errorf("the game is\n%s, not\n%s", got, want)
	}
}

// TestWays sees that the buttons of the screens ask for what they say.
func TestWays(t *testing.T) {
	var asked []string
	p := testProgram(t, &asked)
	m := testgame.Match(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 4})
	title, setup, result := NewTitle(p), NewSetup(p, QuickPlan(match.Plan{}, "", p.Players)), NewResult(p, m)
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

// TestGuests: Super-Villains of later Scenarios are chosen for a single game once a campaign has
// opened them, and nobody is told of them before.
func TestGuests(t *testing.T) {
	for _, c := range []struct {
		won  int
		want string
	}{{2, ""}, {3, "mister-mxyzptlk"}, {8, "mister-mxyzptlk, starro, darkseid, all"}} {
		store := testgame.NewStore(t)
		if _, err := store.KeepCampaign(played(t, 1, false, wins(c.won)...), nil); err != nil {
			t.Fatal(err)
		}
		var asked []string
		p := testProgram(t, &asked)
		p.Store = store
		s := NewSetup(p, QuickPlan(match.Plan{Mode: "rebirth"}, "", p.Players))
		h := &uitest.Hands{}
		h.HoldScene(ui.NewCanvas(), s.Update)
		var got []string
		for label := "NONE"; strings.Contains(s.headings(), "GUESTS"); {
			h.Button(t, &s.Buttons, label)
			word, _ := s.plan.Options.Value(rebirth.GuestsOption)
			if word == "none" {
				break
			}
			got, label = append(got, word), strings.ToUpper(mode.Plain(word))
		}
		if words := strings.Join(got, ", "); words != c.want {
			t.Errorf("after %d Scenarios %q can be chosen, want %q", c.won, words, c.want)
		}
	}
}

// TestOptionsComeBack: what was set and had no place for a while is as it was set afterwards,
// unless it was set anew meanwhile or another setup was pasted.
func TestOptionsComeBack(t *testing.T) {
	s, h, _ := screen(t, catalog.Tested, match.Plan{})
	want := func(when, want string) {
		t.Helper()
		if got, _ := s.plan.Options.Value(standard.Villains); got != want {
			t.Errorf("%s the number of Super-Villains is set to %q, not %q", when, got, want)
		}
	}
	variant := func() {
		label := "NONE CHOSEN"
		if len(s.plan.Variants) > 0 {
			label = "HIDDEN"
		}
		h.Button(t, &s.Buttons, label)
		h.Button(t, &s.Variants.Buttons, "HIDDEN")
		h.Button(t, &s.Variants.Buttons, "DONE")
	}
	h.Button(t, &s.Buttons, "+")
	h.Button(t, &s.Buttons, "+")
	variant()
	want("without a stack", "")
	if s.fault != "" {
		t.Errorf("without a stack is told %q", s.fault)
	}
	variant()
	want("with a stack again", "10")
	h.Button(t, &s.Buttons, "TRIAL OF THE MACHINE")
	want("in the trial, which has five at most,", "")
	h.Button(t, &s.Buttons, "STANDARD GAME")
	want("back in the standard game", "10")
	h.Button(t, &s.Buttons, "TRIAL OF THE MACHINE")
	h.Button(t, &s.Buttons, "-")
	h.Button(t, &s.Buttons, "STANDARD GAME")
	want("after another number was set in the trial", "3")
	variant()
	if err := s.take("standard variant=hidden"); err != nil {
		t.Fatal(err)
	}
	variant()
	want("after a setup was pasted", "")
}

// TestPartners: in a game of teams the seats have the colours of their teams, as at the table, and
// it is told who are partners; where there are too few seats there are no teams yet.
func TestPartners(t *testing.T) {
	seats := testgame.Seats("Ana", "Ben", "Cleo", "Dan")
	for _, c := range []struct {
		plan   match.Plan
		seated string
		team   string // of the third seat
		colour color.NRGBA
	}{
		{match.Plan{Seats: seats, Variants: []string{standard.Teams}}, "Ana and Cleo against Ben and Dan", "TEAM 1", pen.TeamColour(0, 1)},
		{match.Plan{Seats: seats}, "2 to 5 players, clockwise", "", pen.SeatColour(2)},
		{match.Plan{Seats: seats[:3], Variants: []string{standard.Teams}}, "4 players, clockwise", "", pen.SeatColour(2)},
	} {
		s, _, _ := screen(t, catalog.Shipped, c.plan)
		s.plan.Seats = c.plan.Seats
		s.lay()
		if s.seated() != c.seated || s.teamWords(2) != c.team || s.colour(2) != c.colour {
			t.Errorf("%v: %q, %q, %v; want %+v", c.plan, s.seated(), s.teamWords(2), s.colour(2), c)
		}
		if m := (&Result{match: testgame.Match(t, match.Plan{Seats: seats, Variants: c.plan.Variants})}); len(c.plan.Seats) == 4 && m.colour(2) != s.colour(2) {
			t.Errorf("%v: the colour is not that of the table, %v", c.plan, m.colour(2))
		}
		checkLayout(t, s)
	}
}
