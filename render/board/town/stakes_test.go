package town

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/render/ui"
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

// TestRecapHidesNoCard checks in windows of all sizes, with one to three partners, that the sums of their
// turns hide no space, card, Character, price, chip, or name: one partner's is over the captions or, like
// those of more, on the panel of its seat.
func TestRecapHidesNoCard(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		g := shownGame(t, &Full, seats)
		captions, onPanels := 0, 0
		for _, f := range uitest.TextFits(sizedFits()...) {
			g.scene.Canvas.Fit = f
			g.lay()
			m, where := g.board.town, uitest.FitName(f)
			boxes := map[string]ui.Box{"the recap": g.board.Recap}
			if len(g.board.RecapSeats) == 0 {
				captions++
			} else {
				clear(boxes)
				onPanels++
			}
			for _, s := range g.board.RecapSeats {
				boxes[fmt.Sprint("the recap of seat ", s.Seat)] = s.Box
				if s.Box.H < 90 || s.Box.W < 200 || s.Seat == m.near {
					t.Errorf("%s: the turn of seat %d is summed up at %.0f", where, s.Seat, s.Box)
				}
			}
			for i := range m.seatPanels {
				s := &m.seatPanels[i]
				boxes[fmt.Sprint("the name of seat ", s.seat)] = ui.BoxAt(s.box.X, s.box.Y, s.box.W, 36)
				for k := range s.rows {
					boxes[fmt.Sprint("row ", k, " of seat ", s.seat)] = s.rows[k].box
				}
				if s.seat == m.near {
					boxes["the viewer's panel"] = ui.BoxAt(s.box.X, s.box.Y+37, s.box.W, rowsFrom-40)
				}
			}
			uitest.Apart(t, boxes)
			for name, b := range boxes {
				if strings.HasPrefix(name, "the recap") && (b.Overlaps(m.land) || b.Overlaps(m.reachAt) || b.Overlaps(m.hand) && !m.column || !b.Within(m.window)) {
					t.Errorf("%s: %s is at %.0f", where, name, b)
				}
			}
		}
		if onPanels == 0 || (captions > 0) != (seats == 2) {
			t.Errorf("%d seats: in %d windows over the captions, in %d on panels", seats, captions, onPanels)
		}
	}
}
