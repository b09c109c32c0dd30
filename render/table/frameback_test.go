package table

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/match"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// TestFrameReturnsFromTheLog checks that the frame goes from the log, once that is closed, to where it was before: not
// to the news, which would open the log again.
func TestFrameReturnsFromTheLog(t *testing.T) {
	for _, key := range []ebiten.Key{ebiten.KeyL, ebiten.KeyEscape} {
		tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 1})
		h, f := framed(tb)
		h.ByPad = true
		if err := tb.playUntil(func() bool { return tb.ask.mine && tb.ask.kind == engine.DecideTurn && tb.view().Turn().Number > 2 }, testgame.NewRandom(1)); err != nil {
			t.Fatal(err)
		}
		h.LeadTo(t, f, "the hand", func(k *ui.PageTarget) bool { return k.Group == any(handStop) })
		was, _ := f.Target()
		h.Press(t, ebiten.KeyL)
		settle(t, h)
		if at, _ := f.Target(); !tb.log.open || at.What == was.What {
			t.Fatalf("the log is open: %v, and the frame is on %q", tb.log.open, at.What)
		}
		h.Press(t, ebiten.KeyArrowUp)
		settle(t, h)
		h.Press(t, key)
		settle(t, h)
		if at, _ := f.Target(); tb.log.open || at.What != was.What {
			t.Errorf("after %v the log is open: %v, and the frame is on %q instead of %q", key, tb.log.open, at.What, was.What)
		}
		h.EnterHere(t)
		if tb.log.open {
			t.Errorf("A opens the log again")
		}
	}
}

// settle runs some ticks in which the frame follows what has changed.
func settle(t *testing.T, h interface{ Tick(testing.TB) }) {
	t.Helper()
	for range 40 {
		h.Tick(t)
	}
}

// TestFrameComesBackFromTheTable checks that after a question whose answerer has looked at the table, the frame goes
// to where keys begin, and not to what it found there meanwhile.
func TestFrameComesBackFromTheTable(t *testing.T) {
	looked := 0
	for seed := range uint64(30) {
		tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: seed + 1})
		h, f := framed(tb)
		people := testgame.NewRandom(seed)
		emptyHanded := func() bool {
			return tb.ask.up && tb.view().Turn().Seat == tb.near && tb.view().Count(tb.view().Zone(engine.Hand, tb.near)) == 0
		}
		if err := tb.playUntil(emptyHanded, people); err != nil || !emptyHanded() {
			continue
		}
		h.Press(t, ebiten.KeyArrowDown)
		settle(t, h)
		h.Look = true
		settle(t, h)
		h.Look = false
		settle(t, h)
		if at, _ := f.Target(); at.Group != any(stageGroup{tb.ask.seq}) {
			t.Errorf("seed %d: after a look at the table the frame is on %q", seed+1, at.What)
		}
		for n := 0; tb.ask.up && n < 9; n++ {
			tb.give(people.Decide(tb.view()).Option)
			settle(t, h)
		}
		if !tb.ask.mine || tb.ask.kind != engine.DecideTurn || tb.ask.up {
			continue
		}
		looked++
		at, _ := f.Target()
		c, card := at.Of.(engine.CardID)
		if _, lit := tb.ask.option(c); at.What != "END TURN" && !(card && lit) {
			t.Errorf("seed %d: after the question the frame is on %q", seed+1, at.What)
		}
	}
	if looked < 3 {
		t.Errorf("only %d questions were asked with an empty hand", looked)
	}
}

// TestFrameFollowsTheUndo checks that the frame, which has come to END TURN by itself after the last purchase, leaves
// it when the purchase is undone, and stays there if arrows have led it there.
func TestFrameFollowsTheUndo(t *testing.T) {
	tried := 0
	for seed := range uint64(12) {
		tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: seed + 1})
		h, f := framed(tb)
		bought := 0
		can := func() bool {
			return tb.ask.mine && tb.ask.kind == engine.DecideTurn && tb.view().Count(tb.view().Zone(engine.Hand, tb.near)) == 0 && !tb.ask.finished
		}
		if err := tb.playUntil(can, testgame.NewRandom(1)); err != nil || !can() {
			continue
		}
		h.Press(t, ebiten.KeyArrowDown)
		for ; bought < 5 && tb.ask.kind == engine.DecideTurn && !tb.ask.finished; bought++ {
			h.LeadTo(t, f, "a card to buy", func(k *ui.PageTarget) bool {
				c, ok := k.Of.(engine.CardID)
				o, lit := tb.ask.option(c)
				return ok && lit && o.Kind == engine.OptBuy
			})
			h.EnterHere(t)
			settle(t, h)
		}
		if at, _ := f.Target(); !tb.ask.finished || at.What != "END TURN" {
			continue
		}
		tb.stepBack()
		if tb.dialog.Shown() || tb.ask.finished {
			continue
		}
		settle(t, h)
		tried++
		at, _ := f.Target()
		c, card := at.Of.(engine.CardID)
		if _, lit := tb.ask.option(c); !card || !lit {
			t.Errorf("seed %d: after the last purchase is undone the frame is on %q", seed+1, at.What)
		}
		h.Lead(t, f, "END TURN")
		settle(t, h)
		if at, _ := f.Target(); at.What != "END TURN" {
			t.Errorf("seed %d: the frame leaves END TURN for %q", seed+1, at.What)
		}
	}
	if tried < 2 {
		t.Errorf("only %d purchases were undone", tried)
	}
}

// TestLogClosesHints checks that the reason why a button is off, which is shown while the frame is on it, goes when
// the frame goes to something that opens over the table.
func TestLogClosesHints(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 1})
	h, f := framed(tb)
	h.Lead(t, f, "REDO")
	settle(t, h)
	if tb.buttons.Why() == "" {
		t.Fatal("REDO does not say why it is off")
	}
	h.Press(t, ebiten.KeyL)
	settle(t, h)
	if why := tb.buttons.Why(); why != "" {
		t.Errorf("beside the log, REDO says %q", why)
	}
}

// TestLineUpIsReadInRows checks that cards of a Line-Up are in the order in which they are read, in one row or in two.
func TestLineUpIsReadInRows(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 1})
	at := func(x, y float64) ui.Pose { return ui.Pose{X: x, Y: y} }
	for _, c := range []struct {
		a, b ui.Pose
		want bool
	}{
		{at(100, 300), at(200, 300), true}, {at(200, 300), at(100, 300), false}, {at(100, 300), at(100, 300), false},
		{at(900, 200), at(100, 300), true}, {at(100, 300), at(900, 200), false},
	} {
		if got := tb.readsBefore(c.a, c.b); got != c.want {
			t.Errorf("%+v is read before %+v: %v", c.a, c.b, got)
		}
	}
}
