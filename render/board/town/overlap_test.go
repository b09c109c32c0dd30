package town

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// seen returns the visible part of a figure, from 0 to 1: what is neither behind nearer figures nor
// behind cards.
func (m *townMap) seen(s *standee) float64 {
	order := m.byDepth()
	before := order[slices.IndexFunc(order, func(i int) bool { return &m.standees[i] == s })+1:]
	hidden := func(x, y float64) bool {
		for _, i := range before {
			if o := &m.standees[i]; math.Abs(o.at.X-s.at.X) < 200 && o.has(x, y) {
				return true
			}
		}
		return slices.ContainsFunc(m.spaces, func(p mapSpace) bool {
			return slices.ContainsFunc(p.cards, func(k mapCard) bool { return k.pose.Bounds().Has(x, y) })
		})
	}
	half, all, free := s.halfWidth()*s.look.Size, 0, 0
	for y := s.at.Y - 158*s.look.Size; y < s.at.Y; y += 8 {
		for x := s.at.X - half; x < s.at.X+half; x += 8 {
			if s.shape.Has((x-s.at.X)/s.look.Size, (y-s.at.Y)/s.look.Size) {
				all++
				free += flag(!hidden(x, y))
			}
		}
	}
	return float64(free) / float64(max(all, 1))
}

// upBoxes returns the boxes of all flags, banners, names, numbers, and tabs that are up at rest, in
// groups of which none may cover another.
func (g *game) upBoxes() map[string]ui.Box {
	m, out := g.board.town, map[string]ui.Box{}
	for i := range m.standees {
		s := &m.standees[i]
		for k, b := range s.signBoxes() {
			out[fmt.Sprint("sign ", k, " of ", s.name, s.card)] = b
		}
		if s.tag.W == 0 {
			continue
		}
		out[fmt.Sprint("the name of ", s.name, s.card)] = s.tag
		if !s.shy {
			out[fmt.Sprint("the tab of ", s.name, s.card)] = s.call
		}
	}
	for i := range m.spaces {
		s := &m.spaces[i]
		if s.open {
			out["the Move to "+s.name] = s.tag
		}
		if !s.location {
			out["the number of "+s.name] = s.slotSign()
		}
	}
	for i := range g.board.Spots {
		if s := &g.board.Spots[i]; s.Outline == nil && s.Tab.W > 0 && !s.Shy && g.scene.View.SpaceOf(s.Card) >= 0 {
			out[fmt.Sprint("tab ", g.scene.Faces[s.Face].Name, s.Card)] = s.Tab
		}
	}
	return out
}

// cardTab reports whether a box of upBoxes is the tab of a card. Tabs side by side share their
// margins.
func cardTab(name string) bool { return strings.HasPrefix(name, "tab ") }

// TestCrowdsCoverNothing checks in crowds and in random games that the viewer's own figure is always
// visible, that no other is hidden, and that no flag, banner, name, number, or tab covers another or
// is far from its hero.
func TestCrowdsCoverNothing(t *testing.T) {
	own, others, struck := 0, 0, 0
	check := func(g *game, where string) {
		m := g.board.town
		for i := range m.standees {
			s := &m.standees[i]
			part, least := m.seen(s), 0.1
			if s.look.You {
				own++
				least = 0.5
			} else {
				others++
			}
			if part < least {
				t.Errorf("%s: only %.2f of %s in %s is visible", where, part, s.name, m.spaces[s.at0].name)
			}
			if s.seat != engine.NoSeat && s.struck > 0 {
				struck++
				if _, y := s.signs.attacks.Middle(); s.at.Y-150*s.look.Size-y > mostOver {
					t.Errorf("%s: the Attacks on %s in %s are %.0f over it", where, s.name, m.spaces[s.at0].name, s.at.Y-150*s.look.Size-y)
				}
			}
		}
		boxes := g.upBoxes()
		for a, x := range boxes {
			for b, y := range boxes {
				if a < b && x.Overlaps(y) && !(cardTab(a) && cardTab(b)) {
					t.Errorf("%s: %s and %s overlap: %.0f %.0f", where, a, b, x, y)
				}
			}
		}
	}
	for seed := range uint64(12) {
		check(crowdedTown(t, 1+int(seed%4), seed+1), fmt.Sprint("crowd ", seed+1))
	}
	for seed := range uint64(3) {
		g := townGame(t, 2+int(seed%3), seed)
		people := testgame.NewRandom(seed)
		for n := 0; !g.Over() && n < 160; n++ {
			if g.turn() && n%4 == 0 {
				check(g, fmt.Sprint("seed ", seed, ", answer ", n))
			}
			g.step(t, people)
		}
	}
	if own < 30 || others < 100 || struck < 10 {
		t.Errorf("only %d and %d figures and %d Attacks were tested", own, others, struck)
	}
}

// mostOver is how far above its hero's head a number of Attacks may be.
const mostOver = 130.0
