package main

import (
	"fmt"
	"iter"
	"lineup/game/card"
	"runtime"
	"strings"

	"lineup/engine"
	"lineup/game/rules"
)

var soakCommand = command{
	name:    "soak",
	args:    "[-games N] [-seed S] [-seats N] [-every K] [-json]",
	summary: "play at random and check everything that must hold",
	about: `Plays games with random answers and holds the engine to its promises at every
decision: each card in one zone; legal answers there and unique; a copy equals the
original; what is written reads back equal; an illegal and a stale answer are
refused and change nothing; no seat's view tells what it may not know. Each game
must end, with sensible scores.

Game i is made from seed S+i alone, with heroes, rules profile and number of
Super-Villains changing from seed to seed. A failure is printed with its seed, the
answers given and the command that plays that game again. The hash folds the last
state of every game: equal runs of equal engines print equal hashes.

JSON: {games, decisions, hash, failures: [{seed, error}]}.`,
	run: soak,
}

// soakJSON is the result of a run.
type soakJSON struct {
	Games     int       `json:"games"`
	Decisions int       `json:"decisions"`
	Hash      string    `json:"hash"`
	Failures  []failure `json:"failures"`
}

// failure is one game in which something did not hold.
type failure struct {
	Seed  uint64 `json:"seed"`
	Error string `json:"error"`
}

func soak(c *call) error {
	games := c.flags.Int("games", 100, "play `N` games")
	seed := c.flags.Uint64("seed", 1, "the seed `S` of the first game; each game takes the next")
	seats := c.flags.Int("seats", 0, fmt.Sprintf("play with `N` players, %d to %d; 0 mixes them", rules.MinSeats, rules.MaxSeats))
	every := c.flags.Int("every", 1, "check at every `K`th decision only")
	if err := c.flagsOnly(); err != nil {
		return err
	}
	switch {
	case *games < 1 || *games > mostGames:
		return misuse("-games %d: play from 1 to %d", *games, mostGames)
	case *seats != 0 && (*seats < rules.MinSeats || *seats > rules.MaxSeats):
		return misuse("-seats %d: a game is for %d to %d, 0 mixes them", *seats, rules.MinSeats, rules.MaxSeats)
	case *every < 1:
		return misuse("-every %d: 1 checks at every decision, 2 at every other", *every)
	}
	book, err := openBook()
	if err != nil {
		return err
	}
	out := soakJSON{Games: *games, Failures: []failure{}}
	var hash digest
	bar := newProgress(c.stderr, "games", *games)
	for i, r := range soaked(book, *seed, *games, *seats, *every) {
		out.Decisions += r.decisions
		hash.add(r.hash)
		if r.err != nil {
			bar.clear()
			n := *seed + uint64(i)
			out.Failures = append(out.Failures, failure{n, r.err.Error()})
			fmt.Fprintf(c.stderr, "seed %d: %v\nanswers: %s\nagain: %s\n", n, r.err, r.log, again(n, *seats, *every))
		}
		bar.at(i + 1)
	}
	bar.end()
	out.Hash = fmt.Sprintf("%016x", uint64(hash))

	if c.asJSON {
		err = c.printJSON(out)
	} else {
		c.printf("%d games, %d decisions, %s, hash %s\n", out.Games, out.Decisions,
			plural(len(out.Failures), "failure", "failures"), out.Hash)
	}
	if err == nil && len(out.Failures) > 0 {
		return errFound
	}
	return err
}

// result is what came of one game.
type result struct {
	hash      uint64
	decisions int
	err       error
	log       string // the answers, if err is set
}

// soaked plays games on all processors and yields their results in the order of
// their seeds. It is to be read to its end.
func soaked(book *card.Book, seed uint64, games, seats, every int) iter.Seq2[int, result] {
	return func(yield func(int, result) bool) {
		workers := min(runtime.GOMAXPROCS(0), games)
		lanes := make([]chan result, workers) // game i is played by worker i mod workers
		for w := range lanes {
			lanes[w] = make(chan result, 64)
			go func() {
				k := newSoaker(book, every)
				for i := w; i < games; i += workers {
					last, err := k.game(seed+uint64(i), seats)
					r := result{hash: last, decisions: len(k.answers), err: err}
					if err != nil {
						r.log = answerLog(k.answers)
					}
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

// again is the command that plays one game of a soak again.
func again(seed uint64, seats, every int) string {
	cmd := fmt.Sprintf("arena soak -games 1 -seed %d", seed)
	if seats != 0 {
		cmd += fmt.Sprintf(" -seats %d", seats)
	}
	if every != 1 {
		cmd += fmt.Sprintf(" -every %d", every)
	}
	return cmd
}

// answerLog writes answers as kind, or kind:card, or kind:card:number.
func answerLog(answers []engine.Answer) string {
	var b strings.Builder
	for i, a := range answers {
		if i > 0 {
			b.WriteByte(' ')
		}
		o := a.Option
		switch {
		case o.N != 0:
			fmt.Fprintf(&b, "%d:%d:%d", o.Kind, o.Card, o.N)
		case o.Card != engine.NoCard:
			fmt.Fprintf(&b, "%d:%d", o.Kind, o.Card)
		default:
			fmt.Fprintf(&b, "%d", o.Kind)
		}
	}
	return b.String()
}
