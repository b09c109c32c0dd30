package main

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"sync"

	"lineup/ai"
	"lineup/game/catalog"
	"lineup/game/mode"
	"lineup/game/mode/rebirth"
)

var ratesCommand = command{
	name:    "rates",
	args:    "[-scenario N] [-player KIND] [-games N] [-seed N] [-workers N] [-json]",
	summary: "print how often each Rebirth Scenario is won, by number of players",
	about: `Plays every Rebirth Scenario by itself with one to four computer players, as usual and
with the variant impossible, and prints the share of attempts that were won. After
each Scenario it prints what is out of balance:

  far    a number of players wins more than 12 percentage points more or less often
         than two players
  hard   Impossible attempts are won less than a third as often as usual ones
  easy   Impossible attempts are won more than half as often as usual ones

Each number is that of arena play -mode rebirth -scenario N with as many -seats of KIND,
the same -games and -seed, and does not depend on -workers.

JSON: [{scenario, usual: [rate], impossible: [rate], faults: [text]}], rates by number of
players, in percent.`,
	run: rates,
}

// The bounds of balance.
const (
	apart           = 12.0 // percentage points
	hardest         = 1.0 / 3
	easiest         = 1.0 / 2
	mostPlayers     = 4
	comparedPlayers = 2
)

// ratesJSON are the rates of a Scenario, by number of players from 1, in percent.
type ratesJSON struct {
	Scenario   int                  `json:"scenario"`
	Usual      [mostPlayers]float64 `json:"usual"`
	Impossible [mostPlayers]float64 `json:"impossible"`
	Faults     []string             `json:"faults"`
}

// judge lists what is out of balance.
func (r *ratesJSON) judge() {
	r.Faults = []string{}
	for i, rate := range r.Usual {
		if d := rate - r.Usual[comparedPlayers-1]; d > apart || d < -apart {
			r.Faults = append(r.Faults, fmt.Sprintf("%d far", i+1))
		}
		switch share := r.Impossible[i] / max(rate, 0.1); {
		case share < hardest:
			r.Faults = append(r.Faults, fmt.Sprintf("%d hard", i+1))
		case share > easiest:
			r.Faults = append(r.Faults, fmt.Sprintf("%d easy", i+1))
		}
	}
}

// rates runs arena rates.
func rates(c *call) error {
	player := c.flags.String("player", "greedy", "the `KIND` of all players: "+strings.Join(ai.Names(), ", "))
	only := c.flags.Int("scenario", 0, "only Scenario `N`; 0 for all")
	games := c.flags.Int("games", 2000, "play `N` attempts for each number")
	seed := c.flags.Uint64("seed", 1, "the `SEED` of the first attempt; each attempt takes the next")
	workers := c.flags.Int("workers", 2, "play with `N` workers at once")
	if err := c.flagsOnly(); err != nil {
		return err
	}
	switch {
	case *games < 1 || *games > maxGames:
		return misuse("-games %d: want 1 to %d", *games, maxGames)
	case *only < 0 || *only > len(rebirth.Scenarios):
		return misuse("-scenario %d: want 0 to %d", *only, len(rebirth.Scenarios))
	case *workers < 1 || *workers > 64:
		return misuse("-workers %d: want 1 to 64", *workers)
	case !slices.Contains(ai.Names(), *player):
		return misuse("-player %s: want one of %s", *player, strings.Join(ai.Names(), ", "))
	}
	first, last := *only, *only
	if *only == 0 {
		first, last = 1, len(rebirth.Scenarios)
	}
	out := make([]ratesJSON, last-first+1)
	type cell struct {
		rate *float64
		plan mode.Plan
	}
	var cells []cell
	for i := range out {
		out[i].Scenario = first + i
		for n := range mostPlayers {
			p := mode.Plan{Mode: rebirth.ID, Seed: *seed}
			p.Options = p.Options.WithNumber(rebirth.ScenarioOption, first+i)
			for k := range n + 1 {
				p.Seats = append(p.Seats, mode.Seat{Name: fmt.Sprint(*player, " ", k+1), Player: *player})
			}
			cells = append(cells, cell{&out[i].Usual[n], p})
			p.Variants = []string{rebirth.ImpossibleWord}
			cells = append(cells, cell{&out[i].Impossible[n], p})
		}
	}
	bar := newProgress(c.stderr, "attempts", len(cells)**games)
	var (
		mu    sync.Mutex
		next  int
		fault error
		group sync.WaitGroup
	)
	for range *workers {
		group.Go(func() {
			for {
				mu.Lock()
				i := next
				next++
				stop := fault != nil || i >= len(cells)
				mu.Unlock()
				if stop {
					return
				}
				won, err := teamRate(cells[i].plan, *games)
				mu.Lock()
				*cells[i].rate, fault = 100*won, cmp.Or(fault, err)
				bar.at(max(0, (next-*workers)**games) / 16 * 16)
				mu.Unlock()
			}
		})
	}
	group.Wait()
	bar.clear()
	if fault != nil {
		return fault
	}
	for i := range out {
		out[i].judge()
	}
	if c.asJSON {
		return c.printJSON(out)
	}
	c.printf("%-10s%28s%32s\n%-10s", "", "usual, by players", "impossible, by players", "Scenario")
	for range 2 {
		for n := range mostPlayers {
			c.printf("%7d", n+1)
		}
		c.printf("    ")
	}
	c.printf("\n")
	for _, r := range out {
		c.printf("%-10d", r.Scenario)
		for _, row := range [][mostPlayers]float64{r.Usual, r.Impossible} {
			for _, rate := range row {
				c.printf("%7.1f", rate)
			}
			c.printf("    ")
		}
		c.printf("%s\n", strings.Join(r.Faults, ", "))
	}
	return nil
}

// teamRate returns the share of attempts at a Plan that the team wins.
func teamRate(p mode.Plan, games int) (float64, error) {
	if _, err := catalog.Shipped.Build(p); err != nil {
		return 0, usageError{err}
	}
	t, err := newContest(p)
	if err != nil {
		return 0, err
	}
	for i := range games {
		if err := t.game(i); err != nil {
			return 0, err
		}
	}
	if t.finished < games {
		return 0, fmt.Errorf("%s: %d of %d attempts did not end", p, games-t.finished, games)
	}
	return float64(t.won) / float64(games), nil
}
