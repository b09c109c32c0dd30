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
		x, _ := board.SeatWords(panel)
		if got, want := tells(ui.BoxAt(panel.X+x, panel.Y+82, 60, 34)), tb.name(1)+"'s deck: 5 cards"; got != want {
			t.Errorf("the deck of a foe says %q, not %q", got, want)
		}
	}
}

// TestTipsLeaveTheNamesOfSeats checks in windows of all sizes that a tip about a seat across the table covers neither
// its name nor that of another seat.
func TestTipsLeaveTheNamesOfSeats(t *testing.T) {
	told := 0
	for _, seats := range [][]string{{"Ana", "buyer"}, {"Ana", "buyer", "buyer"}, {"Ana", "buyer", "buyer", "buyer", "buyer"}} {
		tb := testTable(t, match.Plan{Seats: testgame.Seats(seats...), Seed: 1})
		if err := tb.Arrange("table", testgame.Buyer{}); err != nil {
			t.Fatal(err)
		}
		tb.Canvas.Settings = tb.Settings
		for _, w := range [][2]int{{960, 540}, {1280, 720}, {1920, 1080}, {3440, 1440}, {800, 1200}} {
			tb.Canvas.PointAt(-1, -1)
			tb.Canvas.Read(w[0], w[1], nil, tb.Draw) // lays it out for this window
			names := func() (n int) {
				for _, l := range tb.Canvas.Read(w[0], w[1], nil, func(c *ui.Canvas) { tb.Draw(c); c.DrawTip() }).Lines {
					if l.Part == "seat" && strings.HasPrefix(strings.ToUpper(l.Text), "ROBO") {
						n++
					}
				}
				return n
			}
			usual := names()
			if usual < len(seats)-1 {
				t.Fatalf("%v: %d of %d seats have names", w, usual, len(seats)-1)
			}
			for i := range tb.panels {
				p := &tb.panels[i]
				x, _ := board.SeatWords(p.Box)
				for _, at := range [][2]float64{{20, 60}, {x + 10, 70}, {x + 30, 100}, {x + 100, 100}, {p.Box.W - 60, 60}} {
					tb.Canvas.PointAt(p.Box.X+at[0], p.Box.Y+at[1])
					n := names()
					if tb.Canvas.Tells() {
						told++
					}
					if n < usual {
						t.Errorf("%d seats in %v: with the pointer at %v of seat %d, %d of %d names are in view", len(seats), w, at, i, n, usual)
					}
				}
			}
		}
	}
	if told < 50 {
		t.Errorf("only %d tips were shown", told)
	}
}
