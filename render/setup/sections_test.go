package setup

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/mode/standard"
	"lineup/game/mode/trial"
	"lineup/game/sets"
	trialset "lineup/game/sets/trial"
	"lineup/render/looptest"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
	"lineup/render/wording"
)

func TestMain(m *testing.M) { looptest.Main(m) }

// full returns a catalog with every kind of choice: two modes, variants that bar each other, and
// two sets that can be mixed.
func full() *mode.Catalog {
	s, tr := standard.Mode(), trial.Mode()
	s.Sets, s.SetCount = []string{"base", "moon"}, mode.Range{Min: 1, Max: 2}
	tr.Seats = mode.Range{Min: 2, Max: 3}
	tr.Variants = append(tr.Variants, mode.Edit{Word: "closed-hands", Says: "Nobody sees anything.", Bars: map[string]string{"open-hands": "hands are one or the other"}})
	return mode.NewCatalog([]mode.Mode{s, tr}, append(sets.All(), trialset.Box(), moon(false)))
}

// crowd returns a catalog of one mode with several sets and eight variants.
func crowd() *mode.Catalog {
	m := standard.Mode()
	m.Sets, m.Variants = []string{"base", "moon"}, nil
	for _, word := range []string{"patrol", "teams", "two-heroes", "synergy", "hunt", "hidden", "mixes", "halves"} {
		m.Variants = append(m.Variants, mode.Edit{Word: word, Says: "It changes nothing."})
	}
	return mode.NewCatalog([]mode.Mode{m}, append(sets.All(), moon(true)))
}

// moon returns a set that is the base set without Batman, or only its Equipment and one hero, which
// cannot be played alone.
func moon(alone bool) card.Set {
	box := sets.All()[0]
	box.ID, box.Name = "moon", "Moon Set"
	box.Cards = slices.DeleteFunc(slices.Clone(box.Cards), func(c card.Card) bool {
		return c.Name == "Batman" || c.Kind != card.Equipment && c.Name != "Cyborg" && !alone
	})
	for i := range box.Cards {
		if box.Cards[i].Name == "Cyborg" && !alone {
			box.Cards[i].Name = "Moon Man"
		}
	}
	return box
}

// screen returns a setup screen of a catalog, hands on it, and the plan of the latest game it
// started, as the game has it.
func screen(t *testing.T, c *mode.Catalog, plan match.Plan) (*Setup, *uitest.Hands, *string) {
	t.Helper()
	var asked []string
	started := new(string)
	p := testNeeds(&asked)
	p.Catalog = c
	p.Start = func(plan match.Plan) error {
		g, err := c.Build(plan)
		if err == nil {
			*started = g.Plan.String()
		}
		return err
	}
	s := quick(p, plan)
	h := &uitest.Hands{}
	h.HoldScene(ui.NewCanvas(), s.Update)
	return s, h, started
}

// headings returns the headings of the visible sections.
func (s *Setup) headings() string {
	var out []string
	for _, l := range ui.NewCanvas().Read(1920, 1080, nil, s.Form.Draw).Lines {
		if l.Part == "tag" {
			out = append(out, l.Text)
		}
	}
	return strings.Join(out, ", ")
}

// button returns the button with a label. Ok reports whether there is one.
func (s *Setup) button(label string) (b ui.Button, ok bool) {
	i := slices.IndexFunc(s.Buttons.List, func(b ui.Button) bool { return b.Label == label })
	if i < 0 {
		return ui.Button{}, false
	}
	return s.Buttons.List[i], true
}

// labels returns the labels of all buttons.
func (s *Setup) labels() string {
	var out []string
	for _, b := range s.Buttons.List {
		out = append(out, b.Label)
	}
	return strings.Join(out, ", ")
}

// checkLayout checks that no two controls overlap and that all are on the stage.
func checkLayout(t *testing.T, s *Setup) {
	t.Helper()
	stage := ui.BoxAt(0, 0, ui.StageWidth, ui.StageHeight)
	var boxes []ui.Box
	for _, b := range s.Buttons.List {
		boxes = append(boxes, b.Box)
	}
	for _, f := range append(s.names, s.seed) {
		boxes = append(boxes, f.Box)
	}
	for i, b := range boxes {
		if !b.Within(stage) || b.W < 40 || b.H < 32 {
			t.Errorf("a control lies off the stage, or is too small: %+v", b)
		}
		for _, other := range boxes[i+1:] {
			if b.Overlaps(other) {
				t.Errorf("the controls %v and %v overlap", b, other)
			}
		}
	}
}

// TestTeams checks that a section can change the plan, and that teams are dropped without two teams
// of two.
func TestTeams(t *testing.T) {
	s, h, _ := screen(t, catalog.Shipped, match.Plan{Mode: "rebirth", Variants: []string{"competitive"}})
	teams := func(want string) {
		t.Helper()
		got := ""
		for _, p := range s.plan.Seats {
			got += p.Team + "."
		}
		if got != want {
			t.Errorf("the teams are %s, want %s", got, want)
		}
	}
	h.Button(t, &s.Buttons, "TEAM UP")
	teams("..") // two players do not make two teams
	s.addSeat()
	s.addSeat()
	h.Button(t, &s.Buttons, "TEAM UP")
	teams("red.red...")
	s.plan.Variants = []string{"competitive", "closed-hands"} // which bar each other
	s.keep()
	teams("red.red...")
	h.Button(t, &s.Buttons, "X")
	teams("...")
	s.plan.Variants = []string{"competitive"}
	s.addSeat()
	h.Button(t, &s.Buttons, "TEAM UP")
	s.plan.Variants = nil
	s.keep()
	teams("....")
	if strings.Contains(s.headings(), "TEAMS") {
		t.Error("there is a section that the mode, as it is, has no use for")
	}
}

// TestRowsOfAChoiceOnly checks that only choices with alternatives have rows.
func TestRowsOfAChoiceOnly(t *testing.T) {
	for _, c := range []struct {
		name    string
		catalog *mode.Catalog
		plan    match.Plan
		want    string
	}{
		{"standard", catalog.Shipped, match.Plan{}, "MODE, SETS, VARIANTS, SUPER HEROES, SUPER-VILLAINS, RULES, SEED AND UNDO"},
		{"rebirth", catalog.Shipped, match.Plan{Mode: "rebirth"}, "MODE, SETS, VARIANTS, SUPER HEROES, SCENARIO, SEED AND UNDO"},
		{"competitive", catalog.Shipped, match.Plan{Mode: "rebirth", Variants: []string{"competitive"}}, "MODE, SETS, VARIANTS, SUPER HEROES, TEAMS, SEED AND UNDO"},
		{"three modes", catalog.Tested, match.Plan{}, "MODE, SETS, VARIANTS, SUPER HEROES, SUPER-VILLAINS, RULES, SEED AND UNDO"},
		{"trial", catalog.Tested, match.Plan{Mode: "trial"}, "MODE, VARIANTS, SUPER HEROES, SUPER-VILLAINS, SEED AND UNDO"},
		{"one mode", crowd(), match.Plan{}, "SETS, VARIANTS, SUPER HEROES, SUPER-VILLAINS, RULES, SEED AND UNDO"},
		{"two modes", full(), match.Plan{}, "MODE, SETS, VARIANTS, SUPER HEROES, SUPER-VILLAINS, RULES, SEED AND UNDO"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s, h, _ := screen(t, c.catalog, c.plan)
			if got := s.headings(); got != c.want {
				t.Errorf("%v of the catalog: %s, want %s", c.plan, got, c.want)
			}
			for len(s.plan.Seats) < s.game.Mode.Seats.Max {
				h.Button(t, &s.Buttons, "ADD A COMPUTER: BUYER")
			}
			checkLayout(t, s)
		})
	}
}

// TestModeAndVariants checks that a game of another mode can be planned with clicks.
func TestModeAndVariants(t *testing.T) {
	s, h, started := screen(t, catalog.Tested, match.Plan{Profile: "tournament"})
	h.Button(t, &s.Buttons, "-") // seven Super-Villains, too many for the trial
	h.Button(t, &s.Buttons, "TEST MODE")
	if b, _ := s.button("TEST MODE"); !b.On {
		t.Error("the mode that was clicked is not marked")
	}
	if b, _ := s.button("START"); b.Off || s.fault != "" {
		t.Fatalf("a game of the trial cannot be started: %q", s.fault)
	}
	row, _ := s.Row("SUPER-VILLAINS")
	if b, _ := s.button("+"); b.Off || row.Controls[1].Value != "4" {
		t.Errorf("the trial has %q Super-Villains", row.Controls[1].Value)
	}
	h.Button(t, &s.Buttons, "+")
	if b, _ := s.button("+"); !b.Off {
		t.Error("a sixth Super-Villain can be added, of five")
	}
	h.Button(t, &s.Buttons, "CHOOSE")
	h.Button(t, &s.Variants.Buttons, "OPEN HANDS")
	h.Button(t, &s.Variants.Buttons, "SHORT HANDS")
	if b, _ := s.button("2 CHOSEN"); !b.On {
		t.Errorf("what is chosen is not told: there are %s", s.labels())
	}
	h.Button(t, &s.Variants.Buttons, "SHORT HANDS")
	if i := slices.IndexFunc(s.Variants.Buttons.List, func(b ui.Button) bool { return b.Label == "OPEN HANDS" }); !s.Variants.Buttons.List[i].On {
		t.Error("the variant that was clicked is not marked")
	}
	h.Button(t, &s.Variants.Buttons, "DONE")
	h.Button(t, &s.Buttons, "START")
	if want := "trial sets=trial variant=open-hands villains=5 seats=Player,Robo:buyer"; *started != want {
		t.Errorf("the game is\n%s, not\n%s", *started, want)
	}
	h.Button(t, &s.Buttons, "STANDARD GAME")
	h.Button(t, &s.Buttons, "START")
	if want := "standard sets=base villains=5 seats=Player,Robo:buyer"; *started != want {
		t.Errorf("back in the first mode the game is\n%s, not\n%s", *started, want)
	}
}

// TestSets checks that a click adds a set if the mode allows several, and otherwise replaces the
// chosen one.
func TestSets(t *testing.T) {
	s, h, started := screen(t, full(), match.Plan{Heroes: mode.Chosen})
	start := func(want string) {
		t.Helper()
		h.Button(t, &s.Buttons, "START")
		if *started != want {
			t.Errorf("the game is\n%s, not\n%s (%s)", *started, want, s.fault)
		}
	}
	h.Button(t, &s.Buttons, "MOON SET")
	h.Button(t, &s.Buttons, "RANDOM HERO")
	for _, k := range s.picker.Heroes {
		if k.Face.Name == "Moon Man" {
			h.Click(t, k.Box.X+20, k.Box.Y+20)
			h.Press(t, ebiten.KeyEnter)
			break
		}
	}
	start(`standard sets=base,moon seats=Player:person:"Moon Man",Robo:buyer heroes=chosen`)
	h.Button(t, &s.Buttons, "BASE SET")
	if want := "Not enough Super Heroes: 2 players need 1 each (2), and only 1 can be dealt."; s.fault != want {
		t.Errorf("of a set that is too small is told %q", s.fault)
	}
	h.Button(t, &s.Buttons, "MOON SET") // with none left, the mode's first is used, and the hero is dropped
	start("standard sets=base seats=Player,Robo:buyer heroes=chosen")

	one := standard.Mode()
	one.Sets, one.SetCount = []string{"base", "moon"}, mode.Range{Min: 1, Max: 1}
	s, h, started = screen(t, mode.NewCatalog([]mode.Mode{one}, append(sets.All(), moon(true))), match.Plan{})
	h.Button(t, &s.Buttons, "MOON SET")
	start("standard sets=moon seats=Player,Robo:buyer")

	// A pack is added to other sets, and is never the only one.
	s, h, started = screen(t, full(), match.Plan{})
	h.Button(t, &s.Buttons, "PACKS")
	h.Button(t, &s.Variants.Buttons, "CROSSOVER 1")
	h.Button(t, &s.Variants.Buttons, "DONE")
	start("standard sets=base,crossover_1 seats=Player,Robo:buyer")
	h.Button(t, &s.Buttons, "BASE SET")
	start("standard sets=base,crossover_1 seats=Player,Robo:buyer")
	h.Button(t, &s.Buttons, "PACKS: 1")
	h.Button(t, &s.Variants.Buttons, "CLEAR")
	h.Button(t, &s.Variants.Buttons, "DONE")
	start("standard sets=base seats=Player,Robo:buyer")
}

// TestWhyNot checks that a plan that cannot be played disables START with a reason, until the
// reason is gone.
func TestWhyNot(t *testing.T) {
	s, h, started := screen(t, full(), match.Plan{})
	stuck := func(want string) {
		t.Helper()
		b, _ := s.button("START")
		if !b.Off || s.fault != want {
			t.Errorf("START is off: %v, because of %q, not %q", b.Off, s.fault, want)
		}
		h.Button(t, &s.Buttons, "START")
		h.Press(t, ebiten.KeyEnter)
		if *started != "" {
			t.Errorf("the game %s was started", *started)
		}
	}
	h.Button(t, &s.Buttons, "ADD A COMPUTER: BUYER")
	h.Button(t, &s.Buttons, "ADD A COMPUTER: BUYER")
	h.Button(t, &s.Buttons, "TEST MODE")
	stuck("Test mode takes two or three players; this game has four.")
	if _, ok := s.button("ADD A COMPUTER: BUYER"); ok {
		t.Error("a fifth seat can be added, of three")
	}
	h.Button(t, &s.Buttons, "X")
	why := func(label, want string) {
		t.Helper()
		for _, b := range s.Variants.Buttons.List {
			if b.Label == label && (b.Why != want || b.Off != (want != "")) {
				t.Errorf("%s is off: %v, because of %q", label, b.Off, b.Why)
			}
		}
	}
	const barred = "Closed Hands can't be combined with Open Hands: hands are one or the other."
	h.Button(t, &s.Buttons, "CHOOSE")
	why("CLOSED HANDS", "")
	h.Button(t, &s.Variants.Buttons, "OPEN HANDS")
	why("CLOSED HANDS", barred)
	h.Button(t, &s.Variants.Buttons, "CLOSED HANDS") // gray, so it does nothing
	h.Button(t, &s.Variants.Buttons, "DONE")
	s.plan.Variants = []string{"open-hands", "closed-hands"} // as in a pasted setup
	s.keep()
	stuck(barred)
	h.Button(t, &s.Buttons, "2 CHOSEN")
	h.Button(t, &s.Variants.Buttons, "OPEN HANDS")
	h.Button(t, &s.Variants.Buttons, "DONE")
	h.Click(t, s.seed.Box.X+20, s.seed.Box.Y+20)
	h.Runes = []rune("99999999999999999999")
	h.Tick(t)
	h.Press(t, ebiten.KeyEscape)
	stuck("The seed must be a whole number from 1 to 18446744073709551615, or empty for a new one.")
	h.Button(t, &s.Buttons, "NEW SEED")
	h.Button(t, &s.Buttons, "START")
	if want := "trial sets=trial variant=closed-hands seats=Robo:buyer,Gizmo:buyer,Cog:buyer"; *started != want {
		t.Errorf("the game is\n%s, not\n%s", *started, want)
	}
}

// TestPlanFillsTheScreen checks that the choices of a Plan are marked and that START starts it.
func TestPlanFillsTheScreen(t *testing.T) {
	for _, text := range []string{
		"trial sets=trial variant=short-hands,open-hands villains=3 seats=Player,Robo:buyer seed=7",
		"standard sets=base,moon profile=tournament villains=6 seats=Player,Robo:buyer heroes=deal-two seed=9",
	} {
		t.Run(text, func(t *testing.T) {
			plan, err := mode.ParsePlan(text)
			if err != nil {
				t.Fatal(err)
			}
			s, h, started := screen(t, full(), plan)
			for _, b := range s.Buttons.List {
				chosen := strings.Contains(text, "trial sets") == (b.Label == "TEST MODE")
				if (b.Label == "STANDARD GAME" || b.Label == "TEST MODE") && b.On != chosen {
					t.Errorf("%s: the mode %s is marked: %v", text, b.Label, b.On)
				}
			}
			for label, word := range map[string]string{"OPEN HANDS": "open-hands", "BASE SET": "base", "TOURNAMENT": "tournament", "KEEP 1 OF 2": "deal-two"} {
				if b, ok := s.button(label); ok && b.On != strings.Contains(text, word) {
					t.Errorf("%s: %s is marked: %v", text, label, b.On)
				}
			}
			h.Button(t, &s.Buttons, "START")
			if *started != text {
				t.Errorf("the game is\n%s, not\n%s", *started, text)
			}
		})
	}
}

// TestNothingToCount checks that a mode without Super-Villains and with one profile has no rows for
// them.
func TestNothingToCount(t *testing.T) {
	m := standard.Mode()
	m.Options, m.Profiles, m.Variants, m.Sets, m.Packs, m.SetCount = nil, m.Profiles[:1], nil, m.Sets[:1], nil, mode.Range{Min: 1, Max: 1}
	m.Deal = func(b *engine.Builder, _ *mode.Game) error { return nil }
	s, _, _ := screen(t, mode.NewCatalog([]mode.Mode{m}, sets.All()), match.Plan{})
	if got := s.headings(); got != "SUPER HEROES, SEED AND UNDO" || s.fault != "" {
		t.Errorf("the screen asks for %s, and says %q", got, s.fault)
	}
}

// TestSetOfAnotherMode checks that a set with cards that do not fit the mode gives a reason and
// breaks nothing.
func TestSetOfAnotherMode(t *testing.T) {
	m := standard.Mode()
	m.Sets, m.SetCount = []string{"base", "trial"}, mode.Range{Min: 1, Max: 1}
	s, h, started := screen(t, mode.NewCatalog([]mode.Mode{m}, append(sets.All(), trialset.Box())), match.Plan{})
	h.Button(t, &s.Buttons, "TRIAL SET")
	if b, _ := s.button("START"); !b.Off || !strings.HasPrefix(s.fault, "Card: ") {
		t.Errorf("START is off: %v, because of %q", b.Off, s.fault)
	}
	h.Button(t, &s.Buttons, "BASE SET")
	h.Button(t, &s.Buttons, "START")
	if want := "standard sets=base seats=Player,Robo:buyer"; *started != want {
		t.Errorf("the game is\n%s, not\n%s", *started, want)
	}
}

// TestDrawSetup checks that the screen can be drawn with every choice.
func TestDrawSetup(t *testing.T) {
	looptest.NeedDisplay(t)
	s, h, _ := screen(t, full(), match.Plan{Mode: "trial"})
	c := ui.NewCanvas()
	c.Begin(ebiten.NewImage(1280, 720))
	s.Draw(c)
	plain := c.Quads
	h.Button(t, &s.Buttons, "CHOOSE")
	c.Begin(ebiten.NewImage(1280, 720))
	s.Draw(c)
	if c.Quads < plain {
		t.Errorf("%d pictures with the variants shown, %d before", c.Quads, plain)
	}
}

// TestVariantsFit checks that a variant that does not fit the seats is gray for the reason that
// Build gives, and that a variant without a use for an option drops it.
func TestVariantsFit(t *testing.T) {
	s, h, started := screen(t, catalog.Shipped, match.Plan{Options: mode.Options{}.WithNumber(standard.Villains, 6)})
	extra := func(label string) ui.Button {
		t.Helper()
		for _, b := range s.Variants.Buttons.List {
			if b.Label == label {
				return b
			}
		}
		t.Fatalf("there is no button %s", label)
		return ui.Button{}
	}
	h.Button(t, &s.Buttons, "CHOOSE")
	with := s.plan
	with.Variants = []string{standard.Teams}
	_, err := catalog.Build(with)
	if b := extra("TEAMS"); err == nil || !b.Off || b.Why != "Teams takes four players; this game has two." || b.Why != wording.Reason(err) {
		t.Errorf("TEAMS is off: %v, because of %q, not of %v", b.Off, b.Why, err)
	}
	h.Button(t, &s.Variants.Buttons, "HIDDEN")
	h.Button(t, &s.Variants.Buttons, "DONE")
	if got := s.headings(); strings.Contains(got, "SUPER-VILLAINS") || s.fault != "" {
		t.Errorf("without a stack there are %s, and is told %q", got, s.fault)
	}
	h.Button(t, &s.Buttons, "ADD A COMPUTER: BUYER")
	h.Button(t, &s.Buttons, "ADD A COMPUTER: BUYER")
	h.Button(t, &s.Buttons, "HIDDEN")
	s.plan.Sets = []string{"base"} // as after a click on the other one and back
	h.Button(t, &s.Variants.Buttons, "DOWN")
	if b := extra("MIX"); !b.Off || b.Why != "Mix needs two sets; this game has one." {
		t.Errorf("MIX is off: %v, because of %q", b.Off, b.Why)
	}
	h.Button(t, &s.Variants.Buttons, "UP")
	h.Button(t, &s.Variants.Buttons, "TEAMS")
	if b := extra("TWO HEROES"); !b.Off || !strings.HasPrefix(b.Why, "Teams can't be combined with Two Heroes: Two Heroes is a game for two") {
		t.Errorf("TWO HEROES is off: %v, because of %q", b.Off, b.Why)
	}
	h.Button(t, &s.Variants.Buttons, "DONE")
	h.Button(t, &s.Buttons, "START")
	if want := "standard sets=base variant=teams,hidden seats=Player,Robo:buyer,Gizmo:buyer,Cog:buyer"; *started != want {
		t.Errorf("the game is\n%s, not\n%s (%s)", *started, want, s.fault)
	}
}

// TestProfileThatDoesNotFit checks that rules barred by a variant are gray.
func TestProfileThatDoesNotFit(t *testing.T) {
	m := standard.Mode()
	m.Variants = []mode.Edit{{Word: "weak", Says: "Weaknesses are weaker.", Bars: map[string]string{"tournament": "it has a rule of its own for them"}}}
	s, h, _ := screen(t, mode.NewCatalog([]mode.Mode{m}, sets.All()), match.Plan{})
	if b, _ := s.button("TOURNAMENT"); b.Off {
		t.Error("the other rules cannot be chosen")
	}
	h.Button(t, &s.Buttons, "CHOOSE")
	h.Button(t, &s.Variants.Buttons, "WEAK")
	if b, _ := s.button("TOURNAMENT"); !b.Off || b.Why != "Weak can't be combined with Tournament: it has a rule of its own for them." {
		t.Errorf("TOURNAMENT is off: %v, because of %q", b.Off, b.Why)
	}
}

// TestSetsTell checks that each chosen set has a description, in two lines if there is room, and that
// a line says how several are mixed.
func TestSetsTell(t *testing.T) {
	for _, c := range []struct {
		plan  match.Plan
		lines int
	}{
		{match.Plan{}, 2}, {match.Plan{Sets: []string{"base", "heroes_unite"}}, 3},
		{match.Plan{Mode: "rebirth", Sets: []string{"rebirth", "base", "heroes_unite"}}, 4},
	} {
		t.Run(c.plan.String(), func(t *testing.T) {
			s, _, _ := screen(t, catalog.Shipped, c.plan)
			row, _ := s.Row("SETS")
			tells := row.Note.Lines
			if len(tells) != c.lines {
				t.Fatalf("%v: %d lines, want %d", c.plan, len(tells), c.lines)
			}
			for i, id := range s.chosenSets() {
				set, err := sets.Among(catalog.Shipped.Sets(), id)
				each := c.lines / len(s.chosenSets())
				if err != nil || tells[each*i] != set.Name+": "+set.Brings()+"." || each > 1 && tells[each*i+1] != set.Says || set.Says == "" {
					t.Errorf("of %s is told %q", id, tells[each*i:])
				}
			}
			if last := tells[len(tells)-1]; c.lines > 2 && last != s.game.Mode.Visits {
				t.Errorf("of the mixed sets is told %q", last)
			}
		})
	}
	s, _, _ := screen(t, catalog.Shipped, match.Plan{Sets: []string{"base", "heroes_unite"}})
	if got := s.brought(catalog.Shipped.Sets(), 3); len(got) != 3 || !strings.HasPrefix(got[1], "Heroes Unite: ") || got[2] != s.game.Mode.Visits {
		t.Errorf("with room for three lines are told %q", got)
	}
	if got := s.brought(catalog.Shipped.Sets(), 1); len(got) != 1 {
		t.Errorf("with room for one line are told %q", got)
	}
}

// TestSetsStay checks that no button moves when a set is chosen or left out.
func TestSetsStay(t *testing.T) {
	s, h, _ := screen(t, catalog.Shipped, match.Plan{})
	before := slices.Clone(s.Buttons.List)
	for _, label := range []string{"HEROES UNITE", "BASE SET"} {
		h.Button(t, &s.Buttons, label)
		if len(s.Buttons.List) != len(before) {
			t.Fatalf("%s: %d buttons, before there were %d", label, len(s.Buttons.List), len(before))
		}
		for i, b := range s.Buttons.List {
			if b.Box != before[i].Box {
				t.Errorf("%s moves %s from %v to %v", label, b.Label, before[i].Box, b.Box)
			}
		}
	}
}

// TestRulesOfTheSetup checks that the rules open for the planned game, and for each variant without
// choosing it.
func TestRulesOfTheSetup(t *testing.T) {
	s, h, started := screen(t, full(), match.Plan{Seats: mode.People(2), Variants: []string{"patrol"}})
	before := s.plan.String()
	read := func(want string) {
		t.Helper()
		p := ui.NewCanvas().Read(1920, 1080, nil, s.Draw)
		if !s.rules.Shown() || !slices.ContainsFunc(p.Lines, func(l ui.PageLine) bool { return l.Text == strings.ToUpper(want) }) {
			t.Errorf("the page %q is not read: %v", want, s.rules.Shown())
		}
		h.Press(t, ebiten.KeyEnter)
		h.Press(t, ebiten.KeyEscape)
		if s.rules.Shown() {
			t.Fatal("Esc does not close the rules")
		}
	}
	h.Button(t, &s.Buttons, "RULES")
	read("Mode and sets")
	s.PickVariants()
	var ways []ui.Box
	for _, b := range s.Variants.Buttons.List {
		if b.Label == "?" {
			ways = append(ways, b.Box)
		}
	}
	for i, way := range ways {
		x, y := way.Middle()
		h.Click(t, x, y)
		read("Variant: " + s.game.Mode.Variants[i].Title())
		if !s.Variants.Shown() {
			t.Fatal("the rules close what they were opened over")
		}
	}
	if len(ways) != 6 {
		t.Errorf("%d of the 6 variants that are seen lead to their page", len(ways))
	}
	if h.Press(t, ebiten.KeyF1); s.plan.String() != before || *started != "" {
		t.Errorf("after the rules the plan is %s, and was %s; begun was %q", s.plan.String(), before, *started)
	}
	read("Mode and sets")
}

// TestNoteOfOneChoice checks that beside the button with the name of a single variant or option is a sentence about it,
// and not the name again.
func TestNoteOfOneChoice(t *testing.T) {
	note := func(p match.Plan) (label, words string) {
		s := New(testNeeds(new([]string)), p)
		r, ok := s.Row("VARIANTS")
		if !ok {
			t.Fatal("there are no variants")
		}
		return r.Controls[0].Button.Label, r.Note.Words
	}
	plan := func(sets []string, options ...mode.Setting) match.Plan {
		return match.Plan{Sets: sets, Options: options, Seats: mode.People(2)}
	}
	for want, p := range map[string]match.Plan{
		"The stack is all eight Super-Villains of Crossover 1, by rising cost.": plan([]string{"base", "crossover_1"}, mode.Setting{Name: standard.Stack, Value: "crossover_1"}),
		"The stack has the harder Super-Villains of Crisis 1.":                  plan([]string{"base", "crisis_1"}, mode.Setting{Name: standard.Stack, Value: standard.Impossible}),
		"Cards in the Line-Up (default: 5)":                                     plan(nil, mode.Setting{Name: standard.LineUpSize, Value: "7"}),
	} {
		if label, got := note(p); got != want {
			t.Errorf("beside %s is %q, want %q", label, got, want)
		}
	}
	for _, o := range standard.Mode().Options {
		for _, w := range o.Words[min(1, len(o.Words)):] {
			if o.Effects[w] == "" {
				t.Errorf("the option %s says nothing about %s", o.Name, w)
			}
		}
	}
}
