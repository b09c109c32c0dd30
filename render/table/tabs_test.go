package table

import (
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/render/looptest"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// TestTabsAreClicked checks on the city and at a table of the base set that a click on the tab of a
// card that can be used gives the card's answer, and that the pointer there marks that card.
func TestTabsAreClicked(t *testing.T) {
	looptest.NeedDisplay(t)
	kinds := map[string]int{}
	for seed := uint64(1); seed < 20; seed++ {
		var tb *Table
		if seed%2 == 0 {
			tb = testTable(t, match.Plan{Seats: testgame.Seats("Ana", "random"), Seed: seed})
		} else {
			tb = townTable(t, 2, seed)
		}
		h, people := handsOn(tb), greedy(t)
		for n := 0; !tb.Match.Over() && n < 400; n++ {
			tb.tabs.Still()
			tb.animate(&ui.Pointer{}, 0.01)
			i, kind := tb.tabUp(kinds)
			if i < 0 {
				if err := tb.stepFor(people); err != nil {
					t.Fatal(err)
				}
				continue
			}
			s := tb.layout.Spots[i]
			want, _ := tb.ask.option(s.Card)
			x, y := s.Tab.X+s.Tab.W/2, s.Tab.Y+6
			before := len(tb.Match.Log())
			h.Move(x, y)
			h.Tick(t)
			if tb.hover != i+1 {
				t.Fatalf("seed %d: over the tab of %s, card %d is marked, want %d", seed, kind, tb.hover, i+1)
			}
			h.Click(t, x, y)
			if log := tb.Match.Log(); len(log) <= before || log[before] != want {
				t.Fatalf("seed %d: a click on the tab of %s gives %v, want %v", seed, kind, log[before:], want)
			}
			kinds[kind]++
		}
	}
	for _, kind := range []string{"a card for sale", "a Basic card", "a Villain", "a card in play", "a Super-Villain"} {
		if kinds[kind] == 0 {
			t.Errorf("no tab of %s was clicked: %v", kind, kinds)
		}
	}
}

// tabUp returns the index of a card whose tab is up and in sight, and its kind, or -1 if there is
// none of a kind that was not seen often enough.
func (t *Table) tabUp(seen map[string]int) (index int, kind string) {
	if !t.ask.mine || t.ask.kind != engine.DecideTurn || t.ask.up || t.held() != 0 {
		return -1, ""
	}
	for i, s := range t.layout.Spots {
		switch {
		case s.Outline != nil:
			kind = "a Villain"
		case s.Place == card.Villains:
			kind = "a Super-Villain"
		case s.Place == card.Basics:
			kind = "a Basic card"
		case s.Place == engine.InPlay:
			kind = "a card in play"
		case s.Place == engine.Heroes:
			kind = "a hero"
		default:
			kind = "a card for sale"
		}
		o, lit := t.ask.option(s.Card)
		if !lit || s.Shy || s.Tab.W == 0 || t.tabs.Up(s.Card) < 1 || seen[kind] > 2 || o.Kind == engine.OptEnd {
			continue
		}
		if x, y := s.Tab.X+s.Tab.W/2, s.Tab.Y+6; t.layout.At(x, y, &t.tabs, 0) == i+1 {
			return i, kind
		}
	}
	return -1, ""
}
