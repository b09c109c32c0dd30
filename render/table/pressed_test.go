package table

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/grammar"
	"lineup/game/match"
	"lineup/render/board"
	"lineup/render/looptest"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// TestPressShows checks that a press shows on its target in the next frame and a moment longer,
// even if it does nothing. A press elsewhere shows nothing.
func TestPressShows(t *testing.T) {
	tb, h, x, y := playable(t)
	hero, foe := tb.layout.Poster.Grown(-20), tb.panels[0].Box
	label := func() ui.Box {
		for _, l := range tb.layout.Labels {
			if l.Opens {
				return l.Box
			}
		}
		tb.layout.Labels = append(tb.layout.Labels, board.Label{Box: ui.BoxAt(tb.layout.Others.X, tb.layout.Others.Y, 90, 30), Words: "RULES", Opens: true})
		return tb.layout.Labels[len(tb.layout.Labels)-1].Box
	}()
	slot := lineUpSlots(tb)[1]
	for _, c := range []struct {
		name string
		x, y float64
		want thingKind
	}{
		{"a card of the hand", x, y, aCard},
		{"a card of the Line-Up", slot.X, slot.Y, aCard},
		{"a pile's label", label.X + 5, label.Y + 5, aLabel},
		{"a seat", foe.X + 20, foe.Y + 20, aPanel},
		{"the hero", hero.X, hero.Y, aHero},
		{"the bare roof", 700, 760, nothing},
	} {
		h.Move(c.x, c.y)
		h.Tick(t)
		h.Left = true
		if h.Tick(t); tb.pressed.kind != c.want {
			t.Errorf("%s is pressed, and shows %+v", c.name, tb.pressed)
		}
		h.Move(30, 1070)
		h.Tick(t)
		h.Tick(t)
		if tb.pressed != (thing{}) {
			t.Errorf("%s: the pointer has gone, and pressed is %+v", c.name, tb.pressed)
		}
		h.Left = false
		h.Tick(t)
	}
	h.Move(slot.X, slot.Y)
	h.Left = true
	h.Tick(t)
	h.Left = false
	if h.Tick(t); tb.pressed.kind != aCard {
		t.Error("a short click shows nothing after its end")
	}
	for range int(signTime/ui.Tick) + 1 {
		h.Tick(t)
	}
	if tb.pressed != (thing{}) {
		t.Errorf("a moment after a click %+v is still pressed", tb.pressed)
	}
}

// TestPressShowsOnStage checks that a press shows on a card of a stage.
func TestPressShowsOnStage(t *testing.T) {
	tb, h := asked(t, several)
	h.Move(tb.ask.stage.Panels[0].Cards[0].Seen.Middle())
	h.Tick(t)
	h.Left = true
	if h.Tick(t); tb.pressed.kind != aChoice || tb.choiceBox(tb.pressed.n-1) != tb.ask.stage.Panels[0].Cards[0].Box {
		t.Errorf("a choice is pressed, and shows %+v", tb.pressed)
	}
}

// TestShort checks that a card that costs too much says how much Power is missing when pointed at
// and what it costs when clicked. Other cards say nothing.
func TestShort(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 4})
	h := handsOn(tb)
	mine(t, tb, h)
	for range 3 { // with some Power, and with more
		checkShort(t, tb)
		if o, ok := tb.ask.find(engine.OptPlay); ok {
			tb.give(o)
		}
	}
	for i, s := range tb.layout.Spots {
		if tb.short[i] == 0 || tb.layout.SpotAt(s.Pose.X, s.Pose.Y) != i+1 {
			continue
		}
		h.Move(s.Pose.X, s.Pose.Y)
		h.Tick(t)
		want := shortWords(tb.view().Cost(s.Card) - tb.view().Power())
		if at, words := tb.told(); words != want || at != s.Pose {
			t.Errorf("a card that is %d short says %q at %v", tb.short[i], words, at)
		}
		before := len(tb.Match.Log())
		h.Click(t, s.Pose.X, s.Pose.Y)
		want = fmt.Sprintf("Costs %d. You have %d Power.", tb.view().Cost(s.Card), tb.view().Power())
		if _, words := tb.told(); words != want || len(tb.Match.Log()) != before || tb.pressed.kind != aCard {
			t.Errorf("clicked, it says %q, and %d answers are given", words, len(tb.Match.Log())-before)
		}
		h.Move(1250, 770) // between the cards in play and the hand
		if h.Tick(t); tb.hover != 0 {
			t.Error("the pointer has gone, and the card is still told about")
		}
		if _, words := tb.told(); words != "" {
			t.Errorf("with the pointer elsewhere is said %q", words)
		}
	}
	if got := shortWords(bought); got != "One per turn" {
		t.Errorf("of a stack that was bought from it says %q", got)
	}
	if got := shortWords(2); got != "Need 2 more" {
		t.Errorf("two are missing, and it says %q", got)
	}
}

// TestRefusedByKeys checks that Enter on a framed card that costs too much says what it costs, in the window, and that
// the words shake again at the next one.
func TestRefusedByKeys(t *testing.T) {
	looptest.NeedDisplay(t)
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 4})
	h, focus := framed(tb)
	mine(t, tb, h)
	for n := 0; ; n++ {
		if n == 60 {
			t.Fatal("the frame reaches no card that costs too much")
		}
		if tb.hover != 0 && tb.short[tb.hover-1] > 0 {
			break
		}
		h.Press(t, ebiten.KeyTab)
		for range 3 {
			focus.Drawn()
			h.Tick(t)
		}
	}
	s := tb.layout.Spots[tb.hover-1]
	for range 2 {
		tb.refused = refuseTime
		h.Press(t, ebiten.KeyEnter)
		h.Tick(t)
		want := fmt.Sprintf("Costs %d. You have %d Power.", tb.view().Cost(s.Card), tb.view().Power())
		if at, words := tb.told(); words != want || tb.refused >= refuseTime || !tb.shortBox(tb.Canvas, &s, at, words).Within(tb.Canvas.Room()) {
			t.Fatalf("Enter says %q, want %q; %.1f s ago", words, want, tb.refused)
		}
	}
}

// TestRefusedOnTheMap checks on the map that a click on each card for sale buys it or says why not: its cost, or how far
// away it is.
func TestRefusedOnTheMap(t *testing.T) {
	dear, far := 0, 0
	for seed := range uint64(6) {
		tb := townTable(t, 2, seed+1)
		h := handsOn(tb)
		for range 4 {
			mine(t, tb, h)
			v := tb.view()
			for i := range tb.layout.Spots {
				s := &tb.layout.Spots[i]
				if _, lit := tb.ask.option(s.Card); lit || !board.ForSale(s.Place) {
					continue
				}
				tb.setHover(i + 1)
				tb.refuse()
				_, words := tb.told()
				steps := away(v, tb.eyes, s.Card)
				switch {
				case strings.HasPrefix(words, "Costs "):
					dear++
					if v.Cost(s.Card) <= v.Power() {
						t.Errorf("a card that costs %d of %d says %q", v.Cost(s.Card), v.Power(), words)
					}
				case strings.HasPrefix(words, "Too far away. Move "):
					want := fmt.Sprintf("Too far away. Move %s closer.", grammar.Count(steps, "space", "spaces"))
					if far++; words != want {
						t.Errorf("%s, %d spaces away, says %q", tb.Faces[s.Face].Name, steps, words)
					}
				case words == "":
					t.Errorf("a click on %s does nothing and says nothing", tb.Faces[s.Face].Name)
				}
			}
			tb.setHover(0)
			if err := tb.stepFor(testgame.Buyer{}); err != nil {
				t.Fatal(err)
			}
		}
	}
	if dear < 10 || far < 10 {
		t.Errorf("only %d cards cost too much, and %d are too far away", dear, far)
	}
}

// checkShort checks the Power missing for every card for sale.
func checkShort(t *testing.T, tb *Table) {
	t.Helper()
	v, n := tb.view(), 0
	for i, s := range tb.layout.Spots {
		_, lit := tb.ask.option(s.Card)
		sale := s.Place == card.LineUp || s.Place == card.Kicks || s.Place == card.Villains
		want := 0
		if sale && !lit {
			want = max(0, v.Cost(s.Card)-v.Power())
			n++
		}
		if tb.short[i] != want {
			t.Errorf("with %d Power, of a %s for %d are missing %d", v.Power(), v.Face(s.Card).Name, v.Cost(s.Card), tb.short[i])
		}
	}
	if n == 0 {
		t.Error("all can be bought: nothing was tested")
	}
}

// TestGrayButtonsSayWhy checks in a game that every disabled button gives its reason in words that
// fit.
func TestGrayButtonsSayWhy(t *testing.T) {
	seen := map[string]bool{}
	for seed := range uint64(4) {
		plan := match.Plan{Seats: testgame.Seats("Ana", "buyer"), Options: testgame.Five, Seed: seed + 1}
		if seed > 1 {
			plan.Seats = testgame.Seats("Ana", "Bob")
		}
		if seed > 2 { // a turn comes between those of Bob and Ana
			plan.Seats = testgame.Seats("Ana", "Bob", "buyer")
		}
		tb := testTable(t, plan)
		people := testgame.NewRandom(seed)
		for n := 0; !tb.Match.Over() && n < 600; n++ {
			tb.pause.lay(tb)
			for _, bs := range []*ui.Buttons{&tb.buttons, &tb.pause.form.Buttons, &tb.ask.answers} {
				for _, b := range bs.List {
					if b.Off != (b.Why != "") {
						t.Fatalf("%q: of the button %q is said %q, off is %v", tb.ask.words, b.Label, b.Why, b.Off)
					}
					if b.Off {
						seen[b.Label+": "+b.Why] = true
					}
				}
			}
			if tb.curtain.up {
				tb.handOver()
			} else if err := tb.stepFor(people); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, want := range []string{
		"UNDO: Nothing to undo", "UNDO: Can't undo: a hidden card or a random result has been revealed since then",
		"UNDO: Can't undo: Robo 2 has had a turn since then", "UNDO: Can't undo: Bob has made a choice since then",
		"REDO: Nothing to redo", "END TURN: It's Robo 1's turn", "END TURN: Answer the question first",
	} {
		if !seen[want] {
			t.Errorf("never said was %q, but %v", want, seen)
		}
	}
}
