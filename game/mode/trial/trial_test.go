package trial_test

import (
	"slices"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/mode"
	"lineup/game/testgame"
)

func deal(t *testing.T, seed uint64, seats int, variants ...string) *engine.State {
	t.Helper()
	_, s := testgame.Deal(t, catalog.Tested, mode.Plan{Mode: "trial", Sets: []string{"trial"}, Variants: variants, Seed: seed, Seats: mode.People(seats)})
	return s
}

// TestOpenHands checks that a variant changes one row of the table and shows all hands to each
// player.
func TestOpenHands(t *testing.T) {
	for variant, want := range map[string]bool{"open-hands": true, "short-hands": false} {
		t.Run(variant, func(t *testing.T) {
			s := deal(t, 1, 3, variant)
			for _, c := range s.Cards(s.Zone(engine.Hand, 1)) {
				if s.View(0).Sees(c) != want || s.View(engine.NoSeat).Sees(c) != want || !s.View(1).Sees(c) {
					t.Errorf("seat 0 sees a card in the hand of seat 1: %v", !want)
				}
			}
			if s.View(0).Sees(s.Top(s.Zone(engine.Deck, 1))) {
				t.Error("a deck lies open")
			}
		})
	}
}

// TestDealt checks that each seat has the Champions, a card on its hero, and a standee, and that a
// Villain is in each street.
func TestDealt(t *testing.T) {
	for seats := 2; seats <= 5; seats++ {
		s := deal(t, 1, seats)
		for seat := range engine.SeatID(seats) {
			on := s.Cards(s.Zone(card.OnHero, seat))
			if len(on) != 1 || s.Face(on[0]).Name != "Sprinter" {
				t.Errorf("%d seats: on the hero of seat %d lie %d cards, want Sprinter", seats, seat, len(on))
			}
			champions := s.Cards(s.Zone(card.Champions, seat))
			if len(champions) != 1 || s.Face(champions[0]).Name != "Warden" {
				t.Errorf("%d seats: seat %d has %d Champions, want Warden", seats, seat, len(champions))
			}
			if got := s.Space(seat); got != int(seat) {
				t.Errorf("%d seats: seat %d stands in space %d", seats, seat, got)
			}
		}
		for space := range 5 {
			street := s.Cards(s.Board().ZoneAt(card.Streets, engine.NoSeat, space))
			if len(street) != 1 || s.Face(street[0]).Name != "Bane" {
				t.Errorf("%d seats: in street %d lie %d cards, want Bane", seats, space, len(street))
			}
		}
		for _, c := range s.Cards(s.Zone(engine.Rules, engine.NoSeat)) {
			if s.Face(c).Types != 0 {
				t.Errorf("%d seats: %s is in force as a rule", seats, s.Face(c).Name)
			}
		}
	}
}

// TestWalkCosts checks that each step of a standee costs one Move.
func TestWalkCosts(t *testing.T) {
	g, err := catalog.Tested.Prepare(mode.Plan{Mode: "trial", Sets: []string{"trial"}})
	if err != nil {
		t.Fatal(err)
	}
	lib := g.Book.Library()
	walks := 0
	for _, o := range lib.Offers {
		if o.Kind == engine.OptStep {
			walks++
			if name := lib.Numbers[o.Price.Number].Name; name != "Move" || o.Price.N != 1 || o.Price.Cost {
				t.Errorf("a step takes %d %s", o.Price.N, name)
			}
		}
	}
	if walks != 1 {
		t.Errorf("a turn has %d ways to walk", walks)
	}
}

// TestShortHands checks that a variant replaces one step of the turn and leaves the first hands
// unchanged.
func TestShortHands(t *testing.T) {
	s := deal(t, 1, 2, "short-hands")
	seat := s.Turn().Seat
	if n := s.Len(s.Zone(engine.Hand, seat)); n != 5 {
		t.Errorf("the first hand has %d cards", n)
	}
	for s.Turn().Seat == seat {
		d := s.Pending()
		i := slices.IndexFunc(d.Options, func(o engine.Option) bool { return o.Kind == engine.OptEnd })
		if err := s.Apply(engine.Answer{Seq: d.Seq, Option: d.Options[max(i, 0)]}, nil); err != nil {
			t.Fatal(err)
		}
	}
	if n := s.Len(s.Zone(engine.Hand, seat)); n != 3 {
		t.Errorf("the next hand has %d cards", n)
	}
}

// TestEveryQuestion plays random games until each kind of question and answer in the mode has come
// up.
func TestEveryQuestion(t *testing.T) {
	asked, offered := map[engine.DecisionKind]bool{}, map[engine.OptionKind]bool{}
	for seed := range uint64(8) {
		s := deal(t, seed, 2+int(seed%4))
		chance := engine.NewRNG(seed, engine.StreamChance)
		for n := 0; s.Over() == engine.NotOver && n < 4000; n++ {
			d := s.Pending()
			asked[d.Kind] = true
			for _, o := range d.Options {
				offered[o.Kind] = true
			}
			if err := s.Apply(engine.Answer{Seq: d.Seq, Option: d.Options[chance.Intn(len(d.Options))]}, nil); err != nil {
				t.Fatal(err)
			}
			if n%50 == 0 {
				if err := s.Check(); err != nil {
					t.Fatalf("seed %d: %v\n%v", seed, err, s)
				}
			}
		}
	}
	never := map[engine.DecisionKind]bool{engine.NoDecision: true, engine.DecideOther: true, // no player is asked these
		engine.DecideHero: true, engine.DecideChoose: true, // heroes are dealt, and no card has labels
		engine.DecideOrder: true} // no hero has two abilities for one moment
	for k := range engine.NumDecisions {
		if !asked[k] && !never[k] {
			t.Errorf("nobody was asked a question of the kind %q", k)
		}
	}
	for k := range engine.NumOptions {
		if !offered[k] && !slices.Contains([]engine.OptionKind{engine.OptLabel, engine.OptReveal, engine.OptTrigger}, k) {
			t.Errorf("no answer of the kind %q was on offer", k)
		}
	}
}

// TestRulesInWords checks that setup, turn, and acts are worded from the table.
func TestRulesInWords(t *testing.T) {
	g, err := catalog.Tested.Prepare(mode.Plan{Mode: "trial", Sets: []string{"trial"}})
	if err != nil {
		t.Fatal(err)
	}
	_, turn, acts := g.Book.Rules()
	for _, want := range []string{"Reveal the top card of each Champion stack."} {
		if !slices.Contains(turn, want) {
			t.Errorf("the turn does not say %q: %q", want, turn)
		}
	}
	for _, want := range []string{
		"Let others help with Assist cards.",
		"Move.",
		"Confront the nearest player who has a Champion if there is a foe with a face-up card in their Champion stack.",
		"Buy a card of the street your standee stands in.",
	} {
		if !slices.Contains(acts, want) {
			t.Errorf("the acts do not say %q: %q", want, acts)
		}
	}
	if card.PlaceName(card.Champions) != "Champion stack" {
		t.Error("the Champion stack has another name")
	}
}
