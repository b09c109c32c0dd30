package town

import (
	"maps"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/mode/rebirth"
	set "lineup/game/sets/rebirth"
)

// This file builds maps for pictures, because no one plays that far for them.

// Shown is a moment of Rebirth with its standees and cards.
type Shown struct {
	tiles    []string // from the first Location on
	damage   map[string]int
	heroes   []string
	stand    []int            // by seat, the space it is in
	lineUp   map[int][]string // by space
	hands    [][]string       // by seat
	played   []string         // by the first seat
	discard  []string
	threat   int
	defeated int
	power    int
	move     int
	Pointed  int // the card that the pointer is on; see table.Point
}

// Busy is the scene "map": the middle of a turn.
var Busy = Shown{
	tiles:  []string{"City Hall A", "Police Station A", "Arkham Asylum A", "S.T.A.R. Labs B", "Daily Planet A"},
	damage: map[string]int{"Daily Planet": 5, "Police Station": 1, "S.T.A.R. Labs": 2},
	heroes: []string{"The Flash", "Batman", "Wonder Woman"},
	stand:  []int{5, 3, 7},
	lineUp: map[int][]string{
		0: nil, 1: {"Bolt of Zeus", "Cheetah"}, 3: {"Blue Beetle", "Bane"}, 5: {"Batmobile", "Scarecrow"}, 6: {"General Zod"},
		7: {"Aquaman", "Super Breath"}, 8: {"Reverse-Flash"}, 9: {"Shields Up", "Jetpack"},
	},
	hands:   [][]string{{"Punch", "Super Strength", "Grappling Hook", "Heat Vision", "Helping Hand"}, {"Punch", "Black Canary", "Run", "Punch", "Punch"}, {"Green Arrow", "Punch", "Run", "Punch"}},
	played:  []string{"Batcomputer", "Cyborg", "Flash Helmet"},
	discard: []string{"Heat Vision", "Punch", "Punch", "Run", "Run", "Punch", "Weakness"},
	threat:  4, defeated: 2, power: 3, move: 3, Pointed: 3,
}

// Full is the scene "map-crowd": four seats, many in one space, and a hand of nine.
var Full = Shown{
	tiles:  Busy.tiles,
	damage: Busy.damage,
	heroes: []string{"The Flash", "Batman", "Wonder Woman", "Cyborg"},
	stand:  []int{5, 3, 7, 1},
	lineUp: map[int][]string{
		1: {"Bolt of Zeus"}, 3: {"Blue Beetle", "Cyborg", "Green Arrow", "Bane"},
		5: {"Batmobile", "Batcomputer", "Heat Vision", "Jetpack", "Scarecrow", "Cheetah"}, 6: {"General Zod"},
		7: {"Aquaman", "Super Breath"}, 8: {"Reverse-Flash"}, 9: {"Shields Up", "Jetpack"},
	},
	hands: [][]string{{"Punch", "Flash Helmet", "Super Strength", "Cyborg", "Grappling Hook", "Heat Vision", "Batcomputer", "Helping Hand", "Punch"},
		{"Punch", "Black Canary", "Run", "Punch", "Punch"}, {"Green Arrow", "Punch", "Run", "Punch"}, {"Helping Hand", "Punch", "Run", "Punch", "Punch"}},
	played:  Busy.played,
	discard: Busy.discard,
	threat:  4, defeated: 2, power: 3, move: 3, Pointed: 5,
}

// Fanned is the scene "map-fan": the pointer is on cards that cover each other.
var Fanned = func() Shown {
	s := Full
	s.Pointed = -5
	return s
}()

// Helped is the scene "map-help": partners hold several Assists each, some of them out of Range.
var Helped = Shown{
	tiles:  Busy.tiles,
	damage: Busy.damage,
	heroes: Full.heroes,
	stand:  []int{5, 3, 7, 1},
	lineUp: Busy.lineUp,
	hands: [][]string{{"Punch", "Super Strength", "Grappling Hook"}, {"Punch", "Black Canary", "Run", "Helping Hand", "Punch"},
		{"Telepathy", "Simon Baz", "Aquaman", "Punch", "Green Arrow"}, {"Helping Hand", "Simon Baz", "Telepathy", "Punch", "Punch"}},
	played:  Busy.played,
	discard: Busy.discard,
	threat:  2, defeated: 2, power: 3, move: 3, Pointed: 1,
}

// With returns the same moment with other cards in a space and with other Power.
func (s Shown) With(space int, cards []string, power int) Shown {
	s.lineUp = maps.Clone(s.lineUp)
	s.lineUp[space], s.power = cards, power
	return s
}

// Seats returns the number of seats.
func (s *Shown) Seats() int { return len(s.stand) }

// Match returns a match at that moment.
func (s *Shown) Match(g *mode.Game, players match.Players) (*match.Match, error) {
	lib := g.Book.Library()
	seats := len(g.Plan.Seats)
	b, err := engine.Build(lib, seats, g.Plan.Seed)
	if err != nil {
		return nil, err
	}
	var fault error
	find := func(name string, hero bool) engine.FaceID {
		f, err := g.Book.Find(name, hero)
		if err != nil && fault == nil {
			fault = err
		}
		return f
	}
	rebirth.LayRules(b, g, []rebirth.TrackChange{{Tile: "B", Level: 4}})
	rebirth.LayLocations(b, g, s.tiles, map[string]int{"S.T.A.R. Labs": 4}, s.damage, nil)
	rebirth.LayWeaknesses(b, g, 12, 0)
	rebirth.LayStandees(b, g, s.stand)
	for space, names := range s.lineUp {
		for _, name := range names {
			b.Add(find(name, false), b.ZoneAt(card.LineUp, engine.NoSeat, space))
		}
	}
	for seat := range engine.SeatID(seats) {
		b.Add(find(s.heroes[int(seat)%len(s.heroes)], true), b.Zone(engine.Heroes, seat))
		for _, name := range s.hands[int(seat)%len(s.hands)] {
			b.Add(find(name, false), b.Zone(engine.Hand, seat))
		}
		for range 3 + 4*int(seat) {
			b.Add(find("Punch", false), b.Zone(engine.Deck, seat))
		}
		for _, name := range s.discard {
			b.Add(find(name, false), b.Zone(engine.Discard, seat))
		}
	}
	for _, name := range s.played {
		b.Played(b.Add(find(name, false), b.Zone(engine.InPlay, 0)))
	}
	for _, name := range []string{"Jetpack", "Punch", "Punch"} {
		b.Add(find(name, false), b.Zone(engine.Destroyed, engine.NoSeat))
	}
	s.layDeck(b, find)
	b.Set(set.Threat.ID, engine.NoSeat, s.threat)
	b.Set(set.Defeated.ID, engine.NoSeat, s.defeated)
	b.Set(set.Move.ID, engine.NoSeat, s.move)
	if fault != nil {
		return nil, fault
	}
	m, _, err := match.Restore(g, players, match.Saved{Record: match.Record{Plan: g.Plan, Printed: lib.Fingerprint()}, Now: b.Resume(0, s.power).AppendBinary(nil)})
	return m, err
}

// layDeck lays out the rest of the main deck: a calm stack and two with Super-Villains.
func (s *Shown) layDeck(b *engine.Builder, find func(string, bool) engine.FaceID) {
	deck := b.Zone(card.MainDeck, engine.NoSeat)
	var all []engine.CardID
	from := 0
	for _, part := range [][]string{{}, {"Amazo", "Doomsday"}, {"Lex Luthor", "Sinestro"}} {
		n := 4
		if len(part) > 0 {
			n = 17
		}
		for _, name := range part {
			all = append(all, b.Add(find(name, false), deck))
		}
		for i := range n {
			all = append(all, b.Add(find([]string{"Telepathy", "Blast", "Lois Lane", "Vibration", "Batplane"}[i%5], false), deck))
		}
		b.ShufflePart(deck, from, n+len(part), engine.StreamMain)
		from += n + len(part)
	}
	b.Alike(all)
}
