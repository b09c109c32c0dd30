package ai

import (
	"slices"
	"testing"

	"lineup/engine"
	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/testgame"
)

// opening returns a dealt game and its first turn.
func opening(t *testing.T, p mode.Plan) (*mode.Game, *engine.State) {
	t.Helper()
	p.Seats = mode.People(3)
	g, s := testgame.Deal(t, catalog.Tested, p)
	for s.Pending().Kind != engine.DecideTurn {
		d := s.Pending()
		if err := s.Apply(engine.Answer{Seq: d.Seq, Option: d.Options[0]}, nil); err != nil {
			t.Fatal(err)
		}
	}
	return g, s
}

// find returns the first instruction of a kind in the code of a game.
func find(t *testing.T, lib *engine.Library, code engine.OpCode) engine.ProgID {
	t.Helper()
	i := slices.IndexFunc(lib.Code, func(op engine.Op) bool { return op.Code == code })
	if i < 0 {
		t.Fatalf("no text has the instruction %v", code)
	}
	return engine.ProgID(i)
}

// TestGreedyAnswersEverything checks that greedy answers every kind of question with one of its
// options. For a pick it tries every verb and every place a card can go.
func TestGreedyAnswersEverything(t *testing.T) {
	_, s := opening(t, mode.Plan{Seed: 4})
	v := s.View(s.Pending().Seat)
	t.Run("known", func(t *testing.T) { answersEverything(t, s, v.Cards(v.Zone(engine.Hand, v.Seat()))) })
	// Greedy knows nothing about the cards in another player's hand: they count as average cards.
	t.Run("unknown", func(t *testing.T) { answersEverything(t, s, s.Cards(s.Zone(engine.Hand, v.Next(v.Seat())))) })
}

// answersEverything asks greedy every kind of question about some cards.
func answersEverything(t *testing.T, s *engine.State, hand []engine.CardID) {
	v := s.View(s.Pending().Seat)
	lib := s.Library()
	var cards []engine.Option
	for _, c := range hand {
		cards = append(cards, engine.Option{Kind: engine.OptCard, Seat: v.Seat(), Card: c})
	}
	hero := v.Up(v.Zone(engine.Heroes, v.Seat()))
	of := func(kinds ...engine.OptionKind) (out []engine.Option) {
		for i, k := range kinds {
			out = append(out, engine.Option{Kind: k, Seat: v.Seat(), Card: hand[i%len(hand)], N: int16(i)})
		}
		return out
	}
	g := newGreedy(0).(*greedy)
	ask := func(d engine.Decision) {
		t.Helper()
		g.table = newTable(lib, tuned)
		g.v, g.me = v, v.Seat()
		g.rows = g.table.rows[g.hero()]
		d.Seat, d.User, d.It, d.Source = v.Seat(), v.Seat(), hand[0], hand[0]
		g.d = d
		if got := g.answer(); !slices.Contains(d.Options, got) {
			t.Errorf("asked to %v (%v to %v), greedy answers %+v, which is no option", d.Kind, d.Verb, d.To, got)
		}
	}
	for kind := range engine.NumDecisions {
		switch kind {
		case engine.DecideTurn:
			ask(engine.Decision{Kind: kind, Options: of(engine.OptEnd)})
			ask(engine.Decision{Kind: kind, Options: of(engine.OptPlay, engine.OptBuy, engine.OptUse, engine.OptStep, engine.OptAct, engine.OptEnd)})
			ask(engine.Decision{Kind: kind, Options: of(engine.OptStep, engine.OptAct)})
		case engine.DecidePick:
			at := find(t, lib, engine.OpPick)
			for verb := range engine.NumVerbs {
				for p := range engine.Place(engine.MaxPlaces) {
					for _, under := range []bool{false, true} {
						d := engine.Decision{Kind: kind, Verb: verb, To: engine.Dest{Place: p, Under: under}, At: at, Min: 1, Max: 2, Options: cards}
						ask(d)
						d.Min = 0
						d.Options = append(slices.Clone(cards), engine.Option{Kind: engine.OptDone, Seat: v.Seat()})
						ask(d)
					}
				}
			}
		case engine.DecideMay:
			at := find(t, lib, engine.OpMay)
			for verb := range engine.NumVerbs {
				ask(engine.Decision{Kind: kind, Verb: verb, At: at, Options: of(engine.OptYes, engine.OptNo)})
			}
		case engine.DecideChoose:
			at := find(t, lib, engine.OpChoose)
			var labels []engine.Option
			for i := range engine.ProgID(lib.Code[at].N) {
				labels = append(labels, engine.Option{Kind: engine.OptLabel, Seat: v.Seat(), N: lib.Code[at+1+i].N})
			}
			ask(engine.Decision{Kind: kind, At: at, Options: labels})
		case engine.DecideDefend:
			ask(engine.Decision{Kind: kind, Options: of(engine.OptDefend, engine.OptReveal, engine.OptSuffer)})
		case engine.DecideOrder:
			ask(engine.Decision{Kind: kind, Options: of(engine.OptTrigger, engine.OptTrigger)})
		case engine.DecideHero:
			ask(engine.Decision{Kind: kind, Options: []engine.Option{{Kind: engine.OptCard, Card: hero}}})
		case engine.DecideSeat:
			ask(engine.Decision{Kind: kind, Options: of(engine.OptSeat, engine.OptSeat)})
		case engine.DecideSpace:
			ask(engine.Decision{Kind: kind, Options: of(engine.OptSpace, engine.OptSpace)})
			ask(engine.Decision{Kind: kind, Options: of(engine.OptSpace, engine.OptDone)})
		case engine.DecideName:
			ask(engine.Decision{Kind: kind, Options: of(engine.OptName, engine.OptName)})
		case engine.DecidePile:
			ask(engine.Decision{Kind: kind, Options: of(engine.OptPile, engine.OptPile)})
		case engine.NoDecision, engine.DecideOther: // no player answers those
		default:
			t.Errorf("greedy is not asked to %v here", kind)
		}
	}
}

// TestGreedyUsesAbilities checks that greedy uses abilities that give more than they cost, except
// those that could be used forever.
func TestGreedyUsesAbilities(t *testing.T) {
	lib := engine.Library{Counts: []engine.Count{{}}, Code: []engine.Op{{Code: engine.OpEnd}}}
	use := func(price, gives int16, once bool) engine.Use {
		do := engine.ProgID(len(lib.Code))
		lib.Code = append(lib.Code, engine.Op{Code: engine.OpNumber, Number: engine.Power, N: gives}, engine.Op{Code: engine.OpEnd})
		return engine.Use{Once: once, Price: engine.Price{Number: engine.Power, N: price}, Do: do}
	}
	for _, c := range []struct {
		name string
		use  engine.Use
		want int
	}{
		{"one that gives more than it costs", use(1, 3, true), 200},
		{"one that does not", use(2, 2, true), 0},
		{"one that costs more than it gives", use(3, 2, true), -100},
		{"one that costs nothing and is used up", use(0, 1, true), 100},
		{"one that costs nothing, as often as one likes", use(0, 1, false), 0},
		{"one with a price, as often as it can be paid", use(1, 2, false), 100},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := newGreedy(0).(*greedy)
			g.table = &table{weights: tuned, lib: &lib, reader: reader{lib: &lib, shares: make([]int, len(lib.Filters))}}
			if got := g.useWorth(&c.use); got != c.want {
				t.Errorf("%s is worth %d, want %d", c.name, got, c.want)
			}
		})
	}
}

// TestReadsEverything checks that reading a text ends for every instruction, count, and verb.
func TestReadsEverything(t *testing.T) {
	for code := range engine.NumOps {
		for of := range engine.NumCounts {
			for verb := range engine.NumVerbs {
				lib := engine.Library{
					Code: []engine.Op{{Code: engine.OpEnd}, {Code: code, Verb: verb, N: 1, Max: 1, Count: 1, To: 3},
						{Code: engine.OpLabel, To: 3}, {Code: engine.OpEnd}},
					Counts:  []engine.Count{{}, {Of: of}},
					Filters: []engine.Filter{{}}, Triggers: make([]engine.Trigger, 2), Changes: make([]engine.Change, 2),
					Attacks: make([]engine.Attack, 2), Numbers: engine.Numbers(),
				}
				r := reader{lib: &lib, shares: make([]int, len(lib.Filters))}
				r.read(1)
			}
		}
	}
}

// TestGreedyInTheTrialMode checks that every answer is legal and every game ends in the trial mode,
// which has everything that no shipped game has.
func TestGreedyInTheTrialMode(t *testing.T) {
	for seed := range uint64(20) {
		_, s := opening(t, mode.Plan{Mode: "trial", Seed: seed})
		var players [3]match.Decider
		for i := range players {
			players[i] = newGreedy(seed)
		}
		for n := 0; s.Over() == engine.NotOver; n++ {
			if n == 20_000 {
				t.Fatalf("seed %d does not end\n%v", seed, s)
			}
			seat := s.Pending().Seat
			if err := s.Apply(players[seat].Decide(s.View(seat)), nil); err != nil {
				t.Fatalf("seed %d: %v\n%v", seed, err, s)
			}
		}
	}
}
