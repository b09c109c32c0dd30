package setup

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/mode/standard"
	"lineup/render/art/pen"
	"lineup/render/players"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// testNeeds returns needs that record the requests of the screen.
func testNeeds(asked *[]string) Needs {
	note := func(what string) { *asked = append(*asked, what) }
	return Needs{
		Catalog:   catalog.Shipped,
		Computers: players.Computers{{Kind: "random"}, {Kind: "buyer"}},
		Parts:     testParts,
		Start:     func(match.Plan) error { note("start"); return nil },
		Back:      func() { note("back") },
	}
}

// testParts are the modes' parts of the screen in these tests.
var testParts = map[string]ModePart{
	"standard": {Sections: []Section{testVillains}, HeroesDealt: standard.HeroesDealt, Partners: true, Looks: players.SeatLooks{Team: pen.Palette.Member}},
	"trial":    {Sections: []Section{testVillains}},
	"rebirth":  {Sections: []Section{NumberSection{Option: "scenario", Head: "SCENARIO", Note: testNote}, testTeams{}}},
}

var testVillains = NumberSection{Option: standard.Villains, Head: "SUPER-VILLAINS", Note: testNote}

// testNote returns a note if a number is greater than usual.
func testNote(o mode.Option, n int) ui.FormNote {
	if n > o.Default {
		return ui.FormNote{Words: "More than usual."}
	}
	return ui.FormNote{}
}

// testTeams is a section with a button that puts the first two seats into a team.
type testTeams struct{}

func (testTeams) Options() []string { return nil }

func (testTeams) Row(m mode.Mode, p mode.Plan, set func(mode.Plan)) (ui.FormRow, bool) {
	return ui.FormRow{Head: "TEAMS", Controls: []ui.Control{{Button: ui.Button{Label: "TEAM UP", Do: func() {
		p.Seats = slices.Clone(p.Seats)
		p.Seats[0].Team, p.Seats[1].Team = "red", "red"
		set(p)
	}}}}}, m.Teams
}

// quick returns the screen with the plan of a quick game and these rules.
func quick(n Needs, rules match.Plan) *Setup { return New(n, n.Computers.QuickPlan(rules, "")) }

// addSeat adds a computer player.
func (s *Setup) addSeat() { s.addComputer(s.needs.Computers.Strongest()) }

// TestAddsPeople checks that a person and a computer player have a button each.
func TestAddsPeople(t *testing.T) {
	s := quick(testNeeds(new([]string)), match.Plan{})
	h := &uitest.Hands{}
	h.HoldScene(ui.NewCanvas(), s.Update)
	h.Button(t, &s.Buttons, "ADD A PERSON")
	h.Button(t, &s.Buttons, "ADD A COMPUTER: BUYER")
	if all := s.plan.Seats; len(all) != 4 || all[2].Player != "" || all[3].Player != "buyer" || all[2].Name == "" || all[2].Name == all[3].Name {
		t.Errorf("a person and a computer player make %+v", all)
	}
}

// TestSaysThatNobodyPlays checks that the screen says so as soon as all players are computers, whichever way that
// happens, and not while a person plays.
func TestSaysThatNobodyPlays(t *testing.T) {
	s := quick(testNeeds(new([]string)), match.Plan{})
	h := &uitest.Hands{}
	h.HoldScene(ui.NewCanvas(), s.Update)
	says := func(want bool) {
		t.Helper()
		if got := slices.ContainsFunc(ui.NewCanvas().Read(1920, 1080, nil, s.Draw).Lines, func(l ui.PageLine) bool { return strings.HasPrefix(l.Text, "All players are computers.") }); got != want {
			t.Errorf("with %+v it says that you will watch: %v", s.plan.Seats, got)
		}
	}
	says(false)
	h.Button(t, &s.Buttons, "PERSON")
	says(true)
	h.Button(t, &s.Buttons, "ADD A PERSON")
	says(false)
	for _, b := range slices.Backward(s.Buttons.List) {
		if b.Label == "X" { // of the person
			h.Click(t, b.Box.X+20, b.Box.Y+20)
			break
		}
	}
	says(true)
	h.Button(t, &s.Buttons, "START")
	says(true)
}

// TestDownLeadsToTheName checks that Down from the modes leads to the name of the first player, not to the type of player,
// which the next press would change.
func TestDownLeadsToTheName(t *testing.T) {
	s := quick(testNeeds(new([]string)), match.Plan{})
	for _, size := range [][2]int{{1280, 720}, {1280, 800}} {
		c := ui.NewCanvas()
		c.Fit = (&ui.Settings{}).Fit(size[0], size[1])
		p := c.Read(size[0], size[1], nil, s.Draw)
		for _, m := range s.needs.Catalog.Modes()[:1] {
			from := strings.ToUpper(m.Title)
			i := slices.IndexFunc(p.Targets, func(t ui.PageTarget) bool { return t.What == from })
			if i < 0 {
				t.Fatalf("%v: there is no %s", size, from)
			}
			if to := p.Toward(i, 0, 1); to < 0 || !p.Targets[to].Types {
				t.Errorf("%v: Down from %s leads to %d", size, from, to)
			}
		}
		person := slices.IndexFunc(p.Targets, func(t ui.PageTarget) bool { return t.What == "PERSON" })
		if to := p.Toward(person, 0, 1); to < 0 || p.Targets[to].Types {
			t.Errorf("%v: Down from PERSON leads to a name", size)
		}
	}
}

// TestTabReads checks that Tab leads through the screen as it is read: the mode, the players, the sets and variants,
// the choices at the right from above, and the footer, with START last.
func TestTabReads(t *testing.T) {
	s, h, c := quick(testNeeds(new([]string)), match.Plan{}), &uitest.Hands{}, ui.NewCanvas()
	f := h.HoldFramed(c, s.Update, s.Draw)
	groups := map[any]bool{}
	var seen []string
	h.Press(t, ebiten.KeyTab)
	for range 40 {
		at, ok := f.Target()
		if !ok || groups[at.Group] {
			break
		}
		groups[at.Group] = true
		seen = append(seen, at.What)
		h.Press(t, ebiten.KeyTab)
	}
	want := []string{"STANDARD GAME", "field name", "Previous kind of player", "BASE SET", "CHOOSE", "RANDOM", "Fewer", "STANDARD", "field random", "NEW SEED", "BACK", "START"}
	if !slices.Equal(seen, want) {
		t.Errorf("Tab leads to %q, want %q", seen, want)
	}
}

// TestSetup checks the controls for a new game, and that a plan that cannot be played gives a
// reason.
func TestSetup(t *testing.T) {
	var asked []string
	var started *match.Plan
	p := testNeeds(&asked)
	p.Start = func(plan match.Plan) error {
		g, err := catalog.Build(plan)
		if err == nil {
			started = &g.Plan
		}
		return err
	}
	s := quick(p, match.Plan{})
	h := &uitest.Hands{}
	h.HoldScene(ui.NewCanvas(), s.Update)

	h.Button(t, &s.Buttons, "ADD A COMPUTER: BUYER")
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
	h.Button(t, &s.Buttons, "RANDOM HERO")
	if len(s.picker.Heroes) == 0 {
		t.Fatal("no heroes to pick from")
	}
	first := s.picker.Heroes[0]
	if h.Click(t, first.Box.X+50, first.Box.Y+50); !s.picker.Shown() || len(s.plan.Seats[0].Heroes) > 0 {
		t.Error("a click on a hero picks it at once")
	}
	h.Press(t, ebiten.KeyEnter)
	if !slices.Equal(s.plan.Seats[0].Heroes, []string{first.Face.Name}) {
		t.Errorf("picked %q, want %q", s.plan.Seats[0].Heroes, first.Face.Name)
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
	want := "standard sets=base profile=tournament villains=2 seats=Player:person:" + first.Face.Name + ",Robo:buyer,Cleo:buyer heroes=chosen seed=42"
	if got := started.String(); got != want {
		t.Errorf("the game is not the one that was set up:\n%s, not\n%s", got, want)
	}
	s.needs.Start = func(match.Plan) error { return errors.New("no cards are left") }
	h.Button(t, &s.Buttons, "START")
	if s.fault != "No cards are left." {
		t.Errorf("a game that cannot be dealt is told of as %q", s.fault)
	}
}

// TestPickedThenRandom checks that picked heroes do not matter after another way of dealing is
// chosen.
func TestPickedThenRandom(t *testing.T) {
	var asked []string
	var started match.Plan
	p := testNeeds(&asked)
	p.Start = func(plan match.Plan) error { started = plan; return nil }
	plan := match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 4, Heroes: mode.DealTwo}
	plan.Seats[0].Heroes = []string{"Batman"}
	s := New(p, plan)
	h := &uitest.Hands{}
	h.HoldScene(ui.NewCanvas(), s.Update)
	h.Button(t, &s.Buttons, "START")
	if got, want := started.String(), "seats=Ana,\"Robo 1\":buyer heroes=deal-two seed=4"; got != want {
		t.Errorf("the game is\n%s, not\n%s", got, want)
	}
}

// TestWays checks that the buttons of the screen request what their labels say.
func TestWays(t *testing.T) {
	for label, want := range map[string]string{"START": "start", "BACK": "back"} {
		t.Run(label, func(t *testing.T) {
			var asked []string
			s := quick(testNeeds(&asked), match.Plan{})
			h := &uitest.Hands{}
			h.HoldScene(ui.NewCanvas(), s.Update)
			if h.Button(t, &s.Buttons, label); len(asked) != 1 || asked[0] != want {
				t.Errorf("it asks for %v, want %s", asked, want)
			}
		})
	}
}

// TestOptionsComeBack checks that an option that did not fit for a while returns to its old value,
// unless it was set again or another setup was pasted.
func TestOptionsComeBack(t *testing.T) {
	s, h, _ := screen(t, catalog.Tested, match.Plan{})
	want := func(when, want string) {
		t.Helper()
		if got, _ := s.plan.Options.Value(standard.Villains); got != want {
			t.Errorf("%s the number of Super-Villains is set to %q, not %q", when, got, want)
		}
	}
	variant := func() {
		label := "CHOOSE"
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
	h.Button(t, &s.Buttons, "TEST MODE")
	want("in the trial, which has five at most,", "")
	h.Button(t, &s.Buttons, "STANDARD GAME")
	want("back in the standard game", "10")
	h.Button(t, &s.Buttons, "TEST MODE")
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

// TestPartners checks that the seats of a team game have their teams' colors and that partners are
// named, and that there are no teams with too few seats.
func TestPartners(t *testing.T) {
	seats := testgame.Seats("Ana", "Ben", "Cleo", "Dan")
	for _, c := range []struct {
		plan   match.Plan
		seated string
		team   string // of the third seat
		look   pen.Seat
	}{
		{match.Plan{Seats: seats, Variants: []string{standard.Teams}}, "Ana and Cleo vs. Ben and Dan", "TEAM 1", pen.Standard.Member(0, 1)},
		{match.Plan{Seats: seats}, "2 to 5, in turn order; the first player is random", "", pen.Standard.Seat(2)},
		{match.Plan{Seats: seats[:3], Variants: []string{standard.Teams}}, "4, in turn order; the first player is random", "", pen.Standard.Seat(2)},
	} {
		t.Run(c.seated, func(t *testing.T) {
			s, _, _ := screen(t, catalog.Shipped, c.plan)
			s.plan.Seats = c.plan.Seats
			s.lay()
			if s.seated() != c.seated || s.teamWords(2) != c.team || s.seatLook(pen.Standard, 2) != c.look {
				t.Errorf("%v: %q, %q, %v; want %+v", c.plan, s.seated(), s.teamWords(2), s.seatLook(pen.Standard, 2), c)
			}
			checkLayout(t, s)
		})
	}
}
