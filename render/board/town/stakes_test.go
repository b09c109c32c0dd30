package town

import (
	"slices"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/render/testgame"
	"lineup/render/ui/uitest"
)

// TestStakesComeTrue checks on crowded maps that what is said to come when a turn ends comes if it
// ends, that an Attack on the viewer is said first, that each card is named once, and that nothing is
// said while a question is open.
func TestStakesComeTrue(t *testing.T) {
	attacks, walks := 0, 0
	for seed := uint64(1); seed < 13; seed++ {
		g := crowdedTown(t, 1+int(seed%3), seed)
		v := g.scene.View
		end, open := v.End()
		if !open {
			continue
		}
		stakes := g.board.Stakes(v)
		seen := map[engine.CardID]bool{}
		for i, s := range stakes {
			if seen[s.Card] || s.Would == "" {
				t.Fatalf("the stakes are %+v", stakes)
			}
			seen[s.Card] = true
			if i > 0 && s.Would == "attack you" && stakes[i-1].Would != "attack you" {
				t.Errorf("an Attack on the viewer is number %d of %+v", i+1, stakes)
			}
		}
		_, from := g.scene.Host.Events(0)
		g.scene.Answers.Give(end)
		events, _ := g.scene.Host.Events(from)
		happened := func(c engine.CardID, kinds ...engine.EventKind) bool {
			return slices.ContainsFunc(events, func(e engine.Event) bool {
				return slices.Contains(kinds, e.Kind) && (e.Source == c || e.Card == c)
			})
		}
		asked := g.scene.View.Pending().Kind != engine.DecideTurn // the rest comes after the answer
		if asked && len(g.board.Stakes(g.scene.View)) > 0 {
			t.Error("there are stakes while a question is open")
		}
		for _, s := range stakes {
			switch {
			case strings.HasPrefix(s.Would, "attack "):
				if attacks++; !asked && !happened(s.Card, engine.AttackHit, engine.AttackAvoided) {
					t.Errorf("seed %d: %s was to %s, and did not", seed, g.scene.View.Face(s.Card).Name, s.Would)
				}
			case strings.HasPrefix(s.Would, "move to "):
				if walks++; !asked && !happened(s.Card, engine.PieceWalked) {
					t.Errorf("seed %d: %s was to %s, and did not", seed, g.scene.View.Face(s.Card).Name, s.Would)
				}
			case !s.Suffers || g.scene.View.Place(g.scene.View.ZoneOf(s.Card)) != card.Tiles && g.scene.View.Place(g.scene.View.ZoneOf(s.Card)) != card.Ruins:
				t.Errorf("seed %d: no Location: %+v", seed, s)
			}
		}
	}
	if attacks < 5 || walks < 5 {
		t.Errorf("only %d Attacks and %d moves: too few to have been tested", attacks, walks)
	}
}

// TestRecapLeavesOwnSpace checks in windows of all sizes, with the viewer's Character in each space,
// that the sum of the partners' turns does not hide it.
func TestRecapLeavesOwnSpace(t *testing.T) {
	g := townGame(t, 3, 3)
	g.playUntil(t, testgame.NewRandom(3), g.turn)
	for _, f := range uitest.TextFits() {
		g.scene.Canvas.Fit = f
		g.lay()
		m := g.board.town
		own := slices.IndexFunc(m.standees, func(s standee) bool { return s.seat == m.near })
		for i := range m.spaces {
			s := m.standees[own]
			s.at0, s.at = i, m.spaces[i].at
			m.standees = []standee{s}
			own = 0
			b := m.recapBox()
			if b.Overlaps(s.reach()) || b.Overlaps(m.spaces[i].reach()) {
				t.Errorf("%s: the recap at %.0f hides the Character in %s", uitest.FitName(f), b, m.spaces[i].name)
			}
			if !b.Within(m.crowd().room) && b.X != m.captions.X {
				t.Errorf("%s: the recap is at %.0f", uitest.FitName(f), b)
			}
		}
	}
}

// TestRecapHidesNoCard checks with one partner that in every wide window with the usual letters the sum
// of their turn is beside the map, so that it hides no card, Character, or space, and no panel.
func TestRecapHidesNoCard(t *testing.T) {
	g := townGame(t, 2, 3)
	g.playUntil(t, testgame.NewRandom(3), g.turn)
	wide := 0
	for _, f := range uitest.TextFits() {
		g.scene.Canvas.Fit = f
		g.lay()
		m := g.board.town
		if m.column || f.TextScale > 1 {
			continue
		}
		wide++
		b := g.board.Recap
		if b.Overlaps(m.land) || b.Overlaps(m.reachAt) || b.Overlaps(m.hand) || !b.Within(m.window) || b.H < recapRow {
			t.Errorf("%s: the recap is at %.0f", uitest.FitName(f), b)
		}
		for i := range m.seatPanels {
			if m.seatPanels[i].box.Overlaps(b) {
				t.Errorf("%s: the recap at %.0f covers a seat", uitest.FitName(f), b)
			}
		}
	}
	if wide < 5 {
		t.Errorf("only %d windows were tested", wide)
	}
}
