package ai_test

import (
	"slices"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/mode"
	"lineup/game/modes"
)

// uniteTurn lets greedy play a turn with the cards of both sets, as a hero, and gives the names
// of the cards it took, in order, by what it did with them.
func uniteTurn(t *testing.T, hero string, m moment) map[engine.OptionKind][]string {
	t.Helper()
	g, err := modes.Prepare(mode.Plan{Sets: []string{"base", "heroes_unite"}})
	if err != nil {
		t.Fatal(err)
	}
	b, err := engine.Build(g.Book.Library(), 2, 1)
	if err != nil {
		t.Fatal(err)
	}
	add := func(p engine.Place, seat engine.SeatID, hero bool, names ...string) {
		for _, name := range names {
			f, err := g.Book.Find(name, hero)
			if err != nil {
				t.Fatal(err)
			}
			b.Add(f, b.Zone(p, seat))
		}
	}
	add(engine.Heroes, 0, true, hero)
	add(engine.Heroes, 1, true, "Batman")
	add(card.Villains, engine.NoSeat, false, "Vandal Savage", "Sinestro", "Brainiac", "Parallax", "Nekron", "Trigon")
	add(card.LineUp, engine.NoSeat, false, m.lineUp...)
	add(card.MainDeck, engine.NoSeat, false, slices.Repeat([]string{"Batarang@heroes_unite"}, 40)...)
	add(card.Kicks, engine.NoSeat, false, "Kick@base", "Kick@base", "Kick@base")
	add(engine.Hand, 0, false, m.hand...)
	add(engine.Deck, 0, false, m.deck...)
	add(engine.Discard, 0, false, m.discard...)
	s := b.Resume(0, m.power)
	p := player(t, "greedy", 0)
	did := map[engine.OptionKind][]string{}
	for s.Over() == engine.NotOver && s.Turn().Number == 1 && s.Pending().Seat == 0 {
		a := p.Decide(s.View(0))
		name := ""
		if a.Option.Card != engine.NoCard {
			name = s.Face(a.Option.Card).Name
		}
		did[a.Option.Kind] = append(did[a.Option.Kind], name)
		if err := s.Apply(a, nil); err != nil {
			t.Fatal(err)
		}
	}
	return did
}

// TestGreedyUnites: what the heroes and cards of the second set let one do is done when it is
// good, and not when it is not.
func TestGreedyUnites(t *testing.T) {
	for _, c := range []struct {
		name, hero string
		moment
		kind engine.OptionKind
		want []string // what it did of this kind
	}{
		{"a card nobody has seen is gained rather than a Kick bought", "Shazam!",
			moment{power: 4}, engine.OptUse, []string{"Shazam!"}},
		{"with Power for both it does both", "Shazam!",
			moment{power: 7}, engine.OptBuy, []string{"Kick"}},
		{"a Super-Villain is bought rather than two such cards", "Shazam!",
			moment{power: 8}, engine.OptBuy, []string{"Vandal Savage"}},
		{"a bad card on the deck is discarded", "Superman",
			moment{hand: []string{"Apokolips"}, deck: []string{"Vulnerability@base"}}, engine.OptYes, []string{""}},
		{"a good one stays", "Superman",
			moment{hand: []string{"Apokolips"}, deck: []string{"Super Strength"}}, engine.OptNo, []string{""}},
		{"a card is drawn rather than a poor one put on the deck", "Superman",
			moment{hand: []string{"Skeets"}, discard: []string{"Katana"}, deck: []string{"Punch@base"}}, engine.OptDone, []string{""}},
		{"a very good one is put there", "Superman",
			moment{hand: []string{"Skeets"}, discard: []string{"World's Mightiest Mortal"}, deck: []string{"Punch@base"}}, engine.OptCard, []string{"World's Mightiest Mortal"}},
		{"a hero whose ability hears Attacks avoided finds no card better for it", "Booster Gold",
			moment{hand: []string{"Vulnerability@base"}}, engine.OptPlay, nil},
		{"what a card counts is not taken to be there", "Superman",
			moment{power: 3, lineUp: []string{"Manhunter"}}, engine.OptBuy, []string{"Kick"}},
	} {
		if got := uniteTurn(t, c.hero, c.moment)[c.kind]; !slices.Equal(got, c.want) {
			t.Errorf("%s: it did %q, want %q", c.name, got, c.want)
		}
	}
}

// TestGreedyShieldsFromPlay: a Defense that leaves play, and so comes to hand again, costs nothing.
func TestGreedyShieldsFromPlay(t *testing.T) {
	g, err := modes.Prepare(mode.Plan{Sets: []string{"heroes_unite"}})
	if err != nil {
		t.Fatal(err)
	}
	for _, attacker := range []string{"Mr. Zsasz", "Parasite"} {
		b, err := engine.Build(g.Book.Library(), 2, 1)
		if err != nil {
			t.Fatal(err)
		}
		for name, z := range map[string]engine.ZoneID{"Force Field": b.Zone(engine.InPlay, 0), "Katana": b.Zone(engine.Deck, 0),
			attacker: b.Zone(engine.Hand, 1), "Weakness": b.Zone(card.Weaknesses, engine.NoSeat)} {
			f, err := g.Book.Find(name, false)
			if err != nil {
				t.Fatal(err)
			}
			b.Add(f, z)
		}
		s := b.Resume(1, 0)
		if err := s.Apply(player(t, "greedy", 0).Decide(s.View(1)), nil); err != nil {
			t.Fatal(err)
		}
		if a := player(t, "greedy", 0).Decide(s.View(0)); a.Option.Kind != engine.OptDefend {
			t.Errorf("attacked by %s it answers %+v", attacker, a.Option)
		}
	}
}
