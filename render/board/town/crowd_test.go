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
	for _, f := range uitest.TextFits(sizedFits()...) {
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

// sizedFits are the fits of windows at sizes above 100 %, where the city makes room for the hand.
func sizedFits() (out []ui.Fit) {
	for _, w := range [][2]int{{1280, 720}, {1920, 1080}, {3440, 1440}, {1280, 800}} {
		for _, size := range []float64{1.25, 2} {
			out = append(out, (&ui.Settings{Scale: size}).Fit(w[0], w[1]))
		}
	}
	return out
}

// TestCardsGrowWithTheSize checks that cards of the hand and of the slots never get smaller with the size of a
// window, that from 125 % on a hand of five is larger than at 100 %, the cards of the slots where the city has
// room for them, and buttons at every size, and that the hand covers no plate with its shields, pile, or card
// in play. The present Level keeps its words.
func TestCardsGrowWithTheSize(t *testing.T) {
	g, calm := crowdedTown(t, 4, 3), townGame(t, 2, 3)
	for _, w := range uitest.Windows {
		usual, before := 0.0, 0.0
		usualSlots, slots, usualButton := 0.0, 0.0, 0.0
		for step := range 25 {
			size := ui.MinScale + 0.05*float64(step)
			f := (&ui.Settings{Scale: size}).Fit(w[0], w[1])
			g.scene.Canvas.Fit, calm.scene.Canvas.Fit = f, f
			g.lay()
			if step%4 == 0 {
				calm.lay()
				m, area := calm.board.town, 0.0
				for i := range m.spaces {
					for _, k := range m.spaces[i].cards {
						area += k.pose.W * k.pose.Height() * f.Unit * f.Unit
					}
				}
				button := m.small[3].W * m.small[3].H * f.Unit * f.Unit
				if area < 0.99*slots {
					t.Errorf("%v at %.2f: the cards of the slots have %.0f pixels after %.0f", w, size, area, slots)
				}
				if slots = area; step == 4 {
					usualSlots, usualButton = area, button
				}
				if size > 1.24 && !m.column && (area < 1.1*usualSlots || button < 1.25*usualButton) {
					t.Errorf("%v at %.2f: the cards of the slots have %.0f pixels and MENU %.0f, at the usual size %.0f and %.0f", w, size, area, button, usualSlots, usualButton)
				}
				if m.folds && (len(m.trackWords.lines[m.threat]) == 0 || m.trackWords.st.Size < m.minRules) {
					t.Errorf("%v at %.2f: the present Level says %q", w, size, m.trackWords.lines[m.threat])
				}
			}
			b, m := g.board, g.board.town
			fan := b.Fan(5, 0)
			now := fan[2].W * f.Unit
			if now < 0.99*before {
				t.Errorf("%v at %.2f: a card of the hand is %.0f pixels wide after %.0f", w, size, now, before)
			}
			if before = now; step == 4 {
				usual = now
			}
			if size > 1.24 && now < 1.04*usual || size > 1.49 && !m.column && now < 1.1*usual {
				t.Errorf("%v at %.2f: a card of the hand is %.0f pixels wide, at the usual size %.0f", w, size, now, usual)
			}
			for _, p := range fan {
				over := []ui.Box{b.Played, m.prompt, m.forecast, m.endTurn}
				for i := range m.spaces {
					if s := &m.spaces[i]; s.location {
						plate := s.plate
						plate.H += shieldsBelow
						over = append(over, plate.Grown(-10)) // a turned corner may touch the shields, as usual
					}
				}
				for i := range b.Piles {
					over = append(over, b.Piles[i].Pose.Bounds())
				}
				for _, o := range over {
					if p.Bounds().Overlaps(o.Grown(-4)) {
						t.Errorf("%v at %.2f: a card of the hand at %.0f lies over %.0f", w, size, p.Bounds(), o)
					}
				}
			}
		}
	}
}
