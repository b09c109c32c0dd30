package town

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"lineup/engine"
	mode "lineup/game/mode/rebirth"
	"lineup/render/art"
	"lineup/render/art/town"
	"lineup/render/board"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// companies calls check for random crowds: in the towns of all Scenarios, three to five figures in each
// space, one to three of them players, with up to three cards in slots and smaller groups around them,
// in windows of 1280x720 and 1920x1080 with text of 100 and 150 percent.
func companies(t *testing.T, check func(g *game, where string, space int)) {
	t.Helper()
	whole := townGame(t, 1, 1)
	var heroes, foes []string
	for i := range whole.scene.Faces {
		f := &whole.scene.Faces[i]
		switch {
		case f.Kind == art.Villain || f.Kind == art.SuperVillain:
			foes = append(foes, f.Name)
		case f.Kind == art.SuperHero:
			heroes = append(heroes, f.Name)
		}
	}
	wares := []string{"Bolt of Zeus", "Blue Beetle", "Green Arrow", "Batmobile", "Aquaman", "Super Breath", "Shields Up", "Jetpack"}
	for scenario := range mode.Scenarios {
		for space := range 10 {
			chance := engine.NewRNG(uint64(100*scenario+space+1), engine.StreamChance)
			pick := func(of []string) string { return of[chance.Intn(len(of))] }
			players, all := 1+chance.Intn(3), 3+chance.Intn(3)
			var stand []int
			var who []string
			for range players {
				stand, who = append(stand, space), append(who, pick(heroes))
			}
			if players < 3 && chance.Intn(2) == 0 { // one more beside them
				stand, who = append(stand, (space+1+8*chance.Intn(2))%10), append(who, pick(heroes))
			}
			g := townOf(t, uint64(space+1), mode.Scenarios[scenario].Locations(), who, stand, func(i int) (lie, villains []string) {
				n := chance.Intn(2)
				if i == space {
					n = all - players
				}
				for range n {
					villains = append(villains, pick(foes))
				}
				for range i % 2 * chance.Intn(4) {
					lie = append(lie, pick(wares))
				}
				return lie, villains
			})
			for _, w := range [][2]int{{1280, 720}, {1920, 1080}} {
				for _, text := range []float64{1, 1.5} {
					g.scene.Canvas.Fit = (&ui.Settings{TextScale: text}).Fit(w[0], w[1])
					g.lay()
					check(g, fmt.Sprintf("Scenario %d, %s, %d of %d players in %s", scenario+1, uitest.FitName(g.scene.Canvas.Fit), players, all, g.board.town.spaces[space].name), space)
				}
			}
		}
	}
}

// TestCompanyIsLegible checks random crowds: the face of each figure shows and can be clicked, each figure is
// on its square, and each name is on no plate and begins near its figure.
func TestCompanyIsLegible(t *testing.T) {
	figures, lines, crossed := 0, 0, 0
	companies(t, func(g *game, where string, space int) {
		m := g.board.town
		at, covers := m.spaces[space], m.coversOfHeads()
		rx, ry := town.SquareSize(at.location)
		for i := range m.standees {
			s := &m.standees[i]
			if s.at0 != space {
				continue
			}
			figures++
			for _, b := range s.signBoxes() {
				for _, k := range at.cards {
					c := k.pose.Bounds()
					if c.Y -= board.PayableRise; c.Overlaps(b) {
						t.Errorf("%s: a sign of %s covers a card", where, s.name)
					}
				}
			}
			if part := m.faceSeen(s, covers); part < leastHead {
				t.Errorf("%s: %.2f of the face of %s is visible", where, part, s.name)
			}
			if x, y := s.faceAt(s.at).Middle(); g.board.SpotAt(x, y) == 0 || g.board.Spots[g.board.SpotAt(x, y)-1].Card != s.card {
				t.Errorf("%s: a click on the face of %s goes elsewhere", where, s.name)
			}
			if math.Abs(s.at.X-at.at.X) > 0.9*rx || math.Abs(s.at.Y-at.at.Y) > 0.9*ry {
				t.Errorf("%s: %s is not on its square", where, s.name)
			}
			if s.seat != engine.NoSeat {
				continue
			}
			if line := m.tagLine(s); line.W > 0 {
				lines++
				for j := range m.standees {
					crossed += flag(i != j && m.standees[j].faceAt(m.standees[j].at).Overlaps(line))
				}
			}
			if slices.ContainsFunc(m.spaces, func(p mapSpace) bool { return p.location && p.plate.Overlaps(s.tag) }) {
				t.Errorf("%s: the name of %s is on a plate", where, s.name)
			}
			if s.tag.X > s.at.X || s.tag.X+s.tag.W < s.at.X || s.tag.Y > s.at.Y+namesBelow || s.tag.Y+s.tag.H < s.at.Y-mostNameUp {
				t.Errorf("%s: the name of %s at %.0f is far from its figure at %.0f", where, s.name, s.tag, s.at)
			}
		}
	})
	if lines < 100 || crossed > 0 {
		t.Errorf("of %d lines from names to figures, %d cross the face of another", lines, crossed)
	}
	if figures < 1000 {
		t.Errorf("only %d figures were tested", figures)
	}
}

// mostNameUp is how far above the feet of its figure a name in a list may end.
const mostNameUp = 290.0

// cover is something that can cover a head, with the card it belongs to.
type cover struct {
	of  engine.CardID
	box ui.Box
}

// coversOfHeads returns the cards and signs of a map that are up at rest.
func (m *townMap) coversOfHeads() (out []cover) {
	for i := range m.spaces {
		s := &m.spaces[i]
		if s.location {
			out = append(out, cover{engine.NoCard, s.plate})
		} else {
			out = append(out, cover{engine.NoCard, s.slotSign()})
		}
		if s.open {
			out = append(out, cover{engine.NoCard, s.tag})
		}
		for _, k := range s.cards {
			out = append(out, cover{k.card, k.pose.Bounds()})
		}
	}
	for i := range m.standees {
		s := &m.standees[i]
		for _, b := range append(append([]ui.Box{s.tag}, s.signBoxes()...), s.tokenBoxes()...) {
			if b.W > 0 {
				out = append(out, cover{s.card, b})
			}
		}
	}
	return out
}

// faceSeen returns the visible part of a figure's face, behind nearer figures, cards, and signs.
func (m *townMap) faceSeen(s *standee, covers []cover) float64 {
	order := m.byDepth()
	before := order[slices.IndexFunc(order, func(i int) bool { return &m.standees[i] == s })+1:]
	b, all, free := s.faceAt(s.at), 0, 0
	for y := b.Y + b.H/10; y < b.Y+b.H; y += b.H / 5 {
		for x := b.X + b.W/10; x < b.X+b.W; x += b.W / 5 {
			all++
			hidden := slices.ContainsFunc(covers, func(c cover) bool { return c.box.Has(x, y) }) ||
				slices.ContainsFunc(before, func(i int) bool { return m.standees[i].has(x, y) })
			free += flag(!hidden)
		}
	}
	return float64(free) / float64(max(all, 1))
}
