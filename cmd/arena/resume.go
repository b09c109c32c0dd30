package main

import (
	"bytes"
	"fmt"
	"runtime"
	"sync"

	"lineup/cmd/planflags"
	"lineup/engine"
	"lineup/game/kept"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/modes"
	"lineup/saves/container"
)

var resumeCommand = command{
	name:    "resume",
	args:    "[-games N] [-every K] [-plan TEXT] [-mode ID] [-sets ID,...] [-profile NAME] [-variant NAME,...] [-seed N] [-json]",
	summary: "play at random, and go on from what was kept",
	about: `Plays games with random answers. At every 20th decision the game is written as a file,
read back, and taken up from that in place of the one that was played; what is written
of it then must be the same file. At its end each game must be the one that was played
without being kept. Games differ from seed to seed as those of arena soak do.

JSON: {games, decisions, kept, failures: [{seed, error}]}.`,
	run: resume,
}

// resumeJSON is the result of a run.
type resumeJSON struct {
	Games     int       `json:"games"`
	Decisions int       `json:"decisions"`
	Kept      int       `json:"kept"`
	Failures  []failure `json:"failures"`
}

func resume(c *call) error {
	games := c.flags.Int("games", 100, "play `N` games")
	every := c.flags.Int("every", 20, "take the game up again at every `K`th decision")
	flags := planflags.Declare(c.flags, modes.Whole)
	if err := c.flagsOnly(); err != nil {
		return err
	}
	if *games < 1 || *games > mostGames || *every < 1 {
		return misuse("-games %d -every %d: play from 1 to %d games, and take them up at every 1st decision or less often", *games, *every, mostGames)
	}
	fixed := flags.Plan(mode.Plan{Seed: 1})
	open, err := modes.Tested.Prepare(fixed)
	if err != nil {
		return usageError{err}
	}
	out := resumeJSON{Games: *games, Failures: []failure{}}
	bar := newProgress(c.stderr, "games", *games)
	var mu sync.Mutex
	var all sync.WaitGroup
	next := make(chan uint64)
	for range min(runtime.GOMAXPROCS(0), *games) {
		all.Go(func() {
			k := newSoaker(fixed, open, 1)
			for seed := range next {
				decisions, times, err := resumeGame(k.variety(seed), *every)
				mu.Lock()
				out.Decisions += decisions
				out.Kept += times
				if err != nil {
					bar.clear()
					out.Failures = append(out.Failures, failure{seed, err.Error()})
					fmt.Fprintf(c.stderr, "seed %d: decision %d: %v\nplan: %s\n", seed, decisions, err, k.variety(seed))
				}
				mu.Unlock()
			}
		})
	}
	for i := range *games {
		next <- fixed.Seed + uint64(i)
		mu.Lock()
		bar.at(i + 1)
		mu.Unlock()
	}
	close(next)
	all.Wait()
	bar.end()
	if c.asJSON {
		err = c.printJSON(out)
	} else {
		c.printf("%d games, %d decisions, taken up again %d times, %s\n", out.Games, out.Decisions, out.Kept, plural(len(out.Failures), "failure", "failures"))
	}
	if err == nil && len(out.Failures) > 0 {
		return errFound
	}
	return err
}

// resumeGame plays a game at random and takes it up again at every so many decisions.
func resumeGame(p mode.Plan, every int) (decisions, times int, err error) {
	defer func() {
		if fault := recover(); fault != nil {
			err = fmt.Errorf("panic: %v", fault)
		}
	}()
	g, whole, err := modes.Tested.Deal(p)
	if err != nil {
		return 0, 0, err
	}
	m, err := match.New(g, newPlayer)
	if err != nil {
		return 0, 0, err
	}
	chance := engine.NewRNG(p.Seed, engine.StreamChance)
	for ; whole.Over() == engine.NotOver; decisions++ {
		if decisions == endless {
			return decisions, times, fmt.Errorf("the game does not end")
		}
		d := whole.Pending()
		a := engine.Answer{Seq: d.Seq, Option: d.Options[chance.Intn(len(d.Options))]}
		if err := whole.Apply(a, nil); err != nil {
			return decisions, times, err
		}
		if err := m.Answer(a); err != nil {
			return decisions, times, fmt.Errorf("the game that was taken up refuses an answer: %w", err)
		}
		if decisions%every == 0 {
			if m, err = takeUp(g, m); err != nil {
				return decisions, times, err
			}
			times++
		}
	}
	if m.Hash() != whole.Hash() {
		return decisions, times, fmt.Errorf("it ends otherwise than without being kept")
	}
	return decisions, times, nil
}

// takeUp writes a match as a file, reads it, and makes the match anew from that.
func takeUp(g *mode.Game, m *match.Match) (*match.Match, error) {
	c := container.Content{Game: kept.Game{
		Entry: kept.Entry{Kind: kept.Running, Game: "game", Plan: m.Plan().String(), Turn: 1, Answers: m.Given(), Over: m.Over()},
		Saved: m.Saved(),
	}}
	written, err := container.Encode(c)
	if err != nil {
		return nil, err
	}
	if len(written) > mostKept && m.Given() <= longGame {
		return nil, fmt.Errorf("the file takes %d bytes, more than %d", len(written), mostKept)
	}
	read, err := container.Decode(written)
	if err != nil {
		return nil, fmt.Errorf("what was written cannot be read: %w", err)
	}
	again, err := container.Encode(read)
	if err != nil || !bytes.Equal(written, again) {
		return nil, fmt.Errorf("read and written again it is another file (%v)", err)
	}
	taken, note, err := match.Restore(g, newPlayer, read.Saved)
	switch {
	case err != nil:
		return nil, err
	case note != "":
		return nil, fmt.Errorf("taken up with a note: %s", note)
	case taken.Hash() != m.Hash():
		return nil, fmt.Errorf("taken up it is another game")
	}
	return taken, nil
}

// mostKept is how large the file of a game without its picture may be, if the game is no
// longer than a long one: random games of the trial mode can have half as many answers more,
// those of the modes that ship have 2,000.
const (
	mostKept = 64 << 10
	longGame = 12_000 // answers
)
