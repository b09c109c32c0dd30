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
			each(signReach, func(x, y float64) {
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

// TestAttacksLeaveFigures checks that the number of Attacks on a hero is not across the body of a figure, in
// crowded towns.
func TestAttacksLeaveFigures(t *testing.T) {
	signs, across := 0, 0
	for seed := range uint64(24) {
		m := crowdedTown(t, 1+int(seed%4), seed+1).board.town
		for i := range m.standees {
			b := m.standees[i].signs.attacks
			if m.standees[i].struck == 0 {
				continue
			}
			signs++
			over, all := 0, 0
			for x := b.X; x <= b.X+b.W; x += 5 {
				for y := b.Y; y <= b.Y+b.H; y += 5 {
					all++
					for j := range m.standees {
						if s := &m.standees[j]; s.shape != nil && s.shape.Has((x-s.at.X)/s.look.Size, (y-s.at.Y)/s.look.Size) {
							over++
							break
						}
					}
				}
			}
			if 3*over > all {
				across++
			}
		}
	}
	if signs < 10 || across > 0 {
		t.Errorf("%d of %d numbers of Attacks are across figures", across, signs)
	}
}

// each tries all moves.
func each(r leeway, try func(dx, dy float64)) {
	for y := r.down; y >= -r.up; y -= r.along {
		for x := -r.left; x <= r.right; x += r.across {
			try(x, y)
		}
	}
}
