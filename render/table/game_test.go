package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/match"
	"lineup/game/mode"
	rules "lineup/game/mode/standard"
	"lineup/render/art"
	"lineup/render/board"
	"lineup/render/looptest"
	"lineup/render/table/question"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/action"
	"lineup/render/ui/uitest"
)

// TestWholeGameByMouse checks that whole games against computers, on a shared device, and on the
// map can be played by finding and clicking every answer on the screen.
func TestWholeGameByMouse(t *testing.T) {
	looptest.NeedDisplay(t)
	for name, plan := range map[string]match.Plan{
		"against computers": {Seats: testgame.Seats("Ana", "buyer"), Seed: 11},
		"hot seat":          {Seats: testgame.Seats("Ana", "Bob", "Cleo"), Seed: 11},
		"hot seat mixed":    {Seats: testgame.Seats("Ana", "buyer", "Bob"), Seed: 12},
		"map":               {Mode: "rebirth", Seats: testgame.Seats("Ana", "buyer"), Seed: 3},
		"map, hot seat":     {Mode: "rebirth", Seats: testgame.Seats("Ana", "Bob"), Seed: 5},
	} {
		t.Run(name, func(t *testing.T) { wholeGameByMouse(t, plan) })
	}
}

func wholeGameByMouse(t *testing.T, plan match.Plan) {
	t.Helper()
	tb := testTable(t, plan)
	h := handsOn(tb)
	over, given := 0, map[engine.SeatID]int{}
	tb.Over = func() { over++ }
	picture := ebiten.NewImage(1280, 720)
	for n := 0; !tb.Match.Over(); n++ {
		if n > 8000 {
			t.Fatal("the game does not end")
		}
		if n%100 == 0 {
			tb.Canvas.Begin(picture)
			tb.Draw(tb.Canvas)
		}
		if tb.curtain.up {
			h.Button(t, &tb.curtain.buttons, "READY")
			continue
		}
		if tb.dialog.Shown() {
			h.Button(t, &tb.dialog.Buttons, "END TURN")
			continue
		}
		if tb.pages.up() {
			h.Click(t, 5, 5)
			continue
		}
		if tb.help.on {
			h.Button(t, &tb.ask.answers, strings.ToUpper(tb.help.pass(tb)))
			continue
		}
		if !tb.ask.mine {
			h.Tick(t)
			continue
		}
		o := testgame.Best(tb.view(), tb.ask.options)
		before, words := len(tb.Match.Log()), tb.ask.words
		given[tb.eyes]++
		if _, ok := tb.click(t, h, o); !ok {
			t.Fatalf("%+v is nowhere to be clicked: %q", o, words)
		}
		if len(tb.Match.Log()) == before && !tb.dialog.Shown() {
			t.Fatalf("clicking %+v answers nothing: %q", o, words)
		}
	}
	for n := 0.0; n < 3*lastLook*60 && over == 0; n++ { // the end is seen first
		if tb.pages.up() {
			h.Click(t, 5, 5)
		}
		h.Tick(t)
	}
	if over != 1 {
		t.Errorf("a game that is over was handed on %d times, want once", over)
	}
	for s := range engine.SeatID(len(plan.Seats)) {
		if tb.Match.Person(s) && given[s] == 0 {
			t.Errorf("%s has clicked nothing", tb.name(s))
		}
	}
}

// TestDragging checks that dragging a card up plays it and that dropping it over the hand does not.
func TestDragging(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 4})
	h := handsOn(tb)
	for !tb.ask.mine {
		h.Tick(t)
	}
	o, _ := tb.ask.find(engine.OptPlay)
	x, y, _ := tb.find(o)
	h.Drag(t, x, y, x, y+20)
	if board.WhereIs(tb.view(), o.Card).Place != engine.Hand {
		t.Error("a card let go over the hand was played")
	}
	h.Drag(t, x, y, x, 300)
	if board.WhereIs(tb.view(), o.Card).Place == engine.Hand {
		t.Error("a card dragged up was not played")
	}
}

// TestEndTurnAsks checks that ending a turn with something left to play asks first, and that the
// answer can be no.
func TestEndTurnAsks(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 4})
	h := handsOn(tb)
	for !tb.ask.mine {
		h.Tick(t)
	}
	turn := tb.view().Turn().Number
	h.Press(t, ebiten.KeyE)
	if !tb.dialog.Shown() {
		t.Fatal("ending a turn with a full hand is not asked about")
	}
	if b := tb.dialog.Buttons.List; b[0].Act != action.Choose || b[1].Act != action.Back {
		t.Errorf("keys press %s and %s", b[0].Act.Label(), b[1].Act.Label())
	}
	if h.Press(t, ebiten.KeyE); !tb.dialog.Shown() || tb.view().Turn().Number != turn {
		t.Fatal("E, pressed again, answers the question")
	}
	h.Button(t, &tb.dialog.Buttons, "CANCEL")
	if tb.dialog.Shown() || tb.view().Turn().Number != turn || !tb.ask.mine {
		t.Error("PLAY ON did not go back to the turn")
	}
	h.Press(t, ebiten.KeyE)
	h.Button(t, &tb.dialog.Buttons, "END TURN")
	if tb.view().Turn().Number == turn {
		t.Error("agreeing did not end the turn")
	}
}

// TestClosingIsNoClick checks that the click that closes an enlarged card does not also buy the
// card below.
func TestClosingIsNoClick(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 4})
	h := handsOn(tb)
	buy, found := engine.Option{}, false
	for !found && !tb.Match.Over() {
		if !tb.ask.mine {
			h.Tick(t)
			continue
		}
		if buy, found = tb.ask.find(engine.OptBuy); !found {
			tb.give(testgame.Best(tb.view(), tb.ask.options))
		}
	}
	x, y, ok := tb.find(buy)
	if !ok {
		t.Fatalf("%+v is nowhere to be clicked", buy)
	}
	h.Move(x, y)
	h.Right = true
	h.Tick(t)
	h.Right = false
	if h.Tick(t); !tb.zoom.Pinned {
		t.Fatal("a right click does not enlarge the card")
	}
	answers := len(tb.Match.Log())
	h.Click(t, x, y)
	if tb.zoom.Pinned || len(tb.Match.Log()) != answers {
		t.Errorf("a click on an enlarged card: still open %v, %d answers given", tb.zoom.Pinned, len(tb.Match.Log())-answers)
	}
	h.Click(t, x, y)
	if len(tb.Match.Log()) == answers {
		t.Error("the next click buys nothing")
	}
}

// TestZoomAnywhere checks that a card can be pinned and closed during another player's turn.
func TestZoomAnywhere(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 4})
	tb.Settings.Speed = ui.Slow
	h := handsOn(tb)
	slot := lineUpSlots(tb)[2]
	h.Move(slot.X, slot.Y)
	h.Right = true
	h.Tick(t)
	h.Right = false
	card := tb.layout.Spots[tb.layout.SpotAt(slot.X, slot.Y)-1].Card
	if !tb.zoom.Pinned || tb.zoom.Face != tb.faceOf(tb.view(), card) {
		t.Fatal("a right click on the Line-Up does not enlarge its card")
	}
	answers := len(tb.Match.Log())
	for range 300 {
		h.Tick(t)
	}
	if len(tb.Match.Log()) != answers {
		t.Error("the game went on behind an enlarged card")
	}
	h.Press(t, ebiten.KeyEscape)
	if tb.zoom.Pinned {
		t.Error("Escape does not close an enlarged card")
	}
}

// TestSpeedInTheMenu checks that the speeds in the table's menu can be clicked and keep their value.
func TestSpeedInTheMenu(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 4})
	h := handsOn(tb)
	click := func(label string) {
		t.Helper()
		h.Button(t, &tb.buttons, "MENU")
		for i, b := range tb.pause.form.Buttons.List {
			if !b.Box.Within(tb.pause.box) || i > 0 && b.Box.Overlaps(tb.pause.form.Buttons.List[i-1].Box) {
				t.Errorf("the row %q lies outside the menu, or over another", b.Label)
			}
		}
		h.Button(t, &tb.pause.form.Buttons, label)
		h.Button(t, &tb.pause.form.Buttons, "BACK TO GAME")
	}
	for _, c := range []struct {
		label string
		want  ui.Settings
	}{
		{"0.5X", ui.Settings{Speed: ui.Slow}},
		{"2X", ui.Settings{Speed: ui.Fast}},
	} {
		if click(c.label); *tb.Settings != c.want {
			t.Errorf("after a click on %s the settings are %+v, not %+v", c.label, *tb.Settings, c.want)
		}
	}
}

// TestMenuFits checks that the menu stays on the stage in every mode and at every text size, with
// everything it can hold.
func TestMenuFits(t *testing.T) {
	for _, m := range []string{"standard", "rebirth"} {
		for _, scale := range uitest.TextScales {
			t.Run(fmt.Sprint(m, " ", scale), func(t *testing.T) {
				plan := match.Plan{Mode: m, Seats: testgame.Seats("Ana", "buyer"), Seed: 4}
				if m == "standard" {
					plan.Variants = []string{rules.Leaving}
				}
				tb := testTable(t, plan)
				tb.Settings.TextScale = scale
				tb.SaveAs, tb.Rules = func(string) {}, func() []mode.RulesChapter { return nil }
				tb.pause.show(tb)
				if m == "rebirth" { // once
					checkMenuStays(t, tb)
				}
				if !tb.pause.box.Within(ui.BoxAt(0, 0, ui.StageWidth, ui.StageHeight)) || tb.pause.scale < 1 {
					t.Errorf("the menu is at %+v, its keys at %.2f of their size", tb.pause.box, tb.pause.scale)
				}
			})
		}
	}
}

// checkMenuStays checks that no button of the menu moves while the text size changes, and that Enter
// goes back to the game.
func checkMenuStays(t *testing.T, tb *Table) {
	t.Helper()
	h, was := handsOn(tb), *tb.Settings
	boxes := func() (out []ui.Box) {
		for _, b := range tb.pause.form.Buttons.List {
			out = append(out, b.Box)
		}
		return out
	}
	before := boxes()
	for _, tb.Settings.TextScale = range uitest.TextScales {
		tb.Canvas.Fit = tb.Settings.Fit(1920, 1080)
		h.Tick(t)
		if now := boxes(); !slices.Equal(now, before) {
			t.Fatalf("at %g the buttons are at %v, before at %v", tb.Settings.TextScale, now, before)
		}
	}
	if h.Press(t, ebiten.KeyEnter); tb.pause.open {
		t.Error("Enter does not go back to the game")
	}
	*tb.Settings = was
	tb.pause.show(tb)
}

// TestReadByKeys checks that R enlarges the focused card, arrows go through all face-up cards, and
// neither answers anything.
func TestReadByKeys(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 4})
	h := handsOn(tb)
	for !tb.ask.mine {
		h.Tick(t)
	}
	h.Move(5, 1075)
	before := len(tb.Match.Log())
	h.Press(t, ebiten.KeyR)
	first := tb.zoom.Face
	if hand := tb.view().Cards(tb.view().Zone(engine.Hand, 0)); !tb.zoom.Pinned || first != tb.faceOf(tb.view(), hand[0]) {
		t.Fatal("R does not read the first card of the hand")
	}
	read := map[*art.Face]bool{}
	for range tb.readable() {
		read[tb.zoom.Face] = true
		h.Press(t, ebiten.KeyArrowRight)
	}
	for _, s := range tb.layout.Spots {
		if !read[tb.faceOfSpot(&s)] {
			t.Errorf("the arrows do not come to %s", tb.Faces[s.Face].Name)
		}
	}
	if tb.zoom.Face != first || !read[tb.self.Hero] {
		t.Error("the arrows do not go round, or miss the own hero")
	}
	h.Press(t, ebiten.KeyArrowLeft)
	if h.Press(t, ebiten.KeyR); tb.zoom.Pinned || len(tb.Match.Log()) != before {
		t.Error("R does not end the reading, or something was answered")
	}

	tb, h = asked(t, several)
	cards := slices.Clone(tb.ask.stage.Panels[0].Cards)
	other := slices.IndexFunc(cards, func(c question.Card) bool { return c.Face != cards[0].Face }) // equal cards are side by side
	if other < 0 {
		t.Fatal("all cards to choose from are equal")
	}
	for range other + 1 {
		h.Press(t, ebiten.KeyArrowRight)
	}
	if h.Press(t, ebiten.KeyR); tb.zoom.Face != cards[other].Face {
		t.Error("R does not read the card that the arrows have come to")
	}
}
