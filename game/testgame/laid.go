package testgame

import (
	"testing"

	"lineup/engine"
	"lineup/game/match"
	"lineup/game/mode"
)

// Pile holds the names of cards in a place of a seat, which is NoSeat for a place of the table.
type Pile struct {
	Place engine.Place
	Seat  engine.SeatID
	Cards []string
}

// Lay returns a match in the turn of the first seat, with a Super Hero for each seat and some piles. Nothing else
// is on the table.
func Lay(t testing.TB, c *mode.Catalog, p mode.Plan, heroes []string, piles ...Pile) *match.Match {
	t.Helper()
	if p.Seed == 0 {
		p.Seed = 1
	}
	g := Build(t, c, p)
	lib := g.Book.Library()
	b, err := engine.Build(lib, len(p.Seats), p.Seed)
	if err != nil {
		t.Fatal(err)
	}
	add := func(name string, hero bool, place engine.Place, seat engine.SeatID) {
		f, err := g.Book.Find(name, hero)
		if err != nil {
			t.Fatal(err)
		}
		b.Add(f, b.Zone(place, seat))
	}
	for seat, name := range heroes {
		add(name, true, engine.Heroes, engine.SeatID(seat))
	}
	for _, pile := range piles {
		for _, name := range pile.Cards {
			add(name, false, pile.Place, pile.Seat)
		}
	}
	m, _, err := match.Restore(g, Randoms, match.Saved{Record: match.Record{Plan: g.Plan, Printed: lib.Fingerprint()}, Now: b.Resume(0, 0).AppendBinary(nil)})
	if err != nil {
		t.Fatal(err)
	}
	return m
}
