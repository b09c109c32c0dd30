package ai_test

import (
	"cmp"
	"slices"
	"testing"

	"lineup/ai"
	"lineup/engine"
	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/testgame"
)

// searcher plays on in worlds dealt from its view. It takes the answer that leaves the highest cost
// in its hand, deck, and discard pile. This is enough of a search to show whether worlds depend on
// hidden cards.
type searcher struct {
	worlds, plies int
	world, trial  engine.State
}

func (p *searcher) Decide(v engine.View) engine.Answer {
	d := v.Pending()
	best, most := 0, 0
	for i, o := range d.Options {
		chance := engine.NewRNG(uint64(d.Seq), engine.StreamChance)
		sum := 0
		for range p.worlds {
			if !v.Deal(&p.world, &chance) {
				continue
			}
			p.world.CopyInto(&p.trial)
			sum += p.follow(engine.Answer{Seq: d.Seq, Option: o}, v.Seat(), &chance)
		}
		if i == 0 || sum > most {
			best, most = i, sum
		}
	}
	return engine.Answer{Seq: d.Seq, Option: d.Options[best]}
}

// follow applies the answer to the trial state, plays on at random, and returns the total cost of
// the seat's cards after that.
func (p *searcher) follow(a engine.Answer, seat engine.SeatID, chance *engine.RNG) int {
	s := &p.trial
	for n := 0; ; n++ {
		if err := s.Apply(a, nil); err != nil {
			panic(err)
		}
		d := s.Pending()
		if n == p.plies || d.Kind == engine.NoDecision {
			break
		}
		a = engine.Answer{Seq: d.Seq, Option: d.Options[chance.Intn(len(d.Options))]}
	}
	sum := 0
	s.Owned(seat, func(c engine.CardID) { sum += int(s.Face(c).Cost) + s.Worth(seat, c) })
	return sum
}

// TestAnswersAreHonest checks that answers do not depend on hidden cards. At many questions of
// random games it deals again everything that a seat cannot know, and asks the player in both
// worlds. With equal random numbers the answers must be the same (faults 14 to 16 of the first
// form).
func TestAnswersAreHonest(t *testing.T) {
	for _, p := range []mode.Plan{{}, {Mode: "trial", Sets: []string{"trial"}}, {Mode: "rebirth"}, {Mode: "rebirth", Variants: []string{"closed-hands"}},
		{Mode: "rebirth", Variants: []string{"competitive"}}, {Mode: "rebirth", Options: mode.Options{}.WithNumber("scenario", 5)}} {
		t.Run(cmp.Or(p.String(), "standard"), func(t *testing.T) {
			asked, changed := 0, 0
			for i := range 12 {
				p.Seed, p.Seats = uint64(i+1), mode.People(2+i%4)
				if p.Mode == "rebirth" {
					p.Seats = mode.People(1 + i%4)
				}
				if slices.Contains(p.Variants, "competitive") {
					p.Seats = mode.People(2 + i%3)
					for k := range p.Seats {
						if len(p.Seats) == 4 && i > 5 {
							p.Seats[k].Team = []string{"red", "blue"}[k%2]
						}
					}
				}
				_, s := testgame.Deal(t, catalog.Tested, p)
				chance := engine.NewRNG(p.Seed, engine.StreamChance)
				var other engine.State
				for n := 0; s.Over() == engine.NotOver && n < 1500; n++ {
					d := s.Pending()
					if n%37 == 0 {
						if !s.View(d.Seat).Deal(&other, &chance) {
							t.Fatalf("seat %d is asked something it cannot be dealt:\n%v", d.Seat, s)
						}
						asked++
						if other.Hash() != s.Hash() {
							changed++
						}
						for name, pair := range pairs(t) {
							a, b := pair[0].Decide(s.View(d.Seat)), pair[1].Decide(other.View(d.Seat))
							if a != b {
								t.Fatalf("plan %q: %s answers %+v, and %+v where only what it cannot know is different:\n%v\n%v", p, name, a, b, s, &other)
							}
						}
					}
					if err := s.Apply(engine.Answer{Seq: d.Seq, Option: d.Options[chance.Intn(len(d.Options))]}, nil); err != nil {
						t.Fatal(err)
					}
				}
			}
			if changed*10 < asked*9 {
				t.Errorf("of %d worlds dealt only %d differ from the game", asked, changed)
			}
		})
	}
}

// pairs returns two players of each kind. The two are equal and sit in different games.
func pairs(t *testing.T) map[string][2]match.Decider {
	out := map[string][2]match.Decider{"search": {&searcher{worlds: 3, plies: 12}, &searcher{worlds: 3, plies: 12}}}
	for _, name := range ai.Names() {
		out[name] = [2]match.Decider{player(t, name, 7), player(t, name, 7)}
	}
	return out
}
