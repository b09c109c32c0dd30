package table

import (
	"fmt"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/match"
	"lineup/render/testgame"
)

// TestUndoOfAnotherAsks checks that an undo of another person's choice asks first and names that person, and
// that the device then goes back to them.
func TestUndoOfAnotherAsks(t *testing.T) {
	asked := 0
	for seed := uint64(1); seed < 60 && asked < 2; seed++ {
		tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "Bob"), Sets: []string{"heroes_unite"}, Seed: seed})
		h := handsOn(tb)
		for n := 0; n < 600 && asked < 2 && !tb.Match.Over(); n++ {
			tb.pages.drop()
			if tb.curtain.up {
				tb.curtain.ready()
				continue
			}
			if !tb.ask.mine {
				h.Tick(t)
				continue
			}
			to := tb.Match.StepBack()
			if to >= 0 && tb.Match.Fair(to) && tb.Match.Log()[to].Seat != tb.eyes && tb.view().Pending().Kind != engine.DecideTurn {
				by, given := tb.Match.Log()[to].Seat, tb.Match.Given()
				tb.stepBack()
				if says := fmt.Sprintf("%+v", tb.dialog); tb.Match.Given() != given || !tb.dialog.Shown() || !strings.Contains(says, "That is "+tb.name(by)+"'s choice.") {
					t.Fatalf("seed %d: the choice of %s is undone without a question: %s", seed, tb.name(by), says)
				}
				h.Button(t, &tb.dialog.Buttons, "UNDO")
				if tb.Match.Given() != to || !tb.curtain.up || tb.Match.ToAct() != by {
					t.Fatalf("seed %d: after the undo the device does not go back to %s", seed, tb.name(by))
				}
				asked++
				break
			}
			tb.give(testgame.Best(tb.view(), tb.ask.options))
		}
	}
	if asked < 2 {
		t.Errorf("only %d undos of another person's choice", asked)
	}
}
