package table

import (
	"fmt"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/render/art"
	townboard "lineup/render/board/town"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// TestChangedCostIsExplained checks on the map at Level 3 that the enlarged card of a Villain explains
// why it costs more than is printed on it, and that a card without a changed cost has no note.
func TestChangedCostIsExplained(t *testing.T) {
	g, err := catalog.Tested.Build(match.Plan{Mode: "rebirth", Seats: testgame.Seats("Ana", "random", "random", "random"), Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	m, err := townboard.Full.Match(g, func(_ string, seed uint64) (match.Decider, error) { return testgame.NewRandom(seed), nil })
	if err != nil {
		t.Fatal(err)
	}
	tb := New(Options{Match: m, Board: boardOf(m), Colors: colorsOf(m), Faces: art.Faces(m.Book()), Canvas: ui.NewCanvas(), Settings: &ui.Settings{Speed: ui.Instant}})
	tb.sync(false)
	raised := 0
	for i := range tb.layout.Spots {
		s := &tb.layout.Spots[i]
		if s.Card == engine.NoCard || !tb.view().Sees(s.Card) {
			continue
		}
		tb.noteCost(s)
		printed, now := int(tb.view().Face(s.Card).Cost), tb.view().Cost(s.Card)
		want := fmt.Sprintf("Costs %d: %d on the card, +1 for Level 3", now, printed)
		if printed == now {
			want = ""
		} else {
			raised++
		}
		if tb.zoom.Note != want || tb.zoom.Noted != tb.faceOfSpot(s) {
			t.Errorf("the note of %s is %q, want %q", tb.view().Face(s.Card).Name, tb.zoom.Note, want)
		}
	}
	if raised < 3 {
		t.Errorf("only %d cards cost more", raised)
	}
	if tb.pin(tb.faceOfSpot(&tb.layout.Spots[0])); strings.Contains(tb.zoom.Note, "Costs") != (tb.view().Cost(tb.layout.Spots[0].Card) != int(tb.view().Face(tb.layout.Spots[0].Card).Cost)) {
		t.Errorf("a card that is read has the note %q", tb.zoom.Note)
	}
}
