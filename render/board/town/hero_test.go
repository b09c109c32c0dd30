package town

import (
	"strings"
	"testing"

	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// TestOwnAbilityIsWhole checks that the panel of the viewer's seat shows the whole ability of every
// hero, in full or in a few words, in all windows and text sizes, and that its chip does as well.
func TestOwnAbilityIsWhole(t *testing.T) {
	full, brief := 0, 0
	for seats := 1; seats <= 4; seats++ {
		moment := Busy
		moment.heroes, moment.stand = []string{"Aquaman", "Batman", "Wonder Woman", "Cyborg"}, Full.stand
		moment.hands, moment.lineUp = [][]string{{"Punch"}}, nil
		g := shownGame(t, &moment, seats)
		eachOwnPanel(g, func(m *townMap, s *mapSeat, f ui.Fit) {
			for _, hero := range printed(t) {
				if !hero.Oversized() {
					continue
				}
				k := m.aboutHero(&hero, s.box.W, s.box.H)
				if len(s.rows) > 0 {
					t.Fatalf("the panel of seat 0 has %d rows", len(s.rows))
				}
				if !k.whole {
					t.Errorf("%s, %d seats: the panel of %s says only %q", uitest.FitName(f), seats, hero.Name, k.lines)
				}
				if says := strings.Join(k.lines, " "); strings.EqualFold(says, strings.ReplaceAll(hero.Text, "\n", " ")) {
					full++
				} else if strings.EqualFold(says, strings.ReplaceAll(hero.Brief, "\n", " ")) {
					brief++
				}
			}
		})
	}
	if full == 0 || brief == 0 {
		t.Errorf("%d texts in full and %d in a few words: too few to have been tested", full, brief)
	}
}

// TestAbilityChipIsWhole checks that the chip of each hero's ability shows all of its words, with up to
// four seats, beside the Attacks to come too.
func TestAbilityChipIsWhole(t *testing.T) {
	g := townGame(t, 2, 1)
	g.playUntil(t, testgame.NewRandom(1), g.turn)
	n := 0
	for _, f := range printed(t) {
		if !f.Oversized() || !usable(g, &f) {
			continue
		}
		n++
		eachOwnPanel(g, func(m *townMap, s *mapSeat, fit ui.Fit) {
			for _, wanted := range [][]int{{1}, {1, 2}, {2, 2}, {4, 2}, {1, 1, 2}, {2, 2, 2}, {3, 3, 2}, {2, 2, 2, 2}} {
				panels := m.seatBoxes(wanted)
				boxes, _ := m.chipBoxes(panels[len(panels)-1], 1, wanted[len(wanted)-1] > 1)
				w, h := boxes[0].W, boxes[0].H
				r := row{words: abilityWords(&f)}
				if k := r.ability(w-24, h, m.body(rowSize, pen.Ink), m.minRules); !k.whole {
					t.Errorf("%s, rows %v: the chip of %s says only %q", uitest.FitName(fit), wanted, f.Name, k.lines)
				}
			}
		})
	}
	if n < 3 {
		t.Errorf("%d heroes have a chip, want 3", n)
	}
}

// eachOwnPanel calls do for the panel of the viewer's seat in all windows and text sizes.
func eachOwnPanel(g *game, do func(m *townMap, s *mapSeat, f ui.Fit)) {
	for _, f := range uitest.TextFits(sizedFits()...) {
		g.scene.Canvas.Fit = f
		g.lay()
		m := g.board.town
		for i := range m.seatPanels {
			if s := &m.seatPanels[i]; s.seat == 0 {
				do(m, s, f)
			}
		}
	}
}

// usable reports whether a hero has an ability that a player uses.
func usable(g *game, hero *art.Face) bool {
	id, err := g.Book().Find(hero.Name, true)
	return err == nil && len(g.Book().Library().Faces[id].Uses) > 0
}
