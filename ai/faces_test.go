package ai_test

import (
	"fmt"
	"slices"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/mode/standard"
	"lineup/game/testgame"
)

// deed is a use of a card.
type deed string

// The deeds. Each is counted when it was possible and when it was done.
const (
	buys    deed = "bought"
	plays   deed = "played"
	uses    deed = "used"    // an ability that is announced
	says    deed = "agreed"  // a yes-or-no choice that the card offers
	picks   deed = "picked"  // an optional choice of cards that the card offers
	defends deed = "defends" // a Defense
)

// faceStats counts possible and done deeds by card name and set.
type faceStats struct{ could, did map[deed]map[string]int }

func (f *faceStats) count(d deed, name string, done bool) {
	for _, m := range []*map[deed]map[string]int{&f.could, &f.did} {
		if *m == nil {
			*m = map[deed]map[string]int{}
		}
		if (*m)[d] == nil {
			(*m)[d] = map[string]int{}
		}
	}
	f.could[d][name]++
	if done {
		f.did[d][name]++
	}
}

// see counts an answer.
func (f *faceStats) see(s *engine.State, a engine.Option) {
	d := s.Pending()
	name := func(c engine.CardID) string { return s.Face(c).Name + "@" + s.Face(c).Set }
	has := func(k engine.OptionKind) bool {
		return slices.ContainsFunc(d.Options, func(o engine.Option) bool { return o.Kind == k })
	}
	abouts := map[engine.OptionKind]deed{engine.OptBuy: buys, engine.OptPlay: plays, engine.OptUse: uses, engine.OptDefend: defends}
	for _, o := range d.Options {
		if what, counts := abouts[o.Kind]; counts && (d.Kind == engine.DecideTurn || d.Kind == engine.DecideDefend) {
			f.count(what, name(o.Card), o == a)
		}
	}
	if d.Source == engine.NoCard {
		return
	}
	if d.Kind == engine.DecideMay {
		f.count(says, name(d.Source), a == d.Options[0])
	}
	if d.Kind == engine.DecidePick && has(engine.OptDone) && d.Taken == 0 {
		f.count(picks, name(d.Source), a.Kind == engine.OptCard)
	}
}

// playFaces plays games of greedy with changing seats and sets, and counts deeds.
func playFaces(t *testing.T, games int) *faceStats {
	t.Helper()
	f := &faceStats{}
	pack := mode.Plan{Sets: []string{"base", "crossover_1"}, Options: mode.Options{}.With(standard.Stack, "crossover_1")}
	arrow := mode.Plan{Sets: []string{"base", "crossover_2"}, Options: mode.Options{}.With(standard.Stack, "crossover_2")}
	rogues := mode.Plan{Sets: []string{"base", "crossover_5"}, Options: mode.Options{}.With(standard.Stack, "crossover_5")}
	birds := mode.Plan{Sets: []string{"base", "crossover_6"}, Options: mode.Options{}.With(standard.Stack, "crossover_6")}
	crisis := mode.Plan{Sets: []string{"base", "crisis_1"}, Options: mode.Options{}.With(standard.Stack, standard.Impossible).WithNumber(standard.Villains, 12)}
	plans := []mode.Plan{{Sets: []string{"base"}}, {Sets: []string{"heroes_unite"}}, {Sets: []string{"forever_evil"}}, {Sets: []string{"teen_titans"}}, pack, arrow, rogues, birds, crisis, {Sets: everySet()}}
	for n := range games {
		plan := plans[n%len(plans)]
		plan.Seats, plan.Seed = mode.People(2+n/len(plans)%4), uint64(n)+1
		_, s := testgame.Deal(t, catalog.Shipped, plan)
		players := make([]match.Decider, s.Seats())
		for i := range players {
			players[i] = player(t, "greedy", uint64(i))
		}
		for s.Over() == engine.NotOver {
			d := s.Pending()
			a := players[d.Seat].Decide(s.View(d.Seat))
			f.see(s, a.Option)
			if err := s.Apply(a, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	return f
}

// neverDone lists the deeds that are possible but that greedy never does, and why.
var neverDone = map[deed]map[string]string{plays: {
	"Vulnerability@heroes_unite": idle, "Weakness@heroes_unite": idle, "Vulnerability@forever_evil": idle, "Weakness@forever_evil": idle, "Vulnerability@teen_titans": idle, "Weakness@teen_titans": idle,
	"Trigon@teen_titans": idle, "Emperor Penguin@forever_evil": idle,
}}

// alwaysDone lists the options that greedy never declines, and why.
var alwaysDone = map[deed]map[string]string{
	says: {
		"Arrow's Bow@crossover_2": gift, "Crimson Whirlwind@heroes_unite": gift, "John Diggle@crossover_2": gift, "Mirakuru@crossover_2": gift, "Oliver Queen@crossover_2": kept, "Sara Lance@crossover_2": kept, "Mordru the Merciless@crossover_1": gift, "Mr. Freeze@heroes_unite": gift, "Solomon Grundy@base": gift, "Stargirl@crossover_1": gift,
		"Supergirl@base": gift, "Whirlwind@heroes_unite": gift, "Slade Wilson@teen_titans": gift, "Captain Cold@crossover_5": gift, "Computer Console@crossover_6": gift, "Cheshire@crossover_6": gift, "Darkseid - Impossible Mode@crisis_1": gift, "Captain Cold - Impossible Mode@crisis_1": upAgain, "Constantine@crisis_1": gift, "Black Manta - Impossible Mode@crisis_1": gift, "Sinestro - Impossible Mode@crisis_1": gift, "The Colony@teen_titans": paysLater,
	},
	defends: {"Shado@crossover_2": gift, "Pied Piper@crossover_5": gift, "Girder@crossover_5": gift, "Liberty Belle@crossover_1": gift},
	picks: {
		"Dark Knight@base": gift, "Daughter of Gotham City@heroes_unite": gift, "Dr. Mid-Nite@crossover_1": gift, "Gentleman Ghost@crossover_1": gift, "Helmet of Fate@heroes_unite": gift,
		"Parasite@heroes_unite": gift, "Per Degaton@crossover_1": gift, "The Anti-Monitor@base": gift, "Conner Kent@teen_titans": gift, "Power of the Red@crisis_1": gift, "Black Alice@crossover_6": gift, "Robin@crisis_1": gift, "Ultraman@forever_evil": gift, "World's Mightiest Mortal@heroes_unite": gift,
	},
}

// lastFoes are the last Super-Villains of their stacks. The game ends when one is defeated, so no one ever holds it.
var lastFoes = []string{"Gog@crossover_1", "Slade Wilson@crossover_2", "The Flash [Return from the Speed Force]@crossover_5", "Talia Al Ghul@crossover_6"}

// gift is the reason to take what a card offers in any case.
const gift = "it costs nothing worth keeping"

// kept is the reason to put a card under a Super Hero.
const kept = "its points count there, and it can come back"

// upAgain is the reason to discard a card for a Super Hero that is face down.
const upAgain = "a Super Hero is worth more than a card"

// paysLater is the reason to keep a destroyed card.
const paysLater = "it can pay for an effect later"

// idle is the reason to keep a card without effect in hand.
const idle = "it does nothing when it is played"

// everySet returns the ids of all sets of the standard game.
func everySet() []string { m := standard.Mode(); return m.All() }

// TestEveryFace checks more than two thousand games of greedy with changing seats and sets. Every card of
// all sets must be bought and played, every ability used, and every option of a card taken at
// times and declined at times.
func TestEveryFace(t *testing.T) {
	const enough = 20 // chances to do it, from which one must have been taken
	f := playFaces(t, 2400)
	g, err := catalog.Prepare(mode.Plan{Sets: everySet()})
	if err != nil {
		t.Fatal(err)
	}
	lib := g.Book.Library()
	for i := range lib.Faces {
		c, name := g.Book.Card(engine.FaceID(i)), lib.Faces[i].Name+"@"+lib.Faces[i].Set
		if i == 0 {
			continue
		}
		owned := c.Kind != card.SuperHero && !c.Escapes && !c.Promo // a promo is not dealt
		if forSale := owned && c.Kind != card.Starter && c.Kind != card.Weakness; forSale && f.could[buys][name] < enough {
			t.Errorf("%s: for sale only %d times", name, f.could[buys][name])
		}
		if owned && f.could[plays][name] < enough && !slices.Contains(lastFoes, name) {
			t.Errorf("%s: only %d times in hand", name, f.could[plays][name])
		}
		if len(c.Uses) > 0 && f.could[uses][name] < enough && !c.Promo {
			t.Errorf("%s: its ability could be used only %d times", name, f.could[uses][name])
		}
	}
	for d, could := range f.could {
		for name, n := range could {
			why, excused := neverDone[d][name]
			if did := f.did[d][name]; n >= enough && did == n && (d == says || d == picks || d == defends) && alwaysDone[d][name] == "" {
				t.Errorf("%s: could be %s %d times and always was", name, d, n)
			}
			if done := f.did[d][name] > 0; n >= enough && done == excused {
				t.Errorf("%s: could be %s %d times and was %d times; the list of reasons says %q", name, d, n, f.did[d][name], why)
			}
		}
	}
}

// TestGreedyGoesOnPatrol checks that greedy fills the Line-Up with Power left that buys nothing,
// and not without Power.
func TestGreedyGoesOnPatrol(t *testing.T) {
	g, err := catalog.Prepare(mode.Plan{Variants: []string{"patrol"}})
	if err != nil {
		t.Fatal(err)
	}
	for power, want := range map[int]engine.OptionKind{0: engine.OptEnd, 2: engine.OptAct} {
		t.Run(fmt.Sprint(power, " Power"), func(t *testing.T) {
			b, err := engine.Build(g.Book.Library(), 2, 1)
			if err != nil {
				t.Fatal(err)
			}
			for _, name := range []string{"Doomsday", "Doomsday"} {
				f, err := g.Book.Find(name, false)
				if err != nil {
					t.Fatal(err)
				}
				b.Add(f, b.Zone(card.LineUp, engine.NoSeat))
				b.Add(f, b.Zone(card.MainDeck, engine.NoSeat))
				b.Add(f, b.Zone(card.Villains, engine.NoSeat))
			}
			b.SetLineUpSize(5)
			s := b.Resume(0, power)
			if got := player(t, "greedy", 0).Decide(s.View(0)).Option.Kind; got != want {
				t.Errorf("with %d Power: %v, want %v", power, got, want)
			}
		})
	}
}

// TestGreedyKeepsForTheTeam checks that greedy does not pass bought cards to its partner. The team
// scores the points anyway, and a foe may exchange a passed card.
func TestGreedyKeepsForTheTeam(t *testing.T) {
	g, s := begin(t, mode.Plan{Variants: []string{"teams"}, Seed: 4}, 4)
	players := greedies(t, 4)
	asked := 0
	for s.Over() == engine.NotOver {
		d := s.Pending()
		a := players[d.Seat].Decide(s.View(d.Seat))
		if d.Kind == engine.DecideMay && d.Verb == engine.VerbPass {
			if asked++; a.Option.Kind != engine.OptNo {
				t.Fatalf("it passes %s", g.Book.Card(s.Card(d.It).Face).Name)
			}
		}
		if err := s.Apply(a, nil); err != nil {
			t.Fatal(err)
		}
	}
	if asked < 20 {
		t.Errorf("it was asked only %d times", asked)
	}
}

// TestGreedyComesToAnEnd checks that games of only greedy players end even if none of them wants
// the cards in the Line-Up: with few slots, and with Super-Villains hidden in a large main deck,
// where the game seems long.
func TestGreedyComesToAnEnd(t *testing.T) {
	for _, p := range []mode.Plan{
		{Variants: []string{"hidden"}},
		{Variants: []string{"hidden", "patrol"}},
		{Options: mode.Options{}.WithNumber(standard.LineUpSize, 1)},
	} {
		t.Run(p.String(), func(t *testing.T) {
			p.Sets = []string{"base", "heroes_unite"}
			for seats := 2; seats <= 5; seats++ {
				for p.Seed = range 40 {
					if _, s := playOut(t, p, greedies(t, seats)); int(s.Turn().Number) > 100*seats {
						t.Errorf("%v, %d seats, seed %d: %d turns", p.Variants, seats, p.Seed, s.Turn().Number)
					}
				}
			}
		})
	}
}

func greedies(t testing.TB, seats int) (players []match.Decider) {
	for i := range seats {
		players = append(players, player(t, "greedy", uint64(i)))
	}
	return players
}

// TestGreedyBeginsWithKicks checks that greedy buys Kicks for a starting deck, even if the game
// seems long.
func TestGreedyBeginsWithKicks(t *testing.T) {
	kicks := 0
	_, s := begin(t, mode.Plan{Variants: []string{"hidden"}, Sets: []string{"base", "heroes_unite"}, Seed: 10}, 2)
	for players := greedies(t, 2); s.Turn().Number <= 20; {
		d := s.Pending()
		a := players[d.Seat].Decide(s.View(d.Seat))
		if a.Option.Kind == engine.OptBuy && s.Face(a.Option.Card).Name == "Kick" {
			kicks++
		}
		if err := s.Apply(a, nil); err != nil {
			t.Fatal(err)
		}
	}
	if kicks < 4 {
		t.Errorf("in ten rounds it bought %d Kicks", kicks)
	}
}
