package table

import (
	"strings"
	"testing"

	"lineup/game/match"
	"lineup/render/testgame"
)

// TestLinesKeepTheirPicture: a line about a card shows that card also after the card was
// shuffled away, and never another than the words name.
func TestLinesKeepTheirPicture(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "random", "buyer"), Seed: 3, Options: testgame.Five})
	people := testgame.NewRandom(5)
	hidden := 0
	for !tb.Match.Over() {
		if err := tb.stepFor(people); err != nil {
			t.Fatal(err)
		}
		tb.layLog()
		for i, l := range tb.logs[tb.eyes].lines {
			set := &tb.log.lines[tb.log.first[i]]
			if (set.face != nil) != (l.Card != 0) {
				t.Fatalf("%q is about card %d, its picture is %v", l.Text, l.Card, set.face)
			}
			if set.face == nil {
				continue
			}
			if !tb.view().Sees(l.Card) {
				hidden++
			}
			if named := tb.Faces[l.Face].Name; !strings.Contains(l.Text, named) && !strings.HasSuffix(l.Text, " drew a card") { // who saw it says no name
				t.Fatalf("%q has the picture of %s", l.Text, named)
			}
		}
	}
	if hidden < 1000 {
		t.Errorf("only %d lines were about a card that is hidden now", hidden)
	}
}
