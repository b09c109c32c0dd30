package standard_test

import (
	"slices"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/english"
	"lineup/game/mode"
	"lineup/game/mode/standard"
	"lineup/game/sets"
	"lineup/game/testgame"
)

// TestRefusedVariants checks that an error for a Plan has the field and the reason.
func TestRefusedVariants(t *testing.T) {
	teams := func(labels ...string) []mode.Seat {
		seats := mode.People(len(labels))
		for i := range seats {
			seats[i].Team = labels[i]
		}
		return seats
	}
	both := []string{"base", "heroes_unite"}
	set := func(name, value string) mode.Options { return mode.Options{{Name: name, Value: value}} }
	for _, c := range []struct {
		plan mode.Plan
		says string
	}{
		{mode.Plan{Variants: []string{"two-heroes", "teams"}, Seats: mode.People(4)}, "variant: Teams can't be combined with Two Heroes: Two Heroes is a game for two players and Teams a game for four"},
		{mode.Plan{Variants: []string{"teams"}, Seats: mode.People(3)}, "seats: Teams takes four players; this game has three"},
		{mode.Plan{Variants: []string{"teams"}, Seats: teams("red", "red", "blue", "blue")}, "seats: two teams of two must alternate"},
		{mode.Plan{Variants: []string{"teams"}, Seats: teams("red", "blue", "red", "green")}, "seats: two teams of two must alternate"},
		{mode.Plan{Variants: []string{"teams"}, Seats: teams("red", "blue", "red", "")}, "seats: two teams of two must alternate"},
		{mode.Plan{Variants: []string{"two-heroes"}, Seats: mode.People(3)}, "seats: Two Heroes takes two players; this game has three"},
		{mode.Plan{Seats: teams("red", "blue", "red", "blue")}, "seats: Seat 1 is on team \"red\""},
		{mode.Plan{Variants: []string{"hidden"}, Options: set("villains", "8"), Seats: mode.People(2)}, "villains: mode standard has no option villains"},
		{mode.Plan{Variants: []string{"mix"}, Sets: []string{"base"}, Seats: mode.People(2)}, "sets: Mix needs two sets; this game has one"},
		{mode.Plan{Variants: []string{"halves"}, Sets: []string{"base"}, Seats: mode.People(2)}, "sets: Halves needs two sets; this game has one"},
		{mode.Plan{Sets: both, Options: set("mix", "equipment=base"), Seats: mode.People(2)}, "mix: the option mix needs the variant mix"},
		{mode.Plan{Sets: both, Options: set("earlier", "1/2:0,3:0"), Seats: mode.People(2)}, "earlier: the option earlier needs the variant halves"},
		{mode.Plan{Variants: []string{"mix"}, Options: set("mix", "equipment=base"), Seats: mode.People(2)}, "mix: location has no set"},
		{mode.Plan{Variants: []string{"mix"}, Options: set("mix", "equipment"), Seats: mode.People(2)}, `mix: "equipment" is not TYPE=SET`},
		{mode.Plan{Variants: []string{"mix"}, Options: set("mix", "kick=base"), Seats: mode.People(2)}, `mix: "kick" is not a card type: use equipment, location, super_villain, hero, super_power, villain`},
		{mode.Plan{Variants: []string{"mix"}, Options: set("mix", "hero=base,hero=base"), Seats: mode.People(2)}, "mix: hero has two sets"},
		{mode.Plan{Variants: []string{"mix"}, Options: set("mix", "equipment=base,location=base,super_villain=base,hero=base,super_power=heroes_unite,villain=heroes_unite"),
			Seats: mode.People(2)}, "mix: base supplies 4 card types: each set must supply 3"},
		{mode.Plan{Variants: []string{"mix"}, Options: set("mix", "equipment=base,location=base,super_villain=base,hero=rebirth,super_power=rebirth,villain=rebirth"),
			Seats: mode.People(2)}, "mix: rebirth is not one of this game's sets (base, heroes_unite)"},
		{mode.Plan{Variants: []string{"halves"}, Options: set("earlier", "2:0,3:0"), Seats: mode.People(2)}, "earlier: \"2:0,3:0\" must start with the first game's seed and a slash"},
		{mode.Plan{Variants: []string{"halves"}, Options: set("earlier", "7/2:0,x:0"), Seats: mode.People(2)}, "earlier: \"x:0\" must be VP:SUPER-VILLAINS"},
		{mode.Plan{Variants: []string{"halves"}, Options: set("earlier", "7/2:0,3:0"), Seats: mode.People(3)}, "earlier: it has 2 seats; this game has 3"},
	} {
		t.Run(c.says, func(t *testing.T) {
			_, err := catalog.Shipped.Build(c.plan)
			if english.Error(t, err) == nil || !strings.HasPrefix(err.Error(), c.says) {
				t.Errorf("%s: %v; want %q", c.plan, err, c.says)
			}
		})
	}
}

// TestEveryCombination checks that every two variants that do not bar each other can be dealt with
// every number of seats they allow.
func TestEveryCombination(t *testing.T) {
	m, err := catalog.Shipped.Mode(standard.ID)
	if err != nil {
		t.Fatal(err)
	}
	games := 0
	for i, a := range m.Variants {
		for _, b := range m.Variants[i+1:] {
			p := mode.Plan{Variants: []string{a.Word, b.Word}, Sets: []string{"base", "heroes_unite"}, Seed: 5}
			if _, barred := a.Bars[b.Word]; barred {
				continue
			}
			if _, barred := b.Bars[a.Word]; barred {
				continue
			}
			for n := m.Seats.Min; n <= m.Seats.Max; n++ {
				p.Seats = mode.People(n)
				g, err := catalog.Shipped.Build(p)
				if err != nil && !strings.HasPrefix(err.Error(), "seats: ") {
					t.Errorf("%s: %v", p, err)
				}
				if err != nil {
					continue
				}
				s, err := g.Deal(nil)
				if english.Error(t, err) == nil {
					err = s.Check()
				}
				if err != nil {
					t.Errorf("%s: %v", p, err)
				}
				games++
			}
		}
	}
	if games < 60 {
		t.Errorf("only %d games of two variants can be played", games)
	}
}

// TestPartnersHands checks that partners do not see each other's hands (V-002.3).
func TestPartnersHands(t *testing.T) {
	_, s := begin(t, mode.Plan{Variants: []string{"teams"}, Seats: mode.People(4), Seed: 2})
	for _, c := range s.Cards(s.Zone(engine.Hand, 2)) {
		if s.View(0).Sees(c) {
			t.Errorf("the partner sees %s", s.Face(c).Name)
		}
	}
	if got := s.View(0).Side(0); got != engine.SeatID(0).Only()|engine.SeatID(2).Only() {
		t.Errorf("the side of seat 0 is %b", got)
	}
}

// TestHalfDecks checks that each of the two games has half of all cards, whatever the second game's
// seed, and that the second game is planned from the first one's result (V-008).
func TestHalfDecks(t *testing.T) {
	g, s := begin(t, mode.Plan{Variants: []string{"halves"}, Seats: mode.People(3), Seed: 9})
	plan, ok := g.Mode.Next(g, s)
	plan.Seed = 77
	next := testgame.Build(t, catalog.Shipped, plan)
	if _, more := next.Mode.Next(next, s); !ok || more {
		t.Errorf("a game follows the first: %v, and the second: %v", ok, more)
	}
	e, second := standard.EarlierOf(next)
	if !second || e.Seed != 9 || len(e.Seats) != 3 || next.Plan.Seed != 77 {
		t.Fatalf("the second game is planned as %s", next.Plan)
	}
	for i, a := range g.Count(s).Accounts {
		if e.Seats[i].Points != a.Total || e.Seats[i].Villains != a.Villains {
			t.Errorf("seat %d has come to %+v, and the second game says %+v", i, a, e.Seats[i])
		}
	}
	s2, err := next.Deal(nil)
	if err != nil {
		t.Fatal(err)
	}
	held := func(s *engine.State) (out []engine.FaceID) {
		for c := range s.NumCards() {
			if f := s.Card(engine.CardID(c + 1)).Face; g.Book.Card(f).Kind.MainDeck() {
				out = append(out, f)
			}
		}
		slices.Sort(out)
		return out
	}
	first, rest, err := standard.HalfDecks(next)
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(next.Mode.Seen(next), first) || g.Mode.Seen(g) != nil {
		t.Errorf("the cards of the first game can be looked at in the second: %v, in the first: %v", next.Mode.Seen(next), g.Mode.Seen(g))
	}
	slices.Sort(first)
	slices.Sort(rest)
	if !slices.Equal(held(s), first) || !slices.Equal(held(s2), rest) {
		t.Errorf("the games are played with %d and %d cards, the halves have %d and %d, and are not the same", len(held(s)), len(held(s2)), len(first), len(rest))
	}
	var all []engine.FaceID
	for i := range g.Book.Library().Faces {
		if c := g.Book.Card(engine.FaceID(i)); c.Kind.MainDeck() {
			all = append(all, slices.Repeat([]engine.FaceID{engine.FaceID(i)}, c.Copies)...)
		}
	}
	both := slices.Sorted(slices.Values(append(slices.Clone(first), rest...)))
	slices.Sort(all)
	if !slices.Equal(both, all) || len(first)-len(rest) > 1 || len(rest) > len(first) {
		t.Errorf("the halves have %d and %d of %d cards", len(first), len(rest), len(all))
	}
	if d := s2.Pending(); d.Kind != engine.DecideHero || len(d.Options) < 14 {
		t.Errorf("the second game asks %+v first", d)
	}
	if s2.Len(s2.Zone(card.Villains, engine.NoSeat)) != 8 {
		t.Errorf("the second game has no stack of its own")
	}
}

// TestNoSuchStep checks that variants, profiles, and sets that go next to a step or an act return an
// error if the table lacks it.
func TestNoSuchStep(t *testing.T) {
	for _, c := range []struct {
		plan mode.Plan
		step string // the one that is missing, or
		act  engine.OptionKind
		says string // how the error begins
	}{
		{mode.Plan{Variants: []string{standard.Hidden}}, "hands", 0, `variant: Hidden: there is no step "hands": `},
		{mode.Plan{Variants: []string{standard.Synergy}}, "first", 0, `variant: Synergy: there is no step "first": `},
		{mode.Plan{Variants: []string{standard.Synergy}}, "", engine.OptBuy, `variant: Synergy: there is no offer "buy": `},
		{mode.Plan{Variants: []string{standard.Patrol}}, "", engine.OptEnd, `variant: Patrol: there is no offer "end": `},
		{mode.Plan{Variants: []string{standard.Hunt}}, "", engine.OptUse, `variant: Hunt: there is no offer "use": `},
		{mode.Plan{Variants: []string{standard.Leaving}}, "", engine.OptEnd, `variant: Leaving: there is no offer "end": `},
		{mode.Plan{Variants: []string{standard.Leaving}}, "pass", 0, `variant: Leaving: there is no step "pass": `},
		{mode.Plan{Profile: "tournament"}, "pass", 0, `profile: Tournament: there is no step "pass": `},
		{mode.Plan{Sets: []string{"forever_evil"}}, "triggers", 0, `sets: there is no step "triggers": `},
		{mode.Plan{Sets: []string{"forever_evil"}}, "", engine.OptPlay, `sets: there is no offer "play": `},
		{mode.Plan{Sets: []string{"teen_titans"}}, "heroes", 0, `sets: there is no step "heroes": `},
		{mode.Plan{Sets: []string{"teen_titans"}}, "", engine.OptPlay, `sets: there is no offer "play": `},
	} {
		t.Run(c.says, func(t *testing.T) {
			m := standard.Mode()
			lacks := func(s card.Step) bool { return s.Name == c.step }
			m.Table.Setup, m.Table.Turn = slices.DeleteFunc(m.Table.Setup, lacks), slices.DeleteFunc(m.Table.Turn, lacks)
			if c.step == "" {
				m.Table.Acts = slices.DeleteFunc(m.Table.Acts, func(o card.Offer) bool { return o.Kind == c.act })
			}
			err := mode.NewCatalog([]mode.Mode{m}, sets.All()).Allows(c.plan)
			if english.Error(t, err) == nil || !strings.HasPrefix(err.Error(), c.says) {
				t.Errorf("got error %v", err)
			}
		})
	}
}
