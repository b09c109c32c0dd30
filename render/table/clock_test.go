package table

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/match"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// TestTurnClock checks that the turn clock runs while the player can act, stops while the menu is
// open, and restarts each turn. Without a turn time it does not run.
func TestTurnClock(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 4})
	h := handsOn(tb)
	mine(t, tb, h)
	ticks := func(n int) float64 {
		before := tb.clock.spent
		for range n {
			h.Tick(t)
		}
		return tb.clock.spent - before
	}
	if ran := ticks(60); ran != 0 {
		t.Errorf("without a clock it ran for %.2f s", ran)
	}
	tb.Settings.TurnTime = 60
	if ran := ticks(120); ran < 1.9 || ran > 2.1 {
		t.Errorf("in two seconds of a turn it ran for %.2f s", ran)
	}
	h.Press(t, ebiten.KeyEscape)
	if ran := ticks(60); ran != 0 {
		t.Errorf("with the menu open it ran for %.2f s", ran)
	}
	h.Press(t, ebiten.KeyEscape)
	turn := tb.Match.View(0).Turn().Number
	for tb.Match.View(0).Turn().Number == turn {
		if err := tb.stepFor(testgame.Buyer{}); err != nil {
			t.Fatal(err)
		}
	}
	mine(t, tb, h)
	if h.Tick(t); tb.clock.spent > 1 || tb.clock.turn != int(tb.Match.View(0).Turn().Number) {
		t.Errorf("in turn %d the clock stands at %.2f s of turn %d", tb.Match.View(0).Turn().Number, tb.clock.spent, tb.clock.turn)
	}
	found := 0
	for _, f := range uitest.Fits() {
		tb.Canvas.Fit = f
		tb.Refresh()
		tb.sync(false)
		if b := tb.clockBox(); b.Overlaps(tb.layout.Captions) || !b.Within(tb.layout.EndTurn) {
			t.Errorf("%s: the clock is at %v, the log at %v", uitest.FitName(f), b, tb.layout.Captions)
		}
		page := tb.Canvas.Read(f.Width, f.Height, nil, tb.Draw)
		for _, l := range page.Lines {
			if l.Text != "END TURN" {
				continue
			}
			found++
			if left := (l.X0 - page.Left) / page.Unit; tb.clockBox().X+tb.clockBox().W > left {
				t.Errorf("%s: the clock reaches the words END TURN, which begin at %.0f", uitest.FitName(f), left)
			}
		}
	}
	if found < 5 {
		t.Errorf("END TURN was measured in only %d windows", found)
	}
	if got := clockWords(125.9); got != "2:05" {
		t.Errorf("125.9 seconds are %q", got)
	}
}

// TestTurnClockAfterRestart checks that the time of a turn goes on after a restart, both if the
// program is killed during a long turn and if the player leaves the table, and that the
// next turn begins at zero.
func TestTurnClockAfterRestart(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 4})
	h := handsOn(tb)
	mine(t, tb, h)
	var saved match.Saved
	saves := 0
	tb.Changed = func() { saved, saves = tb.Match.Saved(), saves+1 }
	wait := func(tb *Table, h *uitest.Hands, seconds float64) {
		for range int(seconds / ui.Tick) {
			h.Tick(t)
		}
	}
	if wait(tb, h, 30); saves != 0 {
		t.Errorf("without a clock the game is saved %d times", saves)
	}
	tb.Settings.TurnTime = 60
	if wait(tb, h, 25); saves != 2 {
		t.Errorf("in 25 seconds of a turn the game is saved %d times", saves)
	}
	turn := tb.Match.View(0).Turn().Number
	restarted := func(want float64) (*Table, *uitest.Hands) {
		t.Helper()
		tb := again(t, tb, saved)
		tb.Settings = &ui.Settings{Speed: ui.Instant, TurnTime: 60}
		h := handsOn(tb)
		mine(t, tb, h)
		if got := tb.clock.spent; tb.Match.View(0).Turn().Number != turn || got < want-0.5 || got > want+0.5 {
			t.Errorf("after a restart in turn %d the clock is at %.2f s of turn %d, want %.0f s", turn, got, tb.clock.turn, want)
		}
		return tb, h
	}
	killed, kh := restarted(20)
	if wait(killed, kh, 2); killed.clock.spent < 21.5 || killed.clock.spent > 22.5 {
		t.Errorf("two seconds later it is at %.2f s", killed.clock.spent)
	}
	for killed.Match.View(0).Turn().Number == turn {
		if err := killed.stepFor(testgame.Buyer{}); err != nil {
			t.Fatal(err)
		}
	}
	mine(t, killed, kh)
	if kh.Tick(t); killed.clock.spent > 1 {
		t.Errorf("the next turn begins at %.2f s", killed.clock.spent)
	}
	h.Press(t, ebiten.KeyEscape)
	tb.leaving(func() {}, "", "")
	restarted(25)
}
