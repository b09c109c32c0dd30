package main

import (
	"fmt"
	"strings"

	"lineup/ai"
	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/game/rules"
)

var playCommand = command{
	name:    "play",
	args:    "-seats KIND,KIND[,...] [-games N] [-seed S] [-heroes random|NAME,...] [-profile P] [-villains N] [-json]",
	summary: "play computers against each other and count who wins",
	about: `Plays whole games on one core and counts wins, scores and speed.

The players change chairs: each deal is played once for every chair the players
can move on by, so all get the same cards, heroes and first turns in turn. Deals
follow from -seed; N games are N divided by the number of players deals.

A win shared by k players counts 1/k of a win for each. The interval of a win
rate is the 95 % Wilson interval: where the true rate lies, 19 times out of 20.
Speed is counted in processor time and includes laying out and scoring games.

JSON: {games, finished, cpu_seconds, games_per_cpu_second,
player_turns_per_cpu_second, decisions_per_cpu_second, turns_per_game,
seats: [{player, wins, win_rate, low, high, mean_score}]}, in the order of -seats.`,
	run: play,
}

// endless is how many decisions a game may take before it is given up.
const endless = 200_000

// mostGames is the most games one run plays.
const mostGames = 100_000_000

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
}

// contest is a series of games between players who change chairs.
type contest struct {
	book    *card.Book
	players []match.Decider
	setup   rules.Setup
	heroes  []string // by player, "" for a random one; nil if none is named

	finished  int
	turns     int
	decisions int
	wins      []float64 // by player
	scores    []float64 // sums, by player
}

func play(c *call) error {
	seats := c.flags.String("seats", "greedy,dearest", "the players by `KIND`, two to five of: "+strings.Join(ai.Names(), ", "))
	games := c.flags.Int("games", 1000, "play `N` games")
	seed := c.flags.Uint64("seed", 1, "the seed `S` of the first deal; each deal takes the next")
	heroes := c.flags.String("heroes", "random", "random, or a hero by `NAME` for each player, random for any")
	profile := c.flags.String("profile", "standard", "the rules profile `P`: standard or tournament")
	villains := c.flags.Int("villains", rules.StandardVillains,
		fmt.Sprintf("play with `N` Super-Villains, %d to %d", rules.FewestVillains, rules.MostVillains))
	if err := c.flagsOnly(); err != nil {
		return err
	}
	if *games < 1 || *games > mostGames {
		return misuse("-games %d: play from 1 to %d", *games, mostGames)
	}
	book, err := openBook()
	if err != nil {
		return err
	}
	kinds := strings.Split(*seats, ",")
	t, err := newContest(book, kinds, *seed, *heroes)
	if err != nil {
		return err
	}
	t.setup.Profile = *profile
	t.setup.Villains = *villains
	if *villains == 0 {
		return misuse("-villains 0: choose from %d to %d", rules.FewestVillains, rules.MostVillains)
	}
	if _, err := rules.New(book, t.setup); err != nil {
		return usageError{err}
	}

	bar := newProgress(c.stderr, "games", *games)
	start := cpuTime()
	for i := range *games {
		if err := t.game(*seed, i); err != nil {
			return err
		}
		bar.at(i + 1)
	}
	cpu := max((cpuTime() - start).Seconds(), 1e-6)
	bar.end()

	out := t.result(kinds, *games, cpu)
	if c.asJSON {
		return c.printJSON(out)
	}
	out.print(c)
	return nil
}

// newContest seats the players. The error names the kinds and heroes there are.
func newContest(book *card.Book, kinds []string, seed uint64, heroes string) (*contest, error) {
	if len(kinds) < rules.MinSeats || len(kinds) > rules.MaxSeats {
		return nil, misuse("-seats names %s: a game is for %d to %d", plural(len(kinds), "player", "players"),
			rules.MinSeats, rules.MaxSeats)
	}
	t := &contest{book: book, wins: make([]float64, len(kinds)), scores: make([]float64, len(kinds))}
	t.setup = rules.Setup{Seats: len(kinds), Seed: seed}
	for i, kind := range kinds {
		p, err := ai.New(kind, seed+uint64(i), book)
		if err != nil {
			return nil, misuse("-seats: %v", err)
		}
		t.players = append(t.players, p)
	}
	if heroes == "random" {
		return t, nil
	}
	names := strings.Split(heroes, ",")
	if len(names) > len(kinds) {
		return nil, misuse("-heroes names %d heroes for %d players", len(names), len(kinds))
	}
	t.heroes = make([]string, len(kinds))
	for i, name := range names {
		if name != "random" {
			t.heroes[i] = name
		}
	}
	t.setup.Heroes, t.setup.Named = rules.Chosen, t.heroes
	return t, nil
}

// game plays game i of a series: deal i divided by the number of players, with
// the players moved on by the rest.
func (t *contest) game(seed uint64, i int) error {
	n := len(t.players)
	chair := func(seat int) int { return (seat + i) % n } // the player at a seat
	su := t.setup
	su.Seed = seed + uint64(i/n)
	if t.heroes != nil {
		su.Named = make([]string, n)
		for seat := range n {
			su.Named[seat] = t.heroes[chair(seat)]
		}
	}
	s, err := rules.New(t.book, su)
	if err != nil {
		return err
	}
	asked := 0
	for s.Over() == engine.NotOver && asked < endless {
		seat := s.Pending().Seat
		if err := s.Apply(t.players[chair(int(seat))].Decide(s.View(seat)), nil); err != nil {
			return fmt.Errorf("game %d (deal %d): %w", i, su.Seed, err)
		}
		asked++
	}
	t.decisions += asked
	t.turns += int(s.Turn().Number)
	accounts := rules.CountAll(t.book, s)
	for seat, a := range accounts {
		t.scores[chair(seat)] += float64(a.Total)
	}
	if s.Over() == engine.NotOver {
		return nil
	}
	t.finished++
	winners := rules.Winners(s, accounts)
	for _, w := range winners {
		t.wins[chair(int(w))] += 1 / float64(len(winners))
	}
	return nil
}

func (t *contest) result(kinds []string, games int, cpu float64) playJSON {
	out := playJSON{Games: games, Finished: t.finished, CPUSeconds: cpu, GamesPerCPU: float64(games) / cpu,
		TurnsPerCPU: float64(t.turns) / cpu, AsksPerCPU: float64(t.decisions) / cpu,
		TurnsPerGame: float64(t.turns) / float64(games)}
	for i, kind := range kinds {
		s := seatJSON{Player: kind, Wins: t.wins[i], MeanScore: t.scores[i] / float64(games)}
		s.WinRate = s.Wins / float64(max(t.finished, 1))
		s.Low, s.High = wilson(s.WinRate, t.finished)
		out.Seats = append(out.Seats, s)
	}
	return out
}

// print writes the result for people.
func (r playJSON) print(c *call) {
	c.printf("%d of %d games finished, %.1f player turns each\n", r.Finished, r.Games, r.TurnsPerGame)
	c.printf("%.2f s of processor time: %.0f games, %.0f player turns, %.0f decisions a second\n\n",
		r.CPUSeconds, r.GamesPerCPU, r.TurnsPerCPU, r.AsksPerCPU)
	c.printf("%-4s %-10s %9s %7s  %-15s %10s\n", "", "player", "wins", "rate", "95 % interval", "mean score")
	line := func(head, player string, wins, low, high float64, score string) {
		c.printf("%-4s %-10s %9.1f %6.1f%%  %5.1f%% - %5.1f%% %10s\n", head, player, wins,
			100*wins/float64(max(r.Finished, 1)), 100*low, 100*high, score)
	}
	kinds := []string{}
	wins := map[string]float64{}
	for i, s := range r.Seats {
		line(fmt.Sprint(i+1), s.Player, s.Wins, s.Low, s.High, fmt.Sprintf("%.1f", s.MeanScore))
		if _, ok := wins[s.Player]; !ok {
			kinds = append(kinds, s.Player)
		}
		wins[s.Player] += s.Wins
	}
	if len(kinds) == len(r.Seats) {
		return // each kind sits once: nothing to add up
	}
	c.printf("\n")
	for _, kind := range kinds {
		low, high := wilson(wins[kind]/float64(max(r.Finished, 1)), r.Finished)
		line("all", kind, wins[kind], low, high, "")
	}
}
