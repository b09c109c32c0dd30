package table

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/match"
	"lineup/render/board"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// skipPlans are games of all kinds in which a person skips the computers' turns.
var skipPlans = []match.Plan{
	{Seats: testgame.Seats("Ana", "buyer", "random"), Options: testgame.Five},
	{Sets: []string{"heroes_unite"}, Seats: testgame.Seats("Ana", "random", "buyer"), Options: testgame.Five},
	{Variants: []string{"hidden"}, Seats: testgame.Seats("Ana", "buyer", "random")},
	{Mode: "rebirth", Seats: testgame.Seats("Ana", "buyer", "random")},
}

// owned is what a seat has: what another player could take or change.
type owned struct {
	hand          []engine.CardID
	deck, discard int
	down          bool
}

func (t *Table) owned() owned {
	v := t.view()
	hero := v.Cards(v.Zone(engine.Heroes, t.eyes))
	return owned{slices.Clone(v.Cards(v.Zone(engine.Hand, t.eyes))), v.Count(v.Zone(engine.Deck, t.eyes)), v.Count(v.Zone(engine.Discard, t.eyes)), len(hero) > 0 && v.Card(hero[0]).Down()}
}

// splashes reports whether the page of a card's defeat is up or waits.
func (t *Table) splashes(fell engine.CardID) bool {
	f := t.faceOf(t.view(), fell)
	return slices.ContainsFunc(append(t.pages.waiting, t.pages.leaf), func(l leaf) bool { return l.splash.fell && l.splash.face == f })
}

// TestSkipStops checks in games of all kinds that a skip stops at every new Super-Villain, whose
// page is shown, at the page of a defeat, at everything that others do to the person's cards, and at every question.
func TestSkipStops(t *testing.T) {
	pages, changes, questions, defeats := 0, 0, 0, 0
	for i, plan := range skipPlans {
		for seed := range uint64(5) {
			plan.Seed = seed + 1
			tb := testTable(t, plan)
			tb.Settings, tb.shown = &ui.Settings{Speed: ui.Normal}, true
			h, people := handsOn(tb), testgame.NewRandom(seed)
			for n := 0; !tb.Match.Over() && n < 900; n++ {
				switch {
				case tb.pages.up():
					h.Press(t, ebiten.KeySpace)
					continue
				case tb.ask.mine:
					tb.give(people.Decide(tb.view()).Option)
					tb.finish()
					tb.pages.drop()
					continue
				}
				_, before := tb.Match.Events(tb.eyes, 1<<30)
				was, turn := tb.owned(), tb.view().Turn()
				h.Press(t, ebiten.KeySpace)
				events, _ := tb.Match.Events(tb.eyes, before)
				appeared := slices.ContainsFunc(events, func(e engine.Event) bool { return e.Kind == engine.VillainAppeared })
				for i, e := range events {
					if e.Kind == engine.VillainFell && tb.layout.Defeat != nil && tb.layout.Defeat(events, i).Page {
						if defeats++; !tb.splashes(e.Card) || tb.skipping {
							t.Fatalf("seed %d: a skip passes the defeat of a Super-Villain", seed+1)
						}
					}
				}
				if appeared {
					if pages++; !tb.pages.entrance() || tb.skipping {
						t.Fatalf("game %d, seed %d: a skip passes a new Super-Villain", i, seed+1)
					}
				}
				changed := tb.view().Turn().Seat != tb.eyes && turn.Number > 0
				is := tb.owned()
				for _, e := range events { // a Defense of their own that asks nothing is theirs
					if e.Kind == engine.CardMoved && e.Verb == engine.VerbNone && board.WhereOf(tb.view(), e.To) == board.At(engine.Discard, tb.eyes) {
						is.discard-- // a card that a foe had played comes back
					}
					changed = changed && (e.Kind != engine.AttackAvoided || e.Seat != tb.eyes) && (e.Kind != engine.TurnBegan || e.Seat != tb.eyes)
				}
				if changed && turn.Seat != tb.eyes && (!slices.Equal(is.hand, was.hand) || is.deck != was.deck || is.discard != was.discard || is.down != was.down) {
					if changes++; len(tb.pages.blows()) == 0 && !tb.ask.mine && !tb.pages.splash.fell {
						t.Fatalf("game %d, seed %d: a skip passes a change from %+v to %+v: %v", i, seed+1, was, is, events)
					}
				}
				if tb.ask.mine && tb.skipping {
					t.Fatal("a skip does not stop at a question")
				}
				if tb.ask.mine {
					questions++
				}
			}
		}
	}
	if pages < 8 || changes < 8 || questions < 50 || defeats < 2 {
		t.Errorf("only %d pages, %d changes, %d questions, and %d defeats stopped a skip", pages, changes, questions, defeats)
	}
}

// TestSkipShowsChanges checks that the page of a change that isn't an Attack names the card and what it did, and
// that it does not look like an Attack.
func TestSkipShowsChanges(t *testing.T) {
	for seed := range uint64(60) {
		tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "random", "random", "random"), Options: testgame.Five, Seed: seed + 1})
		h, people := handsOn(tb), testgame.NewRandom(seed)
		for n := 0; !tb.Match.Over() && n < 1500; n++ {
			switch {
			case tb.pages.struck.up() && tb.pages.struck.mild:
				if want := tb.pages.struck.source.Name + " AFFECTS YOU"; tb.pages.struck.title != want || len(tb.pages.struck.lines) == 0 || tb.threatened() {
					t.Errorf("it says %q and %q, and the edge is red: %v", tb.pages.struck.title, tb.pages.struck.lines, tb.threatened())
				}
				return
			case tb.pages.struck.up():
				h.Press(t, ebiten.KeySpace)
			case tb.ask.mine:
				tb.give(people.Decide(tb.view()).Option)
			default:
				h.Tick(t)
			}
		}
	}
	t.Error("nothing but Attacks ever did anything to a person")
}

// theirs returns a table with a computer player's turn before it, at a speed.
func theirs(t *testing.T, plan match.Plan, speed ui.Speed) (*Table, *uitest.Hands) {
	t.Helper()
	for seed := uint64(1); seed < 9; seed++ {
		plan.Seed = seed
		tb := testTable(t, plan)
		people := testgame.NewRandom(plan.Seed)
		if err := tb.playUntil(func() bool {
			return !tb.ask.mine && tb.ask.kind == engine.DecideTurn && tb.view().Turn().Number > 1 && len(tb.view().Plays()) == 0
		}, people); err != nil {
			t.Fatal(err)
		}
		if tb.Match.Over() {
			continue
		}
		tb.Settings, tb.shown = &ui.Settings{Speed: speed}, true
		tb.finish()
		return tb, handsOn(tb)
	}
	t.Fatal("no computer player has a turn")
	return nil, nil
}

// TestOnlySpaceSkips checks on both boards that a click anywhere and Enter skip nothing in a
// computer's turn, and that Space and the button SKIP do.
func TestOnlySpaceSkips(t *testing.T) {
	for _, plan := range []match.Plan{skipPlans[0], skipPlans[3]} {
		tb, h := theirs(t, plan, ui.Normal)
		for x := 300.0; x < 1600; x += 160 {
			for y := 20.0; y < 1080; y += 90 {
				tb.wait = 1
				h.Click(t, x, y)
				if tb.skipping && !tb.buttonAt(x, y, "SKIP") {
					t.Fatalf("a click at %.0f, %.0f skips", x, y)
				}
				tb.skipping = false
				tb.log.close()
				tb.browser.Close()
				tb.zoom.Close()
				tb.pause.close()
			}
		}
		tb, h = theirs(t, plan, ui.Normal)
		tb.wait = 1
		if h.Press(t, ebiten.KeyEnter); tb.skipping {
			t.Error("Enter skips")
		}
		for name, skip := range map[string]func(){
			"Space": func() { h.Press(t, ebiten.KeySpace) },
			"SKIP":  func() { h.Button(t, &tb.ask.answers, "SKIP") },
		} {
			tb, h = theirs(t, plan, ui.Normal)
			tb.wait = 60
			given := tb.Match.Given()
			if skip(); tb.Match.Given() < given+2 {
				t.Errorf("%s does not skip: %d answers", name, tb.Match.Given()-given)
			}
		}
	}
}

// buttonAt reports whether the prompt has a button at a position.
func (t *Table) buttonAt(x, y float64, label string) bool {
	return slices.ContainsFunc(t.ask.answers.List, func(b ui.Button) bool { return b.Label == label && b.Box.Has(x, y) })
}

// TestMenuSkipsNothing checks that a slow click on MENU opens the menu in a computer's turn, even if
// the table is laid out again while the button is held down, and that nothing happens meanwhile.
func TestMenuSkipsNothing(t *testing.T) {
	for _, plan := range []match.Plan{skipPlans[0], skipPlans[3]} {
		tb, h := theirs(t, plan, ui.Fastest)
		b := tb.buttons.List[len(tb.buttons.List)-1]
		if b.Label != "MENU" {
			t.Fatalf("the last button is %q", b.Label)
		}
		h.Move(b.Box.Middle())
		h.Left = true
		h.Tick(t)
		given := tb.Match.Given()
		for n := 0; tb.Match.Given() == given && n < 300; n++ {
			h.Tick(t)
		}
		if tb.ask.mine || tb.Match.Given() == given {
			t.Fatal("no computer player goes on while the button is held")
		}
		h.Left = false
		h.Tick(t)
		if !tb.pause.open || tb.skipping {
			t.Fatalf("a click on MENU: the menu is open: %v, skipping: %v", tb.pause.open, tb.skipping)
		}
		given = tb.Match.Given()
		for range 200 {
			h.Tick(t)
		}
		h.Click(t, 5, 1075) // beside the menu
		if tb.pause.open || tb.skipping || tb.Match.Given() > given+1 {
			t.Errorf("behind the menu %d answers are given; skipping: %v", tb.Match.Given()-given, tb.skipping)
		}
	}
}
