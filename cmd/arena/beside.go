package main

import (
	"slices"

	"lineup/game/grammar"
	"lineup/game/mode"
)

// besideJSON is the result of two series of games that were played alternately.
type besideJSON struct {
	Own    any `json:"own"`
	Beside any `json:"beside"`
	Pairs  int `json:"pairs"`
	// The speed of the own games divided by that of the others, pair by pair.
	Games     spreadJSON `json:"games_as_fast"`
	Turns     spreadJSON `json:"player_turns_as_fast"`
	Decisions spreadJSON `json:"decisions_as_fast"`
}

// spreadJSON is the median and the quartiles of some numbers.
type spreadJSON struct {
	Median float64 `json:"median"`
	Low    float64 `json:"lower_quartile"`
	High   float64 `json:"upper_quartile"`
}

// besideBlock is how many games of one series are played before the other's turn. They are few, so
// that a busy machine slows both series, but enough for the clock.
const besideBlock = 250

// besidePlan returns the Plan of the other series. It takes its seats and seed from p unless it
// names its own.
func besidePlan(text string, p mode.Plan) (mode.Plan, error) {
	other, err := mode.ParsePlan(text)
	if err != nil {
		return other, misuse("-beside: %v", err)
	}
	if len(other.Seats) == 0 {
		other.Seats, other.Heroes = p.Seats, p.Heroes
	}
	if other.Seed == 0 {
		other.Seed = p.Seed
	}
	return other, nil
}

// pace is the speed of a block of games, per second of processor time.
type pace struct{ games, turns, decisions float64 }

// block plays games first to last-1 of a series.
func (t *contest) block(first, last int) (pace, error) {
	turns, decisions, start := t.turns, t.decisions, cpuTime()
	for i := first; i < last; i++ {
		if err := t.game(i); err != nil {
			return pace{}, err
		}
	}
	cpu := cpuTime() - start
	t.cpu += cpu
	s := max(cpu.Seconds(), 1e-6)
	return pace{float64(last-first) / s, float64(t.turns-turns) / s, float64(t.decisions-decisions) / s}, nil
}

// playBeside plays two series of this many games alternately and compares their speed.
func playBeside(c *call, own, other *contest, games int) error {
	var g, turns, decisions []float64
	bar := newProgress(c.stderr, "pairs of games", games)
	both := [2]*contest{own, other}
	for first, pair := 0, 0; first < games; pair++ {
		last := min(first+besideBlock, games)
		var p [2]pace
		for k := range both {
			i := (k + pair) % 2 // alternate which is first
			var err error
			if p[i], err = both[i].block(first, last); err != nil {
				return err
			}
		}
		g = append(g, p[0].games/p[1].games)
		turns = append(turns, p[0].turns/p[1].turns)
		decisions = append(decisions, p[0].decisions/p[1].decisions)
		first = last
		bar.at(last)
	}
	bar.end()
	out := besideJSON{Own: own.report(games), Beside: other.report(games), Pairs: len(g),
		Games: spread(g), Turns: spread(turns), Decisions: spread(decisions)}
	if c.asJSON {
		return c.printJSON(out)
	}
	for _, t := range both {
		g := t.games[0].Plan
		g.Seats, g.Seed = nil, 0
		c.printf("%s\n", g)
		t.report(games).print(c)
		c.printf("\n")
	}
	c.printf("Speed of the first relative to the second, median of %s (quartiles):\n", grammar.Count(out.Pairs, "pair", "pairs"))
	for _, l := range []struct {
		what string
		s    spreadJSON
	}{{"games", out.Games}, {"player turns", out.Turns}, {"decisions", out.Decisions}} {
		c.printf("  %-13s %.3f (%.3f to %.3f)\n", l.what, l.s.Median, l.s.Low, l.s.High)
	}
	return nil
}

// spread returns the median and quartiles of at least one number. It sorts n.
func spread(n []float64) spreadJSON {
	slices.Sort(n)
	at := func(quarters int) float64 {
		return n[(len(n)-1)*quarters/4]
	}
	return spreadJSON{at(2), at(1), at(3)}
}

// report is the result of a series of games, as text and as JSON.
type report interface{ print(c *call) }

// report returns the result of a series of this many games.
func (t *contest) report(games int) report {
	cpu := max(t.cpu.Seconds(), 1e-6)
	if t.games[0].Mode.Cooperative {
		return t.teamResult(games, cpu)
	}
	return t.result(games, cpu)
}
