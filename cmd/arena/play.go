package main

import (
	"flag"
	"fmt"
	"slices"
	"strings"
	"time"

	"lineup/ai"
	"lineup/cmd/planflags"
	"lineup/engine"
	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode"
)

var playCommand = command{
	name:    "play",
	args:    "[-seats KIND,...] [-games N] [-heroes random|two|NAME,...] [-plan TEXT] [-mode ID] [-sets ID,...] [-profile NAME] [-variant NAME,...] [-villains N] [-scenario N] [-campaign FILE] [-beside PLAN] [-seed N] [-json]",
	summary: "play computer players against each other and report win rates",
	about: `Plays full games on one core and reports wins, scores, and speed.

Players rotate seats: each deal is played once per rotation, so all players get the
same cards, heroes, and first turns. The first deal has -seed, 1 by default, and each
deal after it the next seed. N games are N divided by the number of players deals.

A win shared by k players counts as 1/k of a win for each. The interval of a win rate
is the 95 % Wilson interval: it contains the true rate 19 times out of 20. Speed is
measured in processor time and includes setting up and scoring games.

In a mode whose players win or lose together (rebirth, 1 to 4 seats), each game has its
own deal, and the team's wins are counted. With -campaign the games are set up like the
next attempt of a campaign, with the contents of its log. The first game is exactly that
attempt; arena campaign plays and records it.
With -variant competitive the players play against each other, in teams if -plan says so.

With -beside, as many games of another PLAN are played alternately, with the same seats
unless it names its own. The speed ratio of the first to the second is reported, from
pairs of blocks of games.

JSON: {games, finished, cpu_seconds, games_per_cpu_second,
player_turns_per_cpu_second, decisions_per_cpu_second, turns_per_game,
seats: [{player, wins, win_rate, low, high, mean_score, decision_ns}]}, in the order of -seats.
JSON of a mode whose players win or lose together: {games, finished, wins, win_rate,
low, high, scenario, seats, turns_per_game, cpu_seconds, games_per_cpu_second,
player_turns_per_cpu_second, decisions_per_cpu_second, players: [{player,
decision_ns}]}; seats is the number of seats.
JSON with -beside: {own, beside: as above, pairs, games_as_fast, player_turns_as_fast,
decisions_as_fast: {median, lower_quartile, upper_quartile}}.
JSON with -record: that of arena campaign.`,
	run: play,
}

// endless is how many decisions a game may have before it is given up.
const endless = 200_000

// maxGames is the maximum number of games in one run.
const maxGames = 100_000_000

// playJSON is the result of a run.
type playJSON struct {
	Games        int        `json:"games"`
	Finished     int        `json:"finished"`
	CPUSeconds   float64    `json:"cpu_seconds"`
	GamesPerCPU  float64    `json:"games_per_cpu_second"`
	TurnsPerCPU  float64    `json:"player_turns_per_cpu_second"`
	AsksPerCPU   float64    `json:"decisions_per_cpu_second"`
	TurnsPerGame float64    `json:"turns_per_game"`
	Seats        []seatJSON `json:"seats"`
}

type seatJSON struct {
	Player    string  `json:"player"`
	Wins      float64 `json:"wins"`
	WinRate   float64 `json:"win_rate"`
	Low       float64 `json:"low"`
	High      float64 `json:"high"`
	MeanScore float64 `json:"mean_score"`
	// DecisionNS is the average time of the player's decisions, in nanoseconds.
	DecisionNS float64 `json:"decision_ns"`
}

// contest is a series of games between players who change chairs.
type contest struct {
	players []match.Decider
	games   []*mode.Game  // by how many chairs the players have moved on
	last    *engine.State // of the game before; the next game reuses its memory

	finished  int
	turns     int
	decisions int
	won       int       // by the team, in a cooperative mode
	wins      []float64 // by player
	scores    []float64 // sums, by player
	cpu       time.Duration
	timed     []int // number of timed decisions, by player
	took      []time.Duration
}

// timeEvery is how seldom a decision is timed. Reading the clock takes about as long as a quick
// player's decision.
const timeEvery = 64

func play(c *call) error {
	seats := c.flags.String("seats", "greedy,dearest", "the players by `KIND`: "+strings.Join(ai.Names(), ", "))
	games := c.flags.Int("games", 1000, "play `N` games")
	heroes := c.flags.String("heroes", "random", "random, two (each player keeps one of two), or one hero `NAME` per player, random for any")
	var town campaignFlags
	town.declare(c.flags)
	beside := c.flags.String("beside", "", "play as many games of this `PLAN` alternately and compare the speed, e.g. -sets base,heroes_unite -beside 'sets=base'")
	flags := planflags.Declare(c.flags, catalog.Shipped) // the seed is that of the first deal; each deal takes the next
	if err := c.flagsOnly(); err != nil {
		return err
	}
	if *games < 1 || *games > maxGames {
		return misuse("-games %d: want 1 to %d", *games, maxGames)
	}
	given := map[string]bool{}
	c.flags.Visit(func(f *flag.Flag) { given[f.Name] = true })
	if town.record && (town.file == "" || given["games"]) {
		return misuse("-record: needs -campaign FILE, and records one attempt: leave out -games")
	}
	if town.pairs && !town.record {
		return misuse("-pairs: only a new campaign has pairs: use arena campaign FILE -pairs")
	}
	if *beside != "" && town.file != "" {
		return misuse("-beside: can't be combined with a campaign: leave out -campaign")
	}
	p := flags.Plan(mode.Plan{Seed: 1})
	if town.record {
		err := town.playNext(c, flags, *seats)
		if err == nil {
			fmt.Fprintf(c.stderr, "arena play: arena campaign %s replaces -campaign %[1]s -record\n", town.file)
		}
		return err
	}
	if town.file != "" {
		_, plan, err := town.plan(c, flags, *seats)
		if err != nil {
			return err
		}
		p = plan
	} else if given["seats"] || len(p.Seats) == 0 {
		var err error
		if p.Seats, err = planflags.Seats(*seats, ai.Names()); err != nil {
			return misuse("-seats: %v", err)
		}
	}
	if given["heroes"] {
		if err := planflags.Heroes(&p, *heroes); err != nil {
			return usageError{err}
		}
	}
	t, err := newContest(p)
	if err != nil {
		return err
	}
	if *beside != "" {
		p, err := besidePlan(*beside, p)
		if err != nil {
			return err
		}
		other, err := newContest(p)
		if err != nil {
			return misuse("-beside: %v", err)
		}
		return playBeside(c, t, other, *games)
	}
	bar := newProgress(c.stderr, "games", *games)
	start := cpuTime()
	for i := range *games {
		if err := t.game(i); err != nil {
			return err
		}
		bar.at(i + 1)
	}
	t.cpu = cpuTime() - start
	bar.end()
	out := t.report(*games)
	if c.asJSON {
		return c.printJSON(out)
	}
	out.print(c)
	return nil
}

// newContest seats the players of a Plan.
func newContest(p mode.Plan) (*contest, error) {
	n := len(p.Seats)
	t := &contest{last: new(engine.State), wins: make([]float64, n), scores: make([]float64, n), timed: make([]int, n), took: make([]time.Duration, n)}
	for moved := range n {
		turned := p
		turned.Seats = slices.Concat(p.Seats[moved:], p.Seats[:moved])
		g, err := catalog.Shipped.Build(turned)
		if err != nil {
			return nil, usageError{err}
		}
		t.games = append(t.games, g)
	}
	for i, s := range t.games[0].Plan.Seats {
		if s.Player == "" {
			return nil, misuse("seats: %s is a person; all seats must be one of %s", s.Name, strings.Join(ai.Names(), ", "))
		}
		d, err := ai.New(s.Player, p.Seed+uint64(i))
		if err != nil {
			return nil, misuse("seats: %s: %v", s.Name, err)
		}
		t.players = append(t.players, d)
	}
	return t, nil
}

// game plays game i of a series: see deal.
func (t *contest) game(i int) error {
	n := len(t.players)
	seed, moved := deal(t.games[0], i, n)
	chair := make([]int, n) // the player in a seat
	seated := make([]match.Decider, n)
	for seat := range chair {
		chair[seat] = (seat + moved) % n
		seated[seat] = t.players[chair[seat]]
	}
	g := t.games[moved].Seeded(seed)
	s, err := g.DealInto(t.last, nil)
	if err != nil {
		return err
	}
	asked, helped := 0, s.Library().Helped()
	for s.Over() == engine.NotOver && asked < endless {
		seat := s.Asked()
		if helped {
			if a, by, yes := match.Volunteer(s, seated); yes {
				if err := s.Apply(a, nil); err != nil {
					return fmt.Errorf("game %d (deal %d), help of seat %d: %w", i, g.Plan.Seed, by+1, err)
				}
				asked++
				continue
			}
		}
		if err := s.Apply(t.decide(chair[seat], s.View(seat), asked%timeEvery == 0), nil); err != nil {
			return fmt.Errorf("game %d (deal %d): %w", i, g.Plan.Seed, err)
		}
		asked++
	}
	t.decisions += asked
	t.turns += int(s.Turn().Number)
	score := g.Count(s)
	for seat, a := range score.Accounts {
		t.scores[chair[seat]] += float64(a.Total)
	}
	if s.Over() == engine.NotOver {
		return nil
	}
	t.finished++
	if len(score.Winners) > 0 {
		t.won++
	}
	for _, w := range score.Winners {
		t.wins[chair[w]] += 1 / float64(len(score.Winners))
	}
	return nil
}

// decide asks a player for a decision, and times it if timed.
func (t *contest) decide(player int, v engine.View, timed bool) engine.Answer {
	if !timed {
		return t.players[player].Decide(v)
	}
	start := time.Now()
	a := t.players[player].Decide(v)
	t.took[player] += time.Since(start)
	t.timed[player]++
	return a
}

// decisionNS returns the average time of a player's decisions, in nanoseconds.
func (t *contest) decisionNS(player int) float64 {
	return float64(t.took[player].Nanoseconds()) / float64(max(t.timed[player], 1))
}

func (t *contest) result(games int, cpu float64) playJSON {
	out := playJSON{Games: games, Finished: t.finished, CPUSeconds: cpu, GamesPerCPU: float64(games) / cpu,
		TurnsPerCPU: float64(t.turns) / cpu, AsksPerCPU: float64(t.decisions) / cpu,
		TurnsPerGame: float64(t.turns) / float64(games)}
	for i, seat := range t.games[0].Plan.Seats {
		s := seatJSON{Player: seat.Player, Wins: t.wins[i], MeanScore: t.scores[i] / float64(games)}
		s.DecisionNS = t.decisionNS(i)
		s.WinRate = s.Wins / float64(max(t.finished, 1))
		s.Low, s.High = wilson(s.WinRate, t.finished)
		out.Seats = append(out.Seats, s)
	}
	return out
}

// print prints the result as text.
func (r playJSON) print(c *call) {
	c.printf("%d of %d games finished, %.1f player turns each\n", r.Finished, r.Games, r.TurnsPerGame)
	c.printf("%.2f s of processor time: %.0f games, %.0f player turns, %.0f decisions a second\n\n",
		r.CPUSeconds, r.GamesPerCPU, r.TurnsPerCPU, r.AsksPerCPU)
	c.printf("%-4s %-10s %9s %7s  %-15s %10s %12s\n", "", "player", "wins", "rate", "95 % interval", "mean score", "a decision")
	line := func(head, player string, wins, low, high float64, score, took string) {
		c.printf("%-4s %-10s %9.1f %6.1f%%  %5.1f%% - %5.1f%% %10s %12s\n", head, player, wins,
			100*wins/float64(max(r.Finished, 1)), 100*low, 100*high, score, took)
	}
	kinds := []string{}
	wins := map[string]float64{}
	for i, s := range r.Seats {
		line(fmt.Sprint(i+1), s.Player, s.Wins, s.Low, s.High, fmt.Sprintf("%.1f", s.MeanScore), fmt.Sprintf("%.2f us", s.DecisionNS/1000))
		if _, ok := wins[s.Player]; !ok {
			kinds = append(kinds, s.Player)
		}
		wins[s.Player] += s.Wins
	}
	if len(kinds) == len(r.Seats) {
		return // each kind has one seat, so a sum would repeat it
	}
	c.printf("\n")
	for _, kind := range kinds {
		low, high := wilson(wins[kind]/float64(max(r.Finished, 1)), r.Finished)
		line("all", kind, wins[kind], low, high, "", "")
	}
}
