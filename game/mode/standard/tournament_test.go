package standard_test

import (
	"fmt"
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

// both are the two sets, to be mixed.
var both = []string{"base", "heroes_unite"}

// TestTime checks that the game ends with the round in which time is called, plus one more round
// unless it was the first player's turn.
func TestTime(t *testing.T) {
	for _, c := range []struct{ seats, called, last int }{
		{3, 1, 3},
		{4, 3, 8},
		{4, 7, 12}, // the same in the second round
		{2, 2, 4},
		{5, 6, 10},
	} {
		t.Run(fmt.Sprintf("%+v", c), func(t *testing.T) {
			p := mode.Plan{Profile: "tournament", Seats: mode.People(c.seats), Seed: 7,
				Options: mode.Options{}.WithNumber(standard.Time, c.called)}
			p.Seats[1].Heroes = []string{"The Flash"} // the first player is not the first seat
			_, s := begin(t, p)
			for s.Over() == engine.NotOver {
				d := s.Pending()
				if n := int(s.Turn().Number); n > c.last {
					t.Fatalf("%d seats, time in turn %d: turn %d has begun", c.seats, c.called, n)
				}
				if err := s.Apply(engine.Answer{Seq: d.Seq, Option: d.Options[len(d.Options)-1]}, nil); err != nil {
					t.Fatal(err)
				}
			}
			if n := int(s.Turn().Number); n != c.last || s.Over() != card.ClockOut {
				t.Errorf("%d seats, time in turn %d: it ends in turn %d as %s, want turn %d", c.seats, c.called, n, card.Reason(s.Over()), c.last)
			}
		})
	}
}

// TestBanned checks that banned cards are nowhere in the game, not even in the box.
func TestBanned(t *testing.T) {
	names := []string{"Bane", "Batarang", "Parallax", "Superman", "Suicide Squad"}
	for _, c := range []struct {
		sets, names, variants []string
		seats                 int
	}{
		{both, names, nil, 5}, {both, names, []string{"synergy"}, 5}, {both, names, []string{"halves"}, 5}, {both, names, []string{"hidden"}, 5},
		{[]string{"teen_titans"}, []string{"Raven", "Starfire"}, nil, 2}, // here the Super Heroes that nobody has are in the game
	} {
		for seed := range uint64(20) {
			g, s := begin(t, mode.Plan{Profile: "tournament", Sets: c.sets, Seats: mode.People(c.seats), Seed: seed, Heroes: mode.DealTwo,
				Variants: c.variants, Options: mode.Options{}.With(standard.Banned, strings.Join(c.names, ", "))})
			for id := range engine.CardID(s.NumCards()) {
				if name := g.Book.Card(s.Card(id + 1).Face).Name; slices.Contains(c.names, name) {
					t.Fatalf("%v %v, seed %d: %s is in the game", c.sets, c.variants, seed, name)
				}
			}
		}
	}
}

// TestBannedFaults checks that a ban that can't be used is refused with the reason, and so is
// either option outside of tournaments.
func TestBannedFaults(t *testing.T) {
	chosen := mode.People(2)
	chosen[1].Heroes = []string{"Batman"}
	for _, c := range []struct {
		profile string
		options mode.Options
		says    string
	}{
		{"tournament", mode.Options{}.With(standard.Banned, "Bain"), `banned: no card or Super Hero in this game is named "Bain"`},
		{"tournament", mode.Options{}.With(standard.Banned, "Bane@heroes_unite"), `banned: no card or Super Hero in this game is named "Bane@heroes_unite"`},
		{"tournament", mode.Options{}.With(standard.Banned, "Weakness"), "banned: Weakness can't be banned"},
		{"tournament", mode.Options{}.With(standard.Banned, "Batman"), "banned: Batman is banned, but player 2"},
		{"tournament", mode.Options{}.With(standard.Banned, "Ra's Al Ghul"), "villains: a stack of 8 needs an opener"},
		{"tournament", mode.Options{}.WithNumber(standard.Time, 301), "time: 301 must be 0 to 300"},
		{"standard", mode.Options{}.With(standard.Banned, "Bane"), "banned: the option banned needs the profile tournament"},
		{"standard", mode.Options{}.WithNumber(standard.Time, 1), "time: the option time needs the profile tournament"},
	} {
		t.Run(c.says, func(t *testing.T) {
			p := mode.Plan{Profile: c.profile, Seats: chosen, Options: c.options}
			if _, err := catalog.Shipped.Build(p); english.Error(t, err) == nil || !strings.HasPrefix(err.Error(), c.says) {
				t.Errorf("%s: %v; want %q", p, err, c.says)
			}
		})
	}
}

// TestBannedIsOneList checks that a list has one written form and is read back from a Plan.
func TestBannedIsOneList(t *testing.T) {
	p := mode.Plan{Profile: "tournament", Seats: mode.People(2), Options: mode.Options{}.With(standard.Banned, " Two-Face,Bane ,Bane,")}
	g := testgame.Build(t, catalog.Shipped, p)
	if got := g.Word(standard.Banned); got != "Bane,Two-Face" {
		t.Errorf("the list is %q", got)
	}
	again, err := mode.ParsePlan(g.Plan.String())
	if err != nil || again.String() != g.Plan.String() {
		t.Errorf("%s is read back as %s, error %v", g.Plan, again, err)
	}
}

// TestTournamentPlaces checks the zones of a tournament and who sees their cards (A-3.010, A-3.020,
//
func TestTournamentPlaces(t *testing.T) {
	g, _ := begin(t, mode.Plan{Profile: "tournament", Seats: mode.People(2)})
	want := map[engine.Place]engine.Sight{
		card.Under: engine.Open, engine.Destroyed: engine.Open, card.DiscardPile: engine.Open, card.Kicks: engine.Open,
		card.LineUp: engine.Open, engine.Heroes: engine.Open, card.InPlay: engine.Open, card.Weaknesses: engine.Open,
		card.Villains: engine.TopOpen,
		card.MainDeck: engine.Closed, card.Deck: engine.Closed, card.Hand: engine.ToHolder,
		// No card of the sets removes a card from the game. The box holds only undealt
		// Super-Villains, which no player sees (C-015).
		card.OutOfGame: engine.Closed,
	}
	for _, r := range g.Mode.Table.Rows {
		sight, ok := want[r.Place]
		switch {
		case r.Place == engine.Rules || r.Place == engine.SetAside: // places of the rules
		case !ok:
			t.Errorf("place %d is none of the zones of a tournament", r.Place)
		case r.Sight != sight:
			t.Errorf("place %d is %v, want %v", r.Place, r.Sight, sight)
		}
		delete(want, r.Place)
	}
	for p := range want {
		t.Errorf("there is no place %d", p)
	}
}

// TestTournamentNumbers checks that Power can be negative and that VP tokens cannot.
func TestTournamentNumbers(t *testing.T) {
	numbers := engine.Numbers()
	if n := numbers[engine.Power]; n.Min >= 0 {
		t.Errorf("Power stops at %d", n.Min)
	}
	if n := numbers[engine.VPTokens]; n.Min != 0 {
		t.Errorf("victory points stop at %d", n.Min)
	}
}

// TestPromos checks that each promo is a Super Hero, which is not a card, or a card that shares its name with
// no other. So no rule about the sets of cards can ask for the set Promo.
func TestPromos(t *testing.T) {
	found := 0
	cards := map[string]int{}
	for _, set := range sets.All() {
		for _, c := range set.Cards {
			if c.Kind != card.SuperHero {
				cards[c.Name]++
			}
		}
	}
	for _, set := range sets.All() {
		for _, c := range set.Cards {
			if c.Promo {
				found++
				if c.Kind != card.SuperHero && cards[c.Name] > 1 {
					t.Errorf("the promo %s shares its name with another card", c.Name)
				}
			}
		}
	}
	if found == 0 {
		t.Error("there is no promo: A-7.020 needs another reason")
	}
}

// TestTimeIsNone checks that a game without a time limit has no last turn.
func TestTimeIsNone(t *testing.T) {
	p := mode.Plan{Profile: "tournament", Seats: mode.People(2), Options: mode.Options{}.WithNumber(standard.Time, 0)}
	_, s := begin(t, p)
	play(t, s, 3)
	if s.Over() == card.ClockOut || s.Over() == engine.NotOver {
		t.Errorf("it is over because %s", card.Reason(s.Over()))
	}
}
