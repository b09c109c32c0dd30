package standard

import (
	"testing"

	"lineup/game/match"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// cardsAt returns the area in pixels of a card of a usual Line-Up and of a usual hand, in a window at a size.
func cardsAt(width, height int, size float64) (lineUp, hand float64) {
	f := (&ui.Settings{Scale: size}).Fit(width, height)
	g := layGeometry(f)
	area := func(p ui.Pose) float64 { return p.W * p.Height() * f.Unit * f.Unit }
	return area(g.Slots(1, 5)[0]), area(g.Fan(5, 0)[2])
}

// TestCardsGrowWithTheSize checks that no step of the size makes cards of the Line-Up and the hand smaller,
// that from 125 % on all of them are larger than at 100 %, that those of the Line-Up still grow up to 200 %, and
// that a size below 100 % makes both smaller if the window has room for that.
func TestCardsGrowWithTheSize(t *testing.T) {
	for _, w := range uitest.Windows {
		usualLineUp, usualHand := cardsAt(w[0], w[1], 1)
		lineUp, hand := 0.0, 0.0
		for step := range 25 {
			size := ui.MinScale + 0.05*float64(step)
			l, h := cardsAt(w[0], w[1], size)
			if l < lineUp-1 || h < 0.99*hand { // a fan leaves larger letters of costs a little more room
				t.Errorf("%v at %.2f: a card of the Line-Up has %.0f pixels after %.0f, one of the hand %.0f after %.0f", w, size, l, lineUp, h, hand)
			}
			if lineUp, hand = l, h; size > 1.24 && (l < 1.25*usualLineUp || h < 1.25*usualHand) {
				t.Errorf("%v at %.2f: a card of the Line-Up has %.0f pixels, at the usual size %.0f, and one of the hand %.0f and %.0f", w, size, l, usualLineUp, h, usualHand)
			}
		}
		least, _ := cardsAt(w[0], w[1], 1.25)
		if lineUp <= least {
			t.Errorf("%v: a card of the Line-Up has %.0f pixels at the largest size and %.0f at 125 %%", w, lineUp, least)
		}
		if l, h := cardsAt(w[0], w[1], ui.MinScale); w[1] > 800 && (l >= usualLineUp || h >= usualHand) {
			t.Errorf("%v at the least size: a card of the Line-Up has %.0f pixels, usually %.0f, and one of the hand %.0f and %.0f", w, l, usualLineUp, h, usualHand)
		}
	}
}

// TestNeedsOfGames checks that the panels of seats stay where something on them is seen or chosen, and become
// chips elsewhere.
func TestNeedsOfGames(t *testing.T) {
	for _, c := range []struct {
		plan   match.Plan
		panels bool
	}{
		{match.Plan{}, false}, {match.Plan{Variants: []string{"hunt"}}, true}, {match.Plan{Variants: []string{"two-heroes"}}, true}, {match.Plan{Mode: "trial"}, true},
	} {
		c.plan.Seats, c.plan.Seed = testgame.Seats("Ana", "buyer"), 5
		_, sc := laid(testgame.Match(t, c.plan), nil)
		if n := needsOf(sc); n.panels != c.panels || n.others != (c.plan.Mode == "trial") {
			t.Errorf("%v of mode %q: the needs are %+v", c.plan.Variants, c.plan.Mode, n)
		}
	}
	m := testgame.Match(t, match.Plan{Seats: testgame.Seats("Ana", "Bob"), Seed: 5})
	_, sc := laid(m, nil)
	for r := testgame.NewRandom(5); !m.Over(); {
		if err := m.Answer(r.Decide(m.View(m.ToAct()))); err != nil {
			t.Fatal(err)
		}
	}
	if m.LayOpen(false); needsOf(sc).panels {
		t.Error("hands are hidden, and the panels of seats stay")
	}
	m.LayOpen(true)
	if sc.View = m.View(0); !needsOf(sc).panels {
		t.Error("hands are open, and the panels of seats have no room for them")
	}
}
