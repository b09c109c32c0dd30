package standard

import (
	"testing"

	"lineup/render/board"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// TestTokensHaveRoom checks that in windows of all sizes, with cards of all sizes, the VP tokens of the near seat
// are clear of everything beside them, and above all of cards that are enlarged.
func TestTokensHaveRoom(t *testing.T) {
	folded := 0
	for _, f := range uitest.Fits() {
		b := Board{Plain: board.Plain{Layout: board.Layout{Geometry: layFor(f, needs{})}}}
		at, label := b.nearTokens()
		places := map[string]ui.Box{"the tokens": at, "the Power": b.Power, "the discard pile": b.Discard.Bounds(), "END TURN": b.EndTurn,
			"an enlarged card": b.Reader, "the cards in play": b.Played}
		if label.W > 0 {
			places["the label"] = label
		} else {
			folded++
		}
		if b.Captions.W > 0 {
			places["the captions"] = b.Captions
		}
		for name, box := range places {
			if name != "the tokens" && name != "the label" && (box.Overlaps(at) || label.W > 0 && box.Overlaps(label)) {
				t.Errorf("%s: %s at %.0f is over the tokens at %.0f with the label at %.0f", uitest.FitName(f), name, box, at, label)
			}
		}
		for _, p := range b.Fan(15, 0) {
			if p.Bounds().Overlaps(at.Grown(-8)) {
				t.Errorf("%s: a card of the hand at %.0f is over the tokens at %.0f", uitest.FitName(f), p.Bounds(), at)
			}
		}
		if !at.Within(b.Room) {
			t.Errorf("%s: the tokens at %.0f leave the window", uitest.FitName(f), at)
		}
	}
	if folded == 0 {
		t.Error("no table folds")
	}
}
