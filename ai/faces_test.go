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

// deed is what can be done with a card.
type deed string

// The deeds, each counted as often as it was possible and as it was done.
const (
	buys    deed = "bought"
	plays   deed = "played"
	uses    deed = "used"    // an ability that is announced
	says    deed = "agreed"  // something it lets one do, yes or no
	picks   deed = "picked"  // cards it lets one choose, or none
	defends deed = "defends" // a Defense
)

// faceStats counts by the name of a card and its set what was possible and what was done.
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

// playFaces plays games of greedy with seats and sets that change, and counts.
func playFaces(t *testing.T, games int) *faceStats {
	t.Helper()
	f := &faceStats{}
	boxes := [][]string{{"base"}, {"heroes_unite"}, {"base", "heroes_unite"}}
	for n := range games {
		_, s := testgame.Deal(t, catalog.Shipped, mode.Plan{Sets: boxes[n%3], Seats: mode.People(2 + n/3%4), Seed: uint64(n) + 1})
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

// neverDone are the deeds that no game of greedy shows though they can be done, and why.
var neverDone = map[deed]map[string]string{plays: {
	"Vulnerability@base": idle, "Vulnerability@heroes_unite": idle, "Weakness@base": idle, "Weakness@heroes_unite": idle,
}}

// idle is why a card stays in hand that nothing happens by.
const idle = "it does nothing when it is played"

// TestEveryFace: over two thousand games of greedy, with seats and sets that change, every card
// of both sets is bought and played, every ability is used, and whatever a card lets its player
// do is done at times.
func TestEveryFace(t *testing.T) {
	const enough = 20 // chances to do it, from which one must have been taken
	f := playFaces(t, 2000)
	g, err := catalog.Prepare(mode.Plan{Sets: []string{"base", "heroes_unite"}})
	if err != nil {
		t.Fatal(err)
	}
	lib := g.Book.Library()
	for i := range lib.Faces {
		c, name := g.Book.Card(engine.FaceID(i)), lib.Faces[i].Name+"@"+lib.Faces[i].Set
		if i == 0 {
			continue
		}
		owned := c.Kind != card.SuperHero
		if forSale := owned && c.Kind != card.Starter && c.Kind != card.Weakness; forSale && f.could[buys][name] < enough {
			t.Errorf("%s: for sale only %d times", name, f.could[buys][name])
		}
		if owned && f.could[plays][name] < enough {
			t.Errorf("%s: only %d times in hand", name, f.could[plays][name])
		}
		if len(c.Uses) > 0 && f.could[uses][name] < enough && !c.Promo {
			t.Errorf("%s: its ability could be used only %d times", name, f.could[uses][name])
		}
	}
	for d, could := range f.could {
		for name, n := range could {
			why, excused := neverDone[d][name]
			if done := f.did[d][name] > 0; n >= enough && done == excused {
				t.Errorf("%s: could be %s %d times and was %d times; the list of reasons says %q", name, d, n, f.did[d][name], why)
			}
		}
	}
}

// TestGreedyGoesOnPatrol: with Power left that buys nothing it fills the Line-Up, and without
// any it does not; what a team has bought is not passed.
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

// TestGreedyKeepsForTheTeam: what it buys in a team is not passed to its partner, as the points
// are the team's anyway and a foe may exchange a card for it.
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

// TestGreedyComesToAnEnd: greedy players alone bring games to an end too in which a Line-Up that
// none of them wants would stay for ever: with few slots, and where the Super-Villains hide among
// very many cards, so that the game seems to go on for long.
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

// TestGreedyBeginsWithKicks: however long a game seems, it buys a Kick for a starting deck.
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
