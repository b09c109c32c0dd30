package table

import (
	"slices"
	"testing"

	"lineup/engine"
	"lineup/game/match"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// TestHandClosesUp checks that cards of the hand on a stage leave no gap in it: the others close up, and
// can be pointed at where they are. While the stage is held aside, and before it rises because a page is
// up, all cards are in the hand.
func TestHandClosesUp(t *testing.T) {
	gaps := 0
	for seed := uint64(1); seed <= 20 && gaps < 12; seed++ {
		tb := testTable(t, match.Plan{Sets: []string{"base", "heroes_unite"}, Seats: testgame.Seats("Ana", "buyer", "buyer"), Options: testgame.Five, Seed: seed})
		h, people := handsOn(tb), testgame.NewRandom(seed)
		for n := 0; n < 400 && !tb.Match.Over(); n++ {
			if err := tb.stepFor(people); err != nil {
				t.Fatal(err)
			}
			tb.pages.drop()
			if !tb.ask.up {
				continue
			}
			h.Tick(t)
			cards := func() (left, away []engine.CardID) {
				for _, s := range tb.layout.Spots {
					if s.Place == engine.Hand && tb.staged(s.Card) {
						away = append(away, s.Card)
					} else if s.Place == engine.Hand {
						left = append(left, s.Card)
					}
				}
				return left, away
			}
			left, away := cards()
			if len(left) == 0 || len(away) == 0 {
				continue
			}
			gaps++
			poses := func(cards []engine.CardID) (out []ui.Pose) {
				for _, c := range cards {
					out = append(out, tb.sprites.byCard[c].Goal())
				}
				return out
			}
			check := func(when string, cards []engine.CardID) {
				t.Helper()
				if got, want := poses(cards), tb.layout.Fan(len(cards), 0); !slices.Equal(got, want) {
					t.Errorf("seed %d: %s, %d cards of the hand are at %v, want %v", seed, when, len(cards), got, want)
				}
				for i, p := range tb.layout.Fan(len(cards), 0) {
					x, y := p.X-p.W*0.4, p.Y
					if at := tb.spotAt(x, y); at == 0 || tb.layout.Spots[at-1].Card != cards[i] {
						t.Errorf("seed %d: %s, card %d of the hand is not found", seed, when, i+1)
					}
				}
			}
			check("beside a stage", left)
			tb.ask.peek = true
			tb.closeUp()
			all, none := cards()
			if len(none) > 0 {
				t.Errorf("seed %d: %d cards are on a stage that is held aside", seed, len(none))
			}
			check("with the stage held aside", all)
			tb.ask.peek = false
			if h.Tick(t); !slices.Equal(poses(left), tb.layout.Fan(len(left), 0)) {
				t.Errorf("seed %d: the stage is back, and the hand has a gap", seed)
			}
			tb.pages.add([]leaf{{struck: struck{source: &tb.Faces[0], title: "HIT"}}})
			h.Tick(t)
			check("before the stage rises", all)
			tb.pages.drop()
		}
	}
	if gaps < 5 {
		t.Errorf("only %d questions held some of the hand's cards", gaps)
	}
}
