package table

import (
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/match"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// TestStrikeWords checks that the tag of an Attack says what it cost.
func TestStrikeWords(t *testing.T) {
	for want, l := range map[string]loss{
		"HIT":                                   {},
		"HIT: +1 WEAKNESS":                      {gains: 1, gained: "Weakness"},
		"HIT: +2 WEAKNESS":                      {gains: 2, gained: "Weakness"},
		"HIT: DISCARDS 2":                       {thrown: 2},
		"HIT: DISCARDS 1, DESTROYS 1":           {thrown: 1, destroyed: 1},
		"HIT: GIVES UP 1, SUPER HERO FACE DOWN": {gone: 1, down: 1},
	} {
		if got := l.words(); got != want {
			t.Errorf("%+v is told as %q, not %q", l, got, want)
		}
	}
}

// TestAttacksAreSeen checks in games with motion that every attacked seat has its strike, one after
// another, with a tag that gives the result.
func TestAttacksAreSeen(t *testing.T) {
	words := map[string]int{}
	hits, avoided := 0, 0
	for seed := range uint64(6) {
		tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer", "buyer", "buyer"), Options: testgame.Five, Seed: seed + 1})
		tb.Settings, tb.shown = &ui.Settings{Speed: ui.Normal}, true
		h := handsOn(tb)
		for n := 0; !tb.Match.Over() && n < 600; n++ {
			_, before := tb.Match.Events(tb.eyes, 1<<30)
			if tb.ask.mine {
				tb.give(testgame.Best(tb.view(), tb.ask.options))
			} else if err := tb.step(1); err != nil {
				t.Fatal(err)
			}
			struckSeats := 0
			events, _ := tb.Match.Events(tb.eyes, before)
			for _, e := range events {
				switch e.Kind {
				case engine.AttackHit:
					hits, struckSeats = hits+1, struckSeats+1
				case engine.AttackAvoided:
					avoided, struckSeats = avoided+1, struckSeats+1
				default:
				}
			}
			if len(tb.effects.strikes) < struckSeats {
				t.Fatalf("%d seats are attacked, and %d strikes seen", struckSeats, len(tb.effects.strikes))
			}
			for i := range tb.effects.strikes {
				s := &tb.effects.strikes[i]
				words[s.words]++
				if s.avoided != (s.words == "AVOIDED") || !s.avoided && !strings.HasPrefix(s.words, "HIT") {
					t.Errorf("an Attack that was avoided (%v) is told as %q", s.avoided, s.words)
				}
				if i > 0 && s.age > tb.effects.strikes[i-1].age-nextStrike+1e-9 {
					t.Error("two seats are struck at the same time")
				}
			}
			rest(t, tb, h)
		}
	}
	if hits < 20 || avoided < 2 || words["HIT: +1 WEAKNESS"] == 0 || words["HIT: DISCARDS 1"] == 0 {
		t.Errorf("%d hits, %d avoided, told as %v: too little was tested", hits, avoided, words)
	}
}

// TestRedEdge checks that the red edge closes only while an Attack waits for an answer.
func TestRedEdge(t *testing.T) {
	tb, h := moving(t, 4)
	h.Tick(t)
	if tb.effects.red != 0 {
		t.Error("the edge is red, and nobody is attacked")
	}
	tb.struck = struck{source: &tb.Faces[0], title: "X HITS YOU"}
	for range int(0.4 / ui.Tick) {
		h.Tick(t)
	}
	if tb.effects.red != 1 || tb.struck.moving() {
		t.Errorf("the edge has closed to %v; the stage moves: %v", tb.effects.red, tb.struck.moving())
	}
	h.Click(t, 5, 5)
	for range int(0.4 / ui.Tick) {
		h.Tick(t)
	}
	if tb.effects.red != 0 || tb.struck.up() {
		t.Errorf("the Attack is over, and the edge is at %v", tb.effects.red)
	}
}
