package art

import (
	"strings"
	"testing"

	"lineup/render/art/pen"
)

// TestNamesInViewAreRead checks that the name of a card that others cover in part is within the part
// in view, and that it is whole down to three fifths of the width.
func TestNamesInViewAreRead(t *testing.T) {
	var p Press
	for _, f := range printed() {
		for _, shown := range []float64{0.3, 0.45, 0.6, 0.8} {
			x, room := bannerRoom(f, shown)
			names := []nameLines{setTight(f.Name, room, bannerSizes, bannerTracking)}
			small, middle := smallName(f.Name, shown)
			names = append(names, small)
			for i, left := range []float64{x, middle - small.width()/2} {
				n := names[i]
				if right := left + n.width(); right > shown*CardWidth && shown >= 0.45 {
					t.Errorf("%s: the name ends at %.0f, and %.0f is in view", f.Name, right, shown*CardWidth)
				}
				if n.squeeze < tightName {
					t.Errorf("%s: the name is squeezed to %.2f", f.Name, n.squeeze)
				}
				if got := strings.Join(n.lines, " "); i == 1 && shown >= 0.6 && got != strings.ToUpper(f.Name) {
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
	if n := setTight("Vulnerability", 40, smallSizes, 0); !strings.HasSuffix(n.lines[0], "…") || pen.Measure(n.lines[0], n.st)*tightName > 40 {
		t.Errorf("a name without room says %q", n.lines)
	}
}
