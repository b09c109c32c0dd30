package board_test

import (
	"testing"

	"lineup/engine"
	"lineup/render/board"
	"lineup/render/ui"
)

// TestInView checks how much of a card is in view: the later cards of its place cover it, but not
// those of another place, below it, or in the same position.
func TestInView(t *testing.T) {
	at := func(p engine.Place, x, y float64) board.Spot {
		return board.Spot{Place: p, Pose: ui.Pose{X: x, Y: y, W: 100}}
	}
	l := board.Layout{Spots: []board.Spot{
		at(engine.Hand, 100, 0), at(engine.Hand, 160, 5), at(engine.InPlay, 170, 0), at(engine.Hand, 160, 5), at(engine.Hand, 270, 5), at(engine.Hand, 290, 400),
	}}
	for i, want := range []float64{0.6, 0, 0, 0, 0, 0} {
		if got := l.InView(i); got != want {
			t.Errorf("of card %d %.2f is in view, want %.2f", i, got, want)
		}
	}
	l.Spots[1].Pose.Turn = 0.1
	if got := l.InView(0); got >= 0.6 || got < 0.5 {
		t.Errorf("beside a turned card %.2f is in view", got)
	}
	l.Spots[1].Plate = ui.BoxAt(0, 0, 10, 10)
	l.Spots[3].Plate = l.Spots[1].Plate
	if got := l.InView(0); got != 0 {
		t.Errorf("beside a figure %.2f is in view", got)
	}
}
