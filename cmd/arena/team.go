package main

import (
	"lineup/game/grammar"
	"lineup/game/mode"
)

// teamJSON is the result of a run of a cooperative mode.
type teamJSON struct {
	Games        int          `json:"games"`
	Finished     int          `json:"finished"`
	Wins         int          `json:"wins"`
	WinRate      float64      `json:"win_rate"`
	Low          float64      `json:"low"`
	High         float64      `json:"high"`
	Scenario     int          `json:"scenario,omitempty"`
	Seats        int          `json:"seats"`
	TurnsPerGame float64      `json:"turns_per_game"`
	CPUSeconds   float64      `json:"cpu_seconds"`
	GamesPerCPU  float64      `json:"games_per_cpu_second"`
	TurnsPerCPU  float64      `json:"player_turns_per_cpu_second"`
	AsksPerCPU   float64      `json:"decisions_per_cpu_second"`
	Players      []memberJSON `json:"players"`
}

// memberJSON is one player of the team.
type memberJSON struct {
	Player     string  `json:"player"`
	DecisionNS float64 `json:"decision_ns"`
}

// scenarioOption is the name of the option that chooses the Scenario.
const scenarioOption = "scenario"

// teamResult returns the result of a series of games in a cooperative mode.
func (t *contest) teamResult(games int, cpu float64) teamJSON {
	out := teamJSON{Games: games, Finished: t.finished, Wins: t.won, Seats: len(t.players), TurnsPerGame: float64(t.turns) / float64(games),
		CPUSeconds: cpu, GamesPerCPU: float64(games) / cpu, TurnsPerCPU: float64(t.turns) / cpu, AsksPerCPU: float64(t.decisions) / cpu}
	out.WinRate = float64(t.won) / float64(max(t.finished, 1))
	out.Low, out.High = wilson(out.WinRate, t.finished)
	g := t.games[0]
	if _, ok := g.Mode.Option(scenarioOption); ok {
		out.Scenario = g.Number(scenarioOption)
	}
	for i, seat := range g.Plan.Seats {
		out.Players = append(out.Players, memberJSON{seat.Player, t.decisionNS(i)})
	}
	return out
}

// print prints the result as text.
func (r teamJSON) print(c *call) {
	c.printf("%d of %d games finished, %.1f player turns each\n", r.Finished, r.Games, r.TurnsPerGame)
	c.printf("%.2f s of processor time: %.0f games, %.0f player turns, %.0f decisions a second\n\n",
		r.CPUSeconds, r.GamesPerCPU, r.TurnsPerCPU, r.AsksPerCPU)
	if r.Scenario > 0 {
		c.printf("Scenario %d with %s: ", r.Scenario, grammar.Count(r.Seats, "player", "players"))
	}
	c.printf("the team won %d games, %.1f%% (95 %% interval %.1f%% - %.1f%%)\n\n", r.Wins, 100*r.WinRate, 100*r.Low, 100*r.High)
	c.printf("%-4s %-10s %12s\n", "", "player", "a decision")
	for i, p := range r.Players {
		c.printf("%-4d %-10s %9.2f us\n", i+1, p.Player, p.DecisionNS/1000)
	}
}

// deal returns the seed of game i of a series and how many chairs the players have moved on. Rivals
// play each deal once from every chair. A team needs no such balance and plays a new deal in every
// game.
func deal(g *mode.Game, i, players int) (seed uint64, moved int) {
	switch {
	case still(g):
		return g.Plan.Seed + uint64(i), 0
	case g.Mode.Cooperative:
		return g.Plan.Seed + uint64(i), i % players
	}
	return g.Plan.Seed + uint64(i/players), i % players
}
