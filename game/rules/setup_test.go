package rules_test

import (
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/rules"
)

// TestSetup: the table is laid as the rulebook lays it (C-013 to C-020).
func TestSetup(t *testing.T) {
	b := book(t)
	s, err := rules.New(b, rules.Setup{Seats: 4, Seed: 3, Heroes: rules.Chosen, Named: []string{"Batman", "", "The Flash"}})
	if err != nil {
		t.Fatal(err)
	}
	none := engine.NoSeat
	for _, c := range []struct {
		what string
		zone engine.ZoneID
		want int
	}{
		{"Line-Up", engine.LineUp.Of(none), 5},
		{"main deck", engine.MainDeck.Of(none), 114 - 5},
		{"Kicks", engine.Kicks.Of(none), 16},
		{"Weaknesses", engine.Weaknesses.Of(none), 20},
		{"Super-Villains", engine.Villains.Of(none), 8},
		{"box", engine.Box.Of(none), 4},
		{"hand", engine.Hand.Of(3), 5},
		{"deck", engine.Deck.Of(3), 5},
		{"hero", engine.Heroes.Of(1), 1},
	} {
		if got := s.Len(c.zone); got != c.want {
			t.Errorf("%s: got %d cards, want %d", c.what, got, c.want)
		}
	}
	if got := s.Face(s.UpVillain()).Name; got != "Ra's Al Ghul" {
		t.Errorf("%s lies on top of the stack", got)
	}
	if got := s.Turn().Active; got != 2 {
		t.Errorf("seat %d starts, not The Flash's (C-019)", got)
	}
	for i, c := range s.Zone(engine.Villains.Of(none)) {
		if s.Card(c).Down != (i > 0) {
			t.Errorf("Super-Villain %d lies face down: %v", i, s.Card(c).Down)
		}
	}
}

// TestKeepOne: with two heroes dealt each seat is asked which to keep (C-012).
func TestKeepOne(t *testing.T) {
	s, err := rules.New(book(t), rules.Setup{Seats: 2, Seed: 1, Heroes: rules.DealTwo})
	if err != nil {
		t.Fatal(err)
	}
	for seat := range engine.SeatID(2) {
		d := s.Pending()
		if d.Kind != engine.DecideHero || d.Seat != seat || len(d.Options) != 2 {
			t.Fatalf("seat %d is not asked for its hero: %+v", seat, d)
		}
		kept := d.Options[1].Card
		if err := s.Apply(engine.Answer{Seq: d.Seq, Option: d.Options[1]}, nil); err != nil {
			t.Fatal(err)
		}
		if h := s.Zone(engine.Heroes.Of(seat)); len(h) != 1 || h[0] != kept {
			t.Errorf("seat %d kept %v, chose %d", seat, h, kept)
		}
	}
	if d := s.Pending(); d.Kind != engine.DecideTurn {
		t.Errorf("the first turn does not follow: %+v", d)
	}
}

func TestSetupErrors(t *testing.T) {
	b := book(t)
	for _, c := range []struct {
		su   rules.Setup
		want string
	}{
		{rules.Setup{Seats: 1}, "2 to 5"},
		{rules.Setup{Seats: 6}, "2 to 5"},
		{rules.Setup{Seats: 2, Villains: 4}, "5 to 12"},
		{rules.Setup{Seats: 2, Villains: 13}, "5 to 12"},
		{rules.Setup{Seats: 2, Profile: "casual"}, "standard, tournament"},
		{rules.Setup{Seats: 5, Heroes: rules.DealTwo}, "needs 10"},
		{rules.Setup{Seats: 2, Heroes: rules.Chosen, Named: []string{"Aqualad"}}, "Aquaman"},
		{rules.Setup{Seats: 2, Heroes: rules.Chosen, Named: []string{"Batman", "Batman"}}, "two seats"},
		{rules.Setup{Seats: 2, Heroes: rules.Chosen, Named: []string{"Batman", "Superman", "Cyborg"}}, "3 heroes"},
	} {
		if _, err := rules.New(b, c.su); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%+v: got error %v, want one that says %q", c.su, err, c.want)
		}
	}
}
