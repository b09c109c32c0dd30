package town

import (
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art/town"
	"lineup/render/looptest"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// TestMapComesToRest checks that the map's idle motion stops some seconds after the last input and
// never starts with reduced motion.
func TestMapComesToRest(t *testing.T) {
	g := townGame(t, 2, 3)
	g.playUntil(t, testgame.NewRandom(3), func() bool { return g.turn() && g.scene.View.Space(0) >= 0 })
	lively := func(idle float64) bool {
		g.scene.Idle = idle
		g.board.Step(&g.scene, 0.1)
		moves, _ := g.board.Moves()
		return moves
	}
	g.scene.Settings.Speed = ui.Normal
	if !lively(0) || !lively(idleTime-0.1) {
		t.Error("nothing moves on the map while somebody is there")
	}
	if lively(idleTime) {
		t.Error("the map moves though nobody is there")
	}
	g.scene.Settings.ReduceMotion = true
	if lively(0) {
		t.Error("with reduced motion something moves by itself")
	}
}

// TestTownStirs checks that some things move in the city while a person looks, but at most 30
// besides the signs over heroes.
func TestTownStirs(t *testing.T) {
	looptest.NeedDisplay(t)
	for seats := 1; seats <= 4; seats++ {
		g := townGame(t, seats, uint64(seats))
		people, moved, c := testgame.NewRandom(uint64(seats)), 0, g.scene.Canvas
		c.Begin(ebiten.NewImage(1920, 1080))
		c.Art.AtOnce = true
		g.lay()
		for n := 0; !g.Over() && n < 200; n++ {
			b := g.board
			if got := b.town.stirring(); got > 30 || !b.town.lively() {
				t.Fatalf("%d seats, step %d: %d things move", seats, n, got)
			}
			moved = max(moved, b.town.stirring())
			if n%40 == 0 {
				before := c.Quads
				b.town.drawIdle(c, b.look, 1.3)
				if got := c.Quads - before; got > 30+2*seats {
					t.Errorf("%d seats, step %d: what moves takes %d pictures", seats, n, got)
				}
			}
			g.step(t, people)
		}
		if moved < 6 {
			t.Errorf("%d seats: at most %d things moved", seats, moved)
		}
	}
}

// TestBeamsStayBelowTheTrack checks for the Police Station at every Location's place that no searchlight
// reaches the texts of the Threat Track as it swings, and that most of each beam shows.
func TestBeamsStayBelowTheTrack(t *testing.T) {
	places, seen := []string{"City Hall A", "Arkham Asylum A", "S.T.A.R. Labs B", "Daily Planet A"}, 0
	for at := range 5 {
		tiles := append(append(append([]string{}, places[:at]...), "Police Station A"), places[at:]...)
		g := townOf(t, 1, tiles, []string{"Batman"}, []int{(2*at + 4) % 10}, func(int) (lie, foes []string) { return nil, nil })
		for _, text := range []float64{1, 1.5} {
			for _, w := range [][2]int{{1280, 720}, {1920, 1080}, {3440, 1440}, {1920, 1200}} {
				g.scene.Canvas.Fit = (&ui.Settings{TextScale: text}).Fit(w[0], w[1])
				g.lay()
				m := g.board.town
				for _, s := range m.stirs {
					if s.kind != beam {
						continue
					}
					seen++
					if s.part < 0.5 {
						t.Errorf("%v, place %d: only %.2f of a beam shows", w, at, s.part)
					}
					for k := -1.0; k <= 1; k += 0.25 {
						sin, cos := math.Sincos(s.turn + k*swing)
						for _, side := range []float64{-0.5, 0.5} {
							long, wide := town.BeamLong*s.size*s.part, town.BeamWidth*s.size*s.part*side
							if y := s.at.Y + long*sin + wide*cos; y < m.track.Y+m.track.H {
								t.Errorf("%v, place %d: a beam reaches up to %.0f, over the track", w, at, y)
							}
						}
					}
				}
			}
		}
	}
	if seen < 20 {
		t.Errorf("only %d beams were tested", seen)
	}
}
