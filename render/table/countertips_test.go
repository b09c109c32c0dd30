package table

import (
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/match"
	"lineup/render/board"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// TestCountersTell checks on the standard board and on the map that pointing at the Power and at a
// face-down pile opens one sentence, and on the standard board also at a foe's deck.
func TestCountersTell(t *testing.T) {
	for _, mode := range []string{"", "rebirth"} {
		tb := testTable(t, match.Plan{Mode: mode, Seats: testgame.Seats("Ana", "buyer"), Seed: 1})
		for tb.view().Turn().Seat == engine.NoSeat || !tb.ask.mine {
			if err := tb.stepFor(testgame.Buyer{}); err != nil {
				t.Fatal(err)
			}
		}
		tb.pages.drop()
		tb.Canvas.Read(1280, 720, nil, tb.Draw) // lays it out for this window
		tells := func(at ui.Box) string {
			var lines []string
			tb.Canvas.Hush()
			for _, x := range []float64{-1, at.X + at.W/2} {
				tb.Canvas.PointAt(x, at.Y+at.H/2)
			}
			tb.Canvas.Read(1280, 720, nil, tb.Draw)
			for _, l := range tb.Canvas.Read(1280, 720, nil, (*ui.Canvas).DrawTip).Lines {
				lines = append(lines, l.Text)
			}
			return strings.Join(lines, " ")
		}
		if got := tells(tb.layout.Power); !strings.Contains(got, "Power left to spend this turn: ") {
			t.Errorf("mode %q: the Power says %q", mode, got)
		}
		if got := tells(tb.layout.Deck.Bounds()); got != tb.now().PileWords(board.At(engine.Deck, tb.near), board.At(engine.Deck, tb.near).Count(tb.view())) {
			t.Errorf("mode %q: the deck says %q", mode, got)
		}
		if mode != "" {
			continue
		}
		panel, _ := tb.layout.Foe(1)
		x, _ := board.SeatWords(panel.W)
		if got, want := tells(ui.BoxAt(panel.X+x, panel.Y+82, 60, 34)), tb.name(1)+"'s deck: 5 cards"; got != want {
			t.Errorf("the deck of a foe says %q, not %q", got, want)
		}
	}
}
