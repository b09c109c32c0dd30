package town

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/render/art"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// crowdedNames are names of Villains, the longest first.
func crowdedNames(g *game) (names []string) {
	for i := range g.scene.Faces {
		if f := &g.scene.Faces[i]; f.Kind == art.Villain || f.Kind == art.SuperVillain {
			names = append(names, strings.ToUpper(f.Name))
		}
	}
	slices.SortFunc(names, func(a, b string) int { return len(b) - len(a) })
	return slices.Compact(names)
}

// TestCrowdedVillainsCanBeRead checks that the names of many Villains in one space cover neither each
// other nor a plate, and stay on the map.
func TestCrowdedVillainsCanBeRead(t *testing.T) {
	g := townGame(t, 4, 3)
	g.playUntil(t, testgame.NewRandom(3), g.turn)
	names := crowdedNames(g)
	for _, f := range uitest.TextFits() {
		g.scene.Canvas.Fit = f
		g.lay()
		m := g.board.town
		for i := range m.spaces {
			for n := 2; n <= 7; n++ {
				for _, cards := range []int{0, 3} {
					m.standees = nil
					for k := range m.spaces {
						m.spaces[k].cards = nil
					}
					standees, lying := make([]int, len(m.spaces)), make([]int, len(m.spaces))
					standees[i], lying[i] = n, cards
					var here []standee
					for k := range n {
						here = append(here, standee{seat: engine.NoSeat, at0: i, card: engine.CardID(1000 + k), name: names[k%len(names)]})
					}
					group := m.groups(standees, lying)[i]
					m.stand(&m.spaces[i], &group, here)
					m.placeCards(&m.spaces[i], &group, []engine.CardID{2001, 2002, 2003}[:cards])
					m.placeNames()
					m.placeCalls()
					where := fmt.Sprintf("%s, %d in %s beside %d cards", uitest.FitName(f), n, m.spaces[i].name, cards)
					boxes := map[string]ui.Box{}
					for k, s := range m.standees {
						boxes[fmt.Sprint(k, " ", s.name)] = s.tag
						if m.onPlate(m.standees[k].call) {
							t.Errorf("%s: the tab of %s is on a plate", where, s.name)
						}
						for _, o := range m.crowd().told {
							if o.Overlaps(s.tag) {
								t.Errorf("%s: the name of %s covers %.0f", where, s.name, o)
							}
						}
						if !s.tag.Within(m.crowd().room.Grown(0.5)) {
							t.Errorf("%s: the name of %s is at %.0f", where, s.name, s.tag)
						}
					}
					for a, x := range boxes {
						for b, y := range boxes {
							if a < b && x.Overlaps(y) {
								t.Errorf("%s: the names of %s and %s overlap: %.0f %.0f", where, a, b, x, y)
							}
						}
					}
				}
			}
		}
	}
}
