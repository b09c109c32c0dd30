package art

import (
	"strings"
	"testing"

	"lineup/game/card"
	"lineup/game/sets"
	"lineup/game/sets/rebirth"
	"lineup/render/art/pen"
)

// TestNamesInViewAreRead checks that the name of a card that others cover in part is within the part
// in view, and that it is whole down to three fifths of the width.
func TestNamesInViewAreRead(t *testing.T) {
	var p Press
	for _, f := range printed() {
		for _, shown := range []float64{0.3, 0.45, 0.6, 0.8} {
			x, room := bannerRoom(f, shown)
			names := []nameLines{setTight(f.shown(), room, bannerSizes, bannerTracking)}
			small, middle := smallName(f.shown(), shown)
			names = append(names, small)
			for i, left := range []float64{x, middle - small.width()/2} {
				n := names[i]
				if right := left + n.width(); right > shown*CardWidth && shown >= 0.45 {
					t.Errorf("%s: the name ends at %.0f, and %.0f is in view", f.Name, right, shown*CardWidth)
				}
				if n.squeeze < tightName {
					t.Errorf("%s: the name is squeezed to %.2f", f.Name, n.squeeze)
				}
				whole := shown
				if strings.Contains(f.Name, " [") { // its second name may end early where the first is whole
					whole = shown - 0.15
				}
				if got := strings.Join(n.lines, " "); i == 1 && whole >= 0.6 && got != strings.ToUpper(f.shown()) {
					t.Errorf("%s: %.1f of a small card says %q", f.Name, shown, got)
				}
			}
		}
		if !p.NameShown(&f, 118, 1) || !p.NameShown(&f, 240, 1) {
			t.Errorf("%s: the name is not in view on a card that nothing covers", f.Name)
		}
	}
	if f := (Face{Name: "Vulnerability", Cost: "0"}); p.NameShown(&f, 118, 0.6) {
		t.Error("the usual place of a long name is in view on a covered card")
	}
	long := Face{Name: "Nobody", Cost: "3", Text: strings.Repeat("Each foe discards a card. ", 4)}
	if _, small := (Press{}).look(long, 136, 1); small || !(Press{}).NameShown(&long, 136, 1) {
		t.Error("a card with long rules has the look of a small one")
	}
	if _, small := (Press{}).look(long, 136, 0.8); !small || (Press{}).NameShown(&long, 136, 0.8) {
		t.Error("a covered card with long rules has the look of a larger one")
	}
	if n := setTight("Vulnerability", 40, smallSizes, 0); !strings.HasSuffix(n.lines[0], "…") || pen.Measure(n.lines[0], n.st)*tightName > 40 {
		t.Errorf("a name without room says %q", n.lines)
	}
}

// TestHeroToPickIsWhole checks that the poster of a Super Hero to pick in a window of 720 lines has all
// of its rules: among sixteen heroes, or eight of the city.
func TestHeroToPickIsWhole(t *testing.T) {
	heroes := 0
	check := func(cards []card.Card, wide, high float64) {
		unit := min(wide/posterWidth, high/posterHeight)
		for i := range cards {
			f := faceOfCard(&cards[i])
			if !f.Oversized() {
				continue
			}
			heroes++
			for _, text := range []float64{1, 2} {
				if o := (Press{Text: text, Min: MinRules}).layPoster(f, wide/unit, high/unit, unit); !o.text.Whole {
					t.Errorf("%s at text %.0f: the rules end early: %q", f.Name, text, f.Text)
				}
			}
		}
	}
	for _, s := range sets.All() {
		check(s.Cards, 131, 244)
	}
	check(rebirth.Box().Cards, 244, 244)
	if heroes < 20 {
		t.Errorf("there are only %d Super Heroes", heroes)
	}
}
