package town

import (
	"slices"
	"testing"

	"lineup/engine"
	"lineup/render/art/pen"
	"lineup/render/board"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// TestNothingMovesWhenThePlayerComes checks that the cards and Villains of all spaces stay where they
// are while the viewer's Character moves: the pointer may be on its way to them.
func TestNothingMovesWhenThePlayerComes(t *testing.T) {
	steps, stayed := 0, 0
	for seed := uint64(1); seed < 12; seed++ {
		g := townGame(t, 1+int(seed%4), seed)
		people := testgame.NewRandom(seed)
		for n := 0; !g.Over() && n < 300; n++ {
			i := slices.IndexFunc(g.scene.Answers.Options(), func(o engine.Option) bool {
				return o.Kind == engine.OptStep && g.scene.View.Card(o.Card).Owner == g.scene.Near
			})
			if !g.turn() || i < 0 {
				g.step(t, people)
				continue
			}
			was := whereabouts(g.board.town)
			g.scene.Answers.Give(g.scene.Answers.Options()[i])
			if !g.turn() {
				continue // something else has happened
			}
			steps++
			for k, at := range whereabouts(g.board.town) {
				if from, ok := was[k]; ok {
					if stayed++; from != at {
						t.Errorf("seed %d: something in %s slides from %.1f to %.1f", seed, g.board.town.spaces[k.space].name, from, at)
					}
				}
			}
		}
	}
	if steps < 20 || stayed < 200 {
		t.Errorf("only %d steps and %d places were tested", steps, stayed)
	}
}

// placed is a card or a Villain in a space.
type placed struct {
	card  engine.CardID
	space int
}

// whereabouts returns where the cards and Villains of a map are.
func whereabouts(m *townMap) map[placed]pen.Point {
	out := map[placed]pen.Point{}
	for i := range m.spaces {
		for _, k := range m.spaces[i].cards {
			out[placed{k.card, i}] = pen.Point{X: k.pose.X, Y: k.pose.Y}
		}
	}
	for i := range m.standees {
		if s := &m.standees[i]; s.seat == engine.NoSeat {
			out[placed{s.card, s.at0}] = s.at
		}
	}
	return out
}

// TestFiguresAndCardsKeepToTheMap checks in crowds at all sizes that no figure is under a panel, that
// neither a card for sale nor its tab covers the shields of a Location or the track, and that
// nothing is in front of the viewer's own figure.
func TestFiguresAndCardsKeepToTheMap(t *testing.T) {
	tabs := 0
	for seed := range uint64(24) {
		g := crowdedTown(t, 1+int(seed%4), seed+1)
		for _, f := range uitest.TextFits(sizedFits()...) {
			g.scene.Canvas.Fit = f
			g.lay()
			m, where := g.board.town, uitest.FitName(f)
			order := m.byDepth()
			for i := range m.standees {
				s := &m.standees[i]
				half := s.halfWidth() * s.look.Size
				if half == 0 {
					t.Fatalf("%s has no outline", s.name)
				}
				if s.at.X-half < m.land.X || s.at.X+half > m.land.X+m.land.W {
					t.Errorf("seed %d, %s: the figure of %s is under a panel, from %.0f to %.0f", seed, where, s.name, s.at.X-half, s.at.X+half)
				}
				if s.look.You && order[len(order)-1] != i {
					t.Errorf("seed %d, %s: something is in front of the viewer's figure", seed, where)
				}
			}
			for _, s := range g.board.Spots {
				i := g.scene.View.SpaceOf(s.Card)
				if s.Outline != nil || i < 0 || !m.spaces[i].has(s.Card) {
					continue
				}
				boxes := []ui.Box{s.Pose.Bounds()}
				if boxes[0].Y -= board.PayableRise; !s.Shy {
					boxes = append(boxes, s.Tab)
					tabs++
				}
				for _, b := range boxes {
					if b.Overlaps(m.track) {
						t.Errorf("seed %d, %s: something for sale in %s covers the track: %.0f", seed, where, m.spaces[i].name, b)
					}
					for k := range m.spaces {
						shields := m.spaces[k].plate
						shields.H += shieldsBelow
						if m.spaces[k].location && b.Overlaps(shields) {
							t.Errorf("seed %d, %s: something for sale in %s covers %s: %.0f and %.0f", seed, where, m.spaces[i].name, m.spaces[k].name, b, shields)
						}
					}
				}
			}
		}
	}
	if tabs < 500 {
		t.Errorf("only %d tabs were tested", tabs)
	}
}
