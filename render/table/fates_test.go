package table

import (
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/render/board"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// TestOwnCardsOnHitPages checks that the page of an Attack for which all players set cards aside says what
// became of the viewer's card, and of no other player's.
func TestOwnCardsOnHitPages(t *testing.T) {
	pages := 0
	for seed := uint64(1); seed < 120 && pages < 3; seed++ {
		tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer", "buyer"), Sets: []string{"heroes_unite"}, Seed: seed})
		tb.Settings.Speed, tb.shown = ui.Instant, true
		h := handsOn(tb)
		for n := 0; !tb.Match.Over() && n < 4000; n++ {
			if tb.pages.drop(); tb.ask.mine {
				tb.give(testgame.Best(tb.view(), tb.ask.options))
			} else {
				h.Tick(t)
			}
		}
		v := tb.view()
		events, _ := tb.Match.Events(tb.eyes, 0)
		for at, e := range events {
			if e.Kind != engine.AttackHit || e.Seat != tb.eyes || v.Face(e.Source) == nil || v.Face(e.Source).Name != "Graves" {
				continue
			}
			destroyed := 0
			for _, l := range tb.costOf(at) {
				if l.Verb == engine.VerbDestroy && board.WhereOf(v, l.From).Place == engine.SetAside {
					if destroyed++; !strings.HasPrefix(l.Text, "Your ") {
						t.Errorf("seed %d: the page of Graves says %q", seed, l.Text)
					}
				}
			}
			if destroyed != 1 {
				t.Errorf("seed %d: the page of Graves says that %d cards were destroyed", seed, destroyed)
			}
			pages++
		}
	}
	if pages < 3 {
		t.Errorf("Graves hit the viewer only %d times", pages)
	}
}

// TestRecapLosesNoBorrowedCard checks that a card that was played from the Line-Up and goes back there is in
// no group of lost cards, and that one put there by a text is.
func TestRecapLosesNoBorrowedCard(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 1})
	v := tb.view()
	b := v.Board()
	l := match.Line{Kind: engine.CardMoved, Verb: engine.VerbPut, Seat: 1, Card: v.Cards(v.Zone(card.LineUp, engine.NoSeat))[0],
		From: b.Zone(engine.InPlay, 1), To: b.Zone(card.LineUp, engine.NoSeat)}
	for _, back := range []bool{false, true} {
		l.Back = back
		d := deeds{turn: 1, eyes: 0, view: v, fell: map[engine.CardID]bool{}}
		if d.read(l); len(d.all) == 0 != back {
			t.Errorf("a card that goes back (%v) is in %v", back, d.all)
		}
	}
}
