package match_test

import (
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/testgame"
)

// TestReasonsAreTold checks that a line about a destroyed or discarded card names the card whose text did
// it, and that cards put down for a player, or dealt back, share one line, in which only a reader who may
// know their names reads them.
func TestReasonsAreTold(t *testing.T) {
	reasons, got, dealt, named, deals := 0, 0, 0, 0, 0
	for _, seed := range []uint64{9, 24, 25} { // with Brainiac and Amazo
		m := testgame.Match(t, catalog.Shipped, match.Plan{Seed: seed + 1, Sets: []string{"base", "heroes_unite"}, Seats: []mode.Seat{{Name: "Ana", Player: "random"}, {Name: "Bob", Player: "random"}, {Name: "Cog", Player: "random"}}}, testgame.Randoms)
		finish(t, m)
		events, _ := m.Events(engine.NoSeat, 0)
		v := m.View(0)
		for _, l := range m.Chronicle(engine.NoSeat).Lines() {
			e := events[l.Event]
			if strings.Contains(l.Text, " drew ") && l.Routine != (e.Source == engine.NoCard) {
				t.Errorf("%q is routine: %v", l.Text, l.Routine)
			}
			if l.Routine && strings.Contains(l.Text, " drew ") {
				deals++
			}
			if strings.Contains(l.Text, " that ") && strings.HasSuffix(l.Text, " put down") {
				got++
			} else if strings.HasSuffix(l.Text, " of the cards set aside") {
				dealt++
			} else if strings.Contains(l.Text, " put down:") || strings.Contains(l.Text, "cards set aside") {
				t.Errorf("all read %q", l.Text)
			}
			if l.Kind != engine.CardMoved || e.Source == engine.NoCard || e.Source == e.Card || l.Verb != engine.VerbDestroy && l.Verb != engine.VerbDiscard {
				continue
			}
			if f := v.Face(e.Source); f != nil && v.Place(v.ZoneOf(e.Source)) != engine.Rules {
				if reasons++; !strings.Contains(l.Text, f.Name) {
					t.Errorf("%q does not name %s", l.Text, f.Name)
				}
			}
		}
		for _, l := range m.Chronicle(0).Lines() {
			if strings.HasPrefix(l.Text, "You ") && (strings.Contains(l.Text, " put down: ") || strings.Contains(l.Text, "cards set aside: ")) {
				named++
			}
		}
	}
	if reasons < 20 || deals < 20 || got == 0 || dealt == 0 || named == 0 {
		t.Errorf("%d reasons, %d lines about cards put down, %d about cards dealt back, %d with names: too few", reasons, got, dealt, named)
	}
}

// TestReasonsOfRemovals checks that a line about a card that leaves the game or goes back on the stack,
// which names no player, names the card whose text did it, such as Insanity used against a First Appearance.
func TestReasonsOfRemovals(t *testing.T) {
	removed := 0
	for _, seed := range []uint64{6, 11} { // with Insanity
		m := testgame.Match(t, catalog.Shipped, match.Plan{Seed: seed, Sets: []string{"forever_evil"}, Seats: []mode.Seat{{Name: "Ana", Player: "random"}, {Name: "Bob", Player: "random"}, {Name: "Cog", Player: "random"}}}, testgame.Randoms)
		finish(t, m)
		events, _ := m.Events(engine.NoSeat, 0)
		v := m.View(0)
		for _, l := range m.Chronicle(engine.NoSeat).Lines() {
			e := events[l.Event]
			if l.Kind != engine.CardMoved || e.Source == engine.NoCard || e.Source == e.Card || !strings.HasSuffix(strings.Split(l.Text, " (")[0], " was removed from the game") && !strings.Contains(l.Text, " went back on top of the stack") {
				continue
			}
			if f := v.Face(e.Source); f != nil && v.Place(v.ZoneOf(e.Source)) != engine.Rules {
				if removed++; !strings.HasSuffix(l.Text, " ("+f.Name+")") {
					t.Errorf("%q does not name %s", l.Text, f.Name)
				}
			}
		}
	}
	if removed == 0 {
		t.Error("no card was removed")
	}
}

// TestSetAsideForOneself checks that a line names a player for whom a card is set aside only if it is
// another one. Despero's Attack passes cards on among the players in his space, who may be one.
func TestSetAsideForOneself(t *testing.T) {
	own, others := 0, 0
	for seed := uint64(1); seed < 60 && (own == 0 || others == 0); seed++ {
		m := testgame.Match(t, catalog.Shipped, match.Plan{Mode: "rebirth", Seed: seed, Seats: []mode.Seat{{Name: "Ana", Player: "random"}, {Name: "Bob", Player: "random"}}}, testgame.Randoms)
		finish(t, m)
		events, _ := m.Events(0, 0)
		for _, l := range m.Chronicle(0).Lines() {
			e := events[l.Event]
			if l.Verb != engine.VerbAside || e.N == 0 {
				continue
			}
			to := []string{" for you", " for Bob"}[e.N-1]
			if e.Seat == engine.SeatID(e.N-1) {
				if own++; !strings.HasSuffix(l.Text, " face down") {
					t.Errorf("seed %d: %q", seed, l.Text)
				}
			} else if others++; !strings.HasSuffix(l.Text, " face down"+to) {
				t.Errorf("seed %d: %q does not end with %q", seed, l.Text, " face down"+to)
			}
		}
	}
	if own == 0 || others == 0 {
		t.Errorf("%d cards set aside for their player and %d for others: too few", own, others)
	}
}
