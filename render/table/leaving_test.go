package table

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/match"
	rules "lineup/game/mode/standard"
	"lineup/render/testgame"
)

// TestLeaveForGood checks that the menu lets the active player leave the game after a question. The
// others play on, and the player who left scores nothing.
func TestLeaveForGood(t *testing.T) {
	tb := testTable(t, match.Plan{Variants: []string{rules.Leaving}, Seats: testgame.Seats("Ana", "buyer", "buyer"), Seed: 4})
	h := handsOn(tb)
	mine(t, tb, h)
	for _, b := range tb.ask.answers.List {
		if strings.Contains(strings.ToLower(b.Label), "leave") {
			t.Errorf("the table offers %q beside the acts of a turn", b.Label)
		}
	}
	h.Press(t, ebiten.KeyEscape)
	h.Button(t, &tb.pause.form.Buttons, "LEAVE GAME")
	h.Button(t, &tb.dialog.Buttons, "CANCEL")
	if tb.Match.View(0).Leaving(0) {
		t.Fatal("who stays leaves")
	}
	h.Press(t, ebiten.KeyEscape)
	h.Button(t, &tb.pause.form.Buttons, "LEAVE GAME")
	h.Button(t, &tb.dialog.Buttons, "LEAVE")
	for range 3 {
		h.Tick(t)
	}
	if v := tb.Match.View(0); !v.Left(0) || v.Count(v.Zone(engine.Heroes, 0)) != 0 {
		t.Fatal("who leaves stays")
	}
	if err := tb.PlayOut(testgame.Buyer{}); err != nil {
		t.Fatal(err)
	}
	score := tb.Match.Score()
	if !tb.Match.Over() || score.Accounts[0].Total != 0 || slices.Contains(score.Winners, 0) || len(score.Winners) == 0 {
		t.Errorf("after one has left the game ends with %+v, won by %v", score.Accounts[0], score.Winners)
	}
}

// TestOneIsLeft checks that after all other people have left, the curtain stays down and the last
// person sees the table.
func TestOneIsLeft(t *testing.T) {
	tb := testTable(t, match.Plan{Variants: []string{rules.Leaving}, Seats: testgame.Seats("Ana", "Ben", "buyer"), Seed: 4})
	h := handsOn(tb)
	mine(t, tb, h)
	left := tb.eyes
	h.Press(t, ebiten.KeyEscape)
	h.Button(t, &tb.pause.form.Buttons, "LEAVE GAME")
	h.Button(t, &tb.dialog.Buttons, "LEAVE")
	for n := 0; n < 200 && !tb.Match.Over(); n++ {
		if tb.curtain.up || tb.eyes == left {
			t.Fatalf("after %d answers the curtain is up: %v, and seat %d looks", n, tb.curtain.up, tb.eyes)
		}
		if err := tb.stepFor(testgame.Buyer{}); err != nil {
			t.Fatal(err)
		}
	}
	if got := tb.playing(); len(got) != 1 || got[0] == left {
		t.Errorf("%v are playing", got)
	}
}
