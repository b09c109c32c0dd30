package main

import (
	"testing"

	"lineup/engine"
	"lineup/game/catalog"
	"lineup/game/mode"
	"lineup/game/testgame"
)

// dealt returns a new game of two players.
func dealt(t *testing.T) *engine.State {
	t.Helper()
	_, s := testgame.Deal(t, catalog.Shipped, mode.Plan{Seed: 1, Seats: mode.People(2)})
	return s
}

// TestEventsThatTell checks that checkEvents finds an event that names a card hidden from its
// reader.
func TestEventsThatTell(t *testing.T) {
	s := dealt(t)
	hidden := s.Top(s.Zone(engine.Hand, 1))
	open := s.Top(s.Zone(engine.Heroes, 1))
	for _, c := range []struct {
		name  string
		event engine.Event
		tells bool
	}{
		{"the card", engine.Event{Kind: engine.TriggerFired, Card: hidden, Sees: engine.Everyone}, true},
		{"the source", engine.Event{Kind: engine.PowerChanged, Source: hidden, Knows: engine.Everyone}, true},
		{"neither", engine.Event{Kind: engine.PowerChanged, Card: hidden, Source: hidden, Sees: engine.SeatID(1).Only(), Knows: engine.SeatID(1).Only()}, false},
		{"an open card", engine.Event{Kind: engine.TriggerFired, Card: open, Sees: engine.Everyone}, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			err := checkEvents(s, s, []engine.Event{c.event}, 0)
			if (err != nil) != c.tells {
				t.Errorf("got %v", err)
			}
		})
	}
}

// TestSightCoversAll checks that a game changes each part of a View that is compared.
func TestSightCoversAll(t *testing.T) {
	s := dealt(t)
	changed := map[string]bool{}
	chance := engine.NewRNG(1, engine.StreamChance)
	for n := 0; s.Over() == engine.NotOver && n < 3000; n++ {
		d := s.Pending()
		before := sight(s.View(d.Seat), s.NumCards())
		if err := s.Apply(engine.Answer{Seq: d.Seq, Option: d.Options[chance.Intn(len(d.Options))]}, nil); err != nil {
			t.Fatal(err)
		}
		after := sight(s.View(d.Seat), s.NumCards())
		for i := range before {
			if before[i] != after[i] {
				changed[sights[i]] = true
			}
		}
	}
	for _, part := range sights {
		if !changed[part] {
			t.Errorf("nothing a game does changes what a View shows of its %s", part)
		}
	}
}
