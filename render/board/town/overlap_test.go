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
func (m *townMap) seen(s *standee) float64 { return m.seenAbove(s, 0) }

// headSeen returns the visible part of a figure's upper third.
func (m *townMap) headSeen(s *standee) float64 { return m.seenAbove(s, 158*s.look.Size*2/3) }

// seenAbove returns the visible part of what a figure has above some height.
func (m *townMap) seenAbove(s *standee, low float64) float64 {
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
	for y := s.at.Y - 158*s.look.Size; y < s.at.Y-low; y += 8 {
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

// TestCompanyShowsItsHeads checks for each space that the heads of two and three heroes with a Villain,
// beside cards, can be seen, and that none of their signs covers another or a head.
func TestCompanyShowsItsHeads(t *testing.T) {
	for space := range 10 {
		for _, seats := range []int{2, 3} {
			for _, cards := range []int{0, 2, 4} {
				if cards > 0 && space%2 == 0 {
					continue // a Location has none
				}
				stand := slices.Repeat([]int{space}, seats)
				g := townWith(t, 7, []string{"Superman", "The Flash", "Batman"}, stand, func(i int) (lie, foes []string) {
					if i%2 == 1 {
						lie = []string{"Bolt of Zeus", "Blue Beetle", "Green Arrow", "Batmobile"}[:cards]
					}
					if i == space {
						foes = []string{"Reverse-Flash"}
					}
					return lie, foes
				})
				g.scene.Canvas.Fit = (&ui.Settings{TextScale: 1}).Fit(1280, 720)
				g.lay()
				m := g.board.town
				where := fmt.Sprintf("%d heroes with a Villain and %d cards in %s", seats, cards, m.spaces[space].name)
				for i := range m.standees {
					s := &m.standees[i]
					if part := m.headSeen(s); part < leastHead {
						t.Errorf("%s: %.2f of the head of %s is visible", where, part, s.name)
					}
					for _, b := range s.signBoxes() {
						for j := range m.standees {
							if o := &m.standees[j]; o.headUnder(b) > mostOnHead {
								t.Errorf("%s: a sign of %s covers %.2f of the head of %s", where, s.name, o.headUnder(b), o.name)
							}
						}
					}
				}
			}
		}
	}
}

// leastHead is the part of each head that can be seen.
const leastHead = 0.75

// mostOnHead is the part of a head that a sign may cover.
const mostOnHead = 0.35

// headUnder returns the part of a figure's upper third that a box covers.
func (s *standee) headUnder(b ui.Box) float64 {
	all, under := 0, 0
	half := s.halfWidth() * s.look.Size
	for y := s.at.Y - 158*s.look.Size; y < s.at.Y-158*s.look.Size*2/3; y += 4 {
		for x := s.at.X - half; x < s.at.X+half; x += 4 {
			if s.shape.Has((x-s.at.X)/s.look.Size, (y-s.at.Y)/s.look.Size) {
				all++
				under += flag(b.Has(x, y))
			}
		}
	}
	return float64(under) / float64(max(all, 1))
}
