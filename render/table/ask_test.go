package table

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/match"
	"lineup/render/table/stage"
	"lineup/render/testgame"
	"lineup/render/ui/uitest"
)

// asked plays games on until a person is asked what is wanted.
func asked(t *testing.T, wanted func(*question) bool) (*Table, *uitest.Hands) {
	t.Helper()
	for seed := range uint64(60) {
		tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: seed + 1})
		people := testgame.NewRandom(seed)
		for n := 0; !tb.Match.Over() && n < 900; n++ {
			if tb.ask.mine && tb.ask.up && wanted(&tb.ask) {
				return tb, handsOn(tb)
			}
			if err := tb.stepFor(people); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("nobody is ever asked that")
	return nil, nil
}

// several reports whether one of several cards of the hand has to be discarded.
func several(q *question) bool {
	return q.kind == engine.DecidePick && len(q.lit) > 2 && len(q.stage.Panels) == 1 && q.asked.All > 1
}

// optional reports whether a card or none may be chosen.
func optional(q *question) bool {
	return len(q.options) > 2 && slices.ContainsFunc(q.options, func(o engine.Option) bool { return o.Kind == engine.OptDone })
}

// latest is the answer given last.
func latest(tb *Table) engine.Option { return tb.Match.Log()[len(tb.Match.Log())-1] }

// TestTickInHand: a card of the hand is ticked where it lies, another one in its place,
// and the button then names it and gives it.
func TestTickInHand(t *testing.T) {
	tb, h := asked(t, several)
	before := len(tb.Match.Log())
	button := func() *stage.Button { return &tb.ask.stage.Panels[0].Button }
	if button().Reply >= 0 {
		t.Fatal("a card is ticked that nobody has clicked")
	}
	x, y := button().Box.Middle()
	h.Click(t, x, y)
	for _, o := range tb.ask.options[:2] {
		x, y, ok := tb.find(o)
		if !ok {
			t.Fatalf("%+v cannot be clicked in the hand", o)
		}
		h.Click(t, x, y)
		if len(tb.Match.Log()) != before || tb.ask.asked.Answers[button().Reply].Option != o || !tb.ask.chosen(o.Card) {
			t.Fatalf("clicking %+v ticks answer %d", o, button().Reply)
		}
	}
	second := tb.ask.options[1]
	h.Click(t, x, y)
	if len(tb.Match.Log()) == before || latest(tb) != second {
		t.Errorf("the button answers %+v, not %+v", latest(tb), second)
	}
	if tb.ask.mine && tb.ask.up && tb.ask.ticked != 0 {
		t.Error("a card is ticked for the next choice already")
	}
}

// TestStageByKeys: arrows tick, a digit presses a button, Escape leaves things as they
// are, and Tab held shows the table.
func TestStageByKeys(t *testing.T) {
	tb, h := asked(t, optional)
	before := len(tb.Match.Log())
	h.Press(t, ebiten.KeyEnter)
	h.Press(t, ebiten.KeyDigit1)
	h.Press(t, ebiten.KeySpace)
	if len(tb.Match.Log()) != before {
		t.Fatal("an answer was given with no card ticked")
	}
	h.Tab = true
	if h.Tick(t); tb.ask.shown() {
		t.Error("Tab does not show the table")
	}
	h.Tab = false
	if h.Tick(t); !tb.ask.shown() {
		t.Error("the stage stays away when Tab is let go")
	}
	h.Press(t, ebiten.KeyArrowRight)
	h.Press(t, ebiten.KeyArrowRight)
	h.Press(t, ebiten.KeyArrowLeft)
	if want := 1; tb.ask.ticked != want {
		t.Errorf("the arrows tick answer %d, not %d", tb.ask.ticked, want)
	}
	first := tb.ask.options[0]
	tb.ask.age = 0
	if h.Press(t, ebiten.KeyDigit1); len(tb.Match.Log()) != before {
		t.Error("a question that has just come is answered by a digit")
	}
	for tb.ask.age <= graceTime {
		h.Tick(t)
	}
	if h.Press(t, ebiten.KeyDigit1); latest(tb) != first {
		t.Errorf("1 answers %+v, not %+v", latest(tb), first)
	}

	tb, h = asked(t, optional)
	if h.Press(t, ebiten.KeyEscape); latest(tb).Kind != engine.OptDone || tb.pause.open {
		t.Errorf("Escape answers %+v", latest(tb))
	}
	tb, h = asked(t, func(q *question) bool { return q.kind == engine.DecideDefend })
	before = len(tb.Match.Log())
	if h.Press(t, ebiten.KeyEscape); len(tb.Match.Log()) != before || !tb.pause.open {
		t.Error("Escape lets an Attack hit")
	}
}

// TestPeekByMouse: the table is seen while the button for that is held, and nothing else
// happens.
func TestPeekByMouse(t *testing.T) {
	tb, h := asked(t, optional)
	before := len(tb.Match.Log())
	x, y := tb.ask.stage.Peek.Box.Middle()
	h.Move(x, y)
	h.Tick(t)
	h.Left = true
	if h.Tick(t); tb.ask.shown() {
		t.Error("the stage stays up while the button is held")
	}
	h.Left = false
	h.Tick(t)
	h.Tick(t)
	if !tb.ask.shown() || len(tb.Match.Log()) != before {
		t.Error("letting the button go does not bring the stage back, or answers")
	}
}

// TestMenuUnderStage: the menu can be reached with the mouse while a stage is up.
func TestMenuUnderStage(t *testing.T) {
	tb, h := asked(t, optional)
	h.Button(t, &tb.buttons, "MENU")
	if !tb.pause.open {
		t.Error("MENU cannot be clicked beside a stage")
	}
}

// TestMoreCards: the cards of a turn that are out of reach come as a stage, which can be
// left again.
func TestMoreCards(t *testing.T) {
	for seed := range uint64(20) {
		tb := testTable(t, match.Plan{Mode: "trial", Seats: testgame.Seats("Ana", "buyer"), Seed: seed + 1})
		people := testgame.NewRandom(seed)
		for n := 0; !tb.Match.Over() && n < 900; n++ {
			if !tb.ask.mine || len(tb.ask.more.Answers) < 2 {
				if err := tb.stepFor(people); err != nil {
					t.Fatal(err)
				}
				continue
			}
			h := handsOn(tb)
			x, y := tb.ask.answers.List[0].Box.Middle()
			h.Click(t, x, y)
			if !tb.ask.up {
				t.Fatal("MORE CARDS opens no stage")
			}
			if h.Press(t, ebiten.KeyEscape); tb.ask.up || tb.pause.open {
				t.Fatal("Escape does not go back to the table")
			}
			return
		}
	}
	t.Error("no turn ever has more cards")
}
