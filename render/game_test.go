package render

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/match"
)

// TestWholeGameByMouse clicks a game through from the title to the result: every
// answer is found on the screen and clicked, as a person does it.
func TestWholeGameByMouse(t *testing.T) {
	needDisplay(t)
	h := &hands{}
	a := testApp(t, match.Plan{}, h)
	picture := ebiten.NewImage(1280, 720)
	a.Draw(picture)
	h.button(t, a, &a.scene.(*title).buttons, "QUICK GAME")
	tb, ok := a.scene.(*table)
	if !ok {
		t.Fatalf("a quick game leads to %T, not to the table", a.scene)
	}
	for n := 0; !tb.match.Over(); n++ {
		if n > 5000 {
			t.Fatal("the game does not end")
		}
		if n%100 == 0 {
			a.Draw(picture)
		}
		if tb.dialog.open() {
			h.button(t, a, &tb.dialog.buttons, "END TURN")
			continue
		}
		if !tb.ask.mine {
			h.tick(t, a)
			continue
		}
		o := tb.ask.options[bestOption(tb.view(), tb.ask.options)]
		x, y, ok := tb.find(o)
		if !ok {
			t.Fatalf("%+v is nowhere to be clicked: %q", o, tb.ask.words)
		}
		before := len(tb.match.Log())
		h.click(t, a, x, y)
		if len(tb.match.Log()) == before && !tb.dialog.open() {
			t.Fatalf("clicking %+v at %.0f, %.0f answers nothing: %q", o, x, y, tb.ask.words)
		}
	}
	for range 10 {
		h.tick(t, a)
	}
	r, ok := a.scene.(*result)
	if !ok {
		t.Fatalf("a game that is over leads to %T, not to the result", a.scene)
	}
	a.Draw(picture)
	if len(r.columns) != 2 || len(r.score.Winners) == 0 {
		t.Errorf("the result shows %d accounts and %d winners", len(r.columns), len(r.score.Winners))
	}
	h.button(t, a, &r.buttons, "REMATCH")
	if _, ok := a.scene.(*table); !ok {
		t.Errorf("a rematch leads to %T, not to the table", a.scene)
	}
}

// TestDragging plays a card by dragging it up, and takes one back.
func TestDragging(t *testing.T) {
	h := &hands{}
	a := testApp(t, match.Plan{Seats: seats("Ana", "buyer"), Seed: 4}, h)
	tb := a.scene.(*table)
	for !tb.ask.mine {
		h.tick(t, a)
	}
	o, _ := tb.ask.find(engine.OptPlay)
	x, y, _ := tb.find(o)
	h.drag(t, a, x, y, x, y+20)
	if v := tb.view(); v.Card(o.Card).Zone.Place() != engine.Hand {
		t.Error("a card let go over the hand was played")
	}
	h.drag(t, a, x, y, x, 300)
	if v := tb.view(); v.Card(o.Card).Zone.Place() == engine.Hand {
		t.Error("a card dragged up was not played")
	}
}

// TestEndTurnAsks sees that ending a turn asks once more while something is left to
// play, and that it can be called off.
func TestEndTurnAsks(t *testing.T) {
	h := &hands{}
	a := testApp(t, match.Plan{Seats: seats("Ana", "buyer"), Seed: 4}, h)
	tb := a.scene.(*table)
	for !tb.ask.mine {
		h.tick(t, a)
	}
	turn := tb.view().Turn().Number
	h.press(t, a, ebiten.KeyE)
	if !tb.dialog.open() {
		t.Fatal("ending a turn with a full hand is not asked about")
	}
	h.button(t, a, &tb.dialog.buttons, "PLAY ON")
	if tb.dialog.open() || tb.view().Turn().Number != turn || !tb.ask.mine {
		t.Error("PLAY ON did not go back to the turn")
	}
	h.press(t, a, ebiten.KeyE)
	h.press(t, a, ebiten.KeyE)
	if tb.view().Turn().Number == turn {
		t.Error("agreeing did not end the turn")
	}
}
