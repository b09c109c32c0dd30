package table

import (
	"fmt"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode/rebirth"
	set "lineup/game/sets/rebirth"
	"lineup/render/art"
	"lineup/render/board/town"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// crowdedTown is a table at which the town is as full as it gets: in each slot lie cards, up to
// five of them, up to three Villains stand there and at Locations, and the heroes stand
// close together.
func crowdedTown(t testing.TB, seats int, seed uint64) *Table {
	t.Helper()
	plan := match.Plan{Mode: rebirth.ID, Seats: testgame.Seats([]string{"Ana", "random", "random", "random"}[:seats]...), Seed: seed}
	g, err := catalog.Tested.Build(plan)
	if err != nil {
		t.Fatal(err)
	}
	lib := g.Book.Library()
	b, err := engine.Build(lib, seats, seed)
	if err != nil {
		t.Fatal(err)
	}
	chance := engine.NewRNG(seed, engine.StreamChance)
	find := func(name string, hero bool) engine.FaceID {
		f, err := g.Book.Find(name, hero)
		if err != nil {
			t.Fatal(err)
		}
		return f
	}
	rebirth.LayRules(b, g, nil)
	rebirth.LayLocations(b, g, []string{"City Hall A", "Police Station A", "Arkham Asylum A", "S.T.A.R. Labs B", "Daily Planet A"}, nil, map[string]int{"Daily Planet": 5}, nil)
	rebirth.LayWeaknesses(b, g, 12, 0)
	var stand []int
	for range seats {
		stand = append(stand, 2*chance.Intn(2)+int(seed)%7)
	}
	rebirth.LayStandees(b, g, stand)
	cards := []string{"Bolt of Zeus", "Blue Beetle", "Green Arrow", "Batmobile", "Aquaman", "Super Breath", "Shields Up", "Jetpack"}
	villains := []string{"Cheetah", "Bane", "Scarecrow", "General Zod", "Reverse-Flash", "Deathstroke", "Lex Luthor", "Black Manta"}
	for space := range 10 {
		for range space % 2 * chance.Intn(6) {
			b.Add(find(cards[chance.Intn(len(cards))], false), b.ZoneAt(card.LineUp, engine.NoSeat, space))
		}
		for range chance.Intn(3) {
			b.Add(find(villains[chance.Intn(len(villains))], false), b.ZoneAt(card.LineUp, engine.NoSeat, space))
		}
	}
	for seat, hero := range []string{"The Flash", "Batman", "Wonder Woman", "Cyborg"}[:seats] {
		b.Add(find(hero, true), b.Zone(engine.Heroes, engine.SeatID(seat)))
		for range 9 {
			b.Add(find("Punch", false), b.Zone(engine.Deck, engine.SeatID(seat)))
		}
	}
	for range 12 {
		b.Add(find("Telepathy", false), b.Zone(card.MainDeck, engine.NoSeat))
	}
	b.Set(set.Move.ID, engine.NoSeat, 3)
	m, _, err := match.Restore(g, func(string, uint64) (match.Decider, error) { return testgame.NewRandom(seed), nil },
		match.Saved{Record: match.Record{Plan: plan, Printed: lib.Fingerprint()}, Now: b.Resume(0, 5).AppendBinary(nil)})
	if err != nil {
		t.Fatal(err)
	}
	nothing := func() {}
	return New(Options{Match: m, Board: boardOf(m), Colors: colorsOf(m), Faces: art.Faces(m.Book()), Canvas: ui.NewCanvas(), Settings: &ui.Settings{Speed: ui.Instant}, Over: nothing, ToTitle: nothing, Quit: nothing})
}

// TestCrowdCoversNothing lays out towns as full as can be in windows of all sizes: no card lies
// over a plate, a number, or a card or somebody of another space, no name over any of that or over
// another name, and the sign of an Attack to come, and who the viewer is, can both be read.
func TestCrowdCoversNothing(t *testing.T) {
	laid, signs := 0, 0
	for seed := range uint64(40) {
		tb := crowdedTown(t, 1+int(seed%4), seed+1)
		for _, f := range townFits() {
			tb.Canvas.Fit = f
			tb.sync(false)
			laid++
			over, crowded := covered(tb.lays.(*town.Board).Map)
			for _, what := range over {
				t.Errorf("seed %d, %s: %s", seed, uitest.FitName(f), what)
			}
			signs += min(1, len(crowded))
		}
	}
	if signs > laid/16 {
		t.Errorf("in %d of %d towns a sign over a hero lies on a card or a name", signs, laid)
	}
}

// covered are the things of a map that lie over something else that is told: over, what never
// does; signs, the signs over heroes that have found no free place in the thickest of crowds.
func covered(m *town.Map) (over, signs []string) {
	type thing struct {
		name  string
		space int // that it belongs to, -1 for any
		box   ui.Box
	}
	var cards, fixed, names, stands, marks []thing
	for i := range m.Spaces {
		s := &m.Spaces[i]
		if s.Location {
			fixed = append(fixed, thing{"the plate of " + s.Name, -1, s.Plate})
		} else {
			fixed = append(fixed, thing{"the number of " + s.Name, i, s.SlotSign()})
		}
		if s.Open {
			fixed = append(fixed, thing{"the Move to " + s.Name, -1, s.Tag()})
		}
		for _, k := range s.Cards {
			cards = append(cards, thing{"a card of " + s.Name, i, k.Pose.Bounds()})
		}
		if s.Card.Card != engine.NoCard {
			cards = append(cards, thing{"the stack of " + s.Name, i, s.Card.Pose.Bounds()})
		}
	}
	for i := range m.Standees {
		s := &m.Standees[i]
		stands = append(stands, thing{s.Name, s.At0, s.Reach().Grown(-14)})
		if s.Seat == engine.NoSeat {
			names = append(names, thing{"the name of " + s.Name, -1, s.Tag})
		}
		for _, b := range s.Signs() {
			marks = append(marks, thing{"a sign over " + s.Name, -1, b})
		}
		if own := s.Signs(); len(own) == 3 && (own[0].Overlaps(own[1]) || own[0].Overlaps(own[2])) {
			over = append(over, "the flag of "+s.Name+" over its Attacks")
		}
	}
	check := func(out *[]string, all, others []thing) {
		for i, a := range all {
			for j, b := range others {
				if a.box.Overlaps(b.box) && (a.space < 0 || a.space != b.space) && (&all[0] != &others[0] || i < j && a.name != b.name) {
					*out = append(*out, fmt.Sprintf("%s at %.0f lies over %s at %.0f", a.name, a.box, b.name, b.box))
				}
			}
		}
	}
	check(&over, cards, fixed)
	check(&over, cards, cards)
	check(&over, cards, stands)
	check(&over, names, fixed)
	check(&over, names, cards)
	check(&over, names, names)
	check(&over, marks, marks)
	check(&over, marks, fixed)
	check(&signs, marks, names)
	check(&signs, marks, cards)
	return over, signs
}
