package town

import (
	"math"
	"math/rand/v2"
	"testing"

	"lineup/render/ui"
)

// TestBestMove checks that the move found in a crowd is the one that a search without shortcuts
// finds.
func TestBestMove(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 2))
	box := func() ui.Box {
		return ui.BoxAt(600*rnd.Float64(), 400*rnd.Float64(), 20+100*rnd.Float64(), 10+80*rnd.Float64())
	}
	boxes := func(n int) (out []ui.Box) {
		for range n {
			out = append(out, box())
		}
		return out
	}
	moves := 0
	for range 300 {
		k := &crowd{room: ui.BoxAt(50, 50, 500, 300), told: boxes(rnd.IntN(25)), stands: boxes(rnd.IntN(8))}
		own := boxes(1 + rnd.IntN(3))
		dx, dy, cost := 0.0, 0.0, k.cost(0, 0, own, math.Inf(1))
		if cost > 0 {
			signReach.each(func(x, y float64) {
				if n := k.cost(x, y, own, math.Inf(1)); n < cost {
					dx, dy, cost = x, y, n
				}
			})
		}
		if x, y, n := k.best(signReach, own); x != dx || y != dy || n != cost {
			t.Errorf("moved by %g, %g at a cost of %g, want %g, %g at %g", x, y, n, dx, dy, cost)
		}
		if dx != 0 || dy != 0 {
			moves++
		}
	}
	if moves < 100 {
		t.Errorf("only %d of the boxes had to move", moves)
	}
}
