package main

import (
	"fmt"
	"iter"
	"runtime"
	"runtime/debug"
	"strings"

	"lineup/cmd/planflags"
	"lineup/game/catalog"
	"lineup/game/grammar"
	"lineup/game/mode"
)

var soakCommand = command{
	name:    "soak",
	args:    "[-games N] [-seats N] [-every K] [-damage N] [-plan TEXT] [-mode ID] [-sets ID,...] [-profile NAME] [-variant NAME,...] [-villains N] [-scenario N] [-seed N] [-json]",
	summary: "play random games and check invariants",
	about: `Plays games with random choices and checks the engine's guarantees at every decision:
each card is in one zone; legal answers exist and are unique; a copy equals the original;
a written game reads back equal; an illegal or stale answer is refused and changes
nothing; the question follows from the rest of the game; no seat's view, and no event
sent to it, reveals what the seat may not know. Each game must end, with sensible scores,
or with a team that wins or loses together. With -damage, the bytes of games are damaged
and read: games that are not refused are continued for two hundred decisions, and none
may take more than 64 MiB.

With more than one of -sets, variants that can be combined change from game to game too.
Game i depends only on the seed plus i. Seats, heroes, rules profile, and number of
Super-Villains change from seed to seed unless flags name them. The first seed is 1 by
default. A failure is printed with its seed, plan, and decision, and the command that
plays that game again. The hash combines the last state of every game: equal runs of
equal engines print equal hashes.

JSON: {games, decisions, hash, damaged, accepted, failures: [{seed, error}]}.`,
	run: soak,
}

// soakJSON is the result of a run.
type soakJSON struct {
	Games     int       `json:"games"`
	Decisions int       `json:"decisions"`
	Hash      string    `json:"hash"`
	Damaged   int       `json:"damaged"`
	Accepted  int       `json:"accepted"`
	Failures  []failure `json:"failures"`
}

// failure is a game that failed a check.
type failure struct {
	Seed  uint64 `json:"seed"`
	Error string `json:"error"`
}

// maxMemory is how many bytes of memory damaged games may add to the soak.
const maxMemory = 64 << 20

// memory returns how many bytes the program has taken from the system.
func memory() int64 {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int64(m.Sys)
}

func soak(c *call) error {
	games := c.flags.Int("games", 100, "play `N` games")
	seats := c.flags.Int("seats", 0, "play with `N` players; 0 for all numbers")
	damage := c.flags.Int("damage", 0, "at every 20th decision try `N` damaged copies of the game, and continue those that can be read")
	every := c.flags.Int("every", 1, "check only at every `K`th decision")
	flags := planflags.Declare(c.flags, catalog.Shipped) // the seed is that of the first game; each game takes the next
	if err := c.flagsOnly(); err != nil {
		return err
	}
	switch {
	case *games < 1 || *games > maxGames:
		return misuse("-games %d: want 1 to %d", *games, maxGames)
	case *damage < 0:
		return misuse("-damage %d: want the number of damaged copies to try, 0 for none", *damage)
	case *every < 1:
		return misuse("-every %d: want 1 for every decision, 2 for every other, and so on", *every)
	}
	fixed := flags.Plan(mode.Plan{Seed: 1})
	open, err := catalog.Tested.Prepare(fixed)
	if err != nil {
		return usageError{err}
	}
	if n := open.Mode.Seats; *seats != 0 && !n.Has(*seats) {
		return misuse("-seats %d: want %s, or 0 for all numbers", *seats, n)
	}
	if *seats != 0 {
		fixed.Seats = mode.People(*seats)
	}
	if *damage > 0 {
		// Collect garbage early, so that it is not counted as memory of a damaged game.
		debug.SetMemoryLimit(maxMemory / 2)
	}
	before := memory()
	out := soakJSON{Games: *games, Failures: []failure{}}
	var hash digest
	bar := newProgress(c.stderr, "games", *games)
	for i, r := range soaked(fixed, open, *games, *every, *damage) {
		out.Decisions += r.decisions
		out.Damaged += r.damaged
		out.Accepted += r.accepted
		hash.add(r.hash)
		if r.err != nil {
			bar.clear()
			again := fixed
			again.Seed += uint64(i)
			out.Failures = append(out.Failures, failure{again.Seed, fmt.Sprintf("decision %d: %v", r.decisions, r.err)})
			fmt.Fprint(c.stderr, r.told(again, *every, *damage))
		}
		bar.at(i + 1)
	}
	bar.end()
	if took := memory() - before; *damage > 0 && took > maxMemory {
		out.Failures = append(out.Failures, failure{fixed.Seed, fmt.Sprintf("%d MiB of memory taken: one of the damaged games takes too much", took>>20)})
		fmt.Fprintln(c.stderr, out.Failures[len(out.Failures)-1].Error)
	}
	out.Hash = fmt.Sprintf("%016x", uint64(hash))

	if c.asJSON {
		err = c.printJSON(out)
	} else {
		c.printf("%d games, %d decisions, %s, hash %s\n", out.Games, out.Decisions,
			grammar.Count(len(out.Failures), "failure", "failures"), out.Hash)
		if out.Damaged > 0 {
			c.printf("%d damaged copies, %d of them readable and continued\n", out.Damaged, out.Accepted)
		}
	}
	if err == nil && len(out.Failures) > 0 {
		return errFound
	}
	return err
}

// result is the result of one game.
type result struct {
	hash      uint64
	decisions int
	damaged   int // damaged copies tried
	accepted  int // how many of them could be read
	err       error
	plan      mode.Plan // of the game
}

// told returns the text of a failure: the error, the game, the decision, and the command that plays
// the game again. Its length does not depend on the game, because that command shows the answers.
func (r result) told(again mode.Plan, every, damage int) string {
	return fmt.Sprintf("seed %d: decision %d: %v\nplan: %s\nagain: %s\n", again.Seed, r.decisions, r.err, r.plan, playAgain(again, every, damage))
}

// soaked plays games on all processors and yields their results in the order of their seeds. The
// caller must read all results.
func soaked(fixed mode.Plan, open *mode.Game, games, every, damage int) iter.Seq2[int, result] {
	return func(yield func(int, result) bool) {
		workers := min(runtime.GOMAXPROCS(0), games)
		lanes := make([]chan result, workers) // worker i mod workers plays game i
		for w := range lanes {
			lanes[w] = make(chan result, 64)
			go func() {
				k := newSoaker(fixed, open, every)
				k.damage = damage
				for i := w; i < games; i += workers {
					last, err := k.game(fixed.Seed + uint64(i))
					r := result{hash: last, decisions: len(k.answers), damaged: k.damaged, accepted: k.accepted, err: err, plan: k.variety(fixed.Seed + uint64(i))}
					k.damaged, k.accepted = 0, 0
					lanes[w] <- r
				}
			}()
		}
		for i := range games {
			if !yield(i, <-lanes[i%workers]) {
				return
			}
		}
	}
}

// playAgain returns the command that plays one game of a soak again, with the same checks.
func playAgain(p mode.Plan, every, damage int) string {
	cmd := fmt.Sprintf("arena soak -games 1 -seed %d", p.Seed)
	if every != 1 {
		cmd += fmt.Sprintf(" -every %d", every)
	}
	if damage != 0 {
		cmd += fmt.Sprintf(" -damage %d", damage)
	}
	p.Seed = 0
	if text := p.String(); text != "" {
		cmd += " -plan '" + strings.ReplaceAll(text, "'", `'\''`) + "'"
	}
	return cmd
}
