package table

import (
	"slices"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/render/art"
	"lineup/render/board"
	"lineup/render/testgame"
)

// TestRecapShowsFates checks in games of all modes that a turn's row has each known card of a player
// that a text moved in that turn, and those of the viewer in a group of their own.
func TestRecapShowsFates(t *testing.T) {
	var seen [didNothing]int
	for _, plan := range []match.Plan{
		{Seats: testgame.Seats("Ana", "buyer", "random")},
		{Sets: []string{"heroes_unite"}, Seats: testgame.Seats("Ana", "buyer", "random")},
		{Sets: []string{"base", "crossover_6"}, Seats: testgame.Seats("Ana", "buyer", "random")},
		{Mode: "rebirth", Seats: testgame.Seats("Ana", "buyer", "random")},
	} {
		for plan.Seed = 1; plan.Seed < 6; plan.Seed++ {
			tb := testTable(t, plan)
			people := testgame.NewRandom(plan.Seed)
			from := 0
			for n := 0; !tb.Match.Over() && n < 1500; n++ {
				if err := tb.stepFor(people); err != nil {
					t.Fatal(err)
				}
				if !tb.ask.mine || tb.ask.kind != engine.DecideTurn {
					continue
				}
				if tb.recap.unseen = true; int(tb.view().Turn().Number) == tb.recap.turn {
					continue
				}
				tb.takeRecap()
				for i := range tb.recap.rows {
					for _, g := range tb.recap.rows[i].groups {
						seen[g.kind] += len(g.faces)
					}
				}
				from = checkFates(t, tb, from)
				tb.recap.close()
			}
		}
	}
	for k, n := range seen {
		switch recapKind(k) {
		case youRotated, didHelp, didSave, didAppear, youDefeated, othersDefeated, yourDiscarded, theirDiscarded: // see other tests
		default:
			if n == 0 {
				t.Errorf("no turn has a card in %s: too few to have been tested", recapLabels[k])
			}
		}
	}
}

// checkFates checks the rows of a recap against the events from a number on, and returns the number of
// the events by now.
func checkFates(t *testing.T, tb *Table, from int) int {
	t.Helper()
	v := tb.view()
	events, n := tb.Match.Events(tb.eyes, from)
	turn, rows := engine.NoSeat, tb.recap.rows
	for _, e := range events {
		if e.Kind == engine.TurnBegan {
			if turn = e.Seat; turn == tb.eyes {
				break
			}
		}
	}
	row := -1
	for _, e := range events {
		if e.Kind == engine.TurnBegan {
			if turn = e.Seat; turn != tb.eyes {
				row++
			}
		}
		if row < 0 || turn == tb.eyes || row >= len(rows) {
			continue
		}
		gains := e.Kind == engine.CardGained
		moves := e.Kind == engine.CardMoved && (e.Verb == engine.VerbDestroy || e.Verb == engine.VerbDiscard || e.Verb == engine.VerbPut || e.Verb == engine.VerbPass)
		if !gains && !moves || e.Card == engine.NoCard {
			continue
		}
		before, after := board.WhereOf(v, e.From), board.WhereOf(v, e.To)
		if gains {
			after = board.Where{Place: engine.Discard, Seat: e.Seat}
		}
		piles := engine.Set(engine.Hand, engine.Deck, engine.Discard)
		mine := before.Seat == tb.eyes && piles.Has(before.Place) || after.Seat == tb.eyes && piles.Has(after.Place)
		others := before.Seat != engine.NoSeat && piles.Has(before.Place) || after.Seat != engine.NoSeat && piles.Has(after.Place) && before.Place != engine.InPlay
		f := tb.faceOf(v, e.Card)
		if f == nil || !mine && !others {
			continue
		}
		var in []recapKind
		for k := range didNothing {
			if slices.ContainsFunc(recapOf(&rows[row], k), func(o *art.Face) bool { return o == f }) {
				in = append(in, k)
			}
		}
		if len(in) == 0 || mine && !slices.ContainsFunc(in, func(k recapKind) bool { return k >= youLost && k <= youMoved }) {
			t.Errorf("%s: %s went from %s of %d to %s of %d in the turn of %d, and is in the groups %v", tb.Match.Plan(), f.Name, card.PlaceName(before.Place), before.Seat, card.PlaceName(after.Place), after.Seat, turn, in)
		}
	}
	return n
}

// TestRecapShowsRotations checks that a card in play that another player rotates is in a group of its own, once.
func TestRecapShowsRotations(t *testing.T) {
	tb := testTable(t, match.Plan{Sets: []string{"base", "crossover_6"}, Seats: testgame.Seats("Ana", "buyer"), Seed: 1})
	v := tb.view()
	d := deeds{turn: 1, eyes: 0, view: v}
	for _, seat := range []engine.SeatID{0, 0, 1} {
		z := v.Zone(engine.InPlay, seat)
		d.read(match.Line{Kind: engine.CardRotated, Seat: 1, Card: engine.CardID(seat) + 1, From: z, To: z})
	}
	var kinds []recapKind
	for _, k := range d.all {
		kinds = append(kinds, k.kind)
	}
	if !slices.Equal(kinds, []recapKind{youRotated, didRotate}) {
		t.Errorf("the groups are %v", kinds)
	}
}

// TestRecapSaysWhoDiscards checks that a card of the viewer that an attacker discards is not in the group of those that
// the viewer has discarded.
func TestRecapSaysWhoDiscards(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer", "buyer"), Seed: 1})
	v := tb.view()
	d := deeds{turn: 1, eyes: 0, view: v}
	for i, c := range []struct{ by, of engine.SeatID }{{0, 0}, {1, 0}, {1, 1}, {2, 2}, {1, 2}} {
		d.read(match.Line{Kind: engine.CardMoved, Verb: engine.VerbDiscard, Seat: c.by, Card: engine.CardID(i + 1), From: v.Zone(engine.Hand, c.of), To: v.Zone(engine.Discard, c.of)})
	}
	var labels []string
	for _, k := range d.all {
		labels = append(labels, recapLabels[k.kind])
	}
	if want := []string{"YOU DISCARDED", "YOUR CARDS DISCARDED", "DISCARDED", "OTHERS DISCARDED", "OTHERS' CARDS DISCARDED"}; !slices.Equal(labels, want) {
		t.Errorf("the groups are %q, want %q", labels, want)
	}
}
